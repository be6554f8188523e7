import { openMrsInputsText } from './schemaInputs.ts';
import { openMrsPeopleText } from './schemaPeople.ts';

const kinds =
  'Location LocationTag Patient Person Provider User Appointment AppointmentService Speciality VisitType Visit Encounter Concept';

// Relay connections with a count, the same for every kind.
const connections = kinds
  .split(' ')
  .map(
    (kind) => `
  type ${kind}Connection {
    edges: [${kind}Edge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }

  type ${kind}Edge {
    cursor: String!
    node: ${kind}!
  }
`,
  )
  .join('');

const page = 'first: Int, after: String, last: Int, before: String';

/** Operations, appointments, and the connections of all lists. */
export const openMrsText = `
  "Milliseconds since 1970, in UTC."
  scalar Long

  "Such as 2026-11-17T14:00:00.000+0000."
  scalar DateTime

  type Query {
    session: Session!
    locations(q: String, tag: String, includeAll: Boolean = false, ${page}): LocationConnection!
    location(uuid: ID!): Location
    locationTags(${page}): LocationTagConnection!
    "With q those with a name that begins so, word by word, or with that identifier; two letters at least."
    patients(q: String, identifier: String, ${page}): PatientConnection!
    patient(uuid: ID!): Patient
    "Anyone: patients, staff and their relatives."
    persons(q: String!, ${page}): PersonConnection!
    person(uuid: ID!): Person
    personAttributeTypes: [PersonAttributeType!]!
    patientIdentifierTypes: [PatientIdentifierType!]!
    relationships(person: ID!): [Relationship!]!
    providers(q: String, includeAll: Boolean = false, ${page}): ProviderConnection!
    provider(uuid: ID!): Provider
    users(q: String, ${page}): UserConnection!
    "All appointments, or those that begin and end within 24 hours from forDate on."
    appointments(forDate: Long, ${page}): AppointmentConnection!
    "Appointments that begin within a time, both ends included, in order; 50 at most where it has no end and no limit."
    appointmentSearch(input: AppointmentSearchInput!, ${page}): AppointmentConnection!
    appointment(uuid: ID!): Appointment
    appointmentServices(${page}): AppointmentServiceConnection!
    appointmentService(uuid: ID!): AppointmentService
    specialities(${page}): SpecialityConnection!
    visitTypes(${page}): VisitTypeConnection!
    visits(patient: ID, location: ID, includeInactive: Boolean = true, ${page}): VisitConnection!
    visit(uuid: ID!): Visit
    encounters(patient: ID!, ${page}): EncounterConnection!
    concepts(q: String, ${page}): ConceptConnection!
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): AppointmentPayload!
    "What isn't given stays as it is. Providers that are no longer named are cancelled."
    updateAppointment(input: UpdateAppointmentInput!): AppointmentPayload!
    changeAppointmentStatus(input: ChangeAppointmentStatusInput!): AppointmentPayload!
    "Cancels an appointment and answers the new one that takes its place."
    rescheduleAppointment(input: RescheduleAppointmentInput!): AppointmentPayload!
    respondAsProvider(input: ProviderResponseInput!): AppointmentPayload!
    createPatient(input: CreatePatientInput!): PatientPayload!
    updatePatient(input: UpdatePatientInput!): PatientPayload!
    voidPatient(input: VoidPatientInput!): PatientPayload!
    setPersonAttribute(input: SetPersonAttributeInput!): PersonPayload!
    startVisit(input: StartVisitInput!): VisitPayload!
  }

  type Session {
    authenticated: Boolean!
    locale: String!
    user: User!
    currentProvider: Provider
    sessionLocation: Location
  }

  type Appointment {
    uuid: ID!
    appointmentNumber: String!
    patient: AppointmentPatient!
    service: AppointmentService!
    serviceType: AppointmentServiceType
    "Replaced by providers."
    provider: AppointmentProvider
    providers: [AppointmentProvider!]!
    location: AppointmentLocation
    startDateTime: Long
    endDateTime: Long
    dateCreated: Long!
    dateAppointmentScheduled: Long!
    appointmentKind: AppointmentKind!
    status: AppointmentStatus!
    priority: AppointmentPriority
    comments: String
    reasons: [AppointmentReason!]!
    recurring: Boolean!
    voided: Boolean!
    teleconsultationLink: String
    extensions: AppointmentExtensions!
  }

  "What an appointment says about its patient."
  type AppointmentPatient {
    uuid: ID!
    name: String!
    identifier: String!
    age: Int
    gender: String
    birthDate: Long
  }

  type AppointmentProvider {
    uuid: ID!
    name: String!
    response: ProviderResponse!
    comments: String
  }

  type AppointmentLocation {
    uuid: ID!
    name: String!
  }

  type AppointmentReason {
    conceptUuid: ID!
    name: String!
  }

  type AppointmentExtensions {
    patientEmailDefined: Boolean!
  }

  "What appointments are made for."
  type AppointmentService {
    appointmentServiceId: Int!
    uuid: ID!
    name: String!
    description: String
    speciality: Speciality
    startTime: String
    endTime: String
    durationMins: Int
    maxAppointmentsLimit: Int
    location: AppointmentLocation
    color: String
    initialAppointmentStatus: AppointmentStatus
    creatorName: String
    serviceTypes: [AppointmentServiceType!]!
  }

  type AppointmentServiceType {
    uuid: ID!
    name: String!
    duration: Int
  }

  type Speciality {
    uuid: ID!
    name: String!
  }

  enum AppointmentStatus {
    Requested
    WaitList
    Scheduled
    Arrived
    CheckedIn
    Completed
    Cancelled
    Missed
  }

  enum AppointmentKind {
    Scheduled
    WalkIn
    Virtual
  }

  enum AppointmentPriority {
    AsNeeded
    Emergency
    Routine
  }

  enum ProviderResponse {
    ACCEPTED
    REJECTED
    TENTATIVE
    CANCELLED
    AWAITING
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }
  ${connections}
  ${openMrsPeopleText}

  ${openMrsInputsText}
`;
