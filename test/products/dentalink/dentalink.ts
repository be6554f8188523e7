import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { createPractice } from '../../dialects/practice.ts';
import { dentalinkRoots } from './resolvers.ts';
import { dentalinkText } from './schemaRoots.ts';
import { dentalinkIds, estados, isCita, numbersOf, pacientesOf, zoneOfAccount } from './values.ts';

// What is expected is told by row: the clock is that of the shared practice.
const zone = zoneOfAccount(createPractice());

/**
 * Dentalink, with which dental clinics of Chile and its neighbours work, behind GraphQL in its own Spanish.
 *
 * Follows the vendor's public API reference (api.dentalink.healthatom.com/docs, proprietary: names and structure alone
 * are taken): pacientes, citas, estados, dentistas, sucursales and free times as its pages are repeated at
 * github.com/kamilo19934/gloory-api-endpoints (apis-en-python/documentacion-dentalink, commit a15eb914, MIT), and the
 * columns of treatments, money and office as a Singer tap of it lists them (github.com/RyaManagement/tap-dentalink,
 * commit 6a78eecd, LGPL-2.1). That lists have links with current, next and prev was read in
 * github.com/Keviinplz/dentalink (commit 0f0fd9f7, without a licence); more names of states, the operators lk and in, and
 * that citas are searched by id_sucursal, in public clients. The vendor's pages themselves were not at hand, only these
 * repetitions. No code is taken over.
 *
 * Kept are: names with underscores, numbers as ids, 1 and 0 for yes and no, empty texts for what is empty and
 * 0000-00-00 for a birth that is not known, days and times apart and without zone, `q` with operators by column, `sort` as
 * a text, lists of data and links with a cursor that stands for the whole search, paths' names of parameters
 * (`id_cita`), a booking that names a chair, and a change of a cita that knows only state, length and comment: it can't be
 * moved, and is cancelled by a state of anulación. Links of rows became fields that lead there.
 *
 * Patients of a dental clinic are people, so that the clients of the practice are the pacientes; their animals are one text
 * among the fields that the clinic has added. A cita has no motivo (the reference has it for some clinics only), so that what
 * it is for stands in its comment, and the motivos de atención are only what can be booked.
 *
 * Assumed: names of root fields and mutations, 50 rows a page, the order by id, texts compared without case and accents,
 * one clock for an account (that of its first sucursal), numbers of most states and one state of the clinic's own,
 * durations by 5 minutes, hours from 8 to 18, that a time which is taken is refused but for a sobrecupo, that a paciente who
 * is disabled can't be booked, null for no dentista, texts of errors, amounts with cents, a
 * state and a postal code where a comuna is asked for, and the fields of horarios,
 * evoluciones, devoluciones, archivos and adicionales, which were not to be had. RUTs, births, cargas and convenios are
 * made up. Left out are recetas, GES notices, webhooks, lugares de atención, blocks outside of the agenda, visits without a client,
 * those around midnight in another zone, and those in the second of two hours that the clock shows alike.
 */
export const dentalink: Dialect = defineDialect({
  name: 'dentalink',
  trait:
    'Spanish with underscores: numbers as ids, 1 and 0 for flags, day and times apart without zone, operators by column, cursors that stand for a search, states as rows of the clinic, calling off by a state, no moving',
  sdl: dentalinkText,
  auth: { kind: 'direct', key: 'Token dentalink-access-token' },
  cap: 50,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: dentalinkRoots,
  expectedMap: {
    locations: 'sucursales',
    clients: 'pacientes',
    clientSearch: 'pacientes',
    client: 'paciente',
    // Pacientes are people, and animals are a text beside them.
    patients: null,
    appointments: 'citas',
    appointment: 'cita',
    providers: 'dentistas',
    appointmentTypes: 'motivosAtencionEspecialidad',
    bookAppointment: 'crearCita',
    updateAppointment: 'modificarCita',
    cancelAppointment: 'modificarCita',
    registerClient: 'crearPaciente',
    addPatient: null,
  },
  view: viewOf({
    ids: dentalinkIds,
    // Several states of the clinic stand for the same.
    status: ({ state }) => estados.filter((row) => row.state === state).map(({ nombre }) => nombre),
    clients: pacientesOf,
    patients: null,
    shows: (row) => isCita(row, zone),
    mayOmit: () => false,
    phones(client) {
      const { celular, telefono } = numbersOf(client);
      return [celular, telefono].filter((number) => number !== '');
    },
    knowsOffsets: false,
    absent: {
      locations: ['timeZone'],
      clients: ['tags', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
    loose: {
      // A comment need not be a reason.
      appointments: ['reason'],
    },
  }),
});
