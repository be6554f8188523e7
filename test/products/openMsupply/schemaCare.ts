/** Patients, their programs, and the documents behind them. */
export const careText = `
  type AbbreviationNode { expansion: String! id: String! text: String! }
  type ContactTraceConnector { nodes: [ContactTraceNode!]! totalCount: Int! }
  type ContactTraceNode {
    age: Int
    contactPatient: PatientNode
    contactPatientId: String
    contactTraceId: String
    dateOfBirth: NaiveDate
    datetime: DateTime!
    "The encounter document" document: DocumentNode!
    documentId: String!
    firstName: String
    gender: GenderTypeNode
    id: String!
    lastName: String
    patient: PatientNode!
    patientId: String!
    program: ProgramNode!
    programEnrolment: ProgramEnrolmentNode
    programId: String!
    "Relationship between the patient and the contact, e.g. mother, next of kin, etc." relationship: String
    storeId: String
  }
  union ContactTraceResponse = ContactTraceConnector
  type DiagnosisNode { code: String! description: String! id: String! }
  type DocumentConnector { nodes: [DocumentNode!]! totalCount: Int! }
  type DocumentNode {
    data: JSON! documentRegistry: DocumentRegistryNode id: String! name: String! parents: [String!]!
    schema: JsonschemaNode timestamp: DateTime! type: String! user: UserNode userId: String!
  }
  enum DocumentRegistryCategoryNode { CONTACT_TRACE CUSTOM ENCOUNTER PATIENT PROGRAM_ENROLMENT }
  type DocumentRegistryConnector { nodes: [DocumentRegistryNode!]! totalCount: Int! }
  type DocumentRegistryNode {
    category: DocumentRegistryCategoryNode! contextId: String! documentType: String! formSchemaId: String!
    id: String! jsonSchema: JSON! name: String uiSchema: JSON! uiSchemaType: String!
  }
  union DocumentRegistryResponse = DocumentRegistryConnector
  union DocumentResponse = DocumentConnector
  type EncounterConnector { nodes: [EncounterNode!]! totalCount: Int! }
  type EncounterFieldsConnector { nodes: [EncounterFieldsNode!]! totalCount: Int! }
  type EncounterFieldsNode { encounter: EncounterNode! fields: [JSON!]! }
  union EncounterFieldsResponse = EncounterFieldsConnector
  type EncounterNode {
    activeProgramEvents(
      at: DateTime, filter: ActiveEncounterEventFilterInput, page: PaginationInput, sort: ProgramEventSortInput
    ): ProgramEventResponse!
    clinician: ClinicianNode
    contextId: String!
    createdDatetime: DateTime!
    "The encounter document" document: DocumentNode!
    endDatetime: DateTime
    id: String!
    name: String!
    patient: PatientNode!
    patientId: String!
    previousEncounter: EncounterNode
    programEnrolment: ProgramEnrolmentNode
    programEvents(
      filter: EncounterEventFilterInput, page: PaginationInput, sort: ProgramEventSortInput
    ): ProgramEventResponse!
    programId: String!
    startDatetime: DateTime!
    status: EncounterNodeStatus
    "Tries to suggest a date for the next encounter" suggestedNextEncounter: SuggestedNextEncounterNode
    type: String!
  }
  enum EncounterNodeStatus { CANCELLED DELETED PENDING VISITED }
  union EncounterResponse = EncounterConnector
  enum GenderTypeNode {
    FEMALE MALE NON_BINARY TRANSGENDER TRANSGENDER_FEMALE TRANSGENDER_FEMALE_HORMONE TRANSGENDER_FEMALE_SURGICAL
    TRANSGENDER_MALE TRANSGENDER_MALE_HORMONE TRANSGENDER_MALE_SURGICAL UNKNOWN
  }
  union InsertContactTraceResponse = ContactTraceNode
  union InsertEncounterResponse = EncounterNode
  union InsertPatientResponse = PatientNode
  union InsertProgramEnrolmentResponse = ProgramEnrolmentNode
  union InsertProgramPatientResponse = PatientNode
  type JsonschemaNode { id: String! jsonSchema: JSON! }
  type PatientConnector { nodes: [PatientNode!]! totalCount: Int! }
  type PatientNode {
    address1: String address2: String age: Int code: String! code2: String
    contactTraces(
      filter: ContactTraceFilterInput, page: PaginationInput, sort: ContactTraceSortInput
    ): ContactTraceResponse!
    country: String createdDatetime: DateTime dateOfBirth: NaiveDate dateOfDeath: NaiveDate document: DocumentNode
    documentDraft: JSON email: String firstName: String gender: GenderTypeNode id: String! isDeceased: Boolean!
    lastName: String name: String! nextOfKin: PatientNode nextOfKinId: String nextOfKinName: String phone: String
    programEnrolments(filter: ProgramEnrolmentFilterInput): ProgramEnrolmentResponse!
    website: String
  }
  union PatientResponse = PatientConnector
  type PatientSearchConnector { nodes: [PatientSearchNode!]! totalCount: Int! }
  type PatientSearchNode { patient: PatientNode! score: Float! }
  union PatientSearchResponse = PatientSearchConnector
  type ProgramConnector { nodes: [ProgramNode!]! totalCount: Int! }
  type ProgramEnrolmentConnector { nodes: [ProgramEnrolmentNode!]! totalCount: Int! }
  type ProgramEnrolmentNode {
    activeProgramEvents(
      at: DateTime, filter: ProgramEventFilterInput, page: PaginationInput, sort: ProgramEventSortInput
    ): ProgramEventResponse!
    contextId: String!
    "The encounter document" document: DocumentNode!
    encounters(filter: EncounterFilterInput, page: PaginationInput, sort: EncounterSortInput): EncounterConnector!
    enrolmentDatetime: DateTime!
    id: String!
    isImmunisationProgram: Boolean!
    "The program document name" name: String!
    patient: PatientNode!
    patientId: String!
    programEnrolmentId: String
    status: String
    "The program type" type: String!
  }
  union ProgramEnrolmentResponse = ProgramEnrolmentConnector
  type ProgramEventConnector { nodes: [ProgramEventNode!]! totalCount: Int! }
  type ProgramEventNode {
    activeEndDatetime: DateTime!
    activeStartDatetime: DateTime!
    data: String
    datetime: DateTime!
    "The document associated with the document_name" document: DocumentNode
    documentName: String
    documentType: String!
    patient: PatientNode
    patientId: String
    type: String!
  }
  union ProgramEventResponse = ProgramEventConnector
  type ProgramNode { elmisCode: String id: String! isImmunisation: Boolean! name: String! }
  union ProgramsResponse = ProgramConnector
  type SuggestedNextEncounterNode { label: String startDatetime: DateTime! }
  union UpdateContactTraceResponse = ContactTraceNode
  union UpdateEncounterResponse = EncounterNode
  union UpdatePatientResponse = PatientNode
`;
