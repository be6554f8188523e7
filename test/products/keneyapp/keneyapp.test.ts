import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { keneyapp } from './keneyapp.ts';
import { sessionZone } from './records.ts';

const { view } = keneyapp;
const visit = productVisits(keneyapp);
const column = (rows: readonly Row[], name: string): unknown[] => rows.map((row) => row[name]);

const enter = (email: string, lastName = 'Park'): string => `mutation { createPatient(payload: { firstName: "Jo",
  lastName: "${lastName}", dateOfBirth: "1990-02-03", gender: FEMALE, phone: "+1 207 555 0199", email: "${email}",
  address: "1 Mill Road, Saco", allergies: "Nuts" }) { id firstName dateOfBirth phone address allergies bloodType } }`;
const book = (patientId: number, appointmentDate: string, more = ''): string => `mutation { createAppointment(payload: {
  patientId: ${String(patientId)}, doctorId: 1, appointmentDate: "${appointmentDate}", reason: "Knee" ${more} }) {
  id patientId doctorId appointmentDate durationMinutes status reason } }`;
const change = (id: unknown, payload: string): string =>
  `mutation { updateAppointment(appointmentId: ${String(id)}, payload: { ${payload} }) { appointmentDate status } }`;

describe('keneyapp', () => {
  it('gives pages of patients by their last names, never longer than a hundred, and searches them', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const answer = await query(`{ usual: patients { id firstName lastName phone email createdAt emergencyPhone }
      most: patients(limit: 500) { id } rest: patients(limit: 500, offset: 100) { id } least: patients(limit: 0) { id }
      past: patients(offset: 900) { id } named: patients(search: " MÜLLER ") { id lastName }
      phoned: patients(search: "555 0104") { lastName } mailed: patients(search: "zoe2@") { firstName }
      one: patient(patientId: 2) { lastName } none: patient(patientId: 41) { lastName } }`);
    const usual = rowsAt(answer, 'usual');
    expect(usual).toHaveLength(25);
    for (const [index, { id, name, phones, emails }] of clients.slice(0, 25).entries()) {
      const row = usual[index] ?? {};
      expect([String(row['id']), named(row, 'firstName', 'lastName').trim()]).toEqual([id, name]);
      expect([row['phone'], row['email']]).toEqual([phones?.[0] ?? '', emails?.[0] ?? null]);
      expect(row['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    }
    const ids = [...rowsAt(answer, 'most'), ...rowsAt(answer, 'rest')].map((row) => String(row['id']));
    expect(rowsAt(answer, 'most')).toHaveLength(100);
    expect(ids).toEqual(clients.map(({ id }) => id));
    expect([rowsAt(answer, 'least'), rowsAt(answer, 'past')].map(({ length }) => length)).toEqual([1, 0]);
    expect(rowsAt(answer, 'named')).toEqual([{ id: 2, lastName: 'Müller' }]);
    expect(column(rowsAt(answer, 'phoned'), 'lastName')).toEqual(['Müller']);
    expect(column(rowsAt(answer, 'mailed'), 'firstName')).toEqual(['Zoë']);
    expect([answer['one'], answer['none']]).toEqual([{ lastName: 'Müller' }, null]);
    expect(missingOperations(keneyapp)).toEqual([]);
  });

  it('has all appointments by time, those of a day among them, with ids of people who are in other lists', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const fields = 'id patientId doctorId appointmentDate durationMinutes status reason';
    const page = (offset: number): string => `appointments(limit: 100, offset: ${String(offset)}) { ${fields} }`;
    const answer =
      await query(`{ a: ${page(0)} b: ${page(100)} few: appointments { id } users { id fullName role isActive }
      doctors: users(role: DOCTOR) { role } off: appointments(status: CANCELLED) { status }
      coming: appointments(upcomingOnly: true, limit: 100) { appointmentDate } one: appointment(appointmentId: 1) { id }
      prescriptions(limit: 2) { patientId prescribedDate } prescription(prescriptionId: 9999) { id } me { role }
      dashboardStats { totalAppointments appointmentsByStatus { cancelled } } hello }`);
    const all = [...rowsAt(answer, 'a'), ...rowsAt(answer, 'b')];
    expect(all).toHaveLength(practice.appointments.filter(view.shows).length);
    const times = all.map((row) => Date.parse(String(row['appointmentDate'])));
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(rowsAt(answer, 'few')).toHaveLength(Math.min(50, all.length));
    const rows = all.filter((row) => String(row['appointmentDate']).startsWith('2026-11-17'));
    const { appointments } = expectedSample(keneyapp, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    expect(rows.map((row) => String(row['id']))).toEqual(appointments.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, provider }] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect(row['appointmentDate']).toMatch(/^2026-11-17T\d\d:\d\d:00$/);
      const from = instantOfWall(String(row['appointmentDate']), sessionZone);
      expect(from).toBe(Date.parse(start ?? ''));
      expect(from + Number(row['durationMinutes']) * 60_000).toBe(Date.parse(end ?? ''));
      expect([row['status'], row['reason']]).toEqual([status, reason ?? '']);
      expect([row['patientId'], row['doctorId']].map(String)).toEqual([client?.id, provider?.id]);
      const doctor = rowsAt(answer, 'users').find(({ id }) => id === row['doctorId']);
      expect(doctor?.['fullName']).toBe(provider?.name);
    }
    expect(rowsAt(answer, 'users')).toHaveLength(10);
    expect(new Set(column(rowsAt(answer, 'doctors'), 'role'))).toEqual(new Set(['DOCTOR']));
    expect(new Set(column(rowsAt(answer, 'off'), 'status'))).toEqual(new Set(['CANCELLED']));
    const later = column(rowsAt(answer, 'coming'), 'appointmentDate').map(String);
    expect(later.every((text) => text >= '2026-11-17T10:10')).toBe(true);
    expect([answer['one'], answer['prescription'], answer['me']]).toEqual([{ id: 1 }, null, { role: 'ADMIN' }]);
    expect(rowsAt(answer, 'prescriptions')).toHaveLength(2);
    expect(answer['dashboardStats']).toEqual({
      totalAppointments: all.length,
      appointmentsByStatus: { cancelled: all.filter(({ status }) => status === 'CANCELLED').length },
    });
  });

  it('enters a patient, books, moves and cancels an appointment, and refuses', async () => {
    const { server, query, post } = await visit();
    const { clients, appointments } = server.practice;
    const made = at(await query(enter('jo@example.test')), 'createPatient') as Row;
    expect(made).toMatchObject({ firstName: 'Jo', dateOfBirth: '1990-02-03', allergies: 'Nuts', bloodType: null });
    expect(made).toMatchObject({ phone: '+1 207 555 0199', address: '1 Mill Road, Saco' });
    expect(clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park', emails: ['jo@example.test'] });
    const patientId = Number(made['id']);
    const booked = at(await query(book(patientId, '2026-11-20T17:00:00')), 'createAppointment') as Row;
    expect(booked).toMatchObject({ patientId, doctorId: 1, appointmentDate: '2026-11-20T17:00:00', reason: 'Knee' });
    expect(booked).toMatchObject({ durationMinutes: 30, status: 'SCHEDULED' });
    const start = Date.parse('2026-11-20T22:00:00Z');
    expect(appointments.at(-1)).toMatchObject({ start, minutes: 30, clientKey: patientId, providerKey: 1 });
    await query(change(booked['id'], 'appointmentDate: "2026-11-21T15:30:00Z", durationMinutes: 45'));
    expect(appointments.at(-1)).toMatchObject({ minutes: 45, state: 'planned', reason: 'Knee' });
    const off = await query(change(booked['id'], 'status: CANCELLED'));
    expect(off['updateAppointment']).toEqual({ appointmentDate: '2026-11-21T10:30:00', status: 'CANCELLED' });
    expect(appointments.at(-1)?.state).toBe('cancelled');
    const refused = [
      [enter('jo@example.test'), 'Unable to create patient. Ensure identifiers are unique.'],
      [book(9999, '2026-11-20T17:00:00'), 'Unable to create appointment. Ensure patient and doctor exist.'],
      [book(2, 'soon'), 'Value cannot represent a DateTime: "soon". Invalid isoformat string'],
      [change(9999, 'status: COMPLETED'), 'Appointment not found'],
    ] as const;
    const replies = await Promise.all(refused.map(([text]) => post(text)));
    expect(replies.map(({ body }) => body.errors?.[0]?.message)).toEqual(refused.map(([, message]) => message));
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    expect((await closed.post(book(2, '2026-11-20T17:00:00'))).body.errors?.[0]?.message).toBe('Closed for the day');
    expect((await closed.post(enter('jo@example.test'))).body.errors?.[0]?.message).toBe('Closed for the day');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('cuts and spoils pages, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    expect((await readPiecewise(query)).has('AppointmentUpdateInput')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const key = view.clients(server.practice)[1]?.key ?? 0;
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key }] });
    expect((await other.post('{ patients { id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ patients(offset: 2, limit: 20) { id } }'), 'patients')).toHaveLength(3);
  });
});
