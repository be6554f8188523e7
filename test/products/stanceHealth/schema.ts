import { stanceInputsText } from './inputs.ts';

/** SDL of what has to do with people, centers, the calendar and money; names and nullability as the service has them. */
export const stanceText = `
  """MongoDB ObjectID scalar type"""
  scalar ObjectID
  """MongoDB Time scalar type"""
  scalar Time
  """MongoDB Timestamp scalar type"""
  scalar Timestamp
  """A field whose value conforms to the standard URL format as specified in RFC3986: https://www.ietf.org/rfc/rfc3986.txt."""
  scalar URL
  """Patient type for healthcare recipients"""
  type AdditionalOrganization { addedAt: Timestamp! centers: [Center!]! organization: Organization! }
  type Address { city: String! country: String! state: String! street: String! zip: String! }
  """Appointment"""
  type Appointment implements DataRow {
    _id: ObjectID! cancellationNote: String cancellationReason: CancellationReason cancelledAt: Timestamp
    cancelledBy: User category: PatientCategory center: Center! consultant: User createdAt: Timestamp!
    event: AppointmentEvent! invoice: Invoice isActive: Boolean! isPrepaid: Boolean isWaitlisted: Boolean!
    medium: AppointmentMedium! meetingLink: String notes: String patient: User! report: Report
    rescheduledFrom: [Appointment!] rescheduledTo: Appointment seqNo: String! status: AppointmentStatus!
    treatment: Service updatedAt: Timestamp! version: Int! visitType: AppointmentVisitType!
  }
  type AppointmentEvent implements BaseEvent & DataRow {
    _id: ObjectID! appointment: Appointment! attendees: [User!]! center: Center createdAt: Timestamp!
    description: String endTime: Timestamp! eventId: String eventType: EventType! host: EventHost!
    hostType: EventHostType! isActive: Boolean! isWaitlisted: Boolean! meetingLink: String
    organization: Organization! recurrenceRule: Recurrence seqNo: String! startTime: Timestamp! title: String!
    updatedAt: Timestamp! version: Int!
  }
  type AuthenticatedSession { refreshToken: String! token: String! user: User! }
  type AvailabilityEvent implements BaseEvent & DataRow {
    _id: ObjectID! attendees: [User!] availabilityStatus: AvailabilityStatus! center: Center createdAt: Timestamp!
    description: String endTime: Time! eventId: String eventType: EventType! host: EventHost!
    hostType: EventHostType! isActive: Boolean! isAvailable: Boolean! organization: Organization!
    recurrenceRule: Recurrence! seqNo: String! startTime: Time! title: String! updatedAt: Timestamp! version: Int!
  }
  type AvailabilitySlot { centerId: ObjectID! centerName: String! endTime: Time! startTime: Time! }
  interface BaseEvent {
    _id: ObjectID! attendees: [User!] center: Center createdAt: Timestamp! description: String eventId: String
    eventType: EventType! host: EventHost! hostType: EventHostType! isActive: Boolean! organization: Organization!
    recurrenceRule: Recurrence seqNo: String! title: String! updatedAt: Timestamp! version: Int!
  }
  type Center implements DataRow {
    _id: ObjectID! address: Address! createdAt: Timestamp! isActive: Boolean! isOnline: Boolean! location: URL!
    name: String! organization: Organization! phone: String! seqNo: String! updatedAt: Timestamp! version: Int!
  }
  """Consultant type definition"""
  type Consultant {
    allowOnlineBooking: Boolean! allowOnlineDelivery: DeliveryMode! bio: String centers: [Center!]!
    designation: Designation! dob: Timestamp firstName: String! gender: Gender! lastName: String location: Address
    organization: Organization! profilePicture: String services: [Service!]! specialization: Specialization!
  }
  type ConsultantAvailability { availableSlots: [AvailabilitySlot!]! consultantId: ObjectID! consultantName: String! }
  type CursorPaginationInfo {
    hasNext: Boolean! hasPrevious: Boolean! limit: Int! nextCursor: String prevCursor: String
  }
  interface DataRow { _id: ObjectID! createdAt: Timestamp! isActive: Boolean! updatedAt: Timestamp! version: Int! }
  union Event = AppointmentEvent | AvailabilityEvent
  union EventHost = Center | Organization | User
  type EventPagination { hasNext: Boolean! hasPrevious: Boolean! limit: Int! nextCursor: String prevCursor: String }
  type Invoice implements DataRow {
    _id: ObjectID! amount: Float! appointment: Appointment center: Center! createdAt: Timestamp! dueDate: Timestamp!
    footer: String isActive: Boolean! items: [InvoiceItem!]! notes: String organization: Organization!
    patient: User! pdfUrl: String seqNo: String staff: User status: InvoiceStatus! subheading: String
    updatedAt: Timestamp! version: Int!
  }
  type InvoiceItem { amount: Float! description: String discount: Float item: Service! price: Float! quantity: Int! }
  """Message Template for WhatsApp/SMS"""
  type MessageTemplate implements DataRow {
    _id: ObjectID! content: String! createdAt: Timestamp! description: String isActive: Boolean! isDefault: Boolean!
    name: String! organization: Organization! placeholders: [String!] seqNo: String! type: MessageTemplateType!
    updatedAt: Timestamp! version: Int!
  }
  type Organization implements DataRow {
    _id: ObjectID! address: Address! brandName: String! companyName: String! createdAt: Timestamp!
    gstNumber: String! isActive: Boolean! logo: URL panNumber: String! socialLinks: [URL!]! updatedAt: Timestamp!
    version: Int!
  }
  type Package implements DataRow {
    _id: ObjectID! centers: [Center!]! createdAt: Timestamp! description: String internalName: String!
    isActive: Boolean! isMultiUser: Boolean! maxUsers: Int name: String! organization: Organization! price: Float!
    seqNo: String! services: [Service!]! updatedAt: Timestamp! validity: Int! version: Int!
  }
  type PaginatedEvents { data: [Event!]! pagination: EventPagination! }
  type PaginatedInvoices implements PaginatedResponse { data: [Invoice!]! pagination: CursorPaginationInfo! }
  interface PaginatedResponse { data: [DataRow!]! pagination: CursorPaginationInfo! }
  type PaginatedUsers implements PaginatedResponse { data: [User!]! pagination: CursorPaginationInfo! }
  type Patient {
    additionalOrganizations: [AdditionalOrganization!] bio: String category: PatientCategory centers: [Center!]!
    cohort: PatientCohort consultant: User dob: Timestamp firstName: String! gender: Gender! lastName: String
    organization: Organization! patientType: PatientType profilePicture: String referral: Referral
    status: PatientStatus
  }
  type PatientExistsResult { currentOrgId: ObjectID exists: Boolean! isInDifferentOrg: Boolean! patient: User }
  """Permission definition associating actions with a resource"""
  type Permission { action: [Action!]! resource: Resource! }
  union ProfileData = Consultant | Patient | Staff
  type Recurrence { endDate: Timestamp! rrule: String! startDate: Timestamp! }
  type Referral { name: String type: ReferralType! user: ObjectID }
  type Report implements DataRow {
    _id: ObjectID! appointment: Appointment createdAt: Timestamp! isActive: Boolean! isFirstAssessment: Boolean!
    patient: User! pdf: String seqNo: String! updatedAt: Timestamp! version: Int!
  }
  """Role based access control types"""
  type Role implements DataRow {
    _id: ObjectID! createdAt: Timestamp! description: String isActive: Boolean! isSystemRole: Boolean! name: String!
    permissions: [Permission!]! scope: Scope! scopeType: ScopeType! updatedAt: Timestamp! version: Int!
  }
  union Scope = Center | Organization
  type Service implements DataRow {
    _id: ObjectID! allowOnlineBooking: Boolean! allowOnlineDelivery: Boolean! centers: [Center!]!
    createdAt: Timestamp! description: String doneBy: [Designation!] duration: Int! internalName: String!
    isActive: Boolean! isNewUserService: Boolean! isPrePaid: Boolean! name: String! organization: Organization!
    price: Float! seqNo: String! updatedAt: Timestamp! version: Int!
  }
  type Session implements DataRow {
    _id: ObjectID! createdAt: Timestamp! isActive: Boolean! isCurrentSession: Boolean! lastActive: Timestamp!
    refreshToken: String! updatedAt: Timestamp! user: User! version: Int!
  }
  """Staff type definition"""
  type Staff {
    centers: [Center!]! firstName: String! lastName: String organization: Organization! profilePicture: String
  }
  type Stats {
    newPatients: Int! overduePayments: Float! overduePaymentsCount: Int! pendingPayments: Float!
    pendingPaymentsCount: Int! revenue: Float! totalPatients: Int!
  }
  type TimeSlot { endTime: Time! startTime: Time! }
  type User implements DataRow {
    _id: ObjectID! createdAt: Timestamp! email: String isActive: Boolean! phone: String! profileData: ProfileData
    seqNo: String! updatedAt: Timestamp! userType: UserType! version: Int!
  }
  """User permissions bound to a specific scope"""
  type UserPermissions implements DataRow {
    _id: ObjectID! createdAt: Timestamp! isActive: Boolean! permissions: [Permission!]! scope: Scope!
    scopeType: ScopeType! updatedAt: Timestamp! user: User! version: Int!
  }
  type Query {
    _empty: String
    activeSessions: [Session!]!
    appointment(id: ID!): Appointment!
    appointments(filter: AppointmentFilter!, search: String): [Appointment!]!
    center(id: ObjectID!): Center!
    centers: [Center!]!
    checkPatientByPhone(organizationId: ObjectID!, phone: String!): PatientExistsResult!
    currentSession: AuthenticatedSession!
    event(id: ObjectID!): Event!
    events(filter: EventFilter!, pagination: CursorPaginationInput, search: String, sort: EventSortInput): PaginatedEvents!
    getCenterAvailability(input: CenterAvailabilityInput!): [ConsultantAvailability!]!
    getFilteredConsultants(filter: ConsultantFilterInput!): [User!]!
    getOrganizationAvailability(input: OrganizationAvailabilityInput!): [ConsultantAvailability!]!
    invoice(id: ObjectID!): Invoice!
    invoices(filter: InvoiceFilter!, pagination: CursorPaginationInput, search: String, sort: InvoiceSortInput): PaginatedInvoices!
    me: User!
    messageTemplates(filter: MessageTemplateFilter): [MessageTemplate!]!
    organization(id: ObjectID!): Organization!
    packages(centerId: [ObjectID!]): [Package!]!
    patientAppointmentCount(patientId: ObjectID!): Int!
    patientByPhone(phone: String!): User
    patientExists(phone: String!): Boolean!
    reports(patientId: ObjectID!): [Report!]!
    role(id: ObjectID!): Role!
    roles: [Role!]!
    service(id: ObjectID!): Service!
    services(advanceId: ObjectID, centerId: [ObjectID!]): [Service!]!
    stats(input: GetStatsInput!): Stats!
    user(userId: ObjectID!): User!
    userPermissions(scopeId: ObjectID, userId: ObjectID!): [UserPermissions]!
    users(centerId: [ObjectID!]!, filter: UserFilterInput, pagination: CursorPaginationInput, search: String, sort: UserSortInput, userType: UserType): PaginatedUsers!
  }
  type Mutation {
    _empty: String
    addPatientToOrganization(centerIds: [ObjectID!]!, organizationId: ObjectID!, patientId: ObjectID!): User!
    createAppointment(input: CreateAppointmentInput!): Appointment!
    createAvailabilityEvent(availability: CreateAvailabilityEventInput!, event: CreateEventInput!): AvailabilityEvent!
    createCenter(input: CreateCenterInput!): Center!
    createConsultant(input: CreateConsultantInput!): User!
    createInvoice(input: CreateInvoiceInput!): Invoice!
    createPatient(input: CreatePatientInput!): User!
    createService(input: CreateServiceInput!): Service!
    createStaff(input: CreateStaffInput!): User!
    deleteAppointment(id: ObjectID!): Appointment!
    deleteAvailabilityEvent(id: ObjectID!): Boolean!
    deleteEvent(id: ObjectID!): Boolean!
    deleteInvoice(id: ObjectID!): Invoice!
    deleteService(id: ObjectID!): Service!
    deleteUser(userId: ObjectID!): Boolean!
    getAvailableSlots(input: GetAvailableSlotsInput!): [TimeSlot]!
    login(input: LoginInput!): AuthenticatedSession!
    logout: Session!
    sendOTP(phone: String!): String!
    updateAppointment(id: ObjectID!, input: UpdateAppointmentInput!): Appointment!
    updateAvailabilityEvent(availability: UpdateAvailabilityEventInput, event: UpdateEventInput, id: ObjectID!): AvailabilityEvent!
    updateCenter(id: ObjectID!, input: UpdateCenterInput!): Center!
    updateConsultant(id: ObjectID!, input: UpdateConsultantInput!): User!
    updatePatient(id: ObjectID!, input: UpdatePatient!): User!
    updateService(id: ObjectID!, input: UpdateServiceInput!): Service!
    updateStaff(id: ObjectID!, input: UpdateStaffInput!): User!
  }
  ${stanceInputsText}
`;
