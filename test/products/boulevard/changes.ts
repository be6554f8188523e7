/** SDL of what Boulevard can change, and of what else its Admin API offers. */
export const boulevardChangesText = /* GraphQL */ `
  type Mutation {
    appointmentReschedule(input: AppointmentRescheduleInput!): AppointmentReschedulePayload
    appointmentRescheduleAvailableDates(
      input: AppointmentRescheduleAvailableDatesInput!
    ): AppointmentRescheduleAvailableDatesPayload
    appointmentRescheduleAvailableTimes(
      input: AppointmentRescheduleAvailableTimesInput!
    ): AppointmentRescheduleAvailableTimesPayload
    "Adds a service to a booking."
    bookingAddService(input: BookingAddServiceInput!): BookingAddServicePayload
    "Completes a booking, which makes its appointments."
    bookingComplete(input: BookingCompleteInput!): BookingCompletePayload
    "Begins a booking. It has no services and no appointments yet."
    bookingCreate(input: BookingCreateInput!): BookingCreatePayload
    cancelAppointment(input: CancelAppointmentInput!): CancelAppointmentPayload
    createAccountCreditAdjustment(input: CreateAccountCreditAdjustmentInput!): CreateAccountCreditAdjustmentPayload
    createClient(input: CreateClientInput!): CreateClientPayload
    createTimeblock(input: CreateTimeblockInput!): CreateTimeblockPayload
    createWebhook(input: CreateWebhookInput!): CreateWebhookPayload
    deleteTimeblock(input: DeleteTimeblockInput!): DeleteTimeblockPayload
    deleteWebhook(input: DeleteWebhookInput!): DeleteWebhookPayload
    updateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
    updateClient(input: UpdateClientInput!): UpdateClientPayload
  }

  extend type Query {
    giftCards(after: String, before: String, first: Int, last: Int, query: QueryString): GiftCardConnection
    memberships(clientId: ID, first: Int, after: String, query: QueryString): MembershipConnection
    orders(
      after: String
      before: String
      clientId: ID
      first: Int
      last: Int
      locationId: ID!
      query: QueryString
    ): OrderConnection
    products(after: String, before: String, first: Int, last: Int, query: QueryString): ProductConnection
    serviceCategories(after: String, before: String, first: Int, last: Int): ServiceCategoryConnection
    "Working hours of staff."
    shifts(endIso8601: Date!, locationId: ID!, staffIds: [ID!], startIso8601: Date!): Shifts
    tags(after: String, before: String, first: Int, last: Int): TagConnection
    timeblock(id: ID!): Timeblock
    "Time that staff keep free."
    timeblocks(
      after: String
      before: String
      first: Int
      last: Int
      locationId: ID!
      query: QueryString
    ): TimeblockConnection
    webhooks(after: String, before: String, first: Int, last: Int): WebhookConnection
  }

  input AppointmentRescheduleInput {
    appointmentId: ID!
    "The encoded data of an available slot, see appointmentRescheduleAvailableTimes."
    bookableTimeId: ID!
    sendNotification: Boolean!
  }
  type AppointmentReschedulePayload {
    appointment: Appointment!
  }
  input AppointmentRescheduleAvailableDatesInput {
    appointmentId: ID!
    searchRangeLower: Date!
    searchRangeUpper: Date!
    tz: Tz
  }
  type AppointmentRescheduleAvailableDatesPayload {
    availableDates: [AvailableRescheduleDate!]!
  }
  type AvailableRescheduleDate {
    date: Date!
  }
  input AppointmentRescheduleAvailableTimesInput {
    appointmentId: ID!
    date: Date!
    tz: Tz
  }
  type AppointmentRescheduleAvailableTimesPayload {
    availableTimes: [AvailableRescheduleTime!]!
  }
  type AvailableRescheduleTime {
    bookableTimeId: ID!
    startTime: DateTime!
  }

  input BookingCreateInput {
    clientId: ID
    locationId: ID!
    "By the clock of the location."
    startTime: NaiveDateTime!
  }
  type BookingCreatePayload {
    booking: Booking!
    bookingWarnings: [BookingWarning!]!
  }
  type Booking implements Node {
    bookingClients: [BookingClient!]!
    bookingServices: [BookingService!]!
    errors: [BookingError!]!
    id: ID!
    startTime: NaiveDateTime
  }
  type BookingClient {
    clientId: ID
    id: ID!
  }
  type BookingService {
    id: ID!
    serviceId: ID!
    staffId: ID
  }
  type BookingError {
    code: String!
    message: String!
  }
  type BookingWarning {
    code: String!
    message: String!
  }
  input BookingAddServiceInput {
    bookingClientId: ID!
    bookingId: ID!
    serviceId: ID!
    staffId: ID
  }
  type BookingAddServicePayload {
    bookingService: BookingService!
    bookingWarnings: [BookingWarning!]!
  }
  input BookingCompleteInput {
    bookWithStaffId: ID!
    bookingId: ID!
    notes: String
    notifyClient: Boolean
  }
  type BookingCompletePayload {
    bookingAppointments: [BookingAppointment!]!
    bookingWarnings: [BookingWarning!]!
  }
  type BookingAppointment {
    appointment: Appointment!
    clientId: ID
  }

  input CancelAppointmentInput {
    id: ID!
    notes: String
    notifyClient: Boolean
    reason: AppointmentCancellationReason!
  }
  type CancelAppointmentPayload {
    appointment: Appointment!
  }
  input UpdateAppointmentInput {
    customFields: [CustomFieldInput!]
    id: ID!
    notes: String
    state: AppointmentStateInput
  }
  "States that an appointment can be given."
  enum AppointmentStateInput {
    ACTIVE
    ARRIVED
    BOOKED
    CONFIRMED
  }
  type UpdateAppointmentPayload {
    appointment: Appointment!
  }
  input CustomFieldInput {
    key: String!
    value: String
  }

  input CreateClientInput {
    dob: Date
    email: Email
    externalId: ID
    firstName: String!
    lastName: String!
    mobilePhone: PhoneNumber
    primaryLocationId: ID
    pronoun: String
  }
  type CreateClientPayload {
    client: Client!
  }
  input UpdateClientInput {
    dob: Date
    email: Email
    externalId: ID
    firstName: String
    id: ID!
    lastName: String
    mobilePhone: PhoneNumber
    primaryLocationId: ID
    pronoun: String
  }
  type UpdateClientPayload {
    client: Client!
  }

  input CreateTimeblockInput {
    duration: Int!
    locationId: ID!
    reason: String
    staffId: ID!
    startTime: DateTime!
    title: String
  }
  type CreateTimeblockPayload {
    timeblock: Timeblock!
  }
  input DeleteTimeblockInput {
    id: ID!
  }
  type DeleteTimeblockPayload {
    timeblock: Timeblock!
  }
  type Timeblock implements Node {
    cancelled: Boolean!
    duration: Int!
    endAt: DateTime!
    id: ID!
    location: Location!
    reason: String
    staff: Staff
    staffId: ID
    startAt: DateTime!
    title: String
  }
  type TimeblockConnection {
    edges: [TimeblockEdge]
    pageInfo: PageInfo!
  }
  type TimeblockEdge {
    cursor: String
    node: Timeblock
  }

  type Shifts {
    shifts: [Shift!]!
  }
  type Shift {
    available: Boolean!
    clockIn: Time
    clockOut: Time
    date: Date
    day: Int
    locationId: ID!
    staffId: ID!
    staffMember: Staff
    unavailableReason: String
  }

  input CreateAccountCreditAdjustmentInput {
    adjustmentReason: String!
    balanceDelta: Money!
    clientId: ID!
    locationId: ID!
    staffId: ID
  }
  type CreateAccountCreditAdjustmentPayload {
    client: Client!
  }
  input CreateWebhookInput {
    name: String!
    subscriptions: [String!]!
    url: String!
  }
  type CreateWebhookPayload {
    webhook: Webhook!
  }
  input DeleteWebhookInput {
    id: ID!
  }
  type DeleteWebhookPayload {
    webhook: Webhook!
  }
  type Webhook implements Node {
    createdAt: DateTime!
    enabled: Boolean!
    id: ID!
    name: String!
    url: String!
  }
  type WebhookConnection {
    edges: [WebhookEdge]
    pageInfo: PageInfo!
  }
  type WebhookEdge {
    cursor: String
    node: Webhook
  }
`;
