/** Tasks, conversations, telehealth, the audit trail and settings. */
export const schemaDesk = `
enum TaskStatus { TODO DONE }
enum TaskPriority { LOW NORMAL URGENT }
union TaskSubject = Patient | Guardian

type Task implements Node {
  id: ID!
  title: String!
  status: TaskStatus!
  priority: TaskPriority!
  dueAt: DateTime
  assignee: Teammate
  subject: TaskSubject
  completedAt: DateTime
}

type TaskPage {
  items: [Task!]!
  offsetInfo: OffsetInfo!
}

type Conversation implements Node {
  id: ID!
  topic: String!
  guardian: Guardian!
  isOpen: Boolean!
  unreadCount: Int!
  messages: [Message!]!
}

enum MessageDirection { INBOUND OUTBOUND }

type Message implements Node {
  id: ID!
  body: String!
  direction: MessageDirection!
  authorName: String!
  sentAt: DateTime!
  isRead: Boolean!
}

type ConversationPage {
  items: [Conversation!]!
  offsetInfo: OffsetInfo!
}

enum TelehealthStatus { WAITING LIVE ENDED }

type TelehealthSession implements Node {
  id: ID!
  visit: Visit!
  status: TelehealthStatus!
  joinUrl: String!
}

type AuditEvent implements Node {
  id: ID!
  action: String!
  resourceType: String!
  resourceId: ID!
  actorName: String!
  occurredAt: DateTime!
}

type AuditPage {
  items: [AuditEvent!]!
  offsetInfo: OffsetInfo!
}

type WorkspaceSettings {
  defaultVisitMinutes: Int!
  weekStartsOn: Weekday!
  quietHours: QuietHours!
  textSenderName: String!
  extra: JSON
}

"No texts between these times."
type QuietHours {
  from: String!
  to: String!
}

type FeatureFlag {
  key: String!
  isEnabled: Boolean!
}
`;
