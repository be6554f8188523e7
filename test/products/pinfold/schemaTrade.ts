/** The ledger, stock, letters and jottings. */
export const pinfoldTradeText: string = /* GraphQL */ `
  input PostingCriteria {
    accountId: ID!
    kinds: [PostingKind!]
    postedFrom: LocalDate
    postedTo: LocalDate
  }

  type PostingPage {
    content: [Posting!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  enum PostingKind {
    INVOICE
    RECEIPT
    CREDIT_NOTE
  }

  "A line of an account's ledger."
  type Posting {
    id: ID!
    kind: PostingKind!
    postedOn: LocalDate!
    reference: String!
    details: String
    debit: BigDecimal
    credit: BigDecimal
    balanceAfter: BigDecimal!
  }

  input InvoiceCriteria {
    accountId: ID
    surgeryId: ID
    outstandingOnly: Boolean! = false
    raisedFrom: LocalDate
    raisedTo: LocalDate
  }

  type InvoicePage {
    content: [Invoice!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  type Invoice {
    id: ID!
    invoiceNo: String!
    account: Account!
    card: RecordCard
    surgery: Surgery
    raisedOn: LocalDate!
    lines: [InvoiceLine!]!
    net: BigDecimal!
    vat: BigDecimal!
    gross: BigDecimal!
    outstanding: BigDecimal!
    receipts: [Receipt!]!
  }

  type InvoiceLine {
    lineNo: Int!
    description: String!
    quantity: BigDecimal!
    unitPrice: BigDecimal!
    lineTotal: BigDecimal!
  }

  type Receipt {
    id: ID!
    receiptNo: String!
    account: Account!
    amount: BigDecimal!
    methodCode: String!
    methodDescription: String!
    reference: String
    takenAt: LocalDateTime!
  }

  input StockCriteria {
    description: String
    groupCode: String
    belowMinimum: Boolean! = false
  }

  type StockItemPage {
    content: [StockItem!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  type StockItem {
    itemCode: String!
    description: String!
    groupCode: String!
    groupDescription: String!
    unitPrice: BigDecimal!
    vatRate: VatRate!
    prescriptionOnly: Boolean!
    onHand: Int
    minimum: Int
    supplier: Supplier
  }

  type VatRate {
    vatCode: String!
    vatDescription: String!
    percentage: BigDecimal!
  }

  type Supplier {
    supplierCode: String!
    name: String!
    telephone: String
    accountRef: String
  }

  input LetterCriteria {
    accountId: ID
    incoming: Boolean
    unreadOnly: Boolean! = false
  }

  type LetterPage {
    content: [Letter!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  "A letter, text or e-mail on an account's file."
  type Letter {
    id: ID!
    account: Account!
    heading: String!
    body: String!
    signedBy: String!
    incoming: Boolean!
    unread: Boolean!
    writtenAt: LocalDateTime!
  }

  type Jotting {
    id: ID!
    text: String!
    forOperator: Operator
    dueOn: LocalDate
    tickedOff: Boolean!
  }
`;
