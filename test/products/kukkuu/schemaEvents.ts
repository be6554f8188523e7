import { byProject, django, eventFilter, messageFilter, node, occurrenceFilter, stamped } from './schemaParts.ts';

const ticketSystems = ['Ticketmaster', 'Lippupiste', 'Tixly'].flatMap((name) => [
  `type ${name}EventTicketSystem implements EventTicketSystem {
  childPassword(childId: ID): String
  hasAnyFreePasswords: Boolean!
  freePasswordCount: Int!
  usedPasswordCount: Int!
  url: String!
  endTime: DateTime
  type: TicketSystem!
}`,
  `type ${name}OccurrenceTicketSystem implements OccurrenceTicketSystem {
  url: String!
  type: TicketSystem!
}`,
  `type ${name}EnrolmentNode implements Node {
  ${node}
  createdAt: DateTime!
  event: EventNode!
}`,
]);

/** The types of events, of what they lead to, and of messages. */
export const kukkuuEvents = `
type EventTranslationType { languageCode: Language! name: String! shortDescription: String! description: String! imageAltText: String! }
type EventGroupTranslationType { languageCode: Language! name: String! shortDescription: String! description: String! imageAltText: String! }

interface EventTicketSystem { type: TicketSystem! }
type InternalEventTicketSystem implements EventTicketSystem { type: TicketSystem! }
interface OccurrenceTicketSystem { type: TicketSystem! }
type InternalOccurrenceTicketSystem implements OccurrenceTicketSystem { type: TicketSystem! }

type EventNode implements Node {
  ${stamped}
  image: String!
  participantsPerInvite: EventParticipantsPerInvite!
  """In minutes"""
  duration: Int
  capacityPerOccurrence: Int
  publishedAt: DateTime
  project: ProjectNode!
  eventGroup: EventGroupNode
  readyForEventGroupPublishing: Boolean!
  translations: [EventTranslationType!]!
  occurrences(${occurrenceFilter}): OccurrenceNodeConnection!
  messages(${messageFilter}): MessageNodeConnection!
  name: String
  description: String
  shortDescription: String
  imageAltText: String
  ticketSystem: EventTicketSystem
  canChildEnroll(childId: ID!): Boolean
}

type EventGroupNode implements Node {
  ${stamped}
  image: String!
  publishedAt: DateTime
  project: ProjectNode!
  translations: [EventGroupTranslationType!]!
  events(${eventFilter}): EventNodeConnection!
  name: String
  description: String
  shortDescription: String
  imageAltText: String
  canChildEnroll(childId: ID!): Boolean
}

union EventOrEventGroupUnion = EventNode | EventGroupNode
union InternalOrTicketSystemEnrolmentUnion = EnrolmentNode | TicketmasterEnrolmentNode | LippupisteEnrolmentNode | TixlyEnrolmentNode

type OccurrenceNode implements Node {
  ${stamped}
  time: DateTime!
  event: EventNode!
  venue: VenueNode!
  children(${byProject}): ChildNodeConnection!
  occurrenceLanguage: Language!
  """When set will be used as the capacity of this occurrence instead of the value coming from the event."""
  capacityOverride: Int
  enrolments(${django}): EnrolmentNodeConnection!
  freeSpotNotificationSubscriptions(${django}): FreeSpotNotificationSubscriptionNodeConnection!
  remainingCapacity: Int
  enrolmentCount: Int!
  attendedEnrolmentCount: Int!
  freeSpotNotificationSubscriptionCount: Int!
  capacity: Int
  childHasFreeSpotNotificationSubscription(childId: ID): Boolean
  ticketSystem: OccurrenceTicketSystem @deprecated(reason: "There is no need for this because the only field ticketSystemUrl has been moved to EventNode.ticketSystem.")
}

type EnrolmentNode implements Node {
  ${stamped}
  child: ChildNode
  occurrence: OccurrenceNode!
  attended: Boolean
  """An unique encoded reference id"""
  referenceId: String
}

type FreeSpotNotificationSubscriptionNode implements Node {
  ${node}
  createdAt: DateTime!
  child: ChildNode!
  occurrence: OccurrenceNode!
}

type VenueTranslationType {
  languageCode: Language!
  name: String!
  description: String!
  address: String!
  accessibilityInfo: String!
  arrivalInstructions: String!
  additionalInfo: String!
  wcAndFacilities: String!
  wwwUrl: String!
}

type VenueNode implements Node {
  ${stamped}
  project: ProjectNode!
  translations: [VenueTranslationType!]!
  occurrences(${occurrenceFilter}): OccurrenceNodeConnection!
  name: String
  description: String
  address: String
  accessibilityInfo: String
  arrivalInstructions: String
  additionalInfo: String
  wcAndFacilities: String
  wwwUrl: String
}

type MessageTranslationType { languageCode: Language! subject: String! bodyText: String! }

type MessageNode implements Node {
  ${stamped}
  project: ProjectNode!
  protocol: MessagesMessageProtocolChoices!
  sentAt: DateTime
  recipientCount: Int
  event: EventNode
  occurrences(${occurrenceFilter}): OccurrenceNodeConnection!
  translations: [MessageTranslationType!]!
  subject: String
  bodyText: String
  recipientSelection: RecipientSelectionEnum
}

${ticketSystems.join('\n\n')}
`;
