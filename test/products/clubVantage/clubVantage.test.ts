import { describe, expect, it } from 'vitest';
import { utcText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createPractice, practiceDays, rowOf } from '../../dialects/practice.ts';
import { at, named, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clubVantage } from './clubVantage.ts';

const visit = productVisits(clubVantage);
const { view } = clubVantage;
const { ids } = view;
const fields = `id bookingNumber bookingType status startTime endTime durationMinutes notes cancelReason checkedInAt
  member { id memberId firstName lastName status } facility { id name } resource { id name facilityId }
  service { id name durationMinutes } staff { id firstName lastName } guests { id } pricing { total }`;
const texts = (row: Row): Row => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
const person = (row: Row, path: string): Row | null => {
  const name = [at(row, `${path}.firstName`), at(row, `${path}.lastName`)].filter((part) => part !== '');
  return at(row, path) === null ? null : { id: at(row, `${path}.id`), name: name.join(' ') };
};

/** The book of a day in desk words; a wide range, since one finds what lies wholly in it. */
async function bookOf(query: (text: string) => Promise<Row>, day: string): Promise<readonly Row[]> {
  const next = new Date(Date.parse(day) + 2 * 86_400_000).toISOString();
  const answer = await query(
    `{ bookings(first: 100, startDate: "${day}", endDate: "${next}") { edges { node { ${fields} } } } }`,
  );
  return nodesAt(answer, 'bookings')
    .map((row) =>
      texts({
        id: row['id'],
        start: utcText(Date.parse(String(row['startTime']))),
        end: utcText(Date.parse(String(row['endTime']))),
        status: row['status'],
        reason: row['notes'],
        client: person(row, 'member'),
        provider: person(row, 'staff'),
        location: row['facility'],
      }),
    )
    .toReversed();
}

describe('ClubVantage', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query } = await visit();
    const answer = await query(`{ facilities { id name location type capacity isActive }
      members(first: 5) { edges { node { id memberId firstName lastName email phone isActive status tags notes address
        joinDate membershipType { code } dependents { id } household { id } creditBalance outstandingBalance } } } }`);
    const locations = rowsAt(answer, 'facilities').map(({ id, name, location }) => ({ id, name, address: location }));
    const clients = nodesAt(answer, 'members').map((row) => ({
      id: row['id'],
      name: named(row, 'firstName', 'lastName').trim(),
      ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: row['phone'] === null ? [] : [row['phone']],
      emails: row['email'] === null ? [] : [row['email']],
      active: row['isActive'],
      tags: row['tags'],
    }));
    for (const day of practiceDays) {
      const expected = expectedSample(clubVantage, day);
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      const book = await bookOf(query, day);
      const known = new Set(expected.appointments.map(({ id }) => id));
      const appointments = book.filter(({ id }) => known.has(String(id)));
      expect(sampleDifferences(clubVantage, expected, { locations, clients, patients: [], appointments })).toEqual([]);
      expect(appointments.map(({ id }) => id)).toEqual(expected.appointments.map(({ id }) => id));
    }
    expect(
      nodesAt(answer, 'members').every(({ dependents, household }) => dependents === null && household === null),
    ).toBe(true);
    expect(expectedSample(clubVantage, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(clubVantage)).toEqual([]);
  });

  it('pages by skipped rows, whatever the cursor says', async () => {
    const { query, post, server } = await visit();
    const members = view.clients(server.practice).map(({ key }) => ids.of('client', key));
    const page = async (list: string, args: string): Promise<Row> =>
      at(
        await query(
          `{ ${list}(${args}) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage endCursor } totalCount } }`,
        ),
        list,
      ) as Row;
    const idsIn = (row: Row): unknown[] => nodesAt({ list: row }, 'list').map(({ id }) => id);
    const first = await page('members', 'first: 50');
    expect(idsIn(first)).toEqual(members.slice(0, 50));
    expect(first).toMatchObject({
      totalCount: members.length,
      pageInfo: { hasNextPage: true, hasPreviousPage: false },
    });
    const cursor = String(at(first, 'pageInfo.endCursor'));
    expect(idsIn(await page('members', `first: 50, after: "${cursor}"`))).toEqual(members.slice(0, 50));
    expect(idsIn(await page('members', 'first: 10, skip: 15'))).toEqual(members.slice(10, 20));
    expect(idsIn(await page('members', 'skip: 110'))).toEqual(members.slice(110));
    const [one, two] = [await page('bookings', 'first: 30, skip: 5'), await page('bookings', 'first: 30, skip: 35')];
    expect(idsIn(one).slice(-1)).not.toEqual(idsIn(two).slice(0, 1));
    expect(idsIn(await page('bookings', 'first: 60, skip: 5'))).toEqual([...idsIn(one), ...idsIn(two)]);
    const beyond = await page('bookings', 'first: 5, skip: 999');
    expect(idsIn(beyond)).toEqual([]);
    expect(beyond['totalCount']).toBe(server.practice.appointments.filter(view.shows).length);
    const { body } = await post('{ members(first: 101) { totalCount } }');
    expect(body).toMatchObject({ errors: [{ message: 'Bad Request Exception', extensions: { code: 'BAD_REQUEST' } }] });
    const sorted = await query(
      '{ members(sortBy: "lastName", sortOrder: "asc", first: 100) { edges { node { lastName } } } }',
    );
    const names = nodesAt(sorted, 'members').map(({ lastName }) => String(lastName));
    expect(names).toEqual(names.toSorted((left, right) => (left < right ? -1 : 1)));
    const small = await visit({ cap: 10 });
    expect(nodesAt(await small.query('{ members(first: 50) { edges { node { id } } } }'), 'members')).toHaveLength(10);
  });

  it('filters bookings by range, person, facility and status, and members by status and part of a field', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const [facility, staff, member] = [ids.of('place', 2), ids.of('provider', 1), ids.of('client', 5)];
    const answer =
      await query(`{ at: bookings(first: 100, facilityId: "${facility}") { edges { node { facility { id } startTime } } }
      by: bookings(first: 100, staffId: "${staff}") { edges { node { staff { id } } } }
      of: bookings(first: 100, memberId: "${member}") { edges { node { member { lastName } } } }
      off: bookings(first: 100, statuses: [CANCELLED, NO_SHOW]) { edges { node { status cancelledAt cancelReason } } }
      none: bookings(bookingType: FACILITY) { totalCount } angelo: bookings(first: 100, search: "d'ang") { edges { node { member { lastName } } } }
      short: bookings(startDate: "2026-11-17T13:00:00.000Z", endDate: "2026-11-17T13:30:00Z") { edges { node { startTime endTime } } }
      brien: members(search: "BRIEN") { totalCount } whole: members(search: "Zoë O'Brien") { totalCount }
      number: members(search: "M-0003") { edges { node { firstName lastName } } } phone: members(search: "555-0106") { totalCount }
      mail: members(search: "rescue.example") { totalCount } lapsed: members(first: 100, status: LAPSED) { edges { node { isActive } } } }`);
    expect(nodesAt(answer, 'at').length).toBeGreaterThan(20);
    expect(nodesAt(answer, 'at').every((row) => at(row, 'facility.id') === facility)).toBe(true);
    const starts = nodesAt(answer, 'at').map(({ startTime }) => String(startTime));
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect(nodesAt(answer, 'by').every((row) => at(row, 'staff.id') === staff)).toBe(true);
    for (const list of ['of', 'angelo'])
      expect(nodesAt(answer, list).every((row) => at(row, 'member.lastName') === "D'Angelo")).toBe(true);
    expect(nodesAt(answer, 'of').length).toBeGreaterThan(0);
    expect(nodesAt(answer, 'off').some(({ cancelReason }) => cancelReason === 'Client called')).toBe(true);
    expect(answer).toMatchObject({
      none: { totalCount: 0 },
      brien: { totalCount: 2 },
      whole: { totalCount: 0 },
      phone: { totalCount: 1 },
      mail: { totalCount: 1 },
      number: { edges: [{ node: { firstName: '', lastName: 'Riverside Cat Rescue' } }] },
    });
    expect(nodesAt(answer, 'short').every(({ endTime }) => String(endTime) <= '2026-11-17T13:30:00.000Z')).toBe(true);
    expect(nodesAt(answer, 'lapsed').every(({ isActive }) => isActive === false)).toBe(true);
    const booked = practice.appointments.find((row) => view.shows(row));
    const id = ids.of('appointment', booked?.key ?? 0);
    const single = await query(
      `{ booking(id: "${id}") { ${fields} } member(id: "${member}") { firstName notes dependents { id } addresses { id } } }`,
    );
    expect(single).toMatchObject({
      booking: { id, guests: [], pricing: null },
      member: { notes: 'Prefers messages.', addresses: null },
    });
    for (const [text, message] of [
      ['booking(id: "4711")', 'Booking not found'],
      [`member(id: "${ids.of('client', 41)}")`, 'Member not found'],
      ['bookings(startDate: "17/11/2026")', 'Bad Request Exception'],
      ['bookings(memberId: "5")', 'Bad Request Exception'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { status, body } = await post(`{ ${text} { __typename } }`);
      expect([status, body.errors?.[0]?.message]).toEqual([200, message]);
    }
    // Blocks, deleted rows and visits without a client are no bookings.
    const hidden = practice.appointments.filter((row) => row.isBlock || row.isDeleted || row.clientKey === null);
    expect(hidden.length).toBeGreaterThan(3);
    for (const { key } of hidden) {
      // eslint-disable-next-line no-await-in-loop
      expect((await post(`{ booking(id: "${ids.of('appointment', key)}") { id } }`)).body.data).toBeNull();
    }
  });

  it('has a calendar by days of UTC, staff by first name, services and the waitlist', async () => {
    const { query } = await visit();
    const answer = await query(`{ calendarDay(date: "2026-11-17") { date resources { id name type subtitle }
        bookings { id resourceId memberName serviceName startTime status } }
      one: calendarDay(date: "2026-11-17", facilityId: "${ids.of('place', 3)}") { resources { subtitle } }
      off: calendarDay(date: "2026-11-17", statuses: [CANCELLED]) { bookings { status } }
      bookingStats { todayBookings confirmedBookings completedBookings utilizationRate }
      bookingStaff { firstName lastName capabilities role isActive } active: bookingStaff(filter: { isActive: true }) { id }
      staffMembers { email userId defaultFacilityId certifications { name status } workingHours { dayOfWeek isOpen openTime } }
      services { name category durationMinutes basePrice } long: services(filter: { category: "Procedures" }) { name }
      courts: facilities(filter: { type: COURT }) { id }
      waitlist { totalCount edges { node { position status requestedTime member { lastName } serviceName } } } }`);
    const rows = rowsAt(answer, 'calendarDay.bookings');
    expect(rows.length).toBeGreaterThan(15);
    expect(
      rows.every(({ startTime, status }) => String(startTime).startsWith('2026-11-17') && status !== 'CANCELLED'),
    ).toBe(true);
    expect(at(answer, 'calendarDay.date')).toBe('2026-11-17T00:00:00.000Z');
    expect(rowsAt(answer, 'calendarDay.resources')).toHaveLength(8);
    expect(rowsAt(answer, 'one.resources')).toHaveLength(2);
    expect(rowsAt(answer, 'off.bookings').length).toBeGreaterThan(0);
    const staff = rowsAt(answer, 'bookingStaff').map(({ firstName }) => firstName);
    expect(staff).toEqual(['Amelia', 'Björn', 'Grace', 'Lena', 'Marcus', 'Oscar', 'Priya', 'Tomás']);
    expect(rowsAt(answer, 'active')).toHaveLength(7);
    expect(rowsAt(answer, 'services')).toHaveLength(6);
    expect(rowsAt(answer, 'long')).toEqual([{ name: 'Surgery' }]);
    expect(rowsAt(answer, 'courts')).toEqual([]);
    expect(Number(at(answer, 'waitlist.totalCount'))).toBeGreaterThan(3);
    expect(Number(at(answer, 'bookingStats.todayBookings'))).toBeGreaterThan(20);
  });

  it('serves money, applications, interests, users, reports and equipment, and other practices', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ clubProfile { id name timezone slug } billingSettings { currency }
      invoices(first: 3, status: OVERDUE) { edges { node { id invoiceNumber balanceDue status member { lastName } lineItems { description } } } totalCount }
      payments(first: 100, method: CASH) { edges { node { method receiptNumber amount allocations { invoiceNumber } } } }
      myInvoices { totalCount } myMember { id } billingStats { outstandingBalance overdueCount } chargeTypes { code }
      applications { edges { node { applicationNumber status membershipType { code } } } } applicationStats { total submitted }
      membershipTypes { id code } interestCategories(isActive: true) { name } users { data { email role } meta { total totalPages } }
      userActivityLog(limit: 5) { data { type } meta { total } } memberStats { total active inactive }
      discounts { edges { node { name } } } activeDiscounts { name } discountByCode(code: "RESCUE15") { value }
      reportsDashboard { members { total active } bookings { upcoming } } reportsMembership { byStatus byType }
      featureFlags { modules { golf bookings } } isFeatureEnabled(featureKey: "golf") courses { id }
      teeTimes { totalCount } equipmentCategories { code equipmentCount availableCount }
      equipment { assetNumber status currentAssignment { bookingNumber member { lastName } } }
      memberTransactions(memberId: "${ids.of('client', 2)}") { currentBalance transactions { type amount runningBalance } }
      memberAddresses(memberId: "${ids.of('client', 2)}") { addressLine1 district isPrimary }
      memberDependents(memberId: "${ids.of('client', 2)}") { relationship firstName }
      memberInterests(memberId: "${ids.of('client', 1)}") { interestLevel category { name } }
      memberCommunicationPrefs(memberId: "${ids.of('client', 1)}") { emailPromotions } }`);
    expect(answer).toMatchObject({
      clubProfile: { name: 'Harbor Veterinary Group', timezone: 'America/New_York' },
      myInvoices: { totalCount: 0 },
      myMember: null,
      applicationStats: { total: 4, submitted: 2 },
      isFeatureEnabled: false,
      courses: [],
      teeTimes: { totalCount: 0 },
      discountByCode: { value: '15' },
      users: { meta: { total: 9, totalPages: 1 } },
      memberStats: { total: 118 },
    });
    expect(nodesAt(answer, 'invoices')).toHaveLength(3);
    expect(nodesAt(answer, 'payments').every(({ method }) => method === 'CASH')).toBe(true);
    expect(rowsAt(answer, 'memberDependents')).toEqual([{ relationship: 'SPOUSE', firstName: 'Robin' }]);
    expect(rowsAt(answer, 'memberTransactions.transactions').length).toBeGreaterThan(0);
    expect((await post('{ teeTime(id: "1") { id } }')).body.errors?.[0]?.message).toBe('Tee time not found');
    expect((await readPiecewise(query)).size).toBeGreaterThan(150);
    const other = createPractice();
    const [place] = other.places;
    const far = { ...other, places: place ? [{ ...place, zone: 'Pacific/Auckland' }] : [] };
    const away = await visit({ practice: far });
    const there = await away.query('{ clubProfile { timezone } facilities { id } bookings { totalCount } }');
    expect(there).toMatchObject({
      clubProfile: { timezone: 'Pacific/Auckland' },
      facilities: [{ id: ids.of('place', 1) }],
    });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 120 }] });
    expect((await poisoned.post('{ members { totalCount edges { node { id } } } }')).status).toBe(500);
    expect(rowOf(other.clients, 120)).not.toBeNull();
  });
});
