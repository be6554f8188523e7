import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { sikkaRoots } from './resolvers.ts';
import { sikkaText } from './schema.ts';
import { isInBook, sikkaIds, statusWords } from './values.ts';

/**
 * The ONE API of Sikka, version 4, which copies the practice management systems of veterinary and dental offices, behind
 * a GraphQL gateway: here a veterinary office with three locations.
 *
 * Follows what is public of the API: parameters, fields and sorts as a table of its endpoints in a public repository lists
 * them (appointments, patients, practice locations, procedure codes, payment types, fee schedules, receivables), the
 * types of two clients in TypeScript (the envelope of lists, patients, transactions, practice variables, writebacks), a
 * receiver of its webhooks in Django (an appointment as it comes: `date` at midnight, `time` and `length` apart, empty
 * texts for what isn't there, amounts with four digits), and github.com/Dentia-AI/parlae at commit aa417ef9
 * (docs/SIKKA_API_COMPLETE_IMPLEMENTATION.md) for writebacks. The API's own reference is no open source; names and
 * behaviour alone are taken.
 *
 * What the layer adds: snake case as in the API, the envelope as a page type with numbers for offset, limit and the
 * total, objects in place of links (`guarantor_href` is `guarantor`), one row by its id, appointment types as a list of
 * their own, and mutations that wait for the writeback and answer what became of it beside the row. It keeps the
 * application's keys and leaves out authorization, claims, insurance, treatment plans and finance systems.
 *
 * Special: a patient is an animal, and the person who pays for it, its guarantor, is the owner; the API speaks of guarantors in
 * veterinary and dental offices alike. All values are texts, and the empty text stands for none: a client without first
 * name, a stray without guarantor, an appointment without patient or provider. Animals have no last name. Days and times
 * are those of the computer on which the system runs, for all locations, without zone; an appointment has minutes
 * instead of an end. `startdate` and `enddate` both belong to the range. A write that the system doesn't take is no
 * GraphQL error: its writeback has an error and says why.
 *
 * Assumed, from general knowledge of the API or of such offices: fields of guarantors and practices, species, breed,
 * color and microchip of animals, `status` of guarantors, all words for a status (those of the office's own system),
 * that `offset` counts rows, 200 rows a page at most, order by id, filters of names that find any part in any case and
 * others that compare the whole, that inactive rows are listed and deleted ones aren't, what is mandatory in writes,
 * texts of refusals, that times may overlap, and the computer's clock, which is in the East. `description` is why
 * the patient comes. Weights, referrals and insurances never have a value. The book has no blocks, no visits of another
 * zone around midnight, and none in the second of two hours that a clock shows alike.
 */
export const sikkaOne: Dialect = defineDialect({
  name: 'sikkaOne',
  trait:
    'snake case pages with offset, limit and total_count, owners as guarantors, empty texts for null, a date at midnight apart from the time, writebacks that say what went wrong',
  sdl: sikkaText,
  auth: { kind: 'direct', key: '7e2b1c90f4a84d5db1d2a6a0c3f59e18' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: sikkaRoots,
  expectedMap: {
    locations: 'practices',
    clients: 'guarantors',
    clientSearch: 'guarantors',
    client: ['guarantor', 'guarantors'],
    patients: 'patients',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'providers',
    appointmentTypes: 'appointment_types',
    bookAppointment: 'create_appointment',
    updateAppointment: 'update_appointment',
    cancelAppointment: ['cancel_appointment', 'update_appointment'],
    registerClient: 'create_guarantor',
    addPatient: 'create_patient',
  },
  view: viewOf({
    ids: sikkaIds,
    status: ({ state }) => [statusWords[state]],
    shows: isInBook,
    knowsOffsets: false,
    isNaive: true,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], clients: ['tags', 'lastVisit'] },
    // A description need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
