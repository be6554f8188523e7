/** Households, carers and animals. */
export const currawongRegistryText: string = /* GraphQL */ `
  type Registry {
    household(id: ID!): Household
    "By the number on its card."
    householdByCode(code: String!): Household
    "In the order in which they were registered, unless ordered. Matching reads words of names, digits of numbers, e-mail addresses, codes and the names of animals."
    households(
      matching: String
      where: HouseholdWhere
      orderBy: [HouseholdOrder!]
      discarded: Discarded! = EXCLUDE
      first: Int! = 25
      after: String
    ): HouseholdConnection!
    animal(id: ID!): Animal
    animalByMicrochip(microchip: String!): Animal
    animals(where: AnimalWhere, orderBy: [AnimalOrder!], first: Int! = 25, after: String): AnimalConnection!
    species: [Species!]!
    breeds(speciesId: ID!): [Breed!]!
    flags: [Flag!]!
  }

  input HouseholdWhere {
    name: TextMatch
    email: TextMatch
    "Digits alone are compared."
    phone: TextMatch
    standing: [HouseholdStanding!]
    homeSiteId: IdMatch
    flagId: IdMatch
    modifiedSince: Instant
  }

  enum HouseholdOrderField {
    REGISTERED
    FAMILY_NAME
    MODIFIED
  }

  input HouseholdOrder {
    by: HouseholdOrderField!
    direction: Direction! = ASCENDING
  }

  type HouseholdConnection {
    edges: [HouseholdEdge!]!
    pageInfo: PageInfo!
  }

  type HouseholdEdge {
    cursor: String!
    node: Household!
  }

  enum HouseholdKind {
    HOME
    "A rescue, a farm, a shop."
    ORGANISATION
  }

  enum HouseholdStanding {
    ACTIVE
    INACTIVE
  }

  "Animals live in a household, whose members share their care and their bills. There are no clients in Currawong."
  type Household implements Node & Audited {
    id: ID!
    revision: Int!
    code: String!
    kind: HouseholdKind!
    "How we speak of it: as its primary carer is called."
    name: String!
    standing: HouseholdStanding!
    "An organisation has one too, with its own name as family name."
    primaryCarer: Carer!
    carers: [Carer!]!
    contactMethods: [ContactMethod!]!
    homeSite: Site!
    flags: [Flag!]!
    "Shown before a conversation."
    alert: String
    animals: [Animal!]!
    "The day of the newest visit that is over."
    lastVisitedOn: LocalDate
    "Newest first."
    bookings(first: Int! = 10, after: String): BookingConnection!
    account: HouseholdAccount!
    audit: Audit!
  }

  enum CarerRole {
    PRIMARY
    CO_CARER
  }

  type Carer implements Node {
    id: ID!
    name: PersonName!
    role: CarerRole!
    "Whether a signature of theirs is enough for an operation."
    mayConsent: Boolean!
  }

  type Flag implements Node {
    id: ID!
    name: String!
    colour: String!
  }

  input AnimalWhere {
    name: TextMatch
    householdId: IdMatch
    speciesId: IdMatch
    microchip: TextMatch
    lifeStatus: [LifeStatus!]
    modifiedSince: Instant
  }

  enum AnimalOrderField {
    REGISTERED
    NAME
    BORN
  }

  input AnimalOrder {
    by: AnimalOrderField!
    direction: Direction! = ASCENDING
  }

  type AnimalConnection {
    edges: [AnimalEdge!]!
    pageInfo: PageInfo!
  }

  type AnimalEdge {
    cursor: String!
    node: Animal!
  }

  enum AnimalSex {
    MALE
    FEMALE
    NOT_DETERMINED
  }

  enum LifeStatus {
    LIVING
    DECEASED
  }

  type Animal implements Node & Audited {
    id: ID!
    revision: Int!
    name: String!
    species: Species!
    "Null where it is unknown."
    breed: Breed
    sex: AnimalSex!
    desexed: Boolean
    colour: String
    bornOn: LocalDate
    microchip: String
    lifeStatus: LifeStatus!
    "Null for a stray until a household takes it in."
    household: Household
    weights: [WeightRecord!]!
    vaccinations: [Vaccination!]!
    visits(first: Int! = 10, after: String): VisitConnection!
    audit: Audit!
  }

  type Species implements Node {
    id: ID!
    "As the profession says it."
    name: String!
    "As everybody else does."
    commonName: String!
  }

  type Breed implements Node {
    id: ID!
    name: String!
    species: Species!
  }

  type WeightRecord {
    kilograms: Float!
    measuredOn: LocalDate!
  }
`;
