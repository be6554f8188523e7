import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { optix } from './optix.ts';
import { userIdOf } from './words.ts';

const visit = productVisits(optix);
const { view } = optix;
const day = '2026-11-17';
const [from, to] = [Date.parse('2026-11-17T05:00:00Z') / 1000, Date.parse('2026-11-18T06:59:59Z') / 1000];
const time = (text: string): number => Date.parse(text) / 1000;
const column = (rows: readonly Row[], path: string): readonly unknown[] => rows.map((row) => at(row, path));
const account = view.ids.of('client', 1);
const commit = (more: string): string =>
  `mutation { bookingsCommit(input: { ${more} }) { booking_session_id account { account_id name } owner { user_id } bookings {
    booking_id title notes start_timestamp end_timestamp is_confirmed is_canceled resource_id resources { name } } } }`;
const booking = (start: string, end: string, room = '20510'): string =>
  `account: { account_id: "${account}" }, owner_user_id: "${userIdOf(1)}", title: "Cough", notes: "Limps", bookings: [{
    resource_id: ["${room}"], start_timestamp: ${String(time(start))}, end_timestamp: ${String(time(end))} }]`;

describe('the Optix API', () => {
  it('lists locations, without those that were given up', async () => {
    const { query } = await visit();
    const fields = 'location_id name address city region postcode timezone is_deleted';
    const answer = await query(`{ locations { total data { ${fields} } } all: locations(include_deleted: true) { total }
      location(location_id: "${view.ids.of('place', 2)}") { name resources { total data { name type { name } } } }
      me { authType user { name } organization { name locations { total } admins { user { name fullname } admin_role } } } }`);
    const shown = rowsAt(answer, 'locations.data').map((row) => ({
      id: row['location_id'],
      name: row['name'],
      address: [row['address'], row['city'], row['region'], row['postcode']].join(', '),
      timeZone: row['timezone'],
    }));
    expect(shown).toEqual(expectedSample(optix, day).locations);
    expect([at(answer, 'all.total'), at(answer, 'location.resources.total')]).toEqual([4, 4]);
    expect(at(answer, 'me')).toMatchObject({
      authType: 'ORGANIZATION',
      user: null,
      organization: { locations: { total: 3 } },
    });
    expect(rowsAt(answer, 'me.organization.admins')).toHaveLength(8);
  });

  it('lists accounts in pages, those of teams too, and users apart from them', async () => {
    const { query, server } = await visit({ cap: 30 });
    const listed = await allPages(async (page) => {
      const answer = await query(`{ accounts(limit: 50, page: ${page ?? '1'}) { total data {
        account_id name type email phone status primary_location { location_id name } type_label { name } } } }`);
      const rows = rowsAt(answer, 'accounts.data');
      expect(rows.length).toBeLessThanOrEqual(30);
      return { rows, next: rows.length < 30 ? null : String(Number(page ?? '1') + 1) };
    });
    const clients = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(
      listed.map(({ account_id, name, email, phone, status, primary_location: place }) => ({
        id: account_id,
        name,
        phones: phone === null ? [] : [phone],
        emails: email === null ? [] : [email],
        active: status === 'ACTIVE',
        location: { id: at(place, 'location_id'), name: at(place, 'name') },
      })),
    ).toEqual(clients);
    const answer =
      await query(`{ users { total data { user_id name surname fullname } } teams { total data { team_id name users_count } }
      gone: users(include_deleted: true) { total } active: users(include_active: true) { total } members { total data { member_id user { user_id } } }
      kind: accounts(type: ["Team"]) { data { name type_label { name } team_id user_id } }
      named: accounts(order: NAME_ASC) { data { name } } newest: accounts(order: CREATED_DESC, limit: 1) { data { name } } }`);
    const people = server.practice.clients.filter(({ givenName }) => givenName !== null);
    expect(at(answer, 'users.total')).toBe(people.filter(({ isDeleted }) => !isDeleted).length);
    expect(at(answer, 'active.total')).toBe(people.filter((one) => one.isActive && !one.isDeleted).length);
    expect([at(answer, 'gone.total'), at(answer, 'teams.total')]).toEqual([2, 1]);
    expect(rowsAt(answer, 'users.data')[0]).toEqual({
      user_id: '33001',
      name: 'Zoë',
      surname: "O'Brien",
      fullname: "Zoë O'Brien",
    });
    expect(rowsAt(answer, 'kind.data')).toMatchObject([
      { name: 'Riverside Cat Rescue', type_label: { name: 'Team' }, user_id: null },
    ]);
    expect(column(rowsAt(answer, 'members.data'), 'member_id')[0]).toBe(71_401);
    const names = column(rowsAt(answer, 'named.data'), 'name').map(String);
    expect(names).toEqual(names.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0)));
  });

  it('finds accounts by parts of names, of addresses and of numbers', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ name: accounts(search: "o'brien") { data { account_id } } phone: accounts(search: "555 0104") { data { name } }
      mail: accounts(search_by_email: "RESCUE") { data { name } } none: accounts(search_by_name: "rescue.example") { total }
      place: accounts(primary_location: { primary_location_id: ["${view.ids.of('place', 2)}"] }) { total }
      one: account(account: { user_id: "${userIdOf(4)}", organization_id: "4120" }) { account_id name status }
      user(get_by_email: "ana@example.test") { fullname account_contracts { account { account_id } } }
      admin: user(get_by_user_id: "32005") { fullname is_admin } }`);
    expect(column(rowsAt(answer, 'name.data'), 'account_id')).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(column(rowsAt(answer, 'phone.data'), 'name')).toEqual(['Søren Müller']);
    expect(column(rowsAt(answer, 'mail.data'), 'name')).toEqual(['Riverside Cat Rescue']);
    expect(at(answer, 'none.total')).toBe(0);
    expect(answer['one']).toEqual({ account_id: view.ids.of('client', 4), name: 'Mai Nguyễn', status: 'INACTIVE' });
    expect(rowsAt(answer, 'user.account_contracts')).toEqual([{ account: { account_id: view.ids.of('client', 5) } }]);
    expect(answer['admin']).toEqual({ fullname: 'Lena Whitaker', is_admin: true });
    const { body } = await post('{ account(account: { account_id: "9" }) { name } }');
    expect(body.errors?.[0]?.message).toBe('Account not found');
  });

  it('shows the bookings of a day in seconds, canceled ones on request, blocks only in the schedule', async () => {
    const { query } = await visit();
    const range = `start_timestamp_from: ${String(from)}, start_timestamp_to: ${String(to)}`;
    const fields = `booking_id title notes start_timestamp end_timestamp is_new is_approved is_canceled account { account_id name }
      location { location_id name timezone } resource { name location { location_id } } user { user_id fullname }`;
    const answer =
      await query(`{ bookings(${range}, include_new: true, include_approved: true, include_canceled: true) { total data { ${fields} } }
      open: bookings(${range}) { data { booking_id is_canceled } } canceled: bookings(${range}, include_canceled: true) { total }
      page: bookings(${range}, limit: 2, page: 2, order: START_TIMESTAMP_DESC) { total data { start_timestamp } }
      schedule(${range}) { data { type booking_id availability_block_id title status end_timestamp } } }`);
    const isOfDay = (row: Row): boolean => shown(row, 'start').startsWith(day);
    const shown = (row: Row, end: string): string =>
      offsetText(Number(row[`${end}_timestamp`]) * 1000, String(at(row, 'location.timezone')));
    const rows = rowsAt(answer, 'bookings.data').filter(isOfDay);
    const { appointments, mayOmit, statusWords } = expectedSample(optix, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(rows.map((row) => row['booking_id'])).toEqual(appointments.map(({ id }) => id));
    for (const [index, expected] of appointments.entries()) {
      const row = rows[index] ?? {};
      expect([shown(row, 'start'), shown(row, 'end')]).toEqual([expected.start, expected.end]);
      expect(row['title']).toBe(expected.reason ?? null);
      expect(at(row, 'location.location_id')).toBe(expected.location?.id);
      expect(at(row, 'resource.location.location_id')).toBe(expected.location?.id);
      expect([at(row, 'account.account_id'), at(row, 'account.name')]).toEqual([
        expected.client?.id ?? null,
        expected.client?.name ?? null,
      ]);
      const phase = row['is_new'] === true ? 'is_new' : row['is_approved'] === true ? 'is_approved' : 'is_canceled';
      expect(statusWords[expected.id]).toContain(phase);
      expect(mayOmit.includes(expected.id)).toBe(row['is_canceled']);
    }
    const open = rowsAt(answer, 'open.data');
    expect(open.some((row) => row['is_canceled'] === true)).toBe(false);
    expect(Number(at(answer, 'bookings.total'))).toBe(open.length + Number(at(answer, 'canceled.total')));
    const [one, other] = column(rowsAt(answer, 'page.data'), 'start_timestamp').map(Number);
    expect(Number(one)).toBeGreaterThanOrEqual(Number(other));
    const events = rowsAt(answer, 'schedule.data');
    expect(events.filter(({ type }) => type !== 'BOOKING')).toMatchObject([
      { title: 'Staff meeting', booking_id: null, status: 'UPCOMING' },
    ]);
    expect(new Set(column(events, 'status'))).toEqual(new Set(['ENDED', 'ACTIVE', 'UPCOMING', 'CANCELED']));
  });

  it('leads to bookings from rooms, places and people', async () => {
    const { query, server } = await visit();
    const answer =
      await query(`{ resources(location_id: ["${view.ids.of('place', 1)}"], name: "exam") { total data { resource_id name title
        bookings(limit: 500) { data { resource { resource_id } } } } }
      location(location_id: "${view.ids.of('place', 3)}") { bookings(limit: 500, include_canceled: true, include_new: true, include_approved: true) { total } }
      mine: bookings(user_id: "${userIdOf(2)}") { data { user { user_id } } } now: bookings(in_progress: true) { total }
      resourceTypes(name: "thea") { data { name resource_count } } invoices(limit: 3, status: [PAID]) { total data { number status balance } }
      tours { total data { tour_id is_canceled } } }`);
    const found = rowsAt(answer, 'resources.data');
    expect(column(found, 'name')).toEqual(['Exam room 1', 'Exam room 2']);
    for (const room of found) {
      const own = rowsAt(room, 'bookings.data');
      expect(own.length).toBeGreaterThan(0);
      expect(new Set(column(own, 'resource.resource_id'))).toEqual(new Set([room['resource_id']]));
    }
    const there = server.practice.appointments.filter((row) => row.placeKey === 3 && view.shows(row));
    expect(at(answer, 'location.bookings.total')).toBe(there.length);
    expect(new Set(column(rowsAt(answer, 'mine.data'), 'user.user_id'))).toEqual(new Set([userIdOf(2)]));
    expect(at(answer, 'resourceTypes.data')).toEqual([{ name: 'Theatre', resource_count: 3 }]);
    expect(new Set(column(rowsAt(answer, 'invoices.data'), 'status'))).toEqual(new Set(['PAID']));
    expect(Number(at(answer, 'now.total'))).toBeGreaterThan(0);
    const { tourCancel } = await query('mutation { tourCancel(tour_id: "611") { is_canceled } }');
    expect(tourCancel).toEqual({ is_canceled: true });
  });

  it('drafts, books, moves, ends and cancels by one mutation', async () => {
    const { query, post, server } = await visit();
    const before = server.practice.appointments.length;
    const times = ['2026-11-19T23:00:00Z', '2026-11-19T23:40:00Z'] as const;
    const drafted = await query(
      `{ bookingsDraft(input: { ${booking(...times)} }) { booking_session_id bookings { booking_id title } } }`,
    );
    expect(rowsAt(drafted, 'bookingsDraft.bookings')).toEqual([{ booking_id: null, title: 'Cough' }]);
    expect(server.practice.appointments).toHaveLength(before);
    const made = await query(commit(booking(...times)));
    expect(at(made, 'bookingsCommit')).toMatchObject({
      account: { account_id: account },
      owner: { user_id: userIdOf(1) },
    });
    const [element = {}] = rowsAt(made, 'bookingsCommit.bookings');
    expect(element).toMatchObject({
      notes: 'Limps',
      is_confirmed: false,
      resource_id: ['20510'],
      resources: [{ name: 'Exam room 1' }],
    });
    const last = (): unknown => server.practice.appointments.at(-1);
    expect(last()).toMatchObject({
      start: Date.parse(times[0]),
      minutes: 40,
      placeKey: 1,
      clientKey: 1,
      reason: 'Cough',
    });
    const taken = await post(commit(booking('2026-11-19T23:30:00Z', '2026-11-20T00:00:00Z')));
    expect(taken.body.errors?.[0]?.message).toBe('The resource is not available at the selected time');
    const id = String(element['booking_id']);
    const edit = (more: string): string => commit(`bookings: [{ booking_id: "${id}", ${more} }]`);
    const moved = await query(edit(`start_timestamp: ${String(time('2026-11-20T00:00:00Z'))}, resource_id: ["20523"]`));
    expect(rowsAt(moved, 'bookingsCommit.bookings')).toMatchObject([
      { title: 'Cough', notes: 'Limps', resource_id: ['20523'] },
    ]);
    expect(last()).toMatchObject({ start: Date.parse('2026-11-20T00:00:00Z'), minutes: 40, placeKey: 2 });
    expect(rowsAt(await query(edit('is_canceled: true')), 'bookingsCommit.bookings')).toMatchObject([
      { is_canceled: true },
    ]);
    const read = await query(
      `{ booking(booking_id: "${id}") { is_canceled is_new is_approved notes resource { name } } }`,
    );
    expect(read['booking']).toEqual({
      is_canceled: true,
      is_new: false,
      is_approved: false,
      notes: 'Limps',
      resource: { name: 'Surgery' },
    });
    const bare = await post(commit('bookings: [{ resource_id: ["20510"] }]'));
    expect(bare.body.errors?.[0]?.message).toBe('The account is required');
    const nothing = await post(commit('bookings: [{ booking_id: "5", is_canceled: true }]'));
    expect(nothing.body.errors?.[0]?.message).toBe('Booking not found');
  });

  it('enters users once for each email, teams by name, and changes accounts', async () => {
    const { query, server } = await visit();
    const made =
      await query(`mutation { userCreate(email: "jo@example.test", name: "Jo", surname: "Park", phone: "207 555 0199",
      primary_location_id: "${view.ids.of('place', 2)}", is_lead: true) { user_id fullname is_lead } }`);
    expect(made['userCreate']).toMatchObject({ fullname: 'Jo Park', is_lead: true });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      emails: ['jo@example.test'],
      placeKey: 2,
    });
    const again = await query('mutation { userCreate(email: "jo@example.test", name: "Joan") { user_id fullname } }');
    expect(again['userCreate']).toEqual({ user_id: at(made, 'userCreate.user_id'), fullname: 'Jo Park' });
    const team = await query('mutation { teamCreate(name: "Dog School", users: [], admins: []) { team_id name } }');
    expect(at(team, 'teamCreate.name')).toBe('Dog School');
    const listed = await query(`{ accounts(search: "dog school") { data { type team_id } } }`);
    expect(rowsAt(listed, 'accounts.data')).toEqual([{ type: 'Team', team_id: at(team, 'teamCreate.team_id') }]);
    const changed = await query(`mutation { accountsCommit(account: [{ account_id: "${account}" }],
      input: { name: "Zoe O'Brien", phone: "207 555 0111", status: INACTIVE }) { total } }`);
    expect(at(changed, 'accountsCommit.total')).toBe(1);
    expect(server.practice.clients[0]).toMatchObject({
      givenName: 'Zoe',
      isActive: false,
      phones: [{ value: '207 555 0111' }, {}, {}],
    });
    await query('mutation { memberRemove(member_id: ["71402"]) { member_id is_deleted } }');
    expect(at(await query('{ accounts(search: "müller") { total } }'), 'accounts.total')).toBe(0);
  });

  it('refuses writes in words, spoils lists with a poisoned row, and shows its schema within depth 8', async () => {
    const closed = await visit({ refuseWrites: 'Your plan does not include this' });
    const { body } = await closed.post(commit(booking('2026-11-19T23:00:00Z', '2026-11-19T23:30:00Z')));
    expect(body).toMatchObject({ data: null, errors: [{ message: 'Your plan does not include this' }] });
    expect(missingOperations(optix)).toEqual([]);
    const types = await readPiecewise(closed.query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('bookings');
    expect(closed.server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ accounts { data { name } } }')).status).toBe(500);
  });
});
