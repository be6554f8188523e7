/** Money, messages, chores and the shelf. */
export const tidewellMoreText: string = /* GraphQL */ `
  type Money {
    amount: Decimal!
    currency: String!
  }

  enum InvoiceState {
    OPEN
    PAID
  }

  type InvoicePage {
    nodes: [Invoice!]!
    next: String
    totalCount: Int!
  }

  type Invoice {
    id: ID!
    number: String!
    state: InvoiceState!
    petParent: PetParent!
    pet: Pet
    hospital: Hospital!
    issuedAt: OffsetDateTime!
    lines: [InvoiceLine!]!
    tax: Money!
    total: Money!
    due: Money!
    payments: [Payment!]!
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    unitPrice: Money!
  }

  enum PaymentMethod {
    CARD
    CASH
    CHECK
  }

  type Payment {
    id: ID!
    amount: Money!
    method: PaymentMethod!
    reference: String
    receivedAt: OffsetDateTime!
  }

  type ConversationPage {
    nodes: [Conversation!]!
    next: String
    totalCount: Int!
  }

  type Conversation {
    id: ID!
    subject: String!
    isOpen: Boolean!
    petParent: PetParent!
    messages: [Message!]!
    unreadCount: Int!
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  type Message {
    id: ID!
    body: String!
    direction: MessageDirection!
    authorName: String!
    isRead: Boolean!
    sentAt: OffsetDateTime!
  }

  type Task {
    id: ID!
    title: String!
    dueOn: Date!
    isDone: Boolean!
    assignee: TeamMember
    pet: Pet
  }

  type WellnessReminderPage {
    nodes: [WellnessReminder!]!
    next: String
    totalCount: Int!
  }

  "What a pet is due for. It is no visit until somebody books one."
  type WellnessReminder {
    id: ID!
    pet: Pet!
    service: String!
    dueOn: Date!
    sentAt: OffsetDateTime
  }

  type CatalogItem {
    id: ID!
    sku: String!
    name: String!
    price: Money!
    onHand: Int
  }
`;
