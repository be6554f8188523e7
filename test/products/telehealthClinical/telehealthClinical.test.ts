import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt, type Row } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { telehealthClinical } from './telehealthClinical.ts';

const { view } = telehealthClinical;
const visit = productVisits(telehealthClinical);

describe('telehealth clinical', () => {
  it('gives 25 patients at most, by name, forwards and backwards', async () => {
    const { server, query } = await visit();
    const all = view.clients(server.practice).map(({ key }) => String(key));
    const ids: unknown[] = [];
    let after: unknown = null;
    for (let page = 0; page < 10 && (page === 0 || after !== null); page += 1) {
      // Each page begins where the one before ends.
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(
        'query ($after: String) { patients(first: 100, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      const nodes = rowsAt(answer, 'patients.nodes');
      expect(nodes.length).toBeLessThanOrEqual(25);
      ids.push(...nodes.map(({ id }) => id));
      after = at(answer, 'patients.pageInfo.hasNextPage') === true ? at(answer, 'patients.pageInfo.endCursor') : null;
    }
    expect(ids).toEqual(all);
    const ends = await query(`{ last: patients(last: 2) { nodes { id } pageInfo { hasNextPage hasPreviousPage } }
      before: patients(last: 2, before: "NQ") { edges { cursor node { id } } } }`);
    expect(rowsAt(ends, 'last.nodes').map(({ id }) => id)).toEqual(all.slice(-2));
    expect(at(ends, 'last.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    expect(rowsAt(ends, 'before.edges').map(({ cursor }) => cursor)).toEqual(['Mw', 'NA']);
    expect(nodesAt(ends, 'before').map(({ id }) => id)).toEqual(all.slice(2, 4));
    expect(missingOperations(telehealthClinical)).toEqual([]);
  });

  it('finds patients by name, and shows each as expected', async () => {
    const { server, query } = await visit();
    const found = await query(`{ patients(search: "o'brien") { nodes { id } } missing: patient(id: 41) { id }
      me { role email } doctors(specialty: "nursing") { nodes { fullName user { role } } } }`);
    expect(rowsAt(found, 'patients.nodes').map(({ id }) => id)).toEqual(['1', '8']);
    expect(found).toMatchObject({ missing: null, me: { role: 'ADMIN' } });
    expect(rowsAt(found, 'doctors.nodes')[0]).toEqual({ fullName: 'Lena Whitaker', user: { role: 'DOCTOR' } });
    const list = await query('{ patients(first: 5) { nodes { id fullName phone user { email } } } }');
    const { clients } = expectedSample(telehealthClinical, '2026-11-17', { practice: server.practice });
    expect(rowsAt(list, 'patients.nodes').map(shownPerson)).toEqual(clients);
  });

  it('has the appointments from a time on, which hold those of a day', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(telehealthClinical, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    const day = await query(`{ myAppointments(from: "2026-11-17T00:00:00-05:00") { nodes {
      id status startsAt endsAt patient { id fullName } doctor { id fullName } medicalRecord { id } } } }`);
    const nodes = rowsAt(day, 'myAppointments.nodes').slice(0, appointments.length);
    expect(nodes).toEqual(
      appointments.map(({ id, start, end, status, client, provider }) => ({
        id,
        status,
        startsAt: start,
        endsAt: end,
        patient: { id: client?.id, fullName: client?.name },
        doctor: { id: provider?.id, fullName: provider?.name },
        medicalRecord: null,
      })),
    );
    const cancelled = await query(`{ myAppointments(status: CANCELLED, from: "2026-11-17") { nodes { status } }
      appointment(id: 9999) { id } }`);
    expect(new Set(rowsAt(cancelled, 'myAppointments.nodes').map(({ status }) => status))).toEqual(
      new Set(['CANCELLED']),
    );
    expect(cancelled['appointment']).toBeNull();
    const { body } = await post('{ myAppointments(from: "soon") { nodes { id } } }');
    expect(body.errors?.[0]?.message).toContain("Expected type 'ISO8601DateTime'");
  });

  it('books free slots, moves to others and cancels once', async () => {
    const { server, query } = await visit();
    const free = rowsAt(
      await query('{ doctors(first: 1) { nodes { availabilities { id startsAt } } } }'),
      'doctors.nodes',
    );
    const [one, other] = rowsAt(free[0], 'availabilities');
    const book = `mutation ($slot: ID!) { bookAppointment(availabilityId: $slot, patientId: 6) {
      resource { id startsAt status patient { fullName } } errors { field code } } }`;
    const made = at(await query(book, { slot: one?.['id'] }), 'bookAppointment');
    expect(made).toMatchObject({ errors: [], resource: { status: 'SCHEDULED', startsAt: one?.['startsAt'] } });
    expect(server.practice.appointments.at(-1)).toMatchObject({ clientKey: 6, minutes: 30, providerKey: 1 });
    const taken = at(await query(book, { slot: one?.['id'] }), 'bookAppointment');
    expect(taken).toEqual({ resource: null, errors: [{ field: 'availabilityId', code: 'slot_taken' }] });
    const id = at(made, 'resource.id');
    const change = `mutation ($id: ID!, $slot: ID!) {
      rescheduleAppointment(id: $id, availabilityId: $slot) { resource { startsAt } errors { code } }
      cancelAppointment(id: $id, reason: "Away") { resource { status cancellationReason } errors { code } }
      again: cancelAppointment(id: $id) { resource { id } errors { field code message } } }`;
    expect(await query(change, { id, slot: other?.['id'] })).toMatchObject({
      rescheduleAppointment: { resource: { startsAt: other?.['startsAt'] }, errors: [] },
      cancelAppointment: { resource: { status: 'CANCELLED', cancellationReason: 'Away' } },
      again: { resource: null, errors: [{ field: 'status', code: 'not_cancellable' }] },
    });
  });

  it('registers patients, and says in the payload why not', async () => {
    const { server, query } = await visit();
    const register = `mutation { registerPatient(fullName: "Jo Park", phone: "207 555 0199", dateOfBirth: "1990-02-01") {
      resource { fullName dateOfBirth user { id } } errors { message } } }`;
    expect(at(await query(register), 'registerPatient.resource')).toEqual({
      fullName: 'Jo Park',
      dateOfBirth: '1990-02-01',
      user: null,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect(at(await closed.query(register), 'registerPatient')).toEqual({
      resource: null,
      errors: [{ message: 'Closed for the day' }],
    });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('BookAppointmentPayload'), 'fields').map(({ name }) => name)).toEqual([
      'errors',
      'resource',
    ]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});

function shownPerson({ id, fullName, phone, user }: Row): object {
  const email = at(user, 'email');
  return { id, name: fullName, phones: phone === null ? [] : [phone], emails: email === null ? [] : [email], tags: [] };
}
