import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { dataApiBuilderIds, isBooked } from './records.ts';
import { dataApiBuilderRoots } from './resolvers.ts';
import { dataApiBuilderText, statusWords } from './schema.ts';

/**
 * A veterinary clinic's database at SQL Server, with the GraphQL API that Microsoft's Data API builder generates over it.
 *
 * Source: github.com/Azure/data-api-builder (Service.GraphQLBuilder: names, filters, connections, groupings, mutations,
 * stored procedures) and its documentation (learn.microsoft.com/azure/data-api-builder). The tables and procedures are
 * those of the public project github.com/GitNMLee/vetty-petty (VetDatabase/dbo: Appointment, Breed, Medication, Owner,
 * Pet, PetMed, Species, Vet), whose appointments have a date and a time apart, and a key that is called DateID. It is
 * completed with telephones, a status, a duration, invoices and users, and some columns may be null that aren't there.
 */
export const dataApiBuilder: Dialect = defineDialect({
  name: 'dataApiBuilder',
  trait:
    'columns as SQL has them, date and time apart, owners only through pets, endCursor in the connection; one place',
  sdl: dataApiBuilderText,
  auth: { kind: 'direct', key: 'data-api-builder-key' },
  // The usual limit of a page; where nobody says how many, it is a hundred.
  cap: 100_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: dataApiBuilderRoots,
  expectedMap: {
    locations: null,
    clients: 'owners',
    clientSearch: 'owners',
    client: ['owner_by_pk', 'owners'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment_by_pk', 'appointments'],
    providers: 'vets',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // Which words a status may have is written in the database only.
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createOwner',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: dataApiBuilderIds,
    status: ({ state }) => [statusWords[state]],
    shows: isBooked,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    namesClient: false,
    absent: { clients: ['active'], appointments: ['location'] },
    loose: { appointments: ['client'] },
    knowsOffsets: false,
  }),
});
