import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { studioFlow } from './studioFlow.ts';

const { view } = studioFlow;
const { of } = view.ids;
const visit = productVisits(studioFlow);
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const book = `bookings { id slug status archived createdAt client { id name } classSession { id startTime endTime room
  capacity seatsAvailable instructor { id name role roleName } classTemplate { title durationMinutes
    studioLocation { id name } } } }`;

/** Bookings of a day by the clock of the front desk, by start and then by age, as a person would sort them. */
function ofDay(rows: readonly Row[]): readonly Row[] {
  const start = (row: Row): number => Date.parse(String(at(row, 'classSession.startTime')));
  const isThatDay = (row: Row): boolean =>
    new Date(start(row)).toLocaleDateString('en-CA', { timeZone: 'America/New_York' }) === day;
  return rows
    .filter(isThatDay)
    .toSorted((one, other) => start(one) - start(other) || Number(one['id']) - Number(other['id']));
}

describe('StudioFlow for the owner of a studio', () => {
  it('lists all clients by their one name', async () => {
    const { query, post } = await visit();
    const { clients } = expectedSample(studioFlow, day);
    const answer = await query(`{ clients { id name email phone user { id role roleName } characteristicScores
      clientNotes { body author { name } } stripeCustomerId clientPaymentMethods { last4 default } } }`);
    const rows = rowsAt(answer, 'clients');
    expect(rows.slice(0, 5)).toMatchObject(
      clients.map(({ id, name, phones, emails }) => ({ id, name, email: emails?.[0], phone: phones?.[0] ?? null })),
    );
    expect(column(rows, 'name')).toEqual(
      column(rows, 'name').toSorted((one, other) => new Intl.Collator('en').compare(String(one), String(other))),
    );
    expect(rows).toHaveLength(118);
    expect(new Set(column(rows, 'user.roleName'))).toEqual(new Set(['client', null]));
    const one = await query(
      `{ client(id: "${of('client', 5)}") { name clientNotes { body } bookings(limit: 1) { status } } }`,
    );
    expect(one['client']).toMatchObject({ name: "Ana D'Angelo", clientNotes: [{ body: 'Prefers messages.' }] });
    expect(rowsAt(one, 'client.bookings')).toHaveLength(1);
    expect((await post('{ client(id: "999") { id } }')).body.errors?.[0]?.message).toMatch(/Couldn't find Client/);
  });

  it('has locations by name, with an address in parts and no zone', async () => {
    const { query } = await visit();
    const { locations } = expectedSample(studioFlow, day);
    const rows = rowsAt(await query('{ studioLocations { id name address city state zip } }'), 'studioLocations');
    const shown = rows.map(({ id, name, address, city, state, zip }) => ({
      id,
      name,
      address: [address, city, state, zip].join(', '),
    }));
    expect(shown.toSorted((one, other) => Number(one.id) - Number(other.id))).toEqual(locations);
    expect(column(rows, 'name')).toEqual([
      'Harbor Street Animal Hospital',
      "St. Mary's Cat Practice",
      'Summit Pet Clinic',
    ]);
  });

  it('has bookings, the latest ones first, whose classes have time, instructor and place', async () => {
    const { query, server } = await visit();
    const rows = rowsAt(await query(`{ ${book} }`), 'bookings');
    expect(column(rows, 'createdAt')).toEqual(column(rows, 'createdAt').map(String).toSorted().toReversed());
    expect(new Set(column(rows, 'status'))).toEqual(new Set(['booked', 'cancelled', 'no_show']));
    expect(rows.some(({ archived }) => archived)).toBe(false);
    const { appointments } = expectedSample(studioFlow, day);
    expect(appointments.length).toBeGreaterThan(15);
    expect(ofDay(rows)).toMatchObject(
      appointments.map(({ id, start = '', status, client, provider, location }) => ({
        id,
        status,
        client,
        classSession: {
          startTime: utcText(Date.parse(start)),
          instructor: provider ? { ...provider, roleName: 'instructor' } : null,
          classTemplate: { studioLocation: location },
        },
      })),
    );
    // An end is there, or follows from the minutes of the kind of class.
    const ends = ofDay(rows).map((row) => {
      const start = Date.parse(String(at(row, 'classSession.startTime')));
      const end = at(row, 'classSession.endTime');
      return typeof end === 'string'
        ? Date.parse(end)
        : start + Number(at(row, 'classSession.classTemplate.durationMinutes')) * 60_000;
    });
    expect(ends).toEqual(appointments.map(({ end = '' }) => Date.parse(end)));
    expect(column(ofDay(rows), 'classSession.endTime')).toContain(null);
    expect(server.practice.appointments.filter(view.shows)).toHaveLength(rows.length);
  });

  it('narrows bookings to a place or a class, and classes to a range with both its ends', async () => {
    const { query } = await visit();
    const all = rowsAt(await query(`{ ${book} }`), 'bookings');
    const there = await query(
      `{ bookings(studioLocationId: "2") { id classSession { id } } none: bookings(classSessionId: "1") { id } }`,
    );
    const expected = all.filter((row) => at(row, 'classSession.classTemplate.studioLocation.id') === '2');
    expect(column(rowsAt(there, 'bookings'), 'id')).toEqual(column(expected, 'id'));
    expect(there['none']).toEqual([]);
    const sessionId = String(at(expected[0], 'classSession.id'));
    const inClass = await query(`{ bookings(classSessionId: "${sessionId}") { id } }`);
    expect(inClass['bookings']).toEqual([{ id: expected[0]?.['id'] }]);
    const sessions = await query(`{
      two: classSessions(from: "2026-11-17T13:00:00Z", to: "2026-11-17T13:30:00Z") { startTime }
      open: classSessions(from: "2026-11-24T00:00:00Z") { id seatsAvailable startTime instructor { name } }
      summit: classSessions(from: "2026-11-24T00:00:00Z", studioLocationId: "2") { id } all: classSessions { startTime } }`);
    expect(column(rowsAt(sessions, 'two'), 'startTime')).toEqual(['2026-11-17T13:00:00Z', '2026-11-17T13:30:00Z']);
    expect(rowsAt(sessions, 'open')).toHaveLength(3);
    expect(sessions['summit']).toEqual([{ id: '5012' }]);
    const starts = column(rowsAt(sessions, 'all'), 'startTime').map(String);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.length).toBeGreaterThan(all.length);
  });

  it('tells instructors from the desk, and has kinds of classes at each place', async () => {
    const { query } = await visit();
    const answer = await query(`{ instructors { id name active availableForSessions } users { email roleName }
      currentUser { roleName } classTemplates(studioLocationId: "1") { id title studioLocation { name } } all: classTemplates { id }
      mine: classTemplates(instructorId: "${of('provider', 3)}") { instructor { name } } myStudio { id name } myClient { id } }`);
    expect(column(rowsAt(answer, 'instructors'), 'name')).toContain('Oscar Bell');
    expect(rowsAt(answer, 'instructors')).toHaveLength(8);
    expect(rowsAt(answer, 'instructors').filter(({ active }) => !active)).toMatchObject([{ name: 'Oscar Bell' }]);
    expect(rowsAt(answer, 'users')).toHaveLength(10);
    expect([rowsAt(answer, 'classTemplates').length, rowsAt(answer, 'all').length]).toEqual([7, 21]);
    expect(column(rowsAt(answer, 'mine'), 'instructor.name')).toContain('Priya Raman');
    expect(answer).toMatchObject({
      currentUser: { roleName: 'owner' },
      myStudio: { name: 'Harbor Veterinary Group' },
      myClient: null,
    });
  });

  it('shows what a studio has beside its book', async () => {
    const { query } = await visit();
    const answer = await query(`{ payments { status amountCents booking { id } } bundleProducts { title active }
      clientInvitations { email status } membershipPlans { name enrolledCount } shopItems { title inStock }
      clientMemberships(status: "active") { client { name } membershipPlan { name } } myNotifications { kind read }
      myUnreadNotificationCount upcomingBookableClassSessionsCount studio(id: "9") { id } node(id: "1") { id }
      publicClassPage(studioInviteCode: "HARBOR24", templateId: "1") { upcomingSessions { startTime } } testField }`);
    expect(new Set(column(rowsAt(answer, 'payments'), 'status'))).toEqual(new Set(['succeeded', 'refunded']));
    expect(column(rowsAt(answer, 'clientInvitations'), 'status')).toEqual(['accepted', 'expired']);
    expect(rowsAt(answer, 'clientMemberships')).toHaveLength(2);
    expect([answer['myUnreadNotificationCount'], answer['studio'], answer['node']]).toEqual([5, null, null]);
    expect(Number(answer['upcomingBookableClassSessionsCount'])).toBeGreaterThan(8);
    expect(rowsAt(answer, 'publicClassPage.upcomingSessions').length).toBeGreaterThan(2);
  });
});

describe('StudioFlow', () => {
  it('shows its schema in alphabetical order and within the depth that is allowed', async () => {
    const { query, server } = await visit();
    expect(missingOperations(studioFlow)).toEqual([]);
    const types = await readPiecewise(query);
    const fields = rowsAt(types.get('Query'), 'fields').map(({ name }) => String(name));
    expect(fields).toEqual(fields.toSorted());
    expect(fields).not.toContain('org');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
