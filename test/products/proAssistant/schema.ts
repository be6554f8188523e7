const patientFields = [
  'birthDate',
  'id',
  'city',
  'country',
  'email',
  'firstName',
  'lastName',
  'mobileNumber',
  'number',
  'phoneNumber',
  'street',
  'zipCode',
];

/** SDL of a filter over columns, as Hot Chocolate 12 derives it from a class. */
function filterText(name: string, columns: Readonly<Record<string, string>>): string {
  const fields = Object.entries(columns).map(
    ([column, operations]) => `  ${column}: ${operations}OperationFilterInput`,
  );
  return `input ${name}FilterInput {
  and: [${name}FilterInput!]
  or: [${name}FilterInput!]
${fields.join('\n')}
}`;
}

function sortText(name: string, columns: readonly string[]): string {
  return `input ${name}SortInput {
${columns.map((column) => `  ${column}: SortEnumType`).join('\n')}
}`;
}

function comparableText(name: string, type: string): string {
  const operators = ['gt', 'ngt', 'gte', 'ngte', 'lt', 'nlt', 'lte', 'nlte'];
  return `input Comparable${name}OperationFilterInput {
  eq: ${type}
  neq: ${type}
  in: [${type}!]
  nin: [${type}!]
${operators.map((operator) => `  ${operator}: ${type}`).join('\n')}
}`;
}

/** The schema that the classes of the product make, in the order of its types' configurations. */
export const proAssistantText = `schema {
  query: Query
  mutation: Mutation
}

type Query {
  meetingById(id: String!): Meeting
  meetings(startDate: DateTime!, endDate: DateTime!, order: [MeetingSortInput!]): [Meeting!]!
  patientById(id: String!): Patient
  patients(
    "Returns the first _n_ elements from the list."
    first: Int
    "Returns the elements in the list that come after the specified cursor."
    after: String
    "Returns the last _n_ elements from the list."
    last: Int
    "Returns the elements in the list that come before the specified cursor."
    before: String
    order: [PatientSortInput!]
    where: PatientFilterInput
  ): PatientsConnection
  searchPatients(lastName: String!, firstName: String!, phoneNumber: String!, birthDate: String!, order: [PatientSortInput!]): [Patient!]!
  settingById(id: String!): Setting
  tariffById(id: String!): Tariff
  tariffs(order: [TariffSortInput!], where: TariffFilterInput): [Tariff!]!
}

type Mutation {
  upsertMeeting(meeting: MeetingInput!): Meeting!
  createPatient(patient: PatientInput!): Patient!
  updatePatient(patient: PatientInput!): Patient!
  upsertSetting(setting: SettingInput!): Setting!
  removeTariff(id: String!): Boolean!
  upsertTariff(tariff: TariffInput!): Tariff!
}

type Meeting {
  id: String!
  duration: Int!
  payment: Int!
  price: Decimal!
  state: Int!
  title: String!
  firstName: String!
  lastName: String!
  patientId: String
  paymentDate: DateTime
  startDate: DateTime!
  type: String
}

type Patient {
  id: String!
  firstName: String
  lastName: String
  street: String
  number: String
  zipCode: String
  city: String
  country: String
  birthDate: String
  phoneNumber: String
  email: String
  mobileNumber: String
}

type Setting {
  id: String
  value: String
}

type Tariff {
  id: String!
  name: String!
  price: Decimal!
  defaultDuration: Int!
}

"A connection to a list of items."
type PatientsConnection {
  "Information to aid in pagination."
  pageInfo: PageInfo!
  "A list of edges."
  edges: [PatientsEdge!]
  "A flattened list of the nodes."
  nodes: [Patient!]
}

"An edge in a connection."
type PatientsEdge {
  "A cursor for use in pagination."
  cursor: String!
  "The item at the end of the edge."
  node: Patient!
}

"Information about pagination in a connection."
type PageInfo {
  "Indicates whether more edges exist following the set defined by the clients arguments."
  hasNextPage: Boolean!
  "Indicates whether more edges exist prior the set defined by the clients arguments."
  hasPreviousPage: Boolean!
  "When paginating backwards, the cursor to continue."
  startCursor: String
  "When paginating forwards, the cursor to continue."
  endCursor: String
}

input MeetingInput {
  id: String!
  patientId: String
  title: String!
  lastName: String!
  firstName: String!
  startDate: DateTime!
  duration: Int!
  state: Int!
  price: Decimal!
  payment: Int!
  paymentDate: DateTime
  type: String
}

input PatientInput {
${patientFields.map((field) => `  ${field}: String${field === 'id' ? '!' : ''}`).join('\n')}
}

input SettingInput {
  id: String
  value: String
}

input TariffInput {
  id: String!
  name: String!
  price: Decimal!
  defaultDuration: Int!
}

${sortText('Meeting', ['id', 'patientId', 'title', 'lastName', 'firstName', 'startDate', 'duration', 'state', 'price', 'payment', 'paymentDate', 'type'])}

${sortText('Patient', patientFields)}

${filterText('Patient', Object.fromEntries(patientFields.map((field) => [field, 'String'])))}

${sortText('Tariff', ['id', 'name', 'price', 'defaultDuration'])}

${filterText('Tariff', { id: 'String', name: 'String', price: 'ComparableDecimal', defaultDuration: 'ComparableInt32' })}

input StringOperationFilterInput {
  and: [StringOperationFilterInput!]
  or: [StringOperationFilterInput!]
  eq: String
  neq: String
  contains: String
  ncontains: String
  in: [String]
  nin: [String]
  startsWith: String
  nstartsWith: String
  endsWith: String
  nendsWith: String
}

${comparableText('Decimal', 'Decimal')}

${comparableText('Int32', 'Int')}

enum SortEnumType {
  ASC
  DESC
}

enum ApplyPolicy {
  BEFORE_RESOLVER
  AFTER_RESOLVER
}

directive @authorize(
  "The name of the authorization policy that determines access to the annotated resource."
  policy: String
  "Roles that are allowed to access the annotated resource."
  roles: [String!]
  "Defines when when the resolver shall be executed.By default the resolver is executed after the policy has determined that the current user is allowed to access the field."
  apply: ApplyPolicy! = BEFORE_RESOLVER
) repeatable on SCHEMA | OBJECT | FIELD_DEFINITION

"The \`DateTime\` scalar represents an ISO-8601 compliant date time type."
scalar DateTime @specifiedBy(url: "https://www.graphql-scalars.com/date-time")

"The built-in \`Decimal\` scalar type."
scalar Decimal
`;
