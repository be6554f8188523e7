import { aliasOf, compositions, type ContentType, contentTypes, type Editor, editorTypes } from './contentTypes.ts';

const range = 'first: Int after: String last: Int before: String';
const cultured = '"The culture to fetch the value in. If empty the contents culture will be used." culture: String';
const ofContent = `(${range} ${cultured} where: ContentFilterInput orderBy: [ContentOrderByInput]): ContentConnection!`;
const contentFields = `
    "The ancestors."
    ancestors${ofContent}
    "The children."
    children${ofContent}
    "The Content Type alias."
    contentTypeAlias: String!
    "The create date."
    createDate: DateTime!
    "The descendants."
    descendants${ofContent}
    "The unique identifier."
    id: ID!
    "The level."
    level: Int!
    "The name."
    name(${cultured}): String
    "The parent Content, can be null if content is at root."
    parent(${cultured}): Content
    "The sort order."
    sortOrder: Int!
    "The update date."
    updateDate(${cultured}): DateTime
    "The url."
    url(${cultured}): String`;
const mediaFields = `
    ancestors(${range}): MediaConnection!
    children(${range}): MediaConnection!
    createDate: DateTime!
    descendants(${range}): MediaConnection!
    id: ID!
    level: Int!
    "The Media Type alias"
    mediaTypeAlias: String!
    name: String!
    parent: Media
    sortOrder: Int!
    updateDate: DateTime
    url(width: Int height: Int quality: Int upscale: Boolean = false): String`;

const filters: Readonly<Partial<Record<Editor, readonly (readonly [suffix: string, type: string])[]>>> = {
  text: [
    ['', 'String'],
    ['_any', '[String]'],
    ['_starts_with', 'String'],
    ['_ends_with', 'String'],
    ['_contains', 'String'],
  ],
  texts: [
    ['_all', '[String]'],
    ['_some', '[String]'],
  ],
  integer: [
    ['', 'Int'],
    ['_gt', 'Int'],
    ['_gte', 'Int'],
    ['_lt', 'Int'],
    ['_lte', 'Int'],
    ['_any', '[Int]'],
  ],
  checkbox: [['', 'Boolean']],
  date: [
    ['', 'DateTime'],
    ['_gt', 'DateTime'],
    ['_gte', 'DateTime'],
    ['_lt', 'DateTime'],
    ['_lte', 'DateTime'],
  ],
};
const remarks: Readonly<Record<string, string>> = {
  '': 'Field must equal value.',
  _any: 'Field must match any of the values.',
  _starts_with: 'Field must start with the value.',
  _ends_with: 'Field must end with the value.',
  _contains: 'Field must contain the value.',
  _all: 'Field must match all of the values.',
  _some: 'Field must match any of the values.',
  _gt: 'Field must be greater than the value.',
  _gte: 'Field must be greater than or equal the value.',
  _lt: 'Field must be less than the value.',
  _lte: 'Field must be less than or equal the value.',
};
const defaults: Readonly<Record<string, Editor>> = {
  contentTypeAlias: 'text',
  createDate: 'date',
  level: 'integer',
  name: 'text',
  sortOrder: 'integer',
  updateDate: 'date',
};
const sortable: readonly Editor[] = ['text', 'integer', 'checkbox', 'date'];

function filterText(name: string, fields: Readonly<Record<string, Editor>>): string {
  const own = Object.entries({ ...defaults, ...fields }).flatMap(([field, editor]) =>
    (filters[editor] ?? []).map(([suffix, type]) => `"${remarks[suffix] ?? ''}" ${field}${suffix}: ${type}`),
  );
  return `"A filter input for the type \`${name}\`."
  input ${name}FilterInput {
    "All of the filters must match."
    AND: [${name}FilterInput]
    "Some of the filters must match."
    OR: [${name}FilterInput]
    "None of the filters must match."
    NOT: [${name}FilterInput]
    "Field must equal value."
    id: ID
    "Field must match any of the values."
    id_any: [ID]
    ${own.join('\n    ')}
  }`;
}

function orderText(name: string, fields: Readonly<Record<string, Editor>>): string {
  const names = Object.entries({ ...defaults, path: 'text' as const, ...fields })
    .filter(([, editor]) => sortable.includes(editor))
    .flatMap(([field]) => [
      `"Order by \`${field}\` in ascending order." ${field}_ASC`,
      `"Order by \`${field}\` in descending order." ${field}_DESC`,
    ]);
  return `"An order by input for the type \`${name}\`."
  enum ${name}OrderByInput { ${names.join('\n    ')} }`;
}

function typeText({ name, compositions: parts, fields, varying = [] }: ContentType): string {
  const own = Object.entries(fields).map(
    ([field, editor]) => `${field}${varying.includes(field) ? '(culture: String)' : ''}: ${editorTypes[editor]}`,
  );
  return `
  type ${name} implements ${['Content', ...parts].join(' & ')} {${contentFields}
    ${own.join('\n    ')}
  }
  type ${name}Connection { edges: [${name}Edge] pageInfo: PageInfo }
  type ${name}Edge { cursor: String! node: ${name} }
  ${filterText(name, fields)}
  ${orderText(name, fields)}`;
}

const preview = `"Specifies if draft content should be returned. Requires the request to be authenticated." preview: Boolean`;
const single = `"The unique identifier of the content." id: ID "The url of the content." url: String culture: String ${preview}`;
const queries = contentTypes.map(
  ({ name }) => `
    all${name}(${range} culture: String ${preview} where: ${name}FilterInput orderBy: [${name}OrderByInput]): ${name}Connection!
    ${aliasOf(name)}(${single}): ${name}`,
);

/** SDL of the project, as it is made of its content types. There are no mutations. */
export const heartcoreText = `
  scalar DateTime
  scalar Decimal
  "A string containing HTML code."
  scalar HTML
  "The \`JSON\` scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf)."
  scalar JSON

  type Query {
    "Get Content by its unique identifier or url. Either id or url must be specified but not both."
    content(${single}): Content
    "Get all Content."
    allContent(${range} culture: String ${preview} where: ContentFilterInput orderBy: [ContentOrderByInput]): ContentConnection!
    ${queries.join('')}
  }

  interface Content {${contentFields}
  }
  "A connection from an object to a list of objects of type \`Content\`."
  type ContentConnection {
    "A list of all of the objects returned in the connection."
    items: [Content]!
    "A list of edges."
    edges: [ContentEdge]!
    "Information to aid in pagination."
    pageInfo: PageInfo!
  }
  "An edge in a connection from an object to another object of type \`Content\`"
  type ContentEdge { cursor: String! node: Content }
  ${filterText('Content', {})}
  ${orderText('Content', {})}
  "Information about pagination in a connection."
  type PageInfo {
    "When paginating forwards, the cursor to continue."
    endCursor: String
    "When paginating forwards, are there more items?"
    hasNextPage: Boolean!
    "When paginating backwards, are there more items?"
    hasPreviousPage: Boolean!
    "When paginating backwards, the cursor to continue."
    startCursor: String
  }

  interface Media {${mediaFields}
  }
  type MediaConnection { items: [Media]! edges: [MediaEdge]! pageInfo: PageInfo! }
  type MediaEdge { cursor: String! node: Media }
  type Image implements Media {${mediaFields}
    umbracoBytes: String umbracoExtension: String umbracoHeight: String umbracoWidth: String
  }
  type MediaWithCrops {
    "The image url with crop parameters."
    cropUrl(alias: String width: Int height: Int): String
    "The media"
    media: Media!
    "The image url."
    url: String!
  }
  type PickedColor { "The color." color: String! "The label." label: String! }
  enum LinkType { CONTENT EXTERNAL MEDIA }
  type Link { name: String! target: String type: LinkType! udi: String url: String! }

  interface Element { "The Content Type alias." contentTypeAlias: String! }
  type BlockListItem { "The content." content: Element! "The settings." settings: Element }
  type TextBlock implements Element { contentTypeAlias: String! heading: String text: HTML }
  type OpeningHours implements Element { contentTypeAlias: String! days: [String] opens: String closes: String }

  ${Object.entries(compositions)
    .map(([name, fields]) => {
      const own = Object.entries(fields).map(([field, editor]) => `${field}: ${editorTypes[editor]}`);
      return `interface ${name} { ${own.join(' ')} }`;
    })
    .join('\n  ')}
  ${contentTypes.map(typeText).join('\n')}
`;
