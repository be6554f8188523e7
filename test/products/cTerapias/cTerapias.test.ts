import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { cTerapias } from './cTerapias.ts';
import { isVisit } from './values.ts';

const visit = productVisits(cTerapias);
const { view } = cTerapias;
const { of } = view.ids;
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const message = (body: { readonly errors?: readonly { readonly message: string }[] }): string | undefined =>
  body.errors?.[0]?.message;
const between = `query Between($from: Date, $to: Date) { findAppointmentByTimeInterval(starts_at: $from, ends_at: $to) {
  _id client_id scheduled_to created_at showed_up clientName } }`;
const whole = { from: '2026-01-01', to: '2027-01-01' };
const visitsIn = (answer: unknown): readonly Row[] => rowsAt(answer, 'findAppointmentByTimeInterval');

describe('C Terapias', () => {
  it('lists all clients in the order of their entry, and finds them by patterns', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const fields = '_id name dob email phone gender address { city street zipcode } advisedBy created_at';
    const answer =
      await query(`{ FindAllClients { ${fields} } one: findClient(_id: "${of('client', 5)}") { name observations { description created_at } }
      none: findClient(_id: "${of('client', 999)}") { name } }`);
    const rows = rowsAt(answer, 'FindAllClients');
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    expect(expectedSample(cTerapias, '2026-11-17').clients).toEqual(clients.slice(0, 5));
    expect(rows).toHaveLength(clients.length);
    for (const [index, { id, name, phones, emails, ...rest }] of clients.entries()) {
      const row = rows[index] ?? {};
      expect(row).toMatchObject({ _id: id, name, advisedBy: null });
      expect([[row['phone'] ?? []].flat(), [row['email'] ?? []].flat()]).toEqual([phones, emails]);
      expect(rest).toEqual({});
    }
    expect(rows[0]).toMatchObject({ dob: expect.stringMatching(/T00:00:00\.000Z$/), address: { city: 'Portland' } });
    expect([answer['one'], answer['none']]).toMatchObject([
      { name: "Ana D'Angelo", observations: [{ description: 'Prefers messages.' }] },
      null,
    ]);
    const names = async (argument: string): Promise<unknown[]> =>
      column(
        rowsAt(await query(`{ searchClients${argument} { name observations { _id } } }`), 'searchClients'),
        'name',
      );
    expect(await names('(name: "abb")')).toEqual(['Ruth Abbott']);
    expect(await names('(name: "^zoë")')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await names('(name: "555-0106")')).toEqual(['Íñigo Abel']);
    expect(await names('(name: "muller")')).toEqual([]);
    expect([(await names('(name: "")')).length, await names('')]).toEqual([clients.length, []]);
    expect(message((await post('{ searchClients(name: "+1 207") { name } }')).body)).toMatch(/^Regular expression/);
    expect(message((await post('{ findClient(_id: "5") { name } }')).body)).toMatch(/^Argument passed in must be/);
    expect(missingOperations(cTerapias)).toEqual([]);
  });

  it('has the visits of an interval, both ends included, with an id and a short name of the client', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const rows = visitsIn(await query(between, { from: '2026-11-17T05:00:00Z', to: '2026-11-18T04:59:59Z' }));
    const { appointments } = expectedSample(cTerapias, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(15);
    expect(new Set(column(rows, '_id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, client, status, ...rest } of appointments) {
      const row = rows.find((each) => each['_id'] === id) ?? {};
      expect(row['scheduled_to']).toBe(new Date(Date.parse(start ?? '')).toISOString());
      expect({ id: row['client_id'], name: row['clientName'] }).toEqual(client);
      expect([status, rest]).toEqual([undefined, {}]);
      const record = practice.appointments.find(({ key }) => of('appointment', key) === id);
      const words = (record && view.status(record)) ?? [];
      const shown = [null, true, false].map((value) => row['showed_up'] === value);
      expect([words.includes('pending'), words.includes('arrived'), words.includes('no show')]).toEqual(shown);
    }
    const all = visitsIn(await query(between, whole));
    expect(column(all, '_id')).toEqual(practice.appointments.filter(isVisit).map(({ key }) => of('appointment', key)));
    const start = String(rows[0]?.['scheduled_to']);
    const exact = visitsIn(await query(between, { from: start, to: start }));
    expect(column(exact, '_id')).toContain(rows[0]?.['_id']);
    const mine = await query(`{ findAppointmentByClient(client_id: "${String(rows[0]?.['client_id'])}") { client_id }
      nobody: findAppointmentByClient { _id } }`);
    expect(new Set(column(rowsAt(mine, 'findAppointmentByClient'), 'client_id'))).toEqual(
      new Set([rows[0]?.['client_id']]),
    );
    expect(mine['nobody']).toEqual([]);
    expect(message((await post(between, { from: start })).body)).toBe(
      'Cast to date failed for value "Invalid Date" at path "scheduled_to" for model "Appointment"',
    );
    expect(visitsIn(await query(between, { from: null, to: null }))).toEqual([]);
  });

  it('enters clients who have all that is required, and changes them without a look', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const add = 'mutation Add($client: ClientInput) { addNewClient(client: $client) }';
    const client = { name: 'Jo Vaz', dob: '1980-02-03', email: 'jo@example.test', phone: '912 345 678' };
    expect(await query(add, { client: { ...client, observation: 'Ombro', address: { city: 'Porto' } } })).toEqual({
      addNewClient: true,
    });
    const id = of('client', practice.clients.at(-1)?.key ?? 0);
    const read = `{ findClient(_id: "${id}") { name dob gender phone email address { city street } observations { description } } }`;
    expect((await query(read))['findClient']).toEqual({
      name: 'Jo Vaz',
      dob: '1980-02-03T00:00:00.000Z',
      gender: null,
      phone: '912 345 678',
      email: 'jo@example.test',
      address: { city: 'Porto', street: null },
      observations: [{ description: 'Ombro' }],
    });
    expect(message((await post(add, { client: { name: 'Al' } })).body)).toBe(
      'ValidationError: Client validation failed: dob: Path `dob` is required., email: Path `email` is required., phone: Path `phone` is required.',
    );
    const change = 'mutation Change($client: ClientInput) { updateClient(client: $client) }';
    await query(change, { client: { _id: id, name: 'Joana', email: null, phone: '913' } });
    expect(at(await query(read), 'findClient')).toMatchObject({ name: 'Joana', email: null, phone: '913' });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: null, familyName: 'Joana', emails: [] });
    const booked = await query(
      `mutation { createAppointment(client_id: "${id}", scheduled_to: "2026-12-01T10:00:00Z") { clientName } }`,
    );
    expect(booked['createAppointment']).toEqual({ clientName: 'Joana false' });
    expect(await query(change, { client: { _id: of('client', 999), name: 'Nobody' } })).toEqual({ updateClient: true });
    expect(message((await post(change, { client: { _id: '7' } })).body)).toBe(
      'CastError: Cast to ObjectId failed for value "7" at path "_id" for model "Client"',
    );
    await query(
      `mutation { addObservation(observation: { client_id: "${id}", description: "Melhor" }) deleteClient(_id: "${id}") }`,
    );
    const left = await post(`{ findAppointmentByClient(client_id: "${id}") { client_id clientName } }`);
    expect(left.body.data).toEqual({ findAppointmentByClient: [{ client_id: id, clientName: null }] });
    expect(message(left.body)).toBe("Cannot read property 'name' of null");
    const list = await post(`{ findObservations(client_id: "${id}") { description } }`);
    expect(message(list.body)).toMatch(/^Expected Iterable/);
    expect(
      (await query(`{ findObservations(client_id: "${of('client', 999)}") { description } }`))['findObservations'],
    ).toBeNull();
  });

  it('books, moves, marks and deletes visits, and answers true to what is not there', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const answer =
      await query(`mutation { createAppointment(client_id: "${of('client', 1)}", scheduled_to: "2026-12-01T15:00:00+01:00") {
      _id scheduled_to showed_up clientName created_at } }`);
    expect(answer['createAppointment']).toMatchObject({
      scheduled_to: '2026-12-01T14:00:00.000Z',
      showed_up: null,
      clientName: "Zoë O'Brien",
      created_at: '2026-11-17T15:10:00.000Z',
    });
    const id = String(at(answer, 'createAppointment._id'));
    expect(
      await query(`mutation { updateAppointment(_id: "${id}", scheduled_to: "2026-12-02T09:00:00Z")
      setAppointmentShowedUp(_id: "${id}", showed_up: false) none: updateAppointment(_id: "${of('appointment', 1900)}", scheduled_to: "2026-12-02") }`),
    ).toEqual({ updateAppointment: true, setAppointmentShowedUp: true, none: true });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-02T09:00:00Z'), state: 'noShow' });
    expect(message((await post(`mutation { updateAppointment(_id: "${id}", scheduled_to: "soon") }`)).body)).toBe(
      'CastError: Cast to date failed for value "soon" at path "scheduled_to" for model "Appointment"',
    );
    expect(message((await post('mutation { createAppointment { _id } }')).body)).toBe(
      'Appointment validation failed: client_id: Path `client_id` is required., scheduled_to: Path `scheduled_to` is required.',
    );
    await query(`mutation { updateAppointment(_id: "${id}", scheduled_to: null) }`);
    const mine = await query(`{ findAppointmentByClient(client_id: "${of('client', 1)}") { _id scheduled_to } }`);
    expect(rowsAt(mine, 'findAppointmentByClient').at(-1)).toEqual({ _id: id, scheduled_to: null });
    expect(column(visitsIn(await query(between, whole)), '_id')).not.toContain(id);
    await query(`mutation { deleteAppointment(_id: "${id}") }`);
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    const stray = await query(
      `mutation { createAppointment(client_id: "${of('client', 999)}", scheduled_to: 1796464800000) { _id scheduled_to } }`,
    );
    const strayId = String(at(stray, 'createAppointment._id'));
    expect(at(stray, 'createAppointment.scheduled_to')).toBe(new Date(1_796_464_800_000).toISOString());
    expect(column(visitsIn((await post(between, whole)).body.data), '_id')).toContain(strayId);
    expect(await query(`mutation { deleteAppointment(_id: "${strayId}") }`)).toEqual({ deleteAppointment: true });
    expect(column(visitsIn(await query(between, whole)), '_id')).not.toContain(strayId);
  });

  it('signs in, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const signed =
      await query(`mutation { signIn(input: { username: "clara", password: "segredo" }) { accessToken refreshToken }
      sendCode(username: "clara") verifyCode(input: { username: "clara", code: "40213" }) }`);
    const refreshed = await query(
      `mutation { refreshTokens(refreshToken: "${String(at(signed, 'signIn.refreshToken'))}") { accessToken } }`,
    );
    expect(at(refreshed, 'refreshTokens.accessToken')).toBe(at(signed, 'signIn.accessToken'));
    const wrong = await post('mutation { signIn(input: { username: "clara", password: "x" }) { accessToken } }');
    expect(wrong.body.errors?.[0]).toMatchObject({
      message: 'Something went wrong!',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(`mutation { deleteAppointment(_id: "${of('appointment', 1)}") }`);
    expect(message(refused.body)).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('FindAllClients');
    expect(rowsAt(types.get('ClientInput'), 'inputFields')).toHaveLength(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ FindAllClients { _id } }')).status).toBe(500);
  });
});
