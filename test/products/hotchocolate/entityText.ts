import type { RelatedTable } from '../tableRelations.ts';

/** An entity of the database. Columns are GraphQL types, `!` where the property isn't nullable. */
export type Entity = RelatedTable;

const comparisons = ['eq', 'neq', 'gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte'];
const textual = ['eq', 'neq', 'contains', 'ncontains', 'startsWith', 'nstartsWith', 'endsWith', 'nendsWith'];

/** Names of what filters compare, by the GraphQL type of the column. */
const filterNames: Readonly<Record<string, string>> = {
  UUID: 'Uuid',
  DateTime: 'DateTime',
  LocalDate: 'LocalDate',
  LocalTime: 'LocalTime',
  Int: 'Int',
  Decimal: 'Decimal',
  Boolean: 'Boolean',
  String: 'String',
};

/** SDL of types, filters and sortings that Hot Chocolate derives from entities. */
export function entitiesText(entities: readonly Entity[], enums: Readonly<Record<string, readonly string[]>>): string {
  return [
    `"The UUID scalar type represents a universally unique identifier."
scalar UUID @specifiedBy(url: "https://tools.ietf.org/html/rfc4122")
"The \`DateTime\` scalar represents an ISO-8601 compliant date time type."
scalar DateTime @specifiedBy(url: "https://www.graphql-scalars.com/date-time")
"The \`LocalDate\` scalar type represents a ISO date string, represented as UTF-8 character sequences YYYY-MM-DD."
scalar LocalDate
"The LocalTime scalar type is a local time string (i.e., with no associated timezone) in 24-hr HH:mm:ss."
scalar LocalTime
"The \`Decimal\` scalar type represents a decimal floating-point number."
scalar Decimal
enum SortEnumType { ASC DESC }
"Information about the offset pagination."
type CollectionSegmentInfo {
  "Indicates whether more items exist following the set defined by the clients arguments."
  hasNextPage: Boolean!
  "Indicates whether more items exist prior the set defined by the clients arguments."
  hasPreviousPage: Boolean!
}`,
    ...Object.keys(filterNames).map((type) => operationsText(type)),
    ...Object.entries(enums).flatMap(([name, values]) => [
      `enum ${name} { ${values.join(' ')} }`,
      `input ${name}OperationFilterInput { eq: ${name} neq: ${name} in: [${name}!] nin: [${name}!] }`,
    ]),
    ...entities.map(entityText),
  ].join('\n');
}

function operationsText(type: string): string {
  const operators = type === 'String' ? textual : type === 'Boolean' ? ['eq', 'neq'] : comparisons;
  const own = operators.map((operator) => `${operator}: ${type}`).join(' ');
  const lists = type === 'Boolean' ? '' : `in: [${type}] nin: [${type}]`;
  const name = `${filterNames[type] ?? type}OperationFilterInput`;
  const joined = type === 'String' ? `and: [${name}!] or: [${name}!]` : '';
  return `input ${name} { ${joined} ${own} ${lists} }`;
}

function entityText({ name, columns, one = {}, many = {} }: Entity): string {
  const all = Object.entries(columns);
  const ones = Object.entries(one);
  const manies = Object.entries(many);
  const bare = (type: string): string => type.replace('!', '');
  const lists = [...new Set(manies.map(([, [target]]) => target))];
  return `type ${name} {
  ${all.map(([column, type]) => `${column}: ${type}`).join('\n  ')}
  ${ones.map(([field, [target, column]]) => `${field}: ${target}${(columns[column] ?? '').endsWith('!') ? '!' : ''}`).join('\n  ')}
  ${manies.map(([field, [target]]) => `${field}: [${target}!]!`).join('\n  ')}
}
input ${name}FilterInput {
  and: [${name}FilterInput!]
  or: [${name}FilterInput!]
  ${all.map(([column, type]) => `${column}: ${filterNames[bare(type)] ?? bare(type)}OperationFilterInput`).join('\n  ')}
  ${ones.map(([field, [target]]) => `${field}: ${target}FilterInput`).join('\n  ')}
  ${manies.map(([field, [target]]) => `${field}: ListFilterInputTypeOf${target}FilterInputOf${name}`).join('\n  ')}
}
${lists.map((target) => `input ListFilterInputTypeOf${target}FilterInputOf${name} { all: ${target}FilterInput none: ${target}FilterInput some: ${target}FilterInput any: Boolean }`).join('\n')}
input ${name}SortInput {
  ${all.map(([column]) => `${column}: SortEnumType`).join('\n  ')}
  ${ones.map(([field, [target]]) => `${field}: ${target}SortInput`).join('\n  ')}
}`;
}

/** SDL of a field that gives segments of a collection, and of their type. */
export function segmentText(field: string, entity: string): { readonly field: string; readonly type: string } {
  const name = `${field.slice(0, 1).toUpperCase()}${field.slice(1)}CollectionSegment`;
  return {
    field: `  ${field}(skip: Int, take: Int, where: ${entity}FilterInput, order: [${entity}SortInput!]): ${name}`,
    type: `"A segment of a collection."
type ${name} {
  "Information to aid in pagination."
  pageInfo: CollectionSegmentInfo!
  "A flattened list of the items."
  items: [${entity}!]
  totalCount: Int!
}`,
  };
}

/** SDL of a mutation under the mutation conventions: its input, its payload, and the union of its errors. */
export function mutationText(
  field: string,
  input: Readonly<Record<string, string>>,
  payload: { readonly name: string; readonly type: string },
  errors: readonly string[],
): { readonly field: string; readonly types: string } {
  const name = field.slice(0, 1).toUpperCase() + field.slice(1);
  return {
    field: `  ${field}(input: ${name}Input!): ${name}Payload!`,
    types: `input ${name}Input {
  ${Object.entries(input)
    .map(([column, type]) => `${column}: ${type}`)
    .join('\n  ')}
}
union ${name}Error = ${errors.join(' | ')}
type ${name}Payload { ${payload.name}: ${payload.type} errors: [${name}Error!] }`,
  };
}
