import { describe, expect, it } from 'vitest';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { animeaux } from './animeaux.ts';

const { view } = animeaux;
const visit = productVisits(animeaux);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const family = (key: number): string => view.ids.of('client', key);
const animal = (key: number): string => view.ids.of('patient', key);

/** All rows of a list, page after page. */
async function allOf(
  query: (text: string) => Promise<Row>,
  list: string,
  fields: string,
): Promise<{ readonly rows: readonly Row[]; readonly counts: readonly unknown[] }> {
  const counts: unknown[] = [];
  const rows = await allPages(async (from) => {
    const page = Number(from ?? 0);
    const answer = await query(
      `{ list: ${list}(page: ${String(page)}) { hits { ${fields} } hitsTotalCount page pageCount } }`,
    );
    counts.push(at(answer, 'list.hitsTotalCount'));
    expect(at(answer, 'list.page')).toBe(page);
    const isLast = page + 1 >= Number(at(answer, 'list.pageCount'));
    return { rows: rowsAt(answer, 'list.hits'), next: isLast ? null : String(page + 1) };
  });
  return { rows, counts };
}

describe("Ani'Meaux", () => {
  it('gives host families in pages of twenty from 0', async () => {
    const { server, query } = await visit();
    const { rows, counts } = await allOf(query, 'getAllHostFamilies', 'id name phone email zipCode city address');
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    expect(rows).toHaveLength(clients.length);
    for (const [index, { id, name, phones, emails }] of clients.entries()) {
      const row = rows[index] ?? {};
      expect([row['id'], row['name']]).toEqual([id, name]);
      expect([row['phone'], row['email']]).toEqual([phones?.[0] ?? '', emails?.[0] ?? '']);
    }
    expect(new Set(counts)).toEqual(new Set([clients.length]));
    expect(rows[0]).toMatchObject({ address: '101 Mill Road', city: 'Portland', zipCode: '04101' });
    const { clients: sample, locations, appointments } = expectedSample(animeaux, '2026-11-17');
    expect(column(rows.slice(0, 5), 'id')).toEqual(sample.map(({ id }) => id));
    expect([locations, appointments]).toEqual([[], []]);
    const answer = await query(
      `query($one: ID!, $gone: ID!) { usual: getAllHostFamilies { hits { id } page pageCount }
      past: getAllHostFamilies(page: 99) { hits { id } } getHostFamily(id: $one) { name } gone: getHostFamily(id: $gone) { id }
      none: getHostFamily(id: "x") { id } }`,
      { one: family(2), gone: family(41) },
    );
    expect([rowsAt(answer, 'usual.hits').length, at(answer, 'usual.page'), at(answer, 'past.hits')]).toEqual([
      20,
      0,
      [],
    ]);
    expect([answer['getHostFamily'], answer['gone'], answer['none']]).toEqual([{ name: 'Søren Müller' }, null, null]);
    expect(missingOperations(animeaux)).toEqual([]);
    const short = await (await visit({ cap: 3 })).query('{ getAllHostFamilies { hits { id } } }');
    expect(rowsAt(short, 'getAllHostFamilies.hits')).toHaveLength(3);
  });

  it('searches by beginnings of words, without accents and with wrong letters', async () => {
    const { query } = await visit();
    const answer = await query(`{ accents: getAllHostFamilies(search: "muller soren") { hits { name } }
      start: getAllHostFamilies(search: "Riversi") { hits { name } } typo: getAllHostFamilies(search: "Abott") { hits { name } }
      phone: getAllHostFamilies(search: "555 0104") { hits { id } } mail: getAllHostFamilies(search: "zoe2@example.test") { hits { id } }
      none: getAllHostFamilies(search: "Quetzalcoatl") { hits { id } hitsTotalCount pageCount }
      pets: getAllAnimals(search: "biscuit") { hits { officialName } } nick: getAllAnimals(search: "pepere") { hits { commonName } } }`);
    expect(rowsAt(answer, 'accents.hits')).toEqual([{ name: 'Søren Müller' }]);
    expect(rowsAt(answer, 'start.hits')).toEqual([{ name: 'Riverside Cat Rescue' }]);
    expect(column(rowsAt(answer, 'typo.hits'), 'name')).toContain('Ruth Abbott');
    expect([rowsAt(answer, 'phone.hits')[0], rowsAt(answer, 'mail.hits')[0]]).toEqual([
      { id: family(2) },
      { id: family(8) },
    ]);
    expect(answer['none']).toEqual({ hits: [], hitsTotalCount: 0, pageCount: 0 });
    expect(new Set(column(rowsAt(answer, 'pets.hits'), 'officialName'))).toEqual(new Set(['Biscuit']));
    expect(column(rowsAt(answer, 'nick.hits'), 'commonName')).toContain('Pépère');
  });

  it('has four lists of animals, of which one is whole', async () => {
    const { server, query } = await visit();
    const fields = `id officialName commonName birthdate pickUpDate gender species breed { name species } color { name } status
      adoptionDate adoptionOption hostFamily { id name } isSterilized`;
    const { rows } = await allOf(query, 'getAllAnimals', fields);
    const patients = view.patients?.(server.practice).map((row) => patientThrough(view, row)) ?? [];
    expect(
      rows.map((row) => [
        row['id'],
        row['officialName'],
        row['species'],
        at(row, 'breed.name'),
        at(row, 'hostFamily.id'),
      ]),
    ).toEqual(
      patients.map(({ id, name, species, breed, clientId }) => [id, name, species, breed ?? null, clientId ?? null]),
    );
    expect(expectedSample(animeaux, '2026-11-17').patients).toEqual(patients.slice(0, 5));
    expect(rows.filter(({ commonName }) => commonName !== '').length).toBeGreaterThan(10);
    for (const row of rows) {
      expect(row['birthdate']).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect([row['adoptionDate'] === null, row['adoptionOption'] === null]).toEqual(
        row['status'] === 'ADOPTED' ? [false, false] : [true, true],
      );
    }
    const of = (statuses: readonly string[]): number =>
      rows.filter(({ status }) => statuses.includes(String(status))).length;
    const answer = await query(
      `query($owner: ID!, $one: ID!) { active: getAllActiveAnimals(search: "nobody") { hitsTotalCount }
      adoptable: getAllAdoptableAnimals(hitsPerPage: 5) { hits { officialName } hitsTotalCount } saved: getAllSavedAnimals { hitsTotalCount }
      cats: getAllAdoptableAnimals(species: CAT, age: SENIOR) { hits { species birthdate } }
      dead: getAllAnimals(status: [DECEASED], species: [CAT, DOG]) { hits { status species } }
      hers: getAllAnimals(hostFamilyId: $owner) { hits { hostFamily { id } } }
      getAnimal(id: $one) { description comments picturesId } gone: getAnimal(id: "x") { id }
      searchLocation(search: "chel") { value highlighted count } places: searchLocation { value }
      getAllAnimalBreeds(species: CAT) { hits { name species } } getAllAnimalColors { hits { name } }
      getCloudinaryApiSignature(parametersToSign: { folder: "animals" }) { timestamp } }`,
      { owner: family(5), one: animal(4) },
    );
    const active = of(['OPEN_TO_ADOPTION', 'OPEN_TO_RESERVATION', 'RESERVED', 'UNAVAILABLE']);
    expect([at(answer, 'active.hitsTotalCount'), at(answer, 'saved.hitsTotalCount')]).toEqual([
      active,
      of(['ADOPTED', 'FREE']),
    ]);
    const adoptable = of(['OPEN_TO_ADOPTION', 'OPEN_TO_RESERVATION']);
    expect([at(answer, 'adoptable.hitsTotalCount'), rowsAt(answer, 'adoptable.hits').length]).toEqual([adoptable, 5]);
    expect(rowsAt(answer, 'cats.hits').length).toBeGreaterThan(0);
    for (const { species, birthdate } of rowsAt(answer, 'cats.hits'))
      expect([species, String(birthdate) < '2016-11-19']).toEqual(['CAT', true]);
    expect(new Set(column(rowsAt(answer, 'dead.hits'), 'status'))).toEqual(new Set(['DECEASED']));
    expect(rowsAt(answer, 'hers.hits')).toEqual(Array.from({ length: 3 }, () => ({ hostFamily: { id: family(5) } })));
    expect([at(answer, 'getAnimal.picturesId.length'), answer['gone']]).toEqual([1, null]);
    expect(rowsAt(answer, 'searchLocation')).toMatchObject([{ value: 'Chelles', highlighted: '<em>Chel</em>les' }]);
    expect(rowsAt(answer, 'places').length).toBe(4);
    expect(new Set(column(rowsAt(answer, 'getAllAnimalBreeds.hits'), 'species'))).toEqual(new Set(['CAT']));
    expect(column(rowsAt(answer, 'getAllAnimalColors.hits'), 'name')).toContain('Tigré');
  });

  it('lists accounts with their groups, those that are blocked last', async () => {
    const { query, post } = await visit();
    const answer = await query('{ getAllUsers { id email displayName groups disabled } getCurrentUser { id groups } }');
    const users = rowsAt(answer, 'getAllUsers');
    expect(users).toHaveLength(10);
    expect(users.at(-1)).toMatchObject({ displayName: 'Oscar Bell', disabled: true, id: view.ids.of('provider', 8) });
    expect(users[0]).toMatchObject({ displayName: 'Amelia Okafor', groups: ['VETERINARIAN'] });
    expect(users[0]?.['id']).toMatch(/^[\w-]{28}$/);
    expect(at(answer, 'getCurrentUser.groups')).toEqual(['ADMIN']);
    const own = String(at(answer, 'getCurrentUser.id'));
    const oscar = view.ids.of('provider', 8);
    const made =
      await query(`mutation { createUser(email: "jo@example.test", displayName: " Jo ", password: "secret", groups: [BLOGGER])
      { id displayName disabled } toggleUserBlockedStatus(id: "${oscar}") { disabled }
      updateUser(id: "${oscar}", groups: [ADMIN]) { groups } }`);
    expect(made).toMatchObject({ createUser: { displayName: 'Jo' }, toggleUserBlockedStatus: { disabled: false } });
    const refused = [
      [
        `createUser(email: "jo@example.test", displayName: "Jo", password: "secret", groups: [BLOGGER]) { id }`,
        'auth/email-already-exists',
      ],
      [
        `createUser(email: "x@example.test", displayName: "Jo", password: "secret", groups: []) { id }`,
        'user/missing-group',
      ],
      [`deleteUser(id: "${own}")`, 'user/is-current-user'],
      [`updateUser(id: "${own}", groups: [BLOGGER]) { id }`, 'user/is-admin'],
      [`toggleUserBlockedStatus(id: "nobody") { id }`, 'user/not-found'],
    ] as const;
    const answers = await Promise.all(refused.map(([text]) => post(`mutation { ${text} }`)));
    expect(answers.map(({ body }) => body.errors?.[0]?.message)).toEqual(refused.map(([, code]) => code));
    expect(await query(`mutation { deleteUser(id: "${oscar}") }`)).toEqual({ deleteUser: true });
    expect(await query(`{ getUser(id: "${oscar}") { id } }`)).toEqual({ getUser: null });
  });

  it('spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('getAllHostFamilies');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ getAllHostFamilies { hits { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ getAllHostFamilies(page: 1) { hits { id } } }')).status).toBe(200);
  });
});
