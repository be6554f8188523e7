import { connectionFieldsText, connectionsText } from './deskText.ts';

const lists = {
  deletedClients: 'DeletedClient',
  clientTemplates: 'ClientTemplate',
  clientTags: 'ClientTag',
  appointmentRequests: 'AppointmentRequest',
  appointmentTemplates: 'AppointmentTemplate',
  patientForms: 'PatientForm',
  patientDocuments: 'PatientDocument',
  userSessions: 'UserSession',
  loginAttempts: 'LoginAttempt',
  auditEvents: 'AuditEvent',
  priceListItems: 'PriceListItem',
  newsletters: 'Newsletter',
  tasks: 'Task',
  webhooks: 'Webhook',
};

/** SDL of what the Relay service offers beyond the front desk. */
export const relayBackOfficeText: string =
  /* GraphQL */ `
  type DeletedClient implements Node {
    id: ID!
    displayName: String
    deletedAt: DateTime
  }
  type ClientTemplate implements Node {
    id: ID!
    name: String
    firstName: String
    lastName: String
  }
  type ClientTag implements Node {
    id: ID!
    name: String
  }
  "Asked for on the web site and not yet scheduled."
  type AppointmentRequest implements Node {
    id: ID!
    startsAt: DateTime
    state: String
    reason: String
    client: Client
    patient: Patient
  }
  type AppointmentTemplate implements Node {
    id: ID!
    name: String
    durationMinutes: Int
  }
  type PatientForm implements Node {
    id: ID!
    name: String
    patient: Patient
  }
  type PatientDocument implements Node {
    id: ID!
    name: String
    url: String
    patient: Patient
  }
  type UserSession implements Node {
    id: ID!
    staffMember: StaffMember
    startsAt: DateTime
    endsAt: DateTime
  }
  type LoginAttempt implements Node {
    id: ID!
    email: String
    succeeded: Boolean
  }
  type AuditEvent implements Node {
    id: ID!
    action: String
    at: DateTime
  }
  type PriceListItem implements Node {
    id: ID!
    name: String
    price: Float
  }
  type Newsletter implements Node {
    id: ID!
    subject: String
    sentAt: DateTime
  }
  type Task implements Node {
    id: ID!
    title: String
    dueAt: DateTime
    state: String
    patient: Patient
  }
  type Webhook implements Node {
    id: ID!
    url: String
  }
  type AppointmentStatistics {
    scheduled: Int
    canceled: Int
    noShow: Int
  }
  input ScheduleTaskInput {
    clientMutationId: String
    title: String!
    dueAt: DateTime
    patientId: ID
  }
  type ScheduleTaskPayload {
    clientMutationId: String
    task: Task
  }
  input CreateClientTagInput {
    clientMutationId: String
    name: String!
  }
  type CreateClientTagPayload {
    clientMutationId: String
    clientTag: ClientTag
  }
  extend type Mutation {
    scheduleTask(input: ScheduleTaskInput!): ScheduleTaskPayload
    createClientTag(input: CreateClientTagInput!): CreateClientTagPayload
  }
  extend type Query {
    appointmentStatistics(startsAfter: DateTime, startsBefore: DateTime): AppointmentStatistics
` +
  connectionFieldsText(lists) +
  '\n}\n' +
  connectionsText(Object.values(lists));
