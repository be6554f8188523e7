/** SDL of the medical record, reminders and tasks. */
export const nectarMedicalText = /* GraphQL */ `
  enum SoapStatus {
    DRAFT
    FINALIZED
  }

  "The note of one appointment."
  type SoapSchema {
    id: ID!
    status: SoapStatus!
    appointmentId: ID!
    patientId: ID!
    patient: PatientSchema!
    provider: EmployeeSchema
    subjective: SubjectiveSchema!
    objective: ObjectiveSchema!
    assessment: AssessmentSchema!
    plan: String
    finalizedAt: DateTime
    createdAt: DateTime!
  }

  type SubjectiveSchema {
    chiefComplaint: String
    history: String
  }

  type ObjectiveSchema {
    vitals: VitalSchema
    notes: String
  }

  type AssessmentSchema {
    diagnoses: [String!]!
    notes: String
  }

  type VitalSchema {
    id: ID!
    patientId: ID!
    weightLbs: Float!
    temperatureF: Float!
    heartRate: Int!
    respiratoryRate: Int!
    recordedAt: DateTime!
  }

  enum VaccineStatus {
    CURRENT
    OVERDUE
  }

  type VaccineSchema {
    id: ID!
    name: String!
    lotNumber: String!
    patientId: ID!
    patient: PatientSchema!
    administeredDate: Date!
    expirationDate: Date!
    status: VaccineStatus!
  }

  type PrescriptionSchema {
    id: ID!
    patient: PatientSchema!
    provider: EmployeeSchema
    drugName: String!
    instructions: String!
    refillsRemaining: Int!
    prescribedDate: Date!
  }

  enum ReminderStatus {
    PENDING
    SENT
    COMPLETED
  }

  type ReminderSchema {
    id: ID!
    name: String!
    patientId: ID!
    patient: PatientSchema!
    family: FamilySchema
    dueDate: Date!
    status: ReminderStatus!
    notes: String
  }

  enum TaskStatus {
    OPEN
    COMPLETED
  }

  enum TaskPriority {
    LOW
    NORMAL
    HIGH
  }

  type TaskSchema {
    id: ID!
    title: String!
    description: String
    status: TaskStatus!
    priority: TaskPriority!
    institution: InstitutionSchema!
    assignee: EmployeeSchema
    patient: PatientSchema
    dueAt: DateTime
    createdAt: DateTime!
    completedAt: DateTime
  }

  "Messages between the hospital and a family."
  type ConversationSchema {
    id: ID!
    family: FamilySchema!
    subject: String!
    isClosed: Boolean!
    unreadCount: Int!
    lastMessageAt: DateTime!
    messages: [MessageSchema!]!
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  type MessageSchema {
    id: ID!
    conversationId: ID!
    body: String!
    direction: MessageDirection!
    senderName: String!
    isRead: Boolean!
    sentAt: DateTime!
  }
`;
