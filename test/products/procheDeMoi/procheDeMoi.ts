import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { procheDeMoiRoots } from './resolvers.ts';
import { procheDeMoiText } from './schema.ts';
import { emailOf, guestsOf, isReservation, procheIds, procheWords } from './values.ts';

/**
 * Proche de Moi, with which hotels, restaurants and salons take reservations: Apollo Server 2 over MongoDB.
 *
 * Source: github.com/elsimoor/procheDeMoiLast at commit bfe8d243, whose backend says ISC in its package.json
 * (Backend/src/controllers: the schema, which is whole here, and its resolvers; Backend/src/models; the loaders of
 * Backend/src/middlewares; Frontend/app/salon for how dates, times and statuses are written). Its comments in the schema
 * are not descriptions, so that introspection has none of them. It is used by salons here, and there are no hotels and no
 * restaurants until somebody enters one. Guests, staff, services and reservations are those of one business at a time,
 * with a type of business beside its id, `salon` for all; anything else finds nothing and is no error. A reservation has
 * the day as midnight in UTC and the time as a text of the salon's clock, whose zone is in its settings; it has a copy of
 * name, email and phone instead of a guest, and its business is no field of it. `client` looks among tenants for a
 * salon's id, and is always null; `customerId` is an account, and nobody has one. The argument `date` is a range of a day
 * from that moment on. Nothing ever writes a guest's visits, loyalty and last visit. Lists are whole: guests and staff by
 * name, reservations by day, the last one first. `cancelReservation` deletes; only `cancelReservationAdmin` and a change
 * of the status leave it there. A change is not checked against the words of a status; an id that is none can't be cast.
 *
 * Assumed: rows of the same day come as they were entered; all of the staff have the role `staff`, since its loader
 * leads from reservations to no other; a salon has set its zone; a guest without an email has a made-up one, since the
 * store wants one; a server whose clock is UTC, a key in the header, though its server asks for none, no Stripe, and
 * dashboards of restaurants that are empty. Reservations of restaurants by `createReservationV2` and
 * `createPrivatisationV2` are declared alone.
 */
export const procheDeMoi: Dialect = defineDialect({
  name: 'procheDeMoi',
  trait:
    'lists of one business at a time by id and an undescribed word for its type, tenants called clients beside guests, a date at midnight UTC beside a time of the salon, copies of people in reservations, references that lead nowhere, a cancel that deletes',
  sdl: procheDeMoiText,
  auth: { kind: 'direct', key: 'Bearer proche-de-moi-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: procheDeMoiRoots,
  expectedMap: {
    locations: 'salons',
    // Those that are called clients are tenants.
    clients: 'guests',
    clientSearch: null,
    client: 'guest',
    patients: null,
    appointments: 'reservations',
    appointment: 'reservation',
    providers: 'staff',
    appointmentTypes: 'services',
    bookAppointment: 'createReservation',
    updateAppointment: 'updateReservation',
    cancelAppointment: ['cancelReservation', 'cancelReservationAdmin', 'updateReservation', 'deleteReservation'],
    registerClient: 'createGuest',
    addPatient: null,
  },
  view: viewOf({
    ids: procheIds,
    status: ({ state }) => [procheWords[state]],
    clients: (practice) => practice.places.flatMap(({ key }) => guestsOf(practice, key)),
    patients: null,
    shows: isReservation,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: (client) => [emailOf(client)],
    isNaive: true,
    hasHomeLocation: true,
    absent: { clients: ['givenName', 'familyName', 'tags'], appointments: ['patient', 'client.id'] },
    loose: {
      // A guest has the number of a salon alone.
      clients: ['location', 'location.name'],
      // What is noted need not be a reason, and where it is only the argument that asked for it tells.
      appointments: ['reason', 'location'],
    },
  }),
});
