import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { ipassB } from './ipassB.ts';

const { view } = ipassB;
const visit = productVisits(ipassB);
const day = '2026-11-17';
const zone = 'America/New_York';

/** The start that a row of the agenda means, by the clock of the salons. */
function startOf(row: Row): number {
  const [hours = '', minutes = '0'] = String(row['hour']).split(':');
  const time = `${hours.padStart(2, '0')}:${minutes.padStart(2, '0')}:00`;
  return instantOfWall(`${String(row['day']).slice(0, 10)}T${time}`, zone);
}

describe('IPASS B', () => {
  it('pages clients by tens, as mongoose-paginate does, in the order of their ids', async () => {
    const { server, query } = await visit();
    const fields = `_id name1 name2 lastName1 lastName2 lastName3 phone1 phone2 email active lastVisit`;
    const answer = await query(`{ listClient { docs { ${fields} } totalDocs limit page totalPages pagingCounter
      hasPrevPage hasNextPage offset prevPage nextPage } }`);
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const docs = rowsAt(answer, 'listClient.docs');
    expect(docs).toHaveLength(10);
    for (const [index, row] of docs.entries()) {
      const shown = clients[index];
      expect([row['_id'], row['name1'], row['lastName1']]).toEqual([
        shown?.id,
        shown?.givenName ?? null,
        shown?.familyName,
      ]);
      expect([row['phone1'], row['phone2']].filter(Boolean)).toEqual(shown?.phones);
      expect([row['email']].filter(Boolean)).toEqual(shown?.emails);
      expect([row['active'], row['lastVisit'] ?? undefined]).toEqual([shown?.active, shown?.lastVisit]);
      expect([row['name2'], row['lastName2'], row['lastName3']].filter(Boolean)).toEqual([]);
    }
    expect(answer['listClient']).toMatchObject({
      totalDocs: clients.length,
      limit: 10,
      page: 1,
      totalPages: Math.ceil(clients.length / 10),
      pagingCounter: 1,
      hasPrevPage: false,
      hasNextPage: true,
      offset: 0,
      prevPage: null,
      nextPage: 2,
    });
    const last = await query(`{ listClient(page: 2, limit: 100) { docs { _id } hasNextPage prevPage nextPage } }`);
    expect(rowsAt(last, 'listClient.docs').map((row) => row['_id'])).toEqual(clients.slice(100).map(({ id }) => id));
    expect(last['listClient']).toMatchObject({ hasNextPage: false, prevPage: 1, nextPage: null });
    const capped = await visit({ cap: 30 });
    const short = await capped.query('{ listClient(limit: 100) { docs { _id } limit totalPages } }');
    expect(rowsAt(short, 'listClient.docs')).toHaveLength(30);
    expect(short['listClient']).toMatchObject({ limit: 30, totalPages: 4 });
  });

  it('filters tables by parts of texts, and finds one client by its id', async () => {
    const { query } = await visit();
    const find = async (filters: unknown): Promise<unknown[]> => {
      const text = 'query($filters: Any) { listClient(limit: 50, filters: $filters) { docs { _id } } }';
      return rowsAt(await query(text, { filters }), 'listClient.docs').map((row) => row['_id']);
    };
    const ids = [1, 8].map((key) => view.ids.of('client', key));
    expect(await find([{ lastName1: "o'bri" }])).toEqual(ids);
    expect(await find({ lastName1: ["O'Brien"], name1: null })).toEqual(ids);
    expect(await find([{ lastName1: "O'Brien" }, { email: 'zoe2' }])).toEqual(ids.slice(1));
    expect(await find([{ phone1: '207 555 0101' }])).toEqual(ids.slice(0, 1));
    expect(await find([{ lastName1: 'zqxwv' }])).toEqual([]);
    expect((await find([{ active: false }])).length).toBeGreaterThan(3);
    const one = await query(`{ getClient(_id: "${String(ids[0])}") { name1 lastName1 country }
      gone: getClient(_id: "${view.ids.of('client', 41)}") { _id } none: getClient(_id: "x") { _id } }`);
    expect(one['getClient']).toEqual({ name1: 'Zoë', lastName1: "O'Brien", country: '502' });
    expect([one['gone'], one['none']]).toEqual([null, null]);
  });

  it('has stores, staff and services, and a building whose locations are something else', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ listStores { _id name address city zone schedule { name start end days } }
      women: listStoresByGenere(genere: "MEN", filters: { zone: [10] }) { _id } listLocation { _id name state }
      listStaff { docs { _id name name1 lastName lastName1 active stores { _id } } totalDocs } listUser { docs { name lastName } }
      listStaffByStore(store: "${view.ids.of('place', 3)}") { _id } listAllServices { _id name serviceTime type { name } }
      listService(limit: 2) { docs { name } hasNextPage } listSubService { docs { name } } listServiceType { name } }`);
    for (const [index, place] of server.practice.places.entries()) {
      const row = rowsAt(answer, 'listStores')[index];
      const shown = locationThrough(view, place);
      expect([row?.['_id'], row?.['name'], row?.['address']]).toEqual([shown.id, shown.name, shown.address]);
    }
    expect(answer['women']).toEqual([{ _id: view.ids.of('place', 1) }]);
    expect(rowsAt(answer, 'listLocation')).toHaveLength(3);
    const staff = rowsAt(answer, 'listStaff.docs');
    expect(staff.map((row) => [row['_id'], row['name'], row['lastName'], row['active']])).toEqual(
      server.practice.providers.map((row) => [
        view.ids.of('provider', row.key),
        row.givenName,
        row.familyName,
        row.isActive,
      ]),
    );
    expect(staff.filter((row) => row['name1'] !== null && row['name1'] !== row['name'])).toEqual([]);
    expect(answer['listStaffByStore']).toEqual([2, 7].map((key) => ({ _id: view.ids.of('provider', key) })));
    expect(rowsAt(answer, 'listAllServices').map((row) => [row['name'], row['serviceTime']])).toEqual(
      server.practice.visitTypes.filter((row) => !row.isBlock).map((row) => [row.name, row.minutes]),
    );
    expect(at(answer, 'listService.hasNextPage')).toBe(true);
    expect(missingOperations(ipassB)).toEqual([]);
  });

  it('shows the agenda of a day, at noon with the hour beside it', async () => {
    const { query } = await visit();
    const fields = `_id hour day service { name serviceTime } staffer { _id name lastName } store { _id name } client { _id name1 lastName1 }`;
    const text = `query($filters: Any) { listServiceSchedule(limit: 500, filters: $filters) { docs { ${fields} } totalDocs } }`;
    const all = rowsAt(await query(text), 'listServiceSchedule.docs');
    const { appointments } = expectedSample(ipassB, day);
    expect(appointments.length).toBeGreaterThan(15);
    const shown = all
      .filter((row) => String(row['day']).startsWith(day))
      .toSorted((one, other) => startOf(one) - startOf(other));
    const byId = new Map(shown.map((row) => [row['_id'], row]));
    expect([...byId.keys()].map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start = '', end = '', client, provider, location } of appointments) {
      const row = byId.get(id) ?? {};
      expect(startOf(row)).toBe(Date.parse(start));
      expect(startOf(row) + Number(at(row, 'service.serviceTime')) * 60_000).toBe(Date.parse(end));
      expect([at(row, 'store._id'), at(row, 'store.name')]).toEqual([location?.id, location?.name]);
      expect(at(row, 'client._id')).toBe(client?.id);
      expect([at(row, 'client.name1'), at(row, 'client.lastName1')].filter(Boolean).join(' ')).toBe(client?.name);
      expect(at(row, 'staffer._id') ?? undefined).toBe(provider?.id);
      if (provider)
        expect(`${String(at(row, 'staffer.name'))} ${String(at(row, 'staffer.lastName'))}`).toBe(provider.name);
    }
    // Days are at noon by the clock of the salons, which is another hour of UTC in summer.
    expect(new Set(all.map((row) => String(row['day']).slice(10)))).toEqual(
      new Set(['T17:00:00.000Z', 'T16:00:00.000Z']),
    );
    expect(shown.map((row) => row['hour'])).toEqual(expect.arrayContaining(['8:0', '9:30', '23:40', '0:5']));
    const filtered = await query(text, { filters: [{ day: '2026-11-17T20:15:00.000Z' }] });
    expect(rowsAt(filtered, 'listServiceSchedule.docs').map((row) => row['_id'])).toEqual(
      all.filter((row) => String(row['day']).startsWith(day)).map((row) => row['_id']),
    );
    expect((await query('{ listServiceSchedule { docs { _id } limit } }'))['listServiceSchedule']).toMatchObject({
      limit: 10,
    });
  });

  it('enters, changes and deletes clients, and answers only that it did', async () => {
    const { server, query, post } = await visit();
    const made = await query(`mutation { createClient(input: { name1: "Jo", lastName1: "Park", lastName2: "Ruiz"
      phone1: "207 555 0199", phone2: "207 555 0198", email: "jo@example.test", password: "x" }) }`);
    expect(made).toEqual({ createClient: true });
    const entered = server.practice.clients.at(-1);
    expect(entered).toMatchObject({ givenName: 'Jo', familyName: 'Park Ruiz', emails: ['jo@example.test'] });
    const id = view.ids.of('client', entered?.key ?? 0);
    await query(`mutation { updateClient(input: { _id: "${id}", phone2: "", active: false }) }`);
    expect(server.practice.clients.at(-1)).toMatchObject({
      isActive: false,
      phones: [{ label: 'Mobile', value: '207 555 0199' }],
    });
    await query(`mutation { deleteClient(input: { _id: "${id}" }) }`);
    expect((await query(`{ getClient(_id: "${id}") { _id } }`))['getClient']).toBeNull();
    const many =
      await query(`mutation { createMassiveClient(input: [{ name1: "Al", lastName1: "Vega" }, { email: "x@example.test" }]) {
      email success reason } }`);
    expect(rowsAt(many, 'createMassiveClient').map((row) => row['success'])).toEqual([true, false]);
    const wrong = await post(`mutation { updateClient(input: { _id: "x", name1: "Jo" }) }`);
    expect(wrong.body.errors?.[0]?.message).toBe('Cliente no encontrado');
    const staff = await post(`mutation { deleteStaff(input: { _id: "${view.ids.of('provider', 1)}" }) }`);
    expect(staff.body.errors?.[0]?.message).toBe('No tiene permiso para realizar esta acción');
    const closed = await visit({ refuseWrites: 'Solo lectura' });
    const refused = await closed.post('mutation { createClient(input: { name1: "Jo", lastName1: "Park" }) }');
    expect(refused.body.errors?.[0]?.message).toBe('Solo lectura');
  });

  it('takes a client from a free hour through a cart to a visit that is paid for', async () => {
    const { server, query, post } = await visit();
    const [client, store, service] = [view.ids.of('client', 1), view.ids.of('place', 1), view.ids.of('visitType', 1)];
    const noon = '2026-11-19T17:00:00.000Z';
    const free = await query(`{ listAvailableHour(storeId: "${store}", servicesId: ["${service}"], day: "${noon}") {
      hour staffer { _id } service { name } } }`);
    const hours = at(free, 'listAvailableHour') as readonly (readonly Row[])[];
    const [first] = hours[0] ?? [];
    expect([hours.length > 5, first?.['hour']]).toEqual([true, '8:0']);
    const added =
      await query(`mutation { addShoppingCard(client: "${client}", service: { service: "${service}", store: "${store}" }) {
      _id status services { _id } } }`);
    expect(at(added, 'addShoppingCard.status')).toBe('CURRENT');
    const line = String(rowsAt(added, 'addShoppingCard.services')[0]?.['_id']);
    const count = server.practice.appointments.length;
    await query(`mutation { updateShoppingCardService(client: "${client}", service: "${line}", input: {
      staff: "${String(at(first, 'staffer._id'))}", hour: "17:5", day: "${noon}" }) { _id } }`);
    const waiting = await query(
      `mutation { goPayShoppingCard(client: "${client}") { status timeToPay client { name1 } } }`,
    );
    expect(at(waiting, 'goPayShoppingCard')).toMatchObject({ status: 'WAITING_PAYMENT', client: { name1: 'Zoë' } });
    const unpaid = await post(
      `mutation { makePaymentShoppingCard(client: "${client}", selectedCard: "1") { status } }`,
    );
    expect(unpaid.body.errors?.[0]?.message).toBe('Tarjeta no válida');
    expect(server.practice.appointments).toHaveLength(count);
    await query(`mutation { createCard(id: "${client}", card: "4111111111111111") }`);
    const paid = await query(`mutation { makePaymentShoppingCard(client: "${client}", selectedCard: "1") { status } }`);
    expect(at(paid, 'makePaymentShoppingCard.status')).toBe('APPROVED');
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T22:05:00Z'),
      minutes: 30,
      placeKey: 1,
      clientKey: 1,
    });
    const mine = await query(`{ getClientShoppingCards(client: "${client}") { _id status services { hour day } }
      getClientCurrentShoppingCard(client: "${client}") { _id } }`);
    expect(rowsAt(mine, 'getClientShoppingCards').at(-1)).toMatchObject({
      status: 'PAYED',
      services: [{ hour: '17:5', day: noon }],
    });
    expect(mine['getClientCurrentShoppingCard']).toBeNull();
  });

  it('keeps events of a building apart, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const events = await query(
      `{ listEventsToday { _id name start location { name } host { name } } listAllEventsActive { _id } }`,
    );
    expect(rowsAt(events, 'listEventsToday')).toMatchObject([
      { start: '2026-11-17T17:00:00Z', location: { name: 'Recepción' } },
    ]);
    const count = server.practice.appointments.length;
    const made = await query(
      `mutation { createEvent(input: { name: "Visita", start: "2026-11-18T15:00:00Z", end: "2026-11-18T16:00:00Z" }) { _id } }`,
    );
    const id = String(at(made, 'createEvent._id'));
    const gone = await query(`mutation { deleteEventChangeStatus(input: { _id: "${id}" }) { state name } }`);
    expect(gone['deleteEventChangeStatus']).toEqual({ state: 'deleted', name: 'Visita' });
    expect(server.practice.appointments).toHaveLength(count);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('listServiceSchedule');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
