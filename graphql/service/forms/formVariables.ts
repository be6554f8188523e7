import { isRecord } from '../json.ts';
import type { Form, FormChoices, FormField } from './form.ts';
import { Temporal } from 'temporal-polyfill';

/** What is wrong with one value, and where: names and numbers of places in lists, from the argument on. */
export interface FormFault {
  readonly path: readonly string[];
  readonly fault: Fault;
  /** The allowed values, for a choice. */
  readonly choices: readonly string[];
}

type FormVariables =
  | { readonly kind: 'ready'; readonly variables: Readonly<Record<string, unknown>> }
  | { readonly kind: 'faults'; readonly faults: readonly FormFault[] };

const mostFaults = 100;
/** An input type may hold itself: what is typed ends somewhere. */
const deepest = 40;

/**
 * From what was typed, a tree of texts, flags, lists and groups, to the variables of a form's document. What was left empty is
 * left out; an explicit null is sent. Exact to the digit: see `writeTyped`.
 */
export function formVariables(form: Form, typed: unknown, timeZone: string): FormVariables {
  const faults: FormFault[] = [];
  const inputs = new Map(form.inputs.map((input) => [input.name, input]));
  const choices = new Map(form.choices.map((each) => [each.name, each]));

  function blame(path: readonly string[], fault: Fault, of: string): undefined {
    if (faults.length >= mostFaults) return undefined;
    faults.push({ path, fault, choices: fault === 'noChoice' ? (choices.get(of)?.values ?? []) : [] });
    return undefined;
  }

  function group(fields: readonly FormField[], values: unknown, path: readonly string[]): Record<string, unknown> {
    const written: Record<string, unknown> = {};
    if (!isRecord(values) || path.length > deepest) {
      blame(path, 'noGroup', '');
      return written;
    }
    const known = new Set(fields.map(({ name }) => name));
    // The unknown name comes from the page and is not repeated.
    if (Object.keys(values).some((name) => !known.has(name))) blame(path, 'unknown', '');
    for (const field of fields) {
      const { name } = field;
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      const at = [...path, name];
      if (isEmpty(value)) {
        const mayBegin = field.required && field.lists === 0 && field.kind === 'input';
        if (mayBegin) written[name] = group(inputs.get(field.of)?.fields ?? [], value ?? {}, at);
        else if (field.required && Array.isArray(value) && value.length === 0) written[name] = [];
        else if (field.required) blame(at, 'missing', field.of);
        continue;
      }
      const result = one(field, field.type, value, at);
      if (result) written[name] = result.value;
    }
    return written;
  }

  /** A value under its wrappers; undefined where it was blamed. */
  function one(
    field: FormField,
    type: string,
    value: unknown,
    path: readonly string[],
  ): { readonly value: unknown } | undefined {
    if (value === null) return type.endsWith('!') ? blame(path, 'notEmpty', field.of) : { value };
    const bare = type.replace(/!$/, '');
    if (bare.startsWith('[')) {
      if (!Array.isArray(value)) return blame(path, 'noList', field.of);
      const inside = bare.slice(1, -1);
      // A place in a list that was left empty is none; a group was added on purpose, with nothing in it or not.
      const entries = value.flatMap((each, index) =>
        isEmpty(each) && !isRecord(each) ? [] : (one(field, inside, each, [...path, String(index)]) ?? []),
      );
      return { value: entries.map((entry) => entry.value) };
    }
    if (field.kind === 'input') return { value: group(inputs.get(field.of)?.fields ?? [], value, path) };
    const result: Written = writeTyped(field, value, choices, timeZone);
    return typeof result === 'string' ? blame(path, result, field.of) : result;
  }

  const variables = group(form.arguments, typed, []);
  return faults.length > 0 ? { kind: 'faults', faults } : { kind: 'ready', variables };
}

/** Whether nothing was typed there, nor anywhere in it. A flag that is not set was set to no. */
function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (typeof value === 'string') return value.trim() === '';
  // A group in a list was added on purpose, with something in it or not.
  if (Array.isArray(value)) return value.every((each) => !isRecord(each) && isEmpty(each));
  return isRecord(value) && Object.values(value).every(isEmpty);
}

/** Why a value can't be sent as it was typed. */
type Fault =
  | 'missing'
  | 'notEmpty'
  | 'noWhole'
  | 'outOfRange'
  | 'noDecimal'
  | 'tooManyDigits'
  | 'noFlag'
  | 'noChoice'
  | 'noDate'
  | 'noMoment'
  | 'noClock'
  | 'noEmail'
  | 'noUrl'
  | 'noJson'
  | 'noList'
  | 'noGroup'
  | 'noText'
  | 'unknown';

type Written = { readonly value: unknown } | Fault;

type Known = Pick<FormField, 'kind' | 'writing' | 'of'>;

const longestNumber = 100;

/** One value, from the text that was typed to what stands in the variables. Nothing passes through a binary float. */
function writeTyped(
  field: Known,
  typed: unknown,
  choices: ReadonlyMap<string, FormChoices>,
  timeZone: string,
): Written {
  if (field.kind === 'flag') return writeFlag(typed);
  if (typeof typed !== 'string') return 'noText';
  const text = typed.trim();
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'phone':
      return { value: typed };
    case 'id':
      return { value: text };
    // Only a type of that name promises more than a name does.
    case 'email':
      return /e_?mail/i.test(field.of) && !/^[^\s@]+@[^\s@]+$/.test(text) ? 'noEmail' : { value: text };
    case 'url':
      return field.of !== 'String' && !/^[a-z][a-z\d+.-]*:\S+$/i.test(text) ? 'noUrl' : { value: text };
    case 'choice':
      return choices.get(field.of)?.values.includes(text) ? { value: text } : 'noChoice';
    case 'whole':
      return writeWhole(field, text);
    case 'decimal':
      return writeDecimal(field, text);
    case 'date':
      return writeDate(field, text);
    case 'clock':
      return writeClock(field, text);
    case 'moment':
      return writeMoment(field, text, timeZone);
    case 'other':
    case 'input':
      return parseExactly(text) ?? 'noJson';
  }
}

function writeFlag(typed: unknown): Written {
  if (typeof typed === 'boolean') return { value: typed };
  return typed === 'true' || typed === 'false' ? { value: typed === 'true' } : 'noFlag';
}

function writeWhole({ of }: Known, text: string): Written {
  if (!/^-?(0|[1-9]\d*)$/.test(text) || text.length > longestNumber) return 'noWhole';
  if (of === 'Int' && (BigInt(text) > 2_147_483_647n || BigInt(text) < -2_147_483_648n)) return 'outOfRange';
  // A scalar of the service's own takes a text as well, and no reader of JSON rounds that.
  const isLong = text.replace('-', '').length > 15;
  return isLong ? { value: text } : { value: exactNumber(text) };
}

function writeDecimal({ writing }: Known, text: string): Written {
  if (!/^-?(0|[1-9]\d*)(\.\d+)?$/.test(text) || text.length > longestNumber) return 'noDecimal';
  if (writing === 'text') return { value: text };
  const number = exactNumber(text);
  return number === null ? 'tooManyDigits' : { value: number };
}

function writeDate({ writing }: Known, text: string): Written {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'noDate';
  try {
    const date = Temporal.PlainDate.from(text).toString();
    return { value: writing === 'digits' ? date.replaceAll('-', '') : date };
  } catch {
    return 'noDate';
  }
}

function writeClock({ writing }: Known, text: string): Written {
  if (!/^\d{2}:\d{2}(:\d{2}(\.\d+)?)?$/.test(text)) return 'noClock';
  try {
    const clock = Temporal.PlainTime.from(text);
    if (writing === 'digits') return { value: clock.toString({ smallestUnit: 'minute' }).replace(':', '') };
    return { value: text.length === 5 ? `${text}:00` : text };
  } catch {
    return 'noClock';
  }
}

/** A wall clock is the computer's zone; what names its offset itself is taken at its word. */
function writeMoment({ writing }: Known, text: string, timeZone: string): Written {
  const [, wall, offset] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)(Z|[+-]\d{2}:\d{2})?$/i.exec(text) ?? [];
  if (wall === undefined) return 'noMoment';
  try {
    const zoned = offset
      ? Temporal.Instant.from(text).toZonedDateTimeISO(timeZone)
      : Temporal.PlainDateTime.from(wall).toZonedDateTime(timeZone);
    switch (writing) {
      case 'naive':
        return { value: zoned.toPlainDateTime().toString({ smallestUnit: 'second' }) };
      case 'seconds':
        return { value: Math.floor(zoned.epochMilliseconds / 1000) };
      case 'milliseconds':
        return { value: zoned.epochMilliseconds };
      case 'instant':
      case 'text':
      case 'number':
      case 'flag':
      case 'digits':
      case 'json':
        return { value: offset ? text : zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' }) };
    }
  } catch {
    return 'noMoment';
  }
}

/** JSON as the newest engines write it: with numbers whose digits no binary float has touched. */
interface ExactJson {
  rawJSON?(text: string): unknown;
  parse(
    text: string,
    revive: (key: string, value: unknown, context?: { readonly source?: string }) => unknown,
  ): unknown;
}

// Sound: both are optional where they are read, and every engine has the rest.
const json = JSON as unknown as ExactJson;

/** So many digits come back from a binary float as they went in. */
const safeDigits = 15;

/** A number of a JSON text with exactly these digits; null where this engine would round them. The text is a JSON number. */
function exactNumber(digits: string): unknown {
  if (json.rawJSON) return json.rawJSON(digits);
  return digits.replace(/[^\d]/g, '').length <= safeDigits ? Number(digits) : null;
}

/** Reads JSON text so that it is written again with the same digits; null where it is none, or numbers would be rounded. */
function parseExactly(text: string): { readonly value: unknown } | null {
  try {
    let isExact = true;
    const value = json.parse(text, (key, each, context) => {
      if (key === '__proto__') isExact = false;
      if (typeof each !== 'number') return each;
      const number = exactNumber(context?.source ?? String(each));
      if (number === null) isExact = false;
      return number;
    });
    return isExact ? { value } : null;
  } catch {
    return null;
  }
}
