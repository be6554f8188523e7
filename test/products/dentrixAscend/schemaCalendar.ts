/** Types of the calendar. */
export const ascendCalendarText: string = /* GraphQL */ `
  enum AppointmentStatus {
    UNCONFIRMED
    LEFT_MESSAGE
    CONFIRMED
    LATE
    HERE
    "Ready to be seated"
    READY
    CHAIR
    CHECKOUT
    COMPLETED
    NO_SHOW
    "Taken off the schedule, and kept in the list of broken appointments"
    BROKEN
  }

  enum BookingType {
    TREATMENT
    RECARE
    NEW_PATIENT
    EXISTING_PATIENT
  }

  type AppointmentV1 {
    id: ID!
    type: String!
    start: DateTime!
    end: DateTime!
    "Minutes"
    duration: Int!
    status: AppointmentStatus!
    bookingType: BookingType
    "The reason in words, beside or instead of procedures"
    other: String
    note: String
    "When it was confirmed"
    confirmed: DateTime
    "When a message was left"
    leftMessage: DateTime
    needsFollowUp: Boolean!
    followedUpOn: DateTime
    needsPremedicate: Boolean!
    bookedOnline: Boolean!
    created: DateTime!
    patient: PatientV1
    provider: ProviderV1
    otherProvider: ProviderV1
    operatory: OperatoryV1
    location: LocationV1
    practiceProcedures: [PracticeProcedureV1!]!
    patientProcedures: [PatientProcedureV1!]!
    visits: [VisitV1!]!
    labCaseDentalLab: DentalLabV1
    labCaseStatus: String
    labCaseDueDate: Date
    labCaseNote: String
    lastModified: DateTime!
  }

  "Time in a calendar that is kept free of appointments"
  type EventV1 {
    id: ID!
    type: String!
    title: String!
    start: DateTime!
    end: DateTime!
    allDay: Boolean!
    location: LocationV1
    operatory: OperatoryV1
    provider: ProviderV1
    lastModified: DateTime!
  }

  type ScheduleTemplateV1 {
    id: ID!
    type: String!
    title: String!
    color: Int
    "HH:mm, by the clock of the location"
    start: String!
    "HH:mm, by the clock of the location"
    end: String!
    bookOnline: Boolean!
    dayOfWeek: PreferredDay!
    bookingTypes: [BookingType!]!
    location: LocationV1!
    operatory: OperatoryV1
    providers: [ProviderV1!]!
    reasons: [ScheduleTemplateReasonV1!]!
  }

  "What patients can choose from when they book online at a location"
  type ScheduleTemplateReasonV1 {
    id: ID!
    type: String!
    reason: String!
    durationMinutes: Int!
    location: LocationV1
  }

  type PatientNoteV1 {
    id: ID!
    type: String!
    text: String!
    noteDate: Date!
    patient: PatientV1
    lastModified: DateTime!
  }
`;
