/** What filters and mutations take. */
export const phorestInputsText: string = /* GraphQL */ `
  "A text is looked for as a whole, without regard to case; after ~ it is a pattern, where % stands for anything"
  input ClientFilter {
    firstName: String
    lastName: String
    email: String
    phone: String
    externalId: String
    updatedAfter: DateTime
    updatedBefore: DateTime
    includeArchived: Boolean = false
    includeDeleted: Boolean = false
  }

  "Both days belong to the range, which is at most one month"
  input AppointmentFilter {
    fromDate: LocalDate
    toDate: LocalDate
    staffId: ID
    roomId: ID
    machineId: ID
    clientId: ID
    groupBookingId: ID
    updatedFrom: DateTime
    updatedTo: DateTime
    fetchCanceled: Boolean = false
    fetchDeleted: Boolean = false
  }

  input VoucherFilter {
    clientId: ID
    serialNumber: String
  }

  input AddressInput {
    streetAddress1: String
    streetAddress2: String
    city: String
    state: String
    postalCode: String
    country: String
  }

  input ClientInput {
    "Needed for a change, left out for a new client"
    version: Int
    firstName: String!
    lastName: String!
    mobile: String
    landLine: String
    email: String
    address: AddressInput
    birthDate: LocalDate
    gender: Gender
    notes: String
    smsMarketingConsent: Boolean
    emailMarketingConsent: Boolean
    smsReminderConsent: Boolean
    emailReminderConsent: Boolean
    preferredStaffId: ID
    externalId: String
    creatingBranchId: ID
    archived: Boolean
    clientCategoryIds: [ID!]
  }

  input ServiceScheduleInput {
    serviceId: ID!
    staffId: ID
    roomId: ID
    startTime: DateTime!
    endTime: DateTime
    staffRequest: Boolean
  }

  input ClientAppointmentScheduleInput {
    clientId: ID!
    serviceSchedules: [ServiceScheduleInput!]!
  }

  input BookingInput {
    clientId: ID!
    bookingStatus: ActivationState = ACTIVE
    note: String
    clientAppointmentSchedules: [ClientAppointmentScheduleInput!]!
  }

  "What is left out stays; times are by the clock of the branch"
  input AppointmentInput {
    version: Int!
    appointmentDate: LocalDate
    startTime: LocalTime
    endTime: LocalTime
    clientId: ID
    staffId: ID
    serviceId: ID
    roomId: ID
    machineId: ID
    staffRequest: Boolean
    confirmed: Boolean
    activationState: ActivationState
    price: Float
    notes: String
  }

  input ClientServiceSelectionInput {
    serviceId: ID!
    staffId: ID
  }

  input AvailabilityInput {
    clientId: ID
    startTime: DateTime!
    endTime: DateTime!
    clientServiceSelections: [ClientServiceSelectionInput!]!
    isOnlineAvailability: Boolean
  }

  input VoucherInput {
    clientId: ID
    creatingBranchId: ID!
    serialNumber: String
    issueDate: DateTime!
    expiryDate: DateTime!
    originalBalance: Float!
    notes: String
  }
`;
