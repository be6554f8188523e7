import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { surrealdb } from './surrealdb.ts';
import { millisecondsOf } from './values.ts';

const { view } = surrealdb;
const visit = productVisits(surrealdb);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const keyOf = (id: unknown): string => (typeof id === 'string' ? id.slice(id.indexOf(':') + 1) : '');
const day = 'starts_at: { gte: "2026-11-17T00:00:00-05:00", lt: "2026-11-18T07:00:00Z" }';

describe('SurrealDB', () => {
  it('lists locations, clients and pets in the order of their ids, all of them or so many from a start on', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ location { id name timezone address { street city state postal_code } works_at_in { in { name } } }
      client(limit: 5) { id name first_name last_name email phones { label number } active tags location { id name } }
      pet(limit: 5) { id name species breed birth_date owner { id } } all: client { id } tail: client(start: 100) { id }
      staff { name role active works_at { out { name } } } service { name duration active } }`);
    const { clients, patients, locations } = expectedSample(surrealdb, '2026-11-17', { practice: server.practice });
    expect(
      rowsAt(answer, 'client').map((row) => ({
        id: row['id'],
        name: row['name'],
        ...(row['first_name'] !== null && { givenName: row['first_name'] }),
        familyName: row['last_name'],
        phones: column(rowsAt(row, 'phones'), 'number'),
        emails: row['email'] === null ? [] : [row['email']],
        active: row['active'],
        tags: row['tags'],
        location: row['location'],
      })),
    ).toEqual(clients);
    expect(
      rowsAt(answer, 'pet').map((row) => ({
        id: row['id'],
        name: row['name'],
        species: row['species'],
        ...(row['breed'] !== null && { breed: row['breed'] }),
        ...(row['owner'] !== null && { clientId: at(row, 'owner.id') }),
      })),
    ).toEqual(patients);
    for (const row of rowsAt(answer, 'pet'))
      expect(row['birth_date'] ?? 'T00:00:00+00:00').toMatch(/T00:00:00\+00:00$/);
    for (const { id, name, timeZone, address } of locations) {
      const place = rowsAt(answer, 'location').find((row) => row['id'] === id);
      expect(place).toMatchObject({ name, timezone: timeZone });
      expect(Object.values(at(place, 'address') ?? {}).join(', ')).toBe(address);
    }
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(column(rowsAt(answer, 'all'), 'id')).toEqual(all);
    expect(all.toSorted((one, other) => (one < other ? -1 : 1))).toEqual(all);
    expect(column(rowsAt(answer, 'tail'), 'id')).toEqual(all.slice(100));
    const second = rowsAt(answer, 'staff').find(({ name }) => name === 'Björn Håkansson');
    expect(column(rowsAt(second, 'works_at'), 'out.name')).toHaveLength(2);
    expect(column(rowsAt(answer, 'service'), 'duration')).toContain('1h30m');
    expect(missingOperations(surrealdb)).toEqual([]);
  });

  it('has the appointments of a day, with a length and whatever they link to', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(surrealdb, '2026-11-17', { practice: server.practice });
    const answer =
      await query(`{ appointment(where: { ${day} }, order: { asc: starts_at }) { id starts_at duration status reason
      pet { id name } client { id name } staff { id name } location { id name timezone } service { name } } time_block { title } }`);
    const rows = rowsAt(answer, 'appointment');
    const listed = new Map(rows.map((row) => [row['id'], row]));
    expect(appointments.length).toBeGreaterThan(25);
    for (const { id, start = '', end = '', status, reason, patient, client, provider, location } of appointments) {
      const row = listed.get(id);
      expect(row?.['starts_at']).toMatch(/:00\+00:00$/);
      const begins = Date.parse(String(row?.['starts_at']));
      expect([begins, begins + millisecondsOf(row?.['duration'])]).toEqual([Date.parse(start), Date.parse(end)]);
      expect(row).toMatchObject({ status, reason: reason ?? null, pet: patient ?? null, client: client ?? null });
      expect(row).toMatchObject({ staff: provider ?? null, location: location ?? {} });
    }
    const begun = column(rows, 'starts_at').map((text) => Date.parse(String(text)));
    expect(begun.toSorted((one, other) => one - other)).toEqual(begun);
    const isOn = (row: Row): boolean => {
      const options = { timeZone: String(at(row, 'location.timezone')), dateStyle: 'short' } as const;
      return new Date(String(row['starts_at'])).toLocaleDateString('en-US', options) === '11/17/26';
    };
    expect(rows.filter(isOn)).toHaveLength(appointments.length);
    expect(rowsAt(answer, 'time_block')).toEqual([{ title: 'Staff meeting' }]);
  });

  it('gives one record by its key, or any by its whole id, and none of the past', async () => {
    const { query, post } = await visit();
    const id = view.ids.of('client', 1);
    const answer = await query(
      `query($id: ID!, $key: ID!) { _get_client(id: $key) { id last_name } whole: _get_client(id: $id) { id }
      _get(id: $id) { __typename id ... on client { last_name } } filtered: client(where: { id: { eq: $id } }) { last_name } }`,
      { id, key: keyOf(id) },
    );
    expect(answer['_get_client']).toEqual({ id, last_name: "O'Brien" });
    expect(answer['whole']).toBeNull();
    expect(answer['_get']).toEqual({ __typename: 'client', id, last_name: "O'Brien" });
    expect(answer['filtered']).toEqual([{ last_name: "O'Brien" }]);
    const errors = [
      ['{ _get(id: "nobody") { id } }', 'Error resolving request: Invalid record ID format'],
      ['{ client(version: "2026-01-01T00:00:00Z") { id } }', 'does not support versioned queries'],
      ['{ client(where: { id: { eq: "nobody" } }) { id } }', 'Error converting value: "nobody" to type: record'],
    ] as const;
    for (const [text, message] of errors) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.message).toContain(message);
    }
  });

  it('finds by conditions, capitals and all, but not through links or texts that some do not have', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ exact: client(where: { last_name: { contains: "O'Br" } }) { name } folded: client(where: { last_name: { contains: "o'br" } }) { id }
      regex: client(where: { name: { regex: "(?i)^zoë" } }) { name } other: client(filter: { or: [{ last_name: { eq: "Abel" } }, { last_name: { startsWith: "Abb" } }] }, order: { desc: last_name }) { last_name }
      both: client(where: { last_name: { in: ["Brown", "Abel"] }, not: { active: { eq: true } } }) { last_name active }
      none: client(where: { email: { eq: null }, last_name: { eq: "Müller" } }) { email }
      orders: client(order: { asc: last_name, then: { desc: created_at } }, limit: 2) { last_name }
      missed: appointment(where: { status: { in: ["no_show"] }, ${day} }) { status } long: appointment(where: { duration: { eq: "90m" } }, limit: 1) { duration } }`);
    expect(column(rowsAt(answer, 'exact'), 'name')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(answer['folded']).toEqual([]);
    expect(rowsAt(answer, 'regex')).toHaveLength(2);
    expect(column(rowsAt(answer, 'other'), 'last_name')).toEqual(['Abel', 'Abbott']);
    expect(rowsAt(answer, 'both').every((row) => row['active'] === false)).toBe(true);
    expect(answer['none']).toEqual([{ email: null }]);
    expect(column(rowsAt(answer, 'orders'), 'last_name')).toEqual(['Abbott', 'Abel']);
    expect(new Set(column(rowsAt(answer, 'missed'), 'status'))).toEqual(new Set(['no_show']));
    expect(answer['long']).toEqual([{ duration: '1h30m' }]);
    const place = view.ids.of('place', 1);
    const errors = [
      [`{ appointment(where: { location: { id: { eq: "${place}" } } }) { id } }`, 'Unsupported filter operator: id'],
      ['{ client(where: { email: { contains: "zoe" } }) { id } }', 'Expected a string but found NONE'],
      ['{ client(where: {}) { id } }', 'Table filter must have at least one item'],
      ['{ client(where: { last_name: {} }) { id } }', 'Field filter must have at least one operator'],
      ['{ client(order: { asc: id, desc: name }) { id } }', 'Found both ASC and DESC in order'],
      ['{ appointment(where: { starts_at: { gte: "2026-11-17" } }) { id } }', 'to type: datetime'],
    ] as const;
    for (const [text, message] of errors) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.message).toContain(message);
    }
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ client { id } }')).status).toBe(500);
  });

  it('books, changes and calls off appointments by their keys', async () => {
    const { server, query, post } = await visit();
    const links = `location: "${view.ids.of('place', 2)}", service: "${view.ids.of('visitType', 3)}", pet: "${view.ids.of('patient', 2)}", client: "${view.ids.of('client', 1)}"`;
    const book = (extra: string): string =>
      `mutation { createAppointment(data: { starts_at: "2026-11-19T18:00:00Z", duration: "1h", ${links}, ${extra} }) { id status duration client { id } location { name } } }`;
    const made = await query(book(`staff: "${view.ids.of('provider', 3)}", reason: "Cough"`));
    expect(made['createAppointment']).toMatchObject({
      status: 'scheduled',
      duration: '1h',
      location: { name: 'Summit Pet Clinic' },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ placeKey: 2, typeKey: 3, patientKey: 2, clientKey: 1, providerKey: 3, minutes: 60 });
    expect((await post(book('status: "maybe"'))).body.errors?.[0]?.message).toContain(
      "Found 'maybe' for field `status`",
    );
    expect((await post(book(`staff: "${keyOf(view.ids.of('provider', 3))}"`))).body.errors?.[0]?.message).toContain(
      'to type: record<staff>',
    );
    const id = at(made, 'createAppointment.id');
    const change = (key: unknown, data: string): string =>
      `mutation { updateAppointment(id: "${String(key)}", data: { ${data} }) { id status } }`;
    const whole = await post(change(id, 'status: "confirmed"'));
    expect(whole.body.errors?.[0]?.message).toBe(
      'Database error: Expected a single result output when using the ONLY keyword',
    );
    await query(change(keyOf(id), 'starts_at: "2026-11-19T20:00:00Z", staff: null, status: "confirmed"'));
    expect(last()).toMatchObject({ start: Date.parse('2026-11-19T20:00:00Z'), providerKey: 3, state: 'confirmed' });
    const off = await query(
      `mutation($id: ID!) { updateManyAppointment(where: { id: { eq: $id } }, data: { status: "cancelled", cancel_reason: "Away" }) { id cancel_reason } }`,
      { id },
    );
    expect(off['updateManyAppointment']).toEqual([{ id, cancel_reason: 'Away' }]);
    expect(last()).toMatchObject({ state: 'cancelled', cancelReason: 'Away', minutes: 60 });
    const count = server.practice.appointments.length;
    const gone = await query(`mutation { deleteAppointment(id: "${keyOf(id)}") deleteManyAppointment }`);
    expect([gone, server.practice.appointments.length]).toEqual([
      { deleteAppointment: true, deleteManyAppointment: 0 },
      count,
    ]);
    await query(
      `mutation { upsertAppointment(id: "${keyOf(id)}", data: { starts_at: "2026-11-20T18:00:00Z", duration: "20m", ${links} }) { id } }`,
    );
    expect(last()).toMatchObject({
      state: 'planned',
      providerKey: null,
      reason: null,
      cancelReason: null,
      minutes: 20,
    });
  });

  it('enters clients and pets, refuses the rest, and shows its schema within depth 8', async () => {
    const { server, query, post } = await visit();
    const made =
      await query(`mutation { createClient(data: { first_name: "Jo", last_name: "Park", email: "jo@example.test",
      phones: [{ label: "home", number: "207 555 0199" }], tags: ["VIP"] }) { id name active phones { label number } } }`);
    expect(made['createClient']).toMatchObject({
      name: 'Jo Park',
      active: true,
      phones: [{ label: 'home', number: '207 555 0199' }],
    });
    const owner = String(at(made, 'createClient.id'));
    const pet = await query(
      `mutation { createManyPet(data: [{ name: "Kit", species: "Feline", owner: "${owner}", birth_date: "2024-05-01T00:00:00Z" }]) { id birth_date owner { name } } }`,
    );
    expect(pet['createManyPet']).toMatchObject([
      { birth_date: '2024-05-01T00:00:00+00:00', owner: { name: 'Jo Park' } },
    ]);
    await query(
      `mutation { updatePet(id: "${keyOf(at(pet, 'createManyPet.0.id'))}", data: { breed: "Manx" }) { id } }`,
    );
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Kit', breed: 'Manx', birthDate: '2024-05-01' });
    const changed = await query(
      `mutation { updateClient(id: "${keyOf(owner)}", data: { last_name: "Parker", email: null }) { name email } }`,
    );
    expect(changed['updateClient']).toEqual({ name: 'Jo Parker', email: 'jo@example.test' });
    const named = 'mutation { upsertClient(id: "walk_in", data: { id: "other", last_name: "Walk-in" }) { id name } }';
    expect((await query(named))['upsertClient']).toEqual({ id: 'client:walk_in', name: 'Walk-in' });
    expect((await query(named.replace('Walk-in', 'Passer-by')))['upsertClient']).toMatchObject({ name: 'Passer-by' });
    expect(await query('{ _get_client(id: "walk_in") { id active } }')).toEqual({
      _get_client: { id: 'client:walk_in', active: true },
    });
    const twice = await post('mutation { createClient(data: { id: "walk_in", last_name: "Other" }) { id } }');
    expect(twice.body.errors?.[0]?.message).toBe('Database error: Database record `client:walk_in` already exists');
    const denied = await post('mutation { updateStaff(id: "x", data: { active: false }) { id } }');
    expect(denied.body.errors?.[0]?.message).toContain('ONLY keyword');
    expect(await query('mutation { updateManyStaff(data: { active: false }) { id } }')).toEqual({
      updateManyStaff: [],
    });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(70);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('_get_appointment');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'Closed' });
    const entry = await closed.post('mutation { createClient(data: { last_name: "Park" }) { id } }');
    expect(entry.body.errors?.[0]?.message).toBe('Database error: An error occurred: Closed');
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
