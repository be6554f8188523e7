import { inputsText } from './schemaInputs.ts';
import { moreText, moreTypes } from './schemaMore.ts';
import { typesText } from './schemaTypes.ts';

const page = 'first: Int, after: String, last: Int, before: String';

/** What Relay wants of a list of a type. */
function connectionText(type: string): string {
  return /* GraphQL */ `
  "The connection type for ${type}."
  type ${type}Connection {
    "A list of edges."
    edges: [${type}Edge!]!
    "A list of nodes."
    nodes: [${type}!]!
    "Information to aid in pagination."
    pageInfo: PageInfo!
    totalCount: Int!
  }

  "An edge in a connection."
  type ${type}Edge {
    "A cursor for use in pagination."
    cursor: String!
    node: ${type}!
  }`;
}

const listed = ['Appointment', 'AppointmentReason', 'Patient', 'Practitioner', 'Site', ...moreTypes];

/** SDL of the layer before the API. */
export const dentallyText: string = /* GraphQL */ `
  "An ISO 8601-encoded datetime"
  scalar ISO8601DateTime

  "An ISO 8601-encoded date"
  scalar ISO8601Date

  "Represents untyped JSON"
  scalar JSON

  "An object with an ID."
  interface Node {
    "ID of the object."
    id: ID!
  }

  "Information about pagination in a connection."
  type PageInfo {
    endCursor: String
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
  }

  enum SortDirection {
    ASC
    DESC
  }

  type Query {
    "Accounts, which hold what patients owe. They can be filtered by neither site nor date."
    accounts(state: AccountState, ${page}): AccountConnection!
    acquisitionSources(${page}): AcquisitionSourceConnection!
    "A single appointment."
    appointment(id: ID!): Appointment
    appointmentCancellationReasons(${page}): AppointmentCancellationReasonConnection!
    "Reasons that appointments are booked for."
    appointmentReasons(${page}): AppointmentReasonConnection!
    "Appointments of a range of time, with what blocks the diary. Keep the range inside three months."
    appointments(filter: AppointmentFilter!, orderBy: AppointmentOrder, ${page}): AppointmentConnection!
    "Free time of practitioners, as long as it lasts."
    availability(
      practitionerIds: [ID!]!
      startTime: ISO8601DateTime!
      finishTime: ISO8601DateTime!
      "Minutes that have to be free."
      duration: Int
    ): [Availability!]!
    "Who is signed in."
    currentUser: User!
    invoices(patientId: ID, siteId: ID, datedOnAfter: ISO8601Date, datedOnBefore: ISO8601Date, ${page}): InvoiceConnection!
    "Fetches an object given its ID."
    node(id: ID!): Node
    "A single patient."
    patient(id: ID!): Patient
    "Patients, archived ones included."
    patients(
      "Looks for beginnings of names, and parts of email addresses and phone numbers."
      query: String
      filter: PatientFilter
      orderBy: PatientOrder
      ${page}
    ): PatientConnection!
    paymentPlans(${page}): PaymentPlanConnection!
    payments(patientId: ID, ${page}): PaymentConnection!
    "The practice that the token belongs to."
    practice: Practice!
    practitioner(id: ID!): Practitioner
    practitioners(active: Boolean, siteId: ID, ${page}): PractitionerConnection!
    recalls(patientId: ID, ${page}): RecallConnection!
    rooms(siteId: ID, ${page}): RoomConnection!
    site(id: ID!): Site
    sites(${page}): SiteConnection!
    treatmentPlans(patientId: ID, completed: Boolean, ${page}): TreatmentPlanConnection!
    treatments(${page}): TreatmentConnection!
    users(${page}): UserConnection!
  }

  type Mutation {
    "Books an appointment, or blocks time where it has no patient."
    createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload
    createPatient(input: CreatePatientInput!): CreatePatientPayload
    createPayment(input: CreatePaymentInput!): CreatePaymentPayload
    "Takes an appointment out of the diary. To cancel it, set its state instead."
    deleteAppointment(input: DeleteAppointmentInput!): DeleteAppointmentPayload
    "Changes an appointment. Timestamps of its state follow."
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
    updatePatient(input: UpdatePatientInput!): UpdatePatientPayload
  }

  ${typesText(page)}

  ${moreText}

  ${inputsText}

  ${listed.map(connectionText).join('\n')}
`;
