import { describe, expect, it } from 'vitest';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { procheDeMoi } from './procheDeMoi.ts';
import { serviceId } from './values.ts';

const visit = productVisits(procheDeMoi);
const { ids } = procheDeMoi.view;
const business = { businessId: ids.of('place', 2), businessType: 'salon' };
const shown = `id date time duration status paymentStatus notes totalAmount customerInfo { name phone } staffId { name } serviceId { name }`;
const book = `mutation Book($input: ReservationInput!) { createReservation(input: $input) { ${shown} } }`;
const change = `mutation Change($id: ID!, $input: ReservationInput!) { updateReservation(id: $id, input: $input) { ${shown} } }`;
const zoe = { name: "Zoë O'Brien", email: 'zoe2@example.test', phone: '' };
const slot = { date: '2026-12-01', time: '09:30', customerInfo: zoe };

describe('what Proche de Moi writes', () => {
  it('books for whoever is named, moves, and checks words only when something is new', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = {
      ...business,
      ...slot,
      serviceId: serviceId(2, 3),
      staffId: ids.of('provider', 3),
      duration: 45,
      notes: 'New',
    };
    const booked = at(await query(book, { input }), 'createReservation');
    expect(booked).toMatchObject({
      date: '2026-12-01T00:00:00.000Z',
      time: '09:30',
      duration: 45,
      status: 'pending',
      paymentStatus: 'pending',
      serviceId: { name: 'Sick visit' },
      staffId: { name: 'Priya Raman' },
      totalAmount: null,
    });
    // Half past nine in Boulder; the second of two people with one name, by the email.
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T16:30:00Z'),
      minutes: 45,
      placeKey: 2,
      typeKey: 3,
      providerKey: 3,
      clientKey: 8,
      reason: 'New',
    });
    const id = String(at(booked, 'id'));
    const moved = await query(change, {
      id,
      input: { ...business, ...slot, date: '2026-12-02', time: '08:00', status: 'confirmed' },
    });
    expect(moved['updateReservation']).toMatchObject({
      date: '2026-12-02T00:00:00.000Z',
      time: '08:00',
      duration: 45,
      status: 'confirmed',
      notes: 'New',
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-02T15:00:00Z'),
      state: 'confirmed',
    });
    const odd = await query(change, { id, input: { ...business, ...slot, status: 'soon' } });
    expect(at(odd, 'updateReservation.status')).toBe('soon');
    const refused = await post(book, { input: { ...business, ...slot, status: 'soon' } });
    expect(refused.body.errors?.[0]?.message).toBe(
      'Reservation validation failed: status: `soon` is not a valid enum value for path `status`.',
    );
    const missing = await post(change, { id: ids.of('appointment', 1500), input: { ...business, ...slot } });
    expect(missing.body.errors?.[0]?.message).toMatch(/^Cannot return null for non-nullable field/);
  });

  it('books for somebody who is no guest, without a time, and for a business that is no salon', async () => {
    const { query, server } = await visit();
    const info = { name: 'Nobody Known', email: 'nobody@example.test', phone: '207 555 0190' };
    const input: Row = { ...business, date: '2026-12-03', customerInfo: info };
    expect(at(await query(book, { input }), 'createReservation')).toMatchObject({
      date: '2026-12-03T00:00:00.000Z',
      time: null,
      duration: null,
      customerInfo: { name: 'Nobody Known', phone: '207 555 0190' },
      staffId: null,
      serviceId: null,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Nobody Known', isDeleted: true });
    const guests = await query(`{ guests(businessId: "${business.businessId}", businessType: "salon") { name } }`);
    expect(rowsAt(guests, 'guests').some((row) => row['name'] === 'Nobody Known')).toBe(false);
    const table = { ...input, businessType: 'restaurant', time: '19:00' };
    const booked = at(await query(book, { input: table }), 'createReservation');
    const list = await query(
      `{ reservations(businessId: "${business.businessId}", businessType: "restaurant") { id time } }`,
    );
    expect(list['reservations']).toEqual([{ id: at(booked, 'id'), time: '19:00' }]);
  });

  it('confirms with an invoice, cancels in three ways, of which two delete', async () => {
    const { query, post, server } = await visit();
    const [first, second, third, fourth] = [1, 2, 3, 4].map((key) => ids.of('appointment', key));
    const confirmed = await query(`mutation { confirmReservation(id: "${first ?? ''}") { status paymentStatus } }`);
    expect(confirmed['confirmReservation']).toEqual({ status: 'confirmed', paymentStatus: 'paid' });
    const invoices = await query(`{ invoices(businessId: "${ids.of('place', 1)}") { reservationId } }`);
    expect(rowsAt(invoices, 'invoices')[0]).toEqual({ reservationId: first });
    const off = await query(
      `mutation { cancelReservationAdmin(id: "${second ?? ''}") { id statut restaurant { id } } }`,
    );
    expect(off['cancelReservationAdmin']).toEqual({ id: second, statut: 'CANCELLED', restaurant: null });
    expect(server.practice.appointments[1]).toMatchObject({ state: 'cancelled', isDeleted: false });
    const gone =
      await query(`mutation { cancelReservation(id: "${third ?? ''}") again: cancelReservation(id: "${third ?? ''}")
      deleteReservation(id: "${fourth ?? ''}") always: deleteReservation(id: "${fourth ?? ''}") }`);
    expect(gone).toEqual({ cancelReservation: true, again: false, deleteReservation: true, always: true });
    expect(server.practice.appointments.slice(2, 4).every((row) => row.isDeleted)).toBe(true);
    const again = await post(`mutation { confirmReservation(id: "${third ?? ''}") { id } }`);
    expect(again.body.errors?.[0]).toMatchObject({
      message: 'Reservation not found',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
  });

  it('enters, changes and deletes guests', async () => {
    const { query, post, server } = await visit();
    const guest = 'id businessId businessType name email phone status membershipLevel notes address { street zipCode }';
    const create = `mutation Enter($input: GuestInput!) { createGuest(input: $input) { ${guest} } }`;
    const input = { ...business, name: 'Jo Ann Park', email: 'jo@example.test', phone: '303 555 0199', notes: 'Hi' };
    const entered = at(
      await query(create, { input: { ...input, address: { street: '1 Way', zipCode: '80302' } } }),
      'createGuest',
    );
    expect(entered).toMatchObject({ ...input, status: 'active', membershipLevel: 'Regular' });
    expect(at(entered, 'address')).toEqual({ street: '1 Way', zipCode: '80302' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park', placeKey: 2 });
    const id = String(at(entered, 'id'));
    const update = `mutation Change($id: ID!, $input: GuestInput!) { updateGuest(id: $id, input: $input) { ${guest} } }`;
    const changed = await query(update, {
      id,
      input: { ...business, name: 'Jo Park', email: 'j@example.test', status: 'blocked' },
    });
    expect(changed['updateGuest']).toMatchObject({
      name: 'Jo Park',
      phone: '303 555 0199',
      status: 'blocked',
      notes: 'Hi',
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', isActive: false });
    expect(await query(`mutation { deleteGuest(id: "${id}") }`)).toEqual({ deleteGuest: true });
    expect(await query(`{ guest(id: "${id}") { id } }`)).toEqual({ guest: null });
    const refused = await post(create, { input: { ...input, email: '' } });
    expect(refused.body.errors?.[0]?.message).toBe('Guest validation failed: email: Path `email` is required.');
  });

  it('keeps other documents with what their models have, and refuses in words', async () => {
    const { query, post } = await visit();
    const service = `input: { businessId: "${business.businessId}", businessType: "salon", name: "Bath", price: 30 }`;
    const answer =
      await query(`mutation { createService(${service}) { name available options { name } duration isActive }
      createSalon(input: { name: "New", settings: { timezone: "America/Chicago" } }) { isActive settings { currency timezone } }
      createHotel(input: { name: "Inn" }) { isActive settings { checkInTime } }
      deleteStaff(id: "${ids.of('provider', 3)}") odd: deleteStaff(id: "3")
      register(input: { lastName: "A", firstName: "B", email: "b@example.test", password: "secret1", businessType: "salon" }) { user { role isActive } } }`);
    expect(answer).toMatchObject({
      createService: { name: 'Bath', available: true, options: [], duration: null, isActive: true },
      createSalon: { isActive: false, settings: { currency: 'USD', timezone: 'America/Chicago' } },
      createHotel: { isActive: false, settings: { checkInTime: '15:00' } },
      deleteStaff: true,
      odd: false,
      register: { user: { role: 'manager', isActive: false } },
    });
    const staff = await query(
      `{ staff(businessId: "${business.businessId}", businessType: "salon") { name } pendingSalons { name } }`,
    );
    expect(rowsAt(staff, 'staff').some((row) => row['name'] === 'Priya Raman')).toBe(false);
    expect(staff['pendingSalons']).toEqual([{ name: 'New' }]);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(`mutation { deleteReservation(id: "${ids.of('appointment', 1)}") }`);
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const login = await post('mutation { login(input: { email: "a@b.test", password: "x" }) { token } }');
    expect(login.body.errors?.[0]).toMatchObject({ extensions: { code: 'BAD_USER_INPUT' } });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    const read = await poisoned.post(`{ guests(businessId: "${business.businessId}", businessType: "salon") { id } }`);
    expect(read.status).toBe(500);
  });
});
