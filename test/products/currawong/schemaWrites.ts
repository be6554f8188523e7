/** Commands and what they take. */
export const currawongWritesText: string = /* GraphQL */ `
  "Each command says what happens in the practice. A command that cannot be carried out answers a problem, not an error."
  type Mutation {
    registerHousehold(input: RegisterHouseholdInput!): RegisterHouseholdResult!
    reviseHousehold(input: ReviseHouseholdInput!): ReviseHouseholdResult!
    addContactMethod(input: AddContactMethodInput!): ReviseHouseholdResult!
    removeContactMethod(contactMethodId: ID!): ReviseHouseholdResult!
    "Moves animals, bookings and flags over, and discards the other household."
    mergeHouseholds(keepId: ID!, foldInId: ID!): ReviseHouseholdResult!
    discardHousehold(householdId: ID!): ReviseHouseholdResult!
    registerAnimal(input: RegisterAnimalInput!): RegisterAnimalResult!
    reviseAnimal(input: ReviseAnimalInput!): ReviseAnimalResult!
    makeBooking(input: MakeBookingInput!): MakeBookingResult!
    "Moves it or changes what it is about. How it stands is changed by the commands below."
    reviseBooking(input: ReviseBookingInput!): ReviseBookingResult!
    confirmBooking(bookingId: ID!): ProgressBookingResult!
    cancelBooking(input: CancelBookingInput!): CancelBookingResult!
    markBookingMissed(bookingId: ID!): ProgressBookingResult!
    "Takes back a cancellation, or that it was missed."
    reinstateBooking(bookingId: ID!): ProgressBookingResult!
    "For what was entered by mistake. A booking that does not take place is cancelled."
    discardBooking(bookingId: ID!): ProgressBookingResult!
    "They have arrived."
    startVisit(bookingId: ID!, triage: Triage! = ROUTINE): VisitResult!
    advanceVisit(visitId: ID!, stage: VisitStage!): VisitResult!
    takePayment(input: TakePaymentInput!): TakePaymentResult!
    sendMessage(householdId: ID!, body: String!): SendMessageResult!
    completeTask(taskId: ID!): CompleteTaskResult!
  }

  input PersonNameInput {
    given: String
    family: String!
  }

  enum PhoneLabel {
    MOBILE
    HOME
    WORK
  }

  input PhoneContactInput {
    number: PhoneNumber!
    label: PhoneLabel! = MOBILE
  }

  input EmailContactInput {
    email: EmailAddress!
  }

  input PostalContactInput {
    street: String!
    suburb: String!
  }

  input ContactMethodInput @oneOf {
    phone: PhoneContactInput
    email: EmailContactInput
    postal: PostalContactInput
  }

  input RegisterHouseholdInput {
    kind: HouseholdKind! = HOME
    primaryCarer: PersonNameInput!
    contactMethods: [ContactMethodInput!]! = []
    "The viewer's default site where none is given."
    homeSiteId: ID
    flagIds: [ID!]
    alert: String
  }

  input ReviseHouseholdInput {
    householdId: ID!
    expectedRevision: Int
    primaryCarer: PersonNameInput
    standing: HouseholdStanding
    homeSiteId: ID
    flagIds: [ID!]
    alert: String
  }

  input AddContactMethodInput {
    householdId: ID!
    contactMethod: ContactMethodInput!
  }

  input RegisterAnimalInput {
    householdId: ID!
    name: String!
    speciesId: ID!
    breedId: ID
    sex: AnimalSex! = NOT_DETERMINED
    colour: String
    bornOn: LocalDate
    microchip: String
  }

  input ReviseAnimalInput {
    animalId: ID!
    expectedRevision: Int
    name: String
    breedId: ID
    sex: AnimalSex
    colour: String
    bornOn: LocalDate
    microchip: String
    lifeStatus: LifeStatus
  }

  input MakeBookingInput {
    siteId: ID!
    starts: ZonedDateTime!
    "As long as usual for the type where none is given."
    duration: Duration
    roomId: ID
    consultTypeId: ID!
    "One of these two at least; the household of the animal where only that is given."
    householdId: ID
    animalId: ID
    ledById: ID
    presentingProblem: String
    deskNote: String
  }

  input ReviseBookingInput {
    bookingId: ID!
    expectedRevision: Int
    siteId: ID
    starts: ZonedDateTime
    duration: Duration
    roomId: ID
    consultTypeId: ID
    householdId: ID
    animalId: ID
    ledById: ID
    presentingProblem: String
    deskNote: String
  }

  input CancelBookingInput {
    bookingId: ID!
    expectedRevision: Int
    by: CancelledBy! = HOUSEHOLD
    reason: String
  }

  input TakePaymentInput {
    householdId: ID!
    invoiceId: ID
    amount: Money!
    method: PaymentMethod!
    reference: String
  }
`;
