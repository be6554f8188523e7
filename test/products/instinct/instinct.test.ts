import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough, patientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, named, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { instinct } from './instinct.ts';

const { view } = instinct;
const visit = productVisits(instinct);
const day = '2026-11-17';
const contactFields = 'primaryContact { nameFirst nameLast communicationDetails { type value } }';
const bookFields = `id startsAt endsAt reason isConfirmed canceledAt patientId
  patient { id name accountId account { id ${contactFields} } } provider { id nameFirst nameLast }
  location { id label timezone }`;
const nameOf = (row: unknown): string => named({ row }, 'row.nameFirst', 'row.nameLast');
const accountId = (key: number): string => view.ids.of('client', key);

/** All pages of a list. */
function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  return allPages(async (from) => {
    const after = from === null ? '' : `, after: "${from}"`;
    const answer = await query(`{ ${list}(first: 40 ${args}${after}) {
      edges { node { ${fields} } } pageInfo { hasNextPage endCursor } } }`);
    const next = at(answer, `${list}.pageInfo.hasNextPage`) === true;
    return { rows: nodesAt(answer, list), next: next ? String(at(answer, `${list}.pageInfo.endCursor`)) : null };
  });
}

/** The values of an account's details, emails or all others. */
function detailsOf(row: Row, areEmails: boolean): unknown[] {
  return rowsAt(row, 'primaryContact.communicationDetails')
    .filter(({ type }) => (type === 'EMAIL') === areEmails)
    .map(({ value }) => value);
}

describe('Instinct', () => {
  it('shows locations, accounts and patients as the view says', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const { locations, clients, patients } = expectedSample(instinct, day);
    const places = await readAll(query, 'locations', 'id label timezone address { line1 city state postalCode }');
    const lineOf = (row: Row): string =>
      ['line1', 'city', 'state', 'postalCode'].map((name) => String(at(row, `address.${name}`))).join(', ');
    expect(
      places.map((row) => ({ id: row['id'], name: row['label'], address: lineOf(row), timeZone: row['timezone'] })),
    ).toEqual(locations);
    const accounts = await readAll(query, 'accounts', `id deletedAt ${contactFields}`);
    const shown = accounts.map((row) => {
      const given = at(row, 'primaryContact.nameFirst');
      return {
        id: row['id'],
        name: named(row, 'primaryContact.nameFirst', 'primaryContact.nameLast'),
        ...(given !== null && { givenName: given }),
        familyName: at(row, 'primaryContact.nameLast'),
        phones: detailsOf(row, false),
        emails: detailsOf(row, true),
        active: row['deletedAt'] === null,
        tags: [],
      };
    });
    expect(shown).toEqual(view.clients(practice).map((client) => clientThrough(view, practice, client)));
    expect(shown.slice(0, 5)).toEqual(clients);
    expect(shown[0]?.emails).toHaveLength(2);
    const animals = await readAll(query, 'patients', 'id name accountId species { label } breed { label }');
    const expected = practice.patients.map((patient) => patientThrough(view, patient));
    expect(
      animals.map((row) => ({
        id: row['id'],
        name: row['name'],
        species: at(row, 'species.label'),
        ...(row['breed'] !== null && { breed: at(row, 'breed.label') }),
        ...(row['accountId'] !== null && { clientId: row['accountId'] }),
      })),
    ).toEqual(expected);
    expect(expected.slice(0, 5)).toEqual(patients);
    expect(missingOperations(instinct)).toEqual([]);
  });

  it('has the book of a day, whose owners are reached through the patients', async () => {
    const { query } = await visit();
    const { appointments, mayOmit, statusWords } = expectedSample(instinct, day);
    const rows = await readAll(
      query,
      'appointments',
      bookFields,
      ', startsAfter: "2026-11-17T05:00:00Z", startsBefore: "2026-11-18T07:00:00Z"',
    );
    const offsetOf = (row: Row, field: string): string =>
      offsetText(Date.parse(String(row[field])), String(at(row, 'location.timezone')));
    const shown = rows.map((row) => {
      const account = at(row, 'patient.account');
      const provider = row['provider'];
      const client = { id: at(account, 'id'), name: nameOf(at(account, 'primaryContact')) };
      return {
        id: row['id'],
        start: offsetOf(row, 'startsAt'),
        end: offsetOf(row, 'endsAt'),
        ...(row['canceledAt'] !== null && { status: 'canceled' }),
        ...(row['reason'] !== null && { reason: row['reason'] }),
        ...(row['patient'] !== null && { patient: { id: at(row, 'patient.id'), name: at(row, 'patient.name') } }),
        ...(account !== null && { client }),
        ...(provider !== null && { provider: { id: at(provider, 'id'), name: nameOf(provider) } }),
        location: { id: at(row, 'location.id'), name: at(row, 'location.label') },
      };
    });
    const ofDay = shown.filter(({ start }) => start.startsWith(day));
    const byId = (one: { id?: unknown }, other: { id?: unknown }): number => Number(one.id) - Number(other.id);
    expect(ofDay.toSorted(byId)).toEqual([...appointments].toSorted(byId));
    expect(mayOmit).toEqual([]);
    expect(ofDay.some((row) => !('patient' in row))).toBe(true);
    expect(ofDay.some((row) => 'patient' in row && !('client' in row))).toBe(true);
    for (const { id, isConfirmed, canceledAt } of rows.filter((row) => String(row['id']) in statusWords)) {
      const word = canceledAt === null ? (isConfirmed === true ? 'confirmed' : 'unconfirmed') : 'canceled';
      expect(statusWords[String(id)]).toContain(word);
    }
  });

  it('filters by times, names and codes, and has deleted accounts on request only', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      named: accounts(name: "o'BRI") { nodes { id } totalCount } whole: accounts(name: "Zoë O") { totalCount }
      code: accounts(pimsCode: "9002") { nodes { primaryContact { nameLast } alternateContacts { nameFirst } } }
      part: accounts(pimsCode: "900") { totalCount } other: accounts(pimsId: "AVI-6") { nodes { pimsCode } }
      listed: accounts { totalCount nodes { id } } all: accounts(includeDeleted: true) { totalCount }
      gone: accounts(includeDeleted: true, filter: { deletedSince: "2019-01-01T00:00:00Z" }, first: 100) { nodes { deletedAt } }
      inactive: account(id: "${accountId(4)}") { deletedAt primaryContact { nameLast } } none: account(id: "1") { id }
      seventh: account(id: "${accountId(7)}") { alternateContacts { nameFirst communicationDetails { value } }
        patients { nodes { name } } }
      pets: patients(accountId: "${accountId(1)}") { nodes { accountId } } nobody: patients(accountId: "x") { totalCount }
      exact: appointments(startsAfter: "2026-11-17T13:00:00Z", startsBefore: "2026-11-17T13:30:00Z") { nodes { startsAt } }
      staff: users { totalCount } everybody: users(includeDeleted: true) { nodes { nameLast title { label } deletedAt } }
      appointmentTypes { nodes { id label duration } } }`);
    expect(answer).toMatchObject({
      named: { nodes: [{ id: accountId(1) }, { id: accountId(8) }], totalCount: 2 },
      whole: { totalCount: 2 },
      code: { nodes: [{ primaryContact: { nameLast: 'Müller' }, alternateContacts: [] }] },
      part: { totalCount: 0 },
      other: { nodes: [{ pimsCode: '9006' }] },
      all: { totalCount: 120 },
      inactive: { primaryContact: { nameLast: 'Nguyễn' } },
      none: null,
      seventh: { alternateContacts: [{ nameFirst: 'Robin' }] },
      nobody: { totalCount: 0 },
      staff: { totalCount: 7 },
    });
    const gone = rowsAt(answer, 'gone.nodes');
    expect(Number(at(answer, 'listed.totalCount')) + gone.length).toBe(120);
    expect(rowsAt(answer, 'listed.nodes')).toHaveLength(25);
    expect(at(answer, 'inactive.deletedAt')).toMatch(/^20\d\d-.*\.000000Z$/);
    expect(rowsAt(answer, 'pets.nodes').every((row) => row['accountId'] === accountId(1))).toBe(true);
    // The start of a range belongs to it, its end doesn't.
    expect(new Set(rowsAt(answer, 'exact.nodes').map((row) => row['startsAt']))).toEqual(
      new Set(['2026-11-17T13:00:00Z']),
    );
    expect(rowsAt(answer, 'everybody.nodes').at(-1)).toMatchObject({ nameLast: 'Bell', title: { label: 'DVM' } });
    expect(rowsAt(answer, 'appointmentTypes.nodes').map(({ label }) => label)).not.toContain('Team meeting');
    const tooMany = await post('{ accounts(first: 200) { totalCount } }');
    expect(tooMany.body.errors?.[0]).toMatchObject({
      message: 'limit must be between 1 and 100',
      extensions: { code: 'UNPROCESSABLE_ENTITY' },
    });
  });

  it('goes back and forth in pages, and has rows beside the front desk', async () => {
    const { query, server } = await visit();
    const answer = await query(`{ last: patients(last: 2) { nodes { name accountId account { id } }
        pageInfo { hasNextPage hasPreviousPage startCursor } }
      visits(checkedInSince: "2026-11-17T05:00:00Z") { nodes { patient { name } location { label } checkedInAt checkedOutAt } }
      invoices(first: 3) { nodes { number status total balanceDue account { id } lineItems { description total } } }
      paymentTransactions { totalCount nodes { method amount invoiceId } } products { nodes { label type price } }
      reminders(first: 2) { nodes { remindOn label { label } patient { name } } } reminderLabels { totalCount }
      dispensedPrescriptions { nodes { product { label } remainingFills } } alerts { nodes { id label } }
      externalPrescriptions { nodes { prescriber { nameLast } productLabel } } titles { nodes { label } }
      breeds(speciesId: "2") { nodes { label species { label } } } }`);
    expect(rowsAt(answer, 'last.nodes').at(-1)).toEqual({ name: 'Stray tabby', accountId: null, account: null });
    expect(at(answer, 'last.pageInfo')).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = String(at(answer, 'last.pageInfo.startCursor'));
    const earlier = await query(`{ patients(last: 1, before: "${before}") { nodes { id } } }`);
    const key = server.practice.patients.length - 2;
    expect(rowsAt(earlier, 'patients.nodes')).toEqual([{ id: view.ids.of('patient', key) }]);
    expect(rowsAt(answer, 'breeds.nodes').map(({ label }) => label)).toEqual(['Domestic Shorthair', 'Maine Coon']);
    const lists = ['visits', 'invoices', 'paymentTransactions', 'products', 'reminders', 'dispensedPrescriptions'];
    for (const list of [...lists, 'alerts', 'externalPrescriptions', 'titles'])
      expect(rowsAt(answer, `${list}.nodes`).length).toBeGreaterThan(1);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map((field) => field['name'])).toContain('visits');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
