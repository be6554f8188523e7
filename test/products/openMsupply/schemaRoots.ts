/** The queries and mutations that are kept. */
export const rootsText = `
  type Queries {
    abbreviations(filter: AbbreviationFilterInput): [AbbreviationNode!]!
    apiVersion: String!
    clinicians(
      filter: ClinicianFilterInput, page: PaginationInput, sort: [ClinicianSortInput!], storeId: String!
    ): CliniciansResponse!
    contactTraces(
      filter: ContactTraceFilterInput, page: PaginationInput, sort: ContactTraceSortInput, storeId: String!
    ): ContactTraceResponse!
    contacts(nameId: String!, storeId: String!): ContactsResponse!
    diagnosesActive: [DiagnosisNode!]!
    documentRegistries(
      filter: DocumentRegistryFilterInput, sort: [DocumentRegistrySortInput!], storeId: String!
    ): DocumentRegistryResponse!
    documents(
      filter: DocumentFilterInput, page: PaginationInput, sort: DocumentSortInput, storeId: String!
    ): DocumentResponse!
    encounterFields(
      filter: EncounterFilterInput, input: EncounterFieldsInput!, page: PaginationInput, sort: EncounterSortInput,
      storeId: String!
    ): EncounterFieldsResponse!
    encounters(
      filter: EncounterFilterInput, page: PaginationInput, sort: EncounterSortInput, storeId: String!
    ): EncounterResponse!
    insurancePolicies(nameId: String!, sort: [InsuranceSortInput!], storeId: String!): InsurancesResponse!
    insuranceProviders(storeId: String!): InsuranceProvidersResponse!
    invoices(
      filter: InvoiceFilterInput, page: PaginationInput, sort: [InvoiceSortInput!], storeId: String!,
      type: [InvoiceTypeInput!]
    ): InvoicesResponse!
    isCentralServer: Boolean!
    items(filter: ItemFilterInput, page: PaginationInput, sort: [ItemSortInput!], storeId: String!): ItemsResponse!
    locationTypes(
      filter: LocationTypeFilterInput, page: PaginationInput, sort: [LocationTypeSortInput!], storeId: String!
    ): LocationTypesResponse!
    locations(
      filter: LocationFilterInput, page: PaginationInput, sort: [LocationSortInput!], storeId: String!
    ): LocationsResponse!
    masterLists(
      filter: MasterListFilterInput, page: PaginationInput, sort: [MasterListSortInput!], storeId: String!
    ): MasterListsResponse!
    me: UserResponse!
    names(filter: NameFilterInput, page: PaginationInput, sort: [NameSortInput!], storeId: String!): NamesResponse!
    patient(patientId: String!, storeId: String!): PatientNode
    patientSearch(input: PatientSearchInput!, storeId: String!): PatientSearchResponse!
    patients(
      filter: PatientFilterInput, page: PaginationInput, sort: [PatientSortInput!], storeId: String!
    ): PatientResponse!
    programEnrolments(
      filter: ProgramEnrolmentFilterInput, sort: ProgramEnrolmentSortInput, storeId: String!
    ): ProgramEnrolmentResponse!
    programs(
      filter: ProgramFilterInput, page: PaginationInput, sort: ProgramSortInput, storeId: String!
    ): ProgramsResponse!
    stockLines(
      filter: StockLineFilterInput, page: PaginationInput, sort: [StockLineSortInput!], storeId: String!
    ): StockLinesResponse!
    store(id: String!): StoreResponse!
    storePreferences(storeId: String!): StorePreferenceNode!
    stores(filter: StoreFilterInput, page: PaginationInput, sort: [StoreSortInput!]): StoresResponse!
  }
  type Mutations {
    deleteLocation(input: DeleteLocationInput!, storeId: String!): DeleteLocationResponse!
    insertClinician(input: InsertClinicianInput!, storeId: String!): IdResponse!
    insertContactTrace(input: InsertContactTraceInput!, storeId: String!): InsertContactTraceResponse!
    insertEncounter(input: InsertEncounterInput!, storeId: String!): InsertEncounterResponse!
    insertLocation(input: InsertLocationInput!, storeId: String!): InsertLocationResponse!
    insertPatient(input: InsertPatientInput!, storeId: String!): InsertPatientResponse!
    insertPrescription(input: InsertPrescriptionInput!, storeId: String!): InsertPrescriptionResponse!
    insertProgramEnrolment(input: InsertProgramEnrolmentInput!, storeId: String!): InsertProgramEnrolmentResponse!
    insertProgramPatient(input: InsertProgramPatientInput!, storeId: String!): InsertProgramPatientResponse!
    linkPatientToStore(nameId: String!, storeId: String!): LinkPatientToStoreResponse!
    updateContactTrace(input: UpdateContactTraceInput!, storeId: String!): UpdateContactTraceResponse!
    updateEncounter(input: UpdateEncounterInput!, storeId: String!): UpdateEncounterResponse!
    updateLocation(input: UpdateLocationInput!, storeId: String!): UpdateLocationResponse!
    updatePatient(input: UpdatePatientInput!, storeId: String!): UpdatePatientResponse!
  }
`;
