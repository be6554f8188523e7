import type { InputModel } from '../../introspection/schemaModel.ts';
import type { ValueForm } from '../../valueForm.ts';
import { idMeaning, type Meaning } from './idMeaning.ts';
import { searchMeaning, searchOperator } from './searchMeaning.ts';
import type { ValueKind } from '../schema/valueKind.ts';
import { wordsOf } from '../words/words.ts';

/** Always sent with the same value: what shows hidden rows, or switches pages on. */
export interface Constant {
  readonly constant: string | number | boolean;
  /** Set where it shows more of each row, and not more rows. */
  readonly ofRow?: true;
}

/** What stands around a field of an input object. */
export interface Around {
  /** Inside an object that stands for the start of an appointment, or for a period. */
  readonly period: boolean;
  /** Inside an object that stands for a name, or for a text that is searched. */
  readonly search: boolean;
  /** Words of the thing that is requested: `customerId` selects a customer. */
  readonly self: readonly string[];
  /** Words of the field that holds the start: the other words of a name give its meaning. */
  readonly start: readonly string[];
  /** Whether the text `offset` is the token of a page. */
  readonly isTokenOffset?: boolean;
  /** What a search demands, by its name. */
  readonly searched?: string | null;
}

/** What a plain input means, by its words and the kind of its value. */
export function meaningOf(input: InputModel, kind: ValueKind, around: Around): Meaning | Constant | null {
  const words = wordsOf(input.name);
  const remaining = withoutStart(words, around.start);
  if (around.period) return endOfPeriod(input, kind, remaining);
  if (around.search) return searchOperator(input, kind);
  if (kind === 'flag') return flagMeaning(words);
  if (isPast(words)) return changedSince(input, kind, words);
  if (around.isTokenOffset && kind === 'text' && words.join(' ') === 'offset') return { role: 'cursor', cost: 0 };
  // Hand-written services take the numbers of pages as texts, too.
  const written = kind === 'text' && pageTexts.has(words.join(' ')) ? placeOf(words) : null;
  // A scalar of the service's own that is called by a size or a place is a number: `limit: PageLimit`.
  if (written) return input.type.name === 'String' || input.type.name === 'ID' ? { ...written, form: 'text' } : written;
  if (kind === 'number') {
    const place = placeOf(words);
    if (place) return place;
    const length = lengthOf(words);
    if (length) return length;
  }
  const id = idMeaning(words, kind, around.self, input.type.lists);
  if (id) return id;
  if (isCursor(words, kind)) return { role: 'cursor', cost: words.length - 1 };
  if (kind === 'text' && words.includes('filter') && input.defaultValue !== null) return { constant: 'all' };
  const isTimed =
    kind === 'moment' ||
    kind === 'date' ||
    ((kind === 'text' || (kind === 'number' && !words.some((word) => units.has(word)))) && hasStartWord(words));
  if (isTimed) {
    const end = endOfPeriod(input, kind, remaining);
    // `end_gte` beside `start_gte` is about the ends of appointments.
    const isOfEnd = remaining === words && words.length > 1 && words.includes('end') && hasOperator(words);
    if (end) return isOfEnd ? { ...end, cost: end.cost + 0.5 } : end;
  }
  if (kind !== 'text' || input.type.lists > 0) return null;
  return searchMeaning(words) ?? (input.name === around.searched ? { role: 'search', cost: 8 } : null);
}

/** Numbers of these are lengths, not moments: `minDays`. */
const units: ReadonlySet<string> = new Set(['minute', 'hour', 'day', 'week', 'month', 'year']);

function hasOperator(words: readonly string[]): boolean {
  return words.some((word) => ['gt', 'gte', 'lt', 'lte'].includes(word));
}

/** `startsAt_Date` takes a date of the start, `startsAt` the start itself. */
function withoutStart(words: readonly string[], start: readonly string[]): readonly string[] {
  if (start.length === 0 || !start.every((word) => words.includes(word))) return words;
  const rest = words.filter((word) => !start.includes(word));
  const isFilter = start.length > 1 || hasOperator(rest) || rest.some((word) => word === 'before' || word === 'after');
  return isFilter && rest.length > 0 ? rest : words;
}

const pastWords: ReadonlySet<string> = new Set([
  'updated',
  'created',
  'modified',
  'changed',
  'birth',
  'deleted',
  'since',
  'booked',
  'requested',
  'cancelled',
  'confirmed',
  'completed',
  'registered',
  'joined',
  'due',
]);

export function isPast(words: readonly string[]): boolean {
  return words.some((word) => pastWords.has(word));
}

const startWords: ReadonlySet<string> = new Set([
  'start',
  'date',
  'time',
  'scheduled',
  'period',
  'range',
  'between',
  'day',
  'when',
  'window',
  'interval',
  'from',
  'to',
  'until',
  'thru',
  'epoch',
]);

/** Whether words speak of when something is. */
export function hasStartWord(words: readonly string[]): boolean {
  const isTimed = words.some((word) => startWords.has(word)) || words.join(' ') === 'end';
  return isTimed && !words.some((word) => notTimes.has(word));
}

/** `amountFrom`, `bedroomsTo`: ends of something that is counted or measured. `lastNameStart`: how a text begins. */
const notTimes: ReadonlySet<string> = new Set(
  'name email phone zone amount price cost rent fee total balance bedroom bathroom age weight size distance score rating'.split(
    ' ',
  ),
);

const limits = [
  'limit',
  'first',
  'take',
  'page size',
  'per page',
  'on page',
  'size',
  'top',
  'max result',
  'result per page',
  'max',
  'count',
];

const pageTexts: ReadonlySet<string> = new Set([
  'limit',
  'page',
  'offset',
  'skip',
  'take',
  'page size',
  'per page',
  'on page',
]);

function placeOf(words: readonly string[]): Meaning | null {
  const has = (...list: readonly string[]): boolean => list.some((word) => words.includes(word));
  if (has('minute', 'month', 'year', 'week', 'age', 'hour')) return null;
  if (words.join(' ') === 'start') return { role: 'offset', cost: 3 };
  // As Java writes it (Jakarta Persistence, Query.setFirstResult), with `maxResults` beside it.
  if (words.join(' ') === 'first result') return { role: 'offset', cost: 0 };
  if (has('offset', 'skip')) return { role: 'offset', cost: words.length - 1 };
  const limit = limits.findIndex((each) => each.split(' ').every((word) => words.includes(word)));
  if (limit !== -1 && !has('last')) return { role: 'limit', cost: limit / 4 + words.length - 1 };
  if (has('page') && !has('token', 'cursor')) return { role: 'page', cost: words.length - 1 };
  return null;
}

/** A number of days, or a length in minutes. */
function lengthOf(words: readonly string[]): Meaning | null {
  const own = words.filter((word) => !['number', 'count', 'of'].includes(word));
  if (own.join(' ') === 'day') return { role: 'days', cost: words.length - 1 };
  const isLength = own.length > 0 && own.every((word) => ['duration', 'length', 'minute', 'min'].includes(word));
  return isLength ? { role: 'minutes', cost: words.length - 1 } : null;
}

function isCursor(words: readonly string[], kind: ValueKind): boolean {
  if (kind !== 'text' && kind !== 'id' && kind !== 'other') return false;
  if (words.includes('before') || words.includes('previous')) return false;
  return (
    words.includes('cursor') ||
    (words.includes('after') && words.length <= 2) ||
    (words.includes('token') && words.length <= 3) ||
    words.includes('continuation') ||
    words.join(' ') === 'next link'
  );
}

const showing = ['include', 'with', 'show', 'also', 'auch'];
const ended = [
  'completed',
  'cancelled',
  'canceled',
  'ended',
  'finished',
  'closed',
  'past',
  'status',
  'done',
  'all',
  'deleted',
  'broken',
  'missed',
  'unconfirmed',
  'tentative',
];

/** Words for all that a service has of a row: `includeProfile`; a full history would be more rows. */
const wholeRow = ['profile', 'detail', 'full'];

/** Where each state has its flag, one that is left out hides its rows as soon as another is set. */
const comingStates = ['new', 'approved', 'confirmed', 'pending', 'booked', 'scheduled', 'upcoming', 'future', 'active'];

/** Flags that show what is hidden by default, or switch pages on; all others keep their default. */
function flagMeaning(words: readonly string[]): Meaning | Constant | null {
  const has = (list: readonly string[]): boolean => list.some((word) => words.includes(word));
  if (has(showing) && has(['inactive', 'archived'])) return { role: 'includeInactive', cost: words.length };
  // An `includeFull` alone may show what is booked up.
  const isOfRow =
    words.some((word) => word === 'profile' || word === 'detail') &&
    words.every((word) => showing.includes(word) || wholeRow.includes(word));
  if (has(showing) && isOfRow) return { constant: true, ofRow: true };
  if (has(showing) && (has(ended) || has(comingStates))) return { constant: true };
  if (words.join(' ') === 'all' || (words.includes('should') && words.includes('paginate'))) return { constant: true };
  return words.includes('is') && words.includes('organization') ? { constant: true } : null;
}

const fromWords = [
  'from',
  'start',
  'after',
  'gt',
  'gte',
  'ge',
  'min',
  'since',
  'lower',
  'earliest',
  'greater',
  'onwards',
];
const toWords = [
  'to',
  'end',
  'before',
  'until',
  'lt',
  'lte',
  'le',
  'max',
  'till',
  'thru',
  'through',
  'upper',
  'latest',
  'less',
];
const notEnds = ['with', 'contain', 'not', 'ne', 'neq', 'in', 'like', 'nin', 'equal', 'distinct', 'null'];

/** One end of a period, or a single day, in the type's format. */
function endOfPeriod(input: InputModel, kind: ValueKind, words: readonly string[]): Meaning | null {
  const form = formOf(input, kind, words);
  // `dates: [String!]!`: the days that are wanted, of which one is asked for.
  if (input.type.lists === 1 && form === 'date' && ['date', 'day'].includes(words.join(' ')))
    return { role: 'day', form, cost: 2 };
  if (input.type.lists > 0 || !form) return null;
  if (words.includes('greater')) return { role: 'from', form, cost: words.includes('equal') ? 0 : 0.2 };
  if (words.includes('less')) return { role: 'to', form, cost: words.includes('equal') ? 0.2 : 0 };
  if (notEnds.some((word) => words.includes(word)) || (words.includes('eq') && form !== 'date')) return null;
  // `before` is plainer than a field's own name, by which rows of exactly that end may be asked for.
  const extra = (words.includes('or') || words.includes('inclusive') ? 0.2 : 0) + 0.02 * (words.length - 1);
  const has = (list: readonly string[]): boolean => list.some((word) => words.includes(word));
  // `firstDay` and `lastDay` are the two ends of a period.
  const isOneDay = words.length === 2 && (words[1] === 'day' || words[1] === 'date');
  if (isOneDay && words[0] === 'first') return { role: 'from', form, cost: 0.2 };
  if (isOneDay && words[0] === 'last') return { role: 'to', form, cost: 0.2 };
  // `startsBefore` ends a period of starts: what follows the field's own name decides.
  const last = words.findLast((word) => fromWords.includes(word) || toWords.includes(word));
  if (last !== undefined && toWords.includes(last))
    return { role: 'to', form, cost: ['lte', 'le'].includes(last) ? 0.2 : extra };
  if (last !== undefined && has(fromWords)) return { role: 'from', form, cost: last === 'gt' ? 0.2 : extra };
  if (words.some((word) => ['specific', 'day', 'on'].includes(word)) && form === 'date')
    return { role: 'day', form, cost: 1 };
  const isDay = form === 'date' && (words.includes('date') || has(['eq', 'equal', 'day']));
  return isDay && words.length <= 2 ? { role: 'day', form, cost: words.length } : null;
}

/** Whether words speak of when something was changed last. */
export function hasChangeWord(words: readonly string[]): boolean {
  return words.some((word) => ['updated', 'changed', 'modified'].includes(word));
}

/**
 * `updatedSince`, `modifiedAfter`, `updatedAtStart`: only what was changed later than that. A whole number counts seconds:
 * milliseconds do not fit.
 */
export function changedSince(input: InputModel, kind: ValueKind, words: readonly string[]): Meaning | null {
  const has = (list: readonly string[]): boolean => list.some((word) => words.includes(word));
  const isTimed = kind === 'moment' || kind === 'date' || (kind === 'number' && input.type.name === 'Int');
  if (!isTimed || input.type.lists > 0 || !hasChangeWord(words) || words.some((word) => units.has(word))) return null;
  const form = formOf(input, kind, words);
  return form && has(fromWords) && !has(toWords) ? { role: 'changedSince', form, cost: words.length } : null;
}

function formOf(input: InputModel, kind: ValueKind, words: readonly string[]): ValueForm | null {
  const name = input.type.name ?? '';
  if (kind === 'date') return /^(date)$/i.test(name) && words.includes('time') ? 'instant' : 'date';
  if (kind === 'moment') return /naive|local|^timestamp$/i.test(name) ? 'naive' : 'instant';
  if (kind === 'number')
    return /float|long|big/i.test(name) || words.includes('milli') || words.includes('ms') ? 'milliseconds' : 'seconds';
  if (kind === 'text')
    return words.at(-1) !== 'date' && words.some((word) => ['time', 'at', 'instant', 'timestamp'].includes(word))
      ? 'instant'
      : 'date';
  return null;
}
