import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { elide } from './elide.ts';

const { view } = elide;
const visit = productVisits(elide);
const only = (row: unknown, path: string): Row | undefined => nodesAt(row, path)[0];
const ids = (answer: unknown, path: string): unknown[] => nodesAt(answer, path).map(({ id }) => id);

describe('Elide', () => {
  it('serves what is expected of it on a day', async () => {
    const { query } = await visit();
    const { clients, patients, locations, appointments } = expectedSample(elide, '2026-11-17');
    const people = 'edges { node { id firstName lastName } }';
    const answer = await query(`{ clinic { edges { node { id name address timeZone } } }
      owner(first: 5) { edges { node { id firstName lastName telephone email } } }
      pet(first: "5") { edges { node { id name species { edges { node { name } } } owner { edges { node { id } } } } } }
      visit(sort: "startTime", filter: "startTime>=2026-11-17T05:00:00Z;startTime<2026-11-18T07:00:00Z") { edges { node {
        id startTime endTime status description pet { edges { node { id name } } } owner { ${people} } vet { ${people} }
        clinic { edges { node { id name timeZone } } } } } } }`);
    const named = (row: unknown): string =>
      [at(row, 'firstName'), at(row, 'lastName')].filter((part) => typeof part === 'string').join(' ');
    for (const [index, { id, name, address, timeZone }] of locations.entries()) {
      const row = nodesAt(answer, 'clinic')[index];
      expect(row).toMatchObject({ id, name, timeZone });
      expect((address ?? '').split(', ').every((part) => String(row?.['address']).includes(part))).toBe(true);
    }
    expect(
      nodesAt(answer, 'owner').map((row) => ({
        id: row['id'],
        name: named(row),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['telephone'] ?? []].flat(),
        emails: [row['email'] ?? []].flat(),
      })),
    ).toEqual(clients);
    expect(
      nodesAt(answer, 'pet').map((row) => ({
        id: row['id'],
        name: row['name'],
        species: only(row, 'species')?.['name'],
        clientId: only(row, 'owner')?.['id'],
      })),
    ).toEqual(patients);
    const dayRows = nodesAt(answer, 'visit').flatMap((row) => {
      const zone = String(only(row, 'clinic')?.['timeZone']);
      const shown = (field: string): string => offsetText(Date.parse(String(row[field])), zone);
      if (!shown('startTime').startsWith('2026-11-17')) return [];
      const reference = (path: string): object => {
        const person = only(row, path);
        return person ? { [path]: { id: person['id'], name: person['name'] ?? named(person) } } : {};
      };
      const { pet, owner, vet, clinic }: Readonly<Record<string, unknown>> = {
        ...reference('pet'),
        ...reference('owner'),
        ...reference('vet'),
        ...reference('clinic'),
      };
      return [
        {
          id: row['id'],
          start: shown('startTime'),
          end: shown('endTime'),
          status: row['status'],
          ...(row['description'] !== null && { reason: row['description'] }),
          ...(pet !== undefined && { patient: pet }),
          ...(owner !== undefined && { client: owner }),
          ...(vet !== undefined && { provider: vet }),
          location: clinic,
        },
      ];
    });
    expect(appointments.length).toBeGreaterThan(20);
    expect(dayRows).toEqual(appointments);
    expect(missingOperations(elide)).toEqual([]);
  });

  it('gives pages of offsets, chosen ids, and to-one relationships as connections', async () => {
    const { query, post, server } = await visit();
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const info = 'pageInfo { hasPreviousPage hasNextPage startCursor endCursor totalRecords }';
    const answer =
      await query(`{ all: owner { edges { node { id } } ${info} } next: owner(first: 10, after: "10") { edges { node { id } } ${info} }
      some: owner(ids: ["7", "3"]) { edges { node { id lastName } } } stray: pet(filter: "owner.id=isnull=true") { pageInfo { totalRecords } }
      loose: pet(filter: "name=='Stray tabby'") { edges { node { owner { edges { node { id } } } birthDate } } }
      pets: owner(ids: "5") { edges { node { pets(sort: "-name", first: 2) { edges { node { name } } pageInfo { totalRecords } } } } } }`);
    expect(ids(answer, 'all')).toEqual(all);
    expect(at(answer, 'all.pageInfo.totalRecords')).toBe(all.length);
    expect(ids(answer, 'next')).toEqual(all.slice(10, 20));
    expect(at(answer, 'next.pageInfo')).toMatchObject({ hasPreviousPage: true, hasNextPage: true, startCursor: '10' });
    expect(ids(answer, 'some')).toEqual(['3', '7']);
    const [stray] = nodesAt(answer, 'loose');
    expect(stray?.['owner']).toEqual({ edges: [] });
    const names = nodesAt(only(answer, 'pets'), 'pets').map(({ name }) => String(name));
    expect(names).toEqual(names.toSorted().toReversed());
    const unknown = await post('{ owner(ids: ["9999"]) { edges { node { id } } } }');
    expect(unknown.body.errors?.[0]?.message).toBe(
      'Exception while fetching data (/owner) : Unknown identifier 9999 for owner',
    );
    const long = await post('{ owner(first: 10001) { edges { node { id } } } }');
    expect(long.body.errors?.[0]?.message).toBe('Pagination limit must be less than or equal to 10000');
    const data = await post('{ owner(op: FETCH, data: { lastName: "Park" }) { edges { node { id } } } }');
    expect(data.body.errors?.[0]?.message).toContain('FETCH must not include data');
  });

  it('filters with RSQL, and sorts across to-one relationships', async () => {
    const { query, post } = await visit();
    const owners = (name: string, filter: string): string =>
      `${name}: owner(filter: ${JSON.stringify(filter)}) { edges { node { id } } }`;
    const answer = await query(`{ ${owners('equal', `lastName=="O'Brien"`)} ${owners('begins', "lastName=='Abb*'")}
      ${owners('small', 'lastName==*brien')} ${owners('fold', 'lastName=ini=*brien')} ${owners('or', '(lastName==Abel,lastName==Abbott);city==Portland')}
      ${owners('in', "id=in=(1,2,'3')")} ${owners('none', 'email=isnull=true;id<9')} ${owners('not', 'lastName!=*e*;id=le=8')}
      ${owners('pets', 'pets.species.name==Rabbit;id<30')} ${owners('word', 'id==1 or id==4')} ${owners('span', 'id=between=(2,4)')}
      sorted: visit(first: 400, sort: "owner.lastName,-startTime", filter: "status==CANCELLED;owner.id=isnull=false") { edges { node { owner { edges { node { lastName } } } startTime } } } }`);
    expect([ids(answer, 'equal'), ids(answer, 'begins')]).toEqual([['1', '8'], ['7']]);
    expect([ids(answer, 'small'), ids(answer, 'fold')]).toEqual([[], ['1', '8']]);
    expect([ids(answer, 'or'), ids(answer, 'in')]).toEqual([
      ['6', '7'],
      ['1', '2', '3'],
    ]);
    expect([ids(answer, 'none'), ids(answer, 'word')]).toEqual([
      ['2', '7'],
      ['1', '4'],
    ]);
    expect(ids(answer, 'span')).toEqual(['2', '3', '4']);
    expect(ids(answer, 'not')).toEqual(['4', '7']);
    expect(ids(answer, 'pets').length).toBeGreaterThan(0);
    const names = nodesAt(answer, 'sorted').map((row) => String(only(row, 'owner')?.['lastName']));
    expect(names).toEqual(names.toSorted());
    for (const [filter, message] of [
      ['nick==Jo', 'No such association nick for type owner'],
      ['lastName', 'Filter expression is not in expected format at: lastName'],
      ['lastName=near=Jo', 'Invalid Operator =near='],
    ] as const) {
      // One after the other, as a person would.
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post('query($filter: String) { owner(filter: $filter) { edges { node { id } } } }', {
        filter,
      });
      expect(body.errors?.[0]?.message).toBe(message);
    }
  });

  it('writes with data by an op: owners with their pets, visits and changes of them', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made =
      await query(`mutation { owner(op: UPSERT, data: { firstName: "Jo", lastName: "Park", telephone: "207 555 0199"
      pets: [{ name: "Rex", species: { id: "2" }, birthDate: "2020-05-06T00:00Z" }] }) { edges { node { id telephone
      pets { edges { node { id name birthDate } } } } } } }`);
    const owner = only(made, 'owner');
    const pet = only(owner, 'pets');
    expect(pet).toMatchObject({ name: 'Rex', birthDate: '2020-05-06T00:00Z' });
    expect(practice.patients.at(-1)).toMatchObject({ species: 'Feline', birthDate: '2020-05-06' });
    const id = String(owner?.['id']);
    const nested = await query(
      `mutation { owner(ids: ["${id}"]) { edges { node { pets(op: UPSERT, data: { name: "Luna" }) { edges { node { name } } } } } } }`,
    );
    expect(nodesAt(only(nested, 'owner'), 'pets')).toEqual([{ name: 'Luna' }]);
    expect(practice.patients.at(-1)).toMatchObject({ name: 'Luna', clientKey: Number(id) });
    const booked = await query(
      `mutation($data: [VisitInput]) { visit(op: UPSERT, data: $data) { edges { node { id status startTime clinic { edges { node { name } } } } } } }`,
      {
        data: [
          {
            startTime: '2026-12-01T09:00:00-05:00',
            endTime: '2026-12-01T14:45:00Z',
            description: 'Check',
            clinic: { id: '1' },
            visitType: { id: '3' },
            owner: { id },
            pet: { id: pet?.['id'] },
            vet: { id: '2' },
          },
        ],
      },
    );
    const row = only(booked, 'visit');
    expect(row).toMatchObject({ status: 'SCHEDULED', startTime: '2026-12-01T14:00:00Z' });
    expect(practice.appointments.at(-1)).toMatchObject({
      minutes: 45,
      providerKey: 2,
      clientKey: Number(id),
      reason: 'Check',
    });
    await query(`mutation { visit(op: UPDATE, data: { id: "${String(row?.['id'])}", startTime: "2026-12-01T14:15:00Z", status: CANCELLED
      cancelReason: "Ill" }) { edges { node { id } } } }`);
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 30, state: 'cancelled', cancelReason: 'Ill' });
    const changed = await query(
      `mutation { owner(op: UPDATE, data: { id: "${id}", email: "jo@example.test" }) { edges { node { telephone email } } } }`,
    );
    expect(only(changed, 'owner')).toEqual({ telephone: '207 555 0199', email: 'jo@example.test' });
  });

  it('denies in words, and shows its schema within the depth that is allowed', async () => {
    const { query, post } = await visit();
    const messages: unknown[] = [];
    for (const text of [
      '{ owner(op: UPSERT, data: { lastName: "Park" }) { edges { node { id } } } }',
      'mutation { visit(op: UPDATE, data: { status: CANCELLED }) { edges { node { id } } } }',
      'mutation { visit(op: UPSERT, data: { description: "?" }) { edges { node { id } } } }',
      'mutation { visit(op: REPLACE, data: []) { edges { node { id } } } }',
      'mutation { pet(op: UPSERT, data: { id: "1", species: { name: "Ferret" } }) { edges { node { id } } } }',
      'mutation { clinic(op: UPSERT, data: { name: "New" }) { edges { node { id } } } }',
      'mutation { owner(op: UPDATE, data: { id: "1", city: "Saco" }) { pageInfo { totalRecords } } }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text);
      messages.push(body.errors?.[0]?.message.replace(/^Exception.* : /, ''));
    }
    expect(messages).toEqual([
      'Data model writes are only allowed in mutations',
      'UPDATE data objects must include ids',
      'must not be null',
      'DeletePermission Denied',
      'CreatePermission Denied',
      'Value "UPSERT" does not exist in "ElideRelationshipOpClinic" enum.',
      'Could not generate pagination information for type: owner',
    ]);
    const locked = await visit({ refuseWrites: 'Closed for the day' });
    const refused = await locked.post(
      'mutation { owner(op: UPSERT, data: { lastName: "Park" }) { edges { node { id } } } }',
    );
    expect(refused.body.errors?.[0]?.message).toBe('Closed for the day');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('ElideRelationshipOpOwner'), 'enumValues').map(({ name }) => name)).toEqual([
      'FETCH',
      'UPSERT',
      'REPLACE',
      'UPDATE',
    ]);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ owner { edges { node { id } } } }')).status).toBe(500);
  });
});
