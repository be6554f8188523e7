/** What mutations take; what is left out of a change stays as it is. */
export const bookingsInputsText = `
  """A time with an offset, or one by the clock of the zone: UTC, a name such as America/Chicago, or one of Windows."""
  input DateTimeTimeZoneInput { dateTime: String! timeZone: String }

  input BookingAppointmentInput {
    startDateTime: DateTimeTimeZoneInput
    """By default the start and the duration of the service."""
    endDateTime: DateTimeTimeZoneInput
    serviceId: ID
    serviceName: String
    serviceLocation: LocationInput
    serviceNotes: String
    staffMemberIds: [ID!]
    customers: [BookingCustomerInformationInput!]
    customerTimeZone: String
    additionalInformation: String
    appointmentLabel: String
    isLocationOnline: Boolean
    smsNotificationsEnabled: Boolean
    optOutOfCustomerEmail: Boolean
    isCustomerAllowedToManageBooking: Boolean
    preBuffer: Duration
    postBuffer: Duration
    price: Float
    priceType: BookingPriceType
    reminders: [BookingReminderInput!]
  }

  """Without an ID of a customer, a new one is entered."""
  input BookingCustomerInformationInput {
    customerId: ID
    name: String
    emailAddress: String
    phone: String
    notes: String
    timeZone: String
  }

  input BookingReminderInput { message: String offset: Duration recipients: String }
  input LocationInput { displayName: String address: PhysicalAddressInput }
  input PhysicalAddressInput {
    street: String city: String state: String countryOrRegion: String postalCode: String postOfficeBox: String
  }
  input PhoneInput { number: String type: PhoneType }

  input BookingCustomerInput {
    displayName: String
    emailAddress: String
    addresses: [PhysicalAddressInput!]
    phones: [PhoneInput!]
  }

  input BookingCustomQuestionInput { displayName: String! answerInputType: String answerOptions: [String!] }
`;
