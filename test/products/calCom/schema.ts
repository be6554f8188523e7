import { calComInputText } from './schemaInputs.ts';
import { calComMoreText } from './schemaMore.ts';

const coreText = /* GraphQL */ `
  "An instant in ISO 8601, answered in UTC"
  scalar DateTime

  scalar JSON

  interface Node {
    id: ID!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Query {
    "An object of any type by its id"
    node(id: ID!): Node
    "The user whose key is used"
    me: User!
    organization: Organization!
    "Bookings of all teams, in the order of their start unless another one is asked for. 100 by default, at most 250."
    bookings(
      first: Int
      after: String
      last: Int
      before: String
      filter: BookingFilter
      orderBy: BookingOrder
    ): BookingConnection!
    booking(id: ID, uid: String): Booking
    "Every person who has booked, once each, with any number of bookings."
    attendees(
      first: Int
      after: String
      last: Int
      before: String
      "Part of a name, an email address or a phone number"
      query: String
    ): AttendeeConnection!
    attendee(id: ID!): Attendee
    eventTypes(first: Int, after: String, last: Int, before: String, teamId: ID): EventTypeConnection!
    eventType(id: ID!): EventType
    teams(first: Int, after: String, last: Int, before: String): TeamConnection!
    team(id: ID!): Team
    "Users of the organization, who host bookings"
    users(first: Int, after: String, last: Int, before: String, teamId: ID): UserConnection!
    user(id: ID!): User
    schedules(first: Int, after: String, last: Int, before: String): ScheduleConnection!
    "Times at which an event type can be booked, by day of the team's time zone"
    slots(eventTypeId: ID!, start: DateTime!, end: DateTime!): [SlotDay!]!
    outOfOfficeEntries(first: Int, after: String, last: Int, before: String): OutOfOfficeConnection!
    webhooks(first: Int, after: String, last: Int, before: String): WebhookConnection!
  }

  type Organization implements Node {
    id: ID!
    name: String!
    slug: String!
    bio: String
    timeZone: String!
    weekStart: String!
    isOrganization: Boolean!
    createdAt: DateTime!
  }

  "A team of the organization, one for each branch."
  type Team implements Node {
    id: ID!
    name: String!
    slug: String!
    bio: String
    logoUrl: String
    bannerUrl: String
    "IANA time zone"
    timeZone: String!
    weekStart: String!
    theme: String
    brandColor: String
    timeFormat: Int
    hideBranding: Boolean!
    isPrivate: Boolean!
    memberships: [Membership!]!
    eventTypes: [EventType!]!
  }

  enum MembershipRole {
    MEMBER
    ADMIN
    OWNER
  }

  type Membership implements Node {
    id: ID!
    user: User!
    role: MembershipRole!
    accepted: Boolean!
    disableImpersonation: Boolean!
  }

  type User implements Node {
    id: ID!
    name: String!
    username: String!
    email: String!
    "Clean email for display purposes"
    displayEmail: String!
    bio: String
    avatarUrl: String
    timeZone: String!
    weekStart: String!
    timeFormat: Int!
    locale: String
    defaultSchedule: Schedule
    teams: [Team!]!
  }

  enum BookingStatus {
    "It stands."
    ACCEPTED
    "It waits for the host to confirm it."
    PENDING
    CANCELLED
    "The host has declined it."
    REJECTED
    AWAITING_HOST
  }

  type Booking implements Node {
    id: ID!
    uid: String!
    "Such as: Checkup between Jane Doe and John Roe"
    title: String!
    "Additional notes of who booked"
    description: String
    status: BookingStatus!
    start: DateTime!
    end: DateTime!
    "Minutes"
    duration: Int!
    hosts: [User!]!
    "Who booked it"
    attendees: [Attendee!]!
    "Those of the attendees who did not come"
    absentAttendees: [Attendee!]!
    absentHost: Boolean!
    "Email addresses of guests that an attendee brings along"
    guests: [String!]!
    eventType: EventType
    "That of the event type"
    team: Team
    "Where it is: an address, a phone number or a link"
    location: String
    meetingUrl: String @deprecated(reason: "Rely on location instead.")
    cancellationReason: String
    cancelledByEmail: String
    reschedulingReason: String
    rescheduledByEmail: String
    rescheduledFromUid: String
    rescheduledToUid: String
    bookingFieldsResponses: JSON
    metadata: JSON
    rating: Int
    icsUid: String
    createdAt: DateTime!
    updatedAt: DateTime
  }

  "A person who has booked, known by an email address, or by a phone number where there is none."
  type Attendee implements Node {
    id: ID!
    name: String!
    email: String
    "Clean email for display purposes"
    displayEmail: String
    "International format"
    phoneNumber: String
    timeZone: String!
    language: String
    bookings(first: Int, after: String, last: Int, before: String): BookingConnection!
  }

  type EventType implements Node {
    id: ID!
    title: String!
    slug: String!
    description: String
    lengthInMinutes: Int!
    lengthInMinutesOptions: [Int!]
    team: Team
    hosts: [User!]!
    schedulingType: SchedulingType
    locations: [EventTypeLocation!]!
    bookingFields: [BookingField!]!
    requiresConfirmation: Boolean!
    hidden: Boolean!
    price: Int!
    currency: String!
    color: String
    slotInterval: Int
    minimumBookingNotice: Int!
    beforeEventBuffer: Int!
    afterEventBuffer: Int!
    seatsPerTimeSlot: Int
    bookingUrl: String
    metadata: JSON
  }
`;

/** SDL of Cal.com. */
export const calComText = coreText + calComMoreText + calComInputText;
