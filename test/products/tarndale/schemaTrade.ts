/** Types of sales, stock and the office. */
export const tradeTypes = /* GraphQL */ `
  type Invoice {
    id: Int!
    invoiceNumber: String!
    accountId: Int!
    account: Account!
    animalId: Int
    animal: Animal
    centreId: Int!
    centre: Centre!
    invoicedAt: DateTime!
    lines: [InvoiceLine!]!
    netAmount: Decimal!
    gstAmount: Decimal!
    totalAmount: Decimal!
    "What is still to be paid."
    outstanding: Decimal!
    receipts: [Receipt!]!
  }

  type InvoiceLine {
    id: Int!
    invoiceId: Int!
    narration: String!
    quantity: Decimal!
    unitPrice: Decimal!
    taxRateId: Int!
    taxRate: TaxRate!
  }

  type TaxRate {
    id: Int!
    name: String!
    percentage: Decimal!
  }

  enum TenderType {
    EFTPOS
    CASH
    CHEQUE
  }

  type Receipt {
    id: Int!
    accountId: Int!
    account: Account!
    invoiceId: Int
    invoice: Invoice
    amount: Decimal!
    tender: TenderType!
    reference: String
    receiptedAt: DateTime!
  }

  type CreditNote {
    id: Int!
    accountId: Int!
    account: Account!
    amount: Decimal!
    narration: String!
    issuedAt: DateTime!
  }

  enum QuoteStanding {
    DRAFT
    PRESENTED
    ACCEPTED
    DECLINED
  }

  type Quote {
    id: Int!
    animalId: Int!
    animal: Animal!
    title: String!
    lowAmount: Decimal!
    highAmount: Decimal!
    standing: QuoteStanding!
    validUntil: Date!
  }

  type StockGroup {
    id: Int!
    name: String!
    markupPercentage: Decimal!
  }

  type StockItem {
    id: Int!
    stockCode: String!
    description: String!
    stockGroupId: Int!
    stockGroup: StockGroup!
    supplierId: Int
    supplier: Supplier
    sellPrice: Decimal!
    isRestrictedMedicine: Boolean!
    meatWithholdingDays: Int
    stockLevels: [StockLevel!]!
  }

  type StockLevel {
    id: Int!
    stockItemId: Int!
    stockItem: StockItem!
    centreId: Int!
    centre: Centre!
    onHand: Decimal!
    reorderAt: Decimal!
  }

  type Supplier {
    id: Int!
    name: String!
    phone: String
    emailAddress: String
    accountReference: String
  }

  enum PurchaseOrderStage {
    DRAFT
    SENT
    RECEIVED
  }

  type PurchaseOrder {
    id: Int!
    orderNumber: String!
    supplierId: Int!
    supplier: Supplier!
    centreId: Int!
    centre: Centre!
    stage: PurchaseOrderStage!
    raisedOn: Date!
    lines: [PurchaseOrderLine!]!
  }

  type PurchaseOrderLine {
    id: Int!
    purchaseOrderId: Int!
    stockItemId: Int!
    stockItem: StockItem!
    quantityOrdered: Decimal!
    unitCost: Decimal!
  }

  enum CommunicationDirection {
    INBOUND
    OUTBOUND
  }

  enum CommunicationMedium {
    TEXT_MESSAGE
    EMAIL
    LETTER
  }

  type Communication {
    id: Int!
    accountId: Int!
    account: Account!
    direction: CommunicationDirection!
    medium: CommunicationMedium!
    subject: String
    body: String!
    authorName: String!
    isRead: Boolean!
    sentAt: DateTime!
  }

  type MessageTemplate {
    id: Int!
    name: String!
    medium: CommunicationMedium!
    wording: String!
  }

  "Somebody is to be rung."
  type Callback {
    id: Int!
    accountId: Int!
    account: Account!
    animalId: Int
    animal: Animal
    operatorId: Int
    operator: Operator
    dueOn: Date!
    remarks: String!
    completedAt: DateTime
  }

  enum ChangeAction {
    INSERTED
    UPDATED
  }

  "What was written to the database, the latest last."
  type ChangeLog {
    id: Int!
    entityName: String!
    entityId: Int!
    action: ChangeAction!
    changedAt: DateTime!
    changedBy: String!
  }

  type SystemSetting {
    id: Int!
    settingKey: String!
    settingValue: String!
    isPerCentre: Boolean!
  }

  "The integration that the key was issued to."
  type ApiClient {
    id: Int!
    name: String!
    scopes: [String!]!
    issuedOn: Date!
  }

  "A gap in the diary."
  type AvailableTime {
    startsAt: DateTime!
    finishesAt: DateTime!
    centre: Centre!
    operator: Operator!
  }

  "What was invoiced and received at a centre on one day."
  type DayTakings {
    onDate: Date!
    centre: Centre!
    invoiced: Decimal!
    received: Decimal!
    byTender: [TenderTakings!]!
  }

  type TenderTakings {
    tender: TenderType!
    amount: Decimal!
    receiptCount: Int!
  }
`;
