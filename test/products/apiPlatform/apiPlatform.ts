import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { apiPlatformIds, apiPlatformWords, isConsultation } from './records.ts';
import { apiPlatformRoots } from './resolvers.ts';
import { apiPlatformText } from './schema.ts';

/**
 * A veterinary clinic whose GraphQL API is built by API Platform of a Symfony project's entities.
 *
 * Source: the public repository github.com/api-platform/core (src/GraphQl: fields, types, pages and errors; the filters
 * of src/Doctrine; its functional tests) and its manual (api-platform.com/docs/core/graphql). The resources are those of
 * the public project github.com/MarquesThomasCoding/speedveto (src/Entity). Completed are a consultation's duration,
 * statuses for cancelled and missed visits, filters of clients and animals, and empty columns where clients have none.
 */
export const apiPlatform: Dialect = defineDialect({
  name: 'apiPlatform',
  trait: 'IRIs beside _id, filters as arguments, dates without their offset, a start and minutes; animals, one place',
  sdl: apiPlatformText,
  auth: { kind: 'direct', key: 'api-platform-key' },
  // A page has 30 items unless another number is named, which has no upper limit.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: apiPlatformRoots,
  expectedMap: {
    locations: null,
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: 'animals',
    appointments: 'consultations',
    appointment: 'consultation',
    providers: 'users',
    appointmentTypes: 'treatments',
    bookAppointment: 'createConsultation',
    updateAppointment: 'updateConsultation',
    cancelAppointment: 'updateConsultation',
    registerClient: 'createClient',
    addPatient: 'createAnimal',
  },
  view: viewOf({
    ids: apiPlatformIds,
    status: ({ state }) => [apiPlatformWords[state]],
    shows: isConsultation,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], patients: ['breed'], appointments: ['location'] },
    knowsOffsets: false,
    namesClient: false,
  }),
});
