import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { drupalIds, statusKeys } from './nodes.ts';
import { drupalRoots } from './resolvers.ts';
import { drupalText } from './schema.ts';

/**
 * A veterinary group that keeps its clients, animals and appointments in Drupal, beside the pages of its website, behind
 * GraphQL Compose 2, which makes a schema of content types, vocabularies and views.
 *
 * Source: the module (drupal.org/project/graphql_compose, GPL 2), read as it is kept in
 * github.com/interledger/interledger.org-backend at 8fbd2a97 (2.0.0-beta10) and in
 * github.com/kuro14122002/final-dseza-backend-100 at 38e9fded (2.3.0), and a schema that it made, with ids beside UUIDs:
 * github.com/nextagencyio/drupal-cloud-starter at 145de4ac (schema/introspection.json). The content types and views are
 * such as a practice would make, with simple unions, which are the default: a reference is of the union of all content
 * types. `status` says whether something is published, and accounts that wrote it are its authors. A list has to be
 * asked for with `first` or `last`, at most 100; it has no filters, those are the views'. Dates of fields are in UTC,
 * others in the zone of the site, timestamps in seconds though the schema speaks of milliseconds. Nothing can be written
 * but comments. Cursors are opaque there too, but serialized by PHP. What the sources leave open is assumed: a range
 * that lacks an end is no filter, and text is compared as MySQL does. Revisions, which the loaders take, are left out,
 * as are blocks, metatags and layouts.
 */
export const drupal: Dialect = defineDialect({
  name: 'drupal',
  trait:
    'first or last is needed, references of one union of all content types, status means published, dates as objects with seconds, filters by column in views, comments as the only writes',
  sdl: drupalText,
  auth: { kind: 'direct', key: 'Bearer drupal-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: drupalRoots,
  expectedMap: {
    locations: 'nodeClinics',
    clients: ['nodeClients', 'clientDirectory'],
    clientSearch: 'clientDirectory',
    client: ['node', 'nodeClients'],
    patients: 'nodeAnimals',
    appointments: ['appointmentsGraphql1', 'nodeAppointments'],
    appointment: ['node', 'nodeAppointments'],
    providers: 'nodeTeamMembers',
    appointmentTypes: 'termVisitTypes',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: drupalIds,
    status: ({ state }) => [statusKeys[state]],
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // The two parts of a name are in the postal address, and a home clinic is one of all nodes.
    loose: { clients: ['givenName', 'familyName', 'location'] },
  }),
});
