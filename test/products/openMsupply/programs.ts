/** Programs, documents, encounters and contact traces. */
export const programsText = `
  type ContactTraceConnector { nodes: [ContactTraceNode!]!, totalCount: Int! }

  type ContactTraceNode {
    age: Int, contactPatient: PatientNode, contactPatientId: String, contactTraceId: String
    dateOfBirth: NaiveDate, datetime: DateTime!, document: DocumentNode!, documentId: String!, firstName: String
    gender: GenderType, id: String!, lastName: String, patient: PatientNode!, patientId: String!
    program: ProgramNode!, programEnrolment: ProgramEnrolmentNode, programId: String!, relationship: String
    storeId: String
  }

  union ContactTraceResponse = ContactTraceConnector

  type DemographicIndicatorNode {
    basePopulation: Int!, baseYear: Int!, id: String!, name: String!, populationPercentage: Float!
    year1Projection: Int!, year2Projection: Int!, year3Projection: Int!, year4Projection: Int!
    year5Projection: Int!
  }

  type DocumentConnector { nodes: [DocumentNode!]!, totalCount: Int! }

  type DocumentNode {
    data: JSON!, documentRegistry: DocumentRegistryNode, id: String!, name: String!, parents: [String!]!
    schema: JsonschemaNode, timestamp: DateTime!, type: String!, user: UserNode, userId: String!
  }

  enum DocumentRegistryCategoryNode { CONTACT_TRACE CUSTOM ENCOUNTER PATIENT PROGRAM_ENROLMENT }

  type DocumentRegistryConnector { nodes: [DocumentRegistryNode!]!, totalCount: Int! }

  type DocumentRegistryNode {
    category: DocumentRegistryCategoryNode!, contextId: String!, documentType: String!, formSchemaId: String!
    id: String!, jsonSchema: JSON!, name: String, uiSchema: JSON!, uiSchemaType: String!
  }

  union DocumentRegistryResponse = DocumentRegistryConnector

  union DocumentResponse = DocumentConnector

  type EncounterConnector { nodes: [EncounterNode!]!, totalCount: Int! }

  type EncounterFieldsConnector { nodes: [EncounterFieldsNode!]!, totalCount: Int! }

  type EncounterFieldsNode { encounter: EncounterNode!, fields: [JSON!]! }

  union EncounterFieldsResponse = EncounterFieldsConnector

  type EncounterNode {
    activeProgramEvents(at: DateTime, filter: ActiveEncounterEventFilterInput, page: PaginationInput,
      sort: ProgramEventSortInput): ProgramEventResponse!
    clinician: ClinicianNode, contextId: String!, createdDatetime: DateTime!, document: DocumentNode!
    endDatetime: DateTime, id: String!, name: String!, patient: PatientNode!, patientId: String!
    programEnrolment: ProgramEnrolmentNode
    programEvents(filter: EncounterEventFilterInput, page: PaginationInput,
      sort: ProgramEventSortInput): ProgramEventResponse!
    programId: String!, startDatetime: DateTime!, status: EncounterNodeStatus
    suggestedNextEncounter: SuggestedNextEncounterNode, type: String!
  }

  enum EncounterNodeStatus { CANCELLED DELETED PENDING VISITED }

  union EncounterResponse = EncounterConnector

  union InsertEncounterResponse = EncounterNode

  union InsertProgramEnrolmentResponse = ProgramEnrolmentNode

  union InsertProgramPatientResponse = PatientNode

  type JsonschemaNode { id: String!, jsonSchema: JSON! }

  type ProgramConnector { nodes: [ProgramNode!]!, totalCount: Int! }

  type ProgramEnrolmentConnector { nodes: [ProgramEnrolmentNode!]!, totalCount: Int! }

  type ProgramEnrolmentNode {
    activeProgramEvents(at: DateTime, filter: ProgramEventFilterInput, page: PaginationInput,
      sort: ProgramEventSortInput): ProgramEventResponse!
    contextId: String!, document: DocumentNode!
    encounters(filter: EncounterFilterInput, page: PaginationInput,
      sort: EncounterSortInput): EncounterConnector!
    enrolmentDatetime: DateTime!, name: String!, patient: PatientNode!, patientId: String!
    programEnrolmentId: String, status: String, type: String!
  }

  union ProgramEnrolmentResponse = ProgramEnrolmentConnector

  type ProgramEventConnector { nodes: [ProgramEventNode!]!, totalCount: Int! }

  type ProgramEventNode {
    activeEndDatetime: DateTime!, activeStartDatetime: DateTime!, data: String, datetime: DateTime!
    document: DocumentNode, documentName: String, documentType: String!, patient: PatientNode, patientId: String
    type: String!
  }

  union ProgramEventResponse = ProgramEventConnector

  type ProgramNode {
    id: String!, isImmunisation: Boolean!, name: String!, vaccineCourses: [VaccineCourseNode!]
  }

  union ProgramsResponse = ProgramConnector

  type SuggestedNextEncounterNode { label: String, startDatetime: DateTime! }

  union UpdateEncounterResponse = EncounterNode

  union UpdateProgramEnrolmentResponse = ProgramEnrolmentNode

  union UpdateProgramPatientResponse = PatientNode
`;
