import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { allPages, at, named, type Row, rowsAt } from '../../dialects/readByHand.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { tarndale } from './tarndale.ts';

const visit = productVisits(tarndale);
const { view } = tarndale;
const accountFields = `id givenName surname mobilePhone homePhone workPhone emailAddress isInactive flags { caption }
  lastAttendedOn homeCentre { id name }`;
const animalFields = 'id name species { name } breed { name } accountId account { id }';
const entryFields = `id entryKind scheduledFrom scheduledTo progress subject cancellationReason centre { id name ianaTimeZone }
  account { id givenName surname } animal { id name } operator { id givenName surname } purpose { name }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function idAt(row: Row, path: string): string | null {
  const id = at(row, path);
  return typeof id === 'number' ? String(id) : null;
}

function reference(row: Row, path: string, name: unknown): Row | null {
  const id = idAt(row, `${path}.id`);
  return id === null ? null : { id, name };
}

function person(row: Row, path: string): Row | null {
  return reference(row, path, named(row, `${path}.givenName`, `${path}.surname`));
}

function clientFrom(row: Row): Row {
  return given({
    id: idAt(row, 'id'),
    name: named(row, 'givenName', 'surname'),
    givenName: row['givenName'],
    familyName: row['surname'],
    phones: ['mobilePhone', 'homePhone', 'workPhone'].flatMap((field) => row[field] ?? []),
    emails: row['emailAddress'] === null ? [] : [row['emailAddress']],
    active: row['isInactive'] === false,
    tags: rowsAt(row, 'flags').map(({ caption }) => caption),
    lastVisit: row['lastAttendedOn'],
    location: reference(row, 'homeCentre', at(row, 'homeCentre.name')),
  });
}

function patientFrom(row: Row): Row {
  return given({
    id: idAt(row, 'id'),
    name: row['name'],
    species: at(row, 'species.name'),
    breed: at(row, 'breed.name'),
    clientId: idAt(row, 'account.id'),
  });
}

function appointmentFrom(row: Row): Row {
  return given({
    id: idAt(row, 'id'),
    start: String(row['scheduledFrom']).replace('.000', ''),
    end: String(row['scheduledTo']).replace('.000', ''),
    status: row['progress'],
    reason: row['subject'],
    patient: reference(row, 'animal', at(row, 'animal.name')),
    client: person(row, 'account'),
    provider: person(row, 'operator'),
    location: reference(row, 'centre', at(row, 'centre.name')),
  });
}

/** The entries around a day, page by page, of which those of the day by the clock of their centre are meant. */
async function diaryOf(query: RunQuery, day: string): Promise<readonly Row[]> {
  const middle = Date.parse(`${day}T12:00:00Z`);
  const [from, to] = [-36, 36].map((hours) => new Date(middle + hours * 3_600_000).toISOString());
  const rows = await allPages(async (after) => {
    const text = `query($after: String, $from: DateTime!, $to: DateTime!) { diaryEntries(first: 50, after: $after
      where: { scheduledFrom: { gte: $from, lt: $to } } order: [{ scheduledFrom: ASC }, { id: ASC }]) {
      nodes { ${entryFields} } pageInfo { hasNextPage endCursor } } }`;
    const page = await query(text, { after, from, to });
    const next = at(page, 'diaryEntries.pageInfo.hasNextPage') === true;
    return {
      rows: rowsAt(page, 'diaryEntries.nodes'),
      next: next ? String(at(page, 'diaryEntries.pageInfo.endCursor')) : null,
    };
  });
  return rows.filter((row) => {
    const zone = String(at(row, 'centre.ianaTimeZone'));
    return wallDay(Date.parse(String(row['scheduledFrom'])), zone) === day;
  });
}

async function sampleOf(query: RunQuery, day: string): Promise<Row> {
  const answer = await query(`{ centres { id name ianaTimeZone address { street town region postcode } }
    accounts(first: 5) { nodes { ${accountFields} } } animals(first: 5) { nodes { ${animalFields} } } }`);
  return {
    locations: rowsAt(answer, 'centres').map((row) => ({
      id: idAt(row, 'id'),
      name: row['name'],
      address: ['street', 'town', 'region', 'postcode'].map((field) => at(row, `address.${field}`)).join(', '),
      timeZone: row['ianaTimeZone'],
    })),
    clients: rowsAt(answer, 'accounts.nodes').map(clientFrom),
    patients: rowsAt(answer, 'animals.nodes').map(patientFrom),
    appointments: (await diaryOf(query, day)).map(appointmentFrom),
  };
}

describe('Tarndale', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(tarndale, day);
      // eslint-disable-next-line no-await-in-loop
      const sample = await sampleOf(query, day);
      const { locations, clients, patients, appointments } = expected;
      expect(sample).toEqual({ locations, clients, patients, appointments });
      expect(sampleDifferences(tarndale, expected, sample)).toEqual([]);
    }
    expect(expectedSample(tarndale, '2026-11-17').mayOmit).toHaveLength(1);
    expect(missingOperations(tarndale)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('serves other practices, and is cut and spoiled where it is told so', async () => {
    for (const name of ['oneDoctor', 'newClinic'] as const) {
      const practice = createOtherPractice(name);
      // eslint-disable-next-line no-await-in-loop
      const { query } = await visit({ practice });
      // eslint-disable-next-line no-await-in-loop
      const sample = await sampleOf(query, '2026-11-17');
      expect(sampleDifferences(tarndale, expectedSample(tarndale, '2026-11-17', { practice }), sample)).toEqual([]);
    }
    const capped = await visit({ cap: 7 });
    expect(rowsAt(await capped.query('{ animals(first: 50) { nodes { id } } }'), 'animals.nodes')).toHaveLength(7);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ accounts(first: 5) { nodes { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ accounts(last: 5) { nodes { id } } }')).status).toBe(200);
    const beside = await poisoned.post('{ accounts(first: 5, where: { id: { eq: 10203 } }) { nodes { id } } }');
    expect(beside.status).toBe(200);
  });

  it('pages by cursors in the order of ids, and refuses sizes above 100', async () => {
    const { query, post, server } = await visit();
    const accounts = view.clients(server.practice).map(({ key }) => Number(view.ids.of('client', key)));
    const pages = await allPages(async (after) => {
      const page = await query(
        `query($after: String) { accounts(first: 50, after: $after) { nodes { id } edges { cursor node { id } }
          pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`,
        { after },
      );
      expect(at(page, 'accounts.totalCount')).toBe(accounts.length);
      const next = at(page, 'accounts.pageInfo.hasNextPage') === true;
      return {
        rows: rowsAt(page, 'accounts.nodes'),
        next: next ? String(at(page, 'accounts.pageInfo.endCursor')) : null,
      };
    });
    expect(pages.map(({ id }) => id)).toEqual(accounts);
    const plain = await query('{ accounts { nodes { id } } last: accounts(last: 2) { nodes { id } } }');
    expect(rowsAt(plain, 'accounts.nodes')).toHaveLength(20);
    expect(rowsAt(plain, 'last.nodes').map(({ id }) => id)).toEqual(accounts.slice(-2));
    const { body } = await post('{ accounts(first: 101) { nodes { id } } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('HC0051');
  });

  it('filters and sorts by columns and by what they lead to', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const answer = await query(`{
      brown: accounts(where: { surname: { eq: "brown" } }, order: [{ givenName: DESC }]) { nodes { givenName surname } }
      flagged: accounts(first: 100, where: { flags: { some: { caption: { eq: "VIP" } } } }) { totalCount }
      unflagged: accounts(where: { flags: { any: false } }) { totalCount }
      strays: animals(where: { account: null }) { nodes { name account { id } } }
      byOwner: animals(first: 100, where: { account: { surname: { startsWith: "o'" } } }
        order: [{ account: { surname: ASC } }, { name: ASC }]) { nodes { name account { surname } } }
      either: accounts(where: { or: [{ givenName: { contains: "ruth" } }, { accountKind: { eq: ORGANISATION } }] }) {
        nodes { surname } }
      noPhone: accounts(where: { mobilePhone: { eq: null }, isInactive: { neq: true } }) { nodes { mobilePhone isInactive } }
      called: diaryEntries(first: 100, where: { progress: { in: [CANCELLED, FAILED_TO_ATTEND] } }) { totalCount }
      blocks: diaryEntries(where: { entryKind: { eq: BLOCK_OUT } }) { nodes { subject purpose { isBlockOut } } }
      latest: diaryEntries(first: 3, order: [{ scheduledFrom: DESC }]) { nodes { scheduledFrom } }
      operators(where: { isCurrent: { eq: false } }) { surname }
      there: operators(where: { centres: { some: { shortCode: { startsWith: "bou" } } } }) { surname }
    }`);
    const shown = practice.clients.filter(({ isDeleted }) => !isDeleted);
    expect(rowsAt(answer, 'brown.nodes').every(({ surname }) => surname === 'Brown')).toBe(true);
    const names = rowsAt(answer, 'brown.nodes').map(({ givenName }) => String(givenName));
    expect(names).toEqual(names.toSorted((one, other) => other.localeCompare(one, 'en')));
    expect(at(answer, 'flagged.totalCount')).toBe(shown.filter(({ tags }) => tags.includes('VIP')).length);
    expect(at(answer, 'unflagged.totalCount')).toBe(shown.filter(({ tags }) => tags.length === 0).length);
    expect(at(answer, 'strays.nodes')).toEqual([{ name: 'Stray tabby', account: null }]);
    expect(new Set(rowsAt(answer, 'byOwner.nodes').map((row) => at(row, 'account.surname')))).toEqual(
      new Set(["O'Brien", "O'Rourke"]),
    );
    expect(rowsAt(answer, 'either.nodes').map(({ surname }) => surname)).toEqual(['Riverside Cat Rescue', 'Abbott']);
    expect(rowsAt(answer, 'noPhone.nodes').length).toBeGreaterThan(3);
    const off = practice.appointments.filter((row) => !row.isDeleted && /cancelled|noShow/.test(row.state));
    expect(at(answer, 'called.totalCount')).toBe(off.length);
    expect(at(answer, 'blocks.nodes')).toEqual([{ subject: 'Staff meeting', purpose: { isBlockOut: true } }]);
    const starts = rowsAt(answer, 'latest.nodes').map((row) => Date.parse(String(row['scheduledFrom'])));
    expect(starts[0]).toBe(Math.max(...practice.appointments.map(({ start }) => start)));
    expect(at(answer, 'operators')).toEqual([{ surname: 'Bell' }]);
    expect(rowsAt(answer, 'there')).toHaveLength(3);
    const local = await post('{ diaryEntries(where: { scheduledFrom: { gte: "2026-11-17T00:00" } }) { totalCount } }');
    expect(local.body.errors?.[0]?.message).toMatch(/^DateTime cannot parse/);
  });

  it('looks accounts up and finds single rows by id', async () => {
    const { query, server } = await visit();
    const found = async (phrase: string): Promise<readonly unknown[]> => {
      const answer = await query('query($phrase: String!) { lookupAccounts(phrase: $phrase) { givenName surname } }', {
        phrase,
      });
      return rowsAt(answer, 'lookupAccounts').map((row) => named(row, 'givenName', 'surname'));
    };
    expect(await found("o'b zoe")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('c00003')).toEqual(['Riverside Cat Rescue']);
    expect(await found('555-0106')).toEqual(['Íñigo Abel']);
    expect(await found('mai@')).toEqual(['Mai Nguyễn']);
    expect(await found('d’artagnan')).toEqual([]);
    expect((await found("d'artagnan")).length).toBeGreaterThan(2);
    expect(await found('z')).toEqual([]);
    const deleted = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    const single = await query(`{
      account: accountById(id: ${view.ids.of('client', 1)}) { ${accountFields} accountCode balance tradingTerms { name }
        animals { name } additionalContacts { fullName } diaryEntries { scheduledFrom } invoices { outstanding } }
      animal: animalById(id: ${view.ids.of('patient', 2)}) { ${animalFields} vaccinations { vaccine { name } } }
      none: accountById(id: 4) { id } gone: accountById(id: ${view.ids.of('client', 41)}) { id }
      erased: diaryEntryById(id: ${view.ids.of('appointment', deleted)}) { id }
      inactive: lookupAccounts(phrase: "mai@", includeInactive: false) { id } }`);
    expect(single).toMatchObject({ none: null, gone: null, erased: null, inactive: [] });
    expect(single['account']).toMatchObject({ accountCode: 'C00001', tradingTerms: { name: 'On the day' } });
    expect(rowsAt(single, 'account.animals').length).toBeGreaterThan(0);
  });
});
