/** People, the calendar, staff and places. */
export const sploseText = /* GraphQL */ `
  "A date and time in UTC, such as 2026-11-17T14:00:00.000Z. Filters take a date as well."
  scalar DateTime

  "A date, yyyy-mm-dd."
  scalar Date

  type Query {
    "Patients (clients) of the practice, in order of id."
    patients(search: PatientSearch): PatientResults!
    patient(id: Int!): Patient
    "Appointments, in order of id."
    appointments(search: AppointmentSearch): AppointmentResults!
    appointment(id: Int!): Appointment
    practitioners(search: PractitionerSearch): PractitionerResults!
    practitioner(id: Int!): Practitioner
    locations(search: LocationSearch): LocationResults!
    location(id: Int!): Location
    services(search: ServiceSearch): ServiceResults!
    service(id: Int!): Service
    "Working hours of a practitioner. At most 100 days at once."
    availabilities(practitionerId: Int!, startDate: Date!, endDate: Date!): [Availability!]!
    busyTimes(search: BusyTimeSearch): BusyTimeResults!
    busyTimeTypes: [BusyTimeType!]!
    cancellationReasons: [CancellationReason!]!
    contacts(search: ContactSearch): ContactResults!
    contact(id: Int!): Contact
    cases(search: CaseSearch): CaseResults!
    case(id: Int!): Case
    invoices(search: InvoiceSearch): InvoiceResults!
    invoice(id: Int!): Invoice
    payments(search: PaymentSearch): PaymentResults!
    supportActivities(search: SupportActivitySearch): SupportActivityResults!
    waitlists(search: WaitlistSearch): WaitlistResults!
    customFields: [CustomField!]!
  }

  type PatientResults {
    total: Int!
    rows: [Patient!]!
  }

  type Patient {
    id: Int!
    title: String
    firstname: String
    middleName: String
    lastname: String
    preferredName: String
    pronouns: String
    birthdate: Date
    sex: String
    genderIdentity: String
    email: String
    phoneNumbers: [PhoneNumber!]!
    addressL1: String
    addressL2: String
    city: String
    state: String
    postalCode: String
    country: String
    timezone: String
    tags: [String!]!
    "Shown whenever the record is opened."
    alert: String
    extraInfo: String
    emergencyContactName: String
    emergencyContactNumber: String
    emergencyContactRelationship: String
    ndisNumber: String
    medicareNum: String
    irn: String
    communicationPreference: CommunicationPreference
    "The contact that receives the invoices."
    invoiceRecipientId: Int
    cases: [Case!]!
    contacts: [Contact!]!
    archived: Boolean!
    deletedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type PhoneNumber {
    type: PhoneNumberType!
    "Code of the country, such as +61."
    code: String
    "The number without the country code."
    phoneNumber: String!
  }

  enum PhoneNumberType {
    Mobile
    Home
    Work
  }

  enum CommunicationPreference {
    Email
    SMS
    EmailAndSMS
    None
  }

  type AppointmentResults {
    total: Int!
    rows: [Appointment!]!
  }

  type Appointment {
    id: Int!
    start: DateTime!
    end: DateTime!
    serviceId: Int!
    service: Service
    locationId: Int!
    location: Location
    practitionerId: Int
    practitioner: Practitioner
    caseId: Int
    note: String
    pricing: Float
    total: Float
    "Of group appointments."
    maxPatients: Int
    "Everyone who takes part; a group appointment can have several or nobody yet."
    appointmentPatients: [AppointmentPatient!]!
    isUnavailableBlock: Boolean!
    recurringRule: String
    archived: Boolean!
    deletedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type AppointmentPatient {
    patientId: Int!
    patient: Patient
    caseId: Int
    "Arrived, Did not arrive, Cancelled or Completed; null until one of them is set."
    status: String
    statusUpdatedAt: DateTime
    cancellationReason: String
    "How much of the fee is charged, in percent."
    cancellationRate: Float
    cancellationNote: String
    invoiceId: Int
  }

  type PractitionerResults {
    total: Int!
    rows: [Practitioner!]!
  }

  type Practitioner {
    id: Int!
    title: String
    firstname: String!
    lastname: String!
    email: String!
    profession: String
    description: String
    roleName: String!
    providerNumbers: [ProviderNumber!]!
    isActive: Boolean!
    onlineBooking: Boolean!
    timezone: String
    archived: Boolean!
    deletedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type ProviderNumber {
    type: String!
    number: String!
    locationId: Int
  }

  type LocationResults {
    total: Int!
    rows: [Location!]!
  }

  type Location {
    id: Int!
    title: String!
    abn: String
    address: String
    suburb: String
    state: String
    postalCode: String
    country: String
    phone: String
    email: String
    timezone: String!
    onlineBooking: Boolean!
    archived: Boolean!
    deletedAt: DateTime
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  type ServiceResults {
    total: Int!
    rows: [Service!]!
  }

  type Service {
    id: Int!
    name: String!
    itemCode: String
    for: ServiceUse!
    "Minutes."
    duration: Int
    unit: ServiceUnit!
    pricing: Float
    taxType: String
    serviceTags: [String!]!
    archived: Boolean!
    createdAt: DateTime!
    updatedAt: DateTime!
  }

  enum ServiceUse {
    appointment
    supportActivity
  }

  enum ServiceUnit {
    Hour
    Each
  }
`;
