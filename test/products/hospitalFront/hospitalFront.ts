import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hospitalRoots } from './resolvers.ts';
import { hospitalFrontText } from './schema.ts';
import { hospitalIds, hospitalPatients, isBooked, statusWords } from './values.ts';

/**
 * The service of a hospital with departments, duty shifts and leaves, in Laravel behind Lighthouse.
 *
 * Source: github.com/Hruaizela07/hospital-front (app/gql/graphql.ts, which is generated from the whole schema, the
 * documents in app/graphql and the pages that use them, which send times by the clock of the desk, without a zone).
 * Nothing is added to it. The server is not public: assumed are the words of a status, which is a column of text; that
 * texts of filters are looked for in part and all else is compared as a whole; the order of ids; and that what is
 * refused is what names nothing known or breaks a rule of Laravel's. An appointment is with a doctor, whose login name is
 * the only name. No range of time can be asked for. A symptom is the patient's, as told on the first day.
 */
export const hospitalFront: Dialect = defineDialect({
  name: 'hospitalFront',
  trait:
    'data and paginatorInfo, filters without times, wall times without T or zone, a symptom of patients, doctors as users',
  sdl: hospitalFrontText,
  auth: { kind: 'direct', key: 'Bearer hospital-session' },
  // Lighthouse limits no page by itself.
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: hospitalRoots,
  expectedMap: {
    // Departments are inside the one house.
    locations: null,
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'doctors',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: hospitalIds,
    status: ({ state }) => [statusWords[state]],
    clients: hospitalPatients,
    patients: null,
    shows: isBooked,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['givenName', 'familyName', 'active', 'tags'], appointments: ['patient', 'location'] },
    // Notes need not be a reason.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});
