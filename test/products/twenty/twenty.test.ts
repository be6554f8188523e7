import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RunQuery, queryWith } from '../../dialects/dialectRequests.ts';
import { appointmentThrough, clientThrough } from '../../dialects/dialectView.ts';
import type { DialectServer } from '../../dialects/dialect.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { makeCertificates } from '../../support/service/certificates.ts';
import { twenty } from './twenty.ts';

let server: DialectServer;
let run: RunQuery;
const { view } = twenty;

beforeAll(async () => {
  const certificates = await makeCertificates();
  server = await twenty.start({ tls: certificates.server });
  run = queryWith(twenty, server, certificates.authority);
});
afterAll(() => server.close());

const person = 'id name { firstName lastName } emails { primaryEmail } phones { primaryPhoneNumber }';

describe('Twenty', () => {
  it('pages through people in the order of their ids', async () => {
    const expected = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const list = (args: string): string =>
      `{ people(${args}) { edges { node { ${person} } } pageInfo { endCursor } totalCount } }`;
    const first = await run(list('first: 50'));
    expect(at(first, 'people.totalCount')).toBe(expected.length);
    const second = await run(list(`first: 50, after: "${String(at(first, 'people.pageInfo.endCursor'))}"`));
    const ids = [first, second].flatMap((page) => rowsAt(page, 'people.edges').map((edge) => at(edge, 'node.id')));
    expect(ids).toEqual(expected.slice(0, 100));
  });

  it('hides deleted people unless a filter speaks of them', async () => {
    const { people } = await run('{ people(filter: { deletedAt: { is: NOT_NULL } }) { totalCount } }');
    expect(people).toEqual({ totalCount: server.practice.clients.filter((row) => row.isDeleted).length });
  });

  it('finds people by part of their family name, and one by id', async () => {
    const found = await run(
      `{ people(filter: { name: { lastName: { ilike: "%o'br%" } } }) { edges { node { id } } } }`,
    );
    const ids = [1, 8].map((key) => view.ids.of('client', key));
    expect(rowsAt(found, 'people.edges').map((edge) => at(edge, 'node.id'))).toEqual(expect.arrayContaining(ids));
    const card = await run(
      `{ person(filter: { id: { eq: "${ids[0] ?? ''}" } }) { ${person} pets { edges { node { name } } } } }`,
    );
    const [client] = server.practice.clients;
    const shown = client && clientThrough(view, server.practice, client);
    expect(at(card, 'person.name')).toEqual({ firstName: shown?.givenName, lastName: shown?.familyName });
    expect(at(card, 'person.phones.primaryPhoneNumber')).toBe('2075550101');
    expect(rowsAt(card, 'person.pets.edges')).toHaveLength(
      server.practice.patients.filter((row) => row.clientKey === 1).length,
    );
  });

  it('shows the visits of a day', async () => {
    const day = await run(`{ appointments(
      filter: { startsAt: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T07:00:00Z" } }
      orderBy: [{ startsAt: AscNullsLast }]
    ) { edges { node { id startsAt endsAt status reason pet { id name } client { id } veterinarian { id } location { id timeZone } } } } }`);
    const shown = new Map(rowsAt(day, 'appointments.edges').map((edge) => [at(edge, 'node.id'), at(edge, 'node')]));
    const { appointments } = expectedSample(twenty, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const node = shown.get(id);
      expect(node).toMatchObject({ status, reason: reason ?? null, pet: patient ?? null });
      expect(Date.parse(String(at(node, 'startsAt')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(node, 'endsAt')))).toBe(Date.parse(end ?? ''));
      expect(at(node, 'client.id') ?? null).toBe(client?.id ?? null);
      expect(at(node, 'veterinarian.id') ?? null).toBe(provider?.id ?? null);
      expect(at(node, 'location.id')).toBe(location?.id);
    }
  });

  it('books, moves and cancels a visit, and enters a person', async () => {
    const ids = { location: view.ids.of('place', 1), pet: view.ids.of('patient', 1) };
    const created =
      await run(`mutation { createAppointment(data: { startsAt: "2026-11-19T15:00:00Z", endsAt: "2026-11-19T15:30:00Z",
      visitType: VACCINATION, locationId: "${ids.location}", petId: "${ids.pet}" }) { id status client { id } } }`);
    const id = String(at(created, 'createAppointment.id'));
    await run(
      `mutation { updateAppointment(id: "${id}", data: { startsAt: "2026-11-19T16:00:00Z", status: CANCELED }) { id } }`,
    );
    const last = server.practice.appointments.at(-1);
    expect(last && appointmentThrough(view, server.practice, last)).toMatchObject({
      id,
      start: '2026-11-19T11:00:00-05:00',
      status: 'CANCELED',
    });
    await run(`mutation { createPerson(data: { name: { firstName: "Jo", lastName: "Park" }, emails: { primaryEmail: "jo@example.test" },
      phones: { primaryPhoneNumber: "2075550199", primaryPhoneCallingCode: "+1" } }) { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '+12075550199' }] });
  });

  it('shows its schema within the depth that is allowed', async () => {
    const types = await readPiecewise(run);
    expect(rowsAt(types.get('Person'), 'fields').map(({ name }) => name)).toContain('createdBy');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
