import { describe, expect, it } from 'vitest';
import { instantOfWall, offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { at, named, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { juvonno } from './juvonno.ts';

const visit = productVisits(juvonno);
const { view } = juvonno;
const customerFields = `id num { chart } first_name last_name status email phone mobile work_phone
  branch { id name } groups { id name } notes custom_fields { custom_field_id value } date_of_birth gender`;
const appointmentFields = `id date start_time duration status notes cancellation_reason branch { id code name }
  customer { id first_name last_name } attendants { id num first_name last_name } schedule_type { id name } room { name }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: unknown): Row | null {
  const { id = null } = (row ?? {}) as Row;
  return id === null ? null : { id: String(Number(id)), name: named(row as Row, 'first_name', 'last_name') };
}

function place(row: unknown): Row {
  return { id: String(Number(at(row, 'id'))), name: at(row, 'name') };
}

function clientFrom(row: Row): Row {
  return given({
    ...person(row),
    givenName: row['first_name'],
    familyName: row['last_name'],
    phones: ['phone', 'mobile', 'work_phone'].flatMap((field) => row[field] ?? []),
    emails: [row['email'] ?? []].flat(),
    active: row['status'] === 'active',
    tags: rowsAt(row, 'groups').map(({ name }) => name),
    location: place(row['branch']),
  });
}

function appointmentFrom(row: Row, zone: string): Row {
  const start = instantOfWall(`${String(row['date'])}T${String(row['start_time'])}`, zone);
  return given({
    id: String(row['id']),
    start: offsetText(start, zone),
    end: offsetText(start + Number(row['duration']) * 60_000, zone),
    status: row['status'],
    reason: row['notes'],
    client: person(row['customer']),
    provider: person(rowsAt(row, 'attendants')[0]),
    location: place(row['branch']),
  });
}

/** A day at all branches, as a person would read it: one branch after the other. */
async function readDay(query: RunQuery, day: string): Promise<Row> {
  const answer = await query(`{ branches { list { id name address city province postal timezone } }
    customers_list(include: "groups", count: 5) { list { ${customerFields} } } }`);
  const branches = rowsAt(answer, 'branches.list');
  const appointments: Row[] = [];
  for (const { id, timezone } of branches) {
    const args = `branchId: ${String(id)}, start_date: "${day}", end_date: "${day}", status: all, count: 100`;
    // eslint-disable-next-line no-await-in-loop
    const book = await query(`{ appointments_list_by_branchId(${args}) { total list { ${appointmentFields} } } }`);
    const rows = rowsAt(book, 'appointments_list_by_branchId.list');
    appointments.push(...rows.map((row) => appointmentFrom(row, String(timezone))));
  }
  return {
    locations: branches.map((row) => ({
      ...place(row),
      address: ['address', 'city', 'province', 'postal'].map((field) => row[field]).join(', '),
      timeZone: row['timezone'],
    })),
    clients: rowsAt(answer, 'customers_list.list').map(clientFrom),
    patients: [],
    appointments,
  };
}

describe('Juvonno', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query } = await visit();
    for (const day of ['2026-11-17', '2026-11-16', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(juvonno, day);
      // eslint-disable-next-line no-await-in-loop
      const sample = await readDay(query, day);
      expect(sampleDifferences(juvonno, expected, sample)).toEqual([]);
      expect(sample['clients']).toEqual(expected.clients);
      expect(rowsAt(sample, 'appointments')).toHaveLength(expected.appointments.length);
    }
    expect(expectedSample(juvonno, '2026-11-17').appointments.length).toBeGreaterThan(20);
    expect(missingOperations(juvonno)).toEqual([]);
  });

  it('serves another practice as well', async () => {
    const practice = createOtherPractice('oneDoctor');
    const { query } = await visit({ practice });
    const expected = expectedSample(juvonno, '2026-11-17', { practice });
    expect(sampleDifferences(juvonno, expected, await readDay(query, '2026-11-17'))).toEqual([]);
  });

  it('lists customers by pages, status, branch and change, and finds one by id or by chart number', async () => {
    const { query, post, server } = await visit();
    const branch = view.ids.of('place', 2);
    const answer = await query(`{ all: customers_list(count: 1000) { total page count list { id groups { name } } }
      second: customers_list(count: 50, page: 2) { page count list { id } } none: customers_list(page: 9) { count list { id } }
      inactive: customers_list(status: inactive) { list { status } } deleted: customers_list(status: deleted) { list { id status } }
      there: customers_list(branch_id: ${branch}, include: "full") { total list { branch { id } groups { name } } }
      same: branches_by_branchId_customers(branchId: ${branch}) { total }
      fresh: customers_list(modified_since: "2022-01-01T00:00:00Z") { list { modification_date } }
      chart: customers_chart_by_number(number: "C00005") { customer { id notes custom_fields { custom_field_id value } } }
      one: customers_by_customerId(customerId: ${view.ids.of('client', 1)}, include: "full") { customer { ${customerFields} } }
      groups { list { id name } } customers_custom_fields { id name } }`);
    const ids = view.clients(server.practice).map(({ key }) => Number(view.ids.of('client', key)));
    expect(answer['all']).toMatchObject({ total: ids.length, page: 1, count: 100 });
    expect(rowsAt(answer, 'all.list').map(({ id }) => id)).toEqual(ids.slice(0, 100));
    expect(rowsAt(answer, 'all.list').every(({ groups }) => groups === null)).toBe(true);
    expect(rowsAt(answer, 'second.list').map(({ id }) => id)).toEqual(ids.slice(50, 100));
    expect(answer['none']).toEqual({ count: 0, list: [] });
    expect(new Set(rowsAt(answer, 'inactive.list').map(({ status }) => status))).toEqual(new Set(['inactive']));
    expect(rowsAt(answer, 'deleted.list')).toHaveLength(server.practice.clients.length - ids.length);
    expect(rowsAt(answer, 'there.list').every((row) => String(at(row, 'branch.id')) === branch)).toBe(true);
    expect(at(answer, 'same.total')).toBe(at(answer, 'there.total'));
    const changes = rowsAt(answer, 'fresh.list').map((row) => String(row['modification_date']));
    expect(changes.length > 0 && changes.every((text) => text >= '2022' && text.endsWith('.000Z'))).toBe(true);
    expect(at(answer, 'chart.customer')).toMatchObject({ notes: 'Prefers messages.' });
    expect(at(answer, 'one.customer')).toMatchObject({
      num: { chart: 'C00001' },
      first_name: 'Zoë',
      gender: 'unknown',
    });
    expect(rowsAt(answer, 'one.customer.custom_fields')[0]?.['value']).toMatch(/\w/);
    expect(rowsAt(answer, 'groups.list').map(({ name }) => name)).toEqual(['Breeder', 'Payment plan', 'VIP']);
    const { status, body } = await post('{ customers_by_customerId(customerId: 7) { customer { id } } }');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: { customers_by_customerId: null },
      errors: [
        {
          message: 'Upstream HTTP Error: 404, Could not invoke operation GET /customers/{args.customerId}',
          path: ['customers_by_customerId'],
          extensions: {
            request: { endpoint: 'https://clinic.juvonno.com/api/customers/7', method: 'GET' },
            responseBody: { code: 404, message: 'Customer with ID 7 could not be found.' },
          },
        },
      ],
    });
  });

  it('searches customers by parts of names, email and phone', async () => {
    const { query, post } = await visit();
    const found = async (input: object): Promise<readonly unknown[]> => {
      const text = `query($input: CustomerSearchRequest_Input) { post_customers_search(input: $input) { total list { first_name last_name } } }`;
      const answer = await query(text, { input });
      return rowsAt(answer, 'post_customers_search.list').map((row) => named(row, 'first_name', 'last_name'));
    };
    expect(await found({ last_name: "o'brien" })).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found({ last_name: "O'Brien", first_name: 'zoe', email: 'zoe2@' })).toEqual(["Zoë O'Brien"]);
    expect(await found({ phone: '(207) 555-0106' })).toEqual(['Íñigo Abel']);
    expect(await found({ last_name: 'nguyen' })).toEqual(['Mai Nguyễn']);
    expect(await found({ last_name: 'nobody' })).toEqual([]);
    expect(await found({ email: 'example.test', page: 2, count: 3 })).toHaveLength(3);
    const { body } = await post('{ post_customers_search(input: { phone: " " }) { total } }');
    expect(body).toMatchObject({ errors: [{ extensions: { responseBody: { code: 400 } } }] });
  });

  it('lists appointments of a branch from a day on, without cancelled ones unless they are asked for', async () => {
    const { query, post, server } = await visit();
    const branchId = Number(view.ids.of('place', 1));
    const staffId = Number(view.ids.of('provider', 2));
    const book = (rest: string): string =>
      `appointments_list_by_branchId(branchId: ${String(branchId)} ${rest}) { total page count list { ${appointmentFields} } }`;
    const answer = await query(`{ plain: ${book('')} all: ${book('start_date: "2000-01-01", status: all, count: 100')}
      next: ${book('start_date: "2000-01-01", status: all, count: 100, page: 2')}
      off: ${book('start_date: "2000-01-01", status: cancelled')}
      two: ${book('start_date: "2026-11-16", end_date: "2026-11-17"')}
      theirs: ${book(`start_date: "2026-11-13", staff_id: ${String(staffId)}`)} }`);
    const days = (path: string): string[] => rowsAt(answer, `${path}.list`).map(({ date }) => String(date));
    expect(days('plain')[0]).toBe('2026-11-17');
    expect(rowsAt(answer, 'plain.list').some(({ status }) => status === 'cancelled')).toBe(false);
    const shown = server.practice.appointments.filter((row) => view.shows(row) && row.placeKey === 1);
    expect(answer['all']).toMatchObject({ total: shown.length, page: 1 });
    expect(rowsAt(answer, 'all.list').length + rowsAt(answer, 'next.list').length).toBe(shown.length);
    expect(days('all')).toEqual(days('all').toSorted());
    expect(new Set(rowsAt(answer, 'off.list').map(({ status }) => status))).toEqual(new Set(['cancelled']));
    expect([...new Set(days('two'))]).toEqual(['2026-11-16', '2026-11-17']);
    const seen = rowsAt(answer, 'theirs.list').flatMap((row) => rowsAt(row, 'attendants'));
    expect(seen.length > 0 && seen.every(({ id }) => id === staffId)).toBe(true);
    const single = await query(`{ appointments_by_appointmentId(appointmentId: ${view.ids.of('appointment', 3)}) {
      appointment { ${appointmentFields} } } }`);
    expect(at(single, 'appointments_by_appointmentId.appointment')).toMatchObject({ branch: { code: 'HARSTR' } });
    const gone = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    for (const [text, code] of [
      [`appointments_by_appointmentId(appointmentId: ${view.ids.of('appointment', gone)}) { appointment { id } }`, 404],
      ['appointments_list_by_branchId(branchId: 77) { total }', 404],
      [book('start_date: "2026-11-18", end_date: "2026-11-17"'), 400],
      [book('page: 0'), 400],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body).toMatchObject({ errors: [{ extensions: { responseBody: { code } } }] });
    }
    const invalid = await post(`{ ${book('start_date: "tomorrow"')} }`);
    expect(invalid.body.errors?.[0]?.message).toBe('Date cannot represent an invalid date-string tomorrow.');
  });
});
