import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wallText } from '../../dialects/clock.ts';
import { type RunQuery, keyHeaders, postDialect, queryWith } from '../../dialects/dialectRequests.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { fullNameOf } from '../../dialects/practice.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { type Certificates, makeCertificates } from '../../support/service/certificates.ts';
import { supabase } from './supabase.ts';

let certificates: Certificates;
let server: DialectServer;
let run: RunQuery;
const { view } = supabase;

beforeAll(async () => {
  certificates = await makeCertificates();
  server = await supabase.start({ tls: certificates.server });
  run = queryWith(supabase, server, certificates.authority);
});
afterAll(() => server.close());

describe('pg_graphql', () => {
  it('gives thirty rows at most, and the next ones after a cursor', async () => {
    const list = (args: string): string =>
      `{ clientsCollection(${args}) { edges { node { id first_name last_name email phone } } pageInfo { endCursor hasNextPage } } }`;
    const first = await run(list('first: 100'));
    const cursor = String(at(first, 'clientsCollection.pageInfo.endCursor'));
    const second = await run(list(`first: 30, after: "${cursor}"`));
    const names = [first, second].flatMap((page) =>
      nodesAt(page, 'clientsCollection').map((node) => [node['id'], node['first_name'], node['last_name']]),
    );
    const expected = view.clients(server.practice).slice(0, 60);
    expect(names).toEqual(expected.map((row) => [view.ids.of('client', row.key), row.givenName ?? '', row.familyName]));
  });

  it('finds clients by part of their family name, and one by id or by node', async () => {
    const found = await run(
      `{ clientsCollection(filter: { last_name: { ilike: "%o'br%" } }) { edges { node { id nodeId } } } }`,
    );
    const [zoe, ...others] = nodesAt(found, 'clientsCollection');
    const named = server.practice.clients.filter((row) => !row.isDeleted && /o'br/i.test(row.familyName));
    expect([zoe, ...others].map((node) => node?.['id'])).toEqual(named.map((row) => view.ids.of('client', row.key)));
    const card = await run(`{ clientsCollection(filter: { id: { eq: "1" } }) { edges { node {
      phone petsCollection { edges { node { name } } } } } }
      node(nodeId: "${String(zoe?.['nodeId'])}") { ... on clients { last_name email } } }`);
    const [node] = nodesAt(card, 'clientsCollection');
    const pets = server.practice.patients.filter((row) => row.clientKey === 1);
    expect(node?.['phone']).toBe(server.practice.clients[0]?.phones[0]?.value);
    expect(nodesAt(node, 'petsCollection').map(({ name }) => name)).toEqual(pets.map(({ name }) => name));
    expect(card['node']).toEqual({ last_name: "O'Brien", email: 'zoe.obrien@example.test' });
  });

  it('shows the visits of a day, which is a text', async () => {
    const day =
      await run(`{ appointmentsCollection(filter: { date: { eq: "2026-11-17" } }, orderBy: [{ time: AscNullsLast }]) {
      edges { node { id date time duration status notes veterinarian pet { id name } client { id first_name last_name } } } } }`);
    const { appointments } = expectedSample(supabase, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(10);
    const nodes = nodesAt(day, 'appointmentsCollection');
    expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, status, reason, patient, provider } of appointments) {
      const node = nodes.find((row) => row['id'] === id);
      const wall = wallText(Date.parse(start ?? ''), 'America/New_York');
      expect(`${String(node?.['date'])}T${String(node?.['time'])}:00`).toBe(wall);
      expect(node).toMatchObject({ status, notes: reason ?? '', pet: patient, veterinarian: provider?.name ?? '' });
    }
  });

  it('changes no more rows than are permitted', async () => {
    const change = (filter: string, more = ''): string =>
      `mutation { updateappointmentsCollection(set: { status: "cancelled" }, filter: ${filter} ${more}) { affectedCount records { id status } } }`;
    const many = await postDialect(server, change('{ date: { eq: "2026-11-20" } }'), {
      headers: keyHeaders(supabase),
      ca: certificates.authority,
    });
    expect(many.body).toEqual({ data: null, errors: [{ message: 'update impacts too many records' }] });
    const one = await run(change('{ id: { eq: "9" } }'));
    expect(one['updateappointmentsCollection']).toEqual({
      affectedCount: 1,
      records: [{ id: '9', status: 'cancelled' }],
    });
  });

  it('books a visit, and enters a client', async () => {
    const booked = await run(`mutation { insertIntoappointmentsCollection(objects: [{ pet_id: "1", client_id: "1",
      date: "2026-11-19", time: "10:00", type: "vaccination", status: "scheduled", veterinarian: "Amelia Okafor" }]) { records { id duration } } }`);
    const [record] = rowsAt(booked, 'insertIntoappointmentsCollection.records');
    const { appointments } = expectedSample(supabase, '2026-11-19', { practice: server.practice });
    expect(appointments.find(({ id }) => id === record?.['id'])).toMatchObject({
      start: '2026-11-19T15:00:00Z',
      end: '2026-11-19T15:30:00Z',
      provider: { name: 'Amelia Okafor' },
    });
    await run(
      `mutation { insertIntoclientsCollection(objects: [{ first_name: "Jo", last_name: "Park", email: "" }]) { affectedCount } }`,
    );
    expect(server.practice.clients.map(fullNameOf)).toContain('Jo Park');
  });

  it('shows its schema within the depth that is allowed', async () => {
    const types = await readPiecewise(run);
    expect(rowsAt(types.get('clients'), 'fields').map(({ name }) => name)).toContain('petsCollection');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
