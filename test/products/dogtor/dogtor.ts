import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { dogtorIds, isDone, isVisit } from './records.ts';
import { dogtorRoots } from './resolvers.ts';
import { dogtorText } from './schema.ts';

/**
 * Dogtor, with which patients find doctors and book them, written at the Technical University of Munich: Apollo Server
 * over MongoDB, asked by Relay.
 *
 * Source: github.com/Dogtor-Assistant/backend (src/typeDefs.ts at commit 9a00e810, which is whole here; the resolvers of
 * queries, mutations, patients and appointments, src/pagination, src/search, src/shims and src/utils/ids.ts). Everything
 * that has an id is a Node. Sizes of pages are the caller's: without one a list is whole, and a page says that there is
 * more only in the direction that was asked for. The caller here is a user of the desk, neither patient nor doctor, so
 * that she can't book: a booking is always the caller's own. Mails, maps and the rules behind recommendations are left
 * out, and the first rating that is suggested is assumed.
 */
export const dogtor: Dialect = defineDialect({
  name: 'dogtor',
  trait:
    'everything is a Node; visits are read through doctors or one patient; people are patients and users; a search finds doctors; bookings are the caller’s own',
  sdl: dogtorText,
  auth: { kind: 'direct', key: 'Bearer dogtor-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dogtorRoots,
  expectedMap: {
    locations: null,
    clients: 'patients',
    // The search is one for doctors.
    clientSearch: null,
    client: ['node', 'patients'],
    patients: null,
    // Visits are read through doctors, or for one patient in two halves; no query lists them.
    appointments: null,
    appointment: 'node',
    providers: 'doctors',
    appointmentTypes: 'services',
    // No input says for whom.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: 'deleteAppointmentById',
    registerClient: 'createUserPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: dogtorIds,
    // All that is said is whether it is over.
    status: (row) => (isDone(row) ? [null, 'done', 'isDone', 'completed'] : [null, 'not done', 'open']),
    patients: null,
    shows: (row) => isVisit(row) && hasClearDay(row),
    knowsOffsets: false,
    absent: {
      locations: ['id', 'name', 'address', 'timeZone'],
      clients: ['phones', 'emails', 'active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location', 'status'],
    },
    // An end is a start and a number without a unit.
    loose: { appointments: ['end', 'reason'] },
  }),
});
