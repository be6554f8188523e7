import { inputsText } from './inputs.ts';
import { programsText } from './programs.ts';
import { storesText } from './stores.ts';

const rootsText = `
  schema { query: Queries, mutation: Mutations }

  scalar DateTime
  scalar JSON
  scalar NaiveDate

  type Queries {
    apiVersion: String!
    centralPatientSearch(input: CentralPatientSearchInput!, storeId: String!): CentralPatientSearchResponse!
    clinicians(filter: ClinicianFilterInput, page: PaginationInput, sort: [ClinicianSortInput!],
      storeId: String!): CliniciansResponse!
    contactTraces(filter: ContactTraceFilterInput, page: PaginationInput, sort: ContactTraceSortInput,
      storeId: String!): ContactTraceResponse!
    document(name: String!, storeId: String!): DocumentNode
    documentRegistries(filter: DocumentRegistryFilterInput, sort: [DocumentRegistrySortInput!],
      storeId: String!): DocumentRegistryResponse!
    documents(filter: DocumentFilterInput, page: PaginationInput, sort: DocumentSortInput,
      storeId: String!): DocumentResponse!
    encounterFields(filter: EncounterFilterInput, input: EncounterFieldsInput!, page: PaginationInput,
      sort: EncounterSortInput, storeId: String!): EncounterFieldsResponse!
    encounters(filter: EncounterFilterInput, page: PaginationInput, sort: EncounterSortInput,
      storeId: String!): EncounterResponse!
    invoice(id: String!, storeId: String!): InvoiceResponse!
    invoices(filter: InvoiceFilterInput, page: PaginationInput, sort: [InvoiceSortInput!],
      storeId: String!): InvoicesResponse!
    locations(filter: LocationFilterInput, page: PaginationInput, sort: [LocationSortInput!],
      storeId: String!): LocationsResponse!
    me: UserResponse!
    names(filter: NameFilterInput, page: PaginationInput, sort: [NameSortInput!],
      storeId: String!): NamesResponse!
    patient(patientId: String!, storeId: String!): PatientNode
    patientSearch(input: PatientSearchInput!, storeId: String!): PatientSearchResponse!
    patients(filter: PatientFilterInput, page: PaginationInput, sort: [PatientSortInput!],
      storeId: String!): PatientResponse!
    programEnrolments(filter: ProgramEnrolmentFilterInput, sort: ProgramEnrolmentSortInput,
      storeId: String!): ProgramEnrolmentResponse!
    programEvents(filter: ProgramEventFilterInput, page: PaginationInput, sort: ProgramEventSortInput,
      storeId: String!): ProgramEventResponse!
    programs(filter: ProgramFilterInput, page: PaginationInput, sort: ProgramSortInput,
      storeId: String!): ProgramsResponse!
    store(id: String!): StoreResponse!
    storePreferences(storeId: String!): StorePreferenceNode!
    stores(filter: StoreFilterInput, page: PaginationInput, sort: [StoreSortInput!]): StoresResponse!
  }

  type Mutations {
    deleteLocation(input: DeleteLocationInput!, storeId: String!): DeleteLocationResponse!
    insertEncounter(input: InsertEncounterInput!, storeId: String!): InsertEncounterResponse!
    insertLocation(input: InsertLocationInput!, storeId: String!): InsertLocationResponse!
    insertPatient(input: InsertPatientInput!, storeId: String!): InsertPatientResponse!
    insertProgramEnrolment(input: InsertProgramEnrolmentInput!,
      storeId: String!): InsertProgramEnrolmentResponse!
    insertProgramPatient(input: InsertProgramPatientInput!, storeId: String!): InsertProgramPatientResponse!
    linkPatientToStore(nameId: String!, storeId: String!): LinkPatientToStoreResponse!
    updateEncounter(input: UpdateEncounterInput!, storeId: String!): UpdateEncounterResponse!
    updateLocation(input: UpdateLocationInput!, storeId: String!): UpdateLocationResponse!
    updatePatient(input: UpdatePatientInput!, storeId: String!): UpdatePatientResponse!
    updateProgramEnrolment(input: UpdateProgramEnrolmentInput!,
      storeId: String!): UpdateProgramEnrolmentResponse!
    updateProgramPatient(input: UpdateProgramPatientInput!, storeId: String!): UpdateProgramPatientResponse!
  }

  type CentralPatientNode {
    code: String!, dateOfBirth: NaiveDate, firstName: String!, id: String!, lastName: String!
  }

  type CentralPatientSearchConnector { nodes: [CentralPatientNode!]!, totalCount: Int! }

  type CentralPatientSearchError { error: CentralPatientSearchErrorInterface! }

  interface CentralPatientSearchErrorInterface { description: String! }

  union CentralPatientSearchResponse = CentralPatientSearchConnector | CentralPatientSearchError

  type ClinicianConnector { nodes: [ClinicianNode!]!, totalCount: Int! }

  type ClinicianNode {
    address1: String, address2: String, code: String!, email: String, firstName: String, gender: GenderType
    id: String!, initials: String!, lastName: String!, mobile: String, phone: String
  }

  union CliniciansResponse = ClinicianConnector

  enum GenderInput {
    FEMALE MALE NON_BINARY TRANSGENDER_FEMALE TRANSGENDER_FEMALE_HORMONE TRANSGENDER_FEMALE_SURGICAL
    TRANSGENDER_MALE TRANSGENDER_MALE_HORMONE TRANSGENDER_MALE_SURGICAL UNKNOWN
  }

  enum GenderType {
    FEMALE MALE NON_BINARY TRANSGENDER TRANSGENDER_FEMALE TRANSGENDER_FEMALE_HORMONE TRANSGENDER_FEMALE_SURGICAL
    TRANSGENDER_MALE TRANSGENDER_MALE_HORMONE TRANSGENDER_MALE_SURGICAL UNKNOWN
  }

  union InsertPatientResponse = PatientNode

  type LinkPatientPatientToStoreError { error: LinkPatientPatientToStoreErrorInterface! }

  interface LinkPatientPatientToStoreErrorInterface { description: String! }

  union LinkPatientToStoreResponse = LinkPatientPatientToStoreError | NameStoreJoinNode

  type PatientConnector { nodes: [PatientNode!]!, totalCount: Int! }

  type PatientNode {
    address1: String, address2: String, age: Int, code: String!, code2: String
    contactTraces(filter: ContactTraceFilterInput, page: PaginationInput,
      sort: ContactTraceSortInput): ContactTraceResponse!
    country: String, createdDatetime: DateTime, dateOfBirth: NaiveDate, dateOfDeath: NaiveDate
    document: DocumentNode, documentDraft: JSON, email: String, firstName: String, gender: GenderType
    id: String!, isDeceased: Boolean!, lastName: String, name: String!, phone: String
    programEnrolments(filter: ProgramEnrolmentFilterInput): ProgramEnrolmentResponse!, website: String
  }

  union PatientResponse = PatientConnector

  type PatientSearchConnector { nodes: [PatientSearchNode!]!, totalCount: Int! }

  type PatientSearchNode { patient: PatientNode!, score: Float! }

  union PatientSearchResponse = PatientSearchConnector

  union UpdatePatientResponse = PatientNode
`;

/** SDL of the server, without what belongs to stock alone. */
export const openMsupplyText: string = [rootsText, programsText, storesText, inputsText].join('\n');
