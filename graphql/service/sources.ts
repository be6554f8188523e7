import { type DateForm, toIsoDate } from './dateForm.ts';
import { asFlag, isReached, isSet } from './flags.ts';
import { isRecord } from './json.ts';
import { dateOf, dayOfMidnight, wallOf, withIsoDate } from './wallClock.ts';

/**
 * Field names from an object of the service downwards. A list on the way yields all its members. A step may carry fixed
 * arguments as they are written in a document, such as `phones(first: 50)`, or lead into JSON, as `address{}` does,
 * or have an alias, where types of a union have other things under one name.
 */
export type Path = readonly string[];

/** Where the desk finds a value in an object of the service. */
export type Source =
  /**
   * `naive: 'utc'` where times without an offset are known to be UTC; else they are the location's wall clock. `dates` where
   * dates are known to be written with the year last.
   */
  | { readonly kind: 'path'; readonly path: Path; readonly naive?: 'utc'; readonly dates?: DateForm }
  /** The first of several that holds something. */
  | { readonly kind: 'choice'; readonly paths: readonly Path[] }
  /** Several joined, such as a given and a family name; where none is there what `otherwise` holds, such as a company. */
  | {
      readonly kind: 'join';
      readonly paths: readonly Path[];
      readonly separator: string;
      readonly otherwise?: Path;
      /** The number of a house, which stands in a field of its own: before the street in the first path, or behind it. */
      readonly house?: { readonly path: Path; readonly isLast: boolean };
    }
  /** A date and a wall clock in two fields; a number as the clock counts minutes from midnight. */
  | {
      readonly kind: 'dateAndTime';
      readonly date: Path;
      readonly time: Path;
      readonly dates?: DateForm;
      /** Where the date is a moment: midnight by the clinic's clock. */
      readonly midnight?: true;
    }
  /** Start plus a length, where the service gives no end: minutes or seconds as a number, or an ISO 8601 duration. */
  | { readonly kind: 'minutesAfter'; readonly start: Path; readonly minutes: Path; readonly inSeconds?: true }
  /** The id in a reference such as `Patient/123` (FHIR R4, Reference.reference). */
  | { readonly kind: 'reference'; readonly path: Path }
  /** The opposite of a flag or of a time stamp: what is not deleted is active. */
  | { readonly kind: 'not'; readonly path: Path }
  /** True where a value is there, such as the date of a death. */
  | { readonly kind: 'set'; readonly path: Path }
  /** True where a word of the service is this one, such as ACTIVE; false where it is known to be the opposite. */
  | { readonly kind: 'is'; readonly path: Path; readonly value: string }
  /** True where a word of the service is none of these: rows of another kind in one list. */
  | { readonly kind: 'otherThan'; readonly path: Path; readonly words: Readonly<Record<string, true>> }
  /** True where one of several is. */
  | { readonly kind: 'any'; readonly of: readonly Source[] }
  /** Flags and time stamps of a course, in its order; the last one that is reached is the state. */
  | { readonly kind: 'course'; readonly steps: readonly Step[] };

/** A step of a course by a flag or a time stamp, or by a flag that is false. */
export interface Step {
  readonly path: Path;
  readonly label: string;
  readonly unset?: true;
}

/** Where phone numbers are: a list of entries, or with an empty `list` the object itself. */
export interface PhoneSource {
  readonly list: Path;
  readonly number: Path;
  readonly label: Path | null;
}

/** Where an amount of money is, and its currency where the service gives one; `cents` for hundredths. */
export interface MoneySource {
  readonly amount: Path;
  readonly currency: Path | null;
  readonly cents?: true;
}

/** Another object reached from this one. An empty path is the object itself. */
export interface Link<Fields> {
  readonly path: Path;
  readonly fields: Fields;
  /** The row’s own field that holds the id of what the path leads to: `user_id` beside `doctor_data`. */
  readonly key?: string;
  /** Of several that the path leads to, the first whose text here begins so: the `Patient/` among the participants. */
  readonly where?: { readonly path: Path; readonly prefix: string };
  /** What is missing here, by depth or because only an id or a name is given, is read by this concept. */
  readonly complete?: Completion;
  /** Set where only an id or only a name is given: the other of `fields` then repeats it. */
  readonly mention?: 'id' | 'name';
}

/** Concepts by which a link is completed: cards requested by id, or lists that are loaded anyway. */
export type Completion = 'patient' | 'client' | 'providers' | 'locations' | 'appointmentTypes';

/** The value at a path. */
export function sourceAt(path: Path): Source {
  return { kind: 'path', path };
}

/** Whether two paths have the same steps. */
export function samePath(one: Path, other: Path): boolean {
  return one.length === other.length && one.every((step, index) => step === other[index]);
}

/** All values a path leads to; a list on the way is flattened, nulls are dropped. */
export function valuesAt(object: unknown, path: Path): readonly unknown[] {
  const values: unknown[] = [];
  collect(object, path, 0, values);
  return values;
}

/** The first value a path leads to, null where there is none. Reads most fields, so it makes no lists on its way. */
export function valueAt(object: unknown, path: Path): unknown {
  let current = object;
  for (let step = 0; step < path.length; step += 1) {
    if (isCondition(path[step])) continue;
    if (Array.isArray(current)) return valuesAt(current, path.slice(step))[0] ?? null;
    if (!isRecord(current)) return null;
    current = valueBehind(current, path[step]);
  }
  return (Array.isArray(current) ? valuesAt(current, [])[0] : current) ?? null;
}

/** A type condition such as `... on Client`, or on several types, `... on Patient | Doctor`; results have no key for it. */
export function isCondition(step: string | undefined): boolean {
  return step?.startsWith('... on ') ?? false;
}

/** The types that a condition names. */
export function conditionTypes(step: string): readonly string[] {
  return step.slice('... on '.length).split(' | ');
}

/** The end of a step into what a service gives as JSON: a document selects the field, and nothing of it. */
export const jsonEnd = '{}';

/**
 * The end of a step into names of which each has a use (FHIR R4, HumanName): those that were borne once are left out, as
 * long as there is another.
 */
export const inUse = '[use]';

const formerUses: ReadonlySet<unknown> = new Set(['old', 'maiden', 'anonymous']);

function valueBehind(object: Readonly<Record<string, unknown>>, step: string | undefined): unknown {
  const value = object[keyOf(step)];
  if (!step?.endsWith(inUse) || !Array.isArray(value)) return value;
  const current = value.filter((each) => !(isRecord(each) && formerUses.has(each['use'])));
  return current.length > 0 ? current : value;
}

/**
 * The result's key of a step: `phones` for `phones(first: 50)`, `address` for the JSON of `address{}`, and the alias of
 * `patientName: name`.
 */
export function keyOf(step: string | undefined): string {
  if (step === undefined) return '';
  const end = step.search(/[({[:]/);
  return end === -1 ? step : step.slice(0, end);
}

/** The field of a step, without its alias and arguments. */
export function fieldNameOf(step: string): string {
  return keyOf(step.replace(/^\w+: /, ''));
}

function collect(value: unknown, path: Path, step: number, values: unknown[]): void {
  if (Array.isArray(value)) {
    for (const each of value) collect(each, path, step, values);
  } else if (step === path.length) {
    if (value !== null && value !== undefined) values.push(value);
  } else if (isCondition(path[step])) {
    collect(value, path, step + 1, values);
  } else if (isRecord(value)) {
    collect(valueBehind(value, path[step]), path, step + 1, values);
  }
}

/** The steps with which several paths begin; none for one path. */
function commonPath(paths: readonly Path[]): Path {
  const [first = [], ...others] = paths;
  if (others.length === 0 || first.length === 1) return [];
  const end = first.findIndex((step, index) => others.some((path) => path[index] !== step));
  return end === -1 ? [] : first.slice(0, end);
}

/**
 * Parts that stand together in a list of parts, such as the names of a person, are those of the first that has any. Runs
 * for each client of a clinic; most clients have their parts in one object.
 */
function joinParts(object: unknown, paths: readonly Path[], separator: string): string {
  const around = commonPath(paths);
  if (around.length === 0) return joinTexts(object, paths, separator);
  const below = paths.map((path) => path.slice(around.length));
  for (const holder of valuesAt(object, around)) {
    const joined = joinTexts(holder, below, separator);
    if (joined !== '') return joined;
  }
  return '';
}

/** An address with the number of the house beside the street, unless that has it already. */
function withHouse(
  object: unknown,
  { path, isLast }: { readonly path: Path; readonly isLast: boolean },
  streetPath: Path,
  address: string,
): string {
  const [number, street] = [asText(valueAt(object, path)), asText(valueAt(object, streetPath))];
  if (number === null || street === null || street.split(/[\s,]+/).includes(number)) return address;
  return `${isLast ? `${street} ${number}` : `${number} ${street}`}${address.slice(street.length)}`;
}

function joinTexts(object: unknown, paths: readonly Path[], separator: string): string {
  const parts: string[] = [];
  for (const path of paths)
    for (const value of valuesAt(object, path)) {
      const text = asText(value);
      if (text !== null) parts.push(text);
    }
  return parts.join(separator);
}

/** The single value of a source, null where there is none. A source over a list yields its first member. */
export function readValue(object: unknown, source: Source | undefined): unknown {
  if (!source) return null;
  switch (source.kind) {
    case 'path': {
      const value = valueAt(object, source.path);
      return source.dates && typeof value === 'string' ? withIsoDate(value.trim(), source.dates) : value;
    }
    case 'choice':
      return source.paths.map((path) => valueAt(object, path)).find(hasContent) ?? null;
    case 'join': {
      const parts = joinParts(object, source.paths, source.separator);
      const joined = source.house ? withHouse(object, source.house, source.paths[0] ?? [], parts) : parts;
      return joined || (source.otherwise ? asText(valueAt(object, source.otherwise)) : null);
    }
    case 'dateAndTime': {
      const date = asText(valueAt(object, source.date));
      const written = valueAt(object, source.time);
      const time = asText(written);
      // What is called a time may hold its date as well.
      if (time !== null && /^\d{4}-\d{2}-\d{2}/.test(time)) return time;
      if (date === null || time === null) return null;
      const day = source.midnight ? dayOfMidnight(date) : dateOf(source.dates ? toIsoDate(date, source.dates) : date);
      return wallOf(day, written, time);
    }
    case 'reference':
      return asText(valueAt(object, source.path))?.split('/').at(-1) ?? null;
    case 'not': {
      return !isSet(valueAt(object, source.path));
    }
    case 'set':
      return isSet(valueAt(object, source.path));
    case 'is': {
      const word = asText(valueAt(object, source.path));
      if (word !== null && word.toLowerCase() === source.value.toLowerCase()) return true;
      // An unknown word gives no value; what all words of an enum begin with says nothing.
      const start = source.value.replace(/[^_]+$/, '');
      return word !== null && inactiveWords.test(word.startsWith(start) ? word.slice(start.length) : word)
        ? false
        : null;
    }
    case 'otherThan': {
      const word = asText(valueAt(object, source.path));
      return word !== null && !Object.hasOwn(source.words, word);
    }
    case 'any':
      return source.of.some((each) => readValue(object, each) === true);
    case 'course':
      return source.steps.findLast((step) => isReached(valueAt(object, step.path), step))?.label ?? null;
    case 'minutesAfter':
      return null;
  }
}

const inactiveWords =
  /^(in_?active|archived|deleted|disabled|former|merged|deceased|suspended|closed|left|retired|lapsed|not_?active)$/i;

/** The object that a link leads to; null where there is none. */
export function linkedAt(object: unknown, { path, where }: Link<unknown>): unknown {
  if (!where) return valueAt(object, path);
  const begins = (each: unknown): boolean => asText(valueAt(each, where.path))?.startsWith(where.prefix) ?? false;
  return valuesAt(object, path).find(begins) ?? null;
}

/** Text as people read it: trimmed, numbers written out; null for what is not text or is empty. */
export function readText(object: unknown, source: Source | undefined): string | null {
  return asText(readValue(object, source));
}

export function asText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return text === '' ? null : text;
}

/** Several texts: a list, or one text with line breaks or semicolons. */
export function readTexts(object: unknown, source: Source | undefined): readonly string[] {
  if (!source) return [];
  const paths = source.kind === 'path' ? [source.path] : 'paths' in source ? source.paths : [];
  const texts: string[] = [];
  for (const path of paths)
    for (const value of valuesAt(object, path))
      for (const part of asText(value)?.split(/[\n;]+/) ?? []) {
        const text = part.trim();
        if (text !== '') texts.push(text);
      }
  return texts;
}

export function readBoolean(object: unknown, source: Source | undefined): boolean | null {
  return asFlag(readValue(object, source));
}

function hasContent(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined;
}
