import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { psicoRoots } from './resolvers.ts';
import { psicoText } from './schema.ts';
import { isConsulta, psicoBody, psicoIds, usuariosOf } from './values.ts';

/**
 * Psico, with which a practice of psychologists in Chile keeps patients and visits: NestJS, code first, over Postgres.
 *
 * Source: github.com/oportusc/psico-back at commit a652f559, under the MIT license as its README says (src/schema.gql,
 * which is whole here, with the entities, services and resolvers of src). A visit is a day (midnight, as a date and
 * time) and an hour in a field of its own; there is no end, no place and no zone. Lists are whole and can't be asked
 * for a day; whether today is ahead or behind goes by its midnight. Two flags say how far a visit is, each for itself.
 * What a service doesn't load of a relation is missing: visits within a person lead no further, and neither does a
 * changed visit to its psychologist. What was removed has no id any more, though it must, so that asking for it is an
 * error after the deed. A change of a visit may not meet any other one at that hour, no matter with whom; it can't give
 * it to other people, since TypeORM lets the loaded relation win. No format is looked at, as no pipe validates. Nobody
 * has to sign in: the key is that of a gateway before it. Assumed are a server whose clock is UTC, calendars at Google
 * that answer, rows without an order in the order of their entry, and those without a telephone number with an empty
 * one; people without an address for mails, and visits without psychologist or reason, can't be there. Mails are left
 * out.
 */
export const psicoBack: Dialect = defineDialect({
  name: 'psicoBack',
  trait:
    'Spanish, a day as midnight and an hour apart, no ends, two flags for a state, whole lists, relations that are not loaded, removed rows without ids',
  sdl: psicoText,
  auth: { kind: 'direct', key: 'Bearer psico-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: psicoRoots,
  body: psicoBody,
  expectedMap: {
    locations: null,
    clients: 'usuarios',
    // By the whole number of the civil registry alone.
    clientSearch: null,
    client: 'usuario',
    // They are people.
    patients: null,
    appointments: 'consultas',
    appointment: 'consulta',
    providers: ['psicologos', 'psicologosAll'],
    appointmentTypes: null,
    bookAppointment: 'createConsulta',
    updateAppointment: 'updateConsulta',
    // What is removed is out of the book altogether.
    cancelAppointment: 'cancelarConsulta',
    registerClient: 'createUsuario',
    addPatient: null,
  },
  view: viewOf({
    ids: psicoIds,
    // Two flags, which may be said in words or not at all.
    status({ state }) {
      if (state === 'cancelled') return [null, 'cancelada', 'cancelado', 'cancelled', 'canceled'];
      if (state === 'planned' || state === 'noShow')
        return [null, 'pendiente', 'pending', 'programada', 'scheduled', 'planned', 'unconfirmed', 'not confirmed'];
      return [null, 'confirmada', 'confirmado', 'confirmed'];
    },
    clients: usuariosOf,
    patients: null,
    shows: isConsulta,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    isNaive: true,
    absent: {
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'location', 'patient'],
    },
  }),
});
