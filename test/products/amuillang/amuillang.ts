import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isCita, isFree, pacientesOf, telefonoOf } from './records.ts';
import { amuillangRoots } from './resolvers.ts';
import { amuillangText } from './schema.ts';
import { amuillangIds } from './values.ts';

/**
 * The Amuillang center for therapies in Chile, in Spanish: Apollo over MongoDB.
 *
 * Source: github.com/bcabezascxx/FullStackAmuillang (BackEnd/server.js and BackEnd/models, and how its pages in
 * cliente/src call it). Nothing is added to it. Those who are treated are people, and there are no animals. A visit has
 * a day and an hour by the clock on the wall, no end, no reason, no state but whether its hour is free again, and
 * is removed when it is cancelled. Ids of a visit that are passed within its input, where they could stand, give null.
 * Days of the offered hours are milliseconds as text, unlike those of visits. A telephone number is an Int, so that some
 * lack their area code. A change answers with what was there before. The server's mistakes are kept.
 */
export const amuillang: Dialect = defineDialect({
  name: 'amuillang',
  trait:
    'Spanish, whole lists, day and hour as two texts, phones as Int, a flag for the state, bookings that fail as null',
  sdl: amuillangText,
  auth: { kind: 'direct', key: 'amuillang-key' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: amuillangRoots,
  expectedMap: {
    locations: null,
    clients: 'getPacientes',
    // Only a whole identity number can be looked up.
    clientSearch: null,
    // The one that is called tieneFichaMedica fails always.
    client: ['getPaciente', 'obtenerPacientePorId'],
    patients: null,
    appointments: 'getCitas',
    appointment: 'getCita',
    providers: 'getEspecialistas',
    appointmentTypes: null,
    bookAppointment: 'agendarCita',
    // Only a flag can be changed; to reschedule a visit, another one is created.
    updateAppointment: null,
    cancelAppointment: 'cancelarCita',
    registerClient: 'addPaciente',
    addPatient: null,
  },
  view: viewOf({
    ids: amuillangIds,
    // The flag says whether the hour is free, and may be shown for want of a state.
    status: (row) => [null, String(isFree(row))],
    clients: pacientesOf,
    patients: null,
    shows: isCita,
    phones: (client) => [String(telefonoOf(client))],
    knowsOffsets: false,
    isNaive: true,
    absent: { clients: ['active', 'tags'], appointments: ['end', 'reason', 'patient', 'location'] },
  }),
});
