/** What can come of commands. */
export const currawongResultsText: string = /* GraphQL */ `
  enum ProblemCode {
    INPUT_REJECTED
    RECORD_NOT_FOUND
    SLOT_UNAVAILABLE
    REVISION_CONFLICT
    NOT_PERMITTED
  }

  interface Problem {
    code: ProblemCode!
    message: String!
  }

  type InputRejected implements Problem {
    code: ProblemCode!
    message: String!
    fields: [FieldProblem!]!
  }

  type FieldProblem {
    path: [String!]!
    message: String!
  }

  type RecordNotFound implements Problem {
    code: ProblemCode!
    message: String!
    missingId: ID!
  }

  type SlotUnavailable implements Problem {
    code: ProblemCode!
    message: String!
    blockedBy: RosterBlock
  }

  "It was changed meanwhile. Read it again."
  type RevisionConflict implements Problem {
    code: ProblemCode!
    message: String!
    currentRevision: Int!
  }

  type NotPermitted implements Problem {
    code: ProblemCode!
    message: String!
  }

  type HouseholdRegistered {
    household: Household!
    "Households of the same name; it is registered all the same."
    lookalikes: [Household!]!
  }

  type HouseholdRevised {
    household: Household!
  }

  type AnimalRegistered {
    animal: Animal!
  }

  type AnimalRevised {
    animal: Animal!
  }

  type BookingMade {
    booking: Booking!
    "What the desk should know. The booking is made all the same."
    cautions: [String!]!
  }

  type BookingRevised {
    booking: Booking!
    cautions: [String!]!
  }

  type BookingCancelled {
    booking: Booking!
  }

  type BookingProgressed {
    booking: Booking!
  }

  type VisitProgressed {
    visit: Visit!
  }

  type PaymentTaken {
    payment: Payment!
  }

  type MessageSent {
    sent: Message!
  }

  type TaskCompleted {
    task: Task!
  }

  union RegisterHouseholdResult = HouseholdRegistered | InputRejected | RecordNotFound | NotPermitted
  union ReviseHouseholdResult = HouseholdRevised | InputRejected | RecordNotFound | RevisionConflict | NotPermitted
  union RegisterAnimalResult = AnimalRegistered | InputRejected | RecordNotFound | NotPermitted
  union ReviseAnimalResult = AnimalRevised | InputRejected | RecordNotFound | RevisionConflict | NotPermitted
  union MakeBookingResult = BookingMade | InputRejected | RecordNotFound | SlotUnavailable | NotPermitted
  union ReviseBookingResult =
    | BookingRevised
    | InputRejected
    | RecordNotFound
    | SlotUnavailable
    | RevisionConflict
    | NotPermitted
  union CancelBookingResult = BookingCancelled | InputRejected | RecordNotFound | RevisionConflict | NotPermitted
  union ProgressBookingResult = BookingProgressed | InputRejected | RecordNotFound | NotPermitted
  union VisitResult = VisitProgressed | InputRejected | RecordNotFound | NotPermitted
  union TakePaymentResult = PaymentTaken | InputRejected | RecordNotFound | NotPermitted
  union SendMessageResult = MessageSent | InputRejected | RecordNotFound | NotPermitted
  union CompleteTaskResult = TaskCompleted | RecordNotFound | NotPermitted
`;
