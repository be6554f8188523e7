import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clinicPharmacy } from './clinicPharmacy.ts';

const { view } = clinicPharmacy;
const visit = productVisits(clinicPharmacy);
const day = '2026-11-17';
const idsOf = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const [patientId, doctorId] = [view.ids.of('client', 1), view.ids.of('provider', 2)];

describe('the clinic with a pharmacy', () => {
  it('lists patients, the newest first, ten at a time where nobody says how many', async () => {
    const { query, server } = await visit();
    const rows = await allPages(async (from) => {
      const skip = Number(from ?? 0);
      const answer = await query(`{ patients(pagination: { skip: ${String(skip)}, take: 50 }) { total patients {
        id first_name last_name prefix nickname phone email } } }`);
      const page = rowsAt(answer, 'patients.patients');
      const next = skip + page.length;
      return { rows: page, next: next < Number(at(answer, 'patients.total')) ? String(next) : null };
    });
    expect(
      rows.map((row) => {
        const [given, family] = [row['first_name'], row['last_name']];
        return {
          id: row['id'],
          name: named(row, 'first_name', 'last_name').trim(),
          ...(given !== '' && { givenName: given }),
          familyName: family,
          phones: [row['phone']].filter((phone) => phone !== null),
          emails: [row['email']].filter((email) => email !== null),
          tags: [],
        };
      }),
    ).toEqual(view.clients(server.practice).map((client) => clientThrough(view, server.practice, client)));
    expect(expectedSample(clinicPharmacy, day).clients.map(({ id }) => id)).toEqual(idsOf(rows.slice(0, 5)));
    const usual = await query('{ patients { patients { id } total } users { users { id } total } }');
    expect(idsOf(rowsAt(usual, 'patients.patients'))).toEqual(idsOf(rows.slice(0, 10)));
    expect([rowsAt(usual, 'users.users').length, at(usual, 'users.total')]).toEqual([10, 12]);
    expect(missingOperations(clinicPharmacy)).toEqual([]);
  });

  it('finds patients by a part of one column, and one by her id', async () => {
    const { query } = await visit();
    const found =
      await query(`{ part: searchPatients(query: "o'br") { id } whole: searchPatients(query: "Zoë O'Brien") { id }
      phone: searchPatients(query: "555 0104") { last_name } patient(id: "${patientId}") { last_name
      appointments { patient { id } } } none: patient(id: "no") { id } }`);
    expect(new Set(idsOf(rowsAt(found, 'part')))).toEqual(new Set([1, 8].map((key) => view.ids.of('client', key))));
    expect([found['whole'], found['none']]).toEqual([[], null]);
    expect(found['phone']).toEqual([{ last_name: 'Müller' }]);
    expect(at(found, 'patient.last_name')).toBe("O'Brien");
    for (const row of rowsAt(found, 'patient.appointments')) expect(at(row, 'patient.id')).toBe(patientId);
  });

  it('has the book of a day in flat rows', async () => {
    const { query, post } = await visit();
    const fields =
      'items { appointment_id time status reason patient_id patient_fullname doctor_id doctor_name } total';
    const answer = await query(`{ day: todaysAppointments(date: "${day}") { ${fields} }
      instant: todaysAppointments(date: "2026-11-18T04:59:00Z") { total } today: todaysAppointments { total }
      next: todaysAppointments(date: "2026-11-18T05:00:00Z") { items { time } }
      some: todaysAppointments(skip: 2, take: 3) { items { appointment_id } total }
      off: todaysAppointments(status: "cancelled") { items { status } }
      overview: notificationsOverview(date: "${day}") { appointments { total } stocks { items { product_name days_left } } } }`);
    const { appointments } = expectedSample(clinicPharmacy, day);
    expect(appointments.length).toBeGreaterThan(15);
    const rows = rowsAt(answer, 'day.items');
    const sorted = (some: readonly { readonly id?: unknown }[]): unknown =>
      some.toSorted((one, other) => String(one.id).localeCompare(String(other.id)));
    expect(
      sorted(
        rows.map((row) => ({
          id: row['appointment_id'],
          start: String(row['time']).replace('.000Z', 'Z'),
          status: row['status'],
          reason: row['reason'] ?? undefined,
          client: { id: row['patient_id'], name: String(row['patient_fullname']).trim() },
          provider: { id: row['doctor_id'], name: row['doctor_name'] },
        })),
      ),
    ).toEqual(sorted(appointments));
    const times = rows.map(({ time }) => String(time));
    expect(times).toEqual(times.toSorted());
    for (const list of ['day', 'instant', 'today', 'overview.appointments'])
      expect(at(answer, `${list}.total`)).toBe(appointments.length);
    expect(at(answer, 'next.items.0.time')).toMatch(/^2026-11-18T/);
    expect(rowsAt(answer, 'some.items').map((row) => row['appointment_id'])).toEqual(
      rows.slice(2, 5).map((row) => row['appointment_id']),
    );
    for (const row of rowsAt(answer, 'off.items')) expect(row['status']).toBe('cancelled');
    expect(rowsAt(answer, 'overview.stocks.items')).toHaveLength(3);
    expect((await post('{ todaysAppointments(date: "soon") { total } }')).body.errors?.[0]?.message).toContain('soon');
  });

  it('has the whole book too, the latest first, and those of a patient or a doctor', async () => {
    const { query, server } = await visit({ cap: 40 });
    const all = await allPages(async (from) => {
      const skip = Number(from ?? 0);
      const answer = await query(`{ appointments(pagination: { skip: ${String(skip)}, take: 100 }) { id appointment_time
        status patient { id } doctor { id username role } visits { status } } }`);
      const rows = rowsAt(answer, 'appointments');
      return { rows, next: rows.length < 40 ? null : String(skip + rows.length) };
    });
    expect(new Set(idsOf(all))).toEqual(
      new Set(server.practice.appointments.filter(view.shows).map(({ key }) => view.ids.of('appointment', key))),
    );
    const times = all.map((row) => String(row['appointment_time']));
    expect(times).toEqual(times.toSorted().toReversed());
    const answer = await query(`{ appointments { id } mine: patientAppointments(patientId: "${patientId}") { id }
      his: doctorAppointments(doctorId: "${doctorId}") { doctor { username } } appointment(id: "${String(all[0]?.['id'])}") { appointment_time } }`);
    expect(rowsAt(answer, 'appointments')).toHaveLength(10);
    expect(idsOf(rowsAt(answer, 'mine'))).toEqual(idsOf(all.filter((row) => at(row, 'patient.id') === patientId)));
    expect(new Set(rowsAt(answer, 'his').map((row) => at(row, 'doctor.username')))).toEqual(
      new Set(['Björn Håkansson']),
    );
    expect(at(answer, 'appointment.appointment_time')).toBe(times[0]);
  });

  it('tells doctors from others by their role, and keeps its queue apart from the book', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ doctors: users(filter: { role: "doctor", status: "active" }) { users { username } total }
      all: users(pagination: { take: 100 }) { users { username role status } } me { role }
      visits { patient { last_name } appointment { status } status visit_date } more: visits(pagination: { skip: 20 }) { id }
      triageQueue { tickets { station number } total } queueStats(station: doctor) { status count }
      orders(filter: { status: "pending" }) { orders { status total_amount } total } medicalRecords { symptoms doctor { username } }
      low: lowStockProducts { product_name category { name } } checkSkuExists(sku: "SKU-101") }`);
    expect(rowsAt(answer, 'doctors.users')).toHaveLength(4);
    const roles = rowsAt(answer, 'all.users').map(({ role }) => role);
    expect(new Set(roles)).toEqual(new Set(['doctor', 'nurse', 'staff', 'admin', 'cashier']));
    expect(at(answer, 'me.role')).toBe('staff');
    expect(rowsAt(answer, 'visits')).toHaveLength(20);
    // Whatever is asked for, it is the first page.
    expect(rowsAt(answer, 'more')).toHaveLength(20);
    expect(rowsAt(answer, 'triageQueue.tickets').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'orders.orders').every(({ status }) => status === 'pending')).toBe(true);
    expect(answer['low']).toEqual([
      { product_name: 'Amoxicillin 250 mg', category: { name: 'Medicine' } },
      { product_name: 'Bandage 5 cm', category: { name: 'Supplies' } },
    ]);
    expect((await post('{ visit(id: "no") { id } }')).body.errors?.[0]?.message).toBe('Visit not found');
  });

  it('books, moves and calls off by a word, and takes away for good', async () => {
    const { query, post, server } = await visit();
    const last = (): unknown => server.practice.appointments.at(-1);
    const book = `mutation { createAppointment(input: { patientId: "${patientId}", doctorId: "${doctorId}",
      appointment_time: "2026-11-19T21:00:00Z", reason: "Cough" }) { id status appointment_time patient { id } doctor { id } } }`;
    const made = await query(book);
    expect(made['createAppointment']).toMatchObject({
      status: 'scheduled',
      appointment_time: '2026-11-19T21:00:00.000Z',
    });
    expect(last()).toMatchObject({ clientKey: 1, providerKey: 2, reason: 'Cough', state: 'planned' });
    const id = String(at(made, 'createAppointment.id'));
    const change = (input: string): string =>
      `mutation { updateAppointment(id: "${id}", input: { ${input} }) { status reason } }`;
    await query(change('appointment_time: "2026-11-20T15:00:00Z"'));
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T15:00:00Z'), reason: 'Cough' });
    const off = await query(change('status: "cancelled"'));
    expect(off['updateAppointment']).toEqual({ status: 'cancelled', reason: 'Cough' });
    expect(last()).toMatchObject({ state: 'cancelled' });
    // Any word is taken.
    expect(at(await query(change('status: "whatever"')), 'updateAppointment.status')).toBe('whatever');
    expect(await query(`mutation { deleteAppointment(id: "${id}") }`)).toEqual({ deleteAppointment: true });
    expect((await query(`{ appointment(id: "${id}") { id } }`))['appointment']).toBeNull();
    const message = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await message(change('status: "confirmed"'))).toContain('No record was found for an update.');
    expect(await message(book.replace(doctorId, 'no'))).toContain('`Appointment_doctorId_fkey`');
  });

  it('enters and changes patients, opens visits, and refuses what is for others', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { createPatient(input: { first_name: "Jo", last_name: "Park", phone: "207 555 0199",
      email: "jo@example.test", prefix: "Ms.", drug_allergies: "[]" }) { id age prefix created_at appointments { id } } }`);
    const id = String(at(made, 'createPatient.id'));
    expect(made['createPatient']).toMatchObject({ age: null, prefix: 'Ms.', appointments: [] });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
    });
    const first = await query('{ patients(pagination: { take: 1 }) { patients { id } } }');
    expect(at(first, 'patients.patients.0.id')).toBe(id);
    const changed = await query(
      `mutation { updatePatient(id: "${id}", input: { phone: "207 555 0198", nickname: "J" }) { phone nickname first_name prefix } }`,
    );
    expect(changed['updatePatient']).toEqual({ phone: '207 555 0198', nickname: 'J', first_name: 'Jo', prefix: 'Ms.' });
    const came =
      await query(`mutation { createVisit(input: { patientId: "${id}", chief_complaint: "Fever" }) { id status patient { id } }
      createTriageTicket(patientId: "${patientId}", priority: 2) { station status priority patient { id } } }`);
    expect(came).toMatchObject({ createVisit: { status: 'open', patient: { id } } });
    expect(came['createTriageTicket']).toMatchObject({ station: 'triage', status: 'waiting', priority: 2 });
    const moved = await query(
      `mutation { updateVisit(id: "${String(at(came, 'createVisit.id'))}", input: { status: cashier }) { status } }`,
    );
    expect(moved['updateVisit']).toEqual({ status: 'cashier' });
    const message = async (text: string): Promise<unknown> =>
      (await post(`mutation { ${text} }`)).body.errors?.[0]?.message;
    expect(await message('deleteUser(id: "x")')).toBe('Access denied');
    expect(await query(`mutation { deletePatient(id: "${id}") }`)).toEqual({ deletePatient: true });
    expect(await message(`deletePatient(id: "${id}")`)).toContain('No record was found for a delete.');
    const busy = server.practice.appointments.find(view.shows)?.clientKey ?? 0;
    expect(await message(`deletePatient(id: "${view.ids.of('client', busy)}")`)).toContain(
      '`Appointment_patientId_fkey`',
    );
  });

  it('refuses where it must, and shows its schema within depth 8', async () => {
    const closed = await visit({ refuseWrites: 'Closed', poison: [{ kind: 'client', key: 2 }] });
    const { body } = await closed.post('mutation { createPatient(input: { first_name: "A", last_name: "B" }) { id } }');
    expect(body.errors?.[0]?.message).toBe('Closed');
    expect(closed.server.practice.clients).toHaveLength(120);
    expect((await closed.post('{ patients(pagination: { take: 500 }) { patients { id } } }')).status).toBe(500);
    const { query, server } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('todaysAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
