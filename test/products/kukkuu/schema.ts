import { kukkuuEvents } from './schemaEvents.ts';
import {
  byProject,
  django,
  eventFilter,
  messageFilter,
  node,
  occurrenceFilter,
  relay,
  stamped,
} from './schemaParts.ts';
import { kukkuuWrites } from './schemaWrites.ts';

/** A connection as graphene makes it for a type. */
function connection(type: string, name = type, more = ''): string {
  return `
type ${name}Connection {
  """Pagination data for this connection."""
  pageInfo: PageInfo!
  """Contains the nodes in this connection."""
  edges: [${name}Edge]!
  ${more}
}

"""A Relay edge containing a \`${name}\` and its cursor."""
type ${name}Edge {
  """The item at the end of the edge"""
  node: ${type}
  """A cursor for use in pagination"""
  cursor: String!
}
`;
}

const connections = [
  connection('ChildNode', 'ChildNode', 'count: Int!'),
  connection('MessageNode', 'MessageNode', 'count: Int!'),
  ...['GuardianNode', 'RelationshipNode', 'ProjectNode', 'OccurrenceNode', 'EnrolmentNode', 'EventNode'].map((type) =>
    connection(type),
  ),
  ...['EventGroupNode', 'VenueNode', 'LanguageNode', 'FreeSpotNotificationSubscriptionNode'].map((type) =>
    connection(type),
  ),
  connection('EventNode', 'Event'),
  connection('EventOrEventGroupUnion', 'EventOrEventGroup'),
  connection('InternalOrTicketSystemEnrolmentUnion', 'InternalOrTicketSystemEnrolment'),
];

const types = `
schema { query: Query mutation: Mutation }

scalar DateTime
scalar Date
scalar Time
scalar Upload

"""An object with an ID"""
interface Node {
  ${node}
}

"""The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection."""
type PageInfo {
  """When paginating forwards, are there more items?"""
  hasNextPage: Boolean!
  """When paginating backwards, are there more items?"""
  hasPreviousPage: Boolean!
  startCursor: String
  endCursor: String
}

"""An enumeration."""
enum Language { FI EN SV }
enum RelationshipTypeEnum { PARENT OTHER_GUARDIAN OTHER_RELATION ADVOCATE }
enum EventParticipantsPerInvite { CHILD_AND_GUARDIAN CHILD_AND_1_OR_2_GUARDIANS FAMILY }
enum TicketSystem { INTERNAL TICKETMASTER LIPPUPISTE TIXLY }
enum RecipientSelectionEnum { ALL INVITED ENROLLED ATTENDED SUBSCRIBED_TO_FREE_SPOT_NOTIFICATION }
enum MessagesMessageProtocolChoices { EMAIL SMS }

type ChildNode implements Node {
  ${stamped}
  name: String!
  birthyear: Int!
  postalCode: String!
  guardians(${django}): GuardianNodeConnection!
  project: ProjectNode!
  languagesSpokenAtHome(${django}): LanguageNodeConnection
  relationships(${django}): RelationshipNodeConnection!
  occurrences(${occurrenceFilter}): OccurrenceNodeConnection!
  enrolments(${django}): EnrolmentNodeConnection!
  freeSpotNotificationSubscriptions(${django}): FreeSpotNotificationSubscriptionNodeConnection!
  """All available events for the child. NOTE: Does NOT take yearly enrolment limits into account."""
  availableEvents(${relay}): EventConnection
  """All available events and event groups for the child. NOTE: Does NOT take yearly enrolment limits into account."""
  availableEventsAndEventGroups(${relay}): EventOrEventGroupConnection
  """All upcoming events and event groups for the child's project. NOTE: Does NOT take yearly enrolment limits into account."""
  upcomingEventsAndEventGroups(${relay}): EventOrEventGroupConnection
  pastEvents(${relay}): EventConnection
  """How many enrolments child has this year."""
  enrolmentCount(year: Int): Int
  """How many past enrolments child has this year."""
  pastEnrolmentCount: Int
  """All upcoming and ongoing (with leeway) internal and ticket system enrolments sorted by time."""
  activeInternalAndTicketSystemEnrolments(${relay}): InternalOrTicketSystemEnrolmentConnection
}

"""Node for handling child's notes separately from their other data."""
type ChildNotesNode implements Node {
  ${node}
  notes: String!
  childId: ID
}

type RelationshipNode implements Node {
  ${node}
  child: ChildNode!
  guardian: GuardianNode!
  type: RelationshipTypeEnum
}

type GuardianNode implements Node {
  ${stamped}
  user: AdminNode!
  firstName: String!
  lastName: String!
  phoneNumber: String!
  """If left blank, will be populated with the user's email."""
  email: String!
  languagesSpokenAtHome(${django}): LanguageNodeConnection!
  """Guardian consents to sending communications"""
  hasAcceptedCommunication: Boolean!
  children(${byProject}): ChildNodeConnection!
  relationships(${django}): RelationshipNodeConnection!
  language: Language!
}

type GuardianCommunicationSubscriptionsNode implements Node {
  ${node}
  firstName: String!
  lastName: String!
  language: Language!
  hasAcceptedCommunication: Boolean!
}

type AdminNode implements Node {
  ${node}
  """Required. 150 characters or fewer. Letters, digits and @/./+/-/_ only."""
  username: String!
  email: String!
  projects(${django}): ProjectNodeConnection
}

type ProjectPermissionsType { publish: Boolean manageEventGroups: Boolean canSendToAllInProject: Boolean viewFamilies: Boolean }
type ProjectTranslationType { name: String! languageCode: Language! }

type ProjectNode implements Node {
  ${node}
  year: Int!
  """Whether it is allowed to create events outside event groups."""
  singleEventsAllowed: Boolean!
  """How many times a single user can enrol per year."""
  enrolmentLimit: Int!
  translations: [ProjectTranslationType!]!
  name: String
  myPermissions: ProjectPermissionsType
}

type LanguageTranslationType { languageCode: String! name: String! }

type LanguageNode implements Node {
  ${node}
  alpha3Code: String
  translations: [LanguageTranslationType!]!
  name: String
}


type Query {
  children(limit: Int, ${byProject}): ChildNodeConnection
  child("""The ID of the object""" id: ID!): ChildNode
  childNotes(id: ID!): ChildNotesNode
  guardians(${django}): GuardianNodeConnection
  myProfile: GuardianNode
  myAdminProfile: AdminNode
  myCommunicationSubscriptions("""Auth token can be used to authorize the action without logging in as a user.""" authToken: String): GuardianCommunicationSubscriptionsNode
  projects(${django}): ProjectNodeConnection
  project("""The ID of the object""" id: ID!): ProjectNode
  events(${eventFilter}): EventNodeConnection
  eventsAndEventGroups(projectId: ID, upcoming: Boolean, ${relay}): EventOrEventGroupConnection
  occurrences(${occurrenceFilter}): OccurrenceNodeConnection
  event("""The ID of the object""" id: ID!): EventNode
  eventGroup("""The ID of the object""" id: ID!): EventGroupNode
  occurrence("""The ID of the object""" id: ID!): OccurrenceNode
  venue("""The ID of the object""" id: ID!): VenueNode
  venues(${byProject}): VenueNodeConnection
  languages(${django}): LanguageNodeConnection
  language("""The ID of the object""" id: ID!): LanguageNode
  messages(limit: Int, ${messageFilter}): MessageNodeConnection
  message("""The ID of the object""" id: ID!): MessageNode
}
`;

/** The schema of Kukkuu. */
export const kukkuuText = `${types}\n${kukkuuEvents}\n${connections.join('')}\n${kukkuuWrites}`;
