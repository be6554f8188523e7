import { byreInputText } from './schemaInputs.ts';
import { byreOfficeText } from './schemaOffice.ts';

/** SDL of the API as its server prints it: scalars, the queries of the desk, people, animals and the diary. */
export const byreText: string = /* GraphQL */ `
  "A calendar day, such as 2026-11-17."
  scalar LocalDate
  "What the clock of a branch shows, without an offset, such as 2026-11-17T09:30."
  scalar LocalDateTime
  "A moment in UTC, such as 2026-11-17T14:30:00Z."
  scalar Instant
  "A decimal number, written as text so that nothing is rounded."
  scalar BigDecimal

  type Query {
    "The practice that the key belongs to."
    practice: Practice!
    "Branches of the practice, in the order of their numbers."
    branches: [Branch!]!
    "Vets, nurses and others whom visits are booked with; those who have left too."
    clinicians(branchId: ID): [Clinician!]!
    "What visits are booked for."
    services: [Service!]!
    "The stages of a visit, as the practice has set them up."
    visitStatuses: [VisitStatus!]!
    species: [Species!]!
    "All owners by surname and forename, inactive ones too. Pages count from 0 and hold no more than 200."
    owners(page: Int! = 0, size: Int! = 50, branchId: ID, changedSince: Instant): OwnerPage!
    owner(id: ID!): Owner
    ownerByAccountNo(accountNo: String!): Owner
    "Owners for whom each word begins a word of the name, an email or the account number; or whose phone holds the digits."
    searchOwners(term: String!, limit: Int! = 20): [Owner!]!
    "All animals in the order in which they were registered, deceased ones too. Pages count from 0."
    animals(page: Int! = 0, size: Int! = 50, ownerId: ID): AnimalPage!
    animal(id: ID!): Animal
    animalByMicrochip(microchip: String!): Animal
    "One day of the appointment book, by the clock of each branch; all branches where none is named."
    diary(date: LocalDate!, branchId: ID, clinicianId: ID): DiaryDay!
    visit(id: ID!): Visit
    "What animals are due for, both days included."
    reminders(dueFrom: LocalDate!, dueTo: LocalDate!, page: Int! = 0, size: Int! = 50): ReminderPage!
    "Invoices, the newest first."
    invoices(ownerId: ID, unpaidOnly: Boolean! = false, page: Int! = 0, size: Int! = 50): InvoicePage!
    invoice(id: ID!): Invoice
    priceList(startingWith: String): [PriceItem!]!
    "Texts and emails between the practice and an owner, oldest first."
    correspondence(ownerId: ID!): [Letter!]!
    "Yards and farms that are called at."
    yards: [Yard!]!
    "To-dos of the team."
    jobs(finishedToo: Boolean! = false): [Job!]!
  }

  type Practice {
    id: ID!
    name: String!
    currency: String!
    vatNumber: String
    apiVersion: String!
  }

  type Address {
    line1: String!
    line2: String
    town: String!
    region: String
    postcode: String
    country: String!
  }

  type Branch {
    id: ID!
    name: String!
    address: Address!
    phone: String!
    email: String
    "Zone of its clock, from the tz database."
    timeZone: String!
    takesFarmCalls: Boolean!
  }

  enum Grade {
    VET
    NURSE
    GROOMER
  }

  type Clinician {
    id: ID!
    forename: String!
    surname: String!
    "Letters after the name."
    postNominals: String
    "What the diary column is headed with."
    initials: String!
    grade: Grade!
    email: String!
    branches: [Branch!]!
    hasLeft: Boolean!
  }

  type Service {
    id: ID!
    name: String!
    usualMinutes: Int!
    colour: String!
    bookableOnline: Boolean!
  }

  type VisitStatus {
    code: String!
    label: String!
    colour: String!
    position: Int!
  }

  type Species {
    code: String!
    name: String!
    isFarm: Boolean!
  }

  type OwnerPage {
    content: [Owner!]!
    pageNumber: Int!
    pageSize: Int!
    totalElements: Int!
    isLast: Boolean!
  }

  type AnimalPage {
    content: [Animal!]!
    pageNumber: Int!
    pageSize: Int!
    totalElements: Int!
    isLast: Boolean!
  }

  "Who is billed: a person, a household, a yard or a farm."
  type Owner {
    id: ID!
    "The number on statements."
    accountNo: String!
    title: String
    "None where the owner is a business."
    forename: String
    "The surname, or the trading name of a business."
    surname: String!
    isBusiness: Boolean!
    "Every way to reach the owner."
    contactPoints: [ContactPoint!]!
    address: Address
    "The branch that looks after the owner."
    branch: Branch!
    isActive: Boolean!
    "Short words that the desk has put on the account."
    labels: [String!]!
    memo: String
    "What is owed at present."
    balance: BigDecimal!
    "Day of the last visit that took place, of any animal."
    lastSeenOn: LocalDate
    animals: [Animal!]!
    "Visits, the latest first."
    visits(limit: Int! = 10): [Visit!]!
    registeredAt: Instant!
    changedAt: Instant!
  }

  enum ContactChannel {
    MOBILE
    LANDLINE
    WORK
    EMAIL
  }

  "A phone number or an email address."
  type ContactPoint {
    channel: ContactChannel!
    value: String!
    "Used for reminders."
    isPreferred: Boolean!
  }

  enum Sex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Animal {
    id: ID!
    name: String!
    species: Species!
    breed: String
    colour: String
    sex: Sex!
    bornOn: LocalDate
    microchip: String
    "Of horses: the number of the passport."
    passportNo: String
    isDeceased: Boolean!
    "None for a stray; several where a horse is owned in shares."
    ownerships: [Ownership!]!
    "Visits, the latest first."
    visits(limit: Int! = 10): [Visit!]!
    registeredAt: Instant!
    changedAt: Instant!
  }

  type Ownership {
    owner: Owner!
    sharePercent: Int!
  }

  type DiaryDay {
    date: LocalDate!
    "By start."
    visits: [Visit!]!
    "Time that is kept free of visits."
    blocks: [DiaryBlock!]!
    onCall: [OnCallDuty!]!
  }

  type DiaryBlock {
    id: ID!
    title: String!
    branch: Branch!
    clinician: Clinician
    startsAt: LocalDateTime!
    durationMinutes: Int!
  }

  "Who answers the emergency phone of a branch in the night after the day."
  type OnCallDuty {
    branch: Branch!
    clinician: Clinician!
  }

  enum VisitSetting {
    IN_CLINIC
    YARD_CALL
  }

  "One appointment."
  type Visit {
    id: ID!
    "The number on the day sheet."
    reference: String!
    "The branch in whose diary it stands, also where the vet drives out."
    branch: Branch!
    "By the clock of the branch."
    startsAt: LocalDateTime!
    durationMinutes: Int!
    setting: VisitSetting!
    "Of yard calls."
    yard: Yard
    "The drive to the yard, before the start."
    travelMinutes: Int
    service: Service!
    status: VisitStatus!
    "Who brings the animals and is billed; none for a stray."
    owner: Owner
    animals: [Animal!]!
    clinician: Clinician
    "The reason of the visit, as the caller said it."
    presentingComplaint: String
    cancelledBecause: String
    bookedAt: Instant!
    changedAt: Instant!
  }
  ${byreOfficeText}
  ${byreInputText}
`;
