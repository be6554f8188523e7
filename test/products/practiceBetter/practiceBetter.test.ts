import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { practiceBetter } from './practiceBetter.ts';

const visit = productVisits(practiceBetter);
const { view } = practiceBetter;
const day = '2026-11-17';
const recordsQuery = `query($first: Int, $after: String, $last: Int, $isActive: Boolean, $tagIds: [ID!], $status: [ClientRecordStatus!]) {
  clientRecords(first: $first, after: $after, last: $last, isActive: $isActive, tagIds: $tagIds, status: $status) { count edges { cursor node {
    id isActive status tags { id name } profile { firstName lastName emailAddress mobilePhone homePhone timeZone } } }
    pageInfo { hasNextPage hasPreviousPage endCursor } } }`;
const sessionsQuery = `query($dateEq: Date, $dateGte: DateTime, $dateLte: DateTime, $recordIds: [ID!], $consultantIds: [ID!], $group: Boolean) {
  clientSessions(first: 100, dateEq: $dateEq, dateGte: $dateGte, dateLte: $dateLte, recordIds: $recordIds, consultantIds: $consultantIds, group: $group) {
    count pageInfo { hasNextPage } nodes { id sessionDate endDate duration status confirmed cancelled location notes serviceType timeZone
      clientRecord { id profile { firstName lastName } } consultant { id profile { firstName lastName } } service { name duration } } } }`;
const present = (values: readonly unknown[]): readonly unknown[] => values.filter((value) => value !== null);
const personAt = (row: Row, path: string): Row => ({
  id: at(row, `${path}.id`),
  name: present([at(row, `${path}.profile.firstName`), at(row, `${path}.profile.lastName`)]).join(' '),
});

describe('Practice Better', () => {
  it('lists records of clients, the newest first, 25 at a time and at most 100', async () => {
    const { query, server } = await visit();
    const rows = await allPages(async (after) => {
      const answer = await query(recordsQuery, { after });
      const more = at(answer, 'clientRecords.pageInfo.hasNextPage') === true;
      const next = more ? String(at(answer, 'clientRecords.pageInfo.endCursor')) : null;
      return { rows: nodesAt(answer, 'clientRecords'), next };
    });
    expect(rows.map(({ id }) => id)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    const { clients } = expectedSample(practiceBetter, day);
    expect(
      rows.slice(0, 5).map((row) => {
        const [givenName, familyName] = [at(row, 'profile.firstName'), at(row, 'profile.lastName')];
        return {
          id: row['id'],
          name: present([givenName, familyName]).join(' '),
          ...(givenName !== null && { givenName }),
          familyName,
          phones: present([at(row, 'profile.mobilePhone'), at(row, 'profile.homePhone')]),
          emails: present([at(row, 'profile.emailAddress')]),
          active: row['isActive'],
          tags: rowsAt(row, 'tags').map(({ name }) => name),
        };
      }),
    ).toEqual(clients);
    expect(clients.some(({ active }) => active === false)).toBe(true);
    const most = await query(recordsQuery, { first: 500 });
    expect(at(most, 'clientRecords.count')).toBe(100);
    const last = await query(recordsQuery, { last: 2 });
    expect(nodesAt(last, 'clientRecords')).toEqual(rows.slice(-2));
    expect(at(last, 'clientRecords.pageInfo')).toMatchObject({ hasPreviousPage: true, hasNextPage: false });
    const breeders = await query(recordsQuery, {
      tagIds: [rowsAt(await query('{ tags { id name } }'), 'tags')[1]?.['id']],
    });
    expect(nodesAt(breeders, 'clientRecords').every((row) => rowsAt(row, 'tags')[0]?.['name'] === 'Breeder')).toBe(
      true,
    );
    const asleep = await query(recordsQuery, { isActive: false, status: ['CREATED'] });
    expect(nodesAt(asleep, 'clientRecords').length).toBeGreaterThan(0);
    expect(nodesAt(asleep, 'clientRecords').every((row) => row['isActive'] === false)).toBe(true);
    expect(missingOperations(practiceBetter)).toEqual([]);
  });

  it('has the sessions of a day or a time, the latest first, with lengths in seconds', async () => {
    const { query, server } = await visit();
    const answer = await query(sessionsQuery, { dateEq: day });
    const rows = rowsAt(answer, 'clientSessions.nodes').toReversed();
    expect(at(answer, 'clientSessions')).toMatchObject({ count: rows.length, pageInfo: { hasNextPage: false } });
    const { appointments } = expectedSample(practiceBetter, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(
      rows.map((row) => ({
        id: row['id'],
        start: row['sessionDate'],
        end: row['endDate'],
        status: row['status'],
        ...(row['notes'] !== null && { reason: row['notes'] }),
        client: personAt(row, 'clientRecord'),
        ...(row['consultant'] !== null && { provider: personAt(row, 'consultant') }),
        location: { name: row['location'] },
      })),
    ).toEqual(appointments);
    for (const row of rows) {
      const length = Date.parse(String(row['endDate'])) - Date.parse(String(row['sessionDate']));
      expect(row['duration']).toBe(length / 1000);
      expect(row['cancelled']).toBe(row['status'] === 'CANCELLED');
    }
    const [first] = rows;
    const exact = await query(sessionsQuery, { dateGte: first?.['sessionDate'], dateLte: first?.['sessionDate'] });
    expect(rowsAt(exact, 'clientSessions.nodes')).toEqual([first]);
    const naive = await query(sessionsQuery, { dateGte: `${day}T00:00:00`, dateLte: `${day}T23:59:59` });
    expect(naive['clientSessions']).toEqual(answer['clientSessions']);
    const ofOne = await query(sessionsQuery, { recordIds: [personAt(first ?? {}, 'clientRecord')['id']] });
    const key = view.ids.key('client', String(personAt(first ?? {}, 'clientRecord')['id']));
    const shown = server.practice.appointments.filter((row) => view.shows(row) && row.clientKey === key);
    expect(at(ofOne, 'clientSessions.count')).toBe(shown.length);
    expect(at(await query(sessionsQuery, { group: true }), 'clientSessions.count')).toBe(0);
    const one = await query(
      `{ clientSession(id: "${String(first?.['id'])}") { sessionDate } none: clientSession(id: "1") { id } }`,
    );
    expect(one).toEqual({ clientSession: { sessionDate: first?.['sessionDate'] }, none: null });
  });

  it('has a team, services, events and papers beside them', async () => {
    const { query } = await visit();
    const answer = await query(`{ teamMembers { id isPractitioner activationStatus profile { lastName timeZone } }
      services { count nodes { name duration } } calendarEvents { title startDate } company { name }
      clientRecord(id: "${view.ids.of('client', 1)}") { profile { address { line1 } } formRequests { name completed } invoices { total balance status } sessions(first: 1) { count } }
      invoices(first: 3) { count pageInfo { hasNextPage } nodes { invoiceNumber clientRecord { id } } } tasks(completed: false) { title assignee { id } }
      formRequests(completed: false) { completed clientRecord { id } } programs { name } conversations { messages { senderName isFromClient } }
      availabilitySlots(consultantId: "${view.ids.of('provider', 1)}", serviceId: "${view.ids.of('visitType', 1)}", day: "2026-11-25") { startDate } }`);
    const team = rowsAt(answer, 'teamMembers');
    expect(team.map((row) => [row['isPractitioner'], row['activationStatus']]).slice(-2)).toEqual([
      [true, 'DEACTIVATED'],
      [false, 'ACTIVATED'],
    ]);
    expect(at(team[2], 'profile.timeZone')).toBe('Mountain Standard Time');
    expect(rowsAt(answer, 'services.nodes')[0]).toEqual({ name: 'Wellness exam', duration: 1800 });
    expect(answer['calendarEvents']).toEqual([{ title: 'Staff meeting', startDate: '2026-11-17T17:00:00Z' }]);
    expect(at(answer, 'clientRecord')).toMatchObject({ formRequests: [{ completed: true }], sessions: { count: 1 } });
    expect(rowsAt(answer, 'clientRecord.invoices').length).toBeGreaterThan(0);
    expect(at(answer, 'invoices')).toMatchObject({ count: 3, pageInfo: { hasNextPage: true } });
    expect(rowsAt(answer, 'tasks')).toHaveLength(2);
    expect(rowsAt(answer, 'formRequests').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'conversations').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'availabilitySlots')[0]).toEqual({ startDate: '2026-11-25T14:00:00Z' });
  });

  it('books, moves, confirms, cancels and deletes sessions, and says what it refuses', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const errors = 'userErrors { code field message }';
    const create = `mutation($input: ClientSessionCreateInput!) { clientSessionCreate(input: $input) { clientSession { id status sessionDate endDate location } ${errors} } }`;
    const input = {
      clientRecordId: view.ids.of('client', 2),
      consultantId: view.ids.of('provider', 3),
      serviceId: view.ids.of('visitType', 3),
      sessionDate: '2026-11-24T11:00:00',
      notes: 'Coughs',
    };
    const made = at(await query(create, { input }), 'clientSessionCreate');
    expect(made).toMatchObject({
      clientSession: {
        status: 'PENDING',
        sessionDate: '2026-11-24T16:00:00Z',
        endDate: '2026-11-24T16:40:00Z',
        location: 'Summit Pet Clinic',
      },
      userErrors: [],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ reason: 'Coughs', placeKey: 2, providerKey: 3, clientKey: 2 });
    const taken = await query(create, {
      input: { ...input, sessionDate: '2026-11-24T16:30:00Z', ignoreConflict: false },
    });
    expect(at(taken, 'clientSessionCreate')).toEqual({
      clientSession: null,
      userErrors: [
        {
          code: 'session_conflict',
          field: ['sessionDate'],
          message: 'The practitioner has another session at that time.',
        },
      ],
    });
    const lost = await query(create, { input: { ...input, clientRecordId: '64e0' } });
    expect(rowsAt(lost, 'clientSessionCreate.userErrors')).toMatchObject([
      { code: 'item_not_found', field: ['clientRecordId'] },
    ]);
    const id = String(at(made, 'clientSession.id'));
    const move = `mutation($id: ID!, $input: ClientSessionRescheduleInput!) { clientSessionReschedule(id: $id, input: $input) { clientSession { sessionDate duration } ${errors} } }`;
    const moved = await query(move, { id, input: { sessionDate: '2026-11-25T10:00:00-07:00', duration: 3600 } });
    expect(at(moved, 'clientSessionReschedule.clientSession')).toEqual({
      sessionDate: '2026-11-25T17:00:00Z',
      duration: 3600,
    });
    const steps = await query(`mutation { clientSessionConfirm(id: "${id}") { clientSession { status } }
      clientSessionCancel(id: "${id}", input: { notes: "Called" }) { clientSession { status cancelled confirmed cancellationNotes } } }`);
    expect(steps).toEqual({
      clientSessionConfirm: { clientSession: { status: 'CONFIRMED' } },
      clientSessionCancel: {
        clientSession: { status: 'CANCELLED', cancelled: true, confirmed: false, cancellationNotes: 'Called' },
      },
    });
    const late = await query(move, { id, input: { sessionDate: '2026-11-26T10:00:00Z' } });
    expect(rowsAt(late, 'clientSessionReschedule.userErrors')).toMatchObject([{ code: 'session_cancelled' }]);
    const gone = await query(`mutation { clientSessionDelete(id: "${id}") { deletedId ${errors} } }`);
    expect(at(gone, 'clientSessionDelete')).toEqual({ deletedId: id, userErrors: [] });
    expect(await query(`{ clientSession(id: "${id}") { id } }`)).toEqual({ clientSession: null });
  });

  it('enters and changes records of clients, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit();
    const errors = 'userErrors { code field message }';
    const create = `mutation($input: ClientRecordCreateInput!) { clientRecordCreate(input: $input) { clientRecord { id isActive status profile { firstName mobilePhone pronouns } } ${errors} } }`;
    const profile = {
      firstName: 'Jo',
      lastName: 'Park',
      emailAddress: 'jo@example.test',
      mobilePhone: '207 555 0199',
      pronouns: 'they',
    };
    const made = at(await query(create, { input: { profile } }), 'clientRecordCreate.clientRecord');
    expect(made).toMatchObject({
      isActive: true,
      profile: { firstName: 'Jo', mobilePhone: '207 555 0199', pronouns: 'they' },
    });
    const twice = await query(create, { input: { profile } });
    expect(rowsAt(twice, 'clientRecordCreate.userErrors')).toMatchObject([
      { code: 'duplicate_email', field: ['emailAddress'] },
    ]);
    const nameless = await query(create, { input: { profile: { firstName: 'Jo' } } });
    expect(rowsAt(nameless, 'clientRecordCreate.userErrors')).toMatchObject([{ message: 'Last name is required.' }]);
    const changed = await query(
      `mutation($id: ID!, $input: ClientRecordUpdateInput!) { clientRecordUpdate(id: $id, input: $input) { clientRecord { isActive tags { name } profile { firstName emailAddress mobilePhone homePhone } } ${errors} } }`,
      {
        id: at(made, 'id'),
        input: { isActive: false, tagIds: ['64f000000000000000000a01'], profile: { homePhone: '207 555 0198' } },
      },
    );
    expect(at(changed, 'clientRecordUpdate.clientRecord')).toEqual({
      isActive: false,
      tags: [{ name: 'VIP' }],
      profile: {
        firstName: 'Jo',
        emailAddress: 'jo@example.test',
        mobilePhone: '207 555 0199',
        homePhone: '207 555 0198',
      },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', isActive: false });
    const task = await query('mutation { taskCreate(input: { title: "Call" }) { task { completed } } }');
    expect(task).toEqual({ taskCreate: { task: { completed: false } } });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect(rowsAt(await locked.query(create, { input: { profile } }), 'clientRecordCreate.userErrors')).toMatchObject([
      { message: 'This account is read-only' },
    ]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('SessionStatus'), 'enumValues')).toHaveLength(5);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 119 }] });
    expect((await poisoned.post(recordsQuery)).status).toBe(500);
    expect((await post('{ clientRecords(first: -1) { count } }')).body.errors?.[0]?.message).toMatch(
      /must not be negative/,
    );
  });
});
