import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { medux } from './medux.ts';
import { clinicZone } from './tables.ts';

const { view } = medux;
const visit = productVisits(medux);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const patient = (details: string): string => `name: "Jo Park" age: "34" gender: "female" ${details}`;

describe('medux', () => {
  it('gives whole lists of patients, doctors and assistants', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ patients { id name email phone age email_verified_at created_at }
      doctors { id name email phone fees averageVisitTime workingHours { day active from to } city { name }
        district { city { name } } specialization { name } staffs { name } }
      staffs { id name doctor { id } } cities { name districts { name } doctors { name } } meS { name } }`);
    const people = rowsAt(answer, 'patients');
    const { clients, locations, patients } = expectedSample(medux, '2026-11-17');
    expect([locations, patients]).toEqual([[], []]);
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => String(key)));
    expect(clients).toHaveLength(5);
    for (const [index, { id, name, phones, emails, ...others }] of clients.entries()) {
      const row = people[index] ?? {};
      expect([row['id'], row['name'], row['email']]).toEqual([id, name, emails?.[0]]);
      expect(row['phone']).toBe(phones?.[0] ?? '');
      expect(others).toEqual({});
    }
    expect(new Set(column(people, 'email')).size).toBe(people.length);
    expect(people.some(({ email_verified_at }) => email_verified_at === null)).toBe(true);
    expect(people[0]?.['created_at']).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    const doctors = rowsAt(answer, 'doctors');
    expect(column(doctors, 'name')).toEqual(
      server.practice.providers.map(({ givenName, familyName }) => `${givenName} ${familyName}`),
    );
    expect(rowsAt(doctors[0], 'workingHours')).toHaveLength(7);
    expect(column(doctors, 'city.name')).toContain('Boulder');
    expect(column(doctors, 'district.city.name')).toEqual(column(doctors, 'city.name'));
    expect(rowsAt(answer, 'staffs')).toHaveLength(4);
    expect(at(answer, 'meS.name')).toBe('Dana Reyes');
    expect(missingOperations(medux)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ patients { id } }');
    expect(rowsAt(short, 'patients')).toHaveLength(3);
  });

  it('gives the whole book by the wall clock, without those that were called off', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ appointments { id date doctor { id name } patient { id name } }
      visits { dateAndTime patient { id } appointment { id date patient { id } } payment { amount status } }
      doctor_Ps { doctor { id } patient { id } created_at } }`);
    const all = rowsAt(answer, 'appointments');
    const days = ['2026-03-08', '2026-11-01', '2026-11-13', '2026-11-17', '2026-11-20'];
    for (const day of days) {
      const { appointments, mayOmit } = expectedSample(medux, day, { practice: server.practice });
      const rows = all.filter(({ date }) => String(date).startsWith(day));
      expect(mayOmit).toEqual([]);
      expect(new Set(column(rows, 'id'))).toEqual(new Set(appointments.map(({ id }) => id)));
      expect(rows).toHaveLength(appointments.length);
      for (const { id, start, client, provider, ...others } of appointments) {
        const row = rows.find((each) => each['id'] === id) ?? {};
        expect(instantOfWall(String(row['date']).replace(' ', 'T'), clinicZone)).toBe(Date.parse(start ?? ''));
        expect([row['patient'], row['doctor']]).toEqual([client, provider]);
        expect(others).toEqual({});
      }
    }
    expect(all.filter(({ date }) => String(date).startsWith('2026-11-17')).length).toBeGreaterThan(15);
    const visits = rowsAt(answer, 'visits');
    expect(visits.length).toBeGreaterThan(30);
    expect(column(visits, 'patient.id')).toEqual(column(visits, 'appointment.patient.id'));
    expect(rowsAt(visits[0], 'payment')).toHaveLength(1);
    expect(rowsAt(visits.at(-1), 'payment')).toEqual([]);
    expect(rowsAt(answer, 'doctor_Ps').length).toBeGreaterThan(10);
  });

  it('finds one row by its number, and refuses to choose among many', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ patient(id: 5) { name appointments { date } visits { notes } doctors { doctor { name } } }
      none: patient(id: 41) { id } nothing: patient(id: null) { id } doctor(id: "2") { name appointments { patient { name } } }
      appointment(id: 1) { date } free: appointmentByDate(date: "2026-11-17 03:33:00") { id }
      appointmentByDate(date: "2026-11-17 17:15:00") { patient { name } } specialization(id: 1) { name } staff(id: 2) { name }
      city(id: 2) { name } district(id: 2) { name } visit(id: 1) { id } payment(id: 1) { amount } doctor_P(id: 1) { doctor { id } } }`);
    expect(at(answer, 'patient.name')).toBe("Ana D'Angelo");
    expect([answer['none'], answer['nothing'], answer['free']]).toEqual([null, null, null]);
    expect(at(answer, 'doctor.name')).toBe('Björn Håkansson');
    expect(at(answer, 'appointment.date')).toBe('2026-11-13 08:00:00');
    expect(at(answer, 'appointmentByDate.patient.name')).toBe("Ana D'Angelo");
    const many = 'The query returned more than one result.';
    expect((await post('{ patient { id } }')).body.errors?.[0]?.message).toBe(many);
    expect((await post('{ appointmentByDate(date: "2026-11-17 10:00:00") { id } }')).body.errors?.[0]?.message).toBe(
      many,
    );
    const wrong = await post('{ appointmentByDate(date: "2026-11-17T10:00:00Z") { id } }');
    expect(wrong.body.errors?.[0]?.message).toContain('Y-m-d H:i:s');
    expect((await post('{ meP { id } }')).body.errors?.[0]?.message).toBe('Unauthenticated.');
  });

  it('books and deletes, for good', async () => {
    const { server, query, post } = await visit();
    const book = (doctor: string, who: string): string =>
      `mutation { createAppointment(date: "2026-11-20 16:00:00", doctor_id: ${doctor}, patient_id: ${who}) { id date patient { name } } }`;
    const made = at(await query(book('1', '5')), 'createAppointment') as Row;
    expect(made).toMatchObject({ date: '2026-11-20 16:00:00', patient: { name: "Ana D'Angelo" } });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-20T21:00:00Z'),
      providerKey: 1,
      clientKey: 5,
      state: 'planned',
    });
    for (const refused of [book('99', '5'), book('1', '4711')])
      expect((await post(refused)).body.errors?.[0]?.message).toBe('Internal server error');
    const remove = `mutation { deleteAppointment(id: ${String(made['id'])}) { id } }`;
    expect(await query(remove)).toEqual({ deleteAppointment: { id: made['id'] } });
    expect(await query(remove)).toEqual({ deleteAppointment: null });
    expect(server.practice.appointments.at(-1)?.isDeleted).toBe(true);
    const written =
      await query(`mutation { createVisit(prescription: "Rest", dateAndTime: "2026-11-17 09:00:00", notes: "",
      patient_id: 1, appointment_id: 1) { id dateAndTime } createPayment(amount: 80, status: "paid", notes: "", visit_id: 1) {
      amount visit { payment { id } } } deletePayment(id: 1) { id } deleteVisit(id: 2) { id } }`);
    expect(at(written, 'createPayment.visit.payment')).toHaveLength(2);
    expect(at(written, 'deleteVisit.id')).toBe('2');
  });

  it('enters and changes patients, with rules that count the same row', async () => {
    const { server, query, post } = await visit();
    const create = (details: string): string =>
      `mutation { createPatient(${patient(details)}) { id name email age phone created_at } }`;
    const good = 'email: "jo@example.test" password: "longenough" phone: "207 555 0188"';
    const made = at(await query(create(good)), 'createPatient') as Row;
    expect(made).toMatchObject({ name: 'Jo Park', email: 'jo@example.test', age: '34', phone: '207 555 0188' });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
    });
    const refused = await post(create('email: "jo@example.test" password: "short" phone: ""'));
    expect(refused.body.errors?.[0]).toMatchObject({
      message: 'Validation failed for the field [createPatient].',
      extensions: {
        validation: {
          email: ['The email has already been taken.'],
          password: ['The password must be at least 8 characters.'],
        },
      },
    });
    const id = String(made['id']);
    const update = (more: string, age = '35'): string =>
      `mutation { updatePatient(id: ${id}, age: "${age}", phone: "207 555 0199", gender: "female" ${more}) { name age phone email } }`;
    expect(await query(update('name: "Joanna Park"'))).toEqual({
      updatePatient: { name: 'Joanna Park', age: '35', phone: '207 555 0199', email: 'jo@example.test' },
    });
    expect((await post(update('email: "jo@example.test"'))).body.errors?.[0]?.extensions).toMatchObject({
      validation: { email: ['The email has already been taken.'] },
    });
    expect((await post(update('', '7'))).body.errors?.[0]?.extensions).toMatchObject({
      validation: { age: ['The age must be at least 2 characters.'] },
    });
    const entry = 'email: "jo@example.test", password: "longenough", device_name: "desk"';
    expect(at(await query(`mutation { loginPatient(${entry}) }`), 'loginPatient')).toMatch(/^2\|/);
    expect((await post(`mutation { loginDoctor(${entry}) }`)).body.errors?.[0]?.message).toContain('credentials');
    expect(await query(`mutation { deletePatient(id: ${id}) { name } }`)).toEqual({
      deletePatient: { name: 'Joanna Park' },
    });
    expect(await query(`{ patient(id: ${id}) { id } }`)).toEqual({ patient: null });
    const upserted = await query(
      `mutation { upsertPatient(id: 2, ${patient('email: "s@example.test" password: "longenough" phone: "303"')}) { id name } }`,
    );
    expect(upserted['upsertPatient']).toEqual({ id: '2', name: 'Jo Park' });
  });

  it('keeps doctors, assistants and places, and refuses when it is told to', async () => {
    const { query, post } = await visit();
    const day = '{ day: "Monday", active: "1", from: "08:00", to: "12:00" }';
    const week = Array.from({ length: 7 }, (_, index) => `day${String(index + 1)}: ${day}`).join(' ');
    const answer =
      await query(`mutation { updateDoctor(id: 1, fees: 99.5, workingHours: { ${week} }) { fees workingHours { to } }
      createStaff(name: "Lou", email: "lou@example.test", password: "longenough", doctor_id: 2) { id doctor { name } }
      createCity(name: "Bath") { id } createDistrict(name: "Harbor", city_id: 4) { city { name } } deleteCity(id: 4) { name }
      createPatientforDoctor(doctor_id: 8, patient_id: 1) { doctor { name } patient { name } } }`);
    expect(at(answer, 'updateDoctor.fees')).toBe(99.5);
    expect(new Set(column(rowsAt(answer, 'updateDoctor.workingHours'), 'to'))).toEqual(new Set(['12:00']));
    expect(at(answer, 'createStaff')).toEqual({ id: '5', doctor: { name: 'Björn Håkansson' } });
    expect(at(answer, 'createDistrict.city.name')).toBe('Bath');
    expect(at(answer, 'createPatientforDoctor.doctor.name')).toBe('Oscar Bell');
    const twice = await post(
      'mutation { createStaff(name: "Lou", email: "lou@example.test", password: "longenough", doctor_id: 2) { id } }',
    );
    expect(twice.body.errors?.[0]?.message).toBe('Validation failed for the field [createStaff].');
    const closed = await visit({ refuseWrites: 'Closed', poison: [{ kind: 'client', key: 3 }] });
    const booked = await closed.post('mutation { deleteAppointment(id: 1) { id } }');
    expect(booked.body.errors?.[0]?.message).toBe('Closed');
    expect((await closed.post('{ patients { id } }')).status).toBe(500);
  });

  it('shows its schema, with what the framework adds, within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('appointmentByDate');
    expect(types.has('SimplePaginatorInfo')).toBe(true);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
