import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isInTable, seaographyIds, seaographyWords } from './records.ts';
import { seaographyRoots } from './resolvers.ts';
import { seaographyText } from './schema.ts';

/**
 * A service in Rust whose API Seaography builds from the entities of SeaORM.
 *
 * Source: github.com/SeaQL/seaography (src: inputs, outputs, query, mutation, builder_context; version 2 with its
 * default settings) and Seaography's documentation. The entities are those of the public project
 * github.com/lethib/my_patients (src/models/_entities), for practitioners who share offices, without what it keeps
 * secret; completed with the times, status and reason of an appointment, and a patient's phone. Types are as plural as
 * tables, whether they are of one row or many.
 */
export const seaography: Dialect = defineDialect({
  name: 'seaography',
  trait: 'one of three paginations, pages from 0, `patients` is one patient, times with a space, no row by its id',
  sdl: seaographyText,
  auth: { kind: 'direct', key: 'seaography-key' },
  // By default Seaography has no highest limit, and gives everything where none is asked for.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: seaographyRoots,
  expectedMap: {
    locations: 'practitionerOffices',
    clients: 'patients',
    clientSearch: 'patients',
    client: 'patients',
    patients: null,
    appointments: 'medicalAppointments',
    appointment: 'medicalAppointments',
    providers: 'users',
    appointmentTypes: null,
    bookAppointment: ['medicalAppointmentsCreateOne', 'medicalAppointmentsCreateBatch'],
    updateAppointment: 'medicalAppointmentsUpdate',
    cancelAppointment: 'medicalAppointmentsUpdate',
    registerClient: ['patientsCreateOne', 'patientsCreateBatch'],
    addPatient: null,
  },
  view: viewOf({
    ids: seaographyIds,
    status: ({ state }) => [seaographyWords[state]],
    patients: null,
    shows: isInTable,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { locations: ['timeZone'], clients: ['active'], appointments: ['patient'] },
    knowsOffsets: false,
  }),
});
