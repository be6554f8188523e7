import type { ExecutionResult } from 'graphql';
import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { edgedbIds, edgedbWords } from './records.ts';
import { edgedbRoots } from './resolvers.ts';
import { edgedbText } from './schema.ts';

/**
 * A veterinary clinic in EdgeDB (now Gel), whose GraphQL extension reflects the types of its schema.
 *
 * Source: EdgeDB's documentation (docs.geldata.com/reference/using/graphql: basics, mutations, protocol; stdlib/bool)
 * and the public sources of the reflection (github.com/edgedb/edgedb, edb/graphql/types.py and translator.py). The
 * model is that of the public project github.com/cuba-platform/cuba-petclinic (StandardEntity, NamedEntity, Person,
 * Owner, Pet, PetType, Veterinarian, Specialty, Visit), expressed in EdgeDB and completed with clinics, a veterinarian
 * per visit, more treatment statuses, breeds and invoices. Datetimes are text, filters
 * compare them as text, and variables can only be scalars.
 */
export const edgedb: Dialect = defineDialect({
  name: 'edgedb',
  trait:
    'lists named like types, an interface behind every type, datetimes as String and compared as text, scalar variables only',
  sdl: edgedbText,
  auth: { kind: 'direct', key: 'edgedb-key' },
  // EdgeDB has no highest page size, and no usual one.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: edgedbRoots,
  body: edgedbBody,
  expectedMap: {
    locations: 'Clinic',
    clients: 'Owner',
    clientSearch: 'Owner',
    // One object is read by the id within the filter of its list.
    client: 'Owner',
    patients: 'Pet',
    appointments: 'Visit',
    appointment: 'Visit',
    providers: 'Veterinarian',
    // The types of visits are an enum.
    appointmentTypes: null,
    bookAppointment: 'insert_Visit',
    updateAppointment: 'update_Visit',
    cancelAppointment: 'update_Visit',
    registerClient: 'insert_Owner',
    addPatient: 'insert_Pet',
  },
  view: viewOf({
    ids: edgedbIds,
    status: ({ state }) => [edgedbWords[state]],
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    namesClient: false,
    loose: { appointments: ['client', 'reason'] },
  }),
});

/** A query either succeeds or fails as a whole; its errors have a message and perhaps where they are. */
function edgedbBody({ data, errors }: ExecutionResult): object {
  if (!errors) return { data };
  return { errors: errors.map(({ message, locations }) => ({ message, ...(locations && { locations }) })) };
}
