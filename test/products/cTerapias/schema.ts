/** The schema of C Terapias: four parts, of which the first has what the others add to. */
export const cTerapiasText: string = /* GraphQL */ `
  enum Gender {
    MALE
    FEMALE
  }

  type Address {
    city: String
    zipcode: String
    street: String
  }

  input AddressInput {
    city: String
    zipcode: String
    street: String
  }

  type Client {
    _id: ID
    name: String
    dob: Date
    email: String
    phone: String
    gender: Gender
    address: Address
    advisedBy: String
    created_at: Date
  }

  type ClientObservations {
    _id: ID
    description: String
    created_at: Date
  }

  type FullClientData {
    _id: ID
    name: String
    dob: Date
    email: String
    phone: String
    gender: Gender
    address: Address
    advisedBy: String
    created_at: Date
    observations: [ClientObservations]
  }

  input ClientInput {
    _id: ID
    name: String
    dob: Date
    email: String
    phone: String
    address: AddressInput
    advisedBy: String
    observation: String
  }

  type IDelete {
    deleteClient: Boolean
  }

  type Query {
    _empty: String
  }

  type Mutation {
    _empty: String
  }

  extend type Query {
    searchClients(name: String): [FullClientData]
    FindAllClients: [Client]
    findClient(_id: ID): FullClientData
  }

  extend type Mutation {
    addNewClient(client: ClientInput): Boolean
    updateClient(client: ClientInput): Boolean
    deleteClient(_id: ID): Boolean
  }

  scalar Date

  input AddObservationInput {
    client_id: ID
    description: String
  }

  type Observation {
    _id: ID
    client_id: ID
    description: String
    created_at: Date
  }

  extend type Mutation {
    addObservation(observation: AddObservationInput): Boolean
  }

  extend type Query {
    findObservations(client_id: ID): [Observation]
  }

  input updateSecretInput {
    password: String
    recoveryToken: String
  }

  input verifyCodeInput {
    code: String
    username: String
  }

  input signInInput {
    username: String
    password: String
  }

  type authTokens {
    accessToken: String
    refreshToken: String
  }

  extend type Mutation {
    sendCode(username: String): Boolean
    verifyCode(input: verifyCodeInput): String
    updateSecret(input: updateSecretInput): Boolean
    signIn(input: signInInput): authTokens
    refreshTokens(refreshToken: String): authTokens
  }

  type Appointment {
    _id: ID
    client_id: ID
    scheduled_to: Date
    created_at: Date
    showed_up: Boolean
    clientName: String
  }

  extend type Query {
    findAppointmentByClient(client_id: ID): [Appointment]
    findAppointmentByTimeInterval(starts_at: Date, ends_at: Date): [Appointment]
  }

  extend type Mutation {
    createAppointment(client_id: ID, scheduled_to: Date): Appointment
    deleteAppointment(_id: ID): Boolean
    updateAppointment(_id: ID, scheduled_to: Date): Boolean
    setAppointmentShowedUp(_id: ID, showed_up: Boolean): Boolean
  }
`;
