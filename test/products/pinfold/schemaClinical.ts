/** Cases, vaccinations, weights, reminders and insurance. */
export const pinfoldClinicalText: string = /* GraphQL */ `
  input CaseCriteria {
    cardId: ID
    accountId: ID
    clinicianId: ID
    openedFrom: LocalDate
    openedTo: LocalDate
    openOnly: Boolean! = false
  }

  type CasePage {
    content: [Case!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  "A spell of illness or a course of treatment of one animal."
  type Case {
    id: ID!
    caseNo: String!
    heading: String!
    card: RecordCard!
    clinician: Operator
    openedOn: LocalDate!
    closedOn: LocalDate
    lines: [CaseLine!]!
    diagnosisCode: String
    diagnosisDescription: String
  }

  type CaseLine {
    lineNo: Int!
    lineTypeCode: String!
    lineTypeDescription: String!
    text: String!
    enteredAt: LocalDateTime!
    struckOut: Boolean!
  }

  type Vaccination {
    id: ID!
    card: RecordCard!
    vaccineCode: String!
    vaccineDescription: String!
    givenOn: LocalDate!
    nextDueOn: LocalDate
    batchNo: String
  }

  type Weight {
    weighedOn: LocalDate!
    kilos: BigDecimal!
  }

  input ReminderCriteria {
    typeCode: String
    dueFrom: LocalDate
    dueTo: LocalDate
    unsentOnly: Boolean! = false
  }

  type ReminderPage {
    content: [Reminder!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  type Reminder {
    id: ID!
    typeCode: String!
    typeDescription: String!
    card: RecordCard!
    account: Account
    dueOn: LocalDate!
    sentOn: LocalDate
  }

  type InsurancePolicy {
    id: ID!
    insurerName: String!
    policyNo: String!
    expiresOn: LocalDate
    excess: BigDecimal!
  }

  input ClaimCriteria {
    accountId: ID
    stageCode: String
  }

  type InsuranceClaimPage {
    content: [InsuranceClaim!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  type InsuranceClaim {
    id: ID!
    claimNo: String!
    card: RecordCard!
    policy: InsurancePolicy!
    stageCode: String!
    stageDescription: String!
    claimed: BigDecimal!
    settled: BigDecimal
    submittedOn: LocalDate
  }
`;
