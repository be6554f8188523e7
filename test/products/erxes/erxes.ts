import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { erxesIds, erxesStages } from './records.ts';
import { erxesRoots } from './resolvers.ts';
import { erxesText } from './schema.ts';

/**
 * erxes, an open CRM, at a clinic that keeps its visits as deals of a pipeline: customers are the clients, there are no
 * animals, and the stage of a deal is how far the visit is.
 *
 * Source: github.com/erxes/erxes (packages/core/src/data/schema/structure.ts, packages/plugin-sales-api and
 * plugin-contacts-api, src/graphql/schema). In lists of deals the customers, the staff and the stage are JSON; a deal's
 * `status` only says whether it is archived, and `startDate` and `endDate` of the list are bounds of the close date.
 */
export const erxes: Dialect = defineDialect({
  name: 'erxes',
  trait: '_id everywhere, deals as visits with JSON inside, stages as status, customersMain with list and totalCount',
  sdl: erxesText,
  auth: { kind: 'direct', key: 'erxes-key' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: erxesRoots,
  expectedMap: {
    locations: 'branches',
    clients: ['customersMain', 'customers'],
    clientSearch: ['customersMain', 'customers'],
    client: 'customerDetail',
    patients: null,
    appointments: 'deals',
    appointment: ['dealDetail', 'deals'],
    providers: ['users', 'allUsers'],
    appointmentTypes: 'products',
    bookAppointment: 'dealsAdd',
    updateAppointment: 'dealsEdit',
    cancelAppointment: ['dealsChange', 'dealsEdit'],
    registerClient: 'customersAdd',
    addPatient: null,
  },
  view: viewOf({
    ids: erxesIds,
    // The name is within JSON, so that there may be none; what is wrong is "active".
    status: ({ state }) => [erxesStages[state], null],
    // The newest first.
    clients: (practice) =>
      practice.clients.filter((client) => !client.isDeleted).toSorted((a, b) => b.createdAt - a.createdAt),
    patients: null,
    shows: (row) => !row.isBlock && !row.isDeleted && hasClearDay(row),
    emails: (client) => client.emails,
    tags: (client) => client.tags,
    // Only the card itself has the description.
    absent: { locations: ['timeZone'], clients: ['active'], appointments: ['patient', 'reason'] },
    loose: { clients: ['tags'], appointments: ['client', 'provider'] },
    knowsOffsets: false,
  }),
});
