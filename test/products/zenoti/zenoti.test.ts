import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { zenoti } from './zenoti.ts';

const visit = productVisits(zenoti);
const { view } = zenoti;
const { of } = view.ids;
const day = '2026-11-17';
const phone = '{ countryCode number }';
const guestFields = `id code centerId center { id name } tags personalInfo { firstName lastName email
  mobilePhone ${phone} homePhone ${phone} workPhone ${phone} dateOfBirth }`;
const appointmentFields = `appointmentId status startTime startTimeUtc endTime endTimeUtc notes invoiceId
  guest { id firstName lastName } therapist { id firstName lastName } service { id name } blockout { name } progress`;
const bookQuery = `query($center: ID!, $from: Date!, $to: Date!, $all: Boolean, $therapist: ID) {
  appointments(centerId: $center, startDate: $from, endDate: $to, includeNoShowCancel: $all, therapistId: $therapist, first: 100) {
    edges { node { ${appointmentFields} } } totalCount } }`;
const errors = 'userErrors { code message field }';
const named = (row: unknown): string => [at(row, 'firstName'), at(row, 'lastName')].filter(Boolean).join(' ');
const byId = (rows: readonly Row[]): readonly Row[] =>
  rows.toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])));

/** A guest as a person would write her down, with the digits of her numbers. */
function guestFrom(row: Row): Row {
  const personal = (name: string): unknown => at(row, `personalInfo.${name}`);
  const [firstName, lastName, email] = ['firstName', 'lastName', 'email'].map(personal);
  const numbers = ['mobilePhone', 'homePhone', 'workPhone'].map((name) => personal(`${name}.number`));
  return {
    id: row['id'],
    name: named(row['personalInfo']),
    ...(firstName !== '' && { givenName: firstName }),
    familyName: lastName,
    phones: numbers.filter((number) => number !== null),
    emails: email === '' ? [] : [email],
    tags: row['tags'] ?? [],
    location: row['center'],
  };
}

const withDigits = (client: { readonly phones?: readonly string[] }): Row => ({
  ...client,
  phones: (client.phones ?? []).map((text) => text.replaceAll(/\D/g, '').slice(-10)),
});

/** An appointment as a person would write it down, who knows the center that she asked for. */
function appointmentFrom(row: Row, location: Row): Row {
  return {
    id: row['appointmentId'],
    start: `${String(row['startTimeUtc'])}Z`,
    end: `${String(row['endTimeUtc'])}Z`,
    status: row['status'],
    ...(row['notes'] !== null && { reason: row['notes'] }),
    ...(row['guest'] !== null && { client: { id: at(row, 'guest.id'), name: named(row['guest']) } }),
    ...(row['therapist'] !== null && { provider: { id: at(row, 'therapist.id'), name: named(row['therapist']) } }),
    location,
  };
}

describe('Zenoti', () => {
  it('shows of a day what is expected of it', async () => {
    const { query, server } = await visit();
    const expected = expectedSample(zenoti, day);
    const centers = nodesAt(
      await query(`{ centers { edges { node { id name timeZoneId addressInfo { address1 city state zipCode } } } } }`),
      'centers',
    );
    expect(
      centers.map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['address1', 'city', 'state', 'zipCode'].map((field) => at(row, `addressInfo.${field}`)).join(', '),
      })),
    ).toEqual(expected.locations);
    const guests = nodesAt(await query(`{ guests { edges { node { ${guestFields} } } } }`), 'guests');
    expect(guests).toHaveLength(10);
    expect(guests.slice(0, 5).map(guestFrom)).toEqual(expected.clients.map(withDigits));
    const book = async (all: boolean): Promise<readonly Row[]> => {
      const answers = await Promise.all(
        centers.map(({ id }) => query(bookQuery, { center: id, from: day, to: day, all })),
      );
      return answers.flatMap((answer, index) => {
        const { id, name } = centers[index] ?? {};
        return nodesAt(answer, 'appointments').map((row) => appointmentFrom(row, { id, name }));
      });
    };
    expect(byId(await book(true))).toEqual(byId(expected.appointments.map((row) => ({ ...row }))));
    const usual = await book(false);
    expect(usual.some(({ status }) => status === 'CANCELLED' || status === 'NO_SHOW')).toBe(false);
    const blocks = usual.filter(({ status }) => status === 'BREAK');
    expect(blocks).toHaveLength(1);
    expect(usual).toHaveLength(expected.appointments.length - expected.mayOmit.length + blocks.length);
    expect(missingOperations(zenoti)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('pages guests by cursors, at most 100, and finds them by how names begin', async () => {
    const { query, post, server } = await visit();
    const rows = await allPages(async (from) => {
      const answer = await query(
        `query($after: String) { guests(first: 50, after: $after) { edges { node { ${guestFields} } } totalCount pageInfo { hasNextPage endCursor } } }`,
        { after: from },
      );
      const next = at(answer, 'guests.pageInfo.hasNextPage') === true ? at(answer, 'guests.pageInfo.endCursor') : null;
      return { rows: nodesAt(answer, 'guests'), next: typeof next === 'string' ? next : null };
    });
    const shown = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(rows.map(guestFrom)).toEqual(shown.map(withDigits));
    const found = await query(`{ name: guests(search: { lastName: "o'b", firstName: "zo" }) { edges { node { id } } }
      phone: guests(search: { phone: "+1 (207) 555-0101" }) { edges { node { id } } }
      center: guests(search: { centerId: "${of('place', 2)}" }) { edges { node { centerId } } }
      tag: guests(search: { tags: ["VIP"] }, first: 2) { edges { node { tags } } }
      one: guest(id: "${of('client', 5)}") { personalInfo { firstName } notes { edges { node { notes noteType } } }
        appointments(startDate: "${day}") { edges { node { startTime } } totalCount } } none: guest(id: "x") { id } }`);
    expect(nodesAt(found, 'name').map(({ id }) => id)).toEqual([of('client', 1), of('client', 8)]);
    expect(nodesAt(found, 'phone').map(({ id }) => id)).toEqual([of('client', 1)]);
    expect(nodesAt(found, 'center').every(({ centerId }) => centerId === of('place', 2))).toBe(true);
    expect(nodesAt(found, 'tag').every((row) => rowsAt({ tags: row['tags'] }, 'tags').length > 0)).toBe(true);
    expect(nodesAt(at(found, 'one'), 'notes')).toEqual([{ notes: 'Prefers messages.', noteType: 'PROFILE' }]);
    expect(at(found, 'one.appointments.totalCount')).toBeGreaterThan(0);
    expect(found['none']).toBeNull();
    const { body } = await post('{ guests(first: 101) { totalCount } }');
    expect(body.errors?.[0]).toMatchObject({ message: 'You cannot request more than 100 items.' });
  });

  it('reads the book of one center for 7 days, and what stands beside it', async () => {
    const { query, post } = await visit();
    const center = of('place', 1);
    const week = await query(bookQuery, { center, from: '2026-11-16', to: '2026-11-22' });
    const times = nodesAt(week, 'appointments').map((row) => String(row['startTimeUtc']));
    expect(times).toEqual(times.toSorted((one, other) => one.localeCompare(other)));
    expect(at(week, 'appointments.totalCount')).toBe(times.length);
    const block = nodesAt(week, 'appointments').find((row) => row['status'] === 'BREAK');
    expect(block).toMatchObject({ guest: null, service: null, blockout: { name: 'Team meeting' } });
    expect(block).toMatchObject({ startTime: `${day}T12:00:00`, startTimeUtc: `${day}T17:00:00` });
    const hers = await query(bookQuery, { center, from: day, to: day, therapist: of('provider', 5) });
    expect(nodesAt(hers, 'appointments').every((row) => at(row, 'therapist.id') === of('provider', 5))).toBe(true);
    const long = await post(bookQuery, { center, from: '2026-11-16', to: '2026-11-23' });
    expect(long.body.errors?.[0]?.message).toBe('The date range must not be more than 7 days');
    const nowhere = await post(bookQuery, { center: 'nowhere', from: day, to: day });
    expect(nowhere.body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND' });
    const beside =
      await query(`{ therapists(centerId: "${center}") { edges { node { id personalInfo { name } jobInfo { name } } } }
      employees(centerId: "${center}") { edges { node { isActive } } } services(centerId: "${center}") { edges { node { id name duration
        priceInfo { finalPrice } } } } rooms(centerId: "${center}") { edges { node { name } } } products(centerId: "${center}") {
        edges { node { name } } } memberships(centerId: "${center}") { edges { node { name } } }
      invoices(centerId: "${of('place', 2)}") { edges { node { id status guest { id } totalPrice { totalPrice sumPaid } } } }
      cancellationReasons(centerId: "${center}") { id name } availableSlots(centerId: "${center}", date: "2026-11-19",
        serviceId: "${of('visitType', 1)}") { time available therapistId } }`);
    expect([nodesAt(beside, 'therapists').length, nodesAt(beside, 'employees').length]).toEqual([3, 4]);
    expect(nodesAt(beside, 'services')).toHaveLength(6);
    for (const name of ['rooms', 'products', 'memberships', 'invoices'])
      expect(nodesAt(beside, name).length, name).toBeGreaterThan(1);
    expect(rowsAt(beside, 'availableSlots').some(({ available }) => available === true)).toBe(true);
  });

  it('books by the clock of the center, reschedules, checks in and cancels a booking as a whole', async () => {
    const { query, server } = await visit();
    const create = `mutation($input: CreateBookingInput!) { createBooking(input: $input) {
      booking { invoiceId isConfirmed appointments { ${appointmentFields} } } ${errors} } }`;
    const input = {
      centerId: of('place', 2),
      guestId: of('client', 2),
      slotTime: '2026-11-19T15:00:00',
      notes: 'Coughs',
      items: [{ serviceId: of('visitType', 1), therapistId: of('provider', 3) }, { serviceId: of('visitType', 5) }],
    };
    const made = at(await query(create, { input }), 'createBooking');
    expect(at(made, 'userErrors')).toEqual([]);
    const [first = {}, second = {}] = rowsAt(made, 'booking.appointments');
    expect(first).toMatchObject({ startTimeUtc: '2026-11-19T22:00:00', endTime: '2026-11-19T15:30:00', status: 'NEW' });
    expect(second).toMatchObject({ startTime: '2026-11-19T15:30:00', therapist: null, invoiceId: first['invoiceId'] });
    const id = first['appointmentId'];
    const move = `mutation($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) {
      appointment { ${appointmentFields} } ${errors} } }`;
    const moved = await query(move, {
      input: { appointmentId: id, startTime: '2026-11-20T08:15', therapistId: of('provider', 4) },
    });
    expect(at(moved, 'rescheduleAppointment.appointment')).toMatchObject({
      startTime: '2026-11-20T08:15:00',
      endTime: '2026-11-20T08:45:00',
      therapist: { id: of('provider', 4) },
      notes: 'Coughs',
    });
    const wrong = await query(move, { input: { appointmentId: id, startTime: '2026-11-20T08:15:00Z' } });
    expect(at(wrong, 'rescheduleAppointment')).toEqual({
      appointment: null,
      userErrors: [{ code: 400, message: 'The time is invalid', field: ['input', 'startTime'] }],
    });
    const one = (name: string, rest = ''): Promise<Row> =>
      query(
        `mutation { ${name}(input: { appointmentId: "${String(id)}" ${rest} }) { appointment { status progress } ${errors} } }`,
      );
    expect(at(await one('confirmAppointment'), 'confirmAppointment.appointment.status')).toBe('CONFIRM');
    expect(at(await one('checkInAppointment'), 'checkInAppointment.appointment')).toEqual({
      status: 'CHECKIN',
      progress: 0,
    });
    expect(at(await one('startService'), 'startService.appointment')).toEqual({ status: 'CHECKIN', progress: 1 });
    expect(at(await one('markAppointmentNoShow'), 'markAppointmentNoShow.userErrors.0.code')).toBe(400);
    expect(at(await one('cancelAppointment', 'comments: "Rain"'), 'cancelAppointment.appointment.status')).toBe(
      'CANCELLED',
    );
    expect(server.practice.appointments.slice(-2)).toMatchObject([
      { state: 'cancelled', cancelReason: 'Rain', typeKey: 1 },
      { state: 'cancelled', cancelReason: 'Rain', typeKey: 5 },
    ]);
    const refused = await query(create, { input: { ...input, guestId: 'nobody' } });
    expect(at(refused, 'createBooking')).toMatchObject({
      booking: null,
      userErrors: [{ code: 404, field: ['input', 'guestId'] }],
    });
    const blocked =
      await query(`mutation { createBlockOutTime(input: { centerId: "${of('place', 1)}", therapistId: "${of('provider', 1)}"
      startTime: "2026-11-19T12:00:00", endTime: "2026-11-19T13:00:00" }) { appointment { status guest { id } } ${errors} } }`);
    expect(at(blocked, 'createBlockOutTime.appointment')).toEqual({ status: 'BREAK', guest: null });
  });

  it('registers and changes guests, and refuses in userErrors', async () => {
    const { query, server } = await visit();
    const create = (
      first: string,
    ): string => `mutation { createGuest(input: { centerId: "${of('place', 3)}", tags: ["VIP"], personalInfo: {
      firstName: "${first}", lastName: "Park", gender: 0, mobilePhone: { number: "2075550199" }, email: "jo@example.test" } }) {
      guest { ${guestFields} } ${errors} } }`;
    const made = at(await query(create('Jo')), 'createGuest');
    expect(made).toMatchObject({ userErrors: [], guest: { centerId: of('place', 3), tags: ['VIP'] } });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', placeKey: 3, emails: ['jo@example.test'] });
    const changed =
      await query(`mutation { updateGuest(input: { guestId: "${String(at(made, 'guest.id'))}", personalInfo: {
      firstName: "Jo", lastName: "Parker", workPhone: { number: "2075550198" } } }) { guest { ${guestFields} } ${errors} } }`);
    expect(at(changed, 'updateGuest.guest.personalInfo')).toMatchObject({
      lastName: 'Parker',
      email: 'jo@example.test',
      mobilePhone: { countryCode: 225, number: '2075550199' },
      workPhone: { countryCode: 225, number: '2075550198' },
    });
    expect(at(await query(create('')), 'createGuest')).toEqual({
      guest: null,
      userErrors: [{ code: 400, message: 'firstName is mandatory', field: ['input', 'personalInfo', 'firstName'] }],
    });
    const closed = await visit({ refuseWrites: 'This key is read-only' });
    expect(at(await closed.query(create('Jo')), 'createGuest.userErrors')).toMatchObject([
      { code: 403, message: 'This key is read-only' },
    ]);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(70);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
