import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { amplicode } from './amplicode.ts';
import { clinicZone } from './records.ts';

const { view } = amplicode;
const visit = productVisits(amplicode);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const sample = expectedSample(amplicode, '2026-11-17');
const day = 'visitStartAfter: "2026-11-17T00:00:00", visitStartBefore: "2026-11-17T23:59:59"';

describe('the pet clinic of Amplicode', () => {
  it('gives the same owners through each of its lists', async () => {
    const { server, query } = await visit();
    const page = 'page: { number: 0, size: 1000 }';
    const fields = 'id firstName lastName telephone email city address';
    const answer = await query(`{ ownerList { ${fields} } ownerListSorted { id } ownerListByNamesFilter { id }
      ownerListByNamesFilterSorted { id } ownerByNamesList { id } ownerByNamesSeparateMethodsList { id }
      ownerListOffsetPage(${page}) { content { id } totalElements }
      ownerListOffsetPageSorted(${page}) { content { id } totalElements }
      ownerListByNamesFilterOffsetPage(${page}) { content { id } totalElements }
      ownerListByNamesFilterOffsetPageSorted(${page}) { content { id } totalElements }
      ownerListFilterCursorPageSorted(page: { first: 1000, last: 0 }) { edges { node { id } } } }`);
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    for (const [field, value] of Object.entries(answer)) {
      const rows = Array.isArray(value) ? rowsAt(answer, field) : rowsAt(value, 'content');
      const nodes = rowsAt(value, 'edges').map((edge) => edge['node'] as Row);
      expect(column(nodes.length > 0 ? nodes : rows, 'id')).toEqual(ids);
      if (field.includes('OffsetPage')) expect(at(value, 'totalElements')).toBe(ids.length);
    }
    const people = rowsAt(answer, 'ownerList');
    for (const [index, { id, name, givenName, familyName, phones, emails }] of sample.clients.entries()) {
      const row = people[index] ?? {};
      expect([row['id'], named(row, 'firstName', 'lastName')]).toEqual([id, name]);
      expect([row['firstName'] ?? undefined, row['lastName']]).toEqual([givenName, familyName]);
      expect([row['telephone'] ?? undefined, row['email'] ?? undefined]).toEqual([phones?.[0], emails?.[0]]);
    }
    expect(missingOperations(amplicode)).toEqual([]);
  });

  it('pages owners by number and by cursor, filters and sorts them', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const answer = await query(`{ usual: ownerListOffsetPage { content { id } totalElements }
      second: ownerListOffsetPageSorted(page: { number: 1, size: 7 }) { content { id } }
      named: ownerListByNamesFilter(filter: { firstName: "zo", lastName: "O'BR" }) { id }
      none: ownerByNamesList(filter: { lastName: "Unknown" }) { id }
      sorted: ownerListByNamesFilterOffsetPageSorted(filter: { lastName: "b" }, page: { number: 0, size: 3 },
        sort: [{ property: LAST_NAME, direction: ASC }, { property: FIRST_NAME, direction: DESC }]) {
        content { firstName lastName } totalElements }
      cities: ownerListSorted(sort: [{ property: CITY, direction: DESC }]) { city } }`);
    expect(column(rowsAt(answer, 'usual.content'), 'id')).toEqual(ids.slice(0, 20));
    expect(column(rowsAt(answer, 'second.content'), 'id')).toEqual(ids.slice(7, 14));
    expect([column(rowsAt(answer, 'named'), 'id'), answer['none']]).toEqual([['1', '8'], []]);
    expect(column(rowsAt(answer, 'sorted.content'), 'lastName').slice(0, 2)).toEqual(['Abbott', 'Abel']);
    expect(Number(at(answer, 'sorted.totalElements'))).toBeGreaterThan(3);
    expect(column(rowsAt(answer, 'cities'), 'city')[0]).toBe('Portland');
    const read = (after: string | null): string => `{ ownerListFilterCursorPageSorted(
      page: { first: 50, last: 0${after === null ? '' : `, after: "${after}"`} }) {
      edges { node { id } cursor { value } } pageInfo { hasNextPage hasPreviousPage endCursor { value } } } }`;
    const rows = await allPages(async (after) => {
      const { ownerListFilterCursorPageSorted: list } = await query(read(after));
      const next = at(list, 'pageInfo.hasNextPage') === true ? String(at(list, 'pageInfo.endCursor.value')) : null;
      return { rows: rowsAt(list, 'edges').map((edge) => edge['node'] as Row), next };
    });
    expect(column(rows, 'id')).toEqual(ids);
    const ends =
      await query(`{ back: ownerListFilterCursorPageSorted(page: { first: 0, last: 2 }) { edges { node { id } } }
      both: ownerListFilterCursorPageSorted(page: { first: 5, last: 2 }) { edges { node { id } } pageInfo { hasPreviousPage } } }`);
    expect(rowsAt(ends, 'back.edges').map((edge) => at(edge, 'node.id'))).toEqual(ids.slice(-2));
    expect(rowsAt(ends, 'both.edges').map((edge) => at(edge, 'node.id'))).toEqual(ids.slice(3, 5));
    const bad = await post('{ ownerListOffsetPage(page: { number: 0, size: 0 }) { totalElements } }');
    expect(bad.body.errors?.[0]).toMatchObject({ extensions: { classification: 'INTERNAL_ERROR' } });
  });

  it('knows pets by a number, with kinds, descriptions, diseases and tags', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`{ petList { id identificationNumber birthDate type { id name defenseStatus }
      owner { id } description { identifier description } diseases { name } tags { name } }
      petTypeList { id name } tagList { id } petDiseaseList { petDiseaseIdentifier } petDescriptionList { identifier }
      cats: petListByTypeId(typeId: "2") { type { name } } nothing: petListByTypeId(typeId: "99") { id }
      petByIdentificationNumberList(identificationNumber: "10") { identificationNumber }
      pet(id: "1") { id } tag(id: "2") { name } petType(id: "1") { name } petDescription(identifier: "1") { description }
      petDisease(petDiseaseIdentifier: "3") { name } userInfo { username } }`);
    const pets = rowsAt(answer, 'petList');
    expect(pets).toHaveLength(server.practice.patients.length);
    const got = pets.slice(0, 5).map((row) => ({
      id: row['id'],
      name: row['identificationNumber'],
      species: at(row, 'type.name'),
      clientId: at(row, 'owner.id'),
    }));
    expect(got).toEqual(sample.patients);
    expect(pets.at(-1)?.['owner']).toBeNull();
    for (const field of ['diseases', 'tags'])
      expect(new Set(pets.map((row) => rowsAt(row, field).length)).size).toBe(field === 'tags' ? 3 : 2);
    expect(rowsAt(answer, 'petDescriptionList').length).toBe(pets.filter((row) => row['description'] !== null).length);
    expect(new Set(rowsAt(answer, 'cats').map((row) => at(row, 'type.name')))).toEqual(new Set(['Feline']));
    expect(answer['nothing']).toEqual([]);
    const numbers = column(rowsAt(answer, 'petByIdentificationNumberList'), 'identificationNumber');
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.every((number) => String(number).includes('10'))).toBe(true);
    expect(answer).toMatchObject({
      tag: { name: 'Bites' },
      petType: { name: 'Canine' },
      userInfo: { username: 'admin' },
    });
    const missing = await post('{ pet(id: "9999") { id } }');
    expect(missing.body).toMatchObject({ data: null, errors: [{ extensions: { classification: 'INTERNAL_ERROR' } }] });
    expect((await post('{ owner(id: "41") { id } }')).body.data).toEqual({ owner: null });
  });

  it('has the visits of a day by the clock of the clinic', async () => {
    const { server, query, post } = await visit();
    const answer = await query(`{ visitFilteredList(filter: { ${day} }) { id description visitStart visitEnd
      pet { id identificationNumber owner { id firstName lastName } } } visitList { id }
      edge: visitFilteredList(filter: { visitStartBefore: "2026-11-18T00:00:00", visitStartAfter: "2026-11-18T00:00:00" }) { visitStart }
      luna: visitFilteredList(filter: { ownerFirstName: "zo", ownerLastName: "brien" }) { pet { owner { lastName } } }
      numbered: visitFilteredList(filter: { petIdentificationNumber: "102" }) { pet { identificationNumber } } }`);
    const rows = rowsAt(answer, 'visitFilteredList');
    expect(sample.appointments.length).toBeGreaterThan(10);
    expect(column(rows, 'id').toSorted((one, other) => Number(one) - Number(other))).toEqual(
      sample.appointments.map(({ id }) => id).toSorted((one, other) => Number(one) - Number(other)),
    );
    for (const expected of sample.appointments) {
      const row = rows.find(({ id }) => id === expected.id) ?? {};
      expect(row['visitStart']).toMatch(/^2026-11-17T\d\d:\d\d:00$/);
      const [start, end] = ['visitStart', 'visitEnd'].map((field) => instantOfWall(String(row[field]), clinicZone));
      expect([start, end]).toEqual([Date.parse(expected.start ?? ''), Date.parse(expected.end ?? '')]);
      expect(row['description'] ?? undefined).toBe(expected.reason);
      expect([at(row, 'pet.id'), at(row, 'pet.identificationNumber')]).toEqual([
        expected.patient?.id,
        expected.patient?.name,
      ]);
      const owner = at(row, 'pet.owner') as Row;
      expect([owner['id'], named(owner, 'firstName', 'lastName')]).toEqual([
        expected.client?.id,
        expected.client?.name,
      ]);
    }
    expect(rowsAt(answer, 'visitList')).toHaveLength(server.practice.appointments.filter(view.shows).length);
    expect(column(rowsAt(answer, 'edge'), 'visitStart')).toEqual(['2026-11-18T00:00:00']);
    expect(rowsAt(answer, 'luna').length).toBeGreaterThan(0);
    expect(new Set(rowsAt(answer, 'luna').map((row) => at(row, 'pet.owner.lastName')))).toEqual(new Set(["O'Brien"]));
    expect(new Set(rowsAt(answer, 'numbered').map((row) => at(row, 'pet.identificationNumber')))).toEqual(
      new Set(['102']),
    );
    const zoned = await post('{ visitFilteredList(filter: { visitStartAfter: "2026-11-17T00:00:00Z" }) { id } }');
    expect(zoned.body.errors?.[0]).toMatchObject({ extensions: { classification: 'ValidationError' } });
  });
});
