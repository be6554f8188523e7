/** Clients and patients. */
export const rhapsodyPeopleText: string = /* GraphQL */ `
  type Client {
    id: ID!
    businessId: ID!
    "The hospital that the client belongs to."
    business: Business!
    firstName: String
    lastName: String
    email: String
    alternateEmail: String
    mobilePhone: String
    "Of clients that were imported; all others have homePhoneNew."
    homePhone: String
    homePhoneNew: String
    workPhone: String
    otherPhone: String
    address: Address
    "What the client owes."
    balance: Float!
    notes: String
    tags: [ClientTag!]!
    referralSource: ReferralSource
    active: Boolean!
    deleted: Boolean!
    patients: [Patient!]!
    appointments(limit: PageLimit = 10, offset: PageOffset = 0): AppointmentPage!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type ClientPage {
    totalCount: Int!
    data: [Client!]!
  }

  type ClientTag {
    id: ID!
    name: String!
  }

  type ReferralSource {
    id: ID!
    name: String!
  }

  enum Gender {
    FEMALE
    MALE
  }

  enum SpayedNeuteredStatus {
    SPAYED
    NEUTERED
    INTACT
  }

  type Patient {
    id: ID!
    clientId: ID
    client: Client
    name: String!
    species: Species
    breed: Breed
    color: String
    gender: Gender
    spayedNeuteredStatus: SpayedNeuteredStatus
    dateOfBirth: Date
    microchip: String
    active: Boolean!
    deleted: Boolean!
    deceased: Boolean!
    weights: [Weight!]!
    vaccinations: [Vaccination!]!
    prescriptions: [Prescription!]!
    reminders: [Reminder!]!
    appointments(limit: PageLimit = 10, offset: PageOffset = 0): AppointmentPage!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type PatientPage {
    totalCount: Int!
    data: [Patient!]!
  }

  type Species {
    id: ID!
    name: String!
    breeds: [Breed!]!
  }

  type Breed {
    id: ID!
    name: String!
  }
`;
