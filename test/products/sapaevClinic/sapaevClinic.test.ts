import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { sapaevClinic } from './sapaevClinic.ts';

const { view } = sapaevClinic;
const visit = productVisits(sapaevClinic);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const failure = (answer: unknown, field: string): unknown => at(answer, `${field}.errors.0`);

describe('the clinic in Russian', () => {
  it('gives all patients unless a page is asked for, deleted ones among them, family names first', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const answer =
      await query(`{ all: patients { items { id fullName phone email birthDate address createdAt passportNumber }
      pagination { page perPage total pages hasNext hasPrev } }
      page: patients(pagination: { page: 2, perPage: 50 }) { items { id } pagination { page total pages hasNext hasPrev } }
      usual: patients(pagination: {}) { items { id } } past: patients(pagination: { page: 9, perPage: 50 }) { items { id } } }`);
    const people = rowsAt(answer, 'all.items');
    const clients = view.clients(practice).map((row) => clientThrough(view, practice, row));
    expect(people).toHaveLength(120);
    for (const [index, { id, name, phones, emails }] of clients.entries()) {
      const row = people[index] ?? {};
      expect([String(row['id']), row['fullName']]).toEqual([id, name]);
      expect([row['phone'], row['email']]).toEqual([phones?.[0] ?? '', emails?.[0] ?? null]);
      expect(row['createdAt']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    }
    expect(people[0]?.['fullName']).toBe("O'Brien Zoë");
    expect(people[40]).toMatchObject({ id: 41 });
    expect(at(answer, 'all.pagination')).toEqual({
      page: 1,
      perPage: 20,
      total: 120,
      pages: 6,
      hasNext: true,
      hasPrev: false,
    });
    expect(column(rowsAt(answer, 'page.items'), 'id')).toEqual(column(people, 'id').slice(50, 100));
    expect(at(answer, 'page.pagination')).toEqual({ page: 2, total: 120, pages: 3, hasNext: true, hasPrev: true });
    expect([rowsAt(answer, 'usual.items'), rowsAt(answer, 'past.items')].map(({ length }) => length)).toEqual([20, 0]);
    const { clients: sample } = expectedSample(sapaevClinic, '2026-11-17');
    expect(people.slice(0, 5).map((row) => String(row['id']))).toEqual(sample.map(({ id }) => id));
    expect(missingOperations(sapaevClinic)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ patients(pagination: { perPage: 9 }) { items { id } } }');
    expect(rowsAt(short, 'patients.items')).toHaveLength(3);
  });

  it('filters patients, doctors and services by parts of texts, and leaves empty filters out', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ brown: patients(filter: { fullName: "BROWN" }) { items { fullName } }
      across: patients(filter: { fullName: "ller Sør" }) { items { fullName } }
      phone: patients(filter: { phone: "555 0104" }) { items { id } } mail: patients(filter: { email: "zoe2@" }) { items { id } }
      none: patients(filter: { fullName: "" }) { pagination { total } }
      early: patients(filter: { createdBefore: "2019-03-01T00:00:00Z" }) { items { createdAt } }
      doctors { items { id specialty active user { id fullName role isActive email } } }
      active: doctors(filter: { active: false }) { items { id } } heart: doctors(filter: { specialty: "cardio" }) { items { id } }
      services { items { id name code durationMinutes price category doctor { id } } }
      dear: services(filter: { priceMin: 150000, name: "e" }) { items { price name } } own: services(filter: { doctorId: 1 }) { items { id } }
      patient(id: 2) { fullName } nobody: patient(id: 999) { id } doctor(id: 99) { id } service(id: 7) { id } }`);
    const brown = column(rowsAt(answer, 'brown.items'), 'fullName').map(String);
    expect(brown.length).toBeGreaterThan(1);
    expect(brown.every((name) => name.startsWith('Brown'))).toBe(true);
    expect(rowsAt(answer, 'across.items')).toEqual([{ fullName: 'Müller Søren' }]);
    expect([rowsAt(answer, 'phone.items'), rowsAt(answer, 'mail.items')]).toEqual([[{ id: 2 }], [{ id: 8 }]]);
    expect(at(answer, 'none.pagination.total')).toBe(120);
    expect(rowsAt(answer, 'early.items').length).toBeGreaterThan(0);
    expect(column(rowsAt(answer, 'early.items'), 'createdAt').every((text) => String(text) < '2019-03')).toBe(true);
    const doctors = rowsAt(answer, 'doctors.items');
    expect(doctors).toHaveLength(8);
    expect([doctors[0]?.['id'], at(doctors[0], 'user.id'), at(doctors[0], 'user.fullName')]).toEqual([
      1,
      4,
      'Amelia Okafor',
    ]);
    expect(rowsAt(answer, 'active.items')).toEqual([{ id: 8 }]);
    expect(rowsAt(answer, 'heart.items')).toHaveLength(3);
    const services = rowsAt(answer, 'services.items');
    expect(services).toHaveLength(6);
    expect(services[3]).toMatchObject({ name: 'Surgery', durationMinutes: 90, doctor: { id: 1 } });
    expect(rowsAt(answer, 'dear.items').map(({ name }) => name)).toEqual(['Surgery', 'Recheck']);
    expect(rowsAt(answer, 'own.items')).toEqual([{ id: 4 }]);
    expect([answer['patient'], answer['nobody'], answer['doctor'], answer['service']]).toEqual([
      { fullName: 'Müller Søren' },
      null,
      null,
      null,
    ]);
    const { body } = await post('{ patients(filter: { createdAfter: "yesterday" }) { items { id } } }');
    expect(body.errors?.[0]?.message).toContain('Value cannot represent a DateTime: "yesterday"');
  });

  it('has the appointments of a day in UTC, and visits of those who came beside them', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const fields = `id appointmentDate status notes paymentStatus paymentAmount patient { id fullName }
      doctor { id user { fullName } } service { id name durationMinutes }`;
    const answer = await query(`{
      day: appointments(filter: { dateFrom: "2026-11-17T00:00:00", dateTo: "2026-11-18T04:59:59Z" }) { items { ${fields} } }
      all: appointments { items { id } pagination { total } } off: appointments(filter: { status: "cancelled" }) { items { status } }
      hers: appointments(filter: { doctorId: 2, serviceId: 1 }) { items { doctor { id } service { id } } }
      paid: appointments(filter: { paymentStatus: "paid" }) { items { status } } appointment(id: 1) { id } gone: appointment(id: 9999) { id }
      visits { items { id visitDate visitTime status discountMode allFree totalAmount } }
      today: visits(filter: { dateFrom: "2026-11-17", dateTo: "2026-11-17" }) { items { visitDate } }
      queueEntries(filter: { queueDate: "2026-11-17" }) { items { queueNumber status calledAt } } queueStats { totalEntries }
      appointmentStats { total today byStatus } visitStats { total totalRevenue } doctorStats(doctorId: 2) { totalAppointments averageRating } }`);
    const { appointments } = expectedSample(sapaevClinic, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    const rows = rowsAt(answer, 'day.items').toSorted((one, other) => Number(one['id']) - Number(other['id']));
    const byId = appointments.toSorted((one, other) => Number(one.id) - Number(other.id));
    expect(rows.map((row) => String(row['id']))).toEqual(byId.map(({ id }) => id));
    for (const [index, { start, end, status, reason, client, provider }] of byId.entries()) {
      const row = rows[index] ?? {};
      expect(row['appointmentDate']).toMatch(/^2026-11-1[78]T\d\d:\d\d:\d\d\+00:00$/);
      const from = Date.parse(String(row['appointmentDate']));
      expect(from).toBe(Date.parse(start ?? ''));
      expect(from + Number(at(row, 'service.durationMinutes')) * 60_000).toBe(Date.parse(end ?? ''));
      expect([row['status'], row['notes']]).toEqual([status, reason ?? null]);
      expect([String(at(row, 'patient.id')), at(row, 'patient.fullName')]).toEqual([client?.id, client?.name]);
      expect([String(at(row, 'doctor.id')), at(row, 'doctor.user.fullName')]).toEqual([provider?.id, provider?.name]);
    }
    const total = practice.appointments.filter(view.shows).length;
    expect([rowsAt(answer, 'all.items').length, at(answer, 'all.pagination.total')]).toEqual([total, total]);
    expect(new Set(column(rowsAt(answer, 'off.items'), 'status'))).toEqual(new Set(['cancelled']));
    expect(rowsAt(answer, 'hers.items').length).toBeGreaterThan(1);
    expect(rowsAt(answer, 'hers.items')[0]).toEqual({ doctor: { id: 2 }, service: { id: 1 } });
    expect(new Set(column(rowsAt(answer, 'paid.items'), 'status'))).toEqual(new Set(['completed', 'in_progress']));
    expect([answer['appointment'], answer['gone']]).toEqual([{ id: 1 }, null]);
    const visits = rowsAt(answer, 'visits.items');
    expect(visits.length).toBeGreaterThan(10);
    expect(visits.length).toBeLessThan(total);
    expect(visits.some(({ visitTime }) => visitTime === null)).toBe(true);
    expect(new Set(column(rowsAt(answer, 'today.items'), 'visitDate'))).toEqual(new Set(['2026-11-17']));
    expect(column(rowsAt(answer, 'queueEntries.items'), 'status')).toContain('waiting');
    expect(answer['appointmentStats']).toEqual({ total, today: appointments.length, byStatus: [] });
    expect([at(answer, 'visitStats.total'), at(answer, 'visitStats.totalRevenue')]).toEqual([visits.length, 0]);
    expect(at(answer, 'doctorStats.averageRating')).toBeNull();
  });

  it('books, changes the status and calls off, and says in the answer what it refuses', async () => {
    const { server, query, post } = await visit();
    const book = (input: string): string => `mutation { createAppointment(input: { ${input} }) { success message errors
      appointment { id appointmentDate status notes paymentStatus paymentAmount } } }`;
    const good = 'patientId: 2, doctorId: 1, serviceId: 3, appointmentDate: "2026-11-20T21:00:00Z", notes: "Cough"';
    const made = await query(book(good));
    expect(made['createAppointment']).toMatchObject({
      success: true,
      errors: null,
      appointment: {
        appointmentDate: '2026-11-20T21:00:00+00:00',
        status: 'scheduled',
        notes: 'Cough',
        paymentStatus: 'pending',
        paymentAmount: 140_000,
      },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({ clientKey: 2, providerKey: 1, typeKey: 3, minutes: 40, placeKey: 1 });
    const local = await query(book(good.replace('21:00:00Z', '16:30:00')));
    expect(at(local, 'createAppointment.appointment.appointmentDate')).toBe('2026-11-20T21:30:00+00:00');
    const refusals = [
      ['patientId: 2', 'patientId: 999', 'PATIENT_NOT_FOUND'],
      ['doctorId: 1', 'doctorId: 99', 'DOCTOR_NOT_FOUND'],
      ['serviceId: 3', 'serviceId: 7', 'SERVICE_NOT_FOUND'],
    ] as const;
    const answers = await Promise.all(refusals.map(([from, to]) => query(book(good.replace(from, to)))));
    expect(answers.map((answer) => failure(answer, 'createAppointment'))).toEqual(refusals.map(([, , code]) => code));
    const id = String(at(made, 'createAppointment.appointment.id'));
    const set = (status: string): string =>
      `mutation { updateAppointmentStatus(id: ${id}, status: "${status}") { success message errors appointment { status } } }`;
    expect(at(await query(set('confirmed')), 'updateAppointmentStatus.appointment.status')).toBe('confirmed');
    const unknown = await query(set('arrived'));
    expect(unknown['updateAppointmentStatus']).toMatchObject({
      success: false,
      message: 'Недопустимый статус. Допустимые: scheduled, confirmed, in_progress, completed, cancelled, no_show',
      appointment: null,
    });
    const off =
      await query(`mutation { cancelAppointment(id: ${id}, reason: "Is well") { success appointment { status notes } }
      other: cancelAppointment(id: 9999) { success errors } done: cancelAppointment(id: 1) { success errors } }`);
    expect(at(off, 'cancelAppointment.appointment')).toEqual({
      status: 'cancelled',
      notes: 'Cough\nОтменено: Is well',
    });
    expect([failure(off, 'other'), failure(off, 'done')]).toEqual(['APPOINTMENT_NOT_FOUND', 'CANNOT_CANCEL_COMPLETED']);
    const { body } = await post(book(good.replace('2026-11-20T21:00:00Z', 'tomorrow')));
    expect(body.errors?.[0]?.message).toContain('Value cannot represent a DateTime');
    const closed = await visit({ refuseWrites: 'Закрыто' });
    expect((await closed.query(book(good)))['createAppointment']).toMatchObject({ success: false, message: 'Закрыто' });
  });

  it('enters, changes and removes patients', async () => {
    const { server, query } = await visit();
    const enter = (phone: string): string => `mutation { createPatient(input: { fullName: "Karimova Nodira Alievna",
      phone: "${phone}", email: "nodira@example.test", birthDate: "1990-02-03", address: "1 Mill Road" })
      { success message errors patient { id fullName phone email birthDate address passportSeries } } }`;
    const made = await query(enter('+998 90 123 45 67'));
    expect(made['createPatient']).toMatchObject({
      success: true,
      message: 'Пациент успешно создан',
      patient: {
        fullName: 'Karimova Nodira Alievna',
        birthDate: '1990-02-03',
        address: '1 Mill Road',
        passportSeries: null,
      },
    });
    const last = (): unknown => server.practice.clients.at(-1);
    expect(last()).toMatchObject({ familyName: 'Karimova', givenName: 'Nodira Alievna' });
    expect(failure(await query(enter('+998 90 123 45 67')), 'createPatient')).toBe('PHONE_EXISTS');
    const id = String(at(made, 'createPatient.patient.id'));
    const changed =
      await query(`mutation { updatePatient(id: ${id}, input: { phone: "+998 90 765 43 21", passportSeries: "AC" })
      { patient { fullName phone email passportSeries } } other: updatePatient(id: 999, input: {}) { errors }
      used: deletePatient(id: 2) { success errors } deletePatient(id: ${id}) { success message } }`);
    expect(at(changed, 'updatePatient.patient')).toEqual({
      fullName: 'Karimova Nodira Alievna',
      phone: '+998 90 765 43 21',
      email: 'nodira@example.test',
      passportSeries: 'AC',
    });
    expect([failure(changed, 'other'), failure(changed, 'used')]).toEqual(['PATIENT_NOT_FOUND', 'HAS_RELATED_RECORDS']);
    expect(at(changed, 'deletePatient.success')).toBe(true);
    expect(server.practice.clients).toHaveLength(120);
  });

  it('registers visits, enters services and moves the queue', async () => {
    const { query } = await visit();
    const answer = await query(`mutation {
      createVisit(input: { patientId: 2, doctorId: 1, visitDate: "2026-11-17", visitTime: "09:30", discountMode: "benefit",
        serviceIds: [1, 2] }) { visit { id visitTime status totalAmount paymentStatus } }
      none: createVisit(input: { patientId: 2, doctorId: 1, visitDate: "2026-11-17", serviceIds: [77] }) { errors }
      createService(input: { name: "ECG", code: "K09", price: 90000, durationMinutes: 15 }) { service { id code price } }
      again: createService(input: { name: "ECG", code: "K09", price: 90000 }) { errors }
      updateServicePrice(id: 1, price: 1) { service { price } } free: updateServicePrice(id: 1, price: -1) { errors }
      joinQueue(input: { patientId: 5, doctorId: 8 }) { success message queueEntry { queueNumber status } }
      twice: joinQueue(input: { patientId: 5, doctorId: 8 }) { errors }
      callNextPatient(doctorId: 8) { message queueEntry { status } } empty: callNextPatient(doctorId: 8) { errors } }`);
    expect(at(answer, 'createVisit.visit')).toMatchObject({
      visitTime: '09:30:00',
      status: 'scheduled',
      totalAmount: 110_000,
    });
    expect(at(answer, 'createService.service')).toMatchObject({ code: 'K09', price: 90_000 });
    expect(at(answer, 'updateServicePrice.service.price')).toBe(1);
    expect(at(answer, 'joinQueue')).toMatchObject({ success: true, queueEntry: { queueNumber: 1, status: 'waiting' } });
    expect(at(answer, 'callNextPatient.queueEntry.status')).toBe('called');
    const codes = ['none', 'again', 'free', 'twice', 'empty'].map((field) => failure(answer, field));
    expect(codes).toEqual([
      'SERVICES_NOT_FOUND',
      'CODE_EXISTS',
      'INVALID_PRICE',
      'ALREADY_IN_QUEUE',
      'NO_PATIENTS_IN_QUEUE',
    ]);
    const id = String(at(answer, 'createVisit.visit.id'));
    const set = await query(`mutation { updateVisitStatus(id: ${id}, status: "completed") { visit { status } }
      wrong: updateVisitStatus(id: ${id}, status: "no_show") { errors } gone: updateVisitStatus(id: 9999, status: "completed") { errors } }`);
    expect(at(set, 'updateVisitStatus.visit.status')).toBe('completed');
    expect([failure(set, 'wrong'), failure(set, 'gone')]).toEqual(['INVALID_STATUS', 'VISIT_NOT_FOUND']);
    expect(at(await query(`{ visit(id: ${id}) { status } }`), 'visit.status')).toBe('completed');
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('queueEntries');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { items { id } } }')).status).toBe(500);
    const other = '{ patients(filter: { phone: "0101" }, pagination: { perPage: 1 }) { items { id } } }';
    expect((await poisoned.post(other)).status).toBe(200);
  });
});
