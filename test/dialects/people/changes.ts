/** SDL of what the people service can change; `messages` that are not empty mean that it was refused. */
export const peopleChangesText = /* GraphQL */ `
  type Mutation {
    createAppointment(input: createAppointmentInput): createAppointmentPayload
    updateAppointment(input: updateAppointmentInput): updateAppointmentPayload
    deleteAppointment(input: deleteAppointmentInput): deleteAppointmentPayload
    createClient(input: createClientInput): createClientPayload
    updateClient(input: updateClientInput): updateClientPayload
  }

  type FieldError {
    field: String
    message: String
  }

  input createAppointmentInput {
    clientMutationId: String
    user_id: String
    other_party_id: String
    appointment_type_id: String
    appointment_location_id: String
    "YYYY-MM-DD HH:MM:SS or ISO 8601; overrides date and time."
    datetime: String
    date: String
    time: String
    timezone: String
    "Needed."
    contact_type: String
    reason: String
    notes: String
  }

  type createAppointmentPayload {
    appointment: Appointment
    messages: [FieldError]
  }

  input updateAppointmentInput {
    clientMutationId: String
    id: ID
    other_party_id: String
    appointment_type_id: String
    datetime: String
    date: String
    time: String
    timezone: String
    pm_status: String
    confirmed: Boolean
    reason: String
    notes: String
    cancellation_reason: String
  }

  type updateAppointmentPayload {
    appointment: Appointment
    messages: [FieldError]
  }

  input deleteAppointmentInput {
    id: ID
    deletedBy: String
  }

  type deleteAppointmentPayload {
    appointment: Appointment
    messages: [FieldError]
  }

  input createClientInput {
    first_name: String
    last_name: String
    legal_name: String
    email: String
    phone_number: String
    additional_phone_number: String
    dob: String
    timezone: String
    dietitian_id: String
    dont_send_welcome: Boolean
    skipped_email: Boolean
  }

  type createClientPayload {
    user: User
    messages: [FieldError]
  }

  input updateClientInput {
    id: ID
    first_name: String
    last_name: String
    email: String
    phone_number: String
    active: Boolean
  }

  type updateClientPayload {
    user: User
    messages: [FieldError]
  }
`;
