import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { isRow } from '../generatedRows.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { optiVet } from './optiVet.ts';
import { optiVetIds, startOf } from './values.ts';

const { view } = optiVet;
const visit = productVisits(optiVet);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const nameOf = (value: unknown): string => (isRow(value) ? named(value, 'first_name', 'last_name') : '');
const join = `mutation Join($first: String!, $email: String!, $role: String!, $phone: String!) {
  addUser(first_name: $first, last_name: "Park", email: $email, password: "Secret12", role: $role, phone: $phone
    address: "5 Elm Street") { _id first_name role phone address appointments { _id } } }`;

describe('OptiVet', () => {
  it('lists users of all roles and pets with their owners, all of them', async () => {
    const { query, server } = await visit();
    const answer =
      await query(`{ viewUsers { _id first_name last_name email role phone address appointments { _id reason pet { name } } }
      viewPets { _id name breed dob gender allergies owner { _id first_name last_name role } vet { _id } } }`);
    const { clients, patients } = expectedSample(optiVet, '2026-11-17');
    const users = rowsAt(answer, 'viewUsers');
    expect(users.slice(0, 9).map((row) => row['role'])).toEqual([
      'admin',
      ...Array.from({ length: 4 }, () => 'veterinarian'),
      ...Array.from({ length: 3 }, () => 'staff'),
      'veterinarian',
    ]);
    const owners = users.filter((row) => row['role'] === 'owner');
    expect(column(owners, '_id')).toEqual(view.clients(server.practice).map(({ key }) => optiVetIds.of('client', key)));
    for (const [index, client] of clients.entries()) {
      const row = owners[index] ?? {};
      expect([row['_id'], nameOf(row)]).toEqual([client.id, client.name]);
      expect([row['first_name'], row['last_name']]).toEqual([client.givenName ?? null, client.familyName]);
      expect([row['email'], row['phone']]).toEqual([client.emails?.[0] ?? null, client.phones?.[0] ?? null]);
      expect(client).not.toHaveProperty('active');
    }
    // Nothing is loaded for a visit here but its id.
    const visits = owners.flatMap((row) => rowsAt(row, 'appointments'));
    expect(visits.length).toBeGreaterThan(50);
    expect(visits.every((row) => row['reason'] === null && row['pet'] === null)).toBe(true);
    const pets = rowsAt(answer, 'viewPets');
    expect(pets).toHaveLength(server.practice.patients.length);
    expect(pets.slice(0, 5).map((row) => [row['_id'], row['name'], row['breed'], at(row, 'owner._id')])).toEqual(
      patients.map(({ id, name, breed, clientId }) => [id, name, breed ?? null, clientId ?? null]),
    );
    expect(pets[1]).toMatchObject({ gender: 'unknown', vet: null });
    expect(pets.at(-1)).toMatchObject({ name: 'Stray tabby', owner: null });
    expect(missingOperations(optiVet)).toEqual([]);
  });

  it('has all visits in one list, a day apart from a time, and finds none by date', async () => {
    const { query, server } = await visit();
    const fields = `_id appt_date appt_time reason owner { _id first_name last_name } vet { _id first_name last_name }
      pet { _id name owner { _id first_name } }`;
    const rows = rowsAt(await query(`{ viewAppointments { ${fields} } }`), 'viewAppointments');
    expect(column(rows, '_id')).toEqual(
      server.practice.appointments.filter((row) => view.shows(row)).map(({ key }) => optiVetIds.of('appointment', key)),
    );
    const today = rows.filter((row) => row['appt_date'] === '2026-11-17T00:00:00.000Z');
    const { appointments } = expectedSample(optiVet, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(10);
    expect(new Set(column(today, '_id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(today).toHaveLength(appointments.length);
    for (const { id, start, end, reason, patient, client, provider, location, status } of appointments) {
      const row = today.find((each) => each['_id'] === id) ?? {};
      expect(startOf(String(row['appt_date']), String(row['appt_time']))).toBe(Date.parse(start ?? ''));
      expect([row['reason'] ?? undefined, end, location, status]).toEqual([reason, undefined, undefined, undefined]);
      expect([at(row, 'pet._id'), at(row, 'pet.name')]).toEqual([patient?.id, patient?.name]);
      expect([at(row, 'owner._id'), nameOf(row['owner'])]).toEqual([client?.id, client?.name]);
      expect([at(row, 'vet._id') ?? undefined, nameOf(row['vet'])]).toEqual([provider?.id, provider?.name ?? '']);
      expect(at(row, 'pet.owner')).toEqual({ _id: client?.id, first_name: null });
    }
    expect(new Set(column(today, 'appt_time'))).toContain('8:00 AM');
    expect(new Set(column(today, 'appt_time'))).toContain('12:05 AM');
    const pet = String(at(today[0], 'pet._id'));
    const answer = await query(`{ viewAppointmentByDate(date: "2026-11-17") { _id }
      viewAppointmentsByPet(petId: "${pet}") { pet { _id } } one: viewAppointment(_id: "${String(today[0]?.['_id'])}") { appt_time }
      viewMedicalRecords { diagnosis pet { name } vet { role } appointment { appt_date pet { _id } owner { _id last_name } } } }`);
    expect(answer['viewAppointmentByDate']).toEqual([]);
    expect(rowsAt(answer, 'viewAppointmentsByPet').every((row) => at(row, 'pet._id') === pet)).toBe(true);
    expect(at(answer, 'one.appt_time')).toBe(today[0]?.['appt_time']);
    const records = rowsAt(answer, 'viewMedicalRecords');
    expect(records.length).toBeGreaterThan(10);
    expect(records.every((row) => at(row, 'appointment.owner.last_name') === null)).toBe(true);
  });

  it('finds a user by id with loaded visits, and fails by email', async () => {
    const { query, post } = await visit();
    const id = optiVetIds.of('client', 1);
    const answer =
      await query(`{ viewUserById(_id: "${id}") { last_name appointments { appt_time pet { name } owner { _id } } }
      viewPetsByOwner(ownerId: "${id}") { name owner { last_name } } viewUserByEmail(email: "nobody@example.test") { _id } }`);
    expect(rowsAt(answer, 'viewUserById.appointments').every((row) => at(row, 'owner._id') === id)).toBe(true);
    expect(rowsAt(answer, 'viewPetsByOwner').every((row) => at(row, 'owner.last_name') === "O'Brien")).toBe(true);
    expect(answer['viewUserByEmail']).toBeNull();
    const refusals: readonly (readonly [string, string])[] = [
      ['viewUserById(_id: "abc")', 'Error fetching user: Invalid or missing user ID.'],
      [`viewUserById(_id: "${optiVetIds.of('client', 41)}")`, 'Error fetching user: User not found.'],
      [
        'viewUserByEmail(email: "mai@example.test")',
        'Cannot populate path `pets` because it is not in your schema. Set the `strictPopulate` option to false to override.',
      ],
    ];
    const bodies = await Promise.all(refusals.map(([field]) => post(`{ ${field} { _id } }`)));
    expect(bodies.map(({ body }) => body.errors?.[0]?.message)).toEqual(refusals.map(([, message]) => message));
  });

  it('enters, changes and deletes users, with the rules of the database', async () => {
    const { query, post, server } = await visit();
    const input = { first: 'Jo', email: 'jo@example.test', role: 'owner', phone: '+12075550199' };
    const added = at(await query(join, input), 'addUser');
    expect(added).toMatchObject({ first_name: 'Jo', role: 'owner', address: '5 Elm Street', appointments: [] });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect((await post(join, input)).body.errors?.[0]?.message).toBe(
      'Error adding user: User with this email already exists.',
    );
    const wrong = { first: 'Zoë', email: 'zoe3@example.test', role: 'vet', phone: '207 555 0199' };
    expect((await post(join, wrong)).body.errors?.[0]?.message).toBe(
      'Error adding user: User validation failed: first_name: Validator failed for path `first_name` with value `Zoë`, role: `vet` is not a valid enum value for path `role`., phone: Validator failed for path `phone` with value `207 555 0199`',
    );
    await query(join, { ...input, email: 'vet@example.test', role: 'veterinarian' });
    const id = String(at(added, '_id'));
    const changed =
      await query(`mutation { updateUser(_id: "${id}", first_name: "Zoë", last_name: "Park-Ng", phone: "207 555 0100") {
      first_name last_name phone email address } }`);
    expect(changed['updateUser']).toEqual({
      first_name: 'Zoë',
      last_name: 'Park-Ng',
      phone: '207 555 0100',
      email: 'jo@example.test',
      address: '5 Elm Street',
    });
    expect(at(await query(`mutation { deleteUser(_id: "${id}") { last_name } }`), 'deleteUser.last_name')).toBe(
      'Park-Ng',
    );
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    const users = rowsAt(await query('{ viewUsers { role email } }'), 'viewUsers');
    expect(users.at(-1)).toEqual({ role: 'veterinarian', email: 'vet@example.test' });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(join, input)).body.errors?.[0]?.message).toBe('This account is read-only');
  });

  it('books, moves and deletes visits, and enters pets, which may have no vet', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const [pet, owner, vet] = [optiVetIds.of('patient', 1), optiVetIds.of('client', 1), optiVetIds.of('provider', 2)];
    const book = `mutation Book($date: String!, $time: String!) { addAppointment(petId: "${pet}", ownerId: "${owner}", vetId: "${vet}"
      appt_date: $date, appt_time: $time, reason: "Teeth") { _id appt_date appt_time pet { name } vet { last_name } } }`;
    const booked = at(await query(book, { date: '2026-12-01', time: '2:00 PM' }), 'addAppointment');
    expect(booked).toMatchObject({ appt_date: '2026-12-01T00:00:00.000Z', appt_time: '2:00 PM' });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse('2026-12-01T19:00:00Z'), providerKey: 2 });
    expect((await post(book, { date: 'soon', time: '2:00 PM' })).body.errors?.[0]?.message).toBe(
      'Error adding appointment: Appointment validation failed: appt_date: Cast to date failed for value "Invalid Date" (type Date) at path "appt_date"',
    );
    const id = String(at(booked, '_id'));
    const moved =
      await query(`mutation { updateAppointment(_id: "${id}", petId: "${optiVetIds.of('patient', 9)}", appt_time: "15:30") {
      appt_date appt_time reason pet { _id } } }`);
    expect(moved['updateAppointment']).toEqual({
      appt_date: '2026-12-01T00:00:00.000Z',
      appt_time: '15:30',
      reason: 'Teeth',
      pet: { _id: pet },
    });
    expect(practice.appointments.at(-1)?.start).toBe(Date.parse('2026-12-01T20:30:00Z'));
    await query(`mutation { deleteAppointment(_id: "${id}") { _id } }`);
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    // Its id stays with the owner.
    const left = rowsAt(await query('{ viewUsers { _id appointments { _id } } }'), 'viewUsers');
    expect(
      column(
        rowsAt(
          left.find((row) => row['_id'] === owner),
          'appointments',
        ),
        '_id',
      ),
    ).toContain(id);
    const pets = `mutation Pet($vet: ID) { addPet(name: "Rex", breed: "Pug", dob: "2024-02-03", gender: "male"
      allergies: ["Corn"], ownerId: "${owner}", vetId: $vet) { _id dob gender allergies owner { last_name } } }`;
    expect(await query(pets)).toMatchObject({
      addPet: { dob: '2024-02-03T00:00:00.000Z', gender: 'male', allergies: ['Corn'], owner: { last_name: "O'Brien" } },
    });
    const record = await post(
      `mutation { addMedicalRecord(petId: "${pet}", appointmentId: "${id}", vetId: "${vet}") { _id } }`,
    );
    expect(record.body.errors?.[0]?.message).toMatch(/^Error adding medical record: MedicalRecord validation failed/);
    expect(
      await query(`mutation { updateMedicalRecord(_id: "${pet}") { _id } deleteMedicalRecord(_id: "${pet}") { _id } }`),
    ).toEqual({
      updateMedicalRecord: null,
      deleteMedicalRecord: null,
    });
    expect((await post(pets, { vet })).body.errors?.[0]?.message).toMatch(
      /^Error adding pet: Schema hasn't been registered/,
    );
    expect((await post('{ viewPets { _id } }')).body.errors?.[0]?.message).toMatch(
      /^Error fetching pets: Schema hasn't/,
    );
  });

  it('shows its schema within the depth that is allowed, and fails where a row does', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields')).toHaveLength(10);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ viewUsers { _id } }')).status).toBe(500);
    const short = await (await visit({ cap: 3 })).query('{ viewPets { _id } }');
    expect(rowsAt(short, 'viewPets')).toHaveLength(3);
  });
});
