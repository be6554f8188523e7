import { describe, expect, it } from 'vitest';
import { offsetText, wallDay } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { lodestarReferral } from './lodestarReferral.ts';

const visit = productVisits(lodestarReferral);
const { view } = lodestarReferral;
const { of } = view.ids;
const day = '2026-11-17';
const ids = (value: unknown, path: string): unknown[] => rowsAt(value, path).map(({ id }) => id);
const given = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null && value !== undefined));

const ownersText = `query($filter: OwnerFilter, $page: Int, $pageSize: Int) {
  owners(filter: $filter, page: $page, pageSize: $pageSize) { pageNumber pageSize totalEntries totalPages
    entries { id kind forename surname fullName email fileStatus lastSeenOn contactPoints { kind value } flags { name }
      homeHospital { id name } } } }`;
const diaryText = `query($hospitalId: ID!, $from: Date!, $until: Date!, $departmentId: ID, $clinicianId: ID, $statusCodes: [String!]) {
  appointments(hospitalId: $hospitalId, from: $from, until: $until, departmentId: $departmentId, clinicianId: $clinicianId,
    statusCodes: $statusCodes) { id startsAt durationMinutes presentingComplaint status { code label } consultType { department { id } }
    hospital { id name timeZone } clinician { id fullName } owner { id fullName } case { number animal { id name } } } }`;

function clientOf(row: Row): Row {
  const points = rowsAt(row, 'contactPoints');
  const values = (isOf: (kind: unknown) => boolean): unknown[] =>
    points.filter(({ kind }) => isOf(kind)).map(({ value }) => value);
  return given({
    id: row['id'],
    name: row['fullName'],
    givenName: row['forename'],
    familyName: row['surname'],
    phones: values((kind) => kind !== 'EMAIL'),
    emails: values((kind) => kind === 'EMAIL'),
    active: row['fileStatus'] === 'ACTIVE',
    tags: rowsAt(row, 'flags').map(({ name }) => name),
    lastVisit: row['lastSeenOn'],
    location: row['homeHospital'],
  });
}

function reference(value: unknown, name: string): Row | null {
  return at(value, 'id') === null ? null : { id: at(value, 'id'), name: at(value, name) };
}

function visitOf(row: Row): Row {
  const start = Date.parse(String(row['startsAt']));
  const zone = String(at(row, 'hospital.timeZone'));
  return given({
    id: row['id'],
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['durationMinutes']) * 60_000, zone),
    status: at(row, 'status.code'),
    reason: row['presentingComplaint'],
    patient: reference(at(row, 'case.animal'), 'name'),
    client: reference(row['owner'], 'fullName'),
    provider: reference(row['clinician'], 'fullName'),
    location: reference(row['hospital'], 'name'),
  });
}

describe('Lodestar Referral', () => {
  it('serves everything that is expected of it', async () => {
    const { query } = await visit();
    const expected = expectedSample(lodestarReferral, day);
    const answer = await query(`{ hospitals { id name timeZone postalAddress { street city state zip } }
      animals(pageSize: 5) { entries { id name species { name } breed primaryOwner { id } } } hospitalGroup { name } }`);
    const hospitals = rowsAt(answer, 'hospitals').map(({ id, name, timeZone, ...row }) => {
      const parts = ['street', 'city', 'state', 'zip'].map((part) => at(row, `postalAddress.${part}`));
      return { id, name, address: parts.join(', '), timeZone };
    });
    expect(hospitals).toEqual(expected.locations);
    const owners = await query(ownersText, { pageSize: 5 });
    expect(rowsAt(owners, 'owners.entries').map(clientOf)).toEqual(expected.clients);
    const animals = rowsAt(answer, 'animals.entries').map((row) => {
      const { id, name, breed } = row;
      return given({ id, name, species: at(row, 'species.name'), breed, clientId: at(row, 'primaryOwner.id') });
    });
    expect(animals).toEqual(expected.patients);
    for (const date of [day, '2026-11-01', '2026-03-08', '2026-11-18']) {
      const diaries = await Promise.all(
        hospitals.map(({ id }) => query(diaryText, { hospitalId: id, from: date, until: date })),
      );
      const rows = diaries.flatMap((diary) => rowsAt(diary, 'appointments').map(visitOf));
      const { appointments } = expectedSample(lodestarReferral, date);
      expect(rows.toSorted(byId)).toEqual(appointments.map((row) => ({ ...row })).toSorted(byId));
      expect(rows.length).toBeGreaterThan(4);
    }
    expect(at(answer, 'hospitalGroup.name')).toBe('Harbor Veterinary Group');
    expect(missingOperations(lodestarReferral)).toEqual([]);
  });

  it('pages owners by number, where the last page comes again, and looks for them by field', async () => {
    const { query, server } = await visit();
    const known = view.clients(server.practice).map(({ key }) => of('client', key));
    const first = await query(ownersText);
    expect(at(first, 'owners')).toMatchObject({
      pageNumber: 1,
      pageSize: 50,
      totalPages: 3,
      totalEntries: known.length,
    });
    const all = await allPages(async (from) => {
      const page = await query(ownersText, { page: from === null ? 1 : Number(from) });
      const number = Number(at(page, 'owners.pageNumber'));
      const next = number < Number(at(page, 'owners.totalPages')) ? String(number + 1) : null;
      return { rows: rowsAt(page, 'owners.entries'), next };
    });
    const clients = view.clients(server.practice).map((row) => clientThrough(view, server.practice, row));
    expect(all.map(clientOf)).toEqual(clients);
    expect(clients.filter(({ lastVisit }) => lastVisit !== undefined).length).toBeGreaterThan(5);
    expect(all.every(({ email }) => email === null)).toBe(true);
    expect(all.filter(({ kind }) => kind === 'ORGANIZATION').map(({ fullName }) => fullName)).toEqual([
      'Riverside Cat Rescue',
    ]);
    const beyond = at(await query(ownersText, { page: 99, pageSize: 500 }), 'owners');
    expect(beyond).toMatchObject({ pageNumber: 2, pageSize: 100 });
    expect(ids(beyond, 'entries')).toEqual(known.slice(100));
    const found = async (filter: object): Promise<unknown[]> =>
      ids(await query(ownersText, { filter }), 'owners.entries');
    expect(await found({ name: "zoe o'b" })).toEqual([of('client', 1), of('client', 8)]);
    expect(await found({ name: 'brien' })).toEqual([]);
    expect(await found({ name: 'SOREN mull', phone: '303-555' })).toEqual([of('client', 2)]);
    expect(await found({ phone: '555.0103' })).toEqual([of('client', 1)]);
    expect(await found({ email: 'Z.Obrien@', fileStatus: 'ACTIVE' })).toEqual([of('client', 1)]);
    expect(await found({ name: 'mai', fileStatus: 'ACTIVE' })).not.toContain(of('client', 4));
  });

  it('has a diary of hospitals by their own days, and says what it can’t read', async () => {
    const { query, post, server } = await visit();
    const diary = async (more: object): Promise<readonly Row[]> => {
      const variables = { hospitalId: of('place', 2), from: day, until: day, ...more };
      return rowsAt(await query(diaryText, variables), 'appointments');
    };
    const week = await diary({ from: '2026-11-16', until: '2026-11-18' });
    const days = week.map(({ startsAt }) => wallDay(Date.parse(String(startsAt)), 'America/Denver'));
    expect(new Set(days)).toEqual(new Set(['2026-11-16', day, '2026-11-18']));
    expect(days).toEqual(days.toSorted());
    expect(week[0]?.['startsAt']).toBe('2026-11-16T15:00:00Z');
    const cancelled = await diary({ statusCodes: ['cancelled', 'did_not_attend'] });
    expect(cancelled.map((row) => at(row, 'status.label'))).toContain('Cancelled');
    const one = await diary({ clinicianId: of('provider', 4) });
    expect(one.length).toBeGreaterThan(1);
    expect(one.every((row) => at(row, 'clinician.fullName') === "Marcus D'Souza")).toBe(true);
    const departmentId = at(week[0], 'consultType.department.id');
    expect((await diary({ departmentId })).every((row) => at(row, 'consultType.department.id') === departmentId)).toBe(
      true,
    );
    const stray = server.practice.appointments.find(({ reason }) => reason === 'Found on Pearl Street');
    const pickUp = server.practice.appointments.find(({ reason }) => reason === 'Picks up medication');
    const odd =
      await query(`{ stray: appointment(id: "${of('appointment', stray?.key ?? 0)}") { owner { id } case { animal
        { name ownerships { since } } } } pickUp: appointment(id: "${of('appointment', pickUp?.key ?? 0)}") { owner { fullName } case { id } }
      diaryBlocks(hospitalId: "${of('place', 1)}", from: "${day}", until: "${day}") { title durationMinutes } }`);
    expect(odd).toEqual({
      stray: { owner: null, case: { animal: { name: 'Stray tabby', ownerships: [] } } },
      pickUp: { owner: { fullName: "Ana D'Angelo" }, case: null },
      diaryBlocks: [{ title: 'Staff meeting', durationMinutes: 60 }],
    });
    const refused = async (variables: object): Promise<unknown> => {
      const { body } = await post(diaryText, { hospitalId: of('place', 1), from: day, until: day, ...variables });
      expect(body.data ?? null).toBeNull();
      const { message, code } = rowsAt(body, 'errors')[0] ?? {};
      expect(rowsAt(body, 'errors')[0]).not.toHaveProperty('extensions');
      return [message, code];
    };
    expect(await refused({ hospitalId: '1' })).toEqual(['Hospital not found', 'not_found']);
    expect(await refused({ until: '2026-12-18' })).toEqual(['Range is longer than 31 days', 'range_too_long']);
    expect(await refused({ from: '2026-11-18' })).toEqual(['until is before from', 'invalid_range']);
    expect(await refused({ from: '17/11/2026' })).toEqual([
      'Argument "from" has invalid value "17/11/2026".',
      undefined,
    ]);
  });

  it('has cases, the whiteboard, referrals, invoices and its schema within depth 8', async () => {
    const { query, server } = await visit();
    const hospital = of('place', 1);
    const answer =
      await query(`{ cases(filter: { hospitalId: "${hospital}", stage: OPEN }) { entries { id number animal { name }
        referral { vet { fullName practice { name } } } appointments { id } leadClinician { fullName } } }
      whiteboard(hospitalId: "${hospital}") { case { animal { name } } ward { name } nextAction } wards(hospitalId: "${hospital}") { name }
      referringPractices(name: "CATS") { entries { name vets { fullName email } } } tasks(open: true) { id title }
      referrals(status: RECEIVED) { id case { number } } invoices { totalEntries entries { total balance owner { fullName } } }
      animals(filter: { speciesCode: "fel" }, pageSize: 100) { entries { primaryOwner { id } ownerships { owner { fullName } until } } }
      clinicians { fullName leftOn } all: clinicians(includeLeavers: true) { leftOn } consultTypes { name department { name } }
      species { code } appointmentStatuses { code position } viewer { scopes } }`);
    const [first] = rowsAt(answer, 'cases.entries');
    expect(String(first?.['number'])).toMatch(/^HBR-01\d{3}$/);
    expect(at(await query(`{ case(id: "${String(first?.['id'])}") { id number } }`), 'case.number')).toBe(
      first?.['number'],
    );
    expect(rowsAt(answer, 'whiteboard').length).toBeGreaterThan(1);
    expect(rowsAt(answer, 'referringPractices.entries').map(({ name }) => name)).toEqual(['Kennebunk Cats Only']);
    expect(rowsAt(answer, 'referrals').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'invoices.entries')[0]?.['total']).toMatch(/^\d+\.\d\d$/);
    const owned = rowsAt(answer, 'animals.entries').map((row) => rowsAt(row, 'ownerships'));
    expect(owned.some((rows) => rows[0]?.['until'] === null && rows[1]?.['until'] !== null && rows.length === 2)).toBe(
      true,
    );
    expect([rowsAt(answer, 'clinicians').length, rowsAt(answer, 'all').length]).toEqual([7, 8]);
    expect(rowsAt(answer, 'consultTypes')).toHaveLength(6);
    const accepted =
      await query(`mutation { acceptReferral(id: "${String(ids(answer, 'referrals')[0])}") { successful result { status } }
      completeTask(id: "${String(ids(answer, 'tasks')[0])}") { result { doneAt } } }`);
    expect(accepted).toEqual({
      acceptReferral: { successful: true, result: { status: 'ACCEPTED' } },
      completeTask: { result: { doneAt: '2026-11-17T15:10:00Z' } },
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields').map(({ name }) => name)).toContain('case');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post('{ owners { entries { id } } }')).status).toBe(500);
  });
});

function byId(one: Row, other: Row): number {
  return String(one['id']) < String(other['id']) ? -1 : 1;
}
