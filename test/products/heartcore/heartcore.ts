import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { heartcoreIds, visitWords } from './nodes.ts';
import { heartcoreRoots } from './resolvers.ts';
import { heartcoreText } from './schema.ts';

/**
 * A practice's project at Umbraco Heartcore, the hosted Umbraco, whose GraphQL API is read only.
 *
 * Source: github.com/umbraco/UmbracoDocs (umbraco-heartcore/api-documentation/graphql: schema generation, property
 * editors, filtering and ordering, preview). The content types are such as a practice would make; everything else is
 * made of them. Whatever is picked is of the interface Content, compositions are interfaces, dropdowns are lists also
 * of one value, dates of the picker have no offset, and an animal lies under its owner in the tree. What is unpublished
 * is only for those who ask for a preview. The pages don't say whether text is compared with regard to case, how long a
 * page may be, nor (not with one voice) whether pickers can be filtered by: here without, 100, and no. Directives, most
 * arguments for crops, and reserved types that no property uses are left out.
 */
export const heartcore: Dialect = defineDialect({
  name: 'heartcore',
  trait:
    'no mutations, allClient with edges, pickers of an interface, owners as parents in a tree, dropdowns as lists, local times',
  sdl: heartcoreText,
  auth: { kind: 'direct', key: 'heartcore-api-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: heartcoreRoots,
  expectedMap: {
    locations: 'allPractice',
    clients: 'allClient',
    clientSearch: 'allClient',
    client: ['client', 'content', 'allClient'],
    patients: 'allAnimal',
    appointments: 'allAppointment',
    appointment: ['appointment', 'content', 'allAppointment'],
    providers: 'allStaffMember',
    appointmentTypes: 'allVisitType',
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: heartcoreIds,
    status: ({ state }) => [visitWords[state]],
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    isNaive: true,
    // A home is picked, and so of the interface; an owner is nothing but the parent in the tree.
    loose: { clients: ['location'], patients: ['clientId'] },
  }),
});
