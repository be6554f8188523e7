import { describe, expect, it } from 'vitest';
import { wallDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { zoneOf } from '../../dialects/practice.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { clinicR } from './clinicR.ts';
import { clinicRIds, isHere } from './records.ts';

const { view } = clinicR;
const visit = productVisits(clinicR);
const column = (rows: readonly Row[], field: string): unknown[] => rows.map((row) => row[field]);
const sortedIds = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id)).toSorted();
const person = (key: number): string => clinicRIds.of('client', key);
const doctor = (key: number): string => clinicRIds.of('provider', key);

describe('clinicR', () => {
  it('gives patients newest first, whole or in pages, and refuses null for them', async () => {
    const { server, query, post } = await visit();
    const fields = 'id name searchName phoneNo phoneNoTwo email branchId code codeNumber';
    const answer = await query(`{ all: patients { patientsCount patients { ${fields} } }
      second: patients(offset: 50, limit: 50) { patientsCount patients { id } }
      report: patientsReports(offset: 0, limit: 2) { patients { id } } none: patientsReports { patients { id } } }`);
    const people = rowsAt(answer, 'all.patients');
    const expected = view.clients(server.practice);
    expect(column(people, 'id')).toEqual(expected.map(({ key }) => person(key)));
    expect(at(answer, 'all.patientsCount')).toBe(expected.length);
    expect(column(rowsAt(answer, 'second.patients'), 'id')).toEqual(column(people, 'id').slice(50, 100));
    for (const [index, client] of expectedSample(clinicR, '2026-11-17').clients.entries()) {
      const row = people[index] ?? {};
      const phones = [row['phoneNo'], row['phoneNoTwo']].filter((phone) => phone !== null);
      expect([row['id'], row['name'], row['searchName']]).toEqual([client.id, client.name, client.name]);
      expect(phones).toEqual(client.phones);
      expect(row['email'] === null ? [] : [row['email']]).toEqual(client.emails);
      expect(row['branchId']).toBe(client.location?.id);
    }
    expect(new Set(column(people, 'phoneNo')).size).toBe(people.length);
    // The report isn't sorted, and without both numbers it is empty.
    expect(column(rowsAt(answer, 'report.patients'), 'id')).toEqual([person(1), person(2)]);
    expect(rowsAt(answer, 'none.patients')).toEqual([]);
    const refused = await post('query ($limit: Int) { patients(limit: $limit) { patientsCount } }', { limit: null });
    expect(refused.body.errors?.[0]?.message).toContain('Argument take must not be null');
    expect(missingOperations(clinicR)).toEqual([]);
  });

  it('searches by a part of the name, of either number or of the code', async () => {
    const { query, post } = await visit();
    const answer =
      await query(`{ byName: searchedPatients(name: "o'brien") { id } phone: searchedPatients(name: "555-0102") { id }
      every: searchedPatients(name: "") { id } page: patients(name: "ABEL") { patientsCount patients { id } }
      second: patients(phoneNo: "(207) 555-0102") { patients { id } } code: patients(name: "cr17") { patients { code } }
      search(q: "brien") { patients { id } snippets { id } } texts: search(q: "fasting") { snippets { title } }
      patient(id: "${person(6)}") { name notes age sex appointments { id } } nobody: patient(id: "${person(41)}") { id } }`);
    expect(column(rowsAt(answer, 'byName'), 'id')).toEqual([person(8), person(1)]);
    expect(column(rowsAt(answer, 'phone'), 'id')).toEqual([person(1)]);
    expect(rowsAt(answer, 'every')).toHaveLength(20);
    expect(column(rowsAt(answer, 'page.patients'), 'id')).toEqual([person(6)]);
    expect(column(rowsAt(answer, 'second.patients'), 'id')).toEqual([person(1)]);
    expect(column(rowsAt(answer, 'code.patients'), 'code')).toEqual(['cr17']);
    expect(column(rowsAt(answer, 'search.patients'), 'id')).toEqual([person(1), person(8)]);
    expect(rowsAt(answer, 'texts.snippets')).toEqual([{ title: 'Fasting' }]);
    expect(answer['patient']).toMatchObject({ name: 'Íñigo Abel', sex: 'Male' });
    expect(answer['nobody']).toBeNull();
    const { body } = await post(`{ appointment(id: "${person(6)}") { id } }`);
    expect(body.errors?.[0]?.message).toContain('Cannot return null for non-nullable field Query.appointment');
  });

  it('has branches, doctors and sessions, and a list of branches that is dead', async () => {
    const { server, query } = await visit();
    const answer = await query(`{ listBranches { id name address phoneNo specialties { name doctors { name } } }
      listBranchesTree(action: "List_Appointment") { id } wrong: listBranchesTree(action: "list") { id } getActions
      listActionDoctors(action: "View_Calendar") { id } organizationBranches { id } listOrganizationDoctors { id name position }
      listUsers { name position specialty { name } role { name } } mySessionsDefinition { id name duration followUp timer }
      myAppointmentTypesDefinition { name urgent } myEvents { name start end } myRoomsDefinition { name } listSpecialties { doctors { id } }
      listRoles { name users { name } } revenues(limit: 2) { revenuesCount totalRevenues revenues { name amount patient { name } } }
      expenses { expensesCount } }`);
    const { locations } = expectedSample(clinicR, '2026-11-17');
    expect(
      rowsAt(answer, 'listBranches').map(({ id, name, address }) => [id, name, String(address).slice(0, 7)]),
    ).toEqual(locations.map(({ id, name, address }) => [id, name, address?.slice(0, 7)]));
    for (const [index, { address }] of locations.entries())
      for (const part of address?.split(', ') ?? [])
        expect(String(rowsAt(answer, 'listBranches')[index]?.['address'])).toContain(part);
    expect([answer['organizationBranches'], answer['wrong']]).toEqual([null, []]);
    expect(answer['getActions']).toContain('List_Appointment');
    expect(answer['listActionDoctors']).toHaveLength(7);
    const active = server.practice.providers.filter(({ isActive }) => isActive);
    expect(column(rowsAt(answer, 'listOrganizationDoctors'), 'id')).toEqual(active.map(({ key }) => doctor(key)));
    expect(rowsAt(answer, 'listUsers')).toHaveLength(active.length + 2);
    expect(rowsAt(answer, 'mySessionsDefinition').map(({ name, duration }) => [name, duration])).toEqual(
      server.practice.visitTypes.filter(({ isBlock }) => !isBlock).map(({ name, minutes }) => [name, minutes]),
    );
    const meeting = { name: 'Staff meeting', start: '2026-11-17T17:00:00.000Z', end: '2026-11-17T18:00:00.000Z' };
    expect(rowsAt(answer, 'myEvents')).toEqual([meeting]);
    expect(at(answer, 'revenues.revenuesCount')).toBeGreaterThan(10);
    expect(rowsAt(answer, 'revenues.revenues')).toHaveLength(2);
  });

  it('has the appointments of a day with all statuses in one list, and of one status in the others', async () => {
    const { server, query, post } = await visit();
    const fields = `id date duration status confirmed notes type patient { id name } doctor { id name } user { name position }
      branch { id name } session { name duration }`;
    const range = 'dateFrom: "2026-11-17", dateTo: "2026-11-17"';
    const statuses = ['Scheduled', 'Cancelled', 'Missed', 'Changed', 'Archived', 'Waiting'];
    const lists = statuses.map(
      (word) => `${word}: appointments(status: ${word}, ${range}) { appointments { ${fields} } }`,
    );
    const answer = await query(`{ dateAppointments(${range}) { ${fields} } ${lists.join(' ')}
      usual: appointments(${range}) { appointmentsCount appointments { id status } }
      open: appointments(dateFrom: "2026-11-17") { appointmentsCount } all: appointments { appointmentsCount }
      paged: appointments(offset: 1, limit: 3, ${range}) { appointmentsCount appointments { id } }
      byDoctor: allAppointments(${range}, doctorId: "${doctor(2)}") { doctor { id } }
      nowhere: appointments(branchId: null) { appointmentsCount } today: todayAppointments { appointmentsCount }
      scheduled: todayAppointments(status: Scheduled) { appointments { id date } }
      zoned: dateAppointments(dateFrom: "2026-11-18T02:00:00Z", dateTo: "2026-11-18T03:00:00Z") { id } }`);
    const { appointments } = expectedSample(clinicR, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(20);
    const rows = rowsAt(answer, 'dateAppointments');
    expect(sortedIds(rows)).toEqual(appointments.map(({ id }) => id).toSorted());
    for (const { id, start, end, client, reason, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(row['date']).toMatch(/^2026-11-1[78]T\d\d:\d\d:00\.000Z$/);
      const from = Date.parse(String(row['date']));
      expect([from, from + Number(row['duration']) * 60_000]).toEqual([Date.parse(start ?? ''), Date.parse(end ?? '')]);
      expect([row['patient'], row['doctor'], row['branch']]).toEqual([client, provider, location]);
      expect([row['notes'], row['status']]).toEqual([reason ?? '', expectedStatus(id)]);
      expect(at(row, 'user.position')).not.toBe('Doctor');
    }
    function expectedStatus(id: string): unknown {
      const record = server.practice.appointments.find(({ key }) => clinicRIds.of('appointment', key) === id);
      return record && view.status(record)[0];
    }
    const byStatus = statuses.flatMap((word) => rowsAt(answer, `${word}.appointments`));
    expect(sortedIds(byStatus)).toEqual(sortedIds(rows));
    expect(new Set(column(rowsAt(answer, 'usual.appointments'), 'status'))).toEqual(new Set(['Scheduled']));
    expect(at(answer, 'usual.appointmentsCount')).toBeLessThan(rows.length);
    // One end of a range is none.
    expect(at(answer, 'open.appointmentsCount')).toBe(at(answer, 'all.appointmentsCount'));
    expect(column(rowsAt(answer, 'paged.appointments'), 'id')).toEqual(
      column(rowsAt(answer, 'usual.appointments'), 'id').slice(1, 4),
    );
    expect(new Set(rowsAt(answer, 'byDoctor').map((row) => at(row, 'doctor.id')))).toEqual(new Set([doctor(2)]));
    expect([at(answer, 'nowhere.appointmentsCount'), at(answer, 'today.appointmentsCount')]).toEqual([0, 0]);
    const days = rowsAt(answer, 'scheduled.appointments').map(({ date }) => String(date).slice(0, 10));
    expect(new Set(days)).toEqual(new Set(['2026-11-17']));
    // An instant stands for the day on which it is by the server's clock.
    expect(column(rowsAt(answer, 'zoned'), 'id')).toEqual(column(rows, 'id'));
    for (const row of server.practice.appointments.filter(isHere))
      expect(wallDay(row.start, 'America/New_York')).toBe(wallDay(row.start, zoneOf(server.practice, row)));
    const refused = await post(
      `query ($status: AppointmentStatus) { appointments(status: $status) { appointmentsCount } }`,
      { status: null },
    );
    expect(refused.body.errors?.[0]?.message).toContain('Argument status must not be null');
    const odd = await post('{ dateAppointments(dateFrom: null) { id } }');
    expect(odd.body.errors?.[0]?.message).toContain('Invalid Date');
  });

  it('cuts lists, and shows its schema within depth 8', async () => {
    const { server, query } = await visit({ cap: 3 });
    expect(rowsAt(await query('{ patients { patients { id } } }'), 'patients.patients')).toHaveLength(3);
    const types = await readPiecewise(query);
    expect(column(rowsAt(types.get('Query'), 'fields'), 'name')).toContain('dateAppointments');
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
