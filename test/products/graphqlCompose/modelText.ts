import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A Mongoose model; columns are GraphQL types, `!` where a path is required. */
export interface Model extends RelatedTable {
  /** Columns with an index: only they have operators, and an order. */
  readonly indexed: readonly string[];
  /** The mutations that it has, if any. */
  readonly mutations?: readonly ('CreateOne' | 'UpdateById' | 'RemoveById')[];
}

const errorText =
  'Error that may occur during operation. If you request this field in GraphQL query, you will receive typed error in payload; otherwise error will be provided in root `errors` field of GraphQL response.';
const stamps = { createdAt: 'Date', updatedAt: 'Date' };

/** SDL that graphql-compose-mongoose generates from models. */
export function composeText(models: readonly Model[], enums: Readonly<Record<string, readonly string[]>>): string {
  return [
    `scalar Date
    "The \`ID\` scalar type represents a unique MongoDB identifier in collection."
    scalar MongoID
    "The string representation of JavaScript regexp. You may provide it with flags \\"/^abc.*/i\\" or without flags like \\"^abc.*\\"."
    scalar RegExpAsString
    scalar JSON
    interface ErrorInterface { "Generic error message" message: String }
    type RuntimeError implements ErrorInterface { message: String }
    type MongoError implements ErrorInterface { message: String code: Int }
    type ValidationError implements ErrorInterface { message: String errors: [ValidatorError!] }
    type ValidatorError { message: String path: String value: JSON idx: Int! }
    type PaginationInfo { currentPage: Int! perPage: Int! pageCount: Int itemCount: Int hasNextPage: Boolean hasPreviousPage: Boolean }`,
    ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...models.map(modelText),
    `type Query {\n${models.map(queriesText).join('\n')}\n}`,
    `type Mutation {\n${models.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

/** The values of a model's order, with their columns. */
export function sortValues({ indexed }: Model): ReadonlyMap<string, string> {
  return new Map(
    ['_id', ...indexed].flatMap((column) => ['ASC', 'DESC'].map((way) => [`${column.toUpperCase()}_${way}`, column])),
  );
}

function fieldsText(columns: Readonly<Record<string, string>>, shape: (type: string) => string = String): string {
  return Object.entries(columns)
    .map(([column, type]) => `${column}: ${shape(type)}`)
    .join('\n  ');
}

const optional = (type: string): string => type.replace('!', '');

function modelText(model: Model): string {
  const { name, columns, one = {}, many = {}, mutations = [] } = model;
  const ones = Object.entries(one).map(([field, [target]]) => `${field}: ${target}`);
  const manies = Object.entries(many).map(
    ([field, [target]]) => `${field}(skip: Int, limit: Int = 100, sort: SortFindMany${target}Input): [${target}!]!`,
  );
  const record = (way: string, shape: (type: string) => string): string =>
    way === 'RemoveById' ? '' : `input ${way}${name}Input {\n  ${fieldsText({ ...columns, ...stamps }, shape)}\n}`;
  return [
    `type ${name} { ${[fieldsText(columns), '_id: MongoID!', fieldsText(stamps), ...ones, ...manies].join('\n  ')} }
type ${name}Pagination { "Total object count." count: Int "Array of objects." items: [${name}!] pageInfo: PaginationInfo! }`,
    ...['FindOne', 'FindMany', 'Count'].flatMap((way) => filterTexts(model, `Filter${way}${name}`)),
    ...['FindByIds', 'FindOne', 'FindMany'].map(
      (way) => `enum Sort${way}${name}Input { ${[...sortValues(model).keys()].join(' ')} }`,
    ),
    ...mutations.map(
      (way) => `${record(way, way === 'UpdateById' ? optional : String)}
type ${way}${name}Payload { "Document ID" recordId: MongoID record: ${name} "${errorText}" error: ErrorInterface }`,
    ),
  ].join('\n');
}

function filterTexts({ columns, indexed }: Model, filter: string): string[] {
  const operated = ['_id', ...indexed].map((column) => ({
    column,
    type: optional(columns[column] ?? 'MongoID'),
    operators: `${filter}${capital(column)}OperatorsInput`,
  }));
  return [
    `input ${filter}Input {
  ${fieldsText({ ...columns, _id: 'MongoID', ...stamps }, optional)}
  "List of *indexed* fields that can be filtered via operators."
  _operators: ${filter}OperatorsInput OR: [${filter}Input!] AND: [${filter}Input!]
}
"For performance reason this type contains only *indexed* fields."
input ${filter}OperatorsInput { ${operated.map(({ column, operators }) => `${column}: ${operators}`).join(' ')} }`,
    ...operated.map(
      ({ type, operators }) => `input ${operators} { gt: ${type} gte: ${type} lt: ${type} lte: ${type} ne: ${type}
  in: [${type}] nin: [${type}] ${type === 'String' ? 'regex: RegExpAsString' : ''} exists: Boolean }`,
    ),
  ];
}

function queriesText({ name }: Model): string {
  const lower = lowered(name);
  return `  ${lower}ById(_id: MongoID!): ${name}
  ${lower}ByIds(_ids: [MongoID!]!, limit: Int = 100, sort: SortFindByIds${name}Input): [${name}!]!
  ${lower}One(filter: FilterFindOne${name}Input, skip: Int, sort: SortFindOne${name}Input): ${name}
  ${lower}Many(filter: FilterFindMany${name}Input, skip: Int, limit: Int = 100, sort: SortFindMany${name}Input): [${name}!]!
  ${lower}Count(filter: FilterCount${name}Input): Int
  ${lower}Pagination("Page number for displaying" page: Int, perPage: Int = 20, filter: FilterFindMany${name}Input, sort: SortFindMany${name}Input): ${name}Pagination`;
}

function mutationsText({ name, mutations = [] }: Model): string {
  const args = {
    CreateOne: `record: CreateOne${name}Input!`,
    UpdateById: `_id: MongoID!, record: UpdateById${name}Input!`,
    RemoveById: '_id: MongoID!',
  };
  return mutations.map((way) => `  ${lowered(name)}${way}(${args[way]}): ${way}${name}Payload`).join('\n');
}

/** The name with which the operations of a model begin. */
export const lowered = (name: string): string => name.slice(0, 1).toLowerCase() + name.slice(1);
