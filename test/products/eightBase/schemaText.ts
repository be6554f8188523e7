import { capital } from '../generatedRows.ts';
import { type WorkspaceTable, systemColumns, workspaceTables } from './tables.ts';

const comparisons = ['lt', 'lte', 'gt', 'gte'];
const textual = ['contains', 'not_contains', 'starts_with', 'not_starts_with', 'ends_with', 'not_ends_with'];
const predicates: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['Int', 'Float', 'Date', 'DateTime'].map((type) => [type, comparisons])),
  ID: [...textual, ...comparisons],
  String: textual,
  Boolean: [],
};

const predicateOf = (type: string): string => `${type.replace('Boolean', 'Bool').replace('ID', 'Id')}Predicate`;

// Users are found by their address as well.
const keysOf = (name: string): string => (name === 'User' ? 'id: ID email: String' : 'id: ID');

/** Values that are objects. */
const smart: Readonly<Record<string, string>> = {
  Phone: 'code: String number: String',
  Address: 'country: String street1: String street2: String zip: String city: String state: String',
};

/** SDL that 8base generates from the tables of a workspace. */
export const eightBaseText: string = [
  'scalar Date scalar DateTime scalar JSON scalar GroupByResponse enum SortOrder { ASC DESC }',
  'type SuccessResponse { success: Boolean }',
  ...Object.entries(smart).map(([name, fields]) => `type ${name} { ${fields} } input ${name}Input { ${fields} }`),
  ...Object.entries(predicates).map(([type, operators]) => {
    const lists = type === 'Boolean' ? '' : `in: [${type}!] not_in: [${type}!]`;
    const own = ['equals', 'not_equals', ...operators].map((operator) => `${operator}: ${type}`).join(' ');
    return `input ${predicateOf(type)} { ${own} ${lists} is_empty: Boolean is_not_empty: Boolean }`;
  }),
  ...workspaceTables.map(typesOf),
  'type Query {',
  ...workspaceTables.map(queriesOf),
  '}\ntype Mutation {',
  ...workspaceTables.map(mutationsOf),
  '}',
].join('\n');

/** A name as it begins a query. */
export function lower(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

function listArguments(name: string): string {
  const pages = 'first: Int skip: Int last: Int after: String before: String withDeleted: Boolean';
  return `(filter: ${name}Filter orderBy: [${name}OrderBy] sort: [${name}Sort!] ${pages})`;
}

function typesOf({ name, plural, columns, one = {}, many = {} }: WorkspaceTable): string {
  const all = Object.entries(columns).map(([column, type]) => [column, type.replace('!', '')] as const);
  const plain = all.filter(([column, type]) => predicates[type] && column !== '_description');
  const relations = Object.entries({ ...one, ...many }).map(([field, [target]]) => [field, target] as const);
  const written = relations.filter(([field]) => field !== 'createdBy');
  const fields = (pairs: typeof all, typeOf: (type: string, field: string) => string): string =>
    pairs.map(([field, type]) => `${field}${typeOf(type, field)}`).join(' ');
  const isMany = (field: string): boolean => many[field] !== undefined;
  const ones = relations.filter(([field]) => !isMany(field));
  const input = (kind: 'RelationInput' | 'UpdateRelationInput'): string => {
    const own = Object.entries(columns).filter(([column]) => !systemColumns.includes(`${column}:`));
    const typeOf = (type: string): string => (kind === 'RelationInput' ? type : type.replace('!', ''));
    return `${fields(own, (type) => `: ${smart[type] ? `${type}Input` : typeOf(type)}`)}
  ${fields(written, (_, field) => `: ${plural}${capital(field)}${kind}`)}`;
  };
  const relationInputs = written.map(([field, target]) => {
    const listed = isMany(field) ? ['[', '!]'] : ['', ''];
    const each = (way: string, type: string): string => `${way}: ${listed.join(target + type)}`;
    const first = `${each('connect', 'KeyFilter')} ${each('create', 'CreateInput')}`;
    return `input ${plural}${capital(field)}RelationInput { ${first} }
input ${plural}${capital(field)}UpdateRelationInput { ${first} ${each('disconnect', 'KeyFilter')} ${each('reconnect', 'KeyFilter')} }`;
  });
  return `type ${name} {
  ${fields(all, (type) => `: ${type}`)}
  ${fields(relations, (target, field) => (isMany(field) ? `${listArguments(target)}: ${target}ListResponse` : `: ${target}`))}
}
type ${name}ListResponse { items: [${name}!]! groups: [GroupByResponse!]! count: Int! }
type ${name}ManyResponse { items: [${name}!]! count: Int! }
input ${name}Filter {
  AND: [${name}Filter!] OR: [${name}Filter!] _fullText: String ${fields(plain, (type) => `: ${predicateOf(type)}`)}
  ${fields(relations, (target, field) => `: ${target}${isMany(field) ? 'Relation' : ''}Filter`)}
}
input ${name}RelationFilter { some: ${name}Filter every: ${name}Filter none: ${name}Filter }
input ${name}KeyFilter { ${keysOf(name)} }
input ${name}Sort {
  ${fields(plain, () => ': SortOrder')}
  ${fields(ones, (target) => `: ${target}Sort`)}
}
"""No longer supported. Use \`sort\` instead."""
enum ${name}OrderBy { ${fields(plain, (_, column) => `_ASC ${column}_DESC`)} }
input ${name}CreateInput { ${input('RelationInput')} }
input ${name}UpdateInput { id: ID ${input('UpdateRelationInput')} }
input ${name}DeleteInput { id: ID force: Boolean }
${relationInputs.join('\n')}`;
}

function queriesOf({ name, plural }: WorkspaceTable): string {
  return `${lower(name)}(${keysOf(name)}): ${name} ${lower(plural)}List${listArguments(name)}: ${name}ListResponse!`;
}

function mutationsOf({ name }: WorkspaceTable): string {
  const own = lower(name);
  const gone = `(data: ${name}DeleteInput filter: ${name}KeyFilter force: Boolean): SuccessResponse`;
  return `${own}Create(data: ${name}CreateInput!): ${name}!
${own}CreateMany(data: [${name}CreateInput]!): ${name}ManyResponse!
${own}Update(data: ${name}UpdateInput! filter: ${name}KeyFilter): ${name}!
${own}Delete${gone}
${own}DeleteByFilter(filter: ${name}Filter force: Boolean): SuccessResponse
${own}Destroy${gone}
${own}Restore(id: String!): ${name}!`;
}
