/** What is written about patients, and the union of what a series of treatments holds. */
export const careText: string = /* GraphQL */ `
  type PatientFile {
    id: ID!
    patient_id: ID!
    name: String!
    url: String!
    size: Int!
    type: String!
  }

  interface PatientObject {
    id: ID!
    patient: Patient
    patient_age: String
    date: Date
    fillers: [Therapist]
  }

  type TreatmentSummaryFields {
    treatments_length: String
    treatment_targets: String
    parents_involment: String
    treatments_progress: String
    recommendations: String
  }

  type TreatmentSummary implements PatientObject {
    id: ID!
    patient: Patient
    patient_age: String
    date: Date
    fillers: [Therapist]
    fields: TreatmentSummaryFields
  }

  type DiagnoseFields {
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

  type Diagnose implements PatientObject {
    id: ID!
    patient: Patient
    patient_age: String
    date: Date
    fillers: [Therapist]
    fields: DiagnoseFields
    hearing_test_remark: String
    hearing_test_date: Date
  }

  type SchoolObservation {
    id: ID!
    patient: Patient!
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
    therapists: [Therapist]
  }

  type StaffMeeting {
    id: ID!
    participants: [Therapist]
    date: Date
    protocol: String
    nextRecommendation: String
    meetingPurpose: String
    patient: Patient!
  }

  type OutsideSourceConsult {
    id: ID!
    consultantRole: String
    date: Date
    meetingSummary: String
    patient: Patient!
  }

  union TreatmentSeriesObject = SchoolObservation | Treatment | StaffMeeting | OutsideSourceConsult

  type TreatmentSeries {
    id: ID!
    name: String
    treatments_number: Int!
    treatments: [Treatment]
    objects: [TreatmentSeriesObject]
    patient: Patient
    patient_id: ID!
  }

  type Treatment {
    id: ID!
    target: String
    method: String
    process: String
    parents_guidance: String
    next_treatment_remark: String
    therapists: [Therapist]
    patient: Patient
    start_date: Date
    end_date: Date
  }
`;
