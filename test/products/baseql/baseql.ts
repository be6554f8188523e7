import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { baseqlIds } from './ids.ts';
import { statusOptions } from './records.ts';
import { baseqlRoots } from './resolvers.ts';
import { baseqlText } from './schema.ts';

/**
 * BaseQL, which makes a GraphQL API of an Airtable base: here that of a veterinary clinic that runs on Airtable.
 *
 * Source: github.com/BaseQL/baseql-docs (docs.baseql.com: querying, filtering, sorting, pagination, views, arguments of
 * related records, mutations), what a program that reads such bases learned about them (github.com/xFoundry/baseql-mcp:
 * Float instead of Int, pages of at most 100, lower-case directions), and Airtable's own ways: record ids, links that
 * are always lists, empty cells, computed columns, errors. The tables are what a clinic makes there. The docs don't say
 * what the types of filters and orders are called; that both take texts, lists and objects makes them a scalar. Only
 * clients, pets and appointments can be written with its token, and an appointment must have a start.
 */
export const baseql: Dialect = defineDialect({
  name: 'baseql',
  trait: 'tables as types in lower case, links as lists, filters by column or as JSON, formulas and lookups beside',
  sdl: baseqlText,
  auth: { kind: 'direct', key: 'Bearer baseql-secret-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: baseqlRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    // By a column's whole value only.
    clientSearch: 'clients',
    // By its id, in a list of one.
    client: 'clients',
    patients: 'pets',
    appointments: 'appointments',
    appointment: 'appointments',
    providers: 'team',
    appointmentTypes: 'visitTypes',
    bookAppointment: 'insert_appointments',
    updateAppointment: 'update_appointments',
    // A status keeps the appointment in the book; a deleted row is gone.
    cancelAppointment: ['update_appointments', 'delete_appointments'],
    registerClient: 'insert_clients',
    addPatient: 'insert_pets',
  },
  view: viewOf({
    ids: baseqlIds,
    status: ({ state }) => [statusOptions[state]],
    // What is deleted in Airtable is gone; time that is kept free is a row like the others.
    shows: ({ isDeleted }) => !isDeleted,
    mayOmit: ({ isBlock }) => isBlock,
    emails: ({ emails }) => emails.slice(0, 2),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // A link can hold several clinics; whoever shows none of them has not read wrongly.
    loose: { clients: ['location'] },
  }),
});
