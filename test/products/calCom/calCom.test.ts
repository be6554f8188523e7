import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { calCom } from './calCom.ts';
import { eventTypeKey } from './values.ts';

const visit = productVisits(calCom);
const { view } = calCom;
const day = '2026-11-17';
const { of } = view.ids;
const person = (row: Row | undefined): Row | undefined => row && { id: row['id'], name: row['name'] };
const book = `mutation Book($input: CreateBookingInput!) { createBooking(input: $input) {
  booking { id uid status start end hosts { id } attendees { id name email } description guests }
  userErrors { field message } } }`;
const slot = {
  start: '2026-12-01T15:00:00Z',
  eventTypeId: of('visitType', eventTypeKey(2, 3)),
  attendee: { name: 'Jo Ann Park', email: 'jo@example.test', phoneNumber: '+12075550199', timeZone: 'America/Denver' },
  guests: ['al@example.test'],
  bookingFieldsResponses: { notes: 'Limps' },
};

describe('Cal.com', () => {
  it('serves every value that is expected of branches and people', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(calCom, day);
    const answer = await query(`{ organization { id name } teams { edges { node { id name timeZone } } totalCount }
      attendees(first: 250) { edges { node { id name email displayEmail phoneNumber timeZone } } totalCount } }`);
    expect(nodesAt(answer, 'teams')).toEqual(locations);
    const people = nodesAt(answer, 'attendees');
    expect(people.map(({ id }) => id)).toEqual(view.clients(server.practice).map((client) => of('client', client.key)));
    expect(at(answer, 'attendees.totalCount')).toBe(people.length);
    const read = people.slice(0, clients.length).map(({ email, displayEmail, phoneNumber, timeZone, ...row }) => {
      expect(displayEmail).toBe(email);
      expect(String(timeZone)).toMatch(/^America\//);
      return { ...row, phones: [phoneNumber].filter(Boolean), emails: [email].filter(Boolean) };
    });
    expect(read).toEqual(clients);
    expect(people.some((row) => row['email'] === null)).toBe(true);
    expect(answer['organization']).toMatchObject({ name: 'Harbor Veterinary Group' });
    expect(missingOperations(calCom)).toEqual([]);
  });

  it('serves every value that is expected of a day, by the clock of each team', async () => {
    const { query } = await visit();
    const { appointments, statusWords } = expectedSample(calCom, day);
    const answer = await query(
      `query Day($filter: BookingFilter) { bookings(filter: $filter) { edges { node { id title description status start end
        duration hosts { id name } attendees { id name } absentAttendees { id } team { id name timeZone } location
        cancellationReason eventType { title team { id } } } } pageInfo { hasNextPage } } }`,
      { filter: { afterStart: '2026-11-17T00:00:00Z', beforeEnd: '2026-11-18T12:00:00Z' } },
    );
    expect(at(answer, 'bookings.pageInfo.hasNextPage')).toBe(false);
    const read = nodesAt(answer, 'bookings')
      .map((row) => {
        const zone = String(at(row, 'team.timeZone'));
        const [start, end] = ['start', 'end'].map((field) => offsetText(Date.parse(String(row[field])), zone));
        const [client] = rowsAt(row, 'attendees');
        const [provider] = rowsAt(row, 'hosts');
        return {
          id: row['id'],
          start,
          end,
          status: row['status'],
          ...(row['description'] !== null && { reason: row['description'] }),
          client: person(client),
          ...(provider && { provider: person(provider) }),
          location: { id: at(row, 'team.id'), name: at(row, 'team.name') },
        };
      })
      .filter(({ start }) => start?.startsWith(day));
    expect(read).toEqual(appointments);
    expect(read.length).toBeGreaterThan(20);
    const rows = nodesAt(answer, 'bookings');
    for (const row of rows) expect(at(row, 'eventType.team.id')).toBe(at(row, 'team.id'));
    const absent = rows.filter((row) => rowsAt(row, 'absentAttendees').length > 0).map((row) => String(row['id']));
    expect(absent.length).toBeGreaterThan(0);
    for (const id of absent) expect(statusWords[id] ?? ['absent']).toContain('absent');
    expect(rows[0]?.['location']).toMatch(/^(?:18 Harbor Street, Portland, ME 04101|402 Alpine|7 Chapel)/);
  });

  it('filters bookings by time, state, team and whole names, and pages in both directions', async () => {
    const { query, post, server } = await visit();
    const team = of('place', 2);
    const fields = 'edges { node { id status start end team { id } } } totalCount pageInfo { hasNextPage endCursor }';
    const answer = await query(
      `query Lists($team: ID!, $type: ID!) { all: bookings { ${fields} } upcoming: bookings(filter: { status: [UPCOMING] }) { ${fields} }
      pending: bookings(filter: { status: [UNCONFIRMED] }) { ${fields} } past: bookings(filter: { status: [PAST] }, orderBy: { field: START, direction: DESC }) { ${fields} }
      off: bookings(filter: { status: [CANCELLED] }) { ${fields} } team: bookings(filter: { teamId: $team }) { ${fields} }
      type: bookings(filter: { eventTypeIds: [$type] }) { ${fields} } part: bookings(filter: { attendeeName: "Zo" }) { totalCount }
      whole: bookings(filter: { attendeeEmail: "mai@example.test" }) { edges { node { attendees { name } } } } }`,
      { team, type: of('visitType', eventTypeKey(1, 2)) },
    );
    const count = server.practice.appointments.filter((row) => view.shows(row)).length;
    expect([at(answer, 'all.totalCount'), at(answer, 'all.pageInfo.hasNextPage')]).toEqual([count, count > 100]);
    const sum = ['upcoming', 'pending', 'past', 'off'].map((list) => Number(at(answer, `${list}.totalCount`)));
    expect(sum.reduce((one, other) => one + other, 0)).toBe(count);
    expect(nodesAt(answer, 'upcoming').every(({ status }) => status === 'ACCEPTED')).toBe(true);
    expect(nodesAt(answer, 'off').every(({ status }) => status === 'CANCELLED')).toBe(true);
    const starts = nodesAt(answer, 'past').map(({ start }) => String(start));
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(nodesAt(answer, 'team').every((row) => at(row, 'team.id') === team)).toBe(true);
    expect(nodesAt(answer, 'type').every((row) => at(row, 'team.id') === of('place', 1))).toBe(true);
    expect(nodesAt(answer, 'type').length).toBeGreaterThan(0);
    expect(at(answer, 'part.totalCount')).toBe(0);
    for (const row of nodesAt(answer, 'whole')) expect(rowsAt(row, 'attendees')[0]?.['name']).toBe('Mai Nguyễn');
    const next = await query(`query Next($after: String) { bookings(first: 3, after: $after) { ${fields} } }`, {
      after: at(answer, 'all.pageInfo.endCursor'),
    });
    expect(nodesAt(next, 'bookings')).toHaveLength(Math.min(3, count - 100));
    const small = await visit({ cap: 5 });
    expect(nodesAt(await small.query('{ bookings(first: 50) { edges { node { id } } } }'), 'bookings')).toHaveLength(5);
    const wrong = await post('{ bookings(filter: { afterStart: "soon" }) { totalCount } }');
    expect(wrong.body.errors?.[0]?.message).toBe('fromDate must be a valid ISO 8601 date.');
    const bad = await post('{ bookings(first: 2, last: 2) { totalCount } }');
    expect(bad.body.errors).toHaveLength(1);
  });

  it('searches attendees, and leads from one to bookings, from any id to its object, and to free times', async () => {
    const { query } = await visit();
    const [first] = nodesAt(
      await query('{ bookings(first: 1) { edges { node { id uid attendees { id } } } } }'),
      'bookings',
    );
    const attendee = String(rowsAt(first, 'attendees')[0]?.['id']);
    const answer = await query(
      `query Ones($id: ID!, $uid: String!, $attendee: ID!, $type: ID!) { node(id: $id) { __typename id ... on Booking { uid } } none: node(id: "nothing") { id }
      booking(uid: $uid) { id } attendee(id: $attendee) { bookings(first: 1) { edges { node { id } } } }
      name: attendees(query: "ABB") { edges { node { name } } } number: attendees(query: "207 555") { totalCount }
      slots(eventTypeId: $type, start: "2026-11-18T05:00:00Z", end: "2026-11-18T20:00:00Z") { date slots { start end } }
      eventTypes { edges { node { title lengthInMinutes team { name } hosts { name } locations { type address } } } }
      users { edges { node { name username timeZone teams { name } defaultSchedule { availability { days } } } } }
      outOfOfficeEntries { edges { node { notes user { name } } } } webhooks { totalCount } me { name } schedules { totalCount } }`,
      { id: first?.['id'], uid: first?.['uid'], attendee, type: of('visitType', eventTypeKey(1, 1)) },
    );
    expect(answer).toMatchObject({ none: null, booking: { id: first?.['id'] }, webhooks: { totalCount: 1 } });
    expect(answer['node']).toEqual({ __typename: 'Booking', id: first?.['id'], uid: first?.['uid'] });
    expect(nodesAt(answer, 'attendee.bookings')).toHaveLength(1);
    expect(nodesAt(answer, 'name').every(({ name }) => String(name).toLowerCase().includes('abb'))).toBe(true);
    expect(Number(at(answer, 'number.totalCount'))).toBeGreaterThan(0);
    expect(rowsAt(answer, 'slots').map(({ date }) => date)).toEqual(['2026-11-18']);
    expect(nodesAt(answer, 'eventTypes')).toHaveLength(18);
    expect(nodesAt(answer, 'users')).toHaveLength(7);
    expect(nodesAt(answer, 'outOfOfficeEntries')).toMatchObject([{ notes: 'Staff meeting' }]);
  });

  it('books with a host who is free, knows people by their address, and says what is wrong beside the data', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const made = at(await query(book, { input: slot }), 'createBooking');
    expect(made).toMatchObject({
      booking: {
        status: 'PENDING',
        end: '2026-12-01T15:40:00.000Z',
        description: 'Limps',
        guests: ['al@example.test'],
      },
      userErrors: [],
    });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', familyName: 'Ann Park' });
    const again = at(await query(book, { input: slot }), 'createBooking');
    expect(rowsAt(again, 'booking.attendees')[0]?.['id']).toBe(rowsAt(made, 'booking.attendees')[0]?.['id']);
    expect(rowsAt(again, 'booking.hosts')).not.toEqual(rowsAt(made, 'booking.hosts'));
    await query(book, { input: slot });
    const errorOf = async (input: object): Promise<unknown> =>
      rowsAt(await query(book, { input: { ...slot, ...input } }), 'createBooking.userErrors')[0];
    expect(await errorOf({})).toEqual({
      field: ['start'],
      message: 'User either already has booking at this time or is not available',
    });
    const start = '2026-12-02T15:00:00Z';
    const { name, timeZone } = slot.attendee;
    expect(await errorOf({ start, attendee: { name, timeZone } })).toMatchObject({ field: ['attendee', 'email'] });
    expect(await errorOf({ start, attendee: { name, timeZone, phoneNumber: '207 555 0199' } })).toEqual({
      field: ['attendee', 'phoneNumber'],
      message: 'Invalid phone number format. Please use international format.',
    });
    expect(await errorOf({ start: '2026-11-16T15:00:00Z' })).toMatchObject({ field: ['start'] });
    expect(await errorOf({ eventTypeId: 'nothing' })).toEqual({
      field: ['eventTypeId'],
      message: 'Event type not found',
    });
    const locked = await visit({ refuseWrites: 'This key is read-only' });
    expect(at(await locked.query(book, { input: slot }), 'createBooking')).toEqual({
      booking: null,
      userErrors: [{ field: ['base'], message: 'This key is read-only' }],
    });
  });

  it('reschedules to a new booking, confirms, declines, cancels, reassigns and marks who was absent', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const write = async (name: string, input: object, fields = 'id'): Promise<unknown> => {
      const type = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Input`;
      const text = `mutation Write($input: ${type}!) { ${name}(input: $input) { booking { ${fields} } userErrors { message } } }`;
      return at(await query(text, { input }), name);
    };
    const made = at(await query(book, { input: slot }), 'createBooking.booking');
    const [bookingId, uid] = [at(made, 'id'), at(made, 'uid')];
    const confirmed = await write('confirmBooking', { bookingId }, 'status');
    expect(confirmed).toEqual({ booking: { status: 'ACCEPTED' }, userErrors: [] });
    const moved = await write(
      'rescheduleBooking',
      { bookingId, start: '2026-12-03T16:00:00Z', reschedulingReason: 'Snow' },
      'id status start rescheduledFromUid reschedulingReason description',
    );
    expect(moved).toMatchObject({
      booking: { status: 'ACCEPTED', start: '2026-12-03T16:00:00.000Z', rescheduledFromUid: uid, description: 'Limps' },
    });
    const nextId = at(moved, 'booking.id');
    expect(nextId).not.toBe(bookingId);
    const old = await query('query Old($id: ID) { booking(id: $id) { status rescheduledToUid } }', { id: bookingId });
    expect(old['booking']).toMatchObject({ status: 'CANCELLED', rescheduledToUid: expect.any(String) });
    const other = await write('reassignBooking', { bookingId: nextId, userId: of('provider', 6) }, 'hosts { id }');
    expect(rowsAt(other, 'booking.hosts')).toEqual([{ id: of('provider', 6) }]);
    await write('cancelBooking', { bookingId: nextId, cancellationReason: 'Called' });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Called', providerKey: 6 });
    expect(await write('cancelBooking', { bookingId: nextId })).toMatchObject({ booking: null });
    const declined = at(await query(book, { input: slot }), 'createBooking.booking.id');
    expect(await write('declineBooking', { bookingId: declined, reason: 'Full' }, 'status')).toMatchObject({
      booking: { status: 'REJECTED' },
    });
    const came = practice.appointments.find((row) => view.shows(row) && row.state === 'completed');
    const absent = await write(
      'markAbsent',
      {
        bookingId: of('appointment', came?.key ?? 0),
        attendees: [{ attendeeId: of('client', came?.clientKey ?? 0), absent: true }],
      },
      'absentAttendees { id } status',
    );
    expect(rowsAt(absent, 'booking.absentAttendees')).toEqual([{ id: of('client', came?.clientKey ?? 0) }]);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('BookingConnection'), 'fields')).toHaveLength(3);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 1 }] });
    expect((await poisoned.post('{ attendees { totalCount } }')).status).toBe(500);
    expect((await poisoned.post('{ attendee(id: "x") { id } }')).status).toBe(200);
  });
});
