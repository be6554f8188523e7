import type { RelatedTable } from '../tableRelations.ts';

/** A table that is exposed as an entity. Columns are GraphQL types, `!` where the column isn't nullable. */
export interface Entity extends RelatedTable {
  readonly plural: string;
  /** The column of the primary key. */
  readonly key: string;
  /** Columns with a default, as it is written in the schema. */
  readonly defaults?: Readonly<Record<string, string>>;
  /** What the role of this key may do beside reading; the schema has no mutations for anything else. */
  readonly actions?: readonly ('create' | 'update' | 'delete')[];
}

/** A stored procedure. Without a result set it gives an empty list of a type with a single field. */
export interface Procedure {
  readonly name: string;
  readonly operation: 'query' | 'mutation';
  readonly parameters: Readonly<Record<string, string>>;
  readonly result?: Readonly<Record<string, string>>;
}

const numeric = ['Decimal', 'Float', 'Long', 'Int', 'Short'];
const comparisons = ['eq', 'gt', 'gte', 'lt', 'lte', 'neq'];
const textual = ['eq', 'contains', 'notContains', 'startsWith', 'endsWith', 'neq'];

const operatorWords: Readonly<Record<string, string>> = {
  eq: 'Equals',
  neq: 'Not Equals',
  gt: 'Greater Than',
  gte: 'Greater Than or Equal To',
  lt: 'Less Than',
  lte: 'Less Than or Equal To',
  contains: 'Contains',
  notContains: 'Not Contains',
  startsWith: 'Starts With',
  endsWith: 'Ends With',
};

/** The type of a column without its mark. */
export function bareType(type: string): string {
  return type.replace('!', '');
}

/** The field for lists or single rows: the name with a small first letter. */
export function fieldName(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** SDL that Data API builder generates from its entities and stored procedures. */
export function entitiesText(entities: readonly Entity[], procedures: readonly Procedure[]): string {
  const types = ['DateTime', 'Decimal', 'Int', 'LocalTime', 'Short', 'String', 'UUID'];
  const procedureField = ({ name, parameters }: Procedure): string =>
    `"Execute Stored-Procedure ${name} and get results from the database"
  execute${name}(${pairs(parameters).join(' ')}): [${name}!]!`;
  const rootFields = (operation: Procedure['operation']): readonly string[] =>
    procedures.filter((procedure) => procedure.operation === operation).map(procedureField);
  return [
    `"The \`DateTime\` scalar represents an ISO-8601 compliant date time type."
scalar DateTime @specifiedBy(url: "https://www.graphql-scalars.com/date-time")
"The \`Decimal\` scalar type represents a decimal floating-point number."
scalar Decimal
"LocalTime represents a time of day, with no reference to a particular calendar, time zone, or date."
scalar LocalTime
"The \`Long\` scalar type represents non-fractional signed whole 64-bit numeric values."
scalar Long
"The \`Short\` scalar type represents non-fractional signed whole 16-bit numeric values."
scalar Short
scalar UUID @specifiedBy(url: "https://tools.ietf.org/html/rfc4122")
enum OrderBy { ASC DESC }`,
    ...types.map(filterText),
    ...entities.map(entityText),
    ...procedures.map(({ name, result }) => `type ${name} { ${pairs(result ?? { result: 'String' }).join(' ')} }`),
    `type Query {\n${[...entities.map(queriesText), ...rootFields('query')].join('\n')}\n}`,
    `type Mutation {\n${[...entities.map(mutationsText), ...rootFields('mutation')].join('\n')}\n}`,
  ].join('\n');
}

function pairs(columns: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(columns).map(([column, type]) => `${column}: ${type}`);
}

function filterName(type: string): string {
  return `${type === 'UUID' ? 'Uuid' : type}FilterInput`;
}

function filterText(type: string): string {
  const operators = ['String', 'UUID'].includes(type) ? textual : comparisons;
  const own = operators.map((operator) => `"${operatorWords[operator] ?? ''}" ${operator}: ${type}`).join('\n  ');
  return `"Input type for adding ${type} filters"
input ${filterName(type)} {
  ${own}
  "Not null test" isNull: Boolean
  "In" in: [${type}]
}`;
}

function listArguments(name: string): string {
  return `(
    "The number of items to return from the page start point" first: Int
    "A pagination token from a previous query to continue through a paginated list" after: String
    "Filter options for query" filter: ${name}FilterInput
    "Ordering options for query" orderBy: ${name}OrderByInput
  )`;
}

function entityText({ name, key, columns, one = {}, many = {}, defaults = {}, actions = [] }: Entity): string {
  const all = Object.entries(columns);
  const ones = Object.entries(one);
  const manies = Object.entries(many);
  const numbers = all.filter(([, type]) => numeric.includes(bareType(type)));
  // Numbers are drawn by the database, as are those of keys; nobody else writes them.
  const written = all.filter(([column]) => column !== key);
  const created = written.map(([column, type]) => {
    const preset = defaults[column];
    return `"Input for field ${column} on type Create${name}Input" ${column}: ${preset === undefined ? type : `${bareType(type)} = ${preset}`}`;
  });
  const updated = written.map(
    ([column, type]) => `"Input for field ${column} on type Update${name}Input" ${column}: ${bareType(type)}`,
  );
  return [
    `type ${name} {
  ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${ones.map(([field, [target, column]]) => `${field}: ${target}${(columns[column] ?? '').endsWith('!') ? '!' : ''}`).join('\n  ')}
  ${manies.map(([field, [target]]) => `${field}${listArguments(target)}: ${target}Connection`).join('\n  ')}
}
"The return object from a filter query that supports a pagination token for paging through results"
type ${name}Connection {
  "The list of items that matched the filter" items: [${name}!]!
  "A pagination token to provide to subsequent pages of a query" endCursor: String
  "Indicates if there are more pages of items to return" hasNextPage: Boolean!
  "Group results by specified fields" groupBy("Fields to group by" fields: [${name}ScalarFields!]): [${name}GroupBy!]!
}
"Filter input for ${name} GraphQL type"
input ${name}FilterInput {
  ${all.map(([column, type]) => `"Filter options for ${column}" ${column}: ${filterName(bareType(type))}`).join('\n  ')}
  ${[...ones, ...manies].map(([field, [target]]) => `"Filter options for ${field}" ${field}: ${target}FilterInput`).join('\n  ')}
  "Conditions to be treated as AND operations" and: [${name}FilterInput]
  "Conditions to be treated as OR operations" or: [${name}FilterInput]
}
"Order by input for ${name} GraphQL type"
input ${name}OrderByInput {
  ${all.map(([column]) => `"Order by options for ${column}" ${column}: OrderBy`).join('\n  ')}
}
"Scalar fields available in ${name}"
enum ${name}ScalarFields { ${all.map(([column]) => column).join(' ')} }
"GroupBy type for ${name}"
type ${name}GroupBy {
  "Grouped fields from ${name}" fields: ${name}
  ${numbers.length > 0 ? `"Aggregations for ${name}" aggregations: ${name}Aggregations` : ''}
}`,
    numbers.length > 0 ? aggregationsText(name, numbers) : '',
    actions.includes('create')
      ? `"Input type for creating ${name}"\ninput Create${name}Input {\n  ${created.join('\n  ')}\n}`
      : '',
    actions.includes('update')
      ? `"Input type for updating ${name}"\ninput Update${name}Input {\n  ${updated.join('\n  ')}\n}`
      : '',
  ].join('\n');
}

function aggregationsText(name: string, numbers: readonly (readonly [column: string, type: string])[]): string {
  const types = numbers.map(([, type]) => bareType(type));
  const having = filterName(numeric.find((type) => types.includes(type)) ?? 'Int');
  const given = `(
    "Field to aggregate on" field: ${name}NumericAggregateFields!
    "Filter criteria for aggregation" having: ${having}
    "Whether to aggregate on distinct values" distinct: Boolean = false
  )`;
  return `"Fields available for aggregation in ${name}"
enum ${name}NumericAggregateFields { ${numbers.map(([column]) => column).join(' ')} }
"Aggregation type for ${name}"
type ${name}Aggregations {
  ${['max', 'min', 'avg', 'sum'].map((way) => `${way}${given}: Float`).join('\n  ')}
  count${given}: Int
}`;
}

function queriesText({ name, plural, key, columns }: Entity): string {
  return `  "Get a list of all the ${name} items from the database"
  ${fieldName(plural)}${listArguments(name)}: ${name}Connection!
  "Get a ${name} from the database by its ID/primary key"
  ${fieldName(name)}_by_pk(${key}: ${columns[key] ?? ''}): ${name}`;
}

function mutationsText({ name, key, columns, actions = [] }: Entity): string {
  const item = (type: string): string => `"Input representing all the fields for ${type}" item:`;
  const id = (done: string): string => `"The ID of the item being ${done}." ${key}: ${columns[key] ?? ''}`;
  const texts = {
    create: `  "Creates a new ${name}"\n  create${name}(${item(`creating ${name}`)} Create${name}Input!): ${name}`,
    update: `  "Updates a ${name}"\n  update${name}(${id('updated')} ${item(`updating ${name}`)} Update${name}Input!): ${name}`,
    delete: `  "Delete a ${name}"\n  delete${name}(${id('deleted')}): ${name}`,
  };
  return actions.map((action) => texts[action]).join('\n');
}
