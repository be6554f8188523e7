import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { allPages, at, named, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { isRow } from '../generatedRows.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { dentrixAscend } from './dentrixAscend.ts';
import { ascendResources } from './schema.ts';

const visit = productVisits(dentrixAscend);
const { view } = dentrixAscend;
const day = '2026-11-17';
const patientFields = `id firstName lastName emailAddress patientStatus phones { phoneType number sequence }
  preferredLocation { id name } primaryGuarantor { id } dateOfBirth gender chartNumber address1 city state postalCode`;
const appointmentFields = `id start end duration status other patient { id firstName lastName }
  provider { id firstName lastName } operatory { id location { id } } location { id name timeZone } practiceProcedures { description }`;
const nameOf = (row: unknown): string => named(isRow(row) ? row : {}, 'firstName', 'lastName');
const idsOf = (rows: readonly Row[]): string[] => rows.map(({ id }) => String(id));

/** All appointments that meet a filter, page by page. */
function appointmentsOf({ query }: ProductVisit, filter: string): Promise<readonly Row[]> {
  let lastId = '';
  return allPages(async () => {
    const answer = await query(`{ appointments(filter: "${filter}", pageSize: 20${lastId}) { statusCode errors { code }
      data { ${appointmentFields} } } }`);
    expect(at(answer, 'appointments.statusCode')).toBe(200);
    const rows = rowsAt(answer, 'appointments.data');
    lastId = `, lastId: "${String(rows.at(-1)?.['id'])}"`;
    return { rows, next: rows.length === 20 ? lastId : null };
  });
}

describe('Dentrix Ascend', () => {
  it('gives its locations and patients as a careful person would show them', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(dentrixAscend, day);
    expect(patients).toEqual([]);
    const answer = await query(`{
      locations { data { id name address1 city state postalCode timeZone } meta { pagination { limit offset total } } }
      patients(pageSize: 500) { data { ${patientFields} } meta { pagination { total } } } }`);
    const shown = rowsAt(answer, 'locations.data').map(({ id, name, timeZone, ...row }) => {
      const address = [row['address1'], row['city'], row['state'], row['postalCode']].join(', ');
      return { id, name, address, timeZone };
    });
    expect(shown).toEqual(locations);
    expect(at(answer, 'locations.meta.pagination')).toEqual({ limit: 100, offset: 0, total: locations.length });
    const rows = rowsAt(answer, 'patients.data');
    expect(idsOf(rows)).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    expect(at(answer, 'patients.meta.pagination.total')).toBe(rows.length);
    const people = rows.slice(0, 5).map((row) => ({
      id: row['id'],
      name: nameOf(row),
      ...(row['firstName'] !== null && { givenName: row['firstName'] }),
      familyName: row['lastName'],
      phones: rowsAt(row, 'phones').map(({ number }) => number),
      emails: row['emailAddress'] === null ? [] : [row['emailAddress']],
      active: row['patientStatus'] === 'ACTIVE',
      location: row['preferredLocation'],
    }));
    expect(people).toEqual(clients);
    expect(rows[0]).toMatchObject({ primaryGuarantor: { id: rows[0]?.['id'] } });
    expect(rows[0]?.['dateOfBirth']).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(missingOperations(dentrixAscend)).toEqual([]);
  });

  it('gives the appointments of a day by the clock of each location', async () => {
    const product = await visit();
    const places = product.server.practice.places;
    for (const each of practiceDays) {
      // The day of any zone of the country lies within these three days of UTC.
      const [from, to] = [-86_400_000, 2 * 86_400_000].map((later) => new Date(Date.parse(each) + later).toISOString());
      // eslint-disable-next-line no-await-in-loop
      const rows = await appointmentsOf(product, `start>=${String(from)},start<${String(to)}`);
      const shown = rows.map((row) => {
        const zone = places.find(({ key }) => view.ids.of('place', key) === at(row, 'location.id'))?.zone ?? '';
        expect(at(row, 'location.timeZone')).toBe(zone);
        expect(at(row, 'operatory.location.id')).toBe(at(row, 'location.id'));
        return {
          id: row['id'],
          start: offsetText(Date.parse(String(row['start'])), zone),
          end: offsetText(Date.parse(String(row['end'])), zone),
          status: row['status'],
          ...(row['other'] !== null && { reason: row['other'] }),
          client: { id: at(row, 'patient.id'), name: nameOf(row['patient']) },
          provider: { id: at(row, 'provider.id'), name: nameOf(row['provider']) },
          location: { id: at(row, 'location.id'), name: at(row, 'location.name') },
        };
      });
      const ofDay = shown.filter(({ start }) => start.startsWith(each));
      const byStart = ofDay.toSorted(
        (one, other) => Date.parse(one.start) - Date.parse(other.start) || Number(one.id) - Number(other.id),
      );
      expect(byStart, each).toEqual(expectedSample(dentrixAscend, each).appointments);
    }
  });

  it('pages by number and by the last id, in the order of ids', async () => {
    const { query } = await visit();
    const answer =
      await query(`{ all: patients(pageSize: 500) { data { id } } usual: patients { data { id } meta { pagination { limit offset total } } }
      second: patients(page: 2, pageSize: 30) { data { id } meta { pagination { limit offset } } }
      after: patients(lastId: "${view.ids.of('client', 30)}", pageSize: 4) { data { id } meta { pagination { offset } } }
      beyond: patients(page: 9, pageSize: 100) { data { id } statusCode } wrong: patients(page: 0) { statusCode data { id } errors { code source } }
      large: patients(pageSize: 9000) { warnings { code } meta { pagination { limit } } } }`);
    const all = idsOf(rowsAt(answer, 'all.data'));
    expect(all).toEqual(all.toSorted());
    expect(idsOf(rowsAt(answer, 'usual.data'))).toEqual(all.slice(0, 100));
    expect(at(answer, 'usual.meta.pagination')).toEqual({ limit: 100, offset: 0, total: all.length });
    expect(idsOf(rowsAt(answer, 'second.data'))).toEqual(all.slice(30, 60));
    expect(at(answer, 'second.meta.pagination')).toEqual({ limit: 30, offset: 30 });
    expect(idsOf(rowsAt(answer, 'after.data'))).toEqual([31, 32, 33, 34].map((key) => view.ids.of('client', key)));
    expect(at(answer, 'after.meta.pagination.offset')).toBe(30);
    expect(answer['beyond']).toEqual({ data: [], statusCode: 200 });
    expect(answer['wrong']).toEqual({
      statusCode: 400,
      data: [],
      errors: [{ code: 'INVALID_PAGE', source: 'page' }],
    });
    expect(answer['large']).toEqual({
      warnings: [{ code: 'PAGE_SIZE_REDUCED' }],
      meta: { pagination: { limit: 500 } },
    });
  });

  it('filters by conditions in one text, and says what it cannot read', async () => {
    const { query, server } = await visit();
    const place = view.ids.of('place', 2);
    const answer = await query(`{
      last: patients(filter: "lastName~=O'BRI") { data { id firstName } } both: patients(filter: "lastName==O'Brien, emailAddress~=zoe2") { data { id } }
      phone: patients(filter: "phones.number~=3035550104") { data { lastName } }
      off: patients(filter: "patientStatus==INACTIVE", pageSize: 500) { data { patientStatus } }
      list: patients(filter: "id->[${view.ids.of('client', 3)},${view.ids.of('client', 5)}]") { data { lastName } }
      none: patients(filter: "lastName==Unknown") { statusCode data { id } }
      here: appointments(filter: "location.id==${place},status!=BROKEN", pageSize: 500) { data { location { id } status } }
      one: appointments(filter: "patient.id==${view.ids.of('client', 5)}", pageSize: 500) { data { patient { id } } }
      gone: providers(filter: "active==false") { data { lastName active } }
      new: patients(filter: "lastModified>=2023-01-01", pageSize: 500) { data { lastModified } }
      wrong: patients(filter: "species==Canine") { statusCode data { id } errors { code description source } meta { pagination { total } } }
      odd: patients(filter: "lastName is Brown") { statusCode errors { code } }
      time: appointments(filter: "start>=tomorrow") { statusCode errors { code } } }`);
    expect(idsOf(rowsAt(answer, 'last.data'))).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(idsOf(rowsAt(answer, 'both.data'))).toEqual([view.ids.of('client', 8)]);
    expect(at(answer, 'phone.data')).toEqual([{ lastName: 'Müller' }]);
    const off = server.practice.clients.filter(({ isActive, isDeleted }) => !isActive && !isDeleted);
    expect(rowsAt(answer, 'off.data')).toHaveLength(off.length);
    expect(at(answer, 'list.data')).toEqual([{ lastName: 'Riverside Cat Rescue' }, { lastName: "D'Angelo" }]);
    expect(answer['none']).toEqual({ statusCode: 200, data: [] });
    const here = rowsAt(answer, 'here.data');
    expect(here.length).toBeGreaterThan(20);
    expect(here.every((row) => at(row, 'location.id') === place && row['status'] !== 'BROKEN')).toBe(true);
    expect(rowsAt(answer, 'one.data').length).toBeGreaterThan(0);
    expect(at(answer, 'gone.data')).toEqual([{ lastName: 'Bell', active: false }]);
    const changed = rowsAt(answer, 'new.data').map(({ lastModified }) => String(lastModified));
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.every((text) => text >= '2023-01-01')).toBe(true);
    expect(answer['wrong']).toMatchObject({
      statusCode: 400,
      data: [],
      errors: [{ code: 'INVALID_FILTER', source: 'filter' }],
      meta: { pagination: { total: 0 } },
    });
    expect(answer['odd']).toEqual({ statusCode: 400, errors: [{ code: 'INVALID_FILTER' }] });
    expect(answer['time']).toEqual({ statusCode: 400, errors: [{ code: 'INVALID_FILTER' }] });
  });

  it('gives one row by id in its envelope, and nothing of what was deleted', async () => {
    const { query, server } = await visit();
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const block = server.practice.appointments.find(({ isBlock }) => isBlock);
    const answer =
      await query(`{ patient(id: "${view.ids.of('client', 3)}") { statusCode data { firstName lastName } errors { code } }
      merged: patient(id: "${view.ids.of('client', 41)}") { statusCode data { id } errors { code title source } }
      other: patient(id: "4711") { statusCode } appointment(id: "${view.ids.of('appointment', 3)}") { data { status created } }
      removed: appointment(id: "${view.ids.of('appointment', removed?.key ?? 0)}") { statusCode data { id } }
      block: appointment(id: "${view.ids.of('appointment', block?.key ?? 0)}") { statusCode } events { data { title start provider { lastName } } } }`);
    expect(answer['patient']).toEqual({
      statusCode: 200,
      data: { firstName: null, lastName: 'Riverside Cat Rescue' },
      errors: [],
    });
    expect(answer['merged']).toEqual({
      statusCode: 404,
      data: null,
      errors: [{ code: 'RESOURCE_NOT_FOUND', title: 'Not Found', source: 'id' }],
    });
    expect([answer['other'], answer['block']]).toEqual([{ statusCode: 404 }, { statusCode: 404 }]);
    expect(answer['removed']).toEqual({ statusCode: 404, data: null });
    expect(at(answer, 'appointment.data.created')).toMatch(/T.*\.000Z$/);
    expect(at(answer, 'events.data')).toEqual([
      { title: 'Staff meeting', start: '2026-11-17T17:00:00.000Z', provider: { lastName: 'Okafor' } },
    ]);
  });

  it('serves every collection and the money, and shows its schema within depth 8', async () => {
    const { query, server, post } = await visit();
    for (const [collection, single] of ascendResources) {
      // eslint-disable-next-line no-await-in-loop
      const list = await query(`{ ${collection} { data { id type } meta { pagination { total } } } }`);
      const [first] = rowsAt(list, `${collection}.data`);
      expect(first, collection).toBeDefined();
      // eslint-disable-next-line no-await-in-loop
      const one = await query(`{ ${single}(id: "${String(first?.['id'])}") { data { id type } } }`);
      expect(at(one, `${single}.data`)).toEqual(first);
    }
    const money =
      await query(`{ agingBalanceReport(filter: "location.id==${view.ids.of('place', 2)}") { data { total patientReports { id total } } }
      wrong: agingBalanceReport(filter: "page==1") { statusCode errors { code } }
      scheduleTemplateReasons { data { reason durationMinutes location { name } } } }`);
    const reports = rowsAt(money, 'agingBalanceReport.data.patientReports');
    expect(reports.length).toBeGreaterThan(2);
    const sum = reports.reduce((total, report) => total + Number(report['total']), 0);
    expect(sum).toBeCloseTo(Number(at(money, 'agingBalanceReport.data.total')));
    const balance = await query(
      `{ agingBalances(patientId: "${String(reports[0]?.['id'])}") { data { balance patient { id } } } }`,
    );
    expect(at(balance, 'agingBalances.data')).toEqual({
      balance: reports[0]?.['total'],
      patient: { id: reports[0]?.['id'] },
    });
    expect(money['wrong']).toEqual({ statusCode: 400, errors: [{ code: 'INVALID_FILTER' }] });
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(110);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients(pageSize: 5) { data { id } } }')).status).toBe(500);
    expect((await poisoned.post('{ patients(filter: "lastName==Abel") { data { id } } }')).status).toBe(200);
    expect((await post('{ patients(pageSize: 5) { data { id } } }')).status).toBe(200);
  });
});
