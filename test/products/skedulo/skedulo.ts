import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { jobStatusOf, skeduloIds } from './records.ts';
import { skeduloRoots } from './resolvers.ts';
import { skeduloText } from './schema.ts';

/**
 * Skedulo, a platform for scheduling work that people do for others: jobs for contacts, done by resources.
 *
 * Source: its documentation of GraphQL (docs.skedulo.com/developer-guides: queries, mutations, pagination, EQL) and of
 * its standard objects (docs.skedulo.com/object-reference), and the types that a public project generated from a
 * tenant's schema (github.com/tranlehaiquan/skedulo-actions). Pets are a custom object, as the platform lets every
 * tenant add some. Types of jobs are the values of a picklist, which GraphQL doesn't list.
 */
export const skedulo: Dialect = defineDialect({
  name: 'skedulo',
  trait:
    'fields in PascalCase, UID, filters and orders in EQL, staff in allocations, writes within schema answer a UID',
  sdl: skeduloText,
  auth: { kind: 'direct', key: 'skedulo-key' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: skeduloRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'contacts',
    clientSearch: 'contacts',
    client: ['contactsById', 'contacts'],
    patients: 'pets',
    appointments: 'jobs',
    appointment: ['jobsById', 'jobs'],
    providers: 'resources',
    appointmentTypes: null,
    bookAppointment: ['schema.insertJobs', 'schema.upsertJobs'],
    updateAppointment: ['schema.updateJobs', 'schema.upsertJobs'],
    cancelAppointment: ['schema.updateJobs', 'schema.upsertJobs'],
    registerClient: ['schema.insertContacts', 'schema.upsertContacts'],
    addPatient: ['schema.insertPets', 'schema.upsertPets'],
  },
  view: viewOf({
    ids: skeduloIds,
    status: (appointment) => [jobStatusOf(appointment)],
    phones: ({ phones }) =>
      [phones.find(({ label }) => label === 'Mobile'), phones.find(({ label }) => label !== 'Mobile')].flatMap(
        (phone) => (phone ? [phone.value] : []),
      ),
    tags: (client) => client.tags,
    absent: { clients: ['active'] },
    // Zones belong to regions, staff to allocations, and tags are records between a contact and a tag.
    loose: { locations: ['timeZone'], clients: ['tags'], appointments: ['provider', 'reason'] },
  }),
});
