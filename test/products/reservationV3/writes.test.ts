import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { reservationV3 } from './reservationV3.ts';
import { slotId } from './values.ts';

const visit = productVisits(reservationV3);
const { of } = reservationV3.view.ids;
const reserve = (client: string, slot: string): string => `mutation { reservationCreate(input: { clientId: "${client}"
  appointmentId: "${slot}" }) { reservation { id expiry confirmed expired client { id lastName } provider { id } appointment { id timeSlot } } } }`;
const confirm = (id: string): string =>
  `mutation { reservationConfirm(input: { reservationId: "${id}" }) { reservation { id confirmed expired } } }`;
const openSlots = (provider: number): string => `{ provider(id: "${of('provider', provider)}") {
  availableAppointments { edges { node { id timeSlot reservations { edges { node { id } } } } } } } }`;

describe('writes of Reservation v3', () => {
  it('reserves a free slot a day ahead, once, and confirms it', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const refused = async (text: string): Promise<string | undefined> => (await post(text)).body.errors?.[0]?.message;
    const free = nodesAt(await query(openSlots(1)), 'provider.availableAppointments');
    const slot = free.find((row) => nodesAt(row, 'reservations').length === 0) ?? {};
    const start = String(slot['timeSlot']);
    const made = at(await query(reserve(of('client', 2), String(slot['id']))), 'reservationCreate.reservation');
    expect(made).toMatchObject({
      expiry: '2026-11-17T15:40:00+00:00',
      confirmed: false,
      expired: false,
      client: { id: of('client', 2), lastName: 'Müller' },
      provider: { id: of('provider', 1) },
      appointment: { id: slot['id'], timeSlot: start },
    });
    const row = practice.appointments.at(-1);
    expect(row).toMatchObject({
      start: Date.parse(start),
      clientKey: 2,
      providerKey: 1,
      placeKey: 1,
      state: 'planned',
    });
    const id = of('appointment', row?.key ?? 0);
    expect(at(made, 'id')).toBe(id);
    const expected = expectedSample(reservationV3, start.slice(0, 10), { practice });
    expect(expected.appointments.find((each) => each.id === id)).toMatchObject({
      start: start.replace('+00:00', 'Z'),
      client: { name: 'Søren Müller' },
    });
    const taken = 'Appointment matching query does not exist.';
    expect(await refused(reserve(of('client', 5), String(slot['id'])))).toBe(taken);
    expect(at(await query(confirm(id)), 'reservationConfirm.reservation')).toEqual({
      id,
      confirmed: true,
      expired: false,
    });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'confirmed' });
    const after = nodesAt(await query(openSlots(1)), 'provider.availableAppointments');
    expect(after).toHaveLength(free.length - 1);
    expect(await refused(reserve(of('client', 2), slotId(4001)))).toBe(taken);
    expect(await refused(reserve(of('client', 2), slotId(9999)))).toBe(taken);
    expect(await refused(reserve(of('client', 999), String(after[0]?.['id'])))).toMatch(/^Client matching query/);
    expect(await refused(reserve('?', String(after[0]?.['id'])))).toMatch(/unpack/);
    // The type that an id names does not matter.
    const odd = await query(reserve(of('provider', 5), String(after[0]?.['id'])));
    expect(at(odd, 'reservationCreate.reservation.client.lastName')).toBe("D'Angelo");
  });

  it('gives a slot again whose reservation has expired', async () => {
    const { query, post, server } = await visit();
    const again = nodesAt(
      await query('{ availableAppointments { edges { node { id reservations { edges { node { id } } } } } } }'),
      'availableAppointments',
    ).find((row) => nodesAt(row, 'reservations').length === 1);
    const made = await query(reserve(of('client', 6), String(again?.['id'])));
    const both = await query(`{ appointment(id: "${String(again?.['id'])}") { confirmedReservation { id }
      reservations { edges { node { expired } } } } }`);
    expect(nodesAt(both, 'appointment.reservations')).toEqual([{ expired: true }, { expired: false }]);
    expect(at(both, 'appointment.confirmedReservation')).toBeNull();
    const old = String(at(nodesAt(again, 'reservations')[0], 'id'));
    expect((await post(confirm(old))).body.errors?.[0]?.message).toBe('Reservation has expired.');
    expect(
      server.practice.appointments.find(({ state, key }) => state === 'cancelled' && of('appointment', key) === old),
    ).toBeDefined();
    await query(confirm(String(at(made, 'reservationCreate.reservation.id'))));
    expect((await post(confirm(of('appointment', 1900)))).body.errors?.[0]?.message).toMatch(/^Reservation matching/);
  });

  it('confirms what waits, until half an hour has passed for what was made here', async () => {
    let now = Date.parse('2026-11-17T15:10:00Z');
    const { query, post, server } = await visit({ now: () => now });
    const waiting = server.practice.appointments.find((row) => row.state === 'planned' && row.start > now)?.key ?? 0;
    expect(at(await query(confirm(of('appointment', waiting))), 'reservationConfirm.reservation.confirmed')).toBe(true);
    const [slot] = nodesAt(await query(openSlots(2)), 'provider.availableAppointments');
    const made = await query(reserve(of('client', 1), String(slot?.['id'])));
    const id = String(at(made, 'reservationCreate.reservation.id'));
    now += 31 * 60_000;
    expect(await query(`{ reservation(id: "${id}") { confirmed expired } }`)).toEqual({
      reservation: { confirmed: false, expired: true },
    });
    expect((await post(confirm(id))).body.errors?.[0]?.message).toBe('Reservation has expired.');
    expect(
      at(await query(reserve(of('client', 6), String(slot?.['id']))), 'reservationCreate.reservation.client.id'),
    ).toBe(of('client', 6));
  });

  it('enters clients, providers and slots of a quarter of an hour, whose times lose their offset', async () => {
    const { query, post, server } = await visit();
    const made = await query(
      'mutation { clientCreate(input: { firstName: "Jo", lastName: "Park" }) { client { id firstName lastName } } }',
    );
    expect(at(made, 'clientCreate.client')).toEqual({ id: of('client', 121), firstName: 'Jo', lastName: 'Park' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const staff = await query(
      'mutation { providerCreate(input: { firstName: "Ida", lastName: "Holm" }) { provider { id lastName clients { edges { node { id } } } } } }',
    );
    const id = String(at(staff, 'providerCreate.provider.id'));
    expect(at(staff, 'providerCreate.provider')).toEqual({
      id: of('provider', 9),
      lastName: 'Holm',
      clients: { edges: [] },
    });
    const bulk = (from: string, to: string, own = id): string => `mutation { appointmentBulkCreate(input: {
      providerId: "${own}", startTime: "${from}", endTime: "${to}" }) { appointments { edges { node { id timeSlot provider { lastName } } } } } }`;
    const slots = nodesAt(
      await query(bulk('2026-12-01T09:00:00-05:00', '2026-12-01T09:50:00-05:00')),
      'appointmentBulkCreate.appointments',
    );
    expect(slots.map(({ timeSlot }) => timeSlot)).toEqual([
      '2026-12-01T09:00:00+00:00',
      '2026-12-01T09:15:00+00:00',
      '2026-12-01T09:30:00+00:00',
    ]);
    expect(slots[0]).toMatchObject({ provider: { lastName: 'Holm' } });
    const booked = await query(reserve(of('client', 121), String(slots[1]?.['id'])));
    expect(at(booked, 'reservationCreate.reservation.provider.id')).toBe(id);
    expect(
      at(await query(bulk('2026-12-01T09:00:00Z', '2026-12-01T08:00:00Z')), 'appointmentBulkCreate.appointments.edges'),
    ).toEqual([]);
    for (const [text, message] of [
      [bulk('tomorrow', '2026-12-01T09:00:00Z'), /Expected type "DateTime"/],
      [bulk('2026-12-01T09:00:00Z', '2026-12-01T10:00:00Z', of('provider', 77)), /^Provider matching query/],
      ['mutation { clientCreate(input: { firstName: "", lastName: " " }) { client { id } } }', 'A name is needed'],
      ['mutation { clientCreate(input: { firstName: "Jo" }) { client { id } } }', /lastName/],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would try.
      expect((await post(text)).body.errors?.[0]?.message, text).toMatch(message);
    }
  });

  it('refuses all of it where it may not', async () => {
    const { post, server } = await visit({ refuseWrites: 'Read only' });
    const size = server.practice.appointments.length;
    for (const text of [
      reserve(of('client', 2), slotId(4050)),
      confirm(of('appointment', 100)),
      'mutation { clientCreate(input: { firstName: "Jo", lastName: "Park" }) { client { id } } }',
      'mutation { providerCreate(input: { firstName: "Jo", lastName: "Park" }) { provider { id } } }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.message).toBe('Read only');
    }
    expect(server.practice.appointments).toHaveLength(size);
  });
});
