// prettier-ignore
const connected = [
  'Appointment', 'Student', 'Staff', 'SchoolLocation', 'Tags', 'Group', 'Attendance', 'FamilyMember', 'Tasks', 'Invoice',
  'InvoiceFee', 'FeedbackQuestions',
];

const pages = 'before: String after: String first: Int last: Int';

/** SDL of the clinic's service, as graphene-django writes it for its models. */
export const cogniableText = `
  "The \`Date\` scalar type represents a Date value as specified by iso8601." scalar Date
  "The \`DateTime\` scalar type represents a DateTime value as specified by iso8601." scalar DateTime
  "An object with an ID" interface Node { "The ID of the object." id: ID! }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  ${connected.map(connectionText).join('\n  ')}

  type AppointmentType implements Node {
    id: ID! title: String start: DateTime! end: DateTime! purposeAssignment: String! note: String isApproved: Boolean!
    staffToStaff: Boolean! student: StudentType therapist: StaffType location: SchoolLocationType
    appointmentStatus: AppointmentStatusType createdBy: UserType createdAt: DateTime!
    attendee(${pages}): StaffTypeConnection!
  }
  type AppointmentStatusType { id: ID! appointmentStatus: String! }
  type StudentType implements Node {
    id: ID! firstname: String! lastname: String email: String gender: String dob: Date mobileno: String image: String
    clientId: String admissionNo: String internalNo: String admissionDate: Date ssnAadhar: String currentAddress: String
    streetAddress: String city: String state: String country: String zipCode: String parentName: String parentMobile: String
    fatherName: String fatherPhone: String motherName: String motherPhone: String dateOfDiagnosis: Date height: String
    weight: String isActive: Boolean! isDefaultProgram: Boolean! isPeakActive: Boolean! isCogActive: Boolean!
    researchParticipant: Boolean! createdAt: DateTime! parent: UserType school: SchoolType category: CategoryType
    clinicLocation: SchoolLocationType caseManager: StaffType language: LanguageType family: FamilyType
    authStaff(${pages}): StaffTypeConnection! tags(${pages}): TagsTypeConnection! invoiceSet(${pages}): InvoiceTypeConnection!
  }
  type StaffType implements Node {
    id: ID! staffId: String employeeId: String name: String! surname: String fatherName: String motherName: String
    contactNo: String email: String gender: String dob: Date dateOfJoining: Date localAddress: String qualification: String
    designation: String salutation: String empType: String emergencyName: String emergencyContact: String
    emergencyRelation: String maritalStatus: String workExp: String image: String resume: String isActive: Boolean!
    shiftStart: String shiftEnd: String taxId: String npi: String streetAddress: String city: String state: String
    country: String zipCode: String school: SchoolType clinicLocation: SchoolLocationType userRole: UserRoleType
    user: UserType shift: ShiftType tags(${pages}): TagsTypeConnection! attendanceSet(${pages}): AttendanceTypeConnection!
  }
  type UserType {
    id: ID! username: String! firstName: String! lastName: String! email: String! lastLogin: DateTime dateJoined: DateTime!
    isActive: Boolean! groups(${pages}): GroupTypeConnection! studentsSet(${pages}): StudentTypeConnection!
    staffSet(${pages}): StaffTypeConnection!
  }
  type GroupType implements Node { id: ID! name: String! }
  type UserRoleType { id: ID! name: String! }
  type SchoolType {
    id: ID! schoolName: String! email: String contactNo: String contactNo2: String address: String logo: String
    isActive: Boolean! country: CountryType currency: CurrencyType user: UserType bankName: String bankAccountNo: String
    staffSet(${pages}): StaffTypeConnection!
  }
  type SchoolLocationType implements Node { id: ID! location: String! }
  type CountryType { id: ID! name: String! isActive: Boolean! dbName: String }
  type CurrencyType { id: ID! currency: String! symbol: String }
  type CategoryType { id: ID! category: String! }
  type LanguageType { id: ID! name: String! }
  type TagsType implements Node { id: ID! name: String! }
  type ShiftType { id: ID! startTime: String endTime: String }
  type AttendanceType implements Node { id: ID! checkIn: DateTime checkOut: DateTime }
  type FamilyType { id: ID! members(${pages}): FamilyMemberTypeConnection! }
  type FamilyMemberType implements Node { id: ID! memberName: String! relationship: RelationshipType }
  type RelationshipType { id: ID! name: String! }
  type LeadType {
    id: ID! name: String surname: String email: String phone: String projectName: String leadStatus: String leadType: String
    createdAt: DateTime! user: UserType therapist(${pages}): StaffTypeConnection!
  }
  type TasksType implements Node {
    id: ID! taskName: String! description: String startDate: Date! dueDate: Date! status: TaskStatusType
    priority: PriorityType taskType: TaskTypeType assignWork(${pages}): StaffTypeConnection!
    students(${pages}): StudentTypeConnection!
  }
  type TaskStatusType { id: ID! taskStatus: String! }
  type PriorityType { id: ID! name: String! }
  type TaskTypeType { id: ID! taskType: String! }
  type InvoiceType implements Node {
    id: ID! invoiceNo: String! email: String issueDate: Date! dueDate: Date! amount: Float address: String
    taxableSubtotal: Float discount: Float total: Float linkGenerated: Boolean! customer: StudentType clinic: SchoolType
    status: InvoiceStatusType invoiceFee(${pages}): InvoiceFeeTypeConnection!
  }
  type InvoiceStatusType { id: ID! statusName: String! colorCode: String }
  type InvoiceFeeType implements Node { id: ID! quantity: Int rate: Float amount: Float tax: Float schoolServices: SchoolServicesType }
  type SchoolServicesType { id: ID! name: String! description: String }
  type FeedbackQuestionsType implements Node { id: ID! question: String! type: String! }
  type AppointmentSlotsType { data: [SlotDataType] }
  type SlotDataType { slots: [SlotType] }
  type SlotType { time: String isAvailable: Boolean }

  type Query {
    appointment("The ID of the object" id: ID!): AppointmentType
    appointments(student: ID therapist: ID start_Date: Date dateFrom: Date dateTo: Date ${pages}): AppointmentTypeConnection
    appointmentStatuses: [AppointmentStatusType]
    getAppointmentSlots(therapist: ID! start: Date! end: Date!): AppointmentSlotsType
    student("The ID of the object" id: ID!): StudentType
    students(school: ID parent: ID isActive: Boolean ${pages}): StudentTypeConnection
    staff("The ID of the object" id: ID!): StaffType
    staffs(user: ID userRole: String isActive: Boolean ${pages}): StaffTypeConnection
    schoolLocation(${pages}): SchoolLocationTypeConnection
    schoolDetail: SchoolType
    userRole: [UserRoleType]
    category: [CategoryType]
    languages: [LanguageType]
    relationships: [RelationshipType]
    leads: [LeadType]
    tasks(status: ID ${pages}): TasksTypeConnection
    taskStatus: [TaskStatusType]
    priority: [PriorityType]
    taskType: [TaskTypeType]
    getInvoices(date_Gte: Date date_Lte: Date status: ID customer_School: ID ${pages}): InvoiceTypeConnection
    invoiceProductsList: [SchoolServicesType]
    feedbackQuestions(appointmentId: ID! ${pages}): FeedbackQuestionsTypeConnection
  }

  input AppointmentInput {
    id: ID title: String student: ID therapist: ID attendee: [ID] location: ID note: String purposeAssignment: String
    start: DateTime end: DateTime isApproved: Boolean staffToStaff: Boolean appointmentStatus: ID
  }
  input RecurringInput { enableRecurring: Boolean startDate: String endDate: String startTime: String endTime: String days: [String] }
  input SlotInput { isSlot: Boolean date: String time: String }
  input StudentInput {
    id: ID clientId: String category: ID email: String gender: String dob: Date dateOfDiagnosis: Date clinicLocation: ID
    caseManager: ID firstname: String lastname: String authStaff: [ID] parentName: String parentMobile: String ssnAadhar: String
    mobileno: String address: String streetAddress: String city: String state: String country: String zipCode: String
    language: ID isActive: Boolean defaultProgram: Boolean researchParticipant: Boolean tags: [String]
  }
  input CreateAppointmentInput { appointment: AppointmentInput! recurring: RecurringInput slot: SlotInput clientMutationId: String }
  input UpdateAppointmentInput { appointment: AppointmentInput! clientMutationId: String }
  input CreateStudentInput { studentData: StudentInput! clientMutationId: String }
  input UpdateStudentInput { studentData: StudentInput! clientMutationId: String }
  input TokenAuthInput { username: String! password: String! clientMutationId: String }
  input AppointmentAnswerInputType { question: ID answerText: String answerRating: Int }
  input CreateAppointmentFeedbackInput { appointmentId: ID! answers: [AppointmentAnswerInputType]! clientMutationId: String }
  type CreateAppointmentPayload { appointment: AppointmentType clientMutationId: String }
  type UpdateAppointmentPayload { appointment: AppointmentType clientMutationId: String }
  type DeleteAppointment { success: Boolean }
  type CreateStudentPayload { student: StudentType clientMutationId: String }
  type UpdateStudentPayload { student: StudentType clientMutationId: String }
  type TokenAuthPayload { token: String user: UserType clientMutationId: String }
  type CreateAppointmentFeedbackPayload { message: String clientMutationId: String }
  type CreateLead { details: LeadType }

  type Mutation {
    tokenAuth(input: TokenAuthInput!): TokenAuthPayload
    CreateAppointment(input: CreateAppointmentInput!): CreateAppointmentPayload
    UpdateAppointment(input: UpdateAppointmentInput!): UpdateAppointmentPayload
    DeleteAppointment(id: ID!): DeleteAppointment
    CreateAppointmentFeedback(input: CreateAppointmentFeedbackInput!): CreateAppointmentFeedbackPayload
    createStudent(input: CreateStudentInput!): CreateStudentPayload
    updateStudent(input: UpdateStudentInput!): UpdateStudentPayload
    createLead(name: String! surname: String email: String phone: String projectName: String leadStatus: String leadType: String): CreateLead
  }
`;

function connectionText(name: string): string {
  const total = name === 'Student' ? ' clinicTotal: Int' : '';
  return `type ${name}TypeConnection { pageInfo: PageInfo! edges: [${name}TypeEdge]!${total} }
  type ${name}TypeEdge { node: ${name}Type cursor: String! }`;
}
