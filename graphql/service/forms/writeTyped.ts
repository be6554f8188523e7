import { Temporal } from 'temporal-polyfill';
import { exactNumber, parseExactly } from './exactJson.ts';
import type { FormChoices, FormField } from './form.ts';

/** Why a value can't be sent as it was typed. */
export type Fault =
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

export type Written = { readonly value: unknown } | Fault;

type Known = Pick<FormField, 'kind' | 'writing' | 'of'>;

const longestNumber = 100;

/** One value, from the text that was typed to what stands in the variables. Nothing passes through a binary float. */
export function writeTyped(
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
