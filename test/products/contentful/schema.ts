import { capital } from '../generatedRows.ts';
import { type ContentType, type FieldType, contentTypes, linkOf, small } from './contentTypes.ts';

const scalars: Partial<Record<FieldType, string>> = {
  Symbol: 'String',
  Text: 'String',
  Integer: 'Int',
  Number: 'Float',
  Date: 'DateTime',
  Boolean: 'Boolean',
  Symbols: '[String]',
  Object: 'JSON',
  Location: 'Location',
};
const scope = 'preview: Boolean, locale: String';

function pageArguments(name: string): string {
  return `skip: Int = 0, limit: Int = 100, ${scope}, where: ${name}Filter, order: [${name}Order]`;
}

function collectionText(name: string, items: string): string {
  return `type ${name} { total: Int! skip: Int! limit: Int! items: [${items}]! }`;
}

function conditionsOf(field: string, type: FieldType, isNested: boolean): readonly string[] {
  const link = linkOf(type);
  if (link) {
    const exists = `${field}${link.isMany ? 'Collection' : ''}_exists: Boolean`;
    return isNested ? [exists] : [`${field}: cf${link.target}NestedFilter`, exists];
  }
  const exists = `${field}_exists: Boolean`;
  const scalar = scalars[type] ?? '';
  if (type === 'Asset' || type === 'Object') return [exists];
  if (type === 'RichText') return [exists, `${field}_contains: String`, `${field}_not_contains: String`];
  if (type === 'Symbols')
    return [exists, ...['all', 'some', 'none'].map((way) => `${field}_contains_${way}: [String]`)];
  if (type === 'Location')
    return [exists, `${field}_within_circle: cfLocationCircle`, `${field}_within_rectangle: cfLocationRectangle`];
  const own = [exists, `${field}: ${scalar}`, `${field}_not: ${scalar}`];
  if (type === 'Boolean') return own;
  const lists = ['in', 'not_in'].map((way) => `${field}_${way}: [${scalar}]`);
  const isText = scalar === 'String';
  const others = isText ? ['contains', 'not_contains'] : ['gt', 'gte', 'lt', 'lte'];
  return [...own, ...lists, ...others.map((way) => `${field}_${way}: ${scalar}`)];
}

function filterText(name: string, fields: ContentType['fields'], isNested: boolean): string {
  const filter = isNested ? `cf${name}NestedFilter` : `${name}Filter`;
  const conditions = Object.entries(fields).flatMap(([field, type]) => conditionsOf(field, type, isNested));
  return `input ${filter} {
  sys: SysFilter
  contentfulMetadata: ContentfulMetadataFilter
  ${conditions.join('\n  ')}
  OR: [${filter}]
  AND: [${filter}]
}`;
}

function orderText(name: string, fields: ContentType['fields']): string {
  const sortable = Object.entries(fields).filter(([, type]) =>
    ['Symbol', 'Integer', 'Number', 'Date', 'Boolean'].includes(type),
  );
  const system = ['id', 'publishedAt', 'firstPublishedAt', 'publishedVersion'].map((field) => `sys_${field}`);
  const names = [...sortable.map(([field]) => field), ...system];
  return `enum ${name}Order { ${names.flatMap((field) => [`${field}_ASC`, `${field}_DESC`]).join(' ')} }`;
}

function fieldText(name: string, field: string, type: FieldType): string {
  const link = linkOf(type);
  if (link?.isMany) return `${field}Collection(${pageArguments(link.target)}): ${name}${capital(field)}Collection`;
  if (link) return `${field}(${scope}, where: ${link.target}Filter): ${link.target}`;
  if (type === 'Asset') return `${field}(${scope}): Asset`;
  if (type === 'RichText') return `${field}(locale: String): ${name}${capital(field)}`;
  return `${field}(locale: String): ${scalars[type] ?? ''}`;
}

/** The types that link to a type. */
function linkingTo(name: string): readonly string[] {
  const links = (type: FieldType): boolean => (name === 'Asset' ? type === 'Asset' : linkOf(type)?.target === name);
  return contentTypes.filter(({ fields }) => Object.values(fields).some(links)).map((type) => type.name);
}

function linkingText(name: string): string {
  const scoped = `skip: Int = 0, limit: Int = 100, ${scope}`;
  const collections = linkingTo(name).map(
    (other) => `${small(other)}Collection(${scoped}, order: [${other}Order]): ${other}Collection`,
  );
  return `type ${name}LinkingCollections {
  ${[`entryCollection(${scoped}): EntryCollection`, ...collections].join('\n  ')}
}`;
}

function typeText({ name, fields }: ContentType): string {
  const entries = Object.entries(fields);
  const rich = entries.filter(([, type]) => type === 'RichText');
  const many = entries.flatMap(([field, type]) => {
    const link = linkOf(type);
    return link?.isMany ? [collectionText(`${name}${capital(field)}Collection`, link.target)] : [];
  });
  return `type ${name} implements Entry & _Node {
  sys: Sys!
  contentfulMetadata: ContentfulMetadata!
  _id: ID!
  linkedFrom(allowedLocales: [String]): ${name}LinkingCollections
  ${entries.map(([field, type]) => fieldText(name, field, type)).join('\n  ')}
}
${rich.map(([field]) => `type ${name}${capital(field)} { json: JSON! links: ${name}${capital(field)}Links! }\ntype ${name}${capital(field)}Links { entries: JSON assets: JSON }`).join('\n')}
${many.join('\n')}
${linkingText(name)}
${collectionText(`${name}Collection`, name)}
${filterText(name, fields, false)}
${orderText(name, fields)}`;
}

const assetFields: ContentType['fields'] = {
  title: 'Symbol',
  description: 'Symbol',
  contentType: 'Symbol',
  fileName: 'Symbol',
  url: 'Symbol',
  size: 'Integer',
  width: 'Integer',
  height: 'Integer',
};
const nested = new Set(contentTypes.flatMap(({ fields }) => Object.values(fields).map((type) => linkOf(type)?.target)));

/** SDL that Contentful generates from the content types of the space. */
export const contentfulText: string = `
"""
A date-time string at UTC, such as 2007-12-03T10:15:30Z,
compliant with the 'date-time' format outlined in section 5.6 of
the RFC 3339 profile of the ISO 8601 standard for representation
of dates and times using the Gregorian calendar.
"""
scalar DateTime
"""
The 'JSON' scalar type represents JSON values as specified by [ECMA-404](http://www.ecma-international.org/publications/files/ECMA-ST/ECMA-404.pdf).
"""
scalar JSON
interface _Node { _id: ID! }
interface Entry { sys: Sys! contentfulMetadata: ContentfulMetadata! }
type Sys { id: String! spaceId: String! environmentId: String! locale: String publishedAt: DateTime firstPublishedAt: DateTime publishedVersion: Int }
type ContentfulMetadata { tags: [ContentfulTag]! }
"""
Represents a tag entity for finding and organizing content easily.
Find out more here: https://www.contentful.com/developers/docs/references/content-delivery-api/#/reference/content-tags
"""
type ContentfulTag { id: String name: String }
type Location { lat: Float lon: Float }
input cfLocationCircle { lat: Float! lon: Float! radius: Float! }
input cfLocationRectangle { topLeftLat: Float! topLeftLon: Float! bottomRightLat: Float! bottomRightLon: Float! }
input SysFilter {
  ${conditionsOf('id', 'Symbol', false).join('\n  ')}
  ${conditionsOf('publishedAt', 'Date', false).join('\n  ')}
  ${conditionsOf('firstPublishedAt', 'Date', false).join('\n  ')}
  ${conditionsOf('publishedVersion', 'Number', false).join('\n  ')}
}
input ContentfulMetadataFilter { tags_exists: Boolean tags: ContentfulMetadataTagsFilter }
input ContentfulMetadataTagsFilter { id_contains_all: [String] id_contains_some: [String] id_contains_none: [String] }
"""
Represents a binary file in a space. An asset can be any file type.
"""
type Asset {
  sys: Sys!
  contentfulMetadata: ContentfulMetadata!
  ${Object.entries(assetFields)
    .map(([field, type]) => fieldText('Asset', field, type))
    .join('\n  ')}
  linkedFrom(allowedLocales: [String]): AssetLinkingCollections
}
${linkingText('Asset')}
${collectionText('AssetCollection', 'Asset')}
${filterText('Asset', assetFields, false)}
${orderText('Asset', assetFields)}
${collectionText('EntryCollection', 'Entry')}
${filterText('Entry', {}, false)}
${orderText('Entry', {})}
${contentTypes.map(typeText).join('\n')}
${contentTypes
  .filter(({ name }) => nested.has(name))
  .map(({ name, fields }) => filterText(name, fields, true))
  .join('\n')}
type Query {
  asset(id: String!, ${scope}): Asset
  assetCollection(${pageArguments('Asset')}): AssetCollection
  ${contentTypes
    .map(
      ({ name }) =>
        `${small(name)}(id: String!, ${scope}): ${name}\n  ${small(name)}Collection(${pageArguments(name)}): ${name}Collection`,
    )
    .join('\n  ')}
  entryCollection(${pageArguments('Entry')}): EntryCollection
  _node(id: ID!, ${scope}): _Node
}
`;
