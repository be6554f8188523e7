import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { helpwaveRoots } from './resolvers.ts';
import { helpwaveText } from './schema.ts';
import { helpwaveIds } from './store.ts';

/**
 * helpwave tasks, an open platform for the work of hospital wards: Strawberry and FastAPI over PostgreSQL.
 *
 * Source: github.com/helpwave/tasks under the MPL 2.0, at commit a6df948c (backend/schema.graphql, which is whole here;
 * backend/api/resolvers, query, types and services, and scaffold/initial.json for the shape of the tree). The group is
 * the hospital at the root of a tree of locations, its places are the clinics below it, and people are patients; there
 * are no animals, no contacts and no appointments. A list comes with nothing around it, and how long it is in all is
 * another query. Patients that are asked for without a state are those who are admitted, and a new one waits until she
 * is. A filter by what is no column is passed over in silence. The tree below clinics, tasks, properties, days of birth
 * and saved views are made up. Tokens, the export, the caller's organizations beyond one, and subscriptions, which say
 * an id and no more, are left out. That filters take instants with an offset, and what deleting a location in use
 * answers, is assumed.
 */
export const helpwaveTasks: Dialect = defineDialect({
  name: 'helpwaveTasks',
  trait:
    'locations are a tree from hospital to bed; patients are the admitted ones unless states are asked for; tasks with due dates and no appointments; filters by keys; times in UTC that don’t say so',
  sdl: helpwaveText,
  auth: { kind: 'direct', key: 'Bearer helpwave-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: helpwaveRoots,
  expectedMap: {
    // By their kind: everything down to beds is a node, and the root is the hospital of them all.
    locations: 'locationNodes',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    // Tasks are to-dos, with a time until which they are to be done.
    appointments: null,
    appointment: null,
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: helpwaveIds,
    status: () => [null],
    clients: ({ clients }) =>
      clients
        .filter(({ isActive, isDeleted }) => isActive && !isDeleted)
        .toSorted(({ key: one }, { key: other }) =>
          helpwaveIds.of('client', one) < helpwaveIds.of('client', other) ? -1 : 1,
        ),
    patients: null,
    shows: () => false,
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: {
      locations: ['address', 'timeZone'],
      clients: ['phones', 'emails', 'active', 'tags', 'lastVisit'],
    },
    // A patient's clinic is one of four fields that lead to locations.
    loose: { clients: ['location'] },
  }),
});
