import type { ExecutionResult } from 'graphql';
import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { tableIds, tableWords } from './records.ts';
import { tableRoots } from './resolvers.ts';
import { backOfficeTables, deskTables } from './schema.ts';
import { tablesText } from './tableText.ts';

/** A database behind a GraphQL engine (dialects page, 3.7). */
export const tables: Dialect = defineDialect({
  name: 'tables',
  trait: 'tables as root fields, lower-case types, where and order_by; date and times without zone in three columns',
  sdl: tablesText([...deskTables, ...backOfficeTables]),
  auth: { kind: 'direct', key: 'tables-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: tableRoots,
  body: errorsWithoutData,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['clients_by_pk', 'clients'],
    patients: 'patients',
    appointments: 'appointments',
    appointment: ['appointments_by_pk', 'appointments'],
    providers: 'providers',
    appointmentTypes: 'appointment_types',
    bookAppointment: ['insert_appointments_one', 'insert_appointments'],
    updateAppointment: ['update_appointments_by_pk', 'update_appointments'],
    cancelAppointment: ['update_appointments_by_pk', 'update_appointments'],
    registerClient: ['insert_clients_one', 'insert_clients'],
    addPatient: ['insert_patients_one', 'insert_patients'],
  },
  view: viewOf({
    ids: tableIds,
    status: ({ state }) => [tableWords[state]],
    phones: (client) => client.phones.slice(0, 2).map((phone) => phone.value),
    shows: (appointment) => !appointment.isBlock,
    hasLastVisit: true,
    isNaive: true,
  }),
});

/** Where there are errors, this engine sends no data key at all. */
function errorsWithoutData({ errors, ...result }: ExecutionResult): object {
  if (!errors || errors.length === 0) return result;
  return {
    errors: errors.map(({ message, extensions, path }) => ({
      message,
      extensions: {
        path: ['$.selectionSet', ...(path ?? [])].join('.'),
        code: extensions['code'] ?? 'validation-failed',
      },
    })),
  };
}
