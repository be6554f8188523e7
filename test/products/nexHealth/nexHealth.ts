import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { nexHealthRoots } from './resolvers.ts';
import { nexHealthText } from './schema.ts';
import { nexHealthMoreText } from './schemaMore.ts';
import { nexHealthRootsText } from './schemaRoots.ts';
import { isCheckedIn, isOnCalendar, nexHealthIds, phoneDigits } from './values.ts';

/** There is no word for how far an appointment is, only flags and moments; the one that came last counts. */
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  if (row.state === 'cancelled') return ['cancelled', 'canceled', null];
  if (row.state === 'noShow') return ['patientMissed', 'missed', 'noShow', null];
  if (row.state === 'completed') return ['checkedOut', 'checkedOutAt', 'completed', null];
  if (isCheckedIn(row)) return ['checkedIn', 'checkin', 'checkinAt', 'arrived', null];
  if (row.state === 'confirmed') return ['confirmed', 'confirmedAt', null];
  return [
    null,
    'unconfirmed',
    'not confirmed',
    'scheduled',
    'booked',
    'planned',
    ...(row.isBlock ? ['unavailable'] : []),
  ];
}

/**
 * NexHealth, one API in front of the health record systems of dental and medical practices in North America.
 *
 * Rebuilt from its public reference at docs.nexhealth.com (v3.0.0, also called v20240412: "View appointments", "View
 * patients", "Appointments", "Pagination", "Response body", the configuration guide of patients), with "Edit
 * Appointment" as of v3.1.0. What an answer holds follows that reference and the types that public clients of the API
 * repeat (parameters and bodies in NexHealth-Ethan-Breinholt/nex-api-tui, the rules of changes in
 * ChrisKildunne/nexhealth-mcp, types in fincura-ai/nexhealth-sdk-js); no code is taken from them. The documentation is
 * NexHealth's own, under its "NexHealth License 1.0".
 *
 * The GraphQL layer adds: Relay connections where the API has pages by cursor, plain lists where it has none; names in
 * camel case; objects beside ids (what `include[]` embeds); inputs and payloads; errors instead of `code` and `error`. It
 * is one institution's, so that `subdomain` is no argument.
 *
 * NexHealth's own are: patients are searched from a location, but over all of them unless `locationStrict`; names match
 * fuzzily; email and phone widen each other; who is inactive is left in; appointments need a window of starts, and a
 * location or a foreign id; cancelled and unavailable ones are in unless filtered; there is no status, but flags that go
 * one way; a booking is in the future, and has no foreign id before it is synced, which none is here; patients can be
 * entered and never changed.
 *
 * Assumed are: that both ends of a window belong to it; the order by id of appointments; moments written in UTC to the
 * millisecond, beside `timezone`; moments without an offset read by `timezone`, else UTC, in writes by the location;
 * sizes of 1000 as default and maximum; empty texts for what a `bio` lacks, with its first number repeated as
 * `phoneNumber`; numbers as ten digits; that deleted appointments are only found by id; that a near name counts only
 * where nobody has it; all texts of errors; that nothing keeps two bookings from meeting; what a foreign id type says.
 * Hours are nine to five. There are no animals, and whoever has no patient and blocks nothing is not in the calendar.
 * `displayName`, `middleName`, `tin`, `chartId` and some others never have a value here.
 */
export const nexHealth: Dialect = defineDialect({
  name: 'nexHealth',
  trait:
    'people clinic: patients from a location that are those of all, appointments need a location and a window, flags and moments instead of a status, numbers in a bio with the first one twice, blocks in the calendar',
  sdl: nexHealthText + nexHealthMoreText + nexHealthRootsText,
  auth: { kind: 'direct', key: 'Bearer nex-health-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: nexHealthRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: nexHealthIds,
    status: wordsOf,
    patients: null,
    shows: isOnCalendar,
    mayOmit: ({ isBlock }) => isBlock,
    phones: (client) => client.phones.map(({ value }) => phoneDigits(value)),
    absent: { clients: ['tags', 'lastVisit', 'location'], appointments: ['patient'] },
    // A note need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
