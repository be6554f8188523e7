/** What the tests ask of an appointment event. */
export const eventFields = `id event_starts_at event_ends_at event_duration_minutes event_starts_time_zone event_status
  description is_deleted rescheduled_count booker_email booker_name created_at
  customer { id full_name } assigned_user { id full_name } assigned_team { id name } appointment_type { id label }`;
