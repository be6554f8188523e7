/** SDL of the service, in the order in which its framework writes it. */
export const bookingText = `
  """
  Date-only scalar (YYYY-MM-DD), distinct from the DateTime scalar used elsewhere
  """
  scalar Date
  """
  A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format.
  """
  scalar DateTime
  type Appointment { booked_by_user: AppointmentBookedByUser cancellation_reason: String clinic: AppointmentClinic! clinician: AppointmentClinician! created_at: DateTime! duration_minutes: Int! end_datetime: DateTime! id: ID! notes: String patient: AppointmentPatient! reminder_sent_at: DateTime room: AppointmentRoom service: AppointmentService start_datetime: DateTime! status: String! status_logs: [AppointmentStatusLog!]! tenant_id: String updated_at: DateTime! }
  type AppointmentBookedByUser { id: ID! name: String! }
  type AppointmentClinic { address: String city: String id: ID! name: String! timezone: String }
  type AppointmentClinician { avatar_url: String clinician_type: ClinicianTypeInfo first_name: String! full_name: String! id: ID! last_name: String! }
  input AppointmentFilters { clinician_id: String date_from: String date_to: String patient_name: String status: String }
  input AppointmentInput { clinic_id: String! clinician_id: String! notes: String patient_id: String! service_id: String! slot_id: String start_datetime: String! }
  type AppointmentPaginated { data: [Appointment!]! paginatorInfo: AppointmentPaginatorInfo! }
  type AppointmentPaginatorInfo { count: Int! currentPage: Int! firstItem: Int! hasMorePages: Boolean! lastItem: Int! lastPage: Int! perPage: Int! total: Int! }
  type AppointmentPatient { date_of_birth: DateTime! email: String! first_name: String! full_name: String! gender: String id: ID! last_name: String! phone: String! }
  type AppointmentRoom { id: ID! name: String! }
  type AppointmentService { duration_minutes: Int id: ID! name: String! price: Float }
  type AppointmentStatusLog { changed_by_user: AppointmentBookedByUser created_at: DateTime! id: ID! reason: String status: String! }
  input AppointmentUpdateInput { cancellation_reason: String clinician_id: String notes: String room_id: String start_datetime: String status: String }
  type AvailableSlot { clinician: AvailableSlotClinician! duration_minutes: Int! end_datetime: DateTime! id: ID! is_available: Boolean! start_datetime: DateTime! }
  type AvailableSlotClinician { full_name: String! id: ID! }
  type BlockClinic { id: ID! name: String! }
  type BlockClinician { first_name: String! id: ID! last_name: String! }
  type BlockRoom { id: ID! room_number: String! }
  type BlockUserError { message: String! }
  input BookPatientAppointmentInput { clinicianId: String! date: String! endTime: String patientDetails: PatientDetailsInput patientId: String productId: String! startTime: String! type: String variationId: String }
  type BookedAppointmentResult { id: ID! }
  type Clinic { address: String! city: String email: String! id: ID! is_active: Boolean! name: String! phone: String! postcode: String timezone: String }
  type Clinician { availability_templates: [ClinicianAvailabilityTemplate!]! avatar_url: String bio: String clinician_type: ClinicianTypeInfo clinics: [Clinic!]! consultation_fee: Float first_name: String! full_name: String! gender: String id: ID! is_active: Boolean! languages: [String!]! last_name: String! services: [ClinicianServiceItem!]! }
  type ClinicianAvailabilityTemplate { clinic: Clinic! day_of_week: Int effective_from: DateTime! effective_to: DateTime end_time: String! id: ID! is_active: Boolean! room: Room start_time: String! }
  type ClinicianInfo { avatar_url: String clinician_type: ClinicianTypeInfo full_name: String! id: String! }
  type ClinicianPaginated { data: [Clinician!]! paginatorInfo: ClinicianPaginatorInfo! }
  type ClinicianPaginatorInfo { count: Int! currentPage: Int! hasMorePages: Boolean! lastPage: Int! perPage: Int! total: Int! }
  type ClinicianServiceItem { duration_minutes: Int id: ID! name: String! price: Float }
  type ClinicianSpacerBlock { duration: Float! endTime: String! id: ID! reason: String! startTime: String! }
  type ClinicianType { description: String id: ID! is_active: Boolean! name: String! }
  type ClinicianTypeInfo { description: String id: String! name: String! }
  input CreateSpacerBlockInput { block_date: String clinic_id: String! clinician_id: String! end_date: String end_time: String! reason: String recurrence_days: [Int!] recurrence_type: String! room_id: String start_time: String! }
  type Language { code: String! id: ID! is_active: Boolean! is_default: Boolean! name: String! }
  type Mutation {
    bookPatientAppointment(input: BookPatientAppointmentInput!): BookedAppointmentResult!
    cancelAppointment(id: ID!, reason: String): Appointment!
    completeAppointment(id: ID!): Appointment!
    createAppointment(input: AppointmentInput!): Appointment!
    createPatient(input: PatientInput!): Patient!
    createSpacerBlock(input: CreateSpacerBlockInput!): SpacerBlockMutationResult!
    deleteSpacerBlock(id: ID!): SpacerBlockMutationResult!
    markAllNotificationsRead: NotificationMutationResult!
    markNoShow(id: ID!): Appointment!
    markNotificationRead(id: ID!): NotificationMutationResult!
    updateAppointment(id: ID!, input: AppointmentUpdateInput!): Appointment!
    updatePatient(id: ID!, input: PatientInput!): Patient!
    updateSpacerBlock(id: ID!, input: CreateSpacerBlockInput!): SpacerBlockMutationResult!
  }
  type Notification { created_at: DateTime! id: ID! is_read: Boolean! message: String! priority: String! title: String! type: String! }
  type NotificationMutationResult { success: Boolean! }
  type Patient { address: String appointments(first: Int! = 20 page: Int! = 1): PatientAppointmentsPaginated! created_at: DateTime! date_of_birth: DateTime! email: String! first_name: String! full_name: String! gender: String id: ID! last_name: String! notes: String phone: String! }
  type PatientAppointmentClinic { id: ID! name: String! }
  type PatientAppointmentClinician { full_name: String! id: ID! }
  type PatientAppointmentItem { clinic: PatientAppointmentClinic! clinician: PatientAppointmentClinician! end_datetime: DateTime! id: ID! service: PatientAppointmentService start_datetime: DateTime! status: String! }
  type PatientAppointmentPaginatorInfo { hasMorePages: Boolean! total: Int! }
  type PatientAppointmentService { id: ID! name: String! }
  type PatientAppointmentsPaginated { data: [PatientAppointmentItem!]! paginatorInfo: PatientAppointmentPaginatorInfo! }
  input PatientDetailsInput { email: String! firstName: String! lastName: String! phone: String! }
  input PatientInput { address: String date_of_birth: String! email: String! first_name: String! gender: String last_name: String! notes: String phone: String! }
  type PatientPaginated { data: [Patient!]! paginatorInfo: PatientPaginatorInfo! }
  type PatientPaginatorInfo { count: Int! currentPage: Int! hasMorePages: Boolean! lastPage: Int! perPage: Int! total: Int! }
  type Product { category: ProductCategory category_id: ID clinic_id: ID description: String id: ID! is_active: Boolean! name: String! price: Float product_type: String! sku: String! stock_quantity: Int subcategory: ProductSubcategory subcategory_id: ID }
  type ProductCategory { description: String id: ID! is_active: Boolean! name: String! }
  type ProductSubcategory { category_id: ID! description: String id: ID! is_active: Boolean! name: String! }
  type PublicAppointmentClinician { clinicianType: String id: ID! name: String! }
  type PublicAppointmentDetail { clinician: PublicAppointmentClinician! endTime: DateTime! id: ID! patient: PublicAppointmentPatient! startTime: DateTime! status: String! type: String! }
  type PublicAppointmentPatient { firstName: String! id: ID! lastName: String! }
  type PublicAppointmentSlot { endTime: DateTime! id: ID! startTime: DateTime! }
  input PublicClinicianSearchInput { city: String language: String specialty: String }
  type PublicClinicianSummary { bio: String clinic: String id: ID! initials: String! languages: [String!]! name: String! price: Float rating: Float reviews: Int! specialty: String verified: Boolean! videoEnabled: Boolean! }
  type Query {
    appointment(id: ID!): Appointment
    appointments(filters: AppointmentFilters, first: Int! = 20, page: Int! = 1): AppointmentPaginated!
    availableSlots(clinician_id: ID!, date: Date!, service_id: ID): [AvailableSlot!]!
    clinic(id: ID!): Clinic
    clinician(id: ID!): Clinician
    clinicianTypes: [ClinicianType!]!
    clinicians(clinic_id: ID, first: Int = 20, is_active: Boolean, page: Int): ClinicianPaginated!
    clinics(search: SearchInput): [Clinic!]!
    getAppointment(id: ID!): PublicAppointmentDetail!
    getAppointments(clinicianId: ID!, date: String!): [PublicAppointmentSlot!]!
    getClinicians(search: PublicClinicianSearchInput): [PublicClinicianSummary!]!
    getClinics: [Clinic!]!
    getSpacerBlocks(clinicianId: ID!, date: String!): [ClinicianSpacerBlock!]!
    languages: [Language!]!
    me: User!
    notifications(filter: String): [Notification!]!
    patient(id: ID!): Patient
    patients(first: Int! = 20, page: Int! = 1, search: String): PatientPaginated!
    product(id: ID!): Product
    productCategories: [ProductCategory!]!
    products(category_id: ID, clinic_id: ID): [Product!]!
    reviews(filter: ReviewFilterInput): [Review!]!
    room(id: ID!): Room
    rooms(clinic_id: ID): [Room!]!
    roomsPaginated(search: SearchInput): RoomPaginated!
    service(id: ID!): Service
    services(clinic_id: ID, is_active: Boolean): [Service!]!
    spacerBlocks(search: SearchInput): [SpacerBlock!]!
    staff(department: String, search: String, status: String): [Staff!]!
    staffMember(id: ID!): Staff!
    testResult(id: ID!): TestResult
    testResults(search: String, status: String, type: String): [TestResult!]!
  }
  type Review { clinician_name: String comment: String! created_at: DateTime! id: ID! patient_name: String! response: String stars: Int! }
  input ReviewFilterInput { search: String stars: Int }
  type Role { code: String description: String id: ID name: String! }
  type Room { capacity: Int clinic: Clinic clinicianTypeName: String clinician_type: String id: ID! is_active: Boolean! name: String! roomTypeName: String room_number: String room_type: String }
  type RoomPaginated { data: [Room!]! pageInfo: RoomPaginatorInfo! }
  type RoomPaginatorInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! limit: Int! offset: Int! total: Int! }
  input SearchInput { limit: Int offset: Int search: String }
  type Service { category: ServiceCategory clinicians: [ServiceClinician!]! description: String duration_minutes: Int id: ID! is_active: Boolean! name: String! price: Float }
  type ServiceCategory { id: ID! name: String! }
  type ServiceClinician { full_name: String! id: ID! }
  type SpacerBlock { block_date: DateTime clinic: BlockClinic! clinic_id: ID! clinician: BlockClinician! clinician_id: ID! end_date: DateTime end_time: String! id: ID! reason: String! recurrence_days: [Int!] recurrence_type: String! room: BlockRoom room_id: ID start_time: String! }
  type SpacerBlockMutationResult { spacerBlock: SpacerBlock success: Boolean! userErrors: [BlockUserError!]! }
  type Staff { address: String department: String email: String! id: ID! name: String! notes: String phone: String role: String! since: DateTime! status: String! }
  type TestResult { date_completed: String date_ordered: String! id: ID! ordered_by: String! patient: String! status: String! test: String! type: String! values: [TestResultValue!]! }
  type TestResultValue { flag: String! name: String! ref: String! value: String! }
  type User { client_org_id: String clinician: ClinicianInfo email: String! id: String! isActive: Boolean name: String! roles: [Role!]! }
`;
