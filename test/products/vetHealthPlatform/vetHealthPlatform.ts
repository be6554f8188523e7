import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vetHealthRoots } from './resolvers.ts';
import { vetHealthText } from './schema.ts';
import { isAppointment, ownersOf, petsOf, vetHealthIds, vetHealthStatuses } from './words.ts';

/**
 * The Veterinary Health & Care Management Platform of a students' team: services for pets and their health, behind one
 * GraphQL endpoint.
 *
 * Source: github.com/BITSSAP2025AugAPIBP3Sections/APIBP-20234YC-Team-07 at commit 81a9d79b (1 December 2025), MIT. Types,
 * queries and mutations of `schema.ts` are those of its README, as they are there. Health records are the schema of
 * user-pet-profile-service/standalone-health-record-server.js, word for word. The other fields of `schemaCare.ts` and
 * `schemaCareWrites.ts` are routes of its REST services (appointments and medications in Python, activity in Java,
 * consultations and accounts in JavaScript), put into the names, flat arguments and answers with a message that those two
 * have. Names and structure are taken, no code.
 *
 * Its habits: lists without pages or filters, `petById` beside `pets`, fields in snake case and arguments of ids in camel
 * case, dates as texts that JavaScript writes in UTC, statuses as any text, names of people and addresses in one text. There
 * is no list of appointments: they are below their pets, and `appointmentsByPet` and `appointmentsByOwner` give what is to
 * come, the next first, as those routes do. There are no places, no types of appointment, no ends, and no search; vets have
 * the name of a clinic, and services of the neighbourhood are run by others. Every staff member is a vet with a
 * specialization. A write takes a registered email once. A status can say that an appointment is off, and taking it off
 * deletes it. What isn't found is an error with a message alone, and the field is null.
 *
 * Assumed: words of statuses beside those that the sources have; all of a pet's appointments below it, by date; the email of
 * an owner without one is an empty text, as it must not be null; times without an offset are in UTC; an appointment is as
 * long as the practice's first type and takes place where its vet is, else where the owner belongs; a token of the desk,
 * which is an administrator. Made up are findings, medicines, calls, meals and walks, services and emergency numbers.
 * Left out are passwords, registration of accounts, the removal of pets and accounts, strays, visits without a pet, since a
 * pet has an owner and an appointment has both, and visits around midnight in another zone than the desk's, whose day can't
 * be known.
 */
export const vetHealthPlatform: Dialect = defineDialect({
  name: 'vetHealthPlatform',
  trait:
    'no list of appointments but those below pets, whole lists without arguments, one text for a name, instants in UTC without any zone, statuses as any text, no places, types, ends or search, snake case fields beside camel case arguments',
  sdl: vetHealthText,
  auth: { kind: 'direct', key: 'Bearer vet-health-desk-token' },
  cap: 5000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vetHealthRoots,
  expectedMap: {
    locations: null,
    clients: 'owners',
    clientSearch: null,
    client: 'ownerById',
    patients: 'pets',
    // Nothing at the root has the book of a day; it is read below the pets, all of which come at once.
    appointments: ['pets.appointments', 'owners.pets.appointments'],
    appointment: 'appointmentById',
    providers: 'vets',
    appointmentTypes: null,
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createOwner',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: vetHealthIds,
    status: ({ state }) => [vetHealthStatuses[state]],
    clients: ownersOf,
    patients: petsOf,
    shows: isAppointment,
    mayOmit: () => false,
    knowsOffsets: false,
    phones: ({ phones }) => phones.slice(0, 1).map(({ value }) => value),
    absent: {
      clients: ['givenName', 'familyName', 'active', 'tags'],
      appointments: ['end', 'location'],
    },
  }),
});
