import { describe, expect, it } from 'vitest';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { badRequest } from './badRequest.ts';
import { reapit } from './reapit.ts';

const { view } = reapit;
const visit = productVisits(reapit);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const period = 'start: "2026-11-17T05:00:00Z", end: "2026-11-18T12:00:00Z"';
const all = 'includeCancelled: true, includeUnconfirmed: true';

/** All pages of a list: its own count of pages is one of rows, so that the total has to tell. */
function readAll(query: RunQuery, list: string, fields: string, args = ''): Promise<Row[]> {
  const read: Row[] = [];
  return allPages(async (from) => {
    const pageNumber = from === null ? 1 : Number(from);
    const text = `{ ${list}(pageSize: 40, pageNumber: ${String(pageNumber)} ${args}) {
      _embedded { ${fields} } pageCount totalCount } }`;
    const answer = await query(text);
    const rows = rowsAt(answer, `${list}._embedded`);
    read.push(...rows);
    expect(at(answer, `${list}.pageCount`)).toBe(rows.length);
    const hasMore = read.length < Number(at(answer, `${list}.totalCount`));
    return { rows, next: hasMore ? String(pageNumber + 1) : null };
  });
}

/** The address of an office in a line; what it doesn't have is an empty text. */
function addressLine(address: unknown): string {
  const [number, ...lines] = ['buildingNumber', 'line1', 'line2', 'line3', 'line4', 'postcode'].map((name) =>
    String(at(address, name)),
  );
  const [street, ...rest] = lines;
  return [`${String(number)} ${String(street)}`, ...rest].filter((line) => line !== '').join(', ');
}

describe('Reapit', () => {
  it('gives offices and contacts in pages, with everything spread over fields', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(reapit, '2026-11-17');
    const lines = 'buildingNumber line1 line2 line3 line4 postcode countryId';
    const offices = await readAll(query, 'GetOffices', `id name address { ${lines} } _embedded { negotiators { id } }`);
    expect(offices.map(({ id, name, address }) => ({ id, name, address: addressLine(address) }))).toEqual(locations);
    expect(column(offices, '_embedded')).toEqual([null, null, null]);
    const people = await readAll(
      query,
      'GetContacts',
      'id forename surname active mobilePhone homePhone workPhone email officeIds _embedded { offices { id name } }',
      'embed: [offices]',
    );
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = people.map((row) => {
      const [forename, surname] = [String(row['forename']), String(row['surname'])];
      return {
        id: row['id'],
        name: `${forename} ${surname}`.trim(),
        ...(forename !== '' && { givenName: forename }),
        familyName: surname,
        phones: [row['mobilePhone'], row['homePhone'], row['workPhone']].filter((phone) => phone !== null),
        emails: [row['email']].filter((email) => email !== null),
        active: row['active'],
        location: rowsAt(row, '_embedded.offices')[0],
      };
    });
    expect(shown).toEqual(everybody);
    expect(people.every((row) => at(row, 'officeIds.0') === at(row, '_embedded.offices.0.id'))).toBe(true);
    expect(patients).toEqual([]);
    expect(missingOperations(reapit)).toEqual([]);
  });

  it('shows the diary of a day in UTC, cancelled and unconfirmed ones on request', async () => {
    const { query } = await visit();
    const fields = `id start end description cancelled attendeeConfirmed typeId appointmentType { id value }
      attendee { id type contacts { id name } } negotiatorIds negotiators { id name } offices { id name }
      organiserId property { id }`;
    const rows = await readAll(query, 'GetAppointments', fields, `${period} ${all}`);
    const { appointments, statusWords } = expectedSample(reapit, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect([row['start'], row['end']]).toEqual([start?.replace('Z', '.0000000Z'), end?.replace('Z', '.0000000Z')]);
      expect(row['description']).toBe(reason ?? '');
      expect(at(row, 'attendee.contacts.0') ?? undefined).toEqual(client);
      expect(at(row, 'attendee.id') ?? undefined).toBe(client?.id);
      expect(rowsAt(row, 'negotiators')).toEqual(provider ? [provider] : []);
      expect(rowsAt(row, 'offices')).toEqual([location]);
      expect([at(row, 'appointmentType.id'), row['property']]).toEqual([row['typeId'], null]);
      const flag =
        row['cancelled'] === true ? 'cancelled' : row['attendeeConfirmed'] === true ? 'confirmed' : 'unconfirmed';
      expect(statusWords[id]).toContain(flag);
    }
    const ofDay = rows.filter(({ start }) => Date.parse(String(start)) < Date.parse('2026-11-18T05:00:00Z'));
    expect(ofDay).toHaveLength(appointments.length);
    expect(ofDay.some((row) => at(row, 'organiserId') !== at(row, 'negotiatorIds.0'))).toBe(true);
    const usual = await readAll(query, 'GetAppointments', 'cancelled attendeeConfirmed', period);
    expect(usual.every((row) => row['cancelled'] === false && row['attendeeConfirmed'] === true)).toBe(true);
    expect(usual.length).toBeLessThan(rows.length / 2);
    const off = await readAll(query, 'GetAppointments', 'cancelled', `${period} includeCancelled: true`);
    expect(off.length - usual.length).toBe(rows.filter(({ cancelled }) => cancelled === true).length);
  });

  it('takes a period that the end has to be within, and filters by ids', async () => {
    const { query, post } = await visit();
    const until = (end: string): string => `start: "2026-11-17T05:00:00Z", end: "${end}" ${all}`;
    const late = 'Night drop-off';
    const short = await readAll(query, 'GetAppointments', 'id start description', until('2026-11-18T05:00:00Z'));
    const long = await readAll(query, 'GetAppointments', 'id start description', until('2026-11-18T06:00:00Z'));
    const lost = long.filter(({ id }) => !column(short, 'id').includes(id));
    expect(lost.map(({ start, description }) => [start, description])).toContainEqual([
      '2026-11-18T04:40:00.0000000Z',
      late,
    ]);
    const answer = await query(`{
      office: GetAppointments(${period} ${all} officeId: ["SUM", "STM"] pageSize: 100) { _embedded { officeIds } }
      staff: GetAppointments(${period} ${all} negotiatorId: ["BJH"]) { _embedded { negotiatorIds } }
      type: GetAppointments(${period} ${all} typeId: "SU", sortBy: "-start") { _embedded { typeId start } }
      one: GetAppointments(start: "2026-11-01", end: "2026-12-01", id: ["HBR2600040"] ${all}) { _embedded { id } totalCount }
      embedded: GetAppointments(${period} pageSize: 1, embed: [organiser, type]) {
        _embedded { _embedded { organiser { name } type { value } offices { id } } _links } _links }
      GetAppointmentById(id: "HBR2600040") { id _eTag metadata }
      GetConfigurationsByType(type: appointmentTypes) { id value }
      GetConfigurationByTypeAndId(type: appointmentTypes, id: "NT") { value }
    }`);
    expect(new Set(column(rowsAt(answer, 'office._embedded'), 'officeIds.0'))).toEqual(new Set(['SUM', 'STM']));
    expect(new Set(column(rowsAt(answer, 'staff._embedded'), 'negotiatorIds.0'))).toEqual(new Set(['BJH']));
    const starts = column(rowsAt(answer, 'type._embedded'), 'start').map(String);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts).toEqual(starts.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(answer['one']).toEqual({ _embedded: [{ id: 'HBR2600040' }], totalCount: 1 });
    const embedded = rowsAt(answer, 'embedded._embedded')[0];
    expect(at(embedded, '_embedded')).toMatchObject({ organiser: { name: 'Lena Whitaker' }, offices: null });
    expect(at(answer, 'embedded._links.next.href')).toMatch(
      /^\/appointments\/\?PageNumber=2&PageSize=1&start=2026-11-17T/,
    );
    expect(at(answer, 'GetAppointmentById._eTag')).toMatch(/^"[\dA-F]{32}"$/);
    expect(rowsAt(answer, 'GetConfigurationsByType')).toHaveLength(7);
    expect(at(answer, 'GetConfigurationByTypeAndId.value')).toBe('Nail trim');
    const wall = await post('{ GetAppointments(start: "2026-11-17T00:00:00", end: "2026-11-18") { totalCount } }');
    expect(wall.body).toMatchObject(badRequest('GRAPHQL_VALIDATION_FAILED'));
  });

  it('finds contacts by words, sorts on request, and refuses pages of more than a hundred', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      named: GetContacts(name: "o'brien") { _embedded { forename surname } pageSize }
      full: GetContacts(name: "ruth abb") { _embedded { surname } }
      off: GetContacts(active: false, officeId: ["HBR"]) { _embedded { active officeIds } }
      home: GetContacts(address: "101 mill") { _embedded { primaryAddress { buildingNumber line1 line2 } } }
      sorted: GetContacts(sortBy: "-name", pageSize: 100) { _embedded { surname } }
      early: GetContacts(createdTo: "2019-03-01T00:00:00Z") { _embedded { created } totalCount }
      GetContactById(id: "HBR19000003") { forename surname title workPhone mobilePhone }
      staff: GetNegotiators(officeId: ["SUM"], embed: [office]) { _embedded { name jobTitle _embedded { office { name } } } }
      GetNegotiatorById(id: "OSB") { name active officeId }
      GetOffices(name: "summit") { _embedded { id } }
    }`);
    expect(rowsAt(answer, 'named._embedded')).toHaveLength(2);
    expect(at(answer, 'named.pageSize')).toBe(25);
    expect(rowsAt(answer, 'full._embedded')).toEqual([{ surname: 'Abbott' }]);
    expect(new Set(column(rowsAt(answer, 'off._embedded'), 'active'))).toEqual(new Set([false]));
    expect(rowsAt(answer, 'home._embedded')[0]).toEqual({
      primaryAddress: { buildingNumber: '101', line1: 'Mill Road', line2: 'Portland' },
    });
    const surnames = column(rowsAt(answer, 'sorted._embedded'), 'surname').map(String);
    expect(surnames).toEqual(surnames.toSorted((one, other) => (one < other ? 1 : -1)));
    expect(rowsAt(answer, 'early._embedded')[0]).toEqual({ created: '2019-02-08T14:00:00.0000000Z' });
    expect(answer['GetContactById']).toEqual({
      forename: '',
      surname: 'Riverside Cat Rescue',
      title: null,
      workPhone: '(207) 555-0105',
      mobilePhone: null,
    });
    expect(column(rowsAt(answer, 'staff._embedded'), '_embedded.office.name')).toContain('Summit Pet Clinic');
    expect(answer['GetNegotiatorById']).toEqual({ name: 'Oscar Bell', active: false, officeId: 'HBR' });
    expect(rowsAt(answer, 'GetOffices._embedded')).toEqual([{ id: 'SUM' }]);
    for (const args of ['pageSize: 101', 'pageSize: 0', 'pageNumber: 0', 'sortBy: "surname"']) {
      // One after the other, so that a failure names its arguments.
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ GetContacts(${args}) { totalCount } }`);
      expect(body, args).toMatchObject(badRequest('GRAPHQL_VALIDATION_FAILED'));
    }
    const gone = await post('{ GetContactById(id: "HBR19000041") { id } }');
    expect(gone.body.errors?.[0]?.message).toMatch(/\[E4040\] Not Found$/);
  });

  it('has the other lists of an estate agency, which can be read only', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      GetProperties { _embedded { id address { line1 } bedrooms keys { id } } totalCount }
      GetApplicants(name: "zimmermann") { _embedded { related { id name type } } totalCount }
      GetLandlords { totalPageCount } GetVendors { _embedded { propertyId } } GetTasks { _embedded { text contactId } }
      GetCompanies(name: "lab") { _embedded { name address { country } } } GetEnquiries { _embedded { id surname } }
      GetEnquiryById(id: 42) { forename } GetTenancies { totalCount } GetOffers { _embedded { id } }
      GetSources { totalCount } GetDepartmentById(id: "G") { name } Ping GetWorksOrdersById(id: "HBW250001") { status }
    }`);
    expect(rowsAt(answer, 'GetProperties._embedded')[0]).toMatchObject({ address: { line1: 'Mill Road' }, keys: [] });
    expect(rowsAt(answer, 'GetCompanies._embedded')).toMatchObject([{ name: 'Casco Bay Laboratory' }]);
    expect(answer).toMatchObject({ GetTenancies: { totalCount: 0 }, GetEnquiryById: { forename: 'Piet' } });
    const closed = await post('mutation { CreateNegotiator(name: "Jo Park", officeId: "HBR") { id } }');
    expect(closed.body.errors?.[0]).toMatchObject({ extensions: { code: 'FORBIDDEN' } });
    expect(closed.body.errors?.[0]?.message).toMatch(/\[E4030\] Forbidden$/);
  });
});
