/**
 * SDL of what a practice-management service offers beyond the desk.
 *
 * A front desk needs little of it. It is here because a real service is mostly this: lists that page in other
 * ways, and names that resemble the expected ones.
 */
export const backOfficeText = /* GraphQL */ `
  extend type Query {
    auditLog(first: Int!, after: String): AuditEntryConnection
    tasks(done: Boolean, assigneeId: ID, limit: Int = 50): [Task]
    "Clients who were merged into another one or left; not part of getClients."
    archivedClients(limit: Int!, offset: Int = 0): [ArchivedClient]
    "Boarding and day care. Not the appointment book."
    reservations(locationId: ID!, startDate: Date!, endDate: Date!): [Reservation]
    statistics(locationId: ID, date: Date!): DayStatistics
  }

  extend type Mutation {
    createTask(input: TaskInput!): Task
    completeTask(id: ID!): Task
  }

  type PageMetadata {
    page: Int
    pageSize: Int
    totalCount: Int
  }

  type PageInfo {
    hasNextPage: Boolean
    endCursor: String
  }

  type AuditEntryConnection {
    edges: [AuditEntryEdge]
    pageInfo: PageInfo
  }

  type AuditEntryEdge {
    cursor: String
    node: AuditEntry
  }

  type AuditEntry {
    id: ID!
    "The operation, such as updateClient."
    action: String
    "The id of the changed object."
    subjectId: ID
    at: DateTime
  }

  type Task {
    id: ID!
    title: String
    done: Boolean
    dueDate: Date
    assignee: Provider
    patient: Patient
  }

  type ArchivedClient {
    id: ID!
    name: String
    email: String
    "Merged, Moved away, Duplicate."
    reason: String
    archivedAt: DateTime
    mergedIntoId: ID
  }

  type Reservation {
    id: ID!
    patient: Patient
    kennel: String
    startDate: Date
    endDate: Date
  }

  type DayStatistics {
    date: Date
    appointmentCount: Int
    cancelledCount: Int
    noShowCount: Int
    newClientCount: Int
  }

  input TaskInput {
    title: String!
    dueDate: Date
    assigneeId: ID
    patientId: ID
  }
`;

/** SDL of a clinic's cupboard, price list, rooms, duties and lists of words. */
export const stockText = /* GraphQL */ `
  extend type Query {
    inventoryItems(search: String, limit: Int = 50, offset: Int = 0): [InventoryItem]
    suppliers: [Supplier]
    "Newest first."
    purchaseOrders(status: PurchaseOrderStatus, page: Int = 1, pageSize: Int = 25): PurchaseOrderPage
    "What is sold over the counter."
    products(search: String, limit: Int = 50, offset: Int = 0): [Product]
    "What everything costs at a location, or everywhere."
    priceList(locationId: ID): [PriceListItem]
    rooms(locationId: ID): [Room]
    species: [Species]
    "Of one species by its name, such as Canine, or all."
    breeds(species: String): [Breed]
    tags: [Tag]
    referralSources: [ReferralSource]
    "Who is on duty; from and to are both included and at most 31 days apart."
    shifts(providerId: ID, from: Date!, to: Date!): [Shift]
  }

  extend type Mutation {
    adjustInventoryItem(id: ID!, by: Int!, reason: String!): InventoryItem
    createPurchaseOrder(input: PurchaseOrderInput!): PurchaseOrder
  }

  type InventoryItem {
    id: ID!
    name: String
    sku: String
    quantity: Int
    reorderAt: Int
    unitPrice: Decimal
  }

  type Supplier {
    id: ID!
    name: String
    email: String
    phoneNumber: String
  }

  enum PurchaseOrderStatus {
    ORDERED
    RECEIVED
    CLOSED
  }

  type PurchaseOrderPage {
    entries: [PurchaseOrder]
    metadata: PageMetadata
  }

  type PurchaseOrder {
    id: ID!
    number: String
    supplier: Supplier
    location: Location
    status: PurchaseOrderStatus
    lines: [PurchaseOrderLine]
    total: Decimal
    note: String
    orderedAt: DateTime
    expectedDate: Date
  }

  type PurchaseOrderLine {
    id: ID!
    item: InventoryItem
    quantity: Int
    unitPrice: Decimal
    total: Decimal
  }

  type Product {
    id: ID!
    name: String
    "Medication or Product."
    category: String
    price: Decimal
  }

  type PriceListItem {
    id: ID!
    name: String
    category: String
    "Before tax."
    price: Decimal
    isTaxable: Boolean
  }

  type Room {
    id: ID!
    name: String
    location: Location
  }

  type Species {
    id: ID!
    name: String
  }

  type Breed {
    id: ID!
    name: String
    speciesId: ID
  }

  type Tag {
    id: ID!
    name: String
  }

  type ReferralSource {
    id: ID!
    name: String
  }

  type Shift {
    id: ID!
    provider: Provider
    location: Location
    date: Date
    "Wall clock HH:MM."
    begins: String
    "Wall clock HH:MM."
    finishes: String
  }

  input PurchaseOrderInput {
    supplierId: ID!
    locationId: ID
    expectedDate: Date
    note: String
    lines: [PurchaseOrderLineInput!]!
  }

  input PurchaseOrderLineInput {
    inventoryItemId: ID!
    quantity: Int!
    "The usual one of the item when left out."
    unitPrice: Decimal
  }
`;
