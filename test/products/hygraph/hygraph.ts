import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hygraphIds, hygraphWords, isHere } from './records.ts';
import { hygraphRoots } from './resolvers.ts';
import { hygraphText } from './schema.ts';

/**
 * A clinic's project at Hygraph, a content system that makes a GraphQL API of a project's models.
 *
 * Source: Hygraph's documentation of its content API (hygraph.com/docs/api-reference/content-api: queries, filtering,
 * pagination, mutations, content stages) and generated schemas in public repositories. The models are those of the
 * public project github.com/Dennis7456/dohani-project-files-final (hygraph-schema.md and its later mutations), where a
 * visit holds its patient's details; here these are a model of their own, with relations, a length and prices added.
 * There is one clinic, of which only contact details are known, and there are no animals.
 */
export const hygraph: Dialect = defineDialect({
  name: 'hygraph',
  trait:
    'stages with publishing, name_contains filters, ten rows unless asked, rich texts as objects, editors as users',
  sdl: hygraphText,
  auth: { kind: 'direct', key: 'hygraph-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: hygraphRoots,
  body: (result) => ({ ...result, extensions: { requestId: 'cmh2q7rkx00zz' } }),
  expectedMap: {
    locations: null,
    clients: ['patients', 'patientsConnection'],
    clientSearch: ['patients', 'patientsConnection'],
    client: ['patient', 'patients', 'patientsConnection'],
    patients: null,
    appointments: ['appointments', 'appointmentsConnection'],
    appointment: ['appointment', 'appointments', 'appointmentsConnection'],
    providers: ['doctors', 'doctorsConnection'],
    appointmentTypes: ['medicalServices', 'medicalServicesConnection'],
    bookAppointment: ['createAppointment', 'upsertAppointment'],
    updateAppointment: ['updateAppointment', 'upsertAppointment'],
    cancelAppointment: ['updateAppointment', 'upsertAppointment'],
    registerClient: ['createPatient', 'upsertPatient'],
    addPatient: null,
  },
  view: viewOf({
    ids: hygraphIds,
    status: ({ state }) => [hygraphWords[state]],
    patients: null,
    shows: isHere,
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], appointments: ['patient', 'location'] },
    // The reason is a rich text, with its plain form inside.
    loose: { appointments: ['reason'] },
    knowsOffsets: false,
  }),
});
