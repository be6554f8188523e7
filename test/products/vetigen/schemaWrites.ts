/** What can be written. Every mutation answers in the envelope of the REST API, also where it was refused. */
export const vetigenWritesText: string = /* GraphQL */ `
  type Mutation {
    createCalendarEvent(input: CreateCalendarEventInput!): CalendarEventResponse!
    "Fields that are left out stay as they are, start_at and end_at each for itself."
    updateCalendarEvent(fp: ID!, input: UpdateCalendarEventInput!): CalendarEventResponse!
    cancelCalendarEvent(fp: ID!, reason: String): CalendarEventResponse!
    createCustomer(input: CreateCustomerInput!): CustomerResponse!
    updateCustomer(fp: ID!, input: UpdateCustomerInput!): CustomerResponse!
    createPatient(input: CreatePatientInput!): PatientResponse!
    updatePatient(fp: ID!, input: UpdatePatientInput!): PatientResponse!
    "Puts the requested time into the calendar."
    approveBookingRequest(fp: ID!, assigned_user_fp: ID): BookingRequestResponse!
    rejectBookingRequest(fp: ID!): BookingRequestResponse!
    signSoapRecord(fp: ID!): SoapRecordResponse!
    "Adds to the stock of an item, or takes from it; virtual items stay as they are."
    adjustInventory(fp: ID!, delta: Int!, reason: String): InventoryItemResponse!
    recordPayment(input: RecordPaymentInput!): PaymentResponse!
    sendMessage(input: SendMessageInput!): MessageResponse!
    createTodo(input: CreateTodoInput!): TodoResponse!
    completeTodo(fp: ID!): TodoResponse!
    createWebhook(input: CreateWebhookInput!): WebhookResponse!
    deleteWebhook(fp: ID!): WebhookResponse!
  }

  interface MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
  }

  type ApiError {
    "Such as PATIENT.NOT_FOUND."
    code: String!
    message: String!
    severity: String!
    details: [FieldError!]!
  }

  type FieldError {
    field: String!
    message: String!
  }

  type CalendarEventResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: CalendarEvent
  }

  type CustomerResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: Customer
  }

  type PatientResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: Patient
  }

  type BookingRequestResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: BookingRequest
  }

  type SoapRecordResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: SoapRecord
  }

  type InventoryItemResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: InventoryItem
  }

  type PaymentResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: Payment
  }

  type MessageResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: Message
  }

  type TodoResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: Todo
  }

  type WebhookResponse implements MutationResponse {
    success: Boolean!
    message: String!
    error: ApiError
    data: Webhook
  }

  input CreateCalendarEventInput {
    clinic_fp: ID!
    type: CalendarEventType!
    "The type and the patient's name by default."
    title: String
    start_at: DateTime!
    end_at: DateTime!
    patient_fp: ID!
    assigned_user_fp: ID
    notes: String
  }

  input UpdateCalendarEventInput {
    clinic_fp: ID
    type: CalendarEventType
    title: String
    status: CalendarEventStatus
    start_at: DateTime
    end_at: DateTime
    patient_fp: ID
    assigned_user_fp: ID
    notes: String
  }

  input AddressInput {
    line1: String
    city: String
  }

  input CreateCustomerInput {
    clinic_fp: ID!
    name: String!
    phone: String
    email: String
    address: AddressInput
    notes: String
  }

  input UpdateCustomerInput {
    name: String
    phone: String
    email: String
    status: CustomerStatus
    address: AddressInput
    notes: String
  }

  input CreatePatientInput {
    customer_fp: ID!
    name: String!
    species: String!
    breed: String
    sex: String
    date_of_birth: Date
    weight_kg: Float
    color: String
    microchip: String
  }

  input UpdatePatientInput {
    name: String
    species: String
    breed: String
    sex: String
    date_of_birth: Date
    weight_kg: Float
    color: String
    microchip: String
    status: PatientStatus
  }

  input RecordPaymentInput {
    customer_fp: ID!
    invoice_fp: ID
    amount_cents: Int!
    method: PaymentMethod!
    reference: String
  }

  input SendMessageInput {
    customer_fp: ID!
    conversation_fp: ID
    body: String!
  }

  input CreateTodoInput {
    title: String!
    due_on: Date
    assigned_user_fp: ID
  }

  input CreateWebhookInput {
    url: String!
    events: [String!]!
    secret: String!
  }
`;
