const connectionArgs = 'before: String, after: String, first: Int, last: Int';

/** A connection and its edge, as graphene names and describes them. */
const connection = (name: string): string => `
  type ${name}Connection {
    "Pagination data for this connection."
    pageInfo: PageInfo!
    "Contains the nodes in this connection."
    edges: [${name}Edge]!
  }

  "A Relay edge containing a \`${name}\` and its cursor."
  type ${name}Edge {
    "The item at the end of the edge"
    node: ${name}Type
    "A cursor for use in pagination"
    cursor: String!
  }
`;

const basicText = /* GraphQL */ `
  """
  The \`DateTime\` scalar type represents a DateTime
  value as specified by
  [iso8601](https://en.wikipedia.org/wiki/ISO_8601).
  """
  scalar DateTime

  "An object with an ID"
  interface Node {
    "The ID of the object."
    id: ID!
  }

  "The Relay compliant \`PageInfo\` type, containing data necessary to paginate this connection."
  type PageInfo {
    "When paginating forwards, are there more items?"
    hasNextPage: Boolean!
    "When paginating backwards, are there more items?"
    hasPreviousPage: Boolean!
    "When paginating backwards, the cursor to continue."
    startCursor: String
    "When paginating forwards, the cursor to continue."
    endCursor: String
  }
`;

const nodesText = /* GraphQL */ `
  type ReservationType implements Node {
    "The ID of the object."
    id: ID!
    expiry: DateTime
    confirmed: Boolean
    expired: Boolean
    client: ClientType
    provider: ProviderType
    appointment: AppointmentType
  }

  type ClientType implements Node {
    "The ID of the object."
    id: ID!
    firstName: String
    lastName: String
    providers(${connectionArgs}): ProviderConnection
    reservations(${connectionArgs}): ReservationConnection
    activeReservations(${connectionArgs}): ReservationConnection
    confirmedReservations(${connectionArgs}): ReservationConnection
    expiredReservations(${connectionArgs}): ReservationConnection
  }

  type ProviderType implements Node {
    "The ID of the object."
    id: ID!
    firstName: String
    lastName: String
    clients(${connectionArgs}): ClientConnection
    appointments(${connectionArgs}): AppointmentConnection
    availableAppointments(${connectionArgs}): AppointmentConnection
    confirmedAppointments(${connectionArgs}): AppointmentConnection
    reservedAppointments(${connectionArgs}): AppointmentConnection
  }

  type AppointmentType implements Node {
    "The ID of the object."
    id: ID!
    timeSlot: DateTime
    provider: ProviderType
    confirmedReservation: ReservationType
    reservations(${connectionArgs}): ReservationConnection
  }
`;

const mutationsText = /* GraphQL */ `
  type ReservationCreate {
    reservation: ReservationType
  }

  input ReservationCreateInput {
    clientId: ID!
    appointmentId: ID!
  }

  type ReservationConfirm {
    reservation: ReservationType
  }

  input ReservationConfirmInput {
    reservationId: ID!
  }

  type ProviderCreate {
    provider: ProviderType
  }

  input ProviderCreateInput {
    firstName: String!
    lastName: String!
  }

  type ClientCreate {
    client: ClientType
  }

  input ClientCreateInput {
    firstName: String!
    lastName: String!
  }

  type AppointmentBulkCreate {
    appointments(${connectionArgs}): AppointmentConnection
  }

  input AppointmentBulkCreateInput {
    providerId: ID!
    startTime: DateTime!
    endTime: DateTime!
  }
`;

const rootsText = /* GraphQL */ `
  type Query {
    reservation("The ID of the object" id: ID!): ReservationType
    reservations(${connectionArgs}): ReservationConnection
    activeReservations(${connectionArgs}): ReservationConnection
    confirmedAppointments(${connectionArgs}): AppointmentConnection
    expiredAppointments(${connectionArgs}): ReservationConnection
    provider("The ID of the object" id: ID!): ProviderType
    providers(${connectionArgs}): ProviderConnection
    client("The ID of the object" id: ID!): ClientType
    clients(${connectionArgs}): ClientConnection
    appointment("The ID of the object" id: ID!): AppointmentType
    appointments(${connectionArgs}): AppointmentConnection
    availableAppointments(${connectionArgs}): AppointmentConnection
  }

  type Mutation {
    reservationCreate(input: ReservationCreateInput!): ReservationCreate
    reservationConfirm(input: ReservationConfirmInput!): ReservationConfirm
    providerCreate(input: ProviderCreateInput!): ProviderCreate
    clientCreate(input: ClientCreateInput!): ClientCreate
    appointmentBulkCreate(input: AppointmentBulkCreateInput!): AppointmentBulkCreate
  }
`;

/** SDL of the service, in the order in which its Python is read: from the last part to the first. */
export const reservationText: string =
  rootsText +
  basicText +
  nodesText +
  ['Reservation', 'Client', 'Provider', 'Appointment'].map(connection).join('') +
  mutationsText;
