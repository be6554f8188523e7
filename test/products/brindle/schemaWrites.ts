/** What mutations take and answer. */
export const brindleWritesText: string = /* GraphQL */ `
  enum RejectionCode {
    NOT_FOUND
    INVALID
  }

  """
  The write was understood and not done.
  """
  type Rejected {
    code: RejectionCode!
    field: String
    message: String!
  }

  type VisitSaved {
    visit: Visit!
  }

  type PetParentSaved {
    petParent: PetParent!
  }

  type PetSaved {
    pet: Pet!
  }

  type MessageSent {
    message: Message!
  }

  type PaymentRecorded {
    invoice: Invoice!
  }

  union VisitOutcome = VisitSaved | Rejected

  union PetParentOutcome = PetParentSaved | Rejected

  union PetOutcome = PetSaved | Rejected

  union MessageOutcome = MessageSent | Rejected

  union PaymentOutcome = PaymentRecorded | Rejected

  input ScheduleVisitInput {
    hospitalId: ID!
    date: Date!
    time: TimeOfDay!
    """
    The usual length of the type, if left out.
    """
    durationMinutes: Int
    visitTypeId: ID!
    """
    The pet, the pet parent or both. The primary guardian of the pet, if only the pet is named.
    """
    petId: ID
    petParentId: ID
    seenById: ID
    presentingComplaint: String
  }

  """
  What is left out stays as it is.
  """
  input VisitChanges {
    hospitalId: ID
    date: Date
    time: TimeOfDay
    durationMinutes: Int
    visitTypeId: ID
    seenById: ID
    presentingComplaint: String
  }

  input ContactPointInput {
    channel: ContactChannel!
    value: String!
  }

  input RegisterPetParentInput {
    givenName: String
    surname: String!
    contactPoints: [ContactPointInput!]
    homeHospitalId: ID
    frontDeskNote: String
  }

  """
  What is left out stays as it is; contact points are replaced as a whole.
  """
  input PetParentChanges {
    givenName: String
    surname: String
    contactPoints: [ContactPointInput!]
    homeHospitalId: ID
    accountStatus: AccountStatus
    frontDeskNote: String
  }

  input RegisterPetInput {
    name: String!
    speciesCode: ID!
    breed: String
    sex: Sex
    bornOn: Date
    microchip: String
  }

  enum PaymentMethod {
    CARD
    CASH
    CHECK
  }

  type Mutation {
    scheduleVisit(input: ScheduleVisitInput!): VisitOutcome!
    amendVisit(id: ID!, changes: VisitChanges!): VisitOutcome!
    moveVisitTo(id: ID!, stage: VisitStage!): VisitOutcome!
    cancelVisit(id: ID!, reason: String): VisitOutcome!
    registerPetParent(input: RegisterPetParentInput!): PetParentOutcome!
    amendPetParent(id: ID!, changes: PetParentChanges!): PetParentOutcome!
    registerPet(petParentId: ID!, input: RegisterPetInput!): PetOutcome!
    sendMessage(petParentId: ID!, conversationId: ID, text: String!): MessageOutcome!
    recordPayment(invoiceId: ID!, amount: Money!, method: PaymentMethod!): PaymentOutcome!
  }
`;
