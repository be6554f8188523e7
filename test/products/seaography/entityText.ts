import type { RelatedTable } from '../tableRelations.ts';

/** An entity of SeaORM; columns are named by their types in the database, `!` where they are never null. */
export interface Entity extends RelatedTable {
  /** The primary key, `id` by default; a key of several columns isn't counted by the database. */
  readonly keys?: readonly string[];
}

const comparisons = 'eq ne gt gte lt lte';
const lists = 'is_in is_not_in';
const ranges = 'between not_between';
const patterns = 'contains starts_with ends_with like not_like';

/** The name of the root fields of an entity. */
export function rootName({ name }: Entity): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

/** SDL that Seaography builds from entities. */
export function entitiesText(entities: readonly Entity[], enums: Readonly<Record<string, readonly string[]>>): string {
  return [
    'enum OrderByEnum { ASC DESC }',
    'input CursorInput { cursor: String limit: Int! }',
    'input PageInput { limit: Int! page: Int! }',
    'input OffsetInput { limit: Int! offset: Int! }',
    'input PaginationInput @oneOf { cursor: CursorInput page: PageInput offset: OffsetInput }',
    'type PageInfo { hasPreviousPage: Boolean! hasNextPage: Boolean! startCursor: String endCursor: String }',
    'type PaginationInfo { pages: Int! current: Int! offset: Int! total: Int! }',
    filterText('String', 'String', `${comparisons} ci_eq`, `${lists} ${ranges}`, patterns),
    filterText('Text', 'String', comparisons, `${lists} ${ranges}`),
    filterText('Integer', 'Int', comparisons, `${lists} ${ranges}`),
    filterText('Boolean', 'Boolean', comparisons, lists),
    ...Object.entries(enums).flatMap(([name, values]) => [
      `enum ${name}Enum { ${values.join(' ')} }`,
      filterText(`${name}Enum`, `${name}Enum`, comparisons, lists),
    ]),
    ...entities.map(entityText),
    `type Query {\n${entities.map((entity) => `  ${rootName(entity)}${argumentsText(entity.name, true)}: ${entity.name}Connection!`).join('\n')}\n}`,
    `type Mutation {\n  _ping: String\n${entities.map(mutationsText).join('\n')}\n}`,
  ].join('\n');
}

function filterText(name: string, type: string, single: string, many: string, text = ''): string {
  const singles = `${single} ${text}`.trim().split(' ');
  const fields = [
    ...singles.map((operator) => `${operator}: ${type}`),
    ...many.split(' ').map((operator) => `${operator}: [${type}!]`),
  ];
  return `input ${name}FilterInput { ${fields.join(' ')} is_null: Boolean }`;
}

function argumentsText(name: string, isRoot: boolean): string {
  const having = isRoot ? ` having: ${name}HavingInput,` : '';
  return `(filters: ${name}FilterInput,${having} orderBy: ${name}OrderInput, pagination: PaginationInput)`;
}

/** The type that a column has in GraphQL, without `!`. */
function typeOf(column: string): string {
  const bare = column.replace('!', '');
  if (['DateTime', 'Date', 'Uuid', 'Decimal'].includes(bare)) return 'String';
  return ['String', 'Int', 'Boolean'].includes(bare) ? bare : `${bare}Enum`;
}

function filterOf(column: string): string {
  const bare = column.replace('!', '');
  if (['DateTime', 'Date', 'Uuid', 'Decimal'].includes(bare)) return 'TextFilterInput';
  return `${bare === 'Int' ? 'Integer' : typeOf(bare)}FilterInput`;
}

function entityText(entity: Entity): string {
  const { name, columns, keys, one = {}, many = {} } = entity;
  const all = Object.entries(columns);
  const shown = all.map(([column, type]) => `${column}: ${typeOf(type)}${type.endsWith('!') ? '!' : ''}`);
  // An insert has to give every column that the database doesn't count, times of creation included.
  const given = all.map(([column, type], index) => (column === 'id' && !keys ? `id: ${typeOf(type)}` : shown[index]));
  const ones = Object.entries(one).map(([field, [target]]) => `${field}: ${target}`);
  const manies = Object.entries(many).map(
    ([field, [target]]) => `${field}${argumentsText(target, false)}: ${target}Connection!`,
  );
  const related = Object.entries({ ...one, ...many }).map(([field, [target]]) => `${field}: ${target}FilterInput`);
  return `
type ${name} {
  ${[...shown, ...ones, ...manies].join('\n  ')}
}
type ${name}Basic { ${shown.join(' ')} }
type ${name}Edge { cursor: String! node: ${name}! }
type ${name}Connection {
  pageInfo: PageInfo!
  paginationInfo: PaginationInfo
  nodes: [${name}!]!
  edges: [${name}Edge!]!
}
input ${name}FilterInput {
  ${all.map(([column, type]) => `${column}: ${filterOf(type)}`).join('\n  ')}
  and: [${name}FilterInput!]
  or: [${name}FilterInput!]
  not: ${name}FilterInput
}
input ${name}HavingInput { ${related.join(' ')} }
input ${name}OrderInput { ${all.map(([column]) => `${column}: OrderByEnum`).join(' ')} }
input ${name}InsertInput { ${given.join(' ')} }
input ${name}UpdateInput { ${all.map(([column, type]) => `${column}: ${typeOf(type)}`).join(' ')} }`;
}

function mutationsText(entity: Entity): string {
  const [name, root] = [entity.name, rootName(entity)];
  return `  ${root}CreateOne(data: ${name}InsertInput!): ${name}Basic!
  ${root}CreateBatch(data: [${name}InsertInput!]!): [${name}Basic!]!
  ${root}Update(data: ${name}UpdateInput!, filter: ${name}FilterInput): [${name}Basic!]!
  ${root}Delete(filter: ${name}FilterInput): Int!`;
}
