/** Types that come in pages. */
const paged = [
  'Appointment',
  'BillableItem',
  'ClientClassification',
  'ClientProfile',
  'CustomCategory',
  'CustomProfileField',
  'CustomStatus',
  'GenderIdentity',
  'Insurer',
  'Invoice',
  'Location',
  'MarketingSource',
  'Payment',
  'PaymentMethod',
  'Practitioner',
  'Pronoun',
  'Referral',
  'Sex',
] as const;

const pages = paged.map(
  (type) => `
  type ${type}Page {
    items: [${type}!]!
    page: Int!
    pageSize: Int!
    hasNextPage: Boolean!
  }
`,
);

/** SDL of clients, the calendar, and who works where. */
export const zandaText = /* GraphQL */ `
  "A day: YYYY-MM-DD."
  scalar Date

  "A time of day in the time zone of the business: HH:mm:ss."
  scalar Time

  "A day and a time in the time zone of the business, without offset: YYYY-MM-DDTHH:mm:ss. A day alone is its beginning."
  scalar LocalDateTime

  type Query {
    "Clients, by number unless they are sorted: lastName, name (the first name), dateAdded, clientNumber or id, then :asc or :desc."
    clientProfiles(filter: ClientProfileFilter, sort: String, page: Int = 1, pageSize: Int = 10): ClientProfilePage!
    clientProfile(id: Int!): ClientProfile
    "Appointments, by number unless they are sorted: dateCreated, dateFrom, dateTo, flag or id, then :asc or :desc."
    appointments(filter: AppointmentFilter, sort: String, page: Int = 1, pageSize: Int = 10): AppointmentPage!
    appointment(id: Int!): Appointment
    practitioners(filter: PractitionerFilter, page: Int = 1, pageSize: Int = 10): PractitionerPage!
    practitioner(id: Int!): Practitioner
    locations(filter: RecordFilter, page: Int = 1, pageSize: Int = 10): LocationPage!
    location(id: Int!): Location
    "Services, and products."
    billableItems(filter: RecordFilter, page: Int = 1, pageSize: Int = 10): BillableItemPage!
    billableItem(id: Int!): BillableItem
    "Sorted by invoiceDate, invoiceNumber or id."
    invoices(filter: InvoiceFilter, sort: String, page: Int = 1, pageSize: Int = 10): InvoicePage!
    invoice(id: Int!): Invoice
    "Sorted by dateReceived, total or id."
    payments(filter: PaymentFilter, sort: String, page: Int = 1, pageSize: Int = 10): PaymentPage!
    payment(id: Int!): Payment
    referrals(filter: ReferralFilter, page: Int = 1, pageSize: Int = 10): ReferralPage!
    referral(id: Int!): Referral
    insurers(filter: RecordFilter, page: Int = 1, pageSize: Int = 10): InsurerPage!
    insurer(id: Int!): Insurer
    clientClassifications(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): ClientClassificationPage!
    customCategories(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): CustomCategoryPage!
    customProfileFields(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): CustomProfileFieldPage!
    customStatuses(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): CustomStatusPage!
    genderIdentities(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): GenderIdentityPage!
    marketingSources(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): MarketingSourcePage!
    paymentMethods(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): PaymentMethodPage!
    pronouns(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): PronounPage!
    sexes(isActive: Boolean = true, page: Int = 1, pageSize: Int = 10): SexPage!
  }

  input RecordFilter {
    "What is deleted is left out unless this is false or null."
    isActive: Boolean = true
    "Modified, or created, at or after this."
    modifiedSince: LocalDateTime
  }

  input ClientProfileFilter {
    "Clients that are deleted are left out unless this is false or null."
    isActive: Boolean = true
    isArchived: Boolean
    "Inclusive."
    dateAddedFrom: LocalDateTime
    "Inclusive."
    dateAddedTo: LocalDateTime
    primaryPractitionerId: Int
    customStatusId: Int
    customCategoryId: Int
    modifiedSince: LocalDateTime
    profileRoles: [ProfileRole!]
  }

  input AppointmentFilter {
    "Appointments that are deleted are left out unless this is false or null."
    isActive: Boolean = true
    "Starting on or after this. For a whole day give the beginning of that day."
    dateFrom: LocalDateTime
    "Starting on or before this. For a whole day give the end of that day."
    dateTo: LocalDateTime
    clientId: Int
    practitionerId: Int
    locationId: Int
    modifiedSince: LocalDateTime
  }

  input PractitionerFilter {
    "Practitioners who have left are left out unless this is false or null."
    isActive: Boolean = true
    "Exact match."
    profession: String
    "Exact match."
    jobTitle: String
    "Exact match."
    emailAddress: String
    modifiedSince: LocalDateTime
  }

  type ClientProfile {
    id: Int!
    "The number that the practice gave the client."
    clientNumber: Int!
    salutation: String
    firstName: String
    middleName: String
    lastName: String
    "The name to use in communications."
    preferredName: String
    "The name under which the records are filed."
    fileUnder: String
    dateOfBirth: Date
    sex: String
    genderIdentity: String
    pronouns: Pronoun
    identity: String
    emailAddress: String
    mobileTelephone: String
    homeTelephone: String
    workTelephone: String
    streetAddress: String
    city: String
    state: String
    postalCode: String
    "ISO 3166-1 alpha-2."
    country: String
    timeZone: String
    occupation: String
    "Shown when an appointment is made for the client."
    alertNote: String
    marketingOptIn: Boolean!
    marketingSource: MarketingSource
    customCategory: CustomCategory
    customStatus: CustomStatus
    clientClassifications: [ClientClassification!]!
    clientInsurers: [ClientInsurer!]!
    customProfileFields: [CustomProfileValue!]!
    primaryPractitioner: Practitioner
    profileRoles: [ProfileRole!]!
    "False if the client has been deleted."
    isActive: Boolean!
    "True if the client has been archived."
    isArchived: Boolean!
    dateAdded: LocalDateTime!
    lastModified: LocalDateTime
  }

  enum ProfileRole {
    CLIENT
    CONTACT
    REFERRER
    SHARED
    THIRD_PARTY
  }

  type ClientInsurer {
    id: Int!
    insurerName: String!
    policyName: String
  }

  type CustomProfileValue {
    id: Int!
    name: String!
    value: String
  }

  type Appointment {
    id: Int!
    date: Date!
    "In the time zone of the business."
    startAt: Time!
    "In the time zone of the business."
    endAt: Time!
    attendanceState: AttendanceState!
    clientCapacity: ClientCapacity!
    "A label that was put on the appointment."
    flag: String
    "Of group appointments."
    groupName: String
    location: Location!
    practitioner: Practitioner!
    clients: [ClientProfile!]!
    invoices: [Invoice!]!
    "Rooms and equipment."
    resources: [String!]
    "False if the appointment has been deleted."
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  enum AttendanceState {
    ARRIVED
    CANCELLED
    COMPLETED
    CONFIRMED
    GROUP
    LATE_CANCELLATION
    NO_SHOW
    PENDING
    RESCHEDULED
    RESERVED
    UNDETERMINED
  }

  enum ClientCapacity {
    CLIENT_APPOINTMENT
    GROUP_APPOINTMENT
    "Time that a practitioner keeps free of clients."
    PERSONAL_APPOINTMENT
  }

  type Practitioner {
    id: Int!
    displayName: String!
    legalName: String
    jobTitle: String
    profession: String
    emailAddress: String
    mobileTelephone: String
    npiNumber: String
    taxId: String
    taxonomyCode: String
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  type Location {
    id: Int!
    name: String!
    streetAddress: String
    city: String
    state: String
    postalCode: String
    serviceModality: ServiceModality!
    isActive: Boolean!
    lastModified: LocalDateTime
  }

  enum ServiceModality {
    IN_PERSON
    PHONE
    TELEHEALTH_VIDEO_CALL
  }
  ${pages.join('')}
`;
