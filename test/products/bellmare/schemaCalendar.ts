/** SDL of the calendar. */
export const bellmareCalendarText: string = /* GraphQL */ `
  enum CallSetting {
    FARM_CALL
    IN_CLINIC
  }

  type CallType {
    id: ID!
    label: String!
    usual_minutes: Int!
    colour: String!
    settings: [CallSetting!]!
    is_bookable_online: Boolean!
  }

  type EntryStatus {
    code: String!
    label: String!
    colour: String!
    sort_order: Int!
    "Nothing is expected to happen any more."
    is_settled: Boolean!
  }

  type TimeSpan {
    begins: DateTime!
    ends: DateTime!
    minutes: Int!
  }

  enum AttendingRole {
    "Sees the animals and signs the chart."
    LEAD
    ASSISTING
    OBSERVING
  }

  "Somebody of the crew on an entry."
  type Attendance {
    practitioner: Practitioner!
    role: AttendingRole!
  }

  "What stands on the calendar: a farm call or a clinic visit."
  interface CalendarEntry {
    id: ID!
    slip_no: String!
    setting: CallSetting!
    base: Base!
    scheduled: TimeSpan!
    call_type: CallType!
    status: EntryStatus!
    "Who is billed; none for a stray."
    account_holder: AccountHolder
    "In the order in which they were put on the entry; the chart opens with the first."
    animals: [Animal!]!
    "The lead first; empty until somebody is assigned."
    attending: [Attendance!]!
    "What the caller said was the matter."
    concern: String
    desk_note: String
    called_off_because: String
    created_at: DateTime!
    updated_at: DateTime!
  }

  "We drive out."
  type FarmCall implements CalendarEntry {
    id: ID!
    slip_no: String!
    setting: CallSetting!
    "Where the truck leaves from."
    base: Base!
    scheduled: TimeSpan!
    call_type: CallType!
    status: EntryStatus!
    account_holder: AccountHolder
    animals: [Animal!]!
    attending: [Attendance!]!
    concern: String
    desk_note: String
    called_off_because: String
    created_at: DateTime!
    updated_at: DateTime!
    stable: Stable
    herd: Herd
    truck: Truck
    "The drive out, before the beginning."
    drive_minutes: Int!
    distance_km: Int
  }

  "They come or haul in."
  type ClinicVisit implements CalendarEntry {
    id: ID!
    slip_no: String!
    setting: CallSetting!
    base: Base!
    scheduled: TimeSpan!
    call_type: CallType!
    status: EntryStatus!
    account_holder: AccountHolder
    animals: [Animal!]!
    attending: [Attendance!]!
    concern: String
    desk_note: String
    called_off_because: String
    created_at: DateTime!
    updated_at: DateTime!
    room: Room
  }

  type CalendarPage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [CalendarEntry!]!
  }

  type HeldTime {
    id: ID!
    base: Base!
    practitioner: Practitioner
    scheduled: TimeSpan!
    label: String!
  }

  type HeldTimePage {
    count: Int!
    offset: Int!
    limit: Int!
    results: [HeldTime!]!
  }

  type OnCallShift {
    date: Date!
    base: Base!
    first_call: Practitioner!
    backup: Practitioner
  }
`;
