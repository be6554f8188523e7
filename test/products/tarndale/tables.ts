import type { Row } from '../generatedRows.ts';
import { entities } from './schema.ts';

/** The rows of an entity as they are now, by its name. */
export type RowsOf = (entity: string) => readonly Row[];

/** Makes the columns of an entity's rows; a function among them is a property that no foreign key leads to. */
export type TableMakers = Readonly<Record<string, (rowsOf: RowsOf) => readonly Row[]>>;

/**
 * All tables at one moment, each made when it is asked for the first time.
 *
 * Properties that lead to other entities follow the foreign keys by the names that the mapper of the vendor expects:
 * `account` goes by `accountId`, and all others by the column of the other table that is named after this one.
 */
export function snapshotOf(makers: TableMakers): RowsOf {
  const made = new Map<string, readonly Row[]>();
  const indexes = new Map<string, ReadonlyMap<unknown, readonly Row[]>>();
  const rowsOf: RowsOf = (entity) => {
    const rows = made.get(entity) ?? (makers[entity]?.(rowsOf) ?? []).map((row) => linked(entity, row));
    made.set(entity, rows);
    return rows;
  };
  const rowsBy = (entity: string, column: string, id: unknown): readonly Row[] => {
    const name = `${entity}.${column}`;
    const index = indexes.get(name) ?? grouped(rowsOf(entity), column);
    indexes.set(name, index);
    return index.get(id) ?? [];
  };
  const linked = (entity: string, row: Row): Row => {
    const foreign = `${entity.slice(0, 1).toLowerCase()}${entity.slice(1)}Id`;
    const links: Record<string, unknown> = {};
    for (const [field, { kind, type, isList }] of entities.get(entity) ?? []) {
      if (kind !== 'entity' || field in row) continue;
      const column = `${field}Id`;
      if (isList) links[field] = () => rowsBy(type, foreign, row['id']);
      else if (column in row) links[field] = () => (row[column] === null ? null : one(rowsBy(type, 'id', row[column])));
      else links[field] = () => one(rowsBy(type, foreign, row['id']));
    }
    return { ...row, ...links };
  };
  return rowsOf;
}

function grouped(rows: readonly Row[], column: string): ReadonlyMap<unknown, readonly Row[]> {
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const group = groups.get(row[column]);
    if (group) group.push(row);
    else groups.set(row[column], [row]);
  }
  return groups;
}

function one(rows: readonly Row[]): Row | null {
  return rows[0] ?? null;
}
