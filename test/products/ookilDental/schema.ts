import { inputsText } from './schemaInputs.ts';
import { operationsText } from './schemaOperations.ts';

/** SDL of the dental clinic's server, as TypeGraphQL makes it from its classes: enums without a type function are texts. */
export const dentalText: string = /* GraphQL */ `
  ${operationsText}

  """
  The javascript \`Date\` as string. Type represents date and time as the ISO Date string.
  """
  scalar DateTime

  enum Role {
    ADMIN
    DENTIST
    ASSISTANT
    REGULAR
  }

  enum AppointmentStatus {
    REGISTERED
    CONFIRMED
    CANCELED
  }

  enum TreatmentStatus {
    EXISTING
    COMPLETED
    PLANNED
  }

  enum TreatmentCategory {
    PREVENTIVE
    DIAGNOSTIC
    ENDODONTICS
    PERIODONTICS
    PROSTHETICS
    OTHER
  }

  enum ActionType {
    DIAGNOSTIC
    PROCEDURE
  }

  type Clinic {
    id: ID!
    name: String!
    address: String!
    admin: User!
    dentists: [Dentist!]
    assistants: [Assistant!]
    patients: [Patient!]
    appointments: [Appointment!]
    settings: ClinicSettings!
    registeredAt: DateTime!
    users: [User!]
  }

  type ClinicSettings {
    clinicId: ID!
    workOnSaturday: Boolean!
    workOnSunday: Boolean!
    workStartHour: Int!
    workStartMinutes: Int!
    workEndHour: Int!
    workEndMinutes: Int!
    appointmentDuration: Int!
  }

  type User {
    id: ID!
    email: String!
    password: String!
    roles: [Role!]!
    occupation: Role!
    owningClinics: [Clinic!]
    clinic: Clinic!
  }

  type AuthToken {
    token: String!
  }

  type Dentist {
    id: ID!
    name: String!
    surname: String!
    active: Boolean!
    patients: [Patient!]
    appointments: [Appointment!]
  }

  type Assistant {
    id: ID!
    name: String!
    surname: String!
    active: Boolean!
    worksWith: [Dentist!]
  }

  union RoleResultUnion = Dentist | Assistant

  type Patient {
    id: ID!
    name: String!
    surname: String!
    nationalId: String
    bday: DateTime
    email: String
    mobile: String
    phone: String
    address: PatientAddress
    active: Boolean!
    dentist: Dentist
    appointments: [Appointment!]
    patientChart: [ChartRecord!]
  }

  type PatientAddress {
    street: String
    houseNum: String
    city: String
    zipCode: String
    country: String
  }

  type PatientsList {
    patients: [Patient!]!
    totalCount: Float!
  }

  type PatientsConnection {
    cursor: String
    hasMore: Boolean!
    patients: [Patient!]!
  }

  type Appointment {
    id: ID!
    treatment: String!
    startAt: DateTime!
    endAt: DateTime!
    createdAt: DateTime!
    status: AppointmentStatus!
    patient: Patient!
    dentist: Dentist!
    dentistId: ID!
    clinic: Clinic!
  }

  type WeeklyAppointments {
    date: DateTime!
    appointments: [DateTime!]!
  }

  type AppointmentsList {
    startAt: DateTime!
    endAt: DateTime!
    working: Boolean!
    busy: Boolean!
  }

  type AppointmentSubscription {
    mutation: String!
    content: Appointment!
  }

  type ChartRecord {
    id: ID!
    createdAt: DateTime!
    type: String!
    description: String!
    tooth: String!
    doctor: String!
    status: TreatmentStatus!
    patient: Patient!
  }

  type Treatment {
    id: ID!
    name: String!
    description: String!
    category: TreatmentCategory!
  }

  type Tooth {
    id: ID!
    patient: Patient!
    position: String!
    primary: Boolean!
    quadrant: Int!
    toothNumber: Int!
    crown: CrownSurface
    root: RootSurface
    createdAt: DateTime!
  }

  type CrownSurface {
    id: ID!
    tooth: Tooth!
    buccal: SurfaceFill
    mesial: SurfaceFill
    distal: SurfaceFill
    lingual: SurfaceFill
    occlusial: SurfaceFill
  }

  type RootSurface {
    id: ID!
    tooth: Tooth!
    rootOne: SurfaceFill
    rootTwo: SurfaceFill
    rootThree: SurfaceFill
  }

  type SurfaceFill {
    id: ID!
    action: SurfaceAction!
  }

  type SurfaceAction {
    id: ID!
    name: String!
    type: ActionType!
    categories: [ActionCategory!]!
    fillColor: String!
    icon: Icon
    rootAction: Boolean!
    crownAction: Boolean!
    clinic: Clinic!
  }

  type Icon {
    id: ID!
    alt: String!
  }

  type ActionCategory {
    id: ID!
    name: String!
    actions: [SurfaceAction!]!
    clinic: Clinic!
  }

  type ActionTypeCategories {
    id: ID!
    clinic: Clinic!
    diagnostic: [ActionCategory!]!
    procedures: [ActionCategory!]!
  }

  ${inputsText}
`;
