/** What searches and mutations take. */
export const zenotiInputsText: string = /* GraphQL */ `
  "Names are looked for by how they begin, emails as a whole, and phones by digits"
  input GuestSearch {
    centerId: ID
    firstName: String
    lastName: String
    email: String
    phone: String
    zipCode: String
    tags: [String!]
    userCode: String
  }

  input PhoneNumberInput {
    countryCode: Int = 225
    number: String
  }

  input PersonalInfoInput {
    firstName: String!
    lastName: String!
    middleName: String
    email: String
    mobilePhone: PhoneNumberInput
    workPhone: PhoneNumberInput
    homePhone: PhoneNumberInput
    gender: Int
    dateOfBirth: DateTime
    anniversaryDate: DateTime
  }

  input AddressInfoInput {
    address1: String
    address2: String
    city: String
    countryId: Int
    stateId: Int
    stateOther: String
    zipCode: String
  }

  input PreferencesInput {
    receiveTransactionalEmail: Boolean
    receiveTransactionalSms: Boolean
    receiveMarketingEmail: Boolean
    receiveMarketingSms: Boolean
  }

  input CreateGuestInput {
    centerId: ID!
    personalInfo: PersonalInfoInput!
    addressInfo: AddressInfoInput
    preferences: PreferencesInput
    tags: [String!]
  }

  input UpdateGuestInput {
    guestId: ID!
    centerId: ID
    personalInfo: PersonalInfoInput
    addressInfo: AddressInfoInput
    preferences: PreferencesInput
    tags: [String!]
  }

  input AddGuestNoteInput {
    guestId: ID!
    noteType: NoteType = GENERAL
    notes: String!
    isPrivate: Boolean = false
    isAlert: Boolean = false
  }

  input BookingItemInput {
    serviceId: ID!
    therapistId: ID
    roomId: ID
  }

  "The items follow one another from the time of the slot on, by the clock of the center"
  input CreateBookingInput {
    centerId: ID!
    guestId: ID!
    items: [BookingItemInput!]!
    slotTime: DateTime!
    notes: String
  }

  "What is left out stays"
  input RescheduleAppointmentInput {
    appointmentId: ID!
    startTime: DateTime
    endTime: DateTime
    serviceId: ID
    therapistId: ID
    roomId: ID
    notes: String
  }

  input CancelAppointmentInput {
    appointmentId: ID!
    reasonId: ID
    comments: String
  }

  input AppointmentStatusInput {
    appointmentId: ID!
  }

  input CreateBlockOutTimeInput {
    centerId: ID!
    therapistId: ID!
    startTime: DateTime!
    endTime: DateTime!
    notes: String
  }
`;
