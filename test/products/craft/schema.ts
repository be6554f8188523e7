import { customFields, entryTypes, type EntryType, type FieldSpec, sections } from './entryTypes.ts';

const described = (text: string, rest: string): string => `"${text}" ${rest}`;

// Of every element, with the words that Craft has for them.
const elementFields = `
  "The ID of the entity" id: ID
  "The UID of the entity" uid: String
  "Return a number of related elements for a field." _count(
    "The handle of the field that holds the relations." field: String!
  ): Int
  "The element’s title." title: String
  "The element’s slug." slug: String
  "The element’s URI." uri: String
  "Whether the element is enabled." enabled: Boolean
  "Whether the element is archived." archived: Boolean
  "The handle of the site the element is associated with." siteHandle: String
  "The ID of the site the element is associated with." siteId: Int
  "The language of the site element is associated with." language: String
  "The element’s search score, if the \`search\` parameter was used when querying for the element." searchScore: Int
  "Whether the element has been soft-deleted." trashed: Boolean
  "The element’s status." status: String
  "The date the element was created." dateCreated: DateTime
  "The date the element was last updated." dateUpdated: DateTime`;

const entryFields = `${elementFields}
  "Returns whether this is a draft." isDraft: Boolean
  "Returns whether this is a revision." isRevision: Boolean
  "The ID of the draft to return (from the \`drafts\` table)" draftId: Int
  "The name of the draft." draftName: String
  "The notes for the draft." draftNotes: String
  "Returns the entry’s canonical ID." canonicalId: Int
  "The ID of the author of this entry." authorId: Int
  "The primary author of this entry." author: UserInterface
  "The IDs of the authors of this entry." authorIds: [Int]
  "The entry’s authors." authors: [UserInterface]
  "The ID of the section that contains the entry." sectionId: Int
  "The handle of the section that contains the entry." sectionHandle: String
  "The ID of the entry type that contains the entry." typeId: Int
  "The handle of the entry type that contains the entry." typeHandle: String
  "The entry’s post date." postDate: DateTime
  "The expiry date of the entry." expiryDate: DateTime
  "The element’s full URL" url: String`;

const userFields = `${elementFields}
  "The user’s first name or username." friendlyName: String
  "The user’s full name." fullName: String
  "The user’s full name or username." name: String
  "The user’s preferred language." preferredLanguage: String
  "The username." username: String
  "The user’s first name." firstName: String
  "The user’s last name." lastName: String
  "The user’s email." email: String`;

const addressFields = `${elementFields}
  "The full name on the address." fullName: String
  "Two-letter country code" countryCode: String!
  "Administrative area." administrativeArea: String
  "Locality" locality: String
  "Postal code" postalCode: String
  "First line of the address" addressLine1: String
  "Second line of the address" addressLine2: String
  "Organization name" organization: String
  "Latitude" latitude: String
  "Longitude" longitude: String`;

const tagFields = `${elementFields}
  "The ID of the group that contains the tag." groupId: Int
  "The handle of the group that contains the tag." groupHandle: String`;

const assetFields = `${elementFields}
  "The handle of the volume that the asset belongs to." volume: String
  "The filename of the asset file." filename: String
  "The file extension for the asset file." extension: String
  "The file kind." kind: String
  "Alternative text for the asset." alt: String
  "The full URL of the asset. This field accepts the same fields as the \`transform\` directive." url: String`;

const elementArgs = [
  ['Narrows the query results based on the elements’ IDs.', 'id: [QueryArgument]'],
  ['Narrows the query results based on the elements’ UIDs.', 'uid: [String]'],
  ['Narrows the query results based on the elements’ statuses.', 'status: [String]'],
  ['Narrows the query results to only elements that have been archived.', 'archived: Boolean'],
  ['Narrows the query results to only elements that have been soft-deleted.', 'trashed: Boolean'],
  ['Determines which site(s) the elements should be queried in.', 'site: [String]'],
  ['Narrows the query results based on the elements’ titles.', 'title: [String]'],
  ['Narrows the query results based on the elements’ slugs.', 'slug: [String]'],
  ['Narrows the query results to only elements that match a search query.', 'search: String'],
  ['Narrows the query results to elements that relate to the provided element IDs.', 'relatedTo: [QueryArgument]'],
  [
    'Narrows the query results to elements that relate to an entry list defined with this argument.',
    'relatedToEntries: [EntryCriteriaInput]',
  ],
  ['Causes the query results to be returned in the order specified by the `id` argument.', 'fixedOrder: Boolean'],
  ['Causes the query results to be returned in reverse order.', 'inReverse: Boolean'],
  ['Narrows the query results based on the elements’ creation dates.', 'dateCreated: [String]'],
  ['Narrows the query results based on the elements’ last-updated dates.', 'dateUpdated: [String]'],
  ['Sets the offset for paginated results.', 'offset: Int'],
  ['Sets the limit for paginated results.', 'limit: Int'],
  ['Sets the field the returned elements should be ordered by.', 'orderBy: String'],
].map(([text = '', rest = '']) => described(text, rest));

const sectionArgs = [
  described('Narrows the query results based on the section handles the entries belong to.', 'section: [String]'),
  described(
    'Narrows the query results based on the sections the entries belong to, per the sections’ IDs.',
    'sectionId: [QueryArgument]',
  ),
];

const entryOnlyArgs = [
  ['Narrows the query results based on the entries’ entry type handles.', 'type: [String]'],
  ['Narrows the query results based on the entries’ entry types, per the types’ IDs.', 'typeId: [QueryArgument]'],
  ['Narrows the query results based on the entries’ authors.', 'authorId: [QueryArgument]'],
  ['Narrows the query results based on the entries’ post dates.', 'postDate: [String]'],
  ['Narrows the query results to only entries that were posted before a certain date.', 'before: String'],
  ['Narrows the query results to only entries that were posted on or after a certain date.', 'after: String'],
  ['Narrows the query results based on the entries’ expiry dates.', 'expiryDate: [String]'],
].map(([text = '', rest = '']) => described(text, rest));

// Every custom field of any entry type is an argument of every query for entries.
const contentArgs = customFields.map(({ handle, kind }) =>
  kind === 'switch' ? `${handle}: Boolean` : `${handle}: [QueryArgument]`,
);
const inSection = `(${[...elementArgs, ...entryOnlyArgs, ...contentArgs].join('\n')})`;
const anywhere = `(${[...elementArgs, ...sectionArgs, ...entryOnlyArgs, ...contentArgs].join('\n')})`;
const plainArgs = `(${elementArgs.join('\n')})`;
const criteria = [...elementArgs, ...sectionArgs, ...entryOnlyArgs, ...contentArgs].join('\n');

function fieldText({ handle, kind }: FieldSpec): string {
  const types = {
    text: `${handle}: String`,
    dropdown: `${handle}("If set to \`true\`, the label will be returned instead of the value." label: Boolean): String`,
    date: `${handle}: DateTime`,
    switch: `${handle}: Boolean`,
    number: `${handle}: Number`,
    entries: `${handle}${anywhere}: [EntryInterface]!`,
    tags: `${handle}${plainArgs}: [TagInterface]!`,
    assets: `${handle}${plainArgs}: [AssetInterface]!`,
    addresses: `${handle}${plainArgs}: [AddressInterface]!`,
    table: `${handle}: [${handle}_TableRow]`,
  } as const;
  return types[kind];
}

// An address is an element of its own, which this token may not write.
function inputText({ handle, kind }: FieldSpec): string {
  const types = {
    text: 'String',
    dropdown: 'String',
    date: 'DateTime',
    switch: 'Boolean',
    number: 'Number',
    entries: '[Int]',
    tags: '[Int]',
    assets: '[Int]',
    table: `[${handle}_TableRowInput]`,
  } as const;
  return kind === 'addresses' ? '' : `${handle}: ${types[kind]}`;
}

function typeText({ handle, fields }: EntryType): string {
  const own = fields.map(fieldText).join('\n');
  return `type ${handle}_Entry implements EntryInterface & ElementInterface { ${entryFields} ${own} }`;
}

function sectionText(section: string): { readonly union: string; readonly query: string } {
  const types = entryTypes.filter((type) => type.section === section).map(({ handle }) => `${handle}_Entry`);
  const name = sections[section]?.name ?? section;
  return {
    union: `union ${section}SectionEntryUnion = ${types.join(' | ')}`,
    query: `"Entries within the “${name}” section." ${section}Entries${inSection}: [${section}SectionEntryUnion]`,
  };
}

const titleArgs = `title: String "Whether the element should be enabled." enabled: Boolean`;
const entryInput = `
  "Set the element’s ID." id: ID "Set the element’s UID." uid: String ${titleArgs}
  "The ID of the user that created this entry." authorId: ID
  "When should the entry be posted." postDate: DateTime
  "When should the entry expire." expiryDate: DateTime
  slug: String
  "Determines which site the elements should be saved to. Defaults to the primary site." siteId: Int`;
const draftInput = `
  "The ID of the draft." draftId: ID
  "Whether a provisional draft should be looked up." provisional: Boolean
  ${titleArgs} creatorId: ID "The name of the draft." draftName: String "Notes for the draft." draftNotes: String
  slug: String siteId: Int`;

function mutationText({ handle, name, section, fields }: EntryType): string {
  const own = fields.map(inputText).join('\n');
  const place = `in the “${sections[section]?.name ?? section}” section.`;
  return `
    "Save a “${name}” entry ${place}" save_${section}_${handle}_Entry(${entryInput} ${own}): ${handle}_Entry
    "Save a “${name}” entry draft ${place}" save_${section}_${handle}_Draft(${draftInput} ${own}): ${handle}_Entry`;
}

const parts = Object.keys(sections).map(sectionText);

/** SDL of the site's schema, as Craft makes it of its sections, entry types and fields. */
export const craftText = /* GraphQL */ `
  "Formats a date in the desired format. Can be applied to all fields, only changes output of DateTime fields."
  directive @formatDateTime(
    "The format to use. Can be \`short\`, \`medium\`, \`long\`, \`full\`, an ICU date format, or a PHP date format."
    format: String = "Y-m-d\\\\TH:i:sP"
    "The full name of the timezone (e.g., America/New_York)."
    timezone: String
    "The locale to use when formatting the date." locale: String
  ) on FIELD

  "The \`DateTime\` scalar type represents a point in time."
  scalar DateTime
  "The \`Number\` scalar type represents a number that can be a float, an integer or a null value."
  scalar Number
  "The \`QueryArgument\` scalar type represents a value to be using in Craft element queries. It can be an integer, a string, or a boolean value."
  scalar QueryArgument

  "This is the interface implemented by all elements."
  interface ElementInterface { ${elementFields} }
  "This is the interface implemented by all entries."
  interface EntryInterface { ${entryFields} }
  "This is the interface implemented by all users."
  interface UserInterface { ${userFields} }
  "This is the interface implemented by all tags."
  interface TagInterface { ${tagFields} }
  "This is the interface implemented by all assets."
  interface AssetInterface { ${assetFields} }
  "This is the interface implemented by all addresses."
  interface AddressInterface { ${addressFields} }
  "This is the interface implemented by all global sets."
  interface GlobalSetInterface { id: ID uid: String name: String handle: String }

  type User implements UserInterface & ElementInterface { ${userFields} }
  type clientTags_Tag implements TagInterface & ElementInterface { ${tagFields} }
  type siteImages_Asset implements AssetInterface & ElementInterface { ${assetFields} }
  type Address implements AddressInterface & ElementInterface { ${addressFields} }
  type practiceDetails_GlobalSet implements GlobalSetInterface {
    id: ID uid: String name: String handle: String
    practiceName: String emergencyPhone: String newsletterEmail: String
  }

  type phoneNumbers_TableRow { label: String number: String }
  input phoneNumbers_TableRowInput { label: String number: String }
  type openingHours_TableRow { weekday: String opens: String closes: String }
  input EntryCriteriaInput { ${criteria} }

  ${entryTypes.map(typeText).join('\n')}
  ${parts.map(({ union }) => union).join('\n')}

  type Query {
    "Ping" ping: String
    "This query is used to query for entries." entries${anywhere}: [EntryInterface]
    "This query is used to return the number of entries." entryCount${anywhere}: Int!
    "This query is used to query for a single entry." entry${anywhere}: EntryInterface
    ${parts.map(({ query }) => query).join('\n')}
    "This query is used to query for users." users${plainArgs}: [UserInterface]
    "This query is used to return the number of users." userCount${plainArgs}: Int!
    "This query is used to query for a single user." user${plainArgs}: UserInterface
    "This query is used to query for tags." tags${plainArgs}: [TagInterface]
    "This query is used to return the number of tags." tagCount${plainArgs}: Int!
    "This query is used to query for assets." assets${plainArgs}: [AssetInterface]
    "This query is used to return the number of assets." assetCount${plainArgs}: Int!
    "This query is used to query for global sets." globalSets(handle: [String]): [GlobalSetInterface]
    "This query is used to query for a single global set." globalSet(handle: [String]): GlobalSetInterface
  }

  type Mutation {
    "Ping" ping: String
    ${entryTypes
      .filter(({ isSaved }) => isSaved)
      .map(mutationText)
      .join('\n')}
    "Delete an entry." deleteEntry(id: Int!, siteId: Int): Boolean
    "Create a draft for an entry and return the draft ID."
    createDraft(
      "The id for the entry to create the draft for." id: Int!
      "The name of the draft" name: String
      "Draft notes" notes: String
      "Whether the draft should be a provisional draft." provisional: Boolean
    ): ID
    "Publish a draft for the entry and return the entry ID."
    publishDraft("The id of the draft to be published." id: Int!): ID
  }
`;
