/** SDL of Jobber's users, and of what they have on their calendar. */
export const jobberCalendarText = /* GraphQL */ `
  "A user belongs to an account and generally completes work for clients"
  type User {
    account: Account
    address: UserAddress
    assignedColor: String
    availableForScheduling: Boolean!
    createdAt: ISO8601DateTime!
    email: UserEmail!
    id: EncodedId!
    isAccountAdmin: Boolean!
    isAccountOwner: Boolean!
    isCurrentUser: Boolean!
    lastLoginAt: ISO8601DateTime
    name: Name!
    phone: UserPhone
    status: UserStatusEnum!
    timezone: Timezone
  }

  type Name {
    first: String!
    full: String!
    initials: String!
    last: String!
  }

  type UserAddress {
    city: String
    street1: String
  }

  type UserEmail {
    isValid: Boolean!
    raw: String!
  }

  type UserPhone {
    friendly: String!
    raw: String!
  }

  enum UserStatusEnum {
    ACTIVATED
    DEACTIVATED
    INVITED
  }

  input UsersFilterAttributes {
    status: UserStatusEnum
  }

  interface ScheduledItemInterface {
    allDay: Boolean!
    assignedUsers(after: String, before: String, first: Int, last: Int): UserConnection
    createdBy: User
    duration: Int
    endAt: ISO8601DateTime
    id: EncodedId!
    startAt: ISO8601DateTime
    title: String
  }

  "Each time a service provider goes to a client's property to complete work"
  type Visit implements ScheduledItemInterface {
    allDay: Boolean!
    arrivalWindow: ArrivalWindow
    "Users assigned to the scheduled item"
    assignedUsers(after: String, before: String, first: Int, last: Int): UserConnection
    client: Client!
    clientConfirmed: Boolean!
    completedAt: ISO8601DateTime
    completedBy: String
    createdAt: ISO8601DateTime!
    "The user that created this scheduled item"
    createdBy: User
    "Minutes between start and end"
    duration: Int
    "An unscheduled visit has neither start nor end"
    endAt: ISO8601DateTime
    id: EncodedId!
    instructions: String
    invoice: Invoice
    isComplete: Boolean!
    isDefaultTitle: Boolean!
    isLastScheduledVisit: Boolean!
    job: Job!
    overrideOrder: Int
    property: Property!
    routingOrder: Int
    startAt: ISO8601DateTime
    teamReminderOffset: Minutes
    timeSheetEntries(after: String, before: String, first: Int, last: Int): TimeSheetEntryConnection
    "The title of the scheduled item"
    title: String
    visitStatus: VisitStatusTypeEnum!
  }

  type ArrivalWindow {
    centeredOnStartTime: Boolean!
    duration: Minutes!
    endAt: ISO8601DateTime
    startAt: ISO8601DateTime
  }

  enum VisitStatusTypeEnum {
    "A visit that is not complete"
    ACTIVE
    COMPLETED
    "An incomplete visit which end time has passed"
    LATE
    "An incomplete visit of today which end time has not yet passed"
    TODAY
    "A visit without a time"
    UNSCHEDULED
    "An incomplete visit that is upcoming"
    UPCOMING
  }

  input VisitFilterAttributes {
    completedAt: Iso8601DateTimeRangeInput
    createdAt: Iso8601DateTimeRangeInput
    endAt: Iso8601DateTimeRangeInput
    ids: [EncodedId!]
    invoiceStatus: VisitInvoiceStatus
    onlyRelevantToBillingPeriod: Boolean
    startAt: Iso8601DateTimeRangeInput
    status: VisitStatusTypeEnum
  }

  enum VisitInvoiceStatus {
    INVOICED_ONLY
    UNINVOICED_ONLY
  }

  input VisitsSortInput {
    direction: SortDirectionEnum!
    key: VisitsSortableFields!
  }

  enum VisitsSortableFields {
    CLIENT_PRIMARY_NAME
    CREATED_AT
    START_AT
    STATUS
  }

  "Something on the calendar that has no client"
  type Event implements ScheduledItemInterface {
    allDay: Boolean!
    assignedUsers(after: String, before: String, first: Int, last: Int): UserConnection
    createdBy: User
    description: String
    duration: Int
    endAt: ISO8601DateTime
    id: EncodedId!
    startAt: ISO8601DateTime
    title: String
  }

  "Each time a service provider plans future work at a client's property"
  type Assessment implements ScheduledItemInterface {
    allDay: Boolean!
    assignedUsers(after: String, before: String, first: Int, last: Int): UserConnection
    client: Client!
    createdBy: User
    duration: Int
    endAt: ISO8601DateTime
    id: EncodedId!
    instructions: String
    isComplete: Boolean!
    property: Property
    request: Request!
    startAt: ISO8601DateTime
    title: String
  }

  type Task implements ScheduledItemInterface {
    allDay: Boolean!
    assignedUsers(after: String, before: String, first: Int, last: Int): UserConnection
    client: Client
    createdBy: User
    duration: Int
    endAt: ISO8601DateTime
    id: EncodedId!
    instructions: String
    isComplete: Boolean!
    startAt: ISO8601DateTime
    title: String
  }

  input ScheduledItemsFilterAttributes {
    assignedTo: [EncodedId!]
    occursWithin: CalendarDayRangeInput!
    scheduleItemType: ScheduledItemType
  }

  input CalendarDayRangeInput {
    endAt: ISO8601DateTime!
    startAt: ISO8601DateTime!
  }

  enum ScheduledItemType {
    ASSESSMENT
    EVENT
    TASK
    VISIT
  }
`;
