import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { relayBackOfficeText } from './backOffice.ts';
import { relayChangesText } from './changes.ts';
import { relayDeskText } from './deskText.ts';
import { relayIds, relayWords } from './records.ts';
import { relayRoots } from './resolvers.ts';
import { relayText } from './schema.ts';

/** A service that keeps to Relay's conventions (dialects page, 3.3). */
export const relay: Dialect = defineDialect({
  name: 'relay',
  trait: 'connections everywhere, phones too; first is required; payloads with userErrors; edges without a node',
  sdl: relayText + relayChangesText + relayDeskText + relayBackOfficeText,
  auth: { kind: 'direct', key: 'relay-key' },
  cap: 50,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: relayRoots,
  expectedMap: {
    locations: 'practiceLocations',
    clients: 'clients',
    clientSearch: 'clients',
    client: ['client', 'node'],
    patients: 'patients',
    appointments: 'appointments',
    appointment: ['appointment', 'node'],
    providers: 'staffMembers',
    appointmentTypes: 'appointmentKinds',
    bookAppointment: 'scheduleAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['cancelAppointment', 'updateAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: relayIds,
    status: ({ state }) => [relayWords[state]],
    loose: { clients: ['active'] },
  }),
});
