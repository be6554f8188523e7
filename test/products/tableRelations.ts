import type { Row } from './generatedRows.ts';

/** Fields that lead to other rows: the other table, and the column that is the foreign key. */
export type RelationFields = Readonly<Record<string, readonly [table: string, column: string]>>;

/** A table of a database whose schema is generated: types of its columns, `!` where they are never null. */
export interface RelatedTable {
  readonly name: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Rows that a column of this table points to. */
  readonly one?: RelationFields;
  /** Rows with a column that points to this table. */
  readonly many?: RelationFields;
}

/** What a field of a row leads to. */
export interface RelatedRows {
  readonly table: RelatedTable;
  readonly rows: readonly Row[];
  readonly isMany: boolean;
}

/** Follows a field of a row to other rows; null where the field is a column. */
export type FollowRelation = (table: RelatedTable, row: Row, field: string) => RelatedRows | null;

/** Follows foreign keys between the `id`s of tables. */
export function followRelations<Table extends RelatedTable>(
  tables: readonly Table[],
  rowsOf: (table: string) => readonly Row[],
): (table: RelatedTable, row: Row, field: string) => (RelatedRows & { readonly table: Table }) | null {
  return ({ one = {}, many = {} }, row, field) => {
    const [target, column = ''] = one[field] ?? many[field] ?? [];
    const table = tables.find(({ name }) => name === target);
    if (!table || target === undefined) return null;
    const isMany = many[field] !== undefined;
    const key = isMany ? row['id'] : row[column];
    const from = isMany ? column : 'id';
    const rows = key === null || key === undefined ? [] : rowsOf(target).filter((other) => other[from] === key);
    return { table, rows, isMany };
  };
}
