import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { craftIds, craftWords } from './records.ts';
import { craftRoots } from './resolvers.ts';
import { craftText } from './schema.ts';

/**
 * A clinic that keeps its clients, animals and appointments in Craft CMS 5, beside the pages of its website.
 *
 * Source: github.com/craftcms/cms (src/gql: queries, arguments, interfaces, mutations, types, resolvers) and the pages on
 * GraphQL at craftcms.com/docs/5.x. Sections, entry types and fields are such as a clinic would make; everything else is
 * what Craft makes of them: a query for each section that answers a union of its entry types, relations as lists of an
 * interface, params with operators in text, and one mutation that both enters and changes. The token may also see what
 * is not live. Left out are arguments and fields that have to do with structures, revisions and other sites.
 */
export const craft: Dialect = defineDialect({
  name: 'craft',
  trait: 'unions by section, relations as lists of an interface, ">= date" in params, an element status beside the own',
  sdl: craftText,
  auth: { kind: 'direct', key: 'Bearer craft-schema-token' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: craftRoots,
  expectedMap: {
    locations: 'locationsEntries',
    clients: 'clientsEntries',
    clientSearch: 'clientsEntries',
    client: ['entry', 'clientsEntries'],
    patients: 'animalsEntries',
    appointments: 'appointmentsEntries',
    appointment: ['entry', 'appointmentsEntries'],
    providers: 'teamEntries',
    appointmentTypes: 'servicesEntries',
    bookAppointment: 'save_appointments_appointment_Entry',
    // The same with an id; a status calls it off.
    updateAppointment: 'save_appointments_appointment_Entry',
    cancelAppointment: 'save_appointments_appointment_Entry',
    registerClient: 'save_clients_client_Entry',
    addPatient: 'save_animals_animal_Entry',
  },
  view: viewOf({
    ids: craftIds,
    // A block has no such field, and the status that any entry has is that of a page.
    status: ({ state, isBlock }) => [isBlock ? null : craftWords[state]],
    // By the date of posting, the newest first.
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.createdAt - one.createdAt),
    patients: ({ patients }) => patients.toSorted((one, other) => other.createdAt - one.createdAt),
    // Blocks are entries of another type in the same section.
    shows: ({ isDeleted }) => !isDeleted,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    loose: { locations: ['address'], clients: ['active', 'tags', 'location'] },
  }),
});
