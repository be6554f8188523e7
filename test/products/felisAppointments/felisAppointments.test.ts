import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { felisAppointments } from './felisAppointments.ts';

const visit = productVisits(felisAppointments);
const { view } = felisAppointments;
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const instant = (text: unknown): number => instantOfWall(String(text).replace(' ', 'T'), 'America/New_York');
const create = `mutation Create($input: AppointmentCreateInput!) { createAppointment(input: $input) { id title description
  startDateTime endDateTime user { id } attendees { id name } status { id name } } }`;
const update = `mutation Update($input: AppointmentUpdateInput!) { updateAppointment(input: $input) { id title description
  startDateTime endDateTime statusId user { id } attendees { id } status { name } } }`;
const enter = `mutation Enter($input: UserCreateInput!) { createUser(input: $input) { id name email emailVerifiedAt deletedAt
  groups { name } } }`;
const slot = { startDateTime: '2026-12-01 10:00:00', endDateTime: '2026-12-01 10:45:00' };

describe('Felis appointments', () => {
  it('lists clients and staff as users, in pages of any length', async () => {
    const { query, post, server } = await visit();
    const info = 'paginatorInfo { count currentPage firstItem hasMorePages lastItem lastPage perPage total }';
    const answer = await query(`{ users(first: 1000) { ${info} data { id name email emailVerifiedAt createdAt deletedAt
      groups { id name active } slotRules { ruleName dayOfTeWeek slotDuration } appointments { id } } }
      second: users(first: 10, page: 2) { ${info} data { id } } none: users(first: 5, page: 99) { ${info} data { id } }
      allUsers { id } me { id name groups { name } } }`);
    const rows = rowsAt(answer, 'users.data');
    const people = view.clients(server.practice);
    expect(column(rows, 'id')).toEqual(people.map(({ key }) => view.ids.of('client', key)));
    expect(column(rowsAt(answer, 'allUsers'), 'id')).toEqual(column(rows, 'id'));
    const { clients, locations, patients } = expectedSample(felisAppointments, '2026-11-17');
    expect([clients.length, locations, patients]).toEqual([5, [], []]);
    for (const [index, { id, name, emails, ...more }] of clients.entries()) {
      expect(rows[index]).toMatchObject({ id, name, email: emails?.[0], groups: [{ name: 'Clients' }], slotRules: [] });
      expect(more).toEqual({});
    }
    expect(new Set(column(rows, 'email')).size).toBe(rows.length);
    expect(at(answer, 'second.paginatorInfo')).toEqual({
      count: 10,
      currentPage: 2,
      firstItem: 11,
      hasMorePages: true,
      lastItem: 20,
      lastPage: Math.ceil(people.length / 10),
      perPage: 10,
      total: people.length,
    });
    expect(at(answer, 'none.paginatorInfo')).toMatchObject({ count: 0, firstItem: null, hasMorePages: false });
    expect(answer['me']).toMatchObject({ id: '2001', name: 'Amelia Okafor', groups: [{ name: 'Veterinarians' }] });
    expect(rows.at(-1)).toMatchObject({
      id: '2007',
      appointments: [],
      slotRules: [{ dayOfTeWeek: null }, {}, {}, {}, {}],
    });
    expect((await post('{ users { data { id } } }')).body.errors?.[0]?.message).toMatch(/"Int!" is required/);
    expect((await post('{ users(first: -1) { data { id } } }')).body.errors?.[0]?.message).toMatch(
      /non-negative, got -1/,
    );
    expect(missingOperations(felisAppointments)).toEqual([]);
  });

  it('filters users by patterns, addresses and whether they are deleted', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ like: users(first: 9, name: "%o'brien") { data { id } } plain: users(first: 9, name: "brien") { data { id } }
      mail: users(first: 9, email: ["MAI@example.test", "staff2@example.test"]) { data { id } }
      gone: users(first: 99, trashed: ONLY) { data { id deletedAt } }
      last: users(first: 2, orderBy: [{ column: NAME, order: DESC }]) { data { name } }
      one: user(id: "3") { name } same: user(email: "ana@example.test") { id } hidden: user(id: "41") { id }
      shown: user(id: "41", trashed: WITH) { id } some: users(first: 9, id: [2003, 2]) { data { id } } }`);
    expect(rowsAt(answer, 'like.data')).toEqual([{ id: '1' }, { id: '8' }]);
    expect(rowsAt(answer, 'plain.data')).toEqual([]);
    expect(rowsAt(answer, 'mail.data')).toEqual([{ id: '4' }, { id: '2002' }]);
    expect(column(rowsAt(answer, 'gone.data'), 'id')).toEqual(['41', '82', '2008']);
    expect(rowsAt(answer, 'some.data')).toEqual([{ id: '2' }, { id: '2003' }]);
    expect(answer).toMatchObject({
      one: { name: 'Riverside Cat Rescue' },
      same: { id: '5' },
      hidden: null,
      shown: { id: '41' },
    });
    const said = async (text: string): Promise<unknown> => (await post(text)).body.errors?.[0];
    expect(await said('{ user { id } }')).toMatchObject({
      message: 'Validation failed for the field [user].',
      extensions: { validation: { id: ['The id field is required when email is not present.'] } },
    });
    expect(await said('{ users(first: 1, role: ["client"]) { data { id } } }')).toMatchObject({
      message: 'Internal server error',
    });
    expect(await said('{ users(first: 1, emailVerified: true) { data { id } } }')).toMatchObject({
      message: 'Internal server error',
    });
    expect(await said('{ slotRules(first: 1) { data { startTime } } }')).toMatchObject({
      message: 'Internal server error',
    });
  });

  it('lists appointments with the times that were typed, whatever times are asked for', async () => {
    const { query, post } = await visit();
    const fields = `id title description statusId startDateTime endDateTime createdAt user { id name } attendees { id name }
      status { id name }`;
    const answer = await query(`{ allAppointments { ${fields} } appointments(first: 1000) { data { ${fields} } }
      dated: appointments(first: 1000, startDateTime: "2026-11-17 00:00:00", endDateTime: "2026-11-18 00:00:00", attendeeId: 1) {
        paginatorInfo { total } } own: appointments(first: 1000, userId: 2003) { data { user { id } } }
      late: appointments(first: 3, orderBy: [{ column: START_DATE_TIME, order: DESC }]) { data { startDateTime } } }`);
    const rows = rowsAt(answer, 'allAppointments');
    expect(rowsAt(answer, 'appointments.data')).toEqual(rows);
    expect(at(answer, 'dated.paginatorInfo.total')).toBe(rows.length);
    expect(new Set(rowsAt(answer, 'own.data').map((row) => at(row, 'user.id')))).toEqual(new Set(['2003']));
    expect(column(rowsAt(answer, 'late.data'), 'startDateTime')).toEqual(
      column(rows, 'startDateTime').map(String).toSorted().toReversed().slice(0, 3),
    );
    const { appointments, statusWords } = expectedSample(felisAppointments, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(15);
    const onDay = rows.filter((row) => String(row['startDateTime']).startsWith('2026-11-17'));
    expect(onDay).toHaveLength(appointments.length);
    for (const { id, start, end, status, reason, client, provider, ...more } of appointments) {
      const row = onDay.find((each) => each['id'] === id) ?? {};
      expect([row['startDateTime'], row['endDateTime']].map(instant)).toEqual(
        [start, end].map((text) => Date.parse(String(text))),
      );
      expect([row['description'] ?? undefined, at(row, 'status.name'), row['user']]).toEqual([
        reason,
        status,
        provider,
      ]);
      expect(rowsAt(row, 'attendees')).toEqual([client ?? []].flat());
      expect([statusWords[id], row['statusId']]).toEqual([[status], at(row, 'status.id')]);
      expect(more).toEqual({});
    }
    const first = rows[0] ?? {};
    const single = await query(
      `{ appointment(id: "${String(first['id'])}") { id title } none: appointment(id: "9999") { id } }`,
    );
    expect(single).toEqual({ appointment: { id: first['id'], title: first['title'] }, none: null });
    const twice = await post('{ appointment(title: "Surgery") { id } }');
    expect(twice.body.errors?.[0]?.message).toBe('The query returned more than one result.');
    const titled = await post('{ appointments(first: 1, title: "Surgery") { data { id } } }');
    expect(titled.body.errors?.[0]?.message).toBe('Internal server error');
  });

  it('has statuses, types whose appointments are all there are, groups, and slots by rules alone', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ appointmentStatuses(first: 9) { data { id name } } appointmentStatus(id: 3) { appointments { statusId } }
      appointmentTypes(first: 2, orderBy: [{ column: TITLE, order: ASC }]) { paginatorInfo { total } data { title duration price
        user { id } appointments(first: 1) { paginatorInfo { total } } } } allAppointments { id }
      groups(first: 9, active: true) { data { name users { id } } } getAvailableSlots(user_id: 2001, reference_date: "2026-11-17") {
        day date slots { startTime endTime } } nobody: getAvailableSlots(user_id: 1, reference_date: "2026-11-17") { day } }`);
    expect(column(rowsAt(answer, 'appointmentStatuses.data'), 'name')).toEqual([
      'Pending',
      'Approved',
      'Cancelled',
      'Completed',
    ]);
    expect(new Set(column(rowsAt(answer, 'appointmentStatus.appointments'), 'statusId'))).toEqual(new Set(['3']));
    const [nails] = rowsAt(answer, 'appointmentTypes.data');
    expect(nails).toMatchObject({ title: 'Nail trim', duration: 15, price: '€30.00', user: null });
    expect(at(nails, 'appointments.paginatorInfo.total')).toBe(rowsAt(answer, 'allAppointments').length);
    expect(column(rowsAt(answer, 'groups.data'), 'name')).toEqual([
      'Clients',
      'Veterinarians',
      'Technicians',
      'Groomers',
    ]);
    const [monday] = rowsAt(answer, 'getAvailableSlots');
    expect([monday?.['day'], monday?.['date'], rowsAt(monday, 'slots')[0], rowsAt(monday, 'slots').length]).toEqual([
      'Monday',
      '2026-11-16',
      { startTime: '08:30:00', endTime: '09:00:00' },
      17,
    ]);
    expect(answer['nobody']).toEqual([]);
  });

  it('books with a title and a status, changes what is to come, and deletes only what nobody attends', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const input = {
      ...slot,
      title: 'Recheck',
      description: 'Stitches',
      user: { connect: '2002' },
      attendees: { connect: [6] },
    };
    const refused = await post(create, { input });
    expect(refused.body.errors?.[0]).toMatchObject({
      message: 'Validation failed for the field [createAppointment].',
      extensions: { validation: { 'input.status.connect': ['The input.status.connect field is required.'] } },
    });
    const whole = { ...input, status: { connect: 1 } };
    const back = await post(create, { input: { ...whole, title: null, endDateTime: slot.startDateTime } });
    expect(Object.keys(Object(at(back.body.errors?.[0], 'extensions.validation')))).toEqual([
      'input.title',
      'input.endDateTime',
    ]);
    const unknown = await post(create, { input: { ...whole, attendees: { sync: [999] } } });
    expect(unknown.body.errors?.[0]?.message).toBe('Internal server error');
    const zoned = await post(create, { input: { ...whole, startDateTime: '2026-12-01T10:00:00Z' } });
    expect(zoned.body.errors?.[0]?.message).toMatch(/Y-m-d H:i:s/);
    const made = at(await query(create, { input: whole }), 'createAppointment');
    expect(made).toMatchObject({ ...slot, title: 'Recheck', user: { id: '2002' }, status: { name: 'Pending' } });
    expect(rowsAt(made, 'attendees')).toEqual([{ id: '6', name: 'Íñigo Abel' }]);
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T15:00:00Z'),
      minutes: 45,
      typeKey: 6,
      clientKey: 6,
      providerKey: 2,
      reason: 'Stitches',
    });
    const id = at(made, 'id');
    const moved = await query(update, {
      input: { id, startDateTime: '2026-12-01 10:15:00', user: { connect: 2001 }, status: { connect: 2 } },
    });
    expect(moved['updateAppointment']).toMatchObject({
      startDateTime: '2026-12-01 10:15:00',
      endDateTime: slot.endDateTime,
      description: 'Stitches',
      user: { id: '2001' },
      status: { name: 'Approved' },
    });
    expect(practice.appointments.at(-1)).toMatchObject({ minutes: 30, state: 'confirmed', providerKey: 1 });
    const past = await post(update, { input: { id, startDateTime: '2026-11-17 14:00:00' } });
    expect(past.body.errors?.[0]?.message).toBe('Validation failed for the field [updateAppointment].');
    const others = await post(update, { input: { id, attendees: { sync: [1] } } });
    expect(others.body.errors?.[0]?.message).toBe('Internal server error');
    const off = await query(update, { input: { id, status: { connect: 3 } } });
    expect(at(off, 'updateAppointment.status.name')).toBe('Cancelled');
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    const none = await query(update, { input: { id, status: { disconnect: true } } });
    expect(none['updateAppointment']).toMatchObject({ status: null, statusId: null });
    const kept = await post(`mutation { deleteAppointment(id: "${String(id)}") { id } }`);
    expect(kept.body.errors?.[0]?.message).toBe('Internal server error');
    const alone = { ...whole, title: 'Stock day', attendees: null, user: { connect: 3 } };
    const empty = at(await query(create, { input: alone }), 'createAppointment');
    expect(empty).toMatchObject({ title: 'Stock day', attendees: [], user: { id: '3' } });
    const gone = await query(`mutation { deleteAppointment(id: "${String(at(empty, 'id'))}") { id } }`);
    expect(gone['deleteAppointment']).toEqual({ id: at(empty, 'id') });
    expect(practice.appointments.at(-1)?.isDeleted).toBe(true);
  });

  it('enters, changes, deletes and restores users, and refuses in words', async () => {
    const { query, post, server } = await visit();
    const input = { name: 'Jo Ann Park', email: 'jo@example.test', password: 'open-sesame' };
    const taken = await post(enter, { input: { ...input, email: 'mai@example.test' } });
    expect(taken.body.errors?.[0]).toMatchObject({
      extensions: { validation: { 'input.email': ['The input.email has already been taken.'] } },
    });
    expect(at(await query(enter, { input }), 'createUser')).toEqual({
      id: '121',
      name: 'Jo Ann Park',
      email: 'jo@example.test',
      emailVerifiedAt: null,
      deletedAt: null,
      groups: [],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park' });
    const changed =
      await query(`mutation { updateUser(input: { id: 121, name: "Jo Lee", groups: { connect: [5], disconnect: [1] } }) {
      name email groups { name } } updateGroup(input: { id: 5, name: "Late shift", active: true, users: { connect: [2007] } }) {
      name users { id } } deleteUser(id: 121) { deletedAt } }`);
    expect(changed).toMatchObject({
      updateUser: { name: 'Jo Lee', email: 'jo@example.test', groups: [{ name: 'Night shift' }] },
      updateGroup: { name: 'Late shift', users: [{ id: '121' }, { id: '2007' }] },
    });
    expect(server.practice.clients.at(-1)?.isDeleted).toBe(true);
    expect(await query('mutation { restoreUser(id: 121) { id deletedAt } }')).toEqual({
      restoreUser: { id: '121', deletedAt: null },
    });
    const rest =
      await query(`mutation { createAppointmentStatus(input: { name: "Waiting" }) { id } createAppointmentType(input: { title: "Grooming"
      price: 4550 }) { id price duration } deleteAppointmentType(id: 1) { title } deleteGroup(id: 4) { deletedAt } }`);
    expect(rest).toMatchObject({
      createAppointmentStatus: { id: '5' },
      createAppointmentType: { id: '7', price: '€45.50', duration: null },
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(enter, { input })).body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Appointment'), 'fields')).toHaveLength(11);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ allUsers { id } }')).status).toBe(500);
  });
});
