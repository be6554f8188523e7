import { defineDialect } from '../../dialects/defineDialect.ts';
import type { Dialect } from '../../dialects/dialect.ts';
import { viewOf } from '../../dialects/dialectView.ts';
import { vetspireBody, vetspireIds, vetspireStatuses } from './records.ts';
import { vetspireRoots } from './resolvers.ts';
import { vetspireText } from './schema.ts';
import { vetspireSubscriptions } from './subscriptions.ts';

/**
 * Vetspire, a practice management for veterinarians in Elixir, whose schema Absinthe serves.
 *
 * Source: developer.vetspire.com as public projects quote and query it: github.com/CachoMX/vetspire-scheduler
 * (includes/class-vsps-api.php, docs/api-fields.md), github.com/john-osullivan/vetspire-import (src/clients/graphql),
 * github.com/Cold-Bore-Capital/airbyte-vetspire (source_vetspire_v2/schemas and streams.py) and
 * github.com/api-evangelist/vetspire. Hundreds of types are left out, and the query for the organization. None of them
 * says all filters of clients, nor all statuses: the name and the phone were added to the filters, and the statuses
 * follow the times that an appointment has. None of them shows subscriptions either: these three are assumed, over a
 * Phoenix socket with the token that Phoenix 1.8 takes from the handshake. Every field may be null, and an appointment has a duration for an end.
 */
export const vetspire: Dialect = defineDialect({
  name: 'vetspire',
  trait: 'RootQueryType with everything nullable, a duration for an end, completed visits only when asked for',
  sdl: vetspireText,
  // Without the word Bearer.
  auth: { kind: 'direct', key: 'vetspire-token' },
  cap: 200,
  introspectionRefusal: 'error',
  nameCase: 'camel',
  roots: vetspireRoots,
  body: vetspireBody,
  subscriptions: vetspireSubscriptions,
  expectedMap: {
    locations: 'locations',
    clients: 'clients',
    clientSearch: 'clients',
    client: 'client',
    patients: 'patients',
    appointments: 'appointments',
    appointment: 'appointment',
    providers: 'providers',
    appointmentTypes: ['appointmentTypes', 'locationAppointmentTypes'],
    bookAppointment: 'createAppointment',
    updateAppointment: 'updateAppointment',
    // A status keeps the appointment in the book; a deleted one is out of it.
    cancelAppointment: ['updateAppointment', 'deleteAppointment'],
    registerClient: 'createClient',
    addPatient: 'createPatient',
  },
  view: viewOf({
    ids: vetspireIds,
    // Whether it was confirmed is a flag, which may be said with the status.
    status: ({ state }) => [vetspireStatuses[state], ...(state === 'confirmed' ? ['CONFIRMED'] : [])],
    // Time that is kept free is an appointment of a type of its own.
    shows: ({ isDeleted }) => !isDeleted,
    mayOmit: ({ isBlock }) => isBlock,
    // There is no way to the client but the patient.
    namesClient: false,
    emails: ({ emails }) => emails.slice(0, 2),
    tags: ({ tags }) => tags,
    hasHomeLocation: true,
    // Only its id stands there; who finds its name in the other list is right.
    loose: { clients: ['location', 'location.name'] },
  }),
});
