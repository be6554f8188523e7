/** SDL of what the literal form offers beyond the front desk: names that resemble those a reader looks for. */
export const literalBackOfficeText = /* GraphQL */ `
  extend type Query {
    getDeletedClients(limit: Int!): [DeletedClient]
    getClientTemplates(limit: Int!): [ClientTemplate]
    getClientStatistics(active: Boolean): ClientStatistics
    getAppointmentStatistics(locationId: ID!, start: DateTime!, end: DateTime!): AppointmentStatistics
    getAppointmentRequests(locationId: ID!, limit: Int!): [AppointmentRequest]
    getAppointmentReminders(locationId: ID!, limit: Int!): [AppointmentReminder]
    getPatientForms(patientId: ID, limit: Int!): [PatientForm]
    getFormAnswers(formId: ID!, limit: Int!): [FormAnswer]
    getUserSessions(limit: Int!): [UserSession]
    getLoginAttempts(limit: Int!): [LoginAttempt]
    getAuditLog(start: DateTime!, end: DateTime!, limit: Int!): [AuditEntry]
    getInvoices(clientId: ID, limit: Int!): [Invoice]
    getPriceList(locationId: ID!): [PriceListItem]
    getTasks(limit: Int!): [Task]
    getWebhooks: [Webhook]
    getNewsletterSubscribers(limit: Int!): [NewsletterSubscriber]
    getLocationSettings(locationId: ID!): [Setting]
  }

  extend type Mutation {
    createAppointmentRequest(name: String!, phone: String!, preferredStart: DateTime): AppointmentRequest
    createClientTemplate(name: String!, body: String!): ClientTemplate
    cancelAppointmentReminder(id: ID!): AppointmentReminder
    createWebhook(url: String!): Webhook
    updateSetting(name: String!, value: String!): Setting
  }

  type DeletedClient {
    id: ID!
    firstName: String
    lastName: String
    deletedAt: DateTime
  }

  type ClientTemplate {
    id: ID!
    name: String
    body: String
  }

  type ClientStatistics {
    total: Int
    active: Int
  }

  type AppointmentStatistics {
    total: Int
    cancelled: Int
    missed: Int
  }

  "Asked for on the web site and not yet booked."
  type AppointmentRequest {
    id: ID!
    start: DateTime
    status: String
    clientName: String
    phone: String
    reason: String
  }

  type AppointmentReminder {
    id: ID!
    appointment: Appointment
    sentAt: DateTime
    status: String
  }

  type PatientForm {
    id: ID!
    name: String
    patient: Patient
  }

  type FormAnswer {
    id: ID!
    question: String
    answer: String
  }

  type UserSession {
    id: ID!
    provider: Provider
    start: DateTime
    end: DateTime
  }

  type LoginAttempt {
    id: ID!
    email: String
    succeeded: Boolean
    at: DateTime
  }

  type AuditEntry {
    id: ID!
    action: String
    at: DateTime
  }

  type Invoice {
    id: ID!
    number: String
    client: Client
    status: String
    total: Float
  }

  type PriceListItem {
    id: ID!
    name: String
    price: Float
  }

  type Task {
    id: ID!
    title: String
    status: String
    due: Date
    patient: Patient
  }

  type Webhook {
    id: ID!
    url: String
  }

  type NewsletterSubscriber {
    id: ID!
    name: String
    email: String
    active: Boolean
  }

  type Setting {
    name: String
    value: String
  }
`;
