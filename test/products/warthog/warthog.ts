import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { hasClearDay } from '../clearDay.ts';
import { warthogIds, warthogWords } from './records.ts';
import { warthogRoots } from './resolvers.ts';
import { warthogText } from './schema.ts';

/**
 * Veterinary clinics whose API Warthog generates from models.
 *
 * Source: the public repository github.com/goldcaddy77/warthog (the schemas that its examples generate, BaseService and
 * RelayService for filters, pages, soft deletion and errors). The models are those of the public project
 * github.com/KarlaSmuk/VetConnect-backend (src/entity: Appointment with time and purpose, Owner, Pet, Species, Treatment,
 * User, Veterinarian, VeterinaryClinic, Visit, Invoice), completed with the length, the veterinarian, the type and more
 * words for the status of an appointment. An email stands in the user of a person only, an appointment leads to its
 * owner through the pet only, and there are no time zones. What is deleted is hidden unless a filter asks for it.
 */
export const warthog: Dialect = defineDialect({
  name: 'warthog',
  trait: 'lastName_contains, lists and connections, createX(data), emails in users, the owner only through the pet',
  sdl: warthogText,
  auth: { kind: 'direct', key: 'warthog-key' },
  // Fifty unless asked otherwise, and no highest page size.
  cap: 10_000,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: warthogRoots,
  expectedMap: {
    locations: ['veterinaryClinics', 'veterinaryClinicsConnection'],
    clients: ['owners', 'ownersConnection'],
    clientSearch: ['owners', 'ownersConnection'],
    client: ['owner', 'owners', 'ownersConnection'],
    patients: ['pets', 'petsConnection'],
    appointments: ['appointments', 'appointmentsConnection'],
    appointment: ['appointment', 'appointments', 'appointmentsConnection'],
    providers: ['veterinarians', 'veterinariansConnection'],
    appointmentTypes: ['appointmentTypes', 'appointmentTypesConnection'],
    bookAppointment: ['createAppointment', 'createManyAppointments'],
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'updateAppointment',
    registerClient: ['createOwner', 'createManyOwners'],
    addPatient: ['createPet', 'createManyPets'],
  },
  view: viewOf({
    ids: warthogIds,
    status: ({ state }) => [warthogWords[state]],
    shows: (row) => !row.isBlock && !row.isDeleted && hasClearDay(row),
    phones: (client) => client.phones.slice(0, 1).map(({ value }) => value),
    namesClient: false,
    absent: { locations: ['timeZone'], clients: ['active'] },
    loose: { clients: ['emails'], appointments: ['client', 'reason'] },
    knowsOffsets: false,
  }),
});
