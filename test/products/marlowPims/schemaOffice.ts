import { filterType, listArgs, orderType, pageType } from './schemaLookups.ts';

/** Money, stock, messages and settings. */
export const officeText: string = `
type Tenant {
  id: ID!
  name: String!
  schemaName: String!
  currency: String!
  defaultLanguage: Language!
  taxRates: [TaxRate!]!
  facilities: [Facility!]!
  settings: JSON!
}

type PartnerKey {
  prefix: String!
  label: String!
  scopes: [String!]!
  createdAt: DateTime!
}

type TaxRate {
  id: ID!
  code: String!
  percent: Decimal!
}

type FeeCategory {
  id: ID!
  nameEn: String!
  nameFr: String!
}

type FeeItem {
  id: ID!
  code: String!
  nameEn: String!
  nameFr: String!
  price: Decimal!
  category: FeeCategory!
}

enum InvoiceState {
  OPEN
  PART_PAID
  SETTLED
}

type InvoiceLine {
  description: String!
  quantity: Int!
  unitPrice: Decimal!
  amount: Decimal!
}

type Invoice {
  id: ID!
  number: String!
  guardian: Guardian!
  companion: Companion
  facility: Facility!
  state: InvoiceState!
  lines: [InvoiceLine!]!
  subtotal: Decimal!
  tax: Decimal!
  total: Decimal!
  outstanding: Decimal!
  payments: [Payment!]!
  issuedAt: DateTime!
}
${pageType('Invoice')}
${filterType(
  'Invoice',
  `id: IDBaseFilterLookup
  number: StrFilterLookup
  state: InvoiceStateBaseFilterLookup
  total: DecimalComparisonFilterLookup
  outstanding: DecimalComparisonFilterLookup
  issuedAt: DateTimeComparisonFilterLookup
  guardian: GuardianFilter
  facility: FacilityFilter`,
)}
${orderType('Invoice', 'number issuedAt total outstanding')}

enum Tender {
  CARD
  CASH
  CHEQUE
}

type Payment {
  id: ID!
  guardian: Guardian!
  invoice: Invoice
  amount: Decimal!
  tender: Tender!
  reference: String!
  receivedAt: DateTime!
}
${pageType('Payment')}

type StoreCredit {
  id: ID!
  guardian: Guardian!
  amount: Decimal!
  remarks: String!
  grantedOn: Date!
}

type Supplier {
  id: ID!
  name: String!
  phone: String!
  accountNo: String!
}

type StockLevel {
  facility: Facility!
  onHand: Decimal!
  reorderAt: Decimal!
}

type StockItem {
  id: ID!
  sku: String!
  name: String!
  unit: String!
  isControlled: Boolean!
  supplier: Supplier
  levels: [StockLevel!]!
}

type Insurer {
  id: ID!
  name: String!
  phone: String!
  acceptsDirectPay: Boolean!
}

type InsurancePolicy {
  id: ID!
  insurer: Insurer!
  companion: Companion!
  policyNo: String!
  startsOn: Date!
}

type Document {
  id: ID!
  title: String!
  mimeType: String!
  sizeBytes: Int!
  signedAt: DateTime
  uploadedAt: DateTime!
}

enum WorkItemState {
  TODO
  DONE
}

type WorkItem {
  id: ID!
  title: String!
  state: WorkItemState!
  dueOn: Date
  assignee: StaffProfile
  companion: Companion
}
${pageType('WorkItem')}
${filterType('WorkItem', 'id: IDBaseFilterLookup\n  title: StrFilterLookup\n  state: WorkItemStateBaseFilterLookup\n  dueOn: DateComparisonFilterLookup')}
${orderType('WorkItem', 'dueOn title')}

type Conversation {
  id: ID!
  guardian: Guardian!
  subject: String!
  isClosed: Boolean!
  messages: [ConversationMessage!]!
}
${pageType('Conversation')}

type ConversationMessage {
  id: ID!
  author: String!
  body: String!
  isFromGuardian: Boolean!
  isRead: Boolean!
  sentAt: DateTime!
}

type MessageTemplate {
  id: ID!
  name: String!
  bodyEn: String!
  bodyFr: String!
}

type WebhookEndpoint {
  id: ID!
  url: String!
  topics: [String!]!
  isEnabled: Boolean!
}

type AuditEvent {
  id: ID!
  actor: String!
  action: String!
  objectType: String!
  objectId: ID!
  at: DateTime!
}
${pageType('AuditEvent')}
`;

/** Root fields of the office. */
export const officeQueries = `
  tenant: Tenant!
  partnerKey: PartnerKey!
  invoices${listArgs('Invoice')}: InvoiceOffsetPaginated!
  invoice(pk: ID!): Invoice!
  payments(guardianId: ID, pagination: OffsetPaginationInput): PaymentOffsetPaginated!
  storeCredits(guardianId: ID!): [StoreCredit!]!
  feeItems(search: String): [FeeItem!]!
  feeCategories: [FeeCategory!]!
  stockItems(facilityId: ID): [StockItem!]!
  suppliers: [Supplier!]!
  insurers: [Insurer!]!
  workItems${listArgs('WorkItem')}: WorkItemOffsetPaginated!
  conversations(guardianId: ID, isClosed: Boolean, pagination: OffsetPaginationInput): ConversationOffsetPaginated!
  messageTemplates: [MessageTemplate!]!
  webhookEndpoints: [WebhookEndpoint!]!
  auditEvents(objectType: String, pagination: OffsetPaginationInput): AuditEventOffsetPaginated!
`;
