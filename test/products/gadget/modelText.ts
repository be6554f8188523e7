import { capital } from '../generatedRows.ts';
import type { RelatedTable } from '../tableRelations.ts';

/** A model of an app: its stored fields, and whose records it is related to. */
export interface GadgetModel extends RelatedTable {
  readonly plural: string;
  /** Relations that every record has. */
  readonly required: readonly string[];
  /** Of `many`, those that lead to one record only. */
  readonly single: readonly string[];
  /** Fields that are worked out when they are read: never written, filtered or sorted by. */
  readonly computed: Readonly<Record<string, string>>;
  /** Whether there are no actions to create, update and delete records. */
  readonly isFixed?: boolean;
}

const same = (type: string): string => `equals: ${type} notEquals: ${type} isSet: Boolean`;
const among = (type: string): string => `${same(type)} in: [${type}] notIn: [${type}]`;
const order = (type: string): string =>
  `${among(type)} lessThan: ${type} lessThanOrEqual: ${type} greaterThan: ${type} greaterThanOrEqual: ${type}`;
const failed = 'errors: [ExecutionError!] success: Boolean!';
const error = 'code: String! message: String! stack: String';

const frame = `
  scalar DateTime scalar GadgetID scalar JSON scalar JSONObject scalar RecordState scalar Upload scalar URL
  enum SortOrder { Ascending Descending }
  interface ExecutionError { ${error} }
  type SimpleError implements ExecutionError { ${error} }
  type InvalidFieldError { apiIdentifier: String! message: String! }
  type InvalidRecordError implements ExecutionError { ${error} model: GadgetModel record: JSONObject validationErrors: [InvalidFieldError!] }
  type GadgetModel { apiIdentifier: String! graphQLTypeName: String! key: String! name: String! pluralApiIdentifier: String! }
  type GadgetApplicationMeta { id: GadgetID! models: [GadgetModel!]! name: String! slug: String! }
  type PageInfo { endCursor: String hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String }
  type StoredFile { byteSize: Int! fileName: String! humanSize: String! mimeType: String! url: String! }
  input StoredFileInput { base64: String copyURL: URL directUploadToken: String file: Upload fileName: String mimeType: String }
  input InternalBelongsToInput { _link: GadgetID }
  input IDFilter { ${order('GadgetID')} }
  input StringFilter { ${order('String')} startsWith: String }
  input BooleanFilter { ${same('Boolean')} }
  input IntFilter { ${order('Int')} }
  input FloatFilter { ${order('Float')} }
  input DateTimeFilter { ${order('DateTime')} after: DateTime before: DateTime }
  input JSONFilter { ${among('JSON')} matches: JSON }
  input SingleEnumFilter { ${same('String')} in: [String] }
  input MultiEnumFilter { contains: [String] equals: [String] isSet: Boolean notEquals: [String] }
`;

/** SDL that is generated for models: their types, filters and actions, and the same again for internal use. */
export function modelsText(models: readonly GadgetModel[]): string {
  const acting = models.filter(({ isFixed }) => !isFixed);
  const enums = models.flatMap(({ columns }) => Object.values(columns).map(bare).filter(isEnum));
  const texts = models.map(
    (model) => `${recordText(model)} ${model.isFixed ? '' : actionText(model)} ${internalText(model)}`,
  );
  return `${frame} ${enums.map((name) => `scalar ${name}`).join('\n')} ${texts.join('\n')}
  type InternalQueries { ${models.map(({ name }) => `${name}(id: GadgetID!, select: [String!]): Internal${capital(name)}Record list${capital(name)}(${listArgs(name)}, select: [String!]): Internal${capital(name)}RecordConnection!`).join('\n')} }
  type InternalMutations { ${models.map(({ name }) => `create${capital(name)}(${name}: Internal${capital(name)}Input): InternalCreate${capital(name)}Result`).join('\n')} }
  type Query {
    currentSession: Session
    gadgetMeta: GadgetApplicationMeta!
    internal: InternalQueries!
    ${models.map(({ name, plural }) => `${name}(id: GadgetID!): ${capital(name)} ${plural}(${listArgs(name)}): ${capital(name)}Connection!`).join('\n')}
  }
  type Mutation {
    internal: InternalMutations!
    ${acting.map(mutationText).join('\n')}
  }`;
}

const bare = (type: string): string => type.replaceAll(/[![\]]/g, '');
const isEnum = (type: string): boolean => type.endsWith('Enum');
const listArgs = (name: string): string =>
  `after: String, before: String, filter: [${capital(name)}Filter!], first: Int, last: Int, search: String, sort: [${capital(name)}Sort!]`;

function recordText({ name, columns, one = {}, many = {}, required, single, computed }: GadgetModel): string {
  const type = capital(name);
  const [fields, filters, sorts] = [[] as string[], [] as string[], [] as string[]];
  for (const [field, is] of Object.entries({ id: 'ID!', createdAt: 'DateTime!', updatedAt: 'DateTime!', ...columns })) {
    fields.push(`${field}: ${field === 'id' ? 'GadgetID!' : is}`);
    if (is === 'StoredFile' || is.startsWith('RecordState')) continue;
    const list = is.startsWith('[') ? 'Multi' : 'Single';
    filters.push(`${field}: ${isEnum(bare(is)) ? `${list}Enum` : bare(is)}Filter`);
    sorts.push(`${field}: SortOrder`);
  }
  fields.push(...Object.entries(computed).map(([field, is]) => `${field}: ${is}`));
  for (const [field, [target, key]] of Object.entries(one)) {
    const mark = required.includes(field) ? '!' : '';
    fields.push(`${field}: ${capital(target)}${mark} ${key}: GadgetID${mark}`);
    filters.push(`${field}: ${capital(target)}RelationshipFilter ${key}: IDFilter`);
  }
  for (const [field, [target]] of Object.entries(many)) {
    const isSingle = single.includes(field);
    const found = capital(target);
    fields.push(isSingle ? `${field}: ${found}` : `${field}(${listArgs(target)}): ${found}Connection!`);
    filters.push(`${field}: ${found}${isSingle ? '' : 's'}RelationshipFilter`);
  }
  const filter = (input: string, more = ''): string =>
    `input ${input} { AND: [${input}] OR: [${input}] NOT: [${input}] ${more} ${filters.join(' ')} }`;
  return `type ${type} { _all: JSONObject! ${fields.join(' ')} }
  type ${type}Edge { cursor: String! node: ${type}! }
  type ${type}Connection { edges: [${type}Edge!]! pageInfo: PageInfo! }
  ${filter(`${type}Filter`)} ${filter(`${type}RelationshipFilter`, 'isSet: Boolean')} ${filter(`${type}sInnerRelationshipFilter`)}
  input ${type}sRelationshipFilter { every: ${type}sInnerRelationshipFilter some: ${type}sInnerRelationshipFilter }
  input ${type}Sort { ${sorts.join(' ')} }`;
}

/** Fields to be given: none of them is required, for what is missing is refused by the action. */
function inputs({ columns, one = {} }: GadgetModel, isInternal = false): string {
  const fields = Object.entries(columns).map(
    ([field, type]) => `${field}: ${type.replace(/!$/, '').replace('StoredFile', 'StoredFileInput')}`,
  );
  // The shop has no actions: it can only be pointed to.
  const parent = (target: string): string => (isInternal || target === 'shopifyShop' ? 'Internal' : capital(target));
  return [...fields, ...Object.entries(one).map(([field, [to]]) => `${field}: ${parent(to)}BelongsToInput`)].join(' ');
}

function internalText(model: GadgetModel): string {
  const [type, record] = [capital(model.name), `Internal${capital(model.name)}Record`];
  return `scalar ${record}
  type ${record}Edge { cursor: String! node: ${record}! }
  type ${record}Connection { edges: [${record}Edge!]! pageInfo: PageInfo! }
  input Internal${type}Input { id: GadgetID createdAt: DateTime updatedAt: DateTime ${inputs(model, true)} }
  type InternalCreate${type}Result { created: Boolean! ${failed} ${model.name}: ${record} }`;
}

function actionText(model: GadgetModel): string {
  const { name } = model;
  const [type, given] = [capital(name), inputs(model)];
  return `input Create${type}Input { ${given} }
  input Update${type}Input { ${given} }
  input Upsert${type}Input { id: GadgetID ${given} }
  input NestedCreate${type}Input { ${given} }
  input NestedUpdate${type}Input { id: GadgetID! ${given} }
  input NestedDelete${type}Input { id: GadgetID! }
  input ${type}BelongsToInput { _link: GadgetID create: NestedCreate${type}Input update: NestedUpdate${type}Input delete: NestedDelete${type}Input }
  interface Upsert${type}Result { actionRun: String ${failed} }
  type Create${type}Result implements Upsert${type}Result { actionRun: String ${failed} ${name}: ${type} }
  type Update${type}Result implements Upsert${type}Result { actionRun: String ${failed} ${name}: ${type} }
  type Delete${type}Result { actionRun: String ${failed} }`;
}

function mutationText({ name }: GadgetModel): string {
  const type = capital(name);
  return `create${type}(${name}: Create${type}Input): Create${type}Result
    update${type}(id: GadgetID!, ${name}: Update${type}Input): Update${type}Result
    upsert${type}(on: [String!], ${name}: Upsert${type}Input): Upsert${type}Result
    delete${type}(id: GadgetID!): Delete${type}Result`;
}
