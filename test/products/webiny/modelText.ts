import { fieldsOf, type WebinyField, type WebinyModel } from './models.ts';

const times = 'created modified saved deleted restored firstPublished lastPublished'.split(' ');
const levels = (name: string): readonly string[] => {
  const revision = `revision${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return [name, revision];
};
const metaOf = (suffix: 'On' | 'By', level: 0 | 1): readonly string[] =>
  times.map((name) => `${levels(name)[level] ?? name}${suffix}`);

/** Instants and people that every entry has, of the entry and of its revision. */
export const entryMetaFields: readonly string[] = [
  ...metaOf('On', 0),
  ...metaOf('By', 0),
  ...metaOf('On', 1),
  ...metaOf('By', 1),
];

const scalars: Readonly<Record<string, string>> = {
  text: 'String',
  longText: 'String',
  number: 'Number',
  boolean: 'Boolean',
  dateTime: 'DateTime',
  date: 'Date',
  richText: 'JSON',
};

const isTime = (field: string): boolean => field.endsWith('On');

/** Lines of all fields that entries have of themselves. */
export function metaLines(person: 'CmsIdentity' | 'CmsIdentityInput'): string {
  return entryMetaFields.map((field) => `${field}: ${isTime(field) ? 'DateTime' : person}`).join('\n  ');
}

function typeLine({ name, kind, isMany }: WebinyField): string {
  const type = scalars[kind] ?? 'RefField';
  if (kind === 'ref') return `${name}: ${isMany ? '[RefField!]' : type}`;
  return `${name}: ${isMany ? `[${type}]` : type}`;
}

function inputLine({ name, kind, isMany, isRequired }: WebinyField): string {
  const type = scalars[kind] ?? 'RefFieldInput';
  return `${name}: ${isMany ? `[${type}${isRequired ? '!' : ''}]` : type}`;
}

function comparisons(name: string, type: string): readonly string[] {
  return [
    `${name}: ${type}`,
    `${name}_not: ${type}`,
    `${name}_in: [${type}]`,
    `${name}_not_in: [${type}]`,
    ...['lt', 'lte', 'gt', 'gte'].map((operator) => `${name}_${operator}: ${type}`),
  ];
}

function filterLines({ name, kind }: WebinyField): readonly string[] {
  const contains = ['contains', 'not_contains'].map((operator) => `${name}_${operator}: String`);
  switch (kind) {
    case 'text':
      return [
        ...comparisons(name, 'String').slice(0, 4),
        ...contains,
        `${name}_startsWith: String`,
        `${name}_not_startsWith: String`,
      ];
    case 'longText':
      return contains;
    case 'boolean':
      return [`${name}: Boolean`, `${name}_not: Boolean`];
    case 'number':
      return [...comparisons(name, 'Number'), `${name}_between: [Number!]`, `${name}_not_between: [Number!]`];
    case 'ref':
      return [`${name}: RefFieldWhereInput`];
    case 'richText':
      return [];
    default:
      return comparisons(name, scalars[kind] ?? 'String');
  }
}

function metaFilterLines(field: string): readonly string[] {
  if (!isTime(field)) return [`${field}: ID`, `${field}_not: ID`, `${field}_in: [ID!]`, `${field}_not_in: [ID!]`];
  return [
    `${field}: DateTime`,
    ...['gt', 'gte', 'lt', 'lte'].map((operator) => `${field}_${operator}: DateTime`),
    `${field}_between: [DateTime!]`,
    `${field}_not_between: [DateTime!]`,
  ];
}

function whereLines(model: WebinyModel): string {
  return [
    'wbyAco_location: WbyAcoLocationWhereInput',
    'id: ID',
    'id_not: ID',
    'id_in: [ID!]',
    'id_not_in: [ID!]',
    'entryId: String',
    'entryId_not: String',
    'entryId_in: [String!]',
    'entryId_not_in: [String!]',
    ...entryMetaFields.flatMap(metaFilterLines),
    'status: String',
    'status_not: String',
    'status_in: [String!]',
    'status_not_in: [String!]',
    ...fieldsOf(model).flatMap(filterLines),
    `AND: [${model.singular}ListWhereInput!]`,
    `OR: [${model.singular}ListWhereInput!]`,
  ].join('\n  ');
}

function sorterLines(model: WebinyModel): string {
  const sortable = fieldsOf(model).filter(({ kind }) => !['longText', 'richText', 'ref'].includes(kind));
  return ['id', ...entryMetaFields.filter(isTime), ...sortable.map(({ name }) => name)]
    .flatMap((name) => [`${name}_ASC`, `${name}_DESC`])
    .join('\n  ');
}

/** SDL of what Webiny makes of a model for the endpoint that manages entries. */
export function modelText(model: WebinyModel): string {
  const { singular } = model;
  const fields = fieldsOf(model);
  const getters = fields.filter(({ kind }) => !['longText', 'richText', 'ref'].includes(kind));
  return `
"""${model.description === '' ? singular : model.description}"""
type ${singular} {
  id: ID!
  entryId: String!
  ${metaLines('CmsIdentity')}
  publishedOn: DateTime @deprecated(reason: "Field was removed with the 5.39.0 release. Use 'firstPublishedOn' or 'lastPublishedOn' field.")
  ownedBy: CmsIdentity @deprecated(reason: "Field was removed with the 5.39.0 release. Use 'createdBy' field.")
  meta: ${singular}Meta
  ${fields.map(typeLine).join('\n  ')}
  # Advanced Content Organization - make required in 5.38.0
  wbyAco_location: WbyAcoLocation
}
type ${singular}Meta {
  modelId: String
  version: Int
  locked: Boolean
  status: String
  """
  CAUTION: this field is resolved by making an extra query to DB.
  RECOMMENDATION: Use it only with "get" queries (avoid in "list")
  """
  revisions: [${singular}!]
  title: String
  description: String
  image: String
  """
  Custom meta data stored in the root of the entry object.
  """
  data: JSON
}
input ${singular}Input {
  id: ID
  # Set status of the entry.
  status: String
  ${metaLines('CmsIdentityInput')}
  wbyAco_location: WbyAcoLocationInput
  ${fields.map(inputLine).join('\n  ')}
}
input ${singular}GetWhereInput {
  id: ID
  entryId: String
  ${getters.map(({ name, kind }) => `${name}: ${scalars[kind] ?? 'String'}`).join('\n  ')}
}
input ${singular}ListWhereInput {
  ${whereLines(model)}
}
type ${singular}Response { data: ${singular} error: CmsError }
type ${singular}MoveResponse { data: Boolean error: CmsError }
type ${singular}ArrayResponse { data: [${singular}] error: CmsError }
type ${singular}ListResponse { data: [${singular}] meta: CmsListMeta error: CmsError }
enum ${singular}ListSorter {
  ${sorterLines(model)}
}`;
}

/** The queries that a model has. */
export function modelQueries({ singular, plural }: WebinyModel): string {
  const list = `(
    where: ${singular}ListWhereInput
    sort: [${singular}ListSorter]
    limit: Int
    after: String
    search: String
  ): ${singular}ListResponse`;
  return `  get${singular}(revision: ID, entryId: ID, status: CmsEntryStatusType): ${singular}Response
  get${singular}Revisions(id: ID!): ${singular}ArrayResponse
  get${plural}ByIds(revisions: [ID!]!): ${singular}ArrayResponse
  list${plural}${list}
  listDeleted${plural}${list}`;
}

/** The mutations that a model has. */
export function modelMutations({ singular, plural }: WebinyModel): string {
  const input = `${singular}Input`;
  const answer = `${singular}Response`;
  return `  create${singular}(data: ${input}!, options: CreateCmsEntryOptionsInput): ${answer}
  create${singular}From(revision: ID!, data: ${input}, options: CreateRevisionCmsEntryOptionsInput): ${answer}
  update${singular}(revision: ID!, data: ${input}!, options: UpdateCmsEntryOptionsInput): ${answer}
  validate${singular}(revision: ID, data: ${input}!): CmsEntryValidationResponse!
  move${singular}(revision: ID!, folderId: ID!): ${singular}MoveResponse
  delete${singular}(revision: ID!, options: CmsDeleteEntryOptions): CmsDeleteResponse
  restore${singular}FromBin(revision: ID!): ${answer}
  deleteMultiple${plural}(entries: [ID!]!): CmsDeleteMultipleResponse!
  publish${singular}(revision: ID!): ${answer}
  republish${singular}(revision: ID!): ${answer}
  unpublish${singular}(revision: ID!): ${answer}`;
}
