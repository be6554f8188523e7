/** SDL of what a clinic and its clients write to each other. */
export const messagesText = /* GraphQL */ `
  extend type Query {
    "Threads with clients, the one with the newest message first."
    conversations(clientId: ID, open: Boolean, first: Int = 25, after: String): ConversationConnection
    "Single messages, newest first."
    messages(clientId: ID, conversationId: ID, limit: Int = 50, offset: Int = 0): [Message]
    messageTemplates(channel: MessageChannel): [MessageTemplate]
    "Reminders to clients, sent or due, by the day they are due; from and to are both included."
    reminders(locationId: ID, from: Date, to: Date, limit: Int = 100, offset: Int = 0): [Reminder]
    "What people asked for on the clinic's website, newest first."
    appointmentRequests(status: AppointmentRequestStatus, limit: Int = 50, offset: Int = 0): [AppointmentRequest]
  }

  extend type Mutation {
    """
    Sends a text to a client. With a conversation it is an answer in that one; with a subject it begins a new one;
    with neither it continues the client's newest open one. What came in before counts as read.
    """
    sendMessage(input: MessageInput!): Message
    scheduleReminder(input: ReminderInput!): Reminder
  }

  enum MessageChannel {
    EMAIL
    SMS
  }

  enum MessageDirection {
    INBOUND
    OUTBOUND
  }

  type ConversationConnection {
    edges: [ConversationEdge]
    pageInfo: PageInfo
  }

  type ConversationEdge {
    cursor: String
    node: Conversation
  }

  "A thread of messages with one client."
  type Conversation {
    id: ID!
    subject: String
    client: Client
    "Whom it is about, where that is known."
    patient: Patient
    isOpen: Boolean
    lastMessageAt: DateTime
    "Unread messages of the client."
    unreadCount: Int
    latestMessage: Message
    "Newest first."
    messages(limit: Int = 50): [Message]
  }

  type Message {
    id: ID!
    conversationId: ID
    clientId: ID
    channel: MessageChannel
    "Seen from the clinic."
    direction: MessageDirection
    "Who wrote it, as a name."
    author: String
    body: String
    "QUEUED, SENT, DELIVERED or RECEIVED."
    status: String
    sentAt: DateTime
    readAt: DateTime
  }

  type MessageTemplate {
    id: ID!
    name: String
    channel: MessageChannel
    body: String
  }

  enum ReminderKind {
    APPOINTMENT_REMINDER
    CONFIRMATION
    VACCINATION_DUE
    RECALL
  }

  enum ReminderStatus {
    SCHEDULED
    SENT
    FAILED
    CONFIRMED
  }

  type Reminder {
    id: ID!
    kind: ReminderKind
    channel: MessageChannel
    dueDate: Date
    status: ReminderStatus
    client: Client
    patient: Patient
    appointmentId: ID
    text: String
  }

  enum AppointmentRequestStatus {
    PENDING
    BOOKED
    DECLINED
  }

  "A wish for an appointment as somebody typed it; nothing is booked by it."
  type AppointmentRequest {
    id: ID!
    createdAt: DateTime
    status: AppointmentRequestStatus
    "The client who was signed in."
    client: Client
    name: String
    phoneNumber: String
    email: String
    petName: String
    species: String
    reason: String
    preferredDate: Date
    "A time of day, or words such as Morning."
    preferredTime: String
  }

  input MessageInput {
    clientId: ID!
    channel: MessageChannel!
    body: String!
    "One of this client's conversations."
    conversationId: ID
    subject: String
  }

  input ReminderInput {
    kind: ReminderKind!
    channel: MessageChannel!
    "Today or later."
    dueDate: Date!
    clientId: ID!
    patientId: ID
    appointmentId: ID
    text: String!
  }
`;
