/** An attribute: a scalar's GraphQL name, the values of an enumeration, or a relation to another content type. */
export type Attribute = string | readonly string[] | { readonly one: string } | { readonly many: string };

/** A collection type, as the Content-Type Builder saves it. */
export interface ContentType {
  readonly singular: string;
  readonly plural: string;
  readonly attributes: Readonly<Record<string, Attribute>>;
  /** Plugins name their types themselves, and don't draft. */
  readonly typeName?: string;
}

const operators = ['ID', 'Boolean', 'String', 'Int', 'Float', 'Date', 'DateTime', 'JSON'];
const listArguments = 'pagination: PaginationArg = {} sort: [String] = []';

/** The name of a content type's GraphQL type. */
export function typeNameOf({ singular, typeName }: ContentType): string {
  return typeName ?? singular.slice(0, 1).toUpperCase() + singular.slice(1);
}

/** SDL that the GraphQL plugin makes from content types. */
export function strapiText(types: readonly ContentType[]): string {
  const typeOf = (singular: string): string => {
    const type = types.find((candidate) => candidate.singular === singular);
    if (!type) throw new Error(`No content type ${singular}`);
    return typeNameOf(type);
  };
  const draftArgument = (type: ContentType): string =>
    type.typeName === undefined ? ' publicationState: PublicationState = LIVE' : '';
  const argumentsOf = (type: ContentType): string =>
    `filters: ${typeNameOf(type)}FiltersInput ${listArguments}${draftArgument(type)}`;
  const manyArguments = (singular: string): string => {
    const type = types.find((candidate) => candidate.singular === singular);
    return type ? argumentsOf(type) : '';
  };
  const enumOf = (type: ContentType, attribute: string): string =>
    `ENUM_${typeNameOf(type).toUpperCase()}_${attribute.toUpperCase()}`;
  const texts = types.map((type) => {
    const name = typeNameOf(type);
    const drafts = type.typeName === undefined;
    const entries = Object.entries(type.attributes);
    const fields = entries.map(([key, attribute]) => {
      if (typeof attribute === 'string') return `${key}: ${attribute}`;
      if ('one' in attribute) return `${key}: ${typeOf(attribute.one)}EntityResponse`;
      if ('many' in attribute)
        return `${key}(${manyArguments(attribute.many)}): ${typeOf(attribute.many)}RelationResponseCollection`;
      return `${key}: ${enumOf(type, key)}`;
    });
    const filters = entries.map(([key, attribute]) => {
      if (typeof attribute === 'string') return `${key}: ${filterOf(attribute)}`;
      if ('one' in attribute) return `${key}: ${typeOf(attribute.one)}FiltersInput`;
      if ('many' in attribute) return `${key}: ${typeOf(attribute.many)}FiltersInput`;
      return `${key}: StringFilterInput`;
    });
    const inputs = entries.map(([key, attribute]) => {
      if (typeof attribute === 'string') return `${key}: ${attribute.replace('!', '')}`;
      if ('one' in attribute) return `${key}: ID`;
      return 'many' in attribute ? `${key}: [ID]` : `${key}: ${enumOf(type, key)}`;
    });
    const enums = entries.flatMap(([key, attribute]) =>
      Array.isArray(attribute) ? [`enum ${enumOf(type, key)} {\n  ${attribute.join('\n  ')}\n}`] : [],
    );
    const stamps = ['createdAt', 'updatedAt', ...(drafts ? ['publishedAt'] : [])];
    return `${enums.join('\n\n')}

input ${name}FiltersInput {
  id: IDFilterInput
  ${filters.join('\n  ')}
  ${stamps.map((stamp) => `${stamp}: DateTimeFilterInput`).join('\n  ')}
  and: [${name}FiltersInput]
  or: [${name}FiltersInput]
  not: ${name}FiltersInput
}

input ${name}Input {
  ${[...inputs, ...(drafts ? ['publishedAt: DateTime'] : [])].join('\n  ')}
}

type ${name} {
  ${[...fields, ...stamps.map((stamp) => `${stamp}: DateTime`)].join('\n  ')}
}

type ${name}Entity { id: ID attributes: ${name} }

type ${name}EntityResponse { data: ${name}Entity }

type ${name}EntityResponseCollection { data: [${name}Entity!]! meta: ResponseCollectionMeta! }

type ${name}RelationResponseCollection { data: [${name}Entity!]! }`;
  });
  const queries = types.flatMap((type) => [
    `${type.singular}(id: ID): ${typeNameOf(type)}EntityResponse`,
    `${type.plural}(${argumentsOf(type)}): ${typeNameOf(type)}EntityResponseCollection`,
  ]);
  const mutations = types.flatMap((type) => {
    const name = typeNameOf(type);
    return [
      `create${name}(data: ${name}Input!): ${name}EntityResponse`,
      `update${name}(id: ID! data: ${name}Input!): ${name}EntityResponse`,
      `delete${name}(id: ID!): ${name}EntityResponse`,
    ];
  });
  return `${commonText}
${operators.map(operatorText).join('\n\n')}

${texts.join('\n\n')}

union GenericMorph = ${types.map(typeNameOf).join(' | ')}

type Query {
  ${queries.join('\n  ')}
  me: UsersPermissionsMe
}

type Mutation {
  ${mutations.join('\n  ')}
  login(input: UsersPermissionsLoginInput!): UsersPermissionsLoginPayload!
  register(input: UsersPermissionsRegisterInput!): UsersPermissionsLoginPayload!
  forgotPassword(email: String!): UsersPermissionsPasswordPayload
  changePassword(currentPassword: String! password: String! passwordConfirmation: String!): UsersPermissionsLoginPayload
  emailConfirmation(confirmation: String!): UsersPermissionsLoginPayload
}
`;
}

function filterOf(attribute: string): string {
  return `${attribute.replace('!', '')}FilterInput`;
}

function operatorText(type: string): string {
  const comparisons = ['eq', 'eqi', 'ne', 'nei', 'startsWith', 'endsWith', 'contains', 'notContains', 'containsi'];
  const others = ['notContainsi', 'gt', 'gte', 'lt', 'lte'];
  const fields = [...comparisons, ...others].map((operator) => `${operator}: ${type}`);
  const lists = ['and', 'or', 'in', 'notIn', 'between'].map((operator) => `${operator}: [${type}]`);
  return `input ${type}FilterInput {
  ${[...lists, ...fields, `not: ${type}FilterInput`, 'null: Boolean', 'notNull: Boolean'].join('\n  ')}
}`;
}

const commonText = `
"A string used to identify an i18n locale"
scalar I18NLocaleCode

"The \`JSON\` scalar type represents JSON values."
scalar JSON

"A date-time string at UTC, such as 2007-12-03T10:15:30Z."
scalar DateTime

"A date string, such as 2007-12-03."
scalar Date

"A time string with format HH:mm:ss.SSS"
scalar Time

enum PublicationState { LIVE PREVIEW }

input PaginationArg { page: Int pageSize: Int start: Int limit: Int }

type Pagination { total: Int! page: Int! pageSize: Int! pageCount: Int! }

type ResponseCollectionMeta { pagination: Pagination! }

type UsersPermissionsMe {
  id: ID!
  username: String!
  email: String
  confirmed: Boolean
  blocked: Boolean
  role: UsersPermissionsMeRole
}

type UsersPermissionsMeRole { id: ID! name: String! description: String type: String }

input UsersPermissionsLoginInput { identifier: String! password: String! provider: String! = "local" }

input UsersPermissionsRegisterInput { username: String! email: String! password: String! }

type UsersPermissionsLoginPayload { jwt: String user: UsersPermissionsMe! }

type UsersPermissionsPasswordPayload { ok: Boolean! }
`;
