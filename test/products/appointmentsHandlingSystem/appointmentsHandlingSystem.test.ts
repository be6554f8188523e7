import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { appointmentsHandlingSystem } from './appointmentsHandlingSystem.ts';

const { view } = appointmentsHandlingSystem;
const visit = productVisits(appointmentsHandlingSystem);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);

describe('the dental practice', () => {
  it('gives whole lists of patients, dentists and services', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ patients { _id firstName lastName phone } services { _id name duration price }
      dentists { _id workingTime { startTime endTime } user { firstName lastName password } } }`);
    const { clients } = expectedSample(appointmentsHandlingSystem, '2026-11-17');
    const people = rowsAt(answer, 'patients');
    expect(column(people, '_id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    expect(people.length).toBeGreaterThan(90);
    for (const [index, { name, phones }] of clients.entries()) {
      const row = people[index] ?? {};
      expect(named(row, 'firstName', 'lastName').trim()).toBe(name);
      expect([row['phone']]).toEqual(phones?.map(Number));
    }
    expect(column(people, 'phone').slice(0, 2)).toEqual([2_075_550_101, 5_550_104]);
    expect(rowsAt(answer, 'services')).toHaveLength(6);
    expect(at(answer, 'services.0')).toMatchObject({ name: 'Wellness exam', duration: 30, price: 150 });
    const [dentist] = rowsAt(answer, 'dentists');
    expect(dentist?.['user']).toEqual({ firstName: 'Amelia', lastName: 'Okafor', password: null });
    const day = { startTime: '8:00', endTime: '16:00' };
    expect(dentist?.['workingTime']).toEqual([null, day, day, day, day, day, null]);
    expect(missingOperations(appointmentsHandlingSystem)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ patients { _id } }');
    expect(rowsAt(short, 'patients')).toHaveLength(3);
  });

  it('has all appointments, those of a day among them', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ appointments { _id startTime endTime service { name }
      patient { _id firstName lastName } dentist { _id user { firstName lastName } } } }`);
    const { appointments } = expectedSample(appointmentsHandlingSystem, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    const rows = rowsAt(answer, 'appointments');
    const ofDay = rows
      .filter((row) => String(row['startTime']).startsWith('2026-11-17'))
      .toSorted((one, other) => (String(one['startTime']) < String(other['startTime']) ? -1 : 1));
    expect(rows.length).toBeGreaterThan(ofDay.length);
    expect(column(ofDay, '_id')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, client, provider }] of appointments.entries()) {
      const row = ofDay[index] ?? {};
      expect([row['startTime'], row['endTime']]).toEqual([start, end]);
      expect(at(row, 'patient._id')).toBe(client?.id);
      expect(at(row, 'dentist._id')).toBe(provider?.id);
      expect(named(row, 'dentist.user.firstName', 'dentist.user.lastName')).toBe(provider?.name);
    }
  });

  it('books at the server’s time or another, and deletes what is cancelled', async () => {
    const { server, query, post } = await visit();
    const { of } = view.ids;
    const book = (startTime: string, serviceId = of('visitType', 3)): string =>
      `mutation { createAppointment(appointmentInput: { startTime: "${startTime}", patientId: "${of('client', 1)}",
        serviceId: "${serviceId}", dentistId: "${of('provider', 2)}" }) { _id startTime endTime patient { lastName } } }`;
    const made = await query(book('2026-11-20T16:00'));
    expect(made['createAppointment']).toMatchObject({
      startTime: '2026-11-20T16:00:00-05:00',
      endTime: '2026-11-20T16:40:00-05:00',
      patient: { lastName: "O'Brien" },
    });
    await query(book('2026-11-20T22:00:00.000Z'));
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-20T22:00:00Z'),
      providerKey: 2,
      clientKey: 1,
    });
    expect((await post(book('soon'))).body.errors?.[0]?.message).toContain('Cast to date failed');
    const nothing = await post(book('2026-11-20T16:00', of('visitType', 99)));
    expect(nothing.body.errors?.[0]?.message).toBe("Cannot read property 'duration' of null");
    expect((await post(book('2026-11-20T16:00', '7'))).body.errors?.[0]?.message).toContain('Cast to ObjectId failed');
    const id = String(at(made, 'createAppointment._id'));
    const cancel = `mutation { cancelAppointment(appointmentId: "${id}") { _id startTime dentist { _id } } }`;
    expect((await query(cancel))['cancelAppointment']).toEqual({
      _id: id,
      startTime: String(Date.parse('2026-11-20T21:00:00Z')),
      dentist: { _id: of('provider', 2) },
    });
    expect(await query(cancel)).toEqual({ cancelAppointment: null });
    expect(column(rowsAt(await query('{ appointments { _id } }'), 'appointments'), '_id')).not.toContain(id);
  });

  it('enters a patient once per telephone number, and refuses', async () => {
    const { server, query, post } = await visit();
    const enter = (phone: string): string =>
      `mutation { createPatient(patientInput: { firstName: "Jo", lastName: "Park", phone: ${phone} }) { _id firstName phone } }`;
    const made = await query(enter('2075550199'));
    expect(made['createPatient']).toMatchObject({ firstName: 'Jo', phone: 2_075_550_199 });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const known = await query(enter('2075550101'));
    expect(known['createPatient']).toMatchObject({ _id: view.ids.of('client', 1), firstName: 'Zoë' });
    expect(server.practice.clients).toHaveLength(121);
    expect((await post(enter('3035550199'))).body.errors?.[0]?.message).toContain('non 32-bit signed integer');
    const id = String(at(made, 'createPatient._id'));
    await query(`mutation { deletePatient(patientId: "${id}") { _id } }`);
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { body } = await closed.post(enter('2075550188'));
    expect(body.errors?.[0]?.message).toBe('Closed for the day');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('RootQuery'), 'fields')).toHaveLength(5);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { _id } }')).status).toBe(500);
  });
});
