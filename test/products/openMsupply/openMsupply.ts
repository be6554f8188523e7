import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isEncounter, msupplyIds, msupplyName, statusOf } from './nodes.ts';
import { openMsupplyRoots } from './resolvers.ts';
import { openMsupplyText } from './schema.ts';

/**
 * Open mSupply, with which health services of some thirty countries run their dispensaries, vaccinations and programs,
 * by Sustainable Solutions and the mSupply Foundation: async-graphql in Rust over PostgreSQL or SQLite.
 *
 * Source: github.com/msupply-foundation/open-msupply at commit aee2c85b (client/packages/common/src/types/schema.ts, which
 * is generated of the whole schema; server/graphql/programs, clinician, core and types, server/service/src/programs and
 * server/repository/src/db_diesel for lists, errors and defaults). Of more than a thousand types those are here that a
 * clinic meets: patients, programs, documents, encounters, stores, names, and stock as far as it leads from them. Every
 * answer is a union, often of one type. Encounters and patients are everyone's: the store that each query asks for is
 * where the caller has to be permitted, and only clinicians are narrowed by it, also those of an encounter. What is
 * known of an encounter beside its times and its status is a JSON document, and so is what it is written with. The
 * caller may not touch stock, invoices, clinicians and contact traces, which are refused. Patients that are entered are
 * in no program until they are enrolled. A missed visit stays pending; the caller's permissions are assumed.
 */
export const openMsupply: Dialect = defineDialect({
  name: 'openMsupply',
  trait:
    'unions around every list, a store id that narrows nothing, locations that are shelves, names last to first, encounters written as JSON',
  sdl: openMsupplyText,
  auth: { kind: 'direct', key: 'Bearer msupply-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: openMsupplyRoots,
  expectedMap: {
    // Locations are shelves and refrigerators of a store.
    locations: 'stores',
    clients: 'patients',
    clientSearch: ['patients', 'patientSearch'],
    client: ['patient', 'patients'],
    patients: null,
    appointments: 'encounters',
    appointment: 'encounters',
    providers: 'clinicians',
    appointmentTypes: null,
    // Encounters are written as JSON of a form that the schema doesn't show.
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: 'insertPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: msupplyIds,
    status: (row) => [statusOf(row)],
    // By id, where nothing else is asked for.
    clients: ({ clients }) =>
      clients
        .filter(({ isDeleted }) => !isDeleted)
        .toSorted((one, other) => (msupplyIds.of('client', one.key) < msupplyIds.of('client', other.key) ? -1 : 1)),
    patients: null,
    shows: (row) => isEncounter(row) && !row.isDeleted,
    knowsOffsets: false,
    clientName: msupplyName,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: {
      locations: ['timeZone'],
      clients: ['active', 'tags', 'lastVisit', 'location'],
      appointments: ['patient', 'location', 'reason'],
    },
    loose: {
      // The name behind a store has the address, and asks for a store again.
      locations: ['address'],
      // A clinician is there only for a store where he works.
      appointments: ['provider'],
    },
  }),
});
