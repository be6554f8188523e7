import { modelTexts, queryTexts, recordFields } from './modelText.ts';
import { datoModels } from './models.ts';

const truncated = 'Seconds and milliseconds are truncated from the argument.';

/** A filter of instants, of which there are several that differ in their name alone. */
function timeFilter(name: string, about: string): string {
  return `
  "Specifies how to filter ${about}"
  input ${name} {
    "Filter records with a value that's within the specified minute range. ${truncated}"
    eq: DateTime
    "Filter records with the specified field defined (i.e. with any value) or not"
    exists: BooleanType
    "Filter records with a value that's strictly greater than the one specified. ${truncated}"
    gt: DateTime
    "Filter records with a value that's greater than or equal to than the one specified. ${truncated}"
    gte: DateTime
    "Filter records with a value that's less than the one specified. ${truncated}"
    lt: DateTime
    "Filter records with a value that's less or equal than the one specified. ${truncated}"
    lte: DateTime
    "Filter records with a value that's outside the specified minute range. ${truncated}"
    neq: DateTime
  }`;
}

function rangeFilter(name: string, about: string, scalar: string): string {
  return `
  "Specifies how to filter ${about} fields"
  input ${name} {
    "Search for records with an exact match"
    eq: ${scalar}
    "Filter records with the specified field defined (i.e. with any value) or not"
    exists: BooleanType
    "Filter records with a value that's strictly greater than the one specified"
    gt: ${scalar}
    "Filter records with a value that's greater than or equal to the one specified"
    gte: ${scalar}
    "Filter records with a value that's less than the one specified"
    lt: ${scalar}
    "Filter records with a value that's less or equal than the one specified"
    lte: ${scalar}
    "Exclude records with an exact match"
    neq: ${scalar}
  }`;
}

const presence = `
    "Filter records with the specified field set as blank (null or empty string)"
    isBlank: BooleanType
    "Filter records with the specified field present (neither null, nor empty string)"
    isPresent: BooleanType
    "Filter records based on a regular expression"
    matches: StringMatchesFilter
    "Exclude records based on a regular expression"
    notMatches: StringMatchesFilter`;

/** SDL of a project: what every one has, and what is made of its models. There are no mutations. */
export const datocmsText = `
  scalar BooleanType
  scalar CustomData
  "An ISO 8601 compliant date value"
  scalar Date
  "An ISO 8601 compliant datetime value"
  scalar DateTime
  scalar FloatType
  scalar IntType
  scalar ItemId
  scalar JsonField
  scalar MetaTagAttributes
  scalar UploadId
  enum ItemStatus { draft published updated }
  enum SiteLocale { en es }
  "Linking locales"
  enum LinkingLocale { _nonLocalized en es }
  interface RecordInterface {${recordFields}
  }
  type CollectionMetadata { count: IntType! }
  type Tag { attributes: MetaTagAttributes content: String tag: String! }
  type StringNonNullMultiLocaleField { locale: SiteLocale value: String! }
  type FileField {
    _createdAt: DateTime!
    _updatedAt: DateTime!
    alt(locale: SiteLocale, fallbackLocales: [SiteLocale!]): String
    author: String
    basename: String!
    customData(locale: SiteLocale, fallbackLocales: [SiteLocale!]): CustomData!
    filename: String!
    format: String!
    height: IntType
    id: UploadId!
    mimeType: String!
    size: IntType!
    tags: [String!]!
    title(locale: SiteLocale, fallbackLocales: [SiteLocale!]): String
    url: String!
    width: IntType
  }
  type Site { favicon: FileField faviconMetaTags: [Tag!]! locales: [SiteLocale!]! noIndex: BooleanType }
  input StringMatchesFilter { caseSensitive: BooleanType pattern: String! regexp: BooleanType }
  "Specifies how to filter by linking locales"
  input LinkingLocalesFilter {
    "Filter linking records that link to current record in at least one of the specified locales"
    anyIn: [LinkingLocale!]
    "Filter linking records that do not link to current record in any of the specified locales"
    notIn: [LinkingLocale!]
  }
  "Specifies how to filter Single-line string fields"
  input StringFilter {
    "Search for records with an exact match"
    eq: String
    "Filter records with the specified field defined (i.e. with any value) or not [DEPRECATED]"
    exists: BooleanType
    "Filter records that equal one of the specified values"
    in: [String]
    "Exclude records with an exact match"
    neq: String
    "Filter records that do not equal one of the specified values"
    notIn: [String]${presence}
  }
  "Specifies how to filter text fields"
  input TextFilter {
    "Filter records with the specified field defined (i.e. with any value) or not [DEPRECATED]"
    exists: BooleanType${presence}
  }
  "Specifies how to filter Structured Text fields values"
  input StructuredTextFilter {
    "Filter records with the specified field defined (i.e. with any value) or not [DEPRECATED]"
    exists: BooleanType${presence}
  }
  "Specifies how to filter Slug fields"
  input SlugFilter { eq: String in: [String] neq: String notIn: [String] }
  "Specifies how to filter Boolean fields"
  input BooleanFilter {
    "Search for records with an exact match"
    eq: BooleanType
  }
  ${rangeFilter('IntegerFilter', 'Integer', 'IntType')}
  ${rangeFilter('FloatFilter', 'Floating-point', 'FloatType')}
  ${rangeFilter('DateFilter', 'Date', 'Date')}
  ${timeFilter('DateTimeFilter', 'DateTime fields')}
  ${timeFilter('CreatedAtFilter', 'by creation datetime')}
  ${timeFilter('PublishedAtFilter', 'by publication datetime')}
  ${timeFilter('UpdatedAtFilter', 'by update datetime')}
  "Specifies how to filter JSON fields"
  input JsonFilter {
    "Filter records with the specified field defined (i.e. with any value) or not"
    exists: BooleanType
  }
  "Specifies how to filter Single-file/image fields"
  input FileFilter { eq: UploadId exists: BooleanType in: [UploadId] neq: UploadId notIn: [UploadId] }
  "Specifies how to filter Single-link fields"
  input LinkFilter {
    "Search for records with an exact match. The specified value must be a Record ID"
    eq: ItemId
    "Filter records with the specified field defined (i.e. with any value) or not"
    exists: BooleanType
    "Filter records linked to one of the specified records"
    in: [ItemId]
    "Exclude records with an exact match. The specified value must be a Record ID"
    neq: ItemId
    "Filter records not linked to one of the specified records"
    notIn: [ItemId]
  }
  "Specifies how to filter Multiple-links fields"
  input LinksFilter {
    "Filter records linked to all of the specified records. The specified values must be Record IDs"
    allIn: [ItemId]
    "Filter records linked to at least one of the specified records. The specified values must be Record IDs"
    anyIn: [ItemId]
    "Search for records with an exact match. The specified values must be Record IDs"
    eq: [ItemId]
    "Filter records with the specified field defined (i.e. with any value) or not"
    exists: BooleanType
    "Filter records not linked to any of the specified records. The specified values must be Record IDs"
    notIn: [ItemId]
  }
  "Specifies how to filter by ID"
  input ItemIdFilter { eq: ItemId in: [ItemId] neq: ItemId notIn: [ItemId] }
  "Specifies how to filter by status"
  input StatusFilter { eq: ItemStatus in: [ItemStatus] neq: ItemStatus notIn: [ItemStatus] }
  "Specifies how to filter by ID"
  input UploadIdFilter { eq: UploadId in: [UploadId] neq: UploadId notIn: [UploadId] }
  input UploadFilter { AND: [UploadFilter] OR: [UploadFilter] id: UploadIdFilter }
  enum UploadOrderBy { _createdAt_ASC _createdAt_DESC filename_ASC filename_DESC id_ASC id_DESC size_ASC size_DESC }
  ${modelTexts(datoModels)}
  "The query root for this schema"
  type Query {
    "Returns meta information regarding an assets collection"
    _allUploadsMeta(locale: SiteLocale, filter: UploadFilter): CollectionMetadata!
    "Returns the single instance record"
    _site(locale: SiteLocale, fallbackLocales: [SiteLocale!]): Site!
    "Returns a collection of assets"
    allUploads(locale: SiteLocale, fallbackLocales: [SiteLocale!], skip: IntType, first: IntType, filter: UploadFilter, orderBy: [UploadOrderBy]): [FileField!]!
    "Returns a specific asset"
    upload(locale: SiteLocale, fallbackLocales: [SiteLocale!], filter: UploadFilter, orderBy: [UploadOrderBy]): FileField
    ${queryTexts(datoModels)}
  }
`;
