/** What all subgraphs share, and the organization with its places and people. */
export const wayfernCommonText: string = /* GraphQL */ `
  "RFC 3339 instant in UTC, for example 2026-11-17T14:30:00Z."
  scalar Timestamp
  "Calendar date, YYYY-MM-DD."
  scalar Date
  "Time of day at the location, HH:MM in 24-hour form."
  scalar TimeOfDay

  "An amount of money, as google.type.Money: whole units, and billionths of a unit."
  type Money {
    currencyCode: String!
    units: String!
    nanos: Int!
  }

  "As google.type.PostalAddress."
  type PostalAddress {
    regionCode: String!
    postalCode: String
    administrativeArea: String
    locality: String
    addressLines: [String!]!
  }

  "Half-open: startTime is inclusive, endTime is exclusive."
  input IntervalInput {
    startTime: Timestamp!
    endTime: Timestamp!
  }

  input PostalAddressInput {
    regionCode: String = "US"
    postalCode: String
    administrativeArea: String
    locality: String
    addressLines: [String!]
  }

  type Integration {
    id: ID!
    displayName: String!
    scopes: [String!]!
  }

  type PortalAccount {
    id: ID!
    emailAddress: String
    lastSignInTime: Timestamp
  }

  "Who did something."
  union Actor = StaffMember | Integration | PortalAccount

  interface AuditedResource {
    "Output only."
    createTime: Timestamp!
    "Output only."
    updateTime: Timestamp!
    "Output only. Set while the resource is soft-deleted."
    deleteTime: Timestamp
    creator: Actor
    "Changes whenever the resource changes. Send it along with a write to guard against lost updates."
    etag: String!
  }

  type Organization {
    id: ID!
    displayName: String!
    legalName: String
    defaultTimeZone: String!
    currencyCode: String!
    plan: String!
    locationCount: Int!
  }

  enum LocationState {
    STATE_UNSPECIFIED
    OPEN
    OPENING_SOON
    CLOSED
  }

  type OpeningHours {
    dayOfWeek: DayOfWeek!
    openTime: TimeOfDay
    closeTime: TimeOfDay
  }

  enum DayOfWeek {
    DAY_OF_WEEK_UNSPECIFIED
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
    SUNDAY
  }

  "A hospital of the organization."
  type Location {
    id: ID!
    displayName: String!
    "Short code that is printed on labels."
    code: String!
    state: LocationState!
    postalAddress: PostalAddress!
    "IANA time zone."
    timeZone: String!
    mainPhoneNumber: String
    emailAddress: String
    openingHours: [OpeningHours!]!
    onlineBookingSettings: OnlineBookingSettings
    createTime: Timestamp!
  }

  enum StaffRole {
    STAFF_ROLE_UNSPECIFIED
    VETERINARIAN
    TECHNICIAN
    GROOMER
    CLIENT_SERVICE
    PRACTICE_MANAGER
  }

  enum EmploymentState {
    STATE_UNSPECIFIED
    ACTIVE
    ON_LEAVE
    TERMINATED
  }

  "An employee with a sign-in. Those who can be scheduled have a Provider too."
  type StaffMember {
    id: ID!
    displayName: String!
    workEmailAddress: String!
    role: StaffRole!
    state: EmploymentState!
    hireDate: Date
    locations: [Location!]!
    provider: Provider
  }

  input LocationFilter {
    states: [LocationState!]
    timeZone: String
  }

  input StaffMemberFilter {
    locationId: ID
    roles: [StaffRole!]
    states: [EmploymentState!]
  }
`;
