/** Appointments, blocks and tasks. */
export const openVpmsActsText: string = /* GraphQL */ `
  enum AppointmentStatus {
    PENDING
    CONFIRMED
    CHECKED_IN
    IN_PROGRESS
    ADMITTED
    BILLED
    COMPLETED
    CANCELLED
    NO_SHOW
  }

  "What starts from one time until before another, and meets everything else that is given."
  input AppointmentQuery {
    from: DateTime!
    to: DateTime!
    location: ID
    schedules: [ID!]
    clinician: ID
    customer: ID
    patient: ID
    status: [AppointmentStatus!]
  }

  type AppointmentPage {
    results: [Appointment!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "act.customerAppointment"
  type Appointment implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime!
    author: User
    schedule: Schedule!
    appointmentType: AppointmentType!
    status: AppointmentStatus!
    statusName: String!
    "Null for a patient whose owner isn't known."
    customer: Customer
    patient: Patient
    clinician: User
    "lookup.visitReason, where one was picked."
    reason: Lookup
    notes: String
    "When the customer checked in."
    arrivalTime: DateTime
    confirmedTime: DateTime
    sendReminder: Boolean!
    reminderSent: DateTime
    onlineBooking: Boolean!
    bookingNotes: String
    tasks: [Task!]!
    visit: ClinicalEvent
    createdTime: DateTime!
    updatedTime: DateTime!
  }

  "act.calendarBlock: time of a schedule that is kept free."
  type CalendarBlock implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime!
    author: User
    schedule: Schedule!
    type: CalendarBlockType!
    notes: String
  }

  type FreeBusy {
    free: [Range!]!
    busy: [Range!]!
  }

  type Range {
    start: DateTime!
    end: DateTime!
  }

  "party.organisationWorkList"
  type WorkList implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    location: Location!
    maxSlots: Int!
    taskTypes: [TaskType!]!
  }

  "entity.taskType"
  type TaskType implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    colour: String
  }

  enum TaskStatus {
    PENDING
    IN_PROGRESS
    BILLED
    COMPLETED
    CANCELLED
  }

  input TaskQuery {
    workList: ID
    clinician: ID
    "All but completed and cancelled ones where none is given."
    status: [TaskStatus!]
  }

  type TaskPage {
    results: [Task!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "act.customerTask"
  type Task implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    workList: WorkList!
    taskType: TaskType!
    status: TaskStatus!
    customer: Customer
    patient: Patient
    clinician: User
    notes: String
    appointment: Appointment
  }
`;
