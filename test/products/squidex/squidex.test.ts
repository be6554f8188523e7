import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { type Row, at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { squidexIds } from './records.ts';
import { squidex } from './squidex.ts';

const { view } = squidex;
const visit = productVisits(squidex);
const idOf = squidexIds.of;
const ids = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);
const patient = `id status data { lastName { iv } phones { iv { kind number } } } flatData { firstName lastName email phones { number } active tags homeClinic { id flatData { name } } }`;
const named = (row: unknown): string =>
  [at(row, 'flatData.firstName'), at(row, 'flatData.lastName')].filter((part) => typeof part === 'string').join(' ');

describe('Squidex', () => {
  it('gives patients, who was changed last first, in pages by number, and clinics', async () => {
    const { server, query } = await visit();
    const answer =
      await query(`{ queryPatientsContents { ${patient} } queryPatientsContentsWithTotal(top: 10, skip: 20) { total items { id } }
      none: queryPatientsContents(top: 0) { id } queryClinicsContents { id flatData { name street city region postalCode timeZone location(path: "latitude") directions } data { directions { en de } } } }`);
    const rows = rowsAt(answer, 'queryPatientsContents');
    const read = rows.map((row) => ({
      id: row['id'],
      name: named(row),
      ...(at(row, 'flatData.firstName') !== null && { givenName: at(row, 'flatData.firstName') }),
      familyName: at(row, 'data.lastName.iv'),
      phones: rowsAt(row, 'flatData.phones').map(({ number }) => number),
      emails: [at(row, 'flatData.email')].filter((email) => email !== null),
      active: at(row, 'flatData.active'),
      tags: at(row, 'flatData.tags'),
      location: { id: at(row, 'flatData.homeClinic.0.id'), name: at(row, 'flatData.homeClinic.0.flatData.name') },
    }));
    expect(read).toEqual(view.clients(server.practice).map((row) => clientThrough(view, server.practice, row)));
    const sample = expectedSample(squidex, '2026-11-17', { practice: server.practice });
    expect(read.slice(0, 5)).toEqual(sample.clients);
    expect(at(answer, 'queryPatientsContentsWithTotal.total')).toBe(rows.length);
    expect(ids(rowsAt(answer, 'queryPatientsContentsWithTotal.items'))).toEqual(ids(rows.slice(20, 30)));
    expect(answer['none']).toEqual([]);
    const clinics = rowsAt(answer, 'queryClinicsContents');
    const locations = clinics.map((row) => ({
      id: row['id'],
      name: at(row, 'flatData.name'),
      address: ['street', 'city', 'region', 'postalCode'].map((part) => at(row, `flatData.${part}`)).join(', '),
      timeZone: at(row, 'flatData.timeZone'),
    }));
    expect(locations.toReversed()).toEqual(sample.locations);
    expect(clinics[0]).toMatchObject({
      flatData: { directions: 'Ring the bell.' },
      data: { directions: { en: 'Ring the bell.', de: 'Bitte klingeln.' } },
    });
    expect(missingOperations(squidex)).toEqual([]);
    const capped = await visit({ cap: 7 });
    expect(
      rowsAt(await capped.query('{ queryPatientsContents(top: 50) { id } }'), 'queryPatientsContents'),
    ).toHaveLength(7);
  });

  it('finds by OData and by whole words, in an order', async () => {
    const { query, post } = await visit();
    const found = async (args: string, schema = 'Patients', parts = patient): Promise<readonly Row[]> =>
      rowsAt(await query(`{ found: query${schema}Contents(${args}) { ${parts} } }`), 'found');
    const part = await found(`filter: "contains(data/lastName/iv, 'o''BR')", orderby: "created"`);
    expect(ids(part)).toEqual([idOf('client', 1), idOf('client', 8)]);
    expect(await found(`filter: "data/lastName/iv eq 'brien'"`)).toEqual([]);
    const either = await found(
      `filter: "data/lastName/iv eq 'Abel' or (startswith(data/email/iv, 'zoe2') and data/active/iv eq true)"`,
    );
    expect(new Set(ids(either))).toEqual(new Set([idOf('client', 6), idOf('client', 8)]));
    const some = await found(
      `filter: "id in ('${idOf('client', 3)}', '${idOf('client', 4)}') and not(data/active/iv eq false)"`,
    );
    expect(ids(some)).toEqual([idOf('client', 3)]);
    const gone = await found('filter: "data/active/iv eq false"');
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.every((row) => at(row, 'flatData.active') === false)).toBe(true);
    const byName = await found('orderby: "data/lastName/iv, data/firstName/iv desc", top: 3');
    expect(byName.map((row) => at(row, 'flatData.lastName'))).toEqual(['Abbott', 'Abel', 'Brown']);
    expect((await found('search: "rescue"')).map(named)).toEqual(['Riverside Cat Rescue']);
    expect(await found('search: "resc"')).toEqual([]);
    const tagged = await found(`filter: "data/tags/iv eq 'Breeder'"`);
    expect(tagged.every((row) => Array.isArray(at(row, 'flatData.tags')))).toBe(true);
    expect(tagged.length).toBeGreaterThan(0);
    const visits = await found(
      `filter: "data/practitioner/iv eq '${idOf('provider', 2)}' and data/status/iv ne 'Cancelled' and data/start/iv ge 2026-11-18"`,
      'Appointments',
      'flatData { start status practitioner { id } }',
    );
    expect(visits.length).toBeGreaterThan(0);
    for (const row of visits) {
      expect(at(row, 'flatData.practitioner.0.id')).toBe(idOf('provider', 2));
      expect(Date.parse(String(at(row, 'flatData.start')))).toBeGreaterThanOrEqual(Date.parse('2026-11-18T00:00:00Z'));
    }
    const wrong = await post(`{ queryPatientsContents(filter: "data/lastName/iv eq") { id } }`);
    expect(wrong.body.errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION' } });
    expect(wrong.body.errors?.[0]?.message).toContain('OData $filter clause not valid');
  });

  it('has the appointments of a day', async () => {
    const { server, query } = await visit();
    const { appointments } = expectedSample(squidex, '2026-11-17', { practice: server.practice });
    const answer =
      await query(`{ day: queryAppointmentsContentsWithTotal(orderby: "data/start/iv", filter: "data/start/iv ge 2026-11-17T05:00:00Z and data/start/iv lt 2026-11-18T07:00:00Z") {
      total items { id status flatData { start durationMinutes status reason patient { id flatData { firstName lastName } } practitioner { id flatData { firstName lastName } }
        clinic { id flatData { name timeZone } } treatment { flatData { name } } } } } }`);
    const rows = rowsAt(answer, 'day.items');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, ...wanted } of appointments) {
      const row = rows.find((each) => each['id'] === id);
      const zone = String(at(row, 'flatData.clinic.0.flatData.timeZone'));
      const start = Date.parse(String(at(row, 'flatData.start')));
      const end = start + Number(at(row, 'flatData.durationMinutes')) * 60_000;
      const person = (path: string): object | undefined => {
        const [one] = rowsAt(row, `flatData.${path}`);
        return one && { id: one['id'], name: named(one) };
      };
      expect(row?.['status']).toBe('Published');
      expect({
        start: offsetText(start, zone),
        end: offsetText(end, zone),
        status: at(row, 'flatData.status'),
        reason: at(row, 'flatData.reason') ?? undefined,
        client: person('patient'),
        provider: person('practitioner'),
        location: { id: at(row, 'flatData.clinic.0.id'), name: at(row, 'flatData.clinic.0.flatData.name') },
      }).toEqual(wanted);
    }
  });

  it('finds one content, what refers to it, treatments by language, staff and assets', async () => {
    const { server, query } = await visit();
    const row = server.practice.appointments.find((each) => each.key === 3);
    const id = idOf('appointment', 3);
    const answer =
      await query(`{ findAppointmentsContent(id: "${id}") { version created createdByUser { displayName } url data { patient { iv { id } } } referencesPatientsContents { id } referencesTreatmentsContents { id } }
      nobody: findPatientsContent(id: "nobody") { id } queryTreatmentsContents(orderby: "created") { data { name { en de } description { de } } flatData { name durationMinutes } }
      findPatientsContent(id: "${idOf('client', row?.clientKey ?? 0)}") { referencingAppointmentsContentsWithTotal(top: 1) { total items { id } } referencingAppointmentsContents { id } }
      queryPractitionersContents(orderby: "created") { flatData { lastName title photo { fileName } clinics { flatData { name } } } } queryArticlesContents { flatData { title author { id } } } queryAssets { id type } }`);
    expect(at(answer, 'findAppointmentsContent.createdByUser.displayName')).toBe('Client: website');
    const client = idOf('client', row?.clientKey ?? 0);
    expect(at(answer, 'findAppointmentsContent.data.patient.iv')).toEqual([{ id: client }]);
    expect(at(answer, 'findAppointmentsContent.referencesPatientsContents')).toEqual([{ id: client }]);
    expect(answer['nobody']).toBeNull();
    expect(ids(rowsAt(answer, 'findPatientsContent.referencingAppointmentsContents'))).toContain(id);
    expect(at(answer, 'findPatientsContent.referencingAppointmentsContentsWithTotal.total')).toBeGreaterThan(0);
    const treatments = rowsAt(answer, 'queryTreatmentsContents');
    expect(treatments[3]).toEqual({
      data: { name: { en: 'Surgery', de: 'Operation' }, description: { de: null } },
      flatData: { name: 'Surgery', durationMinutes: 90 },
    });
    const staff = rowsAt(answer, 'queryPractitionersContents');
    expect(staff).toHaveLength(7);
    expect(staff[0]).toMatchObject({
      flatData: { lastName: 'Okafor', title: 'DVM', photo: [{ fileName: 'okafor.png' }] },
    });
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AppointmentsDataStatusEnum'), 'enumValues')).toHaveLength(7);
  });
});
