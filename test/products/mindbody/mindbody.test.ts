import { describe, expect, it } from 'vitest';
import { instantOfWall } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { mindbody } from './mindbody.ts';
import { siteZone } from './values.ts';

const visit = productVisits(mindbody);
const { view } = mindbody;
const day = '2026-11-17';
const clientsQuery = `query($filter: ClientFilter, $limit: Int, $offset: Int) { clients(filter: $filter, limit: $limit, offset: $offset) {
  items { id uniqueId firstName lastName active status email mobilePhone homePhone workPhone homeLocation { id name } }
  pagination { requestedLimit requestedOffset pageSize totalResults } } }`;
const bookQuery = `query($filter: StaffAppointmentFilter) { staffAppointments(filter: $filter) { items {
  id status startDateTime endDateTime duration notes clientId client { id firstName lastName } staffId staff { id firstName lastName displayName }
  locationId location { id name } sessionType { name } resources { name } } pagination { totalResults } } }`;
const present = (values: readonly unknown[]): readonly unknown[] => values.filter((value) => value !== null);
const named = (row: Row, path: string): string =>
  present([at(row, `${path}firstName`), at(row, `${path}lastName`)]).join(' ');

describe('Mindbody', () => {
  it('lists clients by name, inactive ones on request, and pages them with a limit and an offset', async () => {
    const { query, server } = await visit();
    const filter = { includeInactive: true };
    const answer = await query(clientsQuery, { filter, limit: 1000 });
    const rows = rowsAt(answer, 'clients.items');
    expect(rows.map(({ id }) => id)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    const { clients, locations } = expectedSample(mindbody, day);
    expect(
      rows.slice(0, 5).map((row) => ({
        id: row['id'],
        name: named(row, ''),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: present([row['mobilePhone'], row['homePhone'], row['workPhone']]),
        emails: present([row['email']]),
        active: row['active'],
        location: row['homeLocation'],
      })),
    ).toEqual(clients);
    expect(at(answer, 'clients.pagination')).toMatchObject({ requestedLimit: 1000, pageSize: rows.length });
    const second = await query(clientsQuery, { filter, limit: 10, offset: 10 });
    expect(rowsAt(second, 'clients.items')).toEqual(rows.slice(10, 20));
    expect(at(second, 'clients.pagination')).toEqual({
      requestedLimit: 10,
      requestedOffset: 10,
      pageSize: 10,
      totalResults: rows.length,
    });
    const places = await query('{ locations { items { id name address city stateProvCode postalCode } } }');
    expect(
      rowsAt(places, 'locations.items').map((row) => ({
        id: row['id'],
        name: row['name'],
        address: ['address', 'city', 'stateProvCode', 'postalCode'].map((field) => row[field]).join(', '),
      })),
    ).toEqual(locations);
    expect(missingOperations(mindbody)).toEqual([]);
  });

  it('searches names and emails, shows inactive clients on request, and keeps two numbers apart', async () => {
    const { query, post } = await visit();
    const find = async (filter: object): Promise<readonly Row[]> =>
      rowsAt(await query(clientsQuery, { filter }), 'clients.items');
    expect((await find({ searchText: 'zoë BRIEN' })).map(({ email }) => email)).toEqual([
      'zoe.obrien@example.test',
      'zoe2@example.test',
    ]);
    expect(await find({ searchText: 'inigo@example' })).toMatchObject([{ lastName: 'Abel' }]);
    expect(await find({ searchText: '207' })).toEqual([]);
    expect(await find({ searchText: 'Nguy' })).toEqual([]);
    expect(await find({ searchText: 'Nguy', includeInactive: true })).toMatchObject([{ active: false }]);
    const [abel] = await find({ searchText: 'Abel' });
    expect(await find({ uniqueIds: [abel?.['uniqueId']] })).toEqual([abel]);
    expect(await find({ clientIds: [abel?.['uniqueId']] })).toEqual([]);
    const one = await query(`{ client(id: "${String(abel?.['id'])}") { lastName } none: client(id: "1") { id } }`);
    expect(one).toEqual({ client: { lastName: 'Abel' }, none: null });
    const both = await post(clientsQuery, { filter: { uniqueIds: ['1'], searchText: 'a' } });
    expect(both.body.errors?.[0]).toMatchObject({ extensions: { code: 'InvalidParameter' } });
  });

  it('has the appointments of today, or of days that both belong to a range, by the clock of the site', async () => {
    const { query } = await visit();
    const rows = rowsAt(await query(bookQuery), 'staffAppointments.items');
    const instant = (text: unknown): string =>
      new Date(instantOfWall(String(text), siteZone)).toISOString().replace('.000', '');
    const { appointments } = expectedSample(mindbody, day);
    expect(appointments.length).toBeGreaterThan(20);
    expect(
      rows.map((row) => ({
        id: row['id'],
        start: instant(row['startDateTime']),
        end: instant(row['endDateTime']),
        status: row['status'],
        ...(row['notes'] !== null && { reason: row['notes'] }),
        client: { id: row['clientId'], name: named(row, 'client.') },
        ...(row['staff'] !== null && { provider: { id: row['staffId'], name: named(row, 'staff.') } }),
        location: row['location'],
      })),
    ).toEqual(appointments);
    expect(rows.find((row) => row['staff'] !== null)).toMatchObject({
      staff: { firstName: 'Björn', displayName: 'Björn' },
    });
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(['Completed', 'NoShow', 'Arrived', 'Confirmed', 'Booked', 'Cancelled', 'LateCancelled']),
    );
    const [first] = rows;
    const filtered = async (filter: object): Promise<readonly Row[]> =>
      rowsAt(await query(bookQuery, { filter }), 'staffAppointments.items');
    const range = await filtered({ startDate: '2026-11-16', endDate: `${day}T00:00:00`, locationIds: ['2'] });
    expect(new Set(range.map((row) => String(row['startDateTime']).slice(0, 10)))).toEqual(
      new Set(['2026-11-16', day]),
    );
    expect(range.every((row) => row['locationId'] === '2')).toBe(true);
    expect(await filtered({ startDate: '2026-11-16', appointmentIds: [first?.['id']] })).toEqual([first]);
    const ofStaff = await filtered({ startDate: day, staffIds: [view.ids.of('provider', 2)] });
    expect(ofStaff.every((row) => row['staffId'] === view.ids.of('provider', 2))).toBe(true);
    expect(await query('{ unavailabilities { description startDateTime } }')).toEqual({
      unavailabilities: [{ description: 'Staff meeting', startDateTime: `${day}T12:00:00` }],
    });
  });

  it('has staff, kinds of sessions, visits, the shop and classes beside them', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ sites { name timeZone } staff(filter: { filters: ["AppointmentInstructor"] }) { items { name employmentEnd } }
      everyone: staff { pagination { totalResults } } sessionTypes { items { name type } } book: sessionTypes(programIds: ["6"]) { items { name } }
      sales(startSaleDateTime: "2026-11-01") { items { id payments { amount } } pagination { totalResults } }
      products(searchText: "comb") { items { name } } classes { startDateTime classDescription { name } }
      clientVisits(clientId: "${view.ids.of('client', 1)}") { items { name signedIn } } clientIndexes { name values { name } }
      bookableItems(filter: { sessionTypeIds: ["21"], startDate: "2026-11-25", locationIds: ["2"] }) { startDateTime staff { id } } }`);
    expect(answer['sites']).toEqual([{ name: 'Harbor Veterinary Group', timeZone: siteZone }]);
    expect(rowsAt(answer, 'staff.items')).toHaveLength(8);
    expect(at(answer, 'everyone.pagination.totalResults')).toBe(9);
    expect(rowsAt(answer, 'sessionTypes.items')).toHaveLength(7);
    expect(rowsAt(answer, 'book.items')).toEqual([{ name: 'Surgery' }, { name: 'Nail trim' }]);
    expect(rowsAt(answer, 'sales.items').length).toBeGreaterThan(3);
    expect(rowsAt(answer, 'products.items')).toEqual([{ name: 'Flea comb' }]);
    expect(rowsAt(answer, 'classes')).toHaveLength(2);
    expect(rowsAt(answer, 'bookableItems').length).toBeGreaterThan(3);
  });

  it('books, moves and calls off by actions, and only validates a test', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const add = `mutation($input: AddAppointmentInput!) { addAppointment(input: $input) { id status startDateTime endDateTime } }`;
    const input = {
      clientId: view.ids.of('client', 2),
      locationId: '2',
      sessionTypeId: view.ids.of('visitType', 3),
      staffId: view.ids.of('provider', 3),
      startDateTime: '2026-11-24T11:00:00',
      notes: 'Coughs',
    };
    const count = practice.appointments.length;
    expect(await query(add, { input: { ...input, test: true } })).toEqual({ addAppointment: null });
    expect(practice.appointments).toHaveLength(count);
    const added = at(await query(add, { input }), 'addAppointment');
    expect(added).toMatchObject({ status: 'Booked', endDateTime: '2026-11-24T11:40:00' });
    expect(practice.appointments.at(-1)).toMatchObject({
      start: Date.parse('2026-11-24T16:00:00Z'),
      reason: 'Coughs',
      placeKey: 2,
    });
    const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) { status startDateTime endDateTime notes } }`;
    const appointmentId = at(added, 'id');
    const change = async (fields: object): Promise<unknown> =>
      at(await query(update, { input: { appointmentId, ...fields } }), 'updateAppointment');
    const longer = { startDateTime: '2026-11-24T12:00:00', endDateTime: '2026-11-24T13:00:00' };
    expect(await change(longer)).toEqual({ ...longer, status: 'Booked', notes: 'Coughs' });
    expect(await change({ startDateTime: '2026-11-24T14:00:00Z', execute: 'confirm' })).toMatchObject({
      status: 'Confirmed',
      startDateTime: '2026-11-24T14:00:00',
      endDateTime: '2026-11-24T14:40:00',
    });
    expect(await change({ execute: 'latecancel' })).toMatchObject({ status: 'LateCancelled' });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    const wrong = await post(add, { input: { ...input, staffId: view.ids.of('provider', 8) } });
    expect(wrong.body.errors?.[0]).toMatchObject({ extensions: { code: 'InvalidStaff' } });
    const missing = await post(update, { input: { appointmentId: '1' } });
    expect(missing.body.errors?.[0]?.message).toBe('Appointment does not exist.');
    const backwards = await post(add, { input: { ...input, endDateTime: '2026-11-24T10:00:00' } });
    expect(backwards.body.errors?.[0]?.extensions?.code).toBe('InvalidDates');
  });

  it('enters and changes clients, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit();
    const add = `mutation($input: AddClientInput!) { addClient(input: $input) { id firstName mobilePhone email homeLocation { id } } }`;
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      email: 'jo@example.test',
      mobilePhone: '207 555 0199',
      homeLocationId: '2',
    };
    const added = at(await query(add, { input }), 'addClient');
    expect(added).toMatchObject({ mobilePhone: '207 555 0199', homeLocation: { id: '2' } });
    expect((await post(add, { input })).body.errors?.[0]?.extensions?.code).toBe('ClientAlreadyExists');
    expect((await post(add, { input: { ...input, lastName: ' ' } })).body.errors?.[0]?.extensions?.code).toBe(
      'MissingRequiredFields',
    );
    const changed = await query(
      `mutation($input: UpdateClientInput!) { updateClient(input: $input) { firstName email mobilePhone workPhone active } }`,
      { input: { client: { id: at(added, 'id'), workPhone: '207 555 0198', active: false } } },
    );
    expect(changed['updateClient']).toEqual({
      firstName: 'Jo',
      email: 'jo@example.test',
      mobilePhone: '207 555 0199',
      workPhone: '207 555 0198',
      active: false,
    });
    expect(server.practice.clients.at(-1)?.phones).toHaveLength(2);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    expect((await locked.post(add, { input })).body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AppointmentStatus'), 'enumValues')).toHaveLength(9);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 6 }] });
    expect((await poisoned.post(clientsQuery)).status).toBe(500);
  });
});
