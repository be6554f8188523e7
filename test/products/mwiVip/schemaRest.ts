const lists = [
  'Location',
  'Contact',
  'Account',
  'Patient',
  'Appointment',
  'DeletedAppointment',
  'AppointmentReason',
  'Availability',
  'Species',
  'Breed',
  'Colour',
  'Gender',
  'Title',
  'AccountType',
  'Invoice',
  'Payment',
  'TaskList',
  'Task',
  'Weight',
];
const singles = ['Location', 'Contact', 'Account', 'Patient', 'Appointment', 'Invoice'];
const written = ['Contact', 'ContactEmail', 'ContactNumber', 'ContactAddress', 'Account', 'Patient', 'Appointment'];

/** What is around each answer. */
const answers = [
  ...lists.map((name) => `type ${name}ListResponse { success: Boolean! message: String! results: [${name}!]! }`),
  ...singles.map((name) => `type ${name}Response { success: Boolean! message: String! result: ${name} }`),
  ...written.map((name) => `type ${name}Payload { success: Boolean! message: String! result: ${name} }`),
].join('\n');

/** SDL of the VIP API's bills and tasks, of its filters and inputs, and of all operations. */
export const vipRestText: string = /* GraphQL */ `
  ${answers}

  type DeletePayload {
    success: Boolean!
    message: String!
  }

  type Invoice {
    invoiceUuid: ID!
    invoiceNumber: String
    invoiceDate: DateTime
    accountUuid: ID
    account: Account
    locationUuid: ID
    net: Float
    tax: Float
    gross: Float
    insuredNet: Float
    insuredTax: Float
    insuredGross: Float
    posted: Boolean
    lines: [InvoiceLine!]!
  }

  type InvoiceLine {
    invoiceLineUuid: ID!
    patientUuid: ID
    description: String
    quantity: Float
    net: Float
    tax: Float
  }

  type Payment {
    paymentUuid: ID!
    accountUuid: ID
    paymentDate: DateTime
    amount: Float
    paymentMethod: String
    locationUuid: ID
  }

  type TaskList {
    taskListUuid: ID!
    name: String!
    deactivated: Boolean
    locationUuids: [ID!]!
  }

  type Task {
    taskUuid: ID!
    taskListUuid: ID!
    description: String
    dueDate: DateTime
    patientUuid: ID
    accountUuid: ID
    completed: Boolean
  }

  type Weight {
    weightUuid: ID!
    patientUuid: ID!
    weight: Float
    unit: String
    recordedDate: DateTime
  }

  input ContactFilter {
    includeDeactivated: Boolean = false
    lastName: String
    firstName: String
    contactType: ContactType
    defaultLocationUuid: ID
    modifiedStart: DateTime
    modifiedEnd: DateTime
  }

  input AccountFilter {
    includeDeactivated: Boolean = false
    locationUuid: ID
    contactUuid: ID
    accountTypeUuid: ID
    externalAccountUuid: ID
    modifiedStart: DateTime
    modifiedEnd: DateTime
  }

  input PatientFilter {
    includeDeactivated: Boolean = false
    accountUuid: ID
    patientName: String
    microchip: String
    locationUuid: ID
    modifiedStart: DateTime
    modifiedEnd: DateTime
  }

  input AppointmentFilter {
    locationUuid: ID
    contactPractitionerUuid: ID
    assignedPractitionerUuid: ID
    patientUuid: ID
    accountUuid: ID
    appointmentDate: Date
    modifiedStart: DateTime
    modifiedEnd: DateTime
  }

  input AvailabilityFilter {
    locationUuid: ID!
    availabilityDate: Date!
    practitionerUuid: ID
  }

  input InvoiceFilter {
    accountUuid: ID
    locationUuid: ID
    modifiedStart: DateTime
    modifiedEnd: DateTime
  }

  input TaskFilter {
    taskListUuid: ID
    patientUuid: ID
    accountUuid: ID
  }

  type Query {
    locations(pageable: PageableInput): LocationListResponse!
    location(locationUuid: ID!): LocationResponse!
    contacts(filter: ContactFilter, pageable: PageableInput): ContactListResponse!
    contact(contactUuid: ID!): ContactResponse!
    accounts(filter: AccountFilter, pageable: PageableInput): AccountListResponse!
    account(accountUuid: ID!): AccountResponse!
    patients(filter: PatientFilter, pageable: PageableInput): PatientListResponse!
    patient(patientUuid: ID!): PatientResponse!
    appointments(filter: AppointmentFilter, pageable: PageableInput): AppointmentListResponse!
    appointment(appointmentUuid: ID!): AppointmentResponse!
    deletedAppointments(filter: AppointmentFilter, pageable: PageableInput): DeletedAppointmentListResponse!
    appointmentReasons(pageable: PageableInput): AppointmentReasonListResponse!
    availability(filter: AvailabilityFilter!): AvailabilityListResponse!
    species: SpeciesListResponse!
    breeds(speciesUuid: ID): BreedListResponse!
    colours: ColourListResponse!
    genders: GenderListResponse!
    titles: TitleListResponse!
    accountTypes: AccountTypeListResponse!
    invoices(filter: InvoiceFilter, pageable: PageableInput): InvoiceListResponse!
    invoice(invoiceUuid: ID!): InvoiceResponse!
    payments(filter: InvoiceFilter, pageable: PageableInput): PaymentListResponse!
    taskLists(locationUuid: ID): TaskListListResponse!
    tasks(filter: TaskFilter, pageable: PageableInput): TaskListResponse!
    weights(patientUuid: ID!): WeightListResponse!
  }

  input CreateContactInput {
    lastName: String!
    firstName: String!
    contactType: ContactType!
    locationUuid: ID!
    titleUuid: ID
    registeredDate: DateTime
    onlineAccess: Boolean
  }

  input UpdateContactInput {
    lastName: String
    firstName: String
    titleUuid: ID
    deactivated: Boolean
    onlineAccess: Boolean
  }

  input ContactEmailInput {
    emailAddress: String!
    noMarketing: Boolean
  }

  input ContactNumberInput {
    number: String!
    numberType: String
    sms: Boolean
  }

  input ContactAddressInput {
    address1: String!
    city: String
  }

  input CreateAccountInput {
    contactUuid: ID!
    registeredLocationUuid: ID!
    accountTypeUuid: ID
  }

  input CreatePatientInput {
    accountUuid: ID!
    patientName: String!
    speciesUuid: ID!
    breedUuid: ID
    colourUuid: ID
    genderUuid: ID
    microchip: String
    dateOfBirth: Date
  }

  input UpdatePatientInput {
    accountUuid: ID
    patientName: String
    breedUuid: ID
    colourUuid: ID
    microchip: String
    statusDeceased: Boolean
    statusDeactivated: Boolean
  }

  input CreateAppointmentInput {
    "May be left out where the patient or the contact tells it"
    accountUuid: ID
    accountContactUuid: ID
    patientUuid: ID
    startDate: DateTime!
    endDate: DateTime!
    reasonUuid: ID!
    reasonText: String
    note: String
    locationUuid: ID!
    contactPractitionerUuid: ID
    assignedPractitionerUuid: ID
    onlineBooking: Boolean
  }

  input UpdateAppointmentInput {
    patientUuid: ID
    startDate: DateTime
    endDate: DateTime
    reasonUuid: ID
    reasonText: String
    note: String
    locationUuid: ID
    contactPractitionerUuid: ID
    assignedPractitionerUuid: ID
  }

  type Mutation {
    createContact(input: CreateContactInput!): ContactPayload!
    updateContact(contactUuid: ID!, input: UpdateContactInput!): ContactPayload!
    createContactEmail(contactUuid: ID!, input: ContactEmailInput!): ContactEmailPayload!
    createContactNumber(contactUuid: ID!, input: ContactNumberInput!): ContactNumberPayload!
    createContactAddress(contactUuid: ID!, input: ContactAddressInput!): ContactAddressPayload!
    createAccount(input: CreateAccountInput!): AccountPayload!
    createPatient(input: CreatePatientInput!): PatientPayload!
    updatePatient(patientUuid: ID!, input: UpdatePatientInput!): PatientPayload!
    createAppointment(input: CreateAppointmentInput!): AppointmentPayload!
    updateAppointment(appointmentUuid: ID!, input: UpdateAppointmentInput!): AppointmentPayload!
    deleteAppointment(appointmentUuid: ID!): DeletePayload!
    deleteTask(taskUuid: ID!): DeletePayload!
  }
`;
