/** Stores, names, shelves, users and invoices, and what errors are. */
export const storesText = `
  type DeleteLocationError { error: DeleteLocationErrorInterface! }

  interface DeleteLocationErrorInterface { description: String! }

  union DeleteLocationResponse = DeleteLocationError | DeleteResponse

  type DeleteResponse { id: String! }

  type InsertLocationError { error: InsertLocationErrorInterface! }

  interface InsertLocationErrorInterface { description: String! }

  union InsertLocationResponse = InsertLocationError | LocationNode

  type InvoiceConnector { nodes: [InvoiceNode!]!, totalCount: Int! }

  type InvoiceNode {
    allocatedDatetime: DateTime, clinician: ClinicianNode, clinicianId: String, colour: String, comment: String
    createdDatetime: DateTime!, currencyRate: Float!, deliveredDatetime: DateTime, id: String!
    invoiceNumber: Int!, onHold: Boolean!, otherParty(storeId: String!): NameNode!, otherPartyId: String!
    otherPartyName: String!, otherPartyStore: StoreNode, patient: PatientNode, pickedDatetime: DateTime
    shippedDatetime: DateTime, status: InvoiceNodeStatus!, taxPercentage: Float, theirReference: String
    transportReference: String, type: InvoiceNodeType!, user: UserNode, verifiedDatetime: DateTime
  }

  enum InvoiceNodeStatus { ALLOCATED DELIVERED NEW PICKED SHIPPED VERIFIED }

  enum InvoiceNodeType {
    INBOUND_RETURN INBOUND_SHIPMENT INVENTORY_ADDITION INVENTORY_REDUCTION OUTBOUND_RETURN OUTBOUND_SHIPMENT
    PRESCRIPTION REPACK
  }

  union InvoiceResponse = InvoiceNode | NodeError

  union InvoicesResponse = InvoiceConnector

  enum LanguageType { ENGLISH FRENCH KHMER LAOS PORTUGUESE RUSSIAN SPANISH TETUM }

  type LocationConnector { nodes: [LocationNode!]!, totalCount: Int! }

  type LocationNode { code: String!, id: String!, name: String!, onHold: Boolean! }

  union LocationsResponse = LocationConnector

  type NameConnector { nodes: [NameNode!]!, totalCount: Int! }

  type NameNode {
    address1: String, address2: String, chargeCode: String, code: String!, comment: String, country: String
    createdDatetime: DateTime, customData: JSON, dateOfBirth: NaiveDate, email: String, firstName: String
    gender: GenderType, id: String!, isCustomer: Boolean!, isDonor: Boolean!, isManufacturer: Boolean!
    isOnHold: Boolean!, isSupplier: Boolean!, isSystemName: Boolean!, isVisible: Boolean!, lastName: String
    name: String!, phone: String, properties: String!, store: StoreNode, type: NameNodeType!, website: String
  }

  enum NameNodeType { BUILD FACILITY INVAD OTHERS PATIENT REPACK STORE }

  type NameStoreJoinNode { id: String!, nameId: String!, storeId: String! }

  union NamesResponse = NameConnector

  type NodeError { error: NodeErrorInterface! }

  interface NodeErrorInterface { description: String! }

  type StoreConnector { nodes: [StoreNode!]!, totalCount: Int! }

  enum StoreModeNodeType { DISPENSARY STORE }

  type StoreNode {
    code: String!, createdDate: NaiveDate, id: String!, logo: String, name(storeId: String!): NameNode!
    siteId: Int!, storeName: String!
  }

  type StorePreferenceNode {
    id: String!, issueInForeignCurrency: Boolean!, omProgramModule: Boolean!, packToOne: Boolean!
    requestRequisitionRequiresAuthorisation: Boolean!, responseRequisitionRequiresAuthorisation: Boolean!
    vaccineModule: Boolean!
  }

  union StoreResponse = NodeError | StoreNode

  union StoresResponse = StoreConnector

  type UpdateLocationError { error: UpdateLocationErrorInterface! }

  interface UpdateLocationErrorInterface { description: String! }

  union UpdateLocationResponse = LocationNode | UpdateLocationError

  type UserNode {
    defaultStore: UserStoreNode, email: String, firstName: String, jobTitle: String, language: LanguageType!
    lastName: String, permissions(storeId: String): UserStorePermissionConnector!, phoneNumber: String
    stores: UserStoreConnector!, userId: String!, username: String!
  }

  enum UserPermission {
    ASSET_CATALOGUE_ITEM_MUTATE ASSET_MUTATE ASSET_QUERY COLD_CHAIN_API CREATE_REPACK DOCUMENT_MUTATE
    DOCUMENT_QUERY EDIT_CENTRAL_DATA INBOUND_RETURN_MUTATE INBOUND_RETURN_QUERY INBOUND_SHIPMENT_MUTATE
    INBOUND_SHIPMENT_QUERY INVENTORY_ADJUSTMENT_MUTATE ITEM_MUTATE ITEM_NAMES_CODES_AND_UNITS_MUTATE
    LOCATION_MUTATE LOG_QUERY NAME_PROPERTIES_MUTATE OUTBOUND_RETURN_MUTATE OUTBOUND_RETURN_QUERY
    OUTBOUND_SHIPMENT_MUTATE OUTBOUND_SHIPMENT_QUERY PATIENT_MUTATE PATIENT_QUERY PRESCRIPTION_MUTATE
    PRESCRIPTION_QUERY REPORT REQUISITION_MUTATE REQUISITION_QUERY REQUISITION_SEND SENSOR_MUTATE SENSOR_QUERY
    SERVER_ADMIN STOCKTAKE_MUTATE STOCKTAKE_QUERY STOCK_LINE_MUTATE STOCK_LINE_QUERY STORE_ACCESS
    TEMPERATURE_BREACH_QUERY TEMPERATURE_LOG_QUERY
  }

  union UserResponse = UserNode

  type UserStoreConnector { nodes: [UserStoreNode!]!, totalCount: Int! }

  type UserStoreNode {
    code: String!, createdDate: NaiveDate, homeCurrencyCode: String, id: String!, name: String!, nameId: String!
    preferences: StorePreferenceNode!, storeMode: StoreModeNodeType!
  }

  type UserStorePermissionConnector { nodes: [UserStorePermissionNode!]!, totalCount: Int! }

  type UserStorePermissionNode { context: [String!]!, permissions: [UserPermission!]!, storeId: String! }

  type VaccineCourseItemNode { id: String!, itemId: String!, name: String! }

  type VaccineCourseNode {
    coverageRate: Float!, demographicIndicator: DemographicIndicatorNode, demographicIndicatorId: String
    doses: Int!, id: String!, isActive: Boolean!, name: String!, programId: String!
    vaccineCourseItems: [VaccineCourseItemNode!], vaccineCourseSchedules: [VaccineCourseScheduleNode!]
    wastageRate: Float!
  }

  type VaccineCourseScheduleNode { doseNumber: Int!, id: String!, label: String! }

  type ConnectionError implements CentralPatientSearchErrorInterface & LinkPatientPatientToStoreErrorInterface {
    description: String!
  }

  type DatabaseError implements DeleteLocationErrorInterface & InsertLocationErrorInterface & NodeErrorInterface &
    UpdateLocationErrorInterface { description: String!, fullError: String! }

  type InternalError implements InsertLocationErrorInterface & UpdateLocationErrorInterface {
    description: String!, fullError: String!
  }

  type RecordAlreadyExist implements InsertLocationErrorInterface { description: String! }

  type RecordBelongsToAnotherStore implements DeleteLocationErrorInterface & UpdateLocationErrorInterface {
    description: String!
  }

  type RecordNotFound implements DeleteLocationErrorInterface & NodeErrorInterface & UpdateLocationErrorInterface {
    description: String!
  }

  enum UniqueValueKey { code name serial }

  type UniqueValueViolation implements InsertLocationErrorInterface & UpdateLocationErrorInterface {
    description: String!, field: UniqueValueKey!
  }
`;
