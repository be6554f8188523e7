/** A table of the database, as PostGraphile names it: in the singular, with columns in camel case. */
export interface Table {
  readonly type: string;
  readonly plural: string;
  /** GraphQL types of the columns beside `id`; `!` where the column is not null. */
  readonly columns: Readonly<Record<string, string>>;
  /** Foreign keys: the column, and the type of the table that it points to. */
  readonly references?: Readonly<Record<string, string>>;
  /** Unique columns beside `id`. */
  readonly unique?: readonly string[];
}

/** The values of an enum type of the database. */
export type Enums = Readonly<Record<string, readonly string[]>>;

const pageArguments = 'first: Int last: Int offset: Int before: Cursor after: Cursor';

/** Name of the list of rows that point to another one: animalsByOwnerId. */
export function backwardName(table: Table, column: string): string {
  return `${lower(table.plural)}By${upper(column)}`;
}

/** Name of the row that a column points to: userByOwnerId. */
export function forwardName(type: string, column: string): string {
  return `${lower(type)}By${upper(column)}`;
}

/** SDL that PostGraphile 4 makes of tables, with its classic names and the plugin for filters. */
export function postgraphileText(tables: readonly Table[], enums: Enums): string {
  return [
    commonText,
    ...Object.entries(enums).flatMap(([name, values]) => [
      `enum ${name} {\n  ${values.join('\n  ')}\n}`,
      filterText(name, false),
    ]),
    ...['Int', 'Float', 'Boolean', 'Datetime', 'Date', 'Time', 'BigFloat', 'UUID'].map((name) =>
      filterText(name, false),
    ),
    filterText('String', true),
    ...tables.map((table) => tableTypesText(table, tables)),
    `"""The root query type which gives access points into the data universe."""
type Query implements Node {
  query: Query!
  nodeId: ID!
  node(nodeId: ID!): Node
  ${tables.flatMap(queriesText).join('\n  ')}
}

"""The root mutation type which contains root level fields which mutate data."""
type Mutation {
  ${tables.flatMap(mutationsText).join('\n  ')}
}`,
  ].join('\n\n');
}

function listArguments({ type, plural }: Table): string {
  return `${pageArguments} orderBy: [${plural}OrderBy!] = [PRIMARY_KEY_ASC] condition: ${type}Condition filter: ${type}Filter`;
}

function queriesText(table: Table): string[] {
  const { type, plural, unique = [] } = table;
  const keys = [['id', 'Int!'], ...unique.map((column) => [column, `${bare(table.columns[column] ?? '')}!`])];
  return [
    `"""Reads and enables pagination through a set of \`${type}\`."""\n  all${plural}(${listArguments(table)}): ${plural}Connection`,
    ...keys.map(([column = '', key = '']) => `${lower(type)}By${upper(column)}(${column}: ${key}): ${type}`),
    `"""Reads a single \`${type}\` using its globally unique \`ID\`."""\n  ${lower(type)}(nodeId: ID!): ${type}`,
  ];
}

function mutationsText({ type }: Table): string[] {
  return [
    `"""Creates a single \`${type}\`."""\n  create${type}(input: Create${type}Input!): Create${type}Payload`,
    `"""Updates a single \`${type}\` using its globally unique id and a patch."""\n  update${type}(input: Update${type}Input!): Update${type}Payload`,
    `"""Updates a single \`${type}\` using a unique key and a patch."""\n  update${type}ById(input: Update${type}ByIdInput!): Update${type}Payload`,
    `"""Deletes a single \`${type}\` using its globally unique id."""\n  delete${type}(input: Delete${type}Input!): Delete${type}Payload`,
    `"""Deletes a single \`${type}\` using a unique key."""\n  delete${type}ById(input: Delete${type}ByIdInput!): Delete${type}Payload`,
  ];
}

function tableTypesText(table: Table, tables: readonly Table[]): string {
  const { type, plural, columns, references = {} } = table;
  const all = Object.entries({ id: 'Int!', ...columns });
  const forward = Object.entries(references).map(([column, target]) => `${forwardName(target, column)}: ${target}`);
  const backward = tables.flatMap((other) =>
    Object.entries(other.references ?? {})
      .filter(([, target]) => target === type)
      .map(([column]) => `${backwardName(other, column)}(${listArguments(other)}): ${other.plural}Connection!`),
  );
  const orders = ['NATURAL', ...all.flatMap(([column]) => [`${constant(column)}_ASC`, `${constant(column)}_DESC`])];
  // A column with a default may be left out, which these are.
  const inputs = all.map(([column, columnType]) => `${column}: ${hasDefault(column) ? bare(columnType) : columnType}`);
  const patches = all.map(([column, columnType]) => `${column}: ${bare(columnType)}`);
  const filters = all.map(([column, columnType]) => `${column}: ${bare(columnType)}Filter`);
  const field = lower(type);
  const payload = (name: string, more = ''): string =>
    `type ${name}${type}Payload { clientMutationId: String ${field}: ${type} ${more}query: Query ${field}Edge(orderBy: [${plural}OrderBy!] = [PRIMARY_KEY_ASC]): ${plural}Edge }`;
  return `type ${type} implements Node {
  nodeId: ID!
  ${[...all.map(([column, columnType]) => `${column}: ${columnType}`), ...forward, ...backward].join('\n  ')}
}

"""A connection to a list of \`${type}\` values."""
type ${plural}Connection { nodes: [${type}]! edges: [${plural}Edge!]! pageInfo: PageInfo! totalCount: Int! }

type ${plural}Edge { cursor: Cursor node: ${type} }

enum ${plural}OrderBy {
  ${[...orders, 'PRIMARY_KEY_ASC', 'PRIMARY_KEY_DESC'].join('\n  ')}
}

"""A condition to be used against \`${type}\` object types. All fields are tested for equality and combined with a logical ‘and.’"""
input ${type}Condition {
  ${patches.join('\n  ')}
}

"""A filter to be used against \`${type}\` object types. All fields are combined with a logical ‘and.’"""
input ${type}Filter {
  ${[...filters, `and: [${type}Filter!]`, `or: [${type}Filter!]`, `not: ${type}Filter`].join('\n  ')}
}

input ${type}Input {
  ${inputs.join('\n  ')}
}

input ${type}Patch {
  ${patches.join('\n  ')}
}

input Create${type}Input { clientMutationId: String ${field}: ${type}Input! }

input Update${type}Input { clientMutationId: String nodeId: ID! ${field}Patch: ${type}Patch! }

input Update${type}ByIdInput { clientMutationId: String ${field}Patch: ${type}Patch! id: Int! }

input Delete${type}Input { clientMutationId: String nodeId: ID! }

input Delete${type}ByIdInput { clientMutationId: String id: Int! }

${payload('Create')}

${payload('Update')}

${payload('Delete', `deleted${type}Id: ID `)}`;
}

function filterText(type: string, isText: boolean): string {
  const comparisons = ['equalTo', 'notEqualTo', 'distinctFrom', 'notDistinctFrom', 'lessThan', 'lessThanOrEqualTo'];
  const others = ['greaterThan', 'greaterThanOrEqualTo'];
  const texts = [
    'includes',
    'notIncludes',
    'startsWith',
    'notStartsWith',
    'endsWith',
    'notEndsWith',
    'like',
    'notLike',
  ];
  const named = [...comparisons, ...others, ...(isText ? texts.flatMap((name) => [name, `${name}Insensitive`]) : [])];
  return `"""A filter to be used against ${type} fields. All fields are combined with a logical ‘and.’"""
input ${type}Filter {
  isNull: Boolean
  ${named.map((name) => `${name}: ${type}`).join('\n  ')}
  in: [${type}!]
  notIn: [${type}!]
}`;
}

/** A column as a constant: STARTS_AT. */
export function constant(column: string): string {
  return column.replace(/(?=[A-Z])/g, '_').toUpperCase();
}

function hasDefault(column: string): boolean {
  return ['id', 'createdAt', 'updatedAt', 'isActive', 'isDeleted', 'role', 'status'].includes(column);
}

function bare(type: string): string {
  return type.replace('!', '');
}

function upper(name: string): string {
  return name.slice(0, 1).toUpperCase() + name.slice(1);
}

function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

const commonText = `
"""A location in a connection that can be used for resuming pagination."""
scalar Cursor

"""A point in time as described by the ISO 8601 standard. May or may not include a timezone."""
scalar Datetime

"""The day, does not include a time."""
scalar Date

"""The exact time of day, does not include the date. May or may not have a timezone offset."""
scalar Time

"""A floating point number that requires more precision than IEEE 754 binary 64"""
scalar BigFloat

"""A universally unique identifier as defined by RFC 4122."""
scalar UUID

"""An object with a globally unique \`ID\`."""
interface Node { nodeId: ID! }

"""Information about pagination in a connection."""
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: Cursor endCursor: Cursor }
`;
