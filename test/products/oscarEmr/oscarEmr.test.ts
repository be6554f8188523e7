import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, named, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { oscarEmr } from './oscarEmr.ts';
import { serverZone } from './values.ts';

const visit = productVisits(oscarEmr);
const { view } = oscarEmr;
const day = '2026-11-17';
const filled = (values: readonly unknown[]): unknown[] => values.filter((value) => value !== '' && value !== null);
const numbers = (value: unknown, path: string, field = 'demographicNo'): unknown[] =>
  rowsAt(value, path).map((row) => row[field]);
const nameOf = (row: unknown): string => named({ row }, 'row.firstName', 'row.lastName').trim();
const fields = `id providerNo provider { providerNo firstName lastName } appointmentDate startTime duration name
  demographicNo demographic { demographicNo firstName lastName } reason notes location type status urgency`;
const book = `mutation Book($appointment: NewAppointmentInput!) { addAppointment(appointment: $appointment) { ${fields} } }`;
const update = `mutation Update($appointment: AppointmentInput!) { updateAppointment(appointment: $appointment) { ${fields} } }`;
const create = `mutation Create($demographic: NewDemographicInput!) { createDemographic(demographic: $demographic) {
  demographicNo displayName phone alternativePhone demoCell email patientStatus address { address postal } } }`;
const slot = {
  providerNo: '102',
  appointmentDate: '2026-12-01',
  startTime: '09:30',
  demographicNo: 2002,
  duration: 30,
  reason: 'Cough',
  location: "st. mary's cat practice",
  type: 'Recheck',
};

describe('OSCAR', () => {
  it('lists sites, and active demographics in pages by number', async () => {
    const { query, server } = await visit();
    const { locations, clients } = expectedSample(oscarEmr, day);
    const sites = rowsAt(
      await query('{ sites { siteId name address city province postal status providers { providerNo } } }'),
      'sites',
    );
    expect(
      sites.map((row) => ({
        id: String(row['siteId']),
        name: row['name'],
        address: ['address', 'city', 'province', 'postal'].map((field) => row[field]).join(', '),
      })),
    ).toEqual(locations);
    const text = `query Page($skip: Int) { demographics(skip: $skip) { skip take total content {
      demographicNo firstName lastName displayName phone alternativePhone demoCell email patientStatus
      extras { key value } provider { providerNo lastName } age { years } } } }`;
    const people: Row[] = [];
    for (let total = 1; people.length < total;) {
      const page = await query(text, { skip: people.length });
      total = Number(at(page, 'demographics.total'));
      expect(page).toMatchObject({ demographics: { skip: people.length, take: 25 } });
      people.push(...rowsAt(page, 'demographics.content'));
    }
    const records = view.clients(server.practice);
    const shown = people.map((row) => ({
      id: String(row['demographicNo']),
      name: nameOf(row),
      ...(row['firstName'] !== '' && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: filled([row['demoCell'], row['phone'], row['alternativePhone']]),
      emails: filled([row['email']]),
      active: row['patientStatus'] === 'AC',
    }));
    expect(shown).toEqual(records.map((record) => clientThrough(view, server.practice, record)));
    expect(shown.slice(0, 5)).toEqual(clients);
    expect(people[0]).toMatchObject({ displayName: "O'Brien, Zoë" });
    expect(people.flatMap((row) => numbers(row, 'extras', 'key'))).not.toContain('demo_cell');
    const sorted = await query(
      `{ demographics(take: 3, orderBy: { sortMode: Name, sortDir: desc }) { content { lastName } }
        all: demographics(take: 900) { take content { demographicNo } } }`,
    );
    expect(rowsAt(sorted, 'demographics.content')[0]).toEqual({ lastName: 'Zimmermann' });
    expect([at(sorted, 'all.take'), rowsAt(sorted, 'all.content').length]).toEqual([500, records.length]);
    expect(missingOperations(oscarEmr)).toEqual([]);
  });

  it('finds demographics by beginnings, and those who are not active on request', async () => {
    const { query } = await visit();
    const found = await query(`{
      a: quickSearch(query: "o'BRI,zoe") { query total content { demographicNo } } b: quickSearch(query: "nguyen") { total }
      c: searchDemographics(search: { term: "nguyen", active: false }) { content { demographicNo patientStatus providerName } }
      d: searchDemographics(search: { type: Phone, term: "555-0102" }) { content { demographicNo } }
      e: searchDemographics(search: { type: Address, term: "102 mill" }) { content { demographicNo } } f: quickSearch { total }
      g: quickSearch(query: "addr:1") { total content { demographicNo } } h: quickSearch(query: "rien") { total }
      one: demographic(demographicNo: 2004) { patientStatus patientStatusDate } gone: demographic(demographicNo: 2041) { lastName } }`);
    expect(['a', 'c', 'd', 'e'].map((list) => numbers(found, `${list}.content`))).toEqual([
      [2001, 2008],
      [2004],
      [2001],
      [2002],
    ]);
    expect(rowsAt(found, 'c.content')[0]).toMatchObject({ patientStatus: 'IN', providerName: 'Okafor, Amelia' });
    expect(found).toMatchObject({ b: { total: 0 }, f: { total: 0 }, h: { total: 0 }, one: { patientStatus: 'IN' } });
    expect(rowsAt(found, 'g.content')).toHaveLength(10);
    expect(Number(at(found, 'g.total'))).toBeGreaterThan(10);
    expect(found['gone']).toBeNull();
  });

  it.each([day, '2026-03-08', '2026-11-01', '2026-11-18'])('serves every value of the book of %s', async (date) => {
    const { query } = await visit();
    const { appointments, mayOmit, statusWords } = expectedSample(oscarEmr, date);
    const answer = await query(
      `query Day($date: Date) { appointments(take: 100, filter: { appointmentDate: $date }) { total content { ${fields} } }
        sites { siteId name } }`,
      { date },
    );
    const rows = rowsAt(answer, 'appointments.content');
    const read = rows.map((row) => {
      const start = instantOfWall(`${String(row['appointmentDate'])}T${String(row['startTime'])}:00`, serverZone);
      const site = rowsAt(answer, 'sites').find(({ name }) => name === row['location']);
      expect(at(row, 'provider.providerNo')).toBe(row['providerNo']);
      return {
        id: String(row['id']),
        start: utcText(start),
        end: utcText(start + Number(row['duration']) * 60_000),
        status: row['status'],
        ...(row['reason'] !== '' && { reason: row['reason'] }),
        ...(row['demographic'] !== null && {
          client: { id: String(row['demographicNo']), name: nameOf(row['demographic']) },
        }),
        provider: { id: row['providerNo'], name: nameOf(row['provider']) },
        location: { id: String(site?.['siteId']), name: row['location'] },
      };
    });
    expect(read).toEqual(appointments);
    expect(read.every((row) => statusWords[row.id]?.includes(String(row.status)))).toBe(true);
    const empty = rows.filter(({ demographicNo }) => demographicNo === 0);
    expect(empty.every(({ name, demographic }) => name === '' && demographic === null)).toBe(true);
    const meetings = empty.filter(({ type }) => type === 'Team meeting');
    expect(meetings.map(({ id }) => String(id))).toEqual(mayOmit);
  });

  it('filters the book, and has lists of a provider, a patient and a month', async () => {
    const { query, server, post } = await visit();
    const answer = await query(`{
      range: appointments(take: 500, filter: { startDate: "2026-11-17", endDate: "2026-11-18" }) { total }
      day: appointments(take: 500, filter: { appointmentDate: "2026-11-17" }) { total content { id } }
      off: appointments(filter: { status: ["C"] }) { total content { status notes } } none: appointments(filter: { status: ["c"] }) { total }
      signed: appointments(take: 2, orderBy: { sortMode: appointmentDate, sortDir: desc }, filter: { status: ["BS"] }) { content { appointmentDate status } }
      place: appointments(take: 100, filter: { location: "Summit Pet Clinic" }) { content { location } }
      all: appointments(skip: 3) { skip take total content { id } }
      mine: daySchedule { appointmentNo startTime date status demographicNo } bare: appointmentStatuses { status description active }
      history: appointmentHistory(demographicNo: 2001) { appointmentDate demographicNo }
      month: monthlyAppointments(providerNo: "101", year: 2026, month: 10) { providerNo appointmentDate }
      counts: providerAppointmentCounts(startDate: "2026-11-17", endDate: "2026-11-17") { providerNo providerName appointmentsCount }
      types: appointmentTypes { name duration } here: providers(active: true) { providerNo } providers { providerNo enabled }
      ticklers(filter: { status: C }) { total content { demographicName status } } professionalSpecialists { lastName } }`);
    const shown = server.practice.appointments.filter(view.shows);
    expect(at(answer, 'all.total')).toBe(shown.length);
    expect(rowsAt(answer, 'all.content')).toHaveLength(25);
    expect(at(answer, 'range.total')).toBe(at(answer, 'day.total'));
    expect(at(answer, 'off.total')).toBe(shown.filter(({ state }) => state === 'cancelled').length);
    expect(rowsAt(answer, 'off.content')[0]).toEqual({ status: 'C', notes: 'Client called' });
    expect(at(answer, 'none.total')).toBe(0);
    const signed = rowsAt(answer, 'signed.content');
    expect(signed).toHaveLength(2);
    expect(String(signed[0]?.['appointmentDate']) >= String(signed[1]?.['appointmentDate'])).toBe(true);
    expect(new Set(numbers(answer, 'place.content', 'location'))).toEqual(new Set(['Summit Pet Clinic']));
    const mine = rowsAt(answer, 'mine');
    expect(mine[0]).toMatchObject({ startTime: '08:00 AM', date: '2026-11-17 08:00:00' });
    expect(numbers(answer, 'mine', 'status')).not.toContain('C');
    expect(rowsAt(answer, 'bare').map(({ status }) => status)).toEqual('tTHPEabcdeNCBh'.split(''));
    const history = numbers(answer, 'history', 'appointmentDate').map(String);
    expect(history).toEqual(history.toSorted().toReversed());
    expect(rowsAt(answer, 'month').length).toBeGreaterThan(5);
    expect(rowsAt(answer, 'counts').some((row) => row['providerName'] === 'Okafor, Amelia')).toBe(true);
    expect(rowsAt(answer, 'types')).toHaveLength(7);
    expect([rowsAt(answer, 'here').length, rowsAt(answer, 'providers').length]).toEqual([7, 8]);
    expect(Number(at(answer, 'ticklers.total'))).toBeGreaterThan(1);
    const bad = await post('{ appointments(filter: { startDate: "17/11/2026" }) { total } }');
    expect(bad.body.errors?.[0]?.message).toBe('Invalid Date sent, use yyyy-MM-dd format');
  });

  it('books, changes, cancels and deletes appointments', async () => {
    const { query, post, server } = await visit();
    const made = await query(book, { appointment: slot });
    expect(at(made, 'addAppointment')).toMatchObject({
      startTime: '09:30',
      duration: 30,
      name: 'Müller, Søren',
      location: "St. Mary's Cat Practice",
      type: 'Recheck',
      status: 't',
    });
    const id = Number(at(made, 'addAppointment.id'));
    const moved = await query(update, {
      appointment: { id, startTime: '14:00', type: 'Phone', notes: 'Call', status: 'T' },
    });
    expect(at(moved, 'updateAppointment')).toMatchObject({
      appointmentDate: '2026-12-01',
      startTime: '14:00',
      type: 'Phone',
      notes: 'Call',
      status: 'T',
      reason: 'Cough',
    });
    const states = await query(`mutation { a: updateAppointmentStatus(id: ${String(id)}, status: "BV") { status }
      b: updateAppointmentType(id: ${String(id)}, type: "Surgery") { type } c: updateAppointmentUrgency(id: ${String(id)}, urgency: "critical") { urgency }
      d: updateAppointmentStatus(id: ${String(id)}, status: "C") { status } }`);
    expect(states).toEqual({
      a: { status: 'BV' },
      b: { type: 'Surgery' },
      c: { urgency: 'critical' },
      d: { status: 'C' },
    });
    expect(server.practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', typeKey: 4, placeKey: 3 });
    const twelve = { ...slot, startTime: null, startTime12hWithMedian: '02:30 PM', type: null, location: null };
    expect(at(await query(book, { appointment: twelve }), 'addAppointment')).toMatchObject({
      startTime: '14:30',
      type: '',
      location: 'Harbor Street Animal Hospital',
    });
    const refusals: readonly (readonly [object, string])[] = [
      [{ startTime: '9.30' }, 'Could not parse date/times of appointment. please check format'],
      [{ demographicNo: 2041 }, 'Unable to find patient'],
      [{ providerNo: '999998' }, 'Unable to find provider'],
      [{ location: 'Nowhere' }, 'Unable to find site'],
      [{ status: 'X' }, 'Unable to find appointment status'],
    ];
    for (const [part, message] of refusals) {
      const { body } = await post(book, { appointment: { ...slot, ...part } });
      expect(body.errors?.[0]).toMatchObject({ message, extensions: { code: 'BAD_USER_INPUT' } });
    }
    const gone = await query(`mutation { a: deleteAppointment(id: ${String(id)}) b: deleteAppointment(id: 1) }`);
    expect(gone).toEqual({ a: true, b: true });
    expect(await query(`{ appointment(id: ${String(id)}) { id } }`)).toEqual({ appointment: null });
  });

  it('creates and changes demographics, and refuses who may not', async () => {
    const { query, post } = await visit();
    const address = { address: '9 Elm', postal: '04102' };
    const made = await query(create, {
      demographic: { firstName: 'Ida', lastName: 'Berg', demoCell: '207 555 9000', email: 'ida@example.test', address },
    });
    const row = at(made, 'createDemographic');
    expect(row).toMatchObject({ displayName: 'Berg, Ida', phone: '', demoCell: '207 555 9000', address });
    const demographicNo = Number(at(row, 'demographicNo'));
    const text = `mutation Change($demographic: DemographicInput!) { updateDemographic(demographic: $demographic) {
      firstName lastName phone demoCell email patientStatus dateOfBirth dobYear sexDesc } }`;
    const demographic = {
      demographicNo,
      phone: '1',
      email: '',
      patientStatus: 'MO',
      dateOfBirth: '1990-02-03',
      sex: 'F',
    };
    expect(at(await query(text, { demographic }), 'updateDemographic')).toEqual({
      firstName: 'Ida',
      lastName: 'Berg',
      phone: '1',
      demoCell: '207 555 9000',
      email: '',
      patientStatus: 'MO',
      dateOfBirth: '1990-02-03',
      dobYear: '1990',
      sexDesc: 'Female',
    });
    expect(await query('{ quickSearch(query: "berg,ida") { total } }')).toEqual({ quickSearch: { total: 0 } });
    const missing = await post(text, { demographic: { demographicNo: 1 } });
    expect(missing.body.errors?.[0]?.message).toBe('Unable to find patient');
    const closed = await visit({ refuseWrites: 'Access Denied' });
    const refused = await closed.post(create, { demographic: { firstName: 'A', lastName: 'B' } });
    expect(refused.body.errors?.[0]).toMatchObject({ message: 'Access Denied', extensions: { code: 'FORBIDDEN' } });
  });
});
