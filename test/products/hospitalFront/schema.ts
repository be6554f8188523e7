import { capital } from '../generatedRows.ts';

const stamps = 'created_at: DateTime updated_at: DateTime';

function paginator(name: string): string {
  return `"A paginated list of ${name} items."
type ${name}Paginator {
  "Pagination information about the list of items." paginatorInfo: PaginatorInfo!
  "A list of ${name} items." data: [${name}!]!
}`;
}

/** A list with a filter, in pages: the size of a page has to be said. */
function list(field: string, name: string, isRequired = false): string {
  return `  ${field}(
    filter: ${name}FilterInput${isRequired ? '!' : ''}
    "Limits number of fetched items."
    first: Int!
    "The offset from which items are returned."
    page: Int
  ): ${name}Paginator!`;
}

const scalars = `"A date string with format \`Y-m-d\`, e.g. \`2011-05-23\`."
scalar Date
"A datetime string with format \`Y-m-d H:i:s\`, e.g. \`2018-05-23 13:43:32\`."
scalar DateTime
"Can be used as an argument to upload files using https://github.com/jaydenseric/graphql-multipart-request-spec"
scalar Upload`;

// Lighthouse adds these to every schema, whether something uses them or not.
const added = `"Allows ordering a list of records."
input OrderByClause {
  "The column that is used for ordering." column: String!
  "The direction that is used for ordering." order: SortOrder!
}
"Aggregate functions when ordering by a relation without specifying a column."
enum OrderByRelationAggregateFunction {
  "Amount of items." COUNT
}
"Aggregate functions when ordering by a relation that may specify a column."
enum OrderByRelationWithColumnAggregateFunction {
  "Average." AVG
  "Minimum." MIN
  "Maximum." MAX
  "Sum." SUM
  "Amount of items." COUNT
}
"Directions for ordering a list of records."
enum SortOrder {
  "Sort records in ascending order." ASC
  "Sort records in descending order." DESC
}
"Specify if you want to include or exclude trashed results from a query."
enum Trashed {
  "Only return trashed results." ONLY
  "Return both trashed and non-trashed results." WITH
  "Only return non-trashed results." WITHOUT
}
"Information about pagination using a fully featured paginator."
type PaginatorInfo {
  "Number of items in the current page." count: Int!
  "Index of the current page." currentPage: Int!
  "Index of the first item in the current page." firstItem: Int
  "Are there more pages after this one?" hasMorePages: Boolean!
  "Index of the last item in the current page." lastItem: Int
  "Index of the last available page." lastPage: Int!
  "Number of items per page." perPage: Int!
  "Number of total available items." total: Int!
}`;

const types = `type User {
  id: ID! userName: String! role: UserRole! lastLoginAt: DateTime createdAt: DateTime updatedAt: DateTime
}
enum UserRole { ADMIN DOCTORS }
type Department { id: ID! name: String! description: String doctors: [Doctor!] ${stamps} }
type Doctor {
  id: ID! userName: String! email: String specialization: String department: Department image: DoctorImage
  leave_status: DoctorLeaveStatus! ${stamps}
}
type DoctorImage { id: ID! name: String! path: String! url: String! }
enum DoctorLeaveStatus { NOT_ON_LEAVE ON_LEAVE }
type DoctorDutyShift { id: ID! doctor: Doctor! duty_date: Date! start_time: String! end_time: String! }
type DoctorLeave { id: ID! doctor: Doctor! start_date: Date! end_date: Date! }
enum Gender { FEMALE MALE OTHER }
type Patient {
  id: ID! name: String! email: String phone: String gender: Gender date_of_birth: DateTime symptom: String ${stamps}
}
type Appointment {
  id: ID! patient: Patient doctor: Doctor appointment_date: DateTime duration_minutes: Int! status: String
  notes: String ${stamps}
}
type AppointmentSlot { doctor_id: ID! doctor: Doctor start: DateTime! end: DateTime! duration_minutes: Int! }`;

const inputs = `input AppointmentFilterInput { id: ID doctor_id: ID patient_id: ID status: String }
input DepartmentFilterInput { id: ID name: String description: String }
input DoctorFilterInput { id: ID userName: String }
input DoctorDutyShiftFilterInput { id: ID doctor_id: ID duty_date: Date from_date: Date to_date: Date }
input DoctorLeaveFilterInput { doctor_id: ID from_date: Date to_date: Date }
input PatientFilterInput {
  id: ID name: String email: String phone: String gender: Gender date_of_birth: DateTime
}
input CreateAppointmentInput {
  patient_id: ID! doctor_id: ID! appointment_date: DateTime! duration_minutes: Int! status: String notes: String
}
input UpdateAppointmentInput {
  patient_id: ID doctor_id: ID appointment_date: DateTime duration_minutes: Int status: String notes: String
}
input CreatePatientInput {
  name: String! email: String phone: String gender: Gender date_of_birth: DateTime symptom: String!
}
input UpdatePatientInput {
  name: String email: String phone: String gender: Gender date_of_birth: DateTime symptom: String
}
input CreateDepartmentInput { name: String! description: String }
input UpdateDepartmentInput { name: String description: String }
input CreateDoctorInput {
  userName: String! email: String! password: String! specialization: String! department_id: ID! image: Upload
}
input UpdateDoctorInput {
  userName: String email: String specialization: String department_id: ID! image: Upload
}
input ChangePasswordInput { password: String! passwordConfirmation: String! }
input CreateShiftInput { doctor_id: ID! duty_date: Date! start_time: String! end_time: String! }
input UpdateShiftInput { doctor_id: ID duty_date: Date start_time: String end_time: String }
input CreateMonthlyShiftInput { doctor_id: ID! month: Int! year: Int! start_time: String! end_time: String! }
input CreateDoctorLeaveInput { doctor_id: ID! start_date: Date! end_date: Date! }
input UpdateDoctorLeaveInput { start_date: Date end_date: Date }`;

const one = (name: string): string => `  ${name.slice(0, 1).toLowerCase()}${name.slice(1)}(id: ID!): ${name}`;

const query = `type Query {
  me: User
${list('appointments', 'Appointment')}
${one('Appointment')}
${list('patients', 'Patient')}
${one('Patient')}
${list('doctors', 'Doctor')}
${one('Doctor')}
${list('departments', 'Department')}
${one('Department')}
${list('doctorDutyShifts', 'DoctorDutyShift')}
${list('doctorLeaves', 'DoctorLeave', true)}
  doctorAvailableSlots(doctor_id: ID!, date: Date!, duration_minutes: Int!): [AppointmentSlot!]!
}`;

/** Three mutations for each kind, all of the same form but for the names of some inputs. */
function changes(name: string, input = name): string {
  return `  create${capital(name)}(input: Create${input}Input!): ${name}!
  update${capital(name)}(id: ID!, input: Update${input}Input!): ${name}!
  delete${capital(name)}(id: ID!): Boolean!`;
}

const mutation = `type Mutation {
  login(userName: String!, password: String!): User!
  logout: Boolean!
${changes('Appointment')}
${changes('Patient')}
${changes('Department')}
${changes('Doctor')}
  updatePassword(id: ID!, input: ChangePasswordInput!): Doctor!
${changes('DoctorDutyShift', 'Shift')}
  createDoctorDutyShiftsForMonth(input: CreateMonthlyShiftInput!): [DoctorDutyShift!]!
${changes('DoctorLeave')}
}`;

const paged = ['Appointment', 'Department', 'Doctor', 'DoctorDutyShift', 'DoctorLeave', 'Patient'];

/** SDL of the service, with what Lighthouse's directives generate. */
export const hospitalFrontText: string = [scalars, types, inputs, added, ...paged.map(paginator), query, mutation].join(
  '\n',
);
