/** SDL of filters and mutations. */
export const digitailInputsText: string = /* GraphQL */ `
  input PetParentFilter {
    "Registered at this clinic"
    clinicId: ID
    "The whole email"
    email: String
    "The digits of the whole phone number"
    phone: String
    tagId: ID
    updatedSince: DateTime
  }

  input PetFilter {
    clinicId: ID
    ownerId: ID
    speciesId: ID
    "Without it pets that are archived are listed, too"
    archived: Boolean
    updatedSince: DateTime
  }

  input AppointmentFilter {
    clinicId: ID
    vetId: ID
    petId: ID
    ownerId: ID
    status: [AppointmentStatus!]
    "The first day, by the clock of the clinic"
    from: Date
    "The last day, which is included"
    to: Date
    updatedSince: DateTime
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload!
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload!
    changeAppointmentStatus(input: ChangeAppointmentStatusInput!): ChangeAppointmentStatusPayload!
    createPetParent(input: CreatePetParentInput!): CreatePetParentPayload!
    updatePetParent(input: UpdatePetParentInput!): UpdatePetParentPayload!
    createPet(input: CreatePetInput!): CreatePetPayload!
    updatePet(input: UpdatePetInput!): UpdatePetPayload!
  }

  type UserError {
    field: [String!]
    message: String!
  }

  input CreateAppointmentInput {
    clinicId: ID!
    vetId: ID
    "The start. It is kept as it is."
    date: LocalDateTime!
    "Without it the start and the duration of the visit type"
    endDate: LocalDateTime
    "The pet"
    patientId: ID!
    serviceId: ID!
    roomId: ID
    recordId: ID
    status: AppointmentStatus
    observations: String
    userNote: String
    notifyOwner: Boolean
    notifyOwnerMode: [String!]
    videoLink: String
    requiresPaymentDeposit: Boolean
  }

  input UpdateAppointmentInput {
    id: ID!
    clinicId: ID
    vetId: ID
    date: LocalDateTime
    endDate: LocalDateTime
    patientId: ID
    serviceId: ID
    roomId: ID
    status: AppointmentStatus
    observations: String
    userNote: String
  }

  input ChangeAppointmentStatusInput {
    id: ID!
    status: AppointmentStatus!
  }

  input CreatePetParentInput {
    clinicId: ID
    "The first name"
    name: String!
    lastName: String!
    email: String
    phone: String
    secondaryPhone: String
    address: String
    city: String
    zipCode: String
    birthdate: Date
    observations: String
    tagIds: [ID!]
    "Whether the pet parent has agreed to them"
    termsAndConditions: Boolean!
  }

  input UpdatePetParentInput {
    id: ID!
    name: String
    lastName: String
    email: String
    phone: String
    secondaryPhone: String
    observations: String
    tagIds: [ID!]
  }

  input CreatePetInput {
    clinicId: ID!
    vetId: ID!
    ownerId: ID!
    nickname: String!
    birthday: Date!
    speciesId: ID!
    breedId: ID!
    gender: Gender!
    hormonalStatus: Int!
    color: String
    chipNumber: String
    observations: String
  }

  input UpdatePetInput {
    id: ID!
    nickname: String
    birthday: Date
    breedId: ID
    gender: Gender
    color: String
    chipNumber: String
  }

  type CreateAppointmentPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type UpdateAppointmentPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type ChangeAppointmentStatusPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }

  type CreatePetParentPayload {
    petParent: PetParent
    userErrors: [UserError!]!
  }

  type UpdatePetParentPayload {
    petParent: PetParent
    userErrors: [UserError!]!
  }

  type CreatePetPayload {
    pet: Pet
    userErrors: [UserError!]!
  }

  type UpdatePetPayload {
    pet: Pet
    userErrors: [UserError!]!
  }
`;
