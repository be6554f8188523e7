const paging = 'after: String, before: String, first: Int, last: Int';

/** The debtors' ledger, stock, and messages to account holders. */
export const harrowgateMoneySdl = `
type AgedBalance { current: Money! thirtyDays: Money! sixtyDays: Money! ninetyDaysAndOver: Money! }

enum InvoiceState { OPEN PART_PAID PAID }
type Invoice implements Node {
  id: ID!
  number: String!
  state: InvoiceState!
  accountHolder: AccountHolder!
  animal: Animal
  clinic: Clinic!
  lines: [InvoiceLine!]!
  subtotal: Money!
  gst: Money!
  total: Money!
  outstanding: Money!
  payments: [Payment!]!
  issuedAt: ISO8601DateTime!
  dueOn: ISO8601Date!
}
type InvoiceLine { description: String! quantity: Float! unitPrice: Money! amount: Money! stockItem: StockItem }

enum PaymentMethod { EFTPOS CASH CHEQUE }
type Payment implements Node {
  id: ID!
  accountHolder: AccountHolder!
  """None where the money stays on the account."""
  invoice: Invoice
  amount: Money!
  method: PaymentMethod!
  reference: String
  receivedAt: ISO8601DateTime!
}
type CreditNote implements Node { id: ID! number: String! accountHolder: AccountHolder! amount: Money! reason: String! issuedAt: ISO8601DateTime! }

enum EstimateState { DRAFT SENT ACCEPTED DECLINED }
type Estimate implements Node {
  id: ID!
  number: String!
  state: EstimateState!
  accountHolder: AccountHolder!
  animal: Animal
  lines: [InvoiceLine!]!
  total: Money!
  validUntil: ISO8601Date!
}

enum StockCategory { SERVICE VACCINE MEDICINE FOOD SUNDRY }
type StockItem implements Node {
  id: ID!
  code: String!
  name: String!
  category: StockCategory!
  price: Money!
  """A restricted veterinary medicine: it needs the authorisation of a vet."""
  restricted: Boolean!
  supplier: Supplier
  levels: [StockLevel!]!
}
type StockLevel { clinic: Clinic! onHand: Float! reorderPoint: Float }
type Supplier implements Node { id: ID! name: String! phone: String orderEmail: String }

type Conversation implements Node {
  id: ID!
  subject: String!
  accountHolder: AccountHolder!
  closed: Boolean!
  unreadCount: Int!
  messages(${paging}): MessageConnection!
}
enum MessageDirection { IN OUT }
type Message implements Node {
  id: ID!
  conversation: Conversation!
  direction: MessageDirection!
  body: String!
  sender: String!
  read: Boolean!
  sentAt: ISO8601DateTime!
}

extend type Query {
  invoices(${paging}, accountHolderId: ID, clinicId: ID, states: [InvoiceState!], issuedDuring: TimeRangeInput): InvoiceConnection!
  invoice(id: ID!): Invoice
  payments(${paging}, accountHolderId: ID, receivedDuring: TimeRangeInput): PaymentConnection!
  creditNotes(${paging}, accountHolderId: ID): CreditNoteConnection!
  estimates(${paging}, accountHolderId: ID, state: EstimateState): EstimateConnection!
  stockItems(${paging}, search: String, category: StockCategory, restricted: Boolean): StockItemConnection!
  suppliers: [Supplier!]!
  conversations(${paging}, accountHolderId: ID, closed: Boolean): ConversationConnection!
}
`;
