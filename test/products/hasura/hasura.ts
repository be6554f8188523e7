import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasuraIds, hasuraWords } from './records.ts';
import { hasuraRoots } from './resolvers.ts';
import { hasuraClinicText } from './schema.ts';

/**
 * A veterinary clinic's tables behind Hasura 2.
 *
 * Source: Hasura's documentation (hasura.io/docs/2.0: API reference of queries, mutations and subscriptions, enum
 * tables, permissions). The tables are those of github.com/karolinaprygiel/VetApp (clients with name and surname,
 * animals, vets with their shifts, offices, visits), completed with what a clinic of several places needs.
 */
export const hasura: Dialect = defineDialect({
  name: 'hasura',
  trait: 'query_root over tables: visits with duration_min, name and surname, enum tables, a row limit per role',
  sdl: hasuraClinicText,
  auth: { kind: 'direct', key: 'hasura-key' },
  // The row limit of the role's select permissions: longer pages are cut without a word.
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: hasuraRoots,
  expectedMap: {
    locations: 'offices',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['clients_by_pk', 'clients'],
    patients: 'animals',
    appointments: 'visits',
    appointment: ['visits_by_pk', 'visits'],
    providers: 'vets',
    appointmentTypes: 'services',
    bookAppointment: ['insert_visits_one', 'insert_visits'],
    updateAppointment: ['update_visits_by_pk', 'update_visits', 'update_visits_many'],
    cancelAppointment: ['update_visits_by_pk', 'update_visits', 'update_visits_many'],
    registerClient: ['insert_clients_one', 'insert_clients'],
    addPatient: ['insert_animals_one', 'insert_animals'],
  },
  view: viewOf({
    ids: hasuraIds,
    status: ({ state }) => [hasuraWords[state]],
    phones: (client) => client.phones.slice(0, 2).map(({ value }) => value),
    tags: (client) => client.tags,
    hasHomeLocation: true,
    // Labels are JSON, and the home is called the office where a client is registered.
    loose: { clients: ['tags', 'location'] },
  }),
});
