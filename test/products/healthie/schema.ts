const pageArgs = 'after: String before: String first: Int last: Int';

/** The types of a list; those that were made first are called by the row alone. */
function connection(node: string, name = `${node}Pagination`): string {
  return `
"The connection type for ${node}."
type ${name}Connection { edges: [${node}Edge] nodes: [${node}] page_info: PageInfo! total_count: Int! }
type ${node}Edge { cursor: Cursor! node: ${node} }`;
}

function payload(name: string, result: string): string {
  return `type ${name}Payload { ${result} messages: [FieldError] }`;
}

const appointmentInput = `
  appointment_location_id: ID appointment_type_id: ID attendee_ids: [ID] contact_type: String date: ISO8601DateTime
  "In YYYY-MM-DD HH:MM:SS or ISO8601, goes before date" datetime: String
  end_date: ISO8601DateTime is_blocker: Boolean location: String notes: String "The provider" other_party_id: ID
  price: String providers: String repeat: Boolean @deprecated(reason: "Use recurring_appointment instead") recurring_appointment: RecurringAppointmentInput
  "Of the date fields, instead of the current user's" timezone: String "The client" user_id: ID enforce_availability: Boolean`;

/** SDL of the part that a front desk meets, in version 2026-01-01. */
export const healthieText = `
"An ISO 8601-encoded datetime" scalar ISO8601DateTime
"An ISO 8601-encoded date" scalar ISO8601Date
scalar Cursor
type PageInfo { end_cursor: Cursor has_next_page: Boolean! has_previous_page: Boolean! start_cursor: Cursor }
"An appointment, a group appointment or a block of a provider's time"
type Appointment {
  appointment_location_id: String appointment_type: AppointmentType appointment_type_id: Int attendees: [User!]! client_confirmed: Boolean
  "Whether the provider has confirmed the appointment" confirmed: Boolean contact_type: String
  created_at: ISO8601DateTime! "The date and time of the appointment" date: ISO8601DateTime
  deleted_at: ISO8601DateTime "The end time of the appointment" end: String id: ID!
  is_blocker: Boolean is_group: Boolean "The length of the appointment (in minutes)" length: Int
  "The plaintext location (only used for in-person appointments)" location: String "In cents" no_show_fee: Int
  "Quick notes (only visible to providers)" notes: String organization_id: ID other_cancellation_reason: String "The id of the provider" other_party_id: Int
  "One of Occurred, No-Show, Re-Scheduled, Cancelled; if enabled, also Late Cancellation and Checked-In" pm_status(check_for_client_cancel: Boolean = false): String
  pm_status_changed_at: ISO8601DateTime provider: User providers: [User!]! "The client's reason for scheduling the appointment" reason: String
  "The start time of the appointment" start: String title: String updated_at: ISO8601DateTime "The client in a 1:1 appointment" user: User user_id: Int
}
"Patients and providers alike"
type User {
  "If false, the patient is archived" active: Boolean! active_tags: [Tag!] additional_phone_number: String
  archived_at: ISO8601DateTime created_at: ISO8601DateTime dietitian_id: String dob: ISO8601Date email: String
  first_name: String full_name: String gender: String id: ID! is_active_provider: Boolean is_patient: Boolean
  last_activity: ISO8601DateTime last_name: String "The legal first name" legal_name: String
  "The address of this user" location: Location locations: [Location!] name: String
  next_appt_date: ISO8601DateTime organization: Organization phone_number: String providers: [User!]
  quick_notes: String skipped_email: Boolean "On super bills of the provider" super_bill_phone_number: String
  timezone: String updated_at: ISO8601DateTime user_group_id: String
}
type Tag { active_users_count: Int added_by: String created_at: ISO8601DateTime! id: ID! name: String! updated_at: ISO8601DateTime! }
"An address"
type Location {
  city: String country: String id: ID! line1: String line2: String name: String npi: String state: String to_oneline: String user: User user_id: String zip: String
}
"A location where appointments are held"
type AppointmentLocation { clients_can_book: Boolean! id: ID! "The location (in plain text)" location: String }
"Also used for blocks of time"
type AppointmentType {
  available_contact_types: [String] clients_can_book: Boolean!
  created_at: ISO8601DateTime! deleted_at: ISO8601DateTime id: ID! is_group: Boolean! "In minutes" length: Int
  name: String organization_id: Int! pricing: String updated_at: ISO8601DateTime! user_id: Int
}
type Organization {
  created_at: ISO8601DateTime! id: ID! is_active: Boolean! location: Location name: String npi: String organization_email: String! phone_number: String
}
"An invoice"
type RequestedPayment {
  created_at: ISO8601DateTime! id: ID! notes: String paid_at: ISO8601DateTime price: String recipient: User recipient_id: String
  sender: User service_date: ISO8601DateTime status: String updated_at: ISO8601DateTime!
}
${['Appointment', 'AppointmentType', 'AppointmentLocation', 'Location', 'RequestedPayment'].map((node) => connection(node)).join('')}
${connection('User', 'User')}
enum AppointmentOrderKeys { DATE_ASC DATE_DESC }
enum UserOrderKeys { LAST_NAME_ASC LAST_NAME_DESC }
type Query {
  "Fetch an appointment by id" appointment(id: ID, include_deleted: Boolean): Appointment
  appointmentLocations(keywords: String, ${pageArgs}): AppointmentLocationPaginationConnection appointmentType(id: ID): AppointmentType
  appointmentTypes(keywords: String, ${pageArgs}): AppointmentTypePaginationConnection "Fetch paginated appointment collection"
  appointments(
    "End of the range, to be sent with a start" endDate: ISO8601DateTime "future, past, ended, didnt-occur or all. By default only what is to come" filter: String
    filter_by_appointment_location_ids: [ID] filter_by_location_id: ID include_blockers: Boolean
    "When true, returns only active appointments" is_active: Boolean "When true, returns appointments for all providers in the org" is_org: Boolean
    keywords: String order_by: AppointmentOrderKeys provider_id: ID "Filters appointments to a specific day" specificDay: String
    "Start of the range, to be sent with an end" startDate: ISO8601DateTime "Filters appointments for a specific client" user_id: ID
    "When true, includes appointments with all statuses, not just active ones" with_all_statuses: Boolean ${pageArgs}
  ): AppointmentPaginationConnection
  contactTypes: [String!] currentUser: User
  "Addresses of a given user (or the current user)" locations(keywords: String, user_id: String, ${pageArgs}): LocationPaginationConnection
  organization(id: ID, provider_id: ID): Organization "Fetch members of the organization" organizationMembers(keywords: String, ${pageArgs}): UserConnection
  requestedPayments(keywords: String, sender_id: ID, status_filter: String, ${pageArgs}): RequestedPaymentPaginationConnection tags: [Tag!]
  "Fetch a user by ID" user(id: ID, "If the user can't be had, the current one is returned" or_current_user: Boolean): User
  "Fetch paginated patients collection (use organizationMembers for providers)"
  users(
    "active or archived" active_status: String email: String @deprecated(reason: "Does nothing") ids: [ID]
    "Searches by name, email, record identifier and other fields" keywords: String order_by: UserOrderKeys
    "When false, nothing is returned unless keywords are given" show_all_by_default: Boolean ${pageArgs}
  ): UserConnection!
}
type FieldError { field: String message: String! }
input RecurringAppointmentInput { repeat_interval: String repeat_times: String }
"Autogenerated input type of createAppointment"
input createAppointmentInput { ${appointmentInput} }
"Autogenerated input type of updateAppointment"
input updateAppointmentInput {
  id: ID client_confirmed: Boolean confirmed: Boolean other_cancellation_reason: String cancellation_initiated_by: String
  "One of Occurred, No-Show, Re-Scheduled, Cancelled; if enabled, also Late Cancellation and Checked-In" pm_status: String ${appointmentInput}
}
input deleteAppointmentInput { deleteRecurring: Boolean id: ID }
input createClientInput {
  dont_send_welcome: Boolean "Also known as the provider" dietitian_id: ID
  dob: String email: String first_name: String gender: String last_name: String legal_name: String
  other_provider_ids: [ID] phone_number: String "Whether the user has no real email address" skipped_email: Boolean timezone: String user_group_id: ID
}
${['createAppointment', 'updateAppointment', 'deleteAppointment'].map((name) => payload(name, 'appointment: Appointment')).join('\n')}
${payload('createClient', 'user: User')}
type Mutation {
  "For providers; clients use completeCheckout" createAppointment(input: createAppointmentInput!): createAppointmentPayload
  createClient(input: createClientInput!): createClientPayload deleteAppointment(input: deleteAppointmentInput!): deleteAppointmentPayload
  updateAppointment(input: updateAppointmentInput!): updateAppointmentPayload
}
`;
