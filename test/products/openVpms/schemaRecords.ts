/** Visits in the medical record, and reminders. */
export const openVpmsRecordsText: string = /* GraphQL */ `
  type ClinicalEventPage {
    results: [ClinicalEvent!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  enum ClinicalEventStatus {
    IN_PROGRESS
    COMPLETED
  }

  "act.patientClinicalEvent: a visit in the medical record, written once a patient is seen."
  type ClinicalEvent implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    title: String
    status: ClinicalEventStatus!
    patient: Patient!
    clinician: User
    location: Location
    items: [ClinicalEventItem!]!
  }

  union ClinicalEventItem = ClinicalNote | PatientWeight

  "act.patientClinicalNote"
  type ClinicalNote implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    note: String!
    clinician: User
  }

  "act.patientWeight"
  type PatientWeight implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    startTime: DateTime!
    endTime: DateTime
    author: User
    weight: BigDecimal!
    units: WeightUnits!
  }

  enum WeightUnits {
    KILOGRAMS
    GRAMS
    POUNDS
  }

  enum ReminderStatus {
    IN_PROGRESS
    COMPLETED
    CANCELLED
  }

  input ReminderQuery {
    patient: ID
    reminderType: ID
    dueFrom: Date
    dueTo: Date
    status: ReminderStatus
  }

  type ReminderPage {
    results: [Reminder!]!
    firstResult: Int!
    pageSize: Int!
    totalResults: Int!
  }

  "act.patientReminder"
  type Reminder implements Act {
    id: ID!
    archetype: String!
    name: String
    description: String
    "When the next one is to be sent."
    startTime: DateTime!
    endTime: DateTime
    author: User
    dueDate: Date!
    patient: Patient!
    reminderType: ReminderType!
    status: ReminderStatus!
    reminderCount: Int!
  }

  "entity.reminderType"
  type ReminderType implements IMObject {
    id: ID!
    archetype: String!
    name: String!
    description: String
    active: Boolean!
    defaultInterval: Int!
    defaultUnits: String!
  }
`;
