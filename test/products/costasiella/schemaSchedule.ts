import { connectionText, pageArguments } from './schemaText.ts';

const nodes = ['ScheduleItemNode', 'ScheduleItemAccountNode', 'ScheduleItemAttendanceNode'];

/** The schedule: its items, who teaches them and who comes, and the days that are made of them. */
export const scheduleNodesText: string = /* GraphQL */ `
  enum CostasiellaScheduleItemScheduleItemTypeChoices {
    CLASS
    EVENT_ACTIVITY
    APPOINTMENT
    SHIFT
  }

  enum CostasiellaScheduleItemFrequencyTypeChoices {
    SPECIFIC
    WEEKLY
    LAST_WEEKDAY_OF_MONTH
  }

  interface ScheduleItemNodeInterface {
    id: ID!
    countBooked: Int
    countAttending: Int
    countAttendingAndBooked: Int
  }

  type ScheduleItemNode implements Node & ScheduleItemNodeInterface {
    scheduleItemType: CostasiellaScheduleItemScheduleItemTypeChoices!
    frequencyType: CostasiellaScheduleItemFrequencyTypeChoices!
    frequencyInterval: Int
    organizationLocationRoom: OrganizationLocationRoomNode!
    organizationClasstype: OrganizationClasstypeNode
    organizationLevel: OrganizationLevelNode
    name: String
    spaces: Int
    walkInSpaces: Int
    enrollmentSpaces: Int
    dateStart: Date!
    dateEnd: Date
    timeStart: Time!
    timeEnd: Time!
    displayPublic: Boolean!
    infoMailEnabled: Boolean!
    infoMailContent: String!
    account: AccountNode
    account2: AccountNode
    createdAt: DateTime!
    updatedAt: DateTime!
    attendances(${pageArguments}, scheduleItem: ID, scheduleItem_Isnull: Boolean, account: ID, date: Date, accountScheduleEventTicket_Isnull: Boolean): ScheduleItemAttendanceNodeConnection!
    id: ID!
    countBooked: Int
    countAttending: Int
    countAttendingAndBooked: Int
  }

  type ScheduleItemAccountNode implements Node {
    scheduleItem: ScheduleItemNode!
    account: AccountNode!
    role: String
    account2: AccountNode
    role2: String
    dateStart: Date!
    dateEnd: Date
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
  }

  interface ScheduleItemAttendanceNodeInterface {
    id: ID!
    cancellationUntil: DateTime
    cancellationPossible: Boolean
    uncancellationPossible: Boolean
  }

  type ScheduleItemAttendanceNode implements Node & ScheduleItemAttendanceNodeInterface {
    account: AccountNode!
    scheduleItem: ScheduleItemNode!
    accountClasspass: AccountClasspassNode
    attendanceType: String
    date: Date!
    onlineBooking: Boolean!
    bookingStatus: String
    createdAt: DateTime!
    updatedAt: DateTime!
    id: ID!
    cancellationUntil: DateTime
    cancellationPossible: Boolean
    uncancellationPossible: Boolean
  }

  type ScheduleAppointmentsDayType {
    date: Date
    isoWeekDay: Int
    orderBy: String
    filterIdOrganizationLocation: String
    appointments: [ScheduleAppointmentType]
  }

  type ScheduleAppointmentType {
    scheduleItemId: ID
    frequencyType: String
    date: Date
    organizationLocationRoom: OrganizationLocationRoomNode
    organizationAppointment: OrganizationAppointmentNode
    timeStart: Time
    timeEnd: Time
    displayPublic: Boolean
  }

  type ScheduleClassesDayType {
    date: Date
    bookingOpenOn: Date
    isoWeekDay: Int
    orderBy: String
    filterIdAccount: ID
    filterIdOrganizationClasstype: ID
    filterIdOrganizationLevel: ID
    filterIdOrganizationLocation: ID
    publicOnly: Boolean
    classes: [ScheduleClassType]
  }

  type ScheduleClassType {
    scheduleItemId: ID
    frequencyType: String
    date: Date
    holiday: Boolean
    holidayName: String
    status: String
    description: String
    account: AccountNode
    role: String
    account2: AccountNode
    role2: String
    organizationLocationRoom: OrganizationLocationRoomNode
    organizationClasstype: OrganizationClasstypeNode
    organizationLevel: OrganizationLevelNode
    timeStart: Time
    timeEnd: Time
    displayPublic: Boolean
    infoMailEnabled: Boolean
    infoMailContent: String
    spaces: Int
    enrollmentSpaces: Int
    countBooked: Int
    countAttending: Int
    countAttendingAndBooked: Int
    countEnrolled: Int
    availableSpacesOnline: Int
    availableSpacesTotal: Int
    bookingOpenOn: Date
    bookingStatus: String
    urlBooking: String
  }

  ${nodes.map(connectionText).join('\n')}
`;
