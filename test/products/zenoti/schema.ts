import { zenotiInputsText } from './schemaInputs.ts';
import { zenotiMoreText } from './schemaMore.ts';

const listed = [
  'Center',
  'Guest',
  'Appointment',
  'Therapist',
  'Employee',
  'Service',
  'Room',
  'Product',
  'Membership',
  'Invoice',
  'GuestNote',
];
const connection = (name: string): string => `
  type ${name}Edge { cursor: String! node: ${name}! }
  type ${name}Connection { edges: [${name}Edge!]! pageInfo: PageInfo! totalCount: Int! }`;
const page = 'first: Int, after: String, last: Int, before: String';

/** The schema, the part that a desk needs first. */
export const zenotiText: string = /* GraphQL */ `
  "A calendar day, 2026-11-17"
  scalar Date
  "A date and time without offset, 2026-11-17T09:30:00: in UTC where the field's name says so, otherwise by the clock of the center"
  scalar DateTime

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }
  ${listed.map(connection).join('')}

  type PhoneNumber {
    "The id of the country, 225 is the United States"
    countryCode: Int
    number: String
  }

  type CenterAddress {
    address1: String
    address2: String
    city: String
    state: String
    zipCode: String
    country: String
  }

  type ContactInfo {
    phone1: PhoneNumber
    phone2: PhoneNumber
    email: String
  }

  type WorkingHours {
    dayOfWeek: Int!
    startTime: String
    endTime: String
    isClosed: Boolean!
  }

  type Center {
    id: ID!
    code: String!
    name: String!
    displayName: String
    addressInfo: CenterAddress
    contactInfo: ContactInfo
    timeZoneId: Int!
    currencyId: Int!
    workingHours: [WorkingHours!]!
  }

  type PersonalInfo {
    userName: String
    firstName: String!
    lastName: String!
    middleName: String
    email: String
    mobilePhone: PhoneNumber
    workPhone: PhoneNumber
    homePhone: PhoneNumber
    "-1 is not specified, 0 is female, 1 is male"
    gender: Int
    dateOfBirth: DateTime
    anniversaryDate: DateTime
    isMinor: Boolean!
    nationalityId: Int
    pan: String
  }

  type AddressInfo {
    address1: String
    address2: String
    city: String
    countryId: Int
    stateId: Int
    stateOther: String
    zipCode: String
  }

  type Preferences {
    receiveTransactionalEmail: Boolean!
    receiveTransactionalSms: Boolean!
    receiveMarketingEmail: Boolean!
    receiveMarketingSms: Boolean!
    preferredTherapist: NamedReference
  }

  type NamedReference {
    id: ID!
    name: String
  }

  type Referral {
    referralSource: NamedReference
    referredBy: NamedReference
  }

  type Guest {
    id: ID!
    code: String!
    centerId: ID!
    "The base center"
    center: Center!
    personalInfo: PersonalInfo!
    addressInfo: AddressInfo
    preferences: Preferences!
    tags: [String!]
    referral: Referral
    primaryEmployee: NamedReference
    appointments(startDate: Date, endDate: Date, ${page}): AppointmentConnection!
    notes(${page}): GuestNoteConnection!
  }

  enum AppointmentStatus {
    NO_SHOW
    CANCELLED
    NEW
    CLOSED
    CHECKIN
    CONFIRM
    BREAK
    NOT_SPECIFIED
    AVAILABLE
    VOIDED
  }

  type AppointmentService {
    id: ID!
    name: String!
    isAddon: Boolean!
    hasAddons: Boolean!
    category: NamedReference
    subCategory: NamedReference
  }

  type AppointmentGuestMobile {
    countryId: Int
    number: String
    displayNumber: String
  }

  "The guest as the appointment book keeps her"
  type AppointmentGuest {
    id: ID!
    firstName: String!
    lastName: String!
    gender: Int
    mobile: AppointmentGuestMobile
    email: String
    indicator: String
    lpTierInfo: String
  }

  type AppointmentTherapist {
    id: ID!
    firstName: String!
    lastName: String!
    nickName: String
    displayName: String
    email: String
    gender: Int
    vanityImageUrl: String
  }

  "Time in which a therapist takes no guests"
  type Blockout {
    id: ID!
    name: String!
  }

  type Appointment {
    appointmentId: ID!
    appointmentSegmentId: ID
    appointmentGroupId: ID!
    invoiceId: ID
    service: AppointmentService
    startTime: DateTime!
    startTimeUtc: DateTime!
    endTime: DateTime!
    endTimeUtc: DateTime!
    status: AppointmentStatus!
    "0 is web, 1 is the front desk"
    source: Int!
    "0 is not started, 1 is started, 2 is done"
    progress: Int!
    locked: Boolean!
    invoiceLocked: Boolean!
    guest: AppointmentGuest
    therapist: AppointmentTherapist
    room: NamedReference
    equipment: NamedReference
    notes: String
    price: Float
    actualStartTime: DateTime
    actualCompletedTime: DateTime
    checkinTime: DateTime
    therapistPreferenceType: Int!
    formId: ID
    blockout: Blockout
    creationDate: DateTime!
    creationDateUtc: DateTime!
    createdById: ID
    closedById: ID
    showInCalender: Int!
    groupInvoiceId: ID
  }

  type Query {
    centers(${page}): CenterConnection!
    center(id: ID!): Center
    guests(search: GuestSearch, ${page}): GuestConnection!
    guest(id: ID!): Guest
    "The appointment book of a center, of at most 7 days"
    appointments(
      centerId: ID!
      startDate: Date!
      endDate: Date!
      therapistId: ID
      includeNoShowCancel: Boolean = false
      ${page}
    ): AppointmentConnection!
    appointment(id: ID!): Appointment
    therapists(centerId: ID!, ${page}): TherapistConnection!
    employees(centerId: ID!, ${page}): EmployeeConnection!
    services(centerId: ID!, ${page}): ServiceConnection!
    availableSlots(centerId: ID!, date: Date!, serviceId: ID!, therapistId: ID): [AvailableSlot!]!
    rooms(centerId: ID!, ${page}): RoomConnection!
    products(centerId: ID!, ${page}): ProductConnection!
    memberships(centerId: ID!, ${page}): MembershipConnection!
    invoices(centerId: ID!, startDate: Date, endDate: Date, ${page}): InvoiceConnection!
    invoice(id: ID!): Invoice
    cancellationReasons(centerId: ID!): [NamedReference!]!
  }

  type Mutation {
    createGuest(input: CreateGuestInput!): CreateGuestPayload!
    updateGuest(input: UpdateGuestInput!): UpdateGuestPayload!
    addGuestNote(input: AddGuestNoteInput!): AddGuestNotePayload!
    "Makes a booking, reserves its slot and confirms it"
    createBooking(input: CreateBookingInput!): CreateBookingPayload!
    rescheduleAppointment(input: RescheduleAppointmentInput!): AppointmentPayload!
    cancelAppointment(input: CancelAppointmentInput!): AppointmentPayload!
    confirmAppointment(input: AppointmentStatusInput!): AppointmentPayload!
    checkInAppointment(input: AppointmentStatusInput!): AppointmentPayload!
    startService(input: AppointmentStatusInput!): AppointmentPayload!
    markAppointmentNoShow(input: AppointmentStatusInput!): AppointmentPayload!
    createBlockOutTime(input: CreateBlockOutTimeInput!): AppointmentPayload!
  }

  ${zenotiMoreText}

  ${zenotiInputsText}
`;
