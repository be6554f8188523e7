import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { healtCare } from './healtCare.ts';

const visit = productVisits(healtCare);
const { view } = healtCare;
const idOf = (kind: 'place' | 'provider' | 'client' | 'appointment', key: number): string => view.ids.of(kind, key);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const day = 'startDate: "2026-11-17T05:00:00Z", endDate: "2026-11-18T07:00:00Z"';
const create = `mutation Create($data: CreateAppointmentInput!) { createAppointment(data: $data) { id start end status source
  reason notes clinicId createdBy { email } reminders { id } } }`;
const update = `mutation Update($id: ID!, $data: UpdateAppointmentInput!) { updateAppointment(id: $id, data: $data) {
  start end status reason notes } }`;
const enter = `mutation Enter($data: CreatePatientInput!) { createPatient(data: $data) { id firstName phone dob country
  clinic { name } user { id } appointments { id } } }`;

describe('HealtCare', () => {
  it('lists patients in pages of twenty by family name, and finds them by one thing at a time', async () => {
    const { query, server } = await visit();
    const fields = 'id firstName lastName email phone dob gender address city country notes clinic { id name }';
    const rows = await allPages(async (from) => {
      const skip = Number(from ?? 0);
      const page = at(
        await query(`{ patients(pagination: { skip: ${String(skip)} }) { items { ${fields} }
        total skip take hasMore } }`),
        'patients',
      );
      expect([at(page, 'skip'), at(page, 'take')]).toEqual([skip, 20]);
      expect(rowsAt(page, 'items').length).toBeLessThanOrEqual(20);
      return { rows: rowsAt(page, 'items'), next: at(page, 'hasMore') === true ? String(skip + 20) : null };
    });
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(rows).toHaveLength(expected.length);
    for (const [index, { id, givenName, familyName, name, phones = [], emails = [], location }] of expected.entries()) {
      const row = rows[index] ?? {};
      expect(row).toMatchObject({ id, firstName: givenName ?? '', lastName: familyName, clinic: location });
      expect([row['phone'], row['email']]).toEqual([phones[0] ?? null, emails[0] ?? null]);
      expect(`${String(row['firstName'])} ${String(row['lastName'])}`.trim()).toBe(name);
    }
    expect(expectedSample(healtCare, '2026-11-17').clients).toEqual(expected.slice(0, 5));
    const found =
      await query(`{ words: patients(search: { query: "O'BRI", email: "mai@example.test" }) { total items { id } }
      full: patients(search: { query: "Zoë O'Brien" }) { total } mail: patients(search: { email: "mai@example.test" }) { items { id } }
      phone: patients(search: { phone: "(207) 555-0105" }) { items { id } } two: patients(pagination: { skip: 1, take: 2 }) { items { id } hasMore } }`);
    expect(column(rowsAt(found, 'words.items'), 'id')).toEqual([idOf('client', 1), idOf('client', 8)]);
    expect(at(found, 'full.total')).toBe(0);
    expect(column(rowsAt(found, 'mail.items'), 'id')).toEqual([idOf('client', 4)]);
    expect(column(rowsAt(found, 'phone.items'), 'id')).toEqual([idOf('client', 3)]);
    expect(found['two']).toEqual({ items: rows.slice(1, 3).map(({ id }) => ({ id })), hasMore: true });
    expect(missingOperations(healtCare)).toEqual([]);
  });

  it('shows the appointments of a day in UTC, with clinics that tell their zones', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ appointments(filter: { ${day} }) { id start end status reason notes source
      patient { id firstName lastName } doctor { id user { firstName lastName } } clinic { id name timezone } } }`);
    const rows = rowsAt(answer, 'appointments');
    expect(column(rows, 'start')).toEqual(
      column(rows, 'start')
        .map(String)
        .toSorted((a, b) => (a < b ? -1 : 1)),
    );
    const { appointments, statusWords, locations } = expectedSample(healtCare, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, status, reason, client, provider, location, ...more } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['start'], row['end']]).toEqual([start, end].map((text) => new Date(String(text)).toISOString()));
      expect([row['status'], row['reason']]).toEqual([status, reason ?? null]);
      expect(statusWords[id]).toEqual([status]);
      const name = (path: string): string =>
        `${String(at(row, `${path}.firstName`))} ${String(at(row, `${path}.lastName`))}`;
      expect([at(row, 'patient.id'), name('patient').trim()]).toEqual([client?.id, client?.name]);
      expect([at(row, 'doctor.id'), name('doctor.user')]).toEqual([provider?.id, provider?.name]);
      expect([at(row, 'clinic.id'), at(row, 'clinic.name')]).toEqual([location?.id, location?.name]);
      expect(more).toEqual({});
    }
    const clinics = rowsAt(await query('{ clinics { id name address city timezone createdAt } }'), 'clinics');
    expect(clinics).toMatchObject(locations.map(({ id, name, timeZone }) => ({ id, name, timezone: timeZone })));
    for (const [index, { address = '' }] of locations.entries())
      expect(address.split(', ').every((part) => String(clinics[index]?.['address']).includes(part))).toBe(true);
    expect(clinics.every(({ createdAt }) => /^\d{13}$/.test(String(createdAt)))).toBe(true);
    const bad = await post('{ appointments(filter: { startDate: "2026-11-17", endDate: "2026-11-18" }) { id } }');
    expect(bad.body.errors?.[0]?.message).toBe('DateTime cannot represent an invalid date-time-string 2026-11-17.');
  });

  it('looks at one part of a filter, and fails where required fields have no resolver', async () => {
    const { query, post } = await visit();
    const doctor = idOf('provider', 2);
    const lists =
      await query(`{ all: appointments { start } half: appointments(filter: { startDate: "2026-11-17T05:00:00Z" }) { id }
      off: appointments(filter: { status: CANCELLED, ${day} }) { status start }
      doctor: appointments(filter: { doctorId: "${doctor}", status: CANCELLED, ${day} }) { id status doctorId }
      same: doctorAppointments(doctorId: "${doctor}", filter: { ${day} }) { id status doctorId } }`);
    const all = column(rowsAt(lists, 'all'), 'start').map(String);
    expect(all).toEqual(all.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(rowsAt(lists, 'half')).toHaveLength(all.length);
    expect(rowsAt(lists, 'off').every(({ status }) => status === 'CANCELLED')).toBe(true);
    expect(rowsAt(lists, 'off').some(({ start }) => !String(start).startsWith('2026-11-17'))).toBe(true);
    expect(new Set(column(rowsAt(lists, 'doctor'), 'status')).size).toBeGreaterThan(1);
    expect(lists['doctor']).toEqual(lists['same']);
    const one =
      await query(`{ appointment(id: "${idOf('appointment', 6)}") { id reminders { channel rule { offsetMin } } }
      doctors { id title specialty user { email active doctor { id } } slots { weekday } } myClinic { name _count { doctors patients } }
      users(role: ASSISTANT) { firstName assistant { title } } reminderRules { channel clinic { name } } auditLogsCount
      auditLogs(limit: 2) { action entityId metadata actor { id } } currentUser { role createdAt } }`);
    expect(rowsAt(one, 'appointment.reminders')).toHaveLength(1);
    expect(rowsAt(one, 'doctors')).toHaveLength(8);
    expect(rowsAt(one, 'doctors')[0]).toMatchObject({ id: idOf('provider', 8), user: { active: false } });
    expect(at(one, 'myClinic._count.doctors')).toBe(8);
    expect(rowsAt(one, 'users')).toHaveLength(2);
    expect(rowsAt(one, 'auditLogs')).toHaveLength(2);
    const errorOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0];
    expect(await errorOf(`{ appointment(id: "${idOf('appointment', 6)}") { auditLogs { id } } }`)).toMatchObject({
      message: 'Cannot return null for non-nullable field Appointment.auditLogs.',
    });
    expect(await errorOf('{ patient(id: "nobody") { id } }')).toMatchObject({
      message: 'Patient not found',
      extensions: { code: 'NOT_FOUND' },
    });
    expect(await errorOf('{ myAppointments { id } }')).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
  });

  it('makes, moves and ends appointments, none of which may meet another one of its doctor', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const messageOf = async (text: string, variables: object): Promise<unknown> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    const data = {
      doctorId: idOf('provider', 3),
      patientId: idOf('client', 6),
      start: '2026-12-01T16:00:00Z',
      end: '2026-12-01T16:45:00Z',
      reason: 'Check-up',
    };
    const made = at(await query(create, { data }), 'createAppointment');
    expect(made).toMatchObject({ status: 'PENDING', source: 'ADMIN_PORTAL', clinicId: idOf('place', 2), notes: null });
    expect(at(made, 'createdBy.email')).toBe('admin@example.test');
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 45, placeKey: 2, providerKey: 3, clientKey: 6 });
    const later = { ...data, start: '2026-12-01T16:30:00Z', end: '2026-12-01T17:00:00Z' };
    expect(await messageOf(create, { data: later })).toBe('Doctor already has an appointment at this time');
    expect(await messageOf(create, { data: { ...data, start: data.end, end: data.start } })).toMatch(
      /^Appointment end time/,
    );
    const past = { ...data, start: '2026-11-17T10:00:00Z', end: '2026-11-17T11:00:00Z' };
    expect(await messageOf(create, { data: past })).toBe('Cannot create appointments in the past');
    expect(await messageOf(create, { data: { ...data, doctorId: 'nobody' } })).toBe('Doctor not found');
    const id = String(at(made, 'id'));
    const moved = await query(update, {
      id,
      data: { start: '2026-12-01T15:30:00Z', end: '2026-12-01T16:00:00Z', notes: 'Key 4' },
    });
    expect(moved['updateAppointment']).toMatchObject({
      start: '2026-12-01T15:30:00.000Z',
      reason: 'Check-up',
      notes: 'Key 4',
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 30, state: 'planned' });
    await query(create, { data });
    const write = (field: string): string => `mutation { ${field}(id: "${id}") { status } }`;
    expect(await query(write('confirmAppointment'))).toEqual({ confirmAppointment: { status: 'CONFIRMED' } });
    expect(await query(write('markNoShow'))).toEqual({ markNoShow: { status: 'NOSHOW' } });
    expect(await query(write('cancelAppointment'))).toEqual({ cancelAppointment: { status: 'CANCELLED' } });
    expect(await messageOf(write('cancelAppointment'), {})).toBe('Appointment is already cancelled');
    const log = await query(`{ auditLogsByAppointment(appointmentId: "${id}") { action metadata } }`);
    expect(column(rowsAt(log, 'auditLogsByAppointment'), 'action')).toContain('appointment.noshow');
    expect(await query(write('deleteAppointment'))).toEqual({ deleteAppointment: { status: 'CANCELLED' } });
    expect(await messageOf(`{ appointment(id: "${id}") { id } }`, {})).toBe('Appointment not found');
    const held = `mutation { deleteAppointment(id: "${idOf('appointment', 6)}") { id } }`;
    expect(await messageOf(held, {})).toMatch(/Foreign key constraint/);
  });

  it('enters and changes patients, and refuses what nobody may do', async () => {
    const { query, post, server } = await visit();
    const data = {
      firstName: 'Jo',
      lastName: 'Park',
      email: 'jo@example.test',
      phone: '207 555 0199',
      dob: '1990-02-03T00:00:00Z',
    };
    const added = at(await query(enter, { data }), 'createPatient');
    expect(added).toMatchObject({ dob: '1990-02-03T00:00:00.000Z', country: 'RS', user: null, appointments: [] });
    expect(at(added, 'clinic.name')).toBe('Harbor Street Animal Hospital');
    expect((await post(enter, { data })).body.errors?.[0]).toMatchObject({
      message: 'Patient with this email already exists in the clinic',
      extensions: { code: 'CONFLICT' },
    });
    const id = String(at(added, 'id'));
    const changed = await query(
      `mutation { updatePatient(id: "${id}", data: { phone: null, city: "Niš" }) { phone city email } }`,
    );
    expect(changed['updatePatient']).toEqual({ phone: null, city: 'Niš', email: 'jo@example.test' });
    expect(await query(`mutation { deletePatient(id: "${id}") { lastName } }`)).toEqual({
      deletePatient: { lastName: 'Park' },
    });
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    const errors = [
      `mutation { deletePatient(id: "${idOf('client', 2)}") { id } }`,
      'mutation { createWeeklySlot(data: { doctorId: "1", weekday: 1, startTime: "08:00", endTime: "09:00" }) { id } }',
      `mutation { updateClinic(input: { id: "${idOf('place', 1)}", name: "New" }) { id } }`,
    ];
    const messages = await Promise.all(errors.map(async (text) => (await post(text)).body.errors?.[0]?.message));
    expect(messages).toEqual([
      'Cannot delete patient with existing appointments. Consider anonymizing patient data instead.',
      'Forbidden: Missing required permission',
      'Forbidden: Cannot update other clinics',
    ]);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post(`mutation { cancelAppointment(id: "${idOf('appointment', 1)}") { id } }`);
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('PaginatedPatients'), 'fields')).toHaveLength(5);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(pagination: { take: 500 }) { items { id } } }')).status).toBe(500);
  });
});
