import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { entgo } from './entgo.ts';
import { entId } from './records.ts';

const { view } = entgo;
const visit = productVisits(entgo);

describe('ent', () => {
  it('gives all patients by id, or pages in both directions, with totals', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(
      `{ all: patients { totalCount edges { node { id } } } first: patients(first: 3) { edges { node { id } cursor } pageInfo { hasNextPage endCursor } }
      last: patients(last: 2) { edges { node { id } } pageInfo { hasPreviousPage hasNextPage } } }`,
    );
    expect(nodesAt(pages, 'all').map(({ id }) => id)).toEqual(ids);
    expect(ids.toSorted()).toEqual(ids);
    expect(at(pages, 'all.totalCount')).toBe(ids.length);
    expect(nodesAt(pages, 'last').map(({ id }) => id)).toEqual(ids.slice(-2));
    const after = at(pages, 'first.pageInfo.endCursor');
    const next = await query(`{ patients(first: 3, after: "${String(after)}") { edges { node { id } } } }`);
    expect(nodesAt(next, 'patients').map(({ id }) => id)).toEqual(ids.slice(3, 6));
    const { body } = await post('{ patients(first: 1, last: 1) { totalCount } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('INVALID_PAGINATION');
    expect(missingOperations(entgo)).toEqual([]);
  });

  it('finds patients through their users, and any row by its id', async () => {
    const { server, query, post } = await visit();
    const id = view.ids.of('client', 6);
    const found = await query(
      `query($id: ID!) { by: patients(where: { hasUserWith: [{ lastNameContainsFold: "o'brien" }] }) { edges { node { id } } }
      exact: patients(where: { hasUserWith: [{ lastNameContains: "o'brien" }] }) { totalCount }
      both: patients(orderBy: { field: USER_LAST_NAME, direction: DESC }, where: { or: [
        { hasUserWith: [{ lastName: "Abel" }] }, { hasUserWith: [{ emailHasPrefix: "zoe2" }] }], not: { statusIn: [discharged] } }) {
        edges { node { user { lastName } } } }
      node(id: $id) { __typename ... on Patient { id status clinic { id name } user { firstName lastName phone email } } } }`,
      { id },
    );
    expect(nodesAt(found, 'by').map((row) => row['id'])).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(at(found, 'exact.totalCount')).toBe(0);
    expect(nodesAt(found, 'both').map((row) => at(row, 'user.lastName'))).toEqual(["O'Brien", 'Abel']);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    const { givenName: firstName, familyName: lastName, phones, emails, location: clinic } = shown ?? {};
    const user = { firstName, lastName, phone: phones?.[0], email: emails?.[0] };
    expect(found['node']).toEqual({ __typename: 'Patient', id, status: 'active', clinic, user });
    const { body } = await post(`{ node(id: "${entId('Patient', 9999)}") { id } }`);
    expect(body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('has the sessions of a day, by instants in UTC', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(entgo, '2026-11-17', { practice: server.practice, placeKey: 1 });
    const day = await query(
      `query($clinic: ID!) { appointments(orderBy: { field: START_TIME }, where: { clinicID: $clinic,
        startTimeGTE: "2026-11-17T00:00:00-05:00", startTimeLT: "2026-11-18T05:00:00Z" }) { totalCount edges { node {
        id startTime endTime status notes clinic { id name } therapist { id user { lastName } } patient { id user { firstName lastName } } } } } }`,
      { clinic: view.ids.of('place', 1) },
    );
    const nodes = nodesAt(day, 'appointments');
    expect(nodes.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    expect(at(day, 'appointments.totalCount')).toBe(appointments.length);
    for (const [index, { start, end, status, reason, client, provider, location }] of appointments.entries()) {
      const own = { startTime: start, endTime: end, status, notes: reason ?? null, clinic: location };
      expect(nodes[index]).toMatchObject({ ...own, patient: { id: client?.id } });
      expect(at(nodes[index], 'therapist.id')).toBe(provider?.id ?? null);
    }
    const { body } = await post('{ appointments(where: { startTimeGTE: "2026-11-17" }) { totalCount } }');
    expect(body.errors?.[0]?.message).toContain('parsing time "2026-11-17"');
  });

  it('creates, updates and clears, and says what the database refused', async () => {
    const { server, query, post } = await visit();
    const book = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { id status startTime } }`;
    const input = {
      clinicID: view.ids.of('place', 1),
      therapistID: view.ids.of('provider', 1),
      patientID: view.ids.of('client', 1),
      startTime: '2026-11-19T10:00:00-05:00',
      endTime: '2026-11-19T10:25:00-05:00',
      notes: 'First session',
    };
    const made = await query(book, { input });
    expect(made['createAppointment']).toMatchObject({ status: 'scheduled', startTime: '2026-11-19T15:00:00Z' });
    const astray = await post(book, { input: { ...input, patientID: input.clinicID } });
    expect(astray.body.errors?.[0]?.message).toContain('violates foreign key constraint');
    const change = `mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { status notes therapist { id } } }`;
    const changed = await query(change, {
      id: at(made, 'createAppointment.id'),
      input: { status: 'cancelled', cancellationReason: 'Away', clearNotes: true, clearTherapist: true },
    });
    expect(changed['updateAppointment']).toEqual({ status: 'cancelled', notes: null, therapist: null });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 25, cancelReason: 'Away', providerKey: null });
    const enter = `mutation($clinic: ID!) { createPatient(input: { clinicID: $clinic, createUser: { firstName: "Jo", lastName: "Park", phone: "207 555 0199" } }) { id user { id lastName } } }`;
    const entered = await query(enter, { clinic: view.ids.of('place', 2) });
    expect(at(entered, 'createPatient.user.lastName')).toBe('Park');
    const [user, patient] = ['user.id', 'id'].map((path) => at(entered, `createPatient.${path}`));
    await query(
      `mutation($user: ID!, $patient: ID!) { updateUser(id: $user, input: { email: "jo@example.test" }) { id }
      updatePatient(id: $patient, input: { status: inactive }) { id } }`,
      { user, patient },
    );
    const entry = { emails: ['jo@example.test'], phones: [{ value: '207 555 0199' }], placeKey: 2, isActive: false };
    expect(server.practice.clients.at(-1)).toMatchObject(entry);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(enter, { clinic: view.ids.of('place', 2) });
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('clinicMembers');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
