import { describe, expect, it } from 'vitest';
import { Temporal } from 'temporal-polyfill';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { shortcuts } from './shortcuts.ts';

const visit = productVisits(shortcuts);
const { view } = shortcuts;
const { of } = view.ids;
const day = '2026-11-17';
const [harbor, summit] = [of('place', 1), of('place', 2)];
const named = (row: unknown): string => [at(row, 'firstName'), at(row, 'lastName')].filter(Boolean).join(' ');
const customerFields = `id displayName firstName lastName isActive phoneNumbers { typeCode number } email
  preferredSite { id displayName } createdUtcDateTime updatedUtcDateTime version`;
const appointmentFields = `id scheduledDate startTime duration statusCode isActive notes version
  customer { id firstName lastName } employee { id firstName lastName } service { displayName } booking { bookingStatusCode }
  site { id displayName timeZone }`;
const dayQuery = `query($site: ID!, $cursor: String) { appointments(siteId: $site, fromDate: "${day}", toDate: "${day}", limit: 6, cursor: $cursor) {
  appointments { ${appointmentFields} } cursor hasMore } }`;
const book = `mutation($customer: ID!, $employee: ID, $date: Date!, $time: Time!, $duration: Duration) {
  bookAppointment(siteId: "${summit}", customerId: $customer, serviceId: "${of('visitType', 1)}", employeeId: $employee,
    scheduledDate: $date, startTime: $time, duration: $duration, notes: "Coughs") {
    __typename ... on AppointmentBooked { appointment { ${appointmentFields} } } ... on ApiError { errorTypeCode message } } }`;
const update = `mutation($id: ID!, $version: Int!, $date: Date, $time: Time, $employee: ID, $status: AppointmentStatusCode) {
  updateAppointment(siteId: "${summit}", appointmentId: $id, version: $version, scheduledDate: $date, startTime: $time,
    employeeId: $employee, statusCode: $status) { __typename ... on AppointmentUpdated { appointment { ${appointmentFields} } }
    ... on VersionConflict { currentVersion } ... on ApiError { errorTypeCode message } } }`;

/** A customer as a person would write her down. */
function customerFrom(row: Row): Row {
  return {
    id: row['id'],
    name: named(row),
    ...(row['firstName'] !== null && { givenName: row['firstName'] }),
    familyName: row['lastName'],
    phones: rowsAt(row, 'phoneNumbers').map(({ number }) => number),
    emails: row['email'] === null ? [] : [row['email']],
    active: row['isActive'],
    location: { id: at(row, 'preferredSite.id'), name: at(row, 'preferredSite.displayName') },
  };
}

/** An appointment as a person would write it down. */
function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'site.timeZone'));
  const start = instantOfWall(`${String(row['scheduledDate'])}T${String(row['startTime'])}`, zone);
  const end = start + Temporal.Duration.from(String(row['duration'])).total('milliseconds');
  return {
    id: row['id'],
    start: offsetText(start, zone),
    end: offsetText(end, zone),
    status: row['statusCode'],
    ...(row['notes'] !== null && { reason: row['notes'] }),
    ...(row['customer'] !== null && { client: { id: at(row, 'customer.id'), name: named(row['customer']) } }),
    ...(row['employee'] !== null && { provider: { id: at(row, 'employee.id'), name: named(row['employee']) } }),
    location: { id: at(row, 'site.id'), name: at(row, 'site.displayName') },
  };
}

describe('Shortcuts', () => {
  it('shows of a day what is expected of it', async () => {
    const { query, server } = await visit();
    const expected = expectedSample(shortcuts, day);
    const byId = (list: readonly Row[]): readonly Row[] =>
      list.toSorted((one, other) => Number(one['id']) - Number(other['id']));
    const sites = rowsAt(
      await query('{ sites { sites { id displayName timeZone address { line1 suburb state postcode } } hasMore } }'),
      'sites.sites',
    );
    expect(
      byId(sites).map((row) => ({
        id: row['id'],
        name: row['displayName'],
        address: ['line1', 'suburb', 'state', 'postcode'].map((field) => at(row, `address.${field}`)).join(', '),
        timeZone: row['timeZone'],
      })),
    ).toEqual(expected.locations);
    const answer = await query(`{ customers(limit: 5) { customers { ${customerFields} } cursor hasMore } }`);
    expect(rowsAt(answer, 'customers.customers').map(customerFrom)).toEqual(expected.clients);
    const pages = (site: unknown): Promise<Row[]> =>
      allPages(async (cursor) => {
        const page = at(await query(dayQuery, { site, cursor }), 'appointments');
        return {
          rows: rowsAt(page, 'appointments'),
          next: at(page, 'hasMore') === true ? String(at(page, 'cursor')) : null,
        };
      });
    const rows = (await Promise.all(sites.map(({ id }) => pages(id)))).flat();
    expect(byId(rows.map(appointmentFrom))).toEqual(byId(expected.appointments.map((row) => ({ ...row }))));
    expect(expected.mayOmit).toEqual([]);
    const words = new Set(rows.map((row) => row['statusCode']));
    for (const word of ['awaiting_review', 'booked', 'in_progress', 'no_show', 'cancelled'])
      expect(words).toContain(word);
    expect(rows.every((row) => (row['statusCode'] === 'cancelled') !== row['isActive'])).toBe(true);
    expect(missingOperations(shortcuts)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('pages customers by name with a cursor, and finds them by words or whole fields', async () => {
    const { query, post, server } = await visit();
    const list = `query($cursor: String) { customers(limit: 500, cursor: $cursor) { customers { ${customerFields} } cursor hasMore } }`;
    const sizes: number[] = [];
    const all = await allPages(async (cursor) => {
      const page = at(await query(list, { cursor }), 'customers');
      sizes.push(rowsAt(page, 'customers').length);
      return {
        rows: rowsAt(page, 'customers'),
        next: at(page, 'hasMore') === true ? String(at(page, 'cursor')) : null,
      };
    });
    expect(all.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => of('client', key)));
    expect(sizes).toEqual([100, all.length - 100]);
    expect(all.some((row) => row['isActive'] === false)).toBe(true);
    expect(all.every((row) => row['createdUtcDateTime'] === '0001-01-01T00:00:00')).toBe(true);
    const ids = `{ customers { id displayName isActive } }`;
    const found =
      await query(`{ words: customers(search: "zoë o'brien") ${ids} number: customers(search: "5550101") ${ids}
      part: customers(lastName: "abb") ${ids} whole: customers(lastName: "ABBOTT") ${ids} mail: customers(email: "Mai@example.test") ${ids}
      phone: customers(phoneNumber: "1-207-555-0101") ${ids} off: customers(isActive: false) ${ids} here: customers(siteId: "${summit}", limit: 100) {
      customers { preferredSite { id } } } none: customer(customerId: "1") { id } one: customer(customerId: "${of('client', 3)}") {
      displayName firstName lastName preferredContactMethodCode customerRelationships { relationshipTypeCode } } }`);
    const idsAt = (name: string): unknown[] => rowsAt(found, `${name}.customers`).map(({ id }) => id);
    expect(idsAt('words')).toEqual([of('client', 1), of('client', 8)]);
    expect([idsAt('number'), idsAt('phone')]).toEqual([[of('client', 1)], [of('client', 1)]]);
    expect([idsAt('part'), idsAt('whole'), idsAt('mail')]).toEqual([[], [of('client', 7)], [of('client', 4)]]);
    expect(rowsAt(found, 'off.customers').every(({ isActive }) => isActive === false)).toBe(true);
    expect(rowsAt(found, 'here.customers').every((row) => at(row, 'preferredSite.id') === summit)).toBe(true);
    expect(found['none']).toBeNull();
    expect(found['one']).toMatchObject({
      displayName: 'Riverside Cat Rescue',
      firstName: null,
      customerRelationships: [],
    });
    const bad = await post('{ customers(limit: 0) { hasMore } }');
    expect(bad.body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST' });
  });

  it('lists the book of one site between days, who works there and what is offered', async () => {
    const { query, post, server } = await visit();
    const own = `siteId: "${harbor}", limit: 100`;
    const lists = await query(`{ day: appointments(${own}, fromDate: "${day}") { appointments { id } }
      active: appointments(${own}, fromDate: "${day}", isActive: true) { appointments { isActive } }
      days: appointments(${own}, fromDate: "2026-11-16", toDate: "${day}") { appointments { scheduledDate startTime } }
      hers: appointments(${own}, fromDate: "${day}", employeeId: "${of('provider', 1)}") { appointments { employee { id } } }
      customerAppointments(customerId: "${of('client', 5)}") { appointments { customer { id } site { id } } }
      employees(siteId: "${harbor}") { employees { id displayName alias isActive } } some: employees(siteId: "${harbor}", isActive: true, search: "amel") { employees { id } }
      services(siteId: "${harbor}", isBookable: true) { services { id displayName defaultDurationMinutes currentSellPrice { defaultSellIncTaxPrice } serviceCategory { displayName } } }
      care: services(siteId: "${harbor}", serviceCategoryId: "3") { services { displayName } }
      serviceCategories(siteId: "${harbor}") { serviceCategories { displayName services { displayName } } }
      employeeBreaks(siteId: "${harbor}", fromDate: "${day}") { description startTime duration employee { displayName } }
      employeePricing(siteId: "${harbor}", serviceId: "${of('visitType', 4)}") { sellIncTaxPrice durationMinutes effectiveDate employee { displayName } }
      products(siteId: "${harbor}") { products { displayName } } giftcardBalance(giftcardNumber: "62997400000000400401") { balanceIncTaxAmount }
      company { displayName } }`);
    const { practice } = server;
    const rows = practice.appointments.filter((row) => row.placeKey === 1 && view.shows(row));
    expect(rowsAt(lists, 'customerAppointments.appointments')).toHaveLength(
      practice.appointments.filter((row) => row.clientKey === 5 && view.shows(row)).length,
    );
    const today = rowsAt(lists, 'day.appointments').length;
    const active = rowsAt(lists, 'active.appointments');
    expect(active.length).toBeLessThan(today);
    expect(active.every(({ isActive }) => isActive === true)).toBe(true);
    const times = rowsAt(lists, 'days.appointments').map(
      (row) => `${String(row['scheduledDate'])} ${String(row['startTime'])}`,
    );
    expect(times).toEqual(times.toSorted());
    expect([times.length > today, times.length < rows.length]).toEqual([true, true]);
    expect(rowsAt(lists, 'hers.appointments').every((row) => at(row, 'employee.id') === of('provider', 1))).toBe(true);
    expect(rowsAt(lists, 'employees.employees').map(({ displayName }) => displayName)).toEqual([
      'Amelia Okafor',
      'Björn Håkansson',
      'Lena Whitaker',
      'Oscar Bell',
    ]);
    expect(rowsAt(lists, 'some.employees')).toEqual([{ id: of('provider', 1) }]);
    expect(rowsAt(lists, 'services.services')).toHaveLength(6);
    expect(rowsAt(lists, 'care.services')).toEqual([{ displayName: 'Nail trim' }]);
    expect(rowsAt(lists, 'serviceCategories.serviceCategories')[0]?.['displayName']).toBe('Care');
    expect(lists['employeeBreaks']).toEqual([
      {
        description: 'Staff meeting',
        startTime: '12:00:00',
        duration: 'PT1H',
        employee: { displayName: 'Amelia Okafor' },
      },
    ]);
    expect(rowsAt(lists, 'employeePricing')).toHaveLength(3);
    expect(rowsAt(lists, 'employeePricing')[0]).toMatchObject({ durationMinutes: 90, effectiveDate: day });
    expect([rowsAt(lists, 'products.products').length, at(lists, 'giftcardBalance.balanceIncTaxAmount')]).toEqual([
      3, 200,
    ]);
    const nowhere = await post(`{ appointments(siteId: "9", fromDate: "${day}") { hasMore } }`);
    expect(nowhere.body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', errorTypeCode: 'not_found' });
    const odd = await post(`{ appointments(${own}, fromDate: "17/11/2026") { hasMore } }`);
    expect(odd.body.errors?.[0]?.message).toBe('fromDate must be a date, YYYY-MM-DD');
    const elsewhere = await query(
      `{ appointment(siteId: "${summit}", appointmentId: "${of('appointment', rows[0]?.key ?? 0)}") { id } }`,
    );
    expect(elsewhere['appointment']).toBeNull();
  });

  it('books by the clock of the site where an employee is free, moves with the version that was read, and cancels', async () => {
    const { query, server } = await visit();
    const customer = of('client', 2);
    const free = rowsAt(
      await query(`{ availableAppointments(siteId: "${summit}", serviceId: "${of('visitType', 1)}", employeeId: "${of('provider', 3)}"
        fromDate: "2026-11-23", toDate: "2026-11-24", startTime: "13:00:00", maximumAvailabilitiesCount: 3) {
        scheduledDate services { startTime duration employee { displayName } } } }`),
      'availableAppointments',
    );
    expect(free.map((row) => rowsAt(row, 'services')[0]?.['startTime'])).toEqual(['13:00:00', '13:30:00', '14:00:00']);
    const slot = { customer, employee: of('provider', 3), date: '2026-11-23', time: '13:00:00' };
    const booked = at(await query(book, slot), 'bookAppointment');
    expect(booked).toMatchObject({
      __typename: 'AppointmentBooked',
      appointment: { startTime: '13:00:00', duration: 'PT30M', statusCode: 'awaiting_review', notes: 'Coughs' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({
      placeKey: 2,
      clientKey: 2,
      start: Date.parse('2026-11-23T20:00:00Z'),
    });
    expect(at(await query(book, { ...slot, time: '13:15' }), 'bookAppointment')).toEqual({
      __typename: 'ApiError',
      errorTypeCode: 'system',
      message: 'Proposed appointment is no longer available',
    });
    const other = { ...slot, employee: of('provider', 1) };
    expect(at(await query(book, other), 'bookAppointment.errorTypeCode')).toBe('not_found');
    const long = { ...slot, time: '15:00', duration: 'PT1H30M' };
    expect(at(await query(book, long), 'bookAppointment.appointment.duration')).toBe('PT1H30M');
    expect(at(await query(book, { ...slot, duration: 'soon' }), 'bookAppointment.errorTypeCode')).toBe('validation');
    const id = at(booked, 'appointment.id');
    const moved = await query(update, { id, version: 2, time: '08:30', status: 'confirmed' });
    expect(at(moved, 'updateAppointment.appointment')).toMatchObject({
      scheduledDate: '2026-11-23',
      startTime: '08:30:00',
      statusCode: 'confirmed',
      version: 3,
      employee: { id: of('provider', 3) },
    });
    const stale = await query(update, { id, version: 2, date: '2026-11-24' });
    expect(stale['updateAppointment']).toEqual({ __typename: 'VersionConflict', currentVersion: 3 });
    const cancel = `mutation($id: ID!) { cancelAppointment(siteId: "${summit}", appointmentId: $id) { __typename
      ... on AppointmentCancelled { appointment { statusCode isActive booking { bookingStatusCode } } } } }`;
    expect(at(await query(cancel, { id }), 'cancelAppointment.appointment')).toEqual({
      statusCode: 'cancelled',
      isActive: false,
      booking: { bookingStatusCode: 'cancelled' },
    });
    expect(at(await query(cancel, { id: '4711' }), 'cancelAppointment.__typename')).toBe('ApiError');
  });

  it('enters and changes customers, says in a union what is wrong, and shows its schema', async () => {
    const { query, server } = await visit();
    const create = `mutation($first: String, $last: String, $email: String) { createCustomer(firstName: $first, lastName: $last, email: $email,
      phoneNumbers: [{ typeCode: home, number: "207 555 0199" }], preferredSiteId: "${summit}") { __typename
      ... on CustomerCreated { customer { ${customerFields} } } ... on ApiError { errorTypeCode message } } }`;
    const made = await query(create, { first: 'Jo', last: 'Park', email: 'jo@example.test' });
    expect(at(made, 'createCustomer.customer')).toMatchObject({
      displayName: 'Park, Jo',
      phoneNumbers: [{ typeCode: 'home', number: '207 555 0199' }],
      preferredSite: { id: summit },
      version: 0,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', placeKey: 2 });
    expect(at(await query(create, {}), 'createCustomer.message')).toBe('firstName or lastName is required');
    expect(at(await query(create, { last: 'X', email: 'x' }), 'createCustomer.errorTypeCode')).toBe('validation');
    const id = at(made, 'createCustomer.customer.id');
    const change = `mutation($id: ID!, $version: Int!) { updateCustomer(customerId: $id, version: $version, email: null, genderCode: female, isActive: false) {
      __typename ... on CustomerUpdated { customer { firstName email genderCode isActive version phoneNumbers { number } } } } }`;
    expect(at(await query(change, { id, version: 0 }), 'updateCustomer.customer')).toEqual({
      firstName: 'Jo',
      email: null,
      genderCode: 'female',
      isActive: false,
      version: 1,
      phoneNumbers: [{ number: '207 555 0199' }],
    });
    expect(at(await query(change, { id, version: 0 }), 'updateCustomer.__typename')).toBe('VersionConflict');
    const reload = `mutation { reloadGiftcard(giftcardNumber: "62997400000000400402", reloadAmount: 10) {
      ... on GiftcardReloaded { memberBalance { balanceIncTaxAmount } } } }`;
    expect(at(await query(reload), 'reloadGiftcard.memberBalance.balanceIncTaxAmount')).toBe(45.5);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect(at(await locked.query(create, { last: 'X' }), 'createCustomer')).toEqual({
      __typename: 'ApiError',
      errorTypeCode: 'system',
      message: 'This account is read-only',
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('UpdateAppointmentResult'), 'possibleTypes')).toHaveLength(3);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post(`{ customer(customerId: "${of('client', 2)}") { id } }`)).status).toBe(500);
  });
});
