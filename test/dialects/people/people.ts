import { defineDialect } from '../defineDialect.ts';
import type { Dialect, ExpectedMap } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { byFamilyName, type VisitState } from '../practice.ts';
import { peopleBackOfficeText } from './backOffice.ts';
import { peopleIds, peopleWords } from './records.ts';
import { peopleRoots } from './resolvers.ts';
import { peopleText } from './schema.ts';

const operations = {
  locations: 'appointmentLocations',
  clients: 'users',
  clientSearch: 'users',
  client: 'user',
  patients: null,
  appointments: 'appointments',
  appointment: 'appointment',
  providers: 'organizationMembers',
  appointmentTypes: 'appointmentTypes',
  bookAppointment: 'createAppointment',
  updateAppointment: 'updateAppointment',
  cancelAppointment: ['updateAppointment', 'deleteAppointment'],
  registerClient: 'createClient',
  addPatient: null,
} satisfies ExpectedMap;

const view = viewOf({
  ids: peopleIds,
  status: ({ state }) => wordsOf(state),
  shows: (appointment) => !appointment.isDeleted,
  clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
  phones: (client) => client.phones.slice(0, 2).map((phone) => phone.value),
  patients: null,
  // The place of an appointment is a text here; its id can only be found by comparing names.
  absent: { locations: ['timeZone'], appointments: ['patient'] },
  loose: { appointments: ['location.id'] },
});

/** A service in which clients and staff are of one type, in its version of 2024 (dialects page, 3.4). */
export const people2024: Dialect = defineDialect({
  name: 'people2024',
  trait:
    'one type User for clients and staff; bare lists; dates as strings; the past and ended rows hidden; no animals',
  sdl: peopleText('2024') + peopleBackOfficeText,
  auth: { kind: 'direct', key: 'people-key-2024' },
  ownOrganization: 'organization',
  cap: 200,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: peopleRoots['2024'],
  expectedMap: operations,
  view,
});

/** The same service in its version of 2026, with animals as profiles (dialects page, 3.5). */
export const people2026: Dialect = defineDialect({
  name: 'people2026',
  trait: 'connections with page_info, nodes and total_count; ISO instants that must come in pairs; pet profiles',
  sdl: peopleText('2026') + peopleBackOfficeText,
  auth: { kind: 'gateway', apiKey: 'people-gateway-key', serviceKey: 'people-service-key' },
  ownOrganization: 'organization',
  cap: 100,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: peopleRoots['2026'],
  expectedMap: { ...operations, patients: 'petProfiles' },
  view: {
    ...view,
    patients: (practice) => practice.patients,
    absent: { locations: ['timeZone'] },
    loose: { patients: ['species'], appointments: ['location.id'] },
  },
});

function wordsOf(state: VisitState): readonly (string | null)[] {
  const word = peopleWords[state];
  return state === 'confirmed' ? [null, 'confirmed', 'client_confirmed'] : [word];
}
