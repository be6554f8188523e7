/** SDL of filters, orders and mutations. */
export const vetDataInputsText: string = /* GraphQL */ `
  "Texts are compared without regard to case"
  input StringFilter {
    eq: String
    neq: String
    in: [String!]
    contains: String
    startsWith: String
  }

  input IdFilter {
    eq: ID
    in: [ID!]
  }

  input BooleanFilter {
    eq: Boolean
  }

  input DateTimeFilter {
    gt: DateTime
    gte: DateTime
    lt: DateTime
    lte: DateTime
  }

  input LocalDateTimeFilter {
    gt: LocalDateTime
    gte: LocalDateTime
    lt: LocalDateTime
    lte: LocalDateTime
  }

  input ClientWhereInput {
    and: [ClientWhereInput!]
    or: [ClientWhereInput!]
    id: IdFilter
    pmsId: StringFilter
    installationId: IdFilter
    accountId: StringFilter
    firstName: StringFilter
    lastName: StringFilter
    city: StringFilter
    inactive: BooleanFilter
    phones: PhoneListFilter
    emails: EmailListFilter
    apiLastChangeDate: DateTimeFilter
  }

  input PhoneListFilter {
    some: PhoneWhereInput
  }

  input PhoneWhereInput {
    "The number as it was typed, with spaces and all"
    phoneNumber: StringFilter
    phoneType: StringFilter
  }

  input EmailListFilter {
    some: EmailWhereInput
  }

  input EmailWhereInput {
    address: StringFilter
  }

  input PatientWhereInput {
    and: [PatientWhereInput!]
    or: [PatientWhereInput!]
    id: IdFilter
    pmsId: StringFilter
    installationId: IdFilter
    clientId: IdFilter
    name: StringFilter
    species: StringFilter
    microChip: StringFilter
    inactive: BooleanFilter
    isDeceased: BooleanFilter
    apiLastChangeDate: DateTimeFilter
  }

  input AppointmentWhereInput {
    and: [AppointmentWhereInput!]
    or: [AppointmentWhereInput!]
    id: IdFilter
    pmsId: StringFilter
    installationId: IdFilter
    clientId: IdFilter
    patientId: IdFilter
    providerId: IdFilter
    startTime: LocalDateTimeFilter
    status: StringFilter
    type: StringFilter
    apiLastChangeDate: DateTimeFilter
  }

  input ProviderWhereInput {
    installationId: IdFilter
    lastName: StringFilter
    inactive: BooleanFilter
    isDoctor: BooleanFilter
  }

  input CodeTypeFilter {
    eq: CodeType
  }

  input CodeWhereInput {
    codeType: CodeTypeFilter
    code: StringFilter
  }

  input ReminderWhereInput {
    patientId: IdFilter
  }

  input TransactionWhereInput {
    clientId: IdFilter
  }

  enum SortDirection {
    ASC
    DESC
  }

  input ClientOrderInput {
    lastName: SortDirection
    firstName: SortDirection
    apiLastChangeDate: SortDirection
    rowKey: SortDirection
  }

  input PatientOrderInput {
    name: SortDirection
    apiLastChangeDate: SortDirection
    rowKey: SortDirection
  }

  input AppointmentOrderInput {
    startTime: SortDirection
    apiLastChangeDate: SortDirection
    rowKey: SortDirection
  }

  type Mutation {
    createAppointment(input: CreateAppointmentInput!): Appointment!
    updateAppointment(id: ID!, input: UpdateAppointmentInput!): Appointment!
    "The entry stays in the book"
    cancelAppointment(id: ID!, cancellationReason: String): Appointment!
    createClient(input: CreateClientInput!): Client!
    updateClient(id: ID!, input: UpdateClientInput!): Client!
    createPatient(input: CreatePatientInput!): Patient!
    updatePatient(id: ID!, input: UpdatePatientInput!): Patient!
  }

  input CreateAppointmentInput {
    installationId: ID!
    appointmentTypeId: ID!
    startTime: LocalDateTime!
    "Minutes. Without it that of the type."
    duration: Int
    patientId: ID
    "Needed where there is no patient"
    clientId: ID
    providerId: ID
    reason: String
  }

  input UpdateAppointmentInput {
    appointmentTypeId: ID
    startTime: LocalDateTime
    duration: Int
    providerId: ID
    "A code of the type APPOINTMENT_STATUS"
    status: String
    reason: String
  }

  input CreateClientInput {
    installationId: ID!
    firstName: String
    lastName: String!
    phones: [PhoneInput!]
    emails: [String!]
    address1: String
    city: String
    comments: String
  }

  input UpdateClientInput {
    firstName: String
    lastName: String
    "All of them: these take the place of those before"
    phones: [PhoneInput!]
    "All of them: these take the place of those before"
    emails: [String!]
    address1: String
    city: String
    comments: String
    inactive: Boolean
  }

  input PhoneInput {
    phoneNumber: String!
    phoneType: String
  }

  input CreatePatientInput {
    "The owner"
    clientId: ID!
    name: String!
    "A code of the type SPECIES"
    species: String!
    "A code of the type BREED"
    breed: String
    gender: String
    dateOfBirth: Date
    microChip: String
  }

  input UpdatePatientInput {
    name: String
    breed: String
    dateOfBirth: Date
    microChip: String
    inactive: Boolean
  }
`;
