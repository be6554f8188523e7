import { bookingsInputsText } from './schemaInputs.ts';

const page = 'top: Int, nextLink: String';
const collections = ['Business', 'Appointment', 'Customer', 'Service', 'StaffMember', 'CustomQuestion'].map(
  (name) => `
  type Booking${name}Collection {
    value: [Booking${name}!]!
    count: Int!
    """Give it back as the argument of the same name to read on; null on the last page."""
    nextLink: String
  }`,
);
const payloads = ['Business', 'Appointment', 'Customer', 'CustomQuestion'].map(
  (name) =>
    `type Booking${name}Payload { booking${name}: Booking${name} """What was refused; nothing was written then.""" error: ODataError }`,
);

/** The schema of the product: everything belongs to a business, as in the paths of the API. */
export const bookingsText = `
  """An instant with an offset, such as 2018-04-30T00:00:00Z."""
  scalar DateTimeOffset
  """A length of time in ISO 8601, such as PT30M."""
  scalar Duration

  type Query {
    bookingBusinesses(query: String, ${page}): BookingBusinessCollection!
    bookingBusiness(id: ID!): BookingBusiness
    """All appointments, whenever they are."""
    bookingAppointments(businessId: ID!, ${page}): BookingAppointmentCollection!
    bookingAppointment(businessId: ID!, id: ID!): BookingAppointment
    """Appointments that occur in a range of time, by their start."""
    bookingCalendarView(businessId: ID!, start: DateTimeOffset!, end: DateTimeOffset!, ${page}):
      BookingAppointmentCollection!
    bookingCustomers(businessId: ID!, ${page}): BookingCustomerCollection!
    bookingCustomer(businessId: ID!, id: ID!): BookingCustomer
    bookingServices(businessId: ID!, ${page}): BookingServiceCollection!
    bookingService(businessId: ID!, id: ID!): BookingService
    bookingStaffMembers(businessId: ID!, ${page}): BookingStaffMemberCollection!
    bookingStaffMember(businessId: ID!, id: ID!): BookingStaffMember
    bookingCustomQuestions(businessId: ID!, ${page}): BookingCustomQuestionCollection!
    bookingCustomQuestion(businessId: ID!, id: ID!): BookingCustomQuestion
    staffAvailability(
      businessId: ID!
      staffIds: [ID!]!
      startDateTime: DateTimeTimeZoneInput!
      endDateTime: DateTimeTimeZoneInput!
    ): [StaffAvailabilityItem!]!
    bookingCurrencies: [BookingCurrency!]!
  }

  type Mutation {
    createBookingAppointment(businessId: ID!, input: BookingAppointmentInput!): BookingAppointmentPayload!
    updateBookingAppointment(businessId: ID!, id: ID!, input: BookingAppointmentInput!): BookingAppointmentPayload!
    """Takes an appointment out of the calendar, and tells the customer."""
    cancelBookingAppointment(businessId: ID!, id: ID!, cancellationMessage: String): NoContentPayload!
    """Takes an appointment out of the calendar without a word."""
    deleteBookingAppointment(businessId: ID!, id: ID!): NoContentPayload!
    createBookingCustomer(businessId: ID!, input: BookingCustomerInput!): BookingCustomerPayload!
    updateBookingCustomer(businessId: ID!, id: ID!, input: BookingCustomerInput!): BookingCustomerPayload!
    deleteBookingCustomer(businessId: ID!, id: ID!): NoContentPayload!
    createBookingCustomQuestion(businessId: ID!, input: BookingCustomQuestionInput!): BookingCustomQuestionPayload!
    deleteBookingCustomQuestion(businessId: ID!, id: ID!): NoContentPayload!
    publishBookingBusiness(id: ID!): BookingBusinessPayload!
    unpublishBookingBusiness(id: ID!): BookingBusinessPayload!
  }

  type ODataError { code: String! message: String! target: String }
  type NoContentPayload { success: Boolean! error: ODataError }
  ${payloads.join('\n  ')}
  ${collections.join('')}

  type BookingBusiness {
    id: ID!
    displayName: String
    businessType: String
    address: PhysicalAddress
    phone: String
    email: String
    webSiteUrl: String
    defaultCurrencyIso: String
    languageTag: String
    isPublished: Boolean
    publicUrl: String
    businessHours: [BookingWorkHours!]!
    schedulingPolicy: BookingSchedulingPolicy
    bookingPageSettings: BookingPageSettings
    createdDateTime: DateTimeOffset
    lastUpdatedDateTime: DateTimeOffset
  }

  type BookingPageSettings {
    accessControl: String
    bookingPageColorCode: String
    businessTimeZone: String
    customerConsentMessage: String
    enforceOneTimePassword: Boolean
    isBusinessLogoDisplayEnabled: Boolean
    isCustomerConsentEnabled: Boolean
    isSearchEngineIndexabilityDisabled: Boolean
    isTimeSlotTimeZoneSetToBusinessTimeZone: Boolean
    privacyPolicyWebUrl: String
    termsAndConditionsWebUrl: String
  }

  type BookingSchedulingPolicy {
    allowStaffSelection: Boolean
    maximumAdvance: Duration
    minimumLeadTime: Duration
    sendConfirmationsToOwner: Boolean
    timeSlotInterval: Duration
  }

  type BookingWorkHours { day: DayOfWeek timeSlots: [BookingWorkTimeSlot!]! }
  type BookingWorkTimeSlot { startTime: String endTime: String }
  enum DayOfWeek { sunday monday tuesday wednesday thursday friday saturday }

  type PhysicalAddress {
    street: String
    city: String
    state: String
    countryOrRegion: String
    postalCode: String
    postOfficeBox: String
  }

  type Phone { number: String type: PhoneType }
  enum PhoneType { home business mobile other assistant homeFax businessFax otherFax pager radio }

  type Location {
    displayName: String
    locationEmailAddress: String
    locationUri: String
    locationType: String
    uniqueId: String
    uniqueIdType: String
    address: PhysicalAddress
    coordinates: OutlookGeoCoordinates
  }

  type OutlookGeoCoordinates { accuracy: Float altitude: Float altitudeAccuracy: Float latitude: Float longitude: Float }

  type DateTimeTimeZone { dateTime: String! timeZone: String }

  type BookingAppointment {
    id: ID!
    selfServiceAppointmentId: String
    additionalInformation: String
    isLocationOnline: Boolean
    joinWebUrl: String
    anonymousJoinWebUrl: String
    """A label that staff stamp on the appointment."""
    appointmentLabel: String
    customerName: String
    customerEmailAddress: String
    customerPhone: String
    """Only where the appointment is read by its ID."""
    customerNotes: String
    customerTimeZone: String
    customers: [BookingCustomerInformation!]!
    smsNotificationsEnabled: Boolean
    serviceId: ID
    serviceName: String
    service: BookingService
    serviceLocation: Location
    """Notes of the staff, only where the appointment is read by its ID."""
    serviceNotes: String
    """Always in UTC."""
    startDateTime: DateTimeTimeZone
    """Always in UTC."""
    endDateTime: DateTimeTimeZone
    duration: Duration
    preBuffer: Duration
    postBuffer: Duration
    priceType: BookingPriceType
    price: Float
    maximumAttendeesCount: Int
    filledAttendeesCount: Int
    optOutOfCustomerEmail: Boolean
    isCustomerAllowedToManageBooking: Boolean
    staffMemberIds: [ID!]!
    staffMembers: [BookingStaffMember!]!
    """Only where the appointment is read by its ID."""
    reminders: [BookingReminder!]
    createdDateTime: DateTimeOffset
    lastUpdatedDateTime: DateTimeOffset
  }

  enum BookingPriceType { undefined fixedPrice startingAt hourly free priceVaries callUs notSet unknownFutureValue }

  type BookingCustomerInformation {
    customerId: ID
    name: String
    emailAddress: String
    phone: String
    notes: String
    location: Location
    timeZone: String
    customQuestionAnswers: [BookingQuestionAnswer!]!
    customer: BookingCustomer
  }

  type BookingQuestionAnswer {
    questionId: ID
    question: String
    answerInputType: String
    answerOptions: [String!]!
    isRequired: Boolean
    answer: String
    selectedOptions: [String!]!
  }

  type BookingReminder { message: String offset: Duration recipients: String }

  type BookingCustomer {
    id: ID!
    displayName: String
    emailAddress: String
    addresses: [PhysicalAddress!]!
    phones: [Phone!]!
    createdDateTime: DateTimeOffset
    lastUpdatedDateTime: DateTimeOffset
  }

  type BookingService {
    id: ID!
    displayName: String
    description: String
    notes: String
    additionalInformation: String
    defaultDuration: Duration
    defaultLocation: Location
    defaultPrice: Float
    defaultPriceType: BookingPriceType
    isHiddenFromCustomers: Boolean
    isLocationOnline: Boolean
    maximumAttendeesCount: Int
    preBuffer: Duration
    postBuffer: Duration
    smsNotificationsEnabled: Boolean
    staffMemberIds: [ID!]!
    webUrl: String
  }

  type BookingStaffMember {
    id: ID!
    displayName: String
    emailAddress: String
    role: BookingStaffRole
    membershipStatus: String
    timeZone: String
    useBusinessHours: Boolean
    workingHours: [BookingWorkHours!]!
    availabilityIsAffectedByPersonalCalendar: Boolean
    isEmailNotificationEnabled: Boolean
    createdDateTime: DateTimeOffset
    lastUpdatedDateTime: DateTimeOffset
  }

  enum BookingStaffRole { guest administrator viewer externalGuest unknownFutureValue scheduler teamMember }

  type BookingCustomQuestion {
    id: ID!
    displayName: String
    answerInputType: String
    answerOptions: [String!]!
    createdDateTime: DateTimeOffset
    lastUpdatedDateTime: DateTimeOffset
  }

  type StaffAvailabilityItem { staffId: ID! availabilityItems: [AvailabilityItem!]! }
  type AvailabilityItem {
    status: String! startDateTime: DateTimeTimeZone! endDateTime: DateTimeTimeZone! serviceId: ID
  }
  type BookingCurrency { id: ID! symbol: String }

  ${bookingsInputsText}
`;
