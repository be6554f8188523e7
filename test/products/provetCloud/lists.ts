import type { Backstage } from '../../dialects/dialect.ts';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { isRow, type Row } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';
import { instantIn } from './values.ts';

/** The arguments of every list. */
export interface ListArgs extends ConnectionArgs {
  readonly filter?: Row | null;
  readonly filterType?: string | null;
}

/** A list: its items, what filters look at, and how one is shown. */
export interface ListSource<Item> {
  readonly items: () => readonly Item[];
  readonly values: (item: Item) => Row;
  readonly show: (item: Item) => Row;
}

const usualSize = 50;
const nameFields = ['firstname', 'lastname', 'organizationName'];

const lower = (value: unknown): string | null => (typeof value === 'string' ? value.toLowerCase() : null);
const tests: Readonly<Record<string, (value: unknown, wanted: unknown) => boolean>> = {
  is: (value, wanted) => value === wanted,
  isNot: (value, wanted) => value !== wanted,
  in: (value, wanted) => Array.isArray(wanted) && wanted.includes(value),
  notIn: (value, wanted) => Array.isArray(wanted) && !wanted.includes(value),
  contains: (value, wanted) => typeof value === 'string' && value.includes(String(wanted)),
  icontains: (value, wanted) => lower(value)?.includes(lower(wanted) ?? '') ?? false,
  isNull: (value, wanted) => (value === null) === wanted,
  lt: (value, wanted) => typeof value === 'number' && value < instantIn(wanted),
  lte: (value, wanted) => typeof value === 'number' && value <= instantIn(wanted),
  gt: (value, wanted) => typeof value === 'number' && value > instantIn(wanted),
  gte: (value, wanted) => typeof value === 'number' && value >= instantIn(wanted),
  range: (value, wanted) => {
    const [from, to] = Array.isArray(wanted) ? wanted : [];
    return typeof value === 'number' && value >= instantIn(from) && value <= instantIn(to);
  },
};

/** Whether a value, or one of a list of values, passes all that is asked. */
function passes(value: unknown, filter: unknown): boolean {
  if (!isRow(filter)) return true;
  const values: readonly unknown[] = Array.isArray(value) ? (value.length === 0 ? [null] : value) : [value];
  return Object.entries(filter).every(
    ([test, wanted]) => wanted === null || values.some((each) => tests[test]?.(each, wanted) ?? true),
  );
}

function fits(values: Row, filter: Row, filterType: string | null | undefined): boolean {
  const asked = Object.entries(filter).filter(([, test]) => test !== null);
  const isName = ([field]: readonly [string, unknown]): boolean => filterType === 'OR' && nameFields.includes(field);
  const names = asked.filter(isName);
  const hasName = names.some(([, test]) => nameFields.some((field) => passes(values[field], test)));
  return (names.length === 0 || hasName) && asked.every((one) => isName(one) || passes(values[one[0]], one[1]));
}

/** A stretch of a list as a Relay connection, with the count of all that was found. */
export function connectionOf<Item>(
  { items, values, show }: ListSource<Item>,
  { filter, filterType, ...args }: ListArgs,
  { cap }: Backstage,
): Row {
  const found = items().filter((item) => fits(values(item), filter ?? {}, filterType));
  return relayConnection(found, args, cap, show, usualSize);
}
