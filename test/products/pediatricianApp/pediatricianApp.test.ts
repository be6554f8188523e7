import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { pediatricianApp } from './pediatricianApp.ts';
import { pediatricianIds } from './values.ts';

const { view } = pediatricianApp;
const visit = productVisits(pediatricianApp);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const missing = (field: string): string => `Cannot return null for non-nullable field ${field}.`;

describe('the pediatrician app', () => {
  it('lists vets and owners as users, and pets without owners', async () => {
    const { query, post, server } = await visit();
    const answer = await query(`{ userList { id name email password role } petList { id name type race age petImage }
      user(id: "9") { name role } nobody: user(id: "9999") { name } pet(id: "1") { name } }`);
    const { clients, patients } = expectedSample(pediatricianApp, '2026-11-17');
    const users = rowsAt(answer, 'userList');
    const ids = users.map(({ id }) => Number(id));
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(users.slice(0, 9).map(({ role }) => role)).toEqual([
      ...Array.from({ length: 8 }, () => 'VETERINAIRE'),
      'OWNER',
    ]);
    const owners = users.filter(({ role }) => role === 'OWNER');
    expect(column(owners, 'id')).toEqual(
      view.clients(server.practice).map(({ key }) => pediatricianIds.of('client', key)),
    );
    expect(owners.slice(0, 5).map(({ id, name, email }) => ({ id, name, emails: [email] }))).toEqual(clients);
    expect(new Set(column(users, 'email')).size).toBe(users.length);
    const pets = rowsAt(answer, 'petList');
    expect(column(pets, 'id')).toEqual(server.practice.patients.map(({ key }) => String(key)));
    expect(pets.slice(0, 5).map((row) => [row['id'], row['name'], row['type'], row['race']])).toEqual(
      patients.map(({ id, name, species, breed }) => [id, name, species, breed ?? '']),
    );
    expect(pets.every(({ age }) => Number.isInteger(age))).toBe(true);
    expect(answer).toMatchObject({ user: { role: 'OWNER' }, nobody: null });
    expect((await post('{ userList { visits { id } } }')).body.errors?.[0]?.message).toBe(missing('UserApp.visits'));
    expect(missingOperations(pediatricianApp)).toEqual([]);
  });

  it('lists visits with instants as milliseconds in text', async () => {
    const { query, server } = await visit();
    const fields =
      'id date description pet { id name type } owner { id name email } veterinaire { id name } prises { id date notes }';
    const rows = rowsAt(await query(`{ visitList { ${fields} } }`), 'visitList');
    expect(column(rows, 'id')).toEqual(
      server.practice.appointments
        .filter((row) => view.shows(row))
        .map(({ key }) => pediatricianIds.of('appointment', key)),
    );
    const { appointments } = expectedSample(pediatricianApp, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(15);
    for (const { id, start, reason, patient, client, provider, ...others } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(others).toEqual({});
      expect(row['date']).toBe(String(Date.parse(start ?? '')));
      expect(row['description'] ?? undefined).toBe(reason);
      expect([at(row, 'pet.id'), at(row, 'pet.name')]).toEqual([patient?.id, patient?.name]);
      expect([at(row, 'owner.id'), at(row, 'owner.name')]).toEqual([client?.id, client?.name]);
      expect([at(row, 'veterinaire.id'), at(row, 'veterinaire.name')]).toEqual([provider?.id, provider?.name]);
    }
    const [first = {}] = rows;
    const one = await query(`{ visit(id: "${String(first['id'])}") { ${fields} } none: visit(id: "9999") { id } }`);
    expect(one).toEqual({ visit: first, none: null });
  });

  it('finds visits of a user and of a pet, and joins vaccines only there', async () => {
    const { query, post, server } = await visit();
    const vaccinated = server.practice.appointments.find(
      (row) => view.shows(row) && row.state === 'completed' && row.typeKey === 2,
    );
    const id = pediatricianIds.of('appointment', vaccinated?.key ?? 0);
    const owner = pediatricianIds.of('client', vaccinated?.clientKey ?? 0);
    const fields = 'id pet { id } owner { id } veterinaire { id } prises { date vaccine { name } }';
    const answer =
      await query(`{ owner: visitsByUser(userId: "${owner}") { ${fields} } vet: visitsByUser(userId: "2") { ${fields} }
      pet: visitsByPet(petId: "${String(vaccinated?.patientKey)}") { ${fields} } priseList { id date notes vaccine { name } }
      vaccineList { id name prises { id } } }`);
    expect(rowsAt(answer, 'owner').every((row) => at(row, 'owner.id') === owner)).toBe(true);
    expect(rowsAt(answer, 'vet').length).toBeGreaterThan(10);
    expect(rowsAt(answer, 'vet').every((row) => at(row, 'veterinaire.id') === '2')).toBe(true);
    const [prise] = rowsAt(
      rowsAt(answer, 'pet').find((row) => row['id'] === id),
      'prises',
    );
    expect(prise).toMatchObject({ date: String(vaccinated?.start), vaccine: { name: 'Rage' } });
    expect(rowsAt(answer, 'vaccineList').flatMap((row) => rowsAt(row, 'prises'))).toHaveLength(
      rowsAt(answer, 'priseList').length,
    );
    const refusals: readonly (readonly [string, string])[] = [
      ['visitList { prises { vaccine { name } } }', missing('Prise.vaccine')],
      ['priseList { visit { id } }', missing('Prise.visit')],
      ['visitsByUser(userId: "9999") { id }', 'User not found'],
      ['visitsByPet(petId: "9999") { id }', 'Pet not found'],
    ];
    const bodies = await Promise.all(refusals.map(([field]) => post(`{ ${field} }`)));
    expect(bodies.map(({ body }) => body.errors?.[0]?.message)).toEqual(refusals.map(([, message]) => message));
  });

  it('books, moves and deletes visits, within the limits of its tables', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const book = `mutation Book($date: String!, $vet: ID!) { createVisit(date: $date, description: "Rappel", petId: "1", ownerId: "9"
      veterinaireId: $vet) { id date owner { name } veterinaire { id } } }`;
    const date = '2026-12-01T15:00:00Z';
    const booked = at(await query(book, { date, vet: '2' }), 'createVisit');
    expect(booked).toMatchObject({ date, owner: { name: "Zoë O'Brien" }, veterinaire: { id: '2' } });
    expect(practice.appointments.at(-1)).toMatchObject({ start: Date.parse(date), providerKey: 2, clientKey: 1 });
    const id = String(at(booked, 'id'));
    const read = await query(`{ visit(id: "${id}") { date description prises { id } } }`);
    expect(read['visit']).toEqual({ date: String(Date.parse(date)), description: 'Rappel', prises: [] });
    const moved = await query(
      `mutation { updateVisit(id: "${id}", date: "2026-12-02T16:00:00+01:00", petId: "2") { date pet { id } } }`,
    );
    expect(moved['updateVisit']).toEqual({ date: String(Date.parse('2026-12-02T15:00:00Z')), pet: { id: '2' } });
    const completed = practice.appointments.find(
      (row) => view.shows(row) && row.state === 'completed' && row.typeKey === 2,
    );
    const used = pediatricianIds.of('appointment', completed?.key ?? 0);
    const refusals: readonly (readonly [string, string])[] = [
      [
        `updateVisit(id: "${id}", veterinaireId: "3") { id }`,
        'Property "veterinaireId" was not found in "VisitVeterinaire". Make sure your query is correct.',
      ],
      [`updateVisit(id: "${id}", date: "soon") { id }`, "Column 'date' cannot be null"],
      ['updateVisit(id: "9999", date: "2026-12-02") { id }', missing('Mutation.updateVisit')],
      [
        'createVisit(date: "2026-12-02", petId: "1", ownerId: "9", veterinaireId: "999") { id }',
        'Veterinaire not found',
      ],
      [
        `deleteVisit(id: "${used}") { message }`,
        'Cannot delete or update a parent row: a foreign key constraint fails (`pet`.`prise`, CONSTRAINT `FK_visit_veterinaire` FOREIGN KEY (`visitId`) REFERENCES `visit_veterinaire` (`id`))',
      ],
    ];
    const bodies = await Promise.all(refusals.map(([field]) => post(`mutation { ${field} }`)));
    expect(bodies.map(({ body }) => body.errors?.[0]?.message)).toEqual(refusals.map(([, message]) => message));
    const gone = await query(
      `mutation { deleteVisit(id: "${id}") { message id } none: deleteVisit(id: "9999") { message id } }`,
    );
    expect(gone).toEqual({
      deleteVisit: { message: 'Visit Deleted Successfully', id },
      none: { message: "couldn't find visit", id: null },
    });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
  });

  it('enters users and pets, changes them, and forgets the number of what is deleted', async () => {
    const { query, post, server } = await visit();
    const join = `mutation Join($email: String!) { createUser(name: "Jo Ann Park", email: $email, password: "secret", role: OWNER) {
      id name password role } }`;
    const added = at(await query(join, { email: 'jo@example.test' }), 'createUser');
    expect(added).toMatchObject({ name: 'Jo Ann Park', password: 'secret', role: 'OWNER' });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park' });
    expect((await post(join, { email: 'jo@example.test' })).body.errors?.[0]?.message).toMatch(/^Duplicate entry/);
    const registered = await post(
      `mutation { register(name: "Al", email: "jo@example.test", password: "x", role: OWNER) { token } }`,
    );
    expect(registered.body.errors?.[0]?.message).toBe('Email already exists');
    const id = String(at(added, 'id'));
    const changed =
      await query(`mutation { updateUser(id: "${id}", name: "Jo Park", email: "jp@example.test") { name email }
      createPet(name: "Rex", type: "Chien", race: "Carlin", age: 3, petImage: "rex.jpg") { id name age petImage } }`);
    expect(changed['updateUser']).toEqual({ name: 'Jo Park', email: 'jp@example.test' });
    expect(changed['createPet']).toMatchObject({ name: 'Rex', age: 3, petImage: 'rex.jpg' });
    expect(server.practice.patients.at(-1)).toMatchObject({ species: 'Chien', breed: 'Carlin', clientKey: null });
    const pet = String(at(changed, 'createPet.id'));
    expect(await query(`mutation { deletePet(id: "${pet}") { name } deleteUser(id: "${id}") { email } }`)).toEqual({
      deletePet: { name: 'Rex' },
      deleteUser: { email: 'jp@example.test' },
    });
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    expect((await post('mutation { deleteUser(id: "2") { name } }')).body.errors?.[0]?.message).toMatch(/foreign key/);
    const vaccine = await post('mutation { createVaccine(name: "Toux", description: "Chenil") { id name } }');
    expect(at(vaccine.body.data, 'createVaccine')).toEqual({ id: '4', name: 'Toux' });
    const removed = await post('mutation { deleteVaccine(id: "4") { id name } }');
    expect(removed.body.errors?.[0]?.message).toBe(missing('Vaccine.id'));
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(join, { email: 'a@example.test' })).body.errors?.[0]?.message).toBe(
      'This account is read-only',
    );
  });

  it('shows its schema within the depth that is allowed, and fails where a row does', async () => {
    const { query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields')).toHaveLength(12);
    const poisoned = await visit({ poison: [{ kind: 'patient', key: 2 }] });
    expect((await poisoned.post('{ petList { id } }')).status).toBe(500);
    const short = await (await visit({ cap: 3 })).query('{ visitList { id } }');
    expect(rowsAt(short, 'visitList')).toHaveLength(3);
  });
});
