const page = 'before: String, after: String, first: Int, last: Int';
const patientFilter = [
  'name: String, name__icontains: String, name__istartswith: String',
  'email: String, email__icontains: String, email__istartswith: String',
].join(', ');
const appointmentFilter = [
  'patient__name__icontains: String, patient__name__istartswith: String, patient__name: String, patient: ID',
  'status__icontains: String, status__istartswith: String, status: String, description__icontains: String',
].join(', ');
const treatmentFilter = [
  'appointment__patient: ID',
  'appointment__patient__name__icontains: String, appointment__patient__name__istartswith: String',
  'appointment__patient__name: String',
  'diagnosis__icontains: String, diagnosis__istartswith: String, diagnosis: String',
].join(', ');
const accountFilter = [
  'name: String, name__icontains: String, name__istartswith: String',
  'email: String, email__icontains: String, role: String',
].join(', ');

/** The types of one model that is shown as a Relay node. */
function node(name: string, fields: string): string {
  return `
type ${name} implements Node {
  """The ID of the object."""
  id: ID!
${fields}}
type ${name}Connection {
  """Pagination data for this connection."""
  pageInfo: PageInfo!
  """Contains the nodes in this connection."""
  edges: [${name}Edge]!
}
"""A Relay edge containing a \`${name}\` and its cursor."""
type ${name}Edge {
  """The item at the end of the edge"""
  node: ${name}
  """A cursor for use in pagination"""
  cursor: String!
}
`;
}

/** What each Relay mutation of the service consists of. */
function relayMutation(name: string, input: string, answer: string): string {
  return `
input ${name}Input {
  ${input}
  clientMutationId: String
}
type ${name}Payload {
  ${answer}
  clientMutationId: String
}
`;
}

const common = `
"""
The \`DateTime\` scalar type represents a DateTime
value as specified by
[iso8601](https://en.wikipedia.org/wiki/ISO_8601).
"""
scalar DateTime
"""
The \`GenericScalar\` scalar type represents a generic
GraphQL scalar value that could be:
String, Boolean, Int, Float, List or Object.
"""
scalar GenericScalar
"""An object with an ID"""
interface Node {
  """The ID of the object."""
  id: ID!
}
type PageInfo {
  """When paginating forwards, are there more items?"""
  hasNextPage: Boolean!
  """When paginating backwards, are there more items?"""
  hasPreviousPage: Boolean!
  """When paginating backwards, the cursor to continue."""
  startCursor: String
  """When paginating forwards, the cursor to continue."""
  endCursor: String
}
"""An enumeration."""
enum AppointmentStatus {
  """New"""
  NEW
  """In Progress"""
  IN_PROGRESS
  """Cancelled"""
  CANCELLED
  """Completed"""
  COMPLETED
  """Queried"""
  QUERIED
}
"""An enumeration."""
enum MyUserRole {
  """Doctor"""
  DOCTOR
  """Manager"""
  MANAGER
  """Helpdesk"""
  HELPDESK
}
`;

const nodes = [
  node(
    'PatientNode',
    `  deleted: DateTime
  name: String!
  email: String!
  address: String!
  age: Int!
  mobile: String!
  disability: String
  registered_on: DateTime!
  registered_by: AccountNode!
  appointment_set(${page}, ${appointmentFilter}): AppointmentNodeConnection
`,
  ),
  node(
    'AccountNode',
    `  last_login: DateTime
  deleted: DateTime
  email: String!
  name: String!
  designation: String!
  role: MyUserRole
  is_staff: Boolean!
  is_superuser: Boolean!
  is_active: Boolean!
  created_at: DateTime!
  patient_set(${page}, ${patientFilter}): PatientNodeConnection
  appointment_set(${page}, ${appointmentFilter}): AppointmentNodeConnection
  doctor_assigned(${page}, ${appointmentFilter}): AppointmentNodeConnection
`,
  ),
  node(
    'AppointmentNode',
    `  deleted: DateTime
  patient: PatientNode!
  logged_by: AccountNode!
  description: String!
  date: DateTime!
  comment: String
  assigned_to: AccountNode!
  logged_at: DateTime!
  updated_at: DateTime!
  status: AppointmentStatus!
  treatment_set(${page}, ${treatmentFilter}): TreatmentNodeConnection
`,
  ),
  node(
    'TreatmentNode',
    `  deleted: DateTime
  appointment: AppointmentNode!
  diagnosis: String!
  prescription: String!
`,
  ),
].join('');

const inputs = `
input AccountCreateInput {
  email: String!
  name: String!
  designation: String!
  is_staff: Boolean
  is_superuser: Boolean
  is_active: Boolean
  password1: String!
  password2: String!
}
input PatientCreateInput {
  name: String!
  email: String!
  address: String!
  age: Int!
  mobile: String!
  disability: String
}
input AppointmentCreateInput {
  patient: Int!
  logged_by: Int!
  description: String!
  comment: String
  assigned_to: Int!
}
input TreatmentCreateInput {
  appointment: Int!
  diagnosis: String!
  prescription: String!
}
`;

const outcome = 'status: Int errors: String';

const mutationTypes = [
  relayMutation('CreateAccountMutation', 'account: AccountCreateInput', `${outcome} new_account: AccountNode`),
  relayMutation('CreatePatientMutation', 'patient: PatientCreateInput', `${outcome} new_patient: PatientNode`),
  relayMutation(
    'CreateAppointmentMutation',
    'appointment: AppointmentCreateInput',
    `${outcome} appointment: AppointmentNode`,
  ),
  relayMutation('CreateTreatmentMutation', 'treatment: TreatmentCreateInput', `${outcome} treatment: TreatmentNode`),
  relayMutation('ObtainJSONWebToken', 'email: String! password: String!', 'token: String'),
  relayMutation('Verify', 'token: String', 'payload: GenericScalar'),
  relayMutation('Refresh', 'token: String', 'token: String payload: GenericScalar'),
].join('');

const roots = `
type RootQuery {
  """The ID of the object"""
  patient(id: ID!): PatientNode
  patients(${page}, ${patientFilter}): PatientNodeConnection
  """The ID of the object"""
  appointment(id: ID!): AppointmentNode
  appointments(${page}, ${appointmentFilter}): AppointmentNodeConnection
  """The ID of the object"""
  treatment(id: ID!): TreatmentNode
  treatments(${page}, ${treatmentFilter}): TreatmentNodeConnection
  accounts(${page}, ${accountFilter}): AccountNodeConnection
  """The ID of the object"""
  account(id: ID!): AccountNode
}
type RootMutation {
  create_appointment(input: CreateAppointmentMutationInput!): CreateAppointmentMutationPayload
  create_treatment(input: CreateTreatmentMutationInput!): CreateTreatmentMutationPayload
  create_patient(input: CreatePatientMutationInput!): CreatePatientMutationPayload
  create_account(input: CreateAccountMutationInput!): CreateAccountMutationPayload
  """Obtain JSON Web Token mutation"""
  auth_token(input: ObtainJSONWebTokenInput!): ObtainJSONWebTokenPayload
  verify_token(input: VerifyInput!): VerifyPayload
  refresh_token(input: RefreshInput!): RefreshPayload
}
schema { query: RootQuery mutation: RootMutation }
`;

/** SDL of the service, as graphene-django makes it of its models, with names as Python writes them. */
export const dabsText: string = [common, nodes, inputs, mutationTypes, roots].join('');
