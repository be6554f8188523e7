import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { strapiIds, strapiWords } from './records.ts';
import { strapiRoots } from './resolvers.ts';
import { strapiClinicText } from './schema.ts';

/**
 * A pet clinic in Strapi 4: owners, pets, vets and visits as content types, with appointments beside them.
 *
 * Source: the GraphQL plugin's documentation (docs-v4.strapi.io/dev-docs/api/graphql); the content types owner, pet,
 * type, vet, specialitie and visit are those of github.com/RicharC293/pet-clinic-strapi, the others what such clinics
 * add. There is no time zone anywhere: instants are in UTC. What was taken from the lists is a draft.
 */
export const strapi: Dialect = defineDialect({
  name: 'strapi',
  trait: 'data and attributes around everything, relations too; drafts are hidden; times in UTC without any zone',
  sdl: strapiClinicText,
  auth: { kind: 'direct', key: 'strapi-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: strapiRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'owners',
    clientSearch: 'owners',
    client: ['owner', 'owners'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'vets',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'createOwner',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: strapiIds,
    status: ({ state }) => [strapiWords[state]],
    shows: (row) => !row.isBlock && !row.isDeleted && hasClearDay(row),
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    emails: () => [],
    absent: { locations: ['timeZone'], clients: ['active'], patients: ['breed'] },
    // Within depth 8 no appointment leads further than to its animal; whose it is stands in the list of animals.
    loose: { appointments: ['client'] },
    namesClient: false,
    knowsOffsets: false,
  }),
});
