import { tebraInputs } from './schemaInputs.ts';

const connected = [
  'Practice',
  'ServiceLocation',
  'Patient',
  'Provider',
  'Appointment',
  'AppointmentReason',
  'ProcedureCode',
  'Charge',
  'Payment',
];

const connections = connected
  .map(
    (type) => `type ${type}Edge { cursor: String! node: ${type}! }
type ${type}Connection { edges: [${type}Edge!]! nodes: [${type}!]! pageInfo: PageInfo! totalCount: Int! }`,
  )
  .join('\n');

const range = 'first: Int, after: String, last: Int, before: String';

/** The types, queries and mutations of the gateway. */
export const tebraText = `
"A day: 2026-11-17."
scalar Date
"A time in UTC: 2026-11-17T14:00:00Z."
scalar DateTime
"An amount in dollars."
scalar Decimal

enum AppointmentStatus {
  Unknown Scheduled ReminderSent Confirmed CheckedIn Roomed CheckedOut NeedsReschedule ReadyToBeSeen NoShow Cancelled
  Rescheduled Tentative
}
"P is an appointment of a patient, O is other time."
enum AppointmentType { P O }
enum AppointmentMode { InOffice Telehealth }
enum Gender { Male Female Unknown }

type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }

"The business, which has service locations."
type Practice {
  id: ID!
  practiceName: String!
  active: Boolean!
  npi: String
  taxId: String
  email: String
  phone: String
  phoneExt: String
  fax: String
  website: String
  practiceAddressLine1: String
  practiceCity: String
  practiceState: String
  practiceZipCode: String
  administratorFullName: String
  subscriptionEdition: String
  createdDate: DateTime!
  lastModifiedDate: DateTime!
  serviceLocations: [ServiceLocation!]!
}

type ServiceLocation {
  id: ID!
  name: String!
  practiceId: ID!
  practiceName: String!
  addressLine1: String
  addressLine2: String
  city: String
  state: String
  zipCode: String
  country: String
  billingName: String
  phone: String
  phoneExt: String
  faxPhone: String
  faxPhoneExt: String
  npi: String
  placeOfServiceCode: String
  createdDate: DateTime!
  lastModifiedDate: DateTime!
}

type Patient {
  id: ID!
  prefix: String
  firstName: String
  middleName: String
  lastName: String!
  suffix: String
  patientFullName: String!
  active: Boolean!
  dob: Date
  age: Int
  gender: Gender!
  maritalStatus: String
  ssn: String
  medicalRecordNumber: String
  addressLine1: String
  addressLine2: String
  city: String
  state: String
  zipCode: String
  country: String
  homePhone: String
  homePhoneExt: String
  workPhone: String
  workPhoneExt: String
  mobilePhone: String
  mobilePhoneExt: String
  emailAddress: String
  emergencyName: String
  emergencyPhone: String
  employerName: String
  employmentStatus: String
  referralSource: String
  alertMessage: String
  alertShowWhenSchedulingAppointments: Boolean!
  mostRecentNote1Date: DateTime
  mostRecentNote1Message: String
  collectionCategoryName: String
  charges: Decimal!
  patientPayments: Decimal!
  patientBalance: Decimal!
  insuranceBalance: Decimal!
  totalBalance: Decimal!
  primaryInsurancePolicyCompanyName: String
  primaryInsurancePolicyNumber: String
  defaultCaseId: ID
  defaultCaseName: String
  defaultServiceLocationId: ID
  defaultServiceLocationName: String
  defaultServiceLocation: ServiceLocation
  defaultRenderingProviderId: ID
  defaultRenderingProviderFullName: String
  primaryCarePhysicianFullName: String
  lastAppointmentDate: Date
  lastEncounterDate: Date
  lastPaymentDate: Date
  lastStatementDate: Date
  practiceId: ID!
  practiceName: String!
  createdDate: DateTime!
  lastModifiedDate: DateTime!
  appointments(${range}): AppointmentConnection!
}

type Provider {
  id: ID!
  fullName: String!
  firstName: String!
  middleName: String
  lastName: String!
  degree: String
  specialtyName: String
  type: String!
  active: Boolean!
  npi: String
  emailAddress: String
  workPhone: String
  practiceId: ID!
  practiceName: String!
  createdDate: DateTime!
  lastModifiedDate: DateTime!
}

type Appointment {
  id: ID!
  type: AppointmentType!
  appointmentName: String
  confirmationStatus: AppointmentStatus!
  startDate: DateTime!
  endDate: DateTime!
  "Minutes."
  appointmentDuration: Int!
  allDay: Boolean!
  recurring: Boolean!
  appointmentMode: AppointmentMode!
  appointmentReason1: String
  appointmentReason2: String
  appointmentReason3: String
  notes: String
  patientId: ID
  patientFullName: String
  patient: Patient
  patientCaseId: ID
  patientCaseName: String
  authorizationNumber: String
  "The provider of the resources."
  provider: Provider
  resourceId1: ID
  resourceName1: String
  "1 is a provider, 2 is a room or a thing."
  resourceTypeId1: Int
  resourceId2: ID
  resourceName2: String
  resourceTypeId2: Int
  resourceId3: ID
  resourceName3: String
  resourceTypeId3: Int
  serviceLocationId: ID!
  serviceLocationName: String!
  serviceLocation: ServiceLocation!
  practiceId: ID!
  practiceName: String!
  createdDate: DateTime!
  lastModifiedDate: DateTime!
}

type AppointmentReason {
  appointmentReasonId: ID!
  name: String!
  defaultDurationMinutes: Int!
  defaultColorCode: String
  practiceId: ID!
}

type ProcedureCode { id: ID! procedureCode: String! officialName: String! active: Boolean! typeOfServiceCode: String }
type Charge {
  id: ID!
  patientId: ID!
  patientFullName: String!
  procedureName: String!
  units: Int!
  unitCharge: Decimal!
  totalCharges: Decimal!
  serviceStartDate: Date!
  postingDate: Date!
  serviceLocationName: String
  adjustmentReason: String
}
type Payment {
  id: ID!
  payerType: String!
  patientId: ID!
  patientFullName: String!
  amount: Decimal!
  paymentMethod: String!
  referenceNumber: String
  postDate: Date!
}

${connections}

${tebraInputs}

type UserError { field: String message: String! }
type CreateAppointmentPayload { appointment: Appointment userErrors: [UserError!]! }
type UpdateAppointmentPayload { appointment: Appointment userErrors: [UserError!]! }
type UpdateAppointmentStatusPayload { appointment: Appointment userErrors: [UserError!]! }
type DeleteAppointmentPayload { deletedAppointmentId: ID userErrors: [UserError!]! }
type CreatePatientPayload { patient: Patient userErrors: [UserError!]! }
type UpdatePatientPayload { patient: Patient userErrors: [UserError!]! }
type DeactivatePatientPayload { patient: Patient userErrors: [UserError!]! }

type Query {
  practices(filter: PracticeFilter, ${range}): PracticeConnection!
  serviceLocations(filter: ServiceLocationFilter, ${range}): ServiceLocationConnection!
  patients(filter: PatientFilter, ${range}): PatientConnection!
  patient(id: ID!): Patient
  providers(filter: ProviderFilter, ${range}): ProviderConnection!
  provider(id: ID!): Provider
  appointments(filter: AppointmentFilter, ${range}): AppointmentConnection!
  appointment(id: ID!): Appointment
  appointmentReasons(filter: AppointmentReasonFilter, ${range}): AppointmentReasonConnection!
  procedureCodes(${range}): ProcedureCodeConnection!
  charges(filter: ChargeFilter, ${range}): ChargeConnection!
  payments(filter: PaymentFilter, ${range}): PaymentConnection!
}

type Mutation {
  createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload!
  updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload!
  updateAppointmentStatus(input: UpdateAppointmentStatusInput!): UpdateAppointmentStatusPayload!
  deleteAppointment(input: DeleteAppointmentInput!): DeleteAppointmentPayload!
  createPatient(input: CreatePatientInput!): CreatePatientPayload!
  updatePatient(input: UpdatePatientInput!): UpdatePatientPayload!
  deactivatePatient(input: DeactivatePatientInput!): DeactivatePatientPayload!
}
`;
