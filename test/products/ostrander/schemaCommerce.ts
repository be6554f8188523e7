/** SDL of the commerce service. */
export const ostranderCommerceText: string = /* GraphQL */ `
  type CommerceQuery {
    "The newest first."
    invoices(filter: InvoiceFilter, pageSize: Int, pageToken: String): ListInvoicesResponse!
    invoice(id: ID!): Invoice
    "The newest first."
    payments(filter: PaymentFilter, pageSize: Int, pageToken: String): ListPaymentsResponse!
    creditMemos(customerId: ID, pageSize: Int, pageToken: String): ListCreditMemosResponse!
    catalogItems(filter: CatalogItemFilter, pageSize: Int, pageToken: String): ListCatalogItemsResponse!
    priceBooks: [PriceBook!]!
    wellnessPlans: [WellnessPlan!]!
    wellnessPlanEnrollments(pageSize: Int, pageToken: String): ListWellnessPlanEnrollmentsResponse!
  }

  enum InvoiceStatus {
    INVOICE_STATUS_UNSPECIFIED
    INVOICE_STATUS_OPEN
    INVOICE_STATUS_PARTIALLY_PAID
    INVOICE_STATUS_PAID
  }

  input InvoiceFilter {
    customerId: ID
    facilityIds: [ID!]
    statuses: [InvoiceStatus!]
  }

  type Invoice {
    id: ID!
    resourceName: String!
    invoiceNumber: String!
    status: InvoiceStatus!
    customer: Customer!
    patient: PatientOfCare
    facility: Facility!
    lines: [InvoiceLine!]!
    subtotal: Money!
    taxAmount: Money!
    totalAmount: Money!
    amountDue: Money!
    payments: [Payment!]!
    issueTime: Timestamp!
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    unitPrice: Money!
    amount: Money!
  }

  type ListInvoicesResponse {
    invoices: [Invoice!]!
    nextPageToken: String!
    totalSize: Int!
  }

  enum TenderType {
    TENDER_TYPE_UNSPECIFIED
    TENDER_TYPE_CARD
    TENDER_TYPE_CASH
    TENDER_TYPE_CHECK
  }

  input PaymentFilter {
    customerId: ID
    tenderTypes: [TenderType!]
  }

  type Payment {
    id: ID!
    customer: Customer!
    "None where it stays on the account."
    invoice: Invoice
    tenderType: TenderType!
    amount: Money!
    reference: String
    receiveTime: Timestamp!
  }

  type ListPaymentsResponse {
    payments: [Payment!]!
    nextPageToken: String!
    totalSize: Int!
  }

  type CreditMemo {
    id: ID!
    customer: Customer!
    amount: Money!
    memo: String!
    issueTime: Timestamp!
  }

  type ListCreditMemosResponse {
    creditMemos: [CreditMemo!]!
    nextPageToken: String!
    totalSize: Int!
  }

  enum CatalogItemKind {
    CATALOG_ITEM_KIND_UNSPECIFIED
    CATALOG_ITEM_KIND_SERVICE
    CATALOG_ITEM_KIND_PRODUCT
  }

  input CatalogItemFilter {
    kinds: [CatalogItemKind!]
    "Beginning of the name, whatever the case."
    displayNamePrefix: String
  }

  type CatalogItem {
    id: ID!
    sku: String!
    displayName: String!
    kind: CatalogItemKind!
    listPrice: Money!
  }

  type ListCatalogItemsResponse {
    catalogItems: [CatalogItem!]!
    nextPageToken: String!
    totalSize: Int!
  }

  "What things cost in a region."
  type PriceBook {
    id: ID!
    displayName: String!
    region: Region!
    entries: [PriceBookEntry!]!
  }

  type PriceBookEntry {
    catalogItem: CatalogItem!
    price: Money!
  }

  type WellnessPlan {
    id: ID!
    displayName: String!
    monthlyFee: Money!
    benefits: [WellnessBenefit!]!
  }

  type WellnessBenefit {
    displayName: String!
    quantityPerYear: Int!
  }

  enum EnrollmentStatus {
    ENROLLMENT_STATUS_UNSPECIFIED
    ENROLLMENT_STATUS_ACTIVE
    ENROLLMENT_STATUS_LAPSED
  }

  type WellnessPlanEnrollment {
    id: ID!
    plan: WellnessPlan!
    customer: Customer!
    patient: PatientOfCare!
    status: EnrollmentStatus!
    startDate: Date!
  }

  type ListWellnessPlanEnrollmentsResponse {
    wellnessPlanEnrollments: [WellnessPlanEnrollment!]!
    nextPageToken: String!
    totalSize: Int!
  }
`;
