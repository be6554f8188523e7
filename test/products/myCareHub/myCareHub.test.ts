import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { clientThrough, locationThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { rowOf, zoneOf } from '../../dialects/practice.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { myCareHub } from './myCareHub.ts';
import { isAppointment } from './people.ts';

const visit = productVisits(myCareHub);
const { view } = myCareHub;
const { ids } = view;
const day = '2026-11-17';
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const page = 'pagination { limit currentPage count totalPages nextPage previousPage }';
const first = 'paginationInput: { currentPage: 1, limit: 100 }';
const profile = `id active user { id username name active contacts { contactType contactValue } }
  identifiers { type value } defaultFacility { id name } clientTypes`;
const registration = (
  more: string,
): string => `mutation { registerClient(input: { username: "jo", clientName: "Jo Ann Park"
  clientTypes: [OTZ], gender: female, dateOfBirth: "1980-02-03", phoneNumber: "207 555 0199", enrollmentDate: "2026-11-17"
  counselled: true, inviteClient: false ${more} }) { id userID currentFacilityID clientTypes enrollmentDate } }`;

describe('myCareHub', () => {
  it('lists facilities in numbered pages, and finds them by regular expressions and filters', async () => {
    const { query, post, server } = await visit();
    const answer =
      await query(`{ listFacilities(${first}) { facilities { id name address phone county identifiers { value }
      businessHours { day openingTime } services { id name } } ${page} } }`);
    const rows = rowsAt(answer, 'listFacilities.facilities');
    const places = server.practice.places.map((place) => locationThrough(view, place));
    expect(rows).toMatchObject(places.map(({ id, name }) => ({ id, name })));
    for (const [index, place] of places.entries())
      for (const part of place.address?.split(', ') ?? []) expect(rows[index]?.['address']).toContain(part);
    expect(JSON.stringify(rows)).not.toContain('America/');
    const pages =
      await query(`{ two: listFacilities(paginationInput: { currentPage: 2, limit: 2 }) { facilities { id } ${page} }
      found: listFacilities(searchTerm: "^summit|cat", ${first}) { facilities { id } }
      one: listFacilities(filterInput: [{ dataType: name, value: "Summit Pet Clinic" }], ${first}) { facilities { id } }
      none: listFacilities(filterInput: [{ dataType: active, value: "false" }], ${first}) { facilities { id } }
      code: retrieveFacilityByIdentifier(identifier: { type: MFL_CODE, value: "13592" }, isActive: true) { id }
      listPrograms(pagination: { currentPage: 1 }) { programs { id name facilities { id } } ${page} }
      getServices(${first}) { results { id name identifiers { identifierType } } } }`);
    const pagination = { limit: 2, currentPage: 2, count: 3, totalPages: 2, nextPage: null, previousPage: 1 };
    expect(pages['two']).toEqual({ facilities: [{ id: ids.of('place', 3) }], pagination });
    expect(column(rowsAt(pages, 'found.facilities'), 'id')).toEqual([2, 3].map((key) => ids.of('place', key)));
    expect(pages['one']).toEqual({ facilities: [{ id: ids.of('place', 2) }] });
    expect([pages['none'], pages['code']]).toEqual([{ facilities: [] }, { id: ids.of('place', 2) }]);
    expect(rowsAt(pages, 'getServices.results')).toHaveLength(6);
    const programme = String(at(rowsAt(pages, 'listPrograms.programs')[0], 'id'));
    const inIt = await query(`{ listProgramFacilities(programID: "${programme}", ${first}) { facilities { id } }
      no: listProgramFacilities(programID: "x", ${first}) { facilities { id } } }`);
    expect(rowsAt(inIt, 'listProgramFacilities.facilities')).toHaveLength(3);
    expect(rowsAt(inIt, 'no.facilities')).toEqual([]);
    const bad = await post(
      `{ listFacilities(filterInput: [{ dataType: mfl_code, value: "13592" }], ${first}) { facilities { id } } }`,
    );
    expect(bad.body.errors?.[0]?.message).toContain('is not available in facilities');
    expect(missingOperations(myCareHub)).toEqual([]);
  });

  it('finds clients by their number, names and phone, and never without a text', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const find = async (text: string): Promise<readonly Row[]> =>
      rowsAt(await query(`{ searchClientUser(searchParameter: "${text}") { ${profile} } }`), 'searchClientUser');
    const found = await find(" o'BRI ");
    const expected = [1, 8].map((key) => rowOf(practice.clients, key)).filter((row) => row?.phones.length);
    expect(column(found, 'id')).toEqual(expected.map((row) => ids.of('client', row?.key ?? 0)));
    const [one] = practice.clients;
    const { name, phones, active, location } = one ? clientThrough(view, practice, one) : {};
    const [row] = found;
    expect([at(row, 'user.name'), [at(row, 'user.contacts.contactValue')], row?.['active']]).toEqual([
      name,
      phones,
      active,
    ]);
    expect(row?.['defaultFacility']).toEqual(location);
    expect(at(row, 'user.id')).not.toBe(row?.['id']);
    const ccc = String(at(rowsAt(row, 'identifiers')[0], 'value'));
    expect(column(await find(ccc), 'id')).toEqual([row?.['id']]);
    expect(column(await find('555 0101'), 'id')).toEqual([row?.['id']]);
    // Whoever has left is not found, nor who has no phone, and a single sign stands for anything.
    expect(await find('Nguyễn')).toEqual([]);
    expect(column(await find("D'Angelo"), 'id')).toEqual([]);
    const known = practice.clients.filter(
      ({ isActive, isDeleted, phones: all }) => isActive && !isDeleted && all.length > 0,
    );
    expect(column(await find('%'), 'id')).toEqual(known.map(({ key }) => ids.of('client', key)));
    expect((await post('{ searchClientUser(searchParameter: "") { id } }')).body).toMatchObject({
      data: { searchClientUser: null },
      errors: [{ message: 'search parameter cannot be empty' }],
    });
    const byNumber = await query(`{ getClientProfileByCCCNumber(CCCNumber: "${ccc}") { id }
      checkIdentifierExists(identifierType: CCC, identifierValue: "${ccc}") checkIfPhoneExists(phoneNumber: "123")
      staff: searchStaffUser(searchParameter: "raman") { id staffNumber user { name } defaultFacility { id } }
      gone: searchStaffUser(searchParameter: "Oscar") { id }
      getStaffFacilities(staffID: "${ids.of('provider', 2)}", ${first}) { facilities { id } } }`);
    expect(at(byNumber, 'getClientProfileByCCCNumber.id')).toBe(row?.['id']);
    expect([byNumber['checkIdentifierExists'], byNumber['checkIfPhoneExists'], byNumber['gone']]).toEqual([
      true,
      false,
      [],
    ]);
    expect(rowsAt(byNumber, 'staff')).toMatchObject([{ id: ids.of('provider', 3), user: { name: 'Priya Raman' } }]);
    expect(rowsAt(byNumber, 'getStaffFacilities.facilities')).toHaveLength(2);
    expect((await post('{ getClientProfileByCCCNumber(CCCNumber: "1") { id } }')).body.errors).toHaveLength(1);
  });

  it('has the days of one client at a time, the latest changed first', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    expect(expectedSample(myCareHub, day)).toMatchObject({ clients: [], patients: [], appointments: [] });
    let seen = 0;
    for (const key of new Set(practice.appointments.map(({ clientKey }) => clientKey ?? 0))) {
      if (key === 0) continue;
      const id = ids.of('client', key);
      const read = await allPages(async (after) => {
        const input = `paginationInput: { currentPage: ${after ?? '1'}, limit: 2 }`;
        const answer = await query(`{ fetchClientAppointments(clientID: "${id}", ${input}) {
          appointments { id reason date hasRescheduledAppointment } ${page} } }`);
        const next = at(answer, 'fetchClientAppointments.pagination.nextPage');
        return {
          rows: rowsAt(answer, 'fetchClientAppointments.appointments'),
          next: typeof next === 'number' ? String(next) : null,
        };
      });
      const expected = practice.appointments.filter((row) => isAppointment(row) && row.clientKey === key);
      expect(column(read, 'id').map(String).toSorted()).toEqual(
        expected.map((row) => ids.of('appointment', row.key)).toSorted(),
      );
      for (const row of expected) {
        const shown = read.find((each) => each['id'] === ids.of('appointment', row.key)) ?? {};
        const date = wallDay(row.start, zoneOf(practice, row));
        expect(shown).toMatchObject({ date, hasRescheduledAppointment: false });
        if (row.reason !== null) expect(shown['reason']).toBe(row.reason);
        if (date === day) seen += 1;
      }
    }
    expect(seen).toBeGreaterThan(15);
    const key = practice.appointments.find(isAppointment)?.clientKey ?? 0;
    const filtered = (
      filter: string,
    ): string => `{ fetchClientAppointments(clientID: "${ids.of('client', key)}", ${first},
      filters: [{ ${filter} }]) { appointments { date } } }`;
    const late = await query(
      filtered('fieldName: "date", fieldType: TIMESTAMP, comparisonOperation: GREATER_THAN, fieldValue: "2026-11-16"'),
    );
    expect(
      column(rowsAt(late, 'fetchClientAppointments.appointments'), 'date').every((date) => String(date) > '2026-11-16'),
    ).toBe(true);
    const messages = await Promise.all(
      [
        'fieldName: "name", fieldType: STRING, comparisonOperation: EQUAL, fieldValue: "x"',
        'fieldName: "reason", fieldType: STRING, comparisonOperation: CONTAINS, fieldValue: "x"',
        'fieldName: "date", fieldType: TIMESTAMP, comparisonOperation: EQUAL, fieldValue: 3',
      ].map(async (filter) => (await post(filtered(filter))).body.errors?.[0]?.message),
    );
    expect(messages).toEqual([
      'failed to add filters: column "name" does not exist',
      'syntax error at or near "array"',
      'failed to add filters: expected filter value to be a timestamp',
    ]);
    const { body } = await post(
      `{ fetchClientAppointments(clientID: "x", paginationInput: { currentPage: 0 }) { appointments { id } } }`,
    );
    expect(body.errors?.[0]?.message).toContain('pagination input validation failed');
    const nobody = await query(`{ fetchClientAppointments(clientID: "x", ${first}) { appointments { id } ${page} } }`);
    expect(at(nobody, 'fetchClientAppointments.pagination')).toMatchObject({ count: 0, totalPages: 0, nextPage: null });
  });

  it('shows the bookings of a client, counted over everybody, and checks their codes', async () => {
    const { query, post, server } = await visit();
    const next = server.practice.appointments.find(
      (row) =>
        row.key % 3 === 0 &&
        isAppointment(row) &&
        row.state === 'planned' &&
        row.start > Date.parse('2026-11-18T12:00:00Z'),
    );
    const id = ids.of('client', next?.clientKey ?? 0);
    const list = `{ listBookings(clientID: "${id}", bookingState: UPCOMING, pagination: { currentPage: 1 }) { results { id date
      services { name } facility { id } client { id } programID verificationCode verificationCodeStatus bookingStatus } ${page} } }`;
    const answer = await query(list);
    const [booking = {}] = rowsAt(answer, 'listBookings.results').filter(
      ({ date }) => Date.parse(String(date)) === next?.start,
    );
    expect(booking).toMatchObject({ client: { id }, verificationCodeStatus: 'UNVERIFIED', bookingStatus: 'PENDING' });
    expect(at(answer, 'listBookings.pagination.count')).toBeGreaterThan(20);
    const verify = (code: string): string => `mutation { verifyBookingCode(bookingID: "${String(booking['id'])}",
      code: "${code}", programID: "${String(booking['programID'])}") }`;
    expect(await query(verify('0'))).toEqual({ verifyBookingCode: true });
    expect(JSON.stringify(await query(list))).not.toContain('"VERIFIED"');
    await query(verify(String(booking['verificationCode'])));
    expect(JSON.stringify(await query(list))).toContain('"VERIFIED"');
    const book = `mutation { bookService(facilityID: "${ids.of('place', 1)}", serviceIDs: ["${ids.of('visitType', 1)}"],
      time: "2026-11-19T15:00:00Z") { id } }`;
    expect((await post(book)).body.errors?.[0]?.message).toBe('failed to get client profile record not found');
  });

  it('asks the desk to reschedule, and settles what it was asked', async () => {
    const { query, post, server } = await visit();
    const row = server.practice.appointments.find((each) => isAppointment(each) && each.state === 'planned');
    const [id, facility] = [ids.of('appointment', row?.key ?? 0), ids.of('place', row?.placeKey ?? 0)];
    const ask = `mutation { rescheduleAppointment(appointmentID: "${id}", date: "2026-12-01") }`;
    expect(await query(ask)).toEqual({ rescheduleAppointment: true });
    // It stays where it was.
    expect(server.practice.appointments.find(({ key }) => key === row?.key)).toEqual(row);
    const list = (more = ''): string => `{ getServiceRequests(facilityID: "${facility}", flavour: PRO ${more},
      pagination: { currentPage: 1 }) { results { id requestType request status clientID resolvedBy meta } ${page} } }`;
    const [request = {}] = rowsAt(await query(list('requestType: "APPOINTMENTS"')), 'getServiceRequests.results');
    expect(request).toMatchObject({ status: 'PENDING', clientID: ids.of('client', row?.clientKey ?? 0) });
    expect(request['request']).toContain('to 2026-12-01');
    const marked = await query(`{ fetchClientAppointments(clientID: "${String(request['clientID'])}", ${first}) {
      appointments { id hasRescheduledAppointment } } }`);
    expect(rowsAt(marked, 'fetchClientAppointments.appointments').find((each) => each['id'] === id)).toMatchObject({
      hasRescheduledAppointment: true,
    });
    await query(
      `mutation { resolveServiceRequest(staffID: "s", requestID: "${String(request['id'])}", action: ["Moved"]) }`,
    );
    expect(rowsAt(await query(list('requestStatus: "PENDING"')), 'getServiceRequests.results')).toEqual([]);
    expect(rowsAt(await query(list()), 'getServiceRequests.results')).toMatchObject([
      { status: 'RESOLVED', resolvedBy: 's' },
    ]);
    const { body } = await post('mutation { rescheduleAppointment(appointmentID: "x", date: "2026-12-01") }');
    expect(body.errors?.[0]?.message).toContain('error getting client appointment');
  });

  it('registers, changes, moves and deletes clients', async () => {
    const { query, post, server } = await visit();
    const made = await query(registration('cccNumber: "99887766", facility: "13592"'));
    expect(made['registerClient']).toMatchObject({
      currentFacilityID: ids.of('place', 2),
      enrollmentDate: '2026-11-17T00:00:00Z',
      clientTypes: ['OTZ'],
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ givenName: 'Jo Ann', familyName: 'Park', placeKey: 2 });
    const [id, user] = ['id', 'userID'].map((field) => String(at(made, `registerClient.${field}`)));
    const update = `mutation { updateProfile(userID: "${user ?? ''}", phoneNumber: "207 555 0142", username: "joann",
      programID: "p", flavour: CONSUMER) }`;
    expect(await query(update)).toEqual({ updateProfile: true });
    await query(`mutation { transferClientToFacility(clientId: "${id ?? ''}", facilityID: "${ids.of('place', 3)}") }`);
    const found = await query(`{ searchClientUser(searchParameter: "joann") { ${profile} } }`);
    expect(rowsAt(found, 'searchClientUser')).toMatchObject([
      { id, user: { contacts: { contactValue: '207 555 0142' } }, defaultFacility: { id: ids.of('place', 3) } },
    ]);
    const twice = await post(registration('cccNumber: "99887766", facility: "13592"'));
    expect(twice.body.errors?.[0]?.message).toBe('an identifier with this CCC number 99887766 already exists');
    const nowhere = await post(registration('cccNumber: "99887767", facility: "1"'));
    expect(nowhere.body.errors?.[0]?.message).toBe('facility with MFLCode 1 does not exist');
    await query(`mutation { deleteClientProfile(clientID: "${id ?? ''}") }`);
    expect((await query('{ searchClientUser(searchParameter: "joann") { id } }'))['searchClientUser']).toEqual([]);
    expect((await post(`mutation { deleteClientProfile(clientID: "${id ?? ''}") }`)).body.errors).toHaveLength(1);
  });

  it('refuses writes in words, spoils answers, and shows its schema within the depth that is allowed', async () => {
    const { query, post, server } = await visit({
      refuseWrites: 'Read only today',
      poison: [{ kind: 'client', key: 2 }],
    });
    const { body } = await post(registration('cccNumber: "99887766", facility: "13592"'));
    expect(body).toMatchObject({ errors: [{ message: 'Read only today' }] });
    expect(server.practice.clients).toHaveLength(120);
    expect((await post('{ searchClientUser(searchParameter: "Müller") { id } }')).status).toBe(500);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('Query'), 'fields').map(({ name }) => name)).toContain('fetchClientAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
