/** SDL of the literal form with what else a front desk needs, all lists in the way of `getClients`. */
export const literalText = /* GraphQL */ `
  "An instant, ISO 8601 with offset or Z. Answers are in UTC."
  scalar DateTime
  scalar Date

  type Query {
    "The organization the API key belongs to."
    org: Organization
    locations: [Location]
    "Clients by age of the record. Without active: all of them."
    getClients(active: Boolean, limit: Int!): [Client]
    getClient(id: ID!): Client
    getPatients(clientId: ID, active: Boolean, limit: Int!): [Patient]
    getPatient(id: ID!): Patient
    getProviders(active: Boolean): [Provider]
    getAppointmentTypes: [AppointmentType]
    "Appointments of one location that start at or after start and before end."
    getAppointments(locationId: ID!, start: DateTime!, end: DateTime!, limit: Int!): [Appointment]
    getAppointment(id: ID!): Appointment
  }

  type Mutation {
    createClient(firstName: String, lastName: String!, email: String, phone: String): Client
    updateClient(id: ID!, firstName: String, lastName: String, email: String, phone: String): Client
    createPatient(clientId: ID!, name: String!, species: String!, breed: String, birthDate: Date): Patient
    createAppointment(
      locationId: ID!
      appointmentTypeId: ID!
      patientId: ID!
      providerId: ID
      start: DateTime!
      end: DateTime
      reason: String
    ): Appointment
    updateAppointment(
      id: ID!
      providerId: ID
      start: DateTime
      end: DateTime
      status: AppointmentStatus
      reason: String
    ): Appointment
    cancelAppointment(id: ID!, reason: String): Appointment
  }

  type Organization {
    id: ID!
    name: String
  }

  type Location {
    id: ID!
    name: String
    address: Address
    timeZone: String
    phone: String
  }

  type Address {
    street: String
    city: String
    region: String
    postalCode: String
  }

  type Client {
    id: ID!
    firstName: String
    lastName: String
    email: String
    phone: String
    address: Address
    active: Boolean
    notes: String
    patients(limit: Int!): [Patient]
  }

  type Patient {
    id: ID!
    name: String
    species: String
    breed: String
    color: String
    sex: String
    birthDate: Date
    microchip: String
    active: Boolean
    deceased: Boolean
    client: Client
  }

  type Provider {
    id: ID!
    name: String
    title: String
    email: String
    active: Boolean
  }

  type AppointmentType {
    id: ID!
    name: String
    minutes: Int
  }

  enum AppointmentStatus {
    BOOKED
    CONFIRMED
    ARRIVED
    IN_ROOM
    READY
    DONE
    CANCELLED
    MISSED
  }

  type Appointment {
    id: ID!
    start: DateTime
    end: DateTime
    status: AppointmentStatus
    reason: String
    appointmentType: AppointmentType
    location: Location
    provider: Provider
    patient: Patient
    client: Client
  }
`;

/** SDL of the interface document and nothing more. */
export const minimalText = /* GraphQL */ `
  type Query {
    org: Organization
    locations: [Location]
    "Without active: active ones only."
    getClients(active: Boolean, limit: Int!): [Client]
  }

  type Mutation {
    updateOrganizationName(name: String!): Organization
  }

  type Organization {
    id: ID!
    name: String
  }

  type Location {
    id: ID!
    name: String
    address: String
  }

  type Client {
    id: ID!
    name: String
    email: String
    phone: String
    active: Boolean
  }
`;
