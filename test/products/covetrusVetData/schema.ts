import { vetDataInputsText } from './schemaInputs.ts';

/** The types whose lists are pages. */
const listed = 'Client Patient Appointment Provider Code Reminder Transaction Payment'.split(' ');

const pages = listed.map(
  (type) => `
  type ${type}Page {
    items: [${type}!]!
    totalCount: Int!
    pageInfo: PageInfo!
  }
`,
);

const rowFields = `
    "The id in the practice's own system"
    pmsId: String!
    siteId: String
    deleted: Boolean!
    apiCreateDate: DateTime!
    apiLastChangeDate: DateTime!
    checkSum: Int
    rowKey: Int!`;

const deskText = /* GraphQL */ `
  "A day, YYYY-MM-DD"
  scalar Date
  "An instant, with Z or an offset"
  scalar DateTime
  "A date and a time by the clock of the practice, without Z and without offset: 2026-11-17T08:00:00"
  scalar LocalDateTime
  scalar Decimal

  type Query {
    "All practices that have agreed to share their data with you"
    installations: [Installation!]!
    installation(id: ID!): Installation
    clients(
      where: ClientWhereInput
      order: [ClientOrderInput!]
      skip: Int
      take: Int
      includeDeleted: Boolean = false
    ): ClientPage!
    client(id: ID!): Client
    patients(
      where: PatientWhereInput
      order: [PatientOrderInput!]
      skip: Int
      take: Int
      includeDeleted: Boolean = false
    ): PatientPage!
    patient(id: ID!): Patient
    appointments(
      where: AppointmentWhereInput
      order: [AppointmentOrderInput!]
      skip: Int
      take: Int
      includeDeleted: Boolean = false
    ): AppointmentPage!
    appointment(id: ID!): Appointment
    providers(where: ProviderWhereInput, skip: Int, take: Int): ProviderPage!
    provider(id: ID!): Provider
    appointmentTypes(installationId: ID): [AppointmentType!]!
    "What the codes of a practice mean, such as those of species and of breeds"
    codes(where: CodeWhereInput, skip: Int, take: Int): CodePage!
    reminders(where: ReminderWhereInput, skip: Int, take: Int): ReminderPage!
    "Lines of invoices"
    transactions(where: TransactionWhereInput, skip: Int, take: Int): TransactionPage!
    payments(skip: Int, take: Int): PaymentPage!
  }

  type PageInfo {
    hasNextPage: Boolean!
    hasPreviousPage: Boolean!
  }

  enum PracticeSystem {
    AVIMARK
    IMPROMED
    PULSE
  }

  "A practice with its own database, which an agent copies"
  type Installation {
    id: ID!
    practiceName: String!
    pms: PracticeSystem!
    pmsVersion: String
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    phoneNumber: String
    emailAddress: String
    "IANA name"
    timeZone: String!
    lastSyncDate: DateTime
  }

  type Client {
    id: ID!${rowFields}
    installationId: ID!
    installation: Installation!
    accountId: String!
    title: String
    "Empty for organizations"
    firstName: String
    middleName: String
    lastName: String!
    salutation: String
    address1: String
    address2: String
    city: String
    state: String
    postalCode: String
    country: String
    phones: [Phone!]!
    emails: [Email!]!
    clientPatientRelationships: [ClientPatientRelationship!]!
    classCode: String
    classDescription: String
    balance: Decimal
    inactive: Boolean!
    suspendReminders: Boolean!
    alert: String
    comments: String
    enteredDate: Date
    "The day of the last invoice"
    lastTransactionDate: Date
  }

  type Phone {
    id: ID!
    phoneNumber: String!
    phoneType: String
    extension: String
    isPrimary: Boolean!
  }

  type Email {
    id: ID!
    address: String!
    isPrimary: Boolean!
  }

  "That a client owns a patient"
  type ClientPatientRelationship {
    id: ID!
    isPrimary: Boolean!
    percentage: Int
    client: Client!
    patient: Patient!
  }

  type Patient {
    id: ID!${rowFields}
    installationId: ID!
    installation: Installation!
    name: String!
    "The code of the species"
    species: String!
    speciesDescription: String!
    "The code of the breed"
    breed: String
    breedDescription: String
    color: String
    colorDescription: String
    gender: String
    genderDescription: String
    dateOfBirth: Date
    dateOfDeath: Date
    isDeceased: Boolean!
    inactive: Boolean!
    currentWeight: Decimal
    currentWeightUnit: String
    rabies: String
    microChip: String
    suspendReminders: Boolean!
    enteredDate: Date
    lastTransactionDate: Date
    clientPatientRelationships: [ClientPatientRelationship!]!
  }

  "An entry of the appointment book. Those that keep time free have neither client nor patient."
  type Appointment {
    id: ID!${rowFields}
    installationId: ID!
    installation: Installation!
    startTime: LocalDateTime!
    "Minutes"
    duration: Int!
    "The code of the type"
    type: String!
    typeDescription: String!
    "The code of the status"
    status: String!
    statusDescription: String!
    reason: String
    notes: String
    cancellationReason: String
    confirmedDate: DateTime
    checkInTime: LocalDateTime
    checkOutTime: LocalDateTime
    room: String
    clientPmsId: String
    client: Client
    patientPmsId: String
    patient: Patient
    providerPmsId: String
    provider: Provider
  }

  "A member of staff"
  type Provider {
    id: ID!${rowFields}
    installationId: ID!
    installation: Installation!
    initials: String!
    firstName: String!
    lastName: String!
    credentials: String
    emailAddress: String
    isDoctor: Boolean!
    inactive: Boolean!
  }

  type AppointmentType {
    id: ID!
    code: String!
    description: String!
    "Minutes"
    defaultDuration: Int!
    color: String
    isBlock: Boolean!
  }

  enum CodeType {
    SPECIES
    BREED
    GENDER
    APPOINTMENT_STATUS
    SERVICE
  }

  type Code {
    id: ID!
    codeType: CodeType!
    code: String!
    description: String!
    inactive: Boolean!
  }

  type Reminder {
    id: ID!
    pmsId: String!
    patientPmsId: String!
    patient: Patient!
    code: String!
    description: String!
    dateDue: Date!
    dateAppliesTo: Date
    reminderCount: Int!
  }

  type Transaction {
    id: ID!
    pmsId: String!
    invoiceNumber: String!
    clientPmsId: String!
    client: Client!
    transactionDate: DateTime!
    code: String!
    description: String!
    quantity: Decimal!
    amount: Decimal!
  }

  type Payment {
    id: ID!
    pmsId: String!
    clientPmsId: String!
    paymentDate: DateTime!
    method: String!
    amount: Decimal!
  }
`;

/** The whole SDL of the product. */
export const vetDataText: string = deskText + pages.join('') + vetDataInputsText;
