import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql';
import { amplicationEntities, optionSets } from './entities.ts';
import { entityMutations, entityQueries, entityText } from './entityText.ts';

const numbers = (name: string, type: string, isNullable: boolean): string => `
input ${name}${isNullable ? 'Nullable' : ''}Filter {
  equals: ${type} in: [${type}!] notIn: [${type}!] lt: ${type} lte: ${type} gt: ${type} gte: ${type} not: ${type}
}`;
const texts = (isNullable: boolean): string => `
input String${isNullable ? 'Nullable' : ''}Filter {
  equals: String in: [String!] notIn: [String!] lt: String lte: String gt: String gte: String
  contains: String startsWith: String endsWith: String mode: QueryMode not: String
}`;
const truths = (isNullable: boolean): string => `
input Boolean${isNullable ? 'Nullable' : ''}Filter { equals: Boolean not: Boolean }`;

const frame = `
"""
A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.
"""
scalar DateTime

"""
The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
"""
scalar JSON

enum QueryMode { Default Insensitive }
enum SortOrder { Asc Desc }
input Credentials { password: String! username: String! }
type MetaQueryPayload { count: Float! }
type UserInfo { accessToken: String id: String! roles: [String!]! username: String! }
${Object.entries(optionSets)
  .map(([name, options]) => `enum ${name} { ${options.join(' ')} }`)
  .join('\n')}`;

// Filters that no field has would not be in the schema.
const filters = [
  ...[true, false].flatMap((isNullable) => [texts(isNullable), numbers('DateTime', 'DateTime', isNullable)]),
  numbers('Int', 'Int', false),
  numbers('Int', 'Int', true),
  numbers('Float', 'Float', true),
  truths(false),
  truths(true),
].join('\n');

const whole = [
  frame,
  filters,
  ...amplicationEntities.map(entityText),
  `type Query {\n  ${amplicationEntities.map(entityQueries).join('\n  ')}\n  userInfo: UserInfo!\n}`,
  `type Mutation {\n  ${amplicationEntities.map(entityMutations).join('\n  ')}\n  login(credentials: Credentials!): UserInfo!\n}`,
].join('\n');

/** The schema as the service writes it: everything by its name. */
export const amplicationText: string = printSchema(lexicographicSortSchema(buildSchema(whole)));
