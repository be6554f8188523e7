/** SDL of the service: what is beside appointments, and the writes. */
export const acuityMoreText: string = /* GraphQL */ `
  type Account {
    id: Int!
    name: String!
    email: String!
    plan: String!
    "The time zone of the business"
    timezone: String!
    currency: String!
    description: String!
    firstDayOfWeek: Int!
    timeFormat: String!
    schedulingPage: String!
    embedCode: String
  }

  type AppointmentAddon {
    id: Int!
    name: String!
    "Minutes that it adds"
    duration: Int!
    price: String!
    private: Boolean!
  }

  type Form {
    id: Int!
    name: String!
    description: String!
    hidden: Boolean!
    appointmentTypeIDs: [Int!]!
    fields: [FormField!]!
  }

  type FormField {
    id: Int!
    name: String!
    required: Boolean!
    "textbox, textarea, dropdown, checkbox..."
    type: String!
    options: [String!]
  }

  type Block {
    id: Int!
    calendarID: Int!
    start: String!
    end: String!
    notes: String!
    recurring: String
    description: String!
    until: String
  }

  type AvailableDate {
    date: String!
  }

  type AvailableTime {
    time: String!
    slotsAvailable: Int!
    calendarID: Int!
  }

  type Payment {
    created: String!
    transactionID: String!
    processor: String!
    notes: String!
    amount: String!
  }

  type Product {
    id: Int!
    name: String!
    description: String!
    price: String!
    "coupon or minutes"
    type: String!
    expires: Int
    hidden: Boolean!
  }

  type Order {
    id: Int!
    firstName: String!
    lastName: String!
    email: String!
    phone: String!
    title: String!
    total: String!
    status: String!
    time: String!
    notes: String!
  }

  type Certificate {
    id: Int!
    certificate: String!
    name: String!
    email: String!
    productID: Int
    orderID: Int
    remainingValue: String
    expiration: String
    type: String!
  }

  type Mutation {
    "Books an appointment. As admin, its time need not be free, an email is not needed, and notes count"
    createAppointment(input: CreateAppointmentInput!, admin: Boolean = false, noEmail: Boolean = false): Appointment!
    "Changes details of an appointment, never its time. Notes and labels count as admin alone"
    updateAppointment(id: Int!, input: UpdateAppointmentInput!, admin: Boolean = false): Appointment!
    rescheduleAppointment(
      id: Int!
      input: RescheduleAppointmentInput!
      admin: Boolean = false
      noEmail: Boolean = false
    ): Appointment!
    "A no-show is marked as admin alone"
    cancelAppointment(
      id: Int!
      input: CancelAppointmentInput
      admin: Boolean = false
      noEmail: Boolean = false
    ): Appointment!
    createClient(input: ClientInput!): Client!
    updateClient(id: ID!, input: ClientInput!): Client!
    deleteClient(id: ID!): Boolean!
    createBlock(input: BlockInput!): Block!
    deleteBlock(id: Int!): Boolean!
    createCertificate(input: CertificateInput!): Certificate!
  }

  input CreateAppointmentInput {
    "By the clock of the calendar, unless it has an offset"
    datetime: String!
    appointmentTypeID: Int!
    "Any that is free, if not given; needed as admin"
    calendarID: Int
    firstName: String!
    lastName: String!
    email: String
    phone: String
    timezone: String
    certificate: String
    notes: String
    fields: [FormFieldInput!]
    addonIDs: [Int!]
    labels: [LabelInput!]
    smsOptIn: Boolean
  }

  input UpdateAppointmentInput {
    firstName: String
    lastName: String
    email: String
    phone: String
    certificate: String
    notes: String
    fields: [FormFieldInput!]
    "One, or none to take it away"
    labels: [LabelInput!]
    smsOptIn: Boolean
  }

  input RescheduleAppointmentInput {
    datetime: String!
    calendarID: Int
    timezone: String
  }

  input CancelAppointmentInput {
    cancelNote: String
    noShow: Boolean
  }

  input FormFieldInput {
    id: Int!
    value: String!
  }

  input LabelInput {
    id: Int!
  }

  input ClientInput {
    firstName: String!
    lastName: String!
    email: String
    phone: String
    notes: String
  }

  input BlockInput {
    start: String!
    end: String!
    calendarID: Int!
    notes: String
  }

  input CertificateInput {
    productID: Int
    couponID: Int
    email: String
    certificate: String
  }
`;
