import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { statusWords, telusIds, telusPeople } from './records.ts';
import { telusRoots } from './resolvers.ts';
import { telusChrText } from './schema.ts';

/**
 * The Enterprise API of the Collaborative Health Record, TELUS Health's record for clinics in Canada (once InputHealth).
 *
 * Source: the introspection document that the company publishes (apidocs.ca.inputhealth.com/enterprise-api), as kept in
 * github.com/api-evangelist/telus, and the pages about the API at help.inputhealth.com. Rebuilt is what has to do with
 * a front desk, with the descriptions that bear on it.
 */
export const telusChr: Dialect = defineDialect({
  name: 'telusChr',
  trait:
    'patients are the clients, listed newest first without archived ones; visits in order of entry, a range without its ends; only times to come are booked',
  sdl: telusChrText,
  auth: { kind: 'direct', key: 'Bearer telus-chr-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: telusRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // A visit is called off by its status.
    cancelAppointment: 'updateAppointment',
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: telusIds,
    status: ({ state }) => [statusWords[state]],
    // Archived ones are those that other services call inactive; the list has them on request.
    clients: telusPeople,
    patients: null,
    shows: ({ isDeleted, isBlock, clientKey }) => !isDeleted && !isBlock && clientKey !== null,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    loose: { clients: ['tags', 'location'] },
  }),
});
