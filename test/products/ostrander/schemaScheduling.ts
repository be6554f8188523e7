/** SDL of the scheduling service. */
export const ostranderSchedulingText: string = /* GraphQL */ `
  type SchedulingQuery {
    "Hospitals of the tenant. Ordered by id; orderBy takes displayName and facilityNumber."
    facilities(filter: FacilityFilter, orderBy: String, pageSize: Int, pageToken: String): ListFacilitiesResponse!
    facility(id: ID!): Facility
    regions: [Region!]!
    "What can be booked. Ordered by id; retired offerings are left out."
    serviceOfferings(filter: ServiceOfferingFilter, pageSize: Int, pageToken: String): ListServiceOfferingsResponse!
    serviceOffering(id: ID!): ServiceOffering
    "Appointments whose slot starts within an interval of at most 35 days. Ordered by slot.startTime; orderBy takes slot.startTime, createTime and updateTime."
    appointments(
      filter: AppointmentFilter!
      orderBy: String
      "Deleted ones too."
      showDeleted: Boolean = false
      pageSize: Int
      pageToken: String
    ): ListAppointmentsResponse!
    "Also answers one that was deleted, with its deleteTime."
    appointment(id: ID!): Appointment
    appointmentByConfirmationNumber(confirmationNumber: String!): Appointment
    "Time in the book that is held back from appointments."
    calendarHolds(filter: CalendarHoldFilter!, pageSize: Int, pageToken: String): ListCalendarHoldsResponse!
    "Slots that are free for an offering, on at most 31 dates of the facility's calendar."
    availableSlots(facilityId: ID!, serviceOfferingId: ID!, dates: DateRangeInput!, workerId: ID): [Slot!]!
    waitlistEntries(facilityId: ID, pageSize: Int, pageToken: String): ListWaitlistEntriesResponse!
  }

  enum AppointmentStatus {
    APPOINTMENT_STATUS_UNSPECIFIED
    APPOINTMENT_STATUS_BOOKED
    APPOINTMENT_STATUS_CONFIRMED
    APPOINTMENT_STATUS_CHECKED_IN
    APPOINTMENT_STATUS_IN_CARE
    APPOINTMENT_STATUS_READY_FOR_DISCHARGE
    APPOINTMENT_STATUS_FULFILLED
    APPOINTMENT_STATUS_CANCELED
    APPOINTMENT_STATUS_NO_SHOW
  }

  input AppointmentFilter {
    startsWithin: IntervalInput!
    facilityIds: [ID!]
    workerIds: [ID!]
    customerId: ID
    patientId: ID
    statuses: [AppointmentStatus!]
    updatedSince: Timestamp
  }

  "Where and when somebody is seen, and by whom."
  type Slot {
    facility: Facility!
    startTime: Timestamp!
    endTime: Timestamp!
    "None where it is left open who takes it."
    worker: Worker
    room: Room
  }

  "One service for one patient."
  type ServiceLine {
    id: ID!
    offering: ServiceOffering!
    "None where nobody is brought, such as for a pick-up."
    patient: PatientOfCare
    plannedDuration: Duration!
  }

  type Appointment {
    id: ID!
    resourceName: String!
    "Changes with each write."
    etag: String!
    confirmationNumber: String!
    status: AppointmentStatus!
    slot: Slot!
    "At least one."
    serviceLines: [ServiceLine!]!
    "None for an animal that belongs to nobody."
    customer: Customer
    "In the words of whoever booked."
    reasonForVisit: String
    bookingChannel: BookingChannel!
    cancellation: AppointmentCancellation
    statusChanges: [AppointmentStatusChange!]!
    encounter: Encounter
    createTime: Timestamp!
    updateTime: Timestamp!
    deleteTime: Timestamp
  }

  enum BookingChannel {
    BOOKING_CHANNEL_UNSPECIFIED
    BOOKING_CHANNEL_FRONT_DESK
    BOOKING_CHANNEL_CONTACT_CENTER
    BOOKING_CHANNEL_SELF_SERVICE
  }

  enum CancellationReason {
    CANCELLATION_REASON_UNSPECIFIED
    CANCELLATION_REASON_CUSTOMER_REQUEST
    CANCELLATION_REASON_FACILITY_REQUEST
    CANCELLATION_REASON_PATIENT_DECEASED
  }

  type AppointmentCancellation {
    reason: CancellationReason!
    comment: String
    cancelTime: Timestamp!
  }

  type AppointmentStatusChange {
    status: AppointmentStatus!
    changeTime: Timestamp!
  }

  type ListAppointmentsResponse {
    appointments: [Appointment!]!
    "Empty on the last page. Goes with the same filter and order only."
    nextPageToken: String!
    totalSize: Int!
  }

  input CalendarHoldFilter {
    startsWithin: IntervalInput!
    facilityIds: [ID!]
    workerIds: [ID!]
  }

  type CalendarHold {
    id: ID!
    displayName: String!
    slot: Slot!
    createTime: Timestamp!
  }

  type ListCalendarHoldsResponse {
    calendarHolds: [CalendarHold!]!
    nextPageToken: String!
    totalSize: Int!
  }

  "Somebody who would like to come sooner."
  type WaitlistEntry {
    id: ID!
    customer: Customer!
    patient: PatientOfCare
    offering: ServiceOffering!
    facility: Facility!
    createTime: Timestamp!
  }

  type ListWaitlistEntriesResponse {
    waitlistEntries: [WaitlistEntry!]!
    nextPageToken: String!
    totalSize: Int!
  }
`;
