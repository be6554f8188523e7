import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { openEmrRoots } from './resolvers.ts';
import { openEmrText } from './schema.ts';
import { apptStatuses, isEvent, openEmrIds, statusCodes } from './values.ts';

/**
 * OpenEMR, an open system for medical practices, with a GraphQL layer before its standard REST API.
 *
 * Follows the public sources of that API at github.com/openemr/openemr (GPL 3, of which no code is here): the services
 * of appointments, patients and practitioners with their validators at commit 007b04b2 and of facilities at 070fb8f3,
 * QueryPagination, PatientRestController, and the options of apptstat that its upgrades install, those of confirmed
 * messages among them. All names of columns are its own.
 *
 * What the GraphQL layer adds: plain lists with a filter, limit and offset, the rows that the numbers of an
 * appointment lead to, pc_hometext in lists, days to look for appointments by, and updateAppointment, where REST can
 * only add and delete. Patients go by pid. Kept are empty texts instead of null, dates and times of the server's clock
 * in columns of their own, durations in seconds, ends that may be on the next day, states as options of a list, a
 * patient's marital status called status, uuids of FHIR locations beside facilities, names found by a part of them
 * without regard to case and accents and all else as a whole, at most 200 rows, and events without a patient in the
 * same calendar.
 *
 * Known without a source at hand are some columns of the tables of people and facilities, and the categories that are
 * installed. Assumed are the order of lists by number, that the server's clock is New York's, that every provider in the
 * calendar has an NPI, and the words of refusals. Birthdays, sex and marital status are made up. Left out are repeated
 * events, those that say when a provider is in the office, visits of another zone around midnight, and times that a
 * clock shows twice.
 */
export const openEmr: Dialect = defineDialect({
  name: 'openEmr',
  trait:
    'columns of tables as fields (pc_eid, pc_eventDate, fname), dates and local times apart, seconds, one-character states, empty texts for null, patients are people, filters in input objects with limit and offset',
  sdl: openEmrText,
  auth: { kind: 'direct', key: 'Bearer openemr-access-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: openEmrRoots,
  expectedMap: {
    locations: 'facilities',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'practitioners',
    appointmentTypes: 'appointmentCategories',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // By its status; what is deleted is gone without a trace.
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: openEmrIds,
    status({ state }) {
      const code = statusCodes[state];
      const title = apptStatuses.find(([option]) => option === code)?.[1] ?? code;
      const words = [code, title, title.replace(/^\W /, '')];
      return state === 'planned' ? [...words, null] : words;
    },
    patients: null,
    shows: isEvent,
    mayOmit: ({ isBlock }) => isBlock,
    knowsOffsets: false,
    isNaive: true,
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient'],
    },
    // Comments need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
