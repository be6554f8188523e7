import { maxDepth } from '../depth.ts';
import { isRequired, type SchemaModel } from '../introspection/schemaModel.ts';
import {
  isOfOne,
  operationName,
  readFieldArguments,
  type QueryField,
  queryFieldsOf,
} from '../match/queries/operations.ts';
import { identityOf } from '../match/schema/identity.ts';
import { shapeOf } from '../match/schema/resultShape.ts';
import { wordsOf } from '../match/words/words.ts';
import type { Argument, ArgumentRole } from '../serviceMap.ts';
import type { Path, Source } from '../sources.ts';
import { depthOfPath } from './usualColumns.ts';
import { columnsOf } from './columns.ts';
import { domainOf } from './listDomain.ts';
import { filtersOf } from './filters.ts';
import { operationWith } from './listRequest.ts';
import { type SchemaTypes, typesOf } from './schemaTypes.ts';
import { listDomains, type ServiceList } from './serviceList.ts';
import { titleOfList, titleOfName } from '../text.ts';

const known = new WeakMap<SchemaModel, readonly ServiceList[]>();

/**
 * Every list that a service has, by domain and in the alphabet: all operations that give rows, at the root or below what
 * there is only one of. Lists that can't be requested are included with the reason.
 */
export function findServiceLists(schema: SchemaModel): readonly ServiceList[] {
  const found = known.get(schema);
  if (found) return found;
  const types = typesOf(schema);
  const all = queryFieldsOf(schema, types.scores).flatMap((queryField) => listOf(types, queryField) ?? []);
  const lists = withClearTitles(onceEach(all)).toSorted(
    (one, other) =>
      listDomains.indexOf(one.domain) - listDomains.indexOf(other.domain) ||
      compare(one.title.toLowerCase(), other.title.toLowerCase()) ||
      compare(one.name, other.name),
  );
  known.set(schema, lists);
  return lists;
}

const roles: ReadonlySet<ArgumentRole> = new Set([
  'limit',
  'offset',
  'page',
  'cursor',
  'search',
  // Constants that show what is hidden, or switch pages on, come with it.
  'includeEnded',
] as const);

function listOf(types: SchemaTypes, queryField: QueryField): ServiceList | null {
  const { schema } = types;
  const { field, holder } = queryField;
  const shape = shapeOf(schema, field);
  // What belongs to one location is seen when that location is opened.
  if (!shape?.many || isOfOne(queryField)) return null;
  const rows = holder ? [field.name, ...shape.rows] : shape.rows;
  const levels = maxDepth - 1 - depthOfPath(rows);
  if (levels < 1) return null;
  const columns = columnsOf(types, shape.type, levels);
  if (columns.length === 0) return null;
  const reading = readFieldArguments(schema, queryField, { useful: roles, self: wordsOf(shape.type.name) });
  const at = holder ? field.name : undefined;
  const own = filtersOf(types, field, reading, shape.type, at);
  const above = holder ? filtersOf(types, holder, reading, shape.type, undefined) : { filters: [], unknown: [] };
  const { next, more, total } = shape.paging;
  const below = (path: Path | null): Path | null => (path && holder ? [field.name, ...path] : path);
  const paging = next || more || total ? { paging: { next: below(next), more: below(more), total: below(total) } } : {};
  const identity = identityOf(schema, shape.type);
  const id: Source | null = identity ? { kind: 'path', path: [identity.name] } : null;
  const name = operationName(queryField);
  const search = searchOf(reading.arguments, queryField);
  const base = {
    field: (holder ?? field).name,
    ...(holder && { title: name }),
    arguments: reading.arguments,
    rows,
    ...paging,
  };
  return {
    name,
    title: titleOfList(field.name),
    domain: domainOf(name, shape.type.name, types.entityOf(shape.type.name)),
    type: shape.type.name,
    operation: operationWith(
      { operation: { ...base, fields: {} }, id },
      columns.filter(({ usual }) => usual),
    ),
    id,
    byId: types.one(shape.type.name) !== null,
    columns,
    filters: [...above.filters, ...own.filters],
    search,
    unknown: [...above.unknown, ...own.unknown],
  };
}

function searchOf(list: readonly Argument[], { field, holder }: QueryField): ServiceList['search'] {
  const found = list.find(({ slots }) => slots.some((slot) => 'role' in slot && slot.role === 'search'));
  if (!found) return 'none';
  const input = (found.at === undefined && holder ? holder : field).arguments.find(({ name }) => name === found.name);
  const isPlain = found.slots.some((slot) => 'role' in slot && slot.role === 'search' && slot.path.length === 0);
  return input && isPlain && isRequired(input) ? 'needed' : 'offered';
}

/** One field may be reached in two ways of one name. */
function onceEach(lists: readonly ServiceList[]): readonly ServiceList[] {
  return lists.filter(({ name }, index) => lists.findIndex((other) => other.name === name) === index);
}

/** Lists with the same title get the title of their operation. */
function withClearTitles(lists: readonly ServiceList[]): readonly ServiceList[] {
  return lists.map((list) => {
    const clashes = lists.filter(({ title }) => title === list.title).length > 1;
    return clashes ? { ...list, title: titleOfName(list.name) } : list;
  });
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
