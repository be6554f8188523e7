import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { byFamilyName, type ClientRecord } from '../practice.ts';
import { literalBackOfficeText } from './backOffice.ts';
import { literalIds, literalWords } from './records.ts';
import { literalRoots, minimalRoots } from './resolvers.ts';
import { literalText, minimalText } from './schema.ts';

/** The literal form of the interface document, with everything else in the same style (dialects page, 3.1). */
export const literal: Dialect = defineDialect({
  name: 'literal',
  trait: 'bare lists with a required limit, no offset, no total, no search; appointments per location; flat arguments',
  sdl: literalText + literalBackOfficeText,
  auth: { kind: 'direct', key: 'literal-key' },
  cap: 200,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: literalRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'getClients',
    clientSearch: null,
    client: 'getClient',
    patients: 'getPatients',
    appointments: 'getAppointments',
    appointment: 'getAppointment',
    providers: 'getProviders',
    appointmentTypes: 'getAppointmentTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: 'cancelAppointment',
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({ ids: literalIds, status: ({ state }) => [literalWords[state]], phones: firstPhone }),
});

/** The three operations that the interface document shows, and nothing else. */
export const minimal: Dialect = defineDialect({
  name: 'minimal',
  trait: 'only org, locations and getClients; inactive clients hidden by default',
  sdl: minimalText,
  auth: { kind: 'direct', key: 'minimal-key' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: minimalRoots,
  expectedMap: {
    locations: 'locations',
    clients: 'getClients',
    clientSearch: null,
    client: null,
    patients: null,
    appointments: null,
    appointment: null,
    providers: null,
    appointmentTypes: null,
    bookAppointment: null,
    updateAppointment: null,
    cancelAppointment: null,
    registerClient: null,
    addPatient: null,
  },
  view: viewOf({
    ids: literalIds,
    status: () => [null],
    phones: firstPhone,
    clients: (practice) => practice.clients.filter((client) => !client.isDeleted).toSorted(byFamilyName),
    patients: null,
    absent: { locations: ['timeZone'], clients: ['givenName', 'familyName'] },
  }),
});

function firstPhone(client: ClientRecord): readonly string[] {
  return client.phones.slice(0, 1).map((phone) => phone.value);
}
