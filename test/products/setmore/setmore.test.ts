import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { fullNameOf, practiceDays } from '../../dialects/practice.ts';
import { readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { setmore } from './setmore.ts';
import { companyZone } from './values.ts';

const visit = productVisits(setmore);
const { view } = setmore;
const day = '2026-11-17';
const fields = `key start_time end_time duration staff_key service_key customer_key comment label cost currency
  customer { key first_name last_name }`;
const dayFirst = (text: string, separator = '-'): string => text.split('-').toReversed().join(separator);
const range = (from: string, to = from): string => `startDate: "${dayFirst(from)}", endDate: "${dayFirst(to)}"`;
const keysOf = (rows: readonly Row[]): string[] => rows.map(({ key }) => String(key));
const textsOf = (...values: unknown[]): string[] => values.filter((value) => value !== '').map(String);
const nameOf = (row: Row): string => textsOf(row['first_name'], row['last_name']).join(' ');
const instant = (text: unknown): number => instantOfWall(String(text), companyZone);
const key = (kind: 'client' | 'provider' | 'visitType', number: number): string => view.ids.of(kind, number);

/** The book of a day in desk words. */
async function bookOf(query: RunQuery, on: string): Promise<object[]> {
  const answer = await query(`{ staffs { key first_name last_name } appointments(${range(on)}) { ${fields} } }`);
  const staffs = rowsAt(answer, 'staffs');
  return rowsAt(answer, 'appointments').map((row) => {
    const provider = staffs.find((each) => each['key'] === row['staff_key']) ?? {};
    const customer = row['customer'];
    const person: Row = typeof customer === 'object' ? { ...customer } : {};
    expect(person['key']).toBe(row['customer_key']);
    expect(instant(row['end_time']) - instant(row['start_time'])).toBe(Number(row['duration']) * 60_000);
    return {
      id: row['key'],
      start: utcText(instant(row['start_time'])),
      end: utcText(instant(row['end_time'])),
      ...(row['label'] !== 'No Label' && { status: row['label'] }),
      ...(row['comment'] !== '' && { reason: row['comment'] }),
      client: { id: person['key'], name: nameOf(person) },
      provider: { id: row['staff_key'], name: nameOf(provider) },
    };
  });
}

describe('Setmore', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { clients, appointments, locations, patients } = expectedSample(setmore, day);
    expect([locations, patients]).toEqual([[], []]);
    const answer = await query(`{ customers(perPage: 150) { key first_name last_name email_id country_code cell_phone
      work_phone home_phone comment additional_fields address city state contact_type } }`);
    const rows = rowsAt(answer, 'customers');
    expect(rows).toHaveLength(server.practice.clients.filter(({ isDeleted }) => !isDeleted).length);
    const people = rows.map((row) => ({
      id: row['key'],
      name: nameOf(row),
      ...(row['first_name'] !== '' && { givenName: row['first_name'] }),
      familyName: row['last_name'],
      phones: textsOf(row['cell_phone'], row['work_phone'], row['home_phone']),
      emails: textsOf(row['email_id']),
    }));
    expect(people.slice(0, 5)).toEqual(clients);
    expect(people.map(({ name }) => name)).toEqual(view.clients(server.practice).map(fullNameOf));
    expect(rows[0]).toMatchObject({ country_code: '+1', cell_phone: '207 555 0101', home_phone: '(207) 555-0102' });
    expect(rows[2]).toMatchObject({ country_code: '', first_name: '', last_name: 'Riverside Cat Rescue' });
    expect(rows[0]?.['additional_fields']).toMatchObject({ Insurance: '' });
    for (const each of practiceDays) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      expect(await bookOf(query, each)).toEqual(expectedSample(setmore, each).appointments);
    }
    expect(appointments.length).toBeGreaterThan(15);
    expect(missingOperations(setmore)).toEqual([]);
  });

  it('lists appointments between two days with the day first, by start and by page', async () => {
    const { query, post, server } = await visit();
    const whole = range('2026-01-01', '2026-12-31');
    const answer = await query(`{ all: appointments(${whole}) { key start_time label }
      usual: appointments(${whole}, perPage: 1000) { key } first: appointments(${whole}, page: 1, perPage: 20) { key }
      second: appointments(${whole}, page: 2, perPage: 20) { key } beyond: appointments(${whole}, page: 3) { key }
      two: appointments(${range('2026-11-16', day)}) { start_time } none: appointments(${range('2026-11-15')}) { key }
      priya: appointments(${whole}, staff_key: "${key('provider', 3)}") { staff_key }
      nobody: appointments(${whole}, staff_key: "x") { key } }`);
    const all = rowsAt(answer, 'all');
    const shown = server.practice.appointments.filter(view.shows);
    expect(all).toHaveLength(Math.min(150, shown.length));
    expect(keysOf(rowsAt(answer, 'usual'))).toEqual(keysOf(all));
    expect(keysOf([...rowsAt(answer, 'first'), ...rowsAt(answer, 'second')])).toEqual(keysOf(all.slice(0, 40)));
    expect([answer['beyond'], answer['none'], answer['nobody']]).toEqual([[], [], []]);
    const starts = all.map((row) => String(row['start_time']));
    expect(starts).toEqual(starts.toSorted((one, other) => instant(one) - instant(other)));
    expect(starts.every((text) => /^2026-\d\d-\d\dT\d\d:\d\d$/.test(text))).toBe(true);
    const days = rowsAt(answer, 'two').map((row) => String(row['start_time']).slice(0, 10));
    expect([...new Set(days)]).toEqual(['2026-11-16', day]);
    expect(new Set(rowsAt(answer, 'priya').map((row) => row['staff_key']))).toEqual(new Set([key('provider', 3)]));
    // What is cancelled is gone.
    expect(shown.some(({ state }) => state === 'cancelled')).toBe(false);
    for (const [from, to] of [
      ['2026-11-17', '17-11-2026'],
      ['18-11-2026', '17-11-2026'],
      ['tomorrow', '17-11-2026'],
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ appointments(startDate: "${String(from)}", endDate: "${String(to)}") { key } }`);
      expect(body.errors?.[0]?.extensions?.code).toMatch(/^invalid_date_/);
    }
    const one = await query(`{ appointment(key: "${String(all[0]?.['key'])}") { start_time }
      other: appointment(key: "4711") { key } }`);
    expect(one).toEqual({ appointment: { start_time: starts[0] }, other: null });
  });

  it('finds customers by whole texts or by a part, and pages through them', async () => {
    const { query } = await visit();
    const found = await query(`{ zoe: customers(firstname: "zoë") { email_id } part: customers(firstname: "Zo") { key }
      one: customers(firstname: "Zoë", email: "zoe2@example.test") { comment } phone: customers(phone: "(207) 555-0102") { last_name }
      other: customers(firstname: "Ruth", phone: "207 555 0102") { key } name: customers(search: "o'brien") { key }
      full: customers(search: "ruth abb") { cell_phone home_phone } email: customers(search: "RESCUE.EXAMPLE") { last_name }
      number: customers(search: "555-0104") { last_name } nobody: customers(search: "nobody") { key }
      first: customers { key } second: customers(page: 2) { key } few: customers(page: 2, perPage: 3) { key }
      customer(key: "${key('client', 5)}") { first_name comment image_url } deleted: customer(key: "${key('client', 41)}") { key } }`);
    expect(found['zoe']).toEqual([{ email_id: 'zoe.obrien@example.test' }, { email_id: 'zoe2@example.test' }]);
    expect([found['part'], found['other'], found['nobody'], found['deleted']]).toEqual([[], [], [], null]);
    expect(found['one']).toEqual([{ comment: 'Not the other Zoë.' }]);
    expect(found['phone']).toEqual([{ last_name: "O'Brien" }]);
    expect(keysOf(rowsAt(found, 'name'))).toEqual([key('client', 1), key('client', 8)]);
    expect(found['full']).toEqual([{ cell_phone: '2075550107', home_phone: '2075550108' }]);
    expect(found['email']).toEqual([{ last_name: 'Riverside Cat Rescue' }]);
    expect(found['number']).toEqual([{ last_name: 'Müller' }]);
    expect(rowsAt(found, 'first')).toHaveLength(50);
    expect(keysOf(rowsAt(found, 'second'))).not.toContain(keysOf(rowsAt(found, 'first'))[49]);
    expect(keysOf(rowsAt(found, 'few'))).toEqual([4, 5, 6].map((number) => key('client', number)));
    expect(found['customer']).toMatchObject({ first_name: 'Ana', comment: 'Prefers messages.' });
  });

  it('has staff, services by category, and free slots by any clock', async () => {
    const { query, post } = await visit();
    const services =
      await query(`{ staffs { key first_name comment email_id } serviceCategories { key categoryName serviceIdList }
      services { key service_name staff_keys duration buffer_duration cost currency } }`);
    expect(rowsAt(services, 'staffs')).toHaveLength(7);
    expect(rowsAt(services, 'services')).toHaveLength(6);
    expect(rowsAt(services, 'services')[3]).toMatchObject({ service_name: 'Surgery', buffer_duration: 15, cost: 85 });
    expect(rowsAt(services, 'services')[3]?.['staff_keys']).toHaveLength(4);
    const category = rowsAt(services, 'serviceCategories')[1];
    const own = await query(`{ services(category_key: "${String(category?.['key'])}") { key }
      none: services(category_key: "x") { key } }`);
    expect(keysOf(rowsAt(own, 'services'))).toEqual(category?.['serviceIdList']);
    expect(own['none']).toEqual([]);
    const slots = (service: string, rest = ''): string => `slots(staff_key: "${key('provider', 1)}"
      service_key: "${service}", selected_date: "${dayFirst('2026-11-18', '/')}" ${rest})`;
    const exam = key('visitType', 1);
    const free = await query(`{ usual: ${slots(exam)} any: ${slots(exam, 'double_booking: true')}
      west: ${slots(exam, 'double_booking: true, timezone: "America/Los_Angeles", slot_limit: 2')}
      night: ${slots(exam, 'off_hours: true, double_booking: true, slot_limit: 100')} }`);
    expect(free['any']).toHaveLength(20);
    expect(Number(Reflect.get(Object(free['usual']), 'length'))).toBeLessThan(20);
    expect(free['west']).toEqual(['5:00 AM', '5:30 AM']);
    expect(free['night']).toHaveLength(48);
    const { body } = await post(`{ ${slots('x')} }`);
    expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'invalid_service' } });
  });

  it('enters customers, books, moves, labels and takes off the calendar', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const made = await query(`mutation { createCustomer(first_name: "Jo", last_name: "Park", email_id: "jo@example.test"
      country_code: "+1", cell_phone: "207 555 0199", home_phone: "207 555 0198", city: "Saco", state: "ME"
      additional_fields: { Pets: "Rex" }) { key first_name country_code cell_phone work_phone home_phone city state additional_fields } }`);
    const customer = rowsAt({ rows: [made['createCustomer']] }, 'rows')[0] ?? {};
    expect(customer).toMatchObject({ country_code: '+1', cell_phone: '207 555 0199', work_phone: '', state: 'ME' });
    expect(customer).toMatchObject({ home_phone: '207 555 0198', additional_fields: { Pets: 'Rex' } });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Park', city: 'Saco', emails: ['jo@example.test'] });
    const book = (start: string, end: string, rest = ''): string => `mutation { createAppointment(
      staff_key: "${key('provider', 2)}", service_key: "${key('visitType', 2)}", customer_key: "${String(customer['key'])}"
      start_time: "${start}", end_time: "${end}" ${rest}) { ${fields} } }`;
    const codeOf = async (text: string): Promise<string | undefined> =>
      (await post(text)).body.errors?.[0]?.extensions?.code;
    const booked = await query(book('2026-12-01T10:00', '2026-12-01T10:20', 'comment: "Boosters", label: "confirmed"'));
    const row = rowsAt({ rows: [booked['createAppointment']] }, 'rows')[0] ?? {};
    expect(row).toMatchObject({
      start_time: '2026-12-01T10:00',
      duration: 20,
      label: 'Confirmed',
      comment: 'Boosters',
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      placeKey: 1,
      providerKey: 2,
      state: 'confirmed',
    });
    expect(await codeOf(book('2026-12-01T10:10', '2026-12-01T10:30'))).toBe('slot_already_booked');
    expect(await codeOf(book('2026-12-01T12:00', '2026-12-01T12:00'))).toBe('invalid_end_time');
    expect(await codeOf(book('2026-12-01T12:00:00Z', '2026-12-01T12:30'))).toBe('invalid_date_format');
    const target = `key: "${String(row['key'])}"`;
    const update = (rest: string): string => `mutation { updateAppointment(${target}, ${rest}) { ${fields} } }`;
    const moved = await query(update('start_time: "2026-12-01T10:10"'));
    expect(moved['updateAppointment']).toMatchObject({ end_time: '2026-12-01T10:30', label: 'Confirmed' });
    const other = await query(
      update(`staff_key: "${key('provider', 3)}", end_time: "2026-12-01T11:00", comment: "", label: "Brings cake"`),
    );
    expect(other['updateAppointment']).toMatchObject({ duration: 50, comment: '', label: 'Brings cake' });
    expect(practice.appointments.at(-1)).toMatchObject({
      providerKey: 3,
      placeKey: 2,
      reason: null,
      state: 'confirmed',
    });
    const labelled = await query(`mutation { updateAppointmentLabel(${target}, label: "No Show") { label } }`);
    expect(labelled).toEqual({ updateAppointmentLabel: { label: 'No Show' } });
    expect(practice.appointments.at(-1)?.state).toBe('noShow');
    const gone = await query(`mutation { deleteAppointment(${target}) { key label } }`);
    expect(gone).toEqual({ deleteAppointment: { key: row['key'], label: 'No Show' } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', isDeleted: false });
    expect(await query(`{ appointment(${target}) { key } }`)).toEqual({ appointment: null });
    expect(await codeOf(update('comment: "Late"'))).toBe('invalid_appointment');
  });

  it('refuses in words, and shows its schema within the depth that is allowed', async () => {
    const closed = await visit({ refuseWrites: 'This account is read-only' });
    const { body } = await closed.post('mutation { createCustomer(first_name: "Jo") { key } }');
    expect(body.errors?.[0]).toMatchObject({
      message: 'This account is read-only',
      extensions: { code: 'bad_request' },
    });
    const nameless = await closed.post('mutation { createCustomer(first_name: " ") { key } }');
    expect(nameless.body.errors?.[0]?.extensions?.code).toBe('invalid_first_name');
    const types = await readPiecewise(closed.query);
    expect(types.has('ServiceCategory')).toBe(true);
    expect(closed.server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers(perPage: 5) { key } }')).status).toBe(500);
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ customers(perPage: 50) { key } }'), 'customers')).toHaveLength(7);
  });
});
