import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { bookeo } from './bookeo.ts';
import { petOption, reasonOption } from './values.ts';

const { view } = bookeo;
const visit = productVisits(bookeo);
const day = '2026-11-17';
const bookingFields = `bookingNumber startTime endTime canceled accepted noShow title
  customer { id firstName lastName } resources { id name type { name } } business { id name } options { id name value }`;

/** All pages of a list. */
function readAll(query: RunQuery, list: string, fields: string, filter = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `, after: "${from}"`;
    const answer = await query(`{ ${list}(first: 30 ${filter}${after}) {
      edges { node { ${fields} } } pageInfo { hasNextPage endCursor } totalCount } }`);
    const next = at(answer, `${list}.pageInfo.hasNextPage`) === true;
    return { rows: nodesAt(answer, list), next: next ? String(at(answer, `${list}.pageInfo.endCursor`)) : null };
  });
}

function nameOf(row: unknown): string {
  return [at(row, 'firstName'), at(row, 'lastName')].filter((part) => typeof part === 'string').join(' ');
}

function lastVisitOf(start: unknown): { readonly lastVisit?: string } {
  return typeof start === 'string' ? { lastVisit: start.slice(0, 10) } : {};
}

/** The answer to an option of a booking. */
function answerOf(row: Row, option: { readonly id: string }): unknown {
  return rowsAt(row, 'options').find(({ id }) => id === option.id)?.['value'];
}

function statusOf(row: Row): { readonly status?: string } {
  if (row['canceled'] === true) return { status: 'canceled' };
  return row['noShow'] === true ? { status: 'noShow' } : {};
}

function shownBooking(row: Row): object {
  const [reason, pet] = [answerOf(row, reasonOption), answerOf(row, petOption)];
  const [staff] = rowsAt(row, 'resources');
  return {
    id: row['bookingNumber'],
    start: row['startTime'],
    end: row['endTime'],
    ...statusOf(row),
    ...(reason !== undefined && { reason }),
    ...(pet !== undefined && { patient: { name: pet } }),
    ...(row['customer'] !== null && { client: { id: at(row, 'customer.id'), name: nameOf(row['customer']) } }),
    ...(staff && { provider: { id: staff['id'], name: staff['name'] } }),
    location: row['business'],
  };
}

describe('Bookeo', () => {
  it('gives businesses with zones, and customers in pages', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(bookeo, day);
    const lineOf = (row: Row): string =>
      ['address1', 'city', 'state', 'postcode'].map((name) => String(at(row, `streetAddress.${name}`))).join(', ');
    const businesses = await readAll(
      query,
      'businesses',
      'id name timezone streetAddress { address1 city state postcode }',
    );
    expect(
      businesses.map((row) => ({ id: row['id'], name: row['name'], address: lineOf(row), timeZone: row['timezone'] })),
    ).toEqual(locations);
    const customers = await readAll(
      query,
      'customers',
      `id firstName lastName emailAddress phoneNumbers { number type } startTimeOfPreviousBooking business { id name }
      middleName dateOfBirth facebookId`,
    );
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = customers.map((row) => ({
      id: row['id'],
      name: nameOf(row),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: rowsAt(row, 'phoneNumbers').map(({ number }) => number),
      emails: [row['emailAddress'] ?? []].flat(),
      ...lastVisitOf(row['startTimeOfPreviousBooking']),
      location: row['business'],
    }));
    expect(shown).toEqual(everybody);
    expect(shown.some((row) => row.lastVisit !== undefined)).toBe(true);
    expect(customers.every((row) => row['middleName'] === null && row['facebookId'] === null)).toBe(true);
    expect(patients).toEqual([]);
    const pages = await query(`{ usual: customers { edges { cursor } totalCount }
      most: customers(first: 1000) { edges { cursor } } portal { name subaccounts { id } } }`);
    expect(rowsAt(pages, 'usual.edges')).toHaveLength(50);
    expect(rowsAt(pages, 'most.edges')).toHaveLength(100);
    expect(at(pages, 'usual.totalCount')).toBe(everybody.length);
    expect(at(pages, 'portal.name')).toBe('Harbor Veterinary Group');
    expect(missingOperations(bookeo)).toEqual([]);
  });

  it('lists the bookings of a period with the offset of their business, canceled ones on request', async () => {
    const { query } = await visit();
    const period = 'startTime: "2026-11-17T00:00:00-05:00", endTime: "2026-11-18T00:00:00-07:00"';
    const ofDay = async (more = ''): Promise<object[]> => {
      const rows = await readAll(query, 'bookings', bookingFields, `, filter: { ${period} ${more} }`);
      return rows.filter((row) => String(row['startTime']).startsWith(day)).map(shownBooking);
    };
    const { appointments, mayOmit } = expectedSample(bookeo, day);
    expect(await ofDay('includeCanceled: true')).toEqual(appointments);
    expect(await ofDay()).toEqual(appointments.filter(({ id }) => !mayOmit.includes(id)));
    expect(mayOmit.length).toBeGreaterThan(1);
    expect(appointments.some((row) => row.client === undefined && row.patient?.name === 'Stray tabby')).toBe(true);
    const one = 'startTime: "2026-11-17T08:00:00-00:00", endTime: "2026-11-17T08:00:00-00:00", businessId:';
    const exact = await query(`{ boulder: bookings(filter: { ${one} "41550002" }) { edges { node { startTime } } }
      nowhere: bookings(filter: { ${one} "9" }) { totalCount } }`);
    expect(nodesAt(exact, 'boulder')).toEqual([{ startTime: '2026-11-17T08:00:00-07:00' }]);
    expect(at(exact, 'nowhere.totalCount')).toBe(0);
  });

  it('refuses periods that are missing, half, too long or no times', async () => {
    const { post, query } = await visit();
    const refusalOf = async (filter: string): Promise<string | undefined> => {
      const { body } = await post(`{ bookings(filter: { ${filter} }) { totalCount } }`);
      return body.errors?.[0]?.message;
    };
    expect(await refusalOf('includeCanceled: true')).toMatch(/^Either startTime and endTime or/);
    expect(await refusalOf('startTime: "2026-11-17T00:00:00Z"')).toBe('Both startTime and endTime are required');
    expect(await refusalOf('startTime: "2026-11-01T00:00:00Z", endTime: "2026-12-04T00:00:00Z"')).toBe(
      'The maximum time range is 31 days',
    );
    expect(await refusalOf('startTime: "2026-11-17", endTime: "2026-11-18"')).toMatch(
      /^Invalid startTime: "2026-11-17"/,
    );
    const changed = await query(`{ bookings(filter: { includeCanceled: true,
      lastUpdatedStartTime: "2026-10-20T00:00:00Z", lastUpdatedEndTime: "2026-11-19T00:00:00Z" }) { totalCount } }`);
    expect(Number(at(changed, 'bookings.totalCount'))).toBeGreaterThan(20);
  });

  it('searches customers in one field, and has staff, products, slots, blocks and payments', async () => {
    const { query } = await visit();
    const found = await query(`{ name: customers(filter: { searchText: "ZOË o'b" }) { edges { node { id } } }
      first: customers(filter: { searchText: "o'brien", searchField: firstName }) { totalCount }
      email: customers(filter: { searchText: "zoe2@", searchField: emailAddress }) { edges { node { id } } }
      members: customers(filter: { currentNonMembers: false }, first: 3) { edges { node { member membershipEnd } } }
      phone: customers(filter: { searchText: "5550104" }) { totalCount } }`);
    expect(nodesAt(found, 'name')).toEqual([1, 8].map((key) => ({ id: view.ids.of('client', key) })));
    expect(nodesAt(found, 'email')).toEqual([{ id: view.ids.of('client', 8) }]);
    expect([at(found, 'first.totalCount'), at(found, 'phone.totalCount')]).toEqual([0, 0]);
    expect(nodesAt(found, 'members').map(({ member }) => member)).toEqual([true, true, true]);
    const rest = await query(`{ resources { edges { node { id name type { name } } } }
      resourceTypes { name resources { name } } products { edges { node { productId name duration { hours minutes } type } } }
      fixed: products(type: fixed) { totalCount }
      matchingSlots(businessId: "41550001", productId: "${view.ids.of('visitType', 4)}",
        startTime: "2026-11-20T08:00:00-05:00", endTime: "2026-11-20T17:00:00-05:00") { startTime endTime eventId resources { name } }
      resourceBlocks(startTime: "2026-11-17T00:00:00-05:00", endTime: "2026-11-18T00:00:00-05:00") { edges { node { reason resources { name } } } }
      payments(first: 2) { edges { node { receivedTime amount { amount currency } paymentMethod bookingNumber } } totalCount }
      customer(id: "${view.ids.of('client', 10)}") { linkedPeople { firstName lastName } numBookings
        bookings(first: 5) { edges { node { bookingNumber } } totalCount } }
      booking(bookingNumber: "1") { bookingNumber } peopleCategories { name } taxes { name } languages { tag } apiKeyInfo { permissions } }`);
    expect(nodesAt(rest, 'resources')).toHaveLength(7);
    expect(nodesAt(rest, 'resources')[0]).toMatchObject({ name: 'Amelia Okafor', type: { name: 'Veterinarians' } });
    expect(nodesAt(rest, 'products')).toHaveLength(6);
    expect(nodesAt(rest, 'products')[3]).toMatchObject({ name: 'Surgery', duration: { hours: 1, minutes: 30 } });
    expect(at(rest, 'fixed.totalCount')).toBe(0);
    expect(rowsAt(rest, 'matchingSlots').length).toBeGreaterThan(3);
    expect(nodesAt(rest, 'resourceBlocks')).toEqual([
      { reason: 'Staff meeting', resources: [{ name: 'Amelia Okafor' }] },
    ]);
    expect(nodesAt(rest, 'payments')).toHaveLength(2);
    expect(rowsAt(rest, 'customer.linkedPeople')).toHaveLength(1);
    expect(rest['booking']).toBeNull();
  });

  it('books, changes and cancels, and says beside the booking what is wrong', async () => {
    const { query, server } = await visit();
    const input = {
      businessId: view.ids.of('place', 2),
      productId: view.ids.of('visitType', 2),
      customerId: view.ids.of('client', 2),
      startTime: '2026-11-19T15:00:00-07:00',
      options: [{ id: reasonOption.id, value: 'Booster' }],
      mode: 'backend',
    };
    const book = `mutation($input: CreateBookingInput!) { createBooking(input: $input) {
      booking { ${bookingFields} productName } errors { httpStatus message field } } }`;
    const made = await query(book, { input });
    expect(at(made, 'createBooking.errors')).toEqual([]);
    expect(at(made, 'createBooking.booking')).toMatchObject({
      startTime: '2026-11-19T15:00:00-07:00',
      endTime: '2026-11-19T15:20:00-07:00',
      accepted: true,
      title: 'Søren Müller',
      productName: 'Vaccination',
      resources: [{ name: 'Priya Raman' }],
      options: [{ name: 'Reason for visit', value: 'Booster' }],
    });
    const bookingNumber = String(at(made, 'createBooking.booking.bookingNumber'));
    const update = `mutation($input: UpdateBookingInput!) { updateBooking(input: $input) {
      booking { ${bookingFields} } errors { message } } }`;
    const resources = [{ id: view.ids.of('provider', 4) }];
    const pet = server.practice.patients.find((row) => row.clientKey === 2);
    const options = [{ id: petOption.id, value: pet?.name ?? '' }];
    const moved = await query(update, {
      input: { bookingNumber, startTime: '2026-11-19T16:00:00-00:00', resources, options },
    });
    expect(at(moved, 'updateBooking.booking')).toMatchObject({
      startTime: '2026-11-19T16:00:00-07:00',
      endTime: '2026-11-19T16:20:00-07:00',
      resources: [{ name: "Marcus D'Souza" }],
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ patientKey: pet?.key, reason: 'Booster' });
    const missed = await query(update, { input: { bookingNumber, noShow: true } });
    expect(at(missed, 'updateBooking.booking.noShow')).toBe(true);
    const cancel = `mutation($input: CancelBookingInput!) { cancelBooking(input: $input) {
      booking { canceled cancelationTime cancelationAgent } errors { httpStatus message } } }`;
    const off = await query(cancel, { input: { bookingNumber, reason: 'Moved away' } });
    expect(at(off, 'cancelBooking.booking')).toMatchObject({ canceled: true, cancelationAgent: 'Front desk' });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Moved away' });
    const again = await query(cancel, { input: { bookingNumber } });
    expect(at(again, 'cancelBooking')).toEqual({
      booking: null,
      errors: [{ httpStatus: 400, message: 'This booking is canceled' }],
    });
    const refused = await query(book, { input: { ...input, customerId: 'nobody' } });
    expect(rowsAt(refused, 'createBooking.errors')).toEqual([
      { httpStatus: 404, message: 'No such customer', field: 'customerId' },
    ]);
    const crowd = { numbers: [{ peopleCategoryId: 'Cpets', number: 4 }] };
    expect(
      rowsAt(await query(book, { input: { ...input, participants: crowd } }), 'createBooking.errors')[0],
    ).toMatchObject({ field: 'participants' });
    const walkIn = { ...input, mode: null, customerId: null, customer: { firstName: 'Ida', lastName: 'Lund' } };
    const { startTime: _, ...timeless } = walkIn;
    const slot = { ...timeless, eventId: `${input.productId}_2026-11-20T09:00:00-07:00` };
    expect(at(await query(book, { input: slot }), 'createBooking.booking')).toMatchObject({
      title: 'Ida Lund',
      accepted: false,
      startTime: '2026-11-20T09:00:00-07:00',
    });
  });

  it('registers, changes and deletes customers, takes payments, and obeys the limits of a test server', async () => {
    const { query } = await visit();
    const customer = {
      firstName: 'Ida',
      lastName: 'Lund',
      emailAddress: 'ida@example.test',
      phoneNumbers: [{ number: '+1 207 555 0190', type: 'home' }],
    };
    const create = `mutation($input: CreateCustomerInput!) { createCustomer(input: $input) {
      customer { id firstName lastName emailAddress phoneNumbers { number type } business { id } } errors { field message } } }`;
    const made = await query(create, { input: { businessId: view.ids.of('place', 3), customer } });
    expect(at(made, 'createCustomer.customer')).toMatchObject({ ...customer, business: { id: '41550003' } });
    const id = String(at(made, 'createCustomer.customer.id'));
    const blank = await query(create, { input: { customer: { firstName: ' ', lastName: 'Lund' } } });
    expect(at(blank, 'createCustomer')).toEqual({
      customer: null,
      errors: [{ field: 'firstName', message: 'firstName is required' }],
    });
    const changed = await query(
      `mutation($id: ID!) { updateCustomer(input: { id: $id, lastName: "Lund-Ek", emailAddress: "ek@example.test" }) {
        customer { lastName emailAddress phoneNumbers { type } } errors { message } } }`,
      { id },
    );
    expect(at(changed, 'updateCustomer.customer')).toEqual({
      lastName: 'Lund-Ek',
      emailAddress: 'ek@example.test',
      phoneNumbers: [{ type: 'home' }],
    });
    const gone = await query(
      `mutation($id: ID!) { deleteCustomer(input: { id: $id }) { deletedCustomerId errors { message } } }`,
      { id },
    );
    expect(at(gone, 'deleteCustomer')).toEqual({ deletedCustomerId: id, errors: [] });
    expect(await query('query($id: ID!) { customer(id: $id) { id } }', { id })).toEqual({ customer: null });
    const paid = await query(`mutation { createPayment(input: { bookingNumber: "${view.ids.of('appointment', 1)}",
      reason: "Deposit", amount: { amount: "20", currency: "USD" }, paymentMethod: cash }) { payment { amount { amount } agent } errors { message } } }`);
    expect(at(paid, 'createPayment.payment')).toEqual({ amount: { amount: '20' }, agent: 'API' });

    const locked = await visit({ refuseWrites: 'This key is read-only' });
    const refused = await locked.query(create, { input: { customer } });
    expect(rowsAt(refused, 'createCustomer.errors')).toEqual([{ field: null, message: 'This key is read-only' }]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Booking'), 'fields').map(({ name }) => name)).not.toContain('id');
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers { edges { node { id } } } }')).status).toBe(500);
  });
});
