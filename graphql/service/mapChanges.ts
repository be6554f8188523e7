import { conceptWords, fieldWords } from './conceptWords.ts';
import { fieldOrigins } from './describeFields.ts';
import type { Concept, Operation, ServiceMap } from './serviceMap.ts';

/** What a new map does otherwise than the former one, a sentence for each difference, in the concepts' order. */
export function mapChanges(former: ServiceMap, present: ServiceMap): readonly string[] {
  // Sound: the words' keys are the concepts.
  const concepts = Object.keys(conceptWords) as Concept[];
  return concepts.flatMap((concept) => conceptChanges(conceptWords[concept], former[concept], present[concept]));
}

function conceptChanges(
  name: string,
  former: Operation<object> | undefined,
  present: Operation<object> | undefined,
): readonly string[] {
  if (!former && !present) return [];
  if (!former) return [`${name}: now offered, by ${present?.field ?? ''}.`];
  if (!present) return [`${name}: no longer offered; it was ${former.field}.`];
  if (former.field !== present.field) return [`${name}: now read from ${present.field} instead of ${former.field}.`];
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
  return same ? [] : [`${name}: ${present.field} is now asked in another way.`];
}
