import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { petChain } from './petChain.ts';
import { isAppointment } from './values.ts';

const { view } = petChain;
const visit = productVisits(petChain);
const day = '2026-11-17';
const zone = 'America/New_York';
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
/** The day that a number of milliseconds in a text stands for. */
const dayOf = (row: Row): string => new Date(Number(row['date'])).toISOString().slice(0, 10);

describe('PetChain', () => {
  it('gives everyone in one list, the newest first', async () => {
    const { server, query, post } = await visit();
    const answer = await query('{ users { id name email phone role createdAt isEmailVerified } me { id name role } }');
    const users = rowsAt(answer, 'users');
    expect(users.slice(0, 3).map((row) => [row['name'], row['role']])).toEqual([
      ['Grace Liu', 'vet'],
      ['Robin Keller', 'admin'],
      ['Maja Weiß', 'owner'],
    ]);
    const times = users.map((row) => Date.parse(String(row['createdAt'])));
    expect(times).toEqual(times.toSorted((one, other) => other - one));
    const owners = users.filter((row) => row['role'] === 'owner');
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(owners.map((row) => [row['id'], row['name'], row['email'], row['phone']])).toEqual(
      expected.map(({ id, name, emails, phones }) => [id, name, emails?.[0], phones?.[0] ?? null]),
    );
    const { clients, locations, patients } = expectedSample(petChain, day, { practice: server.practice });
    expect(clients).toEqual(expected.slice(0, 5));
    expect([locations, patients]).toEqual([[], []]);
    expect(new Set(column(users, 'email')).size).toBe(users.length);
    expect(users.filter((row) => row['role'] === 'vet')).toHaveLength(8);
    expect(answer['me']).toMatchObject({ name: 'Björn Håkansson', role: 'vet' });
    expect(missingOperations(petChain)).toEqual([]);
    const one = await query(
      'query($id: ID!, $gone: ID!) { user(id: $id) { name pets { name species owner { id } } } gone: user(id: $gone) { id } }',
      {
        id: view.ids.of('client', 5),
        gone: view.ids.of('client', 41),
      },
    );
    expect(at(one, 'user.name')).toBe("Ana D'Angelo");
    expect(rowsAt(one, 'user.pets').map((row) => at(row, 'owner.id'))).toEqual(Array(3).fill(view.ids.of('client', 5)));
    expect(one['gone']).toBeNull();
    const { body } = await post('{ user(id: "5") { id } }');
    expect(body.errors?.[0]).toMatchObject({
      message: 'invalid input syntax for type uuid: "5"',
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    });
    const short = await (await visit({ cap: 3 })).query('{ users { id } }');
    expect(rowsAt(short, 'users')).toHaveLength(3);
  });

  it('has the book of the vet alone, with days as milliseconds', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ myAppointments { id petId vetId date time durationMinutes type status notes
      vet { id name } pet { id name owner { id name } } } }`);
    const rows = rowsAt(answer, 'myAppointments');
    expect(rows.every((row) => /^\d{13}$/.test(String(row['date'])) && Number(row['date']) % 86_400_000 === 0)).toBe(
      true,
    );
    const days = rows.map(dayOf);
    expect(days).toEqual(days.toSorted((one, other) => (one < other ? 1 : one === other ? 0 : -1)));
    const { appointments } = expectedSample(petChain, day, { practice: server.practice });
    const today = rows.filter((row) => dayOf(row) === day);
    expect(appointments).toHaveLength(8);
    expect(new Set(column(today, 'id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const { id, start, end, status, reason, patient, client, provider } of appointments) {
      const row = today.find((each) => each['id'] === id) ?? {};
      const from = instantOfWall(`${dayOf(row)}T${String(row['time'])}`, zone);
      expect([from, from + Number(row['durationMinutes']) * 60_000]).toEqual(
        [start, end].map((text) => Date.parse(text ?? '')),
      );
      expect(row['time']).toMatch(/^\d{2}:\d{2}:00$/);
      expect([row['status'], row['notes']]).toEqual([status, reason ?? null]);
      expect([at(row, 'pet.id'), at(row, 'pet.name'), row['petId']]).toEqual([patient?.id, patient?.name, patient?.id]);
      expect(at(row, 'pet.owner')).toEqual(client);
      expect([row['vet'], row['vetId']]).toEqual([provider, provider?.id]);
    }
    expect(new Set(column(rows, 'vetId'))).toEqual(new Set([view.ids.of('provider', 2)]));
    expect(column(rows, 'status')).toEqual(
      expect.arrayContaining(['PENDING', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'NO_SHOW', 'RESCHEDULED']),
    );
    expect(column(rows, 'type')).toEqual(expect.arrayContaining(['SURGERY', 'ROUTINE_CHECKUP']));
  });

  it('leads from animals to the visits of all vets, to records and medications', async () => {
    const { server, query } = await visit();
    const visits = server.practice.appointments.filter((row) => isAppointment(row) && row.patientKey === 2);
    const petId = view.ids.of('patient', 2);
    const answer = await query(
      `query($petId: ID!, $id: ID!, $other: ID!) { petAppointments(petId: $petId) { vetId date } pet(id: $petId) { species breed dateOfBirth appointments { id } medications { name } }
        petMedicalRecords(petId: $petId) { id type visitDate pet { id } vet { role } } petMedications(petId: $other) { name status durationDays startDate pet { id } }
        appointment(id: $id) { pet { name } } myPets { id name species owner { name } medicalRecords { id } } }`,
      { petId, id: view.ids.of('appointment', 48), other: view.ids.of('patient', 5) },
    );
    expect(rowsAt(answer, 'petAppointments')).toHaveLength(visits.length);
    expect(new Set(column(rowsAt(answer, 'petAppointments'), 'vetId')).size).toBeGreaterThan(1);
    expect(rowsAt(answer, 'pet.appointments')).toHaveLength(visits.length);
    expect(at(answer, 'pet.dateOfBirth')).toMatch(/^20\d{2}-\d{2}-\d{2}T00:00:00\.000Z$/);
    const records = rowsAt(answer, 'petMedicalRecords');
    expect(records).toHaveLength(visits.filter((row) => row.state === 'completed').length);
    expect(new Set(records.map((row) => at(row, 'pet.id')))).toEqual(new Set([petId]));
    expect(rowsAt(answer, 'petMedications')).toHaveLength(1);
    expect(answer['appointment']).not.toBeNull();
    expect(answer['myPets']).toEqual([
      {
        id: expect.any(String) as unknown,
        name: 'Freja',
        species: 'cat',
        owner: { name: 'Björn Håkansson' },
        medicalRecords: [],
      },
    ]);
    const [record = {}] = records;
    const found = await query('query($id: ID!) { medicalRecord(id: $id) { id } medication(id: $id) { id } }', record);
    expect(found).toEqual({ medicalRecord: { id: record['id'] }, medication: null });
  });

  it('books, moves and calls off, with days as text', async () => {
    const { server, query, post } = await visit();
    const [petId, vetId] = [view.ids.of('patient', 7), view.ids.of('provider', 2)];
    const book =
      'mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) { id date time durationMinutes type status pet { id } } }';
    const input = { petId, vetId, date: '2026-11-20', time: '16:00', type: 'DENTAL', notes: 'Tartar' };
    const made = await query(book, { input });
    expect(made['createAppointment']).toMatchObject({
      date: String(Date.parse('2026-11-20T00:00:00Z')),
      time: '16:00:00',
      durationMinutes: 30,
      type: 'DENTAL',
      status: 'PENDING',
      pet: { id: petId },
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    const kept = { minutes: 30, placeKey: 1, providerKey: 2, patientKey: 7, reason: 'Tartar' };
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T21:00:00Z'), ...kept });
    const id = at(made, 'createAppointment.id');
    const change =
      'mutation($id: ID!, $input: UpdateAppointmentInput!) { updateAppointment(id: $id, input: $input) { date time status durationMinutes notes type } }';
    const moved = await query(change, { id, input: { time: '09:15', durationMinutes: 45, status: 'RESCHEDULED' } });
    expect(moved['updateAppointment']).toMatchObject({
      time: '09:15:00',
      status: 'RESCHEDULED',
      durationMinutes: 45,
      type: 'DENTAL',
    });
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T14:15:00Z'), minutes: 45, state: 'planned' });
    const off = await query(change, { id, input: { status: 'CANCELLED' } });
    expect(off['updateAppointment']).toMatchObject({ status: 'CANCELLED', notes: 'Tartar', time: '09:15:00' });
    expect(last()).toMatchObject({ state: 'cancelled', start: Date.parse('2026-11-20T14:15:00Z') });
    expect(await query(change, { id, input: {} })).toEqual(off);
    expect(column(rowsAt(await query('{ myAppointments { id } }'), 'myAppointments'), 'id')).toContain(id);
    const messageOf = async (text: string, variables: object): Promise<string | undefined> =>
      (await post(text, variables)).body.errors?.[0]?.message;
    expect(await messageOf(change, { id, input: { date: null } })).toBe(
      'null value in column "date" of relation "appointments" violates not-null constraint',
    );
    expect(await messageOf(book, { input: { ...input, date: '1795132800000' } })).toContain(
      'invalid input syntax for type date',
    );
    expect(await messageOf(book, { input: { ...input, time: '4 pm' } })).toBe(
      'invalid input syntax for type time: "4 pm"',
    );
    expect(await messageOf(book, { input: { ...input, petId: view.ids.of('client', 7) } })).toBe(
      'insert or update on table "appointments" violates foreign key constraint "appointments_pet_id_fkey"',
    );
    const missing = await post(change, { id: view.ids.of('client', 7), input: { status: 'CONFIRMED' } });
    expect(missing.body.errors?.[0]).toMatchObject({
      message: 'Appointment not found',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  it('enters animals as those of the vet, changes and deletes all, and refuses', async () => {
    const { server, query, post } = await visit();
    const made = await query(
      'mutation { createPet(input: { name: "Kit", species: cat, dateOfBirth: "2025-05-01" }) { id dateOfBirth owner { name } appointments { id } } }',
    );
    expect(made['createPet']).toMatchObject({
      dateOfBirth: '2025-05-01T00:00:00.000Z',
      owner: { name: 'Björn Håkansson' },
      appointments: [],
    });
    expect(rowsAt(await query('{ myPets { name } }'), 'myPets')).toHaveLength(2);
    const id = view.ids.of('patient', 2);
    const before = rowsAt(await query('{ myAppointments { petId } }'), 'myAppointments').filter(
      (row) => row['petId'] === id,
    );
    const change =
      'mutation($id: ID!, $input: UpdatePetInput!) { updatePet(id: $id, input: $input) { name species breed } }';
    const changed = await query(change, { id, input: { name: 'Lunetta', species: 'rabbit', breed: null } });
    expect(changed['updatePet']).toEqual({ name: 'Lunetta', species: 'rabbit', breed: null });
    expect(server.practice.patients.find(({ key }) => key === 2)).toMatchObject({ name: 'Lunetta', species: 'Rabbit' });
    expect(await query(change, { id: at(made, 'createPet.id'), input: { breed: 'Siamese' } })).toEqual({
      updatePet: { name: 'Kit', species: 'cat', breed: 'Siamese' },
    });
    const record = await query(
      `mutation($record: CreateMedicalRecordInput!, $medication: CreateMedicationInput!) {
        createMedicalRecord(input: $record) { visitDate diagnosis pet { name } vet { name } } createMedication(input: $medication) { id status endDate } }`,
      {
        record: { petId: id, vetId: view.ids.of('provider', 2), type: 'checkup', visitDate: '2026-11-17T15:00:00Z' },
        medication: {
          petId: id,
          name: 'Carprofen',
          dosage: '20 mg',
          frequency: 'weekly',
          durationDays: 14,
          startDate: '2026-11-17',
        },
      },
    );
    expect(record['createMedicalRecord']).toMatchObject({
      visitDate: '2026-11-17T00:00:00.000Z',
      diagnosis: null,
      pet: { name: 'Lunetta' },
    });
    const stopped = await query(
      'mutation($id: ID!) { updateMedication(id: $id, input: { status: discontinued }) { status name } }',
      {
        id: at(record, 'createMedication.id'),
      },
    );
    expect(stopped['updateMedication']).toEqual({ status: 'discontinued', name: 'Carprofen' });
    const remove = 'mutation($id: ID!) { deletePet(id: $id) }';
    expect(await query(remove, { id })).toEqual({ deletePet: true });
    expect(await query(remove, { id })).toEqual({ deletePet: false });
    expect(before.length).toBeGreaterThan(0);
    const after = rowsAt(await query('{ myAppointments { petId } }'), 'myAppointments');
    expect(column(after, 'petId')).not.toContain(id);
    const gone = await post(change, { id, input: { name: 'Luna' } });
    expect(gone.body.errors?.[0]).toMatchObject({ message: 'Pet not found', extensions: { code: 'NOT_FOUND' } });
    const alarm = await query('mutation { triggerSos(input: { message: "Lost" }) { message userId petId } }');
    expect(alarm['triggerSos']).toEqual({ message: 'Lost', userId: view.ids.of('provider', 2), petId: null });
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createPet(input: { name: "Kit", species: cat }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
    expect(rowsAt(await closed.query('{ myPets { id } }'), 'myPets')).toHaveLength(1);
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('myAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ users { id } }')).status).toBe(500);
  });
});
