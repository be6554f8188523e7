import { columnsOf } from '../tableDefinitions.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A model of the service; its columns are those beside what every model has. */
export interface WarthogModel extends RelatedTable {
  readonly list: string;
}

/** What BaseModel gives to every model. */
export const baseColumns: RelatedTable['columns'] = columnsOf(
  'id: ID!, createdAt: DateTime!, createdById: ID!, updatedAt: DateTime, updatedById: ID, deletedAt: DateTime, deletedById: ID, version: Int!',
);

const baseFields =
  'id: ID! createdAt: DateTime! createdById: String! updatedAt: DateTime updatedById: String deletedAt: DateTime deletedById: String version: Int!';
/** Columns with a default, which needn't be given to create a row. */
const defaults = ['durationMinutes', 'status'];
const ordered = ['eq', 'gt', 'gte', 'lt', 'lte', 'in'];
const operators: Readonly<Record<string, readonly string[]>> = {
  String: ['eq', 'contains', 'startsWith', 'endsWith', 'in'],
  DateTime: ['eq', 'lt', 'lte', 'gt', 'gte'],
  Int: ordered,
  Float: ordered,
};

/** SDL that Warthog generates from models, with the resolvers that its generator writes for each. */
export function modelsText(
  models: readonly WarthogModel[],
  enums: Readonly<Record<string, readonly string[]>>,
): string {
  return `interface BaseGraphQLObject { ${baseFields} }
"""
The javascript \`Date\` as string. Type represents date and time as the ISO Date string.
"""
scalar DateTime
interface DeleteResponse { id: ID! }
type StandardDeleteResponse implements DeleteResponse { id: ID! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
${Object.entries(enums)
  .map(([name, values]) => `enum ${name} { ${values.join(' ')} }`)
  .join('\n')}
${models.map(modelText).join('\n')}
type Query { ${models.map(queriesText).join('\n')} }
type Mutation { ${models.map(mutationsText).join('\n')} }
`;
}

function modelText({ name, columns, one = {}, many = {} }: WarthogModel): string {
  const own = Object.entries(columns);
  const all = [...own, ...Object.entries(baseColumns)];
  const bare = (type: string): string => type.replace('!', '');
  const fields = own.map(([column, type]) => `${column}: ${type.replace('ID', 'String')}`);
  const ones = Object.entries(one).map(
    ([field, [other, column]]) => `${field}: ${other}${columns[column]?.endsWith('!') ? '!' : ''}`,
  );
  const manies = Object.entries(many).map(([field, [other]]) => `${field}: [${other}!]`);
  const created = own.map(([column, type]) => `${column}: ${defaults.includes(column) ? bare(type) : type}`);
  const filters = all.flatMap(([column, type]) =>
    (operators[bare(type)] ?? ['eq', 'in']).map((operator) =>
      operator === 'in' ? `${column}_in: [${bare(type)}!]` : `${column}_${operator}: ${bare(type)}`,
    ),
  );
  return `type ${name} implements BaseGraphQLObject {
  ${[baseFields, ...fields, ...ones, ...manies].join('\n  ')}
}
type ${name}Connection { totalCount: Int! edges: [${name}Edge!]! pageInfo: PageInfo! }
type ${name}Edge { node: ${name}! cursor: String! }
input ${name}CreateInput { ${created.join(' ')} }
input ${name}UpdateInput { ${own.map(([column, type]) => `${column}: ${bare(type)}`).join(' ')} }
enum ${name}OrderByInput { ${all.map(([column]) => `${column}_ASC ${column}_DESC`).join(' ')} }
input ${name}WhereInput {
  ${filters.join('\n  ')}
  deletedAt_all: Boolean AND: [${name}WhereInput!] OR: [${name}WhereInput!]
}
input ${name}WhereUniqueInput { id: ID! }`;
}

function queriesText({ name, list }: WarthogModel): string {
  const chosen = `where: ${name}WhereInput, orderBy: [${name}OrderByInput!]`;
  return `  ${list}(offset: Int, limit: Int = 50, ${chosen}): [${name}!]!
  ${singleOf(name)}(where: ${name}WhereUniqueInput!): ${name}!
  ${list}Connection(first: Int, after: String, last: Int, before: String, ${chosen}): ${name}Connection!`;
}

function mutationsText({ name }: WarthogModel): string {
  return `  create${name}(data: ${name}CreateInput!): ${name}!
  createMany${name}s(data: [${name}CreateInput!]!): [${name}!]!
  update${name}(data: ${name}UpdateInput!, where: ${name}WhereUniqueInput!): ${name}!
  delete${name}(where: ${name}WhereUniqueInput!): StandardDeleteResponse!`;
}

/** The query of one row of a model. */
export function singleOf(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}
