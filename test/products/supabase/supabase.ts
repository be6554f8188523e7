import type { ExecutionResult } from 'graphql';
import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isOnBook, supabaseIds, supabaseWords } from './records.ts';
import { supabaseRoots } from './resolvers.ts';
import { supabaseText } from './schema.ts';

/**
 * A database at Supabase, whose extension pg_graphql makes a schema of its tables.
 *
 * Names, filters and pages follow the extension's public documentation, github.com/supabase/pg_graphql (docs/api.md and
 * docs/assets/demo_schema.graphql), with its defaults: no inflection, no total counts, thirty rows. Clients, pets,
 * appointments and settings are the tables of VetSoft, a public clinic project that runs on Supabase.
 */
export const supabase: Dialect = defineDialect({
  name: 'supabase',
  trait: 'tables as collections of thirty rows, numbers as texts, empty texts instead of null, day and time as texts',
  sdl: supabaseText,
  auth: { kind: 'direct', key: 'supabase-key' },
  cap: 30,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: supabaseRoots,
  body: plainErrors,
  expectedMap: {
    locations: null,
    clients: 'clientsCollection',
    clientSearch: 'clientsCollection',
    client: ['clientsCollection', 'node'],
    patients: 'petsCollection',
    appointments: 'appointmentsCollection',
    appointment: ['appointmentsCollection', 'node'],
    providers: null,
    appointmentTypes: null,
    bookAppointment: 'insertIntoappointmentsCollection',
    updateAppointment: 'updateappointmentsCollection',
    cancelAppointment: ['updateappointmentsCollection', 'deleteFromappointmentsCollection'],
    registerClient: 'insertIntoclientsCollection',
    addPatient: 'insertIntopetsCollection',
  },
  view: viewOf({
    ids: supabaseIds,
    status: ({ state }) => [supabaseWords[state]],
    patients: (practice) => practice.patients.filter((patient) => patient.clientKey !== null),
    shows: isOnBook,
    phones: (client) => client.phones.slice(0, 1).map((phone) => phone.value),
    absent: { clients: ['active'], appointments: ['location', 'provider.id'] },
    // The veterinarian is a text, and what the visit is for stands in its notes.
    loose: { appointments: ['provider', 'reason'] },
    knowsOffsets: false,
    isNaive: true,
  }),
});

/** Errors have nothing but a message here, and data is null where there are any. */
function plainErrors({ errors, data }: ExecutionResult): object {
  if (!errors || errors.length === 0) return { data };
  return { data: null, errors: errors.map(({ message }) => ({ message })) };
}
