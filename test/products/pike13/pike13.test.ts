import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { pike13 } from './pike13.ts';

const visit = productVisits(pike13);
const { view } = pike13;
const ids = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const personFields = `id name firstName lastName email phone hiddenAt location { id name } timezone address isMember`;
const occurrenceFields = `id startAt endAt timezone state location { id name timezone } staffMembers { id name }
  people { id name visitId visitState } visits { id state person { id name } } notes { note } service { name } description`;
const day = `from: "2026-11-17T05:00:00Z", to: "2026-11-18T07:00:00Z"`;

describe('Pike13', () => {
  it('shows what a careful person expects of locations, people and the schedule of a day', async () => {
    const { query } = await visit();
    const expected = expectedSample(pike13, '2026-11-17');
    const answer = await query(`{ business { id name timezone }
      locations { id name streetAddress city stateCode postalCode timezone }
      people(first: 5) { nodes { ${personFields} } } eventOccurrences(${day}) { ${occurrenceFields} } }`);
    expect(
      rowsAt(answer, 'locations').map(({ id, name, timezone, ...row }) => ({
        id,
        name,
        address: [row['streetAddress'], row['city'], row['stateCode'], row['postalCode']].join(', '),
        timeZone: timezone,
      })),
    ).toEqual(expected.locations);
    expect(
      rowsAt(answer, 'people.nodes').map((row) => ({
        id: row['id'],
        name: row['name'],
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['phone'] ?? []].flat(),
        emails: [row['email'] ?? []].flat(),
        active: row['hiddenAt'] === null,
        location: row['location'],
      })),
    ).toEqual(expected.clients);
    const rows = rowsAt(answer, 'eventOccurrences').map((row) => {
      const [staff, seen, note] = [rowsAt(row, 'staffMembers')[0], rowsAt(row, 'visits')[0], rowsAt(row, 'notes')[0]];
      const zone = String(row['timezone']);
      expect(zone).toBe(at(row, 'location.timezone'));
      expect(rowsAt(row, 'people').map(({ id, name }) => ({ id, name }))).toEqual([at(seen, 'person') ?? []].flat());
      expect(rowsAt(row, 'people').every(({ visitState }) => visitState === seen?.['state'])).toBe(true);
      return {
        id: row['id'],
        start: offsetText(Date.parse(String(row['startAt'])), zone),
        end: offsetText(Date.parse(String(row['endAt'])), zone),
        status: seen?.['state'],
        ...(note && { reason: note['note'] }),
        ...(at(seen, 'person') !== null && { client: at(seen, 'person') }),
        ...(staff && { provider: staff }),
        location: { id: at(row, 'location.id'), name: at(row, 'location.name') },
      };
    });
    const ofDay = rows.filter(({ start }) => start.startsWith('2026-11-17'));
    expect(ofDay).toEqual(expected.appointments);
    expect(rows.length).toBeGreaterThan(ofDay.length);
    expect(new Set(ofDay.map(({ status }) => status))).toEqual(
      new Set(['completed', 'noshowed', 'registered', 'late_canceled', 'reserved']),
    );
    expect(expected.mayOmit).toEqual([]);
    expect(missingOperations(pike13)).toEqual([]);
  });

  it('pages people through connections, sorts and filters them, and finds them by beginnings of words', async () => {
    const { query, post, server } = await visit();
    const all = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const text = `query($after: String, $first: Int) { people(after: $after, first: $first) {
      edges { node { id } } pageInfo { hasNextPage endCursor } totalCount } }`;
    const first = await query(text);
    expect(ids(nodesAt(first, 'people'))).toEqual(all.slice(0, 50));
    expect(first['people']).toMatchObject({ totalCount: all.length, pageInfo: { hasNextPage: true } });
    const next = await query(text, { after: at(first, 'people.pageInfo.endCursor'), first: 500 });
    expect(ids(nodesAt(next, 'people'))).toEqual(all.slice(50, 150));
    const lists = await query(`{ newest: people(sort: "-created_at", first: 1) { nodes { id } }
      members: people(isMember: true) { nodes { isMember } } since: people(updatedSince: "2023-01-01") { totalCount }
      name: searchPeople(q: "o'b zo") { id } phone: searchPeople(q: "555 0101") { id } none: searchPeople(q: "brien") { id }
      email: searchPeople(q: "ana@", fields: "email") { id } other: searchPeople(q: "ana@", fields: "name") { id } }`);
    expect(ids(rowsAt(lists, 'newest.nodes'))).toEqual([view.ids.of('client', 120)]);
    expect(rowsAt(lists, 'members.nodes').every(({ isMember }) => isMember === true)).toBe(true);
    expect(Number(at(lists, 'since.totalCount'))).toBeLessThan(all.length);
    expect(ids(rowsAt(lists, 'name'))).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(ids(rowsAt(lists, 'phone'))).toEqual([view.ids.of('client', 1)]);
    expect(ids(rowsAt(lists, 'email'))).toEqual([view.ids.of('client', 5)]);
    expect([lists['none'], lists['other']]).toEqual([[], []]);
    const wrong = await post('{ people(sort: "shoe_size") { totalCount } }');
    expect(wrong.body.errors?.[0]?.message).toBe('sort is invalid: shoe_size');
  });

  it('has the schedule of today unless a range is given, and filters by place, staff, service and state', async () => {
    const { query, post } = await visit();
    const staff = view.ids.of('provider', 2);
    const place = view.ids.of('place', 2);
    const lists = await query(`{ today: eventOccurrences { id startAt } all: eventOccurrences(${day}) { id }
      place: eventOccurrences(${day}, locationIds: ["${place}"]) { locationId }
      staff: eventOccurrences(${day}, staffMemberIds: ["${staff}"]) { staffMembers { id } }
      canceled: eventOccurrences(${day}, state: "canceled") { state people { visitState } }
      days: eventOccurrences(from: "2026-11-18", to: "2026-11-19") { startAt }
      events(locationIds: ["${place}"]) { id type location { id } } services { id name } staffMembers { id role } }`);
    const starts = (path: string): string[] => rowsAt(lists, path).map(({ startAt }) => String(startAt));
    expect(starts('today').every((text) => text >= '2026-11-17T05:00:00Z' && text < '2026-11-18T05:00:00Z')).toBe(true);
    expect(starts('days').every((text) => text >= '2026-11-18T05:00:00Z' && text < '2026-11-19T05:00:00Z')).toBe(true);
    expect(rowsAt(lists, 'place').every(({ locationId }) => locationId === place)).toBe(true);
    expect(rowsAt(lists, 'staff').every((row) => rowsAt(row, 'staffMembers')[0]?.['id'] === staff)).toBe(true);
    const canceled = rowsAt(lists, 'canceled');
    expect(canceled.length).toBeGreaterThan(1);
    expect(canceled.every((row) => rowsAt(row, 'people')[0]?.['visitState'] === 'late_canceled')).toBe(true);
    expect(rowsAt(lists, 'services')).toHaveLength(6);
    expect(rowsAt(lists, 'staffMembers')).toHaveLength(7);
    const wrong = await post('{ eventOccurrences(from: "soon") { id } }');
    expect(wrong.body.errors?.[0]?.message).toBe('from is not a valid ISO 8601 date');
  });

  it('books once per token, for clients and for new people', async () => {
    const { query, server } = await visit();
    const text = `mutation($input: CreateBookingInput!) { createBooking(input: $input) { errors
      booking { id state leases { eventOccurrenceId visitId startAt endAt person { id name } } } } }`;
    const lease = {
      serviceId: view.ids.of('visitType', 3),
      locationId: view.ids.of('place', 1),
      staffMemberId: view.ids.of('provider', 1),
      startAt: '2026-12-01T10:00:00-05:00',
    };
    const input = { idempotencyToken: 'one', leases: [{ ...lease, personId: view.ids.of('client', 2) }] };
    const made = await query(text, { input });
    expect(at(made, 'createBooking.errors')).toEqual([]);
    expect(rowsAt(made, 'createBooking.booking.leases')[0]).toMatchObject({
      startAt: '2026-12-01T15:00:00Z',
      endAt: '2026-12-01T15:40:00Z',
      person: { name: 'Søren Müller' },
    });
    const count = server.practice.appointments.length;
    expect(await query(text, { input })).toEqual(made);
    expect(server.practice.appointments).toHaveLength(count);
    const taken = await query(text, { input: { ...input, idempotencyToken: 'two' } });
    expect(at(taken, 'createBooking')).toEqual({ errors: ['This time is no longer available'], booking: null });
    const person = { firstName: 'Jo', lastName: 'Park', email: 'jo@example.test', phone: '207 555 0199' };
    const leases = [{ ...lease, startAt: '2026-12-01T16:00:00Z', person }];
    await query(text, { input: { idempotencyToken: 'three', leases } });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-12-01T16:00:00Z'),
      typeKey: 3,
    });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect(at(await locked.query(text, { input }), 'createBooking.errors')).toEqual(['This account is read-only']);
  });

  it('changes visits, which have numbers of their own, from some states to others', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const key = practice.appointments.find((row) => row.state === 'confirmed' && row.placeKey === 1)?.key ?? 0;
    const id = view.ids.of('appointment', key);
    const [seen] = rowsAt(await query(`{ eventOccurrence(id: "${id}") { visits { id } } }`), 'eventOccurrence.visits');
    const visitId = String(seen?.['id']);
    const update = (number: string, event: string): string =>
      `mutation { updateVisit(input: { id: "${number}", stateEvent: ${event} }) { errors visit { state cancelledAt } } }`;
    expect((await post(update(id, 'complete'))).body.errors?.[0]).toMatchObject({ extensions: { code: 'NOT_FOUND' } });
    const off = await query(update(visitId, 'late_cancel'));
    expect(at(off, 'updateVisit.visit')).toMatchObject({ state: 'late_canceled', cancelledAt: expect.any(String) });
    expect(practice.appointments[key - 1]?.state).toBe('cancelled');
    const again = await query(update(visitId, 'complete'));
    expect(at(again, 'updateVisit')).toEqual({ errors: ['State cannot transition via "complete"'], visit: null });
    await query(update(visitId, 'reset'));
    await query(update(visitId, 'noshow'));
    expect(practice.appointments[key - 1]?.state).toBe('noShow');
    await query(`mutation { destroyVisit(input: { id: "${visitId}", notifyClient: false }) { errors } }`);
    expect(await query(`{ eventOccurrence(id: "${id}") { id } visit(id: "${visitId}") { id } }`)).toEqual({
      eventOccurrence: null,
      visit: null,
    });
  });

  it('adds, changes and removes people, keeps notes, and shows its schema within the depth that is allowed', async () => {
    const { query, server } = await visit();
    const create = (email: string): string => `mutation { createPerson(input: { firstName: "Jo", lastName: "Park",
      email: "${email}", phone: "207 555 0199", address: "1 Way\\nSaco", locationId: "${view.ids.of('place', 3)}" }) {
      errors person { id address phone locationId hiddenAt } } }`;
    const made = at(await query(create('jo@example.test')), 'createPerson');
    expect(made).toMatchObject({
      errors: [],
      person: { address: '1 Way\nSaco', phone: '207 555 0199', hiddenAt: null },
    });
    expect(at(await query(create('jo@example.test')), 'createPerson.errors')).toEqual(['Email has already been taken']);
    const id = String(at(made, 'person.id'));
    const changed = await query(`mutation { updatePerson(input: { id: "${id}", lastName: "Parker", phone: null }) {
      person { name phone email } } createNote(input: { personId: "${id}", note: "Calls late" }) { note { id note } } }`);
    expect(at(changed, 'updatePerson.person')).toEqual({ name: 'Jo Parker', phone: null, email: 'jo@example.test' });
    expect(rowsAt(await query(`{ notes(personId: "${id}") { note } }`), 'notes')).toEqual([{ note: 'Calls late' }]);
    await query(`mutation { destroyPerson(input: { id: "${id}" }) { errors } }`);
    expect(await query(`{ person(id: "${id}") { id } }`)).toEqual({ person: null });
    expect(server.practice.clients.at(-1)).toMatchObject({ isDeleted: true, placeKey: 3 });
    const rest = await query(`{ visitSummary(personId: "${view.ids.of('client', 9)}") { totalVisits lastVisitAt }
      personVisits(personId: "${view.ids.of('client', 9)}") { state eventOccurrence { id } }
      invoices(state: open) { totalCount nodes { state person { id } totalCents outstandingCents } }
      planProducts { name } me { role } availableSlots(serviceId: "152301", date: "2026-12-01") { startAt timezone } }`);
    expect(rowsAt(rest, 'invoices.nodes').every((row) => row['outstandingCents'] === row['totalCents'])).toBe(true);
    expect(rowsAt(rest, 'availableSlots')).toHaveLength(3);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('VisitState'), 'enumValues')).toHaveLength(5);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ people(first: 3) { nodes { id } } }')).status).toBe(500);
  });
});
