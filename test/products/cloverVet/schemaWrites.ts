/** Mutations: each answers a union of its success and of what may be wrong. */
export const schemaWrites = `
type MutationScheduleVisitSuccess { data: Visit! }
type MutationUpdateVisitSuccess { data: Visit! }
type MutationAdvanceVisitSuccess { data: Visit! }
type MutationCancelVisitSuccess { data: Visit! }
type MutationHoldTimeSuccess { data: HeldTime! }
type MutationCreateGuardianSuccess { data: Guardian! }
type MutationUpdateGuardianSuccess { data: Guardian! }
type MutationMergeGuardiansSuccess { data: Guardian! }
type MutationCreatePatientSuccess { data: Patient! }
type MutationUpdatePatientSuccess { data: Patient! }
type MutationCreateTaskSuccess { data: Task! }
type MutationCompleteTaskSuccess { data: Task! }
type MutationSendMessageSuccess { data: Message! }
type MutationRecordPaymentSuccess { data: Payment! }

union MutationScheduleVisitResult =
  MutationScheduleVisitSuccess | SlotTakenError | ValidationError | NotFoundError | ForbiddenError
union MutationUpdateVisitResult =
  MutationUpdateVisitSuccess | SlotTakenError | ValidationError | NotFoundError | ForbiddenError
union MutationAdvanceVisitResult =
  MutationAdvanceVisitSuccess | StageTransitionError | NotFoundError | ForbiddenError
union MutationCancelVisitResult =
  MutationCancelVisitSuccess | StageTransitionError | NotFoundError | ForbiddenError
union MutationHoldTimeResult = MutationHoldTimeSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationCreateGuardianResult = MutationCreateGuardianSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationUpdateGuardianResult = MutationUpdateGuardianSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationMergeGuardiansResult = MutationMergeGuardiansSuccess | NotFoundError | ForbiddenError
union MutationCreatePatientResult = MutationCreatePatientSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationUpdatePatientResult = MutationUpdatePatientSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationCreateTaskResult = MutationCreateTaskSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationCompleteTaskResult = MutationCompleteTaskSuccess | NotFoundError | ForbiddenError
union MutationSendMessageResult = MutationSendMessageSuccess | ValidationError | NotFoundError | ForbiddenError
union MutationRecordPaymentResult = MutationRecordPaymentSuccess | ValidationError | NotFoundError | ForbiddenError

type Mutation {
  scheduleVisit(input: ScheduleVisitInput!): MutationScheduleVisitResult!
  "Details and times. Stages have advanceVisit."
  updateVisit(visitId: ID!, patch: VisitPatch!): MutationUpdateVisitResult!
  advanceVisit(visitId: ID!, stage: VisitStage!): MutationAdvanceVisitResult!
  cancelVisit(visitId: ID!, reason: String, notifyGuardian: Boolean = false): MutationCancelVisitResult!
  holdTime(input: HoldTimeInput!): MutationHoldTimeResult!
  createGuardian(input: CreateGuardianInput!): MutationCreateGuardianResult!
  updateGuardian(guardianId: ID!, patch: GuardianPatch!): MutationUpdateGuardianResult!
  mergeGuardians(keepId: ID!, mergeId: ID!): MutationMergeGuardiansResult!
  createPatient(input: CreatePatientInput!): MutationCreatePatientResult!
  updatePatient(patientId: ID!, patch: PatientPatch!): MutationUpdatePatientResult!
  createTask(input: CreateTaskInput!): MutationCreateTaskResult!
  completeTask(taskId: ID!): MutationCompleteTaskResult!
  sendMessage(input: SendMessageInput!): MutationSendMessageResult!
  recordPayment(input: RecordPaymentInput!): MutationRecordPaymentResult!
}

input ScheduleVisitInput {
  clinicId: ID!
  visitTypeId: ID!
  startsAt: DateTime!
  "The default of the visit type otherwise"
  durationMinutes: Int
  "Follows from the patients otherwise"
  guardianId: ID
  "One patient, unless the flag multi_patient_visits is on for the workspace"
  patientIds: [ID!]! = []
  leadId: ID
  reasonForVisit: String
  "Refuse where the lead is busy; without it, visits may overlap"
  requireOpenCalendar: Boolean = false
  notifyGuardian: Boolean = true
}

input VisitPatch {
  clinicId: ID
  visitTypeId: ID
  startsAt: DateTime
  durationMinutes: Int
  leadId: ID
  reasonForVisit: String
  requireOpenCalendar: Boolean = false
}

input HoldTimeInput {
  clinicId: ID!
  teammateId: ID
  startsAt: DateTime!
  endsAt: DateTime!
  note: String
}

input ContactPhoneInput {
  number: PhoneNumber!
  label: PhoneLabel = MOBILE
}

input CreateGuardianInput {
  kind: GuardianKind = PERSON
  firstName: String
  "The whole name of an organization"
  lastName: String!
  emails: [EmailAddress!]
  phones: [ContactPhoneInput!]
  homeClinicId: ID
  stickyNote: String
}

input GuardianPatch {
  firstName: String
  lastName: String
  emails: [EmailAddress!]
  phones: [ContactPhoneInput!]
  homeClinicId: ID
  status: GuardianStatus
  stickyNote: String
}

input CreatePatientInput {
  "The patient joins this person's household."
  guardianId: ID!
  name: String!
  speciesId: ID!
  breedId: ID
  sex: PatientSex = UNKNOWN
  birthDate: Date
  coatColor: String
  microchip: String
}

input PatientPatch {
  name: String
  speciesId: ID
  breedId: ID
  sex: PatientSex
  birthDate: Date
  coatColor: String
  microchip: String
  status: PatientStatus
}

input CreateTaskInput {
  title: String!
  assigneeId: ID
  dueAt: DateTime
  priority: TaskPriority = NORMAL
  subjectId: ID
}

input SendMessageInput {
  guardianId: ID!
  conversationId: ID
  body: String!
}

input RecordPaymentInput {
  guardianId: ID!
  invoiceId: ID
  amount: Money!
  tender: TenderType!
  reference: String
}
`;
