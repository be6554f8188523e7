/** SDL of the parts of clinicR that a front desk sees, and some beside them. */
export const clinicRText = `
  scalar Date
  scalar JSON
  interface Searchable { searchName: String! }
  enum AppointmentType { Examination Followup Course Urgent Session Surgery }
  enum AppointmentStatus { Scheduled Cancelled Missed Changed Archived Waiting }
  enum Sex { Female Male }
  enum MaritalStatus { Married Single }
  enum PatientLevel { VIP Normal }
  enum PatientMembershipType { Primary Secondary }
  enum Position { Admin Doctor Assistant }
  enum Language { ar en }
  enum PermissionLevel { Organization Branch Specialty User }
  enum FieldType { Text Number LongText Radio Check NestedSelector SelectorWithInput Selector Table }
  enum AnesthesiaType { General Regional Local }
  type Patient implements Searchable { id: ID! type: PatientMembershipType! name: String! searchName: String!
    phoneNo: String! phoneNoTwo: String points: Int remainingOfPayment: Int code: String codeNumber: Int!
    reference: [String] maritalStatus: MaritalStatus patientLevel: PatientLevel email: String area: String
    age: Int! date: Date sex: Sex! branchId: ID notes: String patientId: String appointments: [Appointment!]
    cardId: String cardExpiryDate: Date
  }
  type PatientData { patients: [Patient!] patientsCount: Int! }
  type PatientField { id: ID! value: JSON field: Field! patient: Patient! }
  type PatientNotes { id: ID appointmentId: ID patientId: ID text: String createdAt: Date appointment: Appointment
  }
  type PatientRevenue { id: ID! name: String! amount: Float! date: Date! type: String }
  type PatientRevenueData { patientRevenue: [PatientRevenue!] totalRevenue: Float patientRevenueCounts: Int }
  type PatientsCount { patientsAreaCount: Int! patientsReferenceCount: Int! }
  type Appointment { id: ID! date: Date type: AppointmentType! status: AppointmentStatus! patient: Patient!
    branch: Branch specialty: Specialty reference: String pulses: Int powerOne: Int powerTwo: Int duration: Int
    updatedAt: Date accounted: Boolean confirmed: Boolean sessionsPulses: [SessionPulse!]
    session: SessionDefinition user: User! doctor: User! updater: User data: [AppointmentField!] notes: String
    patientNotes: [PatientNotes] prescription: [Prescription!] pictures: [AppointmentFile!] userId: String
    isFollowUp: Boolean canAddFollowUp: Boolean referedDoctor: Boolean patientSurgeries: [PatientSurgery]
    barColor: String
  }
  type AppointmentData { appointments: [Appointment!] appointmentsCount: Int! }
  type AppointmentField { id: ID! value: JSON field: Field! }
  type AppointmentFile { id: ID! comment: String url: String }
  type AppointmentTypeDefinition { id: ID! name: String! urgent: Boolean! }
  type AppointmentsDayCount { totalAppointment: Int totalWaiting: Int appointments: [Appointment!] }
  type SessionDefinition { id: ID! name: String! price: Float! duration: Int! followUp: Boolean timer: Date }
  type SessionPulse { name: String! value: Int! }
  type Branch { id: ID! name: String! address: String phoneNo: String notes: String specialties: [Specialty!] }
  type Specialty { id: ID! name: String! branches: [Branch!] doctors: [User!] }
  type User { id: ID! name: String! email: String! position: Position language: Language revenues: [Revenue!]
    avatar: String specialty: [Specialty] role: Role allowedViews: [String!] organizationId: ID
  }
  type Role { id: ID! name: String! users: [User!] permissions: [Permission!] }
  type Permission { id: ID! all: Boolean action: String subject: String level: PermissionLevel! rules: [Rule!] }
  type Rule { organizationId: ID branchId: ID specialtyId: ID userId: ID }
  type Organization { id: ID! name: String! invoiceCounter: Int! followUp: Boolean! }
  type RoomDefinition { id: ID! name: String! }
  type Event { id: ID! name: String! start: Date! end: Date! }
  type Snippet implements Searchable { id: ID! title: String! searchName: String! body: String! }
  type SearchResult { patients: [Patient!] snippets: [Snippet!] }
  type Prescription { id: ID! medicineId: ID dose: String }
  type Field { id: ID! name: String! order: Int! type: FieldType! choices: JSON dynamic: Boolean choicesType: String
  }
  type MedicineHistory { id: ID! medicineName: String! frequency: String dose: String fromDate: Date }
  type FamilyHistory { id: ID! disease: String! relative: String! }
  type Hospital { id: ID! name: String! phoneNo: String address: Date level: String! branch: Branch
    specialty: Specialty user: User
  }
  type Surgery { id: ID! name: String! level: String! branch: Branch specialty: Specialty user: User }
  type PatientSurgery { id: ID! patient: Patient surgeries: [Surgery] hospital: Hospital date: Date fees: Int
    hospitalFees: Int appointment: Appointment anesthesia: AnesthesiaType anesthesiaDoctorName: String
    assistantFees: Int anesthesiaFees: Int others: Int
  }
  type PatientSurgeryData { surgeries: [PatientSurgery!] surgeriesCount: Int! }
  type Revenue { id: ID! name: String! level: String user: User! patient: Patient doctor: User branch: Branch
    payer: String specialty: Specialty amount: Float! date: Date! invoiceNo: String flag: String
  }
  type RevenueData { revenues: [Revenue!] totalRevenues: Float revenuesCount: Int }
  type Expense { id: ID! name: String! amount: Float! level: String user: User branch: Branch specialty: Specialty
    doctor: User date: Date! expenseType: String! invoiceNo: String flag: String
  }
  type ExpenseData { expenses: [Expense!] totalExpenses: Float expensesCount: Int }
  type Notification { message: String! viewed: Boolean! date: Date }
  type AuthPayload { token: String user: User }
  input PatientInput { id: ID name: String! phoneNo: String! phoneNoTwo: String age: Int! code: String date: Date
    sex: Sex! reference: [String] area: ID patientId: String type: PatientMembershipType! guardianName: String
    email: String maritalStatus: MaritalStatus patientLevel: PatientLevel branchId: ID notes: String
    cardId: String cardExpiryDate: Date
  }
  input PatientNotesInput { patientId: ID! dateFrom: Date dateTo: Date }
  input RegisterPatientInput { phoneNo: String! password: String! name: String! age: Int! sex: Sex!
    organizationId: ID!
  }
  input AppointmentQueryInput { patients: [ID] fromDate: Date toDate: Date type: ID }
  input AppointmentInput { patientId: ID! date: Date! type: AppointmentType! reference: String userId: ID!
    branchId: ID duration: Int specialtyId: ID sessionId: ID notes: String courseId: ID waiting: Boolean
    sendSMS: Boolean followUp: Boolean appointmentId: ID referedDoctor: Boolean roomId: ID
  }
  input UpdateAppointmentInput { id: ID! labIds: [ID!] imageIds: [ID!] powerOne: Int powerTwo: Int pulses: Int
    data: [AppointmentFieldInput!] notes: String prescription: [PrescriptionInput!]
    pictures: [AppointmentPictureInput!] sessionsPulses: [SessionPulseInput]
  }
  input AppointmentFieldInput { id: ID value: JSON fieldId: ID! }
  input AppointmentPictureInput { id: ID comment: String }
  input PrescriptionInput { medicineId: ID! dose: String }
  input SessionPulseInput { name: String value: Int }
  input TransferInputDate { doctorId: ID! appIds: [ID!] }
  input EventInput { name: String! start: Date! end: Date! }
  input SnippetInput { id: ID title: String! body: String! }
  type Query {
    hello(name: String): Boolean
    patients(offset: Int, limit: Int, name: String, phoneNo: String): PatientData
    patientsReports(offset: Int, limit: Int, area: String, patientLevel: PatientLevel, ageFrom: Int, ageTo: Int, dateFrom: Date, dateTo: Date, enable: Boolean, type: Sex, reference: String, branchId: String): PatientData
    searchedPatients(name: String, organizationId: ID): [Patient!]
    appointments(input: AppointmentQueryInput, offset: Int, limit: Int, patient: String, type: ID, status: AppointmentStatus, dateFrom: Date, dateTo: Date, doctorId: ID, specialtyId: ID, branchId: ID): AppointmentData!
    allAppointments(status: AppointmentStatus, dateFrom: Date, dateTo: Date, doctorId: ID): [Appointment!]
    patientsReport(area: String, reference: String): PatientsCount!
    dateAppointments(dateFrom: Date, dateTo: Date): [Appointment!]
    todayAppointments(offset: Int, limit: Int, status: AppointmentStatus, doctorId: ID, specialtyId: ID, branchId: ID, patient: String): AppointmentData!
    appointment(id: ID!): Appointment!
    patientAppointments(patientId: ID!, status: AppointmentStatus!): [Appointment!]
    appointmentHistory(appointmentId: ID, patientId: ID, type: AppointmentType): [Appointment!]
    patient(id: ID!): Patient
    patientRevenue(patientId: ID!, offset: Int, limit: Int): PatientRevenueData!
    getPatientField(patientId: ID!): [PatientField!]
    mySnippets: [Snippet!]
    medicineHistory(patientId: ID!): [MedicineHistory!]
    familyHistory(patientId: ID!): [FamilyHistory!]
    expenses(offset: Int, limit: Int, dateFrom: Date, dateTo: Date, view: String, expenseType: String, doctorId: ID, specialtyId: ID, branchId: ID, expenseName: String): ExpenseData!
    revenues(offset: Int, limit: Int, dateFrom: Date, dateTo: Date, view: String, doctorId: ID, specialtyId: ID, branchId: ID, revenueName: String, orderByOption: String): RevenueData!
    search(q: String!, patient: Boolean, snippet: Boolean): SearchResult
    user(id: ID!): User
    myNotifications: [Notification!]
    myEvents: [Event!]
    myHospitals: [Hospital!]
    mySurgeries: [Surgery!]
    patientSurgeries(offset: Int, limit: Int, dateFrom: Date, dateTo: Date, patientId: ID, surgery: ID, hospital: ID): PatientSurgeryData!
    listOrganizationDoctors: [User!]
    mySessionsDefinition(organizationId: ID): [SessionDefinition!]
    myAppointmentTypesDefinition: [AppointmentTypeDefinition!]
    getActions: [String!]
    listBranches: [Branch!]
    listSpecialties: [Specialty!]
    listUsers(action: String): [User!]
    listRoles: [Role!]
    listBranchesTree(action: String!): [Branch!]
    organizationBranches: [Branch!]
    listActionDoctors(action: String!): [User!]
    myInvoiceCounter: Organization!
    appointmentsDayCount(date: Date, userId: ID, roomId: ID): AppointmentsDayCount!
    myRoomsDefinition: [RoomDefinition!]
    patientNotes(input: PatientNotesInput!): [PatientNotes]
  }
  type Mutation {
    createPatient(input: PatientInput!): Patient!
    editPatient(patient: PatientInput!): Patient!
    createAppointment(appointment: AppointmentInput!): Appointment!
    updateAppointment(appointment: UpdateAppointmentInput!): Appointment!
    completeAppointment(id: ID!): Appointment!
    login(email: String!, password: String!): AuthPayload
    changeLanguage(lang: Language!): User!
    adjustAppointment(id: ID!, date: Date!, branchId: ID, specialtyId: ID, userId: ID): Appointment!
    confirmedAppointment(id: ID!): Appointment!
    cancelAppointment(id: ID!): Appointment!
    transferAppointments(transferData: TransferInputDate!): Boolean
    createSnippet(snippet: SnippetInput!): Snippet!
    updateSnippet(snippet: SnippetInput!): Snippet!
    deleteSnippet(id: ID!): Snippet!
    clearNotifications: Boolean
    createEvent(event: EventInput!): Event
    registerPatient(input: RegisterPatientInput!): Patient!
  }
`;
