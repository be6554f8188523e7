import { elationMoreText } from './schemaMore.ts';
import { elationInputsText } from './schemaInputs.ts';
import { elationPeopleText } from './schemaPeople.ts';

const connections: readonly string[] = [
  'Appointment',
  'AppointmentType',
  'Patient',
  'Physician',
  'Practice',
  'ServiceLocation',
  'OfficeStaff',
  'Room',
  'RecurringEventGroup',
  'Problem',
  'Allergy',
  'InsuranceCompany',
  'Contact',
  'MessageThread',
  'StaffGroup',
];

const connectionText = connections
  .map(
    (name) => `
  type ${name}Connection {
    edges: [${name}Edge!]!
    nodes: [${name}!]!
    pageInfo: PageInfo!
  }

  type ${name}Edge {
    cursor: String!
    node: ${name}!
  }`,
  )
  .join('\n');

/** The schema: people, places and the calendar here, the rest in a part of its own. */
export const elationText: string = /* GraphQL */ `
  "An instant, ISO 8601. Answers are in UTC."
  scalar DateTime
  "A day, YYYY-MM-DD."
  scalar Date
  "Amounts as text with two decimals."
  scalar Decimal
  "Free-form data of the application that is asking."
  scalar Metadata

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  enum OrderDirection {
    ASC
    DESC
  }

  type Query {
    appointments(
      first: Int
      after: String
      last: Int
      before: String
      filter: AppointmentFilter
      orderBy: AppointmentOrder
    ): AppointmentConnection!
    appointment(id: ID!): Appointment
    appointmentTypes(
      first: Int
      after: String
      last: Int
      before: String
      filter: AppointmentTypeFilter
    ): AppointmentTypeConnection!
    appointmentType(id: ID!): AppointmentType
    patients(
      first: Int
      after: String
      last: Int
      before: String
      filter: PatientFilter
      orderBy: PatientOrder
    ): PatientConnection!
    patient(id: ID!): Patient
    physicians(first: Int, after: String, last: Int, before: String, filter: PhysicianFilter): PhysicianConnection!
    physician(id: ID!): Physician
    practices(first: Int, after: String, last: Int, before: String): PracticeConnection!
    practice(id: ID!): Practice
    serviceLocations(first: Int, after: String, last: Int, before: String): ServiceLocationConnection!
    serviceLocation(id: ID!): ServiceLocation
    officeStaff(first: Int, after: String, last: Int, before: String): OfficeStaffConnection!
    rooms(first: Int, after: String, last: Int, before: String, practiceIds: [ID!]): RoomConnection!
    recurringEventGroups(
      first: Int
      after: String
      last: Int
      before: String
      filter: RecurringEventGroupFilter
    ): RecurringEventGroupConnection!
    problems(first: Int, after: String, last: Int, before: String, filter: ProblemFilter): ProblemConnection!
    allergies(first: Int, after: String, last: Int, before: String, patientIds: [ID!]): AllergyConnection!
    insuranceCompanies(first: Int, after: String, last: Int, before: String): InsuranceCompanyConnection!
    contacts(first: Int, after: String, last: Int, before: String, npi: [String!]): ContactConnection!
    messageThreads(first: Int, after: String, last: Int, before: String, patientIds: [ID!]): MessageThreadConnection!
    staffGroups(first: Int, after: String, last: Int, before: String, name: [String!]): StaffGroupConnection!
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload!
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload!
    deleteAppointment(input: DeleteAppointmentInput!): DeleteAppointmentPayload!
    createPatient(input: CreatePatientInput!): CreatePatientPayload!
    updatePatient(input: UpdatePatientInput!): UpdatePatientPayload!
    deletePatient(input: DeletePatientInput!): DeletePatientPayload!
    createProblem(input: CreateProblemInput!): CreateProblemPayload!
    createAllergy(input: CreateAllergyInput!): CreateAllergyPayload!
  }

  enum TimeSlotType {
    APPOINTMENT
    APPOINTMENT_SLOT
    EVENT
  }

  enum AppointmentMode {
    IN_PERSON
    VIDEO
  }

  enum AppointmentStatusCode {
    SCHEDULED
    CONFIRMED
    CHECKED_IN
    IN_ROOM
    IN_ROOM_VITALS_TAKEN
    WITH_DOCTOR
    CHECKED_OUT
    BILLED
    NOT_SEEN
    CANCELLED
  }

  type AppointmentStatus {
    status: AppointmentStatusCode!
    room: String
    statusDate: DateTime
    statusDetail: String
  }

  "An entry of a physician's calendar: an appointment of a patient, an open slot, or an event."
  type Appointment {
    id: ID!
    timeSlotType: TimeSlotType!
    timeSlotStatus: String
    scheduledDate: DateTime!
    "In minutes."
    duration: Int!
    reason: String
    description: String
    instructions: String
    appointmentType: AppointmentType
    mode: AppointmentMode
    status: AppointmentStatus
    patient: Patient
    physician: Physician
    practice: Practice!
    serviceLocation: ServiceLocation
    telehealthDetails: String
    payment: Payment
    billingDetails: AppointmentBillingDetails
    recurringEventSchedule: ID
    isBlocking: Boolean!
    metadata: Metadata
    createdDate: DateTime
    lastModifiedDate: DateTime!
    deletedDate: DateTime
  }

  type Payment {
    id: ID!
    amount: Decimal!
    whenCollected: DateTime!
    createDate: DateTime
    deleteDate: DateTime
  }

  type AppointmentBillingDetails {
    billingNote: String
    referringProvider: String
    referringProviderState: String
  }

  type AppointmentType {
    id: ID!
    name: String!
    abbreviation: String
    description: String
    color: String
    "In minutes."
    defaultDuration: Int!
    isTelehealth: Boolean!
    patientBookable: Boolean!
    sequence: Int
    practice: Practice!
    createdDate: DateTime
    deletedDate: DateTime
  }

  ${elationPeopleText}

  type Physician {
    id: ID!
    firstName: String!
    lastName: String!
    credentials: String
    email: String!
    npi: String!
    license: String!
    licenseState: String!
    specialty: String
    fax: String
    practice: Practice!
    userId: ID
    isActive: Boolean!
    metadata: Metadata
    availabilities: [PhysicianAvailability!]!
  }

  type PhysicianAvailability {
    dayOfWeek: Int!
    startTime: String!
    endTime: String!
    serviceLocation: ServiceLocation
  }

  type Practice {
    id: ID!
    name: String!
    addressLine1: String!
    addressLine2: String!
    city: String
    state: String
    zip: String
    timezone: String
    status: String
    physicians: [Physician!]!
    serviceLocations: [ServiceLocation!]
    metadata: Metadata
  }

  type ServiceLocation {
    id: ID!
    name: String!
    addressLine1: String!
    addressLine2: String
    city: String
    state: String!
    zip: String
    phone: String
    fax: String
    email: String
    timezone: String
    isPrimary: Boolean!
    placeOfService: String
    placeOfServiceCode: Int
    status: String
    practice: Practice!
    createdDate: DateTime
    deletedDate: DateTime
  }

  ${connectionText}

  ${elationMoreText}

  ${elationInputsText}
`;
