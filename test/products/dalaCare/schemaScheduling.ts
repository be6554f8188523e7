/** What Dala Care's schedule is made of. */
export const schedulingText: string = /* GraphQL */ `
  enum SubjectType {
    CARE_RECIPIENT
    CARE_HOME
  }

  enum CancelledReason {
    CANCELLED_BY_CARE_RECIPIENT
    CANCELLED_BY_CARE_PROVIDER
    HOSPITAL_CARE_FACILITY
    HOLIDAY
    RESCHEDULED
    OTHER
  }

  enum AbsenceReason {
    PAID_LEAVE
    UNPAID_LEAVE
    PAID_SICK_LEAVE
    UNPAID_SICK_LEAVE
    SICK_CHILD
    UNPAID_SICK_CHILD
    TRAINING
    OTHER
  }

  enum Frequency {
    DAILY
    WEEKLY
    MONTHLY
  }

  enum Weekday {
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
    SUNDAY
  }

  union Event = Visit | Absence

  union Subject = CareRecipient | CareHome

  "One visit of a definition, planned or logged"
  type Visit {
    id: ID!
    visitDefinitionId: ID!
    officeId: ID!
    subjectId: ID!
    subjectType: SubjectType!
    subject: Subject
    start: String!
    durationMinutes: Int!
    "Whether this is the log of a visit that has taken place"
    isVisitLog: Boolean!
    cancelledAt: String
    cancelledReason: CancelledReason
    cancelledAdditionalInformation: String
    requiredCaregiversCount: Int!
    visitorsV2: [Visitor!]!
    visitType: VisitType
    labels: [Label!]!
    visitNotes: [VisitNote!]!
  }

  "A caregiver at a visit"
  type Visitor {
    id: ID!
    firstName: String!
    lastName: String!
    clockInTime: String
    clockOutTime: String
  }

  type VisitType {
    id: ID!
    title: String!
    code: String
  }

  type Label {
    id: ID!
    name: String!
  }

  "What was noted after a visit"
  type VisitNote {
    id: ID!
    note: String!
    createdAt: String!
    sentiment: Sentiment
    author: Author
  }

  type Sentiment {
    positive: Float
    negative: Float
    neutral: Float
    mixed: Float
  }

  type Author {
    id: ID!
    firstName: String!
    lastName: String!
  }

  "A time in which a caregiver isn't there"
  type Absence {
    id: ID!
    userId: ID!
    start: String!
    end: String!
    allDay: Boolean!
    reason: AbsenceReason
    description: String
  }

  type VisitorAvailability {
    visitorId: ID!
    visitor: CareGiver!
    "Available for the first occurrence"
    firstVisit: Boolean!
    "Available for all occurrences"
    allVisits: Boolean!
    conflictFirstVisit: Boolean!
    conflictInSeries: Boolean!
  }

  type VisitDefinition {
    id: ID!
    subjectId: ID!
    subjectType: SubjectType!
    recurrences: [Recurrence!]!
  }

  type Recurrence {
    id: ID!
    start: String!
    end: String
    durationMinutes: Int!
    visitorIds: [ID!]!
    visitors: [CareGiver!]!
    rRule: RRule
  }

  type RRule {
    frequency: Frequency!
    weekdays: [Weekday!]
    interval: Int
    weekStart: Weekday!
  }

  input RRuleInput {
    frequency: Frequency!
    "Required for WEEKLY"
    weekdays: [Weekday!]
    "Every so many periods"
    interval: Int = 1
    weekStart: Weekday!
  }

  input VisitorAvailabilityInput {
    start: String!
    durationMinutes: Int!
    end: String
    rRule: RRuleInput
  }

  input VisitCreateInputV2 {
    subjectId: ID!
    subjectType: SubjectType!
    officeId: ID!
    start: String!
    end: String
    durationMinutes: Int!
    visitorIds: [ID!]!
    requiredCaregiversCount: Int!
    rRule: RRuleInput
  }

  input VisitUpdateInput {
    visitInstanceId: ID!
    visitorIds: [ID!]
    durationMinutes: Int
    start: String
    requiredCaregiversCount: Int
  }

  input VisitLogVisitorInput {
    id: ID!
    clockInTime: String
    clockOutTime: String
  }

  input VisitLogUpdateInput {
    visitors: [VisitLogVisitorInput!]
    startDate: String
    durationMinutes: Int
  }
`;
