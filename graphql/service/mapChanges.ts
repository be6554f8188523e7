import { conceptName, fieldName, readConceptNames, writeConceptNames } from './conceptWords.ts';
import { fieldOrigins, titleOf } from './describeFields.ts';
import type { Operation, ServiceMap } from './serviceMap.ts';
import { say } from '../../words/core/say.ts';

/** What a new map does otherwise than the former one, a sentence for each difference, in the concepts' order. */
export function mapChanges(former: ServiceMap, present: ServiceMap): readonly string[] {
  return [
    ...readConceptNames.flatMap((concept) => conceptChanges(conceptName(concept), former[concept], present[concept])),
    ...writeConceptNames.flatMap((concept) => {
      const [was, is] = [former.writes?.[concept]?.field, present.writes?.[concept]?.field];
      if (was === is) return [];
      const name = conceptName(concept);
      if (is === undefined) return [say('map.gone', { name, former: was ?? '' })];
      if (was === undefined) return [say('map.doneBy', { name, present: is })];
      return [say('map.doneByInstead', { name, present: is, former: was })];
    }),
  ];
}

function conceptChanges(
  name: string,
  former: Operation<object> | undefined,
  present: Operation<object> | undefined,
): readonly string[] {
  if (!former && !present) return [];
  if (!former) return [say('map.offeredBy', { name, present: present ? titleOf(present) : '' })];
  if (!present) return [say('map.gone', { name, former: titleOf(former) })];
  if (titleOf(former) !== titleOf(present))
    return [say('map.readFromInstead', { name, present: titleOf(present), former: titleOf(former) })];
  const fields = [...new Set([...Object.keys(former.fields), ...Object.keys(present.fields)])].flatMap((field) => {
    const [was, is] = [fieldOrigins(former, field).join(' + '), fieldOrigins(present, field).join(' + ')];
    const called = { name, field: fieldName(field) };
    if (was === is) return [];
    if (was === '') return [say('map.fieldFrom', { ...called, present: is })];
    if (is === '') return [say('map.fieldGone', { ...called, former: was })];
    return [say('map.fieldFromInstead', { ...called, present: is, former: was })];
  });
  if (fields.length > 0) return fields;
  const same = JSON.stringify([former.arguments, former.rows]) === JSON.stringify([present.arguments, present.rows]);
  return same ? [] : [say('map.askedOtherwise', { name, present: titleOf(present) })];
}
