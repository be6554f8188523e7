/** What mutations take. */
export const inputsText: string = /* GraphQL */ `
  input TherapistInput {
    id_number: String
    first_name: String
    last_name: String
    license_number: Int
    phone: String
    email: String
    birth_date: Date
    disabled: Boolean
    role: Role
    title: String
    password: String
  }

  input PatientFileInput {
    patient_id: ID!
    name: String!
    url: String!
    size: Int!
    type: String!
  }

  input TreatmentSummaryFieldsInput {
    treatments_length: String
    treatment_targets: String
    parents_involment: String
    treatments_progress: String
    recommendations: String
  }

  input TreatmentSummaryInput {
    patient_id: ID!
    patient_age: String!
    date: Date!
    fillers_ids: [String!]!
    fields: TreatmentSummaryFieldsInput!
  }

  input DiagnoseFieldsInput {
    pregnancy_and_birth: String
    psychomotor_progression: String
    language_and_speech_progression: String
    eating_function: String
    family_background: String
    health_background: String
    past_and_present_treatments: String
    environmental_context: String
    parents_report: String
    kindergarten_teacher_report: String
    diagnose_tools: String
    behaviour_and_general_impression: String
    communications_skills: String
    gaming_skills: String
    language_grasp: String
    language_expression: String
    speech_intelligibility: String
    speech_fluency: String
    summary: String
    recommendations: String
  }

  input DiagnoseInput {
    patient_id: ID!
    patient_age: String!
    date: Date!
    fillers_ids: [String!]!
    fields: DiagnoseFieldsInput!
    hearing_test_remark: String
    hearing_test_date: Date
  }

  input PatientInput {
    id_number: String!
    first_name: String!
    last_name: String!
    birth_date: Date!
    phone: String
    profile_email: String
    related_persons: [PatientRelatedPersonInput]
    health_maintenance: PatientHealthMaintenance
    remarks: String
    diagnoses: [String!]
    treatment_summary: [String!]
    gender: GENDER
  }

  input PatientRelatedPersonInput {
    type: PatientRelatedPersonType
    description: String
    phone: String
    email: String
    receive_updates: Boolean
    name: String
  }

  input SchoolObservationInput {
    observationReason: String
    educationEntity: String
    date: Date
    context: String
    generalBackground: String
    familyBackground: String
    medicalBackground: String
    previousDiagnoses: String
    educationalFramework: String
    observationFindings: String
    observationSummary: String
    therapist_ids: [ID]!
  }

  input StaffMeetingInput {
    participant_ids: [ID]!
    date: Date
    protocol: String
    nextRecommendation: String
    meetingPurpose: String
  }

  input OutsideSourceConsultInput {
    consultantRole: String
    date: Date
    meetingSummary: String
  }

  input TreatmentSeriesObjectInput {
    TreatmentInput: TreatmentInput
    SchoolObservationInput: SchoolObservationInput
    StaffMeetingInput: StaffMeetingInput
    OutsideSourceConsultInput: OutsideSourceConsultInput
  }

  input TreatmentInput {
    target: String
    method: String
    process: String
    parents_guidance: String
    next_treatment_remark: String
    therapist_ids: [ID]
    start_date: Date
    end_date: Date
    repeat_weeks: Int
  }

  input ClinicInput {
    name: String!
    address: String!
    phone: String
    email: String
    fax: String
    treatment_duration: Int
    patients_limit: Int!
    archive_time: Int
    disabled: Boolean
  }
`;
