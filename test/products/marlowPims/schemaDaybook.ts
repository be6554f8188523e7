import { filterType, listArgs, orderType, pageType } from './schemaLookups.ts';

/** Where and when: facilities, staff and the daybook, which partners find by introspection. */
export const daybookText: string = `
type OpeningHours {
  weekday: Int!
  opensAt: Time!
  closesAt: Time!
}

type Closure {
  id: ID!
  on: Date!
  nameEn: String!
  nameFr: String!
  facility: Facility
}

type Room {
  id: ID!
  name: String!
  facility: Facility!
  isExamRoom: Boolean!
}

type Facility {
  id: ID!
  code: String!
  name: String!
  civicAddress: PostalAddress!
  phone: String!
  fax: String!
  email: String!
  timezone: String!
  accreditationNo: String!
  openingHours: [OpeningHours!]!
  rooms: [Room!]!
  staff: [StaffProfile!]!
  isAcceptingNewGuardians: Boolean!
}
${filterType('Facility', 'id: IDBaseFilterLookup\n  code: StrFilterLookup\n  name: StrFilterLookup')}

enum StaffRole {
  DVM
  RVT
  GROOMER
  CLIENT_CARE
}

type User {
  id: ID!
  username: String!
  email: String!
  isActive: Boolean!
  isSuperuser: Boolean!
  lastLogin: DateTime
  groups: [Group!]!
}

type Permission {
  codename: String!
  name: String!
}

type Group {
  id: ID!
  name: String!
  permissions: [Permission!]!
}

type StaffProfile {
  id: ID!
  user: User!
  givenNames: String!
  surname: String!
  fullName: String!
  initials: String!
  postNominals: String!
  role: StaffRole!
  registrationNo: String!
  facilities: [Facility!]!
  seesPatients: Boolean!
  isActive: Boolean!
}
${pageType('StaffProfile')}
${filterType(
  'StaffProfile',
  `id: IDBaseFilterLookup
  surname: StrFilterLookup
  role: StaffRoleBaseFilterLookup
  isActive: BooleanBaseFilterLookup
  facilities: FacilityFilter`,
)}
${orderType('StaffProfile', 'surname givenNames initials')}

type Shift {
  id: ID!
  staffProfile: StaffProfile!
  facility: Facility!
  startsAt: DateTime!
  endsAt: DateTime!
}

type VisitPurpose {
  id: ID!
  code: String!
  nameEn: String!
  nameFr: String!
  defaultMinutes: Int!
  colour: String!
  isHold: Boolean!
  isBookableOnline: Boolean!
}
${filterType('VisitPurpose', 'id: IDBaseFilterLookup\n  code: StrFilterLookup\n  nameEn: StrFilterLookup\n  isHold: BooleanBaseFilterLookup')}

enum EntryKind {
  VISIT
  HOLD
}

enum EntryStage {
  BOOKED
  CONFIRMED
  IN_LOBBY
  IN_ROOM
  CHECKING_OUT
  DEPARTED
  WITHDRAWN
  MISSED
}

enum BookedVia {
  FRONT_DESK
  PHONE
  PARTNER
}

enum WithdrawalReason {
  GUARDIAN_ASKED
  FACILITY_ASKED
  WEATHER
  DUPLICATE
  OTHER
}

type StageChange {
  stage: EntryStage!
  at: DateTime!
  by: User
}

type DaybookEntry {
  id: ID!
  kind: EntryKind!
  facility: Facility!
  room: Room
  startsAt: DateTime!
  endsAt: DateTime!
  purpose: VisitPurpose!
  stage: EntryStage!
  stageChanges: [StageChange!]!
  concern: String!
  attending: StaffProfile
  guardian: Guardian
  companion: Companion
  bookedVia: BookedVia!
  withdrawalReason: WithdrawalReason
  withdrawalNote: String!
  invoice: Invoice
  createdAt: DateTime!
  updatedAt: DateTime!
}
${pageType('DaybookEntry')}
${filterType(
  'DaybookEntry',
  `id: IDBaseFilterLookup
  kind: EntryKindBaseFilterLookup
  stage: EntryStageBaseFilterLookup
  startsAt: DateTimeComparisonFilterLookup
  endsAt: DateTimeComparisonFilterLookup
  updatedAt: DateTimeComparisonFilterLookup
  concern: StrFilterLookup
  facility: FacilityFilter
  purpose: VisitPurposeFilter
  attending: StaffProfileFilter
  guardian: GuardianFilter
  companion: CompanionFilter`,
)}
${orderType('DaybookEntry', 'startsAt endsAt createdAt updatedAt attending:StaffProfileOrder')}

type DayboardColumn {
  attending: StaffProfile
  entries: [DaybookEntry!]!
}

type Dayboard {
  facility: Facility!
  on: Date!
  closure: Closure
  columns: [DayboardColumn!]!
}

type Opening {
  startsAt: DateTime!
  endsAt: DateTime!
  attending: StaffProfile!
  facility: Facility!
}

type WaitlistRequest {
  id: ID!
  guardian: Guardian!
  companion: Companion
  facility: Facility!
  purpose: VisitPurpose!
  earliestOn: Date!
  latestOn: Date!
  remarks: String!
  filledBy: DaybookEntry
  createdAt: DateTime!
}
${pageType('WaitlistRequest')}
`;

/** Root fields of the daybook. */
export const daybookQueries = `
  facilities: [Facility!]!
  facility(pk: ID!): Facility!
  closures(year: Int!): [Closure!]!
  staffProfiles${listArgs('StaffProfile')}: StaffProfileOffsetPaginated!
  staffProfile(pk: ID!): StaffProfile!
  users: [User!]!
  groups: [Group!]!
  shifts(facilityId: ID!, weekOf: Date!): [Shift!]!
  rooms(facilityId: ID): [Room!]!
  visitPurposes(filters: VisitPurposeFilter): [VisitPurpose!]!
  daybookEntries${listArgs('DaybookEntry')}: DaybookEntryOffsetPaginated!
  daybookEntry(pk: ID!): DaybookEntry!
  dayboard(facilityId: ID!, on: Date!): Dayboard!
  openings(facilityId: ID!, purposeId: ID!, fromDay: Date!, toDay: Date!, attendingId: ID): [Opening!]!
  waitlist(facilityId: ID, pagination: OffsetPaginationInput): WaitlistRequestOffsetPaginated!
`;
