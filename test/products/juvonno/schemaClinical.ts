/** SDL of appointments, complaints and encounters. */
export const juvonnoClinicalText = /* GraphQL */ `
  type AppointmentList {
    total: Int
    page: Int
    "Rows of this page"
    count: Int
    list: [Appointment]
  }

  type AppointmentResponse {
    appointment: Appointment
  }

  type Appointment {
    "Juvonno ID"
    id: Int
    date: Date
    "HH:mm, by the clock of the branch"
    start_time: String
    "In minutes"
    duration: Int
    status: AppointmentStatus
    schedule_type: ScheduleType
    branch: BranchSummary
    customer: CustomerSummary
    attendants: [StaffSummary]
    room: Room
    services: [ServiceSummary]
    notes: String
    cancellation_reason: String
    creation_date: DateTime
    modification_date: DateTime
  }

  enum AppointmentStatus {
    booked
    confirmed
    arrived
    in_session
    ready_for_checkout
    completed
    no_show
    cancelled
  }

  type ScheduleType {
    id: Int
    name: String
  }

  type AppointmentType {
    "To be used as schedule_type_id"
    id: Int
    name: String
    "In minutes"
    duration: Int
    color: String
    online_booking: Boolean
  }

  type AvailabilityList {
    total: Int
    list: [AvailabilitySlot]
  }

  type AvailabilitySlot {
    date: Date
    start_time: String
    duration: Int
    staff: StaffSummary
  }

  type ComplaintList {
    total: Int
    page: Int
    count: Int
    list: [Complaint]
  }

  type ComplaintResponse {
    complaint: Complaint
  }

  "What a Customer is treated for"
  type Complaint {
    id: Int
    customer_id: Int
    name: String
    onset_date: Date
    priority: ComplaintPriority
    status: ComplaintStatus
    laterality: String
  }

  enum ComplaintPriority {
    low
    normal
    high
  }

  enum ComplaintStatus {
    active
    resolved
  }

  type EncounterList {
    total: Int
    page: Int
    count: Int
    list: [EncounterSummary]
  }

  type EncounterSummary {
    id: Int
    date: Date
    template: EncounterTemplate
    status: EncounterStatus
  }

  type EncounterResponse {
    encounter: Encounter
  }

  "A chart or an intake form that was filled in"
  type Encounter {
    id: Int
    date: Date
    appointment_id: Int
    customer: CustomerSummary
    staff: StaffSummary
    template: EncounterTemplate
    status: EncounterStatus
    data: [EncounterSection]
    creation_date: DateTime
  }

  enum EncounterStatus {
    draft
    signed
  }

  type EncounterTemplate {
    id: Int
    name: String
  }

  type EncounterSection {
    name: String
    fields: [EncounterField]
  }

  type EncounterField {
    id: String
    name: String
    value: String
  }

  "IDs of Encounters"
  type AppointmentEncounters {
    charts: [Int]
    intakes: [Int]
  }
`;
