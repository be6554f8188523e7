import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { dgraph } from './dgraph.ts';

let server: DialectServer;
let run: RunQuery;
const { view } = dgraph;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await dgraph.start({ tls: certificates.server });
  run = queryWith(dgraph, server, certificates.authority);
});
afterAll(() => server.close());

describe('Dgraph', () => {
  it('gives owners from an offset on, and counts them', async () => {
    const clients = view.clients(server.practice);
    const list = (args: string): string => `queryOwner${args} { id name phoneNumbers isActive }`;
    const pages = await run(
      `{ first: ${list('(first: 40)')} second: ${list('(first: 40, offset: 40)')} all: queryOwner { id } aggregateOwner { count } }`,
    );
    expect(at(pages, 'aggregateOwner.count')).toBe(clients.length);
    expect(rowsAt(pages, 'all')).toHaveLength(clients.length);
    const expected = clients
      .map((client) => clientThrough(view, server.practice, client))
      .map(({ id, name, phones, active }) => ({ id, name, phoneNumbers: phones, isActive: active }));
    expect([...rowsAt(pages, 'first'), ...rowsAt(pages, 'second')]).toEqual(expected.slice(0, 80));
  });

  it('finds owners by whole words of their name, and one by id', async () => {
    const find = (words: string): string => `queryOwner(filter: { name: { anyofterms: "${words}" } }) { id }`;
    const found = await run(`{ whole: ${find("o'brien")} part: ${find("o'bri")} }`);
    expect(found).toEqual({ whole: [1, 8].map((key) => ({ id: view.ids.of('client', key) })), part: [] });
    const card = await run(
      `{ getOwner(id: "${view.ids.of('client', 1)}") { name email pets { name } petsAggregate { count } } }`,
    );
    const pets = server.practice.patients.filter((row) => row.clientKey === 1);
    expect(card['getOwner']).toEqual({
      name: "Zoë O'Brien",
      email: 'zoe.obrien@example.test',
      pets: pets.map(({ name }) => ({ name })),
      petsAggregate: { count: pets.length },
    });
  });

  it('shows the visits of a day', async () => {
    const day = await run(`{ queryAppointment(
      filter: { startTime: { between: { min: "2026-11-17T05:00:00Z", max: "2026-11-18T06:59:59Z" } } }, order: { asc: startTime }
    ) { id startTime endTime status reason pet { id name } owner { id name } veterinarian { id name } clinic { id name timeZone } } }`);
    const { appointments } = expectedSample(dgraph, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    const nodes = rowsAt(day, 'queryAppointment');
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const node = nodes.find((row) => row['id'] === id);
      expect(Date.parse(String(node?.['startTime']))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(node?.['endTime']))).toBe(Date.parse(end ?? ''));
      expect(node).toMatchObject({
        status,
        reason: reason ?? null,
        pet: patient ?? null,
        owner: client ?? null,
        veterinarian: provider ?? null,
        clinic: location,
      });
    }
  });

  it('adds a visit, and changes the visits that a filter finds', async () => {
    const [clinic, pet] = [view.ids.of('place', 1), view.ids.of('patient', 1)];
    const added =
      await run(`mutation { addAppointment(input: [{ startTime: "2026-11-19T15:00:00Z", endTime: "2026-11-19T15:30:00Z",
      status: Scheduled, reason: "Cough", clinic: { id: "${clinic}" }, pet: { id: "${pet}" } }]) { numUids appointment { id owner { name } } } }`);
    expect(at(added, 'addAppointment.numUids')).toBe(1);
    const [visit] = rowsAt(added, 'addAppointment.appointment');
    const filter = `filter: { id: ["${String(visit?.['id'])}"] }`;
    const updated =
      await run(`mutation { updateAppointment(input: { ${filter}, set: { status: Cancelled }, remove: { reason: "Cough" } })
      { numUids appointment { status reason } } }`);
    expect(updated['updateAppointment']).toEqual({ numUids: 1, appointment: [{ status: 'Cancelled', reason: null }] });
    await run('mutation { addOwner(input: [{ name: "Jo Park", phoneNumbers: ["207 555 0199"] }]) { numUids } }');
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
  });

  it('shows its schema within the depth that is allowed', async () => {
    const types = await readPiecewise(run);
    expect(rowsAt(types.get('Owner'), 'fields').map(({ name }) => name)).toContain('petsAggregate');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
