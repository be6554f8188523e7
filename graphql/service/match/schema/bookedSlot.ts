import type { FieldModel, SchemaModel, TypeModel } from '../../introspection/schemaModel.ts';
import { objectType } from './identity.ts';
import { valueKind } from './valueKind.ts';
import { ownNouns } from '../words/vocabulary.ts';
import { wordsOf } from '../words/words.ts';

const slots = new WeakMap<TypeModel, TypeModel | null>();

/**
 * The object from which a booking has its times, such as the class or the slot in which it is a place: the only one that
 * it leads to with a start and an end, or a time slot, and that leads to no client itself. Null where it has times of its
 * own, or none.
 */
export function slotOfBooking(schema: SchemaModel, type: TypeModel): TypeModel | null {
  const known = slots.get(type);
  if (known !== undefined) return known;
  const [only, another] = isTimelessBooking(schema, type)
    ? type.fields.flatMap((field) => slotAt(schema, field) ?? [])
    : [];
  const found = only && !another ? only : null;
  slots.set(type, found);
  return found;
}

/** What leads to a client and has no time of its own. */
export function isTimelessBooking(schema: SchemaModel, type: TypeModel): boolean {
  return !hasTime(schema, type, isOwnTime) && leadsToClient(schema, type);
}

function slotAt(schema: SchemaModel, { type: { lists, name } }: FieldModel): TypeModel | null {
  const type = lists === 0 ? objectType(schema, name) : null;
  if (type === null || leadsToClient(schema, type)) return null;
  const has = (word: string): boolean => hasTime(schema, type, (words) => words.includes(word));
  // `reservation { appointment { timeSlot } }`
  return (has('start') && has('end')) || has('slot') ? type : null;
}

type Words = readonly string[];

function hasTime(schema: SchemaModel, { fields }: TypeModel, isTime: (words: Words) => boolean): boolean {
  return fields.some(({ name, type }) => isTime(wordsOf(name)) && timeKinds.has(valueKind(schema, type.name)));
}

function isOwnTime(words: Words): boolean {
  return isStart(words) || ['date', 'time'].includes(words.join(' '));
}

/** Whether a name begins as that of a start does: `startTime`, `scheduledAt`. */
export function isStart([first = '']: Words): boolean {
  return first === 'start' || first === 'scheduled';
}

const timeKinds: ReadonlySet<string> = new Set(['moment', 'date', 'clock', 'text']);

function leadsToClient(schema: SchemaModel, { fields }: TypeModel): boolean {
  return fields.some(
    ({ name, type }) => objectType(schema, type.name) !== null && wordsOf(name).some((word) => clientNouns.has(word)),
  );
}

const clientNouns: ReadonlySet<string> = new Set([...ownNouns.client, ...ownNouns.patient]);
