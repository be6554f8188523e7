/** Types of procedures, treatment plans and recare. */
export const ascendClinicalText: string = /* GraphQL */ `
  enum ProcedureCategory {
    DIAGNOSTIC
    PREVENTIVE
    RESTORATIVE
    ENDODONTICS
    PERIODONTICS
    PROSTHREMOV
    MAXILLOPROSTH
    IMPLANTSERV
    PROSTHOFIXED
    ORALSURGERY
    ORTHODONTICS
    ADJUNCTSERV
    MULTICODES
    PRODUCTS
  }

  enum TreatmentArea {
    TOOTH
    MOUTH
    SURFACE
    QUADRANT
    ROOT
    MULTICODES
    ARCH
    SEXTANT
    RANGE
  }

  "A procedure that the organization offers"
  type PracticeProcedureV1 {
    id: ID!
    type: String!
    adaCode: String!
    aliasCode: String
    codeType: String
    codeVersion: Int!
    codeExtension: String
    description: String!
    abbreviatedDescription: String!
    category: ProcedureCategory!
    treatmentArea: TreatmentArea!
    chartingSymbol: String
    fee: Float!
    favorite: Boolean!
    active: Boolean!
    billToInsurance: Boolean!
    needsPredetermination: Boolean!
    isClinicalNoteRequired: Boolean!
    isTreatmentInfoRequired: Boolean!
    recareTemplate: RecareTemplateV1
    lastModified: DateTime!
  }

  enum PatientProcedureStatus {
    COMPLETED
    EXISTING
    TREATMENT_PLAN
  }

  enum RecordState {
    ACTIVE
    CANCELLED
    INVALIDATED
  }

  "A procedure that a patient has had or is to have"
  type PatientProcedureV1 {
    id: ID!
    type: String!
    amount: Float!
    entryDate: Date!
    serviceDate: Date!
    treatmentPlannedDate: Date
    status: PatientProcedureStatus!
    state: RecordState!
    notes: String
    billToInsurance: Boolean!
    autoCalculateEstimateEnabled: Boolean
    unlock: Boolean!
    procedureTeeth: [ProcedureTooth!]!
    patient: PatientV1
    location: LocationV1
    practiceProcedure: PracticeProcedureV1
    renderingProvider: ProviderV1
    lastModified: DateTime!
  }

  type ProcedureTooth {
    toothId: String!
    surfaces: [String!]
  }

  enum TxCaseStatus {
    NEW
    PROPOSED
    ACCEPTED
    REJECTED
  }

  type TxCaseV1 {
    id: ID!
    type: String!
    name: String!
    status: TxCaseStatus!
    note: String
    expirationDate: Date
    showExpirationDate: Boolean!
    showNote: Boolean!
    patient: PatientV1
    user: User
    visits: [VisitV1!]!
    lastModified: DateTime!
  }

  "One sitting of a treatment plan"
  type VisitV1 {
    id: ID!
    type: String!
    "Minutes"
    duration: Int!
    sequence: Int!
    txCase: TxCaseV1
    lastModified: DateTime!
  }

  enum IntervalUnit {
    DAYS
    WEEKS
    MONTHS
    YEARS
  }

  type RecareTemplateV1 {
    id: ID!
    type: String!
    recareType: String!
    description: String!
    isPrimary: Boolean!
    isDefault: Boolean!
    interval: Int!
    intervalUnit: IntervalUnit!
    practiceProcedures: [PracticeProcedureV1!]!
    lastModified: DateTime!
  }

  enum RecareStatus {
    DUE
    OVERDUE
    SCHEDULED
  }

  type PatientRecareV1 {
    id: ID!
    type: String!
    dueDate: Date!
    serviceDate: Date
    postedDate: Date
    interval: Int!
    intervalUnit: IntervalUnit!
    status: RecareStatus!
    patient: PatientV1
    location: LocationV1
    recareTemplate: RecareTemplateV1
    scheduledAppointment: AppointmentV1
    user: User
    lastModified: DateTime!
  }
`;
