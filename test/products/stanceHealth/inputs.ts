/** SDL of the inputs and enums. */
export const stanceInputsText = `
  input AddressInput { city: String! country: String! state: String! street: String! zip: String! }
  input AppointmentFilter {
    category: PatientCategory center: [ObjectID!] consultant: ObjectID medium: AppointmentMedium
    notAssigned: Boolean patient: ObjectID status: AppointmentStatus treatment: ObjectID
    visitType: AppointmentVisitType
  }
  input CenterAvailabilityInput {
    centerId: ObjectID! consultantId: ObjectID deliveryMode: String designation: String endDate: Timestamp!
    serviceDuration: Int! startDate: Timestamp!
  }
  input ConsultantFilterInput {
    allowOnlineBooking: Boolean allowOnlineDelivery: [DeliveryMode!] centers: [ObjectID!]
  }
  input CreateAppointmentEventInput { endTime: Timestamp! startTime: Timestamp! }
  """Input for creating a new appointment"""
  input CreateAppointmentInput {
    category: PatientCategory center: ObjectID! consultant: ObjectID event: CreateAppointmentEventInput!
    isPrepaid: Boolean medium: AppointmentMedium! meetingLink: String notes: String patient: ObjectID!
    status: AppointmentStatus treatment: ObjectID visitType: AppointmentVisitType
  }
  input CreateAvailabilityEventInput {
    availabilityStatus: AvailabilityStatus! """End time of the event.""" endTime: Time! isAvailable: Boolean!
    """Start time of the event.""" startTime: Time!
  }
  input CreateCenterInput { address: AddressInput! isOnline: Boolean location: URL! name: String! phone: String! }
  input CreateConsultantInput {
    allowOnlineBooking: Boolean allowOnlineDelivery: DeliveryMode bio: String centers: [ObjectID!]!
    designation: Designation! dob: Timestamp! email: String! firstName: String! gender: Gender! lastName: String
    location: AddressInput password: String! phone: String! profilePicture: String services: [ObjectID!]!
    specialization: Specialization!
  }
  input CreateEventInput {
    """List of attendees for the event.""" attendees: [ObjectID!]
    """Center where the event takes place (required for consultant schedules).""" center: ObjectID
    """Description of the event.""" description: String
    """Type of the event (e.g., appointment, availability, leave, holiday).""" eventType: EventType!
    """The host of the event (can be a center, user, or organization).""" host: ObjectID!
    """Type of the host (center, user, or organization).""" hostType: EventHostType!
    """Recurrence rule for the event.""" recurrenceRule: RecurrenceInput """Title of the event.""" title: String!
  }
  input CreateInvoiceInput {
    amount: Float! appointment: ObjectID center: ObjectID! createdAt: Timestamp dueDate: Timestamp! footer: String
    items: [CreateInvoiceItemInput!] notes: String patient: ObjectID staff: ObjectID subheading: String
  }
  input CreateInvoiceItemInput {
    amount: Float! description: String discount: Float item: ObjectID! price: Float! quantity: Int!
  }
  input CreatePatientInput {
    bio: String category: PatientCategory centers: [ObjectID!]! cohort: PatientCohort consultant: ObjectID
    dob: Timestamp email: String firstName: String! gender: Gender! lastName: String patientType: PatientType
    phone: String! profilePicture: String referral: ReferralInput
  }
  input CreateServiceInput {
    allowOnlineBooking: Boolean allowOnlineDelivery: Boolean centers: [ObjectID!] description: String
    doneBy: [Designation!] duration: Int! internalName: String! isNewUserService: Boolean isPrePaid: Boolean
    name: String! price: Float!
  }
  input CreateStaffInput {
    centers: [ObjectID!]! email: String! firstName: String! lastName: String! password: String! phone: String!
    profilePicture: String
  }
  input CursorPaginationInput { cursor: String direction: PaginationDirection limit: Int }
  """Filtering criteria for fetching events."""
  input EventFilter {
    appointmentFilter: AppointmentFilter attendees: [ObjectID!] endDate: Timestamp eventType: EventType
    host: ObjectID hostType: EventHostType startDate: Timestamp
  }
  input EventSortInput { field: EventSortField! order: SortOrder }
  input GetAvailableSlotsInput {
    center: ObjectID! date: Timestamp! duration: Int! host: ObjectID! hostType: EventHostType!
  }
  input GetStatsInput { centers: [ObjectID!]! }
  input InvoiceFilter {
    center: [ObjectID!] createdAt: Timestamp organization: ObjectID patient: ObjectID staff: ObjectID
    status: InvoiceStatus
  }
  input InvoiceSortInput { field: InvoiceSortField! order: SortOrder }
  input LoginInput { email: String! password: String! }
  input MessageTemplateFilter { isDefault: Boolean organization: ObjectID type: MessageTemplateType }
  input OrganizationAvailabilityInput {
    designation: String endDate: Timestamp! organizationId: ObjectID! serviceDuration: Int! startDate: Timestamp!
  }
  """Recurrence rule for scheduling events."""
  input RecurrenceInput { endDate: Timestamp! rrule: String! startDate: Timestamp! }
  input ReferralInput { name: String type: ReferralType! user: ObjectID }
  input UpdateAppointmentEventInput { endTime: Timestamp startTime: Timestamp }
  input UpdateAppointmentInput {
    cancellationNote: String cancellationReason: CancellationReason cancelledBy: ObjectID consultant: ObjectID
    event: UpdateAppointmentEventInput eventAttendees: [ObjectID] medium: AppointmentMedium meetingLink: String
    notes: String rescheduledFrom: [ObjectID!] rescheduledTo: ObjectID status: AppointmentStatus treatment: ObjectID
    visitType: AppointmentVisitType
  }
  input UpdateAvailabilityEventInput {
    availabilityStatus: AvailabilityStatus endTime: Time isAvailable: Boolean startTime: Time
  }
  input UpdateCenterInput { address: AddressInput isOnline: Boolean location: URL name: String phone: String }
  input UpdateConsultantInput {
    allowOnlineBooking: Boolean allowOnlineDelivery: DeliveryMode bio: String centers: [ObjectID!]
    designation: Designation dob: Timestamp email: String firstName: String gender: Gender lastName: String
    location: AddressInput phone: String profilePicture: String services: [ObjectID!] specialization: Specialization
  }
  input UpdateEventInput {
    """Description of the event.""" description: String
    """Recurrence rule for the event.""" recurrenceRule: RecurrenceInput """Title of the event.""" title: String
  }
  input UpdatePatient {
    bio: String category: PatientCategory centers: [ObjectID!] cohort: PatientCohort consultant: ObjectID
    dob: Timestamp email: String firstName: String gender: Gender lastName: String organization: ObjectID
    patientType: PatientType profilePicture: String referral: ReferralInput status: PatientStatus
  }
  input UpdateServiceInput {
    allowOnlineBooking: Boolean allowOnlineDelivery: Boolean centers: [ObjectID!] description: String
    doneBy: [Designation!] duration: Int internalName: String isNewUserService: Boolean isPrePaid: Boolean
    name: String price: Float
  }
  input UpdateStaffInput {
    centers: [ObjectID!] email: String firstName: String lastName: String phone: String profilePicture: String
  }
  input UserFilterInput { designation: String referralType: ReferralType status: PatientStatus }
  input UserSortInput { field: UserSortField! order: SortOrder }
  enum Action { APPROVE CREATE DELETE EDIT INVITE MANAGE REJECT VIEW }
  enum AppointmentMedium { IN_PERSON ONLINE }
  enum AppointmentStatus {
    BOOKED CANCELLED INVOICE_GENERATED PAID PRE_PAID TOKEN_PAID TOKEN_PENDING VISITED WAITLISTED
  }
  enum AppointmentVisitType { FIRST_VISIT FOLLOW_UP }
  enum AvailabilityStatus { AVAILABLE BREAK HOLIDAY INTERVIEW LEAVE MEETING UNAVAILABLE }
  enum CancellationReason {
    CONSULTANT_UNAVAILABLE PATIENT_ILLNESS PATIENT_NO_SHOW PATIENT_REQUEST REFERRED_ELSEWHERE RESCHEDULED
    TREATMENT_NOT_NEEDED
  }
  enum DeliveryMode { BOTH OFFLINE ONLINE }
  enum Designation { Orthopaedic_Doctor Physiotherapist SNC_Coach Sports_Massage_Therapist }
  enum EventHostType { CENTER ORGANIZATION USER }
  enum EventSortField { CREATED_AT START_TIME }
  enum EventType { APPOINTMENT AVAILABILITY }
  enum Gender { FEMALE MALE }
  enum InvoiceSortField { CREATED_AT SEQ_NO UPDATED_AT }
  enum InvoiceStatus { PAID PENDING }
  enum MessageTemplateType { ADVANCE_RECEIPT APPOINTMENT_CONFIRMATION INVOICE }
  enum PaginationDirection { BACKWARD FORWARD }
  enum PatientCategory { ADVOCATE Advertisement DOCTOR ORGANIC REFERRAL WEBSITE }
  enum PatientCohort { ACUTE ANXIOUS CHRONIC FITNESS_ENTHUSIASTS PERFORMER PREVENTIVE PROFESSIONAL_ATHLETE SURGICAL }
  enum PatientStatus { ACTIVE LEAD PACKAGE }
  enum PatientType { Home_Patient OP_Patient }
  enum ReferralType { CONSULTANT DOCTOR OTHER PATIENT }
  enum Resource { APPOINTMENT DASHBOARD INVENTORY PATIENT PAYMENT PRESCRIPTION REPORT SETTINGS STAFF }
  enum ScopeType { Center Organization }
  enum SortOrder { ASC DESC }
  enum Specialization { Acute Athlete Chronic Fitness Physiotherapy Surgical }
  enum UserSortField { CREATED_AT FIRST_NAME LAST_NAME SEQ_NO UPDATED_AT }
  """Available user types in the system"""
  enum UserType { ADMIN CONSULTANT PATIENT STAFF }
`;
