import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { clientThrough, locationThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { veticube } from './veticube.ts';

const { view } = veticube;
const visit = productVisits(veticube);
const day = '2026-11-17';
const zone = 'America/New_York';
const [branch, firstPet] = [view.ids.of('place', 1), view.ids.of('patient', 1)];
const booking = (time: string, more = ''): string => `mutation { insert_clinic_appointments(objects: {
  pet_id: "${firstPet}", clinic_branch_id: "${branch}", appointment_date: "2026-11-19", appointment_time: "${time}" ${more} }) {
  affected_rows returning { id pet_id appointment_date appointment_time appointment_type status notes } } }`;

describe('VetiCube', () => {
  it('has clients whose names are those of their users, among whom are colleagues too', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ auth_clients { id user { id first_name last_name email phone_number is_verified } }
      auth_clients_aggregate { aggregate { count } } auth_users_aggregate { aggregate { count } }
      page: auth_clients(limit: 5, offset: 5) { id } byName: auth_clients(order_by: { user: { last_name: asc } }, limit: 2) { user { last_name } } }`);
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const rows = rowsAt(answer, 'auth_clients');
    expect(rows).toHaveLength(clients.length);
    for (const [index, row] of rows.entries()) {
      const shown = clients[index];
      expect(row['id']).toBe(shown?.id);
      expect([at(row, 'user.first_name') ?? undefined, at(row, 'user.last_name')]).toEqual([
        shown?.givenName,
        shown?.familyName,
      ]);
      expect([at(row, 'user.email')].filter(Boolean)).toEqual(shown?.emails);
      expect([at(row, 'user.phone_number')].filter(Boolean)).toEqual(shown?.phones);
      expect(at(row, 'user.id')).not.toBe(row['id']);
    }
    expect(at(answer, 'auth_clients_aggregate.aggregate.count')).toBe(clients.length);
    expect(at(answer, 'auth_users_aggregate.aggregate.count')).toBe(clients.length + 9);
    expect(rowsAt(answer, 'page').map(({ id }) => id)).toEqual(clients.slice(5, 10).map(({ id }) => id));
    expect(rowsAt(answer, 'byName').map((row) => at(row, 'user.last_name'))).toEqual(['Abbott', 'Abel']);
    const capped = await visit({ cap: 30 });
    expect(rowsAt(await capped.query('{ auth_clients(limit: 100) { id } }'), 'auth_clients')).toHaveLength(30);
  });

  it('finds clients through their users and their animals, and one by its key', async () => {
    const { query, post } = await visit();
    const [one, eight] = [1, 8].map((key) => view.ids.of('client', key));
    const found = await query(`{
      family: auth_clients(where: { user: { last_name: { _ilike: "%o'bri%" } } }) { id }
      either: auth_clients(where: { _or: [{ user: { email: { _ilike: "zoe2%" } } }, { user: { phone_number: { _like: "%0101" } } }] }) { id }
      pet: auth_clients(where: { pet_clients: { pet: { id: { _eq: "${firstPet}" } } } }) { id }
      auth_clients_by_pk(id: "${String(one)}") { pet_clients { pet { name } } pet_clients_aggregate { aggregate { count } } }
      gone: auth_clients_by_pk(id: "${view.ids.of('client', 41)}") { id } }`);
    expect(found['family']).toEqual([{ id: one }, { id: eight }]);
    expect(found['either']).toEqual([{ id: one }, { id: eight }]);
    expect(found['pet']).toEqual([{ id: one }]);
    expect(rowsAt(found, 'auth_clients_by_pk.pet_clients')).toHaveLength(2);
    expect(found['gone']).toBeNull();
    for (const text of ['{ auth_clients_by_pk(id: "7") { id } }', '{ pet_pets(where: { id: { _eq: "" } }) { id } }']) {
      const { body } = await post(text);
      expect(body.errors?.[0]?.message).toMatch(/^invalid input syntax for type uuid/);
    }
  });

  it('has animals with a kind and, through a table between, with their owners', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ pet_pets { id name gender neutralized pet_breed { breed_name species }
      pet_clients { client { id user { last_name } } } }
      cats: pet_pets(where: { pet_breed: { species: { _eq: "Feline" } }, name: { _ilike: "stray%" } }) { name pet_clients { client_id } }
      pet_pet_clients_by_pk(client_id: "${view.ids.of('client', 1)}", pet_id: "${firstPet}") { pet { name } } }`);
    const rows = rowsAt(answer, 'pet_pets');
    const pets = (view.patients?.(server.practice) ?? []).map((row) => patientThrough(view, row));
    expect(rows).toHaveLength(pets.length);
    for (const [index, row] of rows.entries()) {
      const shown = pets[index];
      expect([row['id'], row['name'], at(row, 'pet_breed.species')]).toEqual([shown?.id, shown?.name, shown?.species]);
      expect(at(row, 'pet_breed.breed_name') ?? undefined).toBe(shown?.breed);
      const [owner] = rowsAt(row, 'pet_clients');
      expect(at(owner, 'client.id') ?? undefined).toBe(shown?.clientId);
    }
    expect(answer['cats']).toEqual([{ name: 'Stray tabby', pet_clients: [] }]);
    expect(at(answer, 'pet_pet_clients_by_pk.pet.name')).toBe(pets[0]?.name);
  });

  it('has branches of one clinic, with veterinarians and staff', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ clinic_clinics { name clinic_branches { id branch_name address city
      veterinarians { id user { first_name last_name default_role } } staffs { user { first_name } } } managers { user { first_name } } }
      auth_veterinarians { id } clinic_management_invitations(where: { status: { _eq: "pending" } }) { invitee_email branch { branch_name } } }`);
    expect(rowsAt(answer, 'clinic_clinics')).toHaveLength(1);
    const branches = rowsAt(rowsAt(answer, 'clinic_clinics')[0], 'clinic_branches');
    for (const [index, place] of server.practice.places.entries()) {
      const shown = locationThrough(view, place);
      const row = branches[index];
      expect([row?.['id'], row?.['branch_name'], row?.['address']]).toEqual([shown.id, shown.name, shown.address]);
    }
    expect(rowsAt(answer, 'auth_veterinarians').map(({ id }) => id)).toEqual(
      [1, 2, 3, 4].map((key) => view.ids.of('provider', key)),
    );
    expect(rowsAt(branches[1], 'veterinarians').map((row) => at(row, 'user.first_name'))).toEqual(['Priya', 'Marcus']);
    expect(rowsAt(answer, 'clinic_management_invitations')).toHaveLength(1);
    expect(missingOperations(veticube)).toEqual([]);
  });

  it('shows the appointments of a day, each at a date and a time of its branch', async () => {
    const { query } = await visit();
    const fields = `id appointment_date appointment_time appointment_type status notes clinic_branch { id branch_name }
      pet { id name pet_clients { client { id user { first_name last_name } } } }`;
    const answer =
      await query(`{ clinic_appointments(where: { appointment_date: { _eq: "${day}" } }, order_by: { appointment_time: asc }) { ${fields} }
      early: clinic_appointments(where: { appointment_date: { _gte: "2026-11-17", _lt: "2026-11-18" }, appointment_time: { _lt: "08:30:00" } }) { appointment_time }
      denver: clinic_appointments_aggregate(where: { clinic_branch_id: { _eq: "${view.ids.of('place', 2)}" } }) { aggregate { count } } }`);
    const rows = new Map(rowsAt(answer, 'clinic_appointments').map((row) => [row['id'], row]));
    const { appointments } = expectedSample(veticube, day);
    expect(appointments.length).toBeGreaterThan(15);
    expect([...rows.keys()].map(String).toSorted()).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start = '', status, reason, patient, client, location } of appointments) {
      const row = rows.get(id);
      const wall = `${String(row?.['appointment_date'])}T${String(row?.['appointment_time'])}`;
      expect(instantOfWall(wall, zone)).toBe(Date.parse(start));
      expect([row?.['status'], row?.['notes'] ?? undefined]).toEqual([status, reason]);
      expect([at(row, 'pet.id'), at(row, 'pet.name')]).toEqual([patient?.id, patient?.name]);
      expect([at(row, 'clinic_branch.id'), at(row, 'clinic_branch.branch_name')]).toEqual([
        location?.id,
        location?.name,
      ]);
      const [owner] = rowsAt(row, 'pet.pet_clients');
      expect(at(owner, 'client.id') ?? undefined).toBe(client?.id);
      const names = [at(owner, 'client.user.first_name'), at(owner, 'client.user.last_name')];
      expect(names.filter(Boolean).join(' ')).toBe(client?.name ?? '');
    }
    expect(rowsAt(answer, 'early').map((row) => row['appointment_time'])).toEqual(['08:00:00', '00:05:00']);
    expect(at(answer, 'denver.aggregate.count')).toBe(0);
  });

  it('books, moves and calls off appointments, whose type and status are texts', async () => {
    const { server, query, post } = await visit();
    const made = await query(booking('14:30', ', appointment_type: "Vaccination", notes: "Second shot"'));
    expect(made['insert_clinic_appointments']).toMatchObject({
      affected_rows: 1,
      returning: [
        { appointment_time: '14:30:00', appointment_type: 'Vaccination', status: 'pending', notes: 'Second shot' },
      ],
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-19T19:30:00Z'),
      typeKey: 2,
      placeKey: 1,
      patientKey: 1,
      clientKey: 1,
    });
    const id = String(rowsAt(made, 'insert_clinic_appointments.returning')[0]?.['id']);
    const change = (set: string): string =>
      `mutation { update_clinic_appointments_by_pk(pk_columns: { id: "${id}" }, _set: { ${set} }) { appointment_date appointment_time appointment_type status } }`;
    const moved = await query(change('appointment_date: "2026-11-20"'));
    expect(moved['update_clinic_appointments_by_pk']).toMatchObject({
      appointment_date: '2026-11-20',
      appointment_time: '14:30:00',
    });
    await query(change('status: "cancelled", notes: null'));
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      reason: null,
      start: Date.parse('2026-11-20T19:30:00Z'),
    });
    const odd = await query(change('status: "on the phone", appointment_type: "Grooming"'));
    expect(odd['update_clinic_appointments_by_pk']).toMatchObject({
      status: 'on the phone',
      appointment_type: 'Grooming',
    });
    const back = await query(change('status: "confirmed"'));
    expect(back['update_clinic_appointments_by_pk']).toMatchObject({
      status: 'confirmed',
      appointment_type: 'Grooming',
    });
    const many = await query(`mutation { update_clinic_appointments(where: { pet: { id: { _eq: "${firstPet}" } },
      appointment_date: { _eq: "2026-11-20" } }, _set: { appointment_time: "15:00:00" }) { affected_rows } }`);
    expect(Number(at(many, 'update_clinic_appointments.affected_rows'))).toBeGreaterThan(0);
    const messages = await Promise.all(
      [
        booking('noon'),
        booking('09:00').replace(firstPet, view.ids.of('patient', 1999)),
        booking('09:00').replace(`pet_id: "${firstPet}",`, ''),
      ].map(async (text) => (await post(text)).body.errors?.[0]?.message),
    );
    expect(messages).toEqual([
      'invalid input syntax for type time: "noon"',
      expect.stringContaining('Foreign key violation'),
      expect.stringContaining('Not-NULL violation'),
    ]);
  });

  it('enters clients with their user, or makes clients of users, and their animals', async () => {
    const { server, query, post } = await visit();
    const made = await query(`mutation { insert_auth_clients_one(object: { user: { data: {
      first_name: "Jo", last_name: "Park", email: "jo@example.test", phone_number: "+12075550199" } } }) { id user_id user { last_name } } }`);
    const id = String(at(made, 'insert_auth_clients_one.id'));
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
    });
    const user = await query(
      `mutation { insert_auth_users_one(object: { first_name: "Al", last_name: "Vega" }) { id default_role } }`,
    );
    const userId = String(at(user, 'insert_auth_users_one.id'));
    const before = server.practice.clients.length;
    const linked = await query(
      `mutation { insert_auth_clients(objects: { user_id: "${userId}" }) { returning { id user { id first_name default_role } } } }`,
    );
    expect(rowsAt(linked, 'insert_auth_clients.returning')).toMatchObject([
      { user: { id: userId, first_name: 'Al', default_role: 'client' } },
    ]);
    expect(server.practice.clients).toHaveLength(before + 1);
    await query(
      `mutation { update_auth_users_by_pk(pk_columns: { id: "${userId}" }, _set: { phone_number: "+12075550198" }) { id } }`,
    );
    expect(server.practice.clients.at(-1)?.phones).toEqual([{ label: 'Mobile', value: '+12075550198' }]);
    const pet = await query(`mutation { insert_pet_pets_one(object: { name: "Rex", gender: "male", pet_breed_id: 2,
      pet_clients: { data: [{ client_id: "${id}" }] } }) { id gender pet_breed { breed_name } pet_clients { client { user { last_name } } } } }`);
    expect(pet['insert_pet_pets_one']).toMatchObject({
      gender: 'male',
      pet_breed: { breed_name: 'Dachshund' },
      pet_clients: [{ client: { user: { last_name: 'Park' } } }],
    });
    const petId = String(at(pet, 'insert_pet_pets_one.id'));
    const second =
      await query(`mutation { insert_pet_pet_clients_one(object: { pet_id: "${petId}", client_id: "${view.ids.of('client', 1)}" }) {
      pet { pet_clients { client_id } } } }`);
    expect(rowsAt(second, 'insert_pet_pet_clients_one.pet.pet_clients')).toHaveLength(2);
    await query(`mutation { update_pet_pets_by_pk(pk_columns: { id: "${petId}" }, _set: { name: "Max" }) { name } }`);
    expect(server.practice.patients.at(-1)).toMatchObject({ name: 'Max', species: 'Canine', breed: 'Dachshund' });
    const again = await post(`mutation { insert_auth_clients_one(object: { user_id: "${userId}" }) { id } }`);
    expect(again.body.errors?.[0]?.message).toContain('Uniqueness violation');
    const nobody = await post('mutation { insert_auth_clients_one(object: {}) { id } }');
    expect(nobody.body.errors?.[0]?.message).toContain('Not-NULL violation');
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    for (const text of [booking('09:00'), 'mutation { insert_pet_pets_one(object: { name: "Rex" }) { id } }'])
      expect((await closed.post(text)).body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('query_root'), 'fields').map(({ name }) => name)).toContain('pet_pet_clients_by_pk');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
