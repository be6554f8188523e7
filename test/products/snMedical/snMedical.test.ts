import { describe, expect, it } from 'vitest';
import { utcText, wallDay } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { dialectNow } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { snMedical } from './snMedical.ts';

const visit = productVisits(snMedical);
const { view } = snMedical;
const patientFields = 'id first_name last_name phone email address province age gender notes created_at';
const appointmentFields = `id appointment_time status reason patient { id first_name last_name } doctor { id username }`;
const idsOf = (rows: readonly Row[], column = 'id'): unknown[] => rows.map((row) => row[column]);
const id = (kind: 'client' | 'provider' | 'appointment', key: number): string => view.ids.of(kind, key);

/** What is there, without what is null or empty. */
const given = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined && value !== ''));

const clientFrom = (row: Row): Row => ({
  ...given({
    id: row['id'],
    name: `${String(row['first_name'])} ${String(row['last_name'])}`.trim(),
    givenName: row['first_name'],
    familyName: row['last_name'],
  }),
  phones: row['phone'] === null ? [] : [row['phone']],
  emails: row['email'] === null ? [] : [row['email']],
});

describe('SN Medical', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(`{ patients(pagination: { take: 5 }) { patients { ${patientFields} } total }
        todaysAppointments(date: "${day}T17:00:00Z") { total items { appointment_id time status reason patient_id
          patient_fullname doctor_id doctor_name } } }`);
      const appointments = rowsAt(answer, 'todaysAppointments.items').map((row) =>
        given({
          id: row['appointment_id'],
          start: utcText(Date.parse(String(row['time']))),
          status: row['status'],
          reason: row['reason'],
          client: { id: row['patient_id'], name: String(row['patient_fullname']).trim() },
          provider: { id: row['doctor_id'], name: row['doctor_name'] },
        }),
      );
      const clients = rowsAt(answer, 'patients.patients').map(clientFrom);
      const expected = expectedSample(snMedical, day, { practice: server.practice });
      expect({ clients, appointments }).toEqual({ clients: expected.clients, appointments: expected.appointments });
      const sample = { locations: [], clients, patients: [], appointments };
      expect(sampleDifferences(snMedical, expected, sample)).toEqual([]);
      expect(at(answer, 'todaysAppointments.total')).toBe(appointments.length);
    }
    expect(expectedSample(snMedical, '2026-11-17').appointments.length).toBeGreaterThan(10);
    expect(missingOperations(snMedical)).toEqual([]);
  });

  it('pages patients by the newest record and appointments by the latest time, ten by ten', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ usual: patients { patients { id } total }
      first: patients(pagination: { take: 60 }) { patients { id } }
      second: patients(pagination: { skip: 60, take: 100 }) { patients { id } }
      appointments { appointment_time } all: appointments(pagination: { take: 100 }) { ${appointmentFields} } }`);
    const expected = view.clients(server.practice).map(({ key }) => id('client', key));
    expect(idsOf(rowsAt(answer, 'usual.patients'))).toEqual(expected.slice(0, 10));
    expect(at(answer, 'usual.total')).toBe(expected.length);
    expect([...idsOf(rowsAt(answer, 'first.patients')), ...idsOf(rowsAt(answer, 'second.patients'))]).toEqual(expected);
    const times = rowsAt(answer, 'all').map((row) => String(row['appointment_time']));
    expect(rowsAt(answer, 'appointments')).toHaveLength(10);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(times.every((text) => /^2026-\d\d-\d\dT\d\d:\d\d:00\.000Z$/.test(text))).toBe(true);
    const words = new Set(rowsAt(answer, 'all').map((row) => row['status']));
    expect(words).toEqual(new Set(['cancelled', 'scheduled', 'visited']));
    for (const pagination of ['{ take: 101 }', '{ take: -1 }', '{ skip: -1 }']) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ patients(pagination: ${pagination}) { total } }`);
      expect(body.errors?.[0]?.message).toMatch(/^Invalid pagination/);
    }
  });

  it('finds patients by what one column holds, and single rows by their ids', async () => {
    const { query, post, server } = await visit();
    const found = async (text: string): Promise<unknown[]> => {
      const answer = await query('query($text: String!) { searchPatients(query: $text) { id } }', { text });
      return idsOf(rowsAt(answer, 'searchPatients'));
    };
    expect(await found("o'brien")).toEqual([id('client', 8), id('client', 1)]);
    expect(await found("zoë o'brien")).toEqual([]);
    expect(await found('555-0106')).toEqual([id('client', 6)]);
    expect(await found('RESCUE.EXAMPLE')).toEqual([id('client', 3)]);
    expect((await found('example')).length).toBe(20);
    const messageOf = async (text: string): Promise<string | undefined> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf('{ searchPatients(query: "z") { id } }')).toMatch(/at least 2 characters/);
    expect(await messageOf(`{ patient(id: "${id('client', 41)}") { id } }`)).toBe('Patient not found');
    expect(await messageOf('{ patient(id: "4711") { id } }')).toBe('Invalid ID format');
    const gone = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    expect(await messageOf(`{ appointment(id: "${id('appointment', gone)}") { id } }`)).toBe('Appointment not found');
    expect(await messageOf('{ appointments { doctor { status } } }')).toMatch(/non-nullable field User\.status/);
    const single = await query(`{ patient(id: "${id('client', 3)}") { first_name last_name age appointments { id } }
      user(id: "${id('provider', 1)}") { username role status appointments { appointment_time } }
      patientAppointments(patientId: "${id('client', 5)}") { patient { id } }
      doctorAppointments(doctorId: "${id('provider', 3)}") { appointment_time doctor { id } } me { username role } }`);
    expect(single['patient']).toMatchObject({ first_name: '', last_name: 'Riverside Cat Rescue', age: null });
    expect(single['user']).toMatchObject({ username: 'Amelia Okafor', role: 'doctor', status: 'active' });
    expect(rowsAt(single, 'patientAppointments').every((row) => at(row, 'patient.id') === id('client', 5))).toBe(true);
    const times = rowsAt(single, 'doctorAppointments').map((row) => String(row['appointment_time']));
    expect(times).toEqual(times.toSorted());
    expect(single['me']).toEqual({ username: 'admin', role: 'admin' });
  });

  it('has the day of an instant by the clock of the clinic, and staff with their roles', async () => {
    const { query } = await visit();
    const day = (date: string, rest = ''): string =>
      `todaysAppointments(date: "${date}"${rest}) { total items { time status } }`;
    const answer = await query(`{ now: todaysAppointments { total } noon: ${day('2026-11-17T17:00:00Z')}
      late: ${day('2026-11-18T04:59:00Z')} midnight: ${day('2026-11-17')}
      off: ${day('2026-11-17T17:00:00Z', ', status: "cancelled"')}
      page: ${day('2026-11-17T17:00:00Z', ', skip: 2, take: 3')}
      doctors: users(filter: { role: "doctor" }, pagination: { take: 3 }) { users { username } total }
      left: users(filter: { status: "inactive" }) { users { username } } named: users(filter: { username: "RAMAN" }) { total } }`);
    expect(at(answer, 'now.total')).toBe(at(answer, 'noon.total'));
    expect(answer['late']).toEqual(answer['noon']);
    const days = (path: string): unknown[] => [
      ...new Set(rowsAt(answer, path).map((row) => wallDay(Date.parse(String(row['time'])), 'America/New_York'))),
    ];
    // A date alone is an instant in UTC, which is still the day before there.
    expect([days('noon.items'), days('midnight.items')]).toEqual([['2026-11-17'], ['2026-11-16']]);
    expect(rowsAt(answer, 'off.items').every((row) => row['status'] === 'cancelled')).toBe(true);
    expect(rowsAt(answer, 'page.items')).toEqual(rowsAt(answer, 'noon.items').slice(2, 5));
    expect(at(answer, 'doctors.total')).toBe(5);
    expect(answer['left']).toEqual({ users: [{ username: 'Oscar Bell' }] });
    expect(at(answer, 'named.total')).toBe(1);
  });

  it('keeps visits, the queue, records, goods and money beside the appointments, within depth 8', async () => {
    const { query, server } = await visit();
    const answer = await query(`{
      visits(pagination: { take: 50 }) { status visit_date appointment { id status } vitals { bmi } patient { id } }
      done: visits(status: done, pagination: { skip: 1, take: 2 }) { status } queueTickets { number station status events { status } }
      queueStats { station status count } triageQueue { total tickets { patient { id } status } }
      medicalRecords { diagnosis doctor { username } prescriptions { product { product_name } } }
      treatmentPlans { plan_details } patientVitals(patientId: "${id('client', 5)}") { hr }
      products { total products { product_name stock_quantity category { name } } } lowStockProducts { product_name }
      searchProducts(query: "cream") { sku } checkSkuExists(sku: "SN1001") categories { name products { id } }
      orders(filter: { status: "pending" }) { total orders { status payments { id } orderItems { product_name } patient { id } } }
      suppliers { name } purchases { supplier { name } user { username } purchaseItems { quantity } }
      stocks { quantity product { product_name } } stockAlerts(acknowledged: false) { alert_type }
      dailyReports { report_date total_orders } salesReports { quantity_sold }
      notificationsOverview { stocks { total items { color days_left } } appointments { total } } }`);
    expect(rowsAt(answer, 'visits').filter((row) => row['appointment'] !== null).length).toBeGreaterThan(5);
    expect(rowsAt(answer, 'done')).toEqual([{ status: 'done' }, { status: 'done' }]);
    const counted = rowsAt(answer, 'queueStats').reduce((sum, row) => sum + Number(row['count']), 0);
    expect(counted).toBe(rowsAt(answer, 'queueTickets').length);
    expect(at(answer, 'searchProducts.0.sku')).toBe('SN1006');
    expect(rowsAt(answer, 'products.products')).toHaveLength(12);
    expect(rowsAt(answer, 'orders.orders').every((row) => rowsAt(row, 'payments').length === 0)).toBe(true);
    for (const list of ['medicalRecords', 'treatmentPlans', 'purchases', 'stocks', 'stockAlerts', 'dailyReports'])
      expect(rowsAt(answer, list).length, list).toBeGreaterThan(0);
    expect(rowsAt(answer, 'notificationsOverview.stocks.items').length).toBeGreaterThan(0);
    expect((await readPiecewise(query)).size).toBeGreaterThan(80);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    expect(Math.max(...server.practice.clients.map(({ createdAt }) => createdAt))).toBeLessThan(dialectNow);
  });
});
