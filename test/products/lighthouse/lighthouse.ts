import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { lighthouseIds, lighthouseWords } from './records.ts';
import { lighthouseRoots } from './resolvers.ts';
import { lighthouseText } from './schema.ts';

/**
 * A veterinary service in Laravel, behind Lighthouse: Eloquent models with paginators, dynamic conditions, soft deletes
 * and nested mutations.
 *
 * Source: Lighthouse's documentation (lighthouse-php.com: directives, complex where conditions, nested mutations, soft
 * deleting, validation). The models are those of the public project github.com/frogwarlock/petCard (database/migrations:
 * clinics, clients, employees, pets, appointments), completed with times, a status, services and invoices. A client's
 * phone number is called `number`, her name is one text, and an appointment leads to her through the pet only. All
 * times are by the clock of the app, whose zone no query gives.
 */
export const lighthouse: Dialect = defineDialect({
  name: 'lighthouse',
  trait: 'data and paginatorInfo, snake case, wall times without T or zone, LIKE patterns, connect and sync, trashed',
  sdl: lighthouseText,
  auth: { kind: 'direct', key: 'lighthouse-key' },
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'snake',
  roots: lighthouseRoots,
  expectedMap: {
    locations: 'clinics',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'clients'],
    patients: 'pets',
    appointments: 'appointments',
    appointment: ['appointment', 'appointments'],
    providers: 'employees',
    appointmentTypes: 'services',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: 'createClient',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: lighthouseIds,
    status: ({ state }) => [lighthouseWords[state]],
    shows: (appointment) => !appointment.isDeleted && !appointment.isBlock && hasClearDay(appointment),
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    namesClient: false,
    absent: {
      locations: ['timeZone'],
      clients: ['givenName', 'familyName', 'active'],
      patients: ['breed'],
    },
    // What an employee wrote about a visit need not be its reason.
    loose: { appointments: ['client', 'reason'] },
    knowsOffsets: false,
  }),
});
