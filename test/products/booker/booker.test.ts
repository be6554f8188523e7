import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { booker } from './booker.ts';

const visit = productVisits(booker);
const { view } = booker;
const { of } = view.ids;
const day = '2026-11-17';
const zones: Readonly<Record<string, string>> = {
  'Eastern Standard Time': 'America/New_York',
  'Mountain Standard Time': 'America/Denver',
};
const customerFields = `id firstName lastName email cellPhone homePhone workPhone isActive locationId locationName
  customerStats { dateOfLastVisit }`;
const appointmentFields = `id locationId startDateTimeOffset endDateTimeOffset status { name } notes isCancelled isNoShow
  customer { id firstName lastName } employee { id firstName lastName }`;
const bookQuery = `query($filter: AppointmentFilter!, $order: [AppointmentOrder!], $page: Int, $size: Int) {
  appointments(filter: $filter, order: $order, pageNumber: $page, pageSize: $size) {
    items { ${appointmentFields} } totalCount pageNumber pageSize } }`;
const named = (row: unknown): string => [at(row, 'firstName'), at(row, 'lastName')].filter(Boolean).join(' ');
const idsOf = (value: unknown, path: string): readonly unknown[] => rowsAt(value, path).map(({ id }) => id);
const person = (row: unknown): Row => ({ id: at(row, 'id'), name: named(row) });

/** A customer as a person would write her down. */
function clientFrom(row: Row): Row {
  const last = at(row, 'customerStats.dateOfLastVisit');
  return {
    id: row['id'],
    name: named(row),
    ...(row['firstName'] !== null && { givenName: row['firstName'] }),
    familyName: row['lastName'],
    phones: [row['cellPhone'], row['homePhone'], row['workPhone']].filter((phone) => phone !== null),
    emails: [row['email']].filter((email) => email !== null),
    active: row['isActive'],
    ...(last !== null && { lastVisit: last }),
    location: { id: row['locationId'], name: row['locationName'] },
  };
}

/** An appointment as a person would write it down, who knows the names of the locations. */
function appointmentFrom(row: Row, places: readonly Row[]): Row {
  const place = places.find(({ id }) => id === row['locationId']);
  return {
    id: row['id'],
    start: row['startDateTimeOffset'],
    end: row['endDateTimeOffset'],
    status: at(row, 'status.name'),
    ...(row['notes'] !== null && { reason: row['notes'] }),
    ...(row['customer'] !== null && { client: person(row['customer']) }),
    ...(row['employee'] !== null && { provider: person(row['employee']) }),
    location: { id: row['locationId'], name: place?.['businessName'] },
  };
}

describe('Booker', () => {
  it('shows of a day what is expected of it', async () => {
    const { query, server } = await visit();
    const expected = expectedSample(booker, day);
    const places = rowsAt(
      await query(
        '{ locations { items { id businessName accountName address { street1 city state zip } timeZone { name standardName } } } }',
      ),
      'locations.items',
    );
    expect(
      places.map((row) => ({
        id: row['id'],
        name: row['businessName'],
        address: ['street1', 'city', 'state', 'zip'].map((field) => at(row, `address.${field}`)).join(', '),
        timeZone: zones[String(at(row, 'timeZone.standardName'))],
      })),
    ).toEqual(expected.locations);
    expect(places[0]).toMatchObject({
      accountName: 'HarborStreetAnimalHospital',
      timeZone: { name: '(GMT-05:00) Eastern Time (US & Canada)' },
    });
    const customers = rowsAt(await query(`{ customers { items { ${customerFields} } } }`), 'customers.items');
    expect(customers).toHaveLength(25);
    expect(customers.slice(0, 5).map(clientFrom)).toEqual(expected.clients);
    const answers = await Promise.all(
      places.map(({ id }) =>
        query(bookQuery, {
          filter: {
            locationId: id,
            fromStartDateOffset: `${day}T00:00:00${id === of('place', 2) ? '-07:00' : '-05:00'}`,
            toStartDateOffset: `${day}T23:59:59${id === of('place', 2) ? '-07:00' : '-05:00'}`,
          },
          size: 100,
        }),
      ),
    );
    const byId = (rows: readonly Row[]): readonly Row[] =>
      rows.toSorted((one, other) => Number(one['id']) - Number(other['id']));
    const rows = answers.flatMap((each) => rowsAt(each, 'appointments.items'));
    expect(byId(rows.map((row) => appointmentFrom(row, places)))).toEqual(
      byId(expected.appointments.map((row) => ({ ...row }))),
    );
    expect(expected.appointments.length).toBeGreaterThan(20);
    expect(rows.filter((row) => row['isCancelled'] === (at(row, 'status.name') !== 'Cancelled'))).toEqual([]);
    expect(missingOperations(booker)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('pages the customers of the brand from 1, and finds them by beginnings, last digits and flags', async () => {
    const { query, server } = await visit();
    const all: Row[] = [];
    for (const page of [1, 2]) {
      // eslint-disable-next-line no-await-in-loop
      const list = await query(`{ customers(pageNumber: ${String(page)}, pageSize: 500) { items { ${customerFields} }
        totalCount pageNumber pageSize } }`);
      all.push(...rowsAt(list, 'customers.items'));
      expect(at(list, 'customers')).toMatchObject({ totalCount: 118, pageNumber: page, pageSize: 100 });
    }
    const shown = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(all.map(clientFrom)).toEqual(shown);
    const found = await query(`{ full: customers(filter: { firstOrLastOrFullNameStart: "zoë o'b" }) { items { id } }
      last: customers(filter: { lastNameStart: "ABB" }) { items { id } }
      part: customers(filter: { lastNameStart: "bbott" }) { totalCount }
      phone: customers(filter: { phone: "2075550102" }) { items { id homePhone } }
      mail: customers(filter: { email: "MAI@example.test" }) { items { id isActive } }
      second: customers(filter: { email: "z.obrien@work.example.test" }) { totalCount }
      off: customers(filter: { isActive: false }, pageSize: 100) { items { isActive } }
      ignored: customers(filter: { locationId: "${of('place', 2)}" }) { totalCount }
      exact: customers(filter: { locationId: "${of('place', 2)}", filterByExactLocationId: true }, pageSize: 100) {
        items { locationId } }
      leads: customers(filter: { customerRecordType: LEAD }) { totalCount }
      sorted: customers(order: [{ sortBy: LAST_NAME, sortDirection: DESCENDING }], pageSize: 2) { items { lastName } }
      beyond: customers(pageNumber: 9) { items { id } totalCount }
      one: customer(id: "${of('client', 5)}") { notes { text } address { street1 city zip } appointments { id status { name } } }
      gone: customer(id: "${of('client', 41)}") { id } }`);
    expect(idsOf(found, 'full.items')).toEqual([of('client', 1), of('client', 8)]);
    expect(idsOf(found, 'last.items')).toEqual([of('client', 7)]);
    expect(rowsAt(found, 'phone.items')).toEqual([{ id: of('client', 1), homePhone: '(207) 555-0102' }]);
    expect(rowsAt(found, 'mail.items')).toEqual([{ id: of('client', 4), isActive: false }]);
    expect(found).toMatchObject({
      part: { totalCount: 0 },
      second: { totalCount: 0 },
      ignored: { totalCount: 118 },
      leads: { totalCount: 0 },
      beyond: { items: [], totalCount: 118 },
      one: { notes: [{ text: 'Prefers messages.' }], address: { street1: '105 Mill Road', zip: null } },
      gone: null,
    });
    expect(rowsAt(found, 'off.items').every((row) => row['isActive'] === false)).toBe(true);
    expect(rowsAt(found, 'exact.items').length).toBeGreaterThan(10);
    expect(rowsAt(found, 'exact.items').every((row) => row['locationId'] === of('place', 2))).toBe(true);
    expect(rowsAt(found, 'sorted.items')[0]).toEqual({ lastName: 'Ünal' });
    expect(rowsAt(found, 'one.appointments').every((row) => at(row, 'status.name') !== 'Cancelled')).toBe(true);
  });

  it('lists the book, staff, treatments and what is around them one location at a time', async () => {
    const { query, post, server } = await visit();
    const locationId = of('place', 1);
    const list = await query(bookQuery, { filter: { locationId }, size: 10, page: 2 });
    const booked = server.practice.appointments.filter((row) => view.shows(row) && row.placeKey === 1);
    expect(at(list, 'appointments')).toMatchObject({ totalCount: booked.length, pageNumber: 2, pageSize: 10 });
    const starts = rowsAt(list, 'appointments.items').map((row) => Date.parse(String(row['startDateTimeOffset'])));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    const edge = '2026-11-17T08:00:00-05:00';
    const filter = { locationId, fromStartDateOffset: edge, toStartDateOffset: '2026-11-17T13:00:00Z' };
    expect(idsOf(await query(bookQuery, { filter }), 'appointments.items')).toHaveLength(1);
    const at1 = `filter: { locationId: "${locationId}" }`;
    const around = await query(`{ employees(${at1}) { items { id firstName isActive locationIds } totalCount }
      active: employees(filter: { locationId: "${locationId}", isActive: true }) { totalCount }
      treatments(${at1}) { items { id name totalDuration price { amount currencyCode } employeeIds roomIds } }
      rooms(locationId: "${locationId}") { items { name capacity } }
      blockouts(${at1}) { items { type { name } notes employee { lastName } } }
      orders(${at1}, pageSize: 1) { items { status { name } items { name unitPrice { amount } } } }
      specials(locationId: "${locationId}") { items { couponCode } }
      locationDaySchedules(locationId: "${locationId}") { weekday startTime }
      onlineBookingSettings(locationId: "${locationId}") { appointmentStartTimeInterval }
      loggedInUser { userName }
      mine: appointments(filter: { locationId: "${locationId}", employeeId: "${of('provider', 5)}" }, pageSize: 100,
        order: [{ sortBy: ID, sortDirection: DESCENDING }]) {
        items { employeeId child { name } customer2 { id } groupId appointmentTreatments { employee { id } roomName } } }
      one: appointment(id: "${of('appointment', 1)}") { bookingNumber treatmentName appointmentIconFlags { paid } }
      none: appointment(id: "1") { id } }`);
    expect(around).toMatchObject({
      employees: { totalCount: 4 },
      active: { totalCount: 3 },
      rooms: { items: [{ name: 'Room 1', capacity: 1 }, { name: 'Room 2' }] },
      blockouts: {
        items: [{ type: { name: 'Team meeting' }, notes: 'Staff meeting', employee: { lastName: 'Okafor' } }],
      },
      orders: { items: [{ status: { name: 'Paid' } }] },
      specials: { items: [{ couponCode: 'SENIORWEEK' }, { couponCode: 'DENTALMONTH' }] },
      loggedInUser: { userName: 'frontdesk' },
      one: { bookingNumber: `B${of('appointment', 1)}` },
      none: null,
    });
    expect(rowsAt(around, 'treatments.items')).toHaveLength(6);
    expect(rowsAt(around, 'locationDaySchedules')[0]).toEqual({ weekday: 'Sunday', startTime: null });
    for (const row of rowsAt(around, 'mine.items')) {
      expect(row).toMatchObject({ employeeId: of('provider', 5), child: null, customer2: null, groupId: null });
      expect(at(rowsAt(row, 'appointmentTreatments')[0], 'employee.id')).toBe(of('provider', 5));
    }
    const unknown = await post(bookQuery, { filter: { locationId: '1' } });
    expect(unknown.body.errors?.[0]).toMatchObject({
      message: 'Location 1 was not found',
      extensions: { code: 'BAD_USER_INPUT' },
    });
    const wrong = await post(bookQuery, { filter: { ...filter, fromStartDateOffset: day } });
    expect(wrong.body.errors?.[0]?.message).toBe(`Cannot parse instant: ${day}`);
  });
});
