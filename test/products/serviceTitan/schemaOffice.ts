/** SDL of accounting. */
export const officeText: string = /* GraphQL */ `
  type NamedFieldResponse {
    id: Long!
    name: String
  }

  type InvoiceJobResponse {
    id: Long!
    number: String
    type: String
  }

  type InvoiceResponse {
    id: Long!
    syncStatus: String
    summary: String
    referenceNumber: String
    invoiceDate: DateTime
    dueDate: DateTime
    "Amounts are decimal numbers as text"
    subTotal: String
    salesTax: String
    total: String
    balance: String
    customer: NamedFieldResponse
    customerAddress: AddressResponse
    locationAddress: AddressResponse
    businessUnit: NamedFieldResponse
    termName: String
    createdBy: String
    modifiedOn: DateTime
    adjustmentToId: Long
    job: InvoiceJobResponse
    projectId: Long
    items: [InvoiceItemResponse!]
  }

  enum InvoiceItemType {
    Service
    Material
    Equipment
    PriceModifier
  }

  type InvoiceItemResponse {
    id: Long!
    description: String
    quantity: String
    cost: String
    totalCost: String
    price: String
    type: InvoiceItemType!
    skuName: String
    skuId: Long!
    total: String
    inventory: Boolean!
    taxable: Boolean!
    displayName: String
    modifiedOn: DateTime!
    serviceDate: DateTime
    order: Int!
  }

  type PaymentResponse {
    id: Long!
    syncStatus: String
    referenceNumber: String
    date: DateTime
    type: String
    typeId: String
    total: String
    unappliedAmount: String
    memo: String
    customer: NamedFieldResponse
    createdBy: String
    appliedTo: [PaymentAppliedResponse!]
    authCode: String
    checkNumber: String
  }

  type PaymentAppliedResponse {
    appliedTo: Long!
    appliedAmount: String
    appliedOn: DateTime
    appliedBy: String
  }

  type PaymentTypeResponse {
    id: Long!
    name: String!
    active: Boolean!
    modifiedOn: DateTime
  }

  enum TaxBaseTypeNames {
    Subtotal
    Labor
    Material
  }

  type TaxZoneResponse {
    id: Long!
    name: String
    color: Int
    isTaxRateSeparated: Boolean!
    isMultipleTaxZone: Boolean!
    rates: [TaxRateResponse!]!
    createdOn: DateTime!
    active: Boolean!
  }

  type TaxRateResponse {
    id: Long
    taxName: String
    taxBaseType: [TaxBaseTypeNames!]!
    taxRate: Float!
    salesTaxItem: String
  }
`;
