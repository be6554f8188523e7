import { phorestInputsText } from './schemaInputs.ts';
import { phorestMoreText } from './schemaMore.ts';

/** A page of rows with its numbers; pages are counted from 0. */
const paged = (name: string): string => `type ${name}Page { items: [${name}!]! page: PageMetadata! }`;

const pages = [
  'Branch',
  'Client',
  'ClientCategory',
  'Appointment',
  'Staff',
  'Service',
  'ServiceCategory',
  'Room',
  'Machine',
  'Product',
  'Voucher',
  'Purchase',
  'Review',
  'TaxRate',
];

/** The schema, the part that a desk needs first. */
export const phorestText: string = /* GraphQL */ `
  "A calendar day, 2026-11-17"
  scalar LocalDate
  "A time of day by the clock of the branch, 09:30:00.000"
  scalar LocalTime
  "An instant in UTC, 2026-11-17T14:30:00.000Z"
  scalar DateTime

  type PageMetadata {
    size: Int!
    totalElements: Int!
    totalPages: Int!
    number: Int!
  }

  ${pages.map(paged).join('\n  ')}

  type Address {
    streetAddress1: String
    streetAddress2: String
    city: String
    state: String
    postalCode: String
    country: String
  }

  type Branch {
    branchId: ID!
    name: String!
    timeZone: String!
    latitude: Float
    longitude: Float
    streetAddress1: String
    streetAddress2: String
    city: String
    state: String
    postalCode: String
    country: String
    currencyCode: String
    accountId: Int
  }

  enum Gender {
    MALE
    FEMALE
    NON_BINARY
    NOT_SPECIFIED
    PREFER_NOT_TO_SAY
    UNKNOWN
  }

  type CreditAccount {
    outstandingBalance: Float
    creditDays: Int
    creditLimit: Float
  }

  type LoyaltyCard {
    serial: String
    points: Float
  }

  type ClientCategory {
    clientCategoryId: ID!
    name: String!
    description: String
    archived: Boolean!
  }

  type Client {
    clientId: ID!
    "To be sent along with every change"
    version: Int!
    firstName: String
    lastName: String
    mobile: String
    "The mobile of the person who looks after this client, such as a parent"
    linkedClientMobile: String
    landLine: String
    email: String
    address: Address
    birthDate: LocalDate
    clientSince: DateTime
    gender: Gender
    notes: String
    smsMarketingConsent: Boolean!
    emailMarketingConsent: Boolean!
    smsReminderConsent: Boolean!
    emailReminderConsent: Boolean!
    preferredStaffId: ID
    preferredStaff: Staff
    externalId: String
    creatingBranchId: ID
    creatingBranch: Branch
    archived: Boolean!
    banned: Boolean!
    deleted: Boolean!
    mergedToClientId: ID
    clientCategoryIds: [ID!]!
    clientCategories: [ClientCategory!]!
    firstVisit: LocalDate
    lastVisit: LocalDate
    photoUrl: String
    creditAccount: CreditAccount
    loyaltyCard: LoyaltyCard
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  "How far an appointment is in the salon"
  enum AppointmentState {
    BOOKED
    CHECKED_IN
    PAID
  }

  "Whether an appointment takes place at all; RESERVED is held for a few minutes"
  enum ActivationState {
    ACTIVE
    RESERVED
    CANCELED
  }

  type Appointment {
    appointmentId: ID!
    version: Int!
    branchId: ID!
    branch: Branch!
    bookingId: ID
    groupBookingId: ID
    appointmentDate: LocalDate!
    startTime: LocalTime!
    endTime: LocalTime!
    price: Float
    depositAmount: Float
    depositDateTime: DateTime
    clientId: ID
    client: Client
    staffId: ID
    staff: Staff
    "The client asked for this member of staff"
    staffRequest: Boolean!
    preferredStaff: Boolean!
    serviceId: ID
    serviceName: String
    service: Service
    roomId: ID
    room: Room
    machineId: ID
    confirmed: Boolean!
    state: AppointmentState!
    activationState: ActivationState!
    cancellationReason: String
    deleted: Boolean!
    notes: String
    source: String
    purchasingBranchId: ID
    clientCourseItemId: ID
    serviceRewardId: ID
    serviceGroupId: ID
    waitingListDateTime: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Staff {
    staffId: ID!
    userId: ID
    staffCategoryId: ID
    staffCategoryName: String
    firstName: String!
    lastName: String!
    mobile: String
    email: String
    gender: Gender
    birthDate: LocalDate
    startDate: LocalDate
    selfEmployed: Boolean
    archived: Boolean!
    notes: String
    onlineProfile: String
    imageUrl: String
    hideFromOnlineBookings: Boolean!
    hideFromAppointmentScreen: Boolean!
    disqualifiedServices: [ID!]!
  }

  type Query {
    branches(page: Int = 0, size: Int = 20): BranchPage!
    branch(branchId: ID!): Branch
    clients(filter: ClientFilter, page: Int = 0, size: Int = 20): ClientPage!
    client(clientId: ID!): Client
    walkInClient(branchId: ID!): Client
    clientCategories(name: String, includeArchived: Boolean = false, page: Int = 0, size: Int = 20): ClientCategoryPage!
    clientServiceHistory(clientId: ID!): [ServiceHistory!]!
    "The appointments of a branch, of at most one month"
    appointments(branchId: ID!, filter: AppointmentFilter, page: Int = 0, size: Int = 20): AppointmentPage!
    appointment(branchId: ID!, appointmentId: ID!): Appointment
    appointmentAvailability(branchId: ID!, input: AvailabilityInput!): [AvailableSlot!]!
    staff(branchId: ID!, fetchArchived: Boolean = false, page: Int = 0, size: Int = 20): StaffPage!
    staffMember(branchId: ID!, staffId: ID!): Staff
    staffWorkTimeTables(branchId: ID!, fromDate: LocalDate!, toDate: LocalDate!): [StaffWorkTime!]!
    staffBreaks(branchId: ID!, staffId: ID!): [StaffBreak!]!
    branchWorkTimeTable(branchId: ID!): [OpeningHours!]!
    services(branchId: ID!, categoryId: ID, page: Int = 0, size: Int = 20): ServicePage!
    service(branchId: ID!, serviceId: ID!): Service
    serviceCategories(branchId: ID!, page: Int = 0, size: Int = 20): ServiceCategoryPage!
    rooms(branchId: ID!, includeArchived: Boolean = false, page: Int = 0, size: Int = 20): RoomPage!
    machines(branchId: ID!, includeArchived: Boolean = false, page: Int = 0, size: Int = 20): MachinePage!
    taxRates(branchId: ID!, page: Int = 0, size: Int = 20): TaxRatePage!
    products(branchId: ID!, searchQuery: String, page: Int = 0, size: Int = 20): ProductPage!
    purchases(branchId: ID!, clientId: ID, page: Int = 0, size: Int = 20): PurchasePage!
    vouchers(filter: VoucherFilter, page: Int = 0, size: Int = 20): VoucherPage!
    voucher(voucherId: ID!): Voucher
    reviews(branchId: ID!, page: Int = 0, size: Int = 20): ReviewPage!
  }

  type Mutation {
    createClient(input: ClientInput!): Client!
    updateClient(clientId: ID!, input: ClientInput!): Client!
    "Books one or more services; all times are in UTC"
    createBooking(branchId: ID!, input: BookingInput!): Booking!
    activateBooking(branchId: ID!, bookingId: ID!): Booking!
    cancelBooking(branchId: ID!, bookingId: ID!): Booking!
    updateAppointment(branchId: ID!, appointmentId: ID!, input: AppointmentInput!): Appointment!
    confirmAppointment(branchId: ID!, appointmentId: ID!): Appointment!
    checkInAppointment(branchId: ID!, appointmentId: ID!): Appointment!
    cancelAppointment(branchId: ID!, appointmentId: ID!): Appointment!
    createVoucher(input: VoucherInput!): Voucher!
  }

  ${phorestMoreText}

  ${phorestInputsText}
`;
