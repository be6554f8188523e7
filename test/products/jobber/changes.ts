/** SDL of what Jobber can change: attributes in, userErrors out. */
export const jobberChangesText = /* GraphQL */ `
  type Mutation {
    clientArchive(clientId: EncodedId!): ClientArchivePayload!
    clientCreate(input: ClientCreateInput!): ClientCreatePayload!
    clientEdit(clientId: EncodedId!, input: ClientEditInput!): ClientEditPayload!
    clientUnarchive(clientId: EncodedId!): ClientUnarchivePayload!
    eventCreate(input: EventCreateInput!): EventCreatePayload
    jobClose(jobId: EncodedId!): JobClosePayload
    jobCreate(input: JobCreateAttributes!): JobCreatePayload
    requestCreate(input: RequestCreateInput!): RequestCreatePayload
    taskCreate(input: TaskCreateInput!): TaskCreatePayload
    visitComplete(visitId: EncodedId!): VisitCompletePayload!
    "Creates visits of a job"
    visitCreate(jobId: EncodedId!, input: VisitCreateInput!): VisitCreatePayload!
    visitDelete(visitIds: [EncodedId!]!): VisitDeletePayload!
    visitEdit(id: EncodedId!, attributes: VisitEditAttributes!): VisitEditPayload!
    visitEditAssignedUsers(visitId: EncodedId!, input: VisitEditAssignedUsersInput!): VisitEditAssignedUsersPayload!
    visitEditSchedule(id: EncodedId!, input: VisitEditScheduleInput!): VisitEditSchedulePayload!
    visitUncomplete(visitId: EncodedId!): VisitUncompletePayload!
  }

  type MutationErrors {
    message: String!
    path: [String!]!
  }

  "A time by the clock of a timezone"
  input LocalDateTimeAttributes {
    date: ISO8601Date!
    time: ISO8601Time
    timezone: Timezone!
  }

  input ScheduledItemAttributes {
    endAt: LocalDateTimeAttributes
    notifyTeam: Boolean
    startAt: LocalDateTimeAttributes
    teamMemberIdsToAssign: [EncodedId!]
    teamReminderOffset: Minutes
  }

  input VisitCreateInput {
    visits: [VisitCreateAttributes!]!
  }
  input VisitCreateAttributes {
    instructions: String
    overrideOrder: Int
    schedule: ScheduledItemAttributes
    title: String
  }
  input VisitEditAttributes {
    instructions: String
    overrideOrder: Int
    title: String
  }
  input VisitEditScheduleInput {
    endAt: LocalDateTimeAttributes
    startAt: LocalDateTimeAttributes
  }
  input VisitEditAssignedUsersInput {
    "All who are to be assigned; an empty list clears the assignment"
    assignedUserIds: [EncodedId!]!
    notifyTeam: Boolean
  }

  input ClientCreateInput {
    billingAddress: AddressAttributes
    companyName: String
    emails: [EmailCreateAttributes!]
    firstName: String
    isLead: Boolean
    lastName: String
    phones: [PhoneNumberCreateAttributes!]
    title: String
  }
  input ClientEditInput {
    billingAddress: AddressAttributes
    companyName: String
    emailsToAdd: [EmailCreateAttributes!]
    emailsToDelete: [EncodedId!]
    firstName: String
    lastName: String
    phonesToAdd: [PhoneNumberCreateAttributes!]
    phonesToDelete: [EncodedId!]
    title: String
  }
  input AddressAttributes {
    city: String
    country: String
    postalCode: String
    province: String
    street1: String
    street2: String
  }
  input EmailCreateAttributes {
    address: String!
    description: EmailDescription
    primary: Boolean
  }
  input PhoneNumberCreateAttributes {
    description: PhoneNumberDescription
    number: String!
    primary: Boolean
    smsAllowed: Boolean
  }

  input EventCreateInput {
    schedule: ScheduledItemAttributes!
    title: String!
  }
  input TaskCreateInput {
    clientId: EncodedId
    schedule: ScheduledItemAttributes
    title: String!
  }
  input JobCreateAttributes {
    instructions: String
    propertyId: EncodedId!
    title: String
  }
  input RequestCreateInput {
    clientId: EncodedId!
    title: String
  }

  type ClientArchivePayload {
    client: Client
    userErrors: [MutationErrors!]!
  }

  type ClientCreatePayload {
    client: Client
    userErrors: [MutationErrors!]!
  }

  type ClientEditPayload {
    client: Client
    userErrors: [MutationErrors!]!
  }

  type ClientUnarchivePayload {
    client: Client
    userErrors: [MutationErrors!]!
  }

  type EventCreatePayload {
    event: Event
    userErrors: [MutationErrors!]!
  }

  type JobClosePayload {
    job: Job
    userErrors: [MutationErrors!]!
  }

  type JobCreatePayload {
    job: Job
    userErrors: [MutationErrors!]!
  }

  type RequestCreatePayload {
    request: Request
    userErrors: [MutationErrors!]!
  }

  type TaskCreatePayload {
    task: Task
    userErrors: [MutationErrors!]!
  }

  type VisitCompletePayload {
    visit: Visit
    userErrors: [MutationErrors!]!
  }

  type VisitCreatePayload {
    createdVisits: [Visit!]
    job: Job
    userErrors: [MutationErrors!]!
  }

  type VisitDeletePayload {
    visits: [Visit!]
    userErrors: [MutationErrors!]!
  }

  type VisitEditPayload {
    visit: Visit
    userErrors: [MutationErrors!]!
  }

  type VisitEditAssignedUsersPayload {
    visit: Visit
    userErrors: [MutationErrors!]!
  }

  type VisitEditSchedulePayload {
    visit: Visit
    userErrors: [MutationErrors!]!
  }

  type VisitUncompletePayload {
    visit: Visit
    userErrors: [MutationErrors!]!
  }
`;
