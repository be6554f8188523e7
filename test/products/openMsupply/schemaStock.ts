/** Items, stock, invoices and insurances. */
export const stockText = `
  union InsertPrescriptionResponse = InvoiceNode
  type InsuranceConnector { nodes: [InsurancePolicyNode!]! }
  type InsurancePolicyNode {
    discountPercentage: Float! expiryDate: NaiveDate! id: String! insuranceProviderId: String!
    insuranceProviders: InsuranceProviderNode isActive: Boolean! nameOfInsured: String policyNumber: String!
    policyNumberFamily: String policyNumberPerson: String policyType: InsurancePolicyNodeType!
  }
  enum InsurancePolicyNodeType { BUSINESS PERSONAL }
  type InsuranceProviderNode {
    comment: String id: String! isActive: Boolean! prescriptionValidityDays: Int providerName: String!
  }
  type InsuranceProvidersConnector { nodes: [InsuranceProvidersNode!]! }
  type InsuranceProvidersNode { id: String! isActive: Boolean! prescriptionValidityDays: Int providerName: String! }
  union InsuranceProvidersResponse = InsuranceProvidersConnector
  union InsurancesResponse = InsuranceConnector
  type InvoiceConnector { nodes: [InvoiceNode!]! totalCount: Int! }
  type InvoiceNode {
    allocatedDatetime: DateTime backdatedDatetime: DateTime cancelledDatetime: DateTime
    chargesForeignCurrency: Float! chargesLocalCurrency: Float! clinician: ClinicianNode clinicianId: String
    colour: String comment: String createdDatetime: DateTime! currencyRate: Float!
    defaultDonor(storeId: String!): NameNode
    deliveredDatetime: DateTime diagnosis: DiagnosisNode diagnosisId: String expectedDeliveryDate: NaiveDate
    id: String! insuranceDiscountAmount: Float insuranceDiscountPercentage: Float
    insurancePolicy: InsurancePolicyNode invoiceNumber: Int! isCancellation: Boolean! linkedShipment: InvoiceNode
    nameInsuranceJoinId: String onHold: Boolean! originalShipment: InvoiceNode
    otherParty(storeId: String!): NameNode!
    otherPartyId: String! otherPartyName: String! patient: PatientNode pickedDatetime: DateTime program: ProgramNode
    programId: String purchaseOrderId: String receivedDatetime: DateTime shippedDatetime: DateTime
    status: InvoiceNodeStatus! store: StoreNode! taxPercentage: Float theirReference: String
    transportReference: String type: InvoiceNodeType! user: UserNode verifiedDatetime: DateTime
  }
  enum InvoiceNodeStatus { ALLOCATED CANCELLED DELIVERED NEW PICKED RECEIVED SHIPPED VERIFIED }
  enum InvoiceNodeType {
    CUSTOMER_RETURN INBOUND_SHIPMENT INVENTORY_ADDITION INVENTORY_REDUCTION OUTBOUND_SHIPMENT PRESCRIPTION REPACK
    SUPPLIER_RETURN
  }
  enum InvoiceTypeInput {
    CUSTOMER_RETURN INBOUND_SHIPMENT INBOUND_SHIPMENT_EXTERNAL OUTBOUND_SHIPMENT PRESCRIPTION SUPPLIER_RETURN
  }
  union InvoicesResponse = InvoiceConnector
  type ItemConnector { nodes: [ItemNode!]! totalCount: Int! }
  type ItemNode {
    atcCategory: String!
    availableBatches(storeId: String!): StockLineConnector!
    availableStockOnHand(storeId: String!): Int!
    code: String!
    ddd: String!
    defaultPackSize: Float!
    doses: Int!
    id: String!
    isVaccine: Boolean!
    margin: Float!
    masterLists(storeId: String!): [MasterListNode!]
    "@deprecated Since 2.16.0. Use universalCode instead" msupplyUniversalCode: String!
    msupplyUniversalName: String!
    name: String!
    outerPackSize: Int!
    programs(storeId: String!): [ProgramNode!]
    restrictedLocationType: LocationTypeNode
    restrictedLocationTypeId: String
    strength: String
    type: ItemNodeType!
    unitName: String
    universalCode: String!
    userField4: Boolean!
    venCategory: VenCategoryType!
    volumePerOuterPack: Float!
    volumePerPack: Float!
    weight: Float!
  }
  enum ItemNodeType { NON_STOCK SERVICE STOCK }
  union ItemsResponse = ItemConnector
  type MasterListConnector { nodes: [MasterListNode!]! totalCount: Int! }
  type MasterListNode {
    code: String! description: String! discountPercentage: Float! id: String! linesCount: Int name: String!
  }
  union MasterListsResponse = MasterListConnector
  type StockLineConnector { nodes: [StockLineNode!]! totalCount: Int! }
  type StockLineNode {
    availableNumberOfPacks: Float!
    barcode: String
    batch: String
    costPricePerPack: Float!
    donor(storeId: String!): NameNode
    expiryDate: NaiveDate
    id: String!
    item: ItemNode!
    itemId: String!
    itemName: String!
    "@deprecated Since 2.10.0. Use item_variant.id instead" itemVariantId: String
    location: LocationNode
    locationId: String
    locationName: String
    manufactureDate: NaiveDate
    manufacturer(storeId: String!): NameNode
    note: String
    onHold: Boolean!
    packSize: Float!
    program: ProgramNode
    sellPricePerPack: Float!
    storeId: String!
    supplierName: String
    totalNumberOfPacks: Float!
    totalVolume: Float!
    volumePerPack: Float!
    vvmStatusId: String
  }
  union StockLinesResponse = StockLineConnector
  enum VenCategoryType { E N NOT_ASSIGNED V }
`;
