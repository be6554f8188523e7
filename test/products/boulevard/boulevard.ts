import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { boulevardBackOfficeText } from './backOffice.ts';
import { boulevardChangesText } from './changes.ts';
import { boulevardIds, boulevardStates } from './records.ts';
import { boulevardRoots } from './resolvers.ts';
import { boulevardText } from './schema.ts';

/**
 * Boulevard, a platform for salons and spas, as its Admin API (2020-01) shows it.
 *
 * Rebuilt from the public documentation at developers.joinblvd.com and the types of its public book-sdk
 * (github.com/Boulevard/book-sdk). There are no animals. Making an appointment takes three mutations in a row.
 */
export const boulevard: Dialect = defineDialect({
  name: 'boulevard',
  trait: 'salons: the book needs a location, filters are text, staff only within appointmentServices, no animals',
  sdl: boulevardText + boulevardChangesText + boulevardBackOfficeText,
  auth: { kind: 'direct', key: 'boulevard-key' },
  ownOrganization: 'business',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: boulevardRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'node'],
    patients: null,
    appointments: 'appointments',
    appointment: ['appointment', 'node'],
    providers: 'staff',
    appointmentTypes: 'services',
    // Alone, bookingCreate leaves no appointment: no single mutation makes one.
    bookAppointment: null,
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: null,
  },
  view: viewOf({
    ids: boulevardIds,
    status: ({ state }) => [boulevardStates[state]],
    patients: null,
    phones: (client) => client.phones.slice(0, 1).map((phone) => phone.value),
    tags: (client) => client.tags,
    hasHomeLocation: true,
    absent: { appointments: ['patient'] },
    // Tags are objects, the home is called primary, and a salon writes notes where a clinic writes a reason.
    loose: { clients: ['tags', 'location'], appointments: ['reason'] },
  }),
});
