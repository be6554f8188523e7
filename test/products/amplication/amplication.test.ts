import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { amplication } from './amplication.ts';

const visit = productVisits(amplication);
const { view } = amplication;
const book = `mutation Book($data: AppointmentCreateInput!) { createAppointment(data: $data) {
  id startTime endTime status reason customer { id } pet { id } clinic { name } } }`;
const edit = `mutation Edit($id: String!, $data: AppointmentUpdateInput!) { updateAppointment(where: { id: $id }, data: $data) {
  startTime endTime status reason pet { id } practitioner { id } } }`;

/** Given and family name together. */
const nameOf = (row: unknown): string =>
  [at(row, 'firstName'), at(row, 'lastName')].filter((part) => typeof part === 'string').join(' ');
/** A reference as a person reads it, or nothing. */
const reference = (row: Row, field: string): object | undefined => {
  const id = at(row, `${field}.id`);
  return id === null ? undefined : { id, name: at(row, `${field}.name`) ?? nameOf(row[field]) };
};

describe('Amplication', () => {
  it('serves every value that is expected of it', async () => {
    const { query } = await visit();
    expect(missingOperations(amplication)).toEqual([]);
    const { locations, clients, patients, appointments } = expectedSample(amplication, '2026-11-17');
    const lists = await query(`{
      clinics { id name street city state postalCode timeZone }
      customers(take: 5) { id firstName lastName phone alternatePhone email isActive preferredClinic { id name } }
      pets(take: 5) { id name species breed owner { id } }
      appointments(where: { startTime: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T07:00:00Z" } }, orderBy: [{ startTime: Asc }]) {
        id startTime endTime status reason pet { id name } customer { id firstName lastName }
        practitioner { id firstName lastName } clinic { id name } service { id name durationMinutes } } }`);
    expect(
      rowsAt(lists, 'clinics').map(({ id, name, street, city, state, postalCode, timeZone }) => ({
        id,
        name,
        address: [street, city, state, postalCode].join(', '),
        timeZone,
      })),
    ).toEqual(locations);
    expect(
      rowsAt(lists, 'customers').map((row) => ({
        id: row['id'],
        name: nameOf(row),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['phone'], row['alternatePhone']].filter((phone) => phone !== null),
        emails: [row['email']].filter((email) => email !== null),
        active: row['isActive'],
        location: row['preferredClinic'],
      })),
    ).toEqual(clients);
    expect(
      rowsAt(lists, 'pets').map(({ id, name, species, breed, owner }) => ({
        id,
        name,
        species,
        ...(breed !== null && { breed }),
        ...(owner !== null && { clientId: at(owner, 'id') }),
      })),
    ).toEqual(patients);
    const rows = rowsAt(lists, 'appointments');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start = '', end = '', ...expected } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['startTime'], row['endTime']]).toEqual([start, end].map((text) => new Date(text).toISOString()));
      expect({
        status: row['status'],
        reason: row['reason'] ?? undefined,
        patient: reference(row, 'pet'),
        client: reference(row, 'customer'),
        provider: reference(row, 'practitioner'),
        location: reference(row, 'clinic'),
      }).toEqual({
        status: expected.status,
        reason: expected.reason,
        patient: expected.patient,
        client: expected.client,
        provider: expected.provider,
        location: expected.location,
      });
    }
  });

  it('gives whole lists in the order of entry, or a part of them, and their number', async () => {
    const { query, post, server } = await visit();
    const lists =
      await query(`{ customers { id } part: customers(skip: 2, take: 3) { id } last: customers(take: -2) { id }
      names: customers(orderBy: [{ lastName: Desc }, { firstName: Asc }], take: 4) { firstName lastName }
      _customersMeta { count } some: _customersMeta(where: { isActive: { equals: false } }) { count } }`);
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(rowsAt(lists, 'customers').map(({ id }) => id)).toEqual(ids);
    expect(rowsAt(lists, 'part').map(({ id }) => id)).toEqual(ids.slice(2, 5));
    expect(rowsAt(lists, 'last').map(({ id }) => id)).toEqual(ids.slice(-2));
    expect(at(lists, '_customersMeta.count')).toBe(ids.length);
    expect(at(lists, 'some.count')).toBe(view.clients(server.practice).filter(({ isActive }) => !isActive).length);
    expect(String(at(rowsAt(lists, 'names')[0], 'lastName'))).toBe('Ünal');
    const two = await post('{ customers(orderBy: [{ lastName: Asc, firstName: Asc }]) { id } }');
    expect(two.body.errors?.[0]).toMatchObject({ extensions: { code: 'INTERNAL_SERVER_ERROR' } });
    expect((await post('{ customers(take: 1.5) { id } }')).body.errors?.[0]?.message).toBe('Bad Request Exception');
    expect((await post('{ customers(skip: -1) { id } }')).body.errors?.[0]?.message).toMatch(/^Invalid value for skip/);
  });

  it('looks for text with regard to case, and for related rows by id or within lists', async () => {
    const { query, post } = await visit();
    const zoe = view.ids.of('client', 1);
    const found = await query(`{
      exact: customers(where: { lastName: { contains: "o'brien" } }) { id }
      folded: customers(where: { lastName: { contains: "o'brien", mode: Insensitive } }) { id }
      nobody: customers(where: { firstName: { equals: null } }, take: 1) { lastName }
      pets(where: { owner: { id: "${zoe}" } }) { name owner { id firstName } }
      stray: pets(where: { owner: null }) { name }
      with: customers(where: { pets: { some: { species: { equals: "Avian" } } }, isActive: { equals: true } }, take: 2) {
        pets(where: { species: { equals: "Avian" } }) { species } orders { totalPrice product { name } } address { address_1 city } }
      off: appointments(where: { status: Cancelled, clinic: { id: "${view.ids.of('place', 2)}" } }) { status cancellationReason clinic { name } }
      reasons: appointments(where: { reason: { not: "Not eating" }, endTime: { lte: "2026-11-17T14:00:00Z" } }) { reason endTime } }`);
    expect(found['exact']).toEqual([]);
    expect(found['folded']).toEqual([1, 8].map((key) => ({ id: view.ids.of('client', key) })));
    expect(found['nobody']).toEqual([{ lastName: 'Riverside Cat Rescue' }]);
    expect(rowsAt(found, 'pets').every((row) => at(row, 'owner.id') === zoe)).toBe(true);
    expect(found['stray']).toEqual([{ name: 'Stray tabby' }]);
    expect(rowsAt(found, 'with')).toHaveLength(2);
    expect(rowsAt(found, 'with').every((row) => rowsAt(row, 'pets').length > 0)).toBe(true);
    expect(rowsAt(found, 'off').length).toBeGreaterThan(2);
    expect(rowsAt(found, 'off').every((row) => at(row, 'clinic.name') === 'Summit Pet Clinic')).toBe(true);
    // In SQL null does not differ from a text.
    expect(rowsAt(found, 'reasons').some(({ reason }) => reason === null || reason === 'Not eating')).toBe(false);
    expect((await post('{ customers(where: { createdAt: { gt: "2020-01-01" } }) { id } }')).body.errors).toHaveLength(
      1,
    );
  });

  it('books, moves, calls off and deletes appointments', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const id = (kind: 'client' | 'patient' | 'place' | 'visitType' | 'provider', key: number): object => ({
      id: view.ids.of(kind, key),
    });
    const data = {
      startTime: '2026-12-01T15:00:00Z',
      endTime: '2026-12-01T15:45:00Z',
      status: 'Scheduled',
      customer: id('client', 1),
      pet: id('patient', 1),
      clinic: id('place', 2),
      service: id('visitType', 3),
    };
    const made = at(await query(book, { data }), 'createAppointment');
    expect(made).toMatchObject({ endTime: '2026-12-01T15:45:00.000Z', customer: data.customer, reason: null });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 45, placeKey: 2, clientKey: 1, typeKey: 3 });
    const own = String(at(made, 'id'));
    const moved = await query(edit, {
      id: own,
      data: { startTime: '2026-12-01T15:15:00Z', pet: null, practitioner: id('provider', 3), reason: 'Cough' },
    });
    expect(moved['updateAppointment']).toEqual({
      startTime: '2026-12-01T15:15:00.000Z',
      endTime: '2026-12-01T15:45:00.000Z',
      status: 'Scheduled',
      reason: 'Cough',
      pet: data.pet,
      practitioner: id('provider', 3),
    });
    const off = await query(edit, { id: own, data: { status: 'Cancelled' } });
    expect(at(off, 'updateAppointment.status')).toBe('Cancelled');
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 30, providerKey: 3 });
    const wrong = await post(edit, { id: 'cnone', data: { reason: 'x' } });
    expect(wrong.body.errors?.[0]).toMatchObject({ message: 'Http Exception' });
    const lost = await post(book, { data: { ...data, pet: { id: 'cnone' } } });
    expect(lost.body.errors?.[0]).toMatchObject({ message: 'Http Exception' });
    const word = await post(edit, { id: own, data: { status: 'CANCELLED' } });
    expect(word.body.errors).toHaveLength(1);
    const gone = await query(`mutation { deleteAppointment(where: { id: "${own}" }) { id reason } }`);
    expect(gone['deleteAppointment']).toEqual({ id: own, reason: 'Cough' });
    expect(await query(`{ appointment(where: { id: "${own}" }) { id } }`)).toEqual({ appointment: null });
  });

  it('enters customers and pets, gives pets to others, and deletes customers', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { createCustomer(data: { firstName: "Jo", lastName: "Park", phone: "207 555 0199"
      email: "jo@example.test", pets: { connect: [{ id: "${view.ids.of('patient', 2)}" }] } }) { id isActive pets { id } } }`);
    const id = String(at(made, 'createCustomer.id'));
    expect(at(made, 'createCustomer.pets')).toEqual([{ id: view.ids.of('patient', 2) }]);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', phones: [{ value: '207 555 0199' }] });
    const pet = await query(`mutation { createPet(data: { name: "Fig", species: "Feline", sex: Female
      dateOfBirth: "2024-02-03T00:00:00Z", owner: { id: "${id}" } }) { name sex dateOfBirth owner { lastName } } }`);
    expect(pet['createPet']).toEqual({
      name: 'Fig',
      sex: 'Female',
      dateOfBirth: '2024-02-03T00:00:00.000Z',
      owner: { lastName: 'Park' },
    });
    const changed =
      await query(`mutation { updateCustomer(where: { id: "${id}" }, data: { alternatePhone: "207 555 0198"
      email: null, pets: { disconnect: [{ id: "${view.ids.of('patient', 2)}" }] } }) { phone alternatePhone email pets { name } } }`);
    expect(changed['updateCustomer']).toEqual({
      phone: '207 555 0199',
      alternatePhone: '207 555 0198',
      email: null,
      pets: [{ name: 'Fig' }],
    });
    await query(`mutation { deleteCustomer(where: { id: "${id}" }) { id pets { id } } }`);
    expect(await query('{ pets(where: { name: { equals: "Fig" } }) { owner { id } } }')).toEqual({
      pets: [{ owner: null }],
    });
    const closed = await post('mutation { createProduct(data: { name: "Ball" }) { id } }');
    expect(closed.body.errors?.[0]).toMatchObject({ message: 'Forbidden resource', extensions: { code: 'FORBIDDEN' } });
    const refused = await visit({ refuseWrites: 'This account is read-only' });
    const denied = await refused.post(`mutation { deletePet(where: { id: "${view.ids.of('patient', 1)}" }) { id } }`);
    expect(denied.body.errors?.[0]?.message).toBe('This account is read-only');
  });

  it('knows its user, sorts its schema, and shows it within the depth that is allowed', async () => {
    const { query, post } = await visit();
    expect(await query('{ userInfo { username roles } users { username roles } }')).toEqual({
      userInfo: { username: 'frontdesk', roles: ['user'] },
      users: [
        { username: 'admin', roles: ['user'] },
        { username: 'frontdesk', roles: ['user'] },
      ],
    });
    const wrong = await post('mutation { login(credentials: { username: "a", password: "b" }) { accessToken } }');
    expect(wrong.body.errors?.[0]?.message).toBe('The passed credentials are incorrect');
    const types = await readPiecewise(query);
    const names = rowsAt(types.get('Appointment'), 'fields').map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted());
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ customers { id } }')).status).toBe(500);
  });
});
