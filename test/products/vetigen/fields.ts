/** For tests: what is asked of a customer. */
export const customerFields: string = `fp name phone email status notes address { line1 city } balance_cents
  locale_settings { timezone } clinic { fp name } connections { clinic { fp } is_active } patients { fp name }`;

/** For tests: what is asked of a calendar event. */
export const eventFields: string = `fp title type status start_at end_at notes cancellation_reason patient_fp
  patient { fp name owner { fp name } } assigned_user { fp name } clinic { fp name timezone }`;
