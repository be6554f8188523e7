import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { medibook } from './medibook.ts';
import { medibookIds } from './records.ts';

const { view } = medibook;
const visit = productVisits(medibook);
const idOf = medibookIds.of;
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const present = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== '' && value !== null);

describe('MediBook', () => {
  it('has patients, newest first, in pages by number, and clinics', async () => {
    const { server, query, post } = await visit();
    const answer =
      await query(`{ patients { data { id full_name first_name last_name email phone date_of_birth address }
      paginatorInfo { count currentPage hasMorePages lastPage perPage total } }
      all: patients(first: 500) { data { id } } third: patients(first: 50, page: 3) { data { id } paginatorInfo { hasMorePages } }
      none: patients(page: 90) { data { id } } clinics { id name address city postcode timezone } getClinics { id }
      first: clinics(search: { limit: 1 }) { name } rescue: patients(search: "rescue") { data { first_name last_name full_name } } }`);
    const sample = expectedSample(medibook, '2026-11-17', { practice: server.practice });
    const read = rowsAt(answer, 'patients.data').map((row) => ({
      id: row['id'],
      name: row['full_name'],
      givenName: row['first_name'],
      familyName: row['last_name'],
      phones: present([row['phone']]),
      emails: present([row['email']]),
    }));
    expect(read.slice(0, 5)).toEqual(sample.clients);
    const ids = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row).id);
    expect(column(rowsAt(answer, 'all.data'), 'id')).toEqual(ids);
    expect(column(rowsAt(answer, 'third.data'), 'id')).toEqual(ids.slice(100));
    expect(at(answer, 'patients.paginatorInfo')).toEqual({
      count: 20,
      currentPage: 1,
      hasMorePages: true,
      lastPage: Math.ceil(ids.length / 20),
      perPage: 20,
      total: ids.length,
    });
    expect([at(answer, 'third.paginatorInfo.hasMorePages'), at(answer, 'none.data')]).toEqual([false, []]);
    const clinics = rowsAt(answer, 'clinics').map(({ id, name, address, city, postcode, timezone }) => {
      const [state, code] = String(postcode).split(' ');
      return { id, name, address: [address, city, state, code].join(', '), timeZone: timezone };
    });
    expect(clinics).toEqual(sample.locations);
    expect(column(rowsAt(answer, 'getClinics'), 'id')).toEqual(clinics.map(({ id }) => id));
    expect(answer['first']).toEqual([{ name: 'Harbor Street Animal Hospital' }]);
    const rescue = { first_name: 'Riverside Cat', last_name: 'Rescue', full_name: 'Riverside Cat Rescue' };
    expect(at(answer, 'rescue.data')).toEqual([rescue]);
    const unknown = await post('{ patient(id: "nobody") { id } }');
    expect(unknown.body).toMatchObject({
      data: { patient: null },
      errors: [{ message: 'Patient not found', extensions: { code: 'NOT_FOUND' } }],
    });
    expect(missingOperations(medibook)).toEqual([]);
  });

  it('has the appointments of a day, newest first, and filters by days in UTC', async () => {
    const { server, query, post } = await visit();
    const parts = `id start_datetime end_datetime duration_minutes status notes patient { id full_name } clinician { id full_name }
      clinic { id name timezone } room { name } service { id name } status_logs { status }`;
    const answer =
      await query(`{ appointments(first: 200, filters: { date_from: "2026-11-17", date_to: "2026-11-18" }) {
      data { ${parts} } paginatorInfo { total firstItem lastItem } } usual: appointments { data { start_datetime } }
      one: appointments(filters: { date_from: "2026-11-17", date_to: "2026-11-17" }, first: 200) { data { start_datetime } }
      gone: appointments(filters: { status: "no_show" }, first: 100) { data { status } }
      hers: appointments(filters: { clinician_id: "${idOf('provider', 2)}" }, first: 100) { data { clinician { id } } }
      named: appointments(filters: { patient_name: "castellano" }, first: 100) { data { patient { last_name } } }
      spacerBlocks { block_date start_time end_time reason clinician { first_name } } }`);
    const { appointments } = expectedSample(medibook, '2026-11-17', { practice: server.practice });
    const rows = rowsAt(answer, 'appointments.data');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, status, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['start_datetime']).toBe(new Date(start ?? '').toISOString());
      expect(row['end_datetime']).toBe(new Date(end ?? '').toISOString());
      expect([row['status'], row['notes']]).toEqual([status, reason ?? null]);
      expect([at(row, 'patient.id'), at(row, 'patient.full_name')]).toEqual([client?.id, client?.name]);
      expect([at(row, 'clinician.id'), at(row, 'clinician.full_name')]).toEqual([provider?.id, provider?.name]);
      expect(row['clinic']).toMatchObject({ id: location?.id, name: location?.name });
      expect(row['status_logs']).toEqual([]);
    }
    const starts = column(rows, 'start_datetime').map(String);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(at(answer, 'appointments.paginatorInfo')).toEqual({
      total: rows.length,
      firstItem: 1,
      lastItem: rows.length,
    });
    expect(rowsAt(answer, 'usual.data')).toHaveLength(20);
    const days = column(rowsAt(answer, 'one.data'), 'start_datetime').map((text) => String(text).slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2026-11-17']));
    expect(new Set(column(rowsAt(answer, 'gone.data'), 'status'))).toEqual(new Set(['no_show']));
    expect(new Set(column(rowsAt(answer, 'hers.data'), 'clinician.id'))).toEqual(new Set([idOf('provider', 2)]));
    expect(column(rowsAt(answer, 'named.data'), 'patient.last_name').every((name) => name === 'Castellano')).toBe(true);
    const block = {
      block_date: '2026-11-17T00:00:00.000Z',
      start_time: '12:00',
      end_time: '13:00',
      reason: 'Staff meeting',
    };
    expect(rowsAt(answer, 'spacerBlocks')).toEqual([{ ...block, clinician: { first_name: 'Amelia' } }]);
    const wrong = await post('{ appointments(filters: { date_to: "2026-11-17T10:00:00Z" }) { data { id } } }');
    expect(wrong.body.errors?.[0]?.message).toContain('Provided Date object is invalid');
  });

  it('has an appointment with its history, the visits of a patient, clinicians, services and the public side', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ appointment(id: "${idOf('appointment', 3)}") { start_datetime status_logs { status changed_by_user { name } } }
      getAppointment(id: "${idOf('appointment', 3)}") { startTime type patient { lastName } clinician { clinicianType } }
      getAppointments(clinicianId: "${idOf('provider', 1)}", date: "2026-11-17") { id startTime }
      patient(id: "${idOf('client', 5)}") { appointments(first: 1) { data { start_datetime service { name } } paginatorInfo { total hasMorePages } } }
      clinicians(first: 3, page: 1) { data { id full_name is_active clinics { name } } paginatorInfo { total } }
      active: clinicians(is_active: true, clinic_id: "${idOf('place', 2)}") { data { full_name } }
      services(is_active: true) { name duration_minutes category { name } clinicians { full_name } } products { sku product_type }
      getClinicians(search: { city: "bould" }) { name initials specialty } staff { name role } front: staff(department: "Front desk", status: "active") { name }
      rooms(clinic_id: "${idOf('place', 1)}") { name room_number clinic { name } } dashboard { total_patients upcoming_appointments { status } }
      availableSlots(clinician_id: "${idOf('provider', 1)}", date: "2026-11-19", service_id: "${idOf('visitType', 4)}") { id start_datetime duration_minutes }
      me { roles { code } } availabilities { dayOfWeek } notifications(filter: "unread") { title } reviews { stars } testResults { test } }`);
    expect(at(rowsAt(answer, 'appointment.status_logs').at(-1), 'status')).toBe('scheduled');
    expect(at(answer, 'getAppointment.startTime')).toBe(at(answer, 'appointment.start_datetime'));
    expect(rowsAt(answer, 'getAppointments').length).toBeGreaterThan(0);
    expect(at(answer, 'patient.appointments.data')).toHaveLength(1);
    expect(column(rowsAt(answer, 'clinicians.data'), 'full_name')).toEqual(['Oscar Bell', 'Grace Liu', 'Tomás Rivera']);
    expect(rowsAt(answer, 'clinicians.data')[0]).toMatchObject({
      is_active: false,
      clinics: [{ name: 'Harbor Street Animal Hospital' }],
    });
    expect(at(answer, 'clinicians.paginatorInfo.total')).toBe(8);
    expect(column(rowsAt(answer, 'active.data'), 'full_name')).toEqual([
      'Tomás Rivera',
      "Marcus D'Souza",
      'Priya Raman',
    ]);
    expect(rowsAt(answer, 'services')[0]).toMatchObject({ name: 'Wellness exam', duration_minutes: 30 });
    expect([rowsAt(answer, 'services').length, rowsAt(answer, 'products').length]).toEqual([6, 6]);
    expect(column(rowsAt(answer, 'getClinicians'), 'initials')).toEqual(['PR', 'MD', 'TR']);
    expect(answer['front']).toEqual([{ name: 'Dana Whitfield' }]);
    expect(column(rowsAt(answer, 'rooms'), 'name')).toEqual(['R101', 'R102']);
    expect(at(rowsAt(answer, 'availableSlots')[0], 'duration_minutes')).toBe(90);
  });

  it('books, moves, confirms, cancels, completes and keeps time free', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const book = (
      start: string,
      clinic = idOf('place', 2),
    ): string => `mutation { createAppointment(input: { clinic_id: "${clinic}",
      clinician_id: "${idOf('provider', 3)}", patient_id: "${idOf('client', 2)}", service_id: "${idOf('visitType', 3)}",
      start_datetime: "${start}", notes: "Cough" }) { id start_datetime end_datetime status room { name } } }`;
    const made = await query(book('2026-11-21T09:00:00-07:00'));
    const row = at(made, 'createAppointment') as Row;
    expect(row).toMatchObject({
      start_datetime: '2026-11-21T16:00:00.000Z',
      end_datetime: '2026-11-21T16:40:00.000Z',
      status: 'scheduled',
      room: { name: 'R201' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      placeKey: 2,
      providerKey: 3,
      clientKey: 2,
      reason: 'Cough',
      patientKey: null,
    });
    const id = String(row['id']);
    const change = (input: string): string =>
      `mutation { updateAppointment(id: "${id}", input: { ${input} }) { start_datetime status notes cancellation_reason } }`;
    await query(change('start_datetime: "2026-11-21T17:00"'));
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-11-21T17:00:00Z') });
    expect(at(await query(change('status: "pending"')), 'updateAppointment.status')).toBe('pending');
    expect(at(await query(change('status: "confirmed", notes: "Bring papers"')), 'updateAppointment')).toMatchObject({
      status: 'confirmed',
      notes: 'Bring papers',
    });
    const off = await query(
      `mutation { cancelAppointment(id: "${id}", reason: "Away") { status cancellation_reason } }`,
    );
    expect(off['cancelAppointment']).toEqual({ status: 'cancelled', cancellation_reason: 'Away' });
    const logs = await query(`{ appointment(id: "${id}") { status_logs { status reason } } }`);
    expect(column(rowsAt(logs, 'appointment.status_logs'), 'status')).toEqual([
      'cancelled',
      'confirmed',
      'pending',
      'scheduled',
    ]);
    const ends = await query(
      `mutation { completeAppointment(id: "${id}") { status } markNoShow(id: "${id}") { status } }`,
    );
    expect(ends).toEqual({ completeAppointment: { status: 'completed' }, markNoShow: { status: 'no_show' } });
    const messageOf = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0]?.message;
    expect(await messageOf(change('status: "arrived"'))).toBe('Bad Request Exception');
    expect(await messageOf(book('tomorrow'))).toBe('Bad Request Exception');
    expect(await messageOf(book('2026-11-21T09:00:00Z', 'nowhere'))).toBe('Clinic not found');
    expect(await messageOf('mutation { cancelAppointment(id: "x") { id } }')).toBe('Appointment not found');
    const first = practice.appointments.find(
      ({ providerKey, state }) => providerKey === 3 && state !== 'cancelled' && state !== 'noShow',
    );
    expect(await messageOf(book(new Date(first?.start ?? 0).toISOString()))).toBe(
      'This time slot is no longer available',
    );
    const kept =
      await query(`mutation { createSpacerBlock(input: { clinic_id: "${idOf('place', 2)}", clinician_id: "${idOf('provider', 3)}",
      block_date: "2026-11-20", start_time: "12:00", end_time: "12:30", recurrence_type: "single", reason: "Lunch" }) {
      success userErrors { message } spacerBlock { id start_time end_time reason } } }`);
    expect(at(kept, 'createSpacerBlock.spacerBlock')).toMatchObject({
      start_time: '12:00',
      end_time: '12:30',
      reason: 'Lunch',
    });
    expect(practice.appointments.at(-1)).toMatchObject({
      isBlock: true,
      start: Date.parse('2026-11-20T19:00:00Z'),
      minutes: 30,
    });
    const block = String(at(kept, 'createSpacerBlock.spacerBlock.id'));
    const remove = `mutation { deleteSpacerBlock(id: "${block}") { success userErrors { message } } }`;
    expect(await query(remove)).toEqual({ deleteSpacerBlock: { success: true, userErrors: [] } });
    expect(await query(remove)).toEqual({
      deleteSpacerBlock: { success: false, userErrors: [{ message: 'Block not found' }] },
    });
  });

  it('enters and changes patients, books for the site, and refuses', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const input = (last: string, email = 'jo@example.test'): string =>
      `input: { first_name: "Jo", last_name: "${last}", email: "${email}", phone: "207 555 0199", date_of_birth: "1990-05-01" }`;
    const made = await query(
      `mutation { createPatient(${input('Park')}) { id full_name date_of_birth address notes } }`,
    );
    const id = String(at(made, 'createPatient.id'));
    expect(made['createPatient']).toMatchObject({
      full_name: 'Jo Park',
      date_of_birth: '1990-05-01T00:00:00.000Z',
      address: '',
      notes: null,
    });
    expect(at(await query('{ patients(first: 1) { data { id } } }'), 'patients.data')).toEqual([{ id }]);
    await query(`mutation { updatePatient(id: "${id}", ${input('Parker')}) { id } }`);
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Parker', phones: [{ value: '207 555 0199' }] });
    const bad = await post(`mutation { createPatient(${input('Park', '')}) { id } }`);
    expect(bad.body.errors?.[0]?.message).toBe('Bad Request Exception');
    const booked =
      await query(`mutation { bookPatientAppointment(input: { clinicianId: "${idOf('provider', 1)}", productId: "${idOf('visitType', 2)}",
      date: "2026-11-20", startTime: "21:00", patientDetails: { email: "new@example.test", firstName: "Ny", lastName: "Berg", phone: "1" } }) { id } }`);
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Berg' });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      minutes: 20,
      placeKey: 1,
    });
    const seen = await query(
      `{ appointment(id: "${String(at(booked, 'bookPatientAppointment.id'))}") { patient { full_name date_of_birth } } }`,
    );
    expect(at(seen, 'appointment.patient')).toEqual({
      full_name: 'Ny Berg',
      date_of_birth: '2000-01-01T00:00:00.000Z',
    });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const { body } = await closed.post(`mutation { createPatient(${input('Park')}) { id } }`);
    expect([body.errors?.[0]?.message, closed.server.practice.clients.length]).toEqual(['Closed for the day', 120]);
  });

  it('spoils pages with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 119 }], cap: 3 });
    expect((await poisoned.post('{ patients { data { id } } }')).status).toBe(500);
    expect(rowsAt(await poisoned.query('{ patients(page: 2) { data { id } } }'), 'patients.data')).toHaveLength(3);
  });
});
