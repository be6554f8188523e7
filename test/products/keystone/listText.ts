/**
 * A list of a Keystone project: fields are `text`, `int`, `checkbox`, `timestamp` or `json`, or relations as
 * `one List` or `many List`. Fields named in `unique` find an item, as its id does.
 */
export interface KeystoneList {
  readonly key: string;
  readonly singular: string;
  readonly plural: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly unique?: readonly string[];
}

const scalars: Readonly<Record<string, readonly [type: string, filter: string | null]>> = {
  text: ['String', 'StringFilter'],
  int: ['Int', 'IntNullableFilter'],
  checkbox: ['Boolean', 'BooleanFilter'],
  timestamp: ['DateTime', 'DateTimeNullableFilter'],
  json: ['JSON', null],
};

const frame = `
scalar DateTime @specifiedBy(url: "https://datatracker.ietf.org/doc/html/rfc3339#section-5.6")
"""
The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
"""
scalar JSON
enum OrderDirection { asc desc }
enum QueryMode { default insensitive }
input IDFilter { equals: ID in: [ID!] notIn: [ID!] lt: ID lte: ID gt: ID gte: ID not: IDFilter }
input StringFilter {
  equals: String in: [String!] notIn: [String!] lt: String lte: String gt: String gte: String
  contains: String startsWith: String endsWith: String mode: QueryMode not: NestedStringFilter
}
input NestedStringFilter {
  equals: String in: [String!] notIn: [String!] lt: String lte: String gt: String gte: String
  contains: String startsWith: String endsWith: String not: NestedStringFilter
}
input IntNullableFilter {
  equals: Int in: [Int!] notIn: [Int!] lt: Int lte: Int gt: Int gte: Int not: IntNullableFilter
}
input BooleanFilter { equals: Boolean not: BooleanFilter }
input DateTimeNullableFilter {
  equals: DateTime in: [DateTime!] notIn: [DateTime!] lt: DateTime lte: DateTime gt: DateTime gte: DateTime
  not: DateTimeNullableFilter
}
type KeystoneMeta { adminMeta: KeystoneAdminMeta! }
type KeystoneAdminMeta { lists: [KeystoneAdminUIListMeta!]! list(key: String!): KeystoneAdminUIListMeta }
type KeystoneAdminUIListMeta {
  key: String! itemQueryName: String! listQueryName: String! path: String! label: String! singular: String!
  plural: String! description: String pageSize: Int! labelField: String! isHidden: Boolean!
}`;

/** SDL of what Keystone makes of these lists, with a project's own queries and mutations. */
export function listsText(lists: readonly KeystoneList[], own: { readonly mutations: string }): string {
  return [
    frame,
    ...lists.map(listText),
    `type Query {\n${lists.map(queriesText).join('\n')}\n  keystone: KeystoneMeta!\n}`,
    `type Mutation {\n${own.mutations}\n${lists.map(mutationsText).join('\n')}\n  endSession: Boolean!\n}`,
  ].join('\n');
}

function manyArguments(key: string): string {
  return `(where: ${key}WhereInput! = {}, orderBy: [${key}OrderByInput!]! = [], take: Int, skip: Int! = 0)`;
}

function listText({ key, fields, unique = [] }: KeystoneList): string {
  const lines = (write: (field: string, kind: string, target: string) => string | null): string =>
    Object.entries(fields)
      .map(([field, type]) => {
        const [kind = '', target = ''] = type.split(' ');
        return write(field, kind, target);
      })
      .filter((line) => line !== null)
      .join('\n  ');
  const inputs = (action: 'Create' | 'Update'): string =>
    lines((field, kind, target) => {
      if (kind === 'one') return `${field}: ${target}RelateToOneFor${action}Input`;
      if (kind === 'many') return `${field}: ${target}RelateToManyFor${action}Input`;
      return `${field}: ${scalars[kind]?.[0] ?? 'String'}`;
    });
  return `
type ${key} {
  id: ID!
  ${lines((field, kind, target) => {
    if (kind === 'one') return `${field}: ${target}`;
    if (kind === 'many') {
      return `${field}${manyArguments(target)}: [${target}!]\n  ${field}Count(where: ${target}WhereInput! = {}): Int`;
    }
    return `${field}: ${scalars[kind]?.[0] ?? 'String'}`;
  })}
}
input ${key}WhereUniqueInput { id: ID ${unique.map((field) => `${field}: String`).join(' ')} }
input ${key}WhereInput {
  AND: [${key}WhereInput!]
  OR: [${key}WhereInput!]
  NOT: [${key}WhereInput!]
  id: IDFilter
  ${lines((field, kind, target) => {
    if (kind === 'one') return `${field}: ${target}WhereInput`;
    if (kind === 'many') return `${field}: ${target}ManyRelationFilter`;
    const filter = scalars[kind]?.[1] ?? null;
    return filter === null ? null : `${field}: ${filter}`;
  })}
}
input ${key}ManyRelationFilter { every: ${key}WhereInput some: ${key}WhereInput none: ${key}WhereInput }
input ${key}OrderByInput {
  id: OrderDirection
  ${lines((field, kind) => (['one', 'many', 'json'].includes(kind) ? null : `${field}: OrderDirection`))}
}
input ${key}UpdateInput { ${inputs('Update')} }
input ${key}UpdateArgs { where: ${key}WhereUniqueInput! data: ${key}UpdateInput! }
input ${key}CreateInput { ${inputs('Create')} }
input ${key}RelateToOneForCreateInput { create: ${key}CreateInput connect: ${key}WhereUniqueInput }
input ${key}RelateToOneForUpdateInput {
  create: ${key}CreateInput connect: ${key}WhereUniqueInput disconnect: Boolean
}
input ${key}RelateToManyForCreateInput { create: [${key}CreateInput!] connect: [${key}WhereUniqueInput!] }
input ${key}RelateToManyForUpdateInput {
  disconnect: [${key}WhereUniqueInput!] set: [${key}WhereUniqueInput!]
  create: [${key}CreateInput!] connect: [${key}WhereUniqueInput!]
}`;
}

function queriesText({ key, singular, plural }: KeystoneList): string {
  return `  ${plural}${manyArguments(key)}: [${key}!]
  ${singular}(where: ${key}WhereUniqueInput!): ${key}
  ${plural}Count(where: ${key}WhereInput! = {}): Int`;
}

function mutationsText({ key, plural }: KeystoneList): string {
  const many = plural.slice(0, 1).toUpperCase() + plural.slice(1);
  return `  create${key}(data: ${key}CreateInput!): ${key}
  create${many}(data: [${key}CreateInput!]!): [${key}]
  update${key}(where: ${key}WhereUniqueInput!, data: ${key}UpdateInput!): ${key}
  update${many}(data: [${key}UpdateArgs!]!): [${key}]
  delete${key}(where: ${key}WhereUniqueInput!): ${key}
  delete${many}(where: [${key}WhereUniqueInput!]!): [${key}]`;
}
