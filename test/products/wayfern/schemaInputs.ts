/** What queries and mutations take. Resources have one input each, for creating and for updating. */
export const wayfernInputsText: string = /* GraphQL */ `
  input ClientFilter {
    states: [ClientState!]
    clientType: ClientType
    "Prefix, ignoring case."
    familyName: String
    emailAddress: String
    e164Number: String
    homeLocationId: ID
    tagIds: [ID!]
    updatedAfter: Timestamp
  }

  input HouseholdFilter {
    accountNumber: String
    hasBalance: Boolean
  }

  input ContactFilter {
    householdId: ID
    relationships: [ContactRelationship!]
  }

  input PatientFilter {
    clientId: ID
    householdId: ID
    speciesIds: [ID!]
    states: [PatientState!]
    "Prefix, ignoring case."
    name: String
    microchipNumber: String
  }

  input BreedFilter {
    speciesId: ID
  }

  input PatientScopedFilter {
    patientId: ID
    clientId: ID
  }

  input ReminderFilter {
    clientId: ID
    states: [ReminderState!]
    dueInterval: IntervalInput
  }

  input RecallFilter {
    patientId: ID
    states: [RecallState!]
  }

  input ClientScopedFilter {
    clientId: ID
  }

  input AppointmentFilter {
    states: [AppointmentState!]
    clientId: ID
    patientId: ID
    providerIds: [ID!]
    appointmentTypeIds: [ID!]
    "Appointments that any free provider may take."
    unassigned: Boolean
  }

  input AppointmentTypeFilter {
    categories: [AppointmentCategory!]
    onlineBookable: Boolean
  }

  input ProviderFilter {
    locationId: ID
    roles: [StaffRole!]
    states: [ProviderState!]
  }

  input ResourceFilter {
    locationId: ID
    kinds: [ResourceKind!]
  }

  input LocationScopedFilter {
    locationId: ID
  }

  input WaitlistFilter {
    locationId: ID
    clientId: ID
    states: [WaitlistState!]
  }

  input AppointmentRequestFilter {
    locationId: ID
    states: [AppointmentRequestState!]
  }

  input CheckInSessionFilter {
    locationId: ID
    states: [CheckInSessionState!]
  }

  input EncounterFilter {
    patientId: ID
    states: [EncounterState!]
  }

  input InvoiceFilter {
    clientId: ID
    locationId: ID
    states: [InvoiceState!]
  }

  input ProductFilter {
    kinds: [ProductKind!]
    query: String
  }

  input ContactPhoneInput {
    "E.164. Numbers without a country code are taken for US numbers."
    e164Number: String!
    extension: String
    type: PhoneType = MOBILE
    preferred: Boolean
    textable: Boolean
  }

  input ContactEmailInput {
    address: String!
    preferred: Boolean
  }

  input ClientInput {
    "Required for update. Ignored for create."
    id: ID
    clientType: ClientType
    givenName: String
    "Required for create."
    familyName: String
    state: ClientState
    "Replaces all numbers."
    phoneNumbers: [ContactPhoneInput!]
    "Replaces all addresses."
    emailAddresses: [ContactEmailInput!]
    postalAddress: PostalAddressInput
    homeLocationId: ID
    tagIds: [ID!]
    notes: String
    etag: String
  }

  input PatientInput {
    "Required for update. Ignored for create."
    id: ID
    "Required for create."
    name: String
    "Required for create."
    speciesId: ID
    breedId: ID
    color: String
    sex: PatientSex
    birthDate: Date
    microchipNumber: String
    state: PatientState
    etag: String
  }

  "The location is given by the parent, and can't be changed."
  input AppointmentInput {
    "Required for update. Ignored for create."
    id: ID
    "Required for create."
    appointmentTypeId: ID
    "Required for create."
    startTime: Timestamp
    "Taken from the appointment type's duration when unset."
    endTime: Timestamp
    "Required for create, unless there is a clientId."
    patientId: ID
    "Taken from the patient when unset."
    clientId: ID
    providerId: ID
    resourceIds: [ID!]
    reasonForVisit: String
    schedulingNotes: String
    bookingChannel: BookingChannel
    etag: String
  }

  input ContactInput {
    givenName: String!
    familyName: String!
    relationship: ContactRelationship = CO_OWNER
    phoneNumber: String
    emailAddress: String
    mayAuthorizeTreatment: Boolean = false
  }

  input ReferringVeterinarianInput {
    givenName: String!
    familyName: String!
    practiceName: String!
    phoneNumber: String
    faxNumber: String
    emailAddress: String
  }

  input ScheduleBlockInput {
    kind: ScheduleBlockKind!
    title: String
    providerId: ID
    startTime: Timestamp!
    endTime: Timestamp!
  }

  input WaitlistEntryInput {
    clientId: ID!
    patientId: ID
    appointmentTypeId: ID!
    preferredProviderId: ID
    earliestDate: Date!
    latestDate: Date
    notes: String
  }

  input OnlineBookingSettingsInput {
    enabled: Boolean
    leadTimeHours: Int
    horizonDays: Int
    requireApproval: Boolean
  }
`;
