import { Temporal } from 'temporal-polyfill';
import { buildDocument, type ListDocument } from '../documents.ts';
import type { Argument, Constant, Operation, Slot } from '../serviceMap.ts';
import type { FilterForm, ListColumn, ListFields, ListFilter, ServiceList } from './serviceList.ts';
import { maxDepth } from '../depth.ts';
import type { SchemaModel } from '../introspection/schemaModel.ts';
import { contentsOf } from '../match/schema/leaves.ts';
import { identityOf } from '../match/schema/identity.ts';
import type { Path, Source } from '../sources.ts';
import { bare, depthOfPath, keyOf } from './usualColumns.ts';
import { columnsOf } from './columns.ts';
import { typesOf } from './schemaTypes.ts';
import { titleOfName } from '../text.ts';

/** Filter values by filter key, as they were typed or chosen. */
type FilterValues = ReadonlyMap<string, string>;

/** A request for a list: the document, and where its rows are. */
interface ListRequest {
  readonly document: ListDocument;
  readonly operation: Operation<ListFields>;
}

/** The operation of a list with these columns: each is a named source, and the row's id comes with them. */
export function operationWith(
  { operation, id }: Pick<ServiceList, 'operation' | 'id'>,
  columns: readonly ListColumn[],
): Operation<ListFields> {
  const fields = Object.fromEntries(columns.map(({ from }, index) => [`c${index}`, from]));
  return { ...operation, fields: { ...(id && { id }), ...fields } };
}

/** The request for a list with these columns and filters. Malformed values are left for the service to refuse. */
export function listRequest(
  list: ServiceList,
  columns: readonly ListColumn[],
  filters: FilterValues,
  timeZone: string,
): ListRequest {
  const used = list.filters.flatMap((filter) => {
    const value = filters.get(filter.key);
    return value === undefined || value === '' ? [] : [{ filter, value: writeFilter(value, filter.form, timeZone) }];
  });
  const operation = operationWith(list, columns);
  const filtered = { ...operation, arguments: used.reduce(withFilter, operation.arguments) };
  return { document: buildDocument('list', filtered, documentName(list.name)), operation: filtered };
}

/** `DeskListInvoices`: what logs show of it. */
function documentName(name: string): string {
  const words = name.split(/[^A-Za-z0-9]+/).filter((word) => word !== '');
  return `DeskList${words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`;
}

type FilterConstant = Constant;

function withFilter(
  list: readonly Argument[],
  { filter, value }: { readonly filter: ListFilter; readonly value: FilterConstant },
): readonly Argument[] {
  const slot: Slot = { path: filter.path, constant: value };
  const isHere = (each: Argument): boolean => each.name === filter.argument && each.at === filter.at;
  if (list.some(isHere)) return list.map((each) => (isHere(each) ? { ...each, slots: [...each.slots, slot] } : each));
  const argument = { name: filter.argument, type: filter.type, ...(filter.at !== undefined && { at: filter.at }) };
  return [...list, { ...argument, slots: [slot] }];
}

/** What was typed, in the argument's format. */
function writeFilter(text: string, { as, many }: FilterForm, timeZone: string): FilterConstant {
  const value = writeOne(text.trim(), as, timeZone);
  return many ? [value] : value;
}

function writeOne(text: string, as: FilterForm['as'], timeZone: string): string | number | boolean {
  switch (as) {
    case 'text':
      return text;
    case 'number':
      return /^-?\d{1,15}(\.\d+)?$/.test(text) ? Number(text) : text;
    case 'flag':
      return text === 'true';
    case 'digits':
      return text.replaceAll('-', '');
    case 'naive':
      return withSeconds(text);
    case 'instant':
      return instantOf(text, timeZone);
  }
}

/** A date alone begins with its day. */
function withSeconds(text: string): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return `${text}T00:00:00`;
  return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00` : text;
}

/** A wall clock of the zone as an instant; what is one already stays. */
function instantOf(text: string, timeZone: string): string {
  const local = withSeconds(text);
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/.test(local)) return text;
  try {
    return Temporal.PlainDateTime.from(local).toZonedDateTime(timeZone).toInstant().toString();
  } catch {
    return text;
  }
}

/** The most values requested at once. */
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
  /** The requested number of rows, where the service requires one; else null. */
  readonly most: number | null;
}

/** All requests for one row: several where one would be too wide. */
interface RowRequests {
  readonly type: string;
  /** Whether it is requested by an operation for every type (`node`), which may not serve this one. */
  readonly any: boolean;
  readonly facts: readonly FactRequest[];
  readonly tables: readonly TableRequest[];
}

/** How one row of a type is read by its id; null where the service has no operation for it. */
export function rowRequests(schema: SchemaModel, typeName: string): RowRequests | null {
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
      // Links back to the opened row are left out.
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
