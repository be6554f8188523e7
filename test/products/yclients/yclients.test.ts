import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { idOf, yclientsIds } from './values.ts';
import { yclients } from './yclients.ts';

const visit = productVisits(yclients);
const { view } = yclients;
const day = '2026-11-17';
const place = (key: number): number => idOf('place', key);
const company = `company_id: ${String(place(1))}`;
const clientFields = `id name surname display_name phone email categories { title } last_visit_date`;
const recordFields = `id company_id staff_id staff { id name } services { id title } client { id display_name } date datetime
  attendance visit_attendance comment seance_length length deleted visit_id custom_fields`;
const meta = 'success meta { message errors page total_count }';
const idsOf = (value: unknown, path: string): string[] => rowsAt(value, path).map(({ id }) => String(id));

/** The book of a day in desk words, read from all companies. */
async function bookOf(query: RunQuery, on: string): Promise<Row[]> {
  const companies = rowsAt(await query('{ companies { data { id title timezone } } }'), 'companies.data');
  const books: Row[] = [];
  for (const { id, title, timezone } of companies) {
    // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
    const answer =
      await query(`{ records(company_id: ${String(id)}, start_date: "${on}", end_date: "${on}", count: 300) {
      success data { ${recordFields} } meta { total_count } } }`);
    expect(at(answer, 'records.success')).toBe(true);
    for (const row of rowsAt(answer, 'records.data')) {
      const start = String(row['datetime']);
      const end = offsetText(Date.parse(start) + Number(row['seance_length']) * 1000, String(timezone));
      expect(start.startsWith(String(row['date']).replace(' ', 'T'))).toBe(true);
      const [pet, client, staff] = [at(row, 'custom_fields.pet'), row['client'], row['staff']];
      books.push({
        id: String(row['id']),
        start,
        end,
        status: String(row['attendance']),
        ...(row['comment'] !== '' && { reason: row['comment'] }),
        ...(pet !== null && { patient: { name: pet } }),
        ...(client !== null && { client: { id: String(at(client, 'id')), name: at(client, 'display_name') } }),
        ...(staff !== null && { provider: { id: String(at(staff, 'id')), name: at(staff, 'name') } }),
        location: { id: String(row['company_id']), name: title },
      });
    }
  }
  return books.toSorted((one, other) => Date.parse(String(one['start'])) - Date.parse(String(other['start'])));
}

describe('YCLIENTS', () => {
  it('shows what is expected of it, read by hand', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(yclients, day);
    expect(patients).toEqual([]);
    const places = await query('{ companies(my: 1) { data { id title address timezone } meta { total_count } } }');
    expect(
      rowsAt(places, 'companies.data').map(({ id, title, address, timezone }) => ({
        id: String(id),
        name: title,
        timeZone: timezone,
        address: String(address).replaceAll(/[\s,]+/g, ' '),
      })),
    ).toEqual(locations.map((row) => ({ ...row, address: row.address?.replaceAll(/[\s,]+/g, ' ') })));
    const found = await query(`{ clients_search(${company}, page_size: 5) { data { ${clientFields} } } }`);
    const people = rowsAt(found, 'clients_search.data').map((row) => ({
      id: String(row['id']),
      name: row['display_name'],
      ...(row['name'] !== '' && { givenName: row['name'] }),
      familyName: row['surname'],
      phones: [row['phone']].filter((text) => text !== ''),
      emails: [row['email']].filter((text) => text !== ''),
      tags: rowsAt(row, 'categories').map(({ title }) => title),
      ...(row['last_visit_date'] !== null && { lastVisit: row['last_visit_date'] }),
    }));
    expect(people).toEqual(clients);
    for (const each of practiceDays) {
      // eslint-disable-next-line no-await-in-loop
      const [book, expected] = [await bookOf(query, each), expectedSample(yclients, each).appointments];
      const byId = (one: object, other: object): number => (String(at(one, 'id')) < String(at(other, 'id')) ? -1 : 1);
      expect(book.toSorted(byId)).toEqual(
        expected.map((row) => ({ ...row, ...(row.patient && { patient: { name: row.patient.name } }) })).toSorted(byId),
      );
    }
    expect(missingOperations(yclients)).toEqual([]);
    const all: string[] = [];
    for (const { key } of server.practice.places) {
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(
        `{ clients_search(company_id: ${String(place(key))}, page_size: 500) { data { id } } }`,
      );
      all.push(...idsOf(answer, 'clients_search.data'));
    }
    expect([...new Set(all)]).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
  });

  it('lists the records of a company between days, by page and by filters, without what is deleted', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const here = practice.appointments.filter((row) => row.placeKey === 1);
    const shown = here.filter(view.shows);
    const answer =
      await query(`{ all: records(${company}, count: 1000) { data { id datetime deleted } meta { page total_count } }
      usual: records(${company}) { data { id } } second: records(${company}, page: 2) { data { id } }
      deleted: records(${company}, with_deleted: 1, count: 300) { data { id deleted attendance } meta { total_count } }
      staff: records(${company}, staff_id: ${String(idOf('provider', 2))}) { data { staff_id } }
      client: records(${company}, client_id: ${String(idOf('client', 5))}) { data { client { id } comment } }
      two: records(${company}, start_date: "2026-11-16", end_date: "${day}") { data { date } }
      made: records(${company}, c_start_date: "2026-11-10", c_end_date: "2026-11-10") { data { create_date } }
      changed: records(${company}, changed_after: "2026-11-10T12:00:00", changed_before: "2026-11-12T12:00:00") { data { last_change_date } }
      none: records(${company}, start_date: "2026-11-15", end_date: "2026-11-15") { success data { id } } }`);
    expect(at(answer, 'all.meta')).toEqual({ page: 1, total_count: shown.length });
    expect(rowsAt(answer, 'all.data').some(({ deleted }) => deleted === true)).toBe(false);
    const starts = rowsAt(answer, 'all.data').map(({ datetime }) => Date.parse(String(datetime)));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect([...idsOf(answer, 'usual.data'), ...idsOf(answer, 'second.data')].slice(0, shown.length)).toEqual(
      idsOf(answer, 'all.data').slice(0, 100),
    );
    expect(rowsAt(answer, 'usual.data')).toHaveLength(Math.min(50, shown.length));
    expect(at(answer, 'deleted.meta.total_count')).toBe(here.length);
    expect(rowsAt(answer, 'deleted.data').filter(({ deleted }) => deleted === true)).toHaveLength(
      here.length - shown.length,
    );
    expect(new Set(rowsAt(answer, 'staff.data').map((row) => row['staff_id']))).toEqual(new Set([idOf('provider', 2)]));
    expect(rowsAt(answer, 'client.data').some(({ comment }) => comment === 'Picks up medication')).toBe(true);
    const days = rowsAt(answer, 'two.data').map(({ date }) => String(date).slice(0, 10));
    expect([...new Set(days)]).toEqual(['2026-11-16', day]);
    expect(
      rowsAt(answer, 'made.data').every((row) => /^2026-11-10T[\d:]+-0500$/.test(String(row['create_date']))),
    ).toBe(true);
    expect(rowsAt(answer, 'made.data').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'changed.data').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'changed.data').length).toBeLessThan(shown.length);
    expect(answer['none']).toEqual({ success: true, data: [] });
    const gone = here.find(({ state }) => state === 'cancelled');
    const block = here.find(({ isBlock }) => isBlock);
    const one = await query(`{
      gone: record(${company}, record_id: ${String(idOf('appointment', gone?.key ?? 0))}) { data { deleted visit_id } }
      block: record(${company}, record_id: ${String(idOf('appointment', block?.key ?? 0))}) { data { comment client { id } services { id } } }
      other: record(company_id: ${String(place(2))}, record_id: ${String(idOf('appointment', block?.key ?? 0))}) { ${meta} data { id } }
      nowhere: records(company_id: 1) { ${meta} data { id } }
      wrong: records(${company}, start_date: "17.11.2026") { ${meta} data { id } } }`);
    expect(at(one, 'gone.data.deleted')).toBe(true);
    expect(at(one, 'block.data')).toEqual({ comment: 'Staff meeting', client: null, services: [] });
    expect(one['other']).toMatchObject({ success: false, data: null, meta: { message: 'Appointment not found.' } });
    expect(one['nowhere']).toMatchObject({ success: false, data: null, meta: { message: 'Location not found.' } });
    expect(at(one, 'wrong.meta.errors.start_date.0')).toMatch(/YYYY-MM-DD/);
    const seen = await query(
      `{ visit(visit_id: ${String(at(one, 'gone.data.visit_id'))}) { data { records { deleted } } } }`,
    );
    expect(rowsAt(seen, 'visit.data.records')).toEqual([{ deleted: true }]);
  });

  it('finds clients by filters of each kind, sorts them, and keeps the older list', async () => {
    const { query } = await visit();
    const search = (filters: string, rest = ''): string =>
      `clients_search(${company} filters: { ${filters} } page_size: 200 ${rest}) { data { id display_name } meta { total_count } }`;
    const quick = (text: string): string => search(`quick_search: { value: "${text}" }`);
    const [one, eight] = [idOf('client', 1), idOf('client', 8)];
    const answer = await query(`{ name: ${quick("o'brien z")} phone: ${quick('555-0103')} none: ${quick('qqzzy')}
      email: ${quick('rescue.example')} not: ${search(`id: { value: [${String(one)}], invert: true }`)}
      both: ${search(`id: { value: [${String(one)}] } quick_search: { value: "Abel" }`, 'operation: AND')}
      either: ${search(`id: { value: [${String(one)}] } quick_search: { value: "Abel" }`, 'operation: OR')}
      missed: ${search('record: { status: { value: [1] } }')} many: ${search('record: { records_count: { from: 3 } }')}
      sold: ${search('sold_amount: { from: 100 }')} labels(${company}, entity: 1) { data { id title } }
      turned: clients_search(${company}, order_by: name, order_by_direction: DESC, page_size: 200) { data { display_name } }
      first: clients_search(${company}) { data { id } } second: clients_search(${company}, page: 2) { data { id } } }`);
    const found = idsOf(answer, 'name.data').map(Number);
    expect(found.includes(one) || found.includes(eight)).toBe(true);
    expect(idsOf(answer, 'none.data')).toEqual([]);
    expect(idsOf(answer, 'email.data')).toEqual([]);
    expect(idsOf(answer, 'not.data')).not.toContain(String(one));
    expect(at(answer, 'both.meta.total_count')).toBe(0);
    expect(rowsAt(answer, 'either.data').map(({ display_name: name }) => name)).toContain('Íñigo Abel');
    expect(rowsAt(answer, 'missed.data').length).toBeGreaterThan(0);
    expect(rowsAt(answer, 'sold.data').length).toBeGreaterThan(0);
    const names = rowsAt(answer, 'turned.data').map(({ display_name: name }) => String(name));
    expect(names).toEqual(names.toSorted().toReversed());
    expect(rowsAt(answer, 'first.data')).toHaveLength(25);
    expect(idsOf(answer, 'second.data')).not.toContain(idsOf(answer, 'first.data')[24]);
    const vip = rowsAt(answer, 'labels.data').find(({ title }) => title === 'VIP');
    const more = await query(`{ vip: ${search(`category: { value: [${String(vip?.['id'])}] }`)}
      clients(${company}, fullname: "abel", count: 5) { data { id } }
      mail: clients(${company}, email: "RESCUE.EXAMPLE") { data { display_name } }
      client(${company}, id: ${String(idOf('client', 3))}) { success data { display_name name surname custom_fields spent balance visits } }
      gone: client(${company}, id: ${String(idOf('client', 41))}) { ${meta} } }`);
    expect(rowsAt(more, 'vip.data').length).toBeGreaterThan(2);
    expect(idsOf(more, 'clients.data')).toHaveLength(1);
    expect(at(more, 'client.data')).toMatchObject({ display_name: 'Riverside Cat Rescue', name: '' });
    expect(at(more, 'client.data.custom_fields.pets')).toEqual(expect.any(String));
    expect(at(more, 'gone.success')).toBe(false);
  });

  it('serves staff, services, hours, money and the office', async () => {
    const { query, server } = await visit();
    const staff = idOf('provider', 1);
    const answer = await query(`{ staff(${company}) { data { id name fired position { title } } meta { total_count } }
      services(${company}) { data { id title category_id active staff { id seance_length } } }
      service_categories(${company}) { data { id title staff } } resources(${company}) { data { title instances { title } } }
      groups { data { id title companies { id title } } } positions(${company}) { data { title } }
      schedule(${company}, staff_id: ${String(staff)}, start_date: "2026-11-18", end_date: "2026-11-19") { data { date is_working slots { from to } } }
      timetable_seances(${company}, staff_id: ${String(staff)}, date: "2026-11-18") { data { time is_free } }
      timetable_dates(${company}, date: "2026-11-18") { data }
      book_times(${company}, staff_id: 0, date: "2026-11-18") { data { time seance_length datetime } }
      book_dates(${company}) { data { booking_dates working_dates } } book_staff(${company}) { data { id seances { time } } }
      book_services(${company}, staff_id: ${String(staff)}) { data { category { title } services { id seance_length } } }
      accounts(${company}) { data { id title type } } storages(${company}) { data { title } }
      transactions(company_id: ${String(place(3))}, count: 3) { data { id amount date client { id phone } account { title } } meta { total_count } }
      goods(${company}, term: "vac") { data { good_id title cost } } goods_categories(${company}) { data { title } }
      storages_transactions(${company}) { data { good { id title } cost } meta { total_count } }
      comments(${company}) { data { type rating date } } company_users(${company}) { data { firstname access { master_id } } }
      custom_fields(field_category: record, ${company}) { data { custom_field { code type { code } } } }
      hooks_settings(${company}) { data { active record } } license(${company}) { data { name deactivation_date } }
      countries { data { title } } cities { data { title } } business_groups { data { types { title } } }
      validate_phone(phone: "+79112345678") { data { is_valid } } user_permissions(${company}) { data { clients { clients_access } } }
      loyalty_cards(phone: "+12075550107", group_id: ${yclientsIds.of('organization', 1)}, ${company}) { success data { number } }
      medicine_patient(${company}, patient_type: clients, patient_id: ${String(idOf('client', 1))}) { data { full_name } }
      records_partner { data { id } } }`);
    expect(Object.values(answer).every((row) => at(row, 'success') !== false)).toBe(true);
    expect(rowsAt(answer, 'staff.data').map(({ fired }) => fired)).toContain(1);
    expect(rowsAt(answer, 'services.data')).toHaveLength(6);
    expect(rowsAt(answer, 'services.data.0.staff')[0]).toEqual({ id: staff, seance_length: 1800 });
    expect(rowsAt(answer, 'schedule.data')).toHaveLength(2);
    expect(rowsAt(answer, 'timetable_seances.data')).toHaveLength(48);
    expect(rowsAt(answer, 'timetable_seances.data').some((row) => row['is_free'] === false)).toBe(true);
    expect(rowsAt(answer, 'book_times.data')[0]?.['datetime']).toMatch(/^2026-11-18T08:00:00-05:00$/);
    expect(at(answer, 'transactions.meta.total_count')).toBeGreaterThan(10);
    expect(rowsAt(answer, 'goods.data')).toHaveLength(1);
    expect(at(answer, 'medicine_patient.data')).toEqual({ full_name: "Zoë O'Brien" });
    expect(rowsAt(answer, 'records_partner.data')).toEqual([]);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(120);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
