import type { ExecutionResult } from 'graphql';
import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { liferayIds, visitWords } from './records.ts';
import { liferayRoots } from './resolvers.ts';
import { liferayText } from './schema.ts';

/**
 * Liferay DXP, the portal, with objects that a practice has defined in its user interface.
 *
 * Source: github.com/liferay/liferay-portal, what GraphQL makes of objects: ObjectDefinitionGraphQLDTOContributor and
 * DefaultObjectEntryManagerImpl (modules/apps/object/object-rest-impl), GraphQLServletExtender and
 * GraphQLDTOContributorDataFetcher (portal-vulcan-impl), ObjectDefinitionGraphQLTest (object-rest-test), at commits
 * 47b9a5d0 and 33c30298; an answer with a relationship in liferay-frontend/liferay-portal#2372; filters and orders at
 * learn.liferay.com (API Query Parameters). The objects are such as a practice would define. Whatever column type the
 * API doesn't know is a Map to it, dates with a time among them, and so is each relationship: the related entry as JSON,
 * whole. `status` is that of the workflow. An argument is called like its object, with a capital. Numbers for
 * relationships are in the inputs, but the product takes them for nested entries and refuses. Nothing is left of an
 * entry that was refused, searches and `contains` are without regard to case, and a page has 500 entries at most: this
 * is assumed. Of the instance's own queries, which are hundreds, a few for users, accounts and blogs are kept.
 */
export const liferay: Dialect = defineDialect({
  name: 'liferay',
  trait:
    'everything below c, items and totalCount, filters in OData, related rows and times as Map scalars, a workflow status beside the own, links that can’t be written',
  sdl: liferayText,
  auth: { kind: 'direct', key: 'Bearer liferay-token' },
  cap: 500,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: liferayRoots,
  body: withPath,
  expectedMap: {
    locations: 'c.locations',
    clients: 'c.clients',
    clientSearch: 'c.clients',
    client: ['c.client', 'c.clients'],
    patients: 'c.animals',
    appointments: 'c.appointments',
    appointment: ['c.appointment', 'c.appointments'],
    providers: 'c.teamMembers',
    appointmentTypes: 'c.visitTypes',
    bookAppointment: 'c.createAppointment',
    updateAppointment: 'c.updateAppointment',
    cancelAppointment: 'c.updateAppointment',
    registerClient: 'c.createClient',
    addPatient: 'c.createAnimal',
  },
  view: viewOf({
    ids: liferayIds,
    status: ({ state }) => [visitWords[state][1], visitWords[state][0]],
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
  }),
});

/** Errors say where they happened. */
function withPath({ errors, ...rest }: ExecutionResult): object {
  if (!errors) return rest;
  const told = errors.map(({ message, path, locations, extensions, originalError }) => ({
    message: path ? `Exception while fetching data (/${path.join('/')}) : ${message}` : message,
    locations,
    ...(path && { path }),
    extensions: {
      classification: path ? 'DataFetchingException' : 'ValidationError',
      ...(originalError
        ? { code: 'Internal Server Error', exception: { errno: 500 } }
        : { code: 'Bad Request', exception: { errno: 400 } }),
      ...extensions,
    },
  }));
  return { ...rest, errors: told };
}
