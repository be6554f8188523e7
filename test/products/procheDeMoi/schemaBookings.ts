/** Reservations, services, and what is paid for them. */
export const bookingsText: string = /* GraphQL */ `
  type Reservation {
    id: ID!
    client: Client
    businessType: String!
    customerId: User
    customerInfo: CustomerInfo!
    roomId: Room
    checkIn: Date
    checkOut: Date
    guests: Int
    tableId: Table
    partySize: Int
    serviceId: Service
    staffId: Staff
    date: Date!
    time: String
    duration: Int
    status: String!
    totalAmount: Float
    paymentStatus: String!
    notes: String
    specialRequests: String
    reminderSent: Boolean!
    source: String!
    paymentMethod: String
    reservationFileUrl: String
    createdAt: Date!
    updatedAt: Date!
  }

  type CustomerInfo {
    name: String!
    email: String!
    phone: String!
  }

  input CreateReservationV2Input {
    date: String!
    heure: String!
    personnes: Int!
    emplacement: String
    source: String!
    restaurantId: ID!
    customerInfo: CustomerInfoInput!
    paymentMethod: String
    reservationFileUrl: String
  }

  input CreatePrivatisationV2Input {
    date: String!
    heure: String!
    dureeHeures: Int!
    type: String!
    menu: String!
    espace: String!
    personnes: Int!
    source: String!
    restaurantId: ID!
    customerInfo: CustomerInfoInput!
    paymentMethod: String
    reservationFileUrl: String
  }

  extend type Mutation {
    confirmReservation(id: ID!): Reservation!
    cancelReservation(id: ID!): Boolean!
    generateReservationPdf(id: ID!): String!
  }

  """
  Represents an optional add-on for a salon service.  Service options
  allow salons to offer customisations that adjust the base price and
  duration of a service.  For example, a massage service might have an
  option to add aromatherapy for an additional fee and time.
  """
  type ServiceOption {
    name: String!
    price: Float
    durationImpact: Int
  }

  type Service {
    id: ID!
    businessId: ID!
    businessType: String!
    name: String!
    description: String
    category: String
    duration: Int
    price: Float!
    available: Boolean!
    popular: Boolean!
    staffRequired: [String!]!
    requirements: [String!]!
    images: [String!]!
    isActive: Boolean!
    defaultEmployee: ID
    defaultRoom: ID
    allowClientChoose: Boolean
    options: [ServiceOption!]!
    createdAt: Date!
    updatedAt: Date!
  }

  type InvoiceItem {
    description: String!
    price: Float!
    quantity: Int!
    total: Float!
  }

  type Invoice {
    id: ID!
    reservation: Reservation
    reservationId: ID!
    businessId: ID!
    date: Date!
    items: [InvoiceItem!]!
    total: Float!
    createdAt: Date!
    updatedAt: Date!
  }

  input InvoiceItemInput {
    description: String!
    price: Float!
    quantity: Int!
  }

  input InvoiceInput {
    reservationId: ID!
    businessId: ID!
    items: [InvoiceItemInput!]!
    total: Float!
  }

  extend type Query {
    invoices(businessId: ID!): [Invoice!]!
    invoice(id: ID!): Invoice
  }

  extend type Mutation {
    createInvoice(input: InvoiceInput!): Invoice!
    updateInvoice(id: ID!, input: InvoiceInput!): Invoice!
    deleteInvoice(id: ID!): Boolean!
    generateInvoicePdf(id: ID!): String!
  }

  type Payment {
    id: ID!
    reservationId: ID
    invoiceId: ID
    businessId: ID!
    amount: Float!
    currency: String!
    status: String!
    stripeSessionId: String
    stripePaymentIntentId: String
    stripeCustomerId: String
    paymentMethod: String
    receiptUrl: String
    createdAt: Date!
    updatedAt: Date!
    reservation: Reservation
    invoice: Invoice
  }

  type PaymentSessionResponse {
    sessionId: String!
    url: String!
  }

  input CreatePaymentSessionInput {
    reservationId: ID!
    successUrl: String!
    cancelUrl: String!
  }

  extend type Query {
    payments(businessId: ID!): [Payment!]!
    payment(id: ID!): Payment
  }

  extend type Mutation {
    createPaymentSession(input: CreatePaymentSessionInput!): PaymentSessionResponse!
  }

  type DashboardMetrics {
    reservationsTotales: Int!
    chiffreAffaires: Float!
    tauxRemplissage: Float!
  }

  type CalendarDayHeat {
    date: String!
    count: Int!
  }

  type ReservationInfo {
    id: ID!
    date: String
    heure: String
    restaurant: Restaurant
    personnes: Int
    statut: String
  }

  type AvailabilitySlot {
    time: String!
    available: Boolean!
  }

  extend type Query {
    dashboardMetrics(restaurantId: ID!, from: String, to: String): DashboardMetrics
    dashboardCalendar(restaurantId: ID!, month: String!): [CalendarDayHeat!]
    reservationsByDate(restaurantId: ID!, date: String!): [ReservationInfo]
    availability(restaurantId: ID!, date: String!, partySize: Int!): [AvailabilitySlot!]!
  }

  input UpdateReservationInput {
    heure: String
    personnes: Int
  }

  extend type Mutation {
    updateReservationDetails(id: ID!, input: UpdateReservationInput!): ReservationInfo
    cancelReservationAdmin(id: ID!): ReservationInfo
  }
`;
