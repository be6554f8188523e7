import { capital } from '../generatedRows.ts';

/** A field of a schema: its type, and what belongs to it. Localized ones have a value per language. */
export interface ContentField {
  readonly label: string;
  readonly type: 'String' | 'Boolean' | 'Number' | 'DateTime' | 'Tags' | 'Json' | 'References' | 'Array' | 'Assets';
  readonly hint?: string;
  readonly isLocalized?: boolean;
  readonly isRequired?: boolean;
  /** Allowed values, as an enum. */
  readonly values?: readonly string[];
  /** The schema that references lead to. */
  readonly to?: string;
  readonly children?: Readonly<Record<string, ContentField>>;
}

/** A schema of the app, by the name that its types begin with. */
export interface ContentSchema {
  readonly name: string;
  readonly label: string;
  readonly fields: Readonly<Record<string, ContentField>>;
}

/** The languages of the app, the master language first. */
export const languages = ['en', 'de'] as const;

const described = (text: string): string => `"""${text}""" `;
const listArgs = 'top: Int, skip: Int = 0, filter: String, orderby: String, search: String';
const anyVersion = 'expectedVersion: Int = -2';

const common = [
  '"""The ID of the object (usually GUID).""" id: String!',
  '"""The version of the objec.""" version: Int!',
  '"""The timestamp when the object was created.""" created: Instant!',
  '"""The user who created the object.""" createdBy: String!',
  '"""The timestamp when the object was updated the last time.""" lastModified: Instant!',
  '"""The user who updated the object the last time.""" lastModifiedBy: String!',
  '"""The status of the content.""" status: String!',
  '"""The status color of the content.""" statusColor: String!',
  '"""The new status of the content.""" newStatus: String',
  '"""The status color of the content.""" newStatusColor: String',
  '"""The URL to the content.""" url: String!',
].join('\n  ');

const users = [
  '"""The user who created the object.""" createdByUser: User!',
  '"""The user who updated the object the last time.""" lastModifiedByUser: User!',
  '"""The edit token.""" editToken: String',
].join('\n  ');

/** The type of a value, in an answer or an input; a path leads into JSON. */
function valueType(typeName: string, field: ContentField, isInput: boolean): string {
  switch (field.type) {
    case 'String':
      return field.values ? `${typeName}Enum` : 'String';
    case 'Boolean':
      return 'Boolean';
    case 'Number':
      return 'Float';
    case 'DateTime':
      return 'Instant';
    case 'Tags':
      return '[String!]';
    case 'Json':
      return 'JsonScalar';
    case 'References':
      return isInput ? '[String!]' : `[${field.to ?? 'Content'}!]`;
    case 'Assets':
      return isInput ? '[String!]' : '[Asset!]';
    case 'Array':
      return `[${typeName}Child${isInput ? 'Input' : ''}Dto!]`;
  }
}

function fieldTypes(schema: ContentSchema): readonly string[] {
  return Object.entries(schema.fields).flatMap(([name, field]) => {
    const typeName = `${schema.name}Data${capital(name)}`;
    const keys = field.isLocalized === true ? languages : ['iv'];
    const args = field.type === 'Json' ? '(path: String)' : '';
    const hint = field.hint === undefined ? '' : described(field.hint);
    const parts = (isInput: boolean): string =>
      keys.map((key) => `${hint}${key}${isInput ? '' : args}: ${valueType(typeName, field, isInput)}`).join(' ');
    const children = Object.entries(field.children ?? {});
    const nested = (isInput: boolean): string =>
      children
        .map(([child, inner]) => `${child}: ${valueType(`${typeName}${capital(child)}`, inner, isInput)}`)
        .join(' ');
    const about = `The structure of the ${field.label} field of the ${schema.label} content`;
    return [
      `${described(`${about} type.`)}type ${typeName}Dto { ${parts(false)} }`,
      `${described(`${about} input type.`)}input ${typeName}InputDto { ${parts(true)} }`,
      ...(field.values ? [`enum ${typeName}Enum { ${field.values.join(' ')} }`] : []),
      ...children.flatMap(([child, { values }]) =>
        values ? [`enum ${typeName}${capital(child)}Enum { ${values.join(' ')} }`] : [],
      ),
      ...(children.length > 0
        ? [
            `${described(`The structure of the ${field.label} nested schema.`)}type ${typeName}ChildDto { ${nested(false)} }`,
            `${described(`The structure of the ${field.label} nested schema.`)}input ${typeName}ChildInputDto { ${nested(true)} }`,
          ]
        : []),
    ];
  });
}

/** The schemas that a schema's references lead to, each once. */
export function referencesOf({ fields }: ContentSchema): readonly string[] {
  return [...new Set(Object.values(fields).flatMap(({ to }) => (to === undefined ? [] : [to])))];
}

function queries(prefix: string, { name, label }: ContentSchema): string {
  return `${described(`Query ${label} content items.`)}${prefix}${name}Contents(${listArgs}): [${name}!]
  ${described(`Query ${label} content items with total count.`)}${prefix}${name}ContentsWithTotal(${listArgs}): ${name}ResultDto`;
}

function contentTypes(schema: ContentSchema, all: readonly ContentSchema[]): readonly string[] {
  const { name, label, fields } = schema;
  const names = Object.keys(fields);
  const referenced = all.filter((other) => referencesOf(schema).includes(other.name));
  const referencing = all.filter((other) => referencesOf(other).includes(name));
  const data = (end: string): string => names.map((field) => `${field}: ${name}Data${capital(field)}${end}`).join(' ');
  const flat = Object.entries(fields).map(([field, part]) => {
    const hint = part.hint === undefined ? '' : described(part.hint);
    const args = part.type === 'Json' ? '(path: String)' : '';
    return `${hint}${field}${args}: ${valueType(`${name}Data${capital(field)}`, part, false)}`;
  });
  return [
    `${described(`The structure of a ${label} content type.`)}type ${name} implements Content {
  ${common}
  ${users}
  ${described('The data of the content.')}data: ${name}DataDto!
  ${described('The flat data of the content.')}flatData: ${name}FlatDataDto!
  ${[...referenced.map((other) => queries('references', other)), ...referencing.map((other) => queries('referencing', other))].join('\n  ')}
}`,
    `${described(`The structure of the ${label} data type.`)}type ${name}DataDto { ${data('Dto')} }`,
    `${described(`The structure of the ${label} data input type.`)}input ${name}DataInputDto { ${data('InputDto')} }`,
    `${described(`The structure of the flat ${label} data type.`)}type ${name}FlatDataDto { ${flat.join(' ')} }`,
    `${described(`List of ${label} items and total count.`)}type ${name}ResultDto { """The total count of  contents.""" total: Int! """The contents.""" items: [${name}!] }`,
    ...fieldTypes(schema),
  ];
}

function mutations({ name, label }: ContentSchema): readonly string[] {
  const input = `data: ${name}DataInputDto!`;
  const change = `id: String!, status: String!, dueTime: Instant, ${anyVersion}`;
  return [
    `${described(`Creates an ${label} content.`)}create${name}Content(${input}, publish: Boolean = false, status: String, id: String): ${name}!`,
    `${described(`Update an ${label} content by id.`)}update${name}Content(id: String, ${input}, ${anyVersion}): ${name}!`,
    `${described(`Upsert an ${label} content by id.`)}upsert${name}Content(id: String!, ${input}, publish: Boolean = false, patch: Boolean = false, status: String, ${anyVersion}): ${name}!`,
    `${described(`Patch an ${label} content by id.`)}patch${name}Content(id: String, ${input}, ${anyVersion}): ${name}!`,
    `${described(`Change a ${label} content.`)}change${name}Content(${change}): ${name}!`,
    `${described(`Delete an ${label} content.`)}delete${name}Content(id: String!, ${anyVersion}): EntitySavedResultDto!`,
    `${described(`Publish a ${label} content.`)}publish${name}Content(${change}): ${name}! @deprecated(reason: "Use 'change${name}Content' instead")`,
  ];
}

/** SDL as it is generated of an app's schemas. */
export function contentsText(schemas: readonly ContentSchema[]): string {
  const assetArgs = 'top: Int, skip: Int = 0, filter: String, orderby: String';
  const finds = schemas.flatMap((schema) => [
    `${described(`Find an ${schema.label} content by id.`)}find${schema.name}Content(id: String!, version: Int): ${schema.name}`,
    queries('query', schema),
  ]);
  return [
    'schema { query: AppQueries mutation: AppMutations }',
    'scalar Instant',
    `${described('Unstructured Json object')}scalar JsonScalar`,
    'scalar Long',
    `${described('The app queries.')}type AppQueries {
  """Find an asset by id.""" findAsset(id: String!): Asset
  """Get assets.""" queryAssets(${assetArgs}): [Asset!]!
  """Get assets and total count.""" queryAssetsWithTotal(${assetArgs}): AssetResultDto!
  ${finds.join('\n  ')}
}`,
    `${described('The app mutations.')}type AppMutations {\n  ${schemas.flatMap(mutations).join('\n  ')}\n}`,
    `${described('The structure of all content types.')}interface Content {\n  ${common}\n}`,
    `${described('A user that created or modified a content or asset.')}type User { """The ID of this user.""" id: String! """The display name of this user.""" displayName: String """The email address ofthis  user.""" email: String }`,
    `${described('The result of a mutation')}type EntitySavedResultDto { """The new version of the item.""" version: Long! }`,
    'enum AssetType { AUDIO IMAGE UNKNOWN VIDEO }',
    `${described('An asset')}type Asset { id: String! version: Int! created: Instant! createdBy: String! lastModified: Instant! lastModifiedBy: String! createdByUser: User! url: String! fileName: String! fileSize: Int! mimeType: String! slug: String! tags: [String!]! type: AssetType! metadata(path: String): JsonScalar """Determines if the uploaded file is an image.""" isImage: Boolean! @deprecated(reason: "Use 'type' field instead.") }`,
    `${described('List of assets and total count of assets.')}type AssetResultDto { """The total count of assets.""" total: Int! """The assets.""" items: [Asset!]! }`,
    ...schemas.flatMap((schema) => contentTypes(schema, schemas)),
  ].join('\n');
}
