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
function relayMutation(name: string, fields: string, answer: string): string {
  return `
input ${name}Input {
${fields}  clientMutationId: String
}
type ${name}Payload {
  ${answer}
  clientMutationId: String
}
`;
}

const page = 'before: String, after: String, first: Int, last: Int';
const one = (type: string): string => `(
    """The ID of the object"""
    id: ID!
  ): ${type}`;

const mascota = node(
  'VetMascotaNode',
  `  codigo: String!
  nombre: String!
  duenio: VetDuenioType!
  fechaNacimiento: Date!
  especie: VetMascotaEspecie!
  raza: VetRazaType
  color: String!
  sexo: VetMascotaSexo!
  ultimaConsulta: Date
`,
);
const raza = node(
  'VetRazaNode',
  `  nombre: String!
  creado: DateTime
  creadoPor: UserType
  modificado: DateTime
  modificadoPor: UserType
  clinica: VetClinicaNode
  vetmascotaSet(${page}): VetMascotaNodeConnection!
`,
);
const clinica = node(
  'VetClinicaNode',
  `  nombre: String!
  imagen: String!
  fechaAlta: Date
  fechaFinFree: Date
  modoPago: VetClinicaModoPago!
  fechaInicio: Date
  vetpersonalSet(${page}): VetPersonalNodeConnection!
  PropietarioPerteneceA: [VetDuenioType!]!
  RazaPerteneceA: [VetRazaType!]!
`,
);
const personal = node(
  'VetPersonalNode',
  `  usuario: UserType!
  clinica: VetClinicaNode
  email: String
`,
);

/** SDL of the service: two ways of listing in one, as its schema was made of several files. */
export const cloudVetText = `
schema {
  query: Query
  mutation: Mutation
}
${mascota}${raza}${clinica}${personal}
type VetDuenioType {
  id: ID!
  apellido: String!
  nombres: String!
  domicilio: String!
  celularNumero: String
  email: String
  codigo: String!
  observaciones: String!
  creado: DateTime!
  creadoPor: UserType
  modificado: DateTime!
  modificadoPor: UserType
  ultimaMascota: Int!
  clinica: VetClinicaNode
  vetmascotaSet(${page}): VetMascotaNodeConnection!
}
type VetRazaType {
  id: ID!
  nombre: String!
  creado: DateTime
  creadoPor: UserType
  modificado: DateTime
  modificadoPor: UserType
  clinica: VetClinicaNode
  vetmascotaSet(${page}): VetMascotaNodeConnection!
}
type UserType {
  id: ID!
  password: String!
  lastLogin: DateTime
  """Designates that this user has all permissions without explicitly assigning them."""
  isSuperuser: Boolean!
  """Required. 150 characters or fewer. Letters, digits and @/./+/-/_ only."""
  username: String!
  firstName: String!
  lastName: String!
  email: String!
  """Designates whether the user can log into this admin site."""
  isStaff: Boolean!
  """Designates whether this user should be treated as active. Unselect this instead of deleting accounts."""
  isActive: Boolean!
  dateJoined: DateTime!
  vetpersonalSet(${page}): VetPersonalNodeConnection!
  PropietarioCreadoPor: [VetDuenioType!]!
  PropietarioModificadoPor: [VetDuenioType!]!
  RazaCreadaPor: [VetRazaType!]!
  RazaModificadaPor: [VetRazaType!]!
}

"""An enumeration."""
enum VetMascotaEspecie {
  """Perro"""
  PER
  """Gato"""
  GAT
  """Iguana"""
  IGU
  """Tortuga"""
  TOR
  """Conejo"""
  CON
  """Cerdo"""
  CER
  """Cabra"""
  CAB
  """Ave"""
  AVE
}
"""An enumeration."""
enum VetMascotaSexo {
  """Hembra"""
  F
  """Macho"""
  M
}
"""An enumeration."""
enum VetClinicaModoPago {
  """Modo Free"""
  FREE
  """Modo Starter"""
  STARTER
  """Modo Standard"""
  STANDARD
  """Modo Premium"""
  PREMIUM
}

"""An object with an ID"""
interface Node {
  """The ID of the object."""
  id: ID!
}
"""The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection."""
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

"""
The \`Date\` scalar type represents a Date
value as specified by
[iso8601](https://en.wikipedia.org/wiki/ISO_8601).
"""
scalar Date
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

type Query {
  relayClinica${one('VetClinicaNode')}
  relayClinicas(${page}, nombre: String): VetClinicaNodeConnection
  relayRaza${one('VetRazaNode')}
  relayRazas(${page}, nombre: String): VetRazaNodeConnection
  relayMascota${one('VetMascotaNode')}
  relayMascotas(${page}, codigo: String, nombre: String, especie: String, color: String, sexo: String): VetMascotaNodeConnection
  duenios(filtroNombre: String, first: Int, skip: Int): [VetDuenioType]
  razas(filtroNombre: String, first: Int, skip: Int): [VetRazaType]
  yo: UserType
  users: [UserType]
}

type Mutation {
  relayCreateClinica(input: RelayCreateVetClinicaInput!): RelayCreateVetClinicaPayload
  relayCreateRaza(input: RelayCreateVetRazaInput!): RelayCreateVetRazaPayload
  relayCreateMascota(input: RelayCreateVetMascotaInput!): RelayCreateVetMascotaPayload
  createUser(email: String!, password: String!, username: String!): CreateUser
  """Obtain JSON Web Token mutation"""
  tokenAuth(username: String!, password: String!): ObtainJSONWebToken
  verifyToken(token: String): Verify
  refreshToken(token: String): Refresh
}
${relayMutation('RelayCreateVetClinica', '  nombre: String\n', 'clinica: VetClinicaNode')}
${relayMutation('RelayCreateVetRaza', '  nombre: String\n', 'raza: VetRazaNode')}
${relayMutation(
  'RelayCreateVetMascota',
  `  codigo: String
  nombre: String
  fechaNacimiento: Date
  especie: String
  color: String
  sexo: String
  ultimaConsulta: Date
`,
  'mascota: VetMascotaNode',
)}
type CreateUser {
  user: UserType
}
"""Obtain JSON Web Token mutation"""
type ObtainJSONWebToken {
  payload: GenericScalar!
  refreshExpiresIn: Int!
  token: String!
}
type Verify {
  payload: GenericScalar!
}
type Refresh {
  payload: GenericScalar!
  refreshExpiresIn: Int!
  token: String!
}
`;
