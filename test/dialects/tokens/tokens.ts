import type { ExecutionResult } from 'graphql';
import { defineDialect } from '../defineDialect.ts';
import type { Dialect } from '../dialect.ts';
import { viewOf } from '../dialectView.ts';
import { inScanOrder, tokenIds, tokenWords } from './records.ts';
import { tokenRoots } from './resolvers.ts';
import { tokensText } from './schema.ts';

/** Models compiled to an API over a key-value store (dialects page, 3.8). */
export const tokens: Dialect = defineDialect({
  name: 'tokens',
  trait:
    'items and nextToken, limit counts scanned rows, no order; filters per field; _version needed; _deleted appears',
  sdl: tokensText,
  auth: { kind: 'gateway', apiKey: 'tokens-gateway-key', serviceKey: 'tokens-service-key' },
  cap: 1000,
  introspectionRefusal: 'forbidden',
  nameCase: 'camel',
  roots: tokenRoots,
  body: errorsByType,
  expectedMap: {
    locations: 'listClinics',
    clients: ['listClients', 'syncClients'],
    clientSearch: ['listClients', 'syncClients'],
    client: 'getClient',
    patients: ['listPets', 'syncPets'],
    appointments: ['listAppointments', 'syncAppointments'],
    appointment: 'getAppointment',
    providers: 'listStaffs',
    appointmentTypes: 'listVisitTypes',
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPet',
  },
  view: viewOf({
    ids: tokenIds,
    status: ({ state }) => [tokenWords[state]],
    clients: ({ clients }) => inScanOrder(clients.filter(({ isDeleted }) => !isDeleted)),
    patients: (practice) => inScanOrder(practice.patients),
    phones: (client) => client.phones.slice(0, 1).map((phone) => phone.value),
    shows: (appointment) => !appointment.isBlock,
    isNaive: true,
  }),
});

/** The class of an error stands in errorType here, beside data with null in it. */
function errorsByType({ errors, ...result }: ExecutionResult): object {
  if (!errors || errors.length === 0) return result;
  return {
    ...result,
    errors: errors.map(({ message, extensions, path, locations }) => ({
      path: path ?? null,
      data: null,
      errorType: extensions['code'] ?? (path ? null : 'ValidationError'),
      errorInfo: null,
      locations: locations ?? null,
      message,
    })),
  };
}
