/** Pet parents, pets, and what joins them. */
export const tidewellPeopleText: string = /* GraphQL */ `
  enum PetParentStatus {
    ACTIVE
    INACTIVE
  }

  input PetParentFilter {
    status: PetParentStatus
    homeHospitalId: ID
    tag: String
    updatedSince: OffsetDateTime
  }

  type PetParentPage {
    nodes: [PetParent!]!
    next: String
    totalCount: Int!
  }

  type PetParentHit {
    petParent: PetParent!
    matchedOn: [PetParentMatch!]!
  }

  enum PetParentMatch {
    NAME
    EMAIL
    PHONE
    PET
  }

  type PetParent {
    id: ID!
    name: PersonName!
    status: PetParentStatus!
    contactPoints(channels: [ContactChannel!]): [ContactPoint!]!
    address: Address
    homeHospital: Hospital!
    ownerships: [Ownership!]!
    tags: [Tag!]!
    "Shown on top of the record."
    alert: String
    "The date of the newest visit that is done."
    lastVisitOn: Date
    balance: Money!
    visits(after: String, limit: Int = 25): VisitPage!
    portalAccount: PortalAccount
    createdAt: OffsetDateTime!
    updatedAt: OffsetDateTime!
  }

  enum ContactChannel {
    MOBILE_PHONE
    HOME_PHONE
    WORK_PHONE
    EMAIL
  }

  "A way to reach a pet parent. The first phone and the first email are the primary ones."
  type ContactPoint {
    id: ID!
    channel: ContactChannel!
    "Phone numbers in E.164, such as +12075550101."
    value: String!
    isPrimary: Boolean!
    canText: Boolean!
  }

  type PortalAccount {
    email: String!
    lastSeenAt: OffsetDateTime
  }

  type Tag {
    id: ID!
    name: String!
    color: String!
  }

  enum OwnershipRelation {
    OWNER
    RESCUE
  }

  type Ownership {
    id: ID!
    petParent: PetParent!
    pet: Pet!
    relation: OwnershipRelation!
    since: Date!
  }

  input PetFilter {
    petParentId: ID
    speciesCode: String
    includeDeceased: Boolean = true
    microchip: String
  }

  type PetPage {
    nodes: [Pet!]!
    next: String
    totalCount: Int!
  }

  enum PetSex {
    MALE
    FEMALE
    UNKNOWN
  }

  type Pet {
    id: ID!
    name: String!
    species: Species!
    breed: Breed
    sex: PetSex!
    coat: String
    bornOn: Date
    isDeceased: Boolean!
    microchip: String
    photoUrl: String
    "Empty for a stray."
    ownerships: [Ownership!]!
    visits(after: String, limit: Int = 25): VisitPage!
    createdAt: OffsetDateTime!
    updatedAt: OffsetDateTime!
  }

  type Species {
    code: String!
    name: String!
    breeds: [Breed!]!
  }

  type Breed {
    id: ID!
    name: String!
  }
`;
