import { describe, expect, it } from 'vitest';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { schedular } from './schedular.ts';

const { view } = schedular;
const visit = productVisits(schedular);

describe('Schedular at the desk', () => {
  it('books what is free, and sets it free again', async () => {
    const { query, post, server } = await visit();
    const later = 'from: "2026-11-19", to: "2026-11-20"';
    const [free] = rowsAt(
      await query(`{ getAvailableAppointments(${later}) { items { pk sk category duration
      administratorDetails { id firstName lastName } } } }`),
      'getAvailableAppointments.items',
    );
    const { pk, sk, duration, category } = free ?? {};
    const id = view.ids.of('client', 6);
    const keys = { pk, sk };
    const details = { type: 'appt', category, duration };
    const customer = { id, firstName: 'Íñigo', lastName: 'Abel', email: 'inigo@example.test', phone: '+12075550106' };
    const input = {
      ...keys,
      customer,
      appointmentDetails: details,
      administratorDetails: free?.['administratorDetails'],
    };
    const create = `mutation($input: CreateBookingInput) { createBooking(input: $input) {
      pk sk type customerId appointmentDetails { pk status } } }`;
    const made = await query(create, { input });
    expect(made['createBooking']).toMatchObject({ sk, customerId: id, appointmentDetails: { pk, status: 'booked' } });
    const twice = await post(create, { input });
    expect(twice.body.errors).toMatchObject([{ errorType: 'DynamoDB:TransactionCanceledException' }]);
    const read = `{ getAppointment(pk: "${String(pk)}", sk: "${String(sk)}") { status bookingId customerDetails { id lastName } } }`;
    const booked = at(await query(read), 'getAppointment');
    expect(booked).toMatchObject({ status: 'booked', customerDetails: { id, lastName: 'Abel' } });
    expect(at(made, 'createBooking.pk')).toBe(`booking#${String(at(booked, 'bookingId'))}`);
    const key = view.ids.key('appointment', String(pk));
    expect(server.practice.appointments.find((row) => row.key === key)).toMatchObject({
      state: 'planned',
      clientKey: 6,
    });
    const appointmentDetails = { ...keys, ...details, status: 'booked' };
    const cancel = `mutation($input: CancelBookingInput) { cancelBooking(input: $input) { pk appointmentDetails { status } } }`;
    const off = await query(cancel, { input: { bookingId: at(made, 'createBooking.pk'), appointmentDetails } });
    expect(off['cancelBooking']).toEqual({
      pk: at(made, 'createBooking.pk'),
      appointmentDetails: { status: 'cancelled' },
    });
    expect(at(await query(read), 'getAppointment')).toEqual({
      status: 'available',
      bookingId: null,
      customerDetails: null,
    });
    // The number at the slot is no key: the slot is set free, and an error is the answer.
    const again = await query(create, { input });
    const bookingId = String(at(again, 'createBooking.pk')).slice('booking#'.length);
    const bare = await post(cancel, { input: { bookingId, appointmentDetails } });
    expect(bare.body.errors?.[0]?.message).toContain("reading 'pk'");
    expect(at(await query(read), 'getAppointment.status')).toBe('available');
  });

  it('puts times on offer and takes them back', async () => {
    const { query, post, server } = await visit();
    const keys = { pk: 'appt#0c2b', sk: '2026-11-25T15:00:00.000Z' };
    const administratorDetails = { id: view.ids.of('provider', 1), firstName: 'Amelia', lastName: 'Okafor' };
    const slot = {
      ...keys,
      status: 'available',
      type: 'appt',
      category: 'Surgery',
      duration: 90,
      administratorDetails,
    };
    const upsert = `mutation($input: UpsertAppointmentsInput) { upsertDeleteAppointments(input: $input) {
      upserted { pk status duration } deleted { pk sk } } }`;
    expect(await query(upsert, { input: { appointments: [slot] } })).toEqual({
      upsertDeleteAppointments: {
        upserted: [{ pk: 'appt#0c2b', status: 'available', duration: 90 }],
        deleted: [{ pk: null, sk: null }],
      },
    });
    const customer = {
      id: view.ids.of('client', 7),
      firstName: 'Ruth',
      lastName: 'Abbott',
      email: 'r@example.test',
      phone: '1',
    };
    const input = {
      ...keys,
      customer,
      appointmentDetails: { type: 'appt', category: 'Surgery', duration: 90 },
      administratorDetails,
    };
    await query('mutation($input: CreateBookingInput) { createBooking(input: $input) { pk } }', { input });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      clientKey: 7,
      typeKey: 4,
      providerKey: 1,
      minutes: 90,
    });
    const list =
      '{ getAppointments(from: "2026-11-25", to: "2026-11-26") { items { pk status customerDetails { id } } } }';
    expect(rowsAt(await query(list), 'getAppointments.items')).toEqual([
      { pk: 'appt#0c2b', status: 'booked', customerDetails: { id: view.ids.of('client', 7) } },
    ]);
    // Whole items are put, so that a booked one that is sent along loses its customer.
    await query(upsert, { input: { appointments: [{ ...slot, status: 'booked' }] } });
    expect(rowsAt(await query(list), 'getAppointments.items')).toEqual([
      { pk: 'appt#0c2b', status: 'booked', customerDetails: null },
    ]);
    const taken = await query(upsert, { input: { appointments: [{ ...slot, status: 'pending*' }] } });
    expect(taken['upsertDeleteAppointments']).toEqual({
      upserted: [{ pk: null, status: null, duration: null }],
      deleted: [keys],
    });
    expect(rowsAt(await query(list), 'getAppointments.items')).toEqual([]);
    const odd = await post(upsert, { input: { appointments: [{ ...slot, sk: '2026-11-25' }] } });
    expect(odd.body.errors?.[0]?.message).toBe('Unable to parse `2026-11-25` as a valid AWSDateTime.');
    expect(await query('mutation { addUserToGroup(userId: "1", groupName: "Clients") }')).toEqual({
      addUserToGroup: true,
    });
  });

  it('refuses writes, spoils what it can not read, and shows its schema within the depth that is allowed', async () => {
    const { post, query, server } = await visit({ refuseWrites: 'This account is read-only' });
    const { body } = await post('mutation { addUserToGroup(userId: "1", groupName: "Clients") }');
    expect(body.errors).toMatchObject([{ message: 'This account is read-only' }]);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(30);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const shown = server.practice.appointments.find((row) => view.shows(row))?.key ?? 0;
    const poisoned = await visit({ poison: [{ kind: 'appointment', key: shown }] });
    const all = '{ getAppointments(from: "2026", to: "2027") { items { pk } } }';
    expect((await poisoned.post(all)).status).toBe(500);
    const short = await (await visit({ cap: 4 })).query(all);
    expect(rowsAt(short, 'getAppointments.items')).toHaveLength(4);
  });
});
