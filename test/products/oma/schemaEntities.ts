import { capital } from '../generatedRows.ts';
import { type Entity, entityOf, filterColumns } from './entities.ts';

/** Text of a type, an input or an enumeration with these fields. */
export function block(keyword: 'type' | 'input' | 'enum', name: string, fields: readonly string[]): string {
  return `${keyword} ${name} {\n${fields.map((field) => `  ${field}`).join('\n')}\n}\n`;
}

const comparisons: Readonly<Record<string, string>> = {
  ID: 'IdFilterComparison',
  String: 'StringFieldComparison',
  Float: 'NumberFieldComparison',
  Int: 'IntFieldComparison',
  Boolean: 'BooleanFieldComparison',
  DateTime: 'DateFieldComparison',
  DaysOfWeek: 'DaysOfWeekFilterComparison',
};

/** The input that filters rows of an entity; `more` are filters by relations. */
export function filterInput(name: string, entity: string, more: readonly string[] = []): string {
  const own = Object.entries(filterColumns(entity)).map(
    ([column, type]) => `${column}: ${comparisons[type] ?? 'StringFieldComparison'}`,
  );
  return block('input', name, [`and: [${name}!]`, `or: [${name}!]`, ...[...own, ...more].toSorted()]);
}

const listArgs = (target: string): string => `filter: ${target}Filter! = {}, sorting: [${target}Sort!]! = []`;

/** The fields of an object that lead to other rows. */
function relationFields({ name, relations }: Entity): readonly string[] {
  return Object.entries(relations).flatMap(([field, { target, kind, hasAggregate }]) => {
    if (kind === 'one') return [`${field}: ${target}`];
    if (kind === 'list') return [`${field}(${listArgs(target)}): [${target}!]`];
    const prefix = `${name}${capital(field)}`;
    const pages = `${field}(paging: OffsetPaging! = { limit: 10 }, ${listArgs(target)}): ${prefix}Connection`;
    if (hasAggregate !== true) return [pages];
    return [pages, `${field}Aggregate(filter: ${target}AggregateFilter): [${prefix}AggregateResponse!]!`];
  });
}

/** The types of results of an aggregation. */
function aggregateTypes(prefix: string, entity: string): readonly string[] {
  const isRoot = prefix === entity;
  const columns = Object.entries(filterColumns(entity));
  const of = (fits: (type: string) => boolean, show: (type: string) => string): readonly string[] =>
    columns.filter(([, type]) => fits(type)).map(([column, type]) => `${column}: ${show(type)}`);
  const isNumber = (type: string): boolean => ['ID', 'Float', 'Int'].includes(type);
  const numbers = of(isNumber, () => 'Float');
  const ordered = of(
    (type) => type !== 'Boolean',
    (type) => type,
  );
  const grouped = columns.map(([column, type]) =>
    // Groups of related rows have whole instants, as the library made them without the argument.
    isRoot && type === 'DateTime' ? `${column}(by: GroupBy! = DAY): DateTime` : `${column}: ${type}`,
  );
  const parts = ['avg: Avg', 'count: Count', 'max: Max', 'min: Min', 'sum: Sum'];
  return [
    block('type', `${prefix}AggregateResponse`, [
      ...parts.map((part) => `${part.replace(': ', `: ${prefix}`)}Aggregate`),
      `groupBy: ${prefix}AggregateGroupBy`,
    ]),
    block('type', `${prefix}AggregateGroupBy`, grouped),
    block('type', `${prefix}AvgAggregate`, numbers),
    block(
      'type',
      `${prefix}CountAggregate`,
      columns.map(([column]) => `${column}: Int`),
    ),
    block('type', `${prefix}MaxAggregate`, ordered),
    block('type', `${prefix}MinAggregate`, ordered),
    block('type', `${prefix}SumAggregate`, numbers),
  ];
}

/** All types of an entity: the object, its pages, filters, orders and aggregations. */
export function entityTypes(entity: Entity, extra: readonly string[]): string {
  const { name, columns, relations, pages, aggregate, canDelete, canUpdate } = entity;
  const own = Object.entries(columns).map(([column, type]) => `${column}: ${type}`);
  const filters = Object.entries(relations).filter(([, { isFilter }]) => isFilter === true);
  const nested = filters.map(([field, { target }]) => `${field}: ${name}Filter${target}Filter`);
  const targets = [...new Set(filters.map(([, { target }]) => target))];
  const sortable = Object.keys(filterColumns(name));
  const relationPages = Object.entries(relations).filter(([, { kind }]) => kind === 'paged');
  const parts = [
    block('type', name, [...own, ...relationFields(entity), ...extra].toSorted()),
    filterInput(`${name}Filter`, name, nested),
    ...targets.map((target) => filterInput(`${name}Filter${target}Filter`, target)),
    block('input', `${name}Sort`, [`direction: SortDirection!`, `field: ${name}SortFields!`, 'nulls: SortNulls']),
    block('enum', `${name}SortFields`, sortable),
    ...relationPages.flatMap(([field, { target, hasAggregate }]) => [
      block('type', `${name}${capital(field)}Connection`, [
        `nodes: [${target}!]!`,
        'pageInfo: OffsetPageInfo!',
        'totalCount: Int!',
      ]),
      ...(hasAggregate === true ? aggregateTypes(`${name}${capital(field)}`, target) : []),
    ]),
  ];
  if (pages !== 'none') {
    const total = pages === 'counted' ? ['totalCount: Int!'] : [];
    parts.push(block('type', `${name}Edge`, ['cursor: ConnectionCursor!', `node: ${name}!`]));
    parts.push(block('type', `${name}Connection`, [`edges: [${name}Edge!]!`, 'pageInfo: PageInfo!', ...total]));
  }
  if (aggregate !== undefined) parts.push(filterInput(`${name}AggregateFilter`, name));
  if (aggregate === 'root') parts.push(...aggregateTypes(name, name));
  if (canUpdate === true) parts.push(filterInput(`${name}UpdateFilter`, name));
  if (canDelete === true) parts.push(filterInput(`${name}DeleteFilter`, name));
  if (canDelete === true || name === 'Transaction') parts.push(deleteResponse(name));
  return parts.join('\n');
}

function deleteResponse(name: string): string {
  const own = Object.entries(entityOf(name).columns).map(([column, type]) => `${column}: ${type.replace('!', '')}`);
  const fields = name === 'HealthProvider' ? [...own, 'location: Location'] : own;
  return block('type', `${name}DeleteResponse`, fields);
}
