import { isRow, type Row } from '../generatedRows.ts';
import { refuse, rowsIn } from './values.ts';

/** A table that writes within other writes can reach. */
export interface Table {
  /** The number of a row by what is unique in it; null where there is none. */
  readonly find: (where: Row) => number | null;
  readonly create: (data: Row) => number;
  readonly update: (key: number, data: Row) => void;
  readonly remove: (key: number) => void;
}

/** The rows of a table that belong to another row. */
export interface Links {
  readonly keys: () => readonly number[];
  readonly link: (key: number) => void;
  readonly unlink: (key: number) => void;
  /** The columns with which a new row of the table belongs to the other one. */
  readonly own: Row;
}

/** The number of a row that has to be there. */
export function found(table: Table, where: unknown): number {
  const key = isRow(where) ? table.find(where) : null;
  return key ?? refuse();
}

function foundOrCreated(table: Table, { where, create }: Row, own: Row = {}): number {
  const key = isRow(where) ? table.find(where) : null;
  return key ?? (isRow(create) ? table.create({ ...create, ...own }) : refuse());
}

/** Where a relation to one row leads after a write; undefined where the write doesn't say. */
export function linkedOne(table: Table, input: unknown, current: number | null): number | null | undefined {
  if (!isRow(input)) return undefined;
  const { connect, create, connectOrCreate, update, upsert } = input;
  if (isRow(update)) table.update(current ?? refuse(), update);
  if (isRow(upsert) && current !== null && isRow(upsert['update'])) table.update(current, upsert['update']);
  else if (isRow(upsert) && isRow(upsert['create'])) return table.create(upsert['create']);
  if (isRow(create)) return table.create(create);
  if (isRow(connectOrCreate)) return foundOrCreated(table, connectOrCreate);
  if (isRow(connect)) return found(table, connect);
  if (input['delete'] === true) table.remove(current ?? refuse());
  return input['delete'] === true || input['disconnect'] === true ? null : undefined;
}

/** Does what a write says about rows that belong to another one. */
export function linkMany(table: Table, links: Links, input: unknown): void {
  if (!isRow(input)) return;
  // What is meant by a filter is left out.
  if (rowsIn(input['deleteMany']).length > 0 || rowsIn(input['updateMany']).length > 0) refuse();
  const keyOf = (where: unknown): number => found(table, where);
  /** A row that belongs here already. */
  const ownKeyOf = (where: unknown): number => {
    const key = keyOf(where);
    return links.keys().includes(key) ? key : refuse();
  };
  if (Array.isArray(input['set'])) {
    const wanted = rowsIn(input['set']).map(keyOf);
    for (const key of links.keys()) if (!wanted.includes(key)) links.unlink(key);
    wanted.forEach(links.link);
  }
  for (const where of rowsIn(input['disconnect'])) links.unlink(ownKeyOf(where));
  for (const where of rowsIn(input['delete'])) table.remove(ownKeyOf(where));
  for (const where of rowsIn(input['connect'])) links.link(keyOf(where));
  for (const item of rowsIn(input['connectOrCreate'])) links.link(foundOrCreated(table, item, links.own));
  for (const data of rowsIn(input['create'])) links.link(table.create({ ...data, ...links.own }));
  for (const { where, data } of rowsIn(input['update'])) if (isRow(data)) table.update(ownKeyOf(where), data);
  for (const { where, create, update } of rowsIn(input['upsert'])) {
    const key = isRow(where) ? table.find(where) : null;
    if (key !== null && isRow(update)) table.update(key, update);
    else if (isRow(create)) links.link(table.create({ ...create, ...links.own }));
  }
}
