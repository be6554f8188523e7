import { describe, expect, it } from 'vitest';
import { wallText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { mediCal } from './mediCal.ts';

const { view } = mediCal;
const { of } = view.ids;
const visit = productVisits(mediCal);
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const user = 'id username firstName lastName email phone dob isDoctor allergies permanentTreatments';

describe('MediCal', () => {
  it('lists all users, of whom most are patients, and some doctors', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const answer = await query(`{ allUsers { ${user} } allDoctors { id specialties userId { id firstName lastName
      isDoctor } businessHours { startTime endTime lunchTime minutesPerAppointment } } allBusinessHours { description } }`);
    const rows = rowsAt(answer, 'allUsers');
    const patients = rows.filter((row) => row['isDoctor'] === false && row['username'] !== 'admin');
    const expected = view.clients(practice).map((client) => clientThrough(view, practice, client));
    expect(column(patients, 'id')).toEqual(expected.map(({ id }) => id));
    for (const [index, { name, givenName = '', familyName, phones, emails }] of expected.entries()) {
      const row = patients[index] ?? {};
      expect(named(row, 'firstName', 'lastName').trim()).toBe(name);
      expect(row).toMatchObject({ firstName: givenName, lastName: familyName });
      expect([row['phone'], row['email']]).toEqual([phones?.[0] ?? '', emails?.[0] ?? '']);
    }
    expect(column(rows, 'id').slice(0, 5)).toEqual(expectedSample(mediCal, day).clients.map(({ id }) => id));
    expect(new Set(column(rows, 'username')).size).toBe(rows.length);
    const doctors = rowsAt(answer, 'allDoctors');
    expect(doctors).toHaveLength(8);
    expect(doctors[2]).toEqual({
      id: '3',
      specialties: 'General medicine, surgery',
      userId: { id: '124', firstName: 'Priya', lastName: 'Raman', isDoctor: true },
      businessHours: { startTime: '08:00:00', endTime: '17:59:00', lunchTime: '12:00:00', minutesPerAppointment: 30 },
    });
    expect(rowsAt(answer, 'allBusinessHours')).toHaveLength(2);
    expect(missingOperations(mediCal)).toEqual([]);
  });

  it('lists appointments by the clock of the clinic, with a diagnosis or none', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const fields = `id dateApp timeApp isDiagnosed diagnosis treatment patientId { id firstName lastName }
      doctorId { id userId { firstName lastName } }`;
    const rows = rowsAt(await query(`{ allAppointments { ${fields} } }`), 'allAppointments');
    expect(column(rows, 'id')).toEqual(
      practice.appointments.filter(view.shows).map(({ key }) => of('appointment', key)),
    );
    const { appointments, statusWords, locations } = expectedSample(mediCal, day, { practice });
    expect(locations).toEqual([]);
    expect(appointments.length).toBeGreaterThan(10);
    expect(rows.filter((row) => row['dateApp'] === day)).toHaveLength(appointments.length);
    for (const { id, start, client, provider, ...others } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(`${String(row['dateApp'])}T${String(row['timeApp'])}`).toBe(
        wallText(Date.parse(start ?? ''), 'America/New_York'),
      );
      expect(at(row, 'patientId.id')).toBe(client?.id);
      expect(named(row['patientId'] as Row, 'firstName', 'lastName').trim()).toBe(client?.name);
      expect(at(row, 'doctorId.id')).toBe(provider?.id);
      expect(named(row, 'doctorId.userId.firstName', 'doctorId.userId.lastName')).toBe(provider?.name);
      expect(Object.keys(others)).toEqual([]);
      const isDiagnosed = statusWords[id]?.includes('diagnosed') ?? null;
      expect(row['isDiagnosed']).toBe(isDiagnosed);
      expect(row['diagnosis'] !== null).toBe(isDiagnosed);
    }
  });

  it('asks for appointments of a doctor or a patient, by numbers of two kinds', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ today: appointments(drUserId: 123) { dateApp doctorId { id } }
      then: appointments(drUserId: 123, date: "2026-11-18") { dateApp }
      none: appointments(date: "2026-11-17") { id } nothing: upcomingAppointments(date: "2026-11-17") { id }
      past: pastAppointments(drUserId: 123) { dateApp } next: upcomingAppointments(dr: 2, date: "2030-01-01") { dateApp }
      own: upcomingAppointments(patient: 1) { patientId { id } } user(userId: 1) { firstName } nobody: user { id }
      doctor(userId: 123) { id } same: doctor(doctorId: 2) { userId { id } } me { username pk } }`);
    expect(new Set(column(rowsAt(answer, 'today'), 'dateApp'))).toEqual(new Set([day]));
    expect(new Set(column(rowsAt(answer, 'today'), 'doctorId.id'))).toEqual(new Set(['2']));
    expect(new Set(column(rowsAt(answer, 'then'), 'dateApp'))).toEqual(new Set(['2026-11-18']));
    expect(column(rowsAt(answer, 'past'), 'dateApp').every((date) => String(date) < day)).toBe(true);
    const next = column(rowsAt(answer, 'next'), 'dateApp');
    expect(next.length).toBeGreaterThan(0);
    expect(next.every((date) => String(date) >= day)).toBe(true);
    expect(column(rowsAt(answer, 'own'), 'patientId.id').every((id) => id === '1')).toBe(true);
    expect(answer).toMatchObject({ none: null, nothing: null, nobody: null, user: { firstName: 'Zoë' } });
    expect(answer).toMatchObject({ doctor: { id: '2' }, same: { userId: { id: '123' } }, me: { username: 'admin' } });
    const wrong = await post('{ appointments(drUserId: 2) { id } }');
    expect(wrong.body.errors?.[0]?.message).toBe('Doctor matching query does not exist.');
    expect((await post('{ user(userId: 9999) { id } }')).body.errors?.[0]?.message).toMatch(/^User matching/);
    const bad = await post('{ appointments(drUserId: 123, date: "17.11.2026") { id } }');
    expect(bad.body.errors?.[0]?.message).toMatch(/^Argument "date" has invalid value/);
  });

  it('shows the same users as nodes with other ids, a hundred at once', async () => {
    const { query, post } = await visit();
    const page =
      'edges { node { id pk username isActive verified doctorSet { id } } } pageInfo { hasNextPage endCursor }';
    const first = await query(`{ users { ${page} } }`);
    expect(nodesAt(first, 'users')).toHaveLength(100);
    expect(nodesAt(first, 'users')[0]).toMatchObject({ id: 'VXNlck5vZGU6MQ==', pk: 1, username: 'zobrien1' });
    expect(at(first, 'users.pageInfo.hasNextPage')).toBe(true);
    const after = String(at(first, 'users.pageInfo.endCursor'));
    const rest = nodesAt(await query(`{ users(after: "${after}") { ${page} } }`), 'users');
    expect(nodesAt(await query(`{ users(offset: 100) { ${page} } }`), 'users')).toEqual(rest);
    expect(rest.some((row) => rowsAt(row, 'doctorSet').length > 0)).toBe(true);
    const found =
      await query(`{ part: users(username_Icontains: "OBRIEN") { ${page} } whole: users(username: "obrien") { ${page} }
      off: users(isActive: false) { ${page} } last: users(last: 2) { ${page} } }`);
    expect(nodesAt(found, 'part')).toHaveLength(2);
    expect(nodesAt(found, 'whole')).toEqual([]);
    expect(nodesAt(found, 'off').every((row) => row['isActive'] === false)).toBe(true);
    expect(column(nodesAt(found, 'last'), 'pk')).toEqual([128, 129]);
    const many = await post('{ users(first: 101) { edges { cursor } } }');
    expect(many.body.errors?.[0]?.message).toContain('exceeds the `first` limit of 100 records');
  });

  it('books, diagnoses and deletes appointments', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const book = (doctor: number): string => `mutation { createAppointment(date: "2026-11-20", time: "09:30",
      drUserId: ${String(doctor)}, patient: 2) { appointment { id dateApp timeApp isDiagnosed patientId { lastName } doctorId { id } } } }`;
    const made = at(await query(book(122)), 'createAppointment.appointment');
    expect(made).toMatchObject({
      dateApp: '2026-11-20',
      timeApp: '09:30:00',
      isDiagnosed: false,
      doctorId: { id: '1' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-11-20T14:30:00Z'), clientKey: 2 });
    // Nobody minds that the time is taken; but the number of a doctor is none of a user.
    await query(book(122));
    expect((await post(book(1))).body.errors?.[0]?.message).toBe('Doctor matching query does not exist.');
    const id = String(at(made, 'id'));
    const found = `mutation { updateAppointment(id: ${id}, diagnosis: "Flu", treatment: "Tea") { appointment {
      isDiagnosed diagnosis treatment timeApp } } }`;
    expect(at(await query(found), 'updateAppointment.appointment')).toEqual({
      isDiagnosed: true,
      diagnosis: 'Flu',
      treatment: 'Tea',
      timeApp: '09:30:00',
    });
    const remove = `mutation { deleteAppointment(id: ${id}) { appointment { id } } }`;
    expect(await query(remove)).toEqual({ deleteAppointment: null });
    expect(practice.appointments.at(-2)?.isDeleted).toBe(true);
    expect((await post(remove)).body.errors?.[0]?.message).toBe('Appointment matching query does not exist.');
  });

  it('enters one user without a name to log in with, changes and keeps them, and refuses', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const enter =
      'mutation { createUser(firstName: "Jo", lastName: "Park", dob: "1990-02-03") { user { id email phone dob } } }';
    const made = at(await query(enter), 'createUser.user');
    expect(made).toEqual({ id: '130', email: 'john@doe.com', phone: '+504 1234 5678', dob: '1990-02-03' });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect((await post(enter)).body.errors?.[0]?.message).toContain('api_user_username_key');
    const bare = await post('mutation { createUser(firstName: "A", lastName: "B") { user { id } } }');
    expect(bare.body.errors?.[0]?.message).toBe("mutate() missing 1 required positional argument: 'dob'");
    const change = `mutation { updateUser(id: 130, firstName: "Joe", lastName: "Park", dob: null, phone: "207 555 0199",
      address: "1 Way") { user { firstName phone dob } } deleteUser(id: "130") { user { firstName } } }`;
    expect(await query(change)).toEqual({
      updateUser: { user: { firstName: 'Joe', phone: '207 555 0199', dob: null } },
      deleteUser: { user: { firstName: 'Joe' } },
    });
    expect(rowsAt(await query('{ allUsers { id } }'), 'allUsers')).toContainEqual({ id: '130' });
    const register = (second: string): string => `mutation { register(email: "al@example.test", username: "al",
      password1: "pine-tree", password2: "${second}") { success errors token } }`;
    expect(at(await query(register('x')), 'register')).toMatchObject({ success: false, token: null });
    expect(at(await query(register('pine-tree')), 'register.success')).toBe(true);
    const login = `mutation { tokenAuth(username: "admin", password: "no") { success errors token } verifyAccount(token: "x") { success } }`;
    expect(await query(login)).toMatchObject({ tokenAuth: { success: false }, verifyAccount: { success: false } });
    const closed = await visit({ refuseWrites: 'Closed today' });
    expect((await closed.post(enter)).body.errors?.[0]?.message).toBe('Closed today');
  });

  it('spoils and cuts lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('allAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ cap: 3, poison: [{ kind: 'client', key: 5 }] });
    expect(rowsAt(await closed.query('{ allUsers { id } }'), 'allUsers')).toHaveLength(3);
    expect((await closed.post('{ user(userId: 5) { id } }')).status).toBe(500);
  });
});
