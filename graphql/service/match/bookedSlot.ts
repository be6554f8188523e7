import type { FieldModel, SchemaModel, TypeModel } from '../introspection/schemaModel.ts';
import { objectType } from './identity.ts';
import { valueKind } from './valueKind.ts';
import { ownNouns } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/**
 * Whether a booking has its times in an object that it leads to, such as the class or the slot in which it is a place:
 * the only one with a start and an end, which leads to no client itself.
 */
export function isSlotOfBooking(schema: SchemaModel, type: TypeModel, below: TypeModel): boolean {
  if (!isTimelessBooking(schema, type)) return false;
  const slots = type.fields.flatMap((field) => slotAt(schema, field) ?? []);
  return slots.length === 1 && slots[0] === below;
}

/** What leads to a client and has no time of its own. */
export function isTimelessBooking(schema: SchemaModel, type: TypeModel): boolean {
  return !hasTime(schema, type, /^(start|begin|scheduled|date$|time$)/i) && leadsToClient(schema, type);
}

function slotAt(schema: SchemaModel, { type: { lists, name } }: FieldModel): TypeModel | null {
  const type = lists === 0 ? objectType(schema, name) : null;
  const isSlot =
    type !== null &&
    hasTime(schema, type, /^(start|begin)/i) &&
    hasTime(schema, type, /^(end|finish)/i) &&
    !leadsToClient(schema, type);
  return isSlot ? type : null;
}

function hasTime(schema: SchemaModel, { fields }: TypeModel, words: RegExp): boolean {
  return fields.some(({ name, type }) => words.test(name) && timeKinds.has(valueKind(schema, type.name)));
}

const timeKinds: ReadonlySet<string> = new Set(['moment', 'date', 'clock', 'text']);

function leadsToClient(schema: SchemaModel, { fields }: TypeModel): boolean {
  return fields.some(
    ({ name, type }) => objectType(schema, type.name) !== null && wordsOf(name).some((word) => clientNouns.has(word)),
  );
}

const clientNouns: ReadonlySet<string> = new Set([...ownNouns.client, ...ownNouns.patient]);
