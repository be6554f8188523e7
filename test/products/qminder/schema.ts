import { qminderSettingsText } from './settings.ts';

const dailySchedule = 'dailySchedule: [UserAppointmentsAvailabilityTimeInterval!]!';
const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** SDL of Qminder, without subscriptions, attachments and apps of others. It has no mutations. */
export const qminderText = `
directive @formatTime(pattern: String!) on FIELD_DEFINITION
scalar Date
scalar LocalDate
scalar Duration
scalar JSON
scalar Long
scalar BigDecimal
scalar Short
scalar LocalTime
${qminderSettingsText}
type Location {
  id: ID! name: String! address: String! countryCode: String! country: String! timezone: String! created: Date!
  latitude: Float! longitude: Float! lines(archived: Boolean): [Line!]! users: [User!]! ipads: [Ipad!] tvs: [TV!]
  desks: [Desk!] languages: [Language!] selectingDeskMandatory: Boolean smsEnabled: Boolean dynamicLabels: Boolean
  inputFields(
    """
    If omitted or false returns non-deleted input fields in location.
    If true, returns both deleted and non-deleted input fields in location.
    """
    includeDeleted: Boolean
  ): [InputField]
  openingHours: JSON @deprecated(reason: "Use openingHours2 instead")
  openingHours2: OpeningHours
  openingHoursExceptions: JSON @deprecated(reason: "Use openingHoursExceptions2 instead")
  openingHoursExceptions2: [OpeningHoursException!]!
  visitPlanner: VisitPlanner labels: [LabelType!]!
  """
  Free-form labels applied to the location (e.g. \`hub\`, \`branch\`, \`testing-only\`),
  used to group and analyse locations by type. Distinct from \`labels\`, which are ticket label types.
  """
  locationLabels: [String!]!
  settings: LocationSettings! isDemo: Boolean! appointmentSettings: LocationAppointmentSettings
  isServiceViewLastUsedLineMemorised: Boolean!
}
type LocationAppointmentSettings { limits: LocationAppointmentLimits! availability: [UserAppointmentsAvailability!]! }
type UserAppointmentsAvailability {
  user: User! location: Location! lines: [Line!]! dailyLimit: Int weeklyHours: Int!
  weeklySchedule: UserAppointmentsWeeklySchedule! scheduleOverrides: [UserAppointmentsScheduleOverride!]!
}
type UserAppointmentsWeeklySchedule { ${weekdays.map((day) => `${day}: UserAppointmentsDailySchedule`).join(' ')} }
type UserAppointmentsDailySchedule { isAvailable: Boolean! ${dailySchedule} }
type UserAppointmentsScheduleOverride { isAvailable: Boolean! date: LocalDate! ${dailySchedule} }
type UserAppointmentsAvailabilityTimeInterval {
  availableFrom: LocalTime! @formatTime(pattern: "HH:mm")
  availableTo: LocalTime! @formatTime(pattern: "HH:mm")
}
type LocationAppointmentLimits { minNoticeHours: Int! dateRangeDays: Int! maxCountPerVisitor: Int }
type Desk { id: ID! name: String! user: User }
type LineTranslation { languageCode: String! name: String }
type Line {
  id: ID! name: String! color: String! disabled: Boolean! archived: Boolean! location: Location!
  hasActiveTickets: Boolean! hasScheduledTickets: Boolean! translations: [LineTranslation!]!
  appointmentSettings: LineAppointmentSettings
}
type LineAppointmentSettings { enabled: Boolean! durationMinutes: Int }
type ProfilePicture { medium: String! large: String! }
type User {
  id: ID! email: String firstName: String! lastName: String! created: Date! profilePicture: ProfilePicture
  picture: String @deprecated(reason: "Use profilePicture")
  selectedLocation: Location selectedDesk: Desk selectedLines: [Line!] roles: [Role!] lastLoggedIn: Date
  lastInvited: Date serviceSettings: ServiceSettings deleted: Boolean! deletedAt: Date scopes: [ScopeGrant!]!
}
type Role { id: ID! type: String! location: Location }
type ScopeGrant { scope: String! locationId: ID }
type TicketLabel { value: String! color: String! }
type Interaction {
  id: ID! start: Date! end: Date line: Line! desk: Desk user: User waitTime: Duration! serviceTime: Duration
}
enum TicketStatus {
  SCHEDULED
  SCHEDULING_CANCELLED
  SCHEDULING_CANCELLED_BY_VISITOR
  SCHEDULING_NOSHOW
  NEW
  CANCELLED @deprecated(reason: "Legacy status. Use CANCELLED_BY_CLERK.")
  CANCELLED_BY_CLERK
  CALLED
  SERVED
  NOSHOW
}
enum MessageType { OUTGOING OUTGOING_AUTOMATED INCOMING }
type TicketCreated { date: Date! user: User }
type TicketCancelled { date: Date! user: User }
enum Sentiment { POSITIVE NEGATIVE NEUTRAL MIXED UNKNOWN }
type TicketMessage {
  id: ID! created: Date! type: MessageType! status: String! statusSetAt: Date! body: String! user: User
  attachments: [String]! readAt: Date sentiment: Sentiment!
}
type TicketExternalData { created: Date! provider: String! title: String! data: JSON }
type TicketFieldV2 { id: ID! value: String options: [SelectOption!] inputField: InputField }
type TicketChange {
  action: String! value: String previousValue: String field: String url: String color: String user: User line: Line
}
type TicketAudit { id: ID! created: Date! user: User changes: [TicketChange!]! }
type Appointment { startTime: Date! endTime: Date! assignee: User! }
type TicketClarity { thinking: Boolean! items: [ClarityItem!]! }
type ClarityItem { text: String! type: String! }
type Ticket {
  id: ID! status: TicketStatus! statusSetAt: Date! statusSetBy: User line: Line! firstName: String lastName: String
  phoneNumber: Long email: String created: TicketCreated! waitStartedAt: Date cancelled: TicketCancelled
  assignee: User caller: User fields2: [TicketFieldV2!]! labels: [TicketLabel!]!
  interactions(filter: InteractionsFilter): [Interaction!]! messages: [TicketMessage!]! connectedTickets: [Ticket!]
  audits: [TicketAudit!]! external: [TicketExternalData!]! language: Language! appointment: Appointment
  clarity: TicketClarity!
}
input InteractionsFilter {
  """
  Indicates whether to include interactions created only during
  the last service until the ticket was marked as served or no-show.
  """
  onlyLastService: Boolean!
}
enum OrderableField { ID CREATED END_TIME }
enum Direction { ASCENDING DESCENDING }
input Order { field: OrderableField! direction: Direction! }
input AppointmentFilter { start: Date! end: Date! assignee: [ID!] }
type Query {
  account: Account
  locations: [Location!]!
  location(id: ID!): Location
  inputField(id: ID!): InputField
  ticket(id: ID!): Ticket
  ticketSearch(
    locationId: ID!
    line: [ID!]
    status: [TicketStatus!]
    creator: [ID!]
    minCreated: Date
    maxCreated: Date
    limit: Int
    offset: Int
    order: Order
    appointment: AppointmentFilter
    minWaitStartedAt: Date
  ): [Ticket!]!
  myCalledTickets: [Ticket!]!
  me: User
  user(id: ID!): User
  users(ids: [ID!]): [User]
  allUsers(
    """
    If omitted returns active users in account.
    If provided, returns active users and users deleted after provided date.
    """
    includeDeletedFrom: Date
  ): [User!]!
  productChanges(read: Boolean): [ProductChange!]!
  TV(id: ID!): TV
  iPad(id: ID!): Ipad
  userAppointmentsAvailability(userId: ID!, locationId: ID!): UserAppointmentsAvailability
  line(id: ID!): Line
}
`;
