import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { emrPeople, linalIds, statusWords } from './records.ts';
import { emrRoots } from './resolvers.ts';
import { linalEmrText } from './schema.ts';

/**
 * A medical record for clinics, made with NestJS and TypeORM: types from decorators, resolvers and paging by hand.
 *
 * Source: the public project github.com/Linal180/emr-backend, whose schema.gql Nest has written; how lists are paged,
 * filtered and refused follows its services. Times are of the database's own type in fields of text.
 */
export const linalEmr: Dialect = defineDialect({
  name: 'linalEmr',
  trait:
    'rows beside a response and a pagination, one input for all; times are milliseconds in texts, and are written as ISO; no page of nothing',
  sdl: linalEmrText,
  auth: { kind: 'direct', key: 'Bearer linal-emr-token' },
  // The project has no limit.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: emrRoots,
  expectedMap: {
    locations: 'findAllFacility',
    clients: ['fetchAllPatients', 'findAllPatient'],
    clientSearch: ['fetchAllPatients', 'findAllPatient'],
    client: 'getPatient',
    patients: null,
    appointments: ['findAllAppointments', 'findAllCalendarAppointments'],
    appointment: 'getAppointment',
    providers: 'findAllDoctor',
    appointmentTypes: 'findAllServices',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointmentStatus', 'cancelAppointment', 'updateAppointment'],
    registerClient: 'createPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: linalIds,
    status: ({ state }) => [statusWords[state]],
    clients: emrPeople,
    patients: null,
    // Two numbers stand in the patient's own contact, beside those of others.
    phones: ({ phones }) => phones.slice(0, 2).map(({ value }) => value),
    hasHomeLocation: true,
    absent: { clients: ['active'], appointments: ['patient'] },
    loose: { clients: ['phones', 'location'], locations: ['address'] },
  }),
});
