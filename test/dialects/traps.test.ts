import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Certificates, makeCertificates } from '../support/service/certificates.ts';
import { type DialectReply, keyHeaders, postDialect, queryWith, type RunQuery } from './dialectRequests.ts';
import type { DialectOptions, DialectServer } from './dialect.ts';
import { journey } from './journey/journey.ts';
import { ledger } from './ledger/ledger.ts';
import { literal, minimal } from './literal/literal.ts';
import { mixed } from './mixed/mixed.ts';
import { people2024, people2026 } from './people/people.ts';
import { at, rowsAt } from './readByHand.ts';
import { registry } from './registry/registry.ts';
import { relay } from './relay/relay.ts';
import { tables } from './tables/tables.ts';
import { tierpraxis } from './tierpraxis/tierpraxis.ts';
import { tokens } from './tokens/tokens.ts';

const all = [
  literal,
  minimal,
  mixed,
  relay,
  people2024,
  people2026,
  journey,
  tables,
  tokens,
  registry,
  tierpraxis,
  ledger,
];
const tuesday = 'start: "2026-11-17T05:00:00Z", end: "2026-11-18T07:00:00Z"';
let certificates: Certificates;
const running: DialectServer[] = [];

beforeAll(async () => {
  certificates = await makeCertificates();
});
afterAll(() => Promise.all(running.map((server) => server.close())));

type Visit = RunQuery & { readonly post: (query: string) => Promise<DialectReply>; readonly server: DialectServer };

async function visit(dialect: (typeof all)[number], options: Partial<DialectOptions> = {}): Promise<Visit> {
  const server = await dialect.start({ tls: certificates.server, ...options });
  running.push(server);
  const headers = keyHeaders(dialect);
  const post = (query: string) => postDialect(server, query, { headers, ca: certificates.authority });
  return Object.assign(queryWith(dialect, server, certificates.authority), { post, server });
}

/** How many rows a query answers in the list at a path. */
async function count(runQuery: RunQuery, path: string, query: string): Promise<number> {
  return rowsAt(await runQuery(query), path).length;
}

describe('what dialects hide by default', () => {
  it('mixed hides finished rows, and deleted ones always but on request', async () => {
    const runQuery = await visit(mixed);
    const read = (more: string) =>
      count(runQuery, 'appointments', `{ appointments(${tuesday}, ${more} limit: 200) { id } }`);
    expect([await read(''), await read('includeCompleted: true,'), await read('onlyDeleted: true,')]).toEqual([
      26, 32, 2,
    ]);
  });

  it('people2024 hides this morning, ended rows and what others do', async () => {
    const runQuery = await visit(people2024);
    const read = (more: string) =>
      count(runQuery, 'appointments', `{ appointments(specificDay: "2026-11-17" ${more}) { id } }`);
    const everything = await read('filter: "all", is_org: true, with_all_statuses: true');
    expect(everything).toBe(30);
    expect(await read('filter: "all", is_org: true')).toBeLessThan(everything);
    expect(await read('is_org: true, with_all_statuses: true')).toBeLessThan(everything);
    expect(await read('filter: "all", with_all_statuses: true')).toBeLessThan(everything);
  });

  it('people2026 requires both ends of a range', async () => {
    const { post } = await visit(people2026);
    const { body } = await post('{ appointments(startDate: "2026-11-17T00:00:00Z") { nodes { id } } }');
    expect(body.errors?.[0]?.message).toContain('together');
  });

  it('journey, registry, tierpraxis and ledger leave out what was cancelled', async () => {
    const range =
      'dateRange: { start: "2026-11-17T05:00:00Z", end: "2026-11-18T07:00:00Z" }, pagination: { pageSize: 100 }';
    const ofJourney = await visit(journey);
    const bookings = (more: string) =>
      count(ofJourney, 'bookings.data', `{ bookings(${range} ${more}) { data { id } } }`);
    expect(await bookings('options: { includeDeleted: true }')).toBe(4 + (await bookings('')));
    const ofGerman = await visit(tierpraxis);
    const days = 'vonTag: "2026-11-17", bisTag: "2026-11-17"';
    const termine = (more: string) =>
      count(ofGerman, 'termine.eintraege', `{ termine(${days}, proSeite: 60 ${more}) { eintraege { id } } }`);
    expect([await termine(''), await termine('mitAbgesagten: true')]).toEqual([27, 29]);
    const ofLedger = await visit(ledger);
    const book = (more: string) =>
      count(ofLedger, 'apptBk.rows', `{ apptBk(locCd: "100001", dt: "20261117" ${more}) { rows { apptNo } } }`);
    expect(await book('inclCx: true')).toBe(1 + (await book('')));
  });

  it('minimal and tierpraxis hide inactive clients, literal does not', async () => {
    const ofMinimal = await visit(minimal);
    const clients = (more: string) => count(ofMinimal, 'getClients', `{ getClients(limit: 200 ${more}) { id } }`);
    const [usual, active, inactive] = [
      await clients(''),
      await clients('active: true'),
      await clients('active: false'),
    ];
    expect(usual).toBe(active);
    expect(inactive).toBeGreaterThan(5);
    const ofLiteral = await visit(literal);
    expect(await count(ofLiteral, 'getClients', '{ getClients(limit: 200) { id } }')).toBe(active + inactive);
  });
});

describe('forms of queries', () => {
  it('journey finds bookings that only overlap the range', async () => {
    const runQuery = await visit(journey);
    const range = 'start: "2026-11-17T13:05:00Z", end: "2026-11-17T13:10:00Z"';
    const answer = await runQuery(`{ bookings(dateRange: { ${range} }) { data { start } } }`);
    expect(rowsAt(answer, 'bookings.data').map((row) => row['start'])).toEqual(['2026-11-17T13:00:00.000Z']);
  });

  it('searches go by name, in each dialect that has one', async () => {
    const found = async (dialect: (typeof all)[number], path: string, query: string): Promise<number> =>
      count(await visit(dialect), path, query);
    expect(await found(mixed, 'searchAccounts', '{ searchAccounts(query: "BRIEN") { id } }')).toBe(2);
    expect(await found(relay, 'clients.edges', '{ clients(first: 9, searchTerm: "brien") { edges { cursor } } }')).toBe(
      2,
    );
    expect(await found(people2024, 'users', '{ users(keywords: "brien") { id } }')).toBe(2);
    expect(await found(journey, 'patients.data', '{ patients(search: "brien") { data { id } } }')).toBe(2);
    const where = '_or: [{ last_name: { _ilike: "%brien%" } }, { phone: { _ilike: "%5550106%" } }]';
    expect(await found(tables, 'clients', `{ clients(where: { ${where} }) { id } }`)).toBe(2);
    const filter = 'or: [{ name: { contains: "Brien" } }, { name: { contains: "brien" } }]';
    expect(
      await found(tokens, 'listClients.items', `{ listClients(limit: 500, filter: { ${filter} }) { items { id } } }`),
    ).toBe(2);
  });

  it('tables compare, order and count', async () => {
    const runQuery = await visit(tables);
    const where =
      'where: { appointment_date: { _gte: "2026-11-17", _lte: "2026-11-17" }, patient: { client: { last_name: { _eq: "Müller" } } } }';
    const answer = await runQuery(`{
      appointments(${where}, order_by: [{ start_time: desc }]) { start_time }
      appointments_aggregate(${where}) { aggregate { count } } }`);
    const times = rowsAt(answer, 'appointments').map((row) => String(row['start_time']));
    expect(times.length).toBeGreaterThan(0);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(at(answer, 'appointments_aggregate.aggregate.count')).toBe(times.length);
  });

  it.each([people2024, people2026, journey, tierpraxis])(
    '$name can do without org, with a word of its own',
    async (dialect) => {
      const runQuery = await visit(dialect, { organizationQuery: 'own' });
      expect((await runQuery.post('{ org { id } }')).body.errors).toHaveLength(1);
      const own = String(dialect.ownOrganization);
      expect(await runQuery(`{ ${own} { id name } }`)).toMatchObject({ [own]: { name: 'Harbor Veterinary Group' } });
    },
  );
});

describe('pages', () => {
  it.each([
    [literal, 'getClients', '{ getClients(limit: 100) { id } }'],
    [mixed, 'clients', '{ clients(limit: 100) { id } }'],
    [relay, 'clients.edges', '{ clients(first: 100) { edges { node { id } } } }'],
    [people2024, 'users', '{ users(page_size: 100) { id } }'],
    [people2026, 'users.nodes', '{ users(first: 100) { nodes { id } } }'],
    [journey, 'patients.data', '{ patients(pagination: { pageSize: 100 }) { data { id } } }'],
    [tables, 'clients', '{ clients { id } }'],
    [tokens, 'listClients.items', '{ listClients(limit: 100) { items { id } } }'],
    [registry, 'parties.payload.rows', '{ parties(window: { take: 100 }) { payload { rows { ref } } } }'],
    [tierpraxis, 'tierhalter.eintraege', '{ tierhalter(proSeite: 100) { eintraege { id } } }'],
    [ledger, 'custLst.rows', '{ custLst(inp: { pgSz: 100 }) { rows { custNo } } }'],
  ])('are cut at the cap without a hint', async (dialect, path, query) => {
    expect(await count(await visit(dialect, { cap: 7 }), path, query)).toBe(7);
  });

  it('of tokens can be empty before the end', async () => {
    const runQuery = await visit(tokens, { cap: 10 });
    const sizes: number[] = [];
    let nextToken: unknown = null;
    do {
      const answer: Readonly<Record<string, unknown>> = await runQuery(
        'query($nextToken: String) { listAppointments(filter: { date: { eq: "2026-03-08" } }, nextToken: $nextToken) { items { id } nextToken } }',
        { nextToken },
      );
      sizes.push(rowsAt(answer, 'listAppointments.items').length);
      nextToken = at(answer, 'listAppointments.nextToken');
    } while (nextToken !== null);
    expect(sizes).toContain(0);
    expect(sizes.reduce((sum, size) => sum + size)).toBe(5);
  });

  it('of relay need a size, go one way at a time, and hold edges without a node', async () => {
    const runQuery = await visit(relay);
    expect((await runQuery.post('{ clients { edges { node { id } } } }')).body.errors).toHaveLength(1);
    expect((await runQuery.post('{ clients(first: 2, last: 2) { edges { node { id } } } }')).body.errors).toHaveLength(
      1,
    );
    const range = 'startsAfter: "2026-11-17T05:00:00Z", startsBefore: "2026-11-18T05:00:00Z"';
    const answer = await runQuery(`{ appointments(first: 50, ${range}) { edges { node { id } } } }`);
    expect(rowsAt(answer, 'appointments.edges').filter((edge) => edge['node'] === null)).toHaveLength(2);
  });
});

describe('failures', () => {
  it('a poisoned row makes its page HTTP 500 and no other', async () => {
    const runQuery = await visit(mixed, { poison: [{ kind: 'client', key: 7 }] });
    expect((await runQuery.post('{ clients(limit: 10) { id } }')).status).toBe(500);
    expect((await runQuery.post('{ clients(limit: 6) { id } }')).status).toBe(200);
    expect((await runQuery.post('{ clients(limit: 10, offset: 7) { id } }')).status).toBe(200);
    expect((await runQuery.post('{ client(id: "7") { id } }')).status).toBe(500);
  });

  it('an operation that the key may not use is HTTP 403', async () => {
    const runQuery = await visit(literal, { restricted: ['getProviders'] });
    const { status, body } = await runQuery.post('{ getProviders { id } }');
    expect([status, body.errors?.length]).toEqual([403, 1]);
  });

  it('tables sends errors without data, tokens data with null beside a type of error', async () => {
    const ofTables = await visit(tables);
    const { body } = await ofTables.post('{ clients { nickname } }');
    expect(body).not.toHaveProperty('data');
    expect(body.errors?.[0]?.extensions?.code).toBe('validation-failed');
    const ofTokens = await visit(tokens);
    const reply = await ofTokens.post('{ listClients(nextToken: "no token") { items { id } } }');
    expect(reply.body).toMatchObject({ data: { listClients: null }, errors: [{ data: null, errorInfo: null }] });
  });

  it('noise hides nothing', async () => {
    const runQuery = await visit(tables, { noise: 300 });
    expect(await count(runQuery, 'locations', '{ locations { id name } }')).toBe(3);
    expect(await count(runQuery, '__schema.types', '{ __schema { types { name } } }')).toBeGreaterThan(500);
  });
});
