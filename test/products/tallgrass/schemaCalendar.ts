/** Visits and everything else that stands in a calendar. */
export const calendarText: string = /* GraphQL */ `
  "Something that takes up time in a calendar."
  interface CalendarEntry {
    id: ID!
    hospital: Hospital!
    calendar: Calendar!
    startsAt: DateTime!
    endsAt: DateTime!
  }

  "A visit as it was scheduled. What happened in the room is its encounter."
  type ScheduledVisit implements CalendarEntry & Node {
    id: ID!
    hospital: Hospital!
    calendar: Calendar!
    template: VisitTemplate!
    stage: VisitStage!
    startsAt: DateTime!
    endsAt: DateTime!
    "Why they come, in the words of the household."
    presentingConcern: String
    "Null where a household comes without a companion, to pick up medication for example."
    companion: Companion
    "Null for strays that nobody came with."
    household: Household
    "Who sees the companion; null while nobody is assigned."
    teammate: Teammate
    room: Room
    "Made when the companion is checked in."
    encounter: Encounter
    cancellation: VisitCancellation
    intakeForm: IntakeForm
    channel: BookingChannel!
    deskMemo: String
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum VisitStage {
    SCHEDULED
    CONFIRMED
    CHECKED_IN
    ROOMED
    READY_FOR_DISCHARGE
    DISCHARGED
    CANCELED
    NO_SHOW
  }

  enum BookingChannel {
    FRONT_DESK
    ONLINE
    API
  }

  type VisitCancellation {
    canceledAt: DateTime!
    reason: String
    isLate: Boolean!
  }

  type IntakeForm implements Node {
    id: ID!
    status: IntakeFormStatus!
    submittedAt: DateTime
    answers: [IntakeAnswer!]!
  }

  enum IntakeFormStatus {
    SENT
    SUBMITTED
  }

  type IntakeAnswer {
    question: String!
    answer: String
  }

  "What kinds of visit can be scheduled."
  type VisitTemplate implements Node {
    id: ID!
    name: String!
    durationMinutes: Int!
    color: String!
    allowsOnlineBooking: Boolean!
    requiresDeposit: Boolean!
    performedBy: [TeammateRole!]!
  }

  type TimeBlock implements CalendarEntry & Node {
    id: ID!
    hospital: Hospital!
    calendar: Calendar!
    startsAt: DateTime!
    endsAt: DateTime!
    title: String!
    teammate: Teammate
  }

  type Opening {
    startsAt: DateTime!
    endsAt: DateTime!
    calendar: Calendar!
    teammate: Teammate!
  }

  type Whiteboard {
    hospital: Hospital!
    asOf: DateTime!
    lanes: [WhiteboardLane!]!
  }

  type WhiteboardLane {
    stage: VisitStage!
    visits: [ScheduledVisit!]!
  }

  type WaitlistEntry implements Node {
    id: ID!
    hospital: Hospital!
    household: Household!
    companion: Companion
    template: VisitTemplate
    availability: String
    joinedAt: DateTime!
  }

  input ScheduledVisitFilter {
    stages: [VisitStage!]
    teammateIds: [ID!]
    calendarIds: [ID!]
    templateId: ID
    companionId: ID
  }
`;
