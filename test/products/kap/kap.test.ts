import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { kap } from './kap.ts';
import { globalId } from './seeds.ts';

const { view } = kap;
const { of } = view.ids;
const visit = productVisits(kap);
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const fields = `id title appointmentStart appointmentEnd taken noshow commentPatient patient { id username group }`;
/** The day by the clock of the front desk. */
const range = 'after: "2026-11-17T05:00:00Z", before: "2026-11-18T04:59:59Z"';

describe('KAP for an administrator', () => {
  it('has patients and staff in one list, in order of entry, told apart by their group', async () => {
    const { query, server } = await visit();
    const { clients } = expectedSample(kap, day);
    const users = nodesAt(
      await query('{ getUsers { edges { node { id username email group isActive isStaff } } } }'),
      'getUsers',
    );
    expect(users.slice(0, 10)).toMatchObject([
      { username: 'kap', group: 'Admin', isStaff: true },
      { username: 'okafor', group: 'Doctor', isStaff: false },
      { username: 'håkansson', group: 'Doctor' },
      ...['raman', 'dsouza', 'whitaker', 'rivera', 'liu'].map((username) => ({ username })),
      { username: 'bell', isActive: false },
      { username: '001', group: 'Patient' },
    ]);
    const patients = users.filter(({ group }) => group === 'Patient');
    expect(patients.slice(0, 5)).toEqual(
      clients.map(({ id, name, emails, active }) => ({
        id,
        username: name,
        email: emails?.[0],
        group: 'Patient',
        isActive: active,
        isStaff: false,
      })),
    );
    expect(patients).toHaveLength(server.practice.clients.filter(({ isDeleted }) => !isDeleted).length);
    const ofStudy = await query('{ getStudies { edges { node { name customuserSet { edges { node { id } } } } } } }');
    const [standard, other] = nodesAt(ofStudy, 'getStudies');
    expect(column(nodesAt(standard, 'customuserSet'), 'id')).toEqual(column(patients, 'id'));
    expect(nodesAt(other, 'customuserSet')).toEqual([]);
  });

  it('finds users by whole values, in pages of up to a hundred where a size is given', async () => {
    const { query, post } = await visit();
    const list = (args: string): string =>
      `getUsers(${args}) { edges { node { username } } pageInfo { hasNextPage endCursor } }`;
    const found =
      await query(`{ one: ${list('username: "007"')} part: ${list('username: "00"')} desk: ${list('isStaff: true')}
      mail: ${list('email: "zoe.obrien@example.test"')} doctors: ${list('groups: ["2"]')} idle: ${list('isActive: false')}
      study: ${list(`studyParticipation: "${globalId('StudyType', 2)}"`)} }`);
    expect(column(nodesAt(found, 'one'), 'username')).toEqual(['007']);
    expect([...nodesAt(found, 'part'), ...nodesAt(found, 'study')]).toEqual([]);
    expect(column(nodesAt(found, 'desk'), 'username')).toEqual(['kap']);
    expect(column(nodesAt(found, 'mail'), 'username')).toEqual(['001']);
    expect(nodesAt(found, 'doctors')).toHaveLength(5);
    expect(column(nodesAt(found, 'idle'), 'username')).toContain('004');
    const first = await query(`{ ${list('first: 50')} }`);
    const cursor = String(at(first, 'getUsers.pageInfo.endCursor'));
    const second = await query(`{ ${list(`first: 100, after: "${cursor}"`)} }`);
    expect([nodesAt(first, 'getUsers').length, nodesAt(second, 'getUsers').length]).toEqual([50, 77]);
    expect([at(first, 'getUsers.pageInfo.hasNextPage'), at(second, 'getUsers.pageInfo.hasNextPage')]).toEqual([
      true,
      false,
    ]);
    const tooMany = await post(`{ ${list('first: 101')} }`);
    expect(tooMany.body.errors?.[0]?.message).toMatch(/exceeds the `first` limit of 100 records/);
  });

  it('shows one user with her appointments, where a cursor counts as a time', async () => {
    const { query, post, server } = await visit();
    const mine = server.practice.appointments.find((row) => row.key > 20 && view.shows(row));
    const id = of('client', mine?.clientKey ?? 0);
    const answer =
      await query(`{ getUser(id: "${id}") { username group nextCheckup studyParticipation { name checkupSet {
      edges { node { name daysUntil } } } } appointmentSet { edges { node { appointmentStart patient { id } } } }
      later: appointmentSet(after: "2026-11-19") { edges { node { appointmentStart } } } callSet { edges { node { comment } } } }
      getMe { username group appointmentSet { edges { cursor } } } getUserGroup }`);
    const starts = column(nodesAt(answer, 'getUser.appointmentSet'), 'appointmentStart').map(String);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts).toEqual(starts.toSorted());
    expect(column(nodesAt(answer, 'getUser.later'), 'appointmentStart')).toEqual(
      starts.filter((start) => start >= '2026-11-19'),
    );
    expect(nodesAt(answer, 'getUser.studyParticipation.checkupSet')).toHaveLength(5);
    expect(answer).toMatchObject({ getMe: { username: 'kap', appointmentSet: { edges: [] } }, getUserGroup: 'Admin' });
    const failed = await post(`{ getUser(id: "${id}") { callSet(first: 5) { edges { cursor } } } }`);
    expect(failed.body.errors?.[0]?.message).toMatch(/unexpected keyword argument 'first'/);
    const wrong = await post(`{ getUser(id: "${of('appointment', 1)}") { id } }`);
    expect(wrong.body.errors?.[0]?.message).toBe('Must receive a UserType id.');
  });

  it('has the appointments of a day between free slots', async () => {
    const { query } = await visit();
    const { appointments } = expectedSample(kap, day);
    expect(appointments.length).toBeGreaterThan(12);
    const answer = await query(`{ getAppointments(${range}, hasPatient: true) { edges { node { ${fields} } } }
      all: getAppointments(${range}) { edges { node { ${fields} } } } free: getAppointments(${range}, taken: false) {
      edges { node { ${fields} } } } }`);
    const start = (row: Row): number => Date.parse(String(row['appointmentStart']));
    const age = (row: Row): number => view.ids.key('appointment', String(row['id'])) ?? 0;
    const taken = nodesAt(answer, 'getAppointments').toSorted(
      (one, other) => start(one) - start(other) || age(one) - age(other),
    );
    expect(taken).toMatchObject(
      appointments.map(({ id, start: from = '', end = '', client, reason = '' }) => ({
        id,
        appointmentStart: utcText(Date.parse(from)).replace('Z', '+00:00'),
        appointmentEnd: utcText(Date.parse(end)).replace('Z', '+00:00'),
        taken: true,
        commentPatient: reason,
        patient: { id: client?.id, username: client?.name, group: 'Patient' },
      })),
    );
    expect(taken.filter(({ noshow }) => noshow)).toHaveLength(1);
    const free = nodesAt(answer, 'free');
    expect(free.length).toBeGreaterThan(1);
    expect(new Set(column(free, 'patient'))).toEqual(new Set([null]));
    expect(nodesAt(answer, 'all')).toHaveLength(taken.length + free.length);
  });

  it('begins a month ago unless told when, and has no cursors to go on with', async () => {
    const { query, post } = await visit();
    const list = (args: string): string =>
      `getAppointments${args} { edges { node { appointmentStart } } pageInfo { hasNextPage endCursor } }`;
    const answer =
      await query(`{ usual: ${list('')} all: ${list('(after: "2000-01-01T00:00:00Z")')} some: ${list('(first: 3)')}
      exact: ${list('(appointmentStart: "2026-11-17T13:00:00Z", taken: true)')} titled: ${list('(title: "Surgery", hasPatient: true)')}
      until: ${list('(before: "2026-11-17T13:00:00")')} }`);
    const starts = (path: string): string[] => column(nodesAt(answer, path), 'appointmentStart').map(String);
    expect(starts('usual').toSorted()[0]).toMatch(/^2026-11-01/);
    expect(starts('all').toSorted()[0]).toMatch(/^2026-03-08/);
    expect([starts('some').length, at(answer, 'some.pageInfo.hasNextPage')]).toEqual([3, true]);
    expect(new Set(starts('exact'))).toEqual(new Set(['2026-11-17T13:00:00+00:00']));
    expect(starts('titled').length).toBeGreaterThan(5);
    expect(starts('until').toSorted().at(-1)).toBe('2026-11-17T13:00:00+00:00');
    const next = await post(`{ ${list(`(first: 3, after: "${String(at(answer, 'some.pageInfo.endCursor'))}")`)} }`);
    expect(next.body.errors?.[0]?.message).toMatch(/Expected type "DateTime"/);
    const dayOnly = await post(`{ ${list('(after: "2026-11-17")')} }`);
    expect(dayOnly.body.errors).toHaveLength(1);
  });

  it('offers slots to whoever is in the study, and two in a row to those who need more', async () => {
    const { query, post } = await visit();
    const slots = (key: number): string =>
      `getSlotLists(minusdays: 7, plusdays: 700, userId: "${of('client', key)}") { appointmentStart appointmentEnd taken }`;
    const answer = await query(
      `{ one: ${slots(7)} two: ${slots(10)} getOverduePatients { edges { node { username checkupOverdue } } } }`,
    );
    const one = answer['one'] as readonly (readonly Row[])[];
    const two = answer['two'] as readonly (readonly Row[])[];
    expect(one.length).toBeGreaterThan(3);
    expect(one.every((list) => list.length === 1 && list[0]?.['taken'] === false)).toBe(true);
    expect(two.length).toBeGreaterThan(0);
    expect(two.every(([first, second]) => first?.['appointmentEnd'] === second?.['appointmentStart'])).toBe(true);
    expect(column(nodesAt(answer, 'getOverduePatients'), 'username')).toContain('009');
    const none = await post('{ getSlotLists { id } }');
    expect(none.body.errors?.[0]?.message).toBe('User does not have study participation!');
    expect((await post('{ getCheckupDate }')).body.errors).toHaveLength(1);
  });

  it('shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    expect(missingOperations(kap)).toEqual([]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields')).toHaveLength(11);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
