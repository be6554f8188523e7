import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { amplifyBody } from '../amplify/refusal.ts';
import {
  breedOf,
  customersOf,
  isBooking,
  isNew,
  pawkitIds,
  pendingWords,
  petTypeOf,
  petsOf,
  statusOf,
} from './values.ts';
import { pawkitRoots } from './resolvers.ts';
import { pawkitText } from './schema.ts';

/**
 * Pawkit, bookings of vaccination, grooming and other care of pets in Singapore, behind AWS AppSync.
 *
 * Source: github.com/herrisusanto/pawkit-admin-portal (amplify/backend/api/pawkit/schema.graphql, the
 * src/api/graphql/API.ts that Amplify has generated of it, and src/api, by which the admin pages use it). Left out are
 * breeds, disclaimers, payments and questions. Names, phones and emails of customers are with the sign-in service, which
 * another API reads: here a customer has a username alone, which is her id once more. A booking's key is her username
 * and a time slot, its own id is a short one; a service's key is its name with three other columns, and bookings and
 * services lead to a place by its name. Two things are easier here: a booking without a time slot is given one, and
 * its animals are joined to it at once, what the pages see to one after the other. The key is that of an admin.
 */
export const pawkit: Dialect = defineDialect({
  name: 'pawkit',
  trait:
    'customers without names, keys of several columns, places called service providers, animals behind a join model',
  sdl: pawkitText,
  auth: { kind: 'direct', key: 'pawkit-token' },
  cap: 1000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: pawkitRoots,
  body: amplifyBody,
  expectedMap: {
    // A service provider is a business with an address and opening hours; one of them is the headquarters of others.
    locations: 'listServiceProviders',
    clients: 'listCustomers',
    // There is nothing to look up in a customer.
    clientSearch: null,
    client: 'getCustomer',
    patients: 'listPets',
    // A query by start finds one instant only.
    appointments: 'listBookings',
    appointment: ['bookingById', 'getBooking'],
    providers: null,
    appointmentTypes: 'listServices',
    bookAppointment: 'createBooking',
    updateAppointment: 'updateBooking',
    // By its status; deletion takes it out of the book altogether.
    cancelAppointment: 'updateBooking',
    registerClient: 'createCustomer',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: pawkitIds,
    // What is entered begins as whoever enters it says.
    status: (row) => (isNew(row) && row.state === 'planned' ? pendingWords : [statusOf(row)]),
    clients: customersOf,
    // What is marked as deleted is left out by whoever takes care.
    patients: (practice) =>
      petsOf(practice)
        .filter((row) => row.isActive)
        .map((row) => ({ ...row, species: petTypeOf(row), breed: breedOf(row) })),
    shows: isBooking,
    // A username is an id once more: whoever shows none has lost nothing.
    clientName: ({ key }) => pawkitIds.of('client', key),
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'phones', 'emails', 'tags'],
      // The address of a booking is where the animal is, and no one's words tell why.
      appointments: ['reason', 'provider'],
    },
    loose: { locations: ['address'], clients: ['name'], appointments: ['client.name'] },
    knowsOffsets: false,
  }),
});
