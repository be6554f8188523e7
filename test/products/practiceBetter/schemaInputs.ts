/** Queries, and mutations with what they take and answer. */
export const betterInputs: string = /* GraphQL */ `
  type Query {
    "The newest first"
    clientRecords(
      first: Int = 25
      after: String
      last: Int
      before: String
      status: [ClientRecordStatus!]
      isActive: Boolean
      consultantIds: [ID!]
      tagIds: [ID!]
    ): ClientRecordConnection!
    clientRecord(id: ID!): ClientRecord
    "The latest first"
    clientSessions(
      first: Int = 25
      after: String
      last: Int
      before: String
      dateEq: Date
      dateGte: DateTime
      dateLte: DateTime
      consultantIds: [ID!]
      recordIds: [ID!]
      serviceIds: [ID!]
      group: Boolean
    ): ClientSessionConnection!
    clientSession(id: ID!): ClientSession
    calendarEvents(dateGte: DateTime, dateLte: DateTime, consultantIds: [ID!]): [CalendarEvent!]!
    availabilitySlots(consultantId: ID!, serviceId: ID!, day: Date!, type: ServiceType): [AvailabilitySlot!]!
    teamMembers: [TeamMember!]!
    services(first: Int = 25, after: String, last: Int, before: String, isActive: Boolean): ServiceConnection!
    tags: [Tag!]!
    formRequests(recordIds: [ID!], completed: Boolean): [FormRequest!]!
    invoices(first: Int = 25, after: String, last: Int, before: String, recordIds: [ID!]): InvoiceConnection!
    tasks(completed: Boolean): [Task!]!
    programs: [Program!]!
    conversations(recordIds: [ID!]): [Conversation!]!
    company: Company!
  }

  type Mutation {
    clientRecordCreate(input: ClientRecordCreateInput!): ClientRecordPayload!
    clientRecordUpdate(id: ID!, input: ClientRecordUpdateInput!): ClientRecordPayload!
    clientSessionCreate(input: ClientSessionCreateInput!): ClientSessionPayload!
    "Moves a session to another date"
    clientSessionReschedule(id: ID!, input: ClientSessionRescheduleInput!): ClientSessionPayload!
    clientSessionConfirm(id: ID!): ClientSessionPayload!
    "It stays, marked as cancelled"
    clientSessionCancel(id: ID!, input: ClientSessionCancelInput): ClientSessionPayload!
    clientSessionDelete(id: ID!): DeletePayload!
    taskCreate(input: TaskCreateInput!): TaskPayload!
    taskComplete(id: ID!): TaskPayload!
  }

  type UserError {
    code: String!
    field: [String!]
    message: String!
  }

  type ClientRecordPayload {
    clientRecord: ClientRecord
    userErrors: [UserError!]!
  }

  type ClientSessionPayload {
    clientSession: ClientSession
    userErrors: [UserError!]!
  }

  type TaskPayload {
    task: Task
    userErrors: [UserError!]!
  }

  type DeletePayload {
    deletedId: ID
    userErrors: [UserError!]!
  }

  input ProfileInput {
    firstName: String
    lastName: String
    preferredName: String
    emailAddress: String
    mobilePhone: String
    homePhone: String
    dateOfBirth: Date
    gender: String
    pronouns: String
    timeZone: String
  }

  input ClientRecordCreateInput {
    profile: ProfileInput!
    consultantId: ID
    isActive: Boolean = true
    "Invites the client to the portal, for which an email address is needed"
    sendInvitation: Boolean = false
    tagIds: [ID!]
    quickNotes: String
  }

  input ClientRecordUpdateInput {
    profile: ProfileInput
    isActive: Boolean
    "All tags that the client has afterwards"
    tagIds: [ID!]
    quickNotes: String
  }

  input ClientSessionCreateInput {
    clientRecordId: ID!
    consultantId: ID!
    serviceId: ID!
    serviceType: ServiceType = IN_PERSON
    "Without an offset it is US Eastern time"
    sessionDate: DateTime!
    "Seconds; those of the service by default"
    duration: Int
    location: String
    notes: String
    markConfirmed: Boolean = false
    notify: Boolean = true
    ignoreConflict: Boolean = true
  }

  input ClientSessionRescheduleInput {
    sessionDate: DateTime!
    "Seconds; as before by default"
    duration: Int
    ignoreConflict: Boolean = true
  }

  input ClientSessionCancelInput {
    notes: String
    notify: Boolean = false
  }

  input TaskCreateInput {
    title: String!
    dueDate: Date
    assigneeId: ID
    recordId: ID
  }
`;
