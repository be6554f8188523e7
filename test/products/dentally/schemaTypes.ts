/** Types of the diary and of who is in it. */
export function typesText(page: string): string {
  return /* GraphQL */ `
  enum AppointmentState {
    PENDING
    CONFIRMED
    ARRIVED
    IN_SURGERY
    COMPLETED
    CANCELLED
    DID_NOT_ATTEND
  }

  enum RecallMethod {
    EMAIL
    LETTER
    PHONE
    SMS
  }

  enum PreferredPhone {
    HOME
    MOBILE
    WORK
  }

  type Appointment implements Node {
    appointmentCancellationReason: AppointmentCancellationReason
    arrivedAt: ISO8601DateTime
    bookedViaApi: Boolean!
    cancelledAt: ISO8601DateTime
    completedAt: ISO8601DateTime
    confirmedAt: ISO8601DateTime
    createdAt: ISO8601DateTime!
    "The number that the API knows it by."
    databaseId: Int!
    didNotAttendAt: ISO8601DateTime
    "Minutes."
    duration: Int!
    finishTime: ISO8601DateTime!
    id: ID!
    importId: String
    inSurgeryAt: ISO8601DateTime
    metadata: JSON!
    notes: String
    "Null where time is blocked."
    patient: Patient
    patientImageUrl: String
    patientName: String
    paymentPlan: PaymentPlan
    pendingAt: ISO8601DateTime
    practitioner: Practitioner!
    practitionerName: String!
    "The site in whose diary the practitioner has the appointment."
    practitionerSite: Site!
    reason: String
    room: Room
    startTime: ISO8601DateTime!
    state: AppointmentState!
    treatmentDescription: String
    updatedAt: ISO8601DateTime!
    "Who booked it."
    user: User
    uuid: String!
  }

  type AppointmentCancellationReason implements Node {
    archived: Boolean!
    databaseId: Int!
    id: ID!
    reason: String!
    reasonType: String!
  }

  type AppointmentReason implements Node {
    databaseId: Int!
    "Minutes that it usually takes."
    duration: Int!
    id: ID!
    position: Int!
    reason: String!
  }

  type Availability {
    availableDuration: Int!
    finishTime: ISO8601DateTime!
    practitioner: Practitioner!
    startTime: ISO8601DateTime!
  }

  type Patient implements Node {
    account: Account
    acquisitionSource: AcquisitionSource
    active: Boolean!
    addressLine1: String
    addressLine2: String
    addressLine3: String
    appointments(${page}): AppointmentConnection!
    archivedReason: String
    county: String
    createdAt: ISO8601DateTime!
    databaseId: Int!
    dateOfBirth: ISO8601Date
    dentist: Practitioner
    dentistRecallDate: ISO8601Date
    "Months."
    dentistRecallInterval: Int
    emailAddress: String
    emergencyContactName: String
    emergencyContactPhone: String
    emergencyContactRelationship: String
    ethnicity: String
    "True for male, false for female."
    gender: Boolean
    homePhone: String
    hygienist: Practitioner
    hygienistRecallDate: ISO8601Date
    hygienistRecallInterval: Int
    firstName: String
    id: ID!
    imageUrl: String
    importId: String
    lastName: String!
    marketing: Boolean!
    medicalAlert: Boolean!
    medicalAlertText: String
    metadata: JSON!
    middleName: String
    mobilePhone: String
    nhsNumber: String
    occupation: String
    paymentPlan: PaymentPlan
    postcode: String
    preferredName: String
    preferredPhoneNumber: PreferredPhone
    recallMethod: RecallMethod
    site: Site
    stats: PatientStats!
    title: String
    town: String
    updatedAt: ISO8601DateTime!
    useEmail: Boolean!
    useSms: Boolean!
    uuid: String!
    workPhone: String
  }

  "What the appointments and invoices of a patient come to."
  type PatientStats {
    firstAppointmentDate: ISO8601Date
    lastAppointmentDate: ISO8601Date
    lastCancelledAppointmentDate: ISO8601Date
    lastFtaAppointmentDate: ISO8601Date
    nextAppointmentDate: ISO8601Date
    totalInvoiced: String!
    totalPaid: String!
  }

  type Practitioner implements Node {
    active: Boolean!
    createdAt: ISO8601DateTime!
    databaseId: Int!
    "Number of the General Dental Council."
    gdcNumber: String
    id: ID!
    nhsNumber: String
    "The site where the practitioner is at home."
    site: Site
    updatedAt: ISO8601DateTime!
    user: User!
  }

  "A practice, which has sites."
  type Practice implements Node {
    addressLine1: String
    emailAddress: String
    id: ID!
    name: String!
    nhs: Boolean!
    phoneNumber: String
    postcode: String
    slug: String!
    timeZone: String!
    town: String
    website: String
  }

  type Site implements Node {
    active: Boolean!
    addressLine1: String
    addressLine2: String
    county: String
    emailAddress: String
    id: ID!
    logoUrl: String
    name: String!
    nickname: String
    openingHours: [OpeningHours!]!
    phoneNumber: String
    postcode: String
    town: String
    uuid: String!
    website: String
  }

  type OpeningHours {
    close: String
    day: String!
    open: String
  }
`;
}
