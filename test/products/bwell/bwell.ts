import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { fhirAppointmentCodes } from '../fhirCodes.ts';
import { bwellIds } from './directory.ts';
import { isOnBook } from './records.ts';
import { bwellRoots } from './resolvers.ts';
import { bwellText } from './schema.ts';

/**
 * The FHIR server of b.well Connected Health, which holds the records behind health apps of insurers and hospitals in the
 * United States: its second GraphQL API, over R4 resources in MongoDB, as a clinic for people.
 *
 * Source: github.com/icanbwell/fhir-server (MIT; at commit 19677768: src/graphqlv2/schemas and their snapshot in
 * generated.sdl/graphql_v2.graphql, readme/graphqlV2.md, src/graphqlv2/dataSource.js, and of src/operations the reading of
 * parameters, filters by text, token, reference and date, and searchManager.js). It only reads. 14 of its 141 types of
 * resource are here, each with its bundle, its entries and its references as the product's generator makes them; elements
 * that lead to others are left out, as are most parameters in common, the federation's directives and what they hide.
 * The default page size is ten, pages are counted from 0, totals are given on request, and the default order is by id. That a token's text is found within is assumed; FHIR R4 knows no time zone of a location.
 */
export const bwell: Dialect = defineDialect({
  name: 'bwell',
  trait:
    'FHIR bundles with entries, ten rows unless more are asked for, numbered pages, search objects for each kind of parameter, references that hold a union, persons beside patients, no mutations',
  sdl: bwellText,
  auth: { kind: 'direct', key: 'Bearer bwell-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: bwellRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'patients',
    clientSearch: 'patients',
    client: ['patients', '_entities'],
    // Patients are people here: there are no animals.
    patients: null,
    appointments: 'appointments',
    appointment: ['appointments', '_entities'],
    providers: ['practitioners', 'practitionerRoles'],
    appointmentTypes: 'healthcareServices',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: bwellIds,
    status: ({ state }) => [fhirAppointmentCodes[state]],
    // The store sorts by ids.
    clients: (practice) =>
      practice.clients
        .filter(({ isDeleted }) => !isDeleted)
        .toSorted((one, other) => (bwellIds.of('client', one.key) < bwellIds.of('client', other.key) ? -1 : 1)),
    patients: null,
    shows: isOnBook,
    knowsOffsets: false,
    emails: (client) => client.emails,
    absent: { locations: ['timeZone'], appointments: ['patient'] },
  }),
});
