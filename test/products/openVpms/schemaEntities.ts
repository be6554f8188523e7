/** Users, and the entities of the calendar. */
export const openVpmsEntitiesText: string = /* GraphQL */ `
  input UserQuery {
    "The beginning of the name or username."
    name: String
    clinician: Boolean
    location: ID
    activeOnly: Boolean! = false
  }

  type UserPage {
    results: [User!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "security.user"
  type User implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    username: String!
    firstName: String
    lastName: String
    qualifications: String
    colour: String
    "lookup.userType; only a CLINICIAN sees patients."
    classifications: [Lookup!]!
    roles: [Role!]!
    locations: [Location!]!
    contacts: [Contact!]!
  }

  "security.role"
  type Role {
    id: ID!
    archetype: String!
    name: String!
    authorities: [Authority!]!
  }

  "security.archetypeAuthority"
  type Authority {
    serviceName: String!
    method: String!
    shortName: String!
  }

  enum SlotUnits {
    MINUTES
    HOURS
  }

  "party.organisationSchedule: a column of the appointment book."
  type Schedule implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    location: Location!
    slotSize: Int!
    slotUnits: SlotUnits!
    "By the clock of the location."
    startTime: String
    endTime: String
    allowDoubleBooking: Boolean!
    sendReminders: Boolean!
    appointmentTypes: [ScheduleAppointmentType!]!
  }

  "entityRelationship.scheduleAppointmentType"
  type ScheduleAppointmentType {
    appointmentType: AppointmentType!
    "How many slots of the schedule it takes."
    noSlots: Int!
    default: Boolean!
  }

  "entity.organisationScheduleView"
  type ScheduleView implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    location: Location!
    schedules: [Schedule!]!
  }

  "entity.appointmentType"
  type AppointmentType implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    colour: String
    onlineBooking: Boolean!
  }

  "entity.calendarBlockType"
  type CalendarBlockType implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    colour: String
  }
`;
