const venueFlags = [
  'hasClothingStorage',
  'hasSnackEatingPlace',
  'outdoorActivity',
  'hasToiletNearby',
  'hasAreaForGroupWork',
  'hasIndoorPlayingArea',
  'hasOutdoorPlayingArea',
];

const eventFields = /* GraphQL */ `
    location: IdObjectInput
    keywords: [IdObjectInput!]!
    superEvent: String
    eventStatus: String
    externalLinks: [String!]
    offers: [OfferInput!]!
    subEvents: [String!]
    images: [IdObjectInput]
    inLanguage: [IdObjectInput]
    audience: [IdObjectInput]
    datePublished: String
    endTime: String
    customData: String
    audienceMinAge: String
    audienceMaxAge: String
    superEventType: String
    enrolmentStartTime: String
    enrolmentEndTime: String
    maximumAttendeeCapacity: Int
    minimumAttendeeCapacity: Int
    remainingAttendeeCapacity: Int
    name: LocalisedObjectInput!
    localizationExtraInfo: LocalisedObjectInput
    shortDescription: LocalisedObjectInput!
    provider: LocalisedObjectInput
    infoUrl: LocalisedObjectInput
    providerContactInfo: String
    description: LocalisedObjectInput!
    "Organisation global id which the created event belongs to"
    organisationId: String!
    isQueueingAllowed: Boolean
`;

const draft = `"Set to \`true\` to save event as draft version, when draft is true, event data validation will be skipped"
    draft: Boolean = false`;

const enrolFields = /* GraphQL */ `
    "Study group data"
    studyGroup: StudyGroupInput!
    "Is the enrolment part of a cultural route? False = No / I don't know, True = Yes."
    isPartOfCulturalRoute: Boolean!
    notificationType: NotificationType
    "Leave blank if the contact person is the same with group contact person"
    person: PersonNodeInput
    "The user response token provided by the reCAPTCHA client-side integration"
    captchaKey: String
`;

const groupFields = /* GraphQL */ `
    unitId: String
    unitName: String
    groupName: String
    extraNeeds: String
    amountOfAdult: Int
    studyLevels: [String]
`;

/** Inputs that are parts of others, and those of events. */
export const kultusInputText: string = /* GraphQL */ `
  input LocalisedObjectInput {
    fi: String
    sv: String
    en: String
  }
  input IdObjectInput {
    internalId: String
  }
  input OfferInput {
    isFree: Boolean
    description: LocalisedObjectInput
    price: LocalisedObjectInput
    infoUrl: LocalisedObjectInput
  }
  input PalvelutarjotinEventInput {
    enrolmentStart: DateTime
    enrolmentEndDays: Int
    externalEnrolmentUrl: String
    neededOccurrences: Int!
    contactPersonId: ID
    contactPhoneNumber: String
    contactEmail: String
    autoAcceptance: Boolean
    isQueueingAllowed: Boolean
    mandatoryAdditionalInformation: Boolean
    translations: [PalvelutarjotinEventTranslationsInput]
  }
  input PalvelutarjotinEventTranslationsInput {
    "A custom message included in notification template when auto acceptance is set on."
    autoAcceptanceMessage: String
    languageCode: Language!
  }
  input PersonNodeInput {
    id: ID
    name: String!
    phoneNumber: String
    emailAddress: String!
    "Default \`fi\`"
    language: Language
    placeIds: [String]
  }
  input LanguageInput {
    id: String
  }
  input VenueTranslationsInput {
    description: String
    languageCode: Language!
  }
  input OrganisationProposalNodeInput {
    name: String!
    description: String
    phoneNumber: String
  }
  input StudyGroupInput {
    "If person input doesn't include person id, a new person object will be created"
    person: PersonNodeInput!
    groupSize: Int!
    preferredTimes: String${groupFields}  }
  input AddStudyGroupMutationInput {
    "If person input doesn't include person id, a new person object will be created"
    person: PersonNodeInput!
    groupSize: Int!${groupFields}    clientMutationId: String
  }
  input UpdateStudyGroupMutationInput {
    id: ID!
    person: PersonNodeInput
    groupSize: Int${groupFields}    clientMutationId: String
  }
  input EnrolOccurrenceMutationInput {${enrolFields}
    "Occurrence ids of event"
    occurrenceIds: [ID]!
    "Should the related notifications be sent during the mutation. Default is True."
    sendNotifications: Boolean
    clientMutationId: String
  }
  input EnrolEventQueueMutationInput {${enrolFields}
    "The event that a group would like to queue to"
    pEventId: ID!
    clientMutationId: String
  }
  input AddVenueMutationInput {
    "Place id from linked event"
    id: ID!
    translations: [VenueTranslationsInput]
    ${venueFlags.map((flag) => `${flag}: Boolean!`).join('\n    ')}
    clientMutationId: String
  }
  input UpdateVenueMutationInput {
    "Place id from linked event"
    id: ID!
    translations: [VenueTranslationsInput]
    ${venueFlags.map((flag) => `${flag}: Boolean`).join('\n    ')}
    clientMutationId: String
  }
  input AddEventMutationInput {${eventFields}
    ${draft}
    startTime: String!
    "Palvelutarjotin event data"
    pEvent: PalvelutarjotinEventInput!
  }
  input UpdateEventMutationInput {${eventFields}
    id: String!
    startTime: String!
    "Palvelutarjotin event data"
    pEvent: PalvelutarjotinEventInput
    ${draft}
  }
  input PublishEventMutationInput {${eventFields}
    startTime: String
    id: String!
    "Palvelutarjotin event data"
    pEvent: PalvelutarjotinEventInput
  }
  input UploadImageMutationInput {
    license: String
    altText: String
    name: String!
    cropping: String
    photographerName: String
    "Following GraphQL file upload specs here: https://github.com/jaydenseric/graphql-multipart-request-spec"
    image: Upload
  }
  input UpdateImageMutationInput {
    license: String
    altText: String
    name: String!
    cropping: String
    photographerName: String
    image: Upload
    id: String!
  }
`;
