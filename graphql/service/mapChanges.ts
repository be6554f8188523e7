import { conceptWords, fieldWords, writeWords } from './conceptWords.ts';
import { fieldOrigins, titleOf } from './describeFields.ts';
import type { Concept, Operation, ServiceMap } from './serviceMap.ts';
import type { WriteConcept } from './serviceWrites.ts';

/** What a new map does otherwise than the former one, a sentence for each difference, in the concepts' order. */
export function mapChanges(former: ServiceMap, present: ServiceMap): readonly string[] {
  // Sound: the words' keys are the concepts.
  const concepts = Object.keys(conceptWords) as Concept[];
  // Sound: the words' keys are the write concepts.
  const writes = Object.keys(writeWords) as WriteConcept[];
  return [
    ...concepts.flatMap((concept) => conceptChanges(conceptWords[concept], former[concept], present[concept])),
    ...writes.flatMap((concept) => {
      const [was, is] = [former.writes?.[concept]?.field, present.writes?.[concept]?.field];
      if (was === is) return [];
      if (is === undefined) return [`${writeWords[concept]}: no longer offered; it was ${was ?? ''}.`];
      return [`${writeWords[concept]}: now done by ${is}${was === undefined ? '' : ` instead of ${was}`}.`];
    }),
  ];
}

function conceptChanges(
  name: string,
  former: Operation<object> | undefined,
  present: Operation<object> | undefined,
): readonly string[] {
  if (!former && !present) return [];
  if (!former) return [`${name}: now offered, by ${present ? titleOf(present) : ''}.`];
  if (!present) return [`${name}: no longer offered; it was ${titleOf(former)}.`];
  if (titleOf(former) !== titleOf(present))
    return [`${name}: now read from ${titleOf(present)} instead of ${titleOf(former)}.`];
  const fields = [...new Set([...Object.keys(former.fields), ...Object.keys(present.fields)])].flatMap((field) => {
    const [was, is] = [fieldOrigins(former, field).join(' + '), fieldOrigins(present, field).join(' + ')];
    const called = fieldWords[field] ?? field;
    if (was === is) return [];
    if (was === '') return [`${name}: ${called} is now read from ${is}.`];
    if (is === '') return [`${name}: ${called} is no longer there; it was ${was}.`];
    return [`${name}: ${called} is now read from ${is} instead of ${was}.`];
  });
  if (fields.length > 0) return fields;
  const same = JSON.stringify([former.arguments, former.rows]) === JSON.stringify([present.arguments, present.rows]);
  return same ? [] : [`${name}: ${titleOf(present)} is now asked in another way.`];
}
