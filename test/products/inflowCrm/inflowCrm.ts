import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { eventStates, inflowCrmIds, isEvent } from './records.ts';
import { inflowCrmRoots } from './resolvers.ts';
import { inflowCrmText } from './schema.ts';

/**
 * InflowCRM, a Polish CRM whose schema is generated for each customer from the modules and fields of its bundle.
 *
 * Source: github.com/InflowCRM/public-api-docs (docs/graphql, all pages; docs/rest-api/modules.md for the modules) at
 * commit 151081ff. The modules are the product's; the fields, and that a practice keeps its animals as contacts and its
 * staff as coaches, are assumed, as each customer makes them up. There are no places, no zones, no totals and no
 * sorting, and whatever is a record's own is below `fields`. Where the pages differ, `systemFields` is followed for
 * filters and `result` for deletions; inputs of relations, which aren't spelled out, have an id. Lists are in order of
 * entry, and more than 100 rows a page are cut to 100: this is assumed as well.
 */
export const inflowCrm: Dialect = defineDialect({
  name: 'inflowCrm',
  trait:
    'getMany below each module, bare lists of 20, own values in fields, animals as contacts and staff as coaches, full names, no places, unions with validation errors',
  sdl: inflowCrmText,
  auth: { kind: 'direct', key: 'inflow-api-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: inflowCrmRoots,
  expectedMap: {
    // A visit has the name of a branch, and that is all.
    locations: null,
    clients: 'Customer.getMany',
    clientSearch: 'Customer.getMany',
    client: ['Customer.getOneById', 'Customer.getOne', 'Customer.getManyByIds', 'Customer.getMany'],
    patients: 'Contact.getMany',
    appointments: 'Event.getMany',
    appointment: ['Event.getOneById', 'Event.getOne', 'Event.getManyByIds', 'Event.getMany'],
    providers: 'Coach.getMany',
    appointmentTypes: null,
    bookAppointment: 'Event.create',
    updateAppointment: 'Event.update',
    cancelAppointment: 'Event.update',
    registerClient: 'Customer.create',
    addPatient: 'Contact.create',
  },
  view: viewOf({
    ids: inflowCrmIds,
    status: ({ state }) => [eventStates[state]],
    shows: isEvent,
    knowsOffsets: false,
    phones: ({ phones }) => phones.slice(0, 2).map(({ value }) => value),
    tags: ({ tags }) => tags,
    absent: {
      clients: ['givenName', 'familyName', 'lastVisit', 'location'],
      appointments: ['location.id'],
    },
  }),
});
