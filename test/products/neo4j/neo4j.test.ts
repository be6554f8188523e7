import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { neo4j } from './neo4j.ts';

const { view } = neo4j;
const visit = productVisits(neo4j);
const client = (key: number): string => view.ids.of('client', key);

describe('Neo4j', () => {
  it('gives all patients, or pages by limit and offset, or a connection with its count', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => client(key));
    const pages = await query(`{ all: patients { id } second: patients(options: { limit: 50, offset: 50 }) { id }
      patientsAggregate { count user: createdAt { min } }
      patientsConnection(first: 3) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id } } } }`);
    expect(rowsAt(pages, 'all').map(({ id }) => id)).toEqual(ids);
    expect(rowsAt(pages, 'second').map(({ id }) => id)).toEqual(ids.slice(50, 100));
    expect(at(pages, 'patientsAggregate.count')).toBe(ids.length);
    expect(at(pages, 'patientsConnection.totalCount')).toBe(ids.length);
    expect(nodesAt(pages, 'patientsConnection').map(({ id }) => id)).toEqual(ids.slice(0, 3));
    const after = String(at(pages, 'patientsConnection.pageInfo.endCursor'));
    const next = await query(`{ patientsConnection(first: 2, after: "${after}") { edges { node { id } } } }`);
    expect(nodesAt(next, 'patientsConnection').map(({ id }) => id)).toEqual(ids.slice(3, 5));
    expect(missingOperations(neo4j)).toEqual([]);
  });

  it('finds by the family name of the account, with regard to case, and by relations', async () => {
    const { server, query } = await visit();
    const found = await query(`{
      exact: patients(where: { user: { lastName_CONTAINS: "O'Brien" } }) { id }
      lower: patients(where: { user: { lastName_CONTAINS: "o'brien" } }) { id }
      either: patients(where: { OR: [{ user: { lastName: "Abel" } }, { user: { email_STARTS_WITH: "zoe2" } }] }) { id }
      edge: patients(where: { userConnection: { node: { lastName_IN: ["Abel"] } } }) { id }
      busy: patients(where: { appointmentsAggregate: { count_GT: 3 } }) { appointments { id } }
      seen: patients(where: { appointments_SOME: { status: COMPLETED }, NOT: { appointments_SOME: { status: NO_SHOW } } }) { appointments { status } }
      nobody: patients(where: { id: "nobody" }) { id }
      sorted: users(where: { role: PATIENT }, options: { sort: [{ lastName: ASC }, { firstName: DESC }], limit: 2 }) { lastName patient { id } }
      one: patients(where: { id: "${client(6)}" }) { id user { firstName lastName email phoneNumber isActive } appointmentsConnection { totalCount } } }`);
    expect(found['exact']).toEqual([{ id: client(1) }, { id: client(8) }]);
    expect([found['lower'], found['nobody']]).toEqual([[], []]);
    expect(found['either']).toEqual([{ id: client(6) }, { id: client(8) }]);
    expect(found['edge']).toEqual([{ id: client(6) }]);
    expect(rowsAt(found, 'busy').every((row) => rowsAt(row, 'appointments').length > 3)).toBe(true);
    const states = rowsAt(found, 'seen').map((row) => rowsAt(row, 'appointments').map(({ status }) => status));
    expect(states.every((each) => each.includes('COMPLETED') && !each.includes('NO_SHOW'))).toBe(true);
    expect(found['sorted']).toMatchObject([{ lastName: 'Abbott' }, { lastName: 'Abel', patient: { id: client(6) } }]);
    const record = server.practice.clients[5];
    const shown = record && clientThrough(view, server.practice, record);
    expect(rowsAt(found, 'one')[0]).toMatchObject({
      id: shown?.id,
      user: {
        firstName: shown?.givenName,
        lastName: shown?.familyName,
        email: shown?.emails?.[0],
        phoneNumber: shown?.phones?.[0],
        isActive: shown?.active,
      },
    });
  });

  it('has the appointments of a day at all places, those that were called off without their slot', async () => {
    const { server, query } = await visit();
    const { appointments, locations } = expectedSample(neo4j, '2026-11-17', { practice: server.practice });
    const day = await query(`{ appointments(options: { sort: [{ startTime: ASC }] }, where: {
      startTime_GTE: "2026-11-17T05:00:00Z", startTime_LT: "2026-11-18T05:00:00Z" }) {
      id startTime endTime status reason patient { id user { firstName lastName } }
      doctor { id user { firstName lastName } } location { id name } timeSlot { startTime } }
      locations { id name address } }`);
    const nodes = rowsAt(day, 'appointments');
    expect(nodes.length).toBeGreaterThan(10);
    expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const expected of appointments) {
      const node = nodes.find(({ id }) => id === expected.id) ?? {};
      expect(Date.parse(String(node['startTime']))).toBe(Date.parse(expected.start ?? ''));
      expect(Date.parse(String(node['endTime']))).toBe(Date.parse(expected.end ?? ''));
      expect(node).toMatchObject({ status: expected.status, reason: expected.reason ?? null });
      expect(at(node, 'patient.id')).toBe(expected.client?.id);
      expect(named(node, 'patient.user.firstName', 'patient.user.lastName')).toBe(expected.client?.name);
      expect(at(node, 'doctor.id')).toBe(expected.provider?.id ?? null);
      expect(named(node, 'doctor.user.firstName', 'doctor.user.lastName')).toBe(expected.provider?.name ?? '');
      expect(node['location']).toEqual(expected.location);
      expect(node['timeSlot']).toEqual(expected.status === 'CANCELLED' ? null : { startTime: node['startTime'] });
    }
    expect(day['locations']).toEqual(locations.map(({ id, name, address }) => ({ id, name, address })));
  });

  it('creates with what is connected or nested, updates all that are found, and deletes', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createAppointments(input: [{ startTime: "2026-11-19T15:00:00Z", endTime: "2026-11-19T15:25:00Z",
      doctor: { connect: { where: { node: { id: "${view.ids.of('provider', 1)}" } } } },
      patient: { create: { node: { user: { create: { node: { firstName: "Jo", lastName: "Park", phoneNumber: "207 555 0199" } } } } } } }]) {
      info { nodesCreated } appointments { id status startTime patient { user { lastName role } } } } }`);
    const [booked] = rowsAt(made, 'createAppointments.appointments');
    expect(booked).toMatchObject({
      status: 'PENDING_PAYMENT',
      startTime: '2026-11-19T15:00:00.000Z',
      patient: { user: { lastName: 'Park', role: 'PATIENT' } },
    });
    const where = `where: { id: "${String(booked?.['id'])}" }`;
    const moved = await query(`mutation { updateAppointments(${where}, update: { startTime: "2026-11-19T16:00:00Z",
      endTime: "2026-11-19T16:30:00Z", status: CANCELLED, notes: "Away" }) { appointments { startTime status } } }`);
    expect(at(moved, 'updateAppointments.appointments')).toEqual([
      { startTime: '2026-11-19T16:00:00.000Z', status: 'CANCELLED' },
    ]);
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 30, cancelReason: 'Away', providerKey: 1 });
    const other = `connect: { where: { node: { id: "${view.ids.of('provider', 2)}" } } }`;
    const twice = await post(
      `mutation { updateAppointments(${where}, update: { doctor: { ${other} } }) { info { nodesCreated } } }`,
    );
    expect(twice.body.errors?.[0]?.message).toBe('Appointment.doctor must be less than or equal to one');
    await query(
      `mutation { updateAppointments(${where}, update: { doctor: { disconnect: {}, ${other} } }) { info { nodesCreated } } }`,
    );
    expect(server.practice.appointments.at(-1)?.providerKey).toBe(2);
    expect(await query(`mutation { deleteAppointments(${where}) { nodesDeleted } }`)).toEqual({
      deleteAppointments: { nodesDeleted: 1 },
    });
    expect(await query(`{ appointments(${where}) { id } }`)).toEqual({ appointments: [] });
    await query(`mutation { updatePatients(where: { id: "${client(6)}" }, update: {
      user: { update: { node: { phoneNumber: "207 555 0198" } } } }) { patients { id } } }`);
    expect(server.practice.clients[5]?.phones[0]?.value).toBe('207 555 0198');
  });

  it('refuses what is incomplete or forbidden, and everything when configured', async () => {
    const { post } = await visit();
    const message = async (text: string, from = post): Promise<string | undefined> =>
      (await from(`mutation { ${text} }`)).body.errors?.[0]?.message;
    const times = 'startTime: "2026-11-19T15:00:00Z", endTime: "2026-11-19T15:25:00Z"';
    expect(await message(`createAppointments(input: [{ ${times} }]) { appointments { id } }`)).toBe(
      'Appointment.patient required exactly once',
    );
    expect(await message('createPatients(input: [{ allergies: "Nuts" }]) { patients { id } }')).toBe(
      'Patient.user required exactly once',
    );
    expect(await message('deleteDoctors { nodesDeleted }')).toBe('Forbidden');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const person = '{ user: { create: { node: { lastName: "Park" } } } }';
    expect(await message(`createPatients(input: [${person}]) { patients { id } }`, closed.post)).toBe(
      'Closed for the day',
    );
  });

  it('cuts pages to a cap, and spoils those with a poisoned row', async () => {
    const { query } = await visit({ cap: 3 });
    expect(rowsAt(await query('{ patients(options: { limit: 20 }) { id } }'), 'patients')).toHaveLength(3);
    const { post } = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await post('{ patients(options: { limit: 3 }) { id } }')).status).toBe(500);
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('PatientWhere'), 'inputFields').map(({ name }) => name)).toContain('appointments_SOME');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
