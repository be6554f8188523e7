import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { pawsAndClaws } from './pawsAndClaws.ts';
import { pawsIds, pawsZone } from './records.ts';

const { view } = pawsAndClaws;
const visit = productVisits(pawsAndClaws);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const sample = '2026-11-17';

describe('Paws and Claws', () => {
  it('has all users and pets at once, and one with what is hers', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const answer = await query(`{ root getAllUsers { _id clientName email phoneNumber pets { _id petName } }
      getUserByID(_id: "${pawsIds.of('client', 2)}") { clientName password zipcode pets { petName client } }
      missing: getUserByID(_id: "${pawsIds.of('client', 999)}") { _id } getAllPets { _id petName petType petAge client } }`);
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    const users = rowsAt(answer, 'getAllUsers');
    expect(users.map(({ _id: id, clientName, email, phoneNumber }) => [id, clientName, email, phoneNumber])).toEqual(
      clients.map(({ id, name, emails, phones }) => [
        id,
        name,
        emails?.[0] ?? null,
        phones?.[0] === undefined ? null : Number(phones[0]),
      ]),
    );
    expect(users.some(({ phoneNumber }) => phoneNumber !== null)).toBe(true);
    expect(rowsAt(users[1], 'pets')[0]).toMatchObject({ _id: expect.stringMatching(/^[\da-f]{24}$/), petName: null });
    const pets = rowsAt(answer, 'getUserByID.pets');
    expect(column(pets, 'client')).toEqual(pets.map(() => clients[1]?.name));
    expect([pets.length > 0, answer['missing'], answer['root']]).toEqual([true, null, null]);
    expect(rowsAt(answer, 'getAllPets').map((row) => [row['_id'], row['petName'], row['petType']])).toEqual(
      practice.patients.map((row) => patientThrough(view, row)).map(({ id, name, species }) => [id, name, species]),
    );
    const { body } = await post('{ getUserByID(_id: "nonsense") { _id } }');
    expect(body.errors?.[0]?.message).toContain('Cast to ObjectId failed');
    expect(missingOperations(pawsAndClaws)).toEqual([]);
  });

  it('has all appointments of all days, those of a day as expected', async () => {
    const { server, query } = await visit();
    const answer = await query('{ getAllAppointments { _id apptDate apptTime service client address } }');
    const rows = rowsAt(answer, 'getAllAppointments').filter(
      (row) => wallDay(Date.parse(String(row['apptTime'])), pawsZone) === sample,
    );
    const { appointments } = expectedSample(pawsAndClaws, sample, { practice: server.practice });
    expect(rows).toHaveLength(appointments.length);
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, reason, client } of appointments) {
      const row = rows.find((each) => each['_id'] === id) ?? {};
      expect(row).toMatchObject({ apptDate: String(Date.parse(`${sample}T05:00:00Z`)), service: reason ?? '' });
      expect([row['apptTime'], row['client']]).toEqual([new Date(start ?? '').toISOString(), client?.name]);
    }
  });

  it("writes the caller's own, and leaves alone what is another's", async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const add = `mutation { addAppointment(apptDate: "2026-11-19T05:00:00.000Z", apptTime: "2026-11-19T15:30:00.000Z",
      service: "Feet Tidied") { _id apptDate apptTime service client } }`;
    const made = at(await query(add), 'addAppointment') as Row;
    expect(made).toMatchObject({ apptDate: '1795064400000', apptTime: '2026-11-19T15:30:00.000Z' });
    expect(practice.appointments.at(-1)).toMatchObject({ clientKey: 1, reason: 'Feet Tidied', state: 'planned' });
    const remove = (id: unknown): string => `mutation { deleteAppointment(_id: "${String(id)}") { _id client } }`;
    expect(await query(remove(made['_id']))).toEqual({ deleteAppointment: { _id: null, client: null } });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    expect((await post(remove(made['_id']))).body.errors?.[0]?.message).toContain('Cannot read properties of null');
    const other = practice.appointments.find((row) => view.shows(row) && row.clientKey === 3)?.key ?? 0;
    expect(await query(remove(pawsIds.of('appointment', other)))).toEqual({ deleteAppointment: null });
    await query('mutation { addPet(petName: "Rex", petType: "Dog", petAge: 3) { _id petAge } }');
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Rex', clientKey: 1 });
    await query('mutation { updatePhone(phoneNumber: 2075550198) { _id } updateAddress(zipcode: 32801) { _id } }');
    expect(await query('{ me { phoneNumber zipcode pets { petName } } }')).toMatchObject({
      me: { phoneNumber: 2075550198, zipcode: 32801 },
    });
  });

  it('enters users, loses why it did not, and refuses', async () => {
    const { server, query, post } = await visit();
    const user = (
      email: string,
    ): string => `mutation { addUser(username: "jo", email: "${email}", phoneNumber: 2075550199,
      clientName: "Jo Park", password: "secret", homeAddress: "1 Elm Street", zipcode: 32801) {
      token user { clientName phoneNumber homeAddress zipcode } } }`;
    const made = at(await query(user('jo@example.test')), 'addUser') as Row;
    expect(made['user']).toEqual({
      clientName: 'Jo Park',
      phoneNumber: 2075550199,
      homeAddress: '1 Elm Street',
      zipcode: 32801,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect((await post(user('jo@example.test'))).body.errors?.[0]?.message).toBe('err is not defined');
    expect((await post(user('joe@example.test').replace('2075550199', '3035550199'))).body.errors).toHaveLength(1);
    const login = await post('mutation { login(email: "no@example.test", password: "secret") { token } }');
    expect(login.body.errors?.[0]?.extensions?.code).toBe('UNAUTHENTICATED');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(user('jo@example.test'))).body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAllUsers');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect((await other.post('{ getAllUsers { _id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ getAllPets { _id } }'), 'getAllPets')).toHaveLength(3);
  });
});
