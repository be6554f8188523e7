import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { greyfinch } from './greyfinch.ts';

const { view } = greyfinch;
const visit = productVisits(greyfinch);

describe('Greyfinch', () => {
  it('gives twenty patients unless more are asked for, a hundred at most', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: patients { id } most: patients(limit: 500) { id }
      rest: patients(limit: 50, offset: 100) { id } patientsAggregate { aggregate { count } } }`);
    const idsOf = (list: string): unknown[] => rowsAt(pages, list).map(({ id }) => id);
    expect(idsOf('usual')).toEqual(ids.slice(0, 20));
    expect(idsOf('most')).toEqual(ids.slice(0, 100));
    expect(idsOf('rest')).toEqual(ids.slice(100));
    expect(at(pages, 'patientsAggregate.aggregate.count')).toBe(ids.length);
    expect(missingOperations(greyfinch)).toEqual([]);
  });

  it('finds patients by their person, in any order, and one by id', async () => {
    const { server, query } = await visit();
    const of = (key: number): string => view.ids.of('client', key);
    const found = await query(`{
      exact: patients(where: { person: { lastName: { _like: "%o'brien%" } } }) { id }
      loose: patients(where: { person: { lastName: { _ilike: "%o'brien%" } } }) { id }
      phone: patients(where: { person: { phones: { value: { _ilike: "%555-0106%" } } } }) { id }
      sorted: patients(limit: 2, order_by: [{ person: { lastName: asc } }]) { person { lastName } }
      archived: patients(limit: 1, where: { archivedAt: { _is_null: false } }) { id }
      patient(id: "${of(1)}") { person { firstName lastName birthDate phones { value type } emails { value }
        address { line1 city } } primaryLocation { id name } treatments { name } }
      missing: patient(id: "00000000-0000-4000-9000-000000000000") { id } leads { person { lastName } status }
      locations { id name timezone address { line1 city state postalCode } }
      providers(where: { isActive: { _eq: true } }) { id person { firstName lastName } } appointmentTypes { name duration } }`);
    expect(found['exact']).toEqual([]);
    expect(found['loose']).toEqual([{ id: of(1) }, { id: of(8) }]);
    expect([found['phone'], found['archived']]).toEqual([[{ id: of(6) }], [{ id: of(4) }]]);
    expect(found['sorted']).toEqual([{ person: { lastName: 'Abbott' } }, { person: { lastName: 'Abel' } }]);
    const client = server.practice.clients[0];
    const shown = client && clientThrough(view, server.practice, client);
    const values = (list: string): unknown[] => rowsAt(found, list).map(({ value }) => value);
    expect(values('patient.person.phones')).toEqual(shown?.phones);
    expect(values('patient.person.emails')).toEqual(shown?.emails);
    expect(at(found, 'patient.person')).toMatchObject({ firstName: shown?.givenName, lastName: shown?.familyName });
    expect(at(found, 'patient.primaryLocation')).toEqual(shown?.location);
    expect(found['missing']).toBeNull();
    expect([rowsAt(found, 'leads'), rowsAt(found, 'providers')].map((rows) => rows.length)).toEqual([3, 7]);
    const { locations } = expectedSample(greyfinch, '2026-11-17');
    for (const [index, { id, name, address, timeZone }] of locations.entries()) {
      const place = rowsAt(found, 'locations')[index];
      expect(place).toMatchObject({ id, name, timezone: timeZone });
      const { line1, city, state, postalCode } = at(place, 'address') as Record<string, string>;
      expect([line1, city, state, postalCode].join(', ')).toBe(address);
    }
  });

  it('has the bookings of a local day, with what their appointments know', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(greyfinch, '2026-11-17', { practice: server.practice });
    const day = await query(`{ appointmentBookings(limit: 100, where: { localStartDate: { _eq: "2026-11-17" } }
      order_by: [{ startTime: asc }]) { id startTime endTime localStartTime timezone provider { id person { firstName lastName } }
      appointment { id status notes type { name } location { id name } patient { id person { firstName lastName } } } }
      cut: appointmentBookings(where: { localStartDate: { _eq: "2026-11-17" } }) { id }
      west: appointmentBookingsAggregate(where: { localStartDate: { _eq: "2026-11-17" }
        appointment: { location: { name: { _eq: "Summit Pet Clinic" } }, status: { _neq: CANCELLED } } }) { aggregate { count } }
      appointments(limit: 1) { id bookings { id } } }`);
    const nodes = rowsAt(day, 'appointmentBookings');
    expect(new Set(nodes.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(rowsAt(day, 'cut')).toHaveLength(20);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const node = nodes.find((each) => each['id'] === id) ?? {};
      expect([node['startTime'], node['endTime']].map((time) => Date.parse(String(time)))).toEqual(
        [start, end].map((time) => Date.parse(time ?? '')),
      );
      expect(start).toContain(`T${String(node['localStartTime'])}`);
      expect(at(node, 'appointment')).toMatchObject({ status, notes: reason ?? null, location });
      expect([at(node, 'appointment.patient.id'), at(node, 'provider.id') ?? undefined]).toEqual([
        client?.id,
        provider?.id,
      ]);
      expect(named(node, 'appointment.patient.person.firstName', 'appointment.patient.person.lastName')).toBe(
        client?.name,
      );
    }
    const west = appointments.filter((row) => row.location?.name === 'Summit Pet Clinic' && row.status !== 'CANCELLED');
    expect(at(day, 'west.aggregate.count')).toBe(west.length);
    expect(at(day, 'appointments.0.bookings.0.id')).toBe(view.ids.of('appointment', 1));
  });

  it('only lets a client log in, and refuses even that when it is closed', async () => {
    const { server, query, post } = await visit();
    const before = JSON.stringify(server.practice);
    const login = 'mutation { apiLogin(key: "pk_user", secret: "sk_user") { status accessToken } }';
    expect(await query(login)).toEqual({ apiLogin: { status: 'SUCCESS', accessToken: 'token' } });
    const wrong = await query('mutation { apiLogin(key: "me", secret: "x") { status accessToken } }');
    expect(wrong['apiLogin']).toEqual({ status: 'FAILED', accessToken: null });
    const { body } = await post('mutation { insert_patients(objects: []) { affected_rows } }');
    expect(body.errors?.[0]?.message).toContain('insert_patients');
    expect(JSON.stringify(server.practice)).toBe(before);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(login)).body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('cuts pages to a cap, spoils those with a poisoned row, and shows its schema within depth 8', async () => {
    const capped = await visit({ cap: 3, poison: [{ kind: 'client', key: 1 }] });
    expect((await capped.post('{ patients(limit: 3) { id } }')).status).toBe(500);
    expect(rowsAt(await capped.query('{ appointmentBookings { id } }'), 'appointmentBookings')).toHaveLength(3);
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('query_root'), 'fields').map(({ name }) => name)).toContain('appointmentBookings');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
