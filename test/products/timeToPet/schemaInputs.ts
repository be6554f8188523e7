/** What lists and mutations are given. */
export const timeToPetInputsText: string = /* GraphQL */ `
  input ClientFilter {
    status: ClientStatus
    "Part of a name, an email address or a phone number."
    search: String
    updatedSince: DateTime
  }

  input PetFilter {
    clientId: ID
    status: PetStatus
    type: String
    search: String
  }

  input EventFilter {
    status: [EventStatus!]
    clientId: ID
    staffId: ID
    serviceId: ID
    unassigned: Boolean
  }

  input StaffFilter {
    status: StaffStatus
    role: StaffRole
  }

  input AddressInput {
    address1: String
    address2: String
    city: String
    state: String
    zip: String
  }

  input CreateClientInput {
    firstName: String
    lastName: String!
    email: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    address: AddressInput
    notes: String
    sendWelcomeEmail: Boolean
  }

  input UpdateClientInput {
    firstName: String
    lastName: String
    email: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    address: AddressInput
    notes: String
  }

  input CreatePetInput {
    clientId: ID!
    name: String!
    type: String
    breed: String
    sex: PetSex
    color: String
    birthday: Date
    microchip: String
  }

  input UpdatePetInput {
    name: String
    type: String
    breed: String
    sex: PetSex
    color: String
    birthday: Date
    microchip: String
    status: PetStatus
  }

  input ScheduleEventInput {
    clientId: ID!
    serviceId: ID!
    "Without an offset by the company's clock."
    start: DateTime!
    "In minutes; that of the service where it isn't given."
    duration: Int
    staffId: ID
    "All active pets of the client where they aren't given."
    petIds: [ID!]
    notes: String
  }

  input UpdateEventInput {
    serviceId: ID
    start: DateTime
    duration: Int
    staffId: ID
    petIds: [ID!]
    notes: String
    status: EventStatus
  }
`;
