import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { hms } from './hms.ts';
import { serverZone } from './records.ts';

const { view } = hms;
const { of } = view.ids;
const visit = productVisits(hms);
const column = (rows: readonly Row[], name: string): unknown[] => rows.map((row) => row[name]);

const book = (appointmentDate: string, more = '', doctor = 1): string =>
  `mutation { createAppointment(input: { patientId: "${of('client', 2)}", doctorId: "${of('provider', doctor)}",
    appointmentDate: "${appointmentDate}" ${more} }) { appointmentId appointmentDate status patient { lastName } } }`;
const enter = (card: string): string =>
  `mutation { createPatient(input: { dob: "1990-02-03", gender: "f", ${card} }) { patientId gender status } }`;
const jo =
  'firstName: "Jo", lastName: "Park", phone: "+12075550199", email: "jo@example.test", address: "1 Mill Road, Saco"';

describe('HMS', () => {
  it('gives pages of patients from 0 on, by their ids or by another column', async () => {
    const { server, query, post } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const answer = await query(`{ usual: patients { patientId firstName lastName phone email status }
      third: patients(page: 2, size: 25) { patientId } past: patients(page: 99) { patientId }
      named: patients(sort: "last_name,desc", size: 2) { lastName } unknown: patients(sort: "age", size: 1) { patientId }
      away: patients(status: "INACTIVE", size: 200) { status } old: patients(minAge: 60, status: "inactive", size: 200) { status } }`);
    const usual = rowsAt(answer, 'usual');
    expect(usual).toHaveLength(20);
    for (const [index, { id, name, phones, emails, active }] of clients.slice(0, 20).entries()) {
      const row = usual[index] ?? {};
      expect([row['patientId'], named(row, 'firstName', 'lastName').trim()]).toEqual([id, name]);
      expect([row['phone'], row['email']]).toEqual([phones?.[0] ?? null, emails?.[0] ?? null]);
      expect(row['status']).toBe(active === true ? 'active' : 'inactive');
    }
    expect(column(rowsAt(answer, 'third'), 'patientId')).toEqual(clients.slice(50, 75).map(({ id }) => id));
    expect(rowsAt(answer, 'past')).toEqual([]);
    expect(column(rowsAt(answer, 'named'), 'lastName')).toEqual(['Ünal', 'Ünal']);
    expect(at(answer, 'unknown.0.patientId')).toBe(clients[0]?.id);
    expect(new Set(column(rowsAt(answer, 'away'), 'status'))).toEqual(new Set(['inactive']));
    expect(new Set(column(rowsAt(answer, 'old'), 'status'))).toEqual(new Set(['active', 'inactive']));
    expect((await post('{ patients(status: "gone") { patientId } }')).body.errors?.[0]).toMatchObject({
      message: 'Unknown PatientStatus: gone',
      extensions: { status: 400, error: 'Bad Request', classification: 'BAD_REQUEST' },
    });
    expect(missingOperations(hms)).toEqual([]);
  });

  it('has all appointments, those of a day among them, in local times', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const answer = await query(`{ appointments(size: 1000, sort: "appointmentDate,asc") { appointmentId appointmentDate
        status reason patient { patientId firstName lastName } doctor { doctorId firstName lastName departments { name } } }
      done: appointments(status: "completed", size: 1000) { status } doctors { doctorId departments { name } }
      doctor(doctorId: "${of('provider', 1)}") { departments { name location doctors { lastName } } } }`);
    const all = rowsAt(answer, 'appointments');
    const { appointments } = expectedSample(hms, '2026-11-17', { practice });
    const rows = all.filter((row) => String(row['appointmentDate']).startsWith('2026-11-17'));
    expect(appointments.length).toBeGreaterThan(10);
    expect(all).toHaveLength(practice.appointments.filter(view.shows).length);
    expect(column(rows, 'appointmentId')).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, status, reason, client, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['appointmentDate']).toMatch(/^2026-11-17T\d\d:\d\d$/);
      expect(instantOfWall(String(row['appointmentDate']), serverZone)).toBe(Date.parse(start ?? ''));
      expect([row['status'], row['reason'] ?? undefined]).toEqual([status, reason]);
      expect([at(row, 'patient.patientId'), at(row, 'doctor.doctorId')]).toEqual([client?.id, provider?.id]);
      expect(named(row, 'patient.firstName', 'patient.lastName').trim()).toBe(client?.name);
      expect(named(row, 'doctor.firstName', 'doctor.lastName')).toBe(provider?.name);
    }
    expect(new Set(column(rowsAt(answer, 'done'), 'status'))).toEqual(new Set(['completed']));
    expect(rowsAt(answer, 'doctors')).toHaveLength(7);
    expect(at(answer, 'doctors.0.departments')).toEqual([]);
    expect(at(answer, 'doctor.departments.0.name')).toBe('General Medicine');
  });

  it('books, replaces, cancels and deletes an appointment, by its rules', async () => {
    const { server, query, post } = await visit();
    const { appointments } = server.practice;
    const made = await query(book('2026-11-20T17:00:00', ', reason: "Knee"'));
    expect(made['createAppointment']).toMatchObject({ appointmentDate: '2026-11-20T17:00', status: 'scheduled' });
    const start = Date.parse('2026-11-20T22:00:00Z');
    expect(appointments.at(-1)).toMatchObject({
      start,
      clientKey: 2,
      providerKey: 1,
      reason: 'Knee',
      state: 'planned',
    });
    const id = String(at(made, 'createAppointment.appointmentId'));
    const change = (date: string, status: string): string =>
      book(date, `, status: "${status}"`, 2).replace(
        'createAppointment(',
        `updateAppointment(appointmentId: "${id}", `,
      );
    await query(change('2026-11-20T17:00', 'Cancelled'));
    expect(appointments.at(-1)).toMatchObject({ start, providerKey: 2, state: 'cancelled', reason: null });
    const refused = [
      [book('2026-11-20T17:00', '', 2), 409, 'Doctor already has an appointment'],
      [book('2026-11-16T17:00'), 400, 'appointmentDate: Appointment date must be in the future'],
      [book('2026-11-20T17:00:00-05:00'), 400, 'Not a valid ISO-8601 local date-time'],
      [change('2026-11-20T17:00', 'no_show'), 400, 'status: Status must be one of'],
      [book('2026-11-20T17:00', '', 99), 404, 'Doctor not found'],
    ] as const;
    for (const [text, status, message] of refused) {
      const [error] = (await post(text)).body.errors ?? [];
      expect(error?.message).toContain(message);
      expect(error).toMatchObject({ extensions: { status } });
    }
    await query(`mutation { deleteAppointment(appointmentId: "${id}") }`);
    expect(appointments.at(-1)?.isDeleted).toBe(true);
    const gone = (await post(`{ appointment(appointmentId: "${id}") { status } }`)).body;
    expect(gone).toMatchObject({ data: { appointment: null }, errors: [{ message: `Appointment not found: ${id}` }] });
  });

  it('enters and replaces a patient, and refuses', async () => {
    const { server, query, post } = await visit();
    const { clients } = server.practice;
    const made = await query(enter(jo));
    expect(made['createPatient']).toMatchObject({ status: 'active' });
    expect(clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', street: '1 Mill Road', city: 'Saco' });
    const refused = [
      [enter(jo), "Email 'jo@example.test' is already registered"],
      [enter('firstName: "Zoë", lastName: "Park"'), 'firstName: First name can only contain letters'],
      [enter('firstName: "Al", lastName: "Park", phone: "207 555 0177"'), 'phone: Phone must be 7-15 digits'],
    ] as const;
    for (const [text, message] of refused) expect((await post(text)).body.errors?.[0]?.message).toContain(message);
    const id = String(at(made, 'createPatient.patientId'));
    const less = enter('firstName: "Jo", lastName: "Parker", status: "inactive"');
    await query(less.replace('createPatient(', `updatePatient(patientId: "${id}", `));
    expect(clients.at(-1)).toMatchObject({ familyName: 'Parker', phones: [], emails: [], isActive: false });
    expect(clients).toHaveLength(121);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(enter(jo))).body.errors?.[0]?.message).toBe('Closed for the day');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('cuts and spoils pages, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    expect((await readPiecewise(query)).has('AppointmentInput')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const key = view.clients(server.practice)[1]?.key ?? 0;
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key }] });
    expect((await other.post('{ patients { patientId } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ patients(page: 1, size: 20) { patientId } }'), 'patients')).toHaveLength(3);
  });
});
