import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { gadget } from './gadget.ts';
import { gadgetIds } from './records.ts';

const visit = productVisits(gadget);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const links = `location: { _link: "${gadgetIds.of('place', 1)}" }, staff: { _link: "1" },
  customer: { _link: "${gadgetIds.of('client', 5)}" }`;
const result =
  'success errors { __typename code message ... on InvalidRecordError { validationErrors { apiIdentifier } } }';

describe('a booking app at Gadget', () => {
  it('pages through customers', async () => {
    const { server, query } = await visit();
    const people = await allPages(async (after) => {
      const page = await query(
        `query($after: String) { shopifyCustomers(first: 50, after: $after) { pageInfo { hasNextPage endCursor }
        edges { node { id firstName lastName email phone shopifyState tags } } } }`,
        { after },
      );
      const { hasNextPage, endCursor } = at(page, 'shopifyCustomers.pageInfo') as Row;
      return { rows: nodesAt(page, 'shopifyCustomers'), next: hasNextPage === true ? String(endCursor) : null };
    });
    const everyone = gadget.view.clients(server.practice).map(({ key }) => gadgetIds.of('client', key));
    expect(column(people, 'id')).toEqual(everyone);
    const { clients } = expectedSample(gadget, '2026-11-17');
    const shown = people.slice(0, 5).map((row) => ({
      name: named(row, 'firstName', 'lastName'),
      phones: [row['phone'] ?? []].flat(),
      emails: [row['email'] ?? []].flat(),
      active: row['shopifyState'] === 'enabled',
      tags: row['tags'],
    }));
    expect(clients).toMatchObject(shown);
    expect(missingOperations(gadget)).toEqual([]);
    expect(nodesAt(await query('{ shopifyCustomers { edges { node { id } } } }'), 'shopifyCustomers')).toHaveLength(50);
    const short = await (await visit({ cap: 3 })).query('{ shopifyCustomers(first: 20) { edges { node { id } } } }');
    expect(nodesAt(short, 'shopifyCustomers')).toHaveLength(3);
  });

  it('searches, filters and sorts', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ found: shopifyCustomers(search: "ana d'an") { edges { node { displayName } } }
      some: shopifyCustomers(filter: [{ lastName: { startsWith: "Ab" } }, { NOT: [{ firstName: { equals: "Ruth" } }] }],
        sort: { lastName: Descending }) { edges { node { lastName } } }
      done: bookings(first: 9, filter: { order: { isSet: true } }) { edges { node { status order { customerId } customerId } } }
      shopifyLocations { edges { node { id name address1 city provinceCode zipCode timeZone booking { locationId } } } }
      shopifyProducts(first: 1) { edges { node { title variants { edges { node { title price } } } } } }
      staffs(filter: [{ isActive: { equals: true } }]) { edges { node { name avatar { url } } } } }`);
    expect(nodesAt(answer, 'found')).toEqual([{ displayName: "Ana D'Angelo" }]);
    expect(column(nodesAt(answer, 'some'), 'lastName')).toEqual(['Abel']);
    const done = nodesAt(answer, 'done');
    expect(new Set(column(done, 'status'))).toEqual(new Set(['completed']));
    expect(done.every((row) => at(row, 'order.customerId') === row['customerId'])).toBe(true);
    const places = nodesAt(answer, 'shopifyLocations').map((row) => ({
      id: at(row, 'booking.locationId'),
      name: row['name'],
      timeZone: row['timeZone'],
      address: ['address1', 'city', 'provinceCode', 'zipCode'].map((part) => row[part]).join(', '),
    }));
    expect(places).toEqual(expectedSample(gadget, '2026-11-17').locations);
    expect(rowsAt(answer, 'shopifyProducts.edges')[0]?.['node']).toEqual({
      title: 'Wellness exam',
      variants: { edges: [{ node: { title: '30 minutes', price: '35.00' } }] },
    });
    expect(nodesAt(answer, 'staffs')).toHaveLength(7);
    const { body } = await post('{ internal { listBooking { edges { cursor } } } }');
    expect(body.errors?.[0]?.message).toContain('GGT_PERMISSION_DENIED');
  });

  it('has the bookings of a day', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ bookings(first: 250, sort: [{ scheduledAt: Ascending }, { id: Ascending }], filter: [{
      scheduledAt: { greaterThanOrEqual: "2026-11-17T00:00:00-05:00", before: "2026-11-18T00:00:00-05:00" },
      location: { timeZone: { equals: "America/New_York" } } }]) { edges { node { id scheduledAt duration status notes
      customer { id } customerName staff { id name } location { id name } } } } }`);
    const { appointments } = expectedSample(gadget, '2026-11-17', { practice: server.practice });
    const here = appointments.filter(({ location }) => location?.id !== gadgetIds.of('place', 2));
    expect(here.length).toBeGreaterThan(10);
    const rows = nodesAt(answer, 'bookings');
    expect(column(rows, 'id')).toEqual(here.map(({ id }) => id));
    for (const [index, { start, end, status, reason = null, client, provider, location }] of here.entries()) {
      const row = rows[index] ?? {};
      expect(row['scheduledAt']).toBe(new Date(start ?? '').toISOString());
      expect(Number(row['duration']) * 60_000).toBe(Date.parse(end ?? '') - Date.parse(start ?? ''));
      expect(row).toMatchObject({
        status,
        notes: reason,
        staff: provider,
        location,
        customerName: client?.name ?? null,
      });
      expect(at(row, 'customer.id')).toBe(client?.id ?? null);
    }
  });

  it('books, moves, calls off and deletes', async () => {
    const { server, query } = await visit();
    const book = (
      more: string,
    ): string => `mutation { createBooking(booking: { scheduledAt: "2026-11-20T21:00:00Z", ${links}
      ${more} }) { ${result} booking { id status customerName } } }`;
    const { createBooking: refused } = await query(book(''));
    const message = "GGT_INVALID_RECORD: Record is invalid and can't be saved. duration is required.";
    const validationErrors = [{ apiIdentifier: 'duration' }];
    expect(refused).toMatchObject({ success: false, errors: [{ message, validationErrors }], booking: null });
    const { createBooking: made } = await query(book(', duration: 45, notes: "Cough", status: "paid"'));
    expect(at(made, 'booking')).toMatchObject({ status: 'not_paid', customerName: "Ana D'Angelo" });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ minutes: 45, providerKey: 1, clientKey: 5, placeKey: 1, reason: 'Cough' });
    const id = String(at(made, 'booking.id'));
    const { updateBooking: moved } = await query(`mutation { updateBooking(id: "${id}", booking: { status: "paid",
      scheduledAt: "2026-11-20T16:30:00-05:00" }) { booking { status scheduledAt } } }`);
    expect(at(moved, 'booking')).toEqual({ status: 'paid', scheduledAt: '2026-11-20T21:30:00.000Z' });
    const off = `mutation { upsertBooking(booking: { id: "${id}", status: "cancelled" }) { __typename success } }`;
    expect((await query(off))['upsertBooking']).toEqual({ __typename: 'UpdateBookingResult', success: true });
    expect(last()).toMatchObject({ state: 'cancelled', start: Date.parse('2026-11-20T21:30:00Z') });
    await query(`mutation { deleteBooking(id: "${id}") { success } }`);
    expect(await query(`{ booking(id: "${id}") { id } }`)).toEqual({ booking: null });
    const { updateBooking: gone } = await query(`mutation { updateBooking(id: "${id}") { ${result} } }`);
    expect(rowsAt(gone, 'errors')[0]?.['code']).toBe('GGT_RECORD_NOT_FOUND');
  });

  it('enters customers, and refuses inside a good answer', async () => {
    const { server, query } = await visit();
    const enter = `mutation { made: createShopifyCustomer(shopifyCustomer: { firstName: "Jo", lastName: "Park",
      phone: "207 555 0199", note: "New" }) { ${result} shopifyCustomer { displayName phone note } } }`;
    const { made } = await query(enter);
    expect(at(made, 'shopifyCustomer')).toEqual({ displayName: 'Jo Park', phone: '207 555 0199', note: 'New' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', note: 'New' });
    const { createStaff } = await query('mutation { createStaff(staff: { name: "Kim" }) { success errors { code } } }');
    expect(createStaff).toEqual({ success: false, errors: [{ code: 'GGT_PERMISSION_DENIED' }] });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { made: refused } = await closed.query(enter);
    expect(refused).toMatchObject({ success: false, errors: [{ message: 'GGT_UNKNOWN: Closed for the day' }] });
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('bookings');
    expect(types.get('BookingStatusEnum')?.['kind']).toBe('SCALAR');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ shopifyCustomers { edges { node { id } } } }')).status).toBe(500);
  });
});
