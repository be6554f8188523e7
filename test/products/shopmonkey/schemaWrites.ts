/** What mutations take. */
export const writesText: string = /* GraphQL */ `
  input AppointmentCreateInput {
    "What the appointment is for, e.g. 'Oil change'"
    name: String!
    startDate: DateTime!
    endDate: DateTime!
    color: AppointmentColor!
    locationId: ID
    customerId: ID
    vehicleId: ID
    orderId: ID
    note: String
    allDay: Boolean
    technicianIds: [ID!]
    useEmail: Boolean
    useSMS: Boolean
    sendConfirmation: Boolean
    sendReminder: Boolean
  }

  input AppointmentUpdateInput {
    name: String
    startDate: DateTime
    endDate: DateTime
    color: AppointmentColor
    locationId: ID
    customerId: ID
    vehicleId: ID
    orderId: ID
    note: String
    allDay: Boolean
    technicianIds: [ID!]
    useEmail: Boolean
    useSMS: Boolean
    sendConfirmation: Boolean
    sendReminder: Boolean
  }

  input CustomerCreateInput {
    "Customer (individual) or Fleet (business account)"
    customerType: CustomerType!
    firstName: String
    lastName: String
    "Company name (for fleet / business customers)"
    companyName: String
    address1: String
    address2: String
    city: String
    state: String
    country: String
    postalCode: String
    website: String
    note: String
    discountPercent: Float
    marketingOptIn: Boolean
    preferredContactMethod: PreferredContactMethod
    preferredLanguage: String
    taxExempt: Boolean
    externalId: String
    locationId: ID
  }

  input CustomerUpdateInput {
    customerType: CustomerType
    firstName: String
    lastName: String
    companyName: String
    address1: String
    address2: String
    city: String
    state: String
    country: String
    postalCode: String
    website: String
    note: String
    discountPercent: Float
    marketingOptIn: Boolean
    preferredContactMethod: PreferredContactMethod
    preferredLanguage: String
    taxExempt: Boolean
    externalId: String
  }

  input EmailInput {
    email: String!
    primary: Boolean
    subscribed: Boolean
  }

  input PhoneNumberInput {
    number: String!
    userDefinedType: PhoneNumberUserDefinedType
    primary: Boolean
    optIn: Boolean
    extension: String
  }

  input VehicleCreateInput {
    customerId: ID
    size: VehicleSize!
    year: Int
    make: String
    model: String
    submodel: String
    type: VehicleType
    color: VehicleColor
    vin: String
    licensePlate: String
    licensePlateState: String
    mileage: Float
    note: String
  }

  input VehicleUpdateInput {
    size: VehicleSize
    year: Int
    make: String
    model: String
    submodel: String
    type: VehicleType
    color: VehicleColor
    vin: String
    licensePlate: String
    licensePlateState: String
    mileage: Float
    note: String
  }

  input OrderCreateInput {
    name: String
    customerId: ID
    vehicleId: ID
    locationId: ID
    serviceWriterId: ID
    workflowStatusId: ID
    complaint: String
    recommendation: String
    dueDate: DateTime
    purchaseOrderNumber: String
  }

  input OrderUpdateInput {
    name: String
    serviceWriterId: ID
    workflowStatusId: ID
    complaint: String
    recommendation: String
    purchaseOrderNumber: String
  }

  input ManualPaymentInput {
    orderId: ID!
    amountCents: Int!
    paymentType: PaymentType!
    note: String
  }

  input MessageInput {
    conversationId: ID
    customerId: ID
    text: String!
    sendSms: Boolean
    sendEmail: Boolean
  }

  input WebhookInput {
    name: String!
    url: String!
    triggers: [String!]!
    enabled: Boolean
  }

  type DeleteResponse {
    success: Boolean!
  }

  type Mutation {
    createAppointment(data: AppointmentCreateInput!): Appointment!
    updateAppointment(id: ID!, data: AppointmentUpdateInput!): Appointment!
    "Confirm an Appointment"
    confirmAppointment(id: ID!): Appointment!
    "Cancel an Appointment"
    cancelAppointment(id: ID!, cancellationNote: String): Appointment!
    "Remove an appointment"
    deleteAppointment(id: ID!): DeleteResponse!
    "Create a new customer record"
    createCustomer(data: CustomerCreateInput!): Customer!
    updateCustomer(id: ID!, data: CustomerUpdateInput!): Customer!
    "Soft delete a customer"
    deleteCustomer(id: ID!): DeleteResponse!
    "Create a new email for the specified customer"
    createCustomerEmail(customerId: ID!, data: EmailInput!): Email!
    updateCustomerEmail(customerId: ID!, id: ID!, data: EmailInput!): Email!
    deleteCustomerEmail(customerId: ID!, id: ID!): DeleteResponse!
    createCustomerPhoneNumber(customerId: ID!, data: PhoneNumberInput!): PhoneNumber!
    updateCustomerPhoneNumber(customerId: ID!, id: ID!, data: PhoneNumberInput!): PhoneNumber!
    deleteCustomerPhoneNumber(customerId: ID!, id: ID!): DeleteResponse!
    createVehicle(data: VehicleCreateInput!): Vehicle!
    updateVehicle(id: ID!, data: VehicleUpdateInput!): Vehicle!
    "Associate a Vehicle with a customer"
    linkVehicle(id: ID!, customerId: ID!): Vehicle!
    createOrder(data: OrderCreateInput!): Order!
    updateOrder(id: ID!, data: OrderUpdateInput!): Order!
    "Record a payment manually"
    recordManualPayment(data: ManualPaymentInput!): Payment!
    sendMessage(data: MessageInput!): Message!
    createWebhook(data: WebhookInput!): Webhook!
    deleteWebhook(id: ID!): DeleteResponse!
  }
`;
