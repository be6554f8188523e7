/** Team finance: ledgers, bills, estimates, claims. */
export const financeSdl = `
"A keeper's account with the group."
type Ledger {
  id: UUID!
  keeper: Keeper!
  "What the keeper owes; negative where money is held on account."
  balance: Money!
  onStop: Boolean!
  bills: [Bill!]!
  receipts: [Receipt!]!
}

enum BillStanding {
  DRAFT
  OUTSTANDING
  SETTLED
}

type Bill {
  id: UUID!
  number: String!
  standing: BillStanding!
  raisedAt: DateTime!
  hospital: Hospital!
  keeper: Keeper
  attendance: Attendance
  lines: [BillLine!]!
  net: Money!
  vat: Money!
  gross: Money!
}

type BillLine {
  id: UUID!
  article: Saleable!
  quantity: Decimal!
  net: Money!
  vatBand: VatBand!
}

enum Tender {
  CARD
  CASH
  BACS
  INSURER
}

type Receipt {
  id: UUID!
  takenAt: DateTime!
  tender: Tender!
  value: Money!
}

type Estimate {
  id: UUID!
  lowest: Money!
  highest: Money!
  validUntil: NaiveDate!
}

enum ClaimProgress {
  PREPARING
  SUBMITTED
  PAID
  DECLINED
}

type InsuranceClaim {
  id: UUID!
  patient: Patient!
  bill: Bill!
  insurer: String!
  progress: ClaimProgress!
  claimed: Money!
}

type BillConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [BillEdge!]!
  "A list of nodes."
  nodes: [Bill!]!
}

"An edge in a connection."
type BillEdge {
  "The item at the end of the edge"
  node: Bill!
  "A cursor for use in pagination"
  cursor: String!
}

extend type Query {
  ledger(keeperId: UUID!): Ledger
  "Newest first."
  bills(
    after: String
    before: String
    first: Int
    last: Int
    hospitalId: UUID
    standing: BillStanding
  ): BillConnection!
  bill(id: UUID!): Bill
  insuranceClaims(progress: ClaimProgress): [InsuranceClaim!]!
}

extend type Mutation {
  takePayment(billId: UUID!, tender: Tender!): Bill!
}
`;
