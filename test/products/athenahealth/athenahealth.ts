import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { athenaRoots } from './resolvers.ts';
import { athenaText } from './schema.ts';
import { athenaIds, isBooked, isOff, statusCodes } from './values.ts';

const meanings: Readonly<Record<string, string>> = {
  x: 'cancelled',
  f: 'future',
  '2': 'checked in',
  '3': 'checked out',
  '4': 'charge entered',
};

// The letter or digit as it is, or what the schema says that it means; two states have words of their own elsewhere.
function wordsOf({ state }: AppointmentRecord): readonly string[] {
  const code = statusCodes[state];
  const own = state === 'confirmed' ? ['confirmed'] : state === 'noShow' ? ['patient no show', 'no show'] : [];
  return [code, meanings[code] ?? code, `${code} = ${meanings[code] ?? code}`, ...own];
}

/**
 * athenahealth (athenaOne), with which medical groups in the USA keep patients, schedules and claims.
 *
 * Rebuilt from its public API reference at docs.athenahealth.com, as the client library
 * github.com/chrisreedio/laravel-athena-sdk (MIT, commit 249fa509) repeats it: paths, parameters with their descriptions,
 * and the fields that it reads; further fields (time zones of departments, confirmation, notes, copay) are what is well known
 * of it. Nothing is copied. Names are the product's, in lower case, as are dates (mm/dd/yyyy), times (hh:mm by the clock of
 * the department), numbers as texts, ten digits of telephone numbers and letters for how far an appointment is. The GraphQL
 * layer makes a query or mutation of each operation, whose pages have `totalcount`, `next`, `previous` and the rows under
 * the list's own name, 1500 rows by default and 5000 at most, and it adds the patient, provider and department of an
 * appointment beside their numbers. Flags are real ones. Patients are people. The schedule is asked for by days, both of
 * them inclusive; who cancelled or didn't come is off (x) and listed only with `showcancelled`, also where that letter is
 * asked for. To book is to take an open slot, which may have to be opened first, and to move is to take another one.
 * Providers who have left are not listed. Assumed are the order of lists (by time of the clock, or by number), a patient
 * list that asks for nothing, filters of texts without regard to case, a last appointment of today that counts, that a
 * booked appointment gets another number than its slot had, and most words of errors. A booking note is the reason as far
 * as there is one. Claims, insurances and the like are made up and can't be written; what blocks time is no appointment.
 */
export const athenahealth: Dialect = defineDialect({
  name: 'athenahealth',
  trait:
    'lower-case names, pages with totalcount and rows under the own name of each list, booked appointments by days of mm/dd/yyyy, date and time apart by the clock of the department, letters for states, cancelled ones only on request, booking takes an open slot',
  sdl: athenaText,
  auth: { kind: 'direct', key: 'Bearer athena-access-token' },
  cap: 5000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: athenaRoots,
  expectedMap: {
    locations: 'departments',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'bookedappointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmenttypes',
    bookAppointment: 'bookappointment',
    updateAppointment: ['updatebookedappointment', 'rescheduleappointment'],
    cancelAppointment: 'cancelappointment',
    registerClient: 'createpatient',
    addPatient: null,
  },
  view: viewOf({
    ids: athenaIds,
    status: wordsOf,
    patients: null,
    shows: isBooked,
    // Listed only on request.
    mayOmit: isOff,
    isNaive: true,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { clients: ['tags'], appointments: ['patient'] },
    loose: {
      // The last appointment need not be a visit, and a primary department need not be where a patient belongs.
      clients: ['lastVisit', 'location'],
      // It is a note of the booking.
      appointments: ['reason'],
    },
  }),
});
