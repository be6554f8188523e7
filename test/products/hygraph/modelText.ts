import type { RelatedTable } from '../tableRelations.ts';

/** A model of a project. Columns are its own fields; those that every document has are added. */
export interface Model extends RelatedTable {
  readonly plural: string;
  /** Unique fields beside `id`. */
  readonly unique?: readonly string[];
  /** Assets and users, which are not written through the API here. */
  readonly isSystem?: boolean;
}

/** The values of the enumerations of a project. */
export type Enums = Readonly<Record<string, readonly string[]>>;

const stamps = { createdAt: 'DateTime!', updatedAt: 'DateTime!', publishedAt: 'DateTime' };

/** Columns of a document with those that the system writes. */
export function columnsOf({ columns }: RelatedTable): Readonly<Record<string, string>> {
  return { id: 'ID!', ...stamps, ...columns };
}

/** A name with a small first letter. */
export function small(name: string): string {
  return name.slice(0, 1).toLowerCase() + name.slice(1);
}

const words = ['contains', 'not_contains', 'starts_with', 'not_starts_with', 'ends_with', 'not_ends_with'];
const order = ['lt', 'lte', 'gt', 'gte'];
const many = 'skip: Int, first: Int, last: Int, before: ID, after: ID';
const locales = 'locales: [Locale!]! = [en]';
// Which stage is the usual one is set for each token; who works with drafts has this one.
const staged = `stage: Stage! = DRAFT, ${locales}`;
const withinText = 'locales: [Locale!], forceParentLocale: Boolean';

/** SDL that Hygraph generates from the models of a project. */
export function modelsText(models: readonly Model[], enums: Enums): string {
  const written = models.filter(({ isSystem }) => isSystem !== true);
  return [
    `"""
A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with RFC 3339
"""
scalar DateTime
"""
A date string, such as 2007-12-03 (YYYY-MM-DD), compliant with ISO 8601
"""
scalar Date
"""
Slate-compatible RichText AST
"""
scalar RichTextAST
"""
Locale system enumeration
"""
enum Locale { en }
"""
Stage system enumeration
"""
enum Stage {
  """
  The Published stage is where you can publish your content to.
  """
  PUBLISHED
  """
  The Draft is the default stage for all your content.
  """
  DRAFT
}
enum ScheduledOperationStatus { CANCELED COMPLETED FAILED IN_PROGRESS PENDING }
interface Node { id: ID! stage: Stage! }
type RichText { raw: RichTextAST! html: String! markdown: String! text: String! }
type Aggregate { count: Int! }
type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String pageSize: Int }
type Version { id: ID! stage: Stage! revision: Int! createdAt: DateTime! }
type ScheduledOperation { id: ID! status: ScheduledOperationStatus! description: String createdAt: DateTime! }
input ConnectPositionInput { after: ID before: ID start: Boolean end: Boolean }`,
    ...Object.entries(enums).map(([name, values]) => `enum ${name} { ${values.join(' ')} }`),
    ...models.map(modelText),
    ...written.map(inputsText),
    `type Query {
  "Fetches an object given its ID"
  node(id: ID!, ${staged}): Node
${models.map(queriesText).join('\n')}
  scheduledOperations(first: Int, skip: Int): [ScheduledOperation!]!
}
type Mutation {
${written.map(mutationsText).join('\n')}
}`,
  ].join('\n');
}

function listArguments(name: string): string {
  return `where: ${name}WhereInput, orderBy: ${name}OrderByInput, skip: Int, after: String, before: String, first: Int, last: Int`;
}

function queriesText({ name, plural }: Model): string {
  return `  "Retrieve multiple ${plural}"
  ${plural}(${listArguments(name)}, ${staged}): [${name}!]!
  "Retrieve a single ${small(name)}"
  ${small(name)}(where: ${name}WhereUniqueInput!, ${staged}): ${name}
  "Retrieve multiple ${plural} using the Relay connection interface"
  ${plural}Connection(${listArguments(name)}, ${staged}): ${name}Connection!`;
}

function mutationsText({ name, plural }: Model): string {
  const all = plural.slice(0, 1).toUpperCase() + plural.slice(1);
  const to = 'to: [Stage!]! = [PUBLISHED]';
  const from = 'from: [Stage!]! = [PUBLISHED]';
  const where = `where: ${name}WhereUniqueInput!`;
  const manyWhere = `where: ${name}ManyWhereInput`;
  return `  "Create one ${small(name)}"
  create${name}(data: ${name}CreateInput!): ${name}
  "Update one ${small(name)}"
  update${name}(${where}, data: ${name}UpdateInput!): ${name}
  "Delete one ${small(name)} from _all_ existing stages. Returns deleted document."
  delete${name}(${where}): ${name}
  "Upsert one ${small(name)}"
  upsert${name}(${where}, upsert: ${name}UpsertInput!): ${name}
  "Publish one ${small(name)}"
  publish${name}(${where}, ${to}): ${name}
  "Unpublish one ${small(name)} from selected stages."
  unpublish${name}(${where}, ${from}): ${name}
  "Schedule to publish one ${small(name)}"
  schedulePublish${name}(${where}, releaseAt: DateTime, releaseId: String, ${to}): ${name}
  "Update many ${name} documents"
  updateMany${all}Connection(${manyWhere}, data: ${name}UpdateManyInput!, ${many}): ${name}Connection!
  "Delete many ${name} documents, return deleted documents"
  deleteMany${all}Connection(${manyWhere}, ${many}): ${name}Connection!
  "Publish many ${name} documents"
  publishMany${all}Connection(${manyWhere}, ${to}, ${many}): ${name}Connection!`;
}

function modelText(model: Model): string {
  const { name, one = {}, many: manies = {}, unique = [] } = model;
  const columns = Object.entries(columnsOf(model));
  const filterable = columns.filter(([, type]) => type !== 'RichText');
  const conditions = [
    ...filterable.flatMap(([column, type]) => conditionsText(column, type)),
    ...Object.entries(one).map(([field, [target]]) => `${field}: ${target}WhereInput`),
    ...Object.entries(manies).flatMap(([field, [target]]) =>
      ['every', 'some', 'none'].map((way) => `${field}_${way}: ${target}WhereInput`),
    ),
  ];
  const where = `"Contains search across all appropriate fields."
  _search: String
  AND: [${name}WhereInput!] OR: [${name}WhereInput!] NOT: [${name}WhereInput!]
  ${conditions.join('\n  ')}`;
  const sortable = filterable.filter(([, type]) => !type.startsWith('['));
  const userFields = ['createdBy', 'updatedBy', 'publishedBy'].map((field) => `${field}(${withinText}): User`);
  return `type ${name} implements Node {
  "System stage field"
  stage: Stage!
  "Get the document in other stages"
  documentInStages(stages: [Stage!]! = [PUBLISHED, DRAFT], includeCurrent: Boolean! = false, inheritLocale: Boolean! = false): [${name}!]!
  ${columns.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${name === 'User' ? '' : userFields.join('\n  ')}
  ${Object.entries(one)
    .map(([field, [target]]) => `${field}(${withinText}): ${target}`)
    .join('\n  ')}
  ${Object.entries(manies)
    .map(([field, [target]]) => `${field}(${listArguments(target)}, ${withinText}): [${target}!]!`)
    .join('\n  ')}
  scheduledIn(first: Int, skip: Int): [ScheduledOperation!]!
  "List of ${name} versions"
  history(limit: Int! = 10, skip: Int! = 0, stageOverride: Stage): [Version!]!
}
type ${name}Edge { node: ${name}! cursor: String! }
type ${name}Connection { pageInfo: PageInfo! edges: [${name}Edge!]! aggregate: Aggregate! }
"Identifies documents"
input ${name}WhereInput {
  ${where}
}
"Identifies documents"
input ${name}ManyWhereInput {
  ${where}
}
"References ${name} record uniquely"
input ${name}WhereUniqueInput { ${['id', ...unique].map((column) => `${column}: ${column === 'id' ? 'ID' : 'String'}`).join(' ')} }
enum ${name}OrderByInput { ${sortable.map(([column]) => `${column}_ASC ${column}_DESC`).join(' ')} }`;
}

function conditionsText(column: string, type: string): readonly string[] {
  const bare = type.replaceAll(/[![\]]/g, '');
  if (type.startsWith('['))
    return ['', '_not', '_contains_all', '_contains_some', '_contains_none'].map(
      (operator) => `${column}${operator}: [${bare}!]`,
    );
  const own = [`${column}: ${bare}`, `${column}_not: ${bare}`];
  if (bare === 'Boolean') return own;
  const lists = ['in', 'not_in'].map((operator) => `${column}_${operator}: [${bare}]`);
  const isOrdered = ['DateTime', 'Date', 'Int', 'Float'].includes(bare);
  const others = isOrdered ? order : ['String', 'ID'].includes(bare) ? words : [];
  return [...own, ...lists, ...others.map((operator) => `${column}_${operator}: ${bare}`)];
}

function inputsText({ name, columns, one = {}, many: manies = {} }: Model): string {
  const inputType = (type: string): string => type.replace('RichText', 'RichTextAST').replace('!]!', '!]');
  // What is demanded has no usual value; an enumeration and a Boolean have one.
  const hasDefault = (type: string): boolean => !/^(?:String|DateTime)!$/.test(type);
  const create = Object.entries(columns).map(
    ([column, type]) => `${column}: ${hasDefault(type) ? inputType(type).replace(/!$/, '') : type}`,
  );
  const update = Object.entries(columns).map(([column, type]) => `${column}: ${inputType(type).replace(/!$/, '')}`);
  // Assets are chosen by editors, not through the API.
  const related = (fields: Model['one']): readonly (readonly [string, string])[] =>
    Object.entries(fields ?? {}).flatMap(([field, [target]]) => (target === 'Asset' ? [] : [[field, target]]));
  const nested = (way: 'Create' | 'Update'): readonly string[] => [
    ...related(one).map(([field, target]) => `${field}: ${target}${way}OneInlineInput`),
    ...related(manies).map(([field, target]) => `${field}: ${target}${way}ManyInlineInput`),
  ];
  const unique = `${name}WhereUniqueInput`;
  return `input ${name}CreateInput {
  createdAt: DateTime
  updatedAt: DateTime
  ${[...create, ...nested('Create')].join('\n  ')}
}
input ${name}UpdateInput {
  ${[...update, ...nested('Update')].join('\n  ')}
}
input ${name}UpdateManyInput {
  ${update.join('\n  ')}
}
input ${name}UpsertInput { create: ${name}CreateInput! update: ${name}UpdateInput! }
input ${name}UpdateWithNestedWhereUniqueInput { where: ${unique}! data: ${name}UpdateInput! }
input ${name}UpsertWithNestedWhereUniqueInput { where: ${unique}! data: ${name}UpsertInput! }
input ${name}ConnectInput { where: ${unique}! position: ConnectPositionInput }
input ${name}CreateOneInlineInput { create: ${name}CreateInput connect: ${unique} }
input ${name}CreateManyInlineInput { create: [${name}CreateInput!] connect: [${unique}!] }
input ${name}UpdateOneInlineInput {
  create: ${name}CreateInput
  update: ${name}UpdateWithNestedWhereUniqueInput
  upsert: ${name}UpsertWithNestedWhereUniqueInput
  connect: ${unique}
  disconnect: Boolean
  delete: Boolean
}
input ${name}UpdateManyInlineInput {
  create: [${name}CreateInput!]
  connect: [${name}ConnectInput!]
  set: [${unique}!]
  update: [${name}UpdateWithNestedWhereUniqueInput!]
  upsert: [${name}UpsertWithNestedWhereUniqueInput!]
  disconnect: [${unique}!]
  delete: [${unique}!]
}`;
}
