import type { ConnectionArgs } from '../../dialects/pages.ts';
import type { Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { badInput } from './values.ts';

type FilterType = 'STRING' | 'ABSOLUTE_DATE' | 'BOOLEAN' | 'NUMBER';
type FilterValue = string | number | boolean | null;

interface Condition {
  readonly key: string;
  readonly operator: string;
  readonly values?: readonly string[] | null;
}

/** The arguments of all searches. */
export interface SearchArgs extends ConnectionArgs {
  readonly sortBy?: string | null;
  readonly sortDir?: string | null;
  readonly search?: string | null;
  readonly filters?:
    readonly { readonly and?: readonly Condition[] | null; readonly or?: readonly Condition[] | null }[] | null;
}

/** What can be searched, and how. */
interface Searchable<Item> {
  /** In the order of a search that nobody sorts. */
  readonly rows: () => readonly Item[];
  readonly show: (item: Item) => Row;
  readonly texts: (item: Item) => readonly (string | null)[];
  readonly sorts: Readonly<Record<string, (item: Item) => string | number>>;
  readonly filters: Readonly<
    Record<string, readonly [type: FilterType, value: (item: Item) => FilterValue | readonly FilterValue[]]>
  >;
}

/** A search without the type of its rows. */
export interface Searcher {
  readonly connection: (args: SearchArgs) => Row;
  readonly definitions: readonly Row[];
}

const usualPage = 25;
const largestPage = 100;

/** A page of a list: 25 rows unless it is said, from 1 to 100. */
export function pageOf<Item>(
  items: readonly Item[],
  args: ConnectionArgs,
  cap: number,
  show: (item: Item) => unknown,
): Row {
  const { first } = args;
  if (typeof first === 'number' && (first < 1 || first > largestPage))
    throw badInput(`first must be between 1 and ${String(largestPage)}`);
  return relayConnection(items, args, cap, show, usualPage);
}

/** A search over rows. */
export function searcherOf<Item>(spec: Searchable<Item>, cap: number): Searcher {
  const meets = (item: Item, { key, operator, values }: Condition): boolean => {
    const definition = spec.filters[key];
    if (!definition) throw badInput(`Unknown filter key: ${key}`);
    const [type, value] = definition;
    const own = [value(item)].flat().filter((each) => each !== null);
    if (operator === 'EXISTS') return own.length > 0;
    if (operator === 'NOT_EXISTS') return own.length === 0;
    const wanted = (values ?? []).map((text) => read(type, text, key));
    if (wanted.length === 0) throw badInput(`The filter ${key} needs values`);
    const isAny = (test: (one: FilterValue, other: FilterValue) => boolean): boolean =>
      own.some((one) => wanted.some((other) => test(one, other)));
    if (operator === 'NOT_EQUALS') return !isAny((one, other) => one === other);
    return isAny(comparisons[operator] ?? ((one, other) => one === other));
  };
  return {
    definitions: Object.entries(spec.filters).map(([key, [type]]) => ({ key, type })),
    connection(args) {
      const { sortBy, sortDir, search, filters } = args;
      const groups = filters ?? [];
      for (const { and, or } of groups)
        if (Boolean(and) === Boolean(or)) throw badInput('A filter has either "and" or "or"');
      const found = spec
        .rows()
        .filter((item) => isFound(spec.texts(item), search ?? ''))
        .filter((item) =>
          groups.every(({ and, or }) =>
            and ? and.every((each) => meets(item, each)) : (or ?? []).some((each) => meets(item, each)),
          ),
        );
      const value = sortBy ? spec.sorts[sortBy] : undefined;
      const sorted = value ? found.toSorted((one, other) => compare(value(one), value(other))) : found;
      // Without a direction the newest, the latest or the last comes first.
      const isTurned = value ? sortDir !== 'ASC' : sortDir === 'ASC';
      return pageOf(isTurned ? sorted.toReversed() : sorted, args, cap, spec.show);
    },
  };
}

const comparisons: Readonly<Record<string, (one: FilterValue, other: FilterValue) => boolean>> = {
  CONTAINS: (one, other) => fold(String(one)).includes(fold(String(other))),
  GREATER_THAN: (one, other) => Number(one) > Number(other),
  GREATER_THAN_OR_EQUAL: (one, other) => Number(one) >= Number(other),
  LESS_THAN: (one, other) => Number(one) < Number(other),
  LESS_THAN_OR_EQUAL: (one, other) => Number(one) <= Number(other),
};

function read(type: FilterType, text: string, key: string): FilterValue {
  if (type === 'STRING') return text;
  if (type === 'BOOLEAN') return text.toLowerCase() === 'true';
  const number = type === 'NUMBER' ? Number(text) : Date.parse(text);
  if (Number.isNaN(number)) throw badInput(`Not a value of the filter ${key}: ${text}`);
  return number;
}

function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  const [left, right] = [fold(String(one)), fold(String(other))];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** Each word begins a word of the texts, or its digits are a part of a number. */
function isFound(texts: readonly (string | null)[], search: string): boolean {
  if (search.trim() === '') return true;
  const own = texts.flatMap((text) => (text === null ? [] : [text]));
  const parts = own.flatMap((text) => [fold(text), ...fold(text).split(/[\s@.,]+/)]);
  const number = search.replace(/\D/g, '');
  if (/^[+\d\s().-]{4,}$/.test(search.trim()) && number.length >= 4)
    return own.some((text) => /^\+?\d{7,}$/.test(text) && text.includes(number));
  return fold(search)
    .split(/\s+/)
    .filter((word) => word !== '')
    .every((word) => parts.some((part) => part.startsWith(word)));
}

function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
