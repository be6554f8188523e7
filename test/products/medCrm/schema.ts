import { inputsText } from './schemaInputs.ts';
import { careText } from './schemaParts.ts';

/** SDL of medCRM, as its server serves it. */
export const medCrmText: string = /* GraphQL */ `
  scalar Date

  interface User {
    id: ID!
  }

  enum Role {
    SYSTEM_ADMIN
    CLINIC_ADMIN
    THERAPIST
    PATIENT
  }

  enum GENDER {
    MALE
    FEMALE
  }

  type SystemAdministrator implements User {
    id: ID!
    role: Role!
    login: String
  }

  type ClinicAdministrator implements User {
    id: ID!
    clinic: Clinic
    first_name: String
    last_name: String
    email: String!
  }

  type Therapist implements User {
    id: ID!
    id_number: String
    first_name: String
    last_name: String
    clinic: Clinic
    license_number: Int
    phone: String
    email: String
    birth_date: Date
    disabled: Boolean
    role: Role
    title: String
  }

  type Patient implements User {
    id: ID!
    id_number: String!
    first_name: String!
    last_name: String!
    birth_date: Date!
    phone: String
    remarks: String
    profile_email: String
    clinic: Clinic
    clinic_id: ID
    related_persons: [PatientRelatedPerson]
    health_maintenance: PatientHealthMaintenance
    files: [PatientFile]
    treatment_series: [TreatmentSeries]
    diagnoses: [Diagnose]
    treatment_summary: [TreatmentSummary]
    archived_date: Date
    archived: Boolean
    gender: GENDER
  }

  enum PatientRelatedPersonType {
    MOTHER
    FATHER
    OTHER
  }

  enum PatientHealthMaintenance {
    CLATIT
    MACCABI
    MEUHEDET
    LEUMIT
    PRIVATE
  }

  type PatientRelatedPerson {
    type: PatientRelatedPersonType
    description: String
    phone: String
    email: String
    receive_updates: Boolean
    name: String
  }

  type CurrentUser implements User {
    id: ID!
    login: String
    role: Role!
    first_name: String
    last_name: String
    email: String
    clinic: Clinic
    title: String
    license_number: String
    phone: String
  }

  type Clinic {
    id: ID!
    name: String!
    address: String!
    email: String
    fax: String
    phone: String
    administrators: [ClinicAdministrator]
    patients: [Patient]
    therapists: [Therapist]
    treatment_duration: Int
    patients_limit: Int!
    archive_time: Int
    disabled: Boolean
    deleted: Boolean
  }

  type MutationStatus {
    status: String
  }

  type Query {
    clinics: [Clinic]
    administrators: [ClinicAdministrator]
    therapists(clinic_id: ID): [Therapist]
    patients(clinic_id: ID!, archived: Boolean): [Patient]
    patient(id: ID!): Patient
    treatmentSeries(patient_id: ID, clinic_id: ID, therapist_id: ID): [TreatmentSeries]
    treatmentsList(patient_id: ID, clinic_id: ID, therapist_id: ID): [Treatment]
    treatmentObjects(patient_id: ID, clinic_id: ID, therapist_id: ID): [TreatmentSeriesObject]
    past_treatments(patient_id: ID): Int
    future_treatments(patient_id: ID): Int
    total_treatments(patient_id: ID): Int
    school_observations(patient_id: ID): Int
    staff_meetings(patient_id: ID): Int
    outside_source_consults(patient_id: ID): Int
    currentUser: CurrentUser
  }

  type Mutation {
    signUp(first_name: String, last_name: String, email: String!, password: String!): MutationStatus
    addClinic(clinic: ClinicInput): Clinic!
    editClinic(id: Int!, clinic: ClinicInput): Clinic!
    deleteClinic(id: Int!): Clinic!
    addAdministrator(email: String!, password: String!, clinic_id: ID!): MutationStatus
    editAdministrator(id: Int!, password: String!): MutationStatus
    deleteAdministrator(id: Int!): MutationStatus
    createTherapist(clinic_id: ID!, therapist: TherapistInput!): Therapist!
    updateTherapist(id: ID!, therapist: TherapistInput!): Therapist!
    deleteTherapist(id: Int!): Boolean!
    addPatient(clinic_id: ID!, patient: PatientInput): Patient!
    editPatient(id: ID!, patient: PatientInput): Patient!
    deletePatient(id: ID!): Patient!
    archivePatient(id: ID!): Patient!
    unarchivePatient(id: ID!): Patient!
    addTreatmentSeries(name: String, treatments_number: Int!, patient_id: ID!, clinic_id: ID!): MutationStatus
    editTreatmentSeries(id: Int!, name: String, treatments_number: Int!): MutationStatus
    deleteTreatmentSeries(id: Int!): MutationStatus
    addTreatment(series_id: Int, patient_id: Int!, clinic_id: Int!, object: TreatmentSeriesObjectInput!): MutationStatus
    editTreatment(id: Int!, object: TreatmentSeriesObjectInput!): MutationStatus
    deleteTreatment(id: Int!): MutationStatus
    addPatientFile(file: PatientFileInput!): Patient!
    deletePatientFile(id: ID!): Patient!
    addTreatmentSummary(input: TreatmentSummaryInput!): Patient!
    addDiagnose(input: DiagnoseInput!): Patient!
    editTreatmentSummary(id: ID!, input: TreatmentSummaryInput!): Patient!
    editDiagnose(id: ID!, input: DiagnoseInput!): Patient!
    createTreatmentSeries(name: String, treatments_number: Int!, patient_id: ID!, clinic_id: ID!): MutationStatus
    updateTreatmentSeries(id: ID!, name: String, treatments_number: Int!): MutationStatus
    createTreatmentSeriesObject(series_id: ID!, object: TreatmentSeriesObjectInput!): TreatmentSeriesObject!
    updateTreatmentSeriesObject(id: ID!, object: TreatmentSeriesObjectInput!): TreatmentSeriesObject!
    deleteTreatmentSeriesObject(id: ID!): Boolean
  }

  type Subscription {
    clinicUpdated(id: ID!): Clinic!
    therapistUpdated(id: ID!): Therapist!
    patientCreated(clinic_id: ID!): Patient!
    patientUpdated(id: ID!): Patient!
    patientDeleted(clinic_id: ID!): Patient!
    treatmentSeriesCreated(patient_id: Int!): TreatmentSeries!
    treatmentSeriesUpdated(patient_id: Int!): TreatmentSeries!
    treatmentSeriesDeleted(patient_id: Int!): TreatmentSeries!
  }

  ${careText}

  ${inputsText}
`;
