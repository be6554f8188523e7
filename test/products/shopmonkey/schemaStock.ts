/** Canned services, stock, rates and webhooks. */
export const stockText: string = /* GraphQL */ `
  type Vendor {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    name: String!
    contactFirstName: String
    contactLastName: String
    contactEmail: String
    address1: String
    city: String
    state: String
    postalCode: String
  }

  type InventoryPart {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    name: String!
    number: String!
    quantity: Float!
    wholesaleCostCents: Int!
    retailCostCents: Int!
    taxable: Boolean!
    note: String
    binLocation: String
    vendorId: ID
    vendor: Vendor
    deleted: Boolean!
  }

  type InventoryTire {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    name: String!
    model: String
    size: String
    seasonality: String
    quantity: Int!
    wholesaleCostCents: Int
    retailCostCents: Int!
    taxable: Boolean!
    deleted: Boolean!
  }

  enum PurchaseOrderStatus {
    Draft
    Ordered
    Received
    Fullfiled
    Cancelled
  }

  type PurchaseOrder {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    number: String!
    status: PurchaseOrderStatus!
    vendor: Vendor
    orderedDate: DateTime
    invoiceNumber: String
    note: String
    totalPriceCents: Int!
  }

  type LaborRate {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    name: String!
    valueCents: Int!
  }

  type TaxConfig {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    taxSystem: String!
    taxPercent: Float!
    epaPercent: Float!
    laborTaxable: Boolean!
    partTaxable: Boolean!
  }

  type Webhook {
    id: ID!
    createdDate: DateTime!
    name: String!
    url: String!
    triggers: [String!]!
    enabled: Boolean!
  }

  enum CannedServicePricing {
    FixedPrice
    LineItem
  }

  "A reusable service that you can create to make it easier when you need to add repeatable services to an Order"
  type CannedService {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID
    name: String!
    note: String!
    "bookable through the appointment scheduler"
    bookable: Boolean!
    "the position in the appointment scheduler services appear"
    bookableOrdinal: Float!
    recommended: Boolean!
    lumpSum: Boolean!
    pricing: CannedServicePricing!
    fixedPriceCents: Int
    calculatedLaborCents: Int!
    calculatedPartsCents: Int!
    totalCents: Int!
    "if the record has been deleted"
    deleted: Boolean!
    labors: [CannedServiceLabor!]!
  }

  type CannedServiceLabor {
    id: ID!
    cannedServiceId: ID!
    name: String
    note: String!
    hours: Float!
    rateCents: Int!
    taxable: Boolean!
    ordinal: Float!
  }
`;
