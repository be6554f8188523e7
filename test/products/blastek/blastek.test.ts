import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { blastek } from './blastek.ts';
import { instantAt } from './records.ts';

const { view } = blastek;
const visit = productVisits(blastek);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));

const book = (more: string): string =>
  `mutation { createAppointment(${more}, staffId: "2", serviceId: "2", date: "2026-11-20", notes: "Ears")
    { id date startMin endMin status bookingRef priceCents source client { id firstName } staff { name } } }`;

describe('Blastek', () => {
  it('gives pages of clients with their count, by first name', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const answer = await query(`{ usual: clients { totalCount items { id firstName lastName email phone createdAt } }
      most: clients(limit: 500, offset: 100) { items { id appointments { id } } } }`);
    expect(at(answer, 'usual.totalCount')).toBe(clients.length);
    const usual = rowsAt(answer, 'usual.items');
    expect(usual.map((row) => [row['id'], named(row, 'firstName', 'lastName').trim()])).toEqual(
      clients.slice(0, 50).map(({ id, name }) => [id, name]),
    );
    expect(usual[0]?.['createdAt']).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}$/);
    expect(column(rowsAt(answer, 'most.items'), 'id')).toEqual(clients.slice(100).map(({ id }) => id));
    expect(missingOperations(blastek)).toEqual([]);
    const small = await visit({ cap: 3 });
    expect(rowsAt(await small.query('{ clients(limit: 20) { items { id } } }'), 'clients.items')).toHaveLength(3);
  });

  it('finds clients by what is in their names, e-mails and phones, and one by the id', async () => {
    const { query, post } = await visit();
    const found =
      await query(`{ whole: clients(q: "Zoë o'br") { totalCount } phone: clients(q: "555 0101") { totalCount }
      any: clients(q: "z%brien") { totalCount } digits: clients(q: "2075550101") { totalCount }
      client(id: "1") { firstName apptCount totalSpentCents appointments { id client { id appointments { id } } } } }`);
    expect(['whole', 'phone', 'any', 'digits'].map((each) => at(found, `${each}.totalCount`))).toEqual([2, 1, 2, 0]);
    const visits = rowsAt(found, 'client.appointments');
    expect(visits).toHaveLength(Number(at(found, 'client.apptCount')));
    expect(at(visits[0], 'client.appointments')).toEqual([]);
    const { body } = await post('{ client(id: "41") { id } }');
    expect(body.data).toEqual({ client: null });
    expect(body.errors?.[0]).toMatchObject({ message: 'Not found.', code: 'not_found', path: ['client'] });
    expect(body.errors?.[0]).not.toHaveProperty('extensions');
  });

  it('has the book of a day as a date and minutes, at the venue of the session', async () => {
    const { server, query, post } = await visit();
    const answer =
      await query(`{ appointments(from: "2026-11-17", to: "2026-11-17") { id date startMin endMin status notes
        client { id firstName lastName } staff { id name } service { name } venue { id name } }
      wide: appointments(from: "2026-11-01", to: "2026-11-30") { date } myVenues { id role venue { id name address } }
      currentVenue { id } venues { name } staff { name active } services { name durationMin } }`);
    const { appointments, locations } = expectedSample(blastek, '2026-11-17', { practice: server.practice });
    const rows = rowsAt(answer, 'appointments');
    expect(column(rows, 'id')).toEqual(column(appointments as readonly object[] as readonly Row[], 'id'));
    for (const [index, expected] of appointments.entries()) {
      const row = rows[index] ?? {};
      const times = ['startMin', 'endMin'].map((name) => instantAt(String(row['date']), Number(row[name])));
      expect(times).toEqual([Date.parse(expected.start ?? ''), Date.parse(expected.end ?? '')]);
      expect([row['status'], row['notes']]).toEqual([expected.status, expected.reason ?? '']);
      expect(named(at(row, 'client') as Row, 'firstName', 'lastName').trim()).toBe(expected.client?.name);
      expect(at(row, 'staff')).toEqual(expected.provider);
      expect(at(row, 'venue')).toEqual(expected.location);
    }
    expect(new Set(column(rowsAt(answer, 'wide'), 'date')).size).toBeGreaterThan(5);
    const venues = rowsAt(answer, 'myVenues');
    expect(column(venues, 'venue.id')).toEqual(locations.map(({ id }) => id));
    expect(column(venues, 'id')).not.toEqual(column(venues, 'venue.id'));
    expect(at(answer, 'currentVenue.id')).toBe('1');
    expect(['venues', 'services'].map((list) => rowsAt(answer, list).length)).toEqual([5, 6]);
    const refused = {
      '2026-11-18': 'must not be after',
      '2026-01-01': 'max 92 days',
      today: 'has invalid value "today"',
    };
    for (const [from, message] of Object.entries(refused)) {
      const wrong = await post(`{ appointments(from: "${from}", to: "2026-11-17") { id } }`);
      expect(wrong.body.errors?.[0]?.message).toContain(message);
    }
    const { body } = await post('{ sales(from: "2026-01-01") { totalCount } }');
    expect(body.errors?.[0]).toMatchObject({ message: 'Your role does not allow this action.', code: 'forbidden' });
  });

  it('books for clients old and new, moves and calls off', async () => {
    const { server, query, post } = await visit();
    const { appointments } = server.practice;
    const made = await query(
      book('client: { firstName: "Ada", lastName: "Park", phone: "207 555 0199" }, startMin: 1050'),
    );
    const id = String(at(made, 'createAppointment.id'));
    expect(made['createAppointment']).toMatchObject({ startMin: 1050, endMin: 1070, status: 'booked', bookingRef: '' });
    const start = Date.parse('2026-11-20T22:30:00Z');
    expect(appointments.at(-1)).toMatchObject({ start, minutes: 20, providerKey: 2, clientKey: 121, reason: 'Ears' });
    for (const [more, message] of [
      ['clientId: "1", startMin: 1060', "overlaps Ada's appointment"],
      ['clientId: "500", startMin: 1200', 'Unknown client.'],
      ['startMin: 1200', 'client details required'],
    ])
      expect((await post(book(String(more)))).body.errors?.[0]?.message).toContain(message);
    const update = (more: string): string =>
      `mutation { updateAppointment(id: "${id}", ${more}) { status endMin priceCents } }`;
    await query(update('startMin: 1065, status: "confirmed", priceCents: 900'));
    expect(appointments.at(-1)).toMatchObject({ start: start + 900_000, minutes: 20, state: 'confirmed' });
    expect((await post(update('status: "arrived"'))).body.errors?.[0]).toMatchObject({ field: 'status' });
    const off = await query(update('status: "cancelled"'));
    expect(off['updateAppointment']).toEqual({ status: 'cancelled', endMin: 1085, priceCents: 900 });
    await query(book('clientId: "1", startMin: 1065'));
    expect((await post(update('status: "booked"'))).body.errors?.[0]?.message).toContain("overlaps Zoë's");
  });

  it('enters and changes clients, once for each e-mail, and refuses', async () => {
    const { server, query, post } = await visit();
    const enter = (input: string): string => `mutation { createClient(input: { ${input} }) { id firstName phone } }`;
    expect(at(await query(enter('firstName: "Jo", email: "MAI@example.test"')), 'createClient.firstName')).toBe('Mai');
    const blank = await post(enter('lastName: "Park"'));
    expect(blank.body.errors?.[0]).toMatchObject({ message: "First name can't be blank", code: 'validation' });
    const made = await query(enter('firstName: "Jo", lastName: "Park", phone: "207 555 0177"'));
    const id = String(at(made, 'createClient.id'));
    await query(`mutation { updateClient(id: "${id}", input: { phone: "207 555 0188" }) { id } }`);
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', phones: [{ value: '207 555 0188' }] });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { body } = await closed.post(enter('firstName: "Jo"'));
    expect(body.errors?.[0]).toMatchObject({ message: 'Closed for the day', code: 'error' });
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils pages, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('RootQueryType'), 'fields'), 'name')).toContain('appointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const key = view.clients(server.practice)[1]?.key ?? 0;
    const poisoned = await visit({ poison: [{ kind: 'client', key }] });
    expect((await poisoned.post('{ clients { items { id } } }')).status).toBe(500);
  });
});
