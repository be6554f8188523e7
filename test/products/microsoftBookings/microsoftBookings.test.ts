import { describe, expect, it } from 'vitest';
import { offsetText, startOfDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { microsoftBookings } from './microsoftBookings.ts';

const visit = productVisits(microsoftBookings);
const { view } = microsoftBookings;
const { of } = view.ids;
const day = '2026-11-17';
const [harbor, summit, cats] = [1, 2, 3].map((key) => of('place', key));
const book = `mutation Book($businessId: ID!, $input: BookingAppointmentInput!) {
  createBookingAppointment(businessId: $businessId, input: $input) { error { code message target } bookingAppointment {
    id startDateTime { dateTime timeZone } endDateTime { dateTime } duration serviceNotes appointmentLabel staffMemberIds
    customers { customerId name notes } customerNotes } } }`;
const change = `mutation Change($businessId: ID!, $id: ID!, $input: BookingAppointmentInput!) {
  updateBookingAppointment(businessId: $businessId, id: $id, input: $input) { error { code } bookingAppointment {
    startDateTime { dateTime } duration serviceNotes appointmentLabel serviceLocation { displayName } } } }`;
const register = `mutation Enter($input: BookingCustomerInput!) { createBookingCustomer(businessId: "${String(summit)}", input: $input) {
  bookingCustomer { id displayName emailAddress phones { number type } addresses { street city } } error { code target } } }`;
const lines = 'addresses { street city state countryOrRegion postalCode } phones { number type }';

describe('Microsoft Bookings', () => {
  it('shows what a person reads in it: businesses, their customers, and their calendars on a day', async () => {
    const { query } = await visit();
    const { locations, clients, patients, appointments, mayOmit } = expectedSample(microsoftBookings, day);
    expect([patients, mayOmit]).toEqual([[], []]);
    const businesses = rowsAt(
      await query(`{ bookingBusinesses { value { id displayName address { street city state postalCode }
        bookingPageSettings { businessTimeZone } } } }`),
      'bookingBusinesses.value',
    );
    expect(
      businesses.map((row) => ({
        id: row['id'],
        name: row['displayName'],
        address: ['street', 'city', 'state', 'postalCode'].map((part) => at(row, `address.${part}`)).join(', '),
        timeZone: at(row, 'bookingPageSettings.businessTimeZone'),
      })),
    ).toEqual(locations);
    const customers = await query(
      `{ bookingCustomers(businessId: "${String(harbor)}", top: 5) { value { id displayName emailAddress ${lines} } } }`,
    );
    expect(
      rowsAt(customers, 'bookingCustomers.value').map((row) => ({
        id: row['id'],
        name: row['displayName'],
        phones: rowsAt(row, 'phones').map(({ number }) => number),
        emails: [row['emailAddress']].filter((email) => email !== null),
        location: { id: harbor, name: businesses[0]?.['displayName'] },
      })),
    ).toEqual(clients);
    const range = `query Day($id: ID!, $start: DateTimeOffset!, $end: DateTimeOffset!) {
      bookingCalendarView(businessId: $id, start: $start, end: $end, top: 100) { value { id appointmentLabel serviceNotes
        startDateTime { dateTime timeZone } endDateTime { dateTime } customers { customerId name customer { displayName } }
        staffMemberIds staffMembers { id displayName } serviceLocation { displayName } } } }`;
    const one = `query One($business: ID!, $id: ID!) { bookingAppointment(businessId: $business, id: $id) { serviceNotes } }`;
    const read: Row[] = [];
    for (const business of businesses) {
      const zone = String(at(business, 'bookingPageSettings.businessTimeZone'));
      const [start, end] = [0, 1].map((later) => new Date(startOfDay(day, zone, later)).toISOString());
      // One after the other, as a person at a desk would.
      // eslint-disable-next-line no-await-in-loop
      const rows = rowsAt(await query(range, { id: business['id'], start, end }), 'bookingCalendarView.value');
      for (const row of rows) {
        // eslint-disable-next-line no-await-in-loop
        const reason = at(
          await query(one, { business: business['id'], id: row['id'] }),
          'bookingAppointment.serviceNotes',
        );
        const [client, provider] = [rowsAt(row, 'customers')[0], rowsAt(row, 'staffMembers')[0]];
        expect([row['serviceNotes'], at(row, 'startDateTime.timeZone')]).toEqual([null, 'UTC']);
        expect(row['staffMemberIds']).toEqual(provider ? [provider['id']] : []);
        read.push({
          id: row['id'],
          start: offsetText(Date.parse(String(at(row, 'startDateTime.dateTime'))), zone),
          end: offsetText(Date.parse(String(at(row, 'endDateTime.dateTime'))), zone),
          ...(reason !== null && { reason }),
          ...(client && { client: { id: client['customerId'], name: at(client, 'customer.displayName') } }),
          ...(provider && { provider: { id: provider['id'], name: provider['displayName'] } }),
          location: { id: business['id'], name: at(row, 'serviceLocation.displayName') },
        });
      }
    }
    const byId = (a: { readonly id?: unknown }, b: { readonly id?: unknown }): number =>
      String(a.id) < String(b.id) ? -1 : 1;
    expect(appointments.length).toBeGreaterThan(15);
    // A range has what meets it, and so the emergencies that began before midnight in each zone.
    const ofDay = read.filter(({ start }) => String(start).startsWith(day));
    expect(ofDay).toHaveLength(read.length - 2);
    expect(ofDay.toSorted(byId)).toEqual(appointments.toSorted(byId));
    expect(missingOperations(microsoftBookings)).toEqual([]);
  });

  it('pages by 25, 100 at most, with a link that is given back', async () => {
    const { query, post, server } = await visit();
    const text = `query Page($link: String, $top: Int) { bookingCustomers(businessId: "${String(cats)}", top: $top, nextLink: $link) {
      count nextLink value { id } } }`;
    const all = server.practice.clients.filter((row) => row.placeKey === 3 && !row.isDeleted);
    const pages: number[] = [];
    const rows = await allPages(async (link) => {
      const page = at(await query(text, { link }), 'bookingCustomers');
      expect(at(page, 'count')).toBe(all.length);
      pages.push(rowsAt(page, 'value').length);
      const next = at(page, 'nextLink');
      return { rows: rowsAt(page, 'value'), next: typeof next === 'string' ? next : null };
    });
    expect(rows.map(({ id }) => id)).toEqual(all.map(({ key }) => of('client', key)));
    expect(pages).toEqual([25, all.length - 25]);
    const whole = await query(
      `{ bookingAppointments(businessId: "${String(harbor)}", top: 500) { value { id } nextLink } }`,
    );
    const booked = server.practice.appointments.filter((row) => row.placeKey === 1 && view.shows(row));
    expect(rowsAt(whole, 'bookingAppointments.value').map(({ id }) => id)).toEqual(
      booked.map(({ key }) => of('appointment', key)),
    );
    expect((await post(text, { link: 'nonsense' })).body.errors?.[0]?.message).toBe('The skip token is invalid.');
    expect((await post(text, { top: 0 })).body.errors?.[0]?.extensions?.code).toBe('BadRequest');
    const nowhere = await post('{ bookingServices(businessId: "a@b.example") { count } }');
    expect(nowhere.body.errors?.[0]).toMatchObject({ extensions: { code: 'ErrorItemNotFound' } });
  });

  it('has all of a calendar that meets a range, without what is cancelled, and items within their business only', async () => {
    const { query, post, server } = await visit();
    const view1 = (start: string, end: string): string =>
      `bookingCalendarView(businessId: "${String(harbor)}", start: "${start}", end: "${end}") { value { id duration startDateTime { dateTime } } }`;
    const lists = await query(`{ inside: ${view1('2026-11-17T13:10:00Z', '2026-11-17T13:15:00Z')}
      offset: ${view1('2026-11-17T08:10:00-05:00', '2026-11-17T08:15:00-05:00')} end: ${view1('2026-11-17T12:00:00Z', '2026-11-17T13:00:00Z')} }`);
    expect(rowsAt(lists, 'inside.value').map((row) => at(row, 'startDateTime.dateTime'))).toEqual([
      '2026-11-17T13:00:00.0000000Z',
    ]);
    expect([lists['offset'], lists['end']]).toEqual([lists['inside'], { value: [] }]);
    const cancelled = server.practice.appointments.find((row) => row.placeKey === 1 && row.state === 'cancelled');
    const own = server.practice.appointments.find((row) => row.placeKey === 1 && view.shows(row));
    const items = await query(
      `query Items($id: ID!, $gone: ID!) {
      own: bookingAppointment(businessId: "${String(harbor)}", id: $id) { reminders { message } serviceName service { displayName defaultDuration } }
      other: bookingAppointment(businessId: "${String(summit)}", id: $id) { id } gone: bookingAppointment(businessId: "${String(harbor)}", id: $gone) { id }
      customer: bookingCustomer(businessId: "${String(harbor)}", id: "${of('client', 2)}") { displayName ${lines} } }`,
      {
        id: of('appointment', own?.key ?? 0),
        gone: of('appointment', cancelled?.key ?? 0),
      },
    );
    expect(items).toMatchObject({ own: { reminders: [] }, other: null, gone: null });
    expect(at(items, 'own.service.displayName')).toBe(at(items, 'own.serviceName'));
    expect(items['customer']).toMatchObject({
      displayName: 'Søren Müller',
      phones: [{ number: '+1 303 555 0104', type: 'mobile' }],
    });
    const wrong = await post(`{ ${view1('2026-11-17', '2026-11-18')} }`);
    expect(wrong.body.errors?.[0]?.message).toMatch(/^Cannot convert the literal '2026-11-17'/);
  });

  it('books by zones, offsets and services, changes, cancels, and refuses in the payload', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const input = {
      serviceId: of('visitType', 3),
      startDateTime: { dateTime: '2026-12-01T09:00:00', timeZone: 'Mountain Standard Time' },
      customers: [{ customerId: of('client', 2), notes: 'Comes by bus' }],
      staffMemberIds: [of('provider', 3)],
      serviceNotes: 'Coughs',
    };
    const booked = at(await query(book, { businessId: summit, input }), 'createBookingAppointment');
    expect(booked).toMatchObject({
      error: null,
      bookingAppointment: {
        startDateTime: { dateTime: '2026-12-01T16:00:00.0000000Z', timeZone: 'UTC' },
        endDateTime: { dateTime: '2026-12-01T16:40:00.0000000Z' },
        duration: 'PT40M',
        serviceNotes: 'Coughs',
        customerNotes: 'Comes by bus',
        customers: [{ name: 'Søren Müller', notes: 'Comes by bus' }],
      },
    });
    const id = at(booked, 'bookingAppointment.id');
    const row = practice.appointments.at(-1);
    expect(row).toMatchObject({ placeKey: 2, providerKey: 3, clientKey: 2, reason: 'Coughs', state: 'planned' });
    const moved = await query(change, {
      businessId: summit,
      id,
      input: { startDateTime: { dateTime: '2026-12-01T10:00:00.0000000-07:00' }, appointmentLabel: 'Arrived' },
    });
    expect(at(moved, 'updateBookingAppointment.bookingAppointment')).toEqual({
      startDateTime: { dateTime: '2026-12-01T17:00:00.0000000Z' },
      duration: 'PT40M',
      serviceNotes: 'Coughs',
      appointmentLabel: 'Arrived',
      serviceLocation: { displayName: 'Summit Pet Clinic' },
    });
    expect(practice.appointments.at(-1)?.state).toBe('arrived');
    const stamped = await query(change, {
      businessId: summit,
      id,
      input: { appointmentLabel: 'Bring papers', serviceLocation: { displayName: 'At home' } },
    });
    expect(at(stamped, 'updateBookingAppointment.bookingAppointment')).toMatchObject({
      appointmentLabel: 'Bring papers',
      serviceLocation: { displayName: 'At home' },
    });
    const refused = async (businessId: unknown, changed: object): Promise<unknown> =>
      at(await query(book, { businessId, input: { ...input, ...changed } }), 'createBookingAppointment.error.code');
    expect(await refused(harbor, {})).toBe('ErrorInvalidIdMalformed');
    expect(await refused('x@y.example', {})).toBe('ErrorItemNotFound');
    expect(await refused(summit, { serviceId: null })).toBe('ErrorPropertyValidationFailure');
    const mars = { dateTime: '2026-12-01T09:00:00', timeZone: 'Mars' };
    expect(await refused(summit, { startDateTime: mars })).toBe('TimeZoneNotSupportedException');
    const early = { dateTime: '2026-12-01T08:00:00', timeZone: 'America/Denver' };
    expect(await refused(summit, { endDateTime: early })).toBe('ErrorInvalidRequest');
    const cancel = `mutation { cancelBookingAppointment(businessId: "${String(summit)}", id: "${String(id)}", cancellationMessage: "Closed") {
      success error { code } } }`;
    expect(await query(cancel)).toEqual({ cancelBookingAppointment: { success: true, error: null } });
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', cancelReason: 'Closed' });
    expect(await query(cancel)).toEqual({
      cancelBookingAppointment: { success: false, error: { code: 'ErrorItemNotFound' } },
    });
    const walkIn = { ...input, customers: [{ name: 'Jo van Park', phone: '303 555 0199' }], staffMemberIds: [] };
    await query(book, { businessId: summit, input: walkIn });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Jo van', familyName: 'Park', placeKey: 2 });
    expect(practice.appointments.at(-1)?.clientKey).toBe(practice.clients.at(-1)?.key);
  });

  it('enters, changes and deletes customers of a business', async () => {
    const { query, server } = await visit();
    const input = {
      displayName: 'Ida Lund',
      emailAddress: 'ida@example.test',
      phones: [{ number: '303 555 0198', type: 'business' }],
      addresses: [{ street: '1 Way', city: 'Boulder' }],
    };
    const { bookingCustomer } = Object(at(await query(register, { input }), 'createBookingCustomer'));
    expect(bookingCustomer).toMatchObject(input);
    expect(server.practice.clients.at(-1)).toMatchObject({ placeKey: 2, phones: [{ label: 'Work' }] });
    expect(at(await query(register, { input: { ...input, displayName: ' ' } }), 'createBookingCustomer')).toEqual({
      bookingCustomer: null,
      error: { code: 'ErrorPropertyValidationFailure', target: 'displayName' },
    });
    const ids = `businessId: "${String(summit)}", id: "${String(at(bookingCustomer, 'id'))}"`;
    const changed = await query(`mutation { updateBookingCustomer(${ids}, input: { phones: [] }) {
      bookingCustomer { displayName emailAddress phones { number } } } }`);
    expect(at(changed, 'updateBookingCustomer.bookingCustomer')).toEqual({
      displayName: 'Ida Lund',
      emailAddress: 'ida@example.test',
      phones: [],
    });
    await query(`mutation { deleteBookingCustomer(${ids}) { success } }`);
    expect(await query(`{ bookingCustomer(${ids}) { id } }`)).toEqual({ bookingCustomer: null });
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const { error } = Object(at(await locked.query(register, { input }), 'createBookingCustomer'));
    expect(error).toEqual({ code: 'ErrorAccessDenied', target: null });
  });

  it('has services, staff, questions and hours, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const id = `businessId: "${String(cats)}"`;
    const answer =
      await query(`{ bookingServices(${id}) { count value { displayName defaultDuration } } bookingStaffMembers(${id}) { value {
      displayName role timeZone } } bookingCustomQuestions(${id}) { value { displayName answerOptions } } bookingCurrencies { id }
      bookingBusinesses(query: "mary") { value { displayName businessHours { day timeSlots { startTime } } } }
      staffAvailability(${id}, staffIds: ["${of('provider', 7)}"], startDateTime: { dateTime: "2026-11-17T08:00:00", timeZone: "America/New_York" },
        endDateTime: { dateTime: "2026-11-17T18:00:00", timeZone: "Eastern Standard Time" }) { staffId availabilityItems { status startDateTime { dateTime } } } }`);
    expect(at(answer, 'bookingServices.count')).toBe(6);
    expect(rowsAt(answer, 'bookingServices.value')).toContainEqual({
      displayName: 'Surgery',
      defaultDuration: 'PT1H30M',
    });
    expect(rowsAt(answer, 'bookingStaffMembers.value').map((row) => row['displayName'])).toEqual([
      'Björn Håkansson',
      'Grace Liu',
    ]);
    expect(rowsAt(answer, 'bookingBusinesses.value')).toHaveLength(1);
    const items = rowsAt(rowsAt(answer, 'staffAvailability')[0], 'availabilityItems').map(({ status }) => status);
    expect(items.slice(0, 2)).toEqual(['Available', 'Busy']);
    const written = await query(`mutation { createBookingCustomQuestion(${id}, input: { displayName: "Parking?" }) {
      bookingCustomQuestion { id answerInputType } } unpublishBookingBusiness(id: "${String(cats)}") { bookingBusiness { isPublished publicUrl } } }`);
    expect(written).toMatchObject({
      createBookingCustomQuestion: { bookingCustomQuestion: { answerInputType: 'text' } },
      unpublishBookingBusiness: { bookingBusiness: { isPublished: false, publicUrl: null } },
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Mutation'), 'fields')).toHaveLength(11);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 3 }] });
    const pages = [1, 2].map((key) => `{ bookingCustomers(businessId: "${of('place', key)}", top: 9) { count } }`);
    const statuses = await Promise.all(pages.map(async (text) => (await poisoned.post(text)).status));
    expect(statuses).toEqual([500, 200]);
  });
});
