import { compareValues, isRow, type Row, sortedBy, textOf } from '../generatedRows.ts';
import { type Entry, metaOf, revisionIdOf } from './entries.ts';
import { fieldsOf } from './models.ts';
import { WebinyError } from './webinyError.ts';

/** The arguments of a list of entries. */
export interface ListArgs {
  readonly where?: Row | null;
  readonly sort?: readonly (string | null)[] | null;
  readonly limit?: number | null;
  readonly after?: string | null;
  readonly search?: string | null;
}

/** A part of a list, and what is said of it. */
export interface EntryPage {
  readonly entries: readonly Entry[];
  readonly meta: Row;
}

const usualLimit = 50;

/** What conditions can be about: the values of an entry, and what the system says of it. */
function factsOf(entry: Entry): Row {
  return {
    ...metaOf(entry),
    ...entry.values,
    id: revisionIdOf(entry),
    entryId: entry.entryId,
    status: entry.state.status,
    wbyAco_location: { folderId: entry.state.folderId },
  };
}

/** The entries of a list that are asked for; the newest change comes first where no order is named. */
export function findEntries(entries: readonly Entry[], args: ListArgs, cap: number): EntryPage {
  const { where, sort, limit, after, search } = args;
  const wanted = entries.filter((entry) => meetsWhere(factsOf(entry), where ?? {}) && isFound(entry, search));
  const sorted = inOrder(wanted, sort ?? []);
  const size = Math.min(limit !== null && limit !== undefined && limit > 0 ? limit : usualLimit, cap);
  const start = startOf(after);
  const hasMoreItems = sorted.length > start + size;
  const cursor = hasMoreItems ? Buffer.from(JSON.stringify(String(start + size))).toString('base64') : null;
  return {
    entries: sorted.slice(start, start + size),
    meta: { hasMoreItems, totalCount: sorted.length, cursor },
  };
}

/** A cursor is a number of rows; what can't be read is the beginning. */
function startOf(after: string | null | undefined): number {
  const digits = /^"?(\d+)"?$/.exec(Buffer.from(after ?? '', 'base64').toString('ascii'))?.[1];
  return Number(digits ?? 0);
}

function inOrder(entries: readonly Entry[], sort: readonly (string | null)[]): readonly Entry[] {
  if (entries.length <= 1) return entries;
  if (sort.length > 1) throw new WebinyError('Sorting is limited to a single field.', 'SORT_MULTIPLE_FIELDS_ERROR');
  const [sorter = 'savedOn_DESC'] = sort;
  if (sorter === null) throw new WebinyError('Empty sort array item.', 'SORT_EMPTY_ERROR');
  const field = sorter.replace(/_(?:ASC|DESC)$/, '');
  const rows = entries.map((entry) => ({ entry, value: comparable(factsOf(entry)[field] ?? null) }));
  const ascending = sortedBy(rows, [{ value: ({ value }) => value, isDescending: false, nullsFirst: false }]).map(
    ({ entry }) => entry,
  );
  // The whole list is turned round, so that equal ones are too.
  return sorter.endsWith('_DESC') ? ascending.toReversed() : ascending;
}

/** Whether all words of a search are within one text of an entry. */
function isFound({ model, values }: Entry, search: string | null | undefined): boolean {
  if (search === null || search === undefined || search.trim() === '') return true;
  return fieldsOf(model)
    .filter(({ kind }) => kind === 'text' || kind === 'longText')
    .some(({ name }) => contains(values[name], search));
}

/** Words are patterns, looked for without regard to case; none of them needs to be in order. */
function contains(value: unknown, wanted: unknown): boolean {
  const texts = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string' && text !== '');
  if (texts.length === 0) return false;
  if (typeof wanted !== 'string') return true;
  const words = wanted
    .replaceAll('?', String.raw`\?`)
    .replaceAll('/', String.raw`\/`)
    .replaceAll(':', '')
    .replaceAll('-', String.raw`\-`)
    .split(/\s+/)
    .filter((word) => word !== '');
  return texts.some((text) => words.every((word) => patternOf(word).test(String(text))));
}

function patternOf(word: string): RegExp {
  try {
    return new RegExp(word, 'i');
  } catch {
    const message = `Invalid regular expression: /${word}/gi: Nothing to repeat`;
    throw new WebinyError(message, 'LIST_ENTRIES_ERROR');
  }
}

function meetsWhere(facts: Row, where: Row): boolean {
  return Object.entries(where).every(([key, condition]) => {
    if (condition === undefined) return true;
    if (key === 'AND') return rowsIn(condition).every((part) => meetsWhere(facts, part));
    if (key === 'OR') return rowsIn(condition).some((part) => meetsWhere(facts, part));
    if (key === 'wbyAco_location') return meetsParts(facts[key], condition);
    const { name, operator, isNegated } = partsOf(key);
    const value = facts[name] ?? null;
    if (isRow(value) && 'displayName' in value) return meets(value['id'], operator, condition) !== isNegated;
    if (isRow(condition)) return meetsParts(value, condition);
    if (isRow(value)) return false;
    return meets(value, operator, condition) !== isNegated;
  });
}

/** Conditions on the parts of a reference; a reference that leads nowhere has none. */
function meetsParts(value: unknown, condition: unknown): boolean {
  if (!isRow(condition)) return value === null;
  const values = (Array.isArray(value) ? value : [value]).filter(isRow);
  return Object.entries(condition).every(([key, operand]) => {
    const { name, operator, isNegated } = partsOf(key);
    const own = Array.isArray(value) ? values.map((each) => each[name]) : (values[0]?.[name] ?? null);
    return meets(own, operator, operand) !== isNegated;
  });
}

function partsOf(key: string): { readonly name: string; readonly operator: string; readonly isNegated: boolean } {
  const [name = '', ...words] = key.split('_');
  const isNegated = words[0] === 'not';
  return { name, operator: words.slice(isNegated ? 1 : 0).join('_') || 'eq', isNegated };
}

function meets(value: unknown, operator: string, operand: unknown): boolean {
  const [own, wanted] = [comparable(value), comparable(operand)];
  // Null counts as zero where numbers are compared.
  const order = compareValues(own ?? 0, wanted ?? 0);
  switch (operator) {
    case 'contains':
      return contains(value, operand);
    case 'startsWith':
      return (
        typeof operand !== 'string' ||
        operand === '' ||
        listOf(value).some((text) => textOf(text).toLowerCase().startsWith(operand.toLowerCase()))
      );
    case 'in':
      if (!Array.isArray(operand))
        throw new WebinyError('The value given as "compareValue" must be an array!', 'COMPARE_VALUE_ERROR');
      return listOf(value).some((each) => operand.some((one) => comparable(one) === comparable(each)));
    case 'between':
      return (
        Array.isArray(operand) &&
        compareValues(own ?? 0, comparable(operand[0])) >= 0 &&
        compareValues(own ?? 0, comparable(operand[1])) <= 0
      );
    case 'gt':
      return order > 0;
    case 'gte':
      return order >= 0;
    case 'lt':
      return order < 0;
    case 'lte':
      return order <= 0;
    default:
      return listOf(value).some((each) => (comparable(each) ?? null) === (wanted ?? null));
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

/** Instants and days are compared as numbers. */
function comparable(value: unknown): unknown {
  if (value instanceof Date) return value.getTime();
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)) return value;
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? value : instant;
}

function rowsIn(value: unknown): readonly Row[] {
  return listOf(value).filter(isRow);
}
