/** The rest of that subgraph: who refers, who insures, and what is sent. */
export const wayfernOutreachText: string = /* GraphQL */ `
  "A veterinarian of another practice who sends us cases."
  type ReferringVeterinarian {
    id: ID!
    givenName: String!
    familyName: String!
    displayName: String!
    practiceName: String!
    phoneNumber: String
    faxNumber: String
    emailAddress: String
  }

  type InsurancePolicy {
    id: ID!
    carrier: String!
    policyNumber: String!
    patient: Patient!
    effectiveDate: Date!
    expireDate: Date
    directPay: Boolean!
  }

  enum ReminderChannel {
    CHANNEL_UNSPECIFIED
    NONE
    TEXT
    EMAIL
    PHONE
    POSTCARD
  }

  enum ReminderState {
    STATE_UNSPECIFIED
    PENDING
    SENT
    FAILED
    SUPPRESSED
  }

  "A message that is due to a client: of an appointment, or of a patient's health."
  type Reminder {
    id: ID!
    topic: String!
    patient: Patient
    client: Client
    appointment: Appointment
    channel: ReminderChannel!
    state: ReminderState!
    dueDate: Date!
    sendTime: Timestamp
  }

  enum RecallState {
    STATE_UNSPECIFIED
    DUE
    OVERDUE
    SNOOZED
    BOOKED
  }

  "A patient who should come again, until a visit is booked."
  type Recall {
    id: ID!
    patient: Patient!
    appointmentType: AppointmentType!
    reason: String!
    dueDate: Date!
    state: RecallState!
    snoozeUntilDate: Date
    attemptCount: Int!
  }

  type Conversation {
    id: ID!
    client: Client!
    subject: String!
    closed: Boolean!
    unreadCount: Int!
  }

  type Message {
    id: ID!
    body: String!
    authorName: String!
    inbound: Boolean!
    read: Boolean!
    createTime: Timestamp!
  }
`;
