import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { openMsupply } from './openMsupply.ts';

const { view } = openMsupply;
const visit = productVisits(openMsupply);
const store = view.ids.of('place', 1);
const size = 45;

/** All rows of a list, by offsets, until the count is reached. */
function readAll(query: RunQuery, field: string, connector: string, args: string, fields: string): Promise<Row[]> {
  return allPages(async (from) => {
    const offset = Number(from ?? 0);
    const paging = `page: { first: ${String(size)}, offset: ${String(offset)} }`;
    const answer = await query(
      `{ ${field}(${paging} ${args}) { ... on ${connector} { totalCount nodes { ${fields} } } } }`,
    );
    const next = offset + size;
    return {
      rows: rowsAt(answer, `${field}.nodes`),
      next: next < Number(at(answer, `${field}.totalCount`)) ? String(next) : null,
    };
  });
}

const inStore = `storeId: "${store}"`;
const day = (status = ''): string =>
  `${inStore}, sort: { key: startDatetime } filter: { startDatetime: { afterOrEqualTo: "2026-11-17T05:00:00Z"
  beforeOrEqualTo: "2026-11-18T04:59:59Z" } ${status} }`;
const encounter = `id startDatetime endDatetime status name type patientId patient { id name firstName lastName }
  clinician { id firstName lastName } document { data }`;

describe('Open mSupply', () => {
  it('lists patients whole or by offsets, in the order of their ids, with the family name first', async () => {
    const { query, server } = await visit();
    const patients = await readAll(
      query,
      'patients',
      'PatientConnector',
      inStore,
      'id name firstName lastName phone email',
    );
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(
      patients.map(({ id, name, firstName, lastName, phone, email }) => ({
        id,
        name,
        ...(firstName !== null && { givenName: firstName }),
        familyName: lastName,
        phones: phone === null ? [] : [phone],
        emails: email === null ? [] : [email],
        tags: [],
      })),
    ).toEqual(expected);
    expect(expectedSample(openMsupply, '2026-11-17').clients).toEqual(expected.slice(0, 5));
    const answer = await query(`{ whole: patients(${inStore}) { ... on PatientConnector { nodes { id } } }
      rest: patients(${inStore}, page: { offset: 10 }) { ... on PatientConnector { nodes { id } } }
      sorted: patients(${inStore}, sort: [{ key: code }, { key: lastName, desc: true }]) { ... on PatientConnector { nodes { lastName } } } }`);
    expect(rowsAt(answer, 'whole.nodes')).toHaveLength(expected.length);
    expect(rowsAt(answer, 'rest.nodes')).toHaveLength(100);
    expect(rowsAt(answer, 'sorted.nodes')[0]).toEqual({ lastName: 'Ünal' });
    expect(missingOperations(openMsupply)).toEqual([]);
  });

  it('has stores for locations, while its locations are shelves', async () => {
    const { query } = await visit();
    const stores = await readAll(
      query,
      'stores',
      'StoreConnector',
      '',
      `id storeName name(${inStore}) { address1 address2 }`,
    );
    const found = stores.map(({ id, storeName, name }) => {
      return { id, name: storeName, address: `${String(at(name, 'address1'))}, ${String(at(name, 'address2'))}` };
    });
    const byId = (one: Row, other: Row): number => (String(one['id']) < String(other['id']) ? -1 : 1);
    const { locations } = expectedSample(openMsupply, '2026-11-17');
    expect(found).toEqual(locations.map((row): Row => ({ ...row })).toSorted(byId));
    const answer =
      await query(`{ locations(${inStore}, sort: [{ key: code }]) { ... on LocationConnector { totalCount nodes { name } } }
      me { ... on UserNode { defaultStore { id } stores { nodes { name } } permissions(${inStore}) { totalCount } } }
      store(id: "4711") { __typename ... on NodeError { error { __typename description } } }
      names(${inStore}, filter: { isCustomer: true }) { ... on NameConnector { nodes { name } } } }`);
    expect(answer['locations']).toEqual({
      totalCount: 3,
      nodes: [{ name: 'Fridge 1' }, { name: 'Shelf A' }, { name: 'Shelf B' }],
    });
    expect(answer['me']).toMatchObject({ defaultStore: { id: store }, permissions: { totalCount: 1 } });
    expect(at(answer, 'store.error')).toEqual({ __typename: 'RecordNotFound', description: 'Record not found' });
    expect(rowsAt(answer, 'names.nodes')).toHaveLength(2);
  });

  it('has the encounters of a day, the same ones for each store, with the rest in documents', async () => {
    const { query, server } = await visit();
    const rows = await readAll(query, 'encounters', 'EncounterConnector', day(), encounter);
    const { appointments } = expectedSample(openMsupply, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(15);
    expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(appointments.map(({ id }) => id)));
    for (const expected of appointments) {
      const row = rows.find(({ id }) => id === expected.id) ?? {};
      const clinician = at(row, 'clinician');
      const name = `${String(at(clinician, 'firstName'))} ${String(at(clinician, 'lastName'))}`;
      expect(row['startDatetime']).toMatch(/\+00:00$/);
      expect({
        id: row['id'],
        start: new Date(String(row['startDatetime'])).toISOString().replace('.000Z', 'Z'),
        end: new Date(String(row['endDatetime'])).toISOString().replace('.000Z', 'Z'),
        status: row['status'],
        client: { id: at(row, 'patient.id'), name: at(row, 'patient.name') },
        ...(clinician !== null && { provider: { id: at(clinician, 'id'), name } }),
      }).toEqual(expected);
      expect(row['name']).toContain(`patients/${String(row['patientId'])}/${String(row['type'])}/`);
    }
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['PENDING', 'VISITED', 'CANCELLED']));
    const other = await readAll(
      query,
      'encounters',
      'EncounterConnector',
      day().replace(store, view.ids.of('place', 3)),
      'id',
    );
    expect(other.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
    const harbor = rows.filter((row) => at(row, 'document.data.location.storeId') === store);
    const found = await query(
      `{ encounters(${day(`documentData: { like: "${store}" }`)}) { ... on EncounterConnector { totalCount } } }`,
    );
    expect(at(found, 'encounters.totalCount')).toBe(harbor.length);
    expect(harbor.length).toBeLessThan(rows.length);
  });

  it('filters encounters by status and patient, finds patients by parts of names, and wants short pages', async () => {
    const { query, post } = await visit();
    const totals = async (filter: string): Promise<number> => {
      const answer = await query(
        `{ encounters(${inStore}, filter: { ${filter} }) { ... on EncounterConnector { totalCount } } }`,
      );
      return Number(at(answer, 'encounters.totalCount'));
    };
    const [all, open, deleted] = [
      await totals(''),
      await totals('status: { equalTo: PENDING }'),
      await totals('includeDeleted: true'),
    ];
    expect(open).toBeLessThan(all);
    expect(deleted).toBeGreaterThan(all);
    expect(await totals('status: { equalAny: [PENDING, VISITED, CANCELLED] }')).toBe(all);
    const patient = view.ids.of('client', 2);
    const own = await totals(`patientId: { equalTo: "${patient}" }`);
    expect(own).toBeGreaterThan(0);
    expect(await totals('patient: { lastName: { like: "MÜLL" } }')).toBe(own);
    const found =
      await query(`{ like: patients(${inStore}, filter: { name: { like: "o'br" } }) { ... on PatientConnector { nodes { name } } }
      exact: patients(${inStore}, filter: { lastName: { equalTo: "o'brien" } }) { ... on PatientConnector { totalCount } }
      search: patientSearch(${inStore}, input: { firstName: "zo" }) { ... on PatientSearchConnector { nodes { score patient { name } } } }
      identifier: patients(${inStore}, filter: { identifier: { like: "P5002" } }) { ... on PatientConnector { nodes { id } } }
      patient(${inStore}, patientId: "${patient}") { name programEnrolments { ... on ProgramEnrolmentConnector { nodes { status encounters { totalCount } } } } }
      clinicians(${inStore}) { ... on ClinicianConnector { nodes { firstName } } }
      documentRegistries(${inStore}, filter: { category: { equalTo: ENCOUNTER } }) { ... on DocumentRegistryConnector { nodes { documentType } } } }`);
    expect(rowsAt(found, 'like.nodes')).toEqual([{ name: "O'Brien, Zoë" }, { name: "O'Brien, Zoë" }]);
    expect(at(found, 'exact.totalCount')).toBe(0);
    expect(rowsAt(found, 'search.nodes')[0]).toEqual({ score: 1, patient: { name: "O'Brien, Zoë" } });
    expect(rowsAt(found, 'identifier.nodes')).toEqual([{ id: patient }]);
    expect(at(found, 'patient.programEnrolments.nodes.0.encounters.totalCount')).toBe(own);
    expect(rowsAt(found, 'clinicians.nodes')).toHaveLength(3);
    expect(rowsAt(found, 'documentRegistries.nodes')).toContainEqual({ documentType: 'WellnessExamEncounter' });
    const long = await post(
      `{ encounters(${inStore}, page: { first: 1001 }) { ... on EncounterConnector { totalCount } } }`,
    );
    expect(long.body.errors?.[0]).toMatchObject({
      message: 'Bad user input',
      extensions: { details: 'LimitAboveMax(\n    1000,\n)' },
    });
    const strange = await post('{ encounters(storeId: "4711") { ... on EncounterConnector { totalCount } } }');
    expect(strange.body.errors?.[0]?.message).toBe('Forbidden');
  });
});
