import { endearCalendarsText } from './schemaCalendars.ts';
import { endearEventsText } from './schemaEvents.ts';
import { endearMoreText } from './schemaMore.ts';
import { endearWritesText } from './schemaWrites.ts';

const connections = [
  ['Integration', 'Team', 'User', 'Customer', 'CustomerField', 'AppointmentEvent', 'AppointmentType'],
  ['AppointmentCalendar', 'AppointmentBookingPage', 'Note', 'Task', 'Conversation', 'Message', 'Draft', 'Template'],
  ['Story', 'MarketingSubscription', 'MarketingEvent', 'OrderAttribution'],
].flat();

const connectionText = connections
  .map(
    (name) => `
  type ${name}Connection {
    edges: [${name}Edge!]!
    pageInfo: PageInfo!
  }
  type ${name}Edge {
    cursor: String!
    node: ${name}!
  }`,
  )
  .join('\n');

const page = 'first: Int = 25, after: String';
const search = (sort: string): string =>
  `${page}, sortBy: ${sort}, sortDir: SortDirection, search: String, filters: [SearchFilterInput!]`;

const peopleText = /* GraphQL */ `
  scalar DateTime
  scalar JSONObject

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  enum SortDirection {
    ASC
    DESC
  }

  type Query {
    "The Brand that the API key belongs to"
    currentBrand: Brand!
    "The Integration that the API key belongs to"
    currentIntegration: Integration!
    getIntegration(id: ID!): Integration
    listIntegrations(${page}): IntegrationConnection!
    getTeam(id: ID!): Team
    listTeams(
      ${page}
      sortBy: SortTeamsBy
      sortDir: SortDirection
      search: String
      accessibleToUserId: ID
      teamMemberIds: [ID!]
      byStatus: TeamStatus
    ): TeamConnection!
    getUser(id: ID!): User
    listUsers(
      ${page}
      sortBy: SortUsersBy
      sortDir: SortDirection
      search: String
      byStatus: UserStatus
      type: UserType
      memberOfTeamIds: [ID!]
      byAvailability: UserAvailability
      hasProfilePicture: Boolean
    ): UserConnection!
    searchCustomers(${search('SortCustomersBy')}): CustomerConnection!
    "The Customers that an Integration knows by its own ids"
    getCustomersByExternalIds(integrationId: ID!, externalIds: [String!]!): [Customer!]!
    listCustomerFields(${page}): CustomerFieldConnection!
    getCustomerFieldsByIds(ids: [ID!]!): [CustomerField!]!
    getCustomerFieldsByKeys(keys: [String!]!): [CustomerField!]!
    "The filters that a search endpoint understands"
    filterDefinitions(context: FilterContext!): [FilterDefinition!]!
    searchAppointmentEvents(${search('SortAppointmentEventsBy')}): AppointmentEventConnection!
    getAppointmentEvent(id: ID!): AppointmentEvent
    listAppointmentTypes(${page}): AppointmentTypeConnection!
    listAppointmentCalendars(${page}, teamId: ID, userId: ID): AppointmentCalendarConnection!
    listAppointmentBookingPages(${page}, appointmentTypeId: ID, teamId: ID, userId: ID): AppointmentBookingPageConnection!
    "Ranges of a calendar in which an appointment of a type can be booked, within at most 31 days"
    listAppointmentAvailability(
      appointmentCalendarId: ID!
      appointmentTypeId: ID!
      startDateTime: DateTime!
      endDateTime: DateTime!
    ): [AppointmentAvailableRange!]!
    getNote(id: ID!): Note
    searchNotes(${search('SortNotesBy')}): NoteConnection!
    getTask(id: ID!): Task
    searchTasks(${search('SortTasksBy')}): TaskConnection!
    getConversation(id: ID!): Conversation
    searchConversations(${search('SortConversationsBy')}): ConversationConnection!
    getMessage(id: ID!): Message
    listMessages(conversationId: ID!, ${page}): MessageConnection!
    searchMessages(${search('SortMessagesBy')}): MessageConnection!
    getDraftsByIds(ids: [ID!]!): [Draft!]!
    searchDrafts(${search('SortDraftsBy')}): DraftConnection!
    searchTemplates(${search('SortTemplatesBy')}): TemplateConnection!
    searchStories(${search('SortStoriesBy')}): StoryConnection!
    searchMarketingSubscriptions(${search('SortMarketingSubscriptionsBy')}): MarketingSubscriptionConnection!
    searchMarketingEvents(${search('SortMarketingEventsBy')}): MarketingEventConnection!
    searchOrderAttributions(${search('SortOrderAttributionsBy')}): OrderAttributionConnection!
  }

  "A company and all of its stores"
  type Brand {
    id: ID!
    name: String!
    "The country of phone numbers without one"
    country: String!
    currency: String!
    logo_url: String
    website: String
    created_at: DateTime!
  }

  "A source of data, or a connected service"
  type Integration {
    id: ID!
    name: String!
    type: IntegrationType!
    is_active: Boolean!
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum IntegrationType {
    API
    CALENDAR
    POINT_OF_SALE
  }

  "A store of the Brand, or another group of Users"
  type Team {
    id: ID!
    name: String!
    status: TeamStatus!
    email_address: String
    phone_number: String
    address_line_1: String
    address_line_2: String
    city: String
    province: String
    postal_code: String
    country: String
    "The time zone of the Team, such as America/New_York"
    time_zone: String
    members(${page}): UserConnection!
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum TeamStatus {
    ACTIVE
    ARCHIVED
  }

  enum SortTeamsBy {
    CREATED_AT
    NAME
  }

  "Somebody who works for the Brand"
  type User {
    id: ID!
    first_name: String
    last_name: String
    full_name: String
    display_name: String
    email_address: String!
    phone_number: String
    title: String
    profile_picture_url: String
    type: UserType!
    status: UserStatus!
    availability: UserAvailability!
    teams: [Team!]!
    created_at: DateTime!
    updated_at: DateTime!
  }

  enum UserType {
    ADMIN
    MANAGER
    ASSOCIATE
  }

  enum UserStatus {
    ACTIVE
    INVITED
    DEACTIVATED
  }

  enum UserAvailability {
    AVAILABLE
    AWAY
  }

  enum SortUsersBy {
    CREATED_AT
    FIRST_NAME
    LAST_NAME
  }
`;

/** SDL of the service. */
export const endearText: string = [
  peopleText,
  endearEventsText,
  endearCalendarsText,
  endearMoreText(page),
  endearWritesText,
  connectionText,
].join('\n');
