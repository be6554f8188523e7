/** SDL of what stands beside the desk: money, reminders, letters, yards and to-dos. */
export const byreOfficeText = /* GraphQL */ `
  type Yard {
    id: ID!
    name: String!
    address: Address!
    directions: String
    gateCode: String
  }

  enum ReminderKind {
    VACCINATION
    WORMING
    DENTAL
  }

  type Reminder {
    id: ID!
    kind: ReminderKind!
    animal: Animal!
    dueOn: LocalDate!
    "None as long as it was not sent."
    sentAt: Instant
  }

  type ReminderPage {
    content: [Reminder!]!
    pageNumber: Int!
    pageSize: Int!
    totalElements: Int!
    isLast: Boolean!
  }

  type Invoice {
    id: ID!
    number: String!
    issuedOn: LocalDate!
    branch: Branch!
    owner: Owner!
    animal: Animal
    lines: [InvoiceLine!]!
    net: BigDecimal!
    vat: BigDecimal!
    total: BigDecimal!
    outstanding: BigDecimal!
    payments: [Payment!]!
  }

  type InvoiceLine {
    text: String!
    quantity: Int!
    unitPrice: BigDecimal!
  }

  enum PaymentMethod {
    CARD
    CASH
    CHEQUE
  }

  type Payment {
    id: ID!
    amount: BigDecimal!
    method: PaymentMethod!
    takenAt: Instant!
  }

  type InvoicePage {
    content: [Invoice!]!
    pageNumber: Int!
    pageSize: Int!
    totalElements: Int!
    isLast: Boolean!
  }

  type PriceItem {
    code: String!
    text: String!
    unitPrice: BigDecimal!
    "Withdrawal period for milk in days, of medicines for farm animals."
    milkWithdrawalDays: Int
  }

  "A text message or an email."
  type Letter {
    id: ID!
    subject: String!
    body: String!
    fromOwner: Boolean!
    signedBy: String!
    at: Instant!
  }

  type Job {
    id: ID!
    text: String!
    dueOn: LocalDate
    assignedTo: Clinician
    isFinished: Boolean!
  }
`;
