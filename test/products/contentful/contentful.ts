import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { contentfulIds, contentfulWords } from './records.ts';
import { contentfulRoots } from './resolvers.ts';
import { contentfulText } from './schema.ts';

/**
 * A practice's space at Contentful, a content system that makes a GraphQL API of a space's content types.
 *
 * Source: Contentful's documentation of its GraphQL Content API (contentful.com/developers/docs/references/graphql: schema
 * generation, collection fields, filters, order, default ordering, link filtering, errors) and generated schemas in public
 * repositories. The content types are such as a veterinary practice would make for its book beside its website. The key is
 * one of the delivery API, which sees what is published, refuses previews and never writes. Assumed are the words of
 * errors about limits, that `_contains` finds parts of words, and that what was deleted is archived.
 */
export const contentful: Dialect = defineDialect({
  name: 'contentful',
  trait:
    'collections with items and total, ids in sys, links as entries and backwards in linkedFrom, newest first, nothing to write',
  sdl: contentfulText,
  auth: { kind: 'direct', key: 'contentful-delivery-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: contentfulRoots,
  expectedMap: {
    locations: 'clinicCollection',
    clients: 'clientCollection',
    clientSearch: 'clientCollection',
    client: ['client', 'clientCollection'],
    patients: 'petCollection',
    appointments: 'appointmentCollection',
    appointment: ['appointment', 'appointmentCollection'],
    providers: 'teamMemberCollection',
    appointmentTypes: 'visitTypeCollection',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: contentfulIds,
    status: ({ state, isBlock }) => [isBlock ? null : contentfulWords[state]],
    clients: ({ clients }) =>
      clients.filter(({ isDeleted }) => !isDeleted).toSorted((one, other) => other.updatedAt - one.updatedAt),
    patients: ({ patients }) => patients.toSorted((one, other) => other.updatedAt - one.updatedAt),
    shows: ({ isDeleted }) => !isDeleted,
    mayOmit: ({ isBlock }) => isBlock,
    emails: ({ emails }) => emails,
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // Tags are about entries, and may be the editors' business alone.
    loose: { clients: ['tags'] },
  }),
});
