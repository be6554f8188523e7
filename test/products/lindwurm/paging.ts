import { GraphQLError } from 'graphql';
import type { ConnectionArgs } from '../../dialects/pages.ts';
import { isRow, type Row, sortedBy } from '../generatedRows.ts';
import { relayConnection } from '../relayConnection.ts';

/** What a paged list is asked for. */
export interface ListArgs extends ConnectionArgs {
  readonly where?: Row | null;
  readonly order?: readonly Row[] | null;
}

/** How the rows of a list look: in an answer, and to filters, which is not shown. */
export interface Looks<Item> {
  readonly show: (item: Item) => Row;
  readonly plain: (item: Item) => Row;
}

const usualSize = 10;

/** A page of a list after its filter and in its order. The framework refuses longer pages than are allowed. */
export function connectionOf<Item>(
  field: string,
  items: readonly Item[],
  args: ListArgs,
  cap: number,
  { show, plain }: Looks<Item>,
): Row {
  const requestedItems = Math.max(args.first ?? 0, args.last ?? 0);
  if (requestedItems > cap)
    throw new GraphQLError('The maximum allowed items per page were exceeded.', {
      extensions: { code: 'HC0051', field: `Query.${field}`, requestedItems, maxAllowedItems: cap },
    });
  const { where, order } = args;
  const found = where ? items.filter((item) => meets(plain(item), where)) : items;
  const keys = (order ?? []).flatMap((each) => Object.entries(each).filter(([, direction]) => direction !== null));
  const ordered =
    keys.length === 0
      ? found
      : sortedBy(
          found.map((item) => {
            const row = plain(item);
            return { item, ...Object.fromEntries(keys.map(([name]) => [name, folded(valueOf(row, name))])) };
          }),
          keys.map(([name, direction]) => ({
            value: (row) => row[name],
            isDescending: direction === 'DESC',
            nullsFirst: direction !== 'DESC',
          })),
        ).map(({ item }) => item);
  return relayConnection(ordered, args, cap, show, Math.min(usualSize, cap));
}

/** Whether a row meets a filter: all that it says of fields, all of `and`, and one of `or`. */
function meets(row: Row, where: Row): boolean {
  return Object.entries(where).every(([name, wanted]) => {
    if (name === 'and' || name === 'or') {
      const tests = Array.isArray(wanted) ? wanted.filter(isRow).map((each) => meets(row, each)) : [];
      return name === 'and' ? tests.every(Boolean) : tests.length === 0 || tests.includes(true);
    }
    if (!isRow(wanted)) return true;
    const value = valueOf(row, name);
    if (isRow(value)) return meets(value, wanted);
    return isMet(value ?? null, wanted);
  });
}

function isMet(value: unknown, operations: Row): boolean {
  return Object.entries(operations).every(([name, operand]) => {
    if (name === 'and' || name === 'or') {
      const tests = Array.isArray(operand) ? operand.filter(isRow).map((each) => isMet(value, each)) : [];
      return name === 'and' ? tests.every(Boolean) : tests.length === 0 || tests.includes(true);
    }
    // What is asked about a row that isn't there, such as the breed of an animal without one.
    if (isRow(operand)) return false;
    const [own, wanted] = [folded(value), folded(operand)];
    const isOne = (): boolean => Array.isArray(operand) && operand.some((each) => folded(each) === own);
    const isBoth = own !== null && wanted !== null;
    const [left, right] = [String(own), String(wanted)];
    const order = typeof own === 'number' && typeof wanted === 'number' ? own - wanted : textOrder(left, right);
    const tests: Readonly<Record<string, () => boolean>> = {
      eq: () => own === wanted,
      neq: () => own !== wanted,
      in: isOne,
      nin: () => !isOne(),
      gt: () => isBoth && order > 0,
      gte: () => isBoth && order >= 0,
      lt: () => isBoth && order < 0,
      lte: () => isBoth && order <= 0,
      contains: () => isBoth && left.includes(right),
      ncontains: () => !isBoth || !left.includes(right),
      startsWith: () => isBoth && left.startsWith(right),
      nstartsWith: () => !isBoth || !left.startsWith(right),
      endsWith: () => isBoth && left.endsWith(right),
      nendsWith: () => !isBoth || !left.endsWith(right),
    };
    return tests[name]?.() ?? true;
  });
}

/** The value of a field, which may lead to another row. */
function valueOf(row: Row, name: string): unknown {
  const value = row[name];
  return typeof value === 'function' ? (value as () => unknown)() : value;
}

// The database compares texts without regard to case, but with regard to accents; instants by time.
function folded(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? null;
  if (/T.*(?:Z|[+-]\d{2}:\d{2})$/.test(value)) return Date.parse(value);
  return value.toLowerCase();
}

function textOrder(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
