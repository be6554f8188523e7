const stamps = 'createdAt: DateTime updatedAt: DateTime id: Float!';
const outcome = 'ok: Boolean! error: String';
const pages = 'totalCount: Int totalPages: Int';

/** What a mutation answers that gives back no more than whether it worked. */
const plainOutputs = [
  'DeletePatient',
  'DeleteReservation',
  'InviteUser',
  'LeaveClinic',
  'SendMessage',
  'UpdateMemberColor',
  'UpdatePatient',
  'UpdatePrescription',
  'UpdateReservation',
  'CreateAtomPrescription',
]
  .map((name) => `type ${name}Output { ${outcome} }`)
  .join('\n');

const practiceText = `
"A date-time string at UTC, such as 2019-12-03T09:54:33Z, compliant with the date-time format." scalar DateTime
enum ClinicType { Personal Group }
enum UserRole { Client Therapist Customer TopAdmin }
enum ReservationState { Reserved NoShow Canceled DayOff }
enum MessageStatus { READY PROCESSING COMPLETED }
enum MessageType { SMS LMS }
enum StatusName { SUCCESS FAIL RESERVED SCHEDULED }
type Notice { ${stamps} message: String! read: Boolean! }
type User {
  ${stamps} name: String! nickname: String! email: String! password: String! role: UserRole! verified: Boolean!
  members: [Member!] notice: [Notice!] messages: [Messages!]
}
type Color { ${stamps} value: String! members: [Member!]! }
type Member {
  ${stamps} staying: Boolean! manager: Boolean! accepted: Boolean! user: User! clinic: Clinic! color: Color
}
type Clinic {
  ${stamps} name: String! phone: String type: ClinicType! isActive: Boolean! members: [Member!]! patient: [Patient!]
  reservations: [Reservation!] prescriptions: [Prescription!]! messages: [Messages!]
}
type Patient {
  ${stamps} registrationNumber: Int! name: String! gender: String! phone: String birthday: DateTime memo: String
  isNew: Boolean reservations: [Reservation!]! clinic: Clinic! users: [User!] messages: [Messages!]
}
type PrescriptionAtom { ${stamps} name: String! }
type Prescription {
  ${stamps} name: String! requiredTime: Int! description: String price: Int! isActive: Boolean
  prescriptionAtoms: [PrescriptionAtom!]
}
type Reservation {
  ${stamps} startDate: DateTime! endDate: DateTime! memo: String isFirst: Boolean! state: ReservationState! user: User!
  patient: Patient lastModifier: User! clinic: Clinic! prescriptions: [Prescription!]
}
type Messages {
  ${stamps} requestId: String! requestTime: DateTime! messageId: String! type: MessageType! contentType: String!
  content: String! to: String! status: MessageStatus! statusCode: String statusName: StatusName telcoCode: String
  completeTime: DateTime patient: Patient! clinic: Clinic! user: User!
}
type MemberStatus {
  id: Int! name: String! staying: Boolean! manager: Boolean! accepted: Boolean! isPersonal: Boolean!
}
type MessageEachPatient { id: Int! message: Messages! }
type GetMessagesByPatientResult { messages: [Messages!]! patient: Patient! totalCount: Int! hasMore: Boolean! }
type VisitRate { patientId: Int! visited: [Boolean!]! }
type getStatisticsOutputPrescription { id: Int! name: String! count: Int! }
type UserInDailyReport {
  userId: Int! reservationCount: Int! newPatient: Int! noshow: Int! cancel: Int! visitMoreThanThirty: Int!
  visitMoreThanSixty: Int! visitMoreThanNinety: Int! prescriptions: [getStatisticsOutputPrescription!]!
  reservations: [Reservation!]!
}
type DailyReport {
  date: DateTime! reservationCount: Int! newPatient: Int! noshow: Int! cancel: Int! users: [UserInDailyReport!]!
}
`;

const outputs = `
type GetUserOutput { ${outcome} user: User }
type GetUsersByNameOutput { ${outcome} results: [User!] totalCount: Int }
type GetClinicOutput { ${outcome} clinic: Clinic }
type GetMemberOutput { ${outcome} member: Member countOfPatient: Int }
type getMyMembersOutput { ${outcome} members: [Member!]! }
type GetMyClinicsStatusOutput { ${outcome} clinics: [MemberStatus!] }
type GetPatientOutput { ${outcome} patient: Patient }
type GetPatientsOutput { ${outcome} patients: [Patient!]! }
type GetPatientByOutput { ${outcome} ${pages} hasMore: Boolean! patients: [Patient!] }
type GetAllPatientsByClinicOutput { ${outcome} ${pages} results: [Patient!] }
type GetAtomPrescriptionsOutput { ${outcome} results: [PrescriptionAtom!] }
type GetPrescriptionByIdOutput { ${outcome} prescription: Prescription }
type GetPrescriptionsByClinicOutput { ${outcome} count: Int! maximumCount: Int! prescriptions: [Prescription!] }
type GetReservationOutput { ${outcome} reservation: Reservation }
type GetReservationsByIntervalOutput { ${outcome} totalCount: Int results: [Reservation!] members: [Member!] }
type GetReservationsByMemberOutput { ${outcome} ${pages} results: [Reservation!] }
type GetReservationsByPatientOutput { ${outcome} ${pages} results: [Reservation!] }
type GetStatisticsOutput {
  ${outcome} dailyReports: [DailyReport!] prescriptions: [Prescription!] visitRates: [VisitRate!]
}
type GetMessagesOutput { ${outcome} results: [Messages!] totalCount: Int hasMore: Boolean }
type GetMessagesByPatientOutput { ${outcome} results: GetMessagesByPatientResult }
type GetMessagesEachPatientOutput { ${outcome} results: [MessageEachPatient!] hasMore: Boolean }
type CreateReservationOutput { ${outcome} reservation: Reservation }
type CreateDayOffOutput { ${outcome} dayOff: Reservation }
type CreatePatientOutput { ${outcome} patient: Patient }
type CreatePrescriptionOutput { ${outcome} prescription: Prescription }
type ListenDeleteReservationOutput { id: Int! clinicId: Int! }
${plainOutputs}
`;

const interval = 'startDate: DateTime! endDate: DateTime!';
const inputs = `
input GetUsersByNameInput { name: String! }
input GetClinicInput { clinicId: Int! }
input GetMemberInput { id: Int! clinicId: Int! }
input GetPatientInput { id: Int! }
input GetPatientsInput { patientIds: [Int!]! onlyId: Boolean }
input GetPatientByInput { query: String! page: Int! = 1 clinicIds: [Int!]! }
input GetAllPatientsByClinicInput { page: Int! = 1 id: Int! }
input GetPrescriptionByIdInput { id: Int! }
input GetPrescriptionsByClinicInput { id: Int! hasActive: Boolean hasInactive: Boolean }
input GetReservationInput { reservationId: Int! }
input GetReservationsByIntervalInput { ${interval} clinicId: Int! }
input GetReservationsByMemberInput { ${interval} page: Int! = 1 memberId: Int! clinicId: Int! }
input GetReservationsByPatientInput { page: Int! = 1 id: Int! }
input GetStatisticsInput { ${interval} userIds: [Int!] prescIds: [Int!] clinicId: Int }
input GetMessagesInput { page: Int take: Int clinicId: Int! dates: [DateTime!]! }
input GetMessagesByPatientInput { page: Int take: Int patientId: Int! }
input GetMessagesEachPatientInput { page: Int take: Int clinicId: Int! dates: [DateTime!]! }
input ListenCreateReservationInput { clinicId: Int! }
input ListenUpdateReservationInput { clinicId: Int! }
input ListenDeleteReservationInput { clinicId: Int! }
input CreateReservationInput {
  ${interval} memo: String patientId: Float userId: Float! clinicId: Float! prescriptionIds: [Float!]
}
input CreateDayOffInput { ${interval} memo: String userId: Float! clinicId: Float! }
input UpdateReservationInput {
  startDate: DateTime endDate: DateTime memo: String state: ReservationState reservationId: Int! userId: Int
  prescriptionIds: [Float!]
}
input DeleteReservationInput { reservationId: Int! }
input CreatePatientInput {
  name: String gender: String phone: String birthday: DateTime memo: String clinicId: Int
}
input UpdatePatientInput {
  name: String gender: String phone: String birthday: DateTime memo: String clinicId: Int id: Int!
}
input DeletePatientInput { patientId: Float! }
input CreateAtomPrescriptionInput { name: String! }
input CreatePrescriptionInput {
  name: String! requiredTime: Int! description: String price: Int! prescriptionAtomIds: [Int!]! clinicId: Int!
}
input UpdatePrescriptionInput { name: String description: String isActive: Boolean id: Int! }
input InviteUserInput { name: String! clinicId: Int! }
input LeaveClinicInput { memberId: Int! }
input UpdateMemberColorInput { value: String! id: Int! }
input SendMessageInput { content: String! clinicId: Int! patientId: Int }
`;

const input = (name: string): string => `${name}(input: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input!)`;
const query = (name: string): string => `  ${input(name)}: ${name.slice(0, 1).toUpperCase()}${name.slice(1)}Output!`;

/** SDL of what has to do with clinics and their timetables; without accounts, codes by mail, and the gateway for texts. */
export const physioDeskText = `${practiceText}${outputs}${inputs}
type Query {
  me: User!
  userProfile(id: Float!): GetUserOutput!
  getMyMembers: getMyMembersOutput!
  getMyClinicsStatus: GetMyClinicsStatusOutput!
  getAtomPrescriptions: GetAtomPrescriptionsOutput!
${[
  'getUsersByName',
  'getReservationsByInterval',
  'getReservation',
  'getReservationsByPatient',
  'getReservationsByMember',
  'getStatistics',
  'getAllPatientsByClinic',
  'getPatient',
  'getPatients',
  'getPatientBy',
  'getClinic',
  'getMember',
  'getPrescriptionById',
  'getPrescriptionsByClinic',
  'getMessages',
  'getMessagesByPatient',
  'getMessagesEachPatient',
]
  .map(query)
  .join('\n')}
}
type Mutation {
${[
  'createReservation',
  'createDayOff',
  'deleteReservation',
  'updateReservation',
  'createPatient',
  'updatePatient',
  'deletePatient',
  'createAtomPrescription',
  'createPrescription',
  'updatePrescription',
  'inviteUser',
  'leaveClinic',
  'updateMemberColor',
  'sendMessage',
]
  .map(query)
  .join('\n')}
}
type Subscription {
  ${input('listenDeleteReservation')}: ListenDeleteReservationOutput!
  ${input('listenCreateReservation')}: Reservation!
  ${input('listenUpdateReservation')}: Reservation!
}`;
