import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vetDataRoots } from './resolvers.ts';
import { vetDataText } from './schema.ts';
import { vetDataIds, vetDataStates } from './values.ts';

/**
 * VetData of Covetrus, which copies the databases of practices (AVImark, ImproMed, Pulse) and serves them by OData, with
 * GraphQL in front.
 *
 * Follows what is public of it: github.com/nicholasf-at-schultztechnology/VetData.API (commit 097894c5, MIT by its
 * README) for installations with the system and the name of a practice, clients with an account, lists of phones and
 * of emails, the link to patients through ClientPatientRelationships, $filter with contains, $skip and $top; and the help
 * page of the model Patient at api-dev.pattersonvetcloud.com, a service of the same make, for the columns of every row
 * (PmsId, SiteId, Deleted, ApiCreateDate, ApiLastChangeDate, CheckSum, RowKey), for codes that have a description
 * beside them, and for `inactive` and `isDeceased`. No code of them is here. The GraphQL layer adds pages of items with
 * a count, skip and take, inputs where and order, objects beside the numbers of the practice's own system, and mutations
 * that answer the row or a GraphQL error with a code.
 *
 * From general knowledge of such systems, and so assumed, are the appointments: the book has the times of the practice's
 * clock without offset and a duration for an end, codes for type and status, and entries that keep time free. Assumed
 * are, too, the statuses, the zone and address of an installation, that texts are compared without regard to case
 * (as SQL Server does by default), 50 rows a page and 250 at most, the order of entry, that lists leave out what is
 * deleted unless asked for it, and all writes. The day of the last invoice is here that of the last visit. Titles,
 * rooms, notes, weights and sites never have a value. An installation's types are the same everywhere.
 */
export const covetrusVetData: Dialect = defineDialect({
  name: 'covetrusVetData',
  trait:
    'practices as installations, codes beside descriptions, owners through relationships, wall times with a duration, pages of items with where and order',
  sdl: vetDataText,
  auth: { kind: 'direct', key: 'Bearer vetdata-token' },
  cap: 250,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vetDataRoots,
  expectedMap: {
    locations: 'installations',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: 'appointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: vetDataIds,
    status: ({ state }) => [vetDataStates[state][1]],
    // What keeps time free is an entry of the book like others.
    shows: ({ isDeleted }) => !isDeleted,
    mayOmit: ({ isBlock }) => isBlock,
    isNaive: true,
    emails: ({ emails }) => emails,
    hasLastVisit: true,
    hasHomeLocation: true,
    absent: { clients: ['tags'] },
    // The day of the last invoice need not be read as that of the last visit.
    loose: { clients: ['lastVisit'] },
  }),
});
