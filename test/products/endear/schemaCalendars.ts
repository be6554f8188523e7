/** SDL of calendars, of what can be booked, and of filters. */
export const endearCalendarsText: string = /* GraphQL */ `
  "What can be booked"
  type AppointmentType {
    id: ID!
    label: String!
    description: String
    duration_minutes: Int!
    color: String
    is_active: Boolean!
    created_at: DateTime!
  }

  "A calendar where events can be booked to"
  type AppointmentCalendar {
    "Users bookable through this calendar for the given appointment type."
    bookable_users(appointmentTypeId: ID): [User!]!
    "The date the calendar was created"
    created_at: DateTime!
    "The ID of the calendar"
    id: ID!
    "The label (title) for the calendar"
    label: String!
    "The Team the calendar belongs to"
    team: Team
    "The date the calendar was last updated"
    updated_at: DateTime!
    "The User the calendar belongs to"
    user: User
  }

  "A page on which Customers book a type of appointment"
  type AppointmentBookingPage {
    id: ID!
    label: String!
    slug: String!
    appointment_type: AppointmentType!
    calendars: [AppointmentCalendar!]!
    team: Team
    user: User
    is_active: Boolean!
  }

  "A range that is free"
  type AppointmentAvailableRange {
    starts_at: DateTime!
    ends_at: DateTime!
    calendar: AppointmentCalendar!
  }

  "An event as the calendar has it"
  type CalendarEvent {
    id: ID!
    title: String!
    nylas_event_id: String
    calendar: AppointmentCalendar
  }

  "What a Customer answered in a form"
  type FormSubmission {
    id: ID!
    values: JSONObject!
    created_at: DateTime!
  }

  enum FilterContext {
    APPOINTMENT_EVENTS
    CONVERSATIONS
    DRAFTS
    MARKETING_EVENTS
    MARKETING_SUBSCRIPTIONS
    MESSAGES
    NOTES
    ORDER_ATTRIBUTIONS
    STORIES
    TEMPLATES
  }

  enum FilterType {
    STRING
    ABSOLUTE_DATE
    BOOLEAN
    NUMBER
  }

  type FilterDefinition {
    key: String!
    type: FilterType!
  }

  "Either of both lists"
  input SearchFilterInput {
    "All of these are met"
    and: [SearchFilterConditionInput!]
    "One of these is met"
    or: [SearchFilterConditionInput!]
  }

  input SearchFilterConditionInput {
    "One of filterDefinitions"
    key: String!
    operator: SearchFilterOperator = EQUALS
    values: [String!]
  }

  enum SearchFilterOperator {
    EQUALS
    NOT_EQUALS
    CONTAINS
    GREATER_THAN
    GREATER_THAN_OR_EQUAL
    LESS_THAN
    LESS_THAN_OR_EQUAL
    EXISTS
    NOT_EXISTS
  }
`;
