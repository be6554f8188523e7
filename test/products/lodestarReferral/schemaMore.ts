/** Whoever refers, and what is around cases: the whiteboard, wards, money, letters and tasks. */
export const lodestarMoreText: string = /* GraphQL */ `
  "A practice elsewhere that sends cases. It is no customer of the group."
  type ReferringPractice {
    id: ID!
    name: String!
    phone: String
    email: String
    postalAddress: PostalAddress
    vets: [ReferringVet!]!
    lettersBy: LetterRoute!
  }

  enum LetterRoute {
    EMAIL
    PORTAL
    POST
  }

  type ReferringVet {
    id: ID!
    fullName: String!
    directLine: String
    email: String
    practice: ReferringPractice!
  }

  type ReferringPracticePage {
    entries: [ReferringPractice!]!
    pageNumber: Int!
    pageSize: Int!
    totalEntries: Int!
    totalPages: Int!
  }

  enum ReferralUrgency {
    ROUTINE
    URGENT
    EMERGENCY
  }

  enum ReferralStatus {
    RECEIVED
    ACCEPTED
    DECLINED
  }

  type Referral {
    id: ID!
    status: ReferralStatus!
    urgency: ReferralUrgency!
    vet: ReferringVet!
    question: String!
    receivedAt: DateTime!
    case: Case
  }

  "An animal that is in the house."
  type WhiteboardEntry {
    id: ID!
    case: Case!
    ward: Ward
    kennel: String
    nextAction: String
    nextActionAt: DateTime
  }

  type Ward {
    id: ID!
    name: String!
    isolation: Boolean!
    kennels: Int!
  }

  type InvoiceLine {
    description: String!
    quantity: Int!
    unitPrice: Decimal!
  }

  type Invoice {
    id: ID!
    number: String!
    owner: Owner!
    issuedAt: DateTime!
    lines: [InvoiceLine!]!
    total: Decimal!
    balance: Decimal!
  }

  type InvoicePage {
    entries: [Invoice!]!
    pageNumber: Int!
    pageSize: Int!
    totalEntries: Int!
    totalPages: Int!
  }

  type Letter {
    id: ID!
    case: Case!
    to: ReferringVet
    subject: String!
    body: String!
    sentAt: DateTime
  }

  type Task {
    id: ID!
    title: String!
    hospital: Hospital!
    assignee: Clinician
    dueOn: Date
    doneAt: DateTime
  }

  "The holder of the token."
  type Viewer {
    id: ID!
    label: String!
    scopes: [String!]!
  }
`;
