import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { medCrmRoots } from './resolvers.ts';
import { medCrmText } from './schema.ts';
import { isTreatment, medCrmIds, patientsOf } from './values.ts';

/**
 * medCRM, with which Israeli clinics for the development of children keep patients and treatments: Apollo over MySQL.
 *
 * Source: github.com/MichaelSopko/medCRM at commit 1fb11c65, under the MIT license (src/server/api: schema_def.graphqls,
 * which is whole here, and schema.js; src/server/sql and src/database/migrations for what is stored and how it is looked
 * for; the modules of src/server/graphql are not what its server serves). The key is that of the administrator of all
 * clinics. Patients are listed one clinic at a time. A treatment stores the clinic that it is at, which no field shows
 * and one argument asks for; of several arguments only one counts. There is no status: what is off is deleted. Fields
 * without a resolver (a patient's clinic, the objects of a series, what a clinic has) are always null, and the mutations
 * createTreatmentSeriesObject and updateTreatmentSeriesObject are declared alone. No two treatments may meet, in
 * whatever clinic, and a change of one has to say both times again, since its query builder (Knex 0.12.1) refuses what is
 * undefined. Assumed are a server whose clock is UTC, and dates in a query's text that work as variables do. Mails to
 * relatives and subscriptions are left out, as are visits of another zone around midnight.
 */
export const medCrm: Dialect = defineDialect({
  name: 'medCrm',
  trait:
    'patients one clinic at a time, treatments in lists without status, filter arguments that exclude each other, declared fields and mutations without resolvers, ids that writes take as Int, answers that are a status',
  sdl: medCrmText,
  auth: { kind: 'direct', key: 'Bearer med-crm-session' },
  // Lists are whole, however long.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: medCrmRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'patients',
    clientSearch: null,
    client: 'patient',
    // They are people.
    patients: null,
    appointments: 'treatmentsList',
    appointment: null,
    providers: 'therapists',
    appointmentTypes: null,
    bookAppointment: 'addTreatment',
    updateAppointment: 'editTreatment',
    cancelAppointment: 'deleteTreatment',
    registerClient: 'addPatient',
    addPatient: null,
  },
  view: viewOf({
    ids: medCrmIds,
    status: () => [null],
    clients: (practice) => practice.places.flatMap(({ key }) => patientsOf(practice, key, true)),
    patients: null,
    shows: isTreatment,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    knowsOffsets: false,
    hasHomeLocation: true,
    absent: { locations: ['timeZone'], clients: ['tags', 'lastVisit'], appointments: ['patient', 'status'] },
    loose: {
      // Who is in the archive need not be read as inactive, and a patient has a clinic's number alone.
      clients: ['active', 'location', 'location.name'],
      // What a treatment aims at need not be its reason, and where it is only the argument that asked for it tells.
      appointments: ['reason', 'location'],
    },
  }),
});
