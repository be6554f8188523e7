import { buildSchema, graphqlSync } from 'graphql';
import { chooseTypes, readSchema } from '../../../graphql/service/introspection/readSchema.ts';
import { matchSchema, type SchemaMatch } from '../../../graphql/service/match/matchSchema.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { proveMap } from '../../../graphql/service/prove/proveMap.ts';

// A service whose names promise what its answers may not keep.

export const sdl = /* GraphQL */ `
  type Query {
    locations: [Location!]!
    staff: [Staff!]!
    clients(page: Int, limit: Int): [Client!]!
    searchClients(query: String!, limit: Int): [Client!]!
    client(id: ID!): Client
    appointments(startDate: String, endDate: String, limit: Int, offset: Int): [Appointment!]!
  }
  type Location {
    id: ID!
    name: String!
    address: String
    timeZone: String
    zoneName: String
  }
  type Staff {
    id: ID!
    firstName: String
    lastName: String
    role: String
  }
  type Client {
    id: ID!
    displayName: String
    name: String
    phone: String
    fax: String
    email: String
    isActive: Boolean
  }
  type Appointment {
    id: ID!
    start: String!
    end: String
    status: String
    reason: String
    client: Client
    location: Location
    doctorRef: String
    createdBy: ID
  }
`;

const now = Date.parse('2026-11-17T15:00:00Z');
export const day = 24 * 3_600_000;

interface Rows {
  readonly locations: readonly object[];
  readonly staff: readonly object[];
  readonly clients: readonly Client[];
  readonly appointments: readonly Appointment[];
}
interface Client {
  readonly id: string;
  readonly [field: string]: unknown;
}
interface Appointment extends Client {
  readonly start: string;
}

const families = ['Abbott', 'Brown', 'Castillo', 'Dubois', 'Eriksen', 'Fischer', 'Garcia', 'Hansen'];

export function rowsOf(change: Partial<Rows> = {}): Rows {
  const clients = Array.from({ length: 24 }, (_, index) => ({
    id: `c${index}`,
    displayName: `Ada ${families[index % families.length]}`,
    name: `Ada ${families[index % families.length]}`,
    phone: `+1 207 555 01${String(index).padStart(2, '0')}`,
    fax: null,
    email: `c${index}@example.test`,
    isActive: true,
  }));
  const locations = [{ id: 'l1', name: 'Harbor', address: '1 Quay', timeZone: 'America/New_York', zoneName: null }];
  const staff = [
    { id: 's1', firstName: 'Lena', lastName: 'Whitaker', role: 'vet' },
    { id: 's2', firstName: 'Tom', lastName: 'Rivera', role: 'vet' },
  ];
  const appointments = Array.from({ length: 30 }, (_, index) => {
    const start = now + ((index % 10) - 5) * day + Math.floor(index / 10) * 3_600_000;
    return {
      id: `a${index}`,
      start: new Date(start).toISOString(),
      end: new Date(start + 30 * 60_000).toISOString(),
      status: ['Booked', 'Confirmed', 'Cancelled'][index % 3],
      reason: null,
      client: clients[index % clients.length],
      location: locations[0],
      doctorRef: `Staff/s${(index % 2) + 1}`,
      createdBy: 's1',
    };
  });
  return { locations, staff, clients, appointments, ...change };
}

export type Roots = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>>;

/** A service that keeps what its schema promises. */
export function honest(rows: Rows): Roots {
  const text = (value: unknown): string => (typeof value === 'string' ? value : '');
  const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);
  return {
    locations: () => rows.locations,
    staff: () => rows.staff,
    clients: ({ page, limit }) => {
      const size = number(limit, 10);
      return rows.clients.slice((number(page, 1) - 1) * size, number(page, 1) * size);
    },
    searchClients: ({ query }) => rows.clients.filter(({ name }) => text(name).includes(text(query))),
    client: ({ id }) => rows.clients.find((each) => each.id === id) ?? null,
    appointments: ({ startDate, endDate, limit, offset }) =>
      rows.appointments
        .filter(({ start }) => (startDate === undefined ? true : start.slice(0, 10) >= text(startDate).slice(0, 10)))
        .filter(({ start }) => (endDate === undefined ? true : start.slice(0, 10) <= text(endDate).slice(0, 10)))
        .slice(number(offset, 0), number(offset, 0) + number(limit, 100)),
  };
}

/** `mostCharacters`: what is longer is not received. */
export async function prove(
  roots: Roots,
  definition = sdl,
  { mostCharacters = Infinity }: { readonly mostCharacters?: number } = {},
): Promise<{ readonly match: SchemaMatch; readonly sent: readonly string[] }> {
  const schema = buildSchema(definition);
  const sent: string[] = [];
  const answer = (source: string, variableValues: Readonly<Record<string, unknown>> = {}): Outcome => {
    const result = graphqlSync({ schema, source, rootValue: roots, variableValues });
    const errors = (result.errors ?? []).map(({ message, path = [] }) => ({ message, code: null, path, line: null }));
    const text = JSON.stringify(result.data ?? null);
    if (text.length > mostCharacters) return { kind: 'tooLarge' };
    // Sound: what was answered is plain data.
    const data = JSON.parse(text) as Record<string, unknown> | null;
    return errors.length > 0 || data === null ? { kind: 'refused', errors } : { kind: 'ok', data };
  };
  const reading = await readSchema(async ({ text }) => answer(text), chooseTypes);
  if (reading.kind !== 'read') throw new Error('The schema was not read.');
  const match = await proveMap(reading.schema, matchSchema(reading.schema), {
    send: async ({ text, variables }) => {
      sent.push(text);
      return answer(text, variables);
    },
    now,
    timeZone: 'America/New_York',
  });
  return { match, sent };
}
