import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { easyAppointments } from './easyAppointments.ts';
import { easyZone } from './values.ts';

const visit = productVisits(easyAppointments);
const { view } = easyAppointments;
const day = '2026-11-17';
const idsOf = (rows: readonly Row[]): readonly unknown[] => rows.map(({ id }) => id);
const numberOf = (kind: Parameters<typeof view.ids.of>[0], key: number): number => Number(view.ids.of(kind, key));
const create = `mutation Book($input: AppointmentInput!) { createAppointment(input: $input) {
  id start end status location notes color customer { lastName } service { name } } }`;
const update = `mutation Change($id: Int!, $input: AppointmentInput!) { updateAppointment(id: $id, input: $input) {
  id start end status location notes } }`;
const register = `mutation Enter($input: CustomerInput!) { createCustomer(input: $input) {
  id firstName lastName email phone address city zip timezone notes customField2 } }`;

/** An instant as the desk reads a time of this product. */
function instantText(time: unknown): string {
  return new Date(instantOfWall(String(time).replace(' ', 'T'), easyZone)).toISOString().replace('.000Z', 'Z');
}

describe('Easy!Appointments', () => {
  it('shows what a person reads in it: customers, and the appointments of a day', async () => {
    const { query } = await visit();
    const { locations, clients, patients, appointments, mayOmit } = expectedSample(easyAppointments, day);
    expect([locations, patients, mayOmit]).toEqual([[], [], []]);
    const answer = await query(`{ customers(length: 5) { id firstName lastName email phone } appointments(
      date: "${day}", length: 100, sort: "+start,id") { id start end status notes location customer { id firstName lastName }
      provider { id firstName lastName } } }`);
    const nameOf = (row: unknown): string => named({ row }, 'row.firstName', 'row.lastName');
    expect(
      rowsAt(answer, 'customers').map((row) => ({
        id: String(row['id']),
        name: nameOf(row),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['phone']].filter((phone) => phone !== null),
        emails: [row['email']].filter((email) => email !== null),
      })),
    ).toEqual(clients);
    expect(appointments.length).toBeGreaterThan(10);
    expect(
      rowsAt(answer, 'appointments').map((row) => ({
        id: String(row['id']),
        start: instantText(row['start']),
        end: instantText(row['end']),
        status: row['status'],
        ...(row['notes'] !== null && { reason: row['notes'] }),
        client: { id: String(at(row, 'customer.id')), name: nameOf(row['customer']) },
        provider: { id: String(at(row, 'provider.id')), name: nameOf(row['provider']) },
        location: { name: row['location'] },
      })),
    ).toEqual(appointments);
    expect(missingOperations(easyAppointments)).toEqual([]);
  });

  it('pages lists by 20 from 1, sorts by fields with a sign, and finds keywords', async () => {
    const { query, post, server } = await visit();
    const all = server.practice.clients.filter(({ isDeleted }) => !isDeleted).map(({ key }) => numberOf('client', key));
    let page = 0;
    const read = await allPages(async () => {
      page += 1;
      const rows = rowsAt(await query(`{ customers(page: ${String(page)}) { id } }`), 'customers');
      return { rows, next: rows.length < 20 ? null : String(page) };
    });
    expect(idsOf(read)).toEqual(all);
    const answer =
      await query(`{ whole: customers(length: 1000) { id } last: customers(sort: "-nothing, -id", length: 2) { id }
      names: customers(sort: "+lastName", length: 2) { lastName } zoe: customers(q: "zoe o'b") { id lastName }
      phone: customers(q: "555-0106") { id } none: customers(q: "%") { id } one: customer(id: ${String(all[0])}) { firstName notes }
      nobody: customer(id: 1) { id } }`);
    expect(rowsAt(answer, 'whole')).toHaveLength(all.length);
    expect(idsOf(rowsAt(answer, 'last'))).toEqual(all.slice(-2).toReversed());
    expect(rowsAt(answer, 'names')).toEqual([{ lastName: 'Abbott' }, { lastName: 'Abel' }]);
    expect(idsOf(rowsAt(answer, 'zoe'))).toEqual([numberOf('client', 1), numberOf('client', 8)]);
    expect(idsOf(rowsAt(answer, 'phone'))).toEqual([numberOf('client', 6)]);
    expect(answer).toMatchObject({ none: [], one: { firstName: 'Zoë', notes: null }, nobody: null });
    const wrong = await post('{ customers(page: 0) { id } }');
    expect(wrong.body.errors?.[0]?.message).toBe(
      'An error occurred while processing your request. Please try again later.',
    );
  });

  it('filters appointments by inclusive days and by numbers, all of which a keyword ignores', async () => {
    const { query, server } = await visit();
    const lists = await query(`{ range: appointments(from: "2026-11-16", till: "${day}", length: 200) { id start end }
      day: appointments(date: "${day} 13:00:00", length: 200) { id start } all: appointments(length: 1000) { id providerId }
      mine: appointments(providerId: ${String(numberOf('provider', 2))}, serviceId: 1, length: 200) { providerId serviceId }
      hers: appointments(customerId: ${String(numberOf('client', 5))}, date: "${day}") { customerId notes }
      keyword: appointments(q: "okafor", date: "1999-01-01", length: 200) { providerId start } unavailabilities { id start notes provider { lastName } } }`);
    expect(idsOf(rowsAt(lists, 'all'))).toEqual(
      server.practice.appointments.filter((row) => view.shows(row)).map(({ key }) => numberOf('appointment', key)),
    );
    const within = rowsAt(lists, 'range').map((row) => [String(row['start']).slice(0, 10), String(row['end'])]);
    expect(within.every(([start = '', end = '']) => start >= '2026-11-16' && end < '2026-11-18')).toBe(true);
    expect(rowsAt(lists, 'day').every(({ start }) => String(start).startsWith(`${day} `))).toBe(true);
    expect(rowsAt(lists, 'mine').every((row) => row['providerId'] === 6 && row['serviceId'] === 1)).toBe(true);
    expect(rowsAt(lists, 'hers')).toContainEqual({ customerId: 25, notes: 'Picks up medication' });
    const found = rowsAt(lists, 'keyword');
    expect(found.length).toBeGreaterThan(10);
    expect(found.every((row) => row['providerId'] === numberOf('provider', 1))).toBe(true);
    expect(rowsAt(lists, 'unavailabilities')).toEqual([
      { id: expect.any(Number), start: `${day} 12:00:00`, notes: 'Staff meeting', provider: { lastName: 'Okafor' } },
    ]);
  });

  it('books, moves and deletes appointments, and refuses in the words of the product', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = { start: '2026-12-01 09:00:00', customerId: 21, providerId: 6, serviceId: 3, notes: 'Coughs' };
    const booked = at(await query(create, { input }), 'createAppointment');
    expect(booked).toMatchObject({ end: '2026-12-01 09:40:00', status: 'Booked', customer: { lastName: "O'Brien" } });
    expect(booked).toMatchObject({ location: 'Harbor Street Animal Hospital', service: { name: 'Sick visit' } });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-01T14:00:00Z'), minutes: 40 });
    const id = at(booked, 'id');
    const refusal = async (text: string, variables: object): Promise<string | undefined> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    const later = { start: '2026-12-01 10:00:00' };
    expect(await refusal(update, { id, input: later })).toBe('The appointment duration cannot be less than 5 minutes.');
    const moved = await query(update, {
      id,
      input: { ...later, end: '2026-12-01 10:30:00', status: 'Confirmed', location: "St. Mary's Cat Practice" },
    });
    expect(moved['updateAppointment']).toMatchObject({ status: 'Confirmed', notes: 'Coughs' });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'confirmed', minutes: 30, placeKey: 3 });
    const own = await query(update, { id, input: { status: 'Rescheduled', location: 'At home' } });
    expect(own['updateAppointment']).toMatchObject({ status: 'Rescheduled', location: 'At home' });
    await query(update, { id, input: { status: 'Cancelled' } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled' });
    const { customerId: _, ...nobody } = input;
    expect(await refusal(create, { input: nobody })).toMatch(/^Not all required fields are provided: Array/);
    const wrong: readonly (readonly [string, unknown, string])[] = [
      ['start', '2026-12-01T09:00:00Z', 'The appointment start date time is invalid.'],
      ['providerId', 7, 'The appointment provider ID was not found in the database: 7'],
      ['customerId', 6, 'The appointment customer ID was not found in the database: 6'],
      ['serviceId', 77, 'Appointment service id is invalid.'],
    ];
    for (const [field, value, message] of wrong)
      // One after the other, so that a failure says which one.
      // eslint-disable-next-line no-await-in-loop
      expect(await refusal(create, { input: { end: '2026-12-01 09:30:00', ...input, [field]: value } })).toBe(message);
    expect(await query(`mutation { deleteAppointment(id: ${String(id)}) }`)).toEqual({ deleteAppointment: true });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    const again = await post(`mutation { deleteAppointment(id: ${String(id)}) }`);
    expect(again.body.errors?.[0]).toMatchObject({ message: 'Not Found', extensions: { code: 'NOT_FOUND' } });
  });

  it('enters, changes and deletes customers, whose addresses are unique', async () => {
    const { query, post, server } = await visit();
    const input = { firstName: 'Jo', lastName: 'Park', email: 'jo@example.test', phone: '207 555 0199', zip: '04101' };
    const entered = at(await query(register, { input }), 'createCustomer');
    expect(entered).toMatchObject({ ...input, address: null, timezone: easyZone, customField2: null });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    const refusal = async (change: object): Promise<string | undefined> =>
      (await post(register, { input: { ...input, ...change } })).body.errors?.[0]?.message;
    expect(await refusal({})).toBe('The provided email address is already in use, please use a different one.');
    expect(await refusal({ email: 'nowhere' })).toBe('Invalid email address provided: nowhere');
    expect(await refusal({ lastName: '', email: null })).toMatch(/^Not all required fields/);
    const change = `mutation { updateCustomer(id: ${String(at(entered, 'id'))}, input: { phone: "207 555 0198", notes: "Calls back" }) {
      lastName phone notes zip } }`;
    expect(await query(change)).toEqual({
      updateCustomer: { lastName: 'Park', phone: '207 555 0198', notes: 'Calls back', zip: '04101' },
    });
    expect(await query(`mutation { deleteCustomer(id: 25) }`)).toEqual({ deleteCustomer: true });
    const left = await query('{ customer(id: 25) { id } appointments(customerId: 25) { id } }');
    expect(left).toEqual({ customer: null, appointments: [] });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(register, { input })).body.errors?.[0]?.message).toBe('This account is read-only');
  });

  it('has the rest of an office: settings, services, free hours and people who are no customers', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ setting(name: "appointment_status_options") { value } services { id name duration category { name } }
      providers { id lastName services settings { workingPlan { sunday { start } monday { start breaks { start } } } workingPlanExceptions { startDate } } }
      admins { firstName } secretaries { firstName providers } serviceCategories { name } webhooks { name }
      free: availabilities(providerId: 6, serviceId: 2, date: "2026-11-19") closed: availabilities(providerId: 6, serviceId: 2, date: "2026-11-26")
      blocked: blockedPeriods(from: "2026-12-01") { name } exceptions: workingPlanExceptions(date: "2026-12-24") { providerId startTime } }`);
    expect(JSON.parse(String(at(answer, 'setting.value')))).toContain('No Show');
    expect(rowsAt(answer, 'services')).toHaveLength(6);
    expect(rowsAt(answer, 'providers').map((row) => row['lastName'])).toEqual([
      'Okafor',
      'Håkansson',
      'Whitaker',
      'Liu',
    ]);
    expect(answer).toMatchObject({ closed: [], blocked: [{ name: 'Christmas' }], exceptions: [{ providerId: 6 }] });
    expect(answer['free']).toContain('08:00');
    const added = await query(`mutation { createServiceCategory(input: { name: "Grooming" }) { id name description }
      updateSetting(name: "require_email", input: { value: "1" }) { value } }`);
    expect(added).toEqual({
      createServiceCategory: { id: 3, name: 'Grooming', description: null },
      updateSetting: { value: '1' },
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields')).toHaveLength(18);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers { id } }')).status).toBe(500);
    expect((await poisoned.post('{ customers(page: 2) { id } }')).status).toBe(200);
  });
});
