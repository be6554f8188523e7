import { describe, expect, it } from 'vitest';
import { patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { fullNameOf, rowOf } from '../../dialects/practice.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { veterinaryBackend } from './veterinaryBackend.ts';

const { view } = veterinaryBackend;
const { of } = view.ids;
const visit = productVisits(veterinaryBackend);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const user = 'id username firstName lastName email role';

describe('Veterinary backend', () => {
  it('lists pets whole, each with an owner, and nobody else', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const answer = await query(`{ allPets { id name breed age owner { ${user} } } }`);
    const rows = rowsAt(answer, 'allPets');
    const pets = view.patients?.(practice) ?? [];
    expect(rows).toHaveLength(pets.length);
    for (const [index, record] of pets.entries()) {
      const { clientId, breed = '', ...expected } = patientThrough(view, record);
      expect(rows[index]).toMatchObject({ ...expected, breed, owner: { id: clientId, role: 'OWNER' } });
      const owner = rowOf(practice.clients, record.clientKey);
      expect(named(rows[index] ?? {}, 'owner.firstName', 'owner.lastName').trim()).toBe(owner && fullNameOf(owner));
      expect(at(rows[index], 'owner.email')).toBe(owner?.emails[0] ?? '');
      expect(at(rows[index], 'age')).toBeGreaterThanOrEqual(0);
    }
    expect(column(rows, 'name')).not.toContain('Stray tabby');
    const names = new Map(rows.map((row) => [at(row, 'owner.username'), at(row, 'owner.id')]));
    expect(names.size).toBe(new Set(column(rows, 'owner.id')).size);
    expect(rows.some((row) => at(row, 'owner.firstName') === '')).toBe(true);
    expect(expectedSample(veterinaryBackend, '2026-11-17').clients).toEqual([]);
    expect(missingOperations(veterinaryBackend)).toEqual([]);
  });

  it('lists all appointments, those of a day among them', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const answer = await query(`{ allAppointments { id date reason status notes veterinarian { ${user} }
      pet { id name owner { id firstName lastName } } } }`);
    const all = rowsAt(answer, 'allAppointments');
    expect(column(all, 'id')).toEqual(
      practice.appointments.filter(view.shows).map(({ key }) => of('appointment', key)),
    );
    const { appointments } = expectedSample(veterinaryBackend, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    for (const { id, start, status, reason = '', patient, client, provider } of appointments) {
      const row = all.find((each) => each['id'] === id) ?? {};
      expect(row).toMatchObject({ status, reason, pet: { ...patient, owner: { id: client?.id } } });
      expect(row['date']).toMatch(/^2026-11-1[78]T\d\d:\d\d:00\+00:00$/);
      expect(Date.parse(String(row['date']))).toBe(Date.parse(start ?? ''));
      expect(row['veterinarian']).toMatchObject({ id: provider?.id, role: 'VET' });
      expect(named(row, 'veterinarian.firstName', 'veterinarian.lastName')).toBe(provider?.name);
      expect(named(row, 'pet.owner.firstName', 'pet.owner.lastName').trim()).toBe(client?.name);
    }
    // The day as the desk has it, and no other row.
    const from = Date.parse('2026-11-17T00:00:00-05:00');
    const ofDay = all.filter((row) => {
      const start = Date.parse(String(row['date']));
      return start >= from && start < from + 86_400_000;
    });
    expect(ofDay).toHaveLength(appointments.length);
    expect(new Set(column(all, 'status'))).toEqual(new Set(['PENDING', 'APPROVED']));
    const vets = new Set(column(all, 'veterinarian.id'));
    expect([...vets].some((id) => column(all, 'pet.owner.id').includes(id))).toBe(false);
  });

  it('lists messages and schedules, and tokens', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ allMessages { id content timestamp isRead owner { id role } veterinarian { role } }
      allSchedules { id day startTime endTime veterinarian { firstName role } } }`);
    expect(rowsAt(answer, 'allMessages')).toHaveLength(5);
    expect(rowsAt(answer, 'allMessages')[0]).toMatchObject({
      timestamp: '2026-11-12T14:20:31+00:00',
      isRead: true,
      owner: { id: of('client', 1), role: 'OWNER' },
    });
    expect(rowsAt(answer, 'allSchedules')[2]).toEqual({
      id: '3',
      day: '2026-11-16',
      startTime: '13:00:00',
      endTime: '19:00:00',
      veterinarian: { firstName: 'Priya', role: 'VET' },
    });
    const login = (password: string): string =>
      `mutation { tokenAuth(username: "reception", password: "${password}") { token payload refreshExpiresIn } }`;
    const token = String(at(await query(login('reception-password')), 'tokenAuth.token'));
    const known = await query(
      `mutation { verifyToken(token: "${token}") { payload } refreshToken(token: "${token}") { token } }`,
    );
    expect(known).toMatchObject({ verifyToken: { payload: { username: 'reception' } }, refreshToken: { token } });
    expect((await post(login('x'))).body.errors?.[0]?.message).toBe('Please enter valid credentials');
    const bad = await post('mutation { verifyToken(token: "x") { payload } }');
    expect(bad.body.errors?.[0]?.message).toBe('Error decoding signature');
  });

  it('books what its answer can not show, and takes any text for a state', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const book = (date: string, parts = 'id', pet = of('patient', 2)): string => `mutation { createAppointment(
      petId: ${pet}, veterinarianId: ${of('provider', 3)}, date: "${date}", reason: "Cough") { appointment { ${parts} } } }`;
    const made = await query(
      book('2026-11-20T09:00:00-05:00', 'id status reason pet { name } veterinarian { firstName }'),
    );
    const shown = { status: 'PENDING', reason: 'Cough', veterinarian: { firstName: 'Priya' } };
    expect(at(made, 'createAppointment.appointment')).toMatchObject(shown);
    const last = (): unknown => practice.appointments.at(-1);
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T14:00:00Z'), providerKey: 3, patientKey: 2 });
    // Stored all the same.
    const failed = await post(book('2026-11-20 15:30', 'id date'));
    expect(failed.body).toMatchObject({
      data: { createAppointment: { appointment: null } },
      errors: [{ message: "DateTime cannot represent value: '2026-11-20 15:30'" }],
    });
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T15:30:00Z'), state: 'planned' });
    const invalid = await post(book('20.11.2026'));
    expect(invalid.body.errors?.[0]?.message).toContain('“20.11.2026” value has an invalid format');
    const nobody = await post(book('2026-11-20T16:00:00Z', 'id', '9999'));
    expect(nobody.body.errors?.[0]?.message).toBe('Pet matching query does not exist.');
    const id = String(at(made, 'createAppointment.appointment.id'));
    const update = (status: string): string =>
      `mutation { updateAppointmentStatus(appointmentId: ${id}, status: "${status}") { appointment { status date } } }`;
    const approved = await query(update('approved'));
    expect(at(approved, 'updateAppointmentStatus.appointment')).toEqual({
      status: 'APPROVED',
      date: '2026-11-20T14:00:00+00:00',
    });
    expect(practice.appointments.at(-2)).toMatchObject({ state: 'confirmed' });
    await query(update('pending'));
    expect(practice.appointments.at(-2)).toMatchObject({ state: 'planned' });
    const odd = await post(update('cancelled'));
    const message = "Enum 'VeterinaryAppointmentsStatusChoices' cannot represent value: 'cancelled'";
    expect(odd.body).toMatchObject({ data: { updateAppointmentStatus: { appointment: null } }, errors: [{ message }] });
    const { body } = await post('{ allAppointments { id status } }');
    expect(body.errors).toHaveLength(1);
    expect(at(body, 'data.allAppointments')).toContain(null);
    expect((await post(update('x'.repeat(21)))).body.errors?.[0]?.message).toContain('value too long');
    // Only completed visits would be told apart from approved ones.
    const done = practice.appointments.find((row) => view.shows(row) && row.state === 'completed');
    await query(update('approved').replace(id, of('appointment', done?.key ?? 0)));
    expect(practice.appointments.find(({ key }) => key === done?.key)?.state).toBe('completed');
  });

  it('enters owners and pets, messages and hours, and refuses', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const enter = (username: string): string => `mutation { createOwner(username: "${username}", firstName: "Jo",
      lastName: "Park", email: "jo@example.test") { owner { id username role } } }`;
    const made = await query(enter('jo'));
    expect(at(made, 'createOwner.owner')).toEqual({ id: of('client', 121), username: 'jo', role: 'OWNER' });
    expect((await post(enter('jo'))).body.errors?.[0]?.message).toContain('duplicate key value');
    const pet = (
      ownerId: string,
      age = 3,
    ): string => `mutation { createPet(name: "Tui", breed: "Kea", age: ${String(age)},
      ownerId: ${ownerId}) { pet { id age breed owner { lastName } } } }`;
    const entered = await query(pet(of('client', 121)));
    expect(at(entered, 'createPet.pet')).toMatchObject({ age: 3, breed: 'Kea', owner: { lastName: 'Park' } });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Tui', breed: 'Kea', clientKey: 121 });
    // Staff are users, and no owners.
    const staff = await post(pet(of('provider', 1)));
    expect(staff.body.errors?.[0]?.message).toBe('User matching query does not exist.');
    expect((await post(pet(of('client', 121), -1))).body.errors?.[0]?.message).toContain('veterinary_pet_age_check');
    const people = `ownerId: ${of('client', 121)}, veterinarianId: ${of('provider', 1)}`;
    const sent = await query(
      `mutation { sendMessage(${people}, content: "Hello") { message { id isRead timestamp } } }`,
    );
    expect(at(sent, 'sendMessage.message')).toEqual({ id: '6', isRead: false, timestamp: '2026-11-17T15:10:00+00:00' });
    const read = await query('mutation { markMessageAsRead(messageId: 6) { message { isRead } } }');
    expect(at(read, 'markMessageAsRead.message.isRead')).toBe(true);
    const hours = `veterinarianId: ${of('provider', 1)}, day: "2026-11-20", startTime: "09:00", endTime: "12:30"`;
    await query(`mutation { manageSchedule(${hours}) { schedule { id } } }`);
    const shown = await post(`mutation { manageSchedule(${hours}) { schedule { day } } }`);
    expect(shown.body.errors?.[0]?.message).toBe("Date cannot represent value: '2026-11-20'");
    const schedules = rowsAt(await query('{ allSchedules { day startTime endTime } }'), 'allSchedules');
    expect(schedules.slice(-2)).toEqual(
      [1, 2].map(() => ({ day: '2026-11-20', startTime: '09:00:00', endTime: '12:30:00' })),
    );
    const closed = await visit({ refuseWrites: 'Closed today' });
    expect((await closed.post(enter('jo'))).body.errors?.[0]?.message).toBe('Closed today');
    expect(closed.server.practice.clients).toHaveLength(120);
  });

  it('spoils and cuts lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toEqual([
      'allPets',
      'allAppointments',
      'allMessages',
      'allSchedules',
    ]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const closed = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect(rowsAt(await closed.query('{ allPets { id } }'), 'allPets')).toHaveLength(3);
    expect((await closed.post('{ allPets { owner { id } } }')).status).toBe(500);
  });
});
