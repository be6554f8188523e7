const list = 'page: Int, pageSize: Int, filtered: [FilteredInput], sorted: [SortedInput]';

/** What every answer is wrapped in: 0 is good, any other code comes with words; lists count their pages from 0. */
function answerOf(name: string, data: string): string {
  return `type ${name} { code: Int! message: String data: ${data} }\n`;
}
function listOf(name: string): string {
  return `type ${name}ListResponse { code: Int! message: String page: Int pages: Int records: Int data: [${name}] }\n`;
}

// prettier-ignore
const lists = [
  'Account', 'AccountGroup', 'Appointment', 'Article', 'CallLog', 'Clinic', 'CodeBase', 'CustomerCampaign', 'Department', 'Indication', 'JobAssignment',
  'MedicalService', 'MedicalServiceCategory', 'MedicalSession', 'Organization', 'Ratting', 'ServiceDemandOnline', 'SmsCampaign', 'SmsQueue', 'Survey',
  'Ticket', 'Transaction', 'User', 'UserAction',
];
const singles = ['Account', 'Appointment', 'CodeBase', 'Department', 'MedicalSession', 'Survey', 'User', 'UserAction'];
const codes =
  'nation: CodeBase nationality: CodeBase province: CodeBase district: CodeBase ward: CodeBase work: CodeBase';
const codeInputs = codes.replaceAll('CodeBase', 'CodeBaseInput');
const texts = `patientCode: String hisCode: String fullName: String lastName: String middleName: String firstName: String name: String phoneNumber: String
  email: String gender: String birthDay: DateTime birthYear: Int address: String street: String nationIdentification: String insuranceCode: String mariage: String`;

/** SDL of the service: its operations and inputs are those that its pages use, the names of its other types are not known. */
export const bvText = `
scalar DateTime
scalar JSON
input FilteredInput { id: String value: String operation: String }
input SortedInput { id: String desc: Boolean }
enum AppointmentState { WAITING APPROVE SERVED CANCEL }
enum TicketState { WAITING PROCESSING DONE CANCEL }
enum JobAssignmentState { assign processing complete }
enum PatientCategoryEnum { NORMAL INSURANCE SERVICE }
type CodeBase { _id: String code: String name: String }
input CodeBaseInput { code: String name: String }
type User { _id: String ${texts} avatar: String ${codes} appointments: Int createdTime: DateTime updatedTime: DateTime }
input UserInput { _id: String ${texts} ${codeInputs} }
input PatientInfoInput { ${texts} ${codeInputs} }
type Appointment { _id: String code: String appointmentDate: DateTime appointmentTime: String patientCode: String userId: String
  inputPatient: User patient: User user: User channel: String departmentId: String department: Department serviceDemandId: String note: String
  state: AppointmentState followByDoctor: String createdTime: DateTime updatedTime: DateTime terminatedTime: DateTime terminateReason: String
  terminator: AccountBase last_session: MedicalSession }
input AppointmentDataInput { _id: String appointmentDate: DateTime appointmentTime: String patientCode: String departmentId: String serviceDemandId: String
  note: String channel: String state: AppointmentState inputPatient: UserInput }
type ServingTime { dayOfWeek: Int maxProcess: Int timeFrame: String }
input ServingTimeInput { dayOfWeek: Int maxProcess: Int timeFrame: String }
type Department { _id: String code: String name: String description: String status: Boolean enableTimeFrame: Boolean servingTimes: [ServingTime]
  clinics: [Clinic] servtime_on_date(date: DateTime): [JSON] }
input DepartmentInput { _id: String code: String name: String description: String status: Boolean servingTimes: [ServingTimeInput] }
type Clinic { _id: String code: String name: String departmentCode: String department: Department allowAppointment: Boolean }
input ClinicInput { _id: String code: String name: String departmentCode: String allowAppointment: Boolean }
type AccountBase { _id: String code: String userName: String fullName: String name: String title: String certificate: String nationIdentity: String
  address: String birthday: DateTime gender: String phoneNumber: String email: String work: String isRoot: Boolean departmentId: String
  departmentName: String departmentCode: String }
type Account { _id: String base: AccountBase department: String score: Float sipPhone: String sipPhones: [String] organizations: [Organization]
  accountGroupIds: [String] groupPermissions: [AccountGroup] }
input AccountInput { _id: String sipPhone: String accountGroupIds: [String] organizationIds: [String] }
type AccountGroup { _id: String name: String }
type Organization { _id: String name: String description: String level: Int }
type ServiceDemandOnline { _id: String hisServiceId: String name: String fullName: String note: String price: Float priority: Int level: Int parentId: String
  departmentIds: [String] departments: [Department] isInactive: Boolean }
type MedicalServiceCategory { _id: String code: String name: String services: [MedicalService] }
type MedicalService { _id: String code: String name: String shortName: String categoryCode: String serviceType: String unit: String price: Float
  priceOfInsurance: Float priceOfSelfService: Float isGroup: Boolean }
type Drug { _id: String code: String name: String unit: String amount: Float instruction: String }
type Prescription { _id: String createdTime: DateTime creator: AccountBase drugs: [Drug] images: [String] }
type Indication { _id: String code: String name: String note: String result: String state: String createdTime: DateTime sessionCode: String patientCode: String
  service: CodeBase department: CodeBase clinic: CodeBase doctor: AccountBase creator: AccountBase patient: User }
type MedicalSession { _id: String code: String appointmentId: String appointment: Appointment patientCode: String patient: User patientInfo: User reason: String
  process: String sequence: Int terminated: Boolean terminateReason: String createdTime: DateTime insuranceCode: String doctor: CodeBase department: CodeBase
  clinic: CodeBase conclusions: [CodeBase] indications: [Indication] prescriptions: [Prescription] fileIds: [String] }
input MedicalSessionInput { appointmentId: String patientCode: String reason: String clinicCode: String doctorCode: String }
type Transaction { _id: String code: String createdTime: DateTime itemType: String note: String patientCode: String patient: User
  patientType: PatientCategoryEnum payAmount: Float sessionCode: String indication: Indication }
type UserAction { _id: String action: String createdTime: DateTime appointment: Appointment data: JSON modifier: Modifier user: User userId: String }
type Modifier { _id: String account: Account }
type Ticket { _id: String title: String content: String state: TicketState channel: String user: User createdTime: DateTime }
type CallLog { _id: String callid: String calldate: DateTime src: String dst: String phonenumber: String disposition: String duration: Int channel: String
  account: Account user: User appointments_num: Int }
type CustomerCampaign { _id: String name: String description: String direction: String startTime: DateTime endTime: DateTime finished: Boolean owner: Account
  phoneNumbers: [String] createdTime: DateTime }
type JobAssignment { _id: String name: String description: String state: JobAssignmentState process: Int startTime: DateTime deathline: DateTime owner: Account }
type SmsCampaign { _id: String name: String description: String content: String priority: Int createdTime: DateTime }
type SmsQueue { _id: String message: String phone_number: String provider: String state: String telco: String retry_num: Int createdTime: DateTime }
type Article { _id: String title: String name: String shortDesc: String content: String type: String active: Boolean createdTime: DateTime creator: AccountBase }
type Survey { _id: String name: String title: String target: String disable: Boolean questionIds: [String] createdTime: DateTime }
type Ratting { _id: String comment: String name: String phoneNumber: String score: Float rattingTarget: String targetCode: String doctor: CodeBase createdTime: DateTime }
${lists.map(listOf).join('')}${singles.map((name) => answerOf(`${name}Response`, name)).join('')}${answerOf('JSONResponse', 'JSON')}
type Query {
  accounts(${list}): AccountListResponse
  accountgroup_permissions: AccountGroupListResponse
  appointment(_id: String!): AppointmentResponse
  appointments(${list}): AppointmentListResponse
  articles(${list}): ArticleListResponse
  callLogins(${list}): CallLogListResponse
  callLogouts(${list}): CallLogListResponse
  clinics(${list}): ClinicListResponse
  customerCampaigns(${list}): CustomerCampaignListResponse
  department(_id: String!): DepartmentResponse
  departments: DepartmentListResponse
  districts(provinceCode: String, ${list}): CodeBaseListResponse
  indications(${list}): IndicationListResponse
  job_assigments(${list}): JobAssignmentListResponse
  medical_session(_id: String!): MedicalSessionResponse
  medical_sessions(${list}): MedicalSessionListResponse
  medicalServiceCategorys: MedicalServiceCategoryListResponse
  medicalServices(${list}): MedicalServiceListResponse
  nations(${list}): CodeBaseListResponse
  nationalities(${list}): CodeBaseListResponse
  organizations(${list}): OrganizationListResponse
  patient(patientCode: String!): UserResponse
  provinces: CodeBaseListResponse
  rattings(${list}): RattingListResponse
  rootDepartments: JSONResponse
  search_his_patients(data: PatientInfoInput): UserListResponse
  service_demand_by_parent(parentId: String): ServiceDemandOnlineListResponse
  service_demand_online: ServiceDemandOnlineListResponse
  shiftDoctors(departmentId: String!, date: DateTime!): AccountListResponse
  smsCampaigns(${list}): SmsCampaignListResponse
  smsQueues(${list}): SmsQueueListResponse
  surveys(${list}): SurveyListResponse
  tickets(${list}): TicketListResponse
  transactions(${list}): TransactionListResponse
  user(_id: String!): UserResponse
  userActions(${list}): UserActionListResponse
  userByPhone(phoneNumber: String!): UserResponse
  users(${list}): UserListResponse
  wards(districtCode: String, ${list}): CodeBaseListResponse
  works(${list}): CodeBaseListResponse
}
type Mutation {
  changeAppointmentState(_id: String!, state: AppointmentState, terminateReason: String): JSONResponse
  createAppointment(data: AppointmentDataInput!): JSONResponse
  create_appointment_unauthorize(data: AppointmentDataInput!, paymentMethod: String): JSONResponse
  create_reappointment(patientCode: String!, appointmentDate: DateTime, appointmentTime: String): JSONResponse
  create_medical_session(data: MedicalSessionInput): MedicalSessionResponse
  saveClinic(data: ClinicInput): JSONResponse
  saveDepartment(data: DepartmentInput!): DepartmentResponse
  saveUser(data: UserInput!, offline: Boolean): UserResponse
  saveAccount(account: AccountInput!): AccountResponse
  update_patient(data: UserInput!): UserResponse
}`;
