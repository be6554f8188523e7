/** The lists of services, locations and labels take the same query, under names of their own. */
function queryInput(prefix: string, paging: string, sorting: string): string {
  return `input ${prefix} {
  "Filter object: \`{ \\"fieldName1\\": \\"value1\\", \\"fieldName2\\": { \\"$operator\\": \\"value2\\" } }\`, with operators such as \`$eq\`, \`$ne\`, \`$lt\`, \`$lte\`, \`$gt\`, \`$gte\`, \`$in\`, \`$hasSome\`, \`$hasAll\`, \`$startsWith\`."
  filter: JSON
  "Paging options to limit and skip the number of items."
  paging: ${paging}
  sort: [${sorting}]
}`;
}

const locationTypes = 'BUSINESS CUSTOM CUSTOMER UNKNOWN_LOCATION_TYPE';
const participantStates = 'APPROVED DECLINED PENDING UNDEFINED';
const personalOnly = '`NO_PI` returns sessions without personal information, `ALL_PI` complete ones. Default: `NO_PI`';

/** SDL of the bookings' calendar and its services, of places, contacts and members. */
export const wixText = `
  "The \`JSON\` scalar type represents JSON values as specified by ECMA-404."
  scalar JSON
  "Represents NULL values"
  scalar Void
  type PageInfo {
    "Number of items returned in the response" count: Int
    "An indication if we have next page" hasNext: Boolean
    "Cursor to next" nextCursor: String
    "Offset that was requested" offset: Int
    "Cursor to prev" prevCursor: String
    "Flag that indicates the server failed to calculate the \`total\` field" tooManyToCount: Boolean
    "Total number of items that match the query, if offset paging is used" total: Int
  }
  enum CommonSortOrder { ASC DESC }
  input CommonSortingInput { fieldName: String order: CommonSortOrder }
  input CommonPagingInput { limit: Int offset: Int }
  ${queryInput('CommonQueryInput', 'CommonPagingInput', 'CommonSortingInput')}
  ${queryInput('BookingsServicesV2UpstreamCommonQueryV2Input', 'CommonPagingInput', 'CommonSortingInput')}
  ${queryInput('ContactsLabelsV4UpstreamQueryQueryInput', 'CommonPagingInput', 'CommonSortingInput')}

  enum BookingsAttendanceV2AttendanceAttendanceStatus { ATTENDED NOT_ATTENDED NOT_SET }
  type BookingsAttendanceV2Attendance {
    "Corresponding booking ID." bookingId: String
    "Corresponding event ID." eventId: String
    id: String
    "Total number of participants that attended the session. Default: 1" numberOfAttendees: Int
    "Corresponding session ID." sessionId: String
    status: BookingsAttendanceV2AttendanceAttendanceStatus
  }
  input BookingsAttendanceV2AttendanceInput {
    bookingId: String eventId: String id: String numberOfAttendees: Int sessionId: String
    status: BookingsAttendanceV2AttendanceAttendanceStatus
  }
  input BookingsAttendanceV2AttendanceRequestInput { id: ID! }
  input BookingsAttendanceV2UpstreamCommonCursorPagingInput {
    cursor: String
    "Default: \`50\`. Maximum: \`1000\`" limit: Int
  }
  input BookingsAttendanceV2UpstreamCommonQueryV2Input {
    cursorPaging: BookingsAttendanceV2UpstreamCommonCursorPagingInput
    "Max: 1 filter" filter: JSON
  }
  input BookingsAttendanceV2QueryAttendanceRequestInput { query: BookingsAttendanceV2UpstreamCommonQueryV2Input }
  type BookingsAttendanceV2QueryAttendanceResponse { items: [BookingsAttendanceV2Attendance] pageInfo: PageInfo }
  input BookingsAttendanceV2SetAttendanceRequestInput { attendance: BookingsAttendanceV2AttendanceInput }
  type BookingsAttendanceV2SetAttendanceResponse { attendance: BookingsAttendanceV2Attendance }

  enum BookingsCalendarV2QuerySessionsRequestSessionTypeFilter { ALL EVENT UNKNOWN_SESSION_TYPE WORKING_HOURS }
  input BookingsCalendarV2UpstreamCommonCursorPagingInput {
    "Pointer to the next or previous page in the list of results. Not relevant for the first request." cursor: String
    "Number of sessions to return. Default: \`100\`. Max: \`1000\`" limit: Int
  }
  input BookingsCalendarV2UpstreamCommonQueryV2Input {
    "Not used in the first request. Following requests use the cursor token and not \`filter\`."
    cursorPaging: BookingsCalendarV2UpstreamCommonCursorPagingInput
    "Predefined sets of fields to return. ${personalOnly}"
    fieldsets: [String]
    filter: JSON
  }
  input BookingsCalendarV2QuerySessionsRequestInput {
    "Start of the time range, in ISO 8601 format. Sessions that begin before it but end after it are included. Required, unless \`query.cursorPaging\` is provided."
    fromDate: String
    "Whether to include sessions imported from connected external calendars. Default: \`false\`."
    includeExternal: Boolean
    "If \`true\`, only single sessions and instances of recurring ones are returned, if \`false\`, only recurring session definitions. Default: \`true\`."
    instances: Boolean
    query: BookingsCalendarV2UpstreamCommonQueryV2Input
    "End of the time range, in ISO 8601 format. Required, unless \`query.cursorPaging\` is provided. Max: 1 year after \`fromDate\` for session instances."
    toDate: String
    "Type of sessions to return. Default: \`EVENT\`."
    type: BookingsCalendarV2QuerySessionsRequestSessionTypeFilter
  }
  type BookingsCalendarV2QuerySessionsResponse { items: [BookingsSchedulesV1Session] pageInfo: PageInfo }
  input BookingsCalendarV2ListSessionsRequestInput {
    "${personalOnly}" fieldsets: [String]
    "IDs of the sessions to retrieve." ids: [String]
  }
  type BookingsCalendarV2ListSessionsResponse { sessions: [BookingsSchedulesV1Session] }
  input BookingsSessionsV1SessionRequestInput {
    "${personalOnly}" fieldsets: [String]
    id: ID!
  }
  enum BookingsCommonV1LocationLocationType { CUSTOM OWNER_BUSINESS OWNER_CUSTOM UNDEFINED }
  type BookingsCommonV1Location {
    "Free text address used when locationType is \`OWNER_CUSTOM\`." address: String
    locationType: BookingsCommonV1LocationLocationType
  }
  type BookingsSchedulesV1LocalDateTime {
    dayOfMonth: Int hourOfDay: Int minutesOfHour: Int monthOfYear: Int year: Int
  }
  type BookingsSchedulesV1CalendarDateTime {
    "The local date and time for the business's time zone." localDateTime: BookingsSchedulesV1LocalDateTime
    "Derived from the schedule's time zone." timeZone: String
    "UTC date-time in ISO 8601 format." timestamp: String
  }
  enum BookingsSchedulesV1LinkedScheduleTransparency { BUSY FREE UNDEFINED }
  type BookingsSchedulesV1LinkedSchedule {
    scheduleId: String
    "Owner ID, of the linked schedule." scheduleOwnerId: String
    transparency: BookingsSchedulesV1LinkedScheduleTransparency
  }
  enum BookingsSchedulesV1ParticipantApprovalStatus { ${participantStates} }
  type BookingsSchedulesV1Participant {
    approvalStatus: BookingsSchedulesV1ParticipantApprovalStatus
    "Contact ID." contactId: String
    email: String
    "Participant ID. Currently represents the booking.id." id: String
    "Whether the participant was inherited from the schedule." inherited: Boolean
    name: String
    partySize: Int
    phone: String
  }
  enum BookingsSchedulesV1SessionStatus { CANCELLED CONFIRMED UNDEFINED }
  enum BookingsSchedulesV1SessionType { AVAILABILITY EVENT TIME_AVAILABILITY UNDEFINED WORKING_HOURS }
  type BookingsSchedulesV1Session {
    "Schedules whose availability is affected by the session. For example, that of an instructor is affected by the classes that they instruct."
    affectedSchedules: [BookingsSchedulesV1LinkedSchedule]
    capacity: Int
    end: BookingsSchedulesV1CalendarDateTime
    id: String
    inheritedFields: [String]
    "A recurrence rule if the session is an instance of a recurrence pattern." instanceOfRecurrence: String
    location: BookingsCommonV1Location
    "Additional information about the session." notes: String
    originalStart: String
    "*Partial list* of participants booked for the session." participants: [BookingsSchedulesV1Participant]
    "A recurrence rule (RRULE) for a recurring session." recurrence: String
    "The ID of the recurring session if this session is an instance of a recurrence." recurringSessionId: String
    "ID of the schedule that the session belongs to." scheduleId: String
    "ID of the resource or service that the session's schedule belongs to." scheduleOwnerId: String
    start: BookingsSchedulesV1CalendarDateTime
    "\`CONFIRMED\` is the default value, \`CANCELLED\` says that the session was deleted." status: BookingsSchedulesV1SessionStatus
    "__Deprecated.__" tags: [String]
    "Time reserved after the session end time." timeReservedAfter: Int
    "Session title, inherited from the schedule." title: String
    totalNumberOfParticipants: Int
    type: BookingsSchedulesV1SessionType
  }

  enum BookingsServicesV2LocationTypeEnumLocationType { ${locationTypes} }
  enum BookingsServicesV2ServiceTypeEnumServiceType { APPOINTMENT CLASS COURSE UNKNOWN_SERVICE_TYPE }
  type BookingsServicesV2AvailabilityConstraints {
    "Duration options for sessions, in minutes." sessionDurations: [Int]
    timeBetweenSessions: Int
  }
  type BookingsServicesV2BusinessLocationOptions { default: Boolean id: String name: String }
  type BookingsServicesV2Category { id: String name: String sortOrder: Int }
  type BookingsServicesV2Location {
    business: BookingsServicesV2BusinessLocationOptions type: BookingsServicesV2LocationTypeEnumLocationType
  }
  type BookingsServicesV2OnlineBooking { allowMultipleRequests: Boolean enabled: Boolean requireManualApproval: Boolean }
  type BookingsServicesV2Schedule { availabilityConstraints: BookingsServicesV2AvailabilityConstraints id: String }
  type BookingsServicesV2Service {
    category: BookingsServicesV2Category createdDate: String defaultCapacity: Int description: String hidden: Boolean
    id: String locations: [BookingsServicesV2Location] name: String onlineBooking: BookingsServicesV2OnlineBooking
    revision: Int schedule: BookingsServicesV2Schedule sortOrder: Int
    "IDs of the staff members providing the service. For appointments only." staffMemberIds: [String]
    tagLine: String type: BookingsServicesV2ServiceTypeEnumServiceType updatedDate: String
  }
  input BookingsServicesV2ServiceRequestInput { id: ID! }
  input BookingsServicesV2QueryServicesRequestInput { query: BookingsServicesV2UpstreamCommonQueryV2Input }
  type BookingsServicesV2QueryServicesResponse { items: [BookingsServicesV2Service] pageInfo: PageInfo }

  enum LocationsLocationStatus { ACTIVE INACTIVE }
  type LocationsStreetAddress { apt: String name: String number: String }
  type LocationsAddress {
    city: String country: String formattedAddress: String hint: String postalCode: String
    streetAddress: LocationsStreetAddress subdivision: String
  }
  type LocationsLocation {
    address: LocationsAddress archived: Boolean default: Boolean description: String email: String fax: String id: String
    name: String phone: String revision: Int status: LocationsLocationStatus
    "Timezone in \`America/New_York\` format." timeZone: String
  }
  input BusinessToolsLocationsV1LocationRequestInput { id: ID! }
  input LocationsQueryLocationsRequestInput { query: CommonQueryInput }
  type LocationsQueryLocationsResponse { items: [LocationsLocation] pageInfo: PageInfo }
`;
