import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { graphiqlPrototype } from './graphiqlPrototype.ts';

const { view } = graphiqlPrototype;
const { of } = view.ids;
const visit = productVisits(graphiqlPrototype);
const column = (rows: readonly Row[], name: string): unknown[] => rows.map((row) => row[name]);
const isoText = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const errorParts = '... on ErrorForUI { __typename message path }';

const person = 'id firstName lastName phone email type';
const enter = (
  type = 'PET_OWNER',
  lastName = 'Park',
): string => `mutation { createPerson(input: { name: { firstName: "Jo",
  lastName: "${lastName}" }, type: ${type}, phone: "+1 207 555 0199" }) { ... on Person { ${person} } ${errorParts} } }`;
const add = (ownerId: string, breedName: string): string => `mutation { createPet(input: { name: "Pip",
  ownerId: "${ownerId}", breedName: "${breedName}" }) { ... on Pet { id owner { id } breed { species } } ${errorParts} } }`;
const book = (
  personId: string,
  petId: string,
  start: string,
): string => `mutation { createVisit(input: { type: EMERGENCY,
  personId: "${personId}", petId: "${petId}", scheduledStart: "${start}" }) {
  ... on Visit { id scheduledStart scheduledEnd checkInTime type status pet { name } } ${errorParts} } }`;

describe('graphiqlPrototype', () => {
  it('lists owners and staff, all of them or up to a limit, and finds one of either', async () => {
    const { server, query } = await visit();
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    const answer = await query(`{ petOwners { ${person} createdAt } some: petOwners(limit: 3) { id }
      last: petOwners(limit: -1) { id } none: petOwners(limit: 0) { id } persons(input: { type: PET_OWNER }) { id }
      employees { ${person} } one: person(id: "${of('client', 2)}") { __typename ... on Person { lastName } }
      staff: person(id: "${of('provider', 1)}") { ... on Person { type } }
      gone: person(id: "${of('client', 41)}") { ${errorParts} ... on Person { id } } }`);
    const owners = rowsAt(answer, 'petOwners');
    expect(owners).toHaveLength(clients.length);
    for (const [index, { id, name, phones, emails }] of clients.entries()) {
      const row = owners[index] ?? {};
      expect([row['id'], named(row, 'firstName', 'lastName')]).toEqual([id, name]);
      expect([row['phone'], row['email']]).toEqual([phones?.[0] ?? null, emails?.[0] ?? null]);
      expect([row['type'], row['createdAt']]).toEqual(['PET_OWNER', expect.stringMatching(isoText)]);
    }
    expect(column(rowsAt(answer, 'some'), 'id')).toEqual(clients.slice(0, 3).map(({ id }) => id));
    expect(column(rowsAt(answer, 'last'), 'id')).toEqual([clients.at(-1)?.id]);
    expect(rowsAt(answer, 'none')).toHaveLength(clients.length);
    expect(column(rowsAt(answer, 'persons'), 'id')).toEqual(column(owners, 'id'));
    expect(rowsAt(answer, 'employees')).toHaveLength(7);
    expect(answer['one']).toEqual({ __typename: 'Person', lastName: 'Müller' });
    expect(at(answer, 'staff.type')).toBe('EMPLOYEE');
    expect(answer['gone']).toEqual({ __typename: 'PersonError', message: 'Person not found.', path: 'Query/person' });
    expect(missingOperations(graphiqlPrototype)).toEqual([]);
  });

  it('knows dogs and cats by their breeds', async () => {
    const { server, query } = await visit();
    const own = `(input: { ownerId: "${of('client', 1)}" })`;
    const answer = await query(`{ pets { id name breed { name species } owner { id } } own: pets${own} { owner { id } }
      coons: pets(input: { breedName: "Maine Coon" }) { breed { species } } breeds(input: { species: CAT }) { name pets { id } }
      breed(name: "American") { ... on Breed { subBreeds { name breed { name } } } } none: breed(name: "Pug") { ${errorParts} } }`);
    const rows = rowsAt(answer, 'pets').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'breed.species'),
      breed: at(row, 'breed.name'),
      ...(row['owner'] !== null && { clientId: at(row, 'owner.id') }),
    }));
    expect(rows).toEqual((view.patients?.(server.practice) ?? []).map((row) => patientThrough(view, row)));
    expect(rows.at(-1)).toMatchObject({ species: 'CAT', breed: 'Mixed Cat' });
    expect(new Set(rowsAt(answer, 'own').map((row) => at(row, 'owner.id')))).toEqual(new Set([of('client', 1)]));
    expect(new Set(rowsAt(answer, 'coons').map((row) => at(row, 'breed.species')))).toEqual(new Set(['CAT']));
    const cats = rows.filter(({ species }) => species === 'CAT').length;
    expect(rowsAt(answer, 'breeds').flatMap((row) => rowsAt(row, 'pets'))).toHaveLength(cats);
    expect(rowsAt(answer, 'breed.subBreeds')[0]).toEqual({ name: 'Bobtail', breed: { name: 'American' } });
    expect(at(answer, 'none.path')).toBe('Query/breed');
  });

  it('has all visits, those of a day among them, in UTC', async () => {
    const { server, query } = await visit();
    const { practice } = server;
    const fields = `id scheduledStart scheduledEnd checkInTime type status
      pet { id name } person { id firstName lastName }`;
    const answer = await query(`{ visits { ${fields} } first: visits(input: { limit: 2 }) { id }
      done: visits(input: { visitStatus: COMPLETE }) { status checkOutTime totalCost }
      urgent: visits(input: { visitType: EMERGENCY }) { type } one: visit(id: "${of('appointment', 1)}") { ... on Visit { id } }
      block: visit(id: "0") { ${errorParts} } owner: petOwners(limit: 1) { visits { person { id } } } }`);
    const all = rowsAt(answer, 'visits');
    const { appointments } = expectedSample(graphiqlPrototype, '2026-11-17', { practice });
    expect(appointments.length).toBeGreaterThan(10);
    expect(column(all, 'id')).toEqual(
      practice.appointments.filter(view.shows).map(({ key }) => of('appointment', key)),
    );
    for (const { id, start, end, status, patient, client } of appointments) {
      const row = all.find((each) => each['id'] === id) ?? {};
      expect(row['scheduledStart']).toMatch(isoText);
      expect(Date.parse(String(row['scheduledStart']))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(row['scheduledEnd']))).toBe(Date.parse(end ?? ''));
      expect([row['status'], row['pet']]).toEqual([status, patient]);
      expect([at(row, 'person.id'), named(row, 'person.firstName', 'person.lastName')]).toEqual([
        client?.id,
        client?.name,
      ]);
    }
    expect(rowsAt(answer, 'first')).toHaveLength(2);
    expect(rowsAt(answer, 'done').every((row) => row['status'] === 'COMPLETE' && row['totalCost'] !== null)).toBe(true);
    expect(new Set(column(rowsAt(answer, 'urgent'), 'type'))).toEqual(new Set(['EMERGENCY']));
    expect(at(answer, 'block.__typename')).toBe('VisitError');
    for (const row of rowsAt(answer, 'owner.0.visits')) expect(at(row, 'person.id')).toBe(of('client', 1));
  });

  it('enters a person with a pet and books a visit of an hour, or says what is wrong', async () => {
    const { server, query, post } = await visit();
    const { practice } = server;
    const made = at(await query(enter()), 'createPerson') as Row;
    expect(made).toMatchObject({ firstName: 'Jo', phone: '+1 207 555 0199', email: null, type: 'PET_OWNER' });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const owner = String(made['id']);
    const pet = at(await query(add(owner, 'Dachshund')), 'createPet') as Row;
    expect(pet).toMatchObject({ owner: { id: owner }, breed: { species: 'DOG' } });
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Pip', species: 'Canine', breed: 'Dachshund' });
    const booked = await query(book(owner, String(pet['id']), '2026-11-20T17:00:00-05:00'));
    expect(booked['createVisit']).toMatchObject({
      scheduledStart: '2026-11-20T22:00:00.000Z',
      scheduledEnd: '2026-11-20T23:00:00.000Z',
      checkInTime: null,
      type: 'EMERGENCY',
      status: 'SCHEDULED',
      pet: { name: 'Pip' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 60, state: 'planned', reason: 'Emergency' });
    const broken = [
      add(owner, 'Pug'),
      add('0', 'Dachshund'),
      book(owner, '0', '2026-11-20'),
      book(owner, String(pet['id']), 'soon'),
    ];
    const replies = await Promise.all(broken.map((text) => post(text)));
    for (const { body } of replies) expect(body.errors?.[0]?.message).toBe('Unexpected error.');
    expect(at(await query(enter('EMPLOYEE')), 'createPerson.__typename')).toBe('CreatePersonError');
    expect(at(await query(enter('PET_OWNER', ' ').replace('"Jo"', '""')), 'createPerson.path')).toBe(
      'Mutation/createPerson',
    );
    expect(practice.clients).toHaveLength(121);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.query(book(of('client', 1), of('patient', 1), '2026-11-20T15:00:00'));
    expect(refused['createVisit']).toMatchObject({ __typename: 'CreateVisitError', message: 'Closed for the day' });
  });

  it('cuts and spoils lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('PersonResult'), 'possibleTypes'), 'name')).toEqual(['Person', 'PersonError']);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const other = await visit({ cap: 3, poison: [{ kind: 'client', key: 1 }] });
    expect((await other.post('{ petOwners { id } }')).status).toBe(500);
    expect(rowsAt(await other.query('{ visits { id } }'), 'visits')).toHaveLength(3);
  });
});
