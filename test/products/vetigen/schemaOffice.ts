/** Stock, money, messages, chores, and requests from pet owners. */
export const vetigenOfficeText: string = /* GraphQL */ `
  type Product {
    fp: ID!
    name: String!
    description: String
    barcode: String
    sku: String!
    unit: String!
    category: ProductCategory!
    is_prescription_required: Boolean!
    "Does not track physical stock, such as consultation fees, procedures and service charges."
    is_virtual: Boolean!
  }

  enum ProductCategory {
    MEDICATION
    VACCINE
    CONSUMABLE
    SERVICE
  }

  type ProductPage {
    items: [Product!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type InventoryItem {
    fp: ID!
    clinic: Clinic!
    product: Product!
    name: String!
    category: ProductCategory!
    sku: String!
    unit: String!
    quantity_on_hand: Int!
    low_stock_threshold: Int!
    is_low_stock: Boolean!
    "In the smallest currency unit."
    unit_price_cents: Int!
    currency: String!
    expiry_date: Date
    batch_number: String
    is_virtual: Boolean!
  }

  type InventoryItemPage {
    items: [InventoryItem!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Invoice {
    fp: ID!
    number: String!
    status: InvoiceStatus!
    customer_fp: ID!
    customer: Customer
    patient: Patient
    clinic: Clinic
    items: [InvoiceItem!]!
    subtotal_cents: Int!
    tax_cents: Int!
    total_cents: Int!
    paid_cents: Int!
    currency: String!
    payments: [Payment!]!
    issued_at: DateTime!
  }

  enum InvoiceStatus {
    OPEN
    PARTIALLY_PAID
    PAID
  }

  type InvoiceItem {
    description: String!
    quantity: Int!
    unit_price_cents: Int!
    total_cents: Int!
  }

  type InvoicePage {
    items: [Invoice!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Payment {
    fp: ID!
    customer_fp: ID!
    invoice_fp: ID
    amount_cents: Int!
    method: PaymentMethod!
    reference: String
    received_at: DateTime!
  }

  enum PaymentMethod {
    CARD
    CASH
    CHECK
  }

  type PaymentPage {
    items: [Payment!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Conversation {
    fp: ID!
    subject: String!
    customer: Customer
    is_open: Boolean!
    unread_count: Int!
    messages: [Message!]!
  }

  type ConversationPage {
    items: [Conversation!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Message {
    fp: ID!
    body: String!
    direction: MessageDirection!
    author_name: String!
    is_read: Boolean!
    sent_at: DateTime!
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  type Reminder {
    fp: ID!
    type: ReminderType!
    patient: Patient!
    due_on: Date!
    sent_at: DateTime
  }

  enum ReminderType {
    VACCINE
    PARASITE
    CHECKUP
  }

  type ReminderPage {
    items: [Reminder!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }

  type Todo {
    fp: ID!
    title: String!
    due_on: Date
    is_done: Boolean!
    assigned_user: User
    created_at: DateTime!
  }

  type Webhook {
    fp: ID!
    url: String!
    events: [String!]!
    is_active: Boolean!
    created_at: DateTime!
  }

  type BookingRequest {
    fp: ID!
    patient: Patient!
    clinic: Clinic!
    requested_start_at: DateTime!
    message: String
    status: BookingRequestStatus!
    "The event that it was approved as."
    calendar_event: CalendarEvent
    created_at: DateTime!
  }

  enum BookingRequestStatus {
    PENDING
    APPROVED
    REJECTED
  }

  type BookingRequestPage {
    items: [BookingRequest!]!
    total: Int!
    page: Int!
    page_size: Int!
    has_more: Boolean!
  }
`;
