import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { simplyBook } from './simplyBook.ts';

const visit = productVisits(simplyBook);
const { view } = simplyBook;
const day = '2026-11-17';
const fields = `id status is_confirmed start_datetime end_datetime duration comment user_status { name }
  client { id name email phone } provider { id name } location { id name } service { id name } location_id client_id
  additional_fields { field_name field_title value }`;
const bookings = `query($page: Int, $on_page: Int, $filter: BookingFilter) { bookings(page: $page, on_page: $on_page, filter: $filter) {
  data { ${fields} } metadata { items_count pages_count page on_page } } }`;
const create = `mutation($input: BookingInput!) { create_booking(input: $input) { success bookings { ${fields} } errors { field messages } } }`;
const edit = `mutation($id: ID!, $input: BookingInput!) { edit_booking(id: $id, input: $input) { success bookings { ${fields} } errors { field messages } } }`;
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));

/** All bookings that a filter lets through. */
async function bookingsOf(query: RunQuery, filter: object): Promise<Row[]> {
  return allPages(async (from) => {
    const page = Number(from ?? '1');
    const answer = await query(bookings, { page, on_page: 15, filter });
    const hasMore = Number(at(answer, 'bookings.metadata.pages_count')) > page;
    return { rows: rowsAt(answer, 'bookings.data'), next: hasMore ? String(page + 1) : null };
  });
}

function instant(zone: string, text: unknown): string {
  return utcText(instantOfWall(String(text).replace(' ', 'T'), zone));
}

/** The book of a day in desk words. */
async function bookOf(query: RunQuery, zone: string, on: string): Promise<object[]> {
  return (await bookingsOf(query, { date: on })).map((row) => {
    const pet = rowsAt(row, 'additional_fields').find((field) => field['field_name'] === 'field_pet_name');
    return {
      id: row['id'],
      start: instant(zone, row['start_datetime']),
      end: instant(zone, row['end_datetime']),
      status: at(row, 'user_status.name') ?? row['status'],
      ...(row['comment'] !== null && { reason: row['comment'] }),
      ...(pet && { patient: { name: pet['value'] } }),
      client: { id: at(row, 'client.id'), name: at(row, 'client.name') },
      provider: row['provider'],
      location: row['location'],
    };
  });
}

describe('SimplyBook.me', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query } = await visit();
    const sample = expectedSample(simplyBook, day);
    const lists = await query(`{ company { timezone } clients { data { id name email phone } }
      locations { data { id name address1 address2 city zip } } }`);
    const zone = String(at(lists, 'company.timezone'));
    const people = rowsAt(lists, 'clients.data').map(({ id, name, email, phone }) => ({
      id,
      name,
      phones: [phone].filter((one) => one !== null),
      emails: [email].filter((one) => one !== null),
    }));
    expect(people.slice(0, 5)).toEqual(sample.clients);
    const places = rowsAt(lists, 'locations.data').map(({ id, name, address1, city, zip }) => ({
      id,
      name,
      address: [address1, city, zip].join(', '),
    }));
    expect(places).toEqual(sample.locations);
    for (const each of practiceDays) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      expect(await bookOf(query, zone, each)).toEqual(expectedSample(simplyBook, each).appointments);
    }
    expect(sample.appointments.length).toBeGreaterThan(15);
    expect([sample.patients, sample.mayOmit]).toEqual([[], []]);
    expect(missingOperations(simplyBook)).toEqual([]);
  });

  it('pages from 1, ten rows unless asked, never more than a hundred', async () => {
    const { query, server } = await visit();
    const shown = server.practice.appointments.filter(view.shows).length;
    const usual = await query(bookings);
    expect(rowsAt(usual, 'bookings.data')).toHaveLength(10);
    expect(at(usual, 'bookings.metadata')).toEqual({
      items_count: shown,
      pages_count: Math.ceil(shown / 10),
      page: 1,
      on_page: 10,
    });
    expect(at(await query(bookings, { on_page: 500, page: 99 }), 'bookings')).toMatchObject({
      data: [],
      metadata: { on_page: 100, page: 99 },
    });
    const starts = (await bookingsOf(query, {})).map((row) => String(row['start_datetime']));
    expect(starts).toHaveLength(shown);
    expect(starts).toEqual(starts.toSorted());
    const clients = await allPages(async (from) => {
      const page = Number(from ?? '1');
      const answer = await query(
        `{ clients(page: ${String(page)}, on_page: 50) { data { id } metadata { pages_count } } }`,
      );
      const hasMore = Number(at(answer, 'clients.metadata.pages_count')) > page;
      return { rows: rowsAt(answer, 'clients.data'), next: hasMore ? String(page + 1) : null };
    });
    expect(idsOf(clients)).toEqual(view.clients(server.practice).map(({ key }) => String(key)));
  });

  it('filters bookings by status, day, service, provider, client and search', async () => {
    const { query, post } = await visit();
    const statuses = async (filter: object): Promise<string[]> => [
      ...new Set((await bookingsOf(query, filter)).map((row) => String(row['status']))),
    ];
    expect((await statuses({})).toSorted()).toEqual(['canceled', 'confirmed', 'pending']);
    expect(await statuses({ status: 'canceled' })).toEqual(['canceled']);
    expect((await statuses({ status: 'confirmed_pending' })).toSorted()).toEqual(['confirmed', 'pending']);
    const upcoming = await bookingsOf(query, { upcoming_only: true, date: day });
    expect(upcoming.every((row) => String(row['start_datetime']) >= '2026-11-17 10:10:00')).toBe(true);
    expect(upcoming.length).toBeLessThan((await bookingsOf(query, { date: day })).length);
    const some = await bookingsOf(query, { services: ['1', '6'], providers: ['2'] });
    expect(new Set(some.map((row) => at(row, 'service.id')))).toEqual(new Set(['1', '6']));
    expect(new Set(some.map((row) => at(row, 'provider.name')))).toEqual(new Set(['Björn Håkansson']));
    const own = await bookingsOf(query, { client_id: '5' });
    expect(own.some((row) => row['comment'] === 'Picks up medication')).toBe(true);
    expect(new Set(own.map((row) => at(row, 'client.name')))).toEqual(new Set(["Ana D'Angelo"]));
    expect(idsOf(await bookingsOf(query, { search: "d'ANGELO" }))).toEqual(idsOf(own));
    const wrongDay = await post(bookings, { filter: { date: 'today' } });
    expect(wrongDay.body.errors?.[0]?.message).toBe('Invalid date');
    const found = await query(`{ name: clients(filter: { search: "o'brien" }) { data { id } }
      phone: clients(filter: { search: "303 555 0104" }) { data { name } } mail: clients(filter: { search: "desk@rescue" }) { data { name } } }`);
    expect(idsOf(rowsAt(found, 'name.data'))).toEqual(['1', '8']);
    expect(rowsAt(found, 'phone.data')).toEqual([{ name: 'Søren Müller' }]);
    expect(rowsAt(found, 'mail.data')).toEqual([{ name: 'Riverside Cat Rescue' }]);
  });

  it('has single rows, and what is beside bookings', async () => {
    const { query } = await visit();
    const answer = await query(`{ booking(id: 1) { id code log { type } } none: booking(id: 4711) { id }
      client(id: 2) { name full_address } provider(id: 8) { name is_active services } service(id: 4) { name price providers }
      location(id: 2) { name city providers } categories { data { id name services } } statuses { id name }
      calendar_notes(filter: { date_from: "${day}", date_to: "${day}" }) { data { provider_id start_date_time note time_blocked } }
      invoices(filter: { client_id: 5 }) { metadata { items_count } } all: invoices { data { number client { name } status } }
      products { data { name } } plugins { key } current_user { role } services { metadata { items_count } }
      slots(date: "2026-12-01", service_id: 1, provider_id: 3) { date time } first_available_slot(date: "2026-12-01", service_id: 1, provider_id: 3) { id } }`);
    expect(answer['booking']).toMatchObject({ id: '1', log: [{ type: 'create' }] });
    expect(answer['none']).toBeNull();
    expect(answer['provider']).toMatchObject({ name: 'Oscar Bell', is_active: false });
    expect(answer['location']).toEqual({ name: 'Summit Pet Clinic', city: 'Boulder, CO', providers: ['3', '4', '6'] });
    expect(answer['statuses']).toHaveLength(5);
    expect(rowsAt(answer, 'calendar_notes.data')).toEqual([
      { provider_id: '1', start_date_time: '2026-11-17 12:00:00', note: 'Staff meeting', time_blocked: true },
    ]);
    expect(rowsAt(answer, 'all.data')).toHaveLength(10);
    expect(at(answer, 'services.metadata.items_count')).toBe(6);
    // Nine in the morning in Boulder, by the clock of the company.
    expect(rowsAt(answer, 'slots')[0]).toEqual({ date: '2026-12-01', time: '11:00:00' });
    expect(at(answer, 'first_available_slot.id')).toBe('2026-12-01 11:00:00');
  });

  it('books, changes, marks and cancels, and says by field what is wrong', async () => {
    const { query, server } = await visit();
    const input = { start_datetime: '2026-12-01 11:00:00', provider_id: '3', service_id: '2', client_id: '2' };
    const pet = [{ field: 'field_pet_name', value: 'Rex' }];
    const made = await query(create, { input: { ...input, additional_fields: pet } });
    expect(at(made, 'create_booking')).toMatchObject({ success: true, errors: [] });
    const [row = {}] = rowsAt(made, 'create_booking.bookings');
    expect(row).toMatchObject({
      status: 'confirmed',
      user_status: null,
      end_datetime: '2026-12-01 11:20:00',
      location: { id: '2', name: 'Summit Pet Clinic' },
      additional_fields: [{ field_title: "Pet's name", value: 'Rex' }],
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-12-01T16:00:00Z'));
    const fieldOf = async (text: string, name: string, variables: object): Promise<unknown> => {
      const answer = await query(text, variables);
      expect(at(answer, `${name}.success`)).toBe(false);
      return rowsAt(answer, `${name}.errors`)[0]?.['field'];
    };
    const wrong: readonly (readonly [string, object])[] = [
      ['start_datetime', input],
      ['start_datetime', { ...input, start_datetime: '2026-12-01T11:00:00Z' }],
      ['service_id', { ...input, service_id: '7' }],
      ['provider_id', { ...input, provider_id: '8' }],
      ['client_id', { ...input, client_id: 'x' }],
      ['provider_id', { ...input, location_id: '1' }],
    ];
    for (const [field, each] of wrong) {
      // eslint-disable-next-line no-await-in-loop -- The order of writes is part of the test.
      expect(await fieldOf(create, 'create_booking', { input: each })).toBe(field);
    }
    const id = String(row['id']);
    const moved = await query(edit, { id, input: { ...input, start_datetime: '2026-12-01T11:10', provider_id: '4' } });
    expect(rowsAt(moved, 'edit_booking.bookings')[0]).toMatchObject({
      start_datetime: '2026-12-01 11:10:00',
      provider: { id: '4', name: "Marcus D'Souza" },
      status: 'confirmed',
    });
    const marked = await query(`mutation { set_booking_comment(id: ${id}, comment: "Bites") { success }
      set_booking_status(id: ${id}, status_id: 1) { bookings { comment status user_status_id user_status { name } } } }`);
    expect(rowsAt(marked, 'set_booking_status.bookings')).toEqual([
      { comment: 'Bites', status: 'confirmed', user_status_id: '1', user_status: { name: 'Arrived' } },
    ]);
    const off = `mutation { cancel_booking(id: ${id}) { success bookings { status user_status_id can_be_canceled log { type } } errors { field } } }`;
    expect(rowsAt(await query(off), 'cancel_booking.bookings')).toEqual([
      {
        status: 'canceled',
        user_status_id: null,
        can_be_canceled: false,
        log: [{ type: 'create' }, { type: 'cancel' }],
      },
    ]);
    expect(await fieldOf(off, 'cancel_booking', {})).toBe('id');
    expect(await fieldOf(edit, 'edit_booking', { id, input })).toBe('id');
    const pending = (await bookingsOf(query, { status: 'pending' }))[0] ?? {};
    const approved = await query(
      `mutation { approve_booking(id: ${String(pending['id'])}) { bookings { status is_confirmed } } }`,
    );
    expect(rowsAt(approved, 'approve_booking.bookings')).toEqual([{ status: 'confirmed', is_confirmed: true }]);
  });

  it('writes clients and notes, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    const make = (input: string): string =>
      `mutation { create_client(input: { ${input} }) { success client { id name email phone full_address } errors { field messages } } }`;
    const made = await query(make('name: "Ivo van Lang", email: "ivo@example.test", city: "Saco"'));
    expect(made['create_client']).toMatchObject({
      success: true,
      client: { name: 'Ivo van Lang', email: 'ivo@example.test', phone: null, full_address: 'Saco' },
      errors: [],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Ivo', familyName: 'van Lang' });
    expect(rowsAt(await query(make('name: " "')), 'create_client.errors')).toEqual([
      { field: 'name', messages: ['Client name value is wrong'] },
    ]);
    expect(rowsAt(await query(make('name: "A", email: "nope"')), 'create_client.errors')[0]?.['field']).toBe('email');
    const id = String(at(made, 'create_client.client.id'));
    const changed = await query(
      `mutation { edit_client(id: ${id}, input: { name: "Ivo Lang", phone: "207 555 0123" }) { client { name email phone } } }`,
    );
    expect(at(changed, 'edit_client.client')).toEqual({
      name: 'Ivo Lang',
      email: 'ivo@example.test',
      phone: '207 555 0123',
    });
    expect(at(await query(`mutation { delete_client(id: ${id}) { success } }`), 'delete_client.success')).toBe(true);
    expect(await query(`{ client(id: ${id}) { id } }`)).toEqual({ client: null });
    const note = await query(`mutation { create_calendar_note(input: { provider_id: 1, note: "Lunch",
      start_date_time: "2026-12-03 12:00:00", end_date_time: "2026-12-03 12:30:00" }) { calendar_note { id note } } }`);
    const noteId = String(at(note, 'create_calendar_note.calendar_note.id'));
    const removed = await query(`mutation { delete_calendar_note(id: ${noteId}) { success } }`);
    expect(at(removed, 'delete_calendar_note.success')).toBe(true);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.query('mutation { cancel_booking(id: 1) { success errors { field messages } } }');
    expect(refused['cancel_booking']).toEqual({
      success: false,
      errors: [{ field: 'base', messages: ['This account is read-only'] }],
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Booking'), 'fields').map(({ name }) => name)).toContain('user_status');
    const poisoned = await visit({ poison: [{ kind: 'appointment', key: 1 }] });
    expect((await poisoned.post('{ booking(id: 1) { id } }')).status).toBe(500);
  });
});
