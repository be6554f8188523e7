/** The schema of the gateway: back/services/vetvisit/src/schemas as it is there, and the roots that it extends. */
export const pediatricianText = `
type Query
type Mutation

type Pet {
  id: ID!
  name: String!
  type: String!
  race: String!
  age: Int!
  petImage: String!
}

extend type Query {
  pet(id: ID!): Pet
  petList: [Pet!]!
}

extend type Mutation {
  createPet(
    name: String!
    type: String!
    race: String!
    age: Int!
    petImage: String!
  ): Pet!

  updatePet(
    id: ID!
    name: String
    type: String
    race: String
    age: Int
    petImage: String!
  ): Pet!

  deletePet(id: ID!): Pet
}

type Prise {
  id: ID!
  date: String!
  notes: String
  visit: VisitVeterinaire!
  vaccine: Vaccine!
}

extend type Query {
  prise(id: ID!): Prise
  priseList: [Prise!]!
}

extend type Mutation {
  createPrise(
    date: String!
    notes: String
    visitId: ID!
    vaccineId: ID!
  ): Prise!

  updatePrise(
    id: ID!
    date: String
    notes: String
    visitId: ID
    vaccineId: ID
  ): Prise!

  deletePrise(id: ID!): Prise
}


type UserApp {
  id: ID!
  name: String!
  email: String!
  password: String!
  role: Role!
  visits: [VisitVeterinaire!]!
}

enum Role {
  OWNER
  VETERINAIRE
}

extend type Query {
  user(id: ID!): UserApp
  userList: [UserApp!]!
}

extend type Mutation {
  createUser(
    name: String!
    email: String!
    password: String!
    role: Role!
  ): UserApp!
  updateUser(
    id: ID!
    name: String
    email: String
    password: String
    role: Role
  ): UserApp!
  deleteUser(id: ID!): UserApp
  login(email: String!, password: String!): AuthPayload
  register(
    name: String!
    email: String!
    password: String!
    role: Role!
  ): AuthPayload!
}
type AuthPayload {
  token: String!
  user: UserApp!
}

type Vaccine {
  id: ID!
  name: String!
  description: String!
  prises: [Prise!]!
}

extend type Query {
  vaccine(id: ID!): Vaccine
  vaccineList: [Vaccine!]!
}

extend type Mutation {
  createVaccine(name: String!, description: String!): Vaccine!
  updateVaccine(id: ID!, name: String, description: String): Vaccine!
  deleteVaccine(id: ID!): Vaccine
}

type VisitVeterinaire {
  id: ID!
  date: String!
  description: String
  pet: Pet!
  owner: UserApp!
  veterinaire: UserApp!
  prises: [Prise!]!
}

type deleteResponse {
  message: String!
  id: ID
}

extend type Query {
  visit(id: ID!): VisitVeterinaire
  visitList: [VisitVeterinaire!]!
  visitsByUser(userId: ID!): [VisitVeterinaire!]!
  visitsByPet(petId: ID!): [VisitVeterinaire!]!
}

extend type Mutation {
  createVisit(
    date: String!
    description: String
    ownerId: ID!
    petId: ID!
    veterinaireId: ID!
  ): VisitVeterinaire!

  updateVisit(
    id: ID!
    date: String
    description: String
    ownerId: ID
    petId: ID
    veterinaireId: ID
  ): VisitVeterinaire!

  deleteVisit(id: ID!): deleteResponse!
}


`;
