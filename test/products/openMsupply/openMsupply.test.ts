import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { productVisits } from '../queryProduct.ts';
import { openMsupply } from './openMsupply.ts';

const visit = productVisits(openMsupply);
const { view } = openMsupply;
const { of } = view.ids;
const store = of('place', 1);
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const byText = (one: string, other: string): number => (one < other ? -1 : 1);

/** Encounters that begin within a day of the desk's clock, from the first place. */
async function dayOf(query: RunQuery, fields: string, filter = '', storeId = store): Promise<readonly Row[]> {
  const answer = await query(`{ encounters(storeId: "${storeId}", sort: { key: startDatetime }, page: { first: 500 }
    filter: { startDatetime: { afterOrEqualTo: "2026-11-17T05:00:00Z", beforeOrEqualTo: "2026-11-18T04:59:59Z" } ${filter} }) {
    ... on EncounterConnector { totalCount nodes { ${fields} } } } }`);
  return rowsAt(answer, 'encounters.nodes');
}

describe('Open mSupply', () => {
  it('gives stores as places, with their address behind a name; locations are shelves', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ stores { ... on StoreConnector { totalCount nodes { id code storeName
      name(storeId: "${store}") { name address1 address2 type store { id } } } } }
      cold: locations(storeId: "${store}", filter: { name: { like: "REFRIG" } }) { ... on LocationConnector { nodes { name locationType { maxTemperature } } } }
      one: store(id: "${store}") { __typename ... on StoreNode { storeName } }
      none: store(id: "4711") { ... on NodeError { error { description } } }
      me { ... on UserNode { defaultStore { id } stores { nodes { name storeMode } } permissions(storeId: "${store}") { nodes { permissions } } } } }`);
    const rows = rowsAt(answer, 'stores.nodes').map((row) => ({
      id: String(row['id']),
      name: row['storeName'],
      address: `${String(at(row, 'name.address1'))}, ${String(at(row, 'name.address2'))}`,
    }));
    const { locations } = expectedSample(openMsupply, '2026-11-17');
    expect(rows.toSorted((one, other) => byText(one.id, other.id))).toEqual(
      locations.toSorted((one, other) => byText(one.id ?? '', other.id ?? '')),
    );
    expect(column(rowsAt(answer, 'cold.nodes'), 'name')).toEqual(['Refrigerator 1', 'Refrigerator 2']);
    expect(answer['one']).toEqual({ __typename: 'StoreNode', storeName: 'Harbor Street Animal Hospital' });
    expect(at(answer, 'none.error.description')).toBe('Record not found');
    expect(rowsAt(answer, 'me.stores.nodes')).toHaveLength(3);
    const { body } = await post(`{ patients(storeId: "4711") { ... on PatientConnector { totalCount } } }`);
    expect(body.errors?.[0]?.message).toBe('Forbidden');
    expect(at(body.errors?.[0], 'extensions.details')).toContain('STORE_ACCESS');
  });

  it('lists all patients from any store, by id, and names them last to first', async () => {
    const { query, server } = await visit();
    const read = async (storeId: string): Promise<Row[]> =>
      allPages(async (from) => {
        const answer = await query(`{ patients(storeId: "${storeId}", page: { first: 40, offset: ${from ?? '0'} }) {
          ... on PatientConnector { totalCount nodes { id name firstName lastName phone email address1 programEnrolments { ... on ProgramEnrolmentConnector { totalCount } } } } } }`);
        const next = Number(from ?? 0) + 40;
        const isLast = next >= Number(at(answer, 'patients.totalCount'));
        return { rows: rowsAt(answer, 'patients.nodes'), next: isLast ? null : String(next) };
      });
    const rows = await read(store);
    const expected = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    const shown = rows.map(({ id, name, firstName, lastName, phone, email }) => ({
      id,
      name,
      ...(firstName !== null && { givenName: firstName }),
      familyName: lastName,
      phones: [phone].filter(Boolean),
      emails: [email].filter(Boolean),
    }));
    expect(shown).toEqual(expected);
    expect(shown.slice(0, 5)).toEqual(expectedSample(openMsupply, '2026-11-17').clients);
    expect(await read(of('place', 2))).toEqual(rows);
    expect(column(rows, 'name')).toContain("O'Brien, Zoë");
  });

  it('filters by operators, sorts by the last of several orders, and refuses pages of nothing in some lists', async () => {
    const { query, post } = await visit();
    const answer = await query(`{
      named: patients(storeId: "${store}", filter: { name: { like: "o'br" } }, sort: [{ key: name }, { key: code, desc: true }]) {
        ... on PatientConnector { totalCount nodes { name code } } }
      exact: patients(storeId: "${store}", filter: { lastName: { equalTo: "o'brien" } }) { ... on PatientConnector { totalCount } }
      known: patients(storeId: "${store}", filter: { identifier: { like: "P00006" } }) { ... on PatientConnector { nodes { firstName } } }
      some: patients(storeId: "${store}", filter: { id: { equalAny: ["${of('client', 5)}", "x"] }, gender: { notEqualTo: MALE } }) { ... on PatientConnector { nodes { lastName } } }
      first: patients(storeId: "${store}", page: { first: 0 }) { ... on PatientConnector { totalCount nodes { id } } }
      sorted: patients(storeId: "${store}", sort: [{ key: lastName }], page: { first: 3 }) { ... on PatientConnector { nodes { lastName } } }
      search: patientSearch(storeId: "${store}", input: { lastName: "abb" }) { ... on PatientSearchConnector { nodes { score patient { name } } } }
      patient(storeId: "${store}", patientId: "${of('client', 5)}") { name age } none: patient(storeId: "${store}", patientId: "4711") { id } }`);
    expect(rowsAt(answer, 'named.nodes')).toEqual([
      { name: "O'Brien, Zoë", code: 'P00008' },
      { name: "O'Brien, Zoë", code: 'P00001' },
    ]);
    expect(answer['exact']).toEqual({ totalCount: 0 });
    expect(at(answer, 'known.nodes')).toEqual([{ firstName: 'Íñigo' }]);
    expect(at(answer, 'some.nodes')).toEqual([{ lastName: "D'Angelo" }]);
    expect(at(answer, 'first.nodes')).toEqual([]);
    expect(column(rowsAt(answer, 'sorted.nodes'), 'lastName')).toEqual(['Abbott', 'Abel', 'Brown']);
    expect(at(answer, 'search.nodes')).toEqual([{ score: 1, patient: { name: 'Abbott, Ruth' } }]);
    expect(answer['none']).toBeNull();
    const nothing = await post(`{ encounters(storeId: "${store}", page: { first: 0 }) { __typename } }`);
    expect(nothing.body.errors?.[0]).toMatchObject({
      message: 'Bad user input',
      extensions: { details: expect.stringContaining('LimitBelowMin') as unknown },
    });
    const naive = await post(
      `{ encounters(storeId: "${store}", filter: { startDatetime: { afterOrEqualTo: "2026-11-17" } }) { __typename } }`,
    );
    expect(naive.body.errors?.[0]?.message).toContain('Failed to parse "DateTime"');
  });

  it('has the encounters of a day, whichever the store, with clinicians of the asked store alone', async () => {
    const { query, server } = await visit();
    const rows = await dayOf(
      query,
      'id startDatetime endDatetime status type patientId patient { id name } clinician { id firstName lastName }',
    );
    const { appointments } = expectedSample(openMsupply, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(15);
    expect(column(rows, 'id').map(String).toSorted(byText)).toEqual(appointments.map(({ id }) => id).toSorted(byText));
    for (const { id, start, end, status, client, provider } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      expect(Date.parse(String(row['startDatetime']))).toBe(Date.parse(start ?? ''));
      expect(Date.parse(String(row['endDatetime']))).toBe(Date.parse(end ?? ''));
      expect([row['status'], row['patient']]).toEqual([status, client]);
      const [works] = server.practice.providers.filter(({ key }) => of('provider', key) === provider?.id);
      const clinicianName = `${String(at(row, 'clinician.firstName'))} ${String(at(row, 'clinician.lastName'))}`;
      if (works?.placeKeys.includes(1))
        expect([at(row, 'clinician.id'), clinicianName]).toEqual([provider?.id, provider?.name]);
      else expect(row['clinician']).toBeNull();
    }
    const here = rows.filter((row) => row['clinician'] !== null);
    const there = (await dayOf(query, 'id clinician { id }', '', of('place', 2))).filter(
      (row) => row['clinician'] !== null,
    );
    expect(here.length).toBeGreaterThan(5);
    expect(there.length).toBeGreaterThan(2);
    expect(column(there, 'id').some((id) => column(here, 'id').includes(id))).toBe(false);
    expect(new Set(column(rows, 'status'))).toEqual(new Set(['PENDING', 'VISITED', 'CANCELLED']));
  });

  it('narrows encounters, also by their patient and document, and shows what was deleted when asked', async () => {
    const { query, server } = await visit();
    const all = await dayOf(query, 'id');
    const withDeleted = await dayOf(query, 'id status', 'includeDeleted: true');
    expect(withDeleted.filter(({ status }) => status === 'DELETED')).toHaveLength(2);
    expect(withDeleted).toHaveLength(all.length + 2);
    const pending = await dayOf(query, 'status', 'status: { equalTo: PENDING }');
    expect(new Set(column(pending, 'status'))).toEqual(new Set(['PENDING']));
    const limping = await dayOf(query, 'document { data }', 'documentData: { like: "limping" }');
    expect(limping.length).toBeGreaterThan(0);
    expect(at(limping[0], 'document.data.notes')).toMatchObject([{ text: 'Limping, left hind leg' }]);
    const of5 = await dayOf(query, 'patient { lastName } document { data }', `patient: { lastName: { like: "d'an" } }`);
    expect(new Set(column(of5, 'patient.lastName'))).toEqual(new Set(["D'Angelo"]));
    expect(of5.length).toBeGreaterThan(0);
    const key =
      server.practice.appointments.find((row) => row.clientKey === 5 && row.start > Date.parse('2026-11-17'))?.key ?? 0;
    const answer =
      await query(`{ encounters(storeId: "${store}", filter: { id: { equalTo: "${of('appointment', key)}" } }) { ... on EncounterConnector {
      totalCount nodes { name type previousEncounter { id } programEnrolment { programEnrolmentId encounters(page: { first: 1 }) { totalCount } }
        document { name documentRegistry { name category } schema { jsonSchema } } programEvents { ... on ProgramEventConnector { totalCount } } } } }
      encounterFields(storeId: "${store}", input: { fields: ["location"] }, page: { first: 1 }) { ... on EncounterFieldsConnector { nodes { fields } } } }`);
    expect(at(answer, 'encounters.totalCount')).toBe(1);
    expect(rowsAt(answer, 'encounters.nodes')[0]).toMatchObject({
      programEnrolment: { programEnrolmentId: 'VC-0005' },
      document: { documentRegistry: { category: 'ENCOUNTER' } },
    });
    expect(at(rowsAt(answer, 'encounterFields.nodes')[0], 'fields')).toMatchObject([
      { storeId: expect.any(String) as unknown },
    ]);
  });

  it('knows clinicians by store, its program, and kinds of documents, of which encounters are some', async () => {
    const { query, post } = await visit();
    const read =
      await query(`{ clinicians(storeId: "${store}", sort: [{ key: lastName }]) { ... on ClinicianConnector { nodes { id lastName initials } } }
      active: clinicians(storeId: "${store}", filter: { isActive: true }) { ... on ClinicianConnector { totalCount } }
      programs(storeId: "${store}") { ... on ProgramConnector { nodes { name isImmunisation } } }
      documentRegistries(storeId: "${store}", filter: { category: { equalTo: ENCOUNTER } }) { ... on DocumentRegistryConnector { nodes { documentType name } } }
      kinds: documentRegistries(storeId: "${store}") { ... on DocumentRegistryConnector { totalCount } }
      documents(storeId: "${store}", filter: { type: { equalTo: "VeterinaryCareSurgery" } }, page: { first: 2 }) { ... on DocumentConnector { nodes { type data } } }
      names(storeId: "${store}") { ... on NameConnector { nodes { name type isCustomer } } }
      insurancePolicies(storeId: "${store}", nameId: "x") { ... on InsuranceConnector { nodes { id } } } }`);
    expect(column(rowsAt(read, 'clinicians.nodes'), 'lastName')).toEqual(['Bell', 'Håkansson', 'Okafor', 'Whitaker']);
    expect(at(read, 'active.totalCount')).toBe(3);
    expect(rowsAt(read, 'documentRegistries.nodes')).toHaveLength(6);
    expect(at(read, 'kinds.totalCount')).toBe(9);
    expect(column(rowsAt(read, 'documents.nodes'), 'type')).toEqual(['VeterinaryCareSurgery', 'VeterinaryCareSurgery']);
    expect(new Set(column(rowsAt(read, 'names.nodes'), 'type'))).toEqual(new Set(['STORE']));
    const stock = await post(`{ stockLines(storeId: "${store}") { __typename } }`);
    expect(stock.body.errors?.[0]?.message).toBe('Forbidden');
  });
});
