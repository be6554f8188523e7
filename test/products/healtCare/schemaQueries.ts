/** All queries, of all modules. */
export const queriesText: string = /* GraphQL */ `
  type Query {
    _empty: String

    """
    Get the currently authenticated user
    Requires authentication only
    """
    currentUser: User

    """
    Get a single user by ID
    Requires authentication and appropriate permissions
    """
    user(id: ID!): User

    """
    Get all users in the clinic
    Supports filtering by role, active status, and search query
    Requires USER_READ permission
    """
    users(role: Role, active: Boolean, search: String): [User!]!

    """
    Search users by name or email
    Requires USER_READ permission
    """
    searchUsers(query: String!): [User!]!

    """
    Get a clinic by ID
    Users can only access their own clinic
    Requires authentication
    """
    clinic(id: ID!): Clinic

    """
    Get current user's clinic with statistics
    Requires authentication
    """
    myClinic: ClinicWithStats

    """
    Get clinic statistics
    Only CLINIC_ADMIN can view
    Requires CLINIC_READ permission
    """
    clinicStats: ClinicStats

    """
    Get all clinics (restricted)
    Returns only user's clinic for now
    Requires CLINIC_READ permission
    """
    clinics: [Clinic!]!

    doctors: [Doctor!]!
    doctor(id: ID!): Doctor
    myDoctorProfile: Doctor

    assistants: [Assistant!]!
    assistant(id: ID!): Assistant
    myAssistantProfile: Assistant

    patients(search: PatientSearchInput, pagination: PaginationInput): PaginatedPatients!

    patient(id: ID!): Patient

    myPatientProfile: Patient

    appointments(filter: AppointmentFilterInput): [Appointment!]!

    appointment(id: ID!): Appointment

    myAppointments(filter: AppointmentFilterInput): [Appointment!]!

    doctorAppointments(doctorId: ID!, filter: AppointmentFilterInput): [Appointment!]!

    weeklySlots(doctorId: ID!): [WeeklySlot!]!

    weeklySlot(id: ID!): WeeklySlot

    myWeeklySlots: [WeeklySlot!]!

    activeWeeklySlots(doctorId: ID!): [WeeklySlot!]!

    reminderRules: [ReminderRule!]!

    reminderRule(id: ID!): ReminderRule

    activeReminderRules: [ReminderRule!]!
    reminders(filter: ReminderFilterInput): [Reminder!]!

    reminder(id: ID!): Reminder

    appointmentReminders(appointmentId: ID!): [Reminder!]!

    webhookEndpoints(filter: WebhookEndpointFilterInput): [WebhookEndpoint!]!

    webhookEndpoint(id: ID!): WebhookEndpoint

    activeWebhookEndpoints: [WebhookEndpoint!]!

    auditLogs(filter: AuditLogFilterInput, limit: Int, offset: Int): [AuditLog!]!

    auditLog(id: ID!): AuditLog

    auditLogsByEntity(entity: String!, entityId: ID!): [AuditLog!]!

    auditLogsByActor(actorId: ID!, limit: Int, offset: Int): [AuditLog!]!

    auditLogsByAppointment(appointmentId: ID!): [AuditLog!]!

    auditLogsCount(filter: AuditLogFilterInput): Int!
  }
`;
