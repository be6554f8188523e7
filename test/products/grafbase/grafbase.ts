import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { grafbaseIds, grafbaseWords } from './records.ts';
import { grafbaseRoots } from './resolvers.ts';
import { grafbaseClinicText } from './schema.ts';

/**
 * A veterinary clinic's Postgres database behind a Grafbase gateway with its Postgres extension.
 *
 * Source: github.com/grafbase/extensions (crates/postgres-introspection/src/render, extensions/postgres/src and its
 * tests and README), whose tool `grafbase-postgres` makes the subgraph from the tables; as the gateway shows it, without
 * what is inaccessible. The tables are those of a plausible clinic. Pruned, as the README allows, are inputs of types
 * that no column has, and the tool's configuration keeps mutations from tables that are not of the front desk. Assumed
 * are the texts of errors, which are those of Postgres, and constraints of the tables; and that null is nowhere the one
 * of `@oneOf`, as the specification of GraphQL has it.
 */
export const grafbase: Dialect = defineDialect({
  name: 'grafbase',
  trait:
    'noun first (appointmentCreate), filters of one field each with ALL and ANY, rows by a lookup, { set: … } to change, writes that answer columns only',
  sdl: grafbaseClinicText,
  auth: { kind: 'direct', key: 'Bearer grafbase-token' },
  // The extension has no highest limit, and gives everything where none is asked for.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: grafbaseRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'staffMembers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: ['appointmentCreate', 'appointmentCreateMany'],
    updateAppointment: ['appointmentUpdate', 'appointmentUpdateMany'],
    // A visit is called off by its status; deleting takes the row away for good.
    cancelAppointment: ['appointmentUpdate', 'appointmentUpdateMany', 'appointmentDelete', 'appointmentDeleteMany'],
    registerClient: ['clientCreate', 'clientCreateMany'],
    addPatient: ['petCreate', 'petCreateMany'],
  },
  view: viewOf({
    ids: grafbaseIds,
    status: ({ state }) => [grafbaseWords[state]],
    // Deleted visits are marked and stay in the list; time that is kept free is in a table of its own.
    shows: ({ isBlock }) => !isBlock,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    loose: { clients: ['tags', 'location'] },
  }),
});
