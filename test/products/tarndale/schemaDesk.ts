/** Types of the front desk as the code of the vendor has them: the business, people and animals. */
export const deskTypes = /* GraphQL */ `
  "The business that holds the licence, with one or several vet centres."
  type Business {
    id: Int!
    name: String!
    gstNumber: String
    currencyCode: String!
    edition: ProductEdition!
    licensedSeats: Int!
    schemaVersion: String!
  }

  enum ProductEdition {
    DESKTOP
    HOSTED
  }

  type PostalAddress {
    street: String
    suburb: String
    town: String
    region: String
    postcode: String
  }

  type Centre {
    id: Int!
    shortCode: String!
    name: String!
    address: PostalAddress!
    phone: String!
    emailAddress: String
    "IANA name of the time zone, used for the diary and the roster."
    ianaTimeZone: String!
    openingHours: [OpeningHours!]!
    diaryColumns: [DiaryColumn!]!
    operators: [Operator!]!
  }

  type OpeningHours {
    id: Int!
    centreId: Int!
    centre: Centre!
    dayOfWeek: DayOfWeek!
    opensAt: TimeSpan!
    closesAt: TimeSpan!
  }

  enum DayOfWeek {
    SUNDAY
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
  }

  "Anyone who signs in or has work put in the diary: vets, nurses, groomers."
  type Operator {
    id: Int!
    operatorCode: String!
    givenName: String!
    surname: String!
    qualifications: String
    discipline: Discipline!
    registrationNumber: String
    emailAddress: String!
    isCurrent: Boolean!
    securityProfileId: Int!
    securityProfile: SecurityProfile!
    centres: [Centre!]!
    rosterShifts: [RosterShift!]!
  }

  enum Discipline {
    VETERINARIAN
    VET_NURSE
    GROOMER
  }

  type SecurityProfile {
    id: Int!
    name: String!
    canVoidInvoices: Boolean!
    canEditHistory: Boolean!
    canSeeTakings: Boolean!
  }

  type RosterShift {
    id: Int!
    operatorId: Int!
    operator: Operator!
    centreId: Int!
    centre: Centre!
    startsAt: DateTime!
    finishesAt: DateTime!
    isOnCall: Boolean!
  }

  "Who brings animals in and is sent the statement."
  type Account {
    id: Int!
    "The number printed on statements."
    accountCode: String!
    accountKind: AccountKind!
    salutation: String
    givenName: String
    "The surname, or the whole name of an organisation."
    surname: String!
    mobilePhone: String
    homePhone: String
    workPhone: String
    emailAddress: String
    address: PostalAddress
    homeCentreId: Int!
    homeCentre: Centre!
    isInactive: Boolean!
    creditStanding: CreditStanding!
    flags: [AccountFlag!]!
    memo: String
    "What is owed today, credits taken off."
    balance: Decimal!
    "The day on which an animal of the account was last seen."
    lastAttendedOn: Date
    tradingTermsId: Int!
    tradingTerms: TradingTerms!
    referralSourceId: Int
    referralSource: ReferralSource
    additionalContacts: [AccountContact!]!
    animals: [Animal!]!
    mobs: [Mob!]!
    diaryEntries: [DiaryEntry!]!
    invoices: [Invoice!]!
    openedAt: DateTime!
    modifiedAt: DateTime!
  }

  enum AccountKind {
    INDIVIDUAL
    ORGANISATION
  }

  enum CreditStanding {
    NORMAL
    WATCH
    STOP_CREDIT
  }

  "A marker that shows in the header of an account."
  type AccountFlag {
    id: Int!
    caption: String!
    colour: String!
    alertOnOpen: Boolean!
  }

  "Somebody else who may speak for an account."
  type AccountContact {
    id: Int!
    accountId: Int!
    account: Account!
    fullName: String!
    relationship: String!
    phone: String
    mayAuthoriseTreatment: Boolean!
  }

  type TradingTerms {
    id: Int!
    name: String!
    daysToPay: Int!
    accountFee: Decimal!
  }

  type ReferralSource {
    id: Int!
    name: String!
  }

  type Species {
    id: Int!
    name: String!
    isProductionAnimal: Boolean!
    breeds: [Breed!]!
  }

  type Breed {
    id: Int!
    name: String!
    speciesId: Int!
    species: Species!
  }

  enum AnimalSex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Animal {
    id: Int!
    animalCode: String!
    name: String!
    speciesId: Int!
    species: Species!
    breedId: Int
    breed: Breed
    colourMarkings: String
    sex: AnimalSex!
    bornOn: Date
    microchipNumber: String
    isDeceased: Boolean!
    isArchived: Boolean!
    "Empty for strays."
    accountId: Int
    account: Account
    insurancePolicy: InsurancePolicy
    weighIns: [WeighIn!]!
    vaccinations: [Vaccination!]!
    recalls: [Recall!]!
    diaryEntries: [DiaryEntry!]!
    enrolledAt: DateTime!
    modifiedAt: DateTime!
  }

  "Farmed animals that are treated together."
  type Mob {
    id: Int!
    accountId: Int!
    account: Account!
    name: String!
    speciesId: Int!
    species: Species!
    headCount: Int!
    naitNumber: String
  }
`;
