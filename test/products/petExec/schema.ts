import { petExecInputsText } from './schemaInputs.ts';
import { petExecMoreText } from './schemaMore.ts';

function connectionText(name: string): string {
  return /* GraphQL */ `
  type ${name}Edge {
    cursor: String!
    node: ${name}!
  }

  type ${name}Connection {
    edges: [${name}Edge!]!
    pageInfo: PageInfo!
    totalCount: Int!
  }
`;
}

const connections = ['Owner', 'Pet', 'Reservation', 'Employee', 'Purchase'].map(connectionText).join('');

/** SDL of the GraphQL layer before PetExec. */
export const petExecText: string = /* GraphQL */ `
  "yyyy-mm-dd"
  scalar Date

  "hh:mm:ss by the clock of the location"
  scalar Time

  "yyyy-mm-dd hh:mm:ss"
  scalar Timestamp

  enum ReservationKind {
    BOARDING
    DAYCARE
    GROOMING
    SCHEDULED_SERVICE
  }

  enum ReservationStatus {
    SCHEDULED
    SIGNED_IN
    SIGNED_OUT
    NO_SHOW
  }

  enum Gender {
    MALE
    FEMALE
    UNKNOWN
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Location {
    id: ID!
    name: String!
    address1: String
    address2: String
    city: String
    state: String
    zip: String
    phone: String
    email: String
    timeZone: String!
  }

  "A pet parent."
  type Owner {
    id: ID!
    active: Boolean!
    firstName: String
    lastName: String!
    email: String
    "With commas between them."
    additionalEmails: String
    cellPhone: String
    homePhone: String
    workPhone: String
    address1: String
    address2: String
    city: String
    state: String
    zip: String
    emergencyContact: String
    emergencyPhone: String
    howFound: HowFound
    comments: String
    accountBalance: Float!
    pawPoints: Int!
    pets(includeInactive: Boolean = false): [Pet!]!
    creditCards: [CreditCard!]!
    boardingPackages: [BoardingPackage!]!
    createdAt: Timestamp!
    updatedAt: Timestamp!
  }

  type PetType {
    id: ID!
    name: String!
    breeds: [Breed!]!
  }

  type Breed {
    id: ID!
    name: String!
  }

  type Pet {
    id: ID!
    active: Boolean!
    deceased: Boolean!
    name: String!
    petType: PetType
    breed: Breed
    gender: Gender
    altered: Boolean
    color: String
    birthDate: Date
    weight: Float
    microchip: String
    playArea: String
    feedingInstructions: String
    owner: Owner!
    vet: Vet
    shots: [Shot!]!
    createdAt: Timestamp!
    updatedAt: Timestamp!
  }

  type EmployeeType {
    id: ID!
    name: String!
  }

  type Employee {
    id: ID!
    active: Boolean!
    firstName: String!
    lastName: String!
    email: String
    employeeType: EmployeeType!
    isGroomer: Boolean!
    locations: [Location!]!
  }

  type ServiceType {
    id: ID!
    kind: ReservationKind!
    name: String!
    services: [Service!]!
  }

  type Service {
    id: ID!
    name: String!
    kind: ReservationKind!
    serviceType: ServiceType
    "Minutes."
    duration: Int!
    price: Float!
    calendarColor: String
    ownerPortal: Boolean!
  }

  type ReservedService {
    service: Service!
    quantity: Int!
    price: Float!
  }

  "A stay, a day or an appointment of one pet; what was cancelled is deleted."
  type Reservation {
    id: ID!
    kind: ReservationKind!
    status: ReservationStatus!
    startDate: Date!
    startTime: Time!
    endDate: Date!
    endTime: Time!
    location: Location!
    pet: Pet!
    employee: Employee
    services: [ReservedService!]!
    comments: String
    scheduledInOwnerPortal: Boolean!
    signedInAt: Timestamp
    signedOutAt: Timestamp
    createdAt: Timestamp!
    updatedAt: Timestamp!
  }

  type Query {
    locations: [Location!]!
    "Active owners, by last name."
    owners(first: Int = 50, after: String): OwnerConnection!
    owner(id: ID!): Owner
    "Active owners with these words in names, email or phones."
    searchOwners(criteria: String!, first: Int = 25, after: String): OwnerConnection!
    "Active pets, in the order of entry."
    pets(petTypeId: ID, first: Int = 50, after: String): PetConnection!
    pet(id: ID!): Pet
    searchPets(criteria: String!, first: Int = 25, after: String): PetConnection!
    "The calendar: reservations that start on these days, the last one included."
    reservations(
      startDate: Date!
      endDate: Date!
      kind: ReservationKind
      locationId: ID
      ownerId: ID
      first: Int = 50
      after: String
    ): ReservationConnection!
    reservation(id: ID!): Reservation
    employees(locationId: ID, first: Int = 50, after: String): EmployeeConnection!
    groomers: [Employee!]!
    services(kind: ReservationKind): [Service!]!
    serviceTypes: [ServiceType!]!
    petTypes: [PetType!]!
    vets: [Vet!]!
    howFound: [HowFound!]!
    companyPreferences: [CompanyPreference!]!
    purchaseHistory(ownerId: ID!, first: Int = 50, after: String): PurchaseConnection!
  }

  type Mutation {
    createOwner(input: CreateOwnerInput!): OwnerPayload!
    updateOwner(input: UpdateOwnerInput!): OwnerPayload!
    "Owners are never deleted: an inactive one can come back."
    setOwnerActive(id: ID!, active: Boolean!): OwnerPayload!
    createPet(input: CreatePetInput!): PetPayload!
    updatePet(input: UpdatePetInput!): PetPayload!
    setPetActive(id: ID!, active: Boolean!): PetPayload!
    createReservation(input: CreateReservationInput!): ReservationPayload!
    updateReservation(input: UpdateReservationInput!): ReservationPayload!
    signIn(reservationId: ID!): ReservationPayload!
    signOut(reservationId: ID!): ReservationPayload!
    "Only one that is still to come."
    deleteReservation(id: ID!): DeleteReservationPayload!
  }

  ${connections}

  ${petExecMoreText}

  ${petExecInputsText}
`;
