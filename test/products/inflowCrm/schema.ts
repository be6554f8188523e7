import { capital } from '../generatedRows.ts';
import { type FieldType, type Module, modules } from './modules.ts';

const pages = 'perPage: Int! = 20 page: Int! = 1';

/** The type of a field; picklists have an enum of their own. */
function typeOf(module: string, field: string, type: FieldType): string {
  return typeof type === 'string' ? type : `${module}${capital(field)}`;
}

function conditionOf(module: string, field: string, type: FieldType): string {
  return type === '[String!]' ? 'StringArrayFilterCondition' : `${typeOf(module, field, type)}FilterCondition`;
}

const lines = (parts: readonly string[]): string => parts.join('\n    ');

function moduleText({ name, fields, required, lookups, lists }: Module): string {
  const columns = Object.entries(fields);
  const picklists = columns.filter(([, type]) => typeof type !== 'string');
  return `
  type ${name} implements Record {
    id: ID!
    createdTime: Date!
    modifiedTime: Date!
    fields: ${name}Fields!
    ${lines(Object.entries(lookups).map(([lookup, one]) => `${lookup}: ${one}`))}
    ${lines(Object.entries(lists).map(([list, many]) => `${list}: [${many}!]!`))}
  }
  type ${name}Fields {
    ${lines(columns.map(([field, type]) => `${field}: ${typeOf(name, field, type)}${field in required ? '!' : ''}`))}
  }
  type ${name}Queries {
    getOne(filtration: ${name}Filtration): ${name}
    getOneById(id: ID!): ${name}
    getMany(${pages} filtration: ${name}Filtration): [${name}!]!
    getManyByIds(${pages} ids: [ID!]!): [${name}!]!
    ${lines(
      Object.entries(lists).map(
        ([list, many]) => `getRelated${capital(list)}(id: ID! ${pages} filtration: ${many}Filtration): [${many}!]!`,
      ),
    )}
  }
  type ${name}Mutations {
    create(data: ${name}InputArgs!): ${name}AndValidationUnion!
    update(id: ID!, data: ${name}InputArgs!): ${name}AndValidationUnion!
    delete(id: ID!): OperationResult!
  }
  union ${name}AndValidationUnion = ${name} | ValidationError
  input ${name}InputArgs {
    fields: ${name}FieldsInput
    ${lines(Object.entries(lookups).map(([lookup, one]) => `${lookup}: ${one}RelationInput`))}
    ${lines(Object.entries(lists).map(([list, many]) => `${list}: [${many}RelationInput!]`))}
  }
  input ${name}FieldsInput {
    ${lines(columns.map(([field, type]) => `${field}: ${typeOf(name, field, type)}`))}
  }
  input ${name}RelationInput { id: ID! }
  input ${name}Filtration { fields: ${name}FieldsFiltration systemFields: SystemFieldsFiltration }
  input ${name}FieldsFiltration {
    ${lines(columns.map(([field, type]) => `${field}: ${conditionOf(name, field, type)}`))}
  }
  ${picklists
    .map(([field, values]) => {
      const type = typeOf(name, field, values);
      const words = typeof values === 'string' ? values : values.join(' ');
      return `enum ${type} { ${words} }
  ${conditionText(type, [])}`;
    })
    .join('\n  ')}`;
}

function conditionText(type: string, operators: readonly string[]): string {
  const more = operators.map((operator) => `${operator}: ${type}`);
  return `input ${type}FilterCondition {
    equal: ${type}
    notEqual: ${type}
    in: [${type}!]
    notIn: [${type}!]
    ${lines(more)}
    isNull: Boolean
    isNotNull: Boolean
  }`;
}

const compared = ['greater', 'greaterOrEqual', 'lower', 'lowerOrEqual'];

/** SDL of the practice, as it is generated from the modules and fields of its bundle. */
export const inflowCrmText = `
  scalar Date

  type Query {
    ${lines(modules.map(({ name }) => `${name}: ${name}Queries`))}
  }
  type Mutation {
    ${lines(modules.map(({ name }) => `${name}: ${name}Mutations`))}
  }

  interface Record {
    id: ID!
    createdTime: Date!
    modifiedTime: Date!
  }
  type User { id: ID! systemLabel: String! email: String }
  input UserRelationInput { id: ID! }
  type OperationResult { result: Boolean! }
  type ValidationError { validationErrors: [FieldValidationError!]! }
  type FieldValidationError {
    fieldName: String!
    errorType: ValidationErrorType!
    description: String!
    systemLabel: String!
  }
  enum ValidationErrorType {
    REQUIRED
    INVALID_EMAIL
    INVALID_PHONE
    INVALID_DATE
    INVALID_VALUE
    DUPLICATE_VALUE
    FIELD_TOO_LONG
    FIELD_TOO_SHORT
    INVALID_CHOICE
    INVALID_RANGE
  }
  input SystemFieldsFiltration {
    id: IDFilterCondition
    createdTime: DateFilterCondition
    modifiedTime: DateFilterCondition
  }
  ${conditionText('ID', [])}
  ${conditionText('String', ['contains', 'notContains'])}
  ${conditionText('Int', compared)}
  ${conditionText('Float', compared)}
  ${conditionText('Date', compared)}
  ${conditionText('Boolean', [])}
  input StringArrayFilterCondition { in: [String!] notIn: [String!] isNull: Boolean isNotNull: Boolean }
  ${modules.map(moduleText).join('\n')}
`;
