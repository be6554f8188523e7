/** The scalars and the codes, which are the vendor's in small letters. */
export const shortcutsScalars = `
"A calendar day by the clock of the site, YYYY-MM-DD."
scalar Date
"A time of day by the clock of the site, HH:MM:SS."
scalar Time
"A length of time as in ISO 8601, such as PT1H30M."
scalar Duration
"An instant in UTC, without an offset: YYYY-MM-DDTHH:MM:SS."
scalar UtcDateTime

enum AppointmentStatusCode { awaiting_review booked confirmed arrived in_progress completed cancelled no_show }
enum BookingStatusCode { booked completed cancelled }
enum AppointmentTypeCode { client_appointment }
enum PhoneNumberTypeCode { mobile home work }
enum ContactMethodCode { none email mobile phone }
enum GenderCode { unknown female male }
`;
