import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { managerRoots } from './resolvers.ts';
import { managerText } from './schema.ts';
import { isSchedule, managerIds, patientsOf } from './values.ts';

/**
 * Manager, with which Brazilian clinics, dentists' above all, keep patients, guides for insurances and a calendar: Apollo
 * Server 2 with GraphQL Modules over Prisma 2.
 *
 * Source: github.com/GabrielXavier92/manager-api at commit 0cc72fca, under the ISC license that its package.json says
 * (src/modules: schemas, whose union is whole here, and resolvers; src/constants; prisma/schema.prisma), and its own
 * client manager-app for what is written into texts. Patients come in pages of ten by name, after the id of the last one;
 * a search is for a part of the name in just these letters. The calendar is one list of everything: its two arguments
 * have to be there and say nothing. Times are texts of milliseconds, and are stored whatever they are. There is no state,
 * nothing calls off and nothing is deleted. A schedule has no times of its record, and what it leads to has its own columns
 * alone. Changes take the whole input; procedures and specialties that it doesn't say are taken away. An error tells no
 * more than what it was about.
 *
 * Assumed are names in the order of their letters' codes, null for a size or a text as if it weren't there, visits that
 * are off as taken out of the database, the kind of a visit as title and procedure, and what it is for as comments. The
 * calendar needs no token there. Nobody can sign in here; another account that is created can't be seen.
 */
export const managerApi: Dialect = defineDialect({
  name: 'managerApi',
  trait:
    'Portuguese messages, times as texts of milliseconds, a calendar whose required arguments say nothing, patients in pages of ten after an id, references within resources, no state and no end',
  sdl: managerText,
  auth: { kind: 'direct', key: 'manager-session-token' },
  // What is asked for is given, and the calendar is whole.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: managerRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'schedules',
    appointment: null,
    providers: 'doctors',
    appointmentTypes: ['procedures', 'procedureTables'],
    bookAppointment: 'createSchedule',
    updateAppointment: 'updateSchedule',
    cancelAppointment: null,
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: managerIds,
    status: () => [null],
    clients: patientsOf,
    patients: null,
    shows: isSchedule,
    phones: () => [],
    // Milliseconds have no zone.
    knowsOffsets: false,
    absent: {
      clients: ['givenName', 'familyName', 'phones', 'active', 'tags'],
      appointments: ['patient', 'status', 'location'],
    },
    // A title and procedures say what for, too.
    loose: { appointments: ['reason'] },
  }),
});
