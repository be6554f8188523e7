import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, allPages, at, named, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { wixIds } from './people.ts';
import { wix } from './wix.ts';

const { view } = wix;
const visit = productVisits(wix);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => at(row, field));
const everyone = 'membersMembersV1Members(queryInput: { fieldsets: [FULL]';
const day = 'fromDate: "2026-11-17T05:00:00.000Z" toDate: "2026-11-18T05:00:00.000Z"';
const sessionFields = `id status title notes scheduleOwnerId type start { timestamp timeZone localDateTime { year monthOfYear
  dayOfMonth hourOfDay minutesOfHour } } end { timestamp } participants { id contactId name email phone approvalStatus }
  affectedSchedules { scheduleOwnerId }`;
const personal = 'fieldsets: ["ALL_PI"]';

describe('wix', () => {
  it('lists members with all fields only for the full field set, by pages', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ plain: membersMembersV1Members { items { id contactId loginEmail status
      profile { nickname } contact { lastName } } pageInfo { total count hasNext offset } }
      middle: membersMembersV1Members(queryInput: { fieldSet: EXTENDED }) { items { loginEmail status contact { lastName } } } }`);
    expect(rowsAt(answer, 'plain.items')[0]).toMatchObject({ loginEmail: null, status: 'UNKNOWN', contact: null });
    expect(at(rowsAt(answer, 'plain.items')[0], 'profile.nickname')).toBe("Zoë O'Brien");
    expect(rowsAt(answer, 'middle.items')[0]).toMatchObject({ status: 'APPROVED', contact: null });
    const rows = await allPages(async (from) => {
      const page = await query(`{ ${everyone} query: { paging: { limit: 40 offset: ${from ?? '0'} } } }) {
        items { id contactId status contact { firstName lastName emails phones } } pageInfo { hasNext offset count total } } }`);
      const { hasNext, offset, count } = at(page, 'membersMembersV1Members.pageInfo') as Record<string, number>;
      const next = hasNext ? String(Number(offset) + Number(count)) : null;
      return { rows: rowsAt(page, 'membersMembersV1Members.items'), next };
    });
    const expected = view.clients(server.practice);
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ key }) => wixIds.of('client', key)));
    expect(at(answer, 'plain.pageInfo')).toEqual({ total: expected.length, count: 50, hasNext: true, offset: 0 });
    const { clients } = expectedSample(wix, '2026-11-17');
    expect(clients).toHaveLength(5);
    for (const [index, client] of clients.entries()) {
      const row = rows[index] ?? {};
      expect([row['id'], row['contactId']]).toEqual([client.id, client.id]);
      expect(named(row, 'contact.firstName', 'contact.lastName')).toBe(client.name);
      expect([at(row, 'contact.firstName'), at(row, 'contact.lastName')]).toEqual([
        client.givenName ?? null,
        client.familyName,
      ]);
      expect([at(row, 'contact.emails'), at(row, 'contact.phones')]).toEqual([client.emails, client.phones]);
      expect(row['status']).toBe(client.active === true ? 'APPROVED' : 'BLOCKED');
    }
    expect(missingOperations(wix)).toEqual([]);
  });

  it('finds members by search, filter and order, and contacts by id with their labels', async () => {
    const { query, post } = await visit();
    const two = wixIds.of('client', 2);
    const answer = await query(
      `query($filter: JSON) {
      named: ${everyone} search: { expression: "brien" } }) { items { id } }
      byEmail: ${everyone} search: { expression: "MAI@", fields: ["loginEmail"] } }) { items { id } }
      blocked: ${everyone} query: { filter: $filter, sorting: [{ fieldName: "contact.lastName", order: DESC }] } }) {
        items { status contact { lastName } } }
      crmContactsV4Contact(queryInput: { id: "${wixIds.of('client', 1)}" }) { id revision info { name { first last }
        phones { items { phone e164Phone tag primary } } labelKeys { items } } primaryInfo { email phone } }
      loner: crmContactsV4Contact(queryInput: { id: "${two}" }) { info { name { last } } }
      crmLabelsV4Labels { items { key displayName labelType } } }`,
      { filter: { status: { $ne: 'APPROVED' } } },
    );
    expect(column(rowsAt(answer, 'named.items'), 'id')).toEqual([1, 8].map((key) => wixIds.of('client', key)));
    expect(column(rowsAt(answer, 'byEmail.items'), 'id')).toEqual([wixIds.of('client', 4)]);
    const blocked = rowsAt(answer, 'blocked.items');
    expect(new Set(column(blocked, 'status'))).toEqual(new Set(['BLOCKED']));
    const lastNames = column(blocked, 'contact.lastName').map(String);
    expect(lastNames).toEqual(lastNames.toSorted((a, b) => (a < b ? 1 : -1)));
    expect(at(answer, 'crmContactsV4Contact.info.phones.items')).toHaveLength(3);
    expect(rowsAt(answer, 'crmContactsV4Contact.info.phones.items')[1]).toEqual({
      phone: '(207) 555-0102',
      e164Phone: '+12075550102',
      tag: 'HOME',
      primary: false,
    });
    expect(at(answer, 'loner.info.name.last')).toBe('Müller');
    expect(rowsAt(answer, 'crmLabelsV4Labels.items')).toHaveLength(5);
    // Who has no email is a contact, and no member.
    const none = await post(`{ membersMembersV1Member(queryInput: { id: "${two}" }) { id } }`);
    expect(none.body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    const gone = await post(`{ crmContactsV4Contact(queryInput: { id: "${wixIds.of('client', 41)}" }) { id } }`);
    expect(gone.body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives the sessions of a day, in UTC, with people only on request and cancelled ones only by filter', async () => {
    const { server, query, post } = await visit();
    const answer = await query(
      `query($filter: JSON) { all: bookingsSessionsV1Sessions(queryInput: { ${day} query: { filter: $filter ${personal} } }) {
        items { ${sessionFields} } pageInfo { count hasNext } }
      plain: bookingsSessionsV1Sessions(queryInput: { ${day} }) { items { id status participants { id contactId name } } }
      bookingsAttendanceV2Attendances { items { sessionId status } pageInfo { hasNext nextCursor } } }`,
      { filter: { status: { $in: ['CONFIRMED', 'CANCELLED'] } } },
    );
    const { appointments, mayOmit, statusWords } = expectedSample(wix, '2026-11-17', { practice: server.practice });
    const all = rowsAt(answer, 'all.items');
    // A session that began the evening before and goes on after midnight is in the range, too.
    const rows = all.filter((row) => String(at(row, 'start.timestamp')) >= '2026-11-17T05');
    expect(all).toHaveLength(rows.length + 1);
    expect(appointments.length).toBeGreaterThan(20);
    expect(new Set(column(rows, 'id'))).toEqual(new Set(appointments.map(({ id }) => id)));
    expect(rows).toHaveLength(appointments.length);
    for (const expected of appointments) {
      const row = rows.find(({ id }) => id === expected.id) ?? {};
      expect(Date.parse(String(at(row, 'start.timestamp')))).toBe(Date.parse(expected.start ?? ''));
      expect(Date.parse(String(at(row, 'end.timestamp')))).toBe(Date.parse(expected.end ?? ''));
      expect(at(row, 'start.timestamp')).toMatch(/\.000Z$/);
      expect(at(row, 'start.timeZone')).toBe('America/New_York');
      const approval = at(rowsAt(row, 'participants')[0], 'approvalStatus');
      const words = statusWords[expected.id] ?? [];
      expect(words[0]).toBe(row['status']);
      if (row['status'] === 'CONFIRMED' && approval !== null) expect(words).toContain(approval);
      expect(row['notes']).toBe(expected.reason ?? null);
      const [person] = rowsAt(row, 'participants');
      expect([at(person, 'contactId'), at(person, 'name')]).toEqual([
        expected.client?.id ?? null,
        expected.client?.name ?? null,
      ]);
      const [staff] = rowsAt(row, 'affectedSchedules');
      const isBlocked = row['title'] === 'Team meeting';
      const owner = isBlocked ? row['scheduleOwnerId'] : at(staff, 'scheduleOwnerId');
      expect(owner).toBe(expected.provider?.id ?? null);
      expect(expected.provider?.name).toBeUndefined();
      expect(expected.patient ?? expected.location).toBeUndefined();
    }
    expect(at(rows[0], 'start.localDateTime')).toMatchObject({ year: 2026, monthOfYear: 11, dayOfMonth: 17 });
    const plain = rowsAt(answer, 'plain.items');
    const omitted = appointments.filter(({ id }) => !column(plain, 'id').includes(id));
    expect(omitted.length).toBeGreaterThan(2);
    expect(omitted.every(({ id, status }) => status === 'CANCELLED' && mayOmit.includes(id))).toBe(true);
    expect(plain.flatMap((row) => rowsAt(row, 'participants')).every((each) => each['name'] === null)).toBe(true);
    for (const { sessionId, status } of rowsAt(answer, 'bookingsAttendanceV2Attendances.items'))
      expect(statusWords[String(sessionId)] ?? [status]).toContain(status);
    expect(at(answer, 'bookingsAttendanceV2Attendances.pageInfo.hasNext')).toBe(true);
    const endless = await post('{ bookingsSessionsV1Sessions(queryInput: {}) { items { id } } }');
    expect(endless.body.errors?.[0]?.message).toBe('fromDate must not be empty');
    const long = await post(
      '{ bookingsSessionsV1Sessions(queryInput: { fromDate: "2025-01-01T00:00:00Z" toDate: "2026-12-01T00:00:00Z" }) { items { id } } }',
    );
    expect(long.body.errors?.[0]?.extensions).toMatchObject({ code: 'INVALID_ARGUMENT' });
  });

  it('pages sessions by cursors that remember, tells hours of work apart, and finds single sessions', async () => {
    const { query } = await visit();
    const whole = await query(`{ bookingsSessionsV1Sessions(queryInput: { ${day} }) { items { id } } }`);
    const rows = await allPages(async (from) => {
      const asked =
        from === null
          ? `${day} query: { cursorPaging: { limit: 7 } ${personal} }`
          : `query: { cursorPaging: { limit: 7 cursor: "${from}" } }`;
      const page =
        await query(`{ bookingsSessionsV1Sessions(queryInput: { ${asked} }) { items { id participants { name } }
        pageInfo { count hasNext nextCursor prevCursor } } }`);
      const next = at(page, 'bookingsSessionsV1Sessions.pageInfo.nextCursor');
      return { rows: rowsAt(page, 'bookingsSessionsV1Sessions.items'), next: typeof next === 'string' ? next : null };
    });
    expect(column(rows, 'id')).toEqual(column(rowsAt(whole, 'bookingsSessionsV1Sessions.items'), 'id'));
    expect(rowsAt(rows.at(-1), 'participants').every(({ name }) => name !== null)).toBe(true);
    const id = String(rows[0]?.['id']);
    const answer =
      await query(`{ hours: bookingsSessionsV1Sessions(queryInput: { ${day} type: WORKING_HOURS }) { items { type scheduleOwnerId } }
      rules: bookingsSessionsV1Sessions(queryInput: { ${day} type: ALL instances: false }) { items { type recurrence } }
      bookingsSessionsV1Session(queryInput: { id: "${id}" ${personal} }) { id participants { name } }
      bookingsServicesV2Services { items { id name type schedule { availabilityConstraints { sessionDurations } } } pageInfo { total } }
      businessToolsLocationsV1Locations { items { id name timeZone address { formattedAddress } } pageInfo { total } } }`);
    expect(new Set(column(rowsAt(answer, 'hours.items'), 'type'))).toEqual(new Set(['WORKING_HOURS']));
    expect(rowsAt(answer, 'hours.items')).toHaveLength(7);
    expect(at(rowsAt(answer, 'rules.items')[0], 'recurrence')).toMatch(/^FREQ=WEEKLY/);
    expect(at(answer, 'bookingsSessionsV1Session.id')).toBe(id);
    expect(column(rowsAt(answer, 'bookingsServicesV2Services.items'), 'name')).not.toContain('Team meeting');
    const { locations } = expectedSample(wix, '2026-11-17');
    for (const [index, { id: placeId, name, timeZone, address }] of locations.entries()) {
      const row = rowsAt(answer, 'businessToolsLocationsV1Locations.items')[index];
      expect(row).toMatchObject({ id: placeId, name, timeZone });
      for (const part of address?.split(', ') ?? []) expect(at(row, 'address.formattedAddress')).toContain(part);
    }
    const listed = await query(
      `mutation { bookingsSessionsV1ListSessions(input: { ids: ["${id}"] }) { sessions { id participants { name } } } }`,
    );
    expect(rowsAt(listed, 'bookingsSessionsV1ListSessions.sessions')[0]).toMatchObject({
      id,
      participants: [{ name: null }],
    });
  });

  it('enters, changes, labels and deletes contacts, with revisions', async () => {
    const { server, query, post } = await visit();
    const create = (email: string, more = ''): string => `mutation { crmContactsV4CreateContact(input: { ${more} info: {
      name: { first: "Jo", last: "Park" }, emails: { items: [{ email: "${email}" }] },
      phones: { items: [{ phone: "207 555 0188", tag: HOME }, { phone: "207 555 0199", primary: true }] } } }) {
      contact { id revision info { name { first last } } primaryInfo { email phone } } } }`;
    const made = await query(create('jo@example.test'));
    const contact = at(made, 'crmContactsV4CreateContact.contact') as Row;
    expect(contact).toMatchObject({ revision: 1, primaryInfo: { email: 'jo@example.test', phone: '207 555 0199' } });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Park' });
    const twice = await post(create('jo@example.test'));
    expect(twice.body.errors?.[0]?.extensions).toMatchObject({
      details: { applicationError: { code: 'DUPLICATE_CONTACT_EXISTS' } },
    });
    await query(create('jo@example.test', 'allowDuplicates: true'));
    expect(server.practice.clients).toHaveLength(122);
    const empty = await post('mutation { crmContactsV4CreateContact(input: { info: {} }) { contact { id } } }');
    expect(empty.body.errors?.[0]?.message).toContain('must have a name');
    const id = String(contact['id']);
    const update = (revision: number): string => `mutation { crmContactsV4UpdateContact(input: { contactId: "${id}",
      revision: ${String(revision)}, info: { name: { first: "Joanna", last: "Park" } } }) { contact { revision info { name { first } phones { items { phone } } } } } }`;
    const changed = await query(update(1));
    expect(at(changed, 'crmContactsV4UpdateContact.contact')).toMatchObject({
      revision: 2,
      info: { name: { first: 'Joanna' }, phones: { items: [{ phone: '207 555 0199' }, { phone: '207 555 0188' }] } },
    });
    const stale = await post(update(1));
    expect(stale.body.errors?.[0]?.extensions).toMatchObject({ code: 'ABORTED' });
    await query(
      `mutation { crmContactsV4LabelContact(input: { contactId: "${id}", labelKeys: ["custom.vip"] }) { contact { id } } }`,
    );
    expect(server.practice.clients.find(({ key }) => key === 121)?.tags).toEqual(['VIP']);
    const remove = (of: string): string => `mutation { crmContactsV4DeleteContact(input: { contactId: "${of}" }) }`;
    expect(await query(remove(id))).toEqual({ crmContactsV4DeleteContact: null });
    const kept = await post(remove(wixIds.of('client', 1)));
    expect(kept.body.errors?.[0]?.extensions).toMatchObject({ code: 'FAILED_PRECONDITION' });
  });

  it('lets members join and leave, and notes who came', async () => {
    const { server, query, post } = await visit();
    const join = `mutation { membersMembersV1CreateMember(input: { member: { loginEmail: "kim@example.test",
      contact: { firstName: "Kim", lastName: "Lee", phones: ["207 555 0144"] } } }) { member { id loginEmail contact { phones } } } }`;
    const before = view.clients(server.practice).length;
    const made = at(await query(join), 'membersMembersV1CreateMember.member') as Row;
    expect(made).toMatchObject({ loginEmail: 'kim@example.test', contact: { phones: ['207 555 0144'] } });
    expect(view.clients(server.practice)).toHaveLength(before + 1);
    expect((await post(join)).body.errors?.[0]?.extensions).toMatchObject({ code: 'ALREADY_EXISTS' });
    const id = String(made['id']);
    const answer =
      await query(`mutation { membersMembersV1UpdateMember(input: { member: { id: "${id}", contact: { lastName: "Li" } } }) {
      member { contact { firstName lastName emails } } } }`);
    expect(at(answer, 'membersMembersV1UpdateMember.member.contact')).toEqual({
      firstName: 'Kim',
      lastName: 'Li',
      emails: ['kim@example.test'],
    });
    await query(`mutation { membersMembersV1DeleteMember(input: { id: "${id}" }) }`);
    expect(view.clients(server.practice)).toHaveLength(before);
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Li', isDeleted: false });
    const ahead = server.practice.appointments.find(
      ({ state, clientKey }) => state === 'confirmed' && clientKey !== null,
    );
    const sessionId = wixIds.of('appointment', ahead?.key ?? 0);
    const set = (status: string): string => `mutation { bookingsAttendanceV2SetAttendance(input: { attendance: {
      sessionId: "${sessionId}", status: ${status} } }) { attendance { id status } } }`;
    const came = await query(set('NOT_ATTENDED'));
    expect(at(came, 'bookingsAttendanceV2SetAttendance.attendance.status')).toBe('NOT_ATTENDED');
    expect(server.practice.appointments.find(({ key }) => key === ahead?.key)?.state).toBe('noShow');
    const closed = await visit({ refuseWrites: 'Not today', cap: 3, poison: [{ kind: 'client', key: 1 }] });
    expect((await closed.post(set('ATTENDED'))).body.errors?.[0]?.message).toBe('Not today');
    expect((await closed.post('{ membersMembersV1Members { items { id } } }')).status).toBe(500);
    const short = await closed.query(`{ bookingsSessionsV1Sessions(queryInput: { ${day} }) { items { id } } }`);
    expect(rowsAt(short, 'bookingsSessionsV1Sessions.items')).toHaveLength(3);
  });

  it('shows its schema within depth 8', async () => {
    const { server, query } = await visit();
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('bookingsSessionsV1Sessions');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
