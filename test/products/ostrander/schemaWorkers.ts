/** SDL of the party service, continued: workers, and what is written to and by customers. */
export const ostranderWorkersText: string = /* GraphQL */ `
  enum WorkerStatus {
    WORKER_STATUS_UNSPECIFIED
    WORKER_STATUS_EMPLOYED
    WORKER_STATUS_SEPARATED
  }

  enum JobRole {
    JOB_ROLE_UNSPECIFIED
    JOB_ROLE_VETERINARIAN
    JOB_ROLE_VETERINARY_TECHNICIAN
    JOB_ROLE_GROOMER
  }

  input WorkerFilter {
    facilityIds: [ID!]
    jobRoles: [JobRole!]
    statuses: [WorkerStatus!]
  }

  "A party in the role of a worker."
  type Worker {
    id: ID!
    resourceName: String!
    employeeNumber: String!
    party: Party!
    status: WorkerStatus!
    credentials: [Credential!]!
    assignments: [WorkerAssignment!]!
  }

  type Credential {
    "Such as DVM."
    abbreviation: String!
    issuer: String
  }

  "Where a worker works, and as what."
  type WorkerAssignment {
    id: ID!
    worker: Worker!
    facility: Facility!
    jobRole: JobRole!
    primary: Boolean!
    "Whether appointments can be booked with the worker there."
    schedulable: Boolean!
  }

  type ListWorkersResponse {
    workers: [Worker!]!
    nextPageToken: String!
    totalSize: Int!
  }

  enum ConversationState {
    CONVERSATION_STATE_UNSPECIFIED
    CONVERSATION_STATE_OPEN
    CONVERSATION_STATE_CLOSED
  }

  input ConversationFilter {
    customerId: ID
    states: [ConversationState!]
  }

  type Conversation {
    id: ID!
    customer: Customer!
    subject: String!
    state: ConversationState!
    messages: [ConversationMessage!]!
  }

  enum MessageDirection {
    MESSAGE_DIRECTION_UNSPECIFIED
    MESSAGE_DIRECTION_INBOUND
    MESSAGE_DIRECTION_OUTBOUND
  }

  type ConversationMessage {
    id: ID!
    direction: MessageDirection!
    author: String!
    body: String!
    read: Boolean!
    sendTime: Timestamp!
  }

  type ListConversationsResponse {
    conversations: [Conversation!]!
    nextPageToken: String!
    totalSize: Int!
  }
`;
