/** SDL of the dispatch board: time that is kept free, shifts, zones and capacity. */
export const dispatchText: string = /* GraphQL */ `
  enum ShiftType {
    Normal
    OnCall
    TimeOff
  }

  "Time of a technician that is kept for something else than a job"
  type NonJobAppointmentResponse {
    id: Long!
    technicianId: Long!
    technician: TechnicianResponse
    start: DateTime!
    name: String!
    "hh:mm:ss"
    duration: String!
    timesheetCodeId: Long
    summary: String
    clearDispatchBoard: Boolean!
    clearTechnicianView: Boolean!
    removeTechnicianFromCapacityPlanning: Boolean!
    allDay: Boolean!
    active: Boolean!
    createdOn: DateTime!
    createdById: Long!
  }

  type TechnicianShiftResponse {
    id: Long!
    shiftType: ShiftType!
    title: String!
    note: String
    active: Boolean!
    technicianId: Long!
    start: DateTime!
    end: DateTime!
  }

  type ZoneResponse {
    id: Long!
    active: Boolean!
    name: String
    zips: [String!]
    cities: [String!]
    territoryNumbers: [String!]
    locnNumbers: [String!]
    createdBy: Long!
    createdOn: DateTime!
    modifiedOn: DateTime!
    serviceDaysEnabled: Boolean!
    serviceDays: [String!]
    businessUnits: [Long!]
  }

  input CapacityQueryFilter {
    "The earliest start, in UTC"
    startsOnOrAfter: DateTime!
    "The latest end, in UTC"
    endsOnOrBefore: DateTime!
    businessUnitIds: [Long!]
    "What is to be booked; it tells the length"
    jobTypeId: Long
    skillBasedAvailability: Boolean!
  }

  type CapacityResponse {
    timeStamp: DateTime!
    availabilities: [CapacityResponseAvailability!]!
  }

  type CapacityResponseAvailability {
    start: DateTime!
    end: DateTime!
    businessUnitIds: [Long!]!
    totalAvailability: Float!
    openAvailability: Float!
    technicians: [CapacityResponseTechnician!]!
    isExceedingIdealBookingPercentage: Boolean!
  }

  enum CapacityTechnicianStatus {
    Unavailable
    Available
  }

  type CapacityResponseTechnician {
    id: Long!
    name: String!
    status: CapacityTechnicianStatus!
  }
`;
