/** A mutation, whose payload graphql-ruby names and describes by itself; `resource` and `errors` are the project's. */
interface Mutation {
  readonly name: string;
  readonly about: string;
  readonly inputs: string;
  readonly resource: string;
}

const mutations: readonly Mutation[] = [
  {
    name: 'AddMedicalRecord',
    about: 'File the clinical record for a consultation',
    inputs: 'appointmentId: ID!, diagnosis: String!, notes: String',
    resource: 'MedicalRecord',
  },
  {
    name: 'BookAppointment',
    about: "Reserve a doctor's free slot for the calling patient, or for the one that an admin names",
    inputs: 'availabilityId: ID!, patientId: ID',
    resource: 'Appointment',
  },
  {
    name: 'CancelAppointment',
    about: 'Cancel an appointment the caller participates in',
    inputs: 'id: ID!, reason: String',
    resource: 'Appointment',
  },
  {
    name: 'RegisterPatient',
    about: 'Create a patient profile; with an email, an account is created too',
    inputs: 'fullName: String!, phone: String, dateOfBirth: ISO8601Date, email: String',
    resource: 'Patient',
  },
  {
    name: 'RescheduleAppointment',
    about: 'Move an appointment to another free slot of any doctor',
    inputs: 'id: ID!, availabilityId: ID!',
    resource: 'Appointment',
  },
];

const pageArguments = `
    "Returns the elements in the list that come after the specified cursor."
    after: String
    "Returns the elements in the list that come before the specified cursor."
    before: String
    "Returns the first _n_ elements from the list."
    first: Int
    "Returns the last _n_ elements from the list."
    last: Int`;

/** SDL of the service, as graphql-ruby prints it. */
export const telehealthClinicalText: string = `
"An ISO 8601-encoded date"
scalar ISO8601Date @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")
"An ISO 8601-encoded datetime"
scalar ISO8601DateTime @specifiedBy(url: "https://tools.ietf.org/html/rfc3339")
"A consultation between a patient and a doctor"
type Appointment {
  cancellationReason: String
  cancelledAt: ISO8601DateTime
  doctor: Doctor!
  endsAt: ISO8601DateTime!
  "The key the billing service knows this appointment by"
  externalRef: String!
  id: ID!
  medicalRecord: MedicalRecord
  patient: Patient!
  startsAt: ISO8601DateTime!
  status: AppointmentStatusEnum!
}
"Lifecycle of an appointment"
enum AppointmentStatusEnum { CANCELLED COMPLETED CONFIRMED SCHEDULED }
"A bookable slot in a doctor's calendar"
type Availability {
  doctor: Doctor!
  endsAt: ISO8601DateTime!
  id: ID!
  startsAt: ISO8601DateTime!
}
"A clinician"
type Doctor {
  "Slots that are still free, soonest first"
  availabilities: [Availability!]!
  consultationFeeCents: Int!
  fullName: String!
  id: ID!
  specialty: String!
  user: User!
}
"The clinical record of a consultation. Reading its PHI fields is audited."
type MedicalRecord {
  createdAt: ISO8601DateTime!
  "PHI — encrypted at rest, access audited"
  diagnosis: String
  doctor: Doctor!
  id: ID!
  "PHI — encrypted at rest, access audited"
  notes: String
  patient: Patient!
}
"A reason a mutation did not succeed"
type MutationError {
  "Stable machine-readable identifier"
  code: String!
  "Input field the error belongs to, if any"
  field: String
  "Human-readable explanation"
  message: String!
}
"Information about pagination in a connection."
type PageInfo {
  "When paginating forwards, the cursor to continue."
  endCursor: String
  "When paginating forwards, are there more items?"
  hasNextPage: Boolean!
  "When paginating backwards, are there more items?"
  hasPreviousPage: Boolean!
  "When paginating backwards, the cursor to continue."
  startCursor: String
}
"A patient profile"
type Patient {
  dateOfBirth: ISO8601Date
  fullName: String!
  id: ID!
  phone: String
  "Null where the patient has no account"
  user: User
}
"An account"
type User {
  createdAt: ISO8601DateTime!
  doctor: Doctor
  email: String!
  id: ID!
  patient: Patient
  role: UserRoleEnum!
  twoFactorEnabled: Boolean!
}
"What an account is allowed to see"
enum UserRoleEnum { ADMIN DOCTOR PATIENT }
${['Appointment', 'Doctor', 'Patient'].map(connectionText).join('')}
"Read side of the clinical domain"
type Query {
  "One appointment the caller participates in"
  appointment(id: ID!): Appointment
  "The clinician directory, visible to any authenticated account"
  doctors(${pageArguments}
    specialty: String
  ): DoctorConnection!
  "The authenticated account"
  me: User!
  "The caller's appointments, soonest first"
  myAppointments(${pageArguments}
    "Only appointments starting at or after this time"
    from: ISO8601DateTime
    status: AppointmentStatusEnum
  ): AppointmentConnection!
  "One patient the caller may see"
  patient(id: ID!): Patient
  "Patients the caller may see, by name"
  patients(${pageArguments}
    "Part of the name or of the phone number"
    search: String
  ): PatientConnection!
}
"Write side of the clinical domain"
type Mutation {${mutations.map(mutationText).join('')}
}
${mutations.map(payloadText).join('')}`;

function connectionText(name: string): string {
  return `
"The connection type for ${name}."
type ${name}Connection {
  "A list of edges."
  edges: [${name}Edge!]!
  "A list of nodes."
  nodes: [${name}]
  "Information to aid in pagination."
  pageInfo: PageInfo!
}
"An edge in a connection."
type ${name}Edge {
  "A cursor for use in pagination."
  cursor: String!
  "The item at the end of the edge."
  node: ${name}!
}
`;
}

function mutationText({ name, about, inputs }: Mutation): string {
  return `
  "${about}"
  ${name.slice(0, 1).toLowerCase()}${name.slice(1)}(${inputs}): ${name}Payload`;
}

function payloadText({ name, resource }: Mutation): string {
  return `
"Autogenerated return type of ${name}."
type ${name}Payload {
  "Empty when the mutation succeeded"
  errors: [MutationError!]!
  "The affected record, or null when the mutation failed"
  resource: ${resource}
}`;
}
