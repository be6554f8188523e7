/**
 * SDL of what a practice-management service offers beyond the desk.
 *
 * A front desk needs little of it. It is here because a real service is mostly this: lists that page in other
 * ways, and names that resemble the ones a reader looks for.
 */
export const backOfficeText = /* GraphQL */ `
  extend type Query {
    auditLog(first: Int!, after: String): AuditEntryConnection
    tasks(done: Boolean, assigneeId: ID, limit: Int = 50): [Task]
    "Clients who were merged into another one or left; not part of getClients."
    archivedClients(limit: Int!, offset: Int = 0): [ArchivedClient]
    "Boarding and day care. Not the appointment book."
    reservations(locationId: ID!, startDate: Date!, endDate: Date!): [Reservation]
    statistics(locationId: ID, date: Date!): DayStatistics
  }

  extend type Mutation {
    createTask(input: TaskInput!): Task
    completeTask(id: ID!): Task
  }

  type PageMetadata {
    page: Int
    pageSize: Int
    totalCount: Int
  }

  type PageInfo {
    hasNextPage: Boolean
    endCursor: String
  }

  type AuditEntryConnection {
    edges: [AuditEntryEdge]
    pageInfo: PageInfo
  }

  type AuditEntryEdge {
    cursor: String
    node: AuditEntry
  }

  type AuditEntry {
    id: ID!
    "The operation, such as updateClient."
    action: String
    "The id of the changed object."
    subjectId: ID
    at: DateTime
  }

  type Task {
    id: ID!
    title: String
    done: Boolean
    dueDate: Date
    assignee: Provider
    patient: Patient
  }

  type ArchivedClient {
    id: ID!
    name: String
    email: String
    "Merged, Moved away, Duplicate."
    reason: String
    archivedAt: DateTime
    mergedIntoId: ID
  }

  type Reservation {
    id: ID!
    patient: Patient
    kennel: String
    startDate: Date
    endDate: Date
  }

  type DayStatistics {
    date: Date
    appointmentCount: Int
    cancelledCount: Int
    noShowCount: Int
    newClientCount: Int
  }

  input TaskInput {
    title: String!
    dueDate: Date
    assigneeId: ID
    patientId: ID
  }
`;
