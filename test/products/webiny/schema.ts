import { webinyModels } from './models.ts';
import { metaLines, modelMutations, modelQueries, modelText } from './modelText.ts';

const base = `
scalar JSON
scalar Long
scalar RefInput
scalar Number
scalar Any
scalar Date
scalar DateTime
scalar DateTimeZ
scalar Time
"""A Headless CMS Reference field input type."""
scalar RevisionId

enum CmsEntryStatusType { latest published }
enum SkipValidatorEnum { gte in lte maxLength minLength pattern required dateGte dateLte timeGte timeLte unique }

type CmsIdentity { id: String displayName: String type: String }
type CmsError { code: String message: String data: JSON stack: String }
type CmsCursors { next: String previous: String }
type CmsListMeta { cursor: String hasMoreItems: Boolean totalCount: Int }
input CmsDeleteEntryOptions {
  # force delete an entry that might have some records left behind in the database
  # see CmsDeleteEntryOptions in types.ts
  force: Boolean
  # permanently delete an entry without moving it to the bin
  permanently: Boolean
}
type CmsDeleteResponse { data: Boolean error: CmsError }
type CmsDeleteMultipleDataResponse { id: ID! }
type CmsDeleteMultipleResponse { data: [CmsDeleteMultipleDataResponse!] error: CmsError }
type CmsBooleanResponse { data: Boolean error: CmsError }
# Advanced Content Organization
type WbyAcoLocation { folderId: ID }
input WbyAcoLocationInput { folderId: ID! }
input WbyAcoLocationWhereInput { folderId: ID folderId_in: [ID!] folderId_not: ID folderId_not_in: [ID!] }
input CreateCmsEntryOptionsInput { skipValidators: [SkipValidatorEnum!] }
input CreateRevisionCmsEntryOptionsInput { skipValidators: [SkipValidatorEnum!] }
input UpdateCmsEntryOptionsInput { skipValidators: [SkipValidatorEnum!] }
input CmsIdentityInput { id: String! displayName: String! type: String! }
type CmsEntryValidationResponseData { error: String! id: String! fieldId: String! parents: [String!]! }
type CmsEntryValidationResponse { data: [CmsEntryValidationResponseData!] error: CmsError }

type RefField { modelId: String! entryId: ID! id: ID! }
input RefFieldInput { modelId: String! id: RevisionId! }
input RefFieldWhereInput {
  id: String id_not: String id_in: [String!] id_not_in: [String]
  entryId: String entryId_not: String entryId_in: [String!] entryId_not_in: [String!]
}

type CmsModelMeta { modelId: String! name: String! }
type CmsPublishedContentEntry { id: ID! entryId: String! title: String description: String image: String }
type CmsContentEntry {
  id: ID!
  entryId: String!
  model: CmsModelMeta!
  status: String!
  published: CmsPublishedContentEntry
  title: String!
  description: String
  image: String
  ${metaLines('CmsIdentity')}
  wbyAco_location: WbyAcoLocation
}
type CmsContentEntriesResponse { data: [CmsContentEntry!] error: CmsError }
type CmsContentEntryResponse { data: CmsContentEntry error: CmsError }
input CmsModelEntryInput { modelId: ID! id: ID! }`;

const entryQueries = `  # Search content entries for given content models using the query string.
  searchContentEntries(modelIds: [ID!]!, query: String, fields: [String!], limit: Int): CmsContentEntriesResponse!
  # Get content entry meta data
  getContentEntry(entry: CmsModelEntryInput!): CmsContentEntryResponse!
  getLatestContentEntry(entry: CmsModelEntryInput!): CmsContentEntryResponse!
  getPublishedContentEntry(entry: CmsModelEntryInput!): CmsContentEntryResponse!
  # Get content entries meta data
  getContentEntries(entries: [CmsModelEntryInput!]!): CmsContentEntriesResponse!
  getLatestContentEntries(entries: [CmsModelEntryInput!]!): CmsContentEntriesResponse!
  getPublishedContentEntries(entries: [CmsModelEntryInput!]!): CmsContentEntriesResponse!`;

/** The schema that manages the entries of all models. */
export const webinyText: string = [
  base,
  ...webinyModels.map(modelText),
  `type Query {\n${entryQueries}\n${webinyModels.map(modelQueries).join('\n')}\n}`,
  `type Mutation {\n  _empty: String\n${webinyModels.map(modelMutations).join('\n')}\n}`,
].join('\n');
