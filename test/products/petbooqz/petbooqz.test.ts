import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { createPractice, practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { petbooqz } from './petbooqz.ts';
import { clientFields, clientFrom, clockOf, listed, readDay, slotFields } from './readPetbooqz.ts';
import { petbooqzIds } from './values.ts';

const visit = productVisits(petbooqz);
const { view } = petbooqz;
const { of } = petbooqzIds;
const day = '2026-11-17';

describe('Petbooqz', () => {
  it('shows of every day what is expected of it, also in another practice', async () => {
    const { query, server } = await visit();
    expect(practiceDays).toEqual(expect.arrayContaining(['2026-03-08', '2026-11-01', day]));
    for (const date of practiceDays) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      const sample = await readDay(query, date);
      expect(sampleDifferences(petbooqz, expectedSample(petbooqz, date), sample), date).toEqual([]);
      expect(rowsAt(sample, 'appointments').length).toBeGreaterThan(3);
    }
    const practice = createOtherPractice('oneDoctor');
    const other = await visit({ practice });
    const expected = expectedSample(petbooqz, day, { practice: createOtherPractice('oneDoctor') });
    expect(sampleDifferences(petbooqz, expected, await readDay(other.query, day))).toEqual([]);
    expect(missingOperations(petbooqz)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('has an id of its own for every slot, and all people and animals page by page', async () => {
    const ids = createPractice().appointments.map((row) => of('appointment', row.key));
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(Array.from({ length: 2000 }, (_, key) => of('appointment', key))).size).toBe(2000);
    expect(ids.every((id) => /^[0-9A-Z]{16}$/.test(id))).toBe(true);
    const { query, server } = await visit();
    const practices = rowsAt(await query('{ practices { PracticeCode PracticeName } }'), 'practices');
    const people = await listed(query, 'clients', clientFields, 40);
    const shown = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(people.map((row) => clientFrom(row, practices))).toEqual(shown.map((row) => ({ tags: [], ...row })));
    const animals = await listed(query, 'patients', 'patient_id deceased client { client_id }', 100);
    expect(animals.map((row) => row['patient_id'])).toEqual(
      server.practice.patients.map((row) => of('patient', row.key)),
    );
    expect(new Set(animals.map(({ deceased }) => deceased))).toEqual(new Set(['Current', 'Deceased']));
    expect(animals.at(-1)).toMatchObject({ client: null });
    const usual = await query('{ clients { client_id } long: clients(limit: 500) { client_id } }');
    expect([rowsAt(usual, 'clients').length, rowsAt(usual, 'long').length]).toEqual([50, 100]);
  });

  it('finds people by whole last names, mobiles and phones, and has cards in another shape', async () => {
    const { query, post } = await visit();
    const found = await query(`{
      last: clients(lastname: "o'brien") { client_id } part: clients(lastname: "o'bri") { client_id }
      mobile: clients(mobile: "12075550101") { client_id } email: clients(email: "ZOE2@example.test") { client_id }
      off: clients(active: false) { active } at: clients(client_practice: "${of('place', 2)}") { client_practice }
      home: clientsSearch(phone: "(207) 555-0102") { client { client_id mobile phone patients { patientname } } }
      gone: clientsSearch(phone: "0400 000 000") { client { client_id } }
      own: patients(client_id: "${of('client', 5)}") { client_id client { lastname } }
      client(client_id: "${of('client', 3)}") { client_id title first_name last_name email_address mobile_number landline_number
        address_1 city state preferred_brance_id is_active }
      patient(patient_id: "${of('patient', 1)}") { patient_id client_id name species breed date_of_birth colour_id is_active } }`);
    const idsAt = (path: string): readonly unknown[] => rowsAt(found, path).map(({ client_id: id }) => id);
    expect(idsAt('last')).toEqual([of('client', 1), of('client', 8)]);
    expect(idsAt('part')).toEqual([]);
    expect(idsAt('mobile')).toEqual([of('client', 1)]);
    expect(idsAt('email')).toEqual([of('client', 8)]);
    expect(rowsAt(found, 'off').length).toBeGreaterThan(3);
    expect(rowsAt(found, 'off').every(({ active }) => active === false)).toBe(true);
    expect(new Set(rowsAt(found, 'at').map((row) => row['client_practice']))).toEqual(new Set([of('place', 2)]));
    expect(rowsAt(found, 'home')).toMatchObject([{ client: { client_id: of('client', 1), phone: '(207) 555-0102' } }]);
    expect(found['gone']).toEqual([]);
    expect(rowsAt(found, 'own').length).toBeGreaterThan(1);
    expect(found['client']).toEqual({
      client_id: of('client', 3),
      title: '',
      first_name: '',
      last_name: 'Riverside Cat Rescue',
      email_address: 'desk@rescue.example.test',
      mobile_number: '',
      landline_number: '(207) 555-0105',
      address_1: '103 Mill Road',
      city: 'Portland',
      state: 'ME',
      preferred_brance_id: of('place', 1),
      is_active: 'Yes',
    });
    expect(found['patient']).toMatchObject({ patient_id: of('patient', 1), name: 'Nala', is_active: 'Yes' });
    for (const text of [
      `client(client_id: "${of('client', 41)}") { client_id }`,
      'patient(patient_id: "1") { name }',
      'clientsSearch(phone: "none") { client { client_id } }',
      'clients(client_practice: "9999") { client_id }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.extensions, text).toMatchObject({ messagecode: 'Error' });
    }
  });

  it('lists the daybook by days, calendars and practice, and a slot by its calendar', async () => {
    const { query, post, server } = await visit();
    const book = `query($dates: [String!]!, $calendars: [String!], $code: String) {
      daybook(dates: $dates, calendars: $calendars, client_practice: $code) { ${slotFields} client_practice column: calendar } }`;
    const rows = async (variables: object): Promise<readonly Row[]> => rowsAt(await query(book, variables), 'daybook');
    const [one, two] = [await rows({ dates: [day] }), await rows({ dates: ['2026-11-18'] })];
    expect(await rows({ dates: [day, '2026-11-18'] })).toHaveLength(one.length + two.length);
    const here = await rows({ dates: [day], code: of('place', 2) });
    expect(here.length).toBeGreaterThan(3);
    expect(here.every((row) => row['client_practice'] === of('place', 2))).toBe(true);
    const hers = await rows({ dates: [day], calendars: [of('provider', 1)] });
    expect(hers.length).toBeGreaterThan(1);
    expect(hers.every((row) => at(row, 'staff.firstname') === 'Amelia')).toBe(true);
    expect(hers.filter(({ status }) => status === 'Blocked')).toMatchObject([
      { client: null, reason: 'Staff meeting' },
    ]);
    const free = await rows({ dates: [day], calendars: ['unallocated'] });
    expect(free).toMatchObject([{ reason: 'Whoever is free', staff: null, calendar: 'UNALLOCATED' }]);
    expect(new Set([...one, ...two].map(({ status }) => status))).toContain('Online');
    const [first] = hers;
    const card = (calendar: unknown, id: unknown): string =>
      `{ slot(calendar_id: "${String(calendar)}", slot_id: "${String(id)}") { ${slotFields} } }`;
    expect(await query(card(first?.['calendar'], first?.['slot_id']))).toMatchObject({
      slot: { datetime: first?.['datetime'], status: first?.['status'] },
    });
    const deleted = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const refusals = [
      card('ST99', first?.['slot_id']),
      card(of('provider', 1), of('appointment', deleted?.key ?? 0)),
      '{ daybook(dates: []) { slot_id } }',
      '{ daybook(dates: ["17/11/2026"]) { slot_id } }',
      '{ slots(calendars: ["ST99"], dates: ["2026-11-17"]) { date } }',
    ];
    for (const text of refusals) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.extensions, text).toMatchObject({ messagecode: 'Error' });
    }
    expect((await post('{ daybook { slot_id } }')).body.errors?.length).toBe(1);
  });

  it('has staff, calendars, types, free times and much beside them', async () => {
    const { query } = await visit();
    const [animal, code] = [of('patient', 2), of('place', 1)];
    const lists =
      await query(`{ staff { staffcode title active practices { PracticeCode } } here: staff(client_practice: "${code}", active: true) { staffcode }
      calendars(client_practice: "${code}") { column name staff { staffcode } } daybookColumns { ColumnID daytext staff }
      appointmenttypes { id code name duration } services(client_practice: "${code}") { SKU ItemName GoodsServices }
      reservations { ReservationId Status } histories(patient_id: "${animal}") { title notes date } asapOrders { order_id order_type client_id }
      slots(calendars: ["${of('provider', 1)}"], dates: ["2026-11-19", "2026-11-22"]) { calendar date slots } }`);
    expect(rowsAt(lists, 'staff')).toHaveLength(8);
    expect(rowsAt(lists, 'staff')[7]).toMatchObject({ active: false });
    expect(rowsAt(lists, 'here').map(({ staffcode }) => staffcode)).toEqual(['ST01', 'ST02', 'ST05']);
    expect(rowsAt(lists, 'calendars').map(({ name }) => name)).toEqual([
      'ST01',
      'ST02',
      'ST05',
      'ROOM 1',
      'ROOM 2',
      'UNALLOCATED',
    ]);
    expect(rowsAt(lists, 'calendars').at(-1)).toMatchObject({ column: null, staff: null });
    expect(rowsAt(lists, 'appointmenttypes')).toHaveLength(6);
    expect(rowsAt(lists, 'appointmenttypes')[0]).toEqual({
      id: '31',
      code: 'APT001',
      name: 'Wellness exam',
      duration: '30',
    });
    for (const list of ['daybookColumns', 'services', 'reservations', 'histories', 'asapOrders'])
      expect(rowsAt(lists, list).length, list).toBeGreaterThan(1);
    const [thursday, sunday] = rowsAt(lists, 'slots');
    // Free is what the daybook doesn't have.
    const hers = await query('{ daybook(dates: ["2026-11-19"], calendars: ["ST01"]) { datetime status } }');
    const taken = rowsAt(hers, 'daybook').filter(({ status }) => status !== 'Cancelled');
    expect(taken.length).toBeGreaterThan(2);
    for (const { datetime } of taken) expect(thursday?.['slots']).not.toContain(clockOf(datetime));
    expect(thursday?.['slots']).toEqual(expect.arrayContaining(['12:00 PM', '5:45 PM']));
    expect(sunday?.['slots']).toEqual([]);
    const order = rowsAt(lists, 'asapOrders')[0]?.['order_id'];
    const one = await query(`{ asapOrder(order_id: "${String(order)}") { order_id order_status } }`);
    expect(one['asapOrder']).toMatchObject({ order_id: order });
    expect((await readPiecewise(query)).size).toBeGreaterThan(45);
  });
});
