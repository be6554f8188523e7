/** What is asked for most: institutions, locations, people, the calendar. */
export const nexHealthText = /* GraphQL */ `
  "A moment, such as 2026-11-17T14:00:00.000Z. Where a moment is taken, any date that can be parsed is."
  scalar DateTime
  "A day: YYYY-MM-DD."
  scalar Date

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
    startCursor: String
    endCursor: String
  }

  type Money {
    amount: String!
    currency: String!
  }

  "A customer of NexHealth with its locations."
  type Institution {
    id: ID!
    name: String!
    subdomain: String!
    emrs: [String!]!
    countryCode: String!
    phoneNumber: String
    isApptCategoriesLocationSpecific: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
    locations: [Location!]!
  }

  "A physical place where patients are seen."
  type Location {
    id: ID!
    name: String!
    institutionId: ID!
    streetAddress: String
    streetAddress2: String
    city: String
    state: String
    zipCode: String
    countryCode: String
    latitude: Float
    longitude: Float
    phoneNumber: String
    email: String
    "The name of its time zone."
    tz: String!
    foreignId: String
    foreignIdType: String
    insertApptClient: Boolean!
    mapByOperatory: Boolean!
    setAvailabilityByOperatory: Boolean!
    inactive: Boolean!
    wlogo: String
    weight: Int
    lastSyncTime: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
    operatories: [Operatory!]!
    providers: [Provider!]!
  }

  type PatientBio {
    phoneNumber: String
    cellPhoneNumber: String
    homePhoneNumber: String
    workPhoneNumber: String
    dateOfBirth: Date
    gender: String
    addressLine1: String
    addressLine2: String
    streetAddress: String
    city: String
    state: String
    zipCode: String
    newPatient: Boolean!
    nonPatient: Boolean!
    verifiedMobile: String
  }

  "A person who receives care at a practice."
  type Patient {
    id: ID!
    email: String
    firstName: String
    middleName: String
    lastName: String
    name: String!
    bio: PatientBio!
    inactive: Boolean!
    institutionId: ID!
    foreignId: String
    foreignIdType: String
    guarantorId: ID
    guarantor: Patient
    providerId: ID
    provider: Provider
    billingType: String
    chartId: String
    preferredLanguage: String
    preferredLocale: String
    unsubscribeSms: Boolean!
    balance: Money! @deprecated(reason: "Always 0. Use guarantorBalances.")
    lastSyncTime: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
    upcomingAppts: [Appointment!]!
    alerts: [PatientAlert!]!
    insuranceCoverages: [InsuranceCoverage!]!
  }

  type PatientEdge {
    cursor: String!
    node: Patient!
  }

  type PatientConnection {
    edges: [PatientEdge!]!
    nodes: [Patient!]!
    pageInfo: PageInfo!
  }

  "Where a provider can be asked for."
  type ProviderRequestable {
    locationId: ID!
  }

  "An employee who gives care at a location."
  type Provider {
    id: ID!
    email: String
    firstName: String
    middleName: String
    lastName: String
    name: String!
    displayName: String
    npi: String
    tin: String
    stateLicense: String
    specialtyCode: String
    nexhealthSpecialty: String
    profileUrl: String
    inactive: Boolean!
    institutionId: ID!
    foreignId: String
    foreignIdType: String
    lastSyncTime: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
    locations: [Location!]!
    providerRequestables: [ProviderRequestable!]!
    workingHours: [WorkingHour!]!
  }

  type ProviderEdge {
    cursor: String!
    node: Provider!
  }

  type ProviderConnection {
    edges: [ProviderEdge!]!
    nodes: [Provider!]!
    pageInfo: PageInfo!
  }

  "A room or chair of a location."
  type Operatory {
    id: ID!
    name: String!
    displayName: String
    locationId: ID!
    active: Boolean!
    bookableOnline: Boolean!
    foreignId: String
    foreignIdType: String
    lastSyncTime: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type OperatoryEdge {
    cursor: String!
    node: Operatory!
  }

  type OperatoryConnection {
    edges: [OperatoryEdge!]!
    nodes: [Operatory!]!
    pageInfo: PageInfo!
  }

  "A kind of appointment, as the practice names it for booking."
  type AppointmentType {
    id: ID!
    name: String!
    minutes: Int!
    parentType: String!
    parentId: ID!
    bookableOnline: Boolean!
    descriptors: [AppointmentDescriptor!]!
  }

  "What the health record system calls a kind of appointment."
  type AppointmentDescriptor {
    id: ID!
    name: String!
    descriptorType: String!
    code: String
    active: Boolean!
    foreignId: String
  }

  type AppointmentMisc {
    isBookedOnNexhealth: Boolean
    bookedByApiUserId: ID
  }

  "A booking on the calendar of a practice. Time that is blocked is an appointment that is unavailable."
  type Appointment {
    id: ID!
    patientId: ID
    providerId: ID
    providerName: String
    operatoryId: ID
    locationId: ID!
    institutionId: ID!
    appointmentTypeId: ID
    startTime: DateTime!
    endTime: DateTime
    timezone: String
    timezoneOffset: String
    note: String
    unavailable: Boolean!
    cancelled: Boolean!
    cancelledAt: DateTime
    confirmed: Boolean!
    confirmedAt: DateTime
    patientConfirmed: Boolean!
    patientConfirmedAt: DateTime
    patientMissed: Boolean!
    checkinAt: DateTime
    checkedOut: Boolean!
    checkedOutAt: DateTime
    soonerIfPossible: Boolean!
    isGuardian: Boolean!
    isNewClientsPatient: Boolean
    isPastPatient: Boolean
    referrer: String
    misc: AppointmentMisc
    createdByUserId: ID
    foreignId: String
    foreignIdType: String
    deleted: Boolean!
    lastSyncTime: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
    patient: Patient
    provider: Provider
    location: Location!
    operatory: Operatory
    appointmentType: AppointmentType
    descriptors: [AppointmentDescriptor!]!
    procedures: [Procedure!]!
  }

  type AppointmentEdge {
    cursor: String!
    node: Appointment!
  }

  type AppointmentConnection {
    edges: [AppointmentEdge!]!
    nodes: [Appointment!]!
    pageInfo: PageInfo!
  }
`;
