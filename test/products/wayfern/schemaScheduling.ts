/** The subgraph of the appointment book. */
export const wayfernSchedulingText: string = /* GraphQL */ `
  enum AppointmentState {
    STATE_UNSPECIFIED
    SCHEDULED
    CONFIRMED
    CHECKED_IN
    IN_PROGRESS
    READY
    COMPLETED
    CANCELLED
    NO_SHOW
  }

  enum BookingChannel {
    CHANNEL_UNSPECIFIED
    FRONT_DESK
    ONLINE
    MOBILE_APP
    INTEGRATION
  }

  enum CancellationReason {
    CANCELLATION_REASON_UNSPECIFIED
    CLIENT_REQUEST
    PRACTICE_REQUEST
    PATIENT_DECEASED
    WEATHER
    DUPLICATE
  }

  type Cancellation {
    reason: CancellationReason!
    note: String
    cancelTime: Timestamp!
  }

  "A patient's place in the book. Medical work is recorded in an Encounter, time without patients in a ScheduleBlock."
  type Appointment implements AuditedResource {
    id: ID!
    location: Location!
    appointmentType: AppointmentType!
    "Output only. Changed by custom methods, such as checkInAppointment."
    state: AppointmentState!
    startTime: Timestamp!
    endTime: Timestamp!
    durationMinutes: Int!
    client: Client
    patient: Patient
    "Unset while any free provider may take it."
    provider: Provider
    resources: [Resource!]!
    "In the client's words."
    reasonForVisit: String
    "For the staff alone."
    schedulingNotes: String
    bookingChannel: BookingChannel!
    confirmTime: Timestamp
    checkInTime: Timestamp
    cancellation: Cancellation
    checkInSession: CheckInSession
    encounter: Encounter
    createTime: Timestamp!
    updateTime: Timestamp!
    deleteTime: Timestamp
    creator: Actor
    etag: String!
  }

  enum AppointmentCategory {
    CATEGORY_UNSPECIFIED
    MEDICAL
    SURGICAL
    TECHNICIAN
  }

  type AppointmentType {
    id: ID!
    displayName: String!
    category: AppointmentCategory!
    defaultDurationMinutes: Int!
    colorHex: String!
    onlineBookable: Boolean!
    depositAmount: Money
    requiredResourceKinds: [ResourceKind!]!
  }

  enum ProviderState {
    STATE_UNSPECIFIED
    ACTIVE
    INACTIVE
  }

  "A person who can be scheduled."
  type Provider {
    id: ID!
    givenName: String!
    familyName: String!
    displayName: String!
    credentials: String
    initials: String!
    role: StaffRole!
    state: ProviderState!
    locations: [Location!]!
    onlineBookable: Boolean!
    staffMember: StaffMember
  }

  enum ResourceKind {
    RESOURCE_KIND_UNSPECIFIED
    EXAM_ROOM
    SURGERY_SUITE
    KENNEL
    EQUIPMENT
  }

  type Resource {
    id: ID!
    displayName: String!
    kind: ResourceKind!
    location: Location!
    capacity: Int!
  }

  "When a provider works."
  type Shift {
    id: ID!
    provider: Provider!
    location: Location!
    startTime: Timestamp!
    endTime: Timestamp!
    onCall: Boolean!
  }

  enum ScheduleBlockKind {
    KIND_UNSPECIFIED
    MEETING
    LUNCH
    TIME_OFF
    HOLD
  }

  "Time that is kept free."
  type ScheduleBlock {
    id: ID!
    kind: ScheduleBlockKind!
    title: String!
    location: Location!
    provider: Provider
    startTime: Timestamp!
    endTime: Timestamp!
    createTime: Timestamp!
  }

  enum WaitlistState {
    STATE_UNSPECIFIED
    WAITING
    OFFERED
    BOOKED
    REMOVED
  }

  type WaitlistEntry {
    id: ID!
    client: Client!
    patient: Patient
    location: Location!
    appointmentType: AppointmentType!
    preferredProvider: Provider
    earliestDate: Date!
    latestDate: Date
    state: WaitlistState!
    notes: String
    createTime: Timestamp!
  }

  enum AppointmentRequestState {
    STATE_UNSPECIFIED
    PENDING
    ACCEPTED
    DECLINED
    EXPIRED
  }

  "What was asked for online; not in the book before it is accepted."
  type AppointmentRequest {
    id: ID!
    requesterName: String!
    requesterEmailAddress: String
    client: Client
    patient: Patient
    petName: String!
    location: Location!
    appointmentType: AppointmentType!
    requestedStartTime: Timestamp!
    state: AppointmentRequestState!
    declineReason: String
    appointment: Appointment
    createTime: Timestamp!
    expireTime: Timestamp!
  }

  type OnlineBookingSettings {
    location: Location!
    enabled: Boolean!
    leadTimeHours: Int!
    horizonDays: Int!
    requireApproval: Boolean!
    bookableAppointmentTypes: [AppointmentType!]!
    updateTime: Timestamp!
  }

  type CheckInKiosk {
    id: ID!
    displayName: String!
    location: Location!
    lastHeartbeatTime: Timestamp!
  }

  enum CheckInSessionState {
    STATE_UNSPECIFIED
    STARTED
    SUBMITTED
    ABANDONED
  }

  "What a client typed at a kiosk. Doesn't change the appointment's state by itself."
  type CheckInSession {
    id: ID!
    kiosk: CheckInKiosk!
    appointment: Appointment!
    state: CheckInSessionState!
    startTime: Timestamp!
    submitTime: Timestamp
  }

  type AvailableSlot {
    startTime: Timestamp!
    endTime: Timestamp!
    provider: Provider!
    location: Location!
  }
`;
