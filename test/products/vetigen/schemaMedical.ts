/** Medical records: they belong to a patient, and to the clinic that performed them. */
export const vetigenMedicalText: string = /* GraphQL */ `
  "An examination: Subjective, Objective, Assessment, Plan."
  type SoapRecord {
    fp: ID!
    patient_fp: ID!
    patient: Patient
    calendar_event_fp: ID
    soap_type: SoapType!
    "A SIGNED record is immutable; corrections require a new amendment record."
    status: SoapStatus!
    subjective: String
    objective: String
    assessment: String
    plan: String
    plan_items: [PlanItem!]!
    performed_by_clinic_fp: ID!
    performed_by_clinic: Clinic
    veterinarian: User
    exam_date: DateTime!
    signed_at: DateTime
    created_at: DateTime!
  }

  enum SoapType {
    EXAMINATION
    SURGERY
    VACCINATION
    CHECKUP
    EMERGENCY
    DENTAL
    GROOMING
  }

  enum SoapStatus {
    "Record in progress, not finalized"
    DRAFT
    "Active examination"
    IN_PROGRESS
    "Veterinarian has signed the record"
    SIGNED
    "Record is locked, no further edits"
    LOCKED
  }

  type SoapRecordPage {
    items: [SoapRecord!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  union PlanItem = MedicationPlanItem | LabPlanItem | VaccinePlanItem | FollowUpPlanItem | TodoPlanItem

  type MedicationPlanItem {
    fp: ID!
    drug_name: String!
    dose: String!
    frequency: String!
    duration_days: Int
  }

  type LabPlanItem {
    fp: ID!
    panel: String!
    is_urgent: Boolean!
  }

  type VaccinePlanItem {
    fp: ID!
    vaccine_name: String!
    planned_on: Date!
  }

  type FollowUpPlanItem {
    fp: ID!
    due_on: Date!
    note: String
  }

  type TodoPlanItem {
    fp: ID!
    title: String!
    is_done: Boolean!
  }

  type Vaccination {
    fp: ID!
    patient_fp: ID!
    patient: Patient
    vaccine_name: String!
    batch_number: String
    administered_at: DateTime!
    next_due_on: Date
    administered_by: User
    performed_by_clinic_fp: ID!
  }

  type VaccinationPage {
    items: [Vaccination!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Medication {
    fp: ID!
    patient_fp: ID!
    drug_name: String!
    quantity: Int!
    instructions: String
    prescribed_at: DateTime!
    ends_on: Date
    is_active: Boolean!
    performed_by_clinic_fp: ID!
  }

  "An order to a laboratory or an analyzer, with its results."
  type Diagnostic {
    fp: ID!
    patient_fp: ID!
    patient: Patient
    panel: String!
    status: DiagnosticStatus!
    ordered_at: DateTime!
    completed_at: DateTime
    results: [DiagnosticResult!]!
    performed_by_clinic_fp: ID!
  }

  enum DiagnosticStatus {
    ORDERED
    IN_PROGRESS
    COMPLETED
  }

  type DiagnosticResult {
    analyte: String!
    value: Float!
    unit: String!
    reference_low: Float
    reference_high: Float
    flag: ResultFlag!
  }

  enum ResultFlag {
    LOW
    NORMAL
    HIGH
  }

  type DiagnosticPage {
    items: [Diagnostic!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }
`;
