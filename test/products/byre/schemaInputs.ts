/** SDL of the writes: drafts of what is new, changes of what is there. */
export const byreInputText = /* GraphQL */ `
  type Mutation {
    bookVisit(draft: VisitDraft!): Visit!
    "Changes what is given; the time, the length, the branch and the service can't be emptied."
    amendVisit(id: ID!, changes: VisitChanges!): Visit!
    "Moves a visit to another stage, by its code."
    setVisitStatus(id: ID!, statusCode: String!): Visit!
    "Calls a visit off. It stays in the diary."
    cancelVisit(id: ID!, because: String): Visit!
    registerOwner(draft: OwnerDraft!): Owner!
    "Changes what is given; contact points are replaced as a whole."
    amendOwner(id: ID!, changes: OwnerChanges!): Owner!
    registerAnimal(draft: AnimalDraft!): Animal!
    amendAnimal(id: ID!, changes: AnimalChanges!): Animal!
    markReminderSent(id: ID!): Reminder!
    takePayment(invoiceId: ID!, amount: BigDecimal!, method: PaymentMethod!): Invoice!
    writeToOwner(ownerId: ID!, body: String!): Letter!
    addJob(text: String!, dueOn: LocalDate, clinicianId: ID): Job!
    finishJob(id: ID!): Job!
  }

  input VisitDraft {
    branchId: ID!
    serviceId: ID!
    "By the clock of the branch."
    startsAt: LocalDateTime!
    "As usual for the service where it is not given."
    durationMinutes: Int
    clinicianId: ID
    "The owner of the first animal where none is given."
    ownerId: ID
    animalIds: [ID!]! = []
    presentingComplaint: String
    "Makes it a yard call."
    yardId: ID
    travelMinutes: Int
  }

  input VisitChanges {
    branchId: ID
    serviceId: ID
    startsAt: LocalDateTime
    durationMinutes: Int
    clinicianId: ID
    ownerId: ID
    animalIds: [ID!]
    presentingComplaint: String
    yardId: ID
    travelMinutes: Int
  }

  input ContactPointInput {
    channel: ContactChannel!
    value: String!
  }

  input AddressInput {
    line1: String!
    town: String!
  }

  input OwnerDraft {
    title: String
    forename: String
    surname: String!
    contactPoints: [ContactPointInput!]! = []
    address: AddressInput
    "The first branch where none is given."
    branchId: ID
    memo: String
  }

  input OwnerChanges {
    title: String
    forename: String
    surname: String
    contactPoints: [ContactPointInput!]
    address: AddressInput
    branchId: ID
    memo: String
    isActive: Boolean
  }

  input OwnershipInput {
    ownerId: ID!
    sharePercent: Int! = 100
  }

  input AnimalDraft {
    name: String!
    "Code of one of the species."
    speciesCode: String!
    breed: String
    colour: String
    sex: Sex
    bornOn: LocalDate
    microchip: String
    "Shares are 100 together."
    ownerships: [OwnershipInput!]!
  }

  input AnimalChanges {
    name: String
    breed: String
    colour: String
    sex: Sex
    bornOn: LocalDate
    microchip: String
    isDeceased: Boolean
  }
`;
