import { buildSchema, graphqlSync } from 'graphql';
import { describe, expect, it } from 'vitest';
import { chooseTypes, readSchema } from '../../../graphql/service/introspection/readSchema.ts';
import { matchSchema, type SchemaMatch } from '../../../graphql/service/match/matchSchema.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { maxProofRequests, proveMap } from '../../../graphql/service/prove/proveMap.ts';
import { buildVariables } from '../../../graphql/service/variables.ts';

// A service whose names promise what its answers may not keep.

const sdl = /* GraphQL */ `
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
const day = 24 * 3_600_000;

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

function rowsOf(change: Partial<Rows> = {}): Rows {
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

type Roots = Readonly<Record<string, (args: Readonly<Record<string, unknown>>) => unknown>>;

/** A service that keeps what its schema promises. */
function honest(rows: Rows): Roots {
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

async function prove(
  roots: Roots,
  definition = sdl,
): Promise<{ readonly match: SchemaMatch; readonly sent: readonly string[] }> {
  const schema = buildSchema(definition);
  const sent: string[] = [];
  const answer = (source: string, variableValues: Readonly<Record<string, unknown>> = {}): Outcome => {
    const result = graphqlSync({ schema, source, rootValue: roots, variableValues });
    const errors = (result.errors ?? []).map(({ message }) => ({ message, code: null, path: [], line: null }));
    // Sound: what was answered is plain data.
    const data = JSON.parse(JSON.stringify(result.data ?? null)) as Record<string, unknown> | null;
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

const chosen = ({ concepts }: SchemaMatch, concept: keyof SchemaMatch['concepts']) => concepts[concept]?.chosen;

describe('a map that is compared with rows', () => {
  it('is proven where the service keeps what its names promise, by few queries and no mutation', async () => {
    const { match, sent } = await prove(honest(rowsOf()));
    for (const concept of ['locations', 'clients', 'clientSearch', 'client', 'appointments', 'providers'] as const)
      expect([concept, chosen(match, concept)?.verdict]).toEqual([concept, 'proven']);
    expect(sent.length).toBeLessThanOrEqual(maxProofRequests);
    expect(sent.filter((text) => !text.startsWith('query'))).toEqual([]);
  });

  it('follows a reference to the list that it names', async () => {
    const { match } = await prove(honest(rowsOf()));
    expect(match.map.appointments?.fields.provider).toMatchObject({
      fields: { id: { kind: 'reference', path: ['doctorRef'] } },
      complete: 'providers',
    });
  });

  it('stays unproven where there are no rows, and keeps what the names say', async () => {
    const { match } = await prove(honest(rowsOf({ clients: [], appointments: [] })));
    expect(chosen(match, 'clients')).toMatchObject({ operation: 'clients', verdict: 'unproven' });
    expect(match.map.appointments?.field).toBe('appointments');
  });

  it('drops a search that answers everybody', async () => {
    const rows = rowsOf();
    const { match } = await prove({ ...honest(rows), searchClients: () => rows.clients });
    expect(match.map.clientSearch).toBeUndefined();
    // It stays in sight, with what speaks against it.
    expect(match.concepts.clientSearch?.others.at(-1)).toMatchObject({ verdict: 'refuted' });
  });

  it('drops a search that finds nobody', async () => {
    const { match } = await prove({ ...honest(rowsOf()), searchClients: () => [] });
    expect(match.map.clientSearch).toBeUndefined();
  });

  it('asks for no second page where it repeats the first', async () => {
    const rows = rowsOf();
    const { match } = await prove({ ...honest(rows), clients: ({ limit }) => rows.clients.slice(0, Number(limit)) });
    expect(match.map.clients?.arguments.map(({ name }) => name)).toEqual(['limit']);
    expect(chosen(match, 'clients')?.reasons.join()).toMatch(/repeats the first/);
  });

  it('keeps the token of a page after the last, as more rows may come', async () => {
    const rows = rowsOf();
    const paged = sdl
      .replace('clients(page: Int, limit: Int): [Client!]!', 'clients(after: String, first: Int): ClientPage!')
      .concat('type ClientPage { nodes: [Client!]! endCursor: String }');
    const clients = ({ after }: Readonly<Record<string, unknown>>) => ({
      nodes: after === undefined ? rows.clients : [],
      endCursor: 'c23',
    });
    const { match } = await prove({ ...honest(rows), clients }, paged);
    expect(match.map.clients?.arguments.map(({ name }) => name)).toContain('after');
  });

  it('counts pages from 0 where the service does', async () => {
    const rows = rowsOf();
    const { match } = await prove({
      ...honest(rows),
      clients: ({ page, limit }) =>
        rows.clients.slice(Number(page) * Number(limit), (Number(page) + 1) * Number(limit)),
    });
    const { clients } = match.map;
    expect(clients && buildVariables(clients, { page: 1, limit: 5 })).toEqual({ page: 0, limit: 5 });
  });

  it('does not filter by a period that leaves out appointments of the day', async () => {
    const rows = rowsOf();
    const { match } = await prove({
      ...honest(rows),
      // It filters by when a row was entered.
      appointments: ({ startDate }) => (startDate === undefined ? rows.appointments : rows.appointments.slice(0, 3)),
    });
    const { appointments } = match.map;
    const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z' };
    const { startDate, endDate } = appointments ? buildVariables(appointments, period) : {};
    expect([startDate, endDate]).toEqual([undefined, undefined]);
  });

  it('still gives a period that the query demands, whatever it filters', async () => {
    const rows = rowsOf();
    const demanding = sdl.replace('startDate: String, endDate: String', 'startDate: String!, endDate: String!');
    // Few rows were entered on any one day.
    const isLong = (from: unknown, to: unknown): boolean => Date.parse(String(to)) - Date.parse(String(from)) > 9 * day;
    const appointments = ({ startDate, endDate }: Readonly<Record<string, unknown>>) =>
      isLong(startDate, endDate) ? rows.appointments : [];
    const { match } = await prove({ ...honest(rows), appointments }, demanding);
    const operation = match.map.appointments;
    const period = { from: '2026-11-17T05:00:00Z', to: '2026-11-18T05:00:00Z' };
    const { startDate, endDate } = operation ? buildVariables(operation, period) : {};
    expect([typeof startDate, typeof endDate]).toEqual(['string', 'string']);
  });

  it('reads the zone from where a zone stands', async () => {
    const [location] = rowsOf().locations;
    const locations = [{ ...location, timeZone: 'GMT-5 (see front desk)', zoneName: 'America/New_York' }];
    const { match } = await prove(
      honest(rowsOf({ locations: [...locations, { ...locations[0], id: 'l2' }, { ...locations[0], id: 'l3' }] })),
    );
    expect(match.map.locations?.fields.timeZone).toEqual({ kind: 'path', path: ['zoneName'] });
  });

  it('reads the next name where the first is empty', async () => {
    const clients = rowsOf().clients.map((each) => ({ ...each, displayName: null }));
    const { match } = await prove(honest(rowsOf({ clients })));
    expect(JSON.stringify(match.map.clients?.fields.name)).toContain('"name"');
  });

  it('does not read phone numbers from what holds something else', async () => {
    const clients = rowsOf().clients.map((each, index) => ({ ...each, phone: index % 2 ? 'yes' : 'no' }));
    const { match } = await prove(honest(rowsOf({ clients })));
    expect(match.map.clients?.fields.phones).toBeUndefined();
  });

  it('shows no client as staff who may sign in beside them', async () => {
    const { staff } = rowsOf();
    const accounts = [...staff, { id: 'u1', firstName: 'Ada', lastName: 'Brown', role: 'PET_OWNER' }];
    const { match } = await prove(honest(rowsOf({ staff: accounts })));
    expect(match.map.providers?.fields).toMatchObject({
      hidden: { kind: 'is', path: ['role'], value: 'PET_OWNER' },
    });
    const honestMatch = await prove(honest(rowsOf()));
    expect(honestMatch.match.map.providers?.fields).not.toHaveProperty('hidden');
  });

  it('does not ask for a record by a query that answers another one', async () => {
    const rows = rowsOf();
    const { match } = await prove({ ...honest(rows), client: () => rows.clients[7] });
    expect(match.map.client).toBeUndefined();
    expect(match.concepts.client).toMatchObject({
      chosen: null,
      others: [{ operation: 'client', verdict: 'refuted' }],
    });
  });

  it('does not read an end that lies before the start', async () => {
    const appointments = rowsOf().appointments.map((each) => ({ ...each, end: '2020-01-01T00:00:00Z' }));
    const { match } = await prove(honest(rowsOf({ appointments })));
    expect(match.map.appointments?.fields.end).toBeUndefined();
  });
});
