import { kultusEventText } from './schemaEvents.ts';
import { kultusInputText } from './schemaInputs.ts';
import { connectionTexts } from './schemaLists.ts';
import { kultusVenueText } from './schemaVenues.ts';
import { kultusWriteText } from './schemaWrites.ts';

const page = 'offset: Int, before: String, after: String, first: Int, last: Int';
const occurrences = `${page}, upcoming: Boolean, enrollable: Boolean, date: Date, time: Time, pEvent: ID, cancelled: Boolean`;
const enrolments = `${page}, status: OccurrencesEnrolmentStatusChoices, occurrenceId: ID`;
const queued = `${page}, pEventId: ID`;

const deskText = /* GraphQL */ `
  "The \`DateTime\` scalar type represents a DateTime value as specified by iso8601."
  scalar DateTime
  "The \`Date\` scalar type represents a Date value as specified by iso8601."
  scalar Date
  "The \`Time\` scalar type represents a Time value as specified by iso8601."
  scalar Time
  "Allows use of a JSON String for input / output from the GraphQL schema."
  scalar JSONString
  scalar Upload

  "An object with an ID"
  interface Node {
    id: ID!
  }

  "The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection."
  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  enum Language {
    FI
    EN
    SV
  }
  enum NotificationType {
    EMAIL_SMS
    EMAIL
    SMS
  }
  enum EnrolmentStatus {
    APPROVED
    PENDING
    CANCELLED
    DECLINED
  }
  enum OccurrencesEnrolmentStatusChoices {
    APPROVED
    PENDING
    CANCELLED
    DECLINED
  }
  enum EventQueueEnrolmentStatus {
    HAS_NO_ENROLMENTS
    HAS_ENROLMENTS
  }
  enum SeatType {
    CHILDREN_COUNT
    ENROLMENT_COUNT
  }
  enum OccurrencesOccurrenceSeatTypeChoices {
    CHILDREN_COUNT
    ENROLMENT_COUNT
  }
  enum OrganisationType {
    USER
    PROVIDER
  }
  enum OrganisationsOrganisationTypeChoices {
    USER
    PROVIDER
  }
  enum NotificationTemplateType {
    OCCURRENCE_ENROLMENT
    OCCURRENCE_UNENROLMENT
    OCCURRENCE_CANCELLED
    ENROLMENT_APPROVED
    ENROLMENT_DECLINED
    ENROLMENT_CANCELLATION
    ENROLMENT_CANCELLED
    ENROLMENT_SUMMARY_REPORT
  }

  extend type Query {
    occurrences(${occurrences}, orderBy: [String]): OccurrenceNodeConnection
    occurrence(id: ID!): OccurrenceNode
    studyLevels(${page}): StudyLevelNodeConnection
    studyLevel(id: ID!): StudyLevelNode
    venues(${page}): VenueNodeConnection
    venue(id: ID!): VenueNode
    cancellingEnrolment(id: ID!): EnrolmentNode
    languages(${page}): LanguageNodeConnection
    language(id: ID!): LanguageNode
    "Query for admin only"
    enrolment(id: ID!): EnrolmentNode
    enrolmentSummary(${page}, organisationId: ID!, status: EnrolmentStatus): EnrolmentNodeConnection
    "Query for admin only"
    eventQueueEnrolments(${queued}, orderBy: [String]): EventQueueEnrolmentNodeConnection
    "Query for admin only"
    eventQueueEnrolment(id: ID!): EventQueueEnrolmentNode
    "Query personal data of logged user"
    myProfile: PersonNode
    person(id: ID!): PersonNode
    persons(${page}): PersonNodeConnection
    organisation(id: ID!): OrganisationNode
    organisations(${page}, type: OrganisationsOrganisationTypeChoices): OrganisationNodeConnection
    schoolsAndKindergartensList(search: String): ServiceUnitNameListResponse
    notificationTemplate(
      templateType: NotificationTemplateType
      "Json stringify value of context variables used in the template"
      context: JSONString!
      language: Language!
    ): NotificationTemplateWithContext
  }

  type OccurrenceNode implements Node {
    id: ID!
    createdAt: DateTime!
    updatedAt: DateTime!
    pEvent: PalvelutarjotinEventNode
    minGroupSize: Int
    maxGroupSize: Int
    startTime: DateTime!
    endTime: DateTime!
    contactPersons(${page}): PersonNodeConnection!
    studyGroups(${page}): StudyGroupNodeConnection!
    placeId: String!
    amountOfSeats: Int!
    languages(${page}): LanguageNodeConnection!
    cancelled: Boolean!
    seatType: OccurrencesOccurrenceSeatTypeChoices!
    enrolments(${enrolments}): EnrolmentNodeConnection!
    remainingSeats: Int!
    seatsTaken: Int!
    seatsApproved: Int!
    "Only use this field in single event query for best performance."
    linkedEvent: Event
  }

  type PalvelutarjotinEventNode implements Node {
    id: ID!
    createdAt: DateTime!
    updatedAt: DateTime!
    linkedEventId: String!
    enrolmentStart: DateTime
    enrolmentEndDays: Int
    externalEnrolmentUrl: String
    neededOccurrences: Int!
    organisation: OrganisationNode
    contactPerson: PersonNode
    contactPhoneNumber: String!
    contactEmail: String!
    contactInfoDeletedAt: DateTime
    autoAcceptance: Boolean!
    mandatoryAdditionalInformation: Boolean!
    isQueueingAllowed: Boolean!
    queuedEnrolments(${queued}): EventQueueEnrolmentNodeConnection!
    occurrences(${occurrences}, orderBy: [String]): OccurrenceNodeConnection
    nextOccurrenceDatetime: DateTime
    lastOccurrenceDatetime: DateTime
    "Determines whether any upcoming occurrence has any space left for new enrolments."
    hasSpaceForEnrolments: Boolean
    "Translated field in the language defined in request ACCEPT-LANGUAGE header"
    autoAcceptanceMessage: String
    translations: [PalvelutarjotinEventTranslationType]
  }

  type PalvelutarjotinEventTranslationType {
    autoAcceptanceMessage: String!
    languageCode: Language!
  }

  type EnrolmentNode implements Node {
    id: ID!
    person: PersonNode
    personDeletedAt: DateTime
    "Is enrolment part of a cultural route? True means yes, False means no, I don't know or unanswered."
    isPartOfCulturalRoute: Boolean!
    notificationType: NotificationType
    enrolmentTime: DateTime!
    updatedAt: DateTime!
    studyGroup: StudyGroupNode!
    occurrence: OccurrenceNode!
    status: EnrolmentStatus
  }

  type EventQueueEnrolmentNode implements Node {
    id: ID!
    person: PersonNode
    personDeletedAt: DateTime
    isPartOfCulturalRoute: Boolean!
    notificationType: NotificationType
    enrolmentTime: DateTime!
    updatedAt: DateTime!
    studyGroup: StudyGroupNode!
    pEvent: PalvelutarjotinEventNode!
    status: EventQueueEnrolmentStatus
  }

  type StudyGroupNode implements Node {
    id: ID!
    createdAt: DateTime!
    updatedAt: DateTime!
    person: PersonNode
    personDeletedAt: DateTime
    unitId: String
    unitName: String!
    groupSize: Int!
    amountOfAdult: Int!
    groupName: String!
    studyLevels(${page}): StudyLevelNodeConnection!
    extraNeeds: String!
    "Preferred times for the event"
    preferredTimes: String!
    enrolments(${enrolments}): EnrolmentNodeConnection!
    occurrences(${occurrences}): OccurrenceNodeConnection!
    queuedEnrolments(${queued}): EventQueueEnrolmentNodeConnection!
    unit: UnitNode
  }

  union UnitNode = ExternalPlace | Place
  type ExternalPlace {
    name: LocalisedObject
  }

  type PersonNode implements Node {
    id: ID!
    createdAt: DateTime!
    updatedAt: DateTime!
    name: String!
    phoneNumber: String!
    emailAddress: String!
    language: Language!
    placeIds: [String!]!
    organisations(${page}, type: OrganisationsOrganisationTypeChoices): OrganisationNodeConnection!
    organisationproposalSet(${page}): OrganisationProposalNodeConnection!
    occurrences(${occurrences}): OccurrenceNodeConnection!
    studygroupSet(${page}): StudyGroupNodeConnection!
    eventqueueenrolmentSet(${queued}): EventQueueEnrolmentNodeConnection!
    enrolmentSet(${enrolments}): EnrolmentNodeConnection!
    isStaff: Boolean!
  }
`;

/** SDL as graphene prints it: first the parts of Kultus itself, then those that stand for Linked Events. */
export const kultusText: string =
  'type Query\ntype Mutation\n' +
  deskText +
  connectionTexts +
  kultusEventText +
  kultusVenueText(page) +
  kultusInputText +
  kultusWriteText;
