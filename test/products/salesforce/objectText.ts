/** A field's type, as the Object Manager of an organization names it. */
export type FieldType =
  | 'String'
  | 'TextArea'
  | 'LongTextArea'
  | 'EmailAddress'
  | 'PhoneNumber'
  | 'Picklist'
  | 'Url'
  | 'Boolean'
  | 'DateTime'
  | 'Date'
  | 'Double'
  | 'Int'
  | 'Currency'
  | 'ID';

/** An object of an organization, standard or custom. */
export interface SalesforceObject {
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldType>>;
  /** Relationships to one other record: the name of the relationship and the object. */
  readonly parents?: Readonly<Record<string, string>>;
  readonly children?: Readonly<Record<string, string>>;
  /** Fields that are computed or read-only. */
  readonly readOnly?: readonly string[];
  /** Users and groups have no owner. */
  readonly hasOwner?: false;
}

/** The fields that every object has besides its own. */
export const systemFields: Readonly<Record<string, FieldType>> = {
  CreatedById: 'ID',
  CreatedDate: 'DateTime',
  IsDeleted: 'Boolean',
  LastModifiedById: 'ID',
  LastModifiedDate: 'DateTime',
  LastReferencedDate: 'DateTime',
  LastViewedDate: 'DateTime',
  SystemModstamp: 'DateTime',
};

const scalars = ['TextArea', 'LongTextArea', 'EmailAddress', 'PhoneNumber', 'Picklist', 'Url', 'DateTime', 'Date'];
const otherScalars = ['Double', 'Currency', 'Long', 'IdOrRef', 'JSON'];
const operators = ['eq', 'ne', 'lt', 'gt', 'lte', 'gte'];
const fieldTypes: readonly FieldType[] = [
  'String',
  'TextArea',
  'LongTextArea',
  'EmailAddress',
  'PhoneNumber',
  'Picklist',
  'Url',
  'Boolean',
  'DateTime',
  'Date',
  'Double',
  'Int',
  'Currency',
  'ID',
];

/** SDL of an organization's UI API: records wrapped in `uiapi`, values wrapped in objects. */
export function organizationText(objects: readonly SalesforceObject[]): string {
  return [commonText, ...fieldTypes.map(valueText), ...objects.map(objectText), rootText(objects)].join('\n\n');
}

function valueText(type: FieldType): string {
  const more = type === 'Picklist' ? ' label: String' : type.startsWith('Date') ? ' format: String' : '';
  const value = `type ${type}Value implements FieldValue { value: ${type} displayValue: String${more} }`;
  if (type === 'LongTextArea') return value;
  const operand = type === 'DateTime' || type === 'Date' ? `${type}Input` : type;
  const like = ['Boolean', 'DateTime', 'Date', 'Double', 'Int', 'Currency', 'ID'].includes(type)
    ? ''
    : ` like: ${operand}`;
  const compared = type === 'Boolean' ? ['eq', 'ne'] : operators;
  const fields = compared.map((operator) => `${operator}: ${operand}`).join(' ');
  const lists = type === 'Boolean' ? '' : ` in: [${operand}] nin: [${operand}]`;
  return `${value}\n\ninput ${operatorsOf(type)} { ${fields}${like}${lists} }`;
}

function operatorsOf(type: FieldType): string {
  if (type === 'ID') return 'IdOperators';
  return type === 'Int' ? 'IntegerOperators' : `${type}Operators`;
}

function objectText(object: SalesforceObject): string {
  const { name, parents = {}, children = {}, hasOwner = true } = object;
  const fields = sorted<FieldType>({ ...object.fields, ...systemFields, ...(hasOwner && { OwnerId: 'ID' as const }) });
  const related = { ...parents, CreatedBy: 'User', LastModifiedBy: 'User' };
  const own = Object.entries(object.fields).filter(([field]) => !(object.readOnly ?? []).includes(field));
  const output = [
    'ApiName: String!',
    'DisplayValue: String',
    'Id: ID!',
    'WeakEtag: Long!',
    ...(hasOwner ? [`Owner: ${name}_Owner`] : []),
    ...fields.map(([field, type]) => `${field}: ${type}Value`),
    ...Object.entries(related).map(([field, type]) => `${field}: ${type}`),
    ...Object.entries(children).map(([field, type]) => `${field}(${listArguments(type)}): ${type}Connection`),
  ].toSorted();
  const filters = [
    `and: [${name}_Filter]`,
    `or: [${name}_Filter]`,
    `not: ${name}_Filter`,
    'Id: IdOperators',
    ...fields.filter(([, type]) => type !== 'LongTextArea').map(([field, type]) => `${field}: ${operatorsOf(type)}`),
    ...Object.entries(related).map(([field, type]) => `${field}: ${type}_Filter`),
  ];
  const orders = [
    'Id: OrderByClause',
    ...fields.filter(([, type]) => type !== 'LongTextArea').map(([field]) => `${field}: OrderByClause`),
    ...Object.entries(related).map(([field, type]) => `${field}: ${type}_OrderBy`),
  ];
  const inputs = own.map(([field, type]) => `${field}: ${type === 'ID' ? 'IdOrRef' : type}`);
  if (hasOwner) inputs.push('OwnerId: IdOrRef');
  return `type ${name} implements Record {\n  ${output.join('\n  ')}\n}
${hasOwner ? `union ${name}_Owner = Group | User\n` : ''}
type ${name}Connection { edges: [${name}Edge] pageInfo: PageInfo! totalCount: Int! pageResultCount: Int! }

type ${name}Edge { node: ${name} cursor: String! }

input ${name}_Filter {\n  ${filters.join('\n  ')}\n}

input ${name}_OrderBy {\n  ${orders.join('\n  ')}\n}

type ${name}AggregateConnection { edges: [${name}AggregateEdge] pageInfo: PageInfo! totalCount: Int! }

type ${name}AggregateEdge { node: ${name}Result cursor: String! }

type ${name}Result { aggregate: ${name}Aggregate }

type ${name}Aggregate { Id: IDAggregate }

input ${name}CreateRepresentation {\n  ${inputs.join('\n  ')}\n}

input ${name}CreateInput { ${name}: ${name}CreateRepresentation! }

type ${name}CreatePayload { Record: ${name} }

input ${name}UpdateRepresentation {\n  ${inputs.join('\n  ')}\n}

input ${name}UpdateInput { Id: IdOrRef! ${name}: ${name}UpdateRepresentation! }

type ${name}UpdatePayload { Record: ${name} }`;
}

function listArguments(name: string): string {
  return `first: Int after: String where: ${name}_Filter orderBy: ${name}_OrderBy upperBound: Int`;
}

function rootText(objects: readonly SalesforceObject[]): string {
  const queries = objects.map(
    ({ name }) => `${name}(${listArguments(name)} scope: SupportedScopes updateMRU: Boolean): ${name}Connection`,
  );
  const aggregates = objects.map(
    ({ name }) => `${name}(first: Int after: String where: ${name}_Filter upperBound: Int): ${name}AggregateConnection`,
  );
  const mutations = objects.flatMap(({ name }) => [
    `${name}Create(input: ${name}CreateInput!): ${name}CreatePayload`,
    `${name}Update(input: ${name}UpdateInput!): ${name}UpdatePayload`,
    `${name}Delete(input: RecordDeleteInput!): RecordDeletePayload`,
  ]);
  return `type RecordQuery {\n  ${queries.join('\n  ')}\n}

type RecordQueryAggregate {\n  ${aggregates.join('\n  ')}\n}

type UIAPIMutations {\n  ${mutations.join('\n  ')}\n}`;
}

function sorted<Value>(entries: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(entries).toSorted(([a], [b]) => (a < b ? -1 : 1));
}

const commonText = `
${[...scalars, ...otherScalars].map((name) => `scalar ${name}`).join('\n')}

type Query {
  rateLimit: RateLimit
  uiapi: UIAPI!
}

type Mutation {
  uiapi(input: UIAPIMutationsInput): UIAPIMutations!
}

type RateLimit { cost: Long limit: Long remaining: Long resetAt: DateTimeValue }

type UIAPI {
  aggregate: RecordQueryAggregate!
  objectInfos(apiNames: [String]): [ObjectInfo]
  query: RecordQuery!
  relatedListByName(parentApiName: String! relatedListName: String!): RelatedListInfo
}

input UIAPIMutationsInput { allOrNone: Boolean = true }

type ObjectInfo {
  ApiName: String!
  label: String
  labelPlural: String
  keyPrefix: String
  createable: Boolean!
  custom: Boolean!
  deletable: Boolean!
  queryable: Boolean!
  searchable: Boolean!
  updateable: Boolean!
  nameFields: [String]!
  fields: [FieldInfo]
}

type FieldInfo { ApiName: String! label: String dataType: String required: Boolean! updateable: Boolean! }

type RelatedListInfo { relatedListName: String! label: String fieldApiName: String }

interface Record { ApiName: String! DisplayValue: String Id: ID! WeakEtag: Long! }

interface FieldValue { displayValue: String }

type LongValue implements FieldValue { value: Long displayValue: String }

type IDAggregate { count: LongValue countDistinct: LongValue }

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

input RecordDeleteInput { Id: IdOrRef! }

type RecordDeletePayload { Id: ID }

input DateTimeInput { value: DateTime literal: DateLiteral range: DateRange }

input DateInput { value: Date literal: DateLiteral range: DateRange }

input DateRange { last_n_days: Int next_n_days: Int last_n_weeks: Int next_n_weeks: Int n_days_ago: Int }

enum DateLiteral {
  YESTERDAY
  TODAY
  TOMORROW
  LAST_WEEK
  THIS_WEEK
  NEXT_WEEK
  LAST_MONTH
  THIS_MONTH
  NEXT_MONTH
  LAST_90_DAYS
  NEXT_90_DAYS
}

input OrderByClause { order: ResultOrder nulls: NullOrder }

enum ResultOrder { ASC DESC }

enum NullOrder { FIRST LAST }

enum SupportedScopes { ASSIGNEDTOME EVERYTHING MINE MINE_AND_MY_GROUPS MY_TERRITORY TEAM }
`;
