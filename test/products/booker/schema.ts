import { bookerInputs } from './schemaInputs.ts';
import { bookerParts } from './schemaParts.ts';

const core = /* GraphQL */ `
  "ISO 8601 with an offset, such as 2020-01-15T10:00:00-05:00"
  scalar DateTime
  "YYYY-MM-DD"
  scalar Date

  type Query {
    location(id: ID!): Location
    "The locations of the brand."
    locations(filter: LocationFilter, pageNumber: Int = 1, pageSize: Int = 25): LocationPage!
    customer(id: ID!): Customer
    "The customers of the brand."
    customers(filter: CustomerFilter, order: [CustomerOrder!], pageNumber: Int = 1, pageSize: Int = 25): CustomerPage!
    appointment(id: ID!): Appointment
    "The appointments of one location, cancelled ones and no-shows too."
    appointments(
      filter: AppointmentFilter!
      order: [AppointmentOrder!]
      pageNumber: Int = 1
      pageSize: Int = 25
    ): AppointmentPage!
    employee(id: ID!): Employee
    employees(filter: EmployeeFilter!, pageNumber: Int = 1, pageSize: Int = 25): EmployeePage!
    treatment(id: ID!): Treatment
    treatments(filter: TreatmentFilter!, pageNumber: Int = 1, pageSize: Int = 25): TreatmentPage!
    rooms(locationId: ID!, pageNumber: Int = 1, pageSize: Int = 25): RoomPage!
    "Time that is kept free on the schedule."
    blockouts(filter: BlockoutFilter!, pageNumber: Int = 1, pageSize: Int = 25): BlockoutPage!
    orders(filter: OrderFilter!, pageNumber: Int = 1, pageSize: Int = 25): OrderPage!
    specials(locationId: ID!, pageNumber: Int = 1, pageSize: Int = 25): SpecialPage!
    locationDaySchedules(locationId: ID!): [LocationDaySchedule!]!
    onlineBookingSettings(locationId: ID!): OnlineBookingSettings
    "Whose token it is."
    loggedInUser: User!
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): AppointmentResponse!
    updateAppointment(input: UpdateAppointmentInput!): AppointmentResponse!
    updateAppointmentNotes(id: ID!, notes: String): AppointmentResponse!
    confirmAppointment(id: ID!): AppointmentResponse!
    checkInAppointment(id: ID!): AppointmentResponse!
    undoCheckInAppointment(id: ID!): AppointmentResponse!
    noShowAppointment(id: ID!): AppointmentResponse!
    cancelAppointment(id: ID!, cancellationReasonId: ID): AppointmentResponse!
    createCustomer(input: CreateCustomerInput!): CustomerResponse!
    updateCustomer(input: UpdateCustomerInput!): CustomerResponse!
  }

  type LookupOption {
    id: ID!
    name: String!
  }

  type Money {
    amount: Float!
    currencyCode: String!
  }

  type Address {
    street1: String
    street2: String
    city: String
    state: String
    zip: String
    country: LookupOption
  }

  type TimeZone {
    id: ID!
    name: String!
    standardName: String!
  }

  type Location {
    id: ID!
    "The name of the account, without spaces"
    accountName: String!
    businessName: String!
    brandAccountName: String
    businessType: LookupOption
    "The person who owns the account"
    firstName: String
    lastName: String
    emailAddress: String
    phone: String
    address: Address
    timeZone: TimeZone
    webSite: String
    logoUrl: String
    currencyCode: String
    isDistributionPartner: Boolean!
    status: Int
  }

  type Customer {
    id: ID!
    guid: String
    firstName: String
    lastName: String
    email: String
    homePhone: String
    cellPhone: String
    workPhone: String
    workPhoneExt: String
    address: Address
    shippingAddress: Address
    dateOfBirth: Date
    anniversaryDate: Date
    gender: LookupOption
    occupation: String
    photoUrl: String
    "The location of the brand to which the customer belongs"
    locationId: ID!
    locationName: String!
    isActive: Boolean!
    isNewCustomer: Boolean!
    customerRecordType: LookupOption!
    allowReceiveEmails: Boolean!
    allowReceivePromotionalEmails: Boolean!
    allowReceiveSMS: Boolean!
    preferredCommunicationMethod: LookupOption
    preferredStaffGender: LookupOption
    preferredStaffMemberId: ID
    bookingAlert: String
    checkInAlert: String
    checkOutAlert: String
    emergencyContactName: String
    emergencyContactPhone: String
    emergencyContactRelationship: String
    hasMembership: Boolean!
    hasActiveMembership: Boolean!
    membershipCardNumber: String
    loyaltyPoints: Int
    numberOfReferrals: Int
    referredByCustomerId: ID
    hasUnpaidAppointments: Boolean!
    notes: [CustomerNote!]!
    customerStats: CustomerStats!
    "By start; onlyActive leaves out what is cancelled or was missed."
    appointments(onlyActive: Boolean = true, fromStartDateOffset: DateTime): [Appointment!]!
    dateCreatedOffset: DateTime!
    dateLastModifiedOffset: DateTime!
  }

  type CustomerNote {
    id: ID!
    text: String!
    createdByUser: String
    dateCreatedOffset: DateTime!
  }

  type CustomerStats {
    dateOfFirstVisit: Date
    dateOfLastVisit: Date
    totalServiceSales: Float!
    totalRetailSales: Float!
    totalTips: Float!
    totalSales: Float!
  }

  type Appointment {
    id: ID!
    bookingNumber: String!
    locationId: ID!
    type: LookupOption!
    source: LookupOption
    status: LookupOption!
    startDateTimeOffset: DateTime!
    endDateTimeOffset: DateTime!
    customerId: ID
    customer: Customer
    customerFirstName: String
    customerLastName: String
    customerEmail: String
    customerHomePhone: String
    customerMobilePhone: String
    customerWorkPhone: String
    "The other guest of a treatment for couples"
    customer2Id: ID
    customer2: Customer
    child: Child
    employeeId: ID
    employee: Employee
    employeeFirstName: String
    employeeLastName: String
    treatmentId: ID
    treatment: Treatment
    treatmentName: String
    room: Room
    roomName: String
    appointmentTreatments: [AppointmentTreatment!]!
    notes: String
    isCancelled: Boolean!
    isNoShow: Boolean!
    isCancelledOrNoShow: Boolean!
    isCheckedInInService: Boolean!
    isServiceComplete: Boolean!
    isCheckout: Boolean!
    isNewCustomer: Boolean!
    isRecurring: Boolean!
    isWebBooking: Boolean!
    confirmable: Boolean!
    canCancel: Boolean!
    canCheckin: Boolean!
    canUndoCheckin: Boolean!
    canTakePayment: Boolean!
    cancellationId: ID
    groupId: ID
    groupName: String
    packageId: ID
    recurrenceId: ID
    orderId: ID
    finalTotal: Money!
    appointmentIconFlags: AppointmentIconFlags!
    dateBookedOffset: DateTime!
    dateCheckInOffset: DateTime
    dateNoShowOffset: DateTime
    dateCreatedOffset: DateTime!
  }
`;

/** SDL of the whole service. */
export const bookerText: string = core + bookerParts + bookerInputs;
