import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { cTerapiasRoots } from './resolvers.ts';
import { cTerapiasText } from './schema.ts';
import { clientsIn, cTerapiasBody, cTerapiasIds, isVisit } from './values.ts';

/**
 * C Terapias, with which a therapist in Portugal keeps her clients and their visits: Apollo Server 2 over MongoDB.
 *
 * Source: github.com/PZenha/c-terapias-api at commit 54c16aa1, under the ISC license as its package.json says
 * (src/graphql/typeDefs, whose four parts are whole here, with src/graphql/resolvers and src/models). The key is hers.
 * One therapist, one house, no ends and no reasons: a visit is an instant in UTC with the id of a client, whose name it
 * tells by its first and last part ("false" where there is no last one). Visits are asked for by an interval, both ends
 * of which belong to it, or by client; not by id. Whether somebody showed up is true, false or not known; what is off
 * is deleted. Dates are a scalar that takes and gives anything. Searches read the text as a pattern, in names and
 * telephone numbers. Nearly all writes answer true, also where there was nothing to write to; only new clients and
 * visits are validated, and nobody looks whether a visit's client is there. When a client is deleted her visits stay,
 * and asking for the name is an error. The list of observations is declared, and fails, since its resolver finds a
 * single one. Assumed: the clients are those of the product's import, which validates nothing, so that addresses and
 * numbers may be missing, and which nobody has advised; natural order is that of entry. Left out are mails, visits of
 * people with more than two names (two readings of them would be equally right), and those of another zone around
 * midnight.
 */
export const cTerapias: Dialect = defineDialect({
  name: 'cTerapias',
  trait:
    'one therapist, everything nullable, visits by an interval with the id and a shortened name of a client, no ends, showed_up instead of a status, writes that answer true, a root field with a capital',
  sdl: cTerapiasText,
  auth: { kind: 'direct', key: 'Bearer c-terapias-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: cTerapiasRoots,
  body: cTerapiasBody,
  expectedMap: {
    locations: null,
    // A search without a text looks for a word, and finds nobody.
    clients: 'FindAllClients',
    clientSearch: 'searchClients',
    client: 'findClient',
    // They are people.
    patients: null,
    appointments: 'findAppointmentByTimeInterval',
    appointment: null,
    providers: null,
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'deleteAppointment',
    registerClient: 'addNewClient',
    addPatient: null,
  },
  view: viewOf({
    ids: cTerapiasIds,
    // It tells whether somebody came, once that is known, and may be said in words or not at all.
    status({ state }) {
      if (state === 'planned' || state === 'confirmed') return [null, 'pending', 'planned', 'scheduled', 'unknown'];
      if (state === 'noShow') return [null, 'no show', 'not showed up', 'did not show up', 'missed', 'absent'];
      return [null, 'showed up', 'arrived', 'attended'];
    },
    clients: clientsIn,
    patients: null,
    shows: isVisit,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['end', 'reason', 'provider', 'location', 'patient'],
    },
  }),
});
