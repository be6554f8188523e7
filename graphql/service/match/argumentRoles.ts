import {
  type FieldModel,
  type InputModel,
  isRequired,
  type SchemaModel,
  type TypeModel,
} from '../introspection/schemaModel.ts';
import type { Argument, ArgumentRole, Path, Slot, ValueForm } from '../serviceMap.ts';
import { hasWords, valueKind, type ValueKind } from './fieldSearch.ts';
import { nouns } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** What an operation's arguments can be told, and what it demands that the desk does not understand. */
export interface ArgumentReading {
  readonly arguments: readonly Argument[];
  readonly roles: ReadonlySet<ArgumentRole>;
  /** Required arguments without a known meaning; such an operation can't be asked. */
  readonly unknown: readonly string[];
}

type Meaning =
  { readonly role: ArgumentRole; readonly form?: ValueForm } | { readonly constant: string | number | boolean };

/** Input objects are followed this far: `where` `_and` `start` `_gte`. */
const maxLevels = 4;

/**
 * Reads the arguments of a root field: how it pages, searches and is limited to a period, a place or one client, as far
 * as `useful` names it. Every role is used once, in the argument that stands first; the rest is left out.
 */
export function readArguments(
  schema: SchemaModel,
  field: FieldModel,
  useful: ReadonlySet<ArgumentRole>,
): ArgumentReading {
  const roles = new Set<ArgumentRole>();
  const unknown: string[] = [];
  const list: Argument[] = [];
  for (const input of field.arguments) {
    const slots = slotsOf(schema, input, [], { roles, useful, level: 0, period: false, search: false });
    if (slots.length > 0) list.push({ name: input.name, type: input.type.text, slots });
    else if (isRequired(input)) unknown.push(input.name);
  }
  return { arguments: withoutRival(list, roles), roles, unknown };
}

/** A period and a single day would contradict each other: the period stays where it has both its ends. */
function withoutRival(list: readonly Argument[], roles: Set<ArgumentRole>): readonly Argument[] {
  if (!roles.has('day') || !(roles.has('from') || roles.has('to'))) return list;
  const rivals: readonly ArgumentRole[] = roles.has('from') && roles.has('to') ? ['day'] : ['from', 'to'];
  for (const rival of rivals) roles.delete(rival);
  return list
    .map((argument) => ({
      ...argument,
      slots: argument.slots.filter((slot) => !('role' in slot) || !rivals.includes(slot.role)),
    }))
    .filter(({ slots }) => slots.length > 0);
}

interface Place {
  readonly roles: Set<ArgumentRole>;
  readonly useful: ReadonlySet<ArgumentRole>;
  readonly level: number;
  /** Inside an object that stands for the start of an appointment. */
  readonly period: boolean;
  /** Inside an object that stands for a name. */
  readonly search: boolean;
}

function slotsOf(schema: SchemaModel, input: InputModel, path: Path, place: Place): readonly Slot[] {
  const kind = valueKind(schema, input.type.name);
  const type = input.type.name === null ? undefined : schema.types.get(input.type.name);
  if (type?.kind === 'INPUT_OBJECT') return slotsOfObject(schema, input, type, path, place);
  const meaning = place.period
    ? endOfPeriod(input, kind)
    : place.search
      ? searchOperator(input, kind)
      : meaningOf(input, kind);
  if (!meaning) return [];
  if ('constant' in meaning) return place.useful.has('includeEnded') ? [{ path, constant: meaning.constant }] : [];
  if (place.roles.has(meaning.role) || !place.useful.has(meaning.role)) return [];
  place.roles.add(meaning.role);
  const form = input.type.lists > 0 ? 'list' : meaning.form;
  return [{ path, role: meaning.role, ...(form ? { form } : {}) }];
}

function slotsOfObject(
  schema: SchemaModel,
  input: InputModel,
  type: TypeModel,
  path: Path,
  place: Place,
): readonly Slot[] {
  if (place.level >= maxLevels || input.type.lists > 0) return [];
  const words = wordsOf(input.name);
  const isPeriod = place.period || (isStartWords(words) && !isPastWords(words));
  const isSearch = place.search || hasWords(input.name, nameWords);
  const equal = type.inputFields.find(({ name }) => /^_?(eq|equals|is)$/.test(name));
  if (equal && !isPeriod) {
    const meaning = meaningOf({ ...equal, name: input.name }, valueKind(schema, equal.type.name));
    if (meaning && 'role' in meaning && canFill(place, meaning.role)) {
      place.roles.add(meaning.role);
      return [{ path: [...path, equal.name], role: meaning.role, ...(meaning.form ? { form: meaning.form } : {}) }];
    }
  }
  // Deeper than the filter itself only operators and ranges are followed: not `_not`, nor the filters of neighbours.
  if (place.level > 0 && !equal && !isPeriod && !words.some((word) => pageWords.has(word))) return [];
  const slots: Slot[] = [];
  for (const field of type.inputFields) {
    const below = { ...place, level: place.level + 1, period: isPeriod, search: isSearch && equal !== undefined };
    const found = slotsOf(schema, field, [...path, field.name], below);
    slots.push(...found);
    // A required field that nobody can fill makes the whole object useless.
    if (found.length === 0 && isRequired(field)) return [];
  }
  return slots;
}

function canFill(place: Place, role: ArgumentRole): boolean {
  return role !== 'search' && place.useful.has(role) && !place.roles.has(role);
}

const pageWords: ReadonlySet<string> = new Set(['page', 'paging', 'pagination', 'window', 'option']);
const limitWords = ['limit', 'first', 'take', 'page size', 'per page', 'size', 'max', 'top', 'count'];
const searchWords = ['query', 'search', 'keyword', 'q', 'term', 'text', 'needle', 'filter text', 'phrase'];
const nameWords = ['name', 'first name', 'last name', 'given name', 'family name'];
const pastWords: ReadonlySet<string> = new Set([
  'updated',
  'created',
  'inserted',
  'modified',
  'changed',
  'birth',
  'dob',
  'deleted',
  'since',
]);
const startWords: ReadonlySet<string> = new Set([
  'start',
  'date',
  'begin',
  'time',
  'scheduled',
  'starts',
  'period',
  'range',
  'between',
  'day',
  'when',
]);

function isPastWords(words: readonly string[]): boolean {
  return words.some((word) => pastWords.has(word));
}

function isStartWords(words: readonly string[]): boolean {
  return words.some((word) => startWords.has(word));
}

/** What a plain argument means, by its words and the kind of its value. */
function meaningOf(input: InputModel, kind: ValueKind): Meaning | null {
  const words = wordsOf(input.name);
  if (kind === 'flag') return flagMeaning(words);
  if (isPastWords(words)) return null;
  if (kind === 'number') {
    if (words.includes('offset') || words.includes('skip')) return { role: 'offset' };
    if (words.includes('page') && !words.includes('size') && !words.includes('per')) return { role: 'page' };
    if (hasWords(input.name, limitWords) && !words.includes('last')) return { role: 'limit' };
  }
  const ids = idMeaning(words, kind);
  if (ids) return ids;
  if (['after', 'cursor'].some((word) => words.includes(word)) || (words.includes('token') && words.length <= 2)) {
    return kind === 'moment' || kind === 'date' ? endOfPeriod(input, kind) : { role: 'cursor' };
  }
  if (kind === 'text' && words.includes('filter') && input.defaultValue !== null) return { constant: 'all' };
  if (kind === 'moment' || kind === 'date' || (kind === 'text' && isStartWords(words))) return endOfPeriod(input, kind);
  if (kind === 'text' && hasWords(input.name, searchWords)) return { role: 'search' };
  return null;
}

/** Flags that show what is hidden by default, or switch pages on; all others keep their default. */
function flagMeaning(words: readonly string[]): Meaning | null {
  const shows = words.includes('include') || words.includes('with') || words.includes('show');
  const ended = words.some((word) =>
    [
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
    ].includes(word),
  );
  if (shows && ended) return { constant: true };
  if (words.includes('should') && words.includes('paginate')) return { constant: true };
  return words.includes('is') && words.includes('org') ? { constant: true } : null;
}

/** An id of the row itself, or of a place or client that rows belong to. */
function idMeaning(words: readonly string[], kind: ValueKind): Meaning | null {
  if (kind !== 'id' && kind !== 'text' && kind !== 'number') return null;
  const form = kind === 'number' ? { form: 'number' as const } : {};
  if (words.length === 1 && ['id', 'uuid', 'ref', 'key', 'guid'].includes(words[0] ?? ''))
    return { role: 'id', ...form };
  const isId = words.includes('id') || words.includes('uuid') || words.includes('ref') || kind === 'id';
  if (!isId) return null;
  if (words.some((word) => nouns.location.slice(0, 9).includes(word))) return { role: 'locationId', ...form };
  if (
    words.some((word) =>
      ['client', 'customer', 'owner', 'account', 'party', 'user', 'guardian', 'contact'].includes(word),
    )
  ) {
    return { role: 'clientId', ...form };
  }
  return null;
}

/** One end of a period, or a single day, in the form that the type wants. */
function endOfPeriod(input: InputModel, kind: ValueKind): Meaning | null {
  const words = wordsOf(input.name);
  if (['with', 'contain', 'not', 'ne', 'neq', 'in', 'like'].some((word) => words.includes(word))) return null;
  const form = formOf(input, kind, words);
  if (!form) return null;
  if (words.some((word) => ['specific', 'day', 'on'].includes(word)) && form === 'date') return { role: 'day', form };
  const says = (...list: readonly string[]): boolean => list.some((word) => words.includes(word));
  if (says('to', 'end', 'before', 'until', 'lt', 'lte', 'le', 'max', 'till', 'ends')) return { role: 'to', form };
  if (says('from', 'start', 'after', 'gt', 'gte', 'ge', 'min', 'begin', 'starts')) return { role: 'from', form };
  return says('date', 'eq') && form === 'date' && words.length === 1 ? { role: 'day', form } : null;
}

function formOf(input: InputModel, kind: ValueKind, words: readonly string[]): ValueForm | null {
  const name = input.type.name ?? '';
  if (kind === 'date') return /^(date)$/i.test(name) && words.includes('time') ? 'instant' : 'date';
  if (kind === 'moment') return /naive|local|^timestamp$/i.test(name) ? 'naive' : 'instant';
  if (kind === 'text') return words.includes('time') ? 'instant' : 'date';
  return null;
}

/** How a filter on a name is written: a pattern where the operator is one, else a part of the text. */
function searchOperator(input: InputModel, kind: ValueKind): Meaning | null {
  if (kind !== 'text') return null;
  const name = input.name.replace(/^_/, '').toLowerCase();
  if (name === 'ilike') return { role: 'search', form: 'pattern' };
  return ['contains', 'containsinsensitive', 'icontains', 'like', 'matches', 'search'].includes(name)
    ? { role: 'search' }
    : null;
}
