import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { procheDeMoi } from './procheDeMoi.ts';

const visit = productVisits(procheDeMoi);
const { view } = procheDeMoi;
const idsOf = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const salons = [1, 2, 3].map((key) => view.ids.of('place', key));
const lists = (field: string, fields: string, more = ''): string =>
  `{ ${salons.map((id, index) => `s${String(index)}: ${field}(businessId: "${id}", businessType: "salon"${more}) { ${fields} }`).join(' ')} }`;
const fields = `id businessType client { id } customerId { id } customerInfo { name email phone } serviceId { name duration }
  staffId { id name role } date time duration status totalAmount paymentStatus notes specialRequests reminderSent source
  roomId { id } tableId { id } checkIn guests paymentMethod createdAt`;

describe('Proche de Moi', () => {
  it('lists salons with their zones, and guests of one at a time by their names', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(procheDeMoi, '2026-11-17');
    const answer = await query(`{ salons { id name isActive address { street city state zipCode country }
      contact { phone email website } settings { currency timezone cancellationHours } rating { average count } } hotels { id } }`);
    const rows = rowsAt(answer, 'salons');
    expect(
      rows.map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['street', 'city', 'state', 'zipCode'].map((part) => at(row, `address.${part}`)).join(', '),
        timeZone: at(row, 'settings.timezone'),
      })),
    ).toEqual(locations);
    expect(answer['hotels']).toEqual([]);
    const read = await query(
      lists(
        'guests',
        `id businessId name email phone status membershipLevel totalVisits lastVisit notes
         address { street city zipCode } preferences { roomType allergies } communicationPreferences { sms }`,
      ),
    );
    const guests = ['s0', 's1', 's2'].flatMap((list) => rowsAt(read, list));
    expect(idsOf(guests)).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    for (const [index, client] of clients.entries()) {
      const row = guests[index] ?? {};
      expect(row).toMatchObject({
        id: client.id,
        name: client.name,
        email: client.emails?.[0],
        phone: client.phones?.[0] ?? null,
        status: client.active === true ? 'active' : 'inactive',
        businessId: client.location?.id,
        lastVisit: null,
        totalVisits: 0,
      });
    }
    expect(new Set(guests.map((row) => row['status']))).toEqual(new Set(['active', 'inactive']));
    const inactive = rowsAt(await query(lists('guests', 'status', ', status: "inactive"')), 's0');
    expect(inactive.length).toBeGreaterThan(0);
    expect(inactive.every((row) => row['status'] === 'inactive')).toBe(true);
    expect(missingOperations(procheDeMoi)).toEqual([]);
  });

  it('lists reservations of one salon, the last day first, with a day, a time of the salon and copies of people', async () => {
    const { query, server } = await visit();
    const read = await query(lists('reservations', fields));
    const days = rowsAt(read, 's0').map((row) => String(row['date']));
    expect(days).toEqual(days.toSorted().toReversed());
    const { appointments, locations } = expectedSample(procheDeMoi, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(15);
    let shown = 0;
    for (const [index, list] of ['s0', 's1', 's2'].entries()) {
      const zone = locations[index]?.timeZone ?? '';
      const rows = rowsAt(read, list);
      const ofDay = rows.filter((row) => row['date'] === '2026-11-17T00:00:00.000Z');
      const expected = appointments.filter(({ location }) => location?.id === salons[index]);
      expect(new Set(idsOf(ofDay))).toEqual(new Set(expected.map(({ id }) => id)));
      for (const { id, start, end, status, reason, client, provider } of expected) {
        const row = rows.find((each) => each['id'] === id) ?? {};
        const from = instantOfWall(`${String(row['date']).slice(0, 10)}T${String(row['time'])}`, zone);
        expect(offsetText(from, zone)).toBe(start);
        expect(offsetText(from + Number(row['duration']) * 60_000, zone)).toBe(end);
        expect([row['status'], row['notes'] ?? undefined]).toEqual([status, reason]);
        expect(at(row, 'customerInfo.name')).toBe(client?.name);
        expect(client && 'id' in client).toBe(false);
        expect([at(row, 'staffId.id') ?? undefined, at(row, 'staffId.name') ?? undefined]).toEqual([
          provider?.id,
          provider?.name,
        ]);
        expect(row).toMatchObject({ businessType: 'salon', client: null, customerId: null, specialRequests: null });
        shown += 1;
      }
    }
    expect(shown).toBe(appointments.length);
    const all = ['s0', 's1', 's2'].reduce((sum, list) => sum + rowsAt(read, list).length, 0);
    expect(all).toBe(server.practice.appointments.filter(view.shows).length);
  });

  it('filters by status and by a day that begins when it is said to, and finds nothing for other types', async () => {
    const { query, post } = await visit();
    const one = `businessId: "${salons[0] ?? ''}", businessType: "salon"`;
    const answer = await query(`{ day: reservations(${one}, date: "2026-11-17") { id date }
      same: reservations(${one}, date: "2026-11-17T00:00:00Z") { id } later: reservations(${one}, date: "2026-11-17T05:00:00Z") { date }
      off: reservations(${one}, status: "cancelled") { status } odd: reservations(${one}, status: "CANCELLED") { id }
      both: reservations(${one}, status: "no-show", date: "2026-11-17") { status date }
      other: reservations(businessId: "${salons[0] ?? ''}", businessType: "Salon") { id }
      hotel: guests(businessId: "${salons[0] ?? ''}", businessType: "hotel") { id }
      unknown: guests(businessId: "64e100000000000000000000", businessType: "salon") { id }
      none: reservation(id: "64e600000000000000000000") { id } guest(id: "64e600000000000000000000") { id } }`);
    expect(rowsAt(answer, 'day').length).toBeGreaterThan(8);
    expect(answer['same']).toEqual(rowsAt(answer, 'day').map(({ id }) => ({ id })));
    expect(new Set(rowsAt(answer, 'later').map((row) => row['date']))).toEqual(new Set(['2026-11-18T00:00:00.000Z']));
    expect(new Set(rowsAt(answer, 'off').map((row) => row['status']))).toEqual(new Set(['cancelled']));
    expect(new Set(rowsAt(answer, 'both').map((row) => row['status']))).toEqual(new Set(['no-show']));
    expect([answer['odd'], answer['other'], answer['hotel'], answer['unknown']]).toEqual([[], [], [], []]);
    expect([answer['none'], answer['guest']]).toEqual([null, null]);
    const cast = await post('{ guests(businessId: "1", businessType: "salon") { id } }');
    expect(cast.body.errors?.[0]).toMatchObject({
      message: 'Cast to ObjectId failed for value "1" (type string) at path "businessId" for model "Guest"',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const date = await post(`{ reservations(${one}, date: "today") { id } }`);
    expect(date.body.errors?.[0]?.message).toMatch(/^Cast to date failed/);
  });

  it('has staff, services, shifts, invoices and payments of a salon, accounts, and tenants that are called clients', async () => {
    const { query } = await visit();
    const salon = salons[0] ?? '';
    const one = `businessId: "${salon}", businessType: "salon"`;
    const answer = await query(`{ staff(${one}) { id name role isActive specialties availability { day } }
      nobody: staff(${one}, role: "stylist") { id } services(${one}) { id name duration price category options { name price } }
      grooming: services(${one}, category: "Grooming") { name } shifts(${one}, startDate: "2026-11-17", endDate: "2026-11-17") { date startTime staffId { id } }
      invoices(businessId: "${salon}") { date total items { total } reservation { id businessType } }
      payments(businessId: "${salon}") { amount status reservation { status } invoice { total } }
      clients { name modules { services } } users(businessType: "salon", role: "manager") { email businessId } everyone: users { role }
      pendingSalons { id } tables(restaurantId: "${salon}") { id } }`);
    const names = rowsAt(answer, 'staff').map((row) => String(row['name']));
    expect(names).toEqual(names.toSorted());
    expect(rowsAt(answer, 'staff').every((row) => row['isActive'] === true && row['role'] === 'staff')).toBe(true);
    expect([answer['nobody'], answer['pendingSalons'], answer['tables']]).toEqual([[], [], []]);
    expect(rowsAt(answer, 'services').map((row) => row['name'])).toContain('Vaccination');
    expect(answer['grooming']).toEqual([{ name: 'Nail trim' }]);
    expect(rowsAt(answer, 'shifts').length).toBe(names.length);
    expect(rowsAt(answer, 'invoices').length).toBeGreaterThan(2);
    expect(at(rowsAt(answer, 'payments')[0], 'reservation.status')).toBe('completed');
    expect(answer['clients']).toEqual([{ name: 'Harbor Veterinary Group', modules: { services: true } }]);
    expect(rowsAt(answer, 'users')).toHaveLength(3);
    expect(rowsAt(answer, 'everyone')).toHaveLength(4);
    expect(rowsAt((await readPiecewise(query)).get('Reservation'), 'fields').length).toBe(27);
  });
});
