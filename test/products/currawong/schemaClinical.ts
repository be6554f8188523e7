/** Visits and what belongs to them, money, the dispensary and the inbox. */
export const currawongClinicalText: string = /* GraphQL */ `
  type Clinical {
    visit(id: ID!): Visit
    "Visits that began in the window, newest first."
    visits(window: DateWindow!, siteId: ID, stage: [VisitStage!], first: Int! = 25, after: String): VisitConnection!
    "Who is in the building."
    whiteboard(siteId: ID!): [Visit!]!
    admissions(siteId: ID, includeDischarged: Boolean! = false): [Admission!]!
    "Soonest first."
    recalls(due: DateWindow): [Recall!]!
  }

  type VisitConnection {
    edges: [VisitEdge!]!
    pageInfo: PageInfo!
  }

  type VisitEdge {
    cursor: String!
    node: Visit!
  }

  enum VisitStage {
    WAITING
    CONSULTING
    READY_FOR_COLLECTION
    DEPARTED
  }

  enum Triage {
    ROUTINE
    SOON
    URGENT
  }

  "What became of a booking once they walked in."
  type Visit implements Node & Audited {
    id: ID!
    booking: Booking!
    animal: Animal
    household: Household
    site: Site!
    stage: VisitStage!
    triage: Triage!
    arrived: ZonedDateTime!
    seen: ZonedDateTime
    departed: ZonedDateTime
    vitals: Vitals
    notes: [ClinicalNote!]!
    audit: Audit!
  }

  type Vitals {
    weightKilograms: Float
    temperatureCelsius: Float
    heartRate: Int
    "From 1 to 9."
    bodyCondition: Int
  }

  type ClinicalNote {
    subjective: String!
    objective: String!
    assessment: String!
    plan: String!
    author: TeamMember!
    writtenAt: Instant!
  }

  "A stay, for an operation or overnight."
  type Admission implements Node {
    id: ID!
    visit: Visit!
    animal: Animal!
    ward: String!
    admitted: ZonedDateTime!
    discharged: ZonedDateTime
  }

  type Vaccination {
    vaccine: String!
    batch: String!
    givenOn: LocalDate!
    nextDueOn: LocalDate!
  }

  type Recall implements Node {
    id: ID!
    animal: Animal!
    purpose: String!
    dueOn: LocalDate!
    sentAt: Instant
  }

  type Accounts {
    account(householdId: ID!): HouseholdAccount
    invoice(id: ID!): Invoice
    "Newest first."
    invoices(householdId: ID, status: [InvoiceStatus!], first: Int! = 25, after: String): InvoiceConnection!
    "Newest first."
    payments(householdId: ID, limit: Int! = 25): [Payment!]!
  }

  type HouseholdAccount {
    household: Household!
    "What they still owe; below zero where we owe them."
    balance: Money!
    unpaid: [Invoice!]!
  }

  type InvoiceConnection {
    edges: [InvoiceEdge!]!
    pageInfo: PageInfo!
  }

  type InvoiceEdge {
    cursor: String!
    node: Invoice!
  }

  enum InvoiceStatus {
    UNPAID
    PART_PAID
    PAID
  }

  type Invoice implements Node {
    id: ID!
    number: String!
    status: InvoiceStatus!
    household: Household!
    animal: Animal
    site: Site!
    raisedAt: Instant!
    lines: [InvoiceLine!]!
    tax: Money!
    total: Money!
    outstanding: Money!
  }

  type InvoiceLine {
    description: String!
    quantity: Float!
    unitPrice: Money!
    amount: Money!
  }

  enum PaymentMethod {
    CARD
    CASH
    CHEQUE
  }

  type Payment implements Node {
    id: ID!
    household: Household!
    invoice: Invoice
    amount: Money!
    method: PaymentMethod!
    reference: String
    takenAt: Instant!
  }

  type Dispensary {
    medicines(matching: String): [Medicine!]!
    prescriptions(animalId: ID!): [Prescription!]!
  }

  type Medicine implements Node {
    id: ID!
    name: String!
    form: String!
    isPrescriptionOnly: Boolean!
    unitPrice: Money!
    stock: [StockLevel!]!
  }

  type StockLevel {
    site: Site!
    onHand: Int!
    reorderAt: Int!
  }

  type Prescription {
    medicine: Medicine!
    animal: Animal!
    prescriber: TeamMember!
    directions: String!
    repeatsLeft: Int!
    writtenOn: LocalDate!
  }

  type Inbox {
    conversations(householdId: ID, includeClosed: Boolean! = false): [Conversation!]!
    tasks(includeDone: Boolean! = false): [Task!]!
  }

  type Conversation implements Node {
    id: ID!
    household: Household!
    subject: String!
    isClosed: Boolean!
    messages: [Message!]!
  }

  enum MessageDirection {
    FROM_HOUSEHOLD
    TO_HOUSEHOLD
  }

  type Message implements Node {
    id: ID!
    direction: MessageDirection!
    author: String!
    body: String!
    sentAt: Instant!
    isRead: Boolean!
  }

  type Task implements Node {
    id: ID!
    title: String!
    assignee: TeamMember
    dueOn: LocalDate
    isDone: Boolean!
  }
`;
