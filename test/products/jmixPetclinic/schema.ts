import { type JmixEntity, entities, entityOf } from './entities.ts';

const enums: Readonly<Record<string, string>> = {
  SortOrder: 'ASC DESC',
  VisitTreatmentStatus: 'DONE IN_PROGRESS UPCOMING',
  VisitType: 'DISEASE_TREATMENT OTHER RECHARGE REGULAR_CHECKUP STATUS_CONDITION_HEALING',
};

const equal = ['_eq', '_in', '_isNull', '_neq', '_notIn'];
const ordered = ['_eq', '_gt', '_gte', '_in', '_isNull', '_lt', '_lte', '_neq', '_notIn'];
const texts = ['_contains', '_endsWith', '_eq', '_in', '_isNull', '_neq', '_notContains', '_notIn', '_startsWith'];

const conditions: Readonly<Record<string, readonly string[]>> = {
  Boolean: ['_eq', '_isNull', '_neq'],
  Date: ordered,
  DateTime: ordered,
  Int: ordered,
  LocalDate: ordered,
  LocalDateTime: ordered,
  Long: ordered,
  OffsetDateTime: ordered,
  String: texts,
  UUID: equal,
};

/** The operations of all conditions, in the order in which the framework knows them, with what it says of them. */
export const operations: Readonly<Record<string, string>> = {
  _eq: 'equals',
  _neq: 'not equals',
  _gt: 'greater than',
  _gte: 'greater than or equals',
  _lt: 'less that',
  _lte: 'less than or equals',
  _contains: 'contains substring',
  _notContains: 'not contains substring',
  _startsWith: 'starts with substring',
  _endsWith: 'ends with substring',
  _in: 'in list',
  _notIn: 'not in list',
  _isNull: 'is null',
};

/** SDL as the add-on generates it from the data model. */
export const jmixText = `
  "Date type" scalar Date
  "Date type with time" scalar DateTime
  "Local date type" scalar LocalDate
  "Local date type with time" scalar LocalDateTime
  scalar Long
  "Date type with offset" scalar OffsetDateTime
  scalar UUID
  scalar Void
  type UserInfo { locale: String username: String }
  type gql_MessageDetail { key: String value: String }
  type sec_Permission { target: String value: Int }
  type sec_PermissionConfig { entities: [sec_Permission] entityAttributes: [sec_Permission] specifics: [sec_Permission] }
  ${Object.entries(enums)
    .map(([name, values]) => `enum ${name} { ${values} }`)
    .join('\n  ')}
  ${Object.entries(conditions).map(scalarConditionText).join('\n  ')}
  ${['VisitTreatmentStatus', 'VisitType'].map(enumConditionText).join('\n  ')}
  ${entities.map(entityText).join('\n  ')}
  "Query root"
  type Query {
    entityMessages(className: String, locale: String): [gql_MessageDetail]
    enumMessages(className: String, locale: String): [gql_MessageDetail]
    permissions: sec_PermissionConfig
    ${entities.map(queriesText).join('\n    ')}
    userInfo: UserInfo
  }
  "Mutation root"
  type Mutation {
    ${entities.map(({ name }) => `delete_${name}(id: String!): Void`).join('\n    ')}
    ${entities.map(({ name, argument }) => `upsert_${name}(${argument}: inp_${name}!): ${name}`).join('\n    ')}
  }
`;

function operationText(operation: string, type: string): string {
  const kind = operation === '_isNull' ? 'Boolean' : /[iI]n$/.test(operation) ? `[${type}]` : type;
  return `"${operations[operation] ?? ''}" ${operation}: ${kind}`;
}

function scalarConditionText([type, known]: readonly [string, readonly string[]]): string {
  return `"expression to compare columns of type ${type}. All fields are combined with logical 'AND'"
  input inp_${type}FilterCondition { ${known.map((operation) => operationText(operation, type)).join(' ')} }`;
}

function enumConditionText(type: string): string {
  const name = `inp_${type}FilterCondition`;
  return `input ${name} { AND: [${name}] OR: [${name}] ${equal.map((operation) => operationText(operation, type)).join(' ')} }`;
}

function entityText({ name, properties }: JmixEntity): string {
  const fields = Object.entries(properties);
  const condition = `inp_${name}FilterCondition`;
  const bare = (type: string): string => type.replaceAll(/[[\]]/g, '');
  const input = ([field, type]: readonly [string, string]): string => {
    if (!entityOf(type)) return `${field}: ${type}`;
    return `${field}: ${type.startsWith('[') ? `[inp_${bare(type)}]` : `inp_${type}`}`;
  };
  // Sorting by rows of a list is not supported.
  const orders = fields.filter(([, type]) => !type.startsWith('['));
  return `type ${name} { _instanceName: String ${fields.map(([field, type]) => `${field}: ${type}`).join(' ')} }
  input inp_${name} { ${fields.map(input).join(' ')} }
  input ${condition} { AND: [${condition}] OR: [${condition}] "is null" _isNull: Boolean
    ${fields.map(([field, type]) => `${field}: [inp_${bare(type)}FilterCondition]`).join(' ')} }
  input inp_${name}OrderBy { _instanceName: SortOrder
    ${orders.map(([field, type]) => `${field}: ${entityOf(type) ? `inp_${type}OrderBy` : 'SortOrder'}`).join(' ')} }`;
}

function queriesText({ name }: JmixEntity): string {
  const filter = `"expressions to compare ${name} objects, all items are combined with logical 'AND'" filter: [inp_${name}FilterCondition]`;
  return `${name}ById(id: String!, "set false to load soft-deleted entity" softDeletion: Boolean): ${name}
    ${name}Count(${filter}, "set false to include soft-deleted entities" softDeletion: Boolean): Long
    ${name}List(${filter}, "limit the number of items returned" limit: Int, "skip the first n items" offset: Int,
      "sort the items by one or more fields" orderBy: inp_${name}OrderBy, "set false to load soft-deleted entities" softDeletion: Boolean): [${name}]`;
}
