import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { baseql } from './baseql.ts';
import { baseqlIds } from './ids.ts';

const { view } = baseql;
const visit = productVisits(baseql);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const present = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== null);
const idOf = baseqlIds.of;

describe('BaseQL', () => {
  it('has clients and pets with everything that is expected of them', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ clients(_page_size: 5) { id _id name firstName lastName email email2 mobile homePhone workPhone active
      tags homeClinic { id name } petNames numberOfVisits created clientNo }
      pets(_page_size: 5) { id name species breed owner { id } ownerName age createdBy }
      locations { id name address city state zip timeZone } team { name active } visitTypes(blocksTime: true) { name durationMin } }`);
    const sample = expectedSample(baseql, '2026-11-17', { practice: server.practice });
    const clients = rowsAt(answer, 'clients').map((row) => ({
      id: row['id'],
      name: row['name'],
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: present([row['mobile'], row['homePhone'], row['workPhone']]),
      emails: present([row['email'], row['email2']]),
      active: row['active'],
      tags: row['tags'] ?? [],
      location: rowsAt(row, 'homeClinic')[0],
    }));
    expect(clients).toEqual(sample.clients);
    expect(rowsAt(answer, 'clients')[0]?.['_id']).toBe('C-4001');
    const pets = rowsAt(answer, 'pets').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: row['species'],
      ...(row['breed'] !== null && { breed: row['breed'] }),
      clientId: rowsAt(row, 'owner')[0]?.['id'],
    }));
    expect(pets).toEqual(sample.patients);
    const locations = rowsAt(answer, 'locations').map(({ id, name, timeZone, ...row }) => {
      return { id, name, address: [row['address'], row['city'], row['state'], row['zip']].join(', '), timeZone };
    });
    expect(locations).toEqual(sample.locations);
    expect(column(rowsAt(answer, 'team'), 'active').filter((active) => active === false)).toHaveLength(1);
    expect(answer['visitTypes']).toEqual([{ name: 'Team meeting', durationMin: 60 }]);
    expect(missingOperations(baseql)).toEqual([]);
  });

  it('has the appointments of a day, blocks among them', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ appointments(_page_size: 100, _order_by: { start: "asc" }, _filter: { _and: [
      { start: { _gte: "2026-11-17T00:00:00-05:00" } }, { start: { _lt: "2026-11-18T07:00:00.000Z" } }] }) {
      id title start end durationMin status reason pet { id name } client { id name } teamMember { id name }
      location { id name timeZone } visitType { name } } }`);
    const rows = rowsAt(answer, 'appointments');
    const { appointments } = expectedSample(baseql, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(25);
    for (const { id, start, end, ...expected } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['start']).toBe(new Date(start ?? '').toISOString());
      expect(row['end']).toBe(new Date(end ?? '').toISOString());
      expect([row['status'], row['reason']]).toEqual([expected.status, expected.reason ?? null]);
      const links = ['pet', 'client', 'teamMember'].map((field) => rowsAt(row, field)[0] ?? null);
      expect(links).toEqual([expected.patient ?? null, expected.client ?? null, expected.provider ?? null]);
      expect(rowsAt(row, 'location')[0]).toMatchObject(expected.location ?? {});
    }
    // What isn't of that day is of the Wednesday in New York, or already of the Tuesday there.
    const known = new Set<unknown>(appointments.map(({ id }) => id));
    const others = rows.filter(({ id }) => !known.has(id));
    expect(others.every(({ start }) => String(start) >= '2026-11-18T05:00' || String(start) < '2026-11-17T07:00')).toBe(
      true,
    );
  });

  it('filters by columns and by JSON, sorts, pages, and does so below links too', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`{ one: clients(id: "${idOf('client', 5)}") { name pets { name } }
      named: clients(name: "Zoë O'Brien") { id } folded: clients(name: "zoë o'brien") { id }
      tagged: clients(tags: ["Breeder", "Payment plan"], _page_size: 3) { tags }
      byPet: clients(pets: "${idOf('patient', 2)}") { id } byName: pets(owner: "Ana D'Angelo") { id }
      many: clients { id } cut: clients(_page_size: 500) { id } rest: clients(_page_size: 100, _page: 2) { id }
      sorted: clients(_order_by: [{ city: "desc" }, "lastName"], _page_size: 40) { city lastName }
      either: clients(_filter: { _or: [{ lastName: "Abel" }, { email: { _in: ["zoe2@example.test"] } }] }) { id }
      none: clients(_filter: { active: { _ne: true } }) { active }
      visits: team(firstName: "Amelia") { appointments(_filter: { status: "No-show" }, _order_by: { start: "desc" }, _page_size: 1) { status } }
      view: visitTypes(_view: "Grid view") { name } importClients2019(_page_size: 2) { name migrated } }`);
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const ids = clients.map(({ id }) => id);
    const pets = server.practice.patients.filter(({ clientKey }) => clientKey === 5);
    expect(answer['one']).toEqual([{ name: "Ana D'Angelo", pets: pets.map(({ name }) => ({ name })) }]);
    expect([answer['named'], answer['folded']]).toEqual([[{ id: idOf('client', 1) }, { id: idOf('client', 8) }], []]);
    expect(column(rowsAt(answer, 'tagged'), 'tags')[0]).toEqual(['Breeder', 'Payment plan']);
    const owner = server.practice.patients[1]?.clientKey ?? 0;
    expect(answer['byPet']).toEqual([{ id: idOf('client', owner) }]);
    expect(answer['byName']).toEqual(pets.map((row) => ({ id: patientThrough(view, row).id })));
    expect(column(rowsAt(answer, 'many'), 'id')).toEqual(ids.slice(0, 100));
    expect(column(rowsAt(answer, 'cut'), 'id')).toEqual(ids.slice(0, 100));
    expect(column(rowsAt(answer, 'rest'), 'id')).toEqual(ids.slice(100));
    const sorted = rowsAt(answer, 'sorted').map((row) => [row['city'], row['lastName']]);
    expect(sorted[0]?.[0]).toBe('Portland');
    expect(sorted.map(([, name]) => String(name))).toEqual(sorted.map(([, name]) => String(name)).toSorted());
    expect(new Set(column(rowsAt(answer, 'either'), 'id'))).toEqual(new Set([idOf('client', 6), idOf('client', 8)]));
    expect(new Set(column(rowsAt(answer, 'none'), 'active'))).toEqual(new Set([false]));
    expect(at(rowsAt(answer, 'visits')[0], 'appointments')).toEqual([{ status: 'No-show' }]);
    expect([rowsAt(answer, 'view').length, rowsAt(answer, 'importClients2019').length]).toEqual([7, 2]);
    const messageOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf('{ clients(_order_by: { name: "ASC" }) { id } }')).toBe("invalid direction: 'ASC'");
    expect(await messageOf('{ clients(_filter: { nmae: "x" }) { id } }')).toContain('Unknown field: "nmae"');
    expect(await messageOf('{ clients(_view: "Mine") { id } }')).toContain('View "Mine" could not be found');
    expect(await messageOf('{ clients(limit: 3) { id } }')).toContain('Unknown argument "limit"');
    expect(await messageOf('query($n: Int) { clients(_page_size: $n) { id } }')).toBe('Unknown type "Int".');
  });

  it('books, changes, calls off and deletes, and answers in lists', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const made =
      await query(`mutation { insert_appointments(start: "2026-11-20T16:00:00.000Z", pet: ["${idOf('patient', 2)}"],
      visitType: "${idOf('visitType', 3)}", teamMember: ["${idOf('provider', 3)}"], location: ["${idOf('place', 2)}"],
      status: "Booked", reason: "Cough") { id start end durationMin title status client { id } createdBy } }`);
    const row = rowsAt(made, 'insert_appointments')[0] ?? {};
    expect(row).toMatchObject({ end: '2026-11-20T16:40:00.000Z', durationMin: 40, status: 'Booked' });
    expect(row['title']).toMatch(/ · Sick visit · 2026-11-20 09:00$/);
    expect(practice.appointments.at(-1)).toMatchObject({ placeKey: 2, providerKey: 3, patientKey: 2, reason: 'Cough' });
    const id = String(row['id']);
    await query(
      `mutation { update_appointments(id: "${id}", start: "2026-11-20T17:00:00Z", status: "Confirmed", teamMember: []) { id } }`,
    );
    const start = Date.parse('2026-11-20T17:00:00Z');
    expect(practice.appointments.at(-1)).toMatchObject({ start, state: 'confirmed', providerKey: null, minutes: 40 });
    await query(
      `mutation { update_appointments(id: "${id}", status: "Cancelled", cancellationReason: "Away") { status } }`,
    );
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Away', reason: 'Cough' });
    expect(await query(`mutation { delete_appointments(id: "${id}") { id } }`)).toEqual({
      delete_appointments: [{ id }],
    });
    expect(await query(`{ appointments(id: "${id}") { id } }`)).toEqual({ appointments: [] });
    const again = await post(`mutation { delete_appointments(id: "${id}") { id } }`);
    expect(again.body.errors?.[0]).toMatchObject({ extensions: { type: 'ROW_DOES_NOT_EXIST' } });
    const option = await post(
      `mutation { update_appointments(id: "${idOf('appointment', 1)}", status: "Pending") { id } }`,
    );
    expect(option.body.errors?.[0]?.message).toContain('create new select option ""Pending""');
    const badDate = await post(
      `mutation { insert_appointments(start: "soon", pet: ["${idOf('patient', 2)}"]) { id } }`,
    );
    expect(badDate.body.errors?.[0]?.message).toContain('Field "start" cannot accept');
  });

  it('enters clients and pets, keeps computed columns to itself, and refuses other tables', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const made = await query(`mutation { insert_clients(firstName: "Jo", lastName: "Park", email: "jo@example.test",
      mobile: "207 555 0199", homePhone: "207 555 0188", active: true, tags: ["VIP"], homeClinic: ["${idOf('place', 3)}"]) {
      id name active mobile homeClinic { name } pets { id } } }`);
    const row = rowsAt(made, 'insert_clients')[0] ?? {};
    expect(row).toMatchObject({
      name: 'Jo Park',
      active: true,
      homeClinic: [{ name: "St. Mary's Cat Practice" }],
      pets: null,
    });
    const id = String(row['id']);
    await query(
      `mutation { insert_pets(name: "Kit", owner: ["${id}"], species: "Feline", breed: "Siamese", sex: "Female") { id } }`,
    );
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Kit', species: 'Feline', sex: 'FEMALE', isActive: false });
    const changed = await query(
      `mutation { update_clients(id: "${id}", lastName: "Parker", homePhone: null) { name homePhone mobile petNames } }`,
    );
    expect(changed['update_clients']).toEqual([
      { name: 'Jo Parker', homePhone: null, mobile: '207 555 0199', petNames: ['Kit'] },
    ]);
    const formula = await post('mutation { insert_clients(name: "Jo Park") { id } }');
    expect(formula.body.errors?.[0]?.message).toContain('Unknown argument "name"');
    const other = await post('mutation { insert_tasks(task: "x") { id } }');
    expect(other.body.errors?.[0]).toMatchObject({ extensions: { type: 'INVALID_PERMISSIONS' } });
    const link = await post(`mutation { insert_pets(name: "Kit", owner: ["${idOf('patient', 1)}"]) { id } }`);
    expect(link.body.errors?.[0]?.message).toContain('does not exist');
    await query(`mutation { delete_clients(id: "${id}") { id } }`);
    expect(await query('{ pets(name: "Kit") { owner { id } ownerName } }')).toEqual({
      pets: [{ owner: null, ownerName: null }],
    });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { body } = await closed.post('mutation { insert_clients(lastName: "Park") { id } }');
    expect([body.errors?.[0]?.message, closed.server.practice.clients.length]).toEqual(['Closed for the day', 120]);
  });

  it('spoils pages with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    const names = column(rowsAt(types.get('Query'), 'fields'), 'name');
    expect(names).toContain('importClients2019');
    expect(column(rowsAt(types.get('clients'), 'fields'), 'name')).toContain('_id');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }], cap: 4 });
    expect((await poisoned.post('{ clients { id } }')).status).toBe(500);
    expect(rowsAt(await poisoned.query('{ clients(_page: 2) { id } }'), 'clients')).toHaveLength(4);
  });
});
