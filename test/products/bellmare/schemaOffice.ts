const pageNames = [
  ['InvoicePage', 'Invoice'],
  ['PaymentPage', 'Payment'],
  ['FormularyPage', 'FormularyItem'],
  ['RecallPage', 'Recall'],
  ['ImmunizationPage', 'Immunization'],
  ['ChartNotePage', 'ChartNote'],
  ['LabOrderPage', 'LabOrder'],
  ['ThreadPage', 'Thread'],
  ['ChorePage', 'Chore'],
  ['UserPage', 'User'],
  ['AuditPage', 'AuditEvent'],
] as const;

const pages = pageNames.map(
  ([page, row]) => `type ${page} { count: Int! offset: Int! limit: Int! results: [${row}!]! }`,
);

/** SDL of money, charts, letters and users. */
export const bellmareOfficeText: string = /* GraphQL */ `
  enum Tender {
    CARD
    CASH
    CHEQUE
  }

  type InvoiceLine {
    description: String!
    quantity: Decimal!
    unit_price: Decimal!
    amount: Decimal!
  }

  type TaxLine {
    label: String!
    amount: Decimal!
  }

  type Invoice {
    id: ID!
    invoice_no: String!
    issued_on: Date!
    base: Base!
    account_holder: AccountHolder!
    animal: Animal
    lines: [InvoiceLine!]!
    taxes: [TaxLine!]!
    subtotal: Decimal!
    total: Decimal!
    outstanding: Decimal!
    payments: [Payment!]!
  }

  type Payment {
    id: ID!
    account_holder: AccountHolder!
    invoice_no: String
    amount: Decimal!
    tender: Tender!
    received_at: DateTime!
  }

  type Withdrawal {
    milk_hours: Int
    meat_days: Int
  }

  type StockLevel {
    base: Base!
    on_hand: Int!
  }

  type FormularyItem {
    id: ID!
    sku: String!
    name: String!
    unit: String!
    unit_price: Decimal!
    "Drug identification number."
    din: String
    withdrawal: Withdrawal
    stock: [StockLevel!]!
  }

  type RecallKind {
    code: String!
    label: String!
  }

  type Recall {
    id: ID!
    kind: RecallKind!
    animal: Animal!
    due_on: Date!
    sent_at: DateTime
  }

  type Immunization {
    id: ID!
    animal: Animal!
    vaccine: String!
    lot_no: String!
    given_on: Date!
    given_by: Practitioner
    next_due_on: Date!
  }

  type ChartNote {
    id: ID!
    entry: CalendarEntry!
    animal: Animal!
    author: Practitioner
    subjective: String
    objective: String
    plan: String
    written_at: DateTime!
  }

  type LabStatus {
    code: String!
    label: String!
  }

  type LabOrder {
    id: ID!
    animal: Animal!
    panel: String!
    laboratory: String!
    collected_on: Date!
    status: LabStatus!
    values: [LabValue!]!
  }

  type LabValue {
    analyte: String!
    value: String!
    unit: String!
    is_abnormal: Boolean!
  }

  type Thread {
    id: ID!
    account_holder: AccountHolder!
    subject: String!
    is_closed: Boolean!
    messages: [Message!]!
  }

  type Message {
    id: ID!
    body: String!
    signed_by: String!
    from_holder: Boolean!
    sent_at: DateTime!
  }

  type Chore {
    id: ID!
    summary: String!
    due_on: Date
    assignee: Practitioner
    is_done: Boolean!
  }

  type Permission {
    code: String!
    label: String!
  }

  type Role {
    code: String!
    label: String!
    permissions: [Permission!]!
  }

  type User {
    id: ID!
    login: String!
    practitioner: Practitioner
    roles: [Role!]!
    is_active: Boolean!
    last_signed_in_at: DateTime
  }

  type AuditEvent {
    id: ID!
    verb: String!
    subject: String!
    actor: String!
    at: DateTime!
  }

  ${pages.join('\n  ')}
`;
