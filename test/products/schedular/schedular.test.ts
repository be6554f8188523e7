import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { isSlot } from './records.ts';
import { schedular } from './schedular.ts';

const { view } = schedular;
const visit = productVisits(schedular);
const day = '2026-11-17';
const range = 'from: "2026-11-17T05:00:00.000Z", to: "2026-11-18T04:59:59.999Z"';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const byText = (one: unknown, other: unknown): number => (String(one) < String(other) ? -1 : 1);
const fields = `pk sk status type category duration bookingId administratorDetails { id firstName lastName }
  customerDetails { id firstName lastName email phone }`;
const joined = (person: unknown): string => `${String(at(person, 'firstName'))} ${String(at(person, 'lastName'))}`;

describe('Schedular', () => {
  it('has what is booked among what is free, each from its sort key on', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ getAppointments(${range}) { items { ${fields} } lastEvaluatedKey { pk sk } } }`);
    const items = rowsAt(answer, 'getAppointments.items');
    const { appointments, clients, locations, patients } = expectedSample(schedular, day, {
      practice: server.practice,
    });
    expect([clients, locations, patients]).toEqual([[], [], []]);
    expect(appointments.length).toBeGreaterThan(20);
    const booked = items.filter(({ status }) => status === 'booked');
    expect(column(booked, 'pk').toSorted(byText)).toEqual(appointments.map(({ id }) => id).toSorted(byText));
    for (const { id, start, end, status, client, provider } of appointments) {
      const row = booked.find(({ pk }) => pk === id) ?? {};
      const starts = Date.parse(String(row['sk']));
      expect([starts, starts + Number(row['duration']) * 60_000]).toEqual([
        Date.parse(start ?? ''),
        Date.parse(end ?? ''),
      ]);
      expect([row['status'], at(row, 'customerDetails.id')]).toEqual([status, client?.id]);
      expect(joined(row['customerDetails'])).toBe(client?.name);
      expect(at(row, 'administratorDetails.id') ?? undefined).toBe(provider?.id);
      if (provider) expect(joined(row['administratorDetails'])).toBe(provider.name);
    }
    const free = items.filter(({ status }) => status === 'available');
    expect(free.length).toBeGreaterThan(1);
    expect(free.every((row) => row['customerDetails'] === null && row['bookingId'] === null)).toBe(true);
    expect(items).toHaveLength(free.length + booked.length);
    expect(new Set(column(items, 'type'))).toEqual(new Set(['appt']));
    expect(column(items, 'category')).toContain('Wellness exam');
    expect(column(items, 'sk')).toEqual(column(items, 'sk').toSorted(byText));
    expect(at(answer, 'getAppointments.lastEvaluatedKey')).toBeNull();
    const { pk, sk } = booked[0] ?? {};
    const one = await query(`{ getAppointment(pk: "${String(pk)}", sk: "${String(sk)}") { pk administratorId }
      other: getAppointment(pk: "${String(pk)}", sk: "2026-11-17T00:00:00.000Z") { pk }
      getBooking(pk: "${String(pk)}", sk: "${String(sk)}") { pk }
      available: getAvailableAppointments(${range}) { items { pk } } }`);
    expect(one).toMatchObject({ getAppointment: { pk }, other: null, getBooking: null });
    expect(at(one, 'available.items')).toEqual(free.map((row) => ({ pk: row['pk'] })));
    expect(missingOperations(schedular)).toEqual([]);
  });

  it('compares ranges as texts, takes a key to begin from and does nothing with it, and counts by day', async () => {
    const { query, server } = await visit();
    const answer = await query(`{
      whole: getAppointments(${range}) { items { sk } }
      begun: getAppointments(${range}, lastEvaluatedKey: { pk: "appt#1" }) { items { sk } }
      offset: getAppointments(from: "2026-11-17T00:00:00-05:00", to: "2026-11-18T00:00:00-05:00") { items { sk } }
      days: getAppointments(from: "2026-11-17", to: "2026-11-18") { items { sk } }
      edge: getAppointments(from: "2026-11-17T13:00:00Z", to: "2026-11-17T13:30:00.000Z") { items { sk } }
      counts: getAppointmentCounts(from: "2026-11-01", to: "2026-12-01", status: "booked") { date count } }`);
    const whole = column(rowsAt(answer, 'whole.items'), 'sk');
    expect(column(rowsAt(answer, 'begun.items'), 'sk')).toEqual(whole);
    // The offset is a part of the text: what is late in the evening isn't there.
    const late = whole.filter((sk) => String(sk) > '2026-11-18');
    expect(late.length).toBeGreaterThan(0);
    expect(column(rowsAt(answer, 'offset.items'), 'sk')).not.toContain(late[0]);
    expect(column(rowsAt(answer, 'days.items'), 'sk')).toEqual(column(rowsAt(answer, 'offset.items'), 'sk'));
    // A dot comes before a Z.
    expect(new Set(column(rowsAt(answer, 'edge.items'), 'sk'))).toEqual(new Set(['2026-11-17T13:30:00.000Z']));
    const count = server.practice.appointments.filter(view.shows).filter(({ start }) => {
      return start >= Date.parse('2026-11-17T05:00:00Z') && start < Date.parse('2026-11-18T05:00:00Z');
    }).length;
    expect(rowsAt(answer, 'counts')).toContainEqual({ date: day, count });
  });

  it('has bookings without customers, by the beginning of a time or from it on', async () => {
    const { query, post, server } = await visit();
    const bookings = 'pk sk type customerId appointmentDetails { pk sk status duration }';
    const cancelled = server.practice.appointments.find((row) => isSlot(row) && row.state === 'cancelled');
    const customer = view.ids.of('client', cancelled?.clientKey ?? 0);
    const answer = await query(`{ day: getBookings(datetime: "2026-11-17T1") { items { ${bookings} } }
      own: getUserBookings(customerId: "${customer}", datetime: "2026-01") { items { ${bookings} } } }`);
    const items = rowsAt(answer, 'day.items');
    expect(items.length).toBeGreaterThan(5);
    expect(items.every(({ pk, type }) => String(pk).startsWith('booking#') && type === 'booking')).toBe(true);
    expect(new Set(column(items, 'appointmentDetails.status'))).toEqual(new Set(['booked']));
    expect(column(rowsAt(answer, 'own.items'), 'appointmentDetails.status')).toContain('cancelled');
    expect(new Set(column(rowsAt(answer, 'own.items'), 'customerId'))).toEqual(new Set([customer]));
    const asked = await post('{ getBookings(datetime: "2026-11-17") { items { pk customerDetails { email } } } }');
    expect(new Set(at(asked.body, 'data.getBookings.items') as unknown[])).toEqual(new Set([null]));
    expect(asked.body.errors?.[0]?.message).toContain('BookingsViewModel.customerDetails');
  });

  it('lists users of a group that is named, sixty at most', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ first: listUsersInGroup(groupName: "Clients") { users { id firstName lastName
      email phoneNumber } nextToken } admins: listUsersInGroup(groupName: "Admins", limit: 3) { users { lastName } } }`);
    expect(rowsAt(answer, 'first.users')).toHaveLength(60);
    expect(rowsAt(answer, 'first.users')[0]).toEqual({
      id: view.ids.of('client', 1),
      firstName: 'Zoë',
      lastName: "O'Brien",
      email: 'zoe.obrien@example.test',
      phoneNumber: '+12075550101',
    });
    const token = String(at(answer, 'first.nextToken'));
    const rest = await query(
      `{ listUsersInGroup(groupName: "Clients", nextToken: "${token}") { users { id } nextToken } }`,
    );
    expect(rowsAt(rest, 'listUsersInGroup.users').length).toBeGreaterThan(40);
    expect(at(rest, 'listUsersInGroup.nextToken')).toBeNull();
    expect(rowsAt(answer, 'admins.users')).toHaveLength(3);
    const odd = await post('{ listUsersInGroup(groupName: "customers") { nextToken } }');
    expect(odd.body.errors).toMatchObject([{ message: 'Group not found.', errorType: 'Lambda:Unhandled' }]);
    const many = await post('{ listUsersInGroup(groupName: "Clients", limit: 100) { nextToken } }');
    expect(many.body.errors?.[0]?.message).toContain("Value '100' at 'limit'");
  });
});
