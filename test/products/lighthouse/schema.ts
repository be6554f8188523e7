import { capital } from '../generatedRows.ts';

/** Columns that clients may filter and sort by, of each list that pages. */
const columns: Readonly<Record<string, readonly string[]>> = {
  appointments: ['id', 'starts_at', 'ends_at', 'status', 'observation', 'created_at', 'updated_at'],
  clients: ['id', 'name', 'number', 'email', 'cpf', 'created_at'],
  pets: ['id', 'name', 'species', 'birthdate', 'created_at'],
};

/** SDL of the conditions and the order that Lighthouse generates for a list. */
function argumentTypes(field: string): string {
  const name = `Query${capital(field)}`;
  const values = (columns[field] ?? []).map((column) => column.toUpperCase()).join(' ');
  return `"Allowed column names for Query.${field}.where."
enum ${name}WhereColumn { ${values} }
"Allowed column names for Query.${field}.orderBy."
enum ${name}OrderByColumn { ${values} }
"Order by clause for Query.${field}.orderBy."
input ${name}OrderByOrderByClause {
  "The column that is used for ordering." column: ${name}OrderByColumn!
  "The direction that is used for ordering." order: SortOrder!
}
"Dynamic WHERE conditions for Query.${field}.where."
input ${name}WhereWhereConditions {
  "The column that is used for the condition." column: ${name}WhereColumn
  "The operator that is used for the condition."
  operator: SQLOperator = EQ
  "The value that is used for the condition." value: Mixed
  "A set of conditions that requires all conditions to match." AND: [${name}WhereWhereConditions!]
  "A set of conditions that requires at least one condition to match." OR: [${name}WhereWhereConditions!]
}`;
}

/** Arguments that @whereConditions, @orderBy, @softDeletes and @paginate add to a field. */
function listArguments(field: string): string {
  const name = `Query${capital(field)}`;
  return `    where: ${name}WhereWhereConditions
    orderBy: [${name}OrderByOrderByClause!]
    "Allows to filter if trashed elements should be fetched." trashed: Trashed${pageArguments}`;
}

const pageArguments = `
    "Limits number of fetched items. Maximum allowed value: 100."
    first: Int! = 10
    "The offset from which items are returned." page: Int`;

const stamps = 'created_at: DateTime! updated_at: DateTime!';
const vaccine = 'has_vaccine: Boolean vaccine_name: String vaccine_date: Date next_dose_date: Date';

function belongsTo(name: string, isUpdate: boolean): string {
  const nested = ['Client', 'Pet'].includes(name) ? `create: Create${name}Input` : '';
  return `input ${isUpdate ? 'Update' : 'Create'}${name}BelongsTo { connect: ID ${nested} ${isUpdate ? 'disconnect: Boolean' : ''} }`;
}

/** SDL of the service, with what its directives generate. */
export const lighthouseText: string = [
  `"A date string with format \`Y-m-d\`, e.g. \`2011-05-23\`."
scalar Date
"A datetime string with format \`Y-m-d H:i:s\`, e.g. \`2018-05-23 13:43:32\`."
scalar DateTime
"Loose type that allows any value. Be careful when passing in large \`Int\` or \`Float\` literals."
scalar Mixed
"Directions for ordering a list of records."
enum SortOrder { ASC DESC }
"The available SQL operators that are used to filter query results."
enum SQLOperator { EQ NEQ GT GTE LT LTE LIKE NOT_LIKE IN NOT_IN BETWEEN NOT_BETWEEN IS_NULL IS_NOT_NULL }
"Specify if you want to include or exclude trashed results from a query."
enum Trashed { ONLY WITH WITHOUT }
enum AppointmentStatus { SCHEDULED CONFIRMED WAITING IN_SERVICE READY_TO_GO FINISHED CANCELED MISSED }
"Information about pagination using a fully featured paginator."
type PaginatorInfo {
  count: Int! currentPage: Int! firstItem: Int hasMorePages: Boolean! lastItem: Int lastPage: Int! perPage: Int!
  "Number of total available items." total: Int!
}
input DateTimeRange { from: DateTime! to: DateTime! }
type User { id: ID! name: String! email: String! email_verified_at: DateTime ${stamps} }
type Clinic {
  id: ID! name: String! cnpj: String! address: String! ${stamps} deleted_at: DateTime
  employees: [Employee!]!
}
type Employee {
  id: ID! name: String! picture: String birthdate: Date ${stamps} deleted_at: DateTime
  clinic: Clinic! user: User!
}
type Client {
  id: ID! name: String! number: String cpf: String email: String ${stamps} deleted_at: DateTime
  user: User! pets: [Pet!]!
}
type Pet {
  id: ID! name: String! image: String species: String! birthdate: Date ${stamps} deleted_at: DateTime
  client: Client appointments: [Appointment!]!
}
type Service { id: ID! name: String! duration: Int! price: Float ${stamps} }
type Appointment {
  id: ID! starts_at: DateTime! ends_at: DateTime! status: AppointmentStatus! observation: String
  cancellation_reason: String ${vaccine} ${stamps} deleted_at: DateTime
  clinic: Clinic! employee: Employee pet: Pet services: [Service!]!
}`,
  ...Object.keys(columns).map(argumentTypes),
  ...['Appointment', 'Client', 'Pet', 'User'].map(
    (name) => `"A paginated list of ${name} items."
type ${name}Paginator {
  "Pagination information about the list of items." paginatorInfo: PaginatorInfo!
  "A list of ${name} items." data: [${name}!]!
}`,
  ),
  `type Query {
  me: User
  "Find a single user by an identifying attribute."
  user(
    "Search by primary key." id: ID
    "Search by email address." email: String
  ): User
  "List multiple users."
  users(
    "Filters by name. Accepts SQL LIKE wildcards \`%\` and \`_\`."
    name: String${pageArguments}
  ): UserPaginator!
  appointments(
    clinic_id: ID employee_id: ID pet_id: ID status: [AppointmentStatus!] starts_at: DateTimeRange upcoming: Boolean
${listArguments('appointments')}
  ): AppointmentPaginator!
  appointment(id: ID!): Appointment
  clients(
    "Filters by name. Accepts SQL LIKE wildcards \`%\` and \`_\`."
    name: String email: String
${listArguments('clients')}
  ): ClientPaginator!
  client(id: ID!): Client
  pets(
    "Filters by name. Accepts SQL LIKE wildcards \`%\` and \`_\`."
    name: String client_id: ID
${listArguments('pets')}
  ): PetPaginator!
  pet(id: ID!): Pet
  clinics: [Clinic!]!
  clinic(id: ID!): Clinic
  employees(clinic_id: ID, trashed: Trashed): [Employee!]!
  services: [Service!]!
}
input CreateClientInput { name: String! number: String! cpf: String email: String }
input UpdateClientInput { id: ID! name: String number: String cpf: String email: String }
input CreatePetInput { name: String! species: String! birthdate: Date client: CreateClientBelongsTo! }
input CreateAppointmentInput {
  starts_at: DateTime! ends_at: DateTime! status: AppointmentStatus = SCHEDULED observation: String ${vaccine}
  clinic: CreateClinicBelongsTo! employee: CreateEmployeeBelongsTo pet: CreatePetBelongsTo!
  services: CreateServiceBelongsToMany
}
input UpdateAppointmentInput {
  id: ID! starts_at: DateTime ends_at: DateTime status: AppointmentStatus observation: String
  cancellation_reason: String ${vaccine}
  clinic: UpdateClinicBelongsTo employee: UpdateEmployeeBelongsTo pet: UpdatePetBelongsTo
  services: UpdateServiceBelongsToMany
}
input CreateServiceBelongsToMany { connect: [ID!] sync: [ID!] }
input UpdateServiceBelongsToMany { connect: [ID!] sync: [ID!] disconnect: [ID!] }
type Mutation {
  createAppointment(input: CreateAppointmentInput!): Appointment!
  updateAppointment(input: UpdateAppointmentInput!): Appointment!
  deleteAppointment(id: ID!): Appointment
  createClient(input: CreateClientInput!): Client!
  updateClient(input: UpdateClientInput!): Client!
  createPet(input: CreatePetInput!): Pet!
}`,
  ...['Client', 'Clinic', 'Employee', 'Pet'].flatMap((name) => [belongsTo(name, false), belongsTo(name, true)]),
].join('\n');
