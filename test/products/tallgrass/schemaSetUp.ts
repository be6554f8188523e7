/** The organization, its hospitals and who works there. */
export const setUpText: string = /* GraphQL */ `
  type Viewer {
    "The app that the access token was issued to."
    app: ConnectedApp!
    "Set where a teammate is signed in; null for the token of an app."
    teammate: Teammate
    organization: Organization!
    permissions: [Permission!]!
  }

  type ConnectedApp implements Node {
    id: ID!
    name: String!
    installedAt: DateTime!
  }

  enum Permission {
    CALENDAR_READ
    CALENDAR_WRITE
    DIRECTORY_READ
    DIRECTORY_WRITE
    MEDICAL_READ
    BILLING_READ
    BILLING_WRITE
    MESSAGING
    AUDIT_READ
  }

  type Organization implements Node {
    id: ID!
    name: String!
    subscription: SubscriptionTier!
    settings: OrganizationSettings!
    hospitals(after: String, before: String, first: Int, last: Int): OrganizationHospitalsConnection!
  }

  enum SubscriptionTier {
    STARTER
    GROWTH
    ENTERPRISE
  }

  type OrganizationSettings {
    currency: String!
    weightUnit: WeightUnit!
    onlineBookingEnabled: Boolean!
    appointmentReminderHours: [Int!]!
    logoUrl: String
  }

  type Hospital implements Node {
    id: ID!
    name: String!
    address: PostalAddress!
    "IANA identifier, such as America/Chicago."
    timeZone: String!
    phoneNumber: String!
    email: String
    operatingHours: [OperatingHours!]!
    "The columns of the day view: one for each teammate who sees companions, and one for visits that nobody has yet."
    calendars: [Calendar!]!
    rooms: [Room!]!
    openedOn: Date
  }

  type PostalAddress {
    line1: String!
    line2: String
    city: String!
    state: String
    postalCode: String
    country: String!
  }

  type OperatingHours {
    weekday: Weekday!
    "Null on days when the hospital is closed."
    opensAt: String
    closesAt: String
  }

  enum Weekday {
    MONDAY
    TUESDAY
    WEDNESDAY
    THURSDAY
    FRIDAY
    SATURDAY
    SUNDAY
  }

  type Room implements Node {
    id: ID!
    name: String!
    kind: RoomKind!
    hospital: Hospital!
  }

  enum RoomKind {
    EXAM
    SURGERY
    GROOMING
    ISOLATION
  }

  type Calendar implements Node {
    id: ID!
    title: String!
    hospital: Hospital!
    "Null for the calendar of visits that nobody has yet."
    teammate: Teammate
    "The range may span 31 days."
    scheduledVisits(
      range: DateTimeRange!
      after: String
      before: String
      first: Int
      last: Int
    ): CalendarScheduledVisitsConnection!
    timeBlocks(range: DateTimeRange!): [TimeBlock!]!
  }

  type Teammate implements Node {
    id: ID!
    givenName: String!
    familyName: String!
    fullName: String!
    "Letters behind the name, such as DVM."
    postNominals: String
    role: TeammateRole!
    email: String!
    avatarUrl: String
    hospitals: [Hospital!]!
    deactivatedAt: DateTime
    license: ProfessionalLicense
  }

  enum TeammateRole {
    DOCTOR
    VET_TECH
    GROOMER
    CLIENT_EXPERIENCE
    HOSPITAL_LEAD
  }

  type ProfessionalLicense {
    state: String!
    number: String!
    expiresOn: Date!
  }

  type Webhook implements Node {
    id: ID!
    url: String!
    topics: [WebhookTopic!]!
    isPaused: Boolean!
  }

  enum WebhookTopic {
    VISIT_SCHEDULED
    VISIT_UPDATED
    VISIT_CANCELED
    HOUSEHOLD_CREATED
    ENCOUNTER_SIGNED
    INVOICE_PAID
  }

  type AuditEvent implements Node {
    id: ID!
    action: AuditAction!
    occurredAt: DateTime!
    "Null for changes by apps."
    actor: Teammate
    subject: Node!
  }

  enum AuditAction {
    CREATED
    UPDATED
  }
`;
