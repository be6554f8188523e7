import { volunteerWritesText } from './schemaWrites.ts';

/** The schema of the portal as graphql-ruby 1.12 prints it: fields by name, and what it says of them. */
export const volunteerText: string = /* GraphQL */ `
  "UTC Timestamp in ISO8601 format"
  scalar Datetime

  "An object with an ID."
  interface Node {
    "ID of the object."
    id: ID!
  }

  "The query root for this schema"
  type Query {
    currentUser: User
    event(id: ID!): Event
    eventType(id: ID!): EventType
    eventTypeIndividualReport(
      "latest start time allowed"
      before: Int
      "earliest start time allowed"
      after: Int
      officeId: ID
    ): [EventTypeReport!]
    eventTypeOrganizedReport(
      "latest start time allowed"
      before: Int
      "earliest start time allowed"
      after: Int
      officeId: ID
    ): [EventTypeReport!]
    eventTypes: [EventType!]
    events(
      "earliest start time allowed"
      after: Int
      "latest start time allowed"
      before: Int
      "the office_id the events belong to, can be set to \\"current\\" to use the current users office id"
      officeId: ID
      sortBy: EventSortEnum
    ): [Event!]
    languages: [Language!]
    "Fetches an object given its ID."
    node("ID of the object." id: ID!): Node
    office(id: ID!): Office
    offices(sortBy: OfficeSortEnum): [Office!]
    organization(id: ID!): Organization
    organizations: [Organization!]
    pendingIndividualEvents: [IndividualEvent!]
    roles: [Role!]
    tag(id: ID!): Tag
    tagIndividualReport(
      "latest start time allowed"
      before: Int
      "earliest start time allowed"
      after: Int
      officeId: ID
    ): [TagReport!]
    tagOrganizedReport(
      "latest start time allowed"
      before: Int
      "earliest start time allowed"
      after: Int
      officeId: ID
    ): [TagReport!]
    tags: [Tag!]
    user(id: ID!): User
    users(
      "earliest start time allowed"
      after: Int
      "latest start time allowed"
      before: Int
      "The number of users to return"
      count: Int
      officeId: ID
      sortBy: UserSortEnum
    ): [User!]
    volunteers(
      "earliest start time allowed"
      after: Int
      "latest start time allowed"
      before: Int
      "The number of users to return"
      count: Int
      officeId: ID
      sortBy: UserSortEnum
    ): [User!]
  }

  "An event"
  type Event implements Node {
    capacity: Int!
    description: String!
    "Duration of the event in minutes"
    duration: Int @deprecated(reason: "Duration should be computed with \`startsAt - endsAt\` instead.")
    endsAt: Datetime!
    eventType: EventType
    eventTypeId: ID!
    gid: ID!
    id: ID!
    "The street address where the event is being held. e.g. \\"1019 Market St, San Francisco, CA 94103, USA\\""
    location: String!
    office: Office
    officeId: ID!
    organization: Organization
    "The number of users signed up for the event"
    signupCount: Int!
    "The many-to-many association that connects users to events"
    signups: [Signup!]
      @deprecated(reason: "\`Signup\` is just a join of \`User\` and \`Event\` objects, use \`users\` directly.")
    startsAt: Datetime!
    tags: [Tag!]
    title: String!
    users: [User!]
  }

  "How to sort the resulting list of events"
  enum EventSortEnum {
    "Sort events by start time in ascending order"
    STARTS_AT_ASC
    "Sort events by start time in descending order"
    STARTS_AT_DESC
  }

  "How to sort the resulting list of offices"
  enum OfficeSortEnum {
    "Sort offices by name in ascending order"
    NAME_ASC
    "Sort offices by name in descending order"
    NAME_DESC
  }

  "How to sort the resulting list of users"
  enum UserSortEnum {
    "Sort users by volunteering hours in ascending order"
    HOURS_ASC
    "Sort users by volunteering hours in descending order"
    HOURS_DESC
  }

  "The statuses for an Individual Event"
  enum Status {
    "Approved"
    APPROVED
    "Approval is pending"
    PENDING
    "Not Approved"
    REJECTED
  }

  "A category of event"
  type EventType implements Node {
    gid: ID!
    id: ID!
    title: String!
  }

  "A category of event and how many minutes"
  type EventTypeReport implements Node {
    gid: ID!
    id: ID!
    minutes: Int!
    title: String!
  }

  "An individual event"
  type IndividualEvent implements Node {
    "Date of the event in ISO 8601 format: \`YYYY-MM-DD\` e.g. \\"2017-11-30\\""
    date: String!
    description: String!
    "Duration of the event in minutes"
    duration: Int!
    eventType: EventType
    gid: ID!
    id: ID!
    office: Office
    organization: Organization
    status: Status!
    tags: [Tag!]
    user: User
  }

  "Supported languages"
  type Language implements Node {
    gid: ID!
    id: ID!
    languageCode: String!
    languageName: String!
  }

  "An office"
  type Office implements Node {
    gid: ID!
    id: ID!
    "A machine-readable version of the office name"
    identifier: String!
    name: String!
    "Timezone name from the [Timezone Database](https://en.wikipedia.org/wiki/List_of_tz_database_time_zones) e.g. \\"America/Los_Angeles\\""
    timezone: String!
  }

  "The organization that is hosting a volunteer event"
  type Organization implements Node {
    description: String!
    gid: ID!
    id: ID!
    "The street address where the organization is located. e.g. \\"1019 Market St, San Francisco, CA 94103, USA\\""
    location: String!
    name: String!
    "A valid URL for the organization"
    website: String
  }

  "A role"
  type Role implements Node {
    gid: ID!
    id: ID!
    name: String!
  }

  "A signup"
  type Signup implements Node {
    event: Event!
    gid: ID!
    id: ID!
    user: User!
  }

  "Tag for events"
  type Tag implements Node {
    gid: ID!
    id: ID!
    name: String!
  }

  "Tag for events and how many minutes"
  type TagReport implements Node {
    gid: ID!
    id: ID!
    minutes: Int!
    name: String!
  }

  "A user"
  type User implements Node {
    email: String!
    gid: ID!
    "A group name this user is associated with"
    group: String
    "Total number of volunteer hours. If \`before\` and \`after\` arguments are given, these hours are restricted to that range."
    hours(
      "The beginning of a time range within which to return volunteer hours"
      after: Int
      "The end of a time range within which to return volunteer hours"
      before: Int
    ): Int
    id: ID!
    individualEvents: [IndividualEvent!]
    isAdmin: Boolean
    lastSignInAt: Datetime
    "A locale string provided by Google auth, e.g. \\"en\\" or \\"en-US\\""
    locale: String
    name: String
    office: Office
    "Profile photo URL"
    photo: String
    preference: UserPreference
    role: Role
    signups: [Signup!]
    "Timezone name from the [Timezone Database](https://en.wikipedia.org/wiki/List_of_tz_database_time_zones) e.g. \\"America/Los_Angeles\\""
    timezone: String!
  }

  "Contains user preference data"
  type UserPreference implements Node {
    confirmedProfileSettings: Boolean!
    gid: ID!
    id: ID!
    languageId: ID!
  }

  ${volunteerWritesText}
`;
