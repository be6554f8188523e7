/** Venues, study levels, organisations and messages. */
export function kultusVenueText(page: string): string {
  return /* GraphQL */ `
  type VenueNode implements Node {
    hasClothingStorage: Boolean!
    hasSnackEatingPlace: Boolean!
    outdoorActivity: Boolean!
    hasToiletNearby: Boolean!
    hasAreaForGroupWork: Boolean!
    hasIndoorPlayingArea: Boolean!
    hasOutdoorPlayingArea: Boolean!
    translations: [VenueTranslationType!]!
    "Translated field in the language defined in request ACCEPT-LANGUAGE header"
    description: String
    "place_id from linkedEvent"
    id: ID!
  }
  type VenueTranslationType {
    description: String!
    languageCode: Language!
  }
  type LanguageNode implements Node {
    name: String!
    id: ID!
  }
  type StudyLevelNode implements Node {
    "Used to make a hierarchy between study levels."
    level: Int!
    translations: [StudyLevelTranslationType!]!
    id: ID!
    label: String
  }
  type StudyLevelTranslationType {
    label: String!
    languageCode: Language!
  }
  type OrganisationNode implements Node {
    id: ID!
    name: String!
    phoneNumber: String!
    type: OrganisationsOrganisationTypeChoices!
    persons(${page}): PersonNodeConnection!
    publisherId: String!
  }
  type OrganisationProposalNode implements Node {
    id: ID!
    name: String!
    description: String!
    phoneNumber: String!
    applicant: PersonNode!
  }
  type NotificationTemplateWithContext {
    template: NotificationTemplateNode
    customContextPreviewHtml: String
    customContextPreviewText: String
  }
  type NotificationTemplateNode implements Node {
    id: ID!
    type: NotificationTemplateType
    subject: String!
    bodyHtml: String!
    bodyText: String!
    preview: String
    previewText: String
  }
`;
}
