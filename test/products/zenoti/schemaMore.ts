/** What stands beside guests and appointments, and what mutations answer. */
export const zenotiMoreText: string = /* GraphQL */ `
  type TherapistInfo {
    firstName: String!
    lastName: String!
    name: String!
    nickName: String
    gender: Int
  }

  type Therapist {
    id: ID!
    code: String!
    personalInfo: TherapistInfo!
    jobInfo: NamedReference!
  }

  type Employee {
    id: ID!
    code: String!
    personalInfo: TherapistInfo!
    jobInfo: NamedReference!
    email: String
    isActive: Boolean!
  }

  type PriceInfo {
    currencyId: Int!
    salePrice: Float!
    tax: Float!
    finalPrice: Float!
    includeTax: Boolean!
  }

  type Service {
    id: ID!
    code: String!
    name: String!
    description: String
    "In minutes"
    duration: Int!
    recoveryTime: Int!
    isCoupleService: Boolean!
    priceInfo: PriceInfo!
    canBook: Boolean!
  }

  type AvailableSlot {
    time: DateTime!
    available: Boolean!
    therapistId: ID
  }

  type Room {
    id: ID!
    code: String!
    name: String!
    capacity: Int!
    onlyOneAppointment: Boolean!
  }

  type Product {
    id: ID!
    code: String!
    name: String!
    description: String
    priceInfo: PriceInfo!
    quantityOnHand: Int
  }

  type Membership {
    id: ID!
    versionId: ID!
    name: String!
    priceInfo: PriceInfo!
    isRecurringMembership: Boolean!
    paymentFrequency: String
  }

  type InvoiceItem {
    id: ID!
    name: String!
    quantity: Int!
    finalPrice: Float!
  }

  type InvoiceTotal {
    netPrice: Float!
    tax: Float!
    totalPrice: Float!
    sumPaid: Float!
  }

  enum InvoiceStatus {
    OPEN
    CLOSED
  }

  type Invoice {
    id: ID!
    invoiceNumber: String!
    receiptNumber: String
    centerId: ID!
    invoiceDate: DateTime!
    status: InvoiceStatus!
    guest: AppointmentGuest!
    invoiceItems: [InvoiceItem!]!
    totalPrice: InvoiceTotal!
  }

  enum NoteType {
    GENERAL
    PROFILE
    PAYMENT
  }

  type GuestNote {
    id: ID!
    noteType: NoteType!
    notes: String!
    isPrivate: Boolean!
    isAlert: Boolean!
    addedBy: String
    addedOn: DateTime!
  }

  type UserError {
    code: Int!
    message: String!
    field: [String!]
  }

  type CreateGuestPayload {
    guest: Guest
    userErrors: [UserError!]!
  }

  type UpdateGuestPayload {
    guest: Guest
    userErrors: [UserError!]!
  }

  type AddGuestNotePayload {
    note: GuestNote
    userErrors: [UserError!]!
  }

  type Booking {
    id: ID!
    invoiceId: ID!
    isConfirmed: Boolean!
    appointments: [Appointment!]!
  }

  type CreateBookingPayload {
    booking: Booking
    userErrors: [UserError!]!
  }

  type AppointmentPayload {
    appointment: Appointment
    userErrors: [UserError!]!
  }
`;
