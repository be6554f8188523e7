/** Stores, the names behind them, users and clinicians, and where stock lies. */
export const placesText = `
  type ClinicianConnector { nodes: [ClinicianNode!]! totalCount: Int! }
  type ClinicianNode {
    address1: String address2: String code: String! email: String firstName: String gender: GenderTypeNode
    id: String! initials: String! lastName: String! mobile: String phone: String
  }
  union CliniciansResponse = ClinicianConnector
  type ConnectionError implements LinkPatientPatientToStoreErrorInterface { description: String! }
  type ContactConnector { nodes: [ContactNode!]! }
  type ContactNode {
    address1: String address2: String category1: String category2: String category3: String comment: String
    country: String email: String firstName: String! id: String! lastName: String! phone: String position: String
  }
  union ContactsResponse = ContactConnector
  type DatabaseError
    implements DeleteLocationErrorInterface & InsertLocationErrorInterface & NodeErrorInterface & UpdateLocationErrorInterface {
    description: String! fullError: String!
  }
  type DeleteLocationError { error: DeleteLocationErrorInterface! }
  interface DeleteLocationErrorInterface { description: String! }
  union DeleteLocationResponse = DeleteLocationError | DeleteResponse
  type DeleteResponse { id: String! }
  type IdResponse { id: String! }
  type InsertLocationError { error: InsertLocationErrorInterface! }
  interface InsertLocationErrorInterface { description: String! }
  union InsertLocationResponse = InsertLocationError | LocationNode
  type InternalError implements InsertLocationErrorInterface & UpdateLocationErrorInterface {
    description: String! fullError: String!
  }
  enum LanguageTypeNode { ENGLISH FRENCH KHMER LAOS PORTUGUESE RUSSIAN SPANISH TETUM }
  type LinkPatientPatientToStoreError { error: LinkPatientPatientToStoreErrorInterface! }
  interface LinkPatientPatientToStoreErrorInterface { description: String! }
  union LinkPatientToStoreResponse = LinkPatientPatientToStoreError | NameStoreJoinNode
  type LocationConnector { nodes: [LocationNode!]! totalCount: Int! }
  type LocationInUse implements DeleteLocationErrorInterface { description: String! stockLines: StockLineConnector! }
  type LocationNode {
    code: String! id: String! locationType: LocationTypeNode name: String! onHold: Boolean!
    stock: StockLineConnector! volume: Float! volumeUsed: Float!
  }
  type LocationTypeConnector { nodes: [LocationTypeNode!]! totalCount: Int! }
  type LocationTypeNode { id: String! maxTemperature: Float! minTemperature: Float! name: String! }
  union LocationTypesResponse = LocationTypeConnector
  union LocationsResponse = LocationConnector
  type NameConnector { nodes: [NameNode!]! totalCount: Int! }
  type NameNode {
    address1: String
    address2: String
    chargeCode: String
    code: String!
    comment: String
    country: String
    createdDatetime: DateTime
    customData: JSON
    dateOfBirth: NaiveDate
    email: String
    firstName: String
    freightFactor: Float
    gender: GenderTypeNode
    hshCode: String
    hshName: String
    id: String!
    isCustomer: Boolean!
    isDonor: Boolean!
    isManufacturer: Boolean!
    isOnHold: Boolean!
    isSupplier: Boolean!
    isSystemName: Boolean!
    isVisible: Boolean!
    lastName: String
    margin: Float
    name: String!
    phone: String
    "Returns a JSON string of the name properties e.g {'property_key': 'value'}" properties: String!
    store: StoreNode
    type: NameNodeType!
    website: String
  }
  enum NameNodeType { FACILITY INVAD REPACK STORE }
  type NameStoreJoinNode { id: String! nameId: String! storeId: String! }
  union NamesResponse = NameConnector
  type NodeError { error: NodeErrorInterface! }
  interface NodeErrorInterface { description: String! }
  type RecordAlreadyExist implements InsertLocationErrorInterface { description: String! }
  type RecordBelongsToAnotherStore implements DeleteLocationErrorInterface & UpdateLocationErrorInterface {
    description: String!
  }
  type RecordNotFound implements DeleteLocationErrorInterface & NodeErrorInterface & UpdateLocationErrorInterface {
    description: String!
  }
  type StoreConnector { nodes: [StoreNode!]! totalCount: Int! }
  enum StoreModeNodeType { DISPENSARY STORE }
  type StoreNode {
    code: String! createdDate: NaiveDate id: String! logo: String
    name(storeId: String!): NameNode!
    siteId: Int! storeName: String!
  }
  type StorePreferenceNode {
    editPrescribedQuantityOnPrescription: Boolean! extraFieldsInRequisition: Boolean! id: String!
    issueInForeignCurrency: Boolean! keepRequisitionLinesWithZeroRequestedQuantityOnFinalised: Boolean!
    manuallyLinkInternalOrderToInboundShipment: Boolean! monthlyConsumptionLookBackPeriod: Float!
    monthsItemsExpire: Float! monthsLeadTime: Float! monthsOverstock: Float! monthsUnderstock: Float!
    omProgramModule: Boolean! packToOne: Boolean! requestRequisitionRequiresAuthorisation: Boolean!
    responseRequisitionRequiresAuthorisation: Boolean! stocktakeFrequency: Float!
    useConsumptionAndStockFromCustomersForInternalOrders: Boolean! vaccineModule: Boolean!
  }
  union StoreResponse = NodeError | StoreNode
  union StoresResponse = StoreConnector
  type UniqueValueViolation implements InsertLocationErrorInterface & UpdateLocationErrorInterface {
    description: String!
  }
  type UpdateLocationError { error: UpdateLocationErrorInterface! }
  interface UpdateLocationErrorInterface { description: String! }
  union UpdateLocationResponse = LocationNode | UpdateLocationError
  type UserNode {
    defaultStore: UserStoreNode
    "The user's email address" email: String
    firstName: String
    jobTitle: String
    language: LanguageTypeNode!
    lastName: String
    permissions(storeId: String): UserStorePermissionConnector!
    phoneNumber: String
    stores: UserStoreConnector!
    "Internal user id" userId: String!
    username: String!
  }
  enum UserPermission {
    ASSET_CATALOGUE_ITEM_MUTATE ASSET_MUTATE ASSET_MUTATE_VIA_DATA_MATRIX ASSET_QUERY ASSET_STATUS_MUTATE
    CANCEL_FINALISED_INVOICES COLD_CHAIN_API CREATE_REPACK CUSTOMER_RETURN_MUTATE CUSTOMER_RETURN_QUERY
    DOCUMENT_MUTATE DOCUMENT_QUERY EDIT_CENTRAL_DATA INBOUND_SHIPMENT_EXTERNAL_AUTHORISE
    INBOUND_SHIPMENT_EXTERNAL_MUTATE INBOUND_SHIPMENT_EXTERNAL_QUERY INBOUND_SHIPMENT_EXTERNAL_VERIFY
    INBOUND_SHIPMENT_MUTATE INBOUND_SHIPMENT_QUERY INBOUND_SHIPMENT_VERIFY INVENTORY_ADJUSTMENT_MUTATE ITEM_MUTATE
    ITEM_NAMES_CODES_AND_UNITS_MUTATE LOCATION_MUTATE LOG_QUERY MUTATE_CLINICIAN NAME_PROPERTIES_MUTATE
    OUTBOUND_SHIPMENT_MUTATE OUTBOUND_SHIPMENT_QUERY PATIENT_MUTATE PATIENT_QUERY PRESCRIPTION_MUTATE
    PRESCRIPTION_QUERY PURCHASE_ORDER_AUTHORISE PURCHASE_ORDER_FINALISE PURCHASE_ORDER_MUTATE PURCHASE_ORDER_QUERY
    REPORT REQUISITION_CREATE_OUTBOUND_SHIPMENT REQUISITION_MUTATE REQUISITION_QUERY REQUISITION_SEND RNR_FORM_MUTATE
    RNR_FORM_QUERY SENSOR_MUTATE SENSOR_QUERY SERVER_ADMIN STOCKTAKE_MUTATE STOCKTAKE_QUERY STOCK_LINE_MUTATE
    STOCK_LINE_QUERY STORE_ACCESS SUPPLIER_RETURN_MUTATE SUPPLIER_RETURN_QUERY TEMPERATURE_BREACH_QUERY
    TEMPERATURE_LOG_QUERY VIEW_AND_EDIT_VVM_STATUS
  }
  union UserResponse = UserNode
  type UserStoreConnector { nodes: [UserStoreNode!]! totalCount: Int! }
  type UserStoreNode {
    code: String! createdDate: NaiveDate homeCurrencyCode: String id: String! isDisabled: Boolean! name: String!
    nameId: String! preferences: StorePreferenceNode! storeMode: StoreModeNodeType!
  }
  type UserStorePermissionConnector { nodes: [UserStorePermissionNode!]! totalCount: Int! }
  type UserStorePermissionNode { context: [String!]! permissions: [UserPermission!]! storeId: String! }
`;
