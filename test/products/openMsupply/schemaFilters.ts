/** What lists are narrowed, sorted and paged by, and what mutations take: from A to L. */
export const filtersText = `
  input AbbreviationFilterInput { id: EqualFilterStringInput text: StringFilterInput }
  input ActiveEncounterEventFilterInput {
    data: StringFilterInput isCurrentEncounter: Boolean type: EqualFilterStringInput
  }
  input ClinicianFilterInput {
    address1: StringFilterInput address2: StringFilterInput code: StringFilterInput email: StringFilterInput
    firstName: StringFilterInput id: EqualFilterStringInput initials: StringFilterInput isActive: Boolean
    lastName: StringFilterInput mobile: StringFilterInput phone: StringFilterInput
  }
  enum ClinicianSortFieldInput { address1 address2 code email firstName initials lastName mobile phone }
  input ClinicianSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: ClinicianSortFieldInput!
  }
  input ContactTraceFilterInput {
    contactPatientId: EqualFilterStringInput contactTraceId: StringFilterInput dateOfBirth: DateFilterInput
    datetime: DatetimeFilterInput documentName: StringFilterInput firstName: StringFilterInput
    gender: EqualFilterGenderType id: EqualFilterStringInput lastName: StringFilterInput
    patientId: EqualFilterStringInput programId: EqualFilterStringInput type: StringFilterInput
  }
  enum ContactTraceSortFieldInput {
    contactTraceId dateOfBirth datetime firstName gender lastName patientId programId
  }
  input ContactTraceSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: ContactTraceSortFieldInput!
  }
  input DateFilterInput { afterOrEqualTo: NaiveDate beforeOrEqualTo: NaiveDate equalTo: NaiveDate }
  input DatetimeFilterInput { afterOrEqualTo: DateTime beforeOrEqualTo: DateTime equalTo: DateTime }
  input DeleteLocationInput { id: String! }
  input DocumentFilterInput {
    contextId: EqualFilterStringInput data: StringFilterInput datetime: DatetimeFilterInput name: StringFilterInput
    owner: EqualFilterStringInput type: EqualFilterStringInput
  }
  input DocumentRegistryFilterInput {
    category: EqualFilterDocumentRegistryCategoryInput contextId: EqualFilterStringInput
    documentType: EqualFilterStringInput id: EqualFilterStringInput
  }
  enum DocumentRegistrySortFieldInput { documentType type }
  input DocumentRegistrySortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: DocumentRegistrySortFieldInput!
  }
  enum DocumentSortFieldInput { context datetime name owner type }
  input DocumentSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: DocumentSortFieldInput!
  }
  input EncounterEventFilterInput {
    activeEndDatetime: DatetimeFilterInput activeStartDatetime: DatetimeFilterInput data: StringFilterInput
    datetime: DatetimeFilterInput isCurrentEncounter: Boolean type: EqualFilterStringInput
  }
  input EncounterFieldsInput { fields: [String!]! }
  input EncounterFilterInput {
    clinicianId: EqualFilterStringInput
    createdDatetime: DatetimeFilterInput
    documentData: StringFilterInput
    documentName: EqualFilterStringInput
    endDatetime: DatetimeFilterInput
    id: EqualFilterStringInput
    "Only if this filter is set encounters with status DELETED are returned" includeDeleted: Boolean
    patient: PatientFilterInput
    patientId: EqualFilterStringInput
    programEnrolment: ProgramEnrolmentFilterInput
    programId: EqualFilterStringInput
    startDatetime: DatetimeFilterInput
    status: EqualFilterEncounterStatusInput
    type: EqualFilterStringInput
  }
  enum EncounterSortFieldInput { Program Type createdDatetime endDatetime patientId startDatetime status }
  input EncounterSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: EncounterSortFieldInput!
  }
  input EqualFilterBigNumberInput {
    equalAny: [Int!] equalAnyOrNull: [Int!] equalTo: Int notEqualAll: [Int!] notEqualTo: Int
  }
  input EqualFilterDocumentRegistryCategoryInput {
    equalAny: [DocumentRegistryCategoryNode!] equalTo: DocumentRegistryCategoryNode
    notEqualAll: [DocumentRegistryCategoryNode!] notEqualTo: DocumentRegistryCategoryNode
  }
  input EqualFilterEncounterStatusInput {
    equalAny: [EncounterNodeStatus!] equalTo: EncounterNodeStatus notEqualAll: [EncounterNodeStatus!]
    notEqualTo: EncounterNodeStatus
  }
  input EqualFilterGenderType {
    equalAny: [GenderTypeNode!] equalTo: GenderTypeNode notEqualAll: [GenderTypeNode!] notEqualTo: GenderTypeNode
  }
  input EqualFilterInvoiceStatusInput {
    equalAny: [InvoiceNodeStatus!] equalTo: InvoiceNodeStatus notEqualAll: [InvoiceNodeStatus!]
    notEqualTo: InvoiceNodeStatus
  }
  input EqualFilterInvoiceTypeInput {
    equalAny: [InvoiceNodeType!] equalTo: InvoiceNodeType notEqualAll: [InvoiceNodeType!] notEqualTo: InvoiceNodeType
  }
  input EqualFilterItemTypeInput {
    equalAny: [ItemNodeType!] equalTo: ItemNodeType notEqualAll: [ItemNodeType!] notEqualTo: ItemNodeType
  }
  input EqualFilterNumberInput {
    equalAny: [Int!] equalAnyOrNull: [Int!] equalTo: Int notEqualAll: [Int!] notEqualTo: Int
  }
  input EqualFilterStringInput {
    equalAny: [String!] equalAnyOrNull: [String!] equalTo: String notEqualAll: [String!] notEqualTo: String
  }
  input EqualFilterTypeInput {
    equalAny: [NameNodeType!] equalTo: NameNodeType notEqualAll: [NameNodeType!] notEqualTo: NameNodeType
  }
  input InsertClinicianInput {
    code: String! firstName: String gender: GenderTypeNode id: String! initials: String! lastName: String!
    mobile: String
  }
  input InsertContactTraceInput {
    "Contact trace document data" data: JSON!
    "The patient ID the contact belongs to" patientId: String!
    "The schema id used for the encounter data" schemaId: String!
    "The contact trace document type" type: String!
  }
  input InsertEncounterInput {
    "Encounter document data" data: JSON!
    patientId: String!
    "The schema id used for the encounter data" schemaId: String!
    "The encounter type" type: String!
  }
  input InsertLocationInput {
    code: String! id: String! locationTypeId: String name: String onHold: Boolean volume: Float
  }
  input InsertPatientInput {
    address1: String code: String! code2: String dateOfBirth: NaiveDate dateOfDeath: NaiveDate firstName: String
    gender: GenderTypeNode id: String! isDeceased: Boolean lastName: String nextOfKinId: String nextOfKinName: String
    phone: String
  }
  input InsertPrescriptionInput {
    clinicianId: String diagnosisId: String id: String! patientId: String! prescriptionDate: DateTime
    programId: String theirReference: String
  }
  input InsertProgramEnrolmentInput {
    "Program document data" data: JSON!
    patientId: String!
    "The schema id used for the program data" schemaId: String!
    "The program type" type: String!
  }
  input InsertProgramPatientInput {
    "Patient document data" data: JSON!
    "The schema id used for the patient data" schemaId: String!
  }
  enum InsuranceSortFieldInput { expiryDate isActive }
  input InsuranceSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: InsuranceSortFieldInput!
  }
  input InvoiceFilterInput {
    allocatedDatetime: DatetimeFilterInput colour: EqualFilterStringInput comment: StringFilterInput
    createdDatetime: DatetimeFilterInput createdOrBackdatedDatetime: DatetimeFilterInput
    deliveredDatetime: DatetimeFilterInput id: EqualFilterStringInput invoiceNumber: EqualFilterBigNumberInput
    isProgramInvoice: Boolean linkedInvoiceId: EqualFilterStringInput nameId: EqualFilterStringInput onHold: Boolean
    otherPartyId: EqualFilterStringInput otherPartyName: StringFilterInput pickedDatetime: DatetimeFilterInput
    programId: EqualFilterStringInput purchaseOrderId: EqualFilterStringInput
    purchaseOrderNumber: EqualFilterBigNumberInput receivedDatetime: DatetimeFilterInput
    requisitionId: EqualFilterStringInput shippedDatetime: DatetimeFilterInput status: EqualFilterInvoiceStatusInput
    storeId: EqualFilterStringInput theirReference: StringFilterInput transportReference: EqualFilterStringInput
    type: EqualFilterInvoiceTypeInput userId: EqualFilterStringInput verifiedDatetime: DatetimeFilterInput
  }
  enum InvoiceSortFieldInput {
    allocatedDatetime comment createdDatetime deliveredDatetime invoiceDatetime invoiceNumber otherPartyName
    pickedDatetime shippedDatetime status theirReference transportReference type verifiedDatetime
  }
  input InvoiceSortInput {
    "Sort query result is sorted descending or ascending (if not provided the default is ascending)" desc: Boolean
    "Sort query result by \`key\`" key: InvoiceSortFieldInput!
  }
  input ItemFilterInput {
    categoryId: String categoryName: String code: StringFilterInput codeOrName: StringFilterInput
    hasStockOnHand: Boolean id: EqualFilterStringInput ignoreForOrders: Boolean isActive: Boolean
    isProgramItem: Boolean isVaccine: Boolean isVisible: Boolean isVisibleOrOnHand: Boolean
    masterListId: EqualFilterStringInput maxMonthsOfStock: Float minMonthsOfStock: Float name: StringFilterInput
    productsAtRiskOfBeingOutOfStock: Boolean type: EqualFilterItemTypeInput universalCode: StringFilterInput
    withRecentConsumption: Boolean
  }
`;
