/** Reminders, webhooks and what has been done. */
export const moreText: string = /* GraphQL */ `
  enum ReminderStatus {
    SCHEDULED
    SENT
    FAILED
    SKIPPED
  }

  enum ReminderChannel {
    SMS
    EMAIL
  }
  type ReminderRule {
    id: ID!
    clinicId: ID!
    offsetMin: Int!
    channel: ReminderChannel!
    active: Boolean!
    template: String
    createdAt: DateTime!
    updatedAt: DateTime!
    clinic: Clinic!
    reminders: [Reminder!]!
  }

  type Reminder {
    id: ID!
    appointmentId: ID!
    ruleId: ID
    channel: ReminderChannel!
    scheduledFor: DateTime!
    sentAt: DateTime
    status: ReminderStatus!
    error: String
    createdAt: DateTime!
    updatedAt: DateTime!
    appointment: Appointment!
    rule: ReminderRule
  }
  input CreateReminderRuleInput {
    offsetMin: Int!
    channel: ReminderChannel!
    active: Boolean
    template: String
  }

  input UpdateReminderRuleInput {
    offsetMin: Int
    channel: ReminderChannel
    active: Boolean
    template: String
  }

  input ReminderFilterInput {
    appointmentId: ID
    status: ReminderStatus
    channel: ReminderChannel
    scheduledAfter: DateTime
    scheduledBefore: DateTime
  }

  type WebhookEndpoint {
    id: ID!
    clinicId: ID!
    url: String!
    secret: String!
    active: Boolean!
    description: String
    events: [String!]!
    lastSuccessAt: DateTime
    lastFailureAt: DateTime
    failureCount: Int!
    createdAt: DateTime!
    updatedAt: DateTime!
    clinic: Clinic!
  }
  input CreateWebhookEndpointInput {
    url: String!
    secret: String!
    active: Boolean
    description: String
    events: [String!]!
  }

  input UpdateWebhookEndpointInput {
    url: String
    secret: String
    active: Boolean
    description: String
    events: [String!]
  }

  input WebhookEndpointFilterInput {
    active: Boolean
    event: String
  }

  type AuditLog {
    id: ID!
    clinicId: ID!
    actorId: ID
    action: String!
    entity: String!
    entityId: String!
    metadata: JSON
    ipAddress: String
    userAgent: String
    createdAt: DateTime!
    appointmentId: ID
    clinic: Clinic!
    actor: User
    appointment: Appointment
  }
  input AuditLogFilterInput {
    actorId: ID
    entity: String
    action: String
    entityId: ID
    startDate: DateTime
    endDate: DateTime
    appointmentId: ID
  }

  input CreateAuditLogInput {
    action: String!
    entity: String!
    entityId: String!
    metadata: JSON
    ipAddress: String
    userAgent: String
    appointmentId: ID
  }
`;
