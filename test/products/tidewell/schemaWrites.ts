/** What can be written: each mutation answers with a union of its success and of what the user can do something about. */
export const tidewellWritesText: string = /* GraphQL */ `
  type Mutation {
    bookVisit(draft: VisitDraft!): BookVisitResult!
    "Fields that are left out stay as they are; null empties what can be empty."
    updateVisit(id: ID!, changes: VisitChanges!): UpdateVisitResult!
    cancelVisit(id: ID!, reason: String, notifyPetParent: Boolean = false): UpdateVisitResult!
    registerPetParent(draft: PetParentDraft!): PetParentResult!
    "A list of contact points takes the place of the whole list."
    updatePetParent(id: ID!, changes: PetParentChanges!): PetParentResult!
    addPet(petParentId: ID!, draft: PetDraft!): PetResult!
    updatePet(id: ID!, changes: PetChanges!): PetResult!
    sendMessage(petParentId: ID!, conversationId: ID, body: String!): SendMessageResult!
    recordPayment(draft: PaymentDraft!): RecordPaymentResult!
    completeTask(id: ID!): CompleteTaskResult!
  }

  interface UserError {
    message: String!
  }

  type ValidationError implements UserError {
    message: String!
    issues: [FieldIssue!]!
  }

  type FieldIssue {
    field: String!
    message: String!
  }

  type NotFoundError implements UserError {
    message: String!
    id: ID!
  }

  type PermissionError implements UserError {
    message: String!
  }

  union BookVisitResult = BookVisitSuccess | ValidationError | PermissionError
  union UpdateVisitResult = UpdateVisitSuccess | ValidationError | NotFoundError | PermissionError
  union PetParentResult = PetParentSuccess | ValidationError | NotFoundError | PermissionError
  union PetResult = PetSuccess | ValidationError | NotFoundError | PermissionError
  union SendMessageResult = SendMessageSuccess | ValidationError | PermissionError
  union RecordPaymentResult = RecordPaymentSuccess | ValidationError | PermissionError
  union CompleteTaskResult = CompleteTaskSuccess | NotFoundError | PermissionError

  type BookVisitSuccess {
    visit: Visit!
    "Such as that the team member has another visit at that time; it is booked all the same."
    warnings: [String!]!
  }

  type UpdateVisitSuccess {
    visit: Visit!
    warnings: [String!]!
  }

  type PetParentSuccess {
    petParent: PetParent!
  }

  type PetSuccess {
    pet: Pet!
  }

  type SendMessageSuccess {
    message: Message!
    conversation: Conversation!
  }

  type RecordPaymentSuccess {
    payment: Payment!
  }

  type CompleteTaskSuccess {
    task: Task!
  }

  input VisitDraft {
    hospitalId: ID!
    visitTypeId: ID!
    startsAt: OffsetDateTime!
    "The usual minutes of the type where it is left out."
    durationMinutes: Int
    "A visit needs a pet, a pet parent or both."
    petId: ID
    "The owner of the pet where it is left out."
    petParentId: ID
    teamMemberId: ID
    reason: String
    "The first status of the board where it is left out."
    statusId: ID
  }

  input VisitChanges {
    hospitalId: ID
    visitTypeId: ID
    startsAt: OffsetDateTime
    durationMinutes: Int
    petId: ID
    petParentId: ID
    teamMemberId: ID
    reason: String
    statusId: ID
  }

  input ContactPointInput {
    channel: ContactChannel!
    value: String!
  }

  input AddressInput {
    line1: String
    city: String
  }

  input PetParentDraft {
    firstName: String
    lastName: String!
    contactPoints: [ContactPointInput!]
    address: AddressInput
    "The first hospital of the group where it is left out."
    homeHospitalId: ID
    tags: [String!]
    alert: String
  }

  input PetParentChanges {
    firstName: String
    lastName: String
    status: PetParentStatus
    contactPoints: [ContactPointInput!]
    address: AddressInput
    homeHospitalId: ID
    tags: [String!]
    alert: String
  }

  input PetDraft {
    name: String!
    "One of the codes of species."
    speciesCode: String!
    breed: String
    sex: PetSex
    coat: String
    bornOn: Date
    microchip: String
  }

  input PetChanges {
    name: String
    speciesCode: String
    breed: String
    sex: PetSex
    coat: String
    bornOn: Date
    microchip: String
    isDeceased: Boolean
  }

  input PaymentDraft {
    petParentId: ID!
    invoiceId: ID
    amount: Decimal!
    method: PaymentMethod! = CARD
    reference: String
  }
`;
