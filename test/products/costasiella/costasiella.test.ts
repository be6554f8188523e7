import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { costasiella } from './costasiella.ts';

const visit = productVisits(costasiella);
const { view } = costasiella;
const day = '2026-11-17';
const booking = `id date bookingStatus attendanceType account { id fullName firstName lastName } scheduleItem { id name timeStart timeEnd
  account { id } organizationClasstype { name } organizationLocationRoom { name organizationLocation { id name } } }`;
const book = `mutation Book($input: CreateScheduleItemAttendanceInput!) {
  createScheduleItemAttendance(input: $input) { clientMutationId scheduleItemAttendance { ${booking} accountClasspass { classesRemaining } } } }`;
const setStatus = `mutation Set($input: UpdateScheduleItemAttendanceInput!) {
  updateScheduleItemAttendance(input: $input) { scheduleItemAttendance { bookingStatus } } }`;
const message = (reply: { readonly body: { readonly errors?: readonly { readonly message: string }[] } }): unknown =>
  reply.body.errors?.[0]?.message;

describe('Costasiella', () => {
  it('has accounts of members and of instructors, told apart by flags, by given name', async () => {
    const { query, server, post } = await visit();
    const fields = 'id isActive customer instructor firstName lastName fullName email phone mobile address city';
    const lists =
      await query(`{ members: accounts(customer: true) { edges { node { ${fields} } } pageInfo { hasNextPage } }
      all: accounts { edges { node { id } } } gone: accounts(isActive: false, customer: true) { edges { node { isActive } } }
      instructors { edges { node { fullName instructor } } } page: accounts(customer: true, first: 2, offset: 1) { edges { node { id } } pageInfo { hasNextPage } }
      found: accounts(fullName_Icontains: "MULLER") { edges { node { fullName } } }
      ordered: accounts(customer: true, orderBy: "-full_name", first: 1) { edges { node { fullName } } } }`);
    const members = nodesAt(lists, 'members');
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    expect(members.map(({ id }) => id)).toEqual(ids);
    expect(nodesAt(lists, 'page').map(({ id }) => id)).toEqual(ids.slice(1, 3));
    for (const [index, client] of expectedSample(costasiella, day).clients.entries()) {
      const row = members[index] ?? {};
      expect(String(row['fullName']).trim()).toBe(client.name);
      expect([row['firstName'], row['lastName']]).toEqual([client.givenName ?? '', client.familyName]);
      expect([row['mobile'], row['phone']].filter((value) => value !== '')).toEqual(client.phones);
      expect([row['id'], [row['email']], row['isActive']]).toEqual([client.id, client.emails, true]);
    }
    expect(nodesAt(lists, 'all')).toHaveLength(ids.length + 7);
    expect(nodesAt(lists, 'gone').every((row) => row['isActive'] === false)).toBe(true);
    expect(nodesAt(lists, 'gone').length).toBeGreaterThan(0);
    expect(nodesAt(lists, 'instructors')).toHaveLength(7);
    expect(nodesAt(lists, 'found')).toEqual([{ fullName: 'Søren Müller' }]);
    expect(message(await post('{ accounts(orderBy: "email") { edges { cursor } } }'))).toContain('invalid_choice');
    expect(message(await post('{ accounts(first: 1001) { edges { cursor } } }'))).toContain('limit of 1000 records');
    const one = await query(`{ account(id: "${ids[0] ?? ''}") { id } node(id: "${ids[0] ?? ''}") { __typename id } }`);
    expect(one).toEqual({ account: { id: ids[0] }, node: { __typename: 'AccountNode', id: ids[0] } });
    const place = view.ids.of('place', 1);
    expect(message(await post(`{ account(id: "${place}") { id } }`))).toBe('Must receive a AccountNode id.');
    expect(missingOperations(costasiella)).toEqual([]);
  });

  it('lists bookings whose day is their own and whose times are those of their class', async () => {
    const { query } = await visit();
    const lists = await query(`{ scheduleItemAttendances(date: "${day}") { edges { node { ${booking} cancellationUntil
      scheduleItem { attendances(first: 3) { edges { node { date } } } } } } }
      all: scheduleItemAttendances { edges { node { id account { fullName } } } pageInfo { hasNextPage } }
      locations: organizationLocations { edges { node { id name rooms { edges { node { name } } } } } } }`);
    const rows = nodesAt(lists, 'scheduleItemAttendances');
    const { appointments, locations } = expectedSample(costasiella, day);
    expect(rows.length).toBe(appointments.length);
    expect(appointments.length).toBeGreaterThan(15);
    const instant = (row: unknown, time: string): number =>
      instantOfWall(`${String(at(row, 'date'))}T${String(at(row, `scheduleItem.${time}`))}`, 'America/New_York');
    for (const { id, start, end, status, client, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([instant(row, 'timeStart'), instant(row, 'timeEnd')]).toEqual(
        [start, end].map((text) => Date.parse(String(text))),
      );
      expect(row['bookingStatus']).toBe(status);
      expect({ id: at(row, 'account.id'), name: String(at(row, 'account.fullName')).trim() }).toEqual(client);
      expect(at(row, 'scheduleItem.organizationLocationRoom.organizationLocation')).toEqual(location);
      expect(at(row, 'scheduleItem.account')).toBeNull();
      expect(row['cancellationUntil']).toBe(`${day}T${String(at(row, 'scheduleItem.timeStart'))}+00:00`);
    }
    // A class shows the bookings of all.
    expect(nodesAt(rows[0], 'scheduleItem.attendances')).toHaveLength(3);
    expect(nodesAt(lists, 'locations').map(({ id, name }) => ({ id, name }))).toEqual(
      locations
        .map(({ id, name }) => ({ id, name }))
        .toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1)),
    );
    const all = nodesAt(lists, 'all');
    expect(all.length).toBeGreaterThan(rows.length);
    const account = String(at(rows[0], 'account.id'));
    const item = String(at(rows[0], 'scheduleItem.id'));
    const filtered =
      await query(`{ own: scheduleItemAttendances(account: "${account}") { edges { node { date account { id } } } }
      of: scheduleItemAttendances(scheduleItem: "${item}") { edges { node { id } } }
      no: scheduleItemAttendances(scheduleItem_Isnull: true) { edges { node { id } } }
      one: scheduleItemAttendance(id: "${String(rows[0]?.['id'])}") { date } }`);
    const dates = nodesAt(filtered, 'own').map(({ date }) => String(date));
    expect(dates).toEqual(dates.toSorted((one, other) => (one < other ? 1 : -1)));
    expect([nodesAt(filtered, 'of').length, nodesAt(filtered, 'no').length]).toEqual([1, 0]);
    expect(filtered['one']).toEqual({ date: day });
  });

  it('has classes with instructors by day, free hours that are called appointments, and class types', async () => {
    const { query, post } = await visit();
    const days = `dateFrom: "2026-11-16", dateUntil: "2026-11-18"`;
    const answer =
      await query(`{ scheduleClasses(${days}, orderBy: "starttime") { date isoWeekDay classes { scheduleItemId timeStart status
        bookingStatus countAttendingAndBooked availableSpacesTotal account { fullName } organizationClasstype { name } } }
      scheduleAppointments(${days}) { date appointments { timeStart organizationAppointment { name } organizationLocationRoom { organizationLocation { name } } } }
      organizationClasstypes(archived: false) { edges { node { name } } } scheduleItemAccounts(first: 2) { edges { node { account { fullName } scheduleItem { id } } } }
      organizations { edges { node { id name } } } financeInvoices(status: PAID, first: 2) { edges { node { status account { id } totalDisplay } } }
      scheduleItems(scheduleItemType: APPOINTMENT) { edges { node { frequencyType timeStart } } } user { fullName } }`);
    const classes = rowsAt(answer, 'scheduleClasses').map((row) => rowsAt(row, 'classes'));
    expect(classes.every((rows) => rows.length > 10)).toBe(true);
    const times = (classes[1] ?? []).map(({ timeStart }) => String(timeStart));
    expect(times).toEqual(times.toSorted((one, other) => (one < other ? -1 : 1)));
    expect(classes.flat().some((row) => row['status'] === 'OPEN' && row['account'] === null)).toBe(true);
    expect(new Set(classes.flat().map(({ bookingStatus }) => bookingStatus))).toEqual(
      new Set(['FINISHED', 'ONGOING', 'OK']),
    );
    expect(rowsAt(answer, 'scheduleAppointments').map((row) => rowsAt(row, 'appointments').length)).toEqual([0, 1, 1]);
    expect(nodesAt(answer, 'organizationClasstypes')).toHaveLength(6);
    expect(nodesAt(answer, 'organizations')[0]).toMatchObject({ name: 'Harbor Veterinary Group' });
    expect(nodesAt(answer, 'scheduleItems')).toHaveLength(3);
    expect(message(await post('{ organizationClasstypes { edges { node { name } } } }'))).toContain(
      'missing 1 required',
    );
    const long = '{ scheduleClasses(dateFrom: "2026-11-01", dateUntil: "2026-11-30") { date } }';
    expect(message(await post(long))).toBe("dateFrom and dateUntil can't be more then 7 days apart");
  });

  it('enters and changes accounts, whose email is nobody else’s', async () => {
    const { query, post, server } = await visit();
    const add = (
      email: string,
    ): string => `mutation { createAccount(input: { firstName: "Jo", lastName: "Park", email: "${email}"
      clientMutationId: "m1" }) { clientMutationId account { id fullName email phone customer isActive } } }`;
    const added = await query(add('jo@example.test'));
    expect(added['createAccount']).toMatchObject({
      clientMutationId: 'm1',
      account: { fullName: 'Jo Park', email: 'jo@example.test', phone: '', customer: true },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    expect(message(await post(add('JO@example.test')))).toBe(
      'An account is already registered with this e-mail address',
    );
    const id = String(at(added, 'createAccount.account.id'));
    const update = `mutation Update($input: UpdateAccountInput!) { updateAccount(input: $input) { account { fullName phone mobile gender } } }`;
    const changed = await query(update, { input: { id, lastName: 'Parker', mobile: '207 555 0199', gender: 'X' } });
    expect(at(changed, 'updateAccount.account')).toEqual({
      fullName: 'Jo Parker',
      phone: '',
      mobile: '207 555 0199',
      gender: 'X',
    });
    expect(message(await post(update, { input: { id, gender: 'female' } }))).toContain('Please specify gender');
    const off = await query(
      `mutation { updateAccountActive(input: { id: "${id}", isActive: false }) { account { isActive } } }`,
    );
    expect(at(off, 'updateAccountActive.account.isActive')).toBe(false);
    const noted = await query(
      `mutation { createAccountNote(input: { account: "${id}", noteType: "BACKOFFICE", note: "Calls" }) { accountNote { note noteType account { id } } } }`,
    );
    expect(at(noted, 'createAccountNote.accountNote')).toEqual({
      note: 'Calls',
      noteType: 'BACKOFFICE',
      account: { id },
    });
    const notes = await query(`{ accountNotes(account: "${id}") { edges { node { note } } } }`);
    expect(nodesAt(notes, 'accountNotes')).toEqual([{ note: 'Calls' }]);
    expect(message(await post('{ accountNotes { edges { cursor } } }'))).toBe("'int' object has no attribute 'encode'");
  });

  it('books members into classes with a pass, sets how far they are, and deletes', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const target = practice.appointments.find(
      (row) => view.shows(row) && row.state === 'planned' && row.clientKey !== 4,
    );
    const scheduleItem = Buffer.from(`ScheduleItemNode:${String(200 + (target?.key ?? 0))}`).toString('base64');
    const member = practice.clients.find(
      ({ key, isActive }) => isActive && key % 5 !== 0 && key % 7 !== 0 && key % 10 > 2 && key !== target?.clientKey,
    );
    const account = view.ids.of('client', member?.key ?? 0);
    const accountClasspass = Buffer.from(`AccountClasspassNode:${String(20 + (member?.key ?? 0))}`).toString('base64');
    const input = { account, scheduleItem, attendanceType: 'CLASSPASS', accountClasspass };
    const [item] = nodesAt(
      await query(
        `{ scheduleItemAttendances(scheduleItem: "${scheduleItem}") { edges { node { date scheduleItem { timeStart } } } } }`,
      ),
      'scheduleItemAttendances',
    );
    const date = String(item?.['date']);
    const booked = await query(book, { input: { ...input, date } });
    const made = at(booked, 'createScheduleItemAttendance.scheduleItemAttendance');
    expect(made).toMatchObject({
      date,
      bookingStatus: 'BOOKED',
      account: { id: account },
      scheduleItem: { id: scheduleItem },
    });
    expect(at(made, 'accountClasspass.classesRemaining')).toBe(((member?.key ?? 0) % 10) - 1);
    expect(practice.appointments.at(-1)).toMatchObject({
      start: target?.start,
      clientKey: member?.key,
      state: 'planned',
    });
    expect(message(await post(book, { input: { ...input, date } }))).toBe(
      'This account is already checked in to this class',
    );
    expect(message(await post(book, { input: { ...input, date: '2026-12-24' } }))).toMatch(
      /^This class doesn't take place/,
    );
    const other = view.ids.of('client', (member?.key ?? 0) + 1);
    expect(message(await post(book, { input: { ...input, date, account: other } }))).toBe(
      "This classpass doesn't belong to this account",
    );
    expect(message(await post(book, { input: { ...input, date, attendanceType: 'COMPLEMENTARY' } }))).toMatch(
      /^cannot access local/,
    );
    const id = String(at(made, 'id'));
    const set = await query(setStatus, { input: { id, bookingStatus: 'CANCELLED' } });
    expect(at(set, 'updateScheduleItemAttendance.scheduleItemAttendance.bookingStatus')).toBe('CANCELLED');
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    const gone = `mutation { deleteScheduleItemAttendance(input: { id: "${id}" }) { ok } }`;
    expect(await query(gone)).toEqual({ deleteScheduleItemAttendance: { ok: true } });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
    expect(message(await post(gone))).toBe('Invalid Schedule Item Attendance ID!');
    const room = Buffer.from('OrganizationLocationRoomNode:2').toString('base64');
    const slot =
      await query(`mutation { createScheduleAppointment(input: { frequencyType: "SPECIFIC", frequencyInterval: 0, organizationLocationRoom: "${room}"
      dateStart: "2026-12-01", timeStart: "10:00:00", timeEnd: "11:00:00", displayPublic: true }) { scheduleItem { dateStart scheduleItemType } } }`);
    expect(at(slot, 'createScheduleAppointment.scheduleItem')).toEqual({
      dateStart: '2026-12-01',
      scheduleItemType: 'APPOINTMENT',
    });
  });

  it('refuses with a code, and shows its schema within the depth that is allowed', async () => {
    const locked = await visit({ refuseWrites: 'Permission denied!' });
    const reply = await locked.post(setStatus, { input: { id: view.ids.of('appointment', 1) } });
    expect(reply.body.errors?.[0]).toMatchObject({
      message: 'Permission denied!',
      extensions: { code: 'USER_PERMISSION_DENIED' },
    });
    const types = await readPiecewise(locked.query);
    expect(rowsAt(types.get('AccountNode'), 'interfaces').map(({ name }) => name)).toEqual([
      'Node',
      'AccountNodeInterface',
    ]);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ accounts { edges { node { id } } } }')).status).toBe(500);
    expect((await poisoned.post('{ accounts(first: 1) { edges { node { id } } } }')).status).toBe(200);
  });
});
