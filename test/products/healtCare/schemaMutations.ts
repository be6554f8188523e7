/** All mutations, of all modules. */
export const mutationsText: string = /* GraphQL */ `
  type Mutation {
    _empty: String

    """
    Create a new user in the clinic
    Requires USER_CREATE permission
    Only CLINIC_ADMIN can create other admin users
    """
    createUser(
      email: String!
      passwordHash: String!
      firstName: String
      lastName: String
      phone: String
      role: Role!
      clinicId: String!
    ): User!

    """
    Update an existing user
    Users can update their own data or need USER_UPDATE permission
    Users cannot change their own active status
    """
    updateUser(id: ID!, firstName: String, lastName: String, phone: String, active: Boolean): User!

    """
    Delete a user
    Requires USER_DELETE permission
    Users cannot delete themselves
    """
    deleteUser(id: ID!): User!

    """
    Register a new company with admin user
    Public mutation - creates clinic and clinic admin user in one step
    No authentication required
    Password must be at least 8 characters long
    """
    registerCompany(input: RegisterCompanyInput!): AuthResponse!

    """
    Register a new user
    Public mutation - no authentication required
    Password must be at least 8 characters long
    """
    register(input: RegisterInput!): AuthResponse!

    """
    Login with email and password
    Public mutation - no authentication required
    Returns user and list of clinics where user has account
    """
    login(input: LoginInput!): LoginResponse!

    """
    Select clinic and finalize login
    Public mutation - no authentication required
    Returns access token (short-lived) and refresh token (long-lived)
    """
    selectClinic(email: String!, password: String!, clinicId: String!): AuthResponse!

    """
    Refresh access token using refresh token
    Public mutation - no authentication required
    Returns new token pair and invalidates old refresh token
    """
    refreshToken(refreshToken: String!): AuthTokens!

    """
    Logout user by invalidating refresh token
    Public mutation - can be called with or without authentication
    """
    logout(refreshToken: String!): Boolean!

    """
    Logout from all devices
    Requires authentication
    Invalidates all refresh tokens for the current user
    """
    logoutAll: Boolean!

    """
    Create a new clinic (public)
    Used during onboarding/registration
    """
    createClinic(input: CreateClinicInput!): Clinic!

    """
    Update clinic settings
    Only CLINIC_ADMIN can update their own clinic
    Requires CLINIC_UPDATE permission
    """
    updateClinic(input: UpdateClinicInput!): Clinic!

    """
    Update clinic subscription
    Only CLINIC_ADMIN can update subscription
    Requires CLINIC_SETTINGS permission
    """
    updateClinicSubscription(input: UpdateClinicSubscriptionInput!): Clinic!

    """
    Delete clinic (restricted)
    Currently disabled - contact platform support
    """
    deleteClinic(id: ID!): Clinic!

    createDoctor(data: CreateDoctorInput!): Doctor!

    updateDoctor(id: ID!, data: UpdateDoctorInput!): Doctor!

    deleteDoctor(id: ID!): Doctor!

    createAssistant(data: CreateAssistantInput!): Assistant!

    updateAssistant(id: ID!, data: UpdateAssistantInput!): Assistant!

    deleteAssistant(id: ID!): Assistant!

    deactivateAssistant(id: ID!): Assistant!

    activateAssistant(id: ID!): Assistant!

    createPatient(data: CreatePatientInput!): Patient!

    updatePatient(id: ID!, data: UpdatePatientInput!): Patient!

    deletePatient(id: ID!): Patient!

    createAppointment(data: CreateAppointmentInput!): Appointment!

    updateAppointment(id: ID!, data: UpdateAppointmentInput!): Appointment!

    cancelAppointment(id: ID!): Appointment!

    confirmAppointment(id: ID!): Appointment!

    completeAppointment(id: ID!): Appointment!

    markNoShow(id: ID!): Appointment!

    deleteAppointment(id: ID!): Appointment!

    createWeeklySlot(data: CreateWeeklySlotInput!): WeeklySlot!

    bulkCreateWeeklySlots(data: BulkCreateWeeklySlotInput!): [WeeklySlot!]!

    updateWeeklySlot(id: ID!, data: UpdateWeeklySlotInput!): WeeklySlot!

    deleteWeeklySlot(id: ID!): WeeklySlot!

    activateWeeklySlot(id: ID!): WeeklySlot!

    deactivateWeeklySlot(id: ID!): WeeklySlot!

    createReminderRule(data: CreateReminderRuleInput!): ReminderRule!

    updateReminderRule(id: ID!, data: UpdateReminderRuleInput!): ReminderRule!

    deleteReminderRule(id: ID!): ReminderRule!

    activateReminderRule(id: ID!): ReminderRule!

    deactivateReminderRule(id: ID!): ReminderRule!
    generateRemindersForAppointment(appointmentId: ID!): [Reminder!]!

    cancelReminder(id: ID!): Reminder!

    markReminderSent(id: ID!): Reminder!

    markReminderFailed(id: ID!, error: String!): Reminder!

    createWebhookEndpoint(data: CreateWebhookEndpointInput!): WebhookEndpoint!

    updateWebhookEndpoint(id: ID!, data: UpdateWebhookEndpointInput!): WebhookEndpoint!

    deleteWebhookEndpoint(id: ID!): WebhookEndpoint!

    activateWebhookEndpoint(id: ID!): WebhookEndpoint!

    deactivateWebhookEndpoint(id: ID!): WebhookEndpoint!

    testWebhookEndpoint(id: ID!): Boolean!

    resetWebhookFailureCount(id: ID!): WebhookEndpoint!

    createAuditLog(data: CreateAuditLogInput!): AuditLog!

    deleteAuditLog(id: ID!): AuditLog!

    deleteAuditLogsByEntity(entity: String!, entityId: ID!): Int!
  }
`;
