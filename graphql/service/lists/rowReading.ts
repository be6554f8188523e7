import { buildDocument } from '../documents.ts';
import { maxDepth } from '../depth.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/leaves.ts';
import { identityOf } from '../match/resultShape.ts';
import type { Operation } from '../serviceMap.ts';
import type { Path, Source } from '../sources.ts';
import { bare, depthOfPath, keyOf } from './columnDraft.ts';
import { columnsOf } from './columns.ts';
import { documentName, type ListRequest } from './listRequest.ts';
import { typesOf } from './schemaTypes.ts';
import type { ListColumn, ListFields } from './serviceList.ts';
import { titleOfName } from './titles.ts';

/** So many values are asked for at once. */
const widest = 40;
const mostTables = 12;
const tableColumns = 12;

/** Some of the values of one row. */
export interface FactRequest extends ListRequest {
  readonly columns: readonly ListColumn[];
}

/** A list that a row holds, such as the lines of an invoice. */
export interface TableRequest extends FactRequest {
  readonly key: string;
  readonly title: string;
  /** The type of its rows. */
  readonly type: string;
  readonly id: Source | null;
  readonly path: Path;
  /** How many of its rows are asked for, where the service demands a number; null where it gives what it likes. */
  readonly most: number | null;
}

/** How all of one row is read: in several questions where one would be too wide. */
export interface RowReading {
  readonly type: string;
  /** Whether it is asked by what gives objects of every type, and perhaps not of this one. */
  readonly any: boolean;
  readonly facts: readonly FactRequest[];
  readonly tables: readonly TableRequest[];
}

/** How one row of a type is read by its id; null where the service has no operation for it. */
export function rowReading(schema: SchemaModel, typeName: string): RowReading | null {
  const types = typesOf(schema);
  const one = types.one(typeName);
  const type = schema.types.get(typeName);
  if (!one || !type) return null;
  const levels = maxDepth - 1 - depthOfPath(one.rows);
  const requestFor = (fields: ListFields, name: string): ListRequest => {
    const operation: Operation<ListFields> = { field: one.field, arguments: one.arguments, rows: one.rows, fields };
    return { operation, document: buildDocument('list', operation, documentName(name)) };
  };
  const columns = columnsOf(types, type, levels);
  const facts = chunks(columns, widest).map((part, index) => ({
    columns: part,
    ...requestFor(fieldsOf(part), `${typeName} row ${index + 1}`),
  }));
  const tables = contentsOf(schema, type)
    .branches.filter(({ many, deprecated }) => many && !deprecated)
    .slice(0, mostTables)
    .flatMap(({ path, type: rowType }): TableRequest[] => {
      const left = levels - depthOfPath(path);
      const all = left < 1 ? [] : columnsOf(types, rowType, left);
      // A row's way back to where one comes from tells nothing.
      const own = all.filter(({ opens }) => opens !== typeName);
      const part = [...own.filter(({ usual }) => usual), ...own.filter(({ usual }) => !usual)].slice(0, tableColumns);
      if (part.length === 0) return [];
      const identity = identityOf(schema, rowType);
      const id: Source | null = identity ? { kind: 'path', path: [identity.name] } : null;
      const key = keyOf(path);
      const fields = {
        rows: { kind: 'link', link: { path, fields: { ...(id && { id }), ...fieldsOf(part) } } },
      } as const;
      const title = titleOfName(path.map(bare).find((step) => step !== '') ?? key);
      return [
        {
          key,
          title,
          type: rowType.name,
          id,
          path,
          most: sizeIn(path),
          columns: part,
          ...requestFor(fields, `${typeName} ${key}`),
        },
      ];
    });
  return { type: typeName, any: one.any, facts, tables };
}

/** The page size that a step of a path carries. */
function sizeIn(path: Path): number | null {
  const size = path.map((step) => /\(\w+: (\d+)/.exec(step)?.[1]).find((found) => found !== undefined);
  return size === undefined ? null : Number(size);
}

function fieldsOf(columns: readonly ListColumn[]): ListFields {
  return Object.fromEntries(columns.map(({ from }, index) => [`c${index}`, from]));
}

function chunks<Value>(list: readonly Value[], size: number): readonly (readonly Value[])[] {
  return Array.from({ length: Math.ceil(list.length / size) }, (_, index) =>
    list.slice(index * size, (index + 1) * size),
  );
}
