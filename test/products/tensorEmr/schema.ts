/** Fields of a patient that the form asks for. */
const card = `firstName: String! lastName: String! gender: String! phoneNo: String! phoneNo2: String homePhone: String
  email: String credit: Boolean creditCompany: String idNo: String idType: String martialStatus: String
  occupation: String emergencyContactName: String emergencyContactRel: String emergencyContactPhone: String
  emergencyContactPhone2: String emergencyContactMemo: String region: String! city: String subCity: String
  woreda: String! zone: String kebele: String houseNo: String cardNo: String paperRecord: Boolean!
  paperRecordDocument: FileUpload documents: [FileUpload] memo: String`;

/** A type of edge and one of connection, as every list with pages has them. */
const connection = (name: string, edge = `${name}Edge`): string => `
type ${name}Edge { node: ${name}! }
type ${name}Connection implements Connection { totalCount: Int! pageInfo: PageInfo! edges: [${edge}]! }`;

const commonText = `
scalar Time
scalar Upload
type PageInfo { totalPages: Int! }
interface Connection { totalCount: Int! pageInfo: PageInfo! }
input PaginationInput { page: Int! size: Int! }
input FileUpload { file: Upload! name: String! }
type File { id: ID! contentType: String! fileName: String! extension: String! hash: String! size: Int! createdAt: Time }
type Payment { id: ID! invoiceNo: String! status: String! billingId: ID! createdAt: Time! }
type Room { id: Int! title: String! }
interface Edge { node: Room! }
type RoomEdge implements Edge { node: Room! }
type RoomConnection implements Connection { totalCount: Int! pageInfo: PageInfo! edges: [RoomEdge]! }
type VisitType { id: Int! title: String! }
${connection('VisitType')}
type UserType { id: ID! title: String! }
type User {
  id: ID! firstName: String! lastName: String! userTypes: [UserType]! active: Boolean! email: String!
  confirmed: Boolean locked: Time signature: File profilePic: File createdAt: Time
}
${connection('User')}
input UserFilter { id: ID firstName: String! lastName: String! email: String! }`;

const patientText = `
type PatientHistory { id: ID! patientId: ID! }
type Patient {
  id: ID! firstName: String! lastName: String! gender: String! phoneNo: String! phoneNo2: String! homePhone: String!
  email: String! dateOfBirth: Time! idNo: String! idType: String! martialStatus: String! occupation: String!
  credit: Boolean creditCompany: String emergencyContactName: String! emergencyContactRel: String!
  emergencyContactPhone: String! emergencyContactPhone2: String! emergencyContactMemo: String!
  region: String! city: String! subCity: String! woreda: String! zone: String! kebele: String! houseNo: String!
  cardNo: String paperRecord: Boolean! paperRecordDocumentId: ID paperRecordDocument: File documents: [File]
  memo: String! patientHistory: PatientHistory!
}
${connection('Patient')}
input PatientInput { ${card} dateOfBirth: Time! }
input PatientInputV2 { ${card} }
enum DateOfBirthInputType { DATE AGE_YEAR AGE_MONTH }
input DateOfBirthInput { dateOfBirth: Time ageInYears: Int ageInMonths: Int inputType: DateOfBirthInputType! }
input PatientUpdateInput { id: ID! ${card.replaceAll('!', '')} dateOfBirth: Time }`;

const appointmentText = `
type PatientChart { id: ID! appointmentId: ID! }
type AppointmentStatus { id: ID! title: String! }
${connection('AppointmentStatus')}
type Appointment {
  id: ID! patient: Patient! firstName: String! lastName: String! phoneNo: String! patientId: ID! providerName: String!
  checkInTime: Time! checkedInTime: Time checkedOutTime: Time room: Room! visitType: VisitType!
  appointmentStatus: AppointmentStatus! emergency: Boolean medicalDepartment: String credit: Boolean!
  payments: [Payment]! files: [File]! userId: ID! queueId: ID! queueName: String! patientChart: PatientChart!
}
${connection('Appointment', 'AppointmentEdge!')}
input AppointmentInput {
  patientId: ID! checkInTime: Time! checkedInTime: Time checkedOutTime: Time roomId: ID! visitTypeId: ID!
  credit: Boolean emergency: Boolean medicalDepartment: String paymentIds: [ID] fileIds: [ID] userId: ID!
  patientChartId: ID invoiceNo: String billingId: ID
}
input AppointmentUpdateInput {
  id: ID! patientId: ID checkInTime: Time checkedInTime: Time checkedOutTime: Time roomId: ID visitTypeId: ID
  appointmentStatusId: ID emergency: Boolean medicalDepartment: String credit: Boolean paymentIds: [ID]
  fileIds: [ID] userId: ID patientChartId: ID providerName: String
}
input AppointmentFilter {
  id: ID patientId: ID checkInTime: Time checkedInTime: Time checkedOutTime: Time roomId: ID visitTypeId: ID
  appointmentStatusId: ID credit: Boolean userId: ID patientChartId: ID
}
input AppointmentSearchInput {
  searchTerm: String userId: ID patientId: ID appointmentStatusId: String visitTypeId: String checkInTime: Time }`;

const rootText = `
type Query {
  appointment(id: ID!): Appointment!
  appointments(page: PaginationInput!, filter: AppointmentFilter): AppointmentConnection!
  appointmentStatuses(page: PaginationInput!): AppointmentStatusConnection!
  findTodaysAppointments(page: PaginationInput!, searchTerm: String): AppointmentConnection!
  searchAppointments(page: PaginationInput!, input: AppointmentSearchInput!): AppointmentConnection!
  patient(id: ID!): Patient!
  searchPatients(term: String!): [Patient!]!
  patients(page: PaginationInput!): PatientConnection!
  rooms(page: PaginationInput!): RoomConnection!
  visitTypes(page: PaginationInput!): VisitTypeConnection!
  users(page: PaginationInput!, filter: UserFilter, searchTerm: String): UserConnection!
  getByUserTypeTitle(input: String!): [User!]!
}
type Mutation {
  newAppointment(input: AppointmentInput!): Appointment!
  updateAppointment(input: AppointmentUpdateInput!): Appointment!
  deleteAppointment(id: ID!): Boolean!
  savePatient(input: PatientInput!): Patient!
  savePatientV2(input: PatientInputV2!, dateOfBirthInput: DateOfBirthInput!): Patient!
  updatePatient(input: PatientUpdateInput!): Patient!
}`;

/** SDL of the service. */
export const tensorText: string = commonText + patientText + appointmentText + rootText;
