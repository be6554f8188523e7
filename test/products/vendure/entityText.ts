/** An entity of the Admin API. Columns are GraphQL types; what else a type has is written as fields. */
export interface Entity {
  readonly name: string;
  /** The query that lists it; the one that reads a single one has the name of the entity. */
  readonly list: string;
  readonly columns: Readonly<Record<string, string>>;
  /** Fields that lead to other types, as SDL. */
  readonly fields?: readonly string[];
  /** Columns and fields of `customFields`; without any it is JSON. */
  readonly custom?: Readonly<Record<string, string>>;
  /** Filters that are no columns of its own, such as those of what it is joined with. */
  readonly filters?: Readonly<Record<string, string>>;
}

const stamps = { id: 'ID!', createdAt: 'DateTime!', updatedAt: 'DateTime!' };

/** What can be asked of a column, by the type of the column; enums are asked like strings. */
const operators: Readonly<Record<string, string>> = {
  ID: 'IDOperators',
  String: 'StringOperators',
  Boolean: 'BooleanOperators',
  Int: 'NumberOperators',
  Float: 'NumberOperators',
  Money: 'NumberOperators',
  DateTime: 'DateOperators',
};
const unsorted = ['Boolean'];

/** All columns of an entity that can be filtered by, custom fields among them. */
export function columnsOf({ columns, custom = {} }: Entity): readonly (readonly [column: string, type: string])[] {
  return Object.entries({ ...stamps, ...columns, ...custom })
    .map(([column, type]) => [column, type.replace('!', '')] as const)
    .filter(([, type]) => operators[type] !== undefined || type.endsWith('Status'));
}

/** SDL of entities, with the options that are generated for each list. */
export function entitiesText(entities: readonly Entity[]): string {
  return `"A date-time string at UTC, such as 2007-12-03T10:15:30Z"
scalar DateTime
"An integer amount in the minor units of its currency: 1999 is 19.99"
scalar Money
scalar JSON
interface Node { id: ID! }
interface PaginatedList {
  items: [Node!]!
  totalItems: Int!
}
enum SortOrder { ASC DESC }
enum LogicalOperator { AND OR }
"Operators for filtering on a String field"
input StringOperators {
  eq: String notEq: String contains: String notContains: String in: [String!] notIn: [String!] regex: String isNull: Boolean
}
"Operators for filtering on an ID field"
input IDOperators { eq: String notEq: String in: [String!] notIn: [String!] isNull: Boolean }
"Operators for filtering on a Boolean field"
input BooleanOperators { eq: Boolean isNull: Boolean }
input NumberRange { start: Float! end: Float! }
"Operators for filtering on a Int or Float field"
input NumberOperators { eq: Float lt: Float lte: Float gt: Float gte: Float between: NumberRange isNull: Boolean }
input DateRange { start: DateTime! end: DateTime! }
"Operators for filtering on a DateTime field"
input DateOperators { eq: DateTime before: DateTime after: DateTime between: DateRange isNull: Boolean }
${entities.map(entityText).join('\n')}
extend type Query {
${entities.map(({ name, list }) => `  ${list}(options: ${name}ListOptions): ${name}List!\n  ${singleOf(name)}(id: ID!): ${name}`).join('\n')}
}`;
}

/** The name of the query that reads one entity. */
export function singleOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function entityText(entity: Entity): string {
  const { name, columns, fields = [], custom, filters = {} } = entity;
  const own = Object.entries({ ...stamps, ...columns }).map(([column, type]) => `${column}: ${type}`);
  const customs = Object.entries(custom ?? {}).map(([field, type]) => `${field}: ${type}`);
  const filterable = [
    ...columnsOf(entity).map(([column, type]) => [column, operators[type] ?? 'StringOperators'] as const),
    ...Object.entries(filters),
  ];
  const sortable = columnsOf(entity).filter(([, type]) => operators[type] !== undefined && !unsorted.includes(type));
  return `type ${name} implements Node {
  ${[...own, ...fields, `customFields: ${custom ? `${name}CustomFields` : 'JSON'}`].join('\n  ')}
}
${customs.length > 0 ? `type ${name}CustomFields {\n  ${customs.join('\n  ')}\n}` : ''}
type ${name}List implements PaginatedList {
  items: [${name}!]!
  totalItems: Int!
}
input ${name}FilterParameter {
  ${filterable.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  _and: [${name}FilterParameter!]
  _or: [${name}FilterParameter!]
}
input ${name}SortParameter {
  ${sortable.map(([column]) => `${column}: SortOrder`).join('\n  ')}
}
input ${name}ListOptions {
  "Skips the first n results, for use in pagination"
  skip: Int
  "Takes n results, for use in pagination"
  take: Int
  "Specifies which properties to sort the results by"
  sort: ${name}SortParameter
  "Allows the results to be filtered"
  filter: ${name}FilterParameter
  "Specifies whether multiple top-level \\"filter\\" fields should be combined with a logical AND or OR operation. Defaults to AND."
  filterOperator: LogicalOperator
}`;
}
