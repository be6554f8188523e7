import { Temporal } from 'temporal-polyfill';
import type { WriteOperation, WriteRole, WriteSlot } from './serviceWrites.ts';
import { writeValue } from './writeValue.ts';

/** What the desk says in a mutation: texts, a number of minutes, an instant as ISO 8601; a null takes a value away. */
export type WriteValues = Readonly<Partial<Record<WriteRole, string | number | null>>>;

/** What is said in one place, where a role has several places or takes more than one value. */
export type PlacedValue =
  /** With what stands beside it, by the place's own list. */
  | { readonly kind: 'value'; readonly value: string | null; readonly beside: readonly unknown[] }
  /** In the place's pieces, in their order. */
  | { readonly kind: 'pieces'; readonly values: readonly (string | null)[]; readonly beside: readonly unknown[] }
  /** A whole list in the place of the former one. */
  | { readonly kind: 'list'; readonly entries: readonly unknown[] };

export type PlacedValues = ReadonlyMap<WriteSlot, PlacedValue>;

export type MutationVariables =
  | { readonly kind: 'ready'; readonly variables: Readonly<Record<string, unknown>> }
  /** What the service demands and nobody said. */
  | { readonly kind: 'missing'; readonly roles: readonly WriteRole[] }
  /** A word that the service does not take there, with those that it takes. */
  | { readonly kind: 'unfit'; readonly role: WriteRole; readonly takes: readonly string[] };

/**
 * The variables of a mutation. A start and a length also answer a date, a wall clock, minutes from midnight and an end,
 * in whichever of these forms the service wants them; `timeZone` is the location's. What was not said is left out.
 */
export function mutationVariables(
  operation: WriteOperation,
  requested: WriteValues,
  timeZone: string,
  placed: PlacedValues = new Map(),
): MutationVariables {
  const values = { ...timesOf(requested, timeZone), ...requested };
  const slots = operation.arguments.flatMap((argument) => argument.slots);
  const missing = slots
    .filter((slot) => slot.demanded && !hasValue(placed.get(slot)) && (values[slot.role] ?? null) === null)
    .map(({ role }) => role);
  if (missing.length > 0) return { kind: 'missing', roles: [...new Set(missing)] };
  const unfit = slots.find((slot) => !isTaken(slot, values[slot.role]));
  if (unfit) return { kind: 'unfit', role: unfit.role, takes: unfit.values ?? [] };
  const variables: Record<string, unknown> = {};
  for (const argument of operation.arguments) {
    for (const slot of argument.slots) {
      const { path, role, form } = slot;
      const own = placed.get(slot);
      if (own) {
        place(variables, argument.name, slot, own);
        continue;
      }
      const value = values[role];
      if (value === undefined) continue;
      setAt(variables, [argument.name, ...path], form === 'instant' ? value : writeValue(value, form, 'id', timeZone));
    }
  }
  return { kind: 'ready', variables };
}

function hasValue(placed: PlacedValue | undefined): boolean {
  return placed !== undefined && (placed.kind !== 'value' || placed.value !== null);
}

function place(variables: Record<string, unknown>, argument: string, slot: WriteSlot, placed: PlacedValue): void {
  const { path, pieces = [], beside = [] } = slot;
  if (placed.kind === 'list') {
    const zero = path.indexOf('0');
    setAt(variables, [argument, ...(zero === -1 ? path : path.slice(0, zero))], placed.entries);
    return;
  }
  // What is said for itself stands over what is said only because it is beside it.
  beside.forEach((each, index) => {
    const value = placed.beside[index] ?? null;
    if (value !== null) setAt(variables, [argument, ...each.path], value, 'new');
  });
  if (placed.kind === 'value') setAt(variables, [argument, ...path], placed.value);
  else pieces.forEach((each, index) => setAt(variables, [argument, ...each.path], placed.values[index] ?? null));
}

/** Everything that a start and a length say. */
function timesOf({ start, end, minutes }: WriteValues, timeZone: string): WriteValues {
  if (typeof start !== 'string') return {};
  const begins = Temporal.Instant.from(start).toZonedDateTimeISO(timeZone);
  const length = typeof minutes === 'number' ? minutes : minutesBetween(start, end);
  const ends = length === null ? null : begins.add({ minutes: length });
  const clock = (moment: Temporal.ZonedDateTime): string => moment.toPlainTime().toString({ smallestUnit: 'second' });
  return {
    start: offsetText(begins),
    date: begins.toPlainDate().toString(),
    time: clock(begins),
    startMinute: begins.hour * 60 + begins.minute,
    ...(ends === null ? {} : { end: offsetText(ends), endTime: clock(ends), minutes: length ?? 0 }),
  };
}

function minutesBetween(start: string, end: string | number | null | undefined): number | null {
  return typeof end === 'string' ? Math.round((Date.parse(end) - Date.parse(start)) / 60_000) : null;
}

/** With the clinic's offset and without a zone's name, which few services understand. */
function offsetText(moment: Temporal.ZonedDateTime): string {
  return moment.toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

function isTaken({ values }: WriteSlot, value: string | number | null | undefined): boolean {
  return value === undefined || value === null || values === undefined || values.includes(String(value));
}

/** Sets a value in nested objects; a step `0` is the first of a list. What is there already stays where it is to be `new`. */
function setAt(
  target: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
  where: 'anywhere' | 'new' = 'anywhere',
): void {
  let current: Record<string, unknown> | unknown[] = target;
  path.forEach((step, index) => {
    const key = step as keyof typeof current;
    if (index === path.length - 1) {
      if (where === 'anywhere' || current[key] === undefined) current[key] = value as never;
    } else {
      const next: Record<string, unknown> | unknown[] = path[index + 1] === '0' ? [] : {};
      current[key] ??= next as never;
      current = current[key] as typeof current;
    }
  });
}
