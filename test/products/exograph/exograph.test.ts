import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { exograph } from './exograph.ts';

const visit = productVisits(exograph);
const { view } = exograph;
const clientFields = `id firstName lastName email mobilePhone homePhone workPhone active tags homeClinic { id name }`;
const visitFields = `id startsAt endsAt status reason clinic { id name timeZone } visitType { name durationMinutes }
  staffMember { id firstName lastName } client { id firstName lastName } pet { id name client { id } }`;

function reference(row: unknown, name: (row: unknown) => string): unknown {
  return row === null ? undefined : { id: String(at(row, 'id')), name: name(row) };
}

function nameOf(row: unknown): string {
  return ['firstName', 'lastName']
    .flatMap((field) => (at(row, field) === null ? [] : String(at(row, field))))
    .join(' ');
}

function ids(answer: unknown, path: string): readonly number[] {
  return rowsAt(answer, path).map(({ id }) => Number(id));
}

describe('Exograph', () => {
  it('shows what is expected of places, clients, animals and a day', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ clinics { id name street city state postalCode timeZone }
      clients { ${clientFields} } pets { id name species { name } breed client { id } }
      appointments(where: { startsAt: { gte: "2026-11-17T05:00:00Z", lt: "2026-11-18T07:00:00Z" } }
        orderBy: [{ startsAt: ASC }]) { ${visitFields} } }`);
    const { locations, clients, patients, appointments } = expectedSample(exograph, '2026-11-17');
    expect(
      rowsAt(answer, 'clinics').map(({ id, name, street, city, state, postalCode, timeZone }) => {
        return { id: String(id), name, address: [street, city, state, postalCode].join(', '), timeZone };
      }),
    ).toEqual(locations);
    expect(rowsAt(answer, 'clients').map(({ id }) => String(id))).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    const shownClients = rowsAt(answer, 'clients').map((row) => ({
      id: String(row['id']),
      name: nameOf(row),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: ['mobilePhone', 'homePhone', 'workPhone'].flatMap((field) => row[field] ?? []),
      emails: [row['email']].filter((email) => email !== null),
      active: row['active'],
      tags: row['tags'],
      location: { id: String(at(row, 'homeClinic.id')), name: at(row, 'homeClinic.name') },
    }));
    expect(shownClients.slice(0, 5)).toEqual(clients);
    const shownPets = rowsAt(answer, 'pets').map((row) => ({
      id: String(row['id']),
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: row['breed'] }),
      ...(row['client'] !== null && { clientId: String(at(row, 'client.id')) }),
    }));
    expect(shownPets.slice(0, 5)).toEqual(patients);
    expect(shownPets).toHaveLength(server.practice.patients.length);
    expect(appointments.length).toBeGreaterThan(20);
    const rows = new Map(rowsAt(answer, 'appointments').map((row): [string, Row] => [String(row['id']), row]));
    for (const expected of appointments) {
      const row = rows.get(expected.id) ?? {};
      const times = [expected.start, expected.end].map((text) => Date.parse(text ?? ''));
      expect([row['startsAt'], row['endsAt']].map((text) => Date.parse(String(text)))).toEqual(times);
      expect(row['startsAt']).toMatch(/^2026-11-1\dT\d\d:\d\d:00\+00:00$/);
      expect([row['status'], row['reason'] ?? undefined]).toEqual([expected.status, expected.reason]);
      expect(reference(row['client'], nameOf)).toEqual(expected.client);
      expect(reference(row['pet'], (pet) => String(at(pet, 'name')))).toEqual(expected.patient);
      expect(reference(row['staffMember'], nameOf)).toEqual(expected.provider);
      expect(reference(row['clinic'], (clinic) => String(at(clinic, 'name')))).toEqual(expected.location);
    }
    expect(missingOperations(exograph)).toEqual([]);
  });

  it('finds by columns and relations, with null unknown, and orders and cuts', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      like: clients(where: { lastName: { like: "o'b%" } }) { id }
      ilike: clients(where: { lastName: { ilike: "o'b%" } }) { id }
      starts: clients(where: { lastName: { startsWith: "Ab" }, active: { eq: true } }) { id lastName }
      nobody: clients(where: { firstName: { eq: null } }) { id }
      bare: clients(where: { firstName: null }) { id }
      others: clients(where: { not: { firstName: { eq: "Zoë" } }, id: { lte: 8 } }) { id }
      either: clients(where: { or: [{ lastName: { eq: "Abel" } }, { email: { eq: "mai@example.test" } }] }) { id }
      cats: pets(where: { species: { name: { eq: "Feline" } }, client: { lastName: { eq: "O'Brien" } } }) { client { lastName } species { name } }
      strays: pets(where: { client: null }) { name }
      owners: clients(where: { pets: { name: { eq: "Stray tabby" } } }) { id }
      off: appointments(where: { status: { eq: CANCELLED } }, limit: 3) { status cancellationReason }
      last: clients(orderBy: [{ lastName: DESC }, { id: DESC }], limit: 2, offset: 1) { lastName }
      nulls: clients(orderBy: [{ firstName: DESC }], limit: 1) { firstName }
      byClinic: appointments(orderBy: [{ clinic: { name: ASC } }, { startsAt: ASC }], limit: 1) { clinic { name } }
      speciesByName(name: "Canine") { name pets(limit: 2) { name } petsAgg { id { count } } }
      client(id: 1) { lastName appointments(limit: 1) { status } invoices { number lines { description unitPrice } } }
      none: client(id: 41) { id }
      clientsAgg { id { count min max } firstName { count } } invoicesAgg { subtotal { sum avg } }
      timeBlocks { title clinic { name } staffMember { lastName } } }`);
    expect([ids(answer, 'like'), ids(answer, 'ilike')]).toEqual([[], [1, 8]]);
    expect(rowsAt(answer, 'starts').map(({ lastName }) => lastName)).toEqual(['Abel', 'Abbott']);
    expect([ids(answer, 'nobody'), ids(answer, 'bare'), ids(answer, 'either')]).toEqual([[3], [3], [4, 6]]);
    // Whether someone without a first name isn't called so is unknown.
    expect(ids(answer, 'others')).toEqual([2, 4, 5, 6, 7]);
    expect(rowsAt(answer, 'cats').every((row) => at(row, 'client.lastName') === "O'Brien")).toBe(true);
    expect(answer).toMatchObject({ strays: [{ name: 'Stray tabby' }], owners: [], none: null });
    expect(rowsAt(answer, 'off')).toHaveLength(3);
    expect(answer['off']).toMatchObject([{ status: 'CANCELLED', cancellationReason: 'Client called' }, {}, {}]);
    expect(rowsAt(answer, 'last').map(({ lastName }) => lastName)).not.toContain('Abel');
    expect(answer['nulls']).toEqual([{ firstName: null }]);
    expect(at(answer, 'byClinic.0.clinic.name')).toBe('Harbor Street Animal Hospital');
    expect(rowsAt(answer, 'speciesByName.pets')).toHaveLength(2);
    expect(Number(at(answer, 'speciesByName.petsAgg.id.count'))).toBeGreaterThan(20);
    expect(rowsAt(answer, 'client.invoices')[0]).toMatchObject({ number: 'INV-00001' });
    expect(at(answer, 'clientsAgg.id')).toEqual({ count: 118, min: 1, max: 120 });
    expect(at(answer, 'clientsAgg.firstName.count')).toBe(117);
    expect(at(answer, 'invoicesAgg.subtotal.sum')).toMatch(/^\d+\.\d\d$/);
    expect(answer['timeBlocks']).toMatchObject([{ title: 'Staff meeting', staffMember: { lastName: 'Okafor' } }]);
    const errors: readonly (readonly [string, string])[] = [
      [
        '{ clients(where: { and: [{ id: { eq: 1 } }], or: [{ id: { eq: 2 } }] }) { id } }',
        "Invalid field 'where': Cannot specify more than one logical operation on the same level",
      ],
      [
        '{ clients(where: { or: [] }) { id } }',
        "Invalid field 'where': Logical operation predicate does not have any arguments",
      ],
      ['{ appointments(where: { startsAt: { gt: "soon" } }) { id } }', 'Unable to convert input to the expected type'],
      ['{ clients(where: { tags: { eq: "VIP" } }) { id } }', 'Operation failed'],
    ];
    for (const [text, message] of errors) {
      // One after the other: the texts are read in this order.
      // eslint-disable-next-line no-await-in-loop
      expect((await post(text)).body.errors?.[0]?.message).toBe(message);
    }
  });

  it('books, moves, cancels and deletes, with references as objects', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { createAppointment(data: { startsAt: "2026-11-19T15:00:00-05:00", endsAt: "2026-11-19T20:30:00"
      clinic: { id: 1 }, visitType: { id: 2 }, pet: { id: 3 }, reason: "Shots" }) { ${visitFields} createdAt } }`);
    expect(made['createAppointment']).toMatchObject({
      startsAt: '2026-11-19T20:00:00+00:00',
      endsAt: '2026-11-19T20:30:00+00:00',
      status: 'SCHEDULED',
      client: null,
      staffMember: null,
      pet: { id: 3 },
    });
    const id = Number(at(made, 'createAppointment.id'));
    const update = (data: string): string =>
      `mutation { updateAppointment(id: ${String(id)}, data: { ${data} }) { startsAt endsAt status staffMember { id } client { id } } }`;
    const moved = await query(update('startsAt: "2026-11-19T20:10:00Z", staffMember: { id: 2 }, client: { id: 2 }'));
    expect(moved['updateAppointment']).toMatchObject({ endsAt: '2026-11-19T20:30:00+00:00', staffMember: { id: 2 } });
    expect(server.practice.appointments.at(-1)).toMatchObject({ minutes: 20, providerKey: 2, clientKey: 2 });
    await query(update('status: CANCELLED, cancellationReason: "Ill", staffMember: null'));
    expect(server.practice.appointments.at(-1)).toMatchObject({
      state: 'cancelled',
      cancelReason: 'Ill',
      providerKey: null,
    });
    const many = await query(
      'mutation { updateAppointments(where: { status: { eq: NO_SHOW } }, data: { reason: "Call" }) { id reason } }',
    );
    expect(rowsAt(many, 'updateAppointments').every(({ reason }) => reason === 'Call')).toBe(true);
    const gone = await query(`mutation { deleteAppointment(id: ${String(id)}) { id pet { name } } }`);
    expect(at(gone, 'deleteAppointment.id')).toBe(id);
    const after = await query(`mutation { again: deleteAppointment(id: ${String(id)}) { id }
      never: updateAppointment(id: ${String(id)}, data: { reason: "x" }) { id } }`);
    expect(after).toEqual({ again: null, never: null });
    const book =
      'mutation { createAppointment(data: { startsAt: "2026-11-19T15:00:00Z", endsAt: "2026-11-19T15:30:00Z"';
    const refused: readonly (readonly [string, string])[] = [
      [`${book}, clinic: { id: 9 }, visitType: { id: 1 }, pet: { id: 3 } }) { id } }`, 'Operation failed'],
      [`${book}, clinic: { id: 1 }, visitType: { id: 1 } }) { id } }`, 'Operation failed'],
      ['mutation { createProduct(data: { sku: "X", name: "Y", price: "1.00" }) { id } }', 'Not authorized'],
    ];
    for (const [text, message] of refused) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text);
      expect(body.errors?.[0]?.message).toBe(message);
    }
    const wrong = await post('mutation { updateAppointment(id: 1, data: { startsAt: "noon" }) { id } }');
    expect(wrong.body.errors?.[0]?.message).toMatch(/^Unable to convert .* the 'startsAt' field/);
  });

  it('enters clients with their pets, changes and deletes them unless something points to them', async () => {
    const { query, post, server } = await visit();
    const made =
      await query(`mutation { createClient(data: { firstName: "Jo", lastName: "Park", workPhone: "207 555 0199"
      pets: [{ name: "Comet", species: { id: 1 }, birthDate: "2024-02-03" }] }) {
        id active tags workPhone homeClinic { id } pets { id name sex species { name } } } }`);
    expect(made['createClient']).toMatchObject({
      active: true,
      workPhone: '207 555 0199',
      homeClinic: null,
      pets: [{ name: 'Comet', sex: 'UNKNOWN' }],
    });
    const { clients, patients } = server.practice;
    expect(clients.at(-1)).toMatchObject({ phones: [{ label: 'Work', value: '207 555 0199' }], emails: [] });
    const id = String(at(made, 'createClient.id'));
    const pet = String(at(made, 'createClient.pets.0.id'));
    const changed =
      await query(`mutation { updateClient(id: ${id}, data: { email: "jo@example.test", homeClinic: { id: 2 }
      tags: ["VIP"], pets: { create: [{ name: "Dot", species: { id: 2 } }], update: [{ id: ${pet}, breed: "Mix" }] } }) {
        email tags workPhone homeClinic { name } pets { name breed } } }`);
    expect(changed['updateClient']).toEqual({
      email: 'jo@example.test',
      tags: ['VIP'],
      workPhone: '207 555 0199',
      homeClinic: { name: 'Summit Pet Clinic' },
      pets: [
        { name: 'Comet', breed: 'Mix' },
        { name: 'Dot', breed: null },
      ],
    });
    const blocked = await post(`mutation { deleteClient(id: ${id}) { id } }`);
    expect(blocked.body.errors?.[0]?.message).toBe('Operation failed');
    await query(`mutation { deletePets(where: { client: { id: { eq: ${id} } } }) { id } }`);
    await query(`mutation { deleteClient(id: ${id}) { id } }`);
    expect(at(await query(`{ client(id: ${id}) { id } }`), 'client')).toBeNull();
    expect(patients.some(({ name }) => name === 'Comet')).toBe(false);
    expect((await post('mutation { createClient(data: { firstName: "Jo" }) { id } }')).body.errors).toHaveLength(1);
    const closed = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await closed.post('mutation { createClient(data: { lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('speciesListAgg');
    expect(types.has('PetUpdateInputFromClientNested')).toBe(true);
    expect(types.has('ProductReferenceInput')).toBe(false);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('cuts lists where the server can give no more, and spoils those with a poisoned row', async () => {
    const { query, post } = await visit({ cap: 3, poison: [{ kind: 'client', key: 2 }] });
    expect((await post('{ clients { id } }')).status).toBe(500);
    expect(ids(await query('{ clients(offset: 2) { id } }'), 'clients')).toEqual([3, 4, 5]);
  });
});
