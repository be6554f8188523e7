/** The same from L on. */
export const moreFiltersText = `
  enum ItemSortFieldInput { code name type }
  input ItemSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: ItemSortFieldInput!
  }
  input LocationFilterInput {
    assignedToAsset: Boolean code: StringFilterInput id: EqualFilterStringInput
    locationTypeId: EqualFilterStringInput name: StringFilterInput onHold: Boolean storeId: EqualFilterStringInput
  }
  enum LocationSortFieldInput { code name }
  input LocationSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: LocationSortFieldInput!
  }
  input LocationTypeFilterInput { id: EqualFilterStringInput name: EqualFilterStringInput }
  enum LocationTypeSortFieldInput { id minTemperature name }
  input LocationTypeSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: LocationTypeSortFieldInput!
  }
  input MasterListFilterInput {
    code: StringFilterInput description: StringFilterInput existsForName: StringFilterInput
    existsForNameId: EqualFilterStringInput existsForStoreId: EqualFilterStringInput id: EqualFilterStringInput
    isProgram: Boolean itemId: EqualFilterStringInput name: StringFilterInput
  }
  enum MasterListSortFieldInput { code description discountPercentage name }
  input MasterListSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: MasterListSortFieldInput!
  }
  input NameFilterInput {
    address1: StringFilterInput
    address2: StringFilterInput
    "Filter by code" code: StringFilterInput
    "Search filter across name or code" codeOrName: StringFilterInput
    country: StringFilterInput
    email: StringFilterInput
    id: EqualFilterStringInput
    "Filter by customer property" isCustomer: Boolean
    "Filter by donor property" isDonor: Boolean
    "Filter by manufacturer property" isManufacturer: Boolean
    "Is this name a store" isStore: Boolean
    "Filter by supplier property" isSupplier: Boolean
    isSystemName: Boolean
    isVisible: Boolean
    "Filter by name" name: StringFilterInput
    phone: StringFilterInput
    "Code of the store if store is linked to name" storeCode: StringFilterInput
    supplyingStoreId: EqualFilterStringInput
    "Filter by the name type" type: EqualFilterTypeInput
  }
  enum NameSortFieldInput { code name }
  input NameSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: NameSortFieldInput!
  }
  input PaginationInput {
    "Max number of returned items" first: Int
    "First returned item is at the \`offset\` position in the full list" offset: Int
  }
  input PatientFilterInput {
    address1: StringFilterInput address2: StringFilterInput code: StringFilterInput code2: StringFilterInput
    country: StringFilterInput dateOfBirth: DateFilterInput dateOfDeath: DateFilterInput email: StringFilterInput
    firstName: StringFilterInput gender: EqualFilterGenderType id: EqualFilterStringInput
    identifier: StringFilterInput lastName: StringFilterInput name: StringFilterInput
    nextOfKinName: StringFilterInput phone: StringFilterInput programEnrolmentName: StringFilterInput
  }
  input PatientSearchInput {
    "Patient code" code: String
    "Secondary patient code" code2: String
    dateOfBirth: NaiveDate
    firstName: String
    gender: GenderTypeNode
    identifier: String
    lastName: String
    name: String
  }
  enum PatientSortFieldInput {
    address1 address2 code code2 country createdDatetime dateOfBirth dateOfDeath email firstName gender lastName name
    phone
  }
  input PatientSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: PatientSortFieldInput!
  }
  input ProgramEnrolmentFilterInput {
    documentName: EqualFilterStringInput
    enrolmentDatetime: DatetimeFilterInput
    isImmunisationProgram: Boolean
    patientId: EqualFilterStringInput
    programEnrolmentId: StringFilterInput
    "The program id" programId: EqualFilterStringInput
    programName: StringFilterInput
    status: StringFilterInput
    "Same as program enrolment document type" type: EqualFilterStringInput
  }
  enum ProgramEnrolmentSortFieldInput { enrolmentDatetime patientId programEnrolmentId status type }
  input ProgramEnrolmentSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: ProgramEnrolmentSortFieldInput!
  }
  input ProgramEventFilterInput {
    activeEndDatetime: DatetimeFilterInput
    activeStartDatetime: DatetimeFilterInput
    data: StringFilterInput
    documentName: EqualFilterStringInput
    documentType: EqualFilterStringInput
    patientId: EqualFilterStringInput
    "The event type" type: EqualFilterStringInput
  }
  enum ProgramEventSortFieldInput { activeEndDatetime activeStartDatetime datetime documentName documentType type }
  input ProgramEventSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: ProgramEventSortFieldInput!
  }
  input ProgramFilterInput {
    contextId: EqualFilterStringInput elmisCode: EqualFilterStringInput existsForStoreId: EqualFilterStringInput
    id: EqualFilterStringInput isImmunisation: Boolean itemId: EqualFilterStringInput name: StringFilterInput
  }
  enum ProgramSortFieldInput { name }
  input ProgramSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: ProgramSortFieldInput!
  }
  input StockLineFilterInput {
    code: StringFilterInput expiryDate: DateFilterInput hasPacksInStore: Boolean id: EqualFilterStringInput
    isActive: Boolean isAvailable: Boolean isProgramStockLine: Boolean itemCodeOrName: StringFilterInput
    itemId: EqualFilterStringInput location: LocationFilterInput locationId: EqualFilterStringInput
    masterList: MasterListFilterInput name: StringFilterInput search: StringFilterInput
    storeId: EqualFilterStringInput vvmStatusId: EqualFilterStringInput
  }
  enum StockLineSortFieldInput {
    batch costPricePerPack expiryDate itemCode itemName locationCode manufactureDate numberOfPacks packSize
    supplierName vvmStatusThenExpiry
  }
  input StockLineSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: StockLineSortFieldInput!
  }
  input StoreFilterInput {
    code: StringFilterInput codeOrName: StringFilterInput id: EqualFilterStringInput name: StringFilterInput
    nameCode: StringFilterInput siteId: EqualFilterNumberInput
  }
  enum StoreSortFieldInput { code name nameCode }
  input StoreSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: StoreSortFieldInput!
  }
  input StringFilterInput {
    "Search term must be an exact match (case sensitive)" equalTo: String
    "Search term must be included in search candidate (case insensitive)" like: String
  }
  input UpdateContactTraceInput {
    "Contact trace document data" data: JSON!
    "The document ID of the contact trace document which should be updated" parent: String!
    "The patient ID the contact belongs to" patientId: String!
    "The schema id used for the contact trace data" schemaId: String!
    "The contact trace document type" type: String!
  }
  input UpdateEncounterInput {
    "Encounter document data" data: JSON!
    "The document id of the encounter document which should be updated" parent: String!
    "The schema id used for the encounter data" schemaId: String!
    "The encounter type" type: String!
  }
  input UpdateLocationInput {
    code: String id: String! locationTypeId: String name: String onHold: Boolean volume: Float
  }
  input UpdatePatientInput {
    address1: String code: String! code2: String dateOfBirth: NaiveDate dateOfDeath: NaiveDate firstName: String
    gender: GenderTypeNode id: String! isDeceased: Boolean lastName: String nextOfKinId: String nextOfKinName: String
    phone: String
  }
`;
