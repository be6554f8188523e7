import { splitAddress, type PlacedValue } from '../../../../graphql/service/variables.ts';
import { isRecord } from '../../../../graphql/service/json.ts';
import { asText, isCondition, keyOf, type Path, valueAt, valuesAt } from '../../../../graphql/service/sources.ts';
import type { Counterpart, ListEntries, WriteSlot } from '../../../../graphql/service/serviceWrites.ts';
import { t } from '../../../../i18n/core/t.ts';

/** A value in its place, or why it can't be put there. */
export type Placing =
  | { readonly kind: 'placed'; readonly slot: WriteSlot; readonly value: PlacedValue }
  | { readonly kind: 'problem'; readonly message: string };

/**
 * The first number or address of mail of a client in the place that holds it, of several such places. Where a service
 * replaces the whole list, the others go with it.
 */
export function placeFirst(
  slots: readonly WriteSlot[],
  row: unknown,
  first: string | null,
  input: string | null,
): Placing {
  const slot = first === null ? plainest(slots) : slots.find((each) => holds(each, row, first));
  if (!slot) return elsewhere();
  const { entries, form, path } = slot;
  // A map of an earlier version has no record of the list that would be replaced.
  if (!entries) return form === 'list' || path.includes('0') ? elsewhere() : placeValue(slot, row, input);
  if (!wasRead(row, entries.list)) return unread();
  return { kind: 'placed', slot, value: { kind: 'list', entries: listWith(entries, row, first, input) } };
}

/** A value in its only place, with its sibling values there. */
export function placeValue(slot: WriteSlot, row: unknown, input: string | null): Placing {
  const beside = besideOf(slot, row);
  return beside ? { kind: 'placed', slot, value: { kind: 'value', value: input, beside } } : unread();
}

/** An address in one place or in its lines. */
export function placeAddress(slot: WriteSlot, row: unknown, input: string): Placing {
  const { pieces } = slot;
  if (!slot.reads) return elsewhere();
  if (!pieces) return placeValue(slot, row, input === '' ? null : input);
  const beside = besideOf(slot, row);
  if (!beside || !pieces.every(({ reads }) => wasRead(row, reads))) return unread();
  const former = pieces.map(({ reads }) => asText(valueAt(row, reads)));
  const values = splitAddress(former, input);
  if (values) return { kind: 'placed', slot, value: { kind: 'pieces', values, beside } };
  const count = former.filter((piece) => piece !== null).length;
  return { kind: 'problem', message: t('desk.pieces', { count }) };
}

/** The present value of a place, for a service that requires it at every change; null where it is empty. */
export function placePresent(slot: WriteSlot, row: unknown): PlacedValue | null {
  const { entries, reads } = slot;
  if (entries) return wasRead(row, entries.list) ? { kind: 'list', entries: listAgain(entries, row) } : null;
  const value = reads ? asText(valueAt(row, reads)) : null;
  const beside = besideOf(slot, row);
  return value === null || beside === null ? null : { kind: 'value', value, beside };
}

function elsewhere(): Placing {
  return { kind: 'problem', message: t('desk.elsewhere') };
}

function unread(): Placing {
  return { kind: 'problem', message: t('desk.unread') };
}

/** Of several places, the one with the shortest path, for a client who has no value yet. */
function plainest(slots: readonly WriteSlot[]): WriteSlot | undefined {
  const way = ({ path, reads }: WriteSlot): string => (reads ?? path).join('.');
  return slots.toSorted((one, other) => way(one).length - way(other).length || (way(one) < way(other) ? -1 : 1))[0];
}

function holds({ reads }: WriteSlot, row: unknown, text: string): boolean {
  return reads !== undefined && valuesAt(row, reads).some((value) => asText(value) === text);
}

function listAgain({ list, again }: ListEntries, row: unknown): readonly unknown[] {
  return valuesAt(row, list).map((entry) => entryAgain(entry, again));
}

function listWith(entries: ListEntries, row: unknown, first: string | null, input: string | null): readonly unknown[] {
  const { list, again } = entries;
  const former = valuesAt(row, list);
  const own = again[0];
  const at = first === null || !own ? -1 : former.findIndex((entry) => asText(valueAt(entry, own.reads)) === first);
  const others = former.map((entry) => entryAgain(entry, again));
  if (input === null) return others.filter((_, index) => index !== at);
  const changed = (entry: unknown): unknown =>
    own && own.path.length > 0 ? { ...(isRecord(entry) ? entry : {}), [own.path.join('.')]: input } : input;
  return at === -1 ? [...others, changed({})] : others.map((entry, index) => (index === at ? changed(entry) : entry));
}

/** An entry as the service takes it: what it takes of it, as it was read. */
function entryAgain(entry: unknown, again: readonly Counterpart[]): unknown {
  const [own] = again;
  if (own && own.path.length === 0) return valueAt(entry, own.reads);
  const input = again.flatMap(({ path, reads }) => {
    const value = valueAt(entry, reads);
    return value === null ? [] : [[path.join('.'), value] as const];
  });
  return Object.fromEntries(input);
}

/** Null where something that stands beside it was not read. */
function besideOf({ beside = [] }: WriteSlot, row: unknown): readonly unknown[] | null {
  if (!beside.every(({ reads }) => wasRead(row, reads))) return null;
  return beside.map(({ reads }) => valueAt(row, reads));
}

/** Whether the query selected this: an unselected field is not known to be empty. */
function wasRead(row: unknown, [step, ...rest]: Path): boolean {
  if (step === undefined || row === null) return true;
  if (Array.isArray(row)) return row.every((each) => wasRead(each, [step, ...rest]));
  if (isCondition(step)) return wasRead(row, rest);
  const key = keyOf(step);
  return isRecord(row) && key in row && wasRead(row[key], rest);
}
