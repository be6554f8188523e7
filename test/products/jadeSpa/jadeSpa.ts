import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { jadeIds } from './neighbours.ts';
import { isAppointment, jadeClients, jadeWords } from './records.ts';
import { jadeRoots } from './resolvers.ts';
import { jadeSpaText } from './schema.ts';

/**
 * JADE, software for spas with a marketplace of skincare beside it, with an Apollo server of its own next to Vendure.
 *
 * Source: github.com/YetiPanda/jade-ecosystem (apps/curated/vendure-backend/src/schema: base, organization, appointment,
 * auth and user-settings nearly whole, and parts of product, vendor-portal and sanctuary; resolvers; the types that are
 * generated from all of them, where a street has two names). Its resolvers for spas answer nothing yet: the order of
 * lists, pages of twenty, codes of refusals and what is refused are assumed, some of it after its plugin for scheduling
 * and the rights that descriptions tell. The token is that of a spa's owner. Locations and providers are found only by
 * way of the organization, which is found only by way of the user; there are no animals and no list of services.
 */
export const jadeSpa: Dialect = defineDialect({
  name: 'jadeSpa',
  trait:
    'the way to places and staff leads through the user, clients need an organization, names of staff are in accounts, a skin profile for each client, community events beside appointments',
  sdl: jadeSpaText,
  auth: { kind: 'direct', key: 'Bearer jade-token' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: jadeRoots,
  expectedMap: {
    // The list of all organizations is for administrators.
    locations: ['me.spaOrganization.locations', 'spaOrganization.locations'],
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: ['me.spaOrganization.locations.serviceProviders', 'spaOrganization.locations.serviceProviders'],
    // A text of an appointment.
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: jadeIds,
    status: ({ state }) => [jadeWords[state]],
    clients: jadeClients,
    patients: null,
    shows: isAppointment,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: { clients: ['active'], appointments: ['patient'] },
    // Notes need not be a reason.
    loose: { appointments: ['reason'] },
  }),
});
