import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { chatBooking } from './chatBooking.ts';

const visit = productVisits(chatBooking);
const { view } = chatBooking;
const { ids } = view;
const day = '2026-11-17';
const svc = (key: number): string => ids.of('visitType', key);
const pro = (key: number): string => ids.of('provider', key);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const parts = `bookingId tenantId clientId serviceId providerId start end status paymentStatus clientFirstName
  clientLastName clientEmail clientPhone notes roomId conversationId dteFolio createdAt updatedAt`;
const range = (from: string, to: string): string => `startDate: "${from}", endDate: "${to}"`;
const ofProvider = (key: number, from: string, to: string): string =>
  `listBookingsByProvider(input: { providerId: "${pro(key)}", ${range(from, to)} }) { ${parts} }`;
const booking = (more: string): string => `mutation { createBooking(input: { ${more} }) { ${parts} } }`;
const person = 'clientFirstName: "Mai", clientLastName: "Nguyễn", clientEmail: "mai@example.test"';
const at10 = 'start: "2026-11-19T15:00:00Z", end: "2026-11-19T15:40:00Z"';

describe('the booking service for chats', () => {
  it('lists client files by their ids, with contacts of several kinds', async () => {
    const { query, server } = await visit();
    const fields = `id names { given family } email contactInfo { system value use } identifiers { type value }
      birthDate address { text } createdAt updatedAt`;
    const answer = await query(`{ listClients { ${fields} } none: getClient(clientId: "x") { id }
      one: getClient(clientId: "${ids.of('client', 1)}") { ${fields} } }`);
    const rows = rowsAt(answer, 'listClients');
    const expected = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    expect(column(rows, 'id')).toEqual(expected.map(({ id }) => id));
    expect(expected.slice(0, 5)).toEqual(expectedSample(chatBooking, day).clients);
    for (const [index, { name, givenName, familyName, phones, emails }] of expected.entries()) {
      const row = rows[index] ?? {};
      expect(named(row, 'names.given', 'names.family')).toBe(name);
      if (givenName !== undefined) expect(row['names']).toEqual({ given: givenName, family: familyName });
      const contacts = rowsAt(row, 'contactInfo');
      const valuesOf = (kind: string): unknown[] =>
        column(
          contacts.filter(({ system }) => system === kind),
          'value',
        );
      expect(valuesOf('phone')).toEqual(phones);
      expect(valuesOf('email').slice(0, 1)).toEqual(emails);
      expect([row['email']].filter(Boolean)).toEqual(emails);
    }
    expect(at(answer, 'one.contactInfo')).toHaveLength(5);
    expect(answer['none']).toBeNull();
    expect(rows.some((row) => rowsAt(row, 'identifiers').length > 0 && row['birthDate'] !== null)).toBe(true);
    const logs = await query(`{ listClientAuditLogs(clientId: "${ids.of('client', 1)}") { field newValue source } }`);
    expect(logs['listClientAuditLogs']).toEqual([{ field: 'ALL', newValue: 'CREATED', source: 'BOOKING_SYNC' }]);
  });

  it('shows the bookings of a day, one provider after the other', async () => {
    const { query, server } = await visit();
    const keys = server.practice.providers.map(({ key }) => key);
    const [from, to] = ['2026-11-16T00:00:00.000Z', '2026-11-19T00:00:00.000Z'];
    const answer = await query(
      `{ ${keys.map((key) => `p${String(key)}: ${ofProvider(key, from, to)}`).join(' ')} listProviders { providerId name timezone } }`,
    );
    const names = new Map(rowsAt(answer, 'listProviders').map((row) => [row['providerId'], row['name']]));
    const onDay = keys
      .flatMap((key) => rowsAt(answer, `p${String(key)}`))
      .filter((row) => wallDay(Date.parse(String(row['start'])), 'America/New_York') === day);
    const { appointments } = expectedSample(chatBooking, day);
    expect(appointments.length).toBeGreaterThan(18);
    expect(column(onDay, 'bookingId').map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start = '', end = '', status, client, provider } of appointments) {
      const row = onDay.find((each) => each['bookingId'] === id) ?? {};
      expect(row['start']).toBe(start.replace('Z', '+00:00'));
      expect(row['end']).toBe(end.replace('Z', '+00:00'));
      expect(row['status']).toBe(status);
      expect(named(row, 'clientFirstName', 'clientLastName')).toBe(client?.name);
      expect({ id: row['providerId'], name: names.get(row['providerId']) }).toEqual(provider);
    }
    // Promised, and not there.
    expect(new Set(column(onDay, 'clientId'))).toEqual(new Set([null]));
    expect(new Set(column(onDay, 'notes'))).toEqual(new Set([null]));
    expect(column(onDay, 'clientEmail')).toContain('no-email@example.com');
    expect(new Set(column(onDay, 'paymentStatus')).size).toBeGreaterThan(2);
    expect(column(onDay, 'roomId').filter(Boolean).length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'p8')).toEqual([]);
  });

  it('compares the ends of a range as texts', async () => {
    const { query, post } = await visit();
    const starts = async (from: string, to: string): Promise<unknown[]> =>
      column(rowsAt(await query(`{ found: ${ofProvider(1, from, to)} }`), 'found'), 'start');
    const [first, ...rest] = await starts('2026-11-17T00:00:00Z', '2026-11-17T23:59:59.999Z');
    expect(rest.length).toBeGreaterThan(1);
    expect(rest).toEqual(rest.map(String).toSorted());
    // Both ends belong to it.
    const exact = String(first);
    expect(await starts(exact, exact)).toEqual([exact]);
    expect(await starts(`${exact.slice(0, 16)}Z`, exact.replace('+00:00', '.000Z'))).toEqual([exact]);
    // The same instants with another offset are other texts.
    const wall = '2026-11-17T08:00:00-05:00';
    expect(await starts(wall, wall)).toEqual([]);
    expect(await starts('2026-11-17T18:00:00-05:00', '2026-11-17T23:00:00-05:00')).not.toContain(
      '2026-11-17T23:30:00+00:00',
    );
    const { body } = await post(`{ ${ofProvider(1, '2026-11-17', '2026-11-18')} }`);
    expect(body.errors?.[0]).toMatchObject({
      message: "Variable 'startDate' has an invalid value.",
      errorType: 'Lambda:Unhandled',
      path: ['listBookingsByProvider'],
    });
  });

  it('finds bookings by an email, by themselves and by a chat', async () => {
    const { query, post, server } = await visit();
    const row = server.practice.appointments.find(
      (each) =>
        view.shows(each) &&
        each.key % 4 === 0 &&
        each.clientKey !== null &&
        each.clientKey % 6 !== 0 &&
        each.clientKey > 8,
    );
    const bookingId = ids.of('appointment', row?.key ?? 0);
    const one = await query(`{ getBooking(input: { bookingId: "${bookingId}" }) { ${parts} } }`);
    const { clientEmail, conversationId } = one['getBooking'] as Row;
    const answer =
      await query(`{ mine: listBookingsByClient(input: { clientEmail: "${String(clientEmail)}" }) { bookingId }
      none: listBookingsByClient(input: { clientEmail: "no-email@example.com" }) { bookingId }
      chat: getBookingByConversation(input: { conversationId: "${String(conversationId)}" }) { bookingId } }`);
    expect(column(rowsAt(answer, 'mine'), 'bookingId')).toContain(bookingId);
    expect([answer['none'], answer['chat']]).toEqual([[], { bookingId }]);
    const lost = await post('{ getBooking(input: { bookingId: "bkg_1" }) { status } }');
    expect(lost.body).toMatchObject({ data: { getBooking: null }, errors: [{ message: 'Booking not found: bkg_1' }] });
    const silent = await post('{ getBookingByConversation(input: { conversationId: "x" }) { status } }');
    expect(silent.body.errors?.[0]?.message).toBe('Internal server error: No booking found for this conversation');
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const gone = `{ getBooking(input: { bookingId: "${ids.of('appointment', removed?.key ?? 0)}" }) { status } }`;
    expect((await post(gone)).body.errors).toHaveLength(1);
  });

  it('has a catalog that is searched, providers with zones, rooms and free times', async () => {
    const { query, post } = await visit();
    const slots = `getAvailableSlots(input: { serviceId: "${svc(3)}", providerId: "${pro(1)}"`;
    const answer = await query(`{ searchServices { serviceId name durationMinutes price category requiredRoomIds }
      nail: searchServices(text: " Trim") { name } estetica: searchServices(text: "ESTÉTICA", availableOnly: true) { name }
      listProviders { name timezone available profession professionalLicense serviceIds metadata }
      able: listProvidersByService(serviceId: "${svc(1)}") { name } listRooms { name status isVirtual }
      listCategories { name } active: listCategories(activeOnly: true) { name }
      getProviderAvailability(providerId: "${pro(1)}") { dayOfWeek exceptions { date timeRanges { startTime } } }
      ${slots}, from: "2026-11-19T00:00:00Z", to: "2026-11-20T00:00:00Z" }) { start end isAvailable } }`);
    const services = rowsAt(answer, 'searchServices');
    expect(services[3]).toMatchObject({ name: 'Surgery', durationMinutes: 90, price: 400 });
    expect([services.length, answer['nail'], answer['estetica']]).toEqual([
      6,
      [{ name: 'Nail trim' }],
      [{ name: 'Nail trim' }],
    ]);
    expect(services[3]?.['requiredRoomIds']).toHaveLength(1);
    const providers = rowsAt(answer, 'listProviders');
    expect(providers[2]).toMatchObject({
      name: 'Priya Raman',
      timezone: 'America/Denver',
      available: true,
      profession: null,
    });
    expect([providers.length, providers[7]?.['available'], rowsAt(answer, 'able').length]).toEqual([8, false, 7]);
    expect([rowsAt(answer, 'listRooms').length, rowsAt(answer, 'listCategories').length]).toEqual([3, 4]);
    expect(rowsAt(answer, 'active')).toHaveLength(3);
    const days = rowsAt(answer, 'getProviderAvailability');
    expect([at(days[0], 'exceptions.0.date'), rowsAt(days[1], 'exceptions')]).toEqual([day, []]);
    const free = rowsAt(answer, 'getAvailableSlots');
    expect(free.length).toBeGreaterThan(4);
    expect(free.every(({ isAvailable }) => isAvailable === true)).toBe(true);
    const long = await post(`{ ${slots}, from: "2026-11-01T00:00:00Z", to: "2026-12-30T00:00:00Z" }) { start } }`);
    expect(long.body.errors?.[0]?.message).toBe('Date range cannot exceed 35 days');
    const unknown = await post('{ getService(serviceId: "svc_0") { name } }');
    expect(unknown.body.errors?.[0]?.message).toBe('Service not found: svc_0');
  });

  it('knows the business, and refuses all writes of who may only look', async () => {
    const { query, post, server } = await visit();
    const answer =
      await query(`{ getTenant { name plan status settings services { name } } listTenantUsers { email role name }
      listInvoices { amount status } listApiKeys { keyPreview apiKey } getPlanUsage { bookings providers }
      getDashboardMetrics { period summary { bookings revenue } daily { date bookings } bookingStatus { CONFIRMED NO_SHOW } }
      getTenantPublicProfile(slug: "priya") { name preselectedProviderId providers { name } }
      none: getTenantPublicProfile(slug: "nobody") { name } getPublicLinkStatus { isPublished completenessChecklist { status } } }`);
    expect(answer['getTenant']).toMatchObject({ name: 'Harbor Veterinary Group', plan: 'BUSINESS', services: null });
    expect(column(rowsAt(answer, 'listTenantUsers'), 'role')).toEqual(['OWNER', 'ADMIN', 'USER']);
    expect(at(answer, 'getPlanUsage.bookings')).toBe(server.practice.appointments.filter(view.shows).length);
    expect(at(answer, 'getDashboardMetrics.period')).toBe('2026-11');
    expect(answer['getTenantPublicProfile']).toMatchObject({ name: 'Priya Raman', preselectedProviderId: pro(3) });
    expect(answer['none']).toBeNull();
    expect(missingOperations(chatBooking)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('listBookingsByProvider');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect((await post('{ bookings { id } }')).body.errors?.[0]?.message).toMatch(/^Validation error: /);
    const refuseWrites = 'Unauthorized: Read-only users cannot perform this action';
    const closed = await visit({ refuseWrites });
    const base = `serviceId: "${svc(3)}", providerId: "${pro(1)}", ${at10}, ${person}`;
    expect((await closed.post(booking(base))).body.errors?.[0]?.message).toBe(refuseWrites);
    const file = 'mutation { createClient(input: { identifiers: [], names: { given: "A", family: "B" } }) { id } }';
    expect((await closed.post(file)).body.errors?.[0]?.message).toBe(refuseWrites);
    expect(closed.server.practice.clients).toHaveLength(120);
  });
});
