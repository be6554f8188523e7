import { GraphQLError } from 'graphql';
import { type Row, type SortKey, isLike, isRow, sortedBy } from '../generatedRows.ts';
import type { Resource, Strategy } from './resourceText.ts';

/** The arguments of a collection's page. */
export interface PageArgs {
  readonly first?: number | null;
  readonly last?: number | null;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** The item behind an IRI. */
export type FindItem = (iri: unknown) => Row | null;

const usualPage = 30;

/** The part of a collection that is asked for, as a connection; cursors are places in the list. */
export function pageOf(
  rows: readonly Row[],
  { first, last, before, after }: PageArgs,
  cap: number,
  show: (row: Row) => Row,
): object {
  const asked = last ?? first ?? usualPage;
  if (asked < 0) throw new GraphQLError('Limit should not be less than 0');
  let limit = Math.min(asked, cap);
  let from = 0;
  if (after !== null && after !== undefined) from = placeOf(after) + 1;
  else if (before !== null && before !== undefined) {
    const end = placeOf(before);
    from = Math.max(0, end - limit);
    limit = Math.min(limit, end);
  } else if (last !== null && last !== undefined) from = Math.max(0, rows.length - limit);
  const page = rows.slice(from, from + limit);
  const cursor = (index: number): string => Buffer.from(String(index)).toString('base64');
  return {
    totalCount: rows.length,
    edges: page.map((row, index) => ({ node: show(row), cursor: cursor(from + index) })),
    pageInfo: {
      startCursor: rows.length === 0 ? null : cursor(from),
      endCursor: rows.length === 0 ? null : cursor(Math.max(0, from + page.length - 1)),
      hasNextPage: from + page.length < rows.length,
      hasPreviousPage: from > 0,
    },
  };
}

function placeOf(cursor: string): number {
  const place = Buffer.from(cursor, 'base64').toString();
  if (/^\d+$/.test(place)) return Number(place);
  throw new GraphQLError(cursor === '' ? 'Empty cursor is invalid' : `Cursor ${cursor} is invalid`);
}

/** The items that pass all filters, in the order that is asked for, else in that of their numbers. */
export function filtered(resource: Resource, rows: readonly Row[], args: Row, find: FindItem): readonly Row[] {
  const { search = {}, dates = {}, order } = resource;
  const tests: ((row: Row) => boolean)[] = [];
  for (const [path, strategy] of Object.entries(search)) {
    const argument = path.replaceAll('.', '_');
    const wanted = [args[argument] ?? [], args[`${argument}_list`] ?? []].flat().map(String);
    const test = wanted.length === 0 ? null : searchTest(strategy, wanted);
    if (test) tests.push((row) => test(valueAt(row, path, find)));
  }
  for (const property of Object.keys(dates)) {
    const bounds: Row = Object.assign({}, ...partsOf(args[property]));
    tests.push((row) => isWithin(storedInstant(String(row[property])), bounds));
  }
  const keys = partsOf(args['order']).flatMap((part) =>
    Object.entries(part).flatMap(([argument, way]): readonly SortKey[] => {
      const direction = typeof way === 'string' ? way.toUpperCase() : '';
      const path = order.find((each) => each.replaceAll('.', '_') === argument);
      // Any other word for the direction is passed over.
      if (path === undefined || !['ASC', 'DESC'].includes(direction)) return [];
      const isDescending = direction === 'DESC';
      return [{ value: (row) => valueAt(row, path, find), isDescending, nullsFirst: isDescending }];
    }),
  );
  return sortedBy(
    rows.filter((row) => tests.every((test) => test(row))),
    keys,
  );
}

/** The value at the end of a path through relations. */
function valueAt(row: Row, path: string, find: FindItem): unknown {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const end = steps.reduce<Row | null>((at, step) => at && find(at[step]), row);
  return end?.[last] ?? null;
}

/** How a value is compared; null where what is asked for is no item, so that the filter is passed over. */
function searchTest(strategy: Strategy, wanted: readonly string[]): ((value: unknown) => boolean) | null {
  if (strategy === 'relation') {
    // An item is found by its number as well, and the IRI of another resource is as good.
    const numbers = wanted.map(numberOf);
    return numbers.includes(null) ? null : (value) => typeof value === 'string' && numbers.includes(numberOf(value));
  }
  if (strategy === 'exact')
    return (value) => {
      if (typeof value !== 'string') return false;
      // The database has the cases of an enum in small letters.
      return wanted.includes(/^[A-Z_]+$/.test(value) ? value.toLowerCase() : value);
    };
  return (value) => wanted.some((each) => isLike(value, `%${each}%`, strategy === 'ipartial' ? 'i' : ''));
}

function numberOf(iri: string): string | null {
  return /^(?:\/api\/\w+\/)?(\d+)$/.exec(iri)?.[1] ?? null;
}

function isWithin(instant: number, bounds: Row): boolean {
  return Object.entries(bounds).every(([way, text]) => {
    if (typeof text !== 'string' || text === '') return true;
    if (way === 'today') return true;
    const bound = storedInstant(text);
    if (way === 'before') return instant <= bound;
    if (way === 'strictly_before') return instant < bound;
    return way === 'after' ? instant >= bound : instant > bound;
  });
}

/**
 * The instant that the database keeps for a text.
 *
 * Its columns have no offset: of a text with one, Doctrine writes what the clock shows and leaves the offset out.
 */
export function storedInstant(text: string): number {
  const shape = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?)? ?(?:Z|[+-]\d{2}:?\d{2})?$/;
  const [, day = '', time = '00:00:00'] = shape.exec(text) ?? [];
  const instant = Date.parse(`${day}T${time}Z`);
  if (!Number.isNaN(instant)) return instant;
  throw new GraphQLError(`Failed to parse time string (${text}) at position 0 (${text.slice(0, 1)})`);
}

/** Filters of several keys are lists of objects. */
function partsOf(value: unknown): readonly Row[] {
  return Array.isArray(value) ? value.filter(isRow) : isRow(value) ? [value] : [];
}
