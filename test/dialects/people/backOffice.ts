/** SDL of what both versions of the people service offer beyond the front desk. */
export const peopleBackOfficeText = /* GraphQL */ `
  extend type Query {
    appointmentRequests(offset: Int = 0, page_size: Int = 10, status: String): [AppointmentRequest!]
    appointmentSettings: AppointmentSetting
    appointmentReminders(appointment_id: ID): [AppointmentReminder!]
    archivedUsers(keywords: String, offset: Int = 0, page_size: Int = 10): [ArchivedUser!]
    userGroups(offset: Int = 0, page_size: Int = 10): [UserGroup!]
    userSessions(user_id: ID, offset: Int = 0, page_size: Int = 10): [UserSession!]
    clientTemplates(keywords: String): [ClientTemplate!]
    loginAttempts(offset: Int = 0, page_size: Int = 10): [LoginAttempt!]
    auditLogs(startDate: String, endDate: String, offset: Int = 0): [AuditLog!]
    formAnswerGroups(user_id: ID, offset: Int = 0, page_size: Int = 10): [FormAnswerGroup!]
    customModuleForms(keywords: String): [CustomModuleForm!]
    billingItems(client_id: ID, offset: Int = 0, page_size: Int = 10): [BillingItem!]
    billingItemsCount(client_id: ID): Int
    conversationMemberships(keywords: String, offset: Int = 0): [ConversationMembership!]
    tasks(user_id: ID, offset: Int = 0, page_size: Int = 10): [Task!]
    tasksCount(user_id: ID): Int
    providerStatistics(provider_id: ID): ProviderStatistics
    webhooks(offset: Int = 0): [Webhook!]
    newsletters(offset: Int = 0): [Newsletter!]
  }

  extend type Mutation {
    createAppointmentRequest(input: createAppointmentRequestInput): createAppointmentRequestPayload
    updateAppointmentSetting(input: updateAppointmentSettingInput): updateAppointmentSettingPayload
    createTask(input: createTaskInput): createTaskPayload
    createFormAnswerGroup(input: createFormAnswerGroupInput): createFormAnswerGroupPayload
    createUserGroup(input: createUserGroupInput): createUserGroupPayload
  }

  type AppointmentRequest {
    id: ID!
    date: String
    length: Int
    status: String
    user: User
    provider: User
    reason: String
  }

  type AppointmentSetting {
    id: ID!
    cancellation_cutoff: Int
    default_length: Int
  }

  type AppointmentReminder {
    id: ID!
    appointment: Appointment
    sent_at: String
  }

  type ArchivedUser {
    id: ID!
    first_name: String
    last_name: String
    archived_at: String
  }

  type UserGroup {
    id: ID!
    name: String
    users_count: Int
  }

  type UserSession {
    id: ID!
    user: User
    start: String
    end: String
  }

  type ClientTemplate {
    id: ID!
    name: String
    first_name: String
    last_name: String
  }

  type LoginAttempt {
    id: ID!
    email: String
    succeeded: Boolean
  }

  type AuditLog {
    id: ID!
    action: String
    created_at: String
  }

  type FormAnswerGroup {
    id: ID!
    name: String
    user: User
    finished: Boolean
  }

  type CustomModuleForm {
    id: ID!
    name: String
  }

  type BillingItem {
    id: ID!
    amount_paid: String
    sender: User
    state: String
  }

  type ConversationMembership {
    id: ID!
    display_name: String
    viewed: Boolean
  }

  type Task {
    id: ID!
    content: String
    due_date: String
    complete: Boolean
    client: User
  }

  type ProviderStatistics {
    appointments_count: Int
    clients_count: Int
  }

  type Webhook {
    id: ID!
    url: String
  }

  type Newsletter {
    id: ID!
    subject: String
  }

  input createAppointmentRequestInput {
    user_id: String
    date: String
    reason: String
  }

  type createAppointmentRequestPayload {
    appointment_request: AppointmentRequest
    messages: [FieldError]
  }

  input updateAppointmentSettingInput {
    default_length: Int
  }

  type updateAppointmentSettingPayload {
    appointment_setting: AppointmentSetting
    messages: [FieldError]
  }

  input createTaskInput {
    content: String
    user_id: String
  }

  type createTaskPayload {
    task: Task
    messages: [FieldError]
  }

  input createFormAnswerGroupInput {
    name: String
    user_id: String
  }

  type createFormAnswerGroupPayload {
    form_answer_group: FormAnswerGroup
    messages: [FieldError]
  }

  input createUserGroupInput {
    name: String
  }

  type createUserGroupPayload {
    user_group: UserGroup
    messages: [FieldError]
  }
`;
