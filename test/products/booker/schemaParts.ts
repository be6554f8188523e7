const pages = [
  'Location',
  'Customer',
  'Appointment',
  'Employee',
  'Treatment',
  'Room',
  'Blockout',
  'Order',
  'Special',
].map(
  (name) => /* GraphQL */ `
  type ${name}Page {
    items: [${name}!]!
    "How many there are on all pages"
    totalCount: Int!
    pageNumber: Int!
    pageSize: Int!
  }
`,
);

const parts = /* GraphQL */ `
  "One treatment of an appointment, with who does it and where"
  type AppointmentTreatment {
    id: ID!
    appointmentId: ID!
    startDateTimeOffset: DateTime!
    endDateTimeOffset: DateTime!
    treatmentDuration: Int!
    treatmentId: ID
    treatmentName: String
    treatment: Treatment
    employeeId: ID
    employeeFirstName: String
    employeeLastName: String
    employeeFullName: String
    employee: Employee
    employee2Id: ID
    employee2FullName: String
    employeeWasRequested: Boolean!
    roomId: ID
    roomName: String
    room: Room
    dynamicPrice: DynamicPrice
    isDurationOverridden: Boolean!
    classInstanceId: ID
  }

  type DynamicPrice {
    originalPrice: Money!
    discount: Money!
    finalPrice: Money!
  }

  type AppointmentIconFlags {
    checkedIn: Boolean!
    confirmed: Boolean!
    isNewCustomer: Boolean!
    noShow: Boolean!
    notes: Boolean!
    paid: Boolean!
    repeating: Boolean!
    webBooking: Boolean!
  }

  "A guest of a customer, where the location has the feature"
  type Child {
    id: ID!
    name: String
    customerType: LookupOption
    parentIds: [ID!]!
    isActive: Boolean!
  }

  type Employee {
    id: ID!
    firstName: String!
    lastName: String!
    gender: LookupOption
    type: LookupOption
    email: String
    mobilePhone: String
    address: Address
    isActive: Boolean!
    locationIds: [ID!]!
  }

  type Treatment {
    id: ID!
    name: String!
    displayName: String
    description: String
    category: LookupOption
    subCategory: LookupOption
    "In minutes, with the time to recover"
    totalDuration: Int!
    treatmentDuration: Int!
    price: Money!
    colorCode: String
    allowCustomersToBookOnline: Boolean!
    isActive: Boolean!
    isClass: Boolean!
    isForCouples: Boolean!
    doesNotRequireStaff: Boolean!
    employeeIds: [ID!]!
    roomIds: [ID!]!
    imageUrl: String
  }

  type Room {
    id: ID!
    locationId: ID!
    name: String!
    description: String
    capacity: Int!
  }

  type Blockout {
    id: ID!
    locationId: ID!
    type: LookupOption!
    startDateTimeOffset: DateTime!
    endDateTimeOffset: DateTime!
    employeeId: ID
    employee: Employee
    notes: String
  }

  type Order {
    id: ID!
    orderNumber: String!
    locationId: ID!
    customerId: ID
    status: LookupOption!
    isCompleted: Boolean!
    savedInProgress: Boolean!
    dateCompletedOffset: DateTime
    datePaidOffset: DateTime
    totalBeforeTaxes: Money!
    items: [OrderItem!]!
  }

  type OrderItem {
    id: ID!
    name: String!
    itemType: LookupOption!
    quantity: Int!
    unitPrice: Money!
    employeeId: ID
  }

  type Special {
    id: ID!
    locationId: ID!
    name: String!
    description: String
    couponCode: String!
    discountAmount: Float!
    discountType: LookupOption!
    applicableStartDateOffset: DateTime!
    applicableEndDateOffset: DateTime!
    maxRedemptions: Int
    usedRedemptions: Int!
  }

  type LocationDaySchedule {
    weekday: String!
    "HH:MM:SS by the clock of the location, null where it is closed"
    startTime: String
    endTime: String
  }

  type OnlineBookingSettings {
    allowCancelAppointments: Boolean!
    appointmentStartTimeInterval: Int!
    newAppointmentCutOffInterval: Int!
    requireCustomerGender: Boolean!
    requirePaymentInformation: Boolean!
    selectTechnician: Boolean!
    maximumResultsPerDay: Int
  }

  type User {
    id: ID!
    userName: String!
    firstName: String
    lastName: String
    brandId: ID!
    locationId: ID
  }

  type ArgumentError {
    argumentName: String!
    errorMessage: String!
  }

  type AppointmentResponse {
    isSuccess: Boolean!
    "0 where it succeeded"
    errorCode: Int!
    errorMessage: String
    argumentErrors: [ArgumentError!]!
    appointment: Appointment
  }

  type CustomerResponse {
    isSuccess: Boolean!
    "0 where it succeeded"
    errorCode: Int!
    errorMessage: String
    argumentErrors: [ArgumentError!]!
    customer: Customer
  }
`;

/** SDL of pages, of what appointments and the catalog are made of, and of answers to writes. */
export const bookerParts: string = parts + pages.join('');
