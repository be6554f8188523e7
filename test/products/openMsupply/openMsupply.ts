import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isEncounter, openMsupplyIds, statusOf, wholeName } from './ids.ts';
import { openMsupplyRoots } from './resolvers.ts';
import { openMsupplyText } from './schema.ts';

/**
 * Open mSupply, with which dispensaries and clinics of more than thirty countries keep their stock and their patients.
 *
 * Source: github.com/msupply-foundation/open-msupply at commit c14c2bca of July 2024, version 2.1, under the AGPL (its
 * schema as the client has it in client/packages/common/src/types/schema.ts; server/graphql/programs, core and types;
 * server/service/src/programs; server/repository/src/db_diesel for orders and filters). Its patients are people, and its
 * appointments are encounters of a program. Here are 177 of almost a thousand types; stock, shipments and requisitions are
 * left out but for prescriptions and shelves, as are descriptions. One program with a form for each type of visit is
 * assumed, in which every patient is enrolled, with no events. The server for a whole country can't be reached.
 */
export const openMsupply: Dialect = defineDialect({
  name: 'openMsupply',
  trait:
    'roots called Queries and Mutations, unions with one member, a store to be named everywhere, locations that are shelves, encounters whose details are JSON, names with a comma',
  sdl: openMsupplyText,
  auth: { kind: 'direct', key: 'Bearer open-msupply-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: openMsupplyRoots,
  expectedMap: {
    // A location is a shelf of a store.
    locations: 'stores',
    clients: 'patients',
    clientSearch: ['patients', 'patientSearch'],
    client: ['patient', 'patients'],
    // Patients are people here: there are no animals.
    patients: null,
    appointments: 'encounters',
    appointment: 'encounters',
    providers: 'clinicians',
    // Encounters have types, which are forms among others.
    appointmentTypes: null,
    // All that is said of an encounter is JSON after a form that only the program knows.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'insertPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: openMsupplyIds,
    status: (row) => [statusOf(row)],
    clients: (practice) =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .toSorted((one, other) =>
          openMsupplyIds.of('client', one.key) < openMsupplyIds.of('client', other.key) ? -1 : 1,
        ),
    patients: null,
    shows: (row) => isEncounter(row) && !row.isDeleted,
    knowsOffsets: false,
    clientName: wholeName,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: {
      locations: ['timeZone'],
      clients: ['active'],
      appointments: ['patient', 'location', 'reason'],
    },
    // A store's address is that of its name, for which a store has to be named again.
    loose: { locations: ['address'] },
  }),
});
