import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { parseServer } from './parseServer.ts';
import { objectIds } from './records.ts';

const { view } = parseServer;
const visit = productVisits(parseServer);

describe('Parse Server', () => {
  it('gives a hundred patients, or pages by first and after, skip, or last', async () => {
    const { server, query } = await visit();
    const expected = view.clients(server.practice).map((client) => {
      const { id, givenName, familyName, emails, phones } = clientThrough(view, server.practice, client);
      return [id, givenName ?? null, familyName, emails?.[0] ?? null, phones?.[0] ?? null];
    });
    const ids = expected.map(([id]) => id);
    const pages =
      await query(`{ usual: patients { edges { node { id name lastName email phone } } count pageInfo { hasNextPage endCursor } }
      skipped: patients(skip: 100, first: 50) { edges { node { id } } pageInfo { hasNextPage hasPreviousPage } }
      last: patients(last: 2) { edges { node { id } } }
      next: patients(after: "YXJyYXljb25uZWN0aW9uOjk5", first: 5) { edges { node { id } } } }`);
    expect(nodesAt(pages, 'usual').map((row) => Object.values(row))).toEqual(expected.slice(0, 100));
    expect([at(pages, 'usual.count'), at(pages, 'usual.pageInfo.hasNextPage')]).toEqual([ids.length, true]);
    const idsOf = (list: string): unknown[] => nodesAt(pages, list).map(({ id }) => id);
    expect([idsOf('skipped'), idsOf('last')]).toEqual([ids.slice(100), ids.slice(-2)]);
    expect(at(pages, 'skipped.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(idsOf('next')).toEqual(ids.slice(100, 105));
    expect(at(pages, 'usual.pageInfo.endCursor')).toBe('YXJyYXljb25uZWN0aW9uOjk5');
    expect(missingOperations(parseServer)).toEqual([]);
  });

  it('finds by constraints, through pointers and relations, and one by either id', async () => {
    const { query } = await visit();
    const ids = { id: view.ids.of('client', 6), objectId: objectIds.of('client', 6) };
    const found = await query(
      `query($id: ID!, $objectId: ID!) { loose: patients(where: { lastName: { matchesRegex: "o'brien", options: "i" } }) { edges { node { id } } }
      exact: patients(where: { lastName: { matchesRegex: "o'brien" } }) { count }
      both: patients(order: [lastName_DESC], where: { OR: [{ lastName: { equalTo: "Abel" } }, { email: { in: ["zoe2@example.test"] } }] }) { edges { node { lastName } } }
      doctors(where: { clinics: { have: { city: { equalTo: "Boulder" } } } }) { edges { node { clinics { edges { node { city } } } } } }
      hers: appointments(where: { patient: { have: { lastName: { equalTo: "O'Brien" } } } }) { edges { node { patient { lastName } } } }
      patient(id: $id) { id objectId ACL { public { read } } } same: patient(id: $objectId) { id }
      node(id: $id) { ... on Patient { lastName } } clinics { edges { node { specialities { ... on Element { value } } } } } }`,
      ids,
    );
    expect(nodesAt(found, 'loose')).toEqual([1, 8].map((key) => ({ id: view.ids.of('client', key) })));
    expect(at(found, 'exact.count')).toBe(0);
    expect(nodesAt(found, 'both').map((row) => row['lastName'])).toEqual(["O'Brien", 'Abel']);
    const boulder = nodesAt(found, 'doctors').map((row) => nodesAt(row, 'clinics').map(({ city }) => city));
    expect(boulder).toEqual([['Boulder'], ['Boulder'], ['Boulder']]);
    expect(new Set(nodesAt(found, 'hers').map((row) => at(row, 'patient.lastName')))).toEqual(new Set(["O'Brien"]));
    expect(found['patient']).toEqual({ ...ids, ACL: { public: { read: true } } });
    expect([found['same'], found['node']]).toEqual([{ id: ids.id }, { lastName: 'Abel' }]);
    expect(nodesAt(found, 'clinics')[0]).toEqual({ specialities: [{ value: 'Prevention' }, { value: 'Surgery' }] });
  });

  it('has the appointments of a day of one clinic', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(parseServer, '2026-11-17', { practice: server.practice, placeKey: 2 });
    const day = await query(
      `query($clinic: ID!) { appointments(order: [date_ASC], where: { clinic: { have: { id: { equalTo: $clinic } } },
        date: { greaterThanOrEqualTo: "2026-11-17T07:00:00Z", lessThan: "2026-11-18T07:00:00.000Z" } }) { edges { node {
        id date endDate status description clinic { id name } patient { id name lastName } doctor { id name lastName } } } } }`,
      { clinic: view.ids.of('place', 2) },
    );
    const nodes = nodesAt(day, 'appointments');
    expect(nodes.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, provider, location }] of appointments.entries()) {
      const node = nodes[index];
      const times = [at(node, 'date'), at(node, 'endDate')].map((date) => Date.parse(String(date)));
      expect(times).toEqual([start, end].map((instant) => Date.parse(instant ?? '')));
      expect(node).toMatchObject({ status, description: reason ?? null, clinic: location });
      expect(at(node, 'patient.id')).toBe(client?.id ?? null);
      expect(at(node, 'doctor.id')).toBe(provider?.id ?? null);
    }
  });

  it('creates with linked or created objects, updates, deletes for good, and refuses with a number', async () => {
    const { server, query, post } = await visit();
    const made = await query(
      `mutation($clinic: ID!, $doctor: ID!) { createAppointment(input: { clientMutationId: "a", fields: { date: "2026-11-19T15:00:00.000Z",
        endDate: "2026-11-19T15:25:00.000Z", status: "pending", clinic: { link: $clinic }, doctor: { link: $doctor },
        patient: { createAndLink: { name: "Jo", lastName: "Park", phone: "207 555 0199" } } } }) {
        clientMutationId appointment { id status patient { lastName phone } doctor { name } } } }`,
      { clinic: view.ids.of('place', 1), doctor: objectIds.of('provider', 1) },
    );
    const patient = { lastName: 'Park', phone: '207 555 0199' };
    const appointment = { status: 'pending', patient, doctor: { name: 'Amelia' } };
    expect(made['createAppointment']).toMatchObject({ clientMutationId: 'a', appointment });
    const id = at(made, 'createAppointment.appointment.id');
    const update = `mutation($id: ID!) { updateAppointment(input: { id: $id, fields: { status: "canceled", doctor: null,
      date: "2026-11-19T16:00:00Z", endDate: "2026-11-19T16:30:00Z" } }) { appointment { date doctor { id } } } }`;
    const changed = await query(update, { id });
    expect(changed['updateAppointment']).toEqual({ appointment: { date: '2026-11-19T16:00:00.000Z', doctor: null } });
    const record = { minutes: 30, state: 'cancelled', clientKey: 121, providerKey: null, placeKey: 1 };
    expect(server.practice.appointments.at(-1)).toMatchObject(record);
    await query('mutation($id: ID!) { deleteAppointment(input: { id: $id }) { appointment { id } } }', { id });
    const gone = await post('query($id: ID!) { appointment(id: $id) { id } }', { id });
    expect(gone.body.errors?.[0]).toMatchObject({ message: 'Object not found.', extensions: { code: 101 } });
    const denied = await post('mutation { createSpeciality(input: { fields: {} }) { speciality { id } } }');
    expect(denied.body.errors?.[0]?.message).toBe('Permission denied for action create on class Speciality.');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const enter = 'mutation { createPatient(input: { fields: { lastName: "Park" } }) { patient { id } } }';
    const refused = await closed.post(enter);
    expect(refused.body.errors?.[0]).toMatchObject({ message: 'Closed for the day', extensions: { code: 142 } });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('specialities');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
