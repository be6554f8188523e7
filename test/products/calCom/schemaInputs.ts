/** SDL of filters, and of what can be written. */
export const calComInputText = /* GraphQL */ `
  enum BookingTimeStatus {
    "Accepted, and not over"
    UPCOMING
    RECURRING
    "Over, and not cancelled"
    PAST
    "Cancelled or declined"
    CANCELLED
    "Not confirmed, and not over"
    UNCONFIRMED
  }

  "All that is given has to fit."
  input BookingFilter {
    "One of these"
    status: [BookingTimeStatus!]
    "The whole address"
    attendeeEmail: String
    "The whole name"
    attendeeName: String
    bookingUid: String
    eventTypeId: ID
    eventTypeIds: [ID!]
    teamId: ID
    teamsIds: [ID!]
    "The earliest start"
    afterStart: DateTime
    "The latest end"
    beforeEnd: DateTime
    afterCreatedAt: DateTime
    beforeCreatedAt: DateTime
    afterUpdatedAt: DateTime
    beforeUpdatedAt: DateTime
  }

  enum SortOrder {
    ASC
    DESC
  }

  enum BookingSortField {
    START
    END
    CREATED_AT
    UPDATED_AT
  }

  input BookingOrder {
    field: BookingSortField!
    direction: SortOrder! = ASC
  }

  type UserError {
    "The path of the input that is to blame"
    field: [String!]
    message: String!
  }

  type Mutation {
    "Books an event type. A host of its team who is free is chosen."
    createBooking(input: CreateBookingInput!): CreateBookingPayload!
    "Cancels the booking, and books another one in its place."
    rescheduleBooking(input: RescheduleBookingInput!): RescheduleBookingPayload!
    cancelBooking(input: CancelBookingInput!): CancelBookingPayload!
    confirmBooking(input: ConfirmBookingInput!): ConfirmBookingPayload!
    declineBooking(input: DeclineBookingInput!): DeclineBookingPayload!
    "Says who did not come, or did after all."
    markAbsent(input: MarkAbsentInput!): MarkAbsentPayload!
    reassignBooking(input: ReassignBookingInput!): ReassignBookingPayload!
    createWebhook(input: CreateWebhookInput!): CreateWebhookPayload!
    deleteWebhook(input: DeleteWebhookInput!): DeleteWebhookPayload!
  }

  input CreateBookingInput {
    start: DateTime!
    eventTypeId: ID!
    attendee: AttendeeInput!
    "That of the event type by default"
    lengthInMinutes: Int
    guests: [String!]
    "Answers by the slug of the booking field, such as notes"
    bookingFieldsResponses: JSON
    metadata: JSON
  }

  "An email address or a phone number is needed."
  input AttendeeInput {
    name: String!
    email: String
    "International format"
    phoneNumber: String
    "IANA time zone"
    timeZone: String!
    language: String = "en"
  }

  input RescheduleBookingInput {
    bookingId: ID!
    start: DateTime!
    rescheduledBy: String
    reschedulingReason: String
  }

  input CancelBookingInput {
    bookingId: ID!
    cancellationReason: String
    cancelSubsequentBookings: Boolean
  }

  input ConfirmBookingInput {
    bookingId: ID!
  }

  input DeclineBookingInput {
    bookingId: ID!
    reason: String
  }

  input MarkAbsentInput {
    bookingId: ID!
    host: Boolean
    attendees: [AbsentAttendeeInput!]
  }

  input AbsentAttendeeInput {
    attendeeId: ID!
    absent: Boolean!
  }

  input ReassignBookingInput {
    bookingId: ID!
    userId: ID!
    reason: String
  }

  input CreateWebhookInput {
    subscriberUrl: String!
    active: Boolean!
    triggers: [String!]!
    payloadTemplate: String
  }

  input DeleteWebhookInput {
    webhookId: ID!
  }

  type CreateBookingPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type RescheduleBookingPayload {
    "The one that was booked in place of the other"
    booking: Booking
    userErrors: [UserError!]!
  }

  type CancelBookingPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type ConfirmBookingPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type DeclineBookingPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type MarkAbsentPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type ReassignBookingPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type CreateWebhookPayload {
    webhook: Webhook
    userErrors: [UserError!]!
  }

  type DeleteWebhookPayload {
    deletedWebhookId: ID
    userErrors: [UserError!]!
  }
`;
