import type { Entity } from '../match/words/vocabulary.ts';
import type { Path } from '../sources.ts';

/** An argument that an operation is tried with, its type as it is declared: what a variable demands, fits both forms. */
export interface TriedArgument {
  readonly name: string;
  readonly type: string;
  readonly value: string | number;
}

/** A small operation that a service may have. */
export interface Attempt {
  readonly field: string;
  readonly arguments: readonly TriedArgument[];
  /** Where the rows are in its result. */
  readonly rows: Path;
  /** The fields that are requested of a row at first. */
  readonly core: readonly string[];
}

/** How one list is found where a service gives no reason for a refusal. */
export interface Trial {
  readonly entity: Entity;
  /** The name given to the type of its rows, which the service does not reveal. */
  readonly type: string;
  /** The interface document's own form first. */
  readonly attempts: readonly Attempt[];
  /** What else a row may have, each together or not at all: dotted paths. The likeliest and most useful first. */
  readonly more: readonly (readonly string[])[];
}

const limit: TriedArgument = { name: 'limit', type: 'Int!', value: 1 };
const first: TriedArgument = { name: 'first', type: 'Int!', value: 1 };
const place: TriedArgument = { name: 'locationId', type: 'ID!', value: '0' };
const period: readonly TriedArgument[] = [
  { name: 'start', type: 'DateTime!', value: '2000-01-03T00:00:00Z' },
  { name: 'end', type: 'DateTime!', value: '2000-01-04T00:00:00Z' },
];

function attempt(field: string, list: readonly TriedArgument[], core: string, rows: Path = []): Attempt {
  return { field, arguments: list, rows, core: core.split(' ') };
}

function groups(text: string): readonly (readonly string[])[] {
  return text.split(' ').map((group) => group.split('+'));
}

export const trials: readonly Trial[] = [
  {
    entity: 'location',
    type: 'Location',
    attempts: [
      attempt('locations', [], 'id name address'),
      attempt('locations', [], 'id name'),
      attempt('getLocations', [], 'id name'),
      attempt('locations', [first], 'id name', ['edges', 'node']),
    ],
    more: groups('timeZone timezone phone phoneNumber'),
  },
  {
    entity: 'client',
    type: 'Client',
    attempts: [
      attempt('getClients', [limit], 'id'),
      attempt('clients', [limit], 'id'),
      attempt('clients', [first], 'id', ['edges', 'node']),
      attempt('listClients', [limit], 'id', ['items']),
    ],
    more: groups(
      'name email phone firstName+lastName active phoneNumbers.value isActive secondaryEmail givenName+familyName phones.number',
    ),
  },
  {
    entity: 'provider',
    type: 'Provider',
    attempts: [
      attempt('getProviders', [], 'id name'),
      attempt('providers', [], 'id name'),
      attempt('getProviders', [], 'id firstName lastName'),
      attempt('providers', [limit], 'id name'),
    ],
    more: groups('role isActive'),
  },
  {
    entity: 'appointmentType',
    type: 'AppointmentType',
    attempts: [attempt('getAppointmentTypes', [], 'id name'), attempt('appointmentTypes', [], 'id name')],
    more: groups('duration'),
  },
  {
    entity: 'appointment',
    type: 'Appointment',
    attempts: [
      attempt('getAppointments', [place, ...period, limit], 'id start'),
      attempt('getAppointments', [...period, limit], 'id start'),
      attempt('appointments', [place, ...period, limit], 'id start'),
      attempt('appointments', [...period], 'id start'),
    ],
    more: groups(
      'patient.id+patient.name status reason end duration client.id+client.name provider.id+provider.name ' +
        'location.id+location.name client.id+client.firstName+client.lastName',
    ),
  },
  {
    entity: 'patient',
    type: 'Patient',
    attempts: [
      attempt('getPatients', [limit], 'id name species'),
      attempt('patients', [limit], 'id name species'),
      attempt('patients', [first], 'id name species', ['edges', 'node']),
    ],
    more: groups('breed'),
  },
];
