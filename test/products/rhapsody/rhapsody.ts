import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { rhapsodyIds } from './codes.ts';
import { rhapsodyRoots } from './resolvers.ts';
import { rhapsodyText } from './schema.ts';
import { isAppointment, numbersOf, statuses } from './values.ts';

/**
 * Rhapsody, the practice management system of Petabyte for hospitals in the United States.
 *
 * Its API (api.rhapsody.vet/graphql) has no public reference. What is known of it is what a public client sends and
 * expects: github.com/tpodom/Rhapsody-Phone, packages/functions/lib/rhapsody at commit de2a5eac, without a licence. Names
 * and types alone were taken from there: the key as the whole Authorization header; business without arguments; client,
 * patient, clients and appointments with a businessId and an id that may be left out; updatedFrom, limit and offset with
 * the scalars PageLimit and PageOffset, includeDeleted; pages of totalCount and data; a client's fields with five phones,
 * of which two are for home, and the balance; a patient's gender, spayedNeuteredStatus, active, deleted and deceased; an
 * appointment's two ids, scheduledStartDatetime and scheduledEndDatetime, confirmed, deleted and type. Ids of eight letters
 * and digits are known from links to its kiosk, one request a second from the client's own limit, which is not kept here.
 *
 * All else is assumed, as such a vendor would go on: a business is one hospital, and a key reaches all hospitals of a
 * group, of which the first is meant where none is named; a list without a businessId has the rows of all. Times are in UTC
 * with milliseconds, and the zone is the hospital's. Status and confirmed are two fields, so that both planned and confirmed
 * appointments are SCHEDULED. Canceled appointments and no-shows stay, deleted ones are there with includeDeleted or by id,
 * blocks are a list of their own. Rows come as they were entered. A page has 10 rows unless told, and a limit outside 1 to 100
 * is an error. The client search, staff, filters by time, mutations, errors with Apollo's codes, and everything of
 * the medical record, money, the shelf, chores, messages and webhooks were added. Phones are in E.164; homePhone is that of
 * clients who were imported, and all others have homePhoneNew. A client has two emails. Unknown genders are null.
 * Vaccinations, notes, lab orders, reminders and whether an animal is neutered are made by counting.
 * Left out are subscriptions, files and estimates.
 */
export const rhapsody: Dialect = defineDialect({
  name: 'rhapsody',
  trait:
    'each list narrowed by an optional businessId, offset pages of totalCount and data with a strict limit, hospitals as businesses, a status beside a flag for confirmed, five phone fields with two for home, changes since a moment, UTC with the zone at the hospital',
  sdl: rhapsodyText,
  auth: { kind: 'direct', key: 'rhp_front_desk_key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: rhapsodyRoots,
  expectedMap: {
    locations: 'businesses',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: rhapsodyIds,
    // The flag says of a scheduled appointment that it is confirmed, and may be read as well.
    status: ({ state }) => (state === 'confirmed' ? [statuses[state], 'CONFIRMED'] : [statuses[state]]),
    shows: isAppointment,
    mayOmit: () => false,
    phones: (client) => Object.values(numbersOf(client)).flatMap((number) => number ?? []),
    emails: ({ emails }) => emails.slice(0, 2),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
  }),
});
