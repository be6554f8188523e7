/** SDL of the medical-record service. */
export const ostranderMedicalText: string = /* GraphQL */ `
  type MedicalRecordQuery {
    "All patients of care, deceased ones too. Ordered by id; orderBy takes displayName, createTime and updateTime."
    patientsOfCare(
      filter: PatientOfCareFilter
      orderBy: String
      pageSize: Int
      pageToken: String
    ): ListPatientsOfCareResponse!
    patientOfCare(id: ID!): PatientOfCare
    patientOfCareByMicrochip(microchipNumber: String!): PatientOfCare
    speciesCatalog: [Species!]!
    "Of a patient, or of a stretch of time, or both; one of them is needed. The newest first."
    encounters(filter: EncounterFilter!, pageSize: Int, pageToken: String): ListEncountersResponse!
    encounter(id: ID!): Encounter
    "What is due on the dates, both included; ordered by dueDate."
    careReminders(filter: CareReminderFilter!, pageSize: Int, pageToken: String): ListCareRemindersResponse!
  }

  input PatientOfCareFilter {
    customerId: ID
    speciesCodes: [String!]
    statuses: [PatientOfCareStatus!]
    updatedSince: Timestamp
  }

  enum PatientOfCareStatus {
    PATIENT_OF_CARE_STATUS_UNSPECIFIED
    PATIENT_OF_CARE_STATUS_ACTIVE
    PATIENT_OF_CARE_STATUS_INACTIVE
    PATIENT_OF_CARE_STATUS_DECEASED
  }

  enum BiologicalSex {
    BIOLOGICAL_SEX_UNSPECIFIED
    BIOLOGICAL_SEX_MALE
    BIOLOGICAL_SEX_FEMALE
  }

  "An animal that is cared for."
  type PatientOfCare {
    id: ID!
    resourceName: String!
    etag: String!
    medicalRecordNumber: String!
    displayName: String!
    species: Species!
    breed: Breed
    biologicalSex: BiologicalSex!
    coatColor: String
    birthDate: Date
    microchipNumber: String
    status: PatientOfCareStatus!
    "Who is there for it, the primary one first; none for a stray."
    careRelationships: [CareRelationship!]!
    alerts: [ClinicalAlert!]!
    problems: [Problem!]!
    immunizations: [Immunization!]!
    "The newest first."
    encounters(pageSize: Int, pageToken: String): ListEncountersResponse!
    "The newest first."
    appointments(pageSize: Int, pageToken: String): ListAppointmentsResponse!
    createTime: Timestamp!
    updateTime: Timestamp!
  }

  type Species {
    code: String!
    displayName: String!
    breeds: [Breed!]!
  }

  type Breed {
    code: String!
    displayName: String!
  }

  enum CareRelationshipKind {
    CARE_RELATIONSHIP_KIND_UNSPECIFIED
    CARE_RELATIONSHIP_KIND_OWNER
    CARE_RELATIONSHIP_KIND_CUSTODIAN
  }

  type CareRelationship {
    id: ID!
    kind: CareRelationshipKind!
    customer: Customer!
    primary: Boolean!
    startTime: Timestamp!
  }

  enum AlertSeverity {
    ALERT_SEVERITY_UNSPECIFIED
    ALERT_SEVERITY_INFO
    ALERT_SEVERITY_CRITICAL
  }

  type ClinicalAlert {
    id: ID!
    severity: AlertSeverity!
    text: String!
  }

  enum ProblemStatus {
    PROBLEM_STATUS_UNSPECIFIED
    PROBLEM_STATUS_ACTIVE
    PROBLEM_STATUS_RESOLVED
  }

  type Problem {
    id: ID!
    displayName: String!
    status: ProblemStatus!
    recordTime: Timestamp!
  }

  type Immunization {
    id: ID!
    vaccine: String!
    administerDate: Date!
    expireDate: Date
    lotNumber: String
  }

  type ListPatientsOfCareResponse {
    patientsOfCare: [PatientOfCare!]!
    "Empty on the last page. Goes with the same filter and order only."
    nextPageToken: String!
    totalSize: Int!
  }

  input EncounterFilter {
    patientId: ID
    startsWithin: IntervalInput
  }

  enum EncounterStatus {
    ENCOUNTER_STATUS_UNSPECIFIED
    ENCOUNTER_STATUS_OPEN
    ENCOUNTER_STATUS_SIGNED
  }

  "What happened when a patient was seen."
  type Encounter {
    id: ID!
    resourceName: String!
    status: EncounterStatus!
    patient: PatientOfCare!
    clinician: Worker
    appointment: Appointment!
    startTime: Timestamp!
    note: SoapNote
    vitalSigns: [VitalSign!]!
  }

  type SoapNote {
    subjective: String
    objective: String
    assessment: String
    plan: String
  }

  enum VitalSignKind {
    VITAL_SIGN_KIND_UNSPECIFIED
    VITAL_SIGN_KIND_TEMPERATURE
    VITAL_SIGN_KIND_HEART_RATE
    VITAL_SIGN_KIND_RESPIRATORY_RATE
  }

  type VitalSign {
    kind: VitalSignKind!
    value: Float!
    unit: String!
  }

  type ListEncountersResponse {
    encounters: [Encounter!]!
    nextPageToken: String!
    totalSize: Int!
  }

  input CareReminderFilter {
    dueWithin: DateRangeInput!
    facilityIds: [ID!]
  }

  enum CareReminderStatus {
    CARE_REMINDER_STATUS_UNSPECIFIED
    CARE_REMINDER_STATUS_PENDING
    CARE_REMINDER_STATUS_SENT
  }

  type CareReminder {
    id: ID!
    displayName: String!
    patient: PatientOfCare!
    dueDate: Date!
    status: CareReminderStatus!
  }

  type ListCareRemindersResponse {
    careReminders: [CareReminder!]!
    nextPageToken: String!
    totalSize: Int!
  }
`;
