import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { healthie } from './healthie.ts';

const { view } = healthie;
const { of } = view.ids;
const visit = productVisits(healthie);
const day = '2026-11-17';

describe('Healthie', () => {
  it('pages its patients by last name, a hundred at most', async () => {
    const { server, query } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => of('client', key));
    const text = `query($first: Int, $after: String) { users(first: $first, after: $after) {
      nodes { id } page_info { end_cursor has_next_page } total_count } }`;
    const first = await query(text, { first: 15 });
    const rest = await query(text, { first: 500, after: at(first, 'users.page_info.end_cursor') });
    const idsOf = (answer: object): unknown[] => rowsAt(answer, 'users.nodes').map(({ id }) => id);
    expect(idsOf(first)).toEqual(ids.slice(0, 15));
    expect(idsOf(rest)).toEqual(ids.slice(15, 115));
    expect(at(rest, 'users.total_count')).toBe(ids.length);
    expect(missingOperations(healthie)).toEqual([]);
  });

  it('finds patients by words, in an order, and one user by id', async () => {
    const { server, query } = await visit();
    const found = await query(
      `query($id: ID) { by: users(keywords: "zoë o'br") { nodes { id } } archived: users(active_status: "archived") { nodes { active } }
        last: users(order_by: LAST_NAME_DESC, first: 1) { nodes { last_name } } none: users(show_all_by_default: false) { total_count }
        user(id: $id) { id full_name first_name last_name email phone_number additional_phone_number active is_patient }
        missing: user(id: "1") { id } organizationMembers { nodes { id is_patient } total_count } }`,
      { id: of('client', 1) },
    );
    expect(rowsAt(found, 'by.nodes').map(({ id }) => id)).toEqual([1, 8].map((key) => of('client', key)));
    expect(new Set(rowsAt(found, 'archived.nodes').map(({ active }) => active))).toEqual(new Set([false]));
    expect(rowsAt(found, 'last.nodes')[0]?.['last_name']).toBe('Ünal');
    expect(at(found, 'none.total_count')).toBe(0);
    expect(found['missing']).toBeNull();
    expect(rowsAt(found, 'organizationMembers.nodes')[0]).toEqual({ id: of('provider', 1), is_patient: false });
    const [client] = server.practice.clients;
    const shown = client && clientThrough(view, server.practice, client);
    const { id, name: full_name, givenName: first_name, familyName: last_name, emails, phones } = shown ?? {};
    expect(found['user']).toMatchObject({ id, full_name, first_name, last_name, email: emails?.[0], active: true });
    expect([at(found, 'user.phone_number'), at(found, 'user.additional_phone_number')]).toEqual(phones);
  });

  it('has the appointments of a day for the whole organization, and its own from now on', async () => {
    const { server, query } = await visit();
    const fields = `nodes { id date end length pm_status reason location appointment_location_id user { id full_name } provider { id full_name } }`;
    const answer = await query(
      `{ all: appointments(is_org: true, startDate: "${day}T00:00:00-05:00", endDate: "${day}T23:59:59-05:00") { ${fields} }
        day: appointments(is_org: true, specificDay: "${day}", is_active: true) { nodes { pm_status } }
        own: appointments { nodes { provider { id } date } } blocks: appointments(is_org: true, filter: "all", include_blockers: true, last: 100) { total_count }
        visits: appointments(is_org: true, filter: "all") { total_count } }`,
    );
    const { appointments } = expectedSample(healthie, day, { practice: server.practice });
    const rows = rowsAt(answer, 'all.nodes');
    expect(rows.map(({ id }) => id)).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, provider, location }] of appointments.entries()) {
      const row = rows[index] ?? {};
      const times = [row['date'], row['end']].map((time) => Date.parse(String(time)));
      expect(times).toEqual([start, end].map((time) => Date.parse(time ?? '')));
      expect([row['pm_status'], row['reason']]).toEqual([status ?? null, reason ?? null]);
      expect([at(row, 'user.id'), at(row, 'user.full_name')]).toEqual([client?.id ?? null, client?.name ?? null]);
      expect([at(row, 'provider.id')]).toEqual([provider?.id ?? null]);
      expect([row['appointment_location_id'], row['location']]).toEqual([location?.id, location?.name]);
    }
    expect(rowsAt(answer, 'day.nodes').map((row) => row['pm_status'])).not.toContain('Cancelled');
    const own = rowsAt(answer, 'own.nodes');
    expect(new Set(own.map((row) => at(row, 'provider.id')))).toEqual(new Set([of('provider', 1)]));
    expect(own.every((row) => String(row['date']) > `${day}T09`)).toBe(true);
    expect(Number(at(answer, 'blocks.total_count'))).toBeGreaterThan(Number(at(answer, 'visits.total_count')));
  });

  it('books, moves, cancels and deletes, and tells in messages what is missing', async () => {
    const { server, query } = await visit();
    const book = `mutation($input: createAppointmentInput!) { createAppointment(input: $input) {
      appointment { id date end notes user { id } } messages { field message } } }`;
    const input = {
      user_id: of('client', 1),
      appointment_type_id: of('visitType', 1),
      appointment_location_id: of('place', 2),
      other_party_id: of('provider', 3),
      datetime: '2026-11-19 10:00:00',
      notes: 'By phone',
    };
    const refused = await query(book, { input });
    expect(refused['createAppointment']).toEqual({
      appointment: null,
      messages: [{ field: 'contact_type', message: "can't be blank" }],
    });
    const made = await query(book, { input: { ...input, contact_type: 'In Person' } });
    expect(at(made, 'createAppointment.appointment')).toMatchObject({
      date: '2026-11-19T10:00:00-05:00',
      end: '2026-11-19 10:30:00 -0500',
      notes: 'By phone',
    });
    const id = at(made, 'createAppointment.appointment.id');
    const change = `mutation($input: updateAppointmentInput!) { updateAppointment(input: $input) { messages { field } } }`;
    await query(change, { input: { id, datetime: '2026-11-19T16:00:00Z' } });
    await query(change, { input: { id, pm_status: 'Cancelled', other_cancellation_reason: 'Away' } });
    const wrong = await query(change, { input: { id, pm_status: 'Done' } });
    expect(rowsAt(wrong, 'updateAppointment.messages')).toEqual([{ field: 'pm_status' }]);
    const start = Date.parse('2026-11-19T16:00:00Z');
    const visitNow = { start, state: 'cancelled', cancelReason: 'Away', placeKey: 2, providerKey: 3, clientKey: 1 };
    expect(server.practice.appointments.at(-1)).toMatchObject(visitNow);
    await query('mutation($id: ID) { deleteAppointment(input: { id: $id }) { messages { field } } }', { id });
    const gone = await query(
      'query($id: ID) { appointment(id: $id) { id } kept: appointment(id: $id, include_deleted: true) { id } }',
      { id },
    );
    expect(gone).toEqual({ appointment: null, kept: { id } });
  });

  it('registers patients, who need an email or leave to have none', async () => {
    const { server, query } = await visit();
    const create = `mutation($input: createClientInput!) { createClient(input: $input) { user { id full_name } messages { field } } }`;
    const input = { first_name: 'Jo', last_name: 'Park', phone_number: '207 555 0199' };
    const without = await query(create, { input });
    expect(rowsAt(without, 'createClient.messages')).toEqual([{ field: 'email' }]);
    const made = await query(create, { input: { ...input, skipped_email: true } });
    expect(at(made, 'createClient.user.full_name')).toBe('Jo Park');
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '207 555 0199' }] });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.query(create.replace('{ field }', '{ message }'), {
      input: { ...input, email: 'a@example.test' },
    });
    expect(refused['createClient']).toEqual({ user: null, messages: [{ message: 'Closed for the day' }] });
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('appointmentLocations');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
