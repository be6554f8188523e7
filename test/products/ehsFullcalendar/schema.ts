import { neighboursText } from './schemaNeighbours.ts';

/** The type definitions of root, patient and appointment, and in another file those of the others. */
export const ehsText: string = /* GraphQL */ `
  scalar Date

  directive @auth on FIELD_DEFINITION
  directive @guest on FIELD_DEFINITION

  type Query {
    _: String
  }

  type Mutation {
    _: String
  }

  type Subscription {
    _: String
  }

  ${neighboursText}

  extend type Query {
    patient(id: ID!): Patient @auth
    patients: [Patient!]! @auth
    searchPatientsByLastName(lastName: String!): [Patient!]! @auth
  }

  extend type Mutation {
    createPatient(patientInput: PatientInput): Patient @auth
    updatePatient(id: ID!, patientInput: PatientInput): Patient @auth
    deletePatient(id: ID!): Patient @auth
  }

  input PatientInput {
    idType: String
    idTypeNo: String
    firstName: String!
    lastName: String!
    lastName2: String
    fullName: String
    birthDay: String
    sex: String
    phone1: String
    phone2: String
    email: String
    address: String
    gName: String
    gPhone1: String
    gPhone2: String
    gRelation: String
    bloodType: String
    marital: String
    occupation: String
    religion: String
    referral: String
  }

  type Patient {
    id: ID!
    historyId: Int!
    idType: String
    idTypeNo: String
    firstName: String!
    lastName: String!
    lastName2: String
    fullName: String
    birthDay: Date
    sex: String
    phone1: String
    phone2: String
    email: String
    address: String
    gName: String
    gPhone1: String
    gPhone2: String
    gRelation: String
    bloodType: String
    marital: String
    occupation: String
    religion: String
    referral: String
    appointments: [Appointment!]
    age_years: String
    age_months: String
    createdAt: String!
    updatedAt: String!
  }

  extend type Query {
    getAppointmentsByTimeframe(start: String!, end: String!): [Appointment!]! @auth
    getAppointmensByPatientID(id: ID!): [Appointment!]! @auth
    appointments: [Appointment!]! @auth
  }

  extend type Mutation {
    addAppointment(appointmentInput: AppointmentInput): Appointment @auth
    updateAppointment(id: ID!, appointmentInput: updateAppointmentInput): Appointment @auth
    deleteAppointment(id: ID!): Appointment @auth
  }

  input AppointmentInput {
    type: String!
    status: String!
    start: String!
    end: String!
    patientId: ID
    fullName: String
    notRegistered: String
    creator: ID
    description: String
    backgroundColor: String
  }

  input updateAppointmentInput {
    appointmentId: Int!
    type: String!
    status: String!
    start: String!
    end: String!
    patientId: ID
    fullName: String
    notRegistered: String
    creator: ID
    description: String
    backgroundColor: String
  }

  type Appointment {
    id: ID!
    appointmentId: Int!
    type: String!
    status: String!
    start: Date!
    end: Date!
    patientId: Patient
    fullName: String
    notRegistered: String
    creator: User
    description: String
    backgroundColor: String
    createdAt: String!
    updatedAt: String!
  }
`;
