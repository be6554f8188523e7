/** Types beside people and the calendar. */
export const provetMoreText = /* GraphQL */ `
  "A place for patients that stay."
  type Ward implements Node {
    id: ID!
    name: String!
    department: Department
  }

  "When someone works."
  type Shift implements Node {
    id: ID!
    start: DateTime!
    end: DateTime!
    user: User
    department: Department
    ward: Ward
    "Whether clients can book into it."
    web: Boolean!
    note: String
    isSlot: Boolean!
  }

  type Reminder implements Node {
    id: ID!
    department: Department
    patient: Patient
    client: Client
    emailAddress: String
    phoneNumber: String
    emailSubject: String
    plannedSendingDate: Date
    expiryDate: Date
    sent: Boolean!
    created: DateTime!
  }

  enum InvoiceStatus {
    DRAFT
    SENT
    PAID
  }

  type Invoice implements Node {
    id: ID!
    invoiceNumber: String!
    status: InvoiceStatus!
    invoiceDate: DateTime!
    invoiceDueDate: Date
    client: Client
    patients: [Patient!]!
    department: Department
    payerName: String
    payerStreetAddress: String
    payerCity: String
    total: Float!
    totalVat: Float!
    totalWithVat: Float!
    dueSum: Float!
    creditNote: Boolean!
    invoiceRows: [InvoiceRow!]!
    invoicePayments: [InvoicePayment!]!
    created: DateTime!
  }

  type InvoiceRow implements Node {
    id: ID!
    name: String!
    quantity: Float!
    price: Float!
    sum: Float!
    vatPercentage: Float!
  }

  type InvoicePayment implements Node {
    id: ID!
    method: String!
    sum: Float!
    created: DateTime!
  }

  type ItemList implements Node {
    id: ID!
    name: String!
  }

  type Item implements Node {
    id: ID!
    name: String!
    code: String
    price: Float
    active: Boolean!
    itemList: ItemList
  }
`;
