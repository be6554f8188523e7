// Lists beside people and the calendar all take these.
const common = `
    id_gt: Int
    id_lt: Int
    update_gt: DateTime
    update_lt: DateTime
    include_archived: Boolean = false
    limit: Int = 50
    offset: Int = 0
`;

/** What lists can be asked for, and what is written. */
export const sploseInputsText = /* GraphQL */ `
  input PatientSearch {
    ids: [Int!]
    firstname: String
    lastname: String
    email: String
    "Without the country code."
    phoneNumber: String
    birthdate: Date
    "A tag, such as Self-managed."
    patientTag: String
    id_gt: Int
    id_lt: Int
    update_gt: DateTime
    update_lt: DateTime
    include_archived: Boolean = false
    limit: Int = 50
    offset: Int = 0
  }

  input AppointmentSearch {
    "Only appointments starting after this date or date-time."
    start_gt: DateTime
    "Only appointments starting before this date or date-time."
    start_lt: DateTime
    patientId: Int
    practitionerId: Int
    "Status of one of its patients."
    status: String
    status_update_gt: DateTime
    status_update_lt: DateTime
    id_gt: Int
    id_lt: Int
    update_gt: DateTime
    update_lt: DateTime
    include_archived: Boolean = false
    limit: Int = 50
    offset: Int = 0
  }

  input PractitionerSearch {
    ids: [Int!]
    isActive: Boolean
    id_gt: Int
    id_lt: Int
    update_gt: DateTime
    update_lt: DateTime
    include_archived: Boolean = false
    limit: Int = 50
    offset: Int = 0
  }

  input LocationSearch {
    id_gt: Int
    id_lt: Int
    update_gt: DateTime
    update_lt: DateTime
    include_archived: Boolean = false
    limit: Int = 50
    offset: Int = 0
  }

  input ServiceSearch {
    id_gt: Int
    id_lt: Int
    update_gt: DateTime
    update_lt: DateTime
    include_archived: Boolean = false
    limit: Int = 50
    offset: Int = 0
  }

  input BusyTimeSearch { start_gt: DateTime start_lt: DateTime practitionerId: Int ${common} }
  input ContactSearch { ids: [Int!] type: String name: String email: String ${common} }
  input CaseSearch { patientId: Int ${common} }
  input InvoiceSearch { patientId: Int "Draft, Awaiting Payment or Paid." status: String ${common} }
  input PaymentSearch { patientId: Int invoiceId: Int ${common} }
  input SupportActivitySearch { patientId: Int ${common} }
  input WaitlistSearch { isActive: Boolean patientId: Int ${common} }

  input PhoneNumberInput {
    type: PhoneNumberType!
    code: String
    phoneNumber: String!
  }

  input PatientInput {
    firstname: String!
    lastname: String!
    title: String
    middleName: String
    preferredName: String
    pronouns: String
    birthdate: Date
    sex: String
    genderIdentity: String
    email: String
    phoneNumbers: [PhoneNumberInput!]
    addressL1: String
    addressL2: String
    city: String
    state: String
    postalCode: String
    country: String
    timezone: String
    alert: String
    extraInfo: String
    emergencyContactName: String
    emergencyContactNumber: String
    emergencyContactRelationship: String
    ndisNumber: String
    medicareNum: String
    irn: String
    communicationPreference: CommunicationPreference
    invoiceRecipientId: Int
  }

  "What isn't given stays; a list of numbers replaces the one before."
  input PatientPatch {
    firstname: String
    lastname: String
    title: String
    middleName: String
    preferredName: String
    pronouns: String
    birthdate: Date
    sex: String
    genderIdentity: String
    email: String
    phoneNumbers: [PhoneNumberInput!]
    addressL1: String
    addressL2: String
    city: String
    state: String
    postalCode: String
    country: String
    timezone: String
    alert: String
    extraInfo: String
    emergencyContactName: String
    emergencyContactNumber: String
    emergencyContactRelationship: String
    ndisNumber: String
    medicareNum: String
    irn: String
    communicationPreference: CommunicationPreference
    invoiceRecipientId: Int
  }

  input AppointmentInput {
    start: DateTime!
    end: DateTime!
    patientId: Int!
    serviceId: Int!
    locationId: Int!
    practitionerId: Int!
    caseId: Int
    note: String
  }

  input AppointmentPatch {
    start: DateTime
    end: DateTime
    patientId: Int
    serviceId: Int
    locationId: Int
    practitionerId: Int
    caseId: Int
  }

  input CancellationInput {
    "One of cancellationReasons."
    reasonId: Int!
    note: String
  }

  input ContactInput {
    type: String!
    name: String!
    email: String!
    title: String
    firstName: String
    lastName: String
    companyName: String
    occupation: String
    providerNumber: String
    phoneNumbers: [PhoneNumberInput!]
    addressL1: String
    addressL2: String
    suburb: String
    state: String
    postalCode: String
    country: String
  }

  input BusyTimeInput {
    start: DateTime!
    end: DateTime!
    practitionerIds: [Int!]!
    busyTimeTypeId: Int!
    note: String
  }

  input PaymentInput {
    patientId: Int!
    invoiceId: Int
    amount: Float!
    paymentMethod: String!
    reference: String
  }
`;
