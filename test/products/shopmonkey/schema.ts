/** The rows that a calendar needs. */
export const calendarText: string = /* GraphQL */ `
  "ISO 8601 date-time"
  scalar DateTime

  enum SortOrder {
    asc
    desc
  }

  type ListMeta {
    "the total number of records"
    total: Int!
    "if there are more records available"
    hasMore: Boolean!
  }

  type Company {
    id: ID!
    name: String!
  }

  "A physical store location associated with a Company"
  type Location {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    name: String!
    address1: String!
    address2: String
    city: String!
    state: String!
    postalCode: String!
    country: String!
    contactName: String
    email: String
    phone: String
    website: String
    timezone: String!
    showNameOnDocuments: Boolean!
    archived: Boolean!
    "a location identifier that can be used by multi-location companies"
    externalId: String
  }

  type Role {
    id: ID!
    createdDate: DateTime!
    name: String!
    description: String
    active: Boolean!
    custom: Boolean!
    internal: Boolean!
  }

  "Anyone who has access to Shopmonkey for a given Company and Location"
  type User {
    id: ID!
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID
    locations: [Location!]!
    active: Boolean!
    firstName: String
    lastName: String
    email: String
    phone: String
    color: AppointmentColor!
    laborRateId: ID
    flatRate: Boolean!
    role: Role
  }

  type LoggedInUser {
    userId: ID!
    email: String!
    firstName: String
    lastName: String
    companyId: ID!
    locationId: ID!
    location: Location!
    role: Role
  }

  enum AppointmentColor {
    aqua
    black
    blue
    brown
    gray
    green
    orange
    purple
    red
    yellow
  }

  enum ConfirmationStatus {
    Confirmed
    Declined
    NoResponse
  }

  enum AttributionSource {
    WorkRequestForm
    AppointmentScheduler
    Manual
  }

  enum ReminderType {
    Hours
    Days
    Weeks
  }

  type Reminder {
    id: ID!
    appointmentId: ID!
    type: ReminderType!
    value: Int!
  }

  "A scheduled service for one of your Customers for a specific Location"
  type Appointment {
    id: ID!
    publicId: String!
    "Date and time when this appointment was created"
    createdDate: DateTime!
    updatedDate: DateTime
    companyId: ID!
    locationId: ID!
    location: Location!
    "name of the appointment like 'Oil change'"
    name: String!
    "start date and time of the appointment"
    startDate: DateTime!
    "end date and time of the appointment"
    endDate: DateTime!
    "the calculated duration"
    duration: Int!
    allDay: Boolean!
    rruleset: String
    removedFromRecurrency: Boolean!
    customerId: ID
    customer: Customer
    customerEmailId: ID
    customerPhoneNumberId: ID
    "notes for the appointment"
    note: String!
    vehicleId: ID
    vehicle: Vehicle
    orderId: ID
    order: Order
    technicianIds: [ID!]!
    technicians: [User!]!
    color: AppointmentColor!
    "In case we want to use email to send confirmation and/or reminder"
    useEmail: Boolean!
    useSMS: Boolean!
    "Send confirmation notification at the moment of saving the appointment"
    sendConfirmation: Boolean!
    "Send reminder will send a notification one day before the appointment"
    sendReminder: Boolean!
    reminders: [Reminder!]!
    confirmationStatus: ConfirmationStatus!
    "if the appointment was canceled"
    cancellationNote: String
    attributionSource: AttributionSource!
  }
`;
