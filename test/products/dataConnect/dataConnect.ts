import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { connectIds, statusWords } from './records.ts';
import { connectRoots } from './resolvers.ts';
import { dataConnectText } from './schema.ts';

/**
 * A veterinary clinic's tables behind Firebase Data Connect (SQL Connect), read and written by its admin endpoint.
 *
 * Source: the product's reference (firebase.google.com/docs/reference/data-connect/gql: query, mutation, object,
 * input_object, scalar, enum) and the errors that its SDKs are tested with. The tables are what a clinic's developer
 * would write in a schema: references with implicit columns, statuses as texts, phones in a table of their own.
 */
export const dataConnect: Dialect = defineDialect({
  name: 'dataConnect',
  trait:
    'tables with _on_ and _via_ fields, a hundred rows by default, UUIDs without hyphens, Timestamps in UTC, writes that answer a key alone',
  sdl: dataConnectText,
  auth: { kind: 'direct', key: 'Bearer data-connect-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: connectRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'clients',
    clientSearch: ['clients', 'clients_search'],
    client: ['client', 'clients'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'staffMembers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: ['appointment_insert', 'appointment_insertMany', 'appointment_upsert', 'appointment_upsertMany'],
    updateAppointment: ['appointment_update', 'appointment_updateMany', 'appointment_upsert', 'appointment_upsertMany'],
    // A visit is called off by its status; deleting it takes it out of the book.
    cancelAppointment: ['appointment_update', 'appointment_updateMany', 'appointment_delete', 'appointment_deleteMany'],
    registerClient: ['client_insert', 'client_insertMany', 'client_upsert', 'client_upsertMany'],
    addPatient: ['pet_insert', 'pet_insertMany', 'pet_upsert', 'pet_upsertMany'],
  },
  view: viewOf({
    ids: connectIds,
    status: ({ state }) => [statusWords[state]],
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // The home is a reference beside many others.
    loose: { clients: ['tags', 'location'] },
  }),
});
