import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, nodesAt, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { petExec } from './petExec.ts';

const visit = productVisits(petExec);
const { view } = petExec;
const dayFields = `edges { node { id status startDate startTime endDate endTime comments location { id name timeZone }
  employee { id firstName lastName } pet { id name owner { id firstName lastName } } } } totalCount`;

describe('PetExec', () => {
  it('serves what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const sample = expectedSample(petExec, '2026-11-17');
    const answer = await query(`{ locations { id name address1 city state zip timeZone }
      owners(first: 5) { totalCount edges { node { id active firstName lastName email additionalEmails cellPhone homePhone workPhone } } }
      pets(first: 5) { totalCount edges { node { id name petType { name } breed { name } owner { id } } } }
      reservations(startDate: "2026-11-17", endDate: "2026-11-17", first: 100) { ${dayFields} } }`);
    expect(
      rowsAt(answer, 'locations').map(({ id, name, address1, city, state, zip, timeZone }) => {
        return { id, name, address: [address1, city, state, zip].join(', '), timeZone };
      }),
    ).toEqual(sample.locations);
    const owners = nodesAt(answer, 'owners').map((row) => ({
      id: row['id'],
      name: named(row, 'firstName', 'lastName'),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: [row['cellPhone'], row['homePhone'], row['workPhone']].filter((phone) => phone !== null),
      emails: [row['email'] ?? [], row['additionalEmails'] ?? []].flat(),
      active: row['active'],
    }));
    expect(owners).toEqual(sample.clients);
    expect(at(answer, 'owners.totalCount')).toBe(view.clients(server.practice).length);
    const pets = nodesAt(answer, 'pets').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'petType.name'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.name') }),
      clientId: at(row, 'owner.id'),
    }));
    expect(pets).toEqual(sample.patients);
    const rows = nodesAt(answer, 'reservations');
    expect(rows.map(({ id }) => id)).toEqual(sample.appointments.map(({ id }) => id));
    expect(rows.length).toBeGreaterThan(15);
    for (const [index, appointment] of sample.appointments.entries()) {
      const row = rows[index] ?? {};
      const zone = String(at(row, 'location.timeZone'));
      const ends = [
        `${String(row['startDate'])}T${String(row['startTime'])}`,
        `${String(row['endDate'])}T${String(row['endTime'])}`,
      ];
      expect(ends.map((wall) => instantOfWall(wall, zone))).toEqual(
        [appointment.start, appointment.end].map((text) => Date.parse(String(text))),
      );
      expect([row['status'], row['comments'] ?? undefined]).toEqual([appointment.status, appointment.reason]);
      expect({ id: at(row, 'location.id'), name: at(row, 'location.name') }).toEqual(appointment.location);
      expect({ id: at(row, 'pet.id'), name: at(row, 'pet.name') }).toEqual(appointment.patient);
      expect({ id: at(row, 'pet.owner.id'), name: named(row, 'pet.owner.firstName', 'pet.owner.lastName') }).toEqual(
        appointment.client,
      );
      expect(at(row, 'employee.id') ?? undefined).toBe(appointment.provider?.id);
      if (appointment.provider)
        expect(`${String(at(row, 'employee.firstName'))} ${String(at(row, 'employee.lastName'))}`).toBe(
          appointment.provider.name,
        );
    }
    expect(missingOperations(petExec)).toEqual([]);
  });

  it('pages and searches active owners and pets', async () => {
    const { query, post } = await visit();
    const first = await query('{ owners(first: 10) { edges { node { id } } pageInfo { hasNextPage endCursor } } }');
    const after = String(at(first, 'owners.pageInfo.endCursor'));
    const answer =
      await query(`{ next: owners(first: 10, after: "${after}") { edges { node { id } } pageInfo { hasPreviousPage } }
      both: owners(first: 20) { edges { node { id } } }
      named: searchOwners(criteria: "zoë o'brien") { totalCount } phone: searchOwners(criteria: "555-0105") { edges { node { lastName emergencyPhone } } }
      two: searchOwners(criteria: "z.obrien") { edges { node { email additionalEmails } } }
      away: searchOwners(criteria: "Nguyễn") { totalCount } byId: owner(id: "220004") { active pets(includeInactive: true) { name } }
      gone: owner(id: "220041") { id } dachshunds: searchPets(criteria: "dachs") { edges { node { breed { name } active } } }
      stray: searchPets(criteria: "stray tabby") { totalCount } petTypes { id name breeds { id name } }
      cats: pets(petTypeId: "2", first: 3) { edges { node { petType { id name } shots { name isExpired } vet { name } } } } }`);
    expect(nodesAt(answer, 'both').slice(10)).toEqual(nodesAt(answer, 'next'));
    expect(answer).toMatchObject({
      named: { totalCount: 2 },
      away: { totalCount: 0 },
      gone: null,
      stray: { totalCount: 0 },
    });
    expect(at(answer, 'byId.active')).toBe(false);
    expect(nodesAt(answer, 'phone')).toEqual([{ lastName: 'Riverside Cat Rescue', emergencyPhone: 'n/a' }]);
    expect(nodesAt(answer, 'two')).toEqual([
      { email: 'zoe.obrien@example.test', additionalEmails: 'z.obrien@work.example.test' },
    ]);
    expect(
      nodesAt(answer, 'dachshunds').every((row) => at(row, 'breed.name') === 'Dachshund' && row['active'] === true),
    ).toBe(true);
    const type = rowsAt(answer, 'petTypes')[1];
    expect(nodesAt(answer, 'cats').map((row) => row['petType'])).toEqual(
      Array.from({ length: 3 }, () => ({ id: type?.['id'], name: type?.['name'] })),
    );
    expect((await post('{ owners(after: "x") { totalCount } }')).body.errors?.[0]?.message).toBe('Invalid cursor: x');
  });

  it('has a calendar of days, both of them included, by the clock of each location', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      two: reservations(startDate: "2026-11-16", endDate: "2026-11-17", first: 200) { edges { node { startDate } } }
      late: reservations(startDate: "2026-11-17", endDate: "2026-11-17", locationId: "612", first: 100) { edges { node { startTime location { id } } } }
      grooms: reservations(startDate: "2026-11-01", endDate: "2026-11-30", kind: GROOMING) { edges { node { kind employee { lastName } } } }
      days: reservations(startDate: "2026-11-01", endDate: "2026-11-30", kind: DAYCARE) { edges { node { kind services { service { name } } } } }
      nights: reservations(startDate: "2026-11-01", endDate: "2026-11-30", kind: BOARDING) { totalCount }
      all: reservations(startDate: "2026-11-01", endDate: "2026-11-30", first: 200) { edges { node { status signedInAt signedOutAt } } }
      employees { edges { node { id employeeType { name } locations { name } } } } groomers { lastName }
      services(kind: DAYCARE) { name duration } serviceTypes { name services { name } } vets { name } howFound { name }
      companyPreferences { name value } purchaseHistory(ownerId: "220001") { edges { node { description total payType } } } }`);
    expect(new Set(nodesAt(answer, 'two').map(({ startDate }) => startDate))).toEqual(
      new Set(['2026-11-16', '2026-11-17']),
    );
    expect(nodesAt(answer, 'late').map(({ startTime }) => startTime)).toContain('22:30:00');
    expect(nodesAt(answer, 'late').every((row) => at(row, 'location.id') === '612')).toBe(true);
    expect(nodesAt(answer, 'grooms').length).toBeGreaterThan(3);
    expect(nodesAt(answer, 'grooms').every((row) => at(row, 'employee.lastName') === 'Liu')).toBe(true);
    expect(nodesAt(answer, 'days').every((row) => at(row, 'kind') === 'DAYCARE')).toBe(true);
    expect(answer).toMatchObject({
      nights: { totalCount: 0 },
      services: [{ name: 'Surgery', duration: 90 }],
      groomers: [{ lastName: 'Liu' }],
    });
    for (const { status, signedInAt, signedOutAt } of nodesAt(answer, 'all')) {
      expect(signedInAt !== null).toBe(status === 'SIGNED_IN' || status === 'SIGNED_OUT');
      expect(signedOutAt !== null).toBe(status === 'SIGNED_OUT');
    }
    expect(nodesAt(answer, 'employees')).toHaveLength(7);
    for (const list of ['serviceTypes', 'vets', 'howFound', 'companyPreferences'])
      expect(rowsAt(answer, list).length).toBeGreaterThan(1);
    expect(nodesAt(answer, 'purchaseHistory').length).toBeGreaterThan(0);
    const bad = await post('{ reservations(startDate: "11/17/2026", endDate: "2026-11-17") { totalCount } }');
    expect(bad.body.errors?.[0]).toMatchObject({
      message: 'Dates must be in the format yyyy-mm-dd',
      extensions: { code: 'BAD_REQUEST' },
    });
  });

  it('enters owners and pets, and answers refusals as userErrors', async () => {
    const { query, server } = await visit();
    const created =
      await query(`mutation { createOwner(input: { firstName: "Jo", lastName: "Park", email: "jo@example.test", homePhone: "207 555 0199", city: "Saco" }) {
      owner { id active firstName cellPhone homePhone email city } userErrors { field message } } }`);
    expect(created['createOwner']).toMatchObject({
      owner: {
        active: true,
        firstName: 'Jo',
        cellPhone: null,
        homePhone: '207 555 0199',
        email: 'jo@example.test',
        city: 'Saco',
      },
      userErrors: [],
    });
    const id = String(at(created, 'createOwner.owner.id'));
    const answer = await query(`mutation {
      changed: updateOwner(input: { id: "${id}", cellPhone: "207 555 0200" }) { owner { cellPhone homePhone firstName } }
      nameless: createOwner(input: { lastName: " " }) { owner { id } userErrors { field message } }
      nobody: updateOwner(input: { id: "1", city: "x" }) { owner { id } userErrors { field message } }
      pet: createPet(input: { ownerId: "${id}", name: "Olive", petTypeId: "1", breed: "Boxer", gender: FEMALE }) { pet { name gender petType { id } breed { name } owner { lastName } } userErrors { message } }
      odd: createPet(input: { ownerId: "${id}", name: "Olive", petTypeId: "99" }) { pet { id } userErrors { field message } }
      off: setOwnerActive(id: "${id}", active: false) { owner { active } } }`);
    expect(answer).toMatchObject({
      changed: { owner: { cellPhone: '207 555 0200', homePhone: '207 555 0199', firstName: 'Jo' } },
      nameless: { owner: null, userErrors: [{ field: ['lastName'], message: 'Last name is required' }] },
      nobody: { owner: null, userErrors: [{ field: ['id'], message: 'Owner not found' }] },
      pet: {
        pet: {
          name: 'Olive',
          gender: 'FEMALE',
          petType: { id: '1' },
          breed: { name: 'Boxer' },
          owner: { lastName: 'Park' },
        },
      },
      odd: { pet: null, userErrors: [{ field: ['petTypeId'], message: 'Pet type not found' }] },
      off: { owner: { active: false } },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', isActive: false });
    const closed = await visit({ refuseWrites: 'The scope owner_update is missing' });
    const refused = await closed.query(
      'mutation { createOwner(input: { lastName: "Park" }) { owner { id } userErrors { message } } }',
    );
    expect(refused['createOwner']).toEqual({
      owner: null,
      userErrors: [{ message: 'The scope owner_update is missing' }],
    });
  });

  it('books, moves, signs in and out, and deletes what is still to come', async () => {
    const { query, server } = await visit();
    const create = `mutation Create($input: CreateReservationInput!) { createReservation(input: $input) {
      reservation { id kind status startDate startTime endTime pet { name owner { id } } employee { lastName } comments } userErrors { field message } } }`;
    const input = {
      petId: '350001',
      locationId: '612',
      serviceId: '4403',
      startDate: '2026-12-01',
      startTime: '10:00',
      employeeId: '9203',
      comments: 'Coughs',
    };
    const created = at(await query(create, { input }), 'createReservation');
    expect(created).toMatchObject({
      reservation: {
        kind: 'SCHEDULED_SERVICE',
        status: 'SCHEDULED',
        startDate: '2026-12-01',
        startTime: '10:00:00',
        endTime: '10:40:00',
        employee: { lastName: 'Raman' },
        comments: 'Coughs',
      },
      userErrors: [],
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-12-01T10:00:00-07:00'));
    const id = String(at(created, 'reservation.id'));
    const answer = await query(`mutation {
      moved: updateReservation(input: { id: "${id}", locationId: "611", minutes: 60, employeeId: null }) {
        reservation { startDate startTime endTime location { id } employee { id } comments } }
      odd: updateReservation(input: { id: "${id}", serviceId: "4407" }) { userErrors { field message } }
      arrives: signIn(reservationId: "${id}") { reservation { status } } again: signIn(reservationId: "${id}") { userErrors { message } }
      leaves: signOut(reservationId: "${id}") { reservation { status signedOutAt } } }`);
    expect(answer).toMatchObject({
      moved: {
        reservation: {
          startDate: '2026-12-01',
          startTime: '10:00:00',
          endTime: '11:00:00',
          location: { id: '611' },
          employee: null,
          comments: 'Coughs',
        },
      },
      odd: { userErrors: [{ field: ['serviceId'], message: 'Service not found' }] },
      arrives: { reservation: { status: 'SIGNED_IN' } },
      again: { userErrors: [{ message: 'This pet is already signed in' }] },
      leaves: { reservation: { status: 'SIGNED_OUT', signedOutAt: '2026-12-01 11:04:00' } },
    });
    expect(server.practice.appointments.at(-1)?.start).toBe(Date.parse('2026-12-01T10:00:00-05:00'));
    const past = server.practice.appointments.find((row) => view.shows(row));
    const deleted =
      await query(`mutation { done: deleteReservation(id: "${id}") { deletedReservationId userErrors { message } }
      past: deleteReservation(id: "${view.ids.of('appointment', past?.key ?? 0)}") { deletedReservationId userErrors { message } } }`);
    expect(deleted).toEqual({
      done: { deletedReservationId: id, userErrors: [] },
      past: { deletedReservationId: null, userErrors: [{ message: 'Only future reservations can be deleted' }] },
    });
    expect(await query(`{ reservation(id: "${id}") { id } }`)).toEqual({ reservation: null });
    const inactive = await query(create, { input: { ...input, petId: '350017' } });
    expect(at(inactive, 'createReservation.userErrors')).toEqual([{ field: ['petId'], message: 'Pet not found' }]);
  });
});
