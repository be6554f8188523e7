/** SDL of account holders, animals, herds and stables. */
export const bellmarePeopleText: string = /* GraphQL */ `
  enum AccountOrder {
    SURNAME
    ACCOUNT_NO
    NEWEST
    LAST_CHANGED
  }

  enum AnimalOrder {
    BARN_NAME
    NEWEST
    LAST_CHANGED
  }

  enum HolderKind {
    INDIVIDUAL
    "A farm, a syndicate, a rescue or another outfit; its whole name is the surname."
    OUTFIT
  }

  enum PhoneKind {
    CELL
    HOME
    WORK
  }

  type PhoneLine {
    kind: PhoneKind!
    number: String!
    takes_texts: Boolean!
  }

  type EmailAddress {
    address: String!
    gets_statements: Boolean!
  }

  "A mark that the office has put on an account."
  type AccountFlag {
    label: String!
    colour: String!
  }

  "How good the account is for credit."
  type CreditStanding {
    code: String!
    label: String!
  }

  "Who is billed."
  type AccountHolder {
    id: ID!
    account_no: String!
    kind: HolderKind!
    given_names: String
    surname: String!
    phone_lines: [PhoneLine!]!
    email_addresses: [EmailAddress!]!
    mailing_address: CivicAddress
    home_base: Base!
    is_active: Boolean!
    flags: [AccountFlag!]!
    office_note: String
    credit_standing: CreditStanding!
    balance_owing: Decimal!
    "The last day on which an animal of the account was seen."
    last_seen_on: Date
    "Animals that the holder manages."
    animals: [Animal!]!
    "All that the holder has a part in, managed or not."
    interests: [OwnershipInterest!]!
    herds: [Herd!]!
    "The newest first."
    entries(offset: Int! = 0, limit: Int! = 20): CalendarPage!
    created_at: DateTime!
    updated_at: DateTime!
  }

  type AccountHolderPage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [AccountHolder!]!
  }

  type Species {
    code: String!
    label: String!
    is_livestock: Boolean!
  }

  enum AnimalSex {
    MALE
    FEMALE
    UNKNOWN
  }

  enum IdentifierScheme {
    MICROCHIP
    BRAND
    CCIA_TAG
    PASSPORT
  }

  type AnimalIdentifier {
    scheme: IdentifierScheme!
    value: String!
  }

  type Animal {
    id: ID!
    "What the animal answers to."
    barn_name: String!
    "The name in a stud book."
    registered_name: String
    species: Species!
    breed: String
    sex: AnimalSex!
    markings: String!
    foaled_on: Date @deprecated(reason: "Use born_on, not every animal is a horse.")
    born_on: Date
    identifiers: [AnimalIdentifier!]!
    is_active: Boolean!
    is_deceased: Boolean!
    "Who owns the animal, with the managing holder first. Strays have none."
    interests: [OwnershipInterest!]!
    vets_of_record: [VetOfRecord!]!
    stabled_at: Stable
    herd: Herd
    "The newest first."
    entries(offset: Int! = 0, limit: Int! = 20): CalendarPage!
    created_at: DateTime!
    updated_at: DateTime!
  }

  type AnimalPage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [Animal!]!
  }

  "A part of an animal; all parts of one are 100 percent together."
  type OwnershipInterest {
    holder: AccountHolder!
    animal: Animal!
    percentage: Decimal!
    "Decides about treatment and is called first."
    is_managing: Boolean!
  }

  "A veterinarian who answers for an animal, with the part of its production that is credited to them."
  type VetOfRecord {
    practitioner: Practitioner!
    production_percentage: Decimal!
  }

  "Livestock that is counted by head."
  type Herd {
    id: ID!
    name: String!
    account_holder: AccountHolder!
    species: Species!
    head_count: Int!
    "Premises identification of the province."
    premises_id: String
    vets_of_record: [VetOfRecord!]!
  }

  type HerdPage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [Herd!]!
  }

  type StableContact {
    name: String!
    phone: String
  }

  "A place where horses are boarded."
  type Stable {
    id: ID!
    name: String!
    civic_address: CivicAddress!
    stalls: Int!
    barn_manager: StableContact!
    served_from: Base!
    distance_km: Int!
    residents: [Animal!]!
  }

  type StablePage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [Stable!]!
  }
`;
