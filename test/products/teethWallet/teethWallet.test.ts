import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { teethWallet } from './teethWallet.ts';

const visit = productVisits(teethWallet);
const day = '2026-11-17';

describe('TeethWallet', () => {
  it('has patients among its users, and companies with addresses', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ users(input: "Patient", first: 5) { edges { node { id firstName lastName name phone email isActive
      groups { edges { node { name } } } companyuserSet { edges { node { company { name } } } } } } }
      everybody: users(first: 1) { edges { node { id } } } doctors: users(input: "Doctor") { edges { node { name } } }
      companies { edges { node { id name street city state zipcode country } } } groups { name } viewer(token: "") { id } }`);
    const { clients, locations } = expectedSample(teethWallet, day, { practice: server.practice });
    const nodes = nodesAt(answer, 'users');
    expect(nodes.map(({ id, name, email, isActive }) => [id, name, email, isActive])).toEqual(
      clients.map(({ id, name, emails, active }) => [id, name, emails?.[0] ?? null, active]),
    );
    expect(nodes.map(({ phone }) => phone)).toEqual(clients.map(({ phones }) => phones?.[0] ?? null));
    expect(at(nodesAt(nodes[0], 'groups')[0], 'name')).toBe('Patient');
    expect(nodesAt(nodes[0], 'companyuserSet')).toHaveLength(1);
    expect(nodesAt(answer, 'everybody').map(({ id }) => id)).toContain('1');
    expect(nodesAt(answer, 'doctors')).toHaveLength(8);
    const places = nodesAt(answer, 'companies').map((row) => [row['id'], row['name']]);
    expect(places).toEqual(locations.map(({ id, name }) => [id, name]));
    expect(missingOperations(teethWallet)).toEqual([]);
  });

  it('finds whole names, parts by company, and numbers as Float; pages have a limit', async () => {
    const { query, post } = await visit();
    const found =
      await query(`{ users(lastName: "Brown", input: "Patient") { edges { node { lastName } } } user(userId: 12) { id }
      none: users(lastName: "Bro") { edges { node { id } } } one: users(id: 12) { edges { node { id } } }
      userCompany(user_Name: "BRO", group_Name: "pat", first: 100) { edges { node { user { lastName } company { id } } } }
      here: userCompany(company_Id: 2.0, first: 100) { edges { node { company { id } } } } }`);
    expect(new Set(nodesAt(found, 'users').map(({ lastName }) => lastName))).toEqual(new Set(['Brown']));
    expect([found['user'], nodesAt(found, 'one')[0]]).toEqual([{ id: '12' }, { id: '12' }]);
    expect(nodesAt(found, 'none')).toEqual([]);
    expect(nodesAt(found, 'userCompany').length).toBeGreaterThanOrEqual(nodesAt(found, 'users').length);
    expect(new Set(nodesAt(found, 'here').map((row) => at(row, 'company.id')))).toEqual(new Set(['2']));
    const all = await query('{ users { edges { node { id } } pageInfo { hasNextPage } } }');
    expect([nodesAt(all, 'users').length, at(all, 'users.pageInfo.hasNextPage')]).toEqual([100, true]);
    const { body } = await post('{ users(first: 101) { edges { node { id } } } }');
    expect(body.errors?.[0]?.message).toContain('exceeds the `first` limit of 100 records.');
    const missing = await post('{ user(userId: 4711) { id } }');
    expect(missing.body.errors?.[0]?.message).toBe('User matching query does not exist.');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ users(first: 20) { edges { node { name } } } }')).status).toBe(500);
    expect((await poisoned.post('{ users(first: 20, offset: 20) { edges { node { name } } } }')).status).toBe(200);
  });

  it('has all appointments in the order of their numbers, without a status', async () => {
    const { server, query } = await visit();
    const fields = `pageInfo { hasNextPage endCursor } edges { node { id startDate duration note isDeleted isActive
      patient { id name } doctor { id name } company { id name } } }`;
    const one = await query(`{ appointments { ${fields} } }`);
    const after = String(at(one, 'appointments.pageInfo.endCursor'));
    const two = await query(`{ appointments(after: "${after}") { ${fields} } }`);
    const rows = [...nodesAt(one, 'appointments'), ...nodesAt(two, 'appointments')];
    const { appointments, mayOmit } = expectedSample(teethWallet, day, { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, end, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id);
      const begins = Date.parse(String(at(row, 'startDate')));
      expect(String(at(row, 'startDate'))).toMatch(/\+00:00$/);
      expect([begins, begins + Number(at(row, 'duration')) * 60_000]).toEqual(
        [start, end].map((text) => Date.parse(text ?? '')),
      );
      expect([at(row, 'patient'), at(row, 'doctor'), at(row, 'company')]).toEqual(
        [client, provider, location].map((each) => each ?? null),
      );
      expect(at(row, 'isDeleted')).toBe(mayOmit.includes(id));
    }
  });

  it('books, replaces and deletes by whoever says who she is', async () => {
    const { server, query, post } = await visit();
    const message = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    const visitText = 'patient: 12, doctor: 2, company: 1, startDate: "2026-11-19T15:00:00Z", duration: 20';
    const made =
      await query(`mutation { createAppointment(input: { ${visitText}, note: "Pain", createdBy: 1, updatedBy: 1 }) {
      appointment { id startDate patient { id } } } }`);
    expect(at(made, 'createAppointment.appointment.startDate')).toBe('2026-11-19T15:00:00+00:00');
    const id = String(at(made, 'createAppointment.appointment.id'));
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ clientKey: 3, providerKey: 1, minutes: 20, reason: 'Pain' });
    const nobody = `mutation { createAppointment(input: { ${visitText} }) { appointment { id } } }`;
    expect(await message(nobody)).toBe('User matching query does not exist.');
    const update = (input: string): string =>
      `mutation { updateAppointment(input: { id: ${id}, updatedBy: 1, ${input} }) { appointment { id } } }`;
    expect(await message(update('note: "x"'))).toBe('No User matches the given query.');
    await query(update(`${visitText}, isDeleted: true`));
    expect(last()).toMatchObject({ state: 'cancelled', reason: null });
    const gone = await query(`mutation { deleteAppointment(id: ${id}) { appointment { id } } }`);
    expect(gone).toEqual({ deleteAppointment: null });
    expect(last()).not.toMatchObject({ clientKey: 3, minutes: 20 });
  });

  it('enters and changes users once, refuses, and shows its schema within depth 8', async () => {
    const { server, query, post } = await visit();
    const enter = (email: string, more: string): string =>
      `mutation { createUser(input: { firstName: "Jo", lastName: "Park", username: "${email}", email: "${email}" ${more} }) { user { id isActive } } }`;
    const made = await query(enter('jo@example.test', 'lang: 1'));
    expect(at(made, 'createUser.user.isActive')).toBe(false);
    const messages = [enter('jo@example.test', 'lang: 1'), enter('j@example.test', '')].map((text) => post(text));
    expect((await Promise.all(messages)).map(({ body }) => body.errors?.[0]?.message)).toEqual([
      'The Email has already been taken.',
      'Please fill all the fields properly',
    ]);
    const id = String(at(made, 'createUser.user.id'));
    await query(`mutation { updateUser(input: { id: ${id}, phone: "2075550199", lang: 1 }) { user { phone } } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '2075550199' }] });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('userCompany');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'Closed' });
    const { body } = await closed.post(enter('jo@example.test', 'lang: 1'));
    expect(body.errors?.[0]?.message).toBe('Closed');
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
