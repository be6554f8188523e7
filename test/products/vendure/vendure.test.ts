import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { vendure } from './vendure.ts';

const { view } = vendure;
const visit = productVisits(vendure);

describe('Vendure', () => {
  it('gives pages by skip and take with the number of all, and refuses to take too many', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages =
      await query(`{ all: customers { items { id } totalItems } second: customers(options: { skip: 50, take: 50 }) {
      items { id } totalItems } none: customers(options: { filter: { lastName: { eq: "Nobody" } } }) { items { id } totalItems } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, `${list}.items`).map(({ id }) => id);
    expect(idsOf('all')).toEqual(ids);
    expect(idsOf('second')).toEqual(ids.slice(50, 100));
    expect(at(pages, 'second.totalItems')).toBe(ids.length);
    expect(pages['none']).toEqual({ items: [], totalItems: 0 });
    const { body } = await post('{ customers(options: { take: 1001 }) { totalItems } }');
    expect(body.errors?.[0]?.message).toBe('Cannot take more than 1000 results from a list query');
    const cut = await visit({ cap: 3 });
    expect(rowsAt(await cut.query('{ customers { items { id } } }'), 'customers.items')).toHaveLength(3);
    expect(missingOperations(vendure)).toEqual([]);
  });

  it('finds customers by filters that are joined, and one by its id', async () => {
    const { server, query } = await visit();
    const found = await query(`{
      part: customers(options: { filter: { lastName: { contains: "o'br" } } }) { items { id } }
      either: customers(options: { filterOperator: OR, filter: { lastName: { eq: "Abel" }, firstName: { eq: "Ruth" } } }) { items { id } }
      both: customers(options: { filter: { lastName: { eq: "Abel" }, firstName: { eq: "Ruth" } } }) { items { id } }
      nested: customers(options: { filter: { _or: [{ lastName: { eq: "Abel" } }, { emailAddress: { regex: "^zoe2" } }] } }) { items { id } }
      sorted: customers(options: { sort: { lastName: ASC }, take: 2 }) { items { lastName } }
      without: customers(options: { filter: { phoneNumber: { isNull: true } }, take: 1 }) { items { firstName lastName emailAddress } }
      last: customers(options: { sort: { id: DESC }, take: 2 }) { items { id } }
      custom: stockLocations(options: { filter: { city: { eq: "Boulder" } } }) { items { name } }
      customer(id: "6") { id firstName lastName phoneNumber emailAddress groups { name } customFields { homeLocation { id name } }
        appointmentBookings(options: { take: 1 }) { totalItems } orders { totalItems items { totalWithTax } } }
      nobody: customer(id: "9999") { id }
      search(input: { term: "exam" }) { items { productName } }
      deleted: customer(id: "41") { id } }`);
    const idsOf = (list: string): unknown[] => rowsAt(found, `${list}.items`).map(({ id }) => id);
    expect(idsOf('part')).toEqual(['1', '8']);
    expect(idsOf('either')).toEqual(['6', '7']);
    expect(idsOf('both')).toEqual([]);
    expect(idsOf('nested')).toEqual(['6', '8']);
    expect(rowsAt(found, 'sorted.items')).toEqual([{ lastName: 'Abbott' }, { lastName: 'Abel' }]);
    expect(idsOf('last')).toEqual(['120', '119']);
    expect(rowsAt(found, 'without.items')[0]).toMatchObject({ lastName: 'Nguyễn', emailAddress: 'mai@example.test' });
    expect(rowsAt(found, 'custom.items')).toEqual([{ name: 'Summit Pet Clinic' }]);
    expect([found['nobody'], found['deleted']]).toEqual([null, null]);
    const client = server.practice.clients[5];
    const shown = client && clientThrough(view, server.practice, client);
    expect(found['customer']).toMatchObject({
      id: '6',
      firstName: shown?.givenName,
      lastName: shown?.familyName,
      phoneNumber: shown?.phones?.[0],
      emailAddress: shown?.emails?.[0],
      customFields: { homeLocation: shown?.location },
    });
    expect(rowsAt(found, 'search.items')).toEqual([{ productName: 'Wellness exam' }]);
  });

  it('shows its first customers and its locations as they are', async () => {
    const { query } = await visit();
    const { clients, locations } = expectedSample(vendure, '2026-11-17');
    const answer =
      await query(`{ customers(options: { take: 5 }) { items { id firstName lastName phoneNumber emailAddress
      groups { name } } } stockLocations { items { id name customFields { streetLine1 city province postalCode } } } }`);
    const people = rowsAt(answer, 'customers.items').map((row) => ({
      id: row['id'],
      familyName: row['lastName'],
      emails: [row['emailAddress']],
      phones: row['phoneNumber'] === null ? [] : [row['phoneNumber']],
      tags: rowsAt(row, 'groups').map(({ name }) => name),
    }));
    expect(people).toMatchObject(
      clients.map(({ id, familyName, emails, phones, tags }) => ({ id, familyName, emails, phones, tags })),
    );
    const places = rowsAt(answer, 'stockLocations.items').map(({ id, name, customFields }) => {
      return { id, name, address: Object.values(customFields as object).join(', ') };
    });
    expect(places).toEqual(locations);
  });

  it('has the bookings of a day at a location', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(vendure, '2026-11-17', { practice: server.practice, placeKey: 1 });
    const day =
      await query(`{ appointmentBookings(options: { sort: { startsAt: ASC }, filter: { stockLocationId: { eq: "1" },
      startsAt: { between: { start: "2026-11-17T05:00:00.000Z", end: "2026-11-18T04:59:59.999Z" } } } }) { totalItems items {
      id startsAt endsAt status notes cancelledAt slotId activeSlotId slot { startsAt } activeSlot { id }
      customer { id firstName lastName } administrator { id firstName lastName } stockLocation { id name }
      productVariant { name customFields { durationMinutes } } resource { name resourceType } customFields } } }`);
    const items = rowsAt(day, 'appointmentBookings.items');
    expect(items.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    expect(at(day, 'appointmentBookings.totalItems')).toBe(items.length);
    for (const [index, { start, end, status, reason, client, provider, location }] of appointments.entries()) {
      const item = items[index];
      expect(Date.parse(String(at(item, 'startsAt')))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(at(item, 'endsAt')))).toBe(Date.parse(end ?? ''));
      expect(item).toMatchObject({ status, notes: reason ?? null, stockLocation: location, customFields: null });
      expect([at(item, 'customer.id'), at(item, 'administrator.id')]).toEqual([
        client?.id ?? null,
        provider?.id ?? null,
      ]);
      expect(at(item, 'slot.startsAt')).toBe(at(item, 'startsAt'));
      expect(at(item, 'activeSlot.id')).toBe(status === 'CANCELLED' ? null : at(item, 'slotId'));
    }
    const blocked = await query(
      '{ appointmentSlots(options: { filter: { isActive: { eq: false } } }) { items { startsAt resource { code } } } }',
    );
    expect(rowsAt(blocked, 'appointmentSlots.items')).toHaveLength(1);
    const { body } = await post(
      '{ appointmentBookings(options: { filter: { startsAt: { after: "2026-11-17" } } }) { totalItems } }',
    );
    expect(body.errors?.[0]?.message).toContain('invalid date-time-string');
  });

  it('books a time or an open slot, moves, cancels, and tells of conflicts in unions', async () => {
    const { server, query } = await visit();
    const book = `mutation($input: CreateAppointmentBookingInput!) { createAppointmentBooking(input: $input) { __typename
      ... on AppointmentBooking { id status startsAt slotId customer { lastName } } ... on ErrorResult { errorCode message } } }`;
    const input = {
      startsAt: '2026-11-19T02:00:00-05:00',
      endsAt: '2026-11-19T07:25:00.000Z',
      stockLocationId: '1',
      productVariantId: '2',
      customerId: '6',
      administratorId: '1',
    };
    const made = await query(book, { input });
    expect(made['createAppointmentBooking']).toMatchObject({
      __typename: 'AppointmentBooking',
      status: 'PENDING',
      startsAt: '2026-11-19T07:00:00.000Z',
      customer: { lastName: 'Abel' },
    });
    const again = await query(book, { input });
    expect(again['createAppointmentBooking']).toMatchObject({ errorCode: 'SLOT_UNAVAILABLE_ERROR' });
    const id = String(at(made, 'createAppointmentBooking.id'));
    const open = await query(
      '{ availableSlots(resourceId: "11", from: "2026-11-20T00:00:00Z", to: "2026-11-21T00:00:00Z") { totalItems items { id startsAt } } }',
    );
    const slot = rowsAt(open, 'availableSlots.items')[0];
    const moved = await query(
      `mutation($id: ID!, $slot: ID!) { rescheduleAppointmentBooking(id: $id, newSlotId: $slot) { __typename
      ... on AppointmentBooking { startsAt slotId activeSlotId slot { startsAt } } } }`,
      { id, slot: slot?.['id'] },
    );
    expect(moved['rescheduleAppointmentBooking']).toMatchObject({
      startsAt: slot?.['startsAt'],
      slotId: at(made, 'createAppointmentBooking.slotId'),
      slot: { startsAt: '2026-11-19T07:00:00.000Z' },
    });
    const gone = await query(
      'mutation($id: ID!) { cancelAppointmentBooking(id: $id, reason: "Away") { status activeSlotId cancelledAt } }',
      { id },
    );
    expect(gone['cancelAppointmentBooking']).toMatchObject({ status: 'CANCELLED', activeSlotId: null });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Away',
      minutes: 25,
    });
    const later = await query(book, { input: { slotId: slot?.['id'], productVariantId: '1', customerId: '7' } });
    expect(at(later, 'createAppointmentBooking.startsAt')).toBe(slot?.['startsAt']);
  });

  it('enters customers, refuses addresses that are taken, and what is forbidden', async () => {
    const { server, query, post } = await visit();
    const enter = `mutation($input: CreateCustomerInput!) { createCustomer(input: $input) { __typename
      ... on Customer { id lastName customFields { visitNotes } } ... on EmailAddressConflictError { errorCode message } } }`;
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      emailAddress: 'jo@example.test',
      phoneNumber: '207 555 0199',
      customFields: { visitNotes: 'Calm' },
    };
    const made = await query(enter, { input });
    expect(made['createCustomer']).toMatchObject({ lastName: 'Park', customFields: { visitNotes: 'Calm' } });
    expect((await query(enter, { input }))['createCustomer']).toEqual({
      __typename: 'EmailAddressConflictError',
      errorCode: 'EMAIL_ADDRESS_CONFLICT_ERROR',
      message: 'The email address is not available.',
    });
    await query(`mutation { updateCustomer(input: { id: "6", phoneNumber: "207 555 0198" }) { __typename } }`);
    expect(server.practice.clients[5]?.phones[0]?.value).toBe('207 555 0198');
    const id = at(made, 'createCustomer.id');
    const removed = await query('mutation($id: ID!) { deleteCustomer(id: $id) { result message } }', { id });
    expect(removed['deleteCustomer']).toEqual({ result: 'DELETED', message: null });
    const denied = await post('mutation { updateStockLocation(input: { id: "1", name: "x" }) { id } }');
    expect(denied.body.errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    const absent = await post('mutation { cancelAppointmentBooking(id: "9999") { id } }');
    expect(absent.body.errors?.[0]?.message).toBe('No AppointmentBooking with the id "9999" could be found');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post(enter, { input });
    expect(refused.body.errors?.[0]).toMatchObject({
      message: 'Closed for the day',
      extensions: { code: 'FORBIDDEN' },
    });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 1 }] });
    expect((await poisoned.post('{ customers(options: { take: 3 }) { items { id } } }')).status).toBe(500);
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    const fields = rowsAt(types.get('CustomerFilterParameter'), 'inputFields').map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(['lastName', 'postalCode', 'visitNotes', '_or']));
    expect(rowsAt(types.get('CreateCustomerResult'), 'possibleTypes')).toHaveLength(2);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
