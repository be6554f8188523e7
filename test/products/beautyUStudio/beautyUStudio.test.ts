import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { beautyUStudio } from './beautyUStudio.ts';
import { studioIds } from './records.ts';

const { view } = beautyUStudio;
const visit = productVisits(beautyUStudio);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

const ids = {
  stylist: studioIds.of('provider', 1),
  client: studioIds.of('client', 2),
  services: [studioIds.of('visitType', 1), studioIds.of('visitType', 5)],
};
const input = { ...ids, time: '2026-11-19T19:30:00.000Z', status: 'Requested', details: 'Short' };
const write = (what: string): string => `mutation($id: ID!, $input: AppointmentInput!) {
  ${what}(appointmentID: $id, appointmentInput: $input) { id time status details services { time } client { name } } }`;
const addText = write('addAppointment').replace('appointmentID: $id, ', '').replace('$id: ID!, ', '');
const sample = '2026-11-17';

describe('BeautyU Studio', () => {
  it('has users by their role, clients where none is given, and each by the id', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ users { id name email phone role status } staff: users(role: "stylist") { id name status }
      everyone: users(role: null) { id } nobody: users(role: "receptionist") { id } user(userId: "${ids.client}") { name }
      member: user(userId: "${ids.stylist}") { name role capabilities } }`);
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    expect(rowsAt(answer, 'users')).toEqual(
      clients.map(({ id, name, emails, phones, active }) => ({
        id,
        name,
        email: emails?.[0] ?? '',
        phone: phones?.[0] ?? '',
        role: 'client',
        status: active === true ? 'active' : 'suspended',
      })),
    );
    expect(column(rowsAt(answer, 'staff'), 'status')).toEqual(['active', 'active', 'active', 'suspended']);
    expect(rowsAt(answer, 'everyone')).toHaveLength(clients.length + 5);
    expect(answer['nobody']).toEqual([]);
    expect(at(answer, 'user.name')).toBe('Søren Müller');
    expect(answer['member']).toMatchObject({ name: 'Amelia Okafor', role: 'stylist' });
    const messages = ['nonsense', studioIds.of('client', 999)].map(
      async (id) => (await post(`{ user(userId: "${id}") { id } }`)).body.errors?.[0]?.message,
    );
    expect(await Promise.all(messages)).toEqual([expect.stringContaining('24 hex'), 'UserInputError: No user found']);
    expect(missingOperations(beautyUStudio)).toEqual([]);
  });

  it('has all appointments of all days, those of a day as expected', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ appointments { id time status details stylist { id name } client { id name }
      services { name time } } }`);
    const rows = rowsAt(answer, 'appointments').filter(
      (row) => wallDay(Date.parse(String(row['time'])), 'America/New_York') === sample,
    );
    const { appointments } = expectedSample(beautyUStudio, sample, { practice: server.practice });
    expect(rows).toHaveLength(appointments.length);
    for (const expected of appointments) {
      const row = rows.find(({ id }) => id === expected.id) ?? {};
      const start = Date.parse(String(row['time']));
      const minutes = column(rowsAt(row, 'services'), 'time').reduce<number>((sum, time) => sum + Number(time), 0);
      expect(start).toBe(Date.parse(expected.start ?? ''));
      expect(start + minutes * 60_000).toBe(Date.parse(expected.end ?? ''));
      expect([row['status'], row['details'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect([row['client'], row['stylist']]).toEqual([expected.client, expected.provider]);
    }
    expect(rows[0]?.['time']).toMatch(/^2026-11-17T[\d:]{8}\.000Z$/);
  });

  it('filters by whoever serves or comes, and by what is to come', async () => {
    const { query } = await visit();
    const client = studioIds.of('client', 5);
    const answer = await query(`{ stylist: appointments(filter: { stylist: "${ids.stylist}" }) { stylist { id } }
      client: appointments(filter: { client: "${client}" }) { id client { id } }
      swapped: appointments(filter: { stylist: "${client}" }) { id }
      either: appointments(filter: { stylist: "${ids.stylist}", client: "${client}" }) { stylist { id } client { id } }
      future: appointments(future: true) { time } services { id name time price status } promotions { start services } }`);
    expect(new Set(column(rowsAt(answer, 'stylist'), 'stylist.id'))).toEqual(new Set([ids.stylist]));
    expect(new Set(column(rowsAt(answer, 'client'), 'client.id'))).toEqual(new Set([client]));
    expect(column(rowsAt(answer, 'swapped'), 'id')).toEqual(column(rowsAt(answer, 'client'), 'id'));
    expect(rowsAt(answer, 'either').length).toBeGreaterThan(rowsAt(answer, 'stylist').length);
    const times = column(rowsAt(answer, 'future'), 'time').map(String);
    expect(times.toSorted()[0]).toBe('2026-11-17T15:30:00.000Z');
    expect(rowsAt(answer, 'services')).toHaveLength(6);
  });

  it('books without details, changes the whole, cancels and removes', async () => {
    const { server, query, post } = await visit();
    const { appointments } = server.practice;
    const added = at(await query(addText, { input }), 'addAppointment') as Row;
    expect(added).toMatchObject({
      time: input.time,
      status: 'Requested',
      details: null,
      services: [{ time: 30 }, { time: 15 }],
    });
    const made = {
      start: Date.parse(input.time),
      minutes: 45,
      state: 'planned',
      providerKey: 1,
      clientKey: 2,
      reason: null,
    };
    expect(appointments.at(-1)).toMatchObject(made);
    const { id } = added;
    const moved = { ...input, time: '2026-11-20T15:00:00.000Z', status: 'Confirmed' };
    await query(write('updateAppointment'), { id, input: moved });
    const after = { ...made, start: Date.parse(moved.time), state: 'confirmed', reason: 'Short' };
    expect(appointments.at(-1)).toMatchObject(after);
    const { time: _time, ...partial } = moved;
    expect((await post(write('updateAppointment'), { id, input: partial })).body.errors).toHaveLength(1);
    await query(write('updateAppointment'), { id, input: { ...moved, status: 'Cancelled' } });
    expect(appointments.at(-1)).toMatchObject({ ...after, state: 'cancelled' });
    await query('mutation($id: ID!) { removeAppointment(appointmentID: $id) { id } }', { id });
    expect(appointments.at(-1)?.isDeleted).toBe(true);
    const again = await post(write('updateAppointment'), { id, input: moved });
    expect(again.body.errors?.[0]?.message).toContain('No Document with ObjectID');
  });

  it('enters clients, who are not activated yet, answers a token, and refuses', async () => {
    const { server, query, post } = await visit();
    const user = (fields: string): string => `mutation { addUser(userInput: { ${fields} }) }`;
    const jo = 'name: "Jo Park", email: "jo@example.test", phone: "207 555 0199"';
    const token = at(await query(user(`${jo}, role: "client", password: "secret"`)), 'addUser');
    expect(token).toMatch(/^token\./);
    const client = server.practice.clients.at(-1);
    expect(client).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'] });
    const id = studioIds.of('client', client?.key ?? 0);
    expect(await query(`{ user(userId: "${id}") { status } }`)).toEqual({ user: { status: 'not activated' } });
    const change = `mutation { updateUser(userID: "${id}", userInput: { name: "Jo Ann", status: "active" }) { name status } }`;
    expect(await query(change)).toEqual({ updateUser: { name: 'Jo Ann', status: 'active' } });
    for (const fields of [jo, `${jo}, role: "client"`, `${jo}, role: "guest"`, `${jo}, role: "stylist"`])
      expect((await post(user(fields))).body.errors).toHaveLength(1);
    expect(server.practice.clients).toHaveLength(121);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(addText, { input })).body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('accountRecoveryToken');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect((await other.post('{ users { id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ users(role: "stylist") { id } }'), 'users')).toHaveLength(3);
  });
});
