import { describe, expect, it } from 'vitest';
import { offsetText, wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { onlineBookingSystem } from './onlineBookingSystem.ts';
import { patientsOf } from './records.ts';

const { view } = onlineBookingSystem;
const visit = productVisits(onlineBookingSystem);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const [here, vet, person] = [view.ids.of('place', 1), view.ids.of('provider', 1), view.ids.of('client', 2)];
const exam = view.ids.of('visitType', 1);
const day = '2026-11-17';

describe('HealthSync', () => {
  it('lists clinics and people, page after page, the newest first', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ clinics { id name address city postcode timezone } one: clinics(search: { limit: 1 }) { id }
      getClinics { id } patients(first: 5) { data { id full_name first_name last_name email phone date_of_birth notes }
      paginatorInfo { total count currentPage perPage lastPage hasMorePages } } }`);
    const { clients, patients, locations } = expectedSample(onlineBookingSystem, day, { practice: server.practice });
    const people = rowsAt(answer, 'patients.data');
    expect(people.map(({ id, full_name, first_name, last_name }) => [id, full_name, first_name, last_name])).toEqual(
      clients.map(({ id, name, givenName, familyName }) => [id, name, givenName, familyName]),
    );
    expect(people.map(({ email, phone }) => [email, phone])).toEqual(
      clients.map(({ emails, phones }) => [emails?.[0] ?? '', phones?.[0] ?? '']),
    );
    for (const birth of column(people, 'date_of_birth')) expect(birth).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00\.000Z$/);
    expect(patients).toEqual([]);
    const clinics = rowsAt(answer, 'clinics');
    expect(column(rowsAt(answer, 'getClinics'), 'id')).toEqual(column(clinics, 'id'));
    expect([rowsAt(answer, 'one').length, clinics.length]).toEqual([1, locations.length]);
    for (const [index, { id, name, address, timeZone }] of locations.entries()) {
      expect(clinics[index]).toMatchObject({ id, name, timezone: timeZone });
      for (const part of (address ?? '').split(', ')) expect(clinics[index]?.['address']).toContain(part);
    }
    const all = patientsOf(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(at(answer, 'patients.paginatorInfo')).toEqual({
      total: all.length,
      count: 5,
      currentPage: 1,
      perPage: 5,
      lastPage: Math.ceil(all.length / 5),
      hasMorePages: true,
    });
    const paged = await query(`{ first: patients { data { id } } second: patients(page: 2) { data { id } }
      last: patients(first: 60, page: 2) { data { id } paginatorInfo { hasMorePages } } past: patients(page: 99) { data { id } } }`);
    const ids = (path: string): unknown[] => column(rowsAt(paged, `${path}.data`), 'id');
    expect([...ids('first'), ...ids('second')]).toEqual(all.slice(0, 40));
    expect([ids('last'), at(paged, 'last.paginatorInfo.hasMorePages'), ids('past')]).toEqual([
      all.slice(60),
      false,
      [],
    ]);
    expect(missingOperations(onlineBookingSystem)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ patients { data { id } } }');
    expect(rowsAt(short, 'patients.data')).toHaveLength(3);
  });

  it('has the visits of a day at all clinics, by UTC days and the newest first', async () => {
    const { server, query, post } = await visit();
    const { appointments } = expectedSample(onlineBookingSystem, day, { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    const answer =
      await query(`{ appointments(filters: { date_from: "2026-11-17", date_to: "2026-11-18" }, first: 500) {
      data { id start_datetime end_datetime duration_minutes status notes cancellation_reason status_logs { id }
      patient { id name: full_name } clinician { id name: full_name } clinic { id name timezone } room { name }
      service { id name price } } paginatorInfo { total firstItem lastItem } } }`);
    const read = rowsAt(answer, 'appointments.data');
    const starts = column(read, 'start_datetime').map(String);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(at(answer, 'appointments.paginatorInfo')).toEqual({
      total: read.length,
      firstItem: 1,
      lastItem: read.length,
    });
    const zoneOf = (row: Row): string => String(at(row, 'clinic.timezone'));
    const ofDay = read.filter((row) => wallDay(Date.parse(String(row['start_datetime'])), zoneOf(row)) === day);
    expect(new Set(column(ofDay, 'id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const row = ofDay.find((each) => each['id'] === id) ?? {};
      const times = ['start_datetime', 'end_datetime'].map((field) =>
        offsetText(Date.parse(String(row[field])), zoneOf(row)),
      );
      expect(times).toEqual([start, end]);
      expect(row).toMatchObject({
        status,
        notes: reason ?? null,
        patient: client,
        clinician: provider,
        status_logs: [],
      });
      expect([at(row, 'clinic.id'), at(row, 'clinic.name'), patient]).toEqual([
        location?.id,
        location?.name,
        undefined,
      ]);
    }
    expect(new Set(column(read, 'status'))).toEqual(
      new Set(['scheduled', 'confirmed', 'completed', 'cancelled', 'no_show']),
    );
    // What is late in Boulder is on the next day in UTC.
    const narrow = await query(
      `{ appointments(filters: { date_from: "${day}", date_to: "${day}" }, first: 500) { data { id } } }`,
    );
    const inUtc = new Set(column(rowsAt(narrow, 'appointments.data'), 'id'));
    expect(appointments.filter(({ id }) => !inUtc.has(id)).map(({ reason }) => reason)).toEqual([
      'Night drop-off',
      'Night check',
    ]);
    const { body } = await post('{ appointments(filters: { date_to: "2026-11-17T12:00:00Z" }) { data { id } } }');
    expect(body.errors?.[0]?.message).toContain('Provided Date object is invalid');
  });

  it('filters by status, clinician and parts of names, and logs a single visit', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ off: appointments(filters: { status: "cancelled", clinician_id: "${vet}" }, first: 500) {
      data { status clinician { id } } } named: appointments(filters: { patient_name: "mül" }) { data { id patient { last_name } } }
      found: patients(search: "BROWN", first: 100) { data { last_name email appointments { data { id status } paginatorInfo { total } } } }
      none: patients(search: "Zoë O'Brien") { data { id } } phone: patients(search: "555 0104") { data { id } }
      patient(id: "${person}") { full_name appointments(first: 1) { data { service { name } clinic { name } } paginatorInfo { hasMorePages } } } }`);
    expect(new Set(rowsAt(answer, 'off.data').map((row) => [row['status'], at(row, 'clinician.id')].join()))).toEqual(
      new Set([`cancelled,${vet}`]),
    );
    const visits = rowsAt(answer, 'named.data');
    expect(new Set(column(visits, 'patient.last_name'))).toEqual(new Set(['Müller']));
    expect(new Set(column(rowsAt(answer, 'found.data'), 'last_name'))).toEqual(new Set(['Brown']));
    expect([rowsAt(answer, 'none.data'), rowsAt(answer, 'phone.data')]).toEqual([[], [{ id: person }]]);
    expect(at(answer, 'patient.full_name')).toBe('Søren Müller');
    const one =
      await query(`{ appointment(id: "${String(visits[0]?.['id'])}") { status status_logs { status changed_by_user { name } } }
      getAppointment(id: "${String(visits[0]?.['id'])}") { status type patient { lastName } clinician { name } } }`);
    expect(at(one, 'appointment.status_logs.0.status')).toBe(at(one, 'appointment.status'));
    expect(at(one, 'getAppointment.patient.lastName')).toBe('Müller');
    const gone = view.ids.of('appointment', 999);
    const missing = [`appointment(id: "${gone}") { id }`, `patient(id: "${gone}") { id }`, `clinic(id: "x") { id }`];
    const replies = await Promise.all(missing.map((text) => post(`{ ${text} }`)));
    expect(replies.map(({ body }) => body.errors?.[0]?.message)).toEqual(
      ['Appointment', 'Patient', 'Clinic'].map((what) => `${what} not found`),
    );
    expect(replies[0]?.body.errors?.[0]?.extensions).toMatchObject({
      code: 'INTERNAL_SERVER_ERROR',
      originalError: { statusCode: 404, error: 'Not Found' },
    });
  });

  it('has clinicians, services, rooms, blocks, free slots and neighbours', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ clinicians(is_active: true) { data { id full_name clinics { name } clinician_type { name } services { id } } paginatorInfo { total } }
      everyone: clinicians { paginatorInfo { total } } there: clinicians(clinic_id: "${view.ids.of('place', 2)}") { data { clinics { id } } }
      services { id name duration_minutes price category { name } clinicians { full_name } } products { id sku category { name } }
      rooms(clinic_id: "${here}") { name clinic { id } } roomsPaginated(search: { limit: 2, search: "th" }) { data { name } pageInfo { total hasNextPage } }
      spacerBlocks { id block_date start_time end_time reason clinician { last_name } } getSpacerBlocks(clinicianId: "${vet}", date: "${day}") { duration }
      availableSlots(clinician_id: "${vet}", date: "2026-11-19", service_id: "${exam}") { id start_datetime duration_minutes }
      getClinicians(search: { specialty: "groom" }) { name clinic } getAppointments(clinicianId: "${vet}", date: "${day}") { id startTime }
      clinicianTypes { name } staff(status: "active") { name role } languages { code } me { name roles { name } }
      notifications(filter: "unread") { id } testResults(status: "pending") { values { name } } reviews(filter: { stars: 5 }) { clinician_name } }`);
    expect([at(answer, 'clinicians.paginatorInfo.total'), at(answer, 'everyone.paginatorInfo.total')]).toEqual([7, 8]);
    expect(new Set(rowsAt(answer, 'there.data').map((row) => at(row, 'clinics.0.id')))).toEqual(
      new Set([view.ids.of('place', 2)]),
    );
    expect(rowsAt(answer, 'services')[0]).toMatchObject({ id: exam, name: 'Wellness exam', duration_minutes: 30 });
    expect(column(rowsAt(answer, 'products'), 'id')).toEqual(column(rowsAt(answer, 'services'), 'id'));
    expect(column(rowsAt(answer, 'rooms'), 'name')).toEqual(['1', '2', 'Theatre']);
    expect(at(answer, 'roomsPaginated.pageInfo')).toEqual({ total: 3, hasNextPage: true });
    expect(rowsAt(answer, 'spacerBlocks')[0]).toMatchObject({
      block_date: '2026-11-17T00:00:00.000Z',
      start_time: '17:00',
      end_time: '18:00',
      reason: 'Staff meeting',
    });
    expect(rowsAt(answer, 'getSpacerBlocks')).toEqual([{ duration: 60 }]);
    expect(rowsAt(answer, 'availableSlots')[0]?.['id']).toMatch(/-2026-11-19-\d{2}:\d{2}$/);
    expect(rowsAt(answer, 'getClinicians')).toEqual([{ name: 'Grace Liu', clinic: "St. Mary's Cat Practice" }]);
    expect(rowsAt(answer, 'getAppointments').length).toBeGreaterThan(1);
    expect(rowsAt(answer, 'staff').map(({ role }) => role)).toEqual(['Receptionist', 'Practice manager']);
  });

  it('books, moves, calls off and completes', async () => {
    const { server, query, post } = await visit();
    const input = `patient_id: "${person}", clinician_id: "${vet}", service_id: "${exam}", clinic_id: "${here}"`;
    const book = (start: string): string =>
      `mutation { createAppointment(input: { ${input}, start_datetime: "${start}", notes: "Cough" }) { id status notes end_datetime } }`;
    const made = await query(book('2026-11-20T17:00:00-05:00'));
    expect(made['createAppointment']).toMatchObject({
      status: 'scheduled',
      notes: 'Cough',
      end_datetime: '2026-11-20T22:30:00.000Z',
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ clientKey: 2, patientKey: null, providerKey: 1, placeKey: 1, minutes: 30 });
    // Only one of the earlier visits is looked at, so that the same time is given twice.
    const id = `id: "${String(at(made, 'createAppointment.id'))}"`;
    expect((await post(book('2026-11-20T22:00:00Z'))).body.errors).toBeUndefined();
    server.practice.appointments.pop();
    const update = (change: string): string => `mutation { updateAppointment(${id}, input: { ${change} }) { status } }`;
    await query(update('start_datetime: "2026-11-20T22:15:00Z", status: "confirmed"'));
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T22:15:00Z'), state: 'confirmed', reason: 'Cough' });
    expect(await query(update('status: "pending"'))).toEqual({ updateAppointment: { status: 'pending' } });
    const off = await query(
      `mutation { cancelAppointment(${id}, reason: "Moved away") { status cancellation_reason } }`,
    );
    expect(off['cancelAppointment']).toEqual({ status: 'cancelled', cancellation_reason: 'Moved away' });
    const logged = await query(`{ appointment(${id}) { status_logs { status reason } } }`);
    expect(column(rowsAt(logged, 'appointment.status_logs'), 'status')).toEqual([
      'cancelled',
      'pending',
      'confirmed',
      'scheduled',
    ]);
    for (const [name, status] of [
      ['completeAppointment', 'completed'],
      ['markNoShow', 'no_show'],
    ] as const)
      // One after the other, as states follow each other.
      // eslint-disable-next-line no-await-in-loop
      expect(await query(`mutation { ${name}(${id}) { status } }`)).toEqual({ [name]: { status } });
    const wrong = (await post(update('status: "arrived"'))).body.errors?.[0];
    expect(wrong).toMatchObject({ message: 'Bad Request Exception', extensions: { code: 'BAD_REQUEST' } });
    const refusals = [
      book('tomorrow'),
      book('2026-11-20T22:00:00Z').replace(exam, 'x'),
      book('2026-11-20').replace(vet, 'x'),
    ];
    const said = await Promise.all(refusals.map(async (text) => (await post(text)).body.errors?.[0]?.message));
    expect(said.slice(0, 2)).toEqual(['Bad Request Exception', 'Service not found']);
    expect(said[2]).toContain('Appointments_clinician_id_fkey');
  });

  it('takes bookings of the public in UTC, and blocks', async () => {
    const { server, query, post } = await visit();
    const details = 'patientDetails: { firstName: "Jo", lastName: "Park", email: "jo@example.test", phone: "1" }';
    const book = (who: string): string =>
      `mutation { bookPatientAppointment(input: { clinicianId: "${vet}", productId: "${exam}", date: "2026-11-20", startTime: "23:30", ${who} }) { id } }`;
    await query(book(details));
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect(server.practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-11-20T23:30:00Z') });
    const taken = await post(book(details));
    expect(taken.body.errors?.[0]?.message).toBe('This time slot is no longer available');
    const block = (place: string): string =>
      `input: { clinic_id: "${place}", clinician_id: "${vet}", block_date: "2026-11-19", start_time: "08:00", end_time: "18:00", recurrence_type: "single" }`;
    const kept = await query(`mutation { createSpacerBlock(${block(here)}) { success spacerBlock { id reason } }
      no: createSpacerBlock(${block('x')}) { success userErrors { message } } }`);
    expect(at(kept, 'createSpacerBlock.success')).toBe(true);
    expect(kept['no']).toEqual({ success: false, userErrors: [{ message: 'Clinic not found' }] });
    const slots = `availableSlots(clinician_id: "${vet}", date: "2026-11-19") { id }`;
    expect(await query(`{ ${slots} }`)).toEqual({ availableSlots: [] });
    const id = `id: "${String(at(kept, 'createSpacerBlock.spacerBlock.id'))}"`;
    await query(`mutation { deleteSpacerBlock(${id}) { success } }`);
    expect(rowsAt(await query(`{ ${slots} }`), 'availableSlots').length).toBeGreaterThan(5);
    const again = await query(`mutation { updateSpacerBlock(${id}, ${block(here)}) { userErrors { message } } }`);
    expect(at(again, 'updateSpacerBlock.userErrors.0.message')).toBe('Block not found');
    const read = await query('mutation { markAllNotificationsRead { success } }');
    expect(read).toEqual({ markAllNotificationsRead: { success: true } });
    expect(await query('{ notifications(filter: "unread") { id } }')).toEqual({ notifications: [] });
  });

  it('enters people and changes them, refuses, and shows its schema within depth 8', async () => {
    const { server, query, post } = await visit();
    const fields = (email: string): string =>
      `input: { first_name: "Jo", last_name: "Park", email: "${email}", phone: "207 555 0199", date_of_birth: "1990-05-01", notes: "Deaf" }`;
    const enter = (email: string): string =>
      `mutation { createPatient(${fields(email)}) { id full_name date_of_birth address notes } }`;
    const made = await query(enter('jo@example.test'));
    expect(made['createPatient']).toMatchObject({
      full_name: 'Jo Park',
      date_of_birth: '1990-05-01T00:00:00.000Z',
      address: '',
      notes: 'Deaf',
    });
    const newest = await query('{ patients(first: 1) { data { id } } }');
    expect(at(newest, 'patients.data.0.id')).toBe(at(made, 'createPatient.id'));
    const bad = (await post(enter('jo'))).body.errors?.[0];
    expect(bad?.extensions).toMatchObject({ originalError: { message: ['email must be an email'], statusCode: 400 } });
    await query(
      `mutation { updatePatient(id: "${view.ids.of('client', 1)}", ${fields('zoe@example.test')}) { id address } }`,
    );
    expect(server.practice.clients[0]).toMatchObject({ familyName: 'Park', note: 'Deaf' });
    expect(server.practice.clients[0]?.phones).toHaveLength(3);
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ refuseWrites: 'Closed' });
    expect((await closed.post(enter('jo@example.test'))).body.errors?.[0]?.message).toBe('Closed');
    expect(closed.server.practice.clients).toHaveLength(120);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 120 }] });
    expect((await poisoned.post('{ patients { data { id } } }')).status).toBe(500);
  });
});
