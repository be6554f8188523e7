import { isRecord } from './json.ts';
import { fieldNameOf, isCondition, type Path } from './sources.ts';
import type { Operation, ServiceMap } from './serviceMap.ts';
import type { WriteOperation } from './serviceWrites.ts';
import { conceptName, fieldName, readConceptNames, writeConceptNames } from './concepts.ts';
import { t } from '../../i18n/core/t.ts';

/** What an operation is called where people read of it: `createAppointment`, or `ClinicService.Appointments.create`. */
export function titleOf({
  field,
  title,
  way = [],
}: Pick<Operation<object>, 'field' | 'title'> & Pick<WriteOperation, 'way'>): string {
  return title ?? [...way, field].join('.');
}

/** A path for people, without type conditions. */
export function pathText(path: Path): string {
  return path
    .filter((step) => !isCondition(step))
    .map((step) => (step.includes('(') ? step : fieldNameOf(step)))
    .join('.');
}

/** Follows the place of an amount that counts hundredths, where people read of it. */
export const hundredths = ' ÷ 100';

/** The places a field of the desk is read from, as dotted paths: `phoneNumbers.value`, `patient.client`. */
export function fieldOrigins(operation: Operation<object>, field: string): readonly string[] {
  const inner = fieldOf(timesOf(operation), field);
  return originsOf(inner === undefined ? fieldOf(operation, field) : inner);
}

/** Descends from groups of times to the times themselves; any other operation stays as it is. */
export function timesOf(operation: Operation<object>): Operation<object> {
  const slots = fieldOf(operation, 'slots');
  if (!isRecord(slots) || !Array.isArray(slots['path']) || !isRecord(slots['fields'])) return operation;
  return timesOf({ ...operation, rows: [...operation.rows, ...slots['path']], fields: slots['fields'] });
}

function fieldOf({ fields }: Operation<object>, field: string): unknown {
  return new Map<string, unknown>(Object.entries(fields)).get(field);
}

/** A link counts as the way to the other object; what is read there is that object's own affair. */
function originsOf(description: unknown): readonly string[] {
  if (isPath(description)) return [pathText(description)];
  if (Array.isArray(description)) return description.flatMap(originsOf);
  if (!isRecord(description)) return [];
  const { list, number, path, amount, currency, cents } = description;
  if (isPath(amount)) return [pathText(amount) + (cents === true ? hundredths : ''), ...originsOf(currency)];
  if (isPath(list) && isPath(number)) return [pathText([...list, ...number])];
  if (isPath(path)) return [pathText(path)];
  return [...new Set(Object.values(description).flatMap(originsOf))];
}

function isPath(value: unknown): value is Path {
  return Array.isArray(value) && value.length > 0 && value.every((step) => typeof step === 'string');
}

/** What a new map does otherwise than the former one, a sentence for each difference, in the concepts' order. */
export function mapChanges(former: ServiceMap, present: ServiceMap): readonly string[] {
  return [
    ...readConceptNames.flatMap((concept) => conceptChanges(conceptName(concept), former[concept], present[concept])),
    ...writeConceptNames.flatMap((concept) => {
      const [was, is] = [former, present].map(({ writes }) => writes?.[concept] && titleOf(writes[concept]));
      if (was === is) return [];
      const name = conceptName(concept);
      if (is === undefined) return [t('map.gone', { name, former: was ?? '' })];
      if (was === undefined) return [t('map.doneBy', { name, present: is })];
      return [t('map.doneByInstead', { name, present: is, former: was })];
    }),
  ];
}

function conceptChanges(
  name: string,
  former: Operation<object> | undefined,
  present: Operation<object> | undefined,
): readonly string[] {
  if (!former && !present) return [];
  if (!former) return [t('map.offeredBy', { name, present: present ? titleOf(present) : '' })];
  if (!present) return [t('map.gone', { name, former: titleOf(former) })];
  if (titleOf(former) !== titleOf(present))
    return [t('map.readFromInstead', { name, present: titleOf(present), former: titleOf(former) })];
  const fields = [...new Set([...Object.keys(former.fields), ...Object.keys(present.fields)])].flatMap((field) => {
    const [was, is] = [fieldOrigins(former, field).join(' + '), fieldOrigins(present, field).join(' + ')];
    const called = { name, field: fieldName(field) };
    if (was === is) return [];
    if (was === '') return [t('map.fieldFrom', { ...called, present: is })];
    if (is === '') return [t('map.fieldGone', { ...called, former: was })];
    return [t('map.fieldFromInstead', { ...called, present: is, former: was })];
  });
  if (fields.length > 0) return fields;
  const same = JSON.stringify([former.arguments, former.rows]) === JSON.stringify([present.arguments, present.rows]);
  return same ? [] : [t('map.queriedOtherwise', { name, present: titleOf(present) })];
}
