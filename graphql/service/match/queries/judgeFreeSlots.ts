import { maxDepth } from '../../depth.ts';
import type { SchemaModel } from '../../introspection/schemaModel.ts';
import type { Argument, ArgumentRole, SlotFields } from '../../serviceMap.ts';
import type { EntityScores } from '../entities/entities.ts';
import { type Candidate, demandedRoles, readFieldArguments, startWordsOf, type QueryField } from './operations.ts';
import { contentsOf } from '../schema/leaves.ts';
import { objectType } from '../schema/identity.ts';
import { type ResultShape, shapeOf } from '../schema/resultShape.ts';
import { hasFreeWord, slotFields } from '../fields/slotFields.ts';
import { type Marks, reasonsOf } from '../words/typeNames.ts';
import { wordsOf } from '../words/words.ts';
import { samePath } from '../../sources.ts';

const timed = ['from', 'to', 'day', 'days'] as const;
const narrowing = ['typeId', 'providerId', 'locationId'] as const;
const useful: ReadonlySet<ArgumentRole> = new Set([
  ...timed,
  ...narrowing,
  'minutes',
  'limit',
  'offset',
  'page',
  'cursor',
]);

/** One object that holds all times has no pages. */
const singleObjectRoles: ReadonlySet<ArgumentRole> = new Set([...timed, ...narrowing, 'minutes', 'limit'] as const);

/** Words of times that are there without being free. */
const otherTimes: ReadonlySet<string> = new Set([
  'block',
  'blocked',
  'booked',
  'busy',
  'closed',
  'closure',
  'equipment',
  'holiday',
  'hour',
  'inventory',
  'pattern',
  'product',
  'recurring',
  'request',
  'roster',
  'rule',
  'schedule',
  'shift',
  'stock',
  'template',
  'wait',
  'waiting',
  'waitlist',
  'work',
  'working',
]);

/**
 * Judges a field as the service's own query for times that can be booked: rows with a start and no patient, requested
 * for a day or a period, and for an appointment type, a provider or a location.
 */
export function judgeFreeSlots(
  schema: SchemaModel,
  scores: EntityScores,
  queryField: QueryField,
  which: 'likely' | 'anything',
): Candidate | null {
  const { field, holder } = queryField;
  const found = slotShape(schema, scores, queryField);
  if (!found) return null;
  const { shape, fields } = found;
  const criteria = { useful: shape.many ? useful : singleObjectRoles, start: startWordsOf(schema, shape.type) };
  const reading = readFieldArguments(schema, queryField, criteria);
  const { roles } = reading;
  if (reading.unknown.length > 0 || !(roles.has('from') || roles.has('day'))) return null;
  if (!narrowing.some((role) => roles.has(role))) return null;
  if (!roles.has('day') && lacksDay(schema, shape, fields)) return null;

  const words = wordsOf(field.name);
  const free = hasFreeWord(words);
  if (which === 'likely' && !free && !roles.has('typeId')) return null;
  const inner = innermost(fields);
  const demanded = demandedRoles(schema, queryField, reading);
  const marks: Marks = [
    [0.15, 'hasStart'],
    [inner.end ? 0.05 : 0, 'hasEnd'],
    [(inner.provider ?? fields.provider) ? 0.1 : 0, 'leadsToPerson'],
    [inner.id ? 0 : 0.05, 'hasNoId'],
    [timed.some((role) => demanded.includes(role)) ? 0.1 : 0.05, 'takesPeriod'],
    [roles.has('typeId') ? 0.25 : 0, 'takesType'],
    [roles.has('providerId') ? 0.05 : 0, 'filteredByPerson'],
    [roles.has('locationId') ? 0.05 : 0, 'filteredByLocation'],
    [free ? 0.3 : hasFreeWord(wordsOf(shape.type.name)) ? 0.2 : 0, { id: 'namesFreeTimes', name: field.name }],
    [words.some((word) => ['slot', 'time', 'period'].includes(word)) ? 0.05 : 0, { id: 'isCalled', name: field.name }],
    [words.some((word) => otherTimes.has(word)) ? -0.3 : 0],
    [field.deprecated ? -0.15 : 0],
    [holder ? -0.05 : 0],
  ];
  const sum = marks.reduce((points, [each]) => points + each, 0);
  const reasons = reasonsOf(marks);
  return {
    holder,
    field,
    shape,
    reading: { ...reading, arguments: reading.arguments.map(withDemanded(demanded)) },
    score: Math.round(Math.min(Math.max(sum, 0), 1) * 1000) / 1000,
    reasons: [{ id: 'returnsWhat', name: shape.type.name, marks: reasons.slice(0, 3) }, ...reasons.slice(3)],
  };
}

/** Rows as of any list, one object that holds groups of times, or a list of plain times. */
function slotShape(
  schema: SchemaModel,
  scores: EntityScores,
  { field, holder }: QueryField,
): { readonly shape: ResultShape; readonly fields: SlotFields } | null {
  const type = schema.types.get(field.type.name ?? '');
  const whole = type && { rows: [], type, many: field.type.lists > 0, paging: { next: null, more: null, total: null } };
  const isPlain = type?.kind === 'SCALAR' && field.type.lists === 1;
  // A time that links only to its provider resembles an edge; then the whole result is examined.
  for (const shape of [shapeOf(schema, field), isPlain || objectType(schema, field.type.name) ? whole : null]) {
    if (!shape) continue;
    const levels = maxDepth - 1 - shape.rows.length - (holder ? 1 : 0);
    const fields = slotFields({ schema, scores, type: shape.type, levels });
    // One time alone is no list to choose from.
    if (fields && (shape.many || fields.slots)) return { shape, fields };
  }
  return null;
}

/** Times without a date, in a result for several days: the day would be unknown. */
function lacksDay(schema: SchemaModel, { type }: ResultShape, fields: SlotFields): boolean {
  const { start } = fields;
  if (start?.kind !== 'path') return false;
  return contentsOf(schema, type).leaves.some(({ kind, path }) => kind === 'clock' && samePath(path, start.path));
}

function innermost(fields: SlotFields): SlotFields {
  return fields.slots ? innermost(fields.slots.fields) : fields;
}

/** Marks what the service requires and the desk may not know, so that it is checked before the request. */
function withDemanded(demanded: readonly ArgumentRole[]): (argument: Argument) => Argument {
  const demandable: ReadonlySet<ArgumentRole> = new Set(
    ([...narrowing, 'minutes'] as const).filter((role) => demanded.includes(role)),
  );
  return (argument) => ({
    ...argument,
    slots: argument.slots.map((slot) =>
      'role' in slot && demandable.has(slot.role) ? { ...slot, demanded: true } : slot,
    ),
  });
}
