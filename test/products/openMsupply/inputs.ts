/** Filters, orders and what is entered. */
export const inputsText = `
  input ActiveEncounterEventFilterInput {
    data: StringFilterInput, isCurrentEncounter: Boolean, type: EqualFilterStringInput
  }

  input CentralPatientSearchInput {
    code: String, dateOfBirth: NaiveDate, firstName: String, lastName: String
  }

  input ClinicianFilterInput {
    address1: StringFilterInput, address2: StringFilterInput, code: StringFilterInput, email: StringFilterInput
    firstName: StringFilterInput, id: EqualFilterStringInput, initials: StringFilterInput
    lastName: StringFilterInput, mobile: StringFilterInput, phone: StringFilterInput
  }

  enum ClinicianSortFieldInput { address1 address2 code email firstName initials lastName mobile phone }

  input ClinicianSortInput { desc: Boolean, key: ClinicianSortFieldInput! }

  input ContactTraceFilterInput {
    contactPatientId: EqualFilterStringInput, contactTraceId: StringFilterInput, dateOfBirth: DateFilterInput
    datetime: DatetimeFilterInput, documentName: StringFilterInput, firstName: StringFilterInput
    gender: EqualFilterGenderInput, id: EqualFilterStringInput, lastName: StringFilterInput
    patientId: EqualFilterStringInput, programId: EqualFilterStringInput, type: StringFilterInput
  }

  enum ContactTraceSortFieldInput {
    contactTraceId dateOfBirth datetime firstName gender lastName patientId programId
  }

  input ContactTraceSortInput { desc: Boolean, key: ContactTraceSortFieldInput! }

  input DateFilterInput { afterOrEqualTo: NaiveDate, beforeOrEqualTo: NaiveDate, equalTo: NaiveDate }

  input DatetimeFilterInput { afterOrEqualTo: DateTime, beforeOrEqualTo: DateTime, equalTo: DateTime }

  input DeleteLocationInput { id: String! }

  input DocumentFilterInput {
    contextId: EqualFilterStringInput, data: StringFilterInput, datetime: DatetimeFilterInput
    name: StringFilterInput, owner: EqualFilterStringInput, type: EqualFilterStringInput
  }

  input DocumentRegistryFilterInput {
    category: EqualFilterDocumentRegistryCategoryInput, contextId: EqualFilterStringInput
    documentType: EqualFilterStringInput, id: EqualFilterStringInput
  }

  enum DocumentRegistrySortFieldInput { documentType type }

  input DocumentRegistrySortInput { desc: Boolean, key: DocumentRegistrySortFieldInput! }

  enum DocumentSortFieldInput { context datetime name owner type }

  input DocumentSortInput { desc: Boolean, key: DocumentSortFieldInput! }

  input EncounterEventFilterInput {
    activeEndDatetime: DatetimeFilterInput, activeStartDatetime: DatetimeFilterInput, data: StringFilterInput
    datetime: DatetimeFilterInput, isCurrentEncounter: Boolean, type: EqualFilterStringInput
  }

  input EncounterFieldsInput { fields: [String!]! }

  input EncounterFilterInput {
    clinicianId: EqualFilterStringInput, createdDatetime: DatetimeFilterInput, documentData: StringFilterInput
    documentName: EqualFilterStringInput, endDatetime: DatetimeFilterInput, id: EqualFilterStringInput
    includeDeleted: Boolean, patient: PatientFilterInput, patientId: EqualFilterStringInput
    programEnrolment: ProgramEnrolmentFilterInput, programId: EqualFilterStringInput
    startDatetime: DatetimeFilterInput, status: EqualFilterEncounterStatusInput, type: EqualFilterStringInput
  }

  enum EncounterSortFieldInput { createdDatetime endDatetime patientId program startDatetime status type }

  input EncounterSortInput { desc: Boolean, key: EncounterSortFieldInput! }

  input EqualFilterBigNumberInput { equalAny: [Int!], equalAnyOrNull: [Int!], equalTo: Int, notEqualTo: Int }

  input EqualFilterDocumentRegistryCategoryInput {
    equalAny: [DocumentRegistryCategoryNode!], equalTo: DocumentRegistryCategoryNode
    notEqualTo: DocumentRegistryCategoryNode
  }

  input EqualFilterEncounterStatusInput {
    equalAny: [EncounterNodeStatus!], equalTo: EncounterNodeStatus, notEqualTo: EncounterNodeStatus
  }

  input EqualFilterGenderInput { equalAny: [GenderInput!], equalTo: GenderInput, notEqualTo: GenderInput }

  input EqualFilterInvoiceStatusInput {
    equalAny: [InvoiceNodeStatus!], equalTo: InvoiceNodeStatus, notEqualTo: InvoiceNodeStatus
  }

  input EqualFilterInvoiceTypeInput {
    equalAny: [InvoiceNodeType!], equalTo: InvoiceNodeType, notEqualTo: InvoiceNodeType
  }

  input EqualFilterNumberInput { equalAny: [Int!], equalAnyOrNull: [Int!], equalTo: Int, notEqualTo: Int }

  input EqualFilterStringInput {
    equalAny: [String!], equalAnyOrNull: [String!], equalTo: String, notEqualTo: String
  }

  input EqualFilterTypeInput { equalAny: [NameNodeType!], equalTo: NameNodeType, notEqualTo: NameNodeType }

  input InsertEncounterInput { data: JSON!, patientId: String!, schemaId: String!, type: String! }

  input InsertLocationInput { code: String!, id: String!, name: String, onHold: Boolean }

  input InsertPatientInput {
    address1: String, code: String!, code2: String, dateOfBirth: NaiveDate, dateOfDeath: NaiveDate
    firstName: String, gender: GenderInput, id: String!, isDeceased: Boolean, lastName: String, phone: String
  }

  input InsertProgramEnrolmentInput { data: JSON!, patientId: String!, schemaId: String!, type: String! }

  input InsertProgramPatientInput { data: JSON!, schemaId: String! }

  input InvoiceFilterInput {
    allocatedDatetime: DatetimeFilterInput, colour: EqualFilterStringInput, comment: StringFilterInput
    createdDatetime: DatetimeFilterInput, deliveredDatetime: DatetimeFilterInput, id: EqualFilterStringInput
    invoiceNumber: EqualFilterBigNumberInput, linkedInvoiceId: EqualFilterStringInput
    nameId: EqualFilterStringInput, onHold: Boolean, otherPartyId: EqualFilterStringInput
    otherPartyName: StringFilterInput, pickedDatetime: DatetimeFilterInput
    requisitionId: EqualFilterStringInput, shippedDatetime: DatetimeFilterInput
    status: EqualFilterInvoiceStatusInput, storeId: EqualFilterStringInput
    theirReference: EqualFilterStringInput, transportReference: EqualFilterStringInput
    type: EqualFilterInvoiceTypeInput, userId: EqualFilterStringInput, verifiedDatetime: DatetimeFilterInput
  }

  enum InvoiceSortFieldInput {
    allocatedDatetime comment createdDatetime deliveredDatetime invoiceNumber otherPartyName pickedDatetime
    shippedDatetime status theirReference transportReference type verifiedDatetime
  }

  input InvoiceSortInput { desc: Boolean, key: InvoiceSortFieldInput! }

  input LocationFilterInput {
    assignedToAsset: Boolean, code: StringFilterInput, id: EqualFilterStringInput, name: StringFilterInput
    onHold: Boolean, storeId: EqualFilterStringInput
  }

  enum LocationSortFieldInput { code name }

  input LocationSortInput { desc: Boolean, key: LocationSortFieldInput! }

  input NameFilterInput {
    address1: StringFilterInput, address2: StringFilterInput, code: StringFilterInput
    codeOrName: StringFilterInput, country: StringFilterInput, email: StringFilterInput
    id: EqualFilterStringInput, isCustomer: Boolean, isDonor: Boolean, isPatient: Boolean, isStore: Boolean
    isSupplier: Boolean, isSystemName: Boolean, isVisible: Boolean, name: StringFilterInput
    phone: StringFilterInput, storeCode: StringFilterInput, type: EqualFilterTypeInput
  }

  enum NameSortFieldInput { code name }

  input NameSortInput { desc: Boolean, key: NameSortFieldInput! }

  input PaginationInput { first: Int, offset: Int }

  input PatientFilterInput {
    address1: StringFilterInput, address2: StringFilterInput, code: StringFilterInput, code2: StringFilterInput
    country: StringFilterInput, dateOfBirth: DateFilterInput, dateOfDeath: DateFilterInput
    email: StringFilterInput, firstName: StringFilterInput, gender: EqualFilterGenderInput
    id: EqualFilterStringInput, identifier: StringFilterInput, lastName: StringFilterInput
    name: StringFilterInput, phone: StringFilterInput, programEnrolmentName: StringFilterInput
  }

  input PatientSearchInput {
    code: String, code2: String, dateOfBirth: NaiveDate, firstName: String, gender: GenderInput
    identifier: String, lastName: String
  }

  enum PatientSortFieldInput {
    address1 address2 code code2 country createdDatetime dateOfBirth dateOfDeath email firstName gender lastName
    name phone
  }

  input PatientSortInput { desc: Boolean, key: PatientSortFieldInput! }

  input ProgramEnrolmentFilterInput {
    documentName: EqualFilterStringInput, enrolmentDatetime: DatetimeFilterInput
    patientId: EqualFilterStringInput, programEnrolmentId: StringFilterInput, programId: EqualFilterStringInput
    programName: StringFilterInput, status: StringFilterInput, type: EqualFilterStringInput
  }

  enum ProgramEnrolmentSortFieldInput { enrolmentDatetime patientId programEnrolmentId status type }

  input ProgramEnrolmentSortInput { desc: Boolean, key: ProgramEnrolmentSortFieldInput! }

  input ProgramEventFilterInput {
    activeEndDatetime: DatetimeFilterInput, activeStartDatetime: DatetimeFilterInput, data: StringFilterInput
    documentName: EqualFilterStringInput, documentType: EqualFilterStringInput
    patientId: EqualFilterStringInput, type: EqualFilterStringInput
  }

  enum ProgramEventSortFieldInput {
    activeEndDatetime activeStartDatetime datetime documentName documentType type
  }

  input ProgramEventSortInput { desc: Boolean, key: ProgramEventSortFieldInput! }

  input ProgramFilterInput {
    contextId: EqualFilterStringInput, id: EqualFilterStringInput, isImmunisation: Boolean
    name: StringFilterInput
  }

  enum ProgramSortFieldInput { name }

  input ProgramSortInput { desc: Boolean, key: ProgramSortFieldInput! }

  input StoreFilterInput {
    code: StringFilterInput, id: EqualFilterStringInput, name: StringFilterInput, nameCode: StringFilterInput
    siteId: EqualFilterNumberInput
  }

  enum StoreSortFieldInput { code name nameCode }

  input StoreSortInput { desc: Boolean, key: StoreSortFieldInput! }

  input StringFilterInput { equalTo: String, like: String }

  input UpdateEncounterInput { data: JSON!, parent: String!, schemaId: String!, type: String! }

  input UpdateLocationInput { code: String, id: String!, name: String, onHold: Boolean }

  input UpdatePatientInput {
    address1: String, code: String!, code2: String, dateOfBirth: NaiveDate, dateOfDeath: NaiveDate
    firstName: String, gender: GenderInput, id: String!, isDeceased: Boolean, lastName: String, phone: String
  }

  input UpdateProgramEnrolmentInput {
    data: JSON!, parent: String!, patientId: String!, schemaId: String!, type: String!
  }

  input UpdateProgramPatientInput { data: JSON!, parent: String!, schemaId: String! }
`;
