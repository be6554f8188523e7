/** Queries with their filters, and what the mutations take. */
export const mindbodyInputs: string = /* GraphQL */ `
  type Query {
    sites: [Site!]!
    locations(limit: Int = 100, offset: Int = 0): LocationPage!
    programs(scheduleType: ScheduleType = All, onlineOnly: Boolean = false): [Program!]!
    sessionTypes(programIds: [ID!], onlineOnly: Boolean = false, limit: Int = 100, offset: Int = 0): SessionTypePage!
    resources(locationId: ID): [Resource!]!
    staff(filter: StaffFilter, limit: Int = 100, offset: Int = 0): StaffPage!
    clients(filter: ClientFilter, limit: Int = 100, offset: Int = 0): ClientPage!
    client(id: ID!): Client
    clientVisits(
      clientId: ID!
      startDate: DateTime
      endDate: DateTime
      unpaidsOnly: Boolean = false
      limit: Int = 100
      offset: Int = 0
    ): VisitPage!
    clientServices(clientId: ID!, showActiveOnly: Boolean = false): [ClientService!]!
    clientDuplicates(firstName: String!, lastName: String!, email: String): [ClientDuplicate!]!
    clientIndexes: [ClientIndex!]!
    contactLogs(clientId: ID!, limit: Int = 100, offset: Int = 0): ContactLogPage!
    "Appointments of all staff, by default those of today"
    staffAppointments(filter: StaffAppointmentFilter, limit: Int = 100, offset: Int = 0): AppointmentPage!
    unavailabilities(startDate: DateTime, endDate: DateTime, staffIds: [ID!]): [Unavailability!]!
    bookableItems(filter: BookableItemFilter!): [BookableItem!]!
    classDescriptions: [ClassDescription!]!
    classes(startDateTime: DateTime, endDateTime: DateTime, locationIds: [ID!]): [Class!]!
    services(sessionTypeIds: [ID!]): [Service!]!
    products(searchText: String, limit: Int = 100, offset: Int = 0): ProductPage!
    sales(startSaleDateTime: DateTime, endSaleDateTime: DateTime, limit: Int = 100, offset: Int = 0): SalePage!
  }

  type Mutation {
    addClient(input: AddClientInput!): Client
    updateClient(input: UpdateClientInput!): Client
    addAppointment(input: AddAppointmentInput!): Appointment
    updateAppointment(input: UpdateAppointmentInput!): Appointment
    addContactLog(input: AddContactLogInput!): ContactLog
  }

  input StaffFilter {
    staffIds: [ID!]
    "StaffViewable, AppointmentInstructor, ClassInstructor, Male, Female"
    filters: [String!]
  }

  input ClientFilter {
    "At most 20"
    clientIds: [ID!]
    "Not together with clientIds or searchText"
    uniqueIds: [ID!]
    "Can include first name, last name and email"
    searchText: String
    isProspect: Boolean
    includeInactive: Boolean = false
    "Modified on or after this date"
    lastModifiedDate: DateTime
  }

  input StaffAppointmentFilter {
    appointmentIds: [ID!]
    "Default: today"
    startDate: DateTime
    "Default: startDate"
    endDate: DateTime
    staffIds: [ID!]
    locationIds: [ID!]
    clientId: ID
  }

  input BookableItemFilter {
    sessionTypeIds: [ID!]!
    locationIds: [ID!]
    staffIds: [ID!]
    startDate: DateTime
    endDate: DateTime
  }

  enum AppointmentAction {
    confirm
    unconfirm
    arrive
    unarrive
    cancel
    latecancel
    complete
  }

  input AddAppointmentInput {
    clientId: ID!
    locationId: ID!
    sessionTypeId: ID!
    staffId: ID!
    startDateTime: DateTime!
    endDateTime: DateTime
    "Minutes, instead of the default duration of the session type"
    duration: Int
    notes: String
    execute: AppointmentAction
    genderPreference: GenderPreference
    staffRequested: Boolean
    resourceIds: [ID!]
    providerId: ID
    partnerExternalId: String
    applyPayment: Boolean = true
    sendEmail: Boolean = false
    "Validates only, nothing is added"
    test: Boolean = false
  }

  input UpdateAppointmentInput {
    appointmentId: ID!
    startDateTime: DateTime
    "Default: startDateTime, offset by the default duration"
    endDateTime: DateTime
    sessionTypeId: ID
    staffId: ID
    notes: String
    execute: AppointmentAction
    genderPreference: GenderPreference
    resourceIds: [ID!]
    providerId: ID
    partnerExternalId: String
    applyPayment: Boolean = true
    sendEmail: Boolean = false
    "Validates only, nothing is changed"
    test: Boolean = false
  }

  input AddClientInput {
    firstName: String!
    lastName: String!
    middleName: String
    email: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    addressLine1: String
    city: String
    state: String
    postalCode: String
    country: String
    birthDate: DateTime
    gender: String
    notes: String
    isProspect: Boolean
    referredBy: String
    homeLocationId: ID
    newId: ID
    sendScheduleEmails: Boolean
    sendPromotionalEmails: Boolean
    test: Boolean = false
  }

  input ClientInput {
    id: ID!
    firstName: String
    lastName: String
    middleName: String
    email: String
    mobilePhone: String
    homePhone: String
    workPhone: String
    addressLine1: String
    city: String
    state: String
    postalCode: String
    active: Boolean
    notes: String
    homeLocationId: ID
  }

  input UpdateClientInput {
    client: ClientInput!
    "Whether the change goes to all sites of the region"
    crossRegionalUpdate: Boolean = true
    newId: ID
    test: Boolean = false
  }

  input AddContactLogInput {
    clientId: ID!
    text: String!
    contactMethod: String!
    assignedToStaffId: ID
    followupByDate: DateTime
  }
`;
