// What a list answers.
const results = ['BusyTime', 'Contact', 'Case', 'Invoice', 'Payment', 'SupportActivity', 'Waitlist']
  .map((name) => `type ${name}Results { total: Int! rows: [${name}!]! }`)
  .join('\n');

/** The names of what is written, and what stands beside people and the calendar. */
export const sploseMoreText = /* GraphQL */ `
  type Mutation {
    createPatient(patient: PatientInput!): Patient!
    updatePatient(id: Int!, patch: PatientPatch!): Patient!
    "Books one appointment for one patient."
    createAppointment(appointment: AppointmentInput!): Appointment!
    "Changes what is given of an appointment; the end stays where it is when the start alone is moved."
    updateAppointment(id: Int!, patch: AppointmentPatch!): Appointment!
    "Cancels the whole appointment, or the place of one patient."
    cancelAppointment(id: Int!, cancellation: CancellationInput!, patientId: Int): Appointment!
    markPatientArrived(id: Int!, patientId: Int): Appointment!
    createContact(contact: ContactInput!): Contact!
    createBusyTime(busyTime: BusyTimeInput!): BusyTime!
    createPayment(payment: PaymentInput!): Payment!
  }

  ${results}

  type Availability {
    date: Date!
    locationId: Int!
    "Wall time at the location, HH:mm."
    startTime: String!
    endTime: String!
    "Weeks; null where it happens once."
    repeatInterval: Int
  }

  type BusyTime {
    id: Int!
    start: DateTime!
    end: DateTime!
    practitionerIds: [Int!]!
    practitioners: [Practitioner!]!
    busyTimeTypeId: Int!
    busyTimeType: BusyTimeType
    note: String
    recurringRule: String
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type BusyTimeType {
    id: Int!
    title: String!
    color: String!
    "Minutes."
    duration: Int!
    isUtilisationIncluded: Boolean!
    note: String
  }

  type CancellationReason {
    id: Int!
    reason: String!
    "How much of the fee is charged, in percent."
    rate: Float!
  }

  "Someone other than a patient: a doctor, a plan manager, a payer."
  type Contact {
    id: Int!
    type: String!
    name: String!
    title: String
    firstName: String
    lastName: String
    companyName: String
    occupation: String
    providerNumber: String
    email: String!
    phoneNumbers: [PhoneNumber!]!
    addressL1: String
    addressL2: String
    suburb: String
    state: String
    postalCode: String
    country: String
    associatedPatientIds: [Int!]!
    archived: Boolean!
    deletedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  "What the sessions of a patient are paid from."
  type Case {
    id: Int!
    caseNumber: String!
    patientId: Int!
    patient: Patient
    title: String!
    status: String!
    trackType: CaseTrackType!
    appointmentCount: Int
    hours: Float
    budget: Float
    issueDate: Date
    expiryDate: Date
    utilisationAlert: Int
    includeDidNotArrive: Boolean!
    includeCancelled: Boolean!
    contactId: Int
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum CaseTrackType {
    Appointments
    Hours
    Budget
  }

  type Invoice {
    id: Int!
    invoiceNumber: String!
    "Draft, Awaiting Payment or Paid."
    status: String!
    patientId: Int!
    patient: Patient
    contactId: Int
    locationId: Int!
    issueDate: Date!
    dueDate: Date!
    items: [InvoiceItem!]!
    subtotal: Float!
    tax: Float!
    total: Float!
    paidAmount: Float!
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type InvoiceItem {
    name: String!
    quantity: Float!
    unitPrice: Float!
    total: Float!
  }

  type Payment {
    id: Int!
    patientId: Int!
    invoiceId: Int
    amount: Float!
    paymentMethod: String!
    reference: String
    paymentDate: DateTime!
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  "Work for a patient who isn't there: a report, a journey."
  type SupportActivity {
    id: Int!
    start: DateTime!
    end: DateTime!
    patientId: Int!
    caseId: Int
    practitionerId: Int!
    serviceId: Int!
    service: Service
    quantity: Float!
    pricing: Float!
    invoiceId: Int
    doNotInvoice: Boolean!
    note: String
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type Waitlist {
    id: Int!
    patientId: Int!
    patient: Patient
    practitionerId: Int
    serviceId: Int
    "Monday to Sunday."
    preferredDays: [String!]
    "morning, afternoon, evening."
    preferredTime: [String!]
    note: String
    isActive: Boolean!
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type CustomField {
    id: Int!
    name: String!
    type: String!
    required: Boolean!
    options: [String!]!
  }
`;
