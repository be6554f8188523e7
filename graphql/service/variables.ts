import { writeDateForm } from './dateForm.ts';
import { isRecord } from './json.ts';
import { batchSize, idArgument, variableName } from './documents.ts';
import { type ArgumentRole, onlyLocationId, type Operation } from './serviceMap.ts';
import type { ValueForm } from './valueForm.ts';
import { Temporal } from 'temporal-polyfill';
import type { WriteOperation, WriteRole, WriteSlot } from './serviceWrites.ts';
import { isDecimal, toCents } from './readers/readMoney.ts';
import { withSingleSpaces } from './text.ts';

/** The values of an operation's arguments by role; a missing role leaves its argument out. */
export type ArgumentValues = Readonly<Partial<Record<ArgumentRole, unknown>>>;

/** The variables of a batch; a last one that is not full repeats an id, which costs nothing and keeps one document. */
export function batchVariables(operation: Operation<object>, ids: readonly string[]): Record<string, unknown> {
  const argument = idArgument(operation);
  if (!argument) return {};
  const only = { ...operation, arguments: [argument] };
  const entries = Array.from({ length: batchSize }, (_, index) => {
    const id = ids[index] ?? ids.at(-1);
    return [`id${index}`, buildVariables(only, { id })[variableName(argument)]] as const;
  });
  return Object.fromEntries(entries);
}

/** The variables of one call: each value in its slot and form, arguments without any value left out. */
export function buildVariables(
  operation: Operation<object>,
  values: ArgumentValues,
  timeZone = 'UTC',
): Record<string, unknown> {
  const variables: Record<string, unknown> = {};
  for (const argument of operation.arguments) {
    if (argument.slots.every(({ path }) => path.length > 0) && argument.type.endsWith('!'))
      variables[variableName(argument)] = {};
    for (const slot of argument.slots) {
      const value =
        'constant' in slot
          ? slot.constant
          : writeValue(atMost(values[slot.role], slot.most), slot.form, slot.role, timeZone);
      if (value === undefined || value === null || value === onlyLocationId) continue;
      setAt(variables, [variableName(argument), ...slot.path], value);
    }
  }
  return variables;
}

function atMost(value: unknown, most: number | undefined): unknown {
  return typeof value === 'number' && most !== undefined ? Math.min(value, most) : value;
}

/** Values of a mutation by role: texts, a number of minutes, an instant as ISO 8601; null clears a value. */
export type WriteValues = Readonly<Partial<Record<WriteRole, string | number | null>>>;

/** The value of one place, where a role has several places or takes more than one value. */
export type PlacedValue =
  /** With what stands beside it, by the place's own list. */
  | { readonly kind: 'value'; readonly value: string | null; readonly beside: readonly unknown[] }
  /** In the place's pieces, in their order. */
  | { readonly kind: 'pieces'; readonly values: readonly (string | null)[]; readonly beside: readonly unknown[] }
  /** A whole list in the place of the former one. */
  | { readonly kind: 'list'; readonly entries: readonly unknown[] };

export type PlacedValues = ReadonlyMap<WriteSlot, PlacedValue>;

type MutationVariables =
  | { readonly kind: 'ready'; readonly variables: Readonly<Record<string, unknown>> }
  /** Required roles without a value. */
  | { readonly kind: 'missing'; readonly roles: readonly WriteRole[] }
  /** A word that the service does not take there, with those that it takes. */
  | { readonly kind: 'unfit'; readonly role: WriteRole; readonly takes: readonly string[] };

/**
 * The variables of a mutation. A start and a length also answer a date, a wall clock, minutes from midnight and an end,
 * in whichever of these forms the service takes them; `timeZone` is the location's. Missing values are left out.
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
      const value = idOf(slot, values[role]);
      if (value === undefined || value === onlyLocationId) continue;
      if (slot.fixed) {
        if (value !== null) addEntry(variables, [argument.name, ...path], value, slot.fixed);
        continue;
      }
      setAt(variables, [argument.name, ...path], form === 'instant' ? value : writeValue(value, form, 'id', timeZone));
    }
    for (const path of argument.objects ?? []) setAt(variables, [argument.name, ...path], {}, { onlyNew: true });
  }
  return { kind: 'ready', variables };
}

/** Whether a mutation takes a start, whole or as a date and a wall clock. */
export function takesStart({ arguments: list }: WriteOperation): boolean {
  return list.some(({ slots }) => slots.some(({ role }) => ['start', 'date', 'time', 'startMinute'].includes(role)));
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
  // A value of its own role overrides one that is only repeated beside another.
  beside.forEach((each, index) => {
    const value = placed.beside[index] ?? null;
    if (value !== null) setAt(variables, [argument, ...each.path], value, { onlyNew: true });
  });
  if (placed.kind === 'value') setAt(variables, [argument, ...path], placed.value);
  else pieces.forEach((each, index) => setAt(variables, [argument, ...each.path], placed.values[index] ?? null));
}

/** All values that follow from a start and a length. */
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

/** The id that a word stands for, where the service takes ids. */
function idOf({ values = [], ids }: WriteSlot, value: string | number | null | undefined): typeof value {
  return ids && typeof value === 'string' ? ids[values.indexOf(value)] : value;
}

function isTaken({ values }: WriteSlot, value: string | number | null | undefined): boolean {
  return value === undefined || value === null || values === undefined || values.includes(String(value));
}

/** Adds an entry to a list: a value, and beside it the word of its kind. The step `0` stands for the entry. */
function addEntry(
  target: Record<string, unknown>,
  path: readonly string[],
  value: string | number,
  { field, value: kind }: NonNullable<WriteSlot['fixed']>,
): void {
  const list = path.slice(0, path.lastIndexOf('0'));
  const former = list.reduce<unknown>((at, step) => (isRecord(at) ? at[step] : undefined), target);
  setAt(target, list, [...(Array.isArray(former) ? former : []), { [path.at(-1) ?? '']: value, [field]: kind }]);
}

/** Sets a value in nested objects; a step `0` is the first of a list. `onlyNew` leaves a value that is already there. */
function setAt(
  target: Record<string, unknown>,
  path: readonly string[],
  value: unknown,
  { onlyNew = false }: { readonly onlyNew?: boolean } = {},
): void {
  let current: Record<string, unknown> | unknown[] = target;
  path.forEach((step, index) => {
    const key = step as keyof typeof current;
    if (index === path.length - 1) {
      if (!onlyNew || current[key] === undefined) current[key] = value as never;
      return;
    }
    if (typeof current[key] !== 'object' || current[key] === null) {
      current[key] = (path[index + 1] === '0' ? [] : {}) as never;
    }
    current = current[key] as typeof current;
  });
}

/**
 * Writes a value of the desk in the format of the service's argument. Ends of a period that lose their zone on
 * the way are a day wider on both sides: the rows are filtered again here, and none may be missing.
 */
export function writeValue(value: unknown, form: ValueForm | undefined, role: ArgumentRole, timeZone: string): unknown {
  if (value === undefined || value === null || form === undefined || form === 'instant') return value;
  switch (form) {
    case 'list':
      return Array.isArray(value) ? value : [value];
    case 'zeroBased':
      return typeof value === 'number' ? value - 1 : value;
    case 'wide':
      return typeof value === 'string' ? widen(value, role, timeZone).toInstant().toString() : value;
    case 'pattern':
      return typeof value === 'string' ? `%${value}%` : value;
    case 'text':
      return typeof value === 'number' ? String(value) : value;
    case 'number':
      return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
    case 'decimal':
      // Fifteen digits come back from a float as they were; what is longer is no amount and is left to be refused.
      return typeof value === 'string' && isDecimal(value) && value.length <= 16 ? Number(value) : value;
    case 'cents':
      return typeof value === 'string' && isDecimal(value) ? toCents(value) : value;
    case 'isoLength':
      return typeof value === 'number' ? `PT${value}M` : value;
    case 'unitLength':
      return typeof value === 'number' ? `${value}m` : value;
    case 'clockLength':
      return typeof value === 'number' ? lengthClock(value) : value;
    case 'secondsLength':
      return typeof value === 'number' ? value * 60 : value;
    case 'seconds':
      return typeof value === 'string' ? Math.floor(Date.parse(value) / 1000) : value;
    case 'milliseconds':
      return typeof value === 'string' ? Date.parse(value) : value;
    case 'spaced':
      return typeof value === 'string' ? writeNaive(value, role, timeZone).replace('T', ' ') : value;
    case 'utc':
      return typeof value === 'string' ? Temporal.Instant.from(value).toString({ smallestUnit: 'second' }) : value;
    case 'local':
      return typeof value === 'string' ? localText(value, timeZone) : value;
    case 'localMinute':
      return typeof value === 'string' ? localText(value, timeZone).slice(0, '2026-11-17T09:30'.length) : value;
    case 'localSpaced':
      return typeof value === 'string' ? localText(value, timeZone).replace('T', ' ') : value;
    case 'date':
      return typeof value === 'string' ? writeDate(value, role, timeZone) : value;
    case 'mm/dd/yyyy':
    case 'dd/mm/yyyy':
    case 'mm-dd-yyyy':
    case 'dd-mm-yyyy':
    case 'dd.mm.yyyy':
      return typeof value === 'string' ? writeDateForm(writeDate(value, role, timeZone), form) : value;
    case 'digits':
      return typeof value === 'string' ? writeDigits(value, role, timeZone) : value;
    case 'clockDigits':
      return typeof value === 'string' ? Number(writeNaive(value, role, timeZone).replace(/\D/g, '')) : value;
    case 'hourMinute':
      return typeof value === 'string' ? value.slice(0, 5) : value;
    case 'naive':
      return typeof value === 'string' ? writeNaive(value, role, timeZone) : value;
  }
}

/** Minutes as 01:30:00. */
function lengthClock(minutes: number): string {
  return `${[Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')}:00`;
}

function localText(value: string, timeZone: string): string {
  const local = Temporal.Instant.from(value).toZonedDateTimeISO(timeZone).toPlainDateTime();
  return local.toString({ smallestUnit: 'second' });
}

/** A date or a wall clock has no zone: it is written as it is. */
function isZoneless(value: string): boolean {
  return !/(Z|[+-]\d{2}:?\d{2})$/i.test(value);
}

function writeDate(value: string, role: ArgumentRole, timeZone: string): string {
  if (isZoneless(value)) return value.slice(0, 10);
  return widen(value, role, timeZone).toPlainDate().toString();
}

function writeDigits(value: string, role: ArgumentRole, timeZone: string): string {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(value) ?? [];
  return hour === undefined ? writeDate(value, role, timeZone).replaceAll('-', '') : `${hour}${minute ?? ''}`;
}

function writeNaive(value: string, role: ArgumentRole, timeZone: string): string {
  if (isZoneless(value)) return value;
  const widened = widen(value, role, timeZone).toPlainDateTime();
  return widened.toString({ smallestUnit: 'second' });
}

function widen(instant: string, role: ArgumentRole, timeZone: string): Temporal.ZonedDateTime {
  const moment = Temporal.Instant.from(instant).toZonedDateTimeISO(timeZone);
  return role === 'to' ? moment.add({ days: 1 }) : moment.subtract({ days: 1 });
}

/**
 * An address as it was edited in one line, in the pieces that a service keeps: those at its beginning and at its end that
 * were left alone stay where they were, and the rest goes to the remaining pieces. Null where it is unknown
 * which piece became what.
 */
export function splitAddress(former: readonly (string | null)[], edited: string): readonly (string | null)[] | null {
  const text = withSingleSpaces(edited);
  if (text === '') return former.map(() => null);
  const filled = former.flatMap((piece, index) => (piece === null ? [] : [index]));
  // As at a registration: where there was none the whole of it stands in the first line.
  if (filled.length === 0) return former.map((_, index) => (index === 0 ? text : null));
  const parts = partsOf(text);
  const aligned = align(former, filled, text);
  return aligned ?? (parts.length === former.length ? parts : null);
}

function align(
  former: readonly (string | null)[],
  filled: readonly number[],
  text: string,
): readonly (string | null)[] | null {
  let rest = text;
  const unchanged = new Set<number>();
  for (const index of filled) {
    const piece = former[index] ?? '';
    if (rest !== piece && !rest.startsWith(`${piece}, `)) break;
    unchanged.add(index);
    rest = rest.slice(piece.length + 2);
  }
  for (const index of filled.toReversed()) {
    const piece = former[index] ?? '';
    if (unchanged.has(index) || (rest !== piece && !rest.endsWith(`, ${piece}`))) break;
    unchanged.add(index);
    rest = rest.slice(0, Math.max(rest.length - piece.length - 2, 0));
  }
  const open = filled.filter((index) => !unchanged.has(index));
  const replacements = rest === '' ? open.map(() => null) : open.length === 1 ? [rest] : partsOf(rest);
  if (replacements.length !== open.length) return null;
  return former.map((piece, index) => (open.includes(index) ? (replacements[open.indexOf(index)] ?? null) : piece));
}

function partsOf(text: string): readonly string[] {
  return text.split(/,\s*/).filter((part) => part !== '');
}
