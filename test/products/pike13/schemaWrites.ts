/** SDL of what can be changed. */
export const pike13WritesText = /* GraphQL */ `
  type Mutation {
    "Adds a client."
    createPerson(input: CreatePersonInput!): CreatePersonPayload
    updatePerson(input: UpdatePersonInput!): UpdatePersonPayload
    "Takes a client out of the business."
    destroyPerson(input: DestroyPersonInput!): DestroyPersonPayload
    "Books appointments, or spots in classes. The same token again answers the same booking."
    createBooking(input: CreateBookingInput!): CreateBookingPayload
    "Puts a person on the roster of an event occurrence that is there."
    createVisit(input: CreateVisitInput!): CreateVisitPayload
    "Says what became of a visit."
    updateVisit(input: UpdateVisitInput!): UpdateVisitPayload
    "Removes a visit, and with the only visit of an appointment its event occurrence."
    destroyVisit(input: DestroyVisitInput!): DestroyVisitPayload
    createNote(input: CreateNoteInput!): CreateNotePayload
    createEventOccurrenceNote(input: CreateEventOccurrenceNoteInput!): CreateEventOccurrenceNotePayload
  }

  input CreatePersonInput {
    firstName: String!
    middleName: String
    lastName: String!
    email: String
    phone: String
    address: String
    birthdate: ISO8601Date
    locationId: ID
    guardianName: String
    guardianEmail: String
    skipConfirmationEmail: Boolean
    clientMutationId: String
  }

  type CreatePersonPayload {
    clientMutationId: String
    errors: [String!]!
    person: Person
  }

  input UpdatePersonInput {
    id: ID!
    firstName: String
    middleName: String
    lastName: String
    email: String
    phone: String
    address: String
    birthdate: ISO8601Date
    locationId: ID
    clientMutationId: String
  }

  type UpdatePersonPayload {
    clientMutationId: String
    errors: [String!]!
    person: Person
  }

  input DestroyPersonInput {
    id: ID!
    clientMutationId: String
  }

  type DestroyPersonPayload {
    clientMutationId: String
    errors: [String!]!
    person: Person
  }

  input CreateBookingInput {
    "Any text that is different for each booking."
    idempotencyToken: String!
    leases: [LeaseInput!]!
    clientMutationId: String
  }

  "Either an event occurrence that is there, or what a new appointment needs: service, location and start."
  input LeaseInput {
    eventOccurrenceId: ID
    serviceId: ID
    locationId: ID
    staffMemberId: ID
    startAt: ISO8601DateTime
    "An existing client, or else a new person."
    personId: ID
    person: LeasePersonInput
  }

  input LeasePersonInput {
    firstName: String!
    lastName: String!
    email: String
    phone: String
  }

  type CreateBookingPayload {
    booking: Booking
    clientMutationId: String
    errors: [String!]!
  }

  input CreateVisitInput {
    eventOccurrenceId: ID!
    "Needed unless the state is reserved."
    personId: ID
    state: VisitState
    notifyClient: Boolean
    clientMutationId: String
  }

  type CreateVisitPayload {
    clientMutationId: String
    errors: [String!]!
    visit: Visit
  }

  enum VisitStateEvent {
    complete
    late_cancel
    noshow
    register
    reset
  }

  input UpdateVisitInput {
    "The visit's."
    id: ID!
    stateEvent: VisitStateEvent!
    "Only to register a spot that is reserved."
    personId: ID
    clientMutationId: String
  }

  type UpdateVisitPayload {
    clientMutationId: String
    errors: [String!]!
    visit: Visit
  }

  input DestroyVisitInput {
    "The visit's."
    id: ID!
    notifyClient: Boolean
    removeRecurringEnrollment: Boolean
    clientMutationId: String
  }

  type DestroyVisitPayload {
    clientMutationId: String
    errors: [String!]!
    visit: Visit
  }

  input CreateNoteInput {
    personId: ID!
    subject: String
    note: String!
    public: Boolean
    pinned: Boolean
    clientMutationId: String
  }

  type CreateNotePayload {
    clientMutationId: String
    errors: [String!]!
    note: Note
  }

  input CreateEventOccurrenceNoteInput {
    eventOccurrenceId: ID!
    subject: String
    note: String!
    public: Boolean
    pinned: Boolean
    clientMutationId: String
  }

  type CreateEventOccurrenceNotePayload {
    clientMutationId: String
    errors: [String!]!
    note: Note
  }
`;
