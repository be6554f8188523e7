import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { phorest } from './phorest.ts';

const visit = productVisits(phorest);
const { view } = phorest;
const { of } = view.ids;
const day = '2026-11-17';
const named = (row: unknown): string => [at(row, 'firstName'), at(row, 'lastName')].filter(Boolean).join(' ');
const clientFields = `clientId firstName lastName mobile landLine email archived lastVisit
  clientCategories { name } creatingBranch { branchId name }`;
const appointmentFields = `appointmentId appointmentDate startTime endTime state activationState confirmed notes deleted
  client { clientId firstName lastName } staff { staffId firstName lastName } branch { branchId name timeZone }`;
const dayQuery = `query($branch: ID!, $filter: AppointmentFilter) { appointments(branchId: $branch, filter: $filter, size: 100) {
  items { ${appointmentFields} } page { totalElements } } }`;
const update = `mutation($branch: ID!, $id: ID!, $input: AppointmentInput!) {
  updateAppointment(branchId: $branch, appointmentId: $id, input: $input) { version ${appointmentFields} } }`;

/** A client as a person would write her down. */
function clientFrom(row: Row): Row {
  const text = { givenName: row['firstName'], email: row['email'], lastVisit: row['lastVisit'] };
  return {
    id: row['clientId'],
    name: named(row),
    ...(text.givenName !== null && { givenName: text.givenName }),
    familyName: row['lastName'],
    phones: [row['mobile'], row['landLine']].filter((phone) => phone !== null),
    emails: text.email === null ? [] : [text.email],
    active: row['archived'] === false,
    tags: rowsAt(row, 'clientCategories').map(({ name }) => name),
    ...(text.lastVisit !== null && { lastVisit: text.lastVisit }),
    location: { id: at(row, 'creatingBranch.branchId'), name: at(row, 'creatingBranch.name') },
  };
}

/** An appointment as a person would write it down. */
function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'branch.timeZone'));
  const wall = (field: string): number =>
    instantOfWall(`${String(row['appointmentDate'])}T${String(row[field]).slice(0, 8)}`, zone);
  const [start, end] = [wall('startTime'), wall('endTime')];
  return {
    id: row['appointmentId'],
    start: offsetText(start, zone),
    end: offsetText(end > start ? end : end + 86_400_000, zone),
    status: row['activationState'] === 'CANCELED' ? 'CANCELED' : row['state'],
    ...(row['notes'] !== null && { reason: row['notes'] }),
    ...(row['client'] !== null && { client: { id: at(row, 'client.clientId'), name: named(row['client']) } }),
    ...(row['staff'] !== null && { provider: { id: at(row, 'staff.staffId'), name: named(row['staff']) } }),
    location: { id: at(row, 'branch.branchId'), name: at(row, 'branch.name') },
  };
}

describe('Phorest', () => {
  it('shows of a day what is expected of it', async () => {
    const { query, server } = await visit();
    const expected = expectedSample(phorest, day);
    const branches = rowsAt(
      await query('{ branches { items { branchId name timeZone streetAddress1 city state postalCode } } }'),
      'branches.items',
    );
    expect(
      branches.map((row) => ({
        id: row['branchId'],
        name: row['name'],
        address: ['streetAddress1', 'city', 'state', 'postalCode'].map((field) => row[field]).join(', '),
        timeZone: row['timeZone'],
      })),
    ).toEqual(expected.locations);
    const clients = rowsAt(
      await query(`{ clients(filter: { includeArchived: true }) { items { ${clientFields} } } }`),
      'clients.items',
    );
    expect(clients).toHaveLength(20);
    expect(clients.slice(0, 5).map(clientFrom)).toEqual(expected.clients);
    const book = (fetchCanceled: boolean): Promise<readonly Row[]> =>
      Promise.all(
        branches.map(({ branchId }) =>
          query(dayQuery, { branch: branchId, filter: { fromDate: day, toDate: day, fetchCanceled } }),
        ),
      );
    const rows = (await book(true)).flatMap((answer) => rowsAt(answer, 'appointments.items')).map(appointmentFrom);
    const byId = (list: readonly Row[]): readonly Row[] =>
      list.toSorted((one, other) => String(one['id']).localeCompare(String(other['id'])));
    expect(byId(rows)).toEqual(byId(expected.appointments.map((row) => ({ ...row }))));
    const usual = (await book(false)).flatMap((answer) => rowsAt(answer, 'appointments.items'));
    expect(usual).toHaveLength(rows.length - expected.mayOmit.length);
    expect(expected.mayOmit.length).toBeGreaterThan(1);
    expect(usual.every((row) => row['activationState'] === 'ACTIVE' && row['deleted'] === false)).toBe(true);
    expect(missingOperations(phorest)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('pages clients from 0, finds them by whole names or patterns, and hides archived ones', async () => {
    const { query, post, server } = await visit();
    const all: Row[] = [];
    for (const page of [0, 1]) {
      // eslint-disable-next-line no-await-in-loop
      const answer =
        await query(`{ clients(filter: { includeArchived: true }, page: ${String(page)}, size: 500) { items { ${clientFields} }
        page { size number totalElements totalPages } } }`);
      all.push(...rowsAt(answer, 'clients.items'));
      expect(at(answer, 'clients.page')).toMatchObject({ size: 100, number: page, totalPages: 2 });
    }
    const shown = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(all.map(clientFrom)).toEqual(shown);
    const found = await query(`{ whole: clients(filter: { lastName: "o'brien" }) { items { clientId } }
      part: clients(filter: { lastName: "Abb" }) { items { clientId } }
      like: clients(filter: { lastName: "~abb%" }) { items { clientId } }
      phone: clients(filter: { phone: "12075550101" }) { items { clientId mobile } }
      usual: clients(size: 1) { page { totalElements } }
      one: client(clientId: "${of('client', 4)}") { archived } none: client(clientId: "nobody") { clientId } }`);
    expect(rowsAt(found, 'whole.items').map(({ clientId }) => clientId)).toEqual([of('client', 1), of('client', 8)]);
    expect([rowsAt(found, 'part.items').length, rowsAt(found, 'like.items').length]).toEqual([0, 1]);
    expect(rowsAt(found, 'phone.items')).toEqual([{ clientId: of('client', 1), mobile: '+1 207 555 0101' }]);
    expect(at(found, 'usual.page.totalElements')).toBeLessThan(all.length);
    expect([at(found, 'one.archived'), found['none']]).toEqual([true, null]);
    const { body } = await post('{ clients(page: -1) { items { clientId } } }');
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', statusCode: 400 });
  });

  it('lists appointments of a branch for a month at most, by staff and client too, and staff without those who left', async () => {
    const { query, post, server } = await visit();
    const branch = of('place', 1);
    const total = async (filter: object): Promise<unknown> =>
      at(await query(dayQuery, { branch, filter }), 'appointments.page.totalElements');
    const today = await total({ fromDate: day, toDate: day });
    expect(await total({ fromDate: day })).toBeGreaterThan(Number(today));
    expect(await total({ fromDate: day, toDate: day, fetchDeleted: true })).toBe(Number(today) + 1);
    const mine = server.practice.appointments.filter((row) => row.clientKey === 5 && row.placeKey === 1);
    expect(await total({ fromDate: '2026-10-20', toDate: '2026-11-20', clientId: of('client', 5) })).toBe(mine.length);
    const lists =
      await query(`{ own: appointments(branchId: "${branch}", size: 100, filter: { fromDate: "${day}", toDate: "${day}",
        staffId: "${of('provider', 1)}" }) { items { staffId } }
      staff(branchId: "${branch}") { items { staffId archived } } all: staff(branchId: "${branch}", fetchArchived: true) { items { staffId } }
      services(branchId: "${branch}") { items { serviceId name duration price } } staffBreaks(branchId: "${branch}", staffId: "${of('provider', 1)}") {
        breakDate startTime endTime label } rooms(branchId: "${branch}") { items { name } } purchases(branchId: "${branch}") { items { totalAmount
        items { name } payments { type amount } client { lastName } } } vouchers { items { serialNumber client { clientId } } }
      reviews(branchId: "${branch}") { items { rating reviewDate } } clientCategories { items { name } } }`);
    expect(rowsAt(lists, 'own.items').every(({ staffId }) => staffId === of('provider', 1))).toBe(true);
    expect([rowsAt(lists, 'staff.items').length, rowsAt(lists, 'all.items').length]).toEqual([3, 4]);
    expect(rowsAt(lists, 'services.items')).toHaveLength(6);
    expect(rowsAt(lists, 'staffBreaks')).toEqual([
      { breakDate: day, startTime: '12:00:00.000', endTime: '13:00:00.000', label: 'Staff meeting' },
    ]);
    for (const path of ['rooms.items', 'purchases.items', 'vouchers.items', 'reviews.items', 'clientCategories.items'])
      expect(rowsAt(lists, path).length, path).toBeGreaterThan(1);
    const tooLong = await post(dayQuery, { branch, filter: { fromDate: '2026-10-01', toDate: day } });
    expect(tooLong.body.errors?.[0]?.extensions).toMatchObject({ statusCode: 400, errorCode: 'VALIDATION_ERROR' });
    const nowhere = await post(dayQuery, { branch: 'nowhere' });
    expect(nowhere.body.errors?.[0]?.extensions).toMatchObject({ code: 'NOT_FOUND', errorCode: 'BRANCH_NOT_FOUND' });
    const slots =
      await query(`{ appointmentAvailability(branchId: "${branch}", input: { startTime: "2026-11-19T13:00:00Z"
      endTime: "2026-11-19T16:00:00Z", clientServiceSelections: [{ serviceId: "${of('visitType', 1)}" }] }) { startTime staffId } }`);
    expect(rowsAt(slots, 'appointmentAvailability').length).toBeGreaterThan(3);
  });

  it('books in UTC, moves by the clock of the branch with the version that was read, confirms, checks in and cancels', async () => {
    const { query, post, server } = await visit();
    const branch = of('place', 2);
    const schedule = {
      serviceId: of('visitType', 1),
      staffId: of('provider', 3),
      startTime: '2026-11-19T16:00:00.000Z',
      staffRequest: true,
    };
    const clientId = of('client', 2);
    const create = `mutation($branch: ID!, $input: BookingInput!) { createBooking(branchId: $branch, input: $input) {
      bookingId bookingStatus clientAppointmentSchedules { clientId serviceSchedules { appointmentId startTime endTime } } } }`;
    const input = {
      clientId,
      note: 'Coughs',
      clientAppointmentSchedules: [{ clientId, serviceSchedules: [schedule] }],
    };
    const made = await query(create, { branch, input });
    const planned = rowsAt(at(made, 'createBooking.clientAppointmentSchedules.0'), 'serviceSchedules')[0] ?? {};
    expect(planned).toMatchObject({ startTime: schedule.startTime, endTime: '2026-11-19T16:30:00.000Z' });
    const id = planned['appointmentId'];
    expect(server.practice.appointments.at(-1)).toMatchObject({ placeKey: 2, clientKey: 2, reason: 'Coughs' });
    const moved = await query(update, {
      branch,
      id,
      input: { version: 1, appointmentDate: '2026-11-20', startTime: '08:00', endTime: '09:00', confirmed: true },
    });
    expect(moved['updateAppointment']).toMatchObject({
      version: 2,
      appointmentDate: '2026-11-20',
      startTime: '08:00:00.000',
      endTime: '09:00:00.000',
      confirmed: true,
      notes: 'Coughs',
    });
    const stale = await post(update, { branch, id, input: { version: 1, notes: 'No' } });
    expect(stale.body.errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', statusCode: 409 });
    const other = await post(update, { branch, id, input: { version: 2, staffId: of('provider', 4) } });
    expect(other.body.errors?.[0]?.extensions).toMatchObject({ errorCode: 'STAFF_REQUESTED' });
    const args = `(branchId: "${branch}", appointmentId: "${String(id)}") { state activationState confirmed }`;
    expect((await query(`mutation { checkInAppointment${args} }`))['checkInAppointment']).toMatchObject({
      state: 'CHECKED_IN',
    });
    expect((await query(`mutation { cancelAppointment${args} }`))['cancelAppointment']).toEqual({
      state: 'BOOKED',
      activationState: 'CANCELED',
      confirmed: false,
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 60, isDeleted: false });
    const unknown = { ...input, clientAppointmentSchedules: [{ clientId: 'nobody', serviceSchedules: [schedule] }] };
    expect((await post(create, { branch, input: unknown })).body.errors?.[0]?.extensions).toMatchObject({
      errorCode: 'CLIENT_NOT_FOUND',
    });
  });

  it('registers and changes clients, and refuses all of it where it may not', async () => {
    const { query, post, server } = await visit();
    const made = await query(`mutation { createClient(input: { firstName: "Jo", lastName: "Park", mobile: "207 555 0199"
      email: "jo@example.test", creatingBranchId: "${of('place', 3)}", gender: FEMALE }) { clientId version gender ${clientFields} } }`);
    expect(made['createClient']).toMatchObject({
      version: 1,
      gender: 'FEMALE',
      creatingBranch: { branchId: of('place', 3) },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo', placeKey: 3, emails: ['jo@example.test'] });
    const change = (
      version: number,
    ): string => `mutation { updateClient(clientId: "${String(at(made, 'createClient.clientId'))}"
      input: { version: ${String(version)}, firstName: "Jo", lastName: "Parker", landLine: "207 555 0198" }) { version mobile landLine lastName } }`;
    expect((await query(change(1)))['updateClient']).toEqual({
      version: 2,
      mobile: '207 555 0199',
      landLine: '207 555 0198',
      lastName: 'Parker',
    });
    expect((await post(change(1))).body.errors?.[0]?.extensions).toMatchObject({ errorCode: 'VERSION_CONFLICT' });
    const blank = await post('mutation { createClient(input: { firstName: " ", lastName: "Park" }) { clientId } }');
    expect(blank.body.errors?.[0]?.message).toBe('firstName may not be empty');
    const closed = await visit({ refuseWrites: 'This API user is read-only' });
    const { body } = await closed.post(
      'mutation { createClient(input: { firstName: "Jo", lastName: "Park" }) { clientId } }',
    );
    expect(body).toMatchObject({
      errors: [{ message: 'This API user is read-only', extensions: { code: 'FORBIDDEN' } }],
    });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(50);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
