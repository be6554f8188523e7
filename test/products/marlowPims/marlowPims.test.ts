import { describe, expect, it } from 'vitest';
import { offsetText, startOfDay } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createPractice } from '../../dialects/practice.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { marlowPims } from './marlowPims.ts';

const visit = productVisits(marlowPims);
const { view } = marlowPims;
const { ids } = view;
const guardianFields = `id fileNo givenNames surname fullName isOrganization isActive phones { number kind isPrimary }
  emails { address } civicAddress { line1 city } homeFacility { id name } flags { label } deskNote lastVisitOn balance`;
const companionFields = `id chartNo callName species { nameEn nameFr } breed { nameEn } sex guardian { id } isDeceased`;
const entryFields = `id kind startsAt endsAt stage concern facility { id name timezone } purpose { nameEn }
  attending { id fullName } guardian { id fullName } companion { id callName } room { name } withdrawalNote`;

/** What is there, without what is null or empty. */
function given(fields: Row): Row {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  );
}

function reference(row: Row, path: string, name: string): Row | null {
  const id = at(row, `${path}.id`);
  return id === null ? null : { id, name: at(row, `${path}.${name}`) };
}

function clientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['fullName'],
    givenName: row['givenNames'],
    familyName: row['surname'],
    phones: rowsAt(row, 'phones').map(({ number }) => number),
    emails: rowsAt(row, 'emails').map(({ address }) => address),
    active: row['isActive'],
    tags: rowsAt(row, 'flags').map(({ label }) => label),
    lastVisit: row['lastVisitOn'],
    location: row['homeFacility'],
  });
}

function patientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['callName'],
    species: at(row, 'species.nameEn'),
    breed: at(row, 'breed.nameEn'),
    clientId: at(row, 'guardian.id'),
  });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'facility.timezone'));
  const shown = (field: string): string => offsetText(Date.parse(String(row[field])), zone);
  return given({
    id: row['id'],
    start: shown('startsAt'),
    end: shown('endsAt'),
    status: row['stage'],
    reason: row['concern'],
    patient: reference(row, 'companion', 'callName'),
    client: reference(row, 'guardian', 'fullName'),
    provider: reference(row, 'attending', 'fullName'),
    location: reference(row, 'facility', 'name'),
  });
}

describe('Marlow', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    const read = async (day: string): Promise<Row> => {
      const answer = await query(
        `query($from: DateTime!, $to: DateTime!) {
          facilities { id name timezone civicAddress { line1 city province postalCode } }
          guardians(pagination: { limit: 5 }) { results { ${guardianFields} } }
          companions(pagination: { limit: 5 }) { results { ${companionFields} } }
          daybookEntries(filters: { startsAt: { gte: $from, lt: $to } }, pagination: { limit: 100 }) {
            results { ${entryFields} } } }`,
        {
          from: new Date(startOfDay(day, 'UTC')).toISOString(),
          to: new Date(startOfDay(day, 'UTC', 2)).toISOString(),
        },
      );
      const locations = rowsAt(answer, 'facilities').map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['line1', 'city', 'province', 'postalCode'].map((part) => at(row, `civicAddress.${part}`)).join(', '),
        timeZone: row['timezone'],
      }));
      return {
        locations,
        clients: rowsAt(answer, 'guardians.results').map(clientFrom),
        patients: rowsAt(answer, 'companions.results').map(patientFrom),
        appointments: rowsAt(answer, 'daybookEntries.results')
          .map(appointmentFrom)
          .filter(({ start }) => String(start).startsWith(day)),
      };
    };
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(marlowPims, day);
      // eslint-disable-next-line no-await-in-loop
      const sample = await read(day);
      const { locations, clients, patients, appointments } = expected;
      expect(sample).toEqual({ locations, clients, patients, appointments });
      expect(sampleDifferences(marlowPims, expected, sample)).toEqual([]);
    }
    expect(expectedSample(marlowPims, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(marlowPims)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages by offset and limit, at most 100 and 50 without a limit', async () => {
    const { query, post, server } = await visit();
    const page = async (list: string, pagination: string): Promise<Row> => {
      const text = `{ ${list}${pagination} { pageInfo { offset limit } totalCount results { id } } }`;
      return at(await query(text), list) as Row;
    };
    const all = view.clients(server.practice).map(({ key }) => ids.of('client', key));
    const pages = [
      await page('guardians', '(pagination: { limit: 1000 })'),
      await page('guardians', '(pagination: { offset: 100, limit: 1000 })'),
    ];
    expect(pages.flatMap((each) => rowsAt(each, 'results').map(({ id }) => id))).toEqual(all);
    expect(pages[1]).toMatchObject({ pageInfo: { offset: 100, limit: 100 }, totalCount: all.length });
    const plain = await page('companions', '');
    expect(plain).toMatchObject({
      pageInfo: { offset: 0, limit: 50 },
      totalCount: server.practice.patients.length,
    });
    expect(rowsAt(plain, 'results').map(({ id }) => id)).toEqual(
      (view.patients?.(server.practice) ?? []).slice(0, 50).map(({ key }) => ids.of('patient', key)),
    );
    expect(rowsAt(await page('guardians', '(pagination: { offset: 4000 })'), 'results')).toEqual([]);
    const { body } = await post('{ guardians(pagination: { offset: -1 }) { totalCount } }');
    expect(body).toMatchObject({ data: null, errors: [{ message: 'Negative indexing is not supported.' }] });
  });

  it('filters with lookups through relations, joins them, and sorts', async () => {
    const { query, post, server } = await visit();
    const found = async (list: string, filters: string, fields = 'id'): Promise<readonly Row[]> => {
      const text = `{ ${list}(filters: ${filters}, pagination: { limit: 100 }) { results { ${fields} } } }`;
      return rowsAt(await query(text), `${list}.results`);
    };
    const summit = ids.of('place', 2);
    const there = await found('guardians', `{ homeFacility: { id: { exact: "${summit}" } } }`, 'homeFacility { id }');
    expect(there.length).toBeGreaterThan(20);
    expect(there.every((row) => at(row, 'homeFacility.id') === summit)).toBe(true);
    expect(await found('guardians', '{ surname: { iStartsWith: "o\'b" } }')).toHaveLength(2);
    expect(
      await found('guardians', '{ surname: { exact: "Abel" }, OR: { surname: { exact: "Abbott" } } }'),
    ).toHaveLength(2);
    expect(await found('guardians', '{ OR: { surname: { exact: "Abbott" } } }')).toHaveLength(1);
    const closed = server.practice.clients.filter(({ isActive, isDeleted }) => !isActive && !isDeleted);
    expect(await found('guardians', '{ NOT: { isActive: { exact: true } } }')).toHaveLength(closed.length);
    expect((await found('guardians', '{ flags: { label: { exact: "VIP" } } }')).length).toBeGreaterThan(10);
    expect(await found('companions', '{ guardian: { id: { isNull: true } } }', 'callName')).toEqual([
      { callName: 'Stray tabby' },
    ]);
    expect(
      (await found('companions', '{ bornOn: { range: { start: "2015-01-01", end: "2016-12-31" } } }')).length,
    ).toBe(server.practice.patients.filter(({ birthDate }) => /^201[56]/.test(birthDate ?? '')).length);
    const waiting = await found('daybookEntries', '{ stage: { inList: [IN_LOBBY, IN_ROOM] } }', 'stage');
    expect(new Set(waiting.map(({ stage }) => stage))).toEqual(new Set(['IN_LOBBY', 'IN_ROOM']));
    const dated = await found('daybookEntries', '{ startsAt: { date: { exact: "2026-11-17" } } }', 'startsAt');
    expect(dated.every(({ startsAt }) => /^2026-11-17T.*\+00:00$/.test(String(startsAt)))).toBe(true);
    const hold = await found('daybookEntries', '{ kind: { exact: HOLD } }', 'purpose { isHold } guardian { id }');
    expect(hold).toContainEqual({ purpose: { isHold: true }, guardian: null });
    const sorted =
      await query(`{ guardians(ordering: [{ surname: DESC }, { givenNames: ASC }], pagination: { limit: 3 }) {
      results { surname } } animals: companions(ordering: [{ guardian: { surname: ASC } }, { callName: ASC }]) {
      results { guardian { surname } } } }`);
    expect(at(rowsAt(sorted, 'guardians.results')[0], 'surname')).toBe('Ünal');
    expect(at(rowsAt(sorted, 'animals.results')[0], 'guardian.surname')).toBe('Abbott');
    const two = await post('{ guardians(ordering: [{ surname: ASC, givenNames: ASC }]) { totalCount } }');
    expect(two.body.errors?.length).toBe(1);
    const naive = await post(
      '{ daybookEntries(filters: { startsAt: { gte: "2026-11-17T00:00:00" } }) { totalCount } }',
    );
    expect(naive.body.errors?.[0]?.message).toContain('aware datetime');
  });

  it('searches by words and digits, knows callers, and finds single rows', async () => {
    const { query, post } = await visit();
    const names = async (search: string): Promise<readonly unknown[]> => {
      const text = 'query($search: String) { guardians(filters: { search: $search }) { results { fullName } } }';
      return rowsAt(await query(text, { search }), 'guardians.results').map(({ fullName }) => fullName);
    };
    expect(await names("O'BRIEN zoe")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await names('rescue cat')).toEqual(['Riverside Cat Rescue']);
    expect(await names('555-0106')).toEqual(['Íñigo Abel']);
    expect(await names('g-020004')).toEqual(['Mai Nguyễn']);
    expect(await names('qqzzy')).toEqual([]);
    const first = createPractice().patients[0];
    const calls = await query(`{ callerLookup(number: "+12075550102") { guardian { id } phone { number kind }
      nextEntry { startsAt } } companions(filters: { search: "o'brien ${first?.name ?? ''}" }) { results { callName } } }`);
    expect(rowsAt(calls, 'callerLookup')).toMatchObject([
      { guardian: { id: ids.of('client', 1) }, phone: { number: '(207) 555-0102', kind: 'HOME' } },
    ]);
    expect(rowsAt(calls, 'companions.results')[0]).toEqual({ callName: first?.name });
    const entry = ids.of('appointment', 1);
    const single = await query(`{ guardian(pk: "${ids.of('client', 3)}") { ${guardianFields} companions { callName }
        daybookEntries(ordering: [{ startsAt: DESC }]) { results { startsAt } } invoices { totalCount } }
      companion(pk: "${ids.of('patient', 2)}") { ${companionFields} immunizations { validUntil vaccine { nameFr } }
        latestWeight { kilograms } recalls { rule { nameEn } } chartNotes { plan } }
      daybookEntry(pk: "${entry}") { ${entryFields} stageChanges { stage at } }
      companionByMicrochip(number: "0") { id } }`);
    expect(single).toMatchObject({
      guardian: { givenNames: '', surname: 'Riverside Cat Rescue', isOrganization: true, deskNote: '' },
      companionByMicrochip: null,
      daybookEntry: { id: entry },
    });
    for (const [field, id, model] of [
      ['guardian', '4711', 'Guardian'],
      ['guardian', ids.of('client', 41), 'Guardian'],
      ['companion', 'x', 'Companion'],
      ['daybookEntry', '1', 'DaybookEntry'],
      ['staffProfile', '1', 'StaffProfile'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${field}(pk: "${id}") { id } }`);
      expect(body).toMatchObject({ data: null, errors: [{ message: `${model} matching query does not exist.` }] });
    }
    expect((await post('{ callerLookup(number: "555") { phone { number } } }')).body.errors).toHaveLength(1);
  });
});
