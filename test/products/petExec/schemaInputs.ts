/** Inputs and payloads of the mutations. */
export const petExecInputsText: string = /* GraphQL */ `
  input CreateOwnerInput {
    firstName: String
    lastName: String!
    email: String
    cellPhone: String
    homePhone: String
    workPhone: String
    address1: String
    city: String
    comments: String
  }

  input UpdateOwnerInput {
    id: ID!
    firstName: String
    lastName: String
    email: String
    cellPhone: String
    homePhone: String
    workPhone: String
    address1: String
    city: String
    comments: String
  }

  input CreatePetInput {
    ownerId: ID!
    name: String!
    petTypeId: ID!
    breed: String
    gender: Gender
    color: String
    birthDate: Date
  }

  input UpdatePetInput {
    id: ID!
    name: String
    petTypeId: ID
    breed: String
    gender: Gender
    color: String
    birthDate: Date
  }

  input CreateReservationInput {
    petId: ID!
    locationId: ID!
    serviceId: ID!
    startDate: Date!
    startTime: Time!
    "The duration of the service where it isn't given."
    minutes: Int
    employeeId: ID
    comments: String
  }

  input UpdateReservationInput {
    id: ID!
    locationId: ID
    serviceId: ID
    startDate: Date
    startTime: Time
    minutes: Int
    employeeId: ID
    comments: String
  }

  type UserError {
    field: [String!]
    message: String!
  }

  type OwnerPayload {
    owner: Owner
    userErrors: [UserError!]!
  }

  type PetPayload {
    pet: Pet
    userErrors: [UserError!]!
  }

  type ReservationPayload {
    reservation: Reservation
    userErrors: [UserError!]!
  }

  type DeleteReservationPayload {
    deletedReservationId: ID
    userErrors: [UserError!]!
  }
`;
