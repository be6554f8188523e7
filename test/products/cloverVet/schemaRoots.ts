/** Scalars, the roots and what all results share. */
export const schemaRoots = `
"An instant in UTC, with milliseconds: 2026-11-17T15:10:00.000Z"
scalar DateTime
"A calendar day, YYYY-MM-DD"
scalar Date
"An IANA zone such as America/Los_Angeles"
scalar TimeZone
"E.164 where the country is known; elsewhere as it was entered"
scalar PhoneNumber
scalar EmailAddress
"Decimal text in the currency of the workspace: 129.00"
scalar Money
scalar HexColor
scalar JSON

interface Node {
  id: ID!
}

interface BaseError {
  message: String!
}

type NotFoundError implements BaseError {
  message: String!
  resource: String!
}

type ForbiddenError implements BaseError {
  message: String!
  requiredPermission: Permission
}

type ValidationError implements BaseError {
  message: String!
  fieldErrors: [FieldError!]!
}

type FieldError {
  path: [String!]!
  message: String!
}

type SlotTakenError implements BaseError {
  message: String!
  conflictingVisits: [Visit!]!
}

type StageTransitionError implements BaseError {
  message: String!
  from: VisitStage!
  to: VisitStage!
}

type PageInfo {
  hasNextPage: Boolean!
  hasPreviousPage: Boolean!
  startCursor: String
  endCursor: String
}

type OffsetInfo {
  offset: Int!
  limit: Int!
  total: Int!
  hasMore: Boolean!
}

union QueryGuardianResult = Guardian | NotFoundError
union QueryHouseholdResult = Household | NotFoundError
union QueryPatientResult = Patient | NotFoundError
union QueryVisitResult = Visit | NotFoundError
union QueryEncounterResult = Encounter | NotFoundError | ForbiddenError
union QueryInvoiceResult = Invoice | NotFoundError
union OmniboxHit = Guardian | Patient | Teammate | CatalogProduct | CatalogService

type Query {
  node(id: ID!): Node
  nodes(ids: [ID!]!): [Node]!
  "Who holds the token, and what they may do."
  viewer: Viewer!
  workspace: Workspace!
  "The box at the top of every screen."
  omnibox(query: String!, limit: Int = 8): [OmniboxHit!]!

  clinics: [Clinic!]!
  clinic(slug: String!): Clinic
  spaces(clinicId: ID!): [Space!]!
  teammates(clinicId: ID, discipline: Discipline, includeDeactivated: Boolean = false): [Teammate!]!
  careTeams(clinicId: ID): [CareTeam!]!
  roles: [Role!]!
  shifts(clinicId: ID!, week: Date!): [Shift!]!

  guardians(
    first: Int, after: String, last: Int, before: String
    filter: GuardianFilter, orderBy: GuardianOrder = CREATED_AT_DESC
  ): GuardianConnection!
  guardian(id: ID!): QueryGuardianResult!
  household(id: ID!): QueryHouseholdResult!
  households(offset: Int = 0, limit: Int = 25): HouseholdPage!
  patients(
    first: Int, after: String, last: Int, before: String
    filter: PatientFilter, orderBy: PatientOrder = NAME_ASC
  ): PatientConnection!
  patient(id: ID!): QueryPatientResult!
  labels: [Label!]!
  speciesCatalog: [Species!]!
  breeds(speciesId: ID!): [Breed!]!

  "Visits that start within the window, which spans 92 days at most. Held time is not a visit, see calendarDay."
  visits(
    window: DateTimeWindow!, filter: VisitFilter
    first: Int, after: String, last: Int, before: String
  ): VisitConnection!
  visit(id: ID!): QueryVisitResult!
  "One clinic's day the way the calendar draws it."
  calendarDay(clinicId: ID!, date: Date!): CalendarDay!
  availability(clinicId: ID!, visitTypeId: ID!, date: Date!, teammateId: ID): [AvailableSlot!]!
  visitTypes(includeHidden: Boolean = false): [VisitType!]!
  waitlist(clinicId: ID): [WaitlistEntry!]!

  encounter(id: ID!): QueryEncounterResult!
  immunizations(patientId: ID!): [Immunization!]!
  careReminders(dueBefore: Date, status: CareReminderStatus, offset: Int = 0, limit: Int = 25): CareReminderPage!
  prescriptions(patientId: ID, status: PrescriptionStatus, offset: Int = 0, limit: Int = 25): PrescriptionPage!
  labOrders(patientId: ID, status: LabOrderStatus, offset: Int = 0, limit: Int = 25): LabOrderPage!

  invoices(guardianId: ID, status: InvoiceStatus, offset: Int = 0, limit: Int = 25): InvoicePage!
  invoice(id: ID!): QueryInvoiceResult!
  estimates(guardianId: ID, offset: Int = 0, limit: Int = 25): EstimatePage!
  catalog(search: String, kind: CatalogKind): [CatalogItem!]!
  membershipPlans: [MembershipPlan!]!
  memberships(status: MembershipStatus, offset: Int = 0, limit: Int = 25): MembershipPage!

  tasks(assigneeId: ID, status: TaskStatus, offset: Int = 0, limit: Int = 25): TaskPage!
  conversations(guardianId: ID, isOpen: Boolean, offset: Int = 0, limit: Int = 25): ConversationPage!
  telehealthSessions(status: TelehealthStatus): [TelehealthSession!]!
  auditTrail(offset: Int = 0, limit: Int = 50): AuditPage!
  settings: WorkspaceSettings!
  featureFlags: [FeatureFlag!]!
}
`;
