import { isRow, type Row, sortedBy } from '../generatedRows.ts';
import { badRequest } from './values.ts';

/** What a list is asked for. */
export interface ListaArgs {
  /** Operators by column. */
  readonly q?: Row | null;
  /** Such as fecha:asc,id:desc. */
  readonly sort?: string | null;
  readonly cursor?: string | null;
}

/** How a list can be narrowed and ordered, and how its rows look. */
export interface Lista<Item> {
  /** The columns that can be searched or sorted by. */
  readonly columns: Readonly<Record<string, (item: Item) => unknown>>;
  readonly sorts: readonly string[];
  readonly show: (item: Item) => Row;
}

interface Position {
  readonly desde: number;
  readonly q: Row;
  readonly sort: string;
}

/** A page of a list. A cursor stands for the whole search, so that q and sort beside it mean nothing. */
export function pageOf<Item>(items: readonly Item[], lista: Lista<Item>, args: ListaArgs, cap: number): Row {
  const { desde, q, sort } = args.cursor
    ? positionOf(args.cursor)
    : { desde: 0, q: args.q ?? {}, sort: args.sort ?? '' };
  const found = items.filter((item) => meets(lista, item, q));
  const rows = sortedRows(lista, found, sort);
  const cursor = (position: number): string => cursorOf({ desde: position, q, sort });
  return {
    data: rows.slice(desde, desde + cap).map((item) => lista.show(item)),
    links: {
      current: cursor(desde),
      next: desde + cap < rows.length ? cursor(desde + cap) : null,
      prev: desde > 0 ? cursor(Math.max(0, desde - cap)) : null,
    },
  };
}

/** A list that can be searched by some of the fields that its rows show. */
export function fieldLista<Item>(
  fields: (item: Item) => Row,
  names: readonly string[],
  sorts: readonly string[],
  show: (item: Item) => Row = fields,
): Lista<Item> {
  const all = [...new Set([...names, ...sorts])];
  return { columns: Object.fromEntries(all.map((name) => [name, (item: Item) => fields(item)[name]])), sorts, show };
}

function meets<Item>({ columns }: Lista<Item>, item: Item, q: Row): boolean {
  return Object.entries(q).every(([column, operators]) => {
    const value = columns[column];
    if (!value || !isRow(operators)) return true;
    const own = value(item);
    return Object.entries(operators).every(([operator, wanted]) => isMet(operator, own, wanted));
  });
}

// A text compares without regard to case and accents, as the collation of the database has it.
function isMet(operator: string, own: unknown, wanted: unknown): boolean {
  if (wanted === null || wanted === undefined) return true;
  if (operator === 'in') return Array.isArray(wanted) && wanted.includes(own);
  const [left, right] = [comparable(own), comparable(wanted)];
  const order = typeof left === 'number' && typeof right === 'number' ? left - right : textOrder(left, right);
  const tests: Readonly<Record<string, () => boolean>> = {
    eq: () => order === 0,
    neq: () => order !== 0,
    gt: () => order > 0,
    gte: () => order >= 0,
    lt: () => order < 0,
    lte: () => order <= 0,
    lk: () => String(left).includes(String(right).replaceAll('%', '')),
  };
  return tests[operator]?.() ?? true;
}

function comparable(value: unknown): string | number {
  if (typeof value === 'number') return value;
  const text = typeof value === 'string' ? value : '';
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
}

function textOrder(left: string | number, right: string | number): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

function sortedRows<Item>({ columns, sorts }: Lista<Item>, items: readonly Item[], sort: string): readonly Item[] {
  if (sort.trim() === '') return items;
  const keys = sort.split(',').map((part) => {
    const [column = '', direction = 'asc'] = part.trim().split(':');
    const value = columns[column];
    if (!value || !sorts.includes(column)) throw badRequest(`No se puede ordenar por ${column}`);
    if (direction !== 'asc' && direction !== 'desc') throw badRequest(`El orden debe ser asc o desc: ${direction}`);
    return { column, value, isDescending: direction === 'desc' };
  });
  const keyed = items.map((item) => ({
    item,
    ...Object.fromEntries(keys.map(({ column, value }) => [column, value(item)])),
  }));
  return sortedBy(
    keyed,
    keys.map(({ column, isDescending }) => ({ value: (row) => row[column], isDescending, nullsFirst: !isDescending })),
  ).map(({ item }) => item);
}

function cursorOf(position: Position): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

function positionOf(cursor: string): Position {
  try {
    const position: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (isRow(position)) {
      const { desde, q, sort } = position;
      if (typeof desde === 'number' && isRow(q) && typeof sort === 'string') return { desde, q, sort };
    }
  } catch {
    // What can't be read is refused below.
  }
  throw badRequest('El cursor no es válido');
}
