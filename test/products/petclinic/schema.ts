/** SDL of the Spring PetClinic. Its own remarks are comments, so that introspection describes nothing. */
export const petclinicText = /* GraphQL */ `
  scalar Date

  type Query {
    ping: String!
    pettypes: [PetType!]!
    vets: [Vet!]!
    vet(id: Int!): Vet
    # A page has 20 owners and is the first one where nothing else is said. Pages count from 0.
    owners(page: Int, size: Int, filter: OwnerFilter, orders: [OwnerOrder!]): OwnerSearchResult!
    owner(id: Int!): Owner!
    pet(id: Int!): Pet
    # All pets at once.
    pets: [Pet!]!
    specialties: [Specialty!]!
    me: User!
  }

  type PageInfo {
    pageNumber: Int!
    totalCount: Int!
    totalPages: Int!
    hasNext: Boolean!
    hasPrev: Boolean!
    nextPage: Int
    prevPage: Int
  }

  type OwnerSearchResult {
    pageInfo: PageInfo!
    owners: [Owner!]!
  }

  type User {
    username: String!
    fullname: String!
  }

  type PetType {
    id: Int!
    name: String!
  }

  type Specialty {
    id: Int!
    name: String!
  }

  input OwnerFilter {
    firstName: String
    lastName: String
    address: String
    city: String
    telephone: String
  }

  enum OrderType {
    ASC
    DESC
  }

  enum OrderField {
    id
    firstName
    lastName
    address
    city
    telephone
  }

  input OwnerOrder {
    field: OrderField!
    order: OrderType
  }

  interface Person {
    id: Int!
    firstName: String!
    lastName: String!
  }

  type Vet implements Person {
    id: Int!
    firstName: String!
    lastName: String!
    specialties: [Specialty!]!
    visits: VisitConnection!
  }

  type VisitConnection {
    totalCount: Int!
    visits: [Visit!]!
  }

  type Pet {
    id: Int!
    name: String!
    birthDate: Date!
    type: PetType!
    owner: Owner!
    visits: VisitConnection!
  }

  type Visit {
    id: Int!
    description: String!
    pet: Pet!
    # Whoever treats, if that is known.
    treatingVet: Vet
    # A day without a time.
    date: Date!
  }

  type Owner implements Person {
    id: Int!
    firstName: String!
    lastName: String!
    address: String!
    city: String!
    telephone: String!
    pets: [Pet!]!
  }

  type Mutation {
    addOwner(input: AddOwnerInput!): AddOwnerPayload!
    updateOwner(input: UpdateOwnerInput!): UpdateOwnerPayload!
    addPet(input: AddPetInput!): AddPetPayload!
    updatePet(input: UpdatePetInput!): UpdatePetPayload!
    addVisit(input: AddVisitInput!): AddVisitPayload!
    # For managers alone.
    addVet(input: AddVetInput!): AddVetPayload!
    addSpecialty(input: AddSpecialtyInput!): AddSpecialtyPayload!
    updateSpecialty(input: UpdateSpecialtyInput!): UpdateSpecialtyPayload!
    removeSpecialty(input: RemoveSpecialtyInput!): RemoveSpecialtyPayload!
  }

  type Subscription {
    onNewVisit: Visit!
  }

  input AddOwnerInput {
    firstName: String!
    lastName: String!
    address: String!
    city: String!
    telephone: String!
  }

  type AddOwnerPayload {
    owner: Owner!
  }

  input UpdateOwnerInput {
    ownerId: Int!
    firstName: String
    lastName: String
    address: String
    city: String
    telephone: String
  }

  type UpdateOwnerPayload {
    owner: Owner!
  }

  input AddPetInput {
    ownerId: Int!
    name: String!
    birthDate: Date!
    typeId: Int!
  }

  type AddPetPayload {
    pet: Pet!
  }

  input UpdatePetInput {
    petId: Int!
    name: String
    birthDate: Date
    typeId: Int
  }

  type UpdatePetPayload {
    pet: Pet!
  }

  input AddVisitInput {
    petId: Int!
    description: String!
    date: Date!
    vetId: Int
  }

  type AddVisitPayload {
    visit: Visit!
  }

  input AddVetInput {
    firstName: String!
    lastName: String!
    specialtyIds: [Int!]!
  }

  type AddVetSuccessPayload {
    vet: Vet
  }

  type AddVetErrorPayload {
    error: String!
  }

  union AddVetPayload = AddVetSuccessPayload | AddVetErrorPayload

  input AddSpecialtyInput {
    name: String!
  }

  type AddSpecialtyPayload {
    specialty: Specialty!
  }

  input UpdateSpecialtyInput {
    specialtyId: Int!
    name: String!
  }

  type UpdateSpecialtyPayload {
    specialty: Specialty!
  }

  input RemoveSpecialtyInput {
    specialtyId: Int!
  }

  type RemoveSpecialtyPayload {
    specialties: [Specialty!]!
  }
`;
