import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { isVisit, patientsOf, squidexIds, squidexWords } from './records.ts';
import { squidexRoots } from './resolvers.ts';
import { squidexText } from './schema.ts';

/**
 * A clinic's app at Squidex, a content system in .NET that makes a GraphQL API of an app's schemas.
 *
 * Source: github.com/Squidex/squidex (backend/src/Squidex.Domain.Apps.Entities/Contents/GraphQL: types of contents, fields,
 * arguments, actions; its tests), docs.squidex.io on queries in OData, statuses and languages, and generated schemas of
 * public apps. The schemas of the clinic are such as an editor would click together. Each field is an object of its
 * languages, or of `iv` where it has none, and once more flat; references are lists even where there is one; a content is
 * a Draft unless it is published, and lists hold what is published. Custom ids, subscriptions and components are left
 * out. There are no animals.
 */
export const squidex: Dialect = defineDialect({
  name: 'squidex',
  trait:
    'AppQueries with query…Contents, values in iv or a language, references as lists, filters as OData text, drafts unless published',
  sdl: squidexText,
  auth: { kind: 'direct', key: 'Bearer squidex-access-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: squidexRoots,
  expectedMap: {
    locations: ['queryClinicsContents', 'queryClinicsContentsWithTotal'],
    clients: ['queryPatientsContents', 'queryPatientsContentsWithTotal'],
    clientSearch: ['queryPatientsContents', 'queryPatientsContentsWithTotal'],
    client: ['findPatientsContent', 'queryPatientsContents', 'queryPatientsContentsWithTotal'],
    patients: null,
    appointments: ['queryAppointmentsContents', 'queryAppointmentsContentsWithTotal'],
    appointment: ['findAppointmentsContent', 'queryAppointmentsContents', 'queryAppointmentsContentsWithTotal'],
    providers: ['queryPractitionersContents', 'queryPractitionersContentsWithTotal'],
    appointmentTypes: ['queryTreatmentsContents', 'queryTreatmentsContentsWithTotal'],
    bookAppointment: 'createAppointmentsContent',
    // An update takes away every field that isn't given, and so does an upsert, unless it is told to patch.
    updateAppointment: 'patchAppointmentsContent',
    // The status that a change sets is that of publishing.
    cancelAppointment: 'patchAppointmentsContent',
    registerClient: 'createPatientsContent',
    addPatient: null,
  },
  view: viewOf({
    ids: squidexIds,
    status: ({ state }) => [squidexWords[state]],
    clients: patientsOf,
    patients: null,
    shows: isVisit,
    tags: ({ tags }) => tags,
    absent: { appointments: ['patient'] },
    // The clinic where someone belongs is a list of references.
    loose: { clients: ['location'] },
    hasHomeLocation: true,
  }),
});
