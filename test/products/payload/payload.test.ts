import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { payload } from './payload.ts';

const { view } = payload;
const visit = productVisits(payload);
const idOf = (key: number): string => view.ids.of('client', key);

describe('Payload', () => {
  it('gives ten customers a page, the newest first, and tells about pages', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice);
    const list = (args: string): string =>
      `Customers${args} { docs { id } totalDocs limit totalPages page pagingCounter hasPrevPage hasNextPage prevPage nextPage }`;
    const pages = await query(`{ first: ${list('')} third: ${list('(limit: 50, page: 3)')} all: ${list('(limit: 0)')}
      whole: ${list('(pagination: false)')} sorted: Customers(sort: "lastName", limit: 2) { docs { lastName } }
      trashed: Customers(trash: true, where: { deletedAt: { exists: true } }) { docs { id } } countCustomers { totalDocs } }`);
    const ids = (part: string): unknown[] => rowsAt(pages, `${part}.docs`).map(({ id }) => id);
    expect(ids('first')).toEqual(clients.slice(0, 10).map(({ key }) => idOf(key)));
    expect(ids('third')).toEqual(clients.slice(100).map(({ key }) => idOf(key)));
    expect(pages['first']).toMatchObject({
      totalDocs: clients.length,
      limit: 10,
      totalPages: 12,
      page: 1,
      nextPage: 2,
    });
    expect(pages['third']).toMatchObject({ hasPrevPage: true, hasNextPage: false, prevPage: 2, pagingCounter: 101 });
    expect([ids('all').length, ids('whole').length]).toEqual([clients.length, clients.length]);
    expect(rowsAt(pages, 'sorted.docs')).toEqual([{ lastName: 'Abbott' }, { lastName: 'Abel' }]);
    expect(ids('trashed')).toEqual([idOf(82), idOf(41)]);
    expect(at(pages, 'countCustomers.totalDocs')).toBe(clients.length);
    expect(missingOperations(payload)).toEqual([]);
  });

  it('filters by words, by rows of arrays and by groups, and one by id', async () => {
    const { server, query, post } = await visit();
    const found = await query(`{
      contains: Customers(where: { lastName: { contains: "o'bri" } }) { docs { id } }
      like: Customers(where: { lastName: { like: "cat riverside" } }) { docs { id firstName } }
      phone: Customers(where: { phones__number: { contains: "555-0106" } }) { docs { id } }
      either: Customers(where: { OR: [{ lastName: { equals: "Abel" } }, { email: { equals: "zoe2@example.test" } }] }) { docs { id } }
      paid: Appointments(where: { payment__status: { equals: paid }, status: { not_in: [no_show, completed] } }) { totalDocs }
      hers: Appointments(where: { customer: { equals: "${idOf(1)}" } }) { docs { customer { id } createdBy {
        relationTo value { __typename ... on User { email } ... on Customer { lastName } } } } }
      Customer(id: "${idOf(1)}") { firstName lastName email phones { id label number } appointments(limit: 1, count: true) {
        docs { id } totalDocs } }
      OpeningTime { timezone sunday { isOpen } } Access { canAccessAdmin appointments { create { permission } } }
      meUser { collection user { email } } }`);
    const ids = (part: string): unknown[] => rowsAt(found, `${part}.docs`).map(({ id }) => id);
    expect(ids('contains')).toEqual([idOf(8), idOf(1)]);
    expect(rowsAt(found, 'like.docs')).toEqual([{ id: idOf(3), firstName: null }]);
    expect([ids('phone'), ids('either')]).toEqual([[idOf(6)], [idOf(8), idOf(6)]]);
    expect(at(found, 'paid.totalDocs')).toBe(0);
    expect(rowsAt(found, 'hers.docs').map((row) => at(row, 'customer.id'))).toContain(idOf(1));
    expect(rowsAt(found, 'hers.docs').map((row) => at(row, 'createdBy.value.__typename'))).toContain('User');
    const zoe = server.practice.clients[0];
    const shown = zoe && clientThrough(view, server.practice, zoe);
    expect(rowsAt(found, 'Customer.phones').map(({ number }) => number)).toEqual(shown?.phones);
    expect(found['Customer']).toMatchObject({ firstName: 'Zoë', lastName: "O'Brien", email: shown?.emails?.[0] });
    expect(found['OpeningTime']).toEqual({ timezone: 'America_New_York', sunday: { isOpen: false } });
    expect(at(found, 'Access.appointments.create.permission')).toBe(true);
    expect(at(found, 'meUser.user.email')).toBe('front@example.test');
    const { body } = await post('{ Customer(id: "nobody") { id } }');
    expect(body.data).toEqual({ Customer: null });
    expect(body.errors?.[0]).toMatchObject({ message: 'Not Found', extensions: { name: 'NotFound', statusCode: 404 } });
    const loose = await post('{ Customers(where: { email: { contains: "zoe" } }) { totalDocs } }');
    expect(loose.body.errors?.[0]?.message).toContain('not a valid email address');
  });

  it('has the appointments of a day with its blockouts', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(payload, '2026-11-17', { practice: server.practice });
    const day = await query(`{ Appointments(limit: 100, sort: "start", where: { AND: [
      { start: { greater_than_equal: "2026-11-17T05:00:00.000Z" } }, { start: { less_than: "2026-11-18T05:00:00.000Z" } }] }) {
      docs { id appointmentType status start end title customerNotes host { id firstName lastName } customer { id }
        services { title duration } } } }`);
    const docs = rowsAt(day, 'Appointments.docs');
    expect(new Set(docs.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(docs).toHaveLength(appointments.length);
    for (const { id, start, end, status, reason, client, provider } of appointments) {
      const doc = docs.find((each) => each['id'] === id);
      expect(doc).toMatchObject({
        status: status ?? null,
        start: new Date(start ?? '').toISOString(),
        end: new Date(end ?? '').toISOString(),
      });
      expect(at(doc, 'customerNotes') ?? at(doc, 'title')).toBe(reason ?? null);
      expect([at(doc, 'customer.id'), at(doc, 'host.id')]).toEqual([client?.id ?? null, provider?.id ?? null]);
    }
    expect(docs.filter((doc) => doc['appointmentType'] === 'blockout').map(({ title }) => title)).toEqual([
      'Staff meeting',
    ]);
  });

  it('books by services, moves, cancels, throws away, and enters a customer', async () => {
    const { server, query, post } = await visit();
    const service = (key: number): string => `"${view.ids.of('visitType', key)}"`;
    const made = await query(`mutation { createAppointment(data: { appointmentType: appointment, status: pending,
      customer: "${idOf(1)}", host: "${view.ids.of('provider', 1)}", services: [${service(2)}], start: "2026-11-19T15:00:00.000Z"
      end: "2026-11-19T19:00:00.000Z" }) { id end status customer { lastName } } }`);
    expect(made['createAppointment']).toMatchObject({ end: '2026-11-19T15:20:00.000Z', status: 'pending' });
    const id = String(at(made, 'createAppointment.id'));
    const update = (data: string): string =>
      `mutation { updateAppointment(id: "${id}", data: { ${data} }) { start end status } }`;
    const moved = await query(update(`start: "2026-11-19T16:00:00.000Z", services: [${service(1)}, ${service(2)}]`));
    expect(moved['updateAppointment']).toMatchObject({ end: '2026-11-19T16:50:00.000Z' });
    const off = await query(update('status: cancelled'));
    expect(at(off, 'updateAppointment.status')).toBe('cancelled');
    await query(update('deletedAt: "2026-11-17T15:00:00.000Z"'));
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: true, providerKey: 1 });
    const hidden = await post(`{ Appointment(id: "${id}") { id } }`);
    expect(hidden.body.errors?.[0]?.message).toBe('Not Found');
    expect(await query(`{ Appointment(id: "${id}", trash: true) { id } }`)).toEqual({ Appointment: { id } });
    const missing = await post(
      `mutation { createAppointment(data: { appointmentType: appointment, customer: "${idOf(1)}" }) { id } }`,
    );
    expect(missing.body.errors?.[0]?.message).toBe('The following field is invalid: Services');
    await query(`mutation { createCustomer(data: { firstName: "Jo", lastName: "Park", email: "jo@example.test",
      phones: [{ label: home, number: "207 555 0199" }] }) { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
      phones: [{ label: 'Home', value: '207 555 0199' }],
    });
    await query(`mutation { deleteCustomer(id: "${idOf(6)}") { id } }`);
    expect(server.practice.clients[5]?.isDeleted).toBe(true);
    const denied = await post(`mutation { deleteService(id: ${service(1)}) { id } }`);
    expect(denied.body.errors?.[0]?.extensions).toMatchObject({ name: 'Forbidden', statusCode: 403 });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createCustomer(data: { lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('cuts pages to a cap, and spoils those with a poisoned row', async () => {
    const { server } = await visit();
    const [first] = view.clients(server.practice);
    const { post } = await visit({ cap: 3, poison: [{ kind: 'client', key: first?.key ?? 0 }] });
    expect((await post('{ Customers(limit: 3) { docs { id } } }')).status).toBe(500);
    const cut = await (await visit({ cap: 3 })).query('{ Customers(limit: 20) { docs { id } nextPage } }');
    expect(rowsAt(cut, 'Customers.docs')).toHaveLength(3);
    expect(at(cut, 'Customers.nextPage')).toBe(2);
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('docAccessAppointment');
    expect(rowsAt(types.get('Appointment_status'), 'enumValues').map(({ name }) => name)).toContain('no_show');
    expect(types.has('AppointmentsDocAccessFields_payment_Fields')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
