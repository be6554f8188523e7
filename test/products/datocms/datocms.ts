import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { clientsOf, datoIds, datoWords, isPublished } from './records.ts';
import { datocmsRoots } from './resolvers.ts';
import { datocmsText } from './schema.ts';

/**
 * A veterinary group that keeps its clients, animals and appointments in DatoCMS, beside the pages of its website.
 *
 * Source: DatoCMS's documentation of its Content Delivery API (datocms.com/docs/content-delivery-api: filtering,
 * ordering, pagination, modular content, inverse relationships, errors) and types that were generated from such schemas in
 * public repositories. The models are such as a practice would make; everything else is what DatoCMS makes of them: a
 * collection, a count and a single record for each, filters by kind of field, links as records and unions where several
 * models are allowed, and nothing that writes. Instants are in the zone of the project, also those of places in another.
 * What isn't published isn't there. Assets have fewer fields and filters than there, and there are no images' variants.
 */
export const datocms: Dialect = defineDialect({
  name: 'datocms',
  trait:
    'read only, 20 rows unless asked, filters by kind of field, unions of records, phones as blocks, _status beside state',
  sdl: datocmsText,
  auth: { kind: 'direct', key: 'Bearer datocms-cda-token' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: datocmsRoots,
  // An answer has either errors or data.
  body: (result) => (result.errors && result.errors.length > 0 ? { errors: result.errors } : result),
  expectedMap: {
    locations: 'allLocations',
    clients: 'allClients',
    clientSearch: 'allClients',
    client: ['client', 'allClients'],
    patients: 'allPatients',
    appointments: 'allAppointments',
    appointment: ['appointment', 'allAppointments'],
    providers: 'allTeamMembers',
    appointmentTypes: 'allVisitTypes',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: datoIds,
    status: ({ state }) => [datoWords[state]],
    clients: clientsOf,
    shows: isPublished,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // Tags are JSON without a shape; addresses are in parts.
    loose: { locations: ['address'], clients: ['tags', 'location'] },
  }),
});
