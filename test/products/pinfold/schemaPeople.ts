/** Accounts, their holders, and the record cards of their animals. */
export const pinfoldPeopleText: string = /* GraphQL */ `
  input AccountCriteria {
    "Beginning of the surname."
    surname: String
    "Beginning of the forename."
    forename: String
    town: String
    "Digits anywhere in one of the numbers."
    telephone: String
    email: String
    homeSurgeryId: ID
    markerCode: String
    dormant: Boolean
    inDebt: Boolean
    changedSince: LocalDateTime
    includeDeleted: Boolean! = false
  }

  type AccountPage {
    content: [Account!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  "Who brings the animals and pays for them. A company, charity or rescue has its whole name as surname."
  type Account {
    id: ID!
    accountNo: String!
    title: String
    forename: String
    surname: String!
    "What the list is sorted under in the desktop, in capitals without accents."
    alphaKey: String!
    address: PostalAddress
    numbers: [ContactNumber!]!
    email: String
    homeSurgery: Surgery!
    markers: [Marker!]!
    "Shown in red when the account is called up."
    popUpNote: String
    dormant: Boolean!
    "No more credit until somebody lifts it."
    onStop: Boolean!
    creditLimit: BigDecimal
    "What is owed; below zero where the account is in credit."
    balance: BigDecimal!
    agedDebt: AgedDebt!
    "Date of the last booking that was seen."
    lastSeenOn: LocalDate
    recordCards: [RecordCard!]!
    diaryEntries(page: PageInput): DiaryEntryPage!
    deleted: Boolean!
    createdAt: LocalDateTime!
    changedAt: LocalDateTime!
    rowVersion: String!
  }

  type ContactNumber {
    typeCode: String!
    typeDescription: String!
    number: String!
    preferred: Boolean!
    acceptsTexts: Boolean!
  }

  type Marker {
    markerCode: String!
    markerDescription: String!
  }

  type AgedDebt {
    current: BigDecimal!
    days30: BigDecimal!
    days60: BigDecimal!
    days90: BigDecimal!
  }

  input RecordCardCriteria {
    accountId: ID
    "Beginning of the animal's name."
    animalName: String
    speciesCode: String
    breedCode: String
    microchipNo: String
    includeDeceased: Boolean! = true
    changedSince: LocalDateTime
  }

  type RecordCardPage {
    content: [RecordCard!]!
    totalElements: Int!
    totalPages: Int!
    pageNumber: Int!
    pageSize: Int!
    first: Boolean!
    last: Boolean!
  }

  "The card of one animal, as it once stood in the filing drawer."
  type RecordCard {
    id: ID!
    cardNo: String!
    animalName: String!
    "Empty for a stray."
    account: Account
    speciesCode: String!
    speciesDescription: String!
    breedCode: String
    breedDescription: String
    sexCode: String!
    sexDescription: String!
    colour: String
    dateOfBirth: LocalDate
    microchipNo: String
    pedigreeName: String
    deceased: Boolean!
    deceasedOn: LocalDate
    weights: [Weight!]!
    vaccinations: [Vaccination!]!
    policies: [InsurancePolicy!]!
    cases(page: PageInput): CasePage!
    createdAt: LocalDateTime!
    changedAt: LocalDateTime!
    rowVersion: String!
  }
`;
