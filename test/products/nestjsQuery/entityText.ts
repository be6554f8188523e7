import type { RelatedTable } from '../tableRelations.ts';
import { comparisonOf, comparisonText, frame, upper } from './comparisonText.ts';

/** How an entity's lists are paged. */
export type Paging = 'cursor' | 'offset' | 'none';

/** What a project says of an entity: its columns, a `~` before the type of those that can't be filtered by. */
export interface QueryEntity extends RelatedTable {
  readonly plural: string;
  readonly paging: Paging;
  readonly hasTotal?: boolean;
  readonly hasAggregate?: boolean;
  /** Fields of the inputs that make and change a record; without them it can only be read. */
  readonly create?: Readonly<Record<string, string>>;
  readonly update?: Readonly<Record<string, string>>;
  /** Relations that have a mutation of their own. */
  readonly settable?: readonly string[];
  readonly sorting?: string;
}

/** SDL of what nestjs-query makes of these entities, and of these enums. */
export function entitiesText(
  entities: readonly QueryEntity[],
  enums: Readonly<Record<string, readonly string[]>>,
): string {
  const comparisons = new Map<string, string>();
  for (const entity of entities)
    for (const [column, type] of filterable(entity))
      comparisons.set(
        comparisonOf(entity.name, column, type),
        comparisonText(comparisonOf(entity.name, column, type), type),
      );
  const byName = (name: string): QueryEntity => {
    const entity = entities.find((each) => each.name === name);
    if (!entity) throw new Error(`No entity ${name}`);
    return entity;
  };
  const writable = entities.filter(({ create }) => create);
  return [
    frame,
    ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...comparisons.values(),
    ...entities.map((entity) => typesText(entity, byName)),
    ...writable.map(inputsText),
    `type Query {\n${entities.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${writable.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

/** The columns to filter and sort by, with their bare types. */
export function filterable({ columns }: RelatedTable): readonly (readonly [column: string, type: string])[] {
  return Object.entries(columns).flatMap(([column, type]) =>
    type.startsWith('~') ? [] : [[column, type.replace('!', '')] as const],
  );
}

/** An entity's name as its single query has it. */
export function lowerName({ name }: RelatedTable): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function listArguments({ name, paging, sorting = '[]' }: QueryEntity): string {
  const page = {
    cursor: '"""Limit or page results."""\n    paging: CursorPaging! = { first: 10 }\n    ',
    offset: '"""Limit or page results."""\n    paging: OffsetPaging! = { limit: 10 }\n    ',
    none: '',
  }[paging];
  return `(
    ${page}"""Specify to filter the records returned."""
    filter: ${name}Filter! = {}
    """Specify to sort results."""
    sorting: [${name}Sort!]! = ${sorting}
  )`;
}

function connectionText(name: string, { name: node, paging, hasTotal = false }: QueryEntity): string {
  if (paging === 'none') return '';
  const rows =
    paging === 'cursor'
      ? `"""Array of edges."""\n  edges: [${node}Edge!]!`
      : `"""Array of nodes."""\n  nodes: [${node}!]!`;
  return `type ${name} {
  """Paging information"""
  pageInfo: ${paging === 'cursor' ? 'PageInfo' : 'OffsetPageInfo'}!
  ${rows}${hasTotal ? '\n  """Fetch total count of records"""\n  totalCount: Int!' : ''}
}`;
}

function typesText(entity: QueryEntity, byName: (name: string) => QueryEntity): string {
  const { name, columns, one = {}, many = {}, paging, hasAggregate } = entity;
  const fields = filterable(entity);
  const conditions = fields.map(([column, type]) => `${column}: ${comparisonOf(name, column, type)}`).join(' ');
  const filter = (type: string, more = ''): string =>
    `input ${type} { and: [${type}!] or: [${type}!] ${conditions} ${more} }`;
  const nested = Object.entries(one).map(
    ([field, [target]]) => [field, target, `${name}Filter${target}Filter`] as const,
  );
  const targets = new Map(nested.map(([, target, type]) => [type, target]));
  const lines = [
    ...Object.entries(columns).map(([column, type]) => `${column}: ${type.replace('~', '')}`),
    ...Object.entries(one).map(([field, [target, column]]) => {
      return `${field}: ${target}${columns[column]?.endsWith('!') ? '!' : ''}`;
    }),
    ...Object.entries(many).map(([field, [target]]) => {
      const other = byName(target);
      const type = other.paging === 'none' ? `[${target}!]` : `${name}${upper(field)}Connection`;
      return `${field}${listArguments(other)}: ${type}!`;
    }),
  ];
  return [
    `type ${name} {\n  ${lines.join('\n  ')}\n}`,
    ...Object.entries(many).map(([field, [target]]) =>
      connectionText(`${name}${upper(field)}Connection`, byName(target)),
    ),
    paging === 'cursor'
      ? `type ${name}Edge {
  """The node containing the ${name}"""
  node: ${name}!
  """Cursor for this node."""
  cursor: ConnectionCursor!
}`
      : '',
    connectionText(`${name}Connection`, entity),
    filter(`${name}Filter`, nested.map(([field, , type]) => `${field}: ${type}`).join(' ')),
    ...[...targets].map(([type, target]) => {
      const inner = filterable(byName(target)).map(
        ([column, each]) => `${column}: ${comparisonOf(target, column, each)}`,
      );
      return `input ${type} { and: [${type}!] or: [${type}!] ${inner.join(' ')} }`;
    }),
    `input ${name}Sort { field: ${name}SortFields! direction: SortDirection! nulls: SortNulls }`,
    `enum ${name}SortFields { ${fields.map(([column]) => column).join(' ')} }`,
    hasAggregate ? [filter(`${name}AggregateFilter`), aggregateText(entity)].join('\n') : '',
  ].join('\n');
}

function aggregateText(entity: QueryEntity): string {
  const { name } = entity;
  const fields = filterable(entity);
  const group = fields.map(
    ([column, type]) => `${column}${type === 'DateTime' ? '(by: GroupBy! = DAY)' : ''}: ${type}`,
  );
  const range = fields.filter(([, type]) => type !== 'Boolean').map(([column, type]) => `${column}: ${type}`);
  return `type ${name}AggregateGroupBy { ${group.join(' ')} }
type ${name}CountAggregate { ${fields.map(([column]) => `${column}: Int`).join(' ')} }
type ${name}MinAggregate { ${range.join(' ')} }
type ${name}MaxAggregate { ${range.join(' ')} }
type ${name}AggregateResponse {
  groupBy: ${name}AggregateGroupBy
  count: ${name}CountAggregate
  min: ${name}MinAggregate
  max: ${name}MaxAggregate
}`;
}

function inputsText(entity: QueryEntity): string {
  const { name, plural, create = {}, update = {}, columns, settable = [] } = entity;
  const lines = (fields: Readonly<Record<string, string>>): string =>
    Object.entries(fields)
      .map(([field, type]) => `${field}: ${type}`)
      .join(' ');
  const conditions = filterable(entity).map(([column, type]) => `${column}: ${comparisonOf(name, column, type)}`);
  const filter = (type: string): string => `input ${type} { and: [${type}!] or: [${type}!] ${conditions.join(' ')} }`;
  const left = Object.entries(columns).map(
    ([column, type]) => `${column}: ${type.replace(/^~/, '').replace(/!$/, '')}`,
  );
  return `input Create${name}Input { ${lines(create)} }
input Update${name}Input { ${lines(update)} }
input CreateOne${name}Input {
  """The record to create"""
  ${lowerName(entity)}: Create${name}Input!
}
input CreateMany${upper(plural)}Input {
  """Array of records to create"""
  ${plural}: [Create${name}Input!]!
}
input UpdateOne${name}Input {
  """The id of the record to update"""
  id: ID!
  """The update to apply."""
  update: Update${name}Input!
}
input UpdateMany${upper(plural)}Input {
  """Filter used to find fields to update"""
  filter: ${name}UpdateFilter!
  """The update to apply to all records found using the filter"""
  update: Update${name}Input!
}
input DeleteOne${name}Input {
  """The id of the record to delete."""
  id: ID!
}
input DeleteMany${upper(plural)}Input {
  """Filter to find records to delete"""
  filter: ${name}DeleteFilter!
}
${filter(`${name}UpdateFilter`)}
${filter(`${name}DeleteFilter`)}
type ${name}DeleteResponse { ${left.join(' ')} }
${settable
  .map(
    (field) => `input Set${field}On${name}Input {
  """The id of the record."""
  id: ID!
  """The id of relation."""
  relationId: ID!
}`,
  )
  .join('\n')}`;
}

function queriesText(entity: QueryEntity): string {
  const { name, plural, paging, hasAggregate } = entity;
  const aggregate = `  ${lowerName(entity)}Aggregate(
    """Filter to find records to aggregate on"""
    filter: ${name}AggregateFilter
  ): [${name}AggregateResponse!]!\n`;
  return `${hasAggregate ? aggregate : ''}  ${lowerName(entity)}(
    """The id of the record to find."""
    id: ID!
  ): ${name}!
  ${plural}${listArguments(entity)}: ${paging === 'none' ? `[${name}!]` : `${name}Connection`}!`;
}

function mutationsText({ name, plural, settable = [] }: QueryEntity): string {
  const many = upper(plural);
  return `${settable.map((field) => `  set${field}On${name}(input: Set${field}On${name}Input!): ${name}!\n`).join('')}  createOne${name}(input: CreateOne${name}Input!): ${name}!
  createMany${many}(input: CreateMany${many}Input!): [${name}!]!
  updateOne${name}(input: UpdateOne${name}Input!): ${name}!
  updateMany${many}(input: UpdateMany${many}Input!): UpdateManyResponse!
  deleteOne${name}(input: DeleteOne${name}Input!): ${name}DeleteResponse!
  deleteMany${many}(input: DeleteMany${many}Input!): DeleteManyResponse!`;
}
