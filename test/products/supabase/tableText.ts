/** A table as the extension reads it from the database. */
export interface Table {
  readonly name: string;
  /** GraphQL scalar by column, with ! where the column is not null. Every table has an id besides. */
  readonly columns: Readonly<Record<string, string>>;
  /** Table by the column that refers to it. */
  readonly keys?: Readonly<Record<string, string>>;
  /** The scalar of the id; a number that the database assigns by default and that is read-only. */
  readonly id?: 'BigInt' | 'UUID';
}

const comparable = ['BigFloat', 'BigInt', 'Date', 'Datetime', 'Float', 'Int', 'Time', 'UUID'];

const frame = `
"An arbitrary size integer represented as a string"
scalar BigInt
"A high precision floating point value represented as a string"
scalar BigFloat
"An opaque string using for tracking a position in results during pagination"
scalar Cursor
"A date wihout time information"
scalar Date
"A date and time"
scalar Datetime
"A Javascript Object Notation value serialized as a string"
scalar JSON
"Any type not handled by the type system"
scalar Opaque
"A time without date information"
scalar Time
"A universally unique identifier"
scalar UUID
enum FilterIs { NULL NOT_NULL }
"Defines a per-field sorting order"
enum OrderByDirection {
  "Ascending order, nulls first"
  AscNullsFirst
  "Ascending order, nulls last"
  AscNullsLast
  "Descending order, nulls first"
  DescNullsFirst
  "Descending order, nulls last"
  DescNullsLast
}
type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
interface Node {
  "Retrieves a record by \`ID\`"
  nodeId: ID!
}
"Boolean expression comparing fields on type \\"ID\\""
input IDFilter { eq: ID }
"Boolean expression comparing fields on type \\"Boolean\\""
input BooleanFilter { eq: Boolean is: FilterIs }
"Boolean expression comparing fields on type \\"Opaque\\""
input OpaqueFilter { eq: Opaque is: FilterIs }
"Boolean expression comparing fields on type \\"String\\""
input StringFilter {
  eq: String gt: String gte: String ilike: String in: [String!] iregex: String is: FilterIs like: String lt: String
  lte: String neq: String regex: String startsWith: String
}`;

/** SDL of what pg_graphql makes of these tables, without inflection and without total counts. */
export function tablesText(tables: readonly Table[]): string {
  return [
    frame,
    ...comparable.map(
      (scalar) => `"Boolean expression comparing fields on type \\"${scalar}\\""
input ${scalar}Filter {
  eq: ${scalar} gt: ${scalar} gte: ${scalar} in: [${scalar}!] is: FilterIs lt: ${scalar} lte: ${scalar} neq: ${scalar}
}
"Boolean expression comparing fields on type \\"${scalar}List\\""
input ${scalar}ListFilter {
  contains: [${scalar}!] containedBy: [${scalar}!] eq: [${scalar}!] is: FilterIs overlaps: [${scalar}!]
}`,
    ),
    ...tables.map((table) => tableText(table, tables)),
    `"The root type for querying data"
type Query {
  ${tables.map(({ name }) => `"A pagable collection of type \`${name}\`"\n  ${listText(name)}`).join('\n  ')}
  "Retrieve a record by its \`ID\`"
  node(
    "The record's \`ID\`"
    nodeId: ID!
  ): Node
}`,
    `"The root type for creating and mutating data"\ntype Mutation {\n  ${tables.map(mutationsText).join('\n  ')}\n}`,
  ].join('\n');
}

/** All columns of a table, the id first. */
function columnsOf({ columns, id = 'BigInt' }: Table): Readonly<Record<string, string>> {
  return { id: `${id}!`, ...columns };
}

function listText(name: string): string {
  return `${name}Collection(
    "Query the first \`n\` records in the collection"
    first: Int
    "Query the last \`n\` records in the collection"
    last: Int
    "Query values in the collection before the provided cursor"
    before: Cursor
    "Query values in the collection after the provided cursor"
    after: Cursor
    "Skip n values from the after cursor. Alternative to cursor pagination. Backward pagination not supported."
    offset: Int
    "Filters to apply to the results set when querying from the collection"
    filter: ${name}Filter
    "Sort order to apply to the collection"
    orderBy: [${name}OrderBy!]
  ): ${name}Connection`;
}

function tableText(table: Table, tables: readonly Table[]): string {
  const { name, keys = {}, id = 'BigInt' } = table;
  const columns = Object.entries(columnsOf(table));
  const lines = (write: (column: string, type: string) => string, of = columns): string =>
    of.map(([column, type]) => write(column, type)).join('\n  ');
  const written = columns.filter(([column]) => column !== 'id' || id === 'UUID');
  const inputs = lines((column, type) => `${column}: ${type.replace('!', '')}`, written);
  const toOne = Object.entries(keys).map(([column, target]) => {
    const mark = table.columns[column]?.endsWith('!') ? '!' : '';
    return `${column.replace(/_id$/, '')}: ${target}${mark}`;
  });
  const toMany = tables
    .filter((other) => Object.values(other.keys ?? {}).includes(name))
    .map((other) => listText(other.name));
  const response = `{
  "Count of the records impacted by the mutation"
  affectedCount: Int!
  "Array of records impacted by the mutation"
  records: [${name}!]!
}`;
  return `
type ${name} implements Node {
  "Globally Unique Record Identifier"
  nodeId: ID!
  ${lines((column, type) => `${column}: ${type}`)}
  ${[...toOne, ...toMany].join('\n  ')}
}
type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! }
type ${name}Edge { cursor: String! node: ${name}! }
input ${name}Filter {
  ${lines((column, type) => `${column}: ${type.replace('!', '')}Filter`)}
  nodeId: IDFilter
  "Returns true only if all its inner filters are true, otherwise returns false"
  and: [${name}Filter!]
  "Returns true if at least one of its inner filters is true, otherwise returns false"
  or: [${name}Filter!]
  "Negates a filter"
  not: ${name}Filter
}
input ${name}OrderBy { ${lines((column) => `${column}: OrderByDirection`)} }
input ${name}InsertInput { ${inputs} }
input ${name}UpdateInput { ${inputs} }
type ${name}InsertResponse ${response}
type ${name}UpdateResponse ${response}
type ${name}DeleteResponse ${response}`;
}

function mutationsText({ name }: Table): string {
  const guards = `"Restricts the mutation's impact to records matching the criteria"
    filter: ${name}Filter
    "The maximum number of records in the collection permitted to be affected"
    atMost: Int! = 1`;
  return `"Deletes zero or more records from the \`${name}\` collection"
  deleteFrom${name}Collection(
    ${guards}
  ): ${name}DeleteResponse!
  "Adds one or more \`${name}\` records to the collection"
  insertInto${name}Collection(objects: [${name}InsertInput!]!): ${name}InsertResponse
  "Updates zero or more records in the \`${name}\` collection"
  update${name}Collection(
    "Fields that are set will be updated for all records matching the \`filter\`"
    set: ${name}UpdateInput!
    ${guards}
  ): ${name}UpdateResponse!`;
}
