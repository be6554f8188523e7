import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import type { AppointmentRecord } from '../../dialects/practice.ts';
import { provetRoots } from './resolvers.ts';
import { provetText } from './schema.ts';
import { consultationStatus, hasConsultation, isActiveEntry, isInCalendar, provetIds } from './values.ts';

/** An entry has flags, and the status is that of the consultation, once there is one. */
function wordsOf(row: AppointmentRecord): readonly (string | null)[] {
  if (!isActiveEntry(row)) return ['cancelled', 'canceled', 'inactive', 'not active', null];
  if (row.state === 'noShow') return ['noShow', null];
  return hasConsultation(row) ? [consultationStatus[row.state] ?? null, null] : [null, 'active'];
}

/**
 * Provet Cloud, a practice management system of veterinary clinics and hospitals, over Django.
 *
 * It follows the vendor's public documentation at developers.provetcloud.com/restapi, as excerpts (guides to clients, to
 * appointments, to filtering and to pages of version 0.1) and the answers that the fixtures of a client of the API repeat:
 * github.com/EmCousin/provet-client at 1b042c6, under the MIT license. The service is closed and of its vendor; no code is
 * copied. The GraphQL layer is in the manner of Relay: global ids with the vendor's number beside them, objects instead of
 * links, camel case, words instead of code numbers, null instead of empty texts, connections with `totalCount`, filters
 * by the vendor's operations, and payloads with the errors of each field. A client is a person or an organization, with
 * phone numbers that are rows of their own and are entered after her. An appointment has a reason, which is the kind of
 * visit, and a complaint, which is why the client comes. It has no status: it is active or not, and how far it is says the
 * consultation that is opened when the client arrives. Whatever is archived or off is in the lists unless a filter says
 * otherwise; `filterType: OR` looks for a name in all three fields of names. Times have the offset of the organization,
 * wherever the department is, and are read so where none is given.
 * From memory or assumed: the words of the statuses of consultations and of types of appointments and phone numbers,
 * `noShow` and `cancellationReason`, the addresses of departments, what a tag is, that lists are by number, pages of 50
 * and at most 200 of the layer, that an animal that was found has no client, and texts of errors. Night visits of another
 * zone are left out, and so are organizations of several zones.
 */
export const provetCloud: Dialect = defineDialect({
  name: 'provetCloud',
  trait:
    'Relay connections and global ids, appointments without status but with flags and a consultation, complaint beside reason, lists of patients, clients as persons or organizations with phone numbers as rows, archived instead of active',
  sdl: provetText,
  auth: { kind: 'direct', key: 'Token provet-cloud-key' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: provetRoots,
  expectedMap: {
    locations: 'departments',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'users',
    appointmentTypes: 'reasons',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: provetIds,
    status: wordsOf,
    shows: isInCalendar,
    // Whoever asks for active ones doesn't get what is off.
    mayOmit: (row) => row.isBlock || !isActiveEntry(row),
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], clients: ['lastVisit'] },
    loose: {
      // An organization has a name and no family name.
      clients: ['familyName'],
      // A complaint need not be taken for the reason.
      appointments: ['reason'],
    },
  }),
});
