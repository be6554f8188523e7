import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { at, named, nodesAt, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { nectar } from './nectar.ts';

const visit = productVisits(nectar);
const { ids } = nectar.view;
const contact = `primaryContact { firstName lastName email secondaryEmail phoneNumbers { number type } addressLine1 }`;
const familyFields = `id familyName status ${contact} institution { id name } tags notes balanceAmount lastVisitDate`;
const patientFields = `id name species breed status family { id }`;
const appointmentFields = `id startDatetime endDatetime status isBlockOff reason canceledReason
  institution { id name timezone } appointmentType { name isBlockOff } room { name }
  family { id primaryContact { firstName lastName } } patient { id name } provider { id firstName lastName }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function person(row: Row, path: string, names = path): Row | null {
  const id = at(row, `${path}.id`);
  return id === null ? null : { id, name: named(row, `${names}.firstName`, `${names}.lastName`) };
}

function clientFrom(row: Row): Row {
  const emails = [at(row, 'primaryContact.email'), at(row, 'primaryContact.secondaryEmail')];
  return given({
    id: row['id'],
    name: named(row, 'primaryContact.firstName', 'primaryContact.lastName'),
    givenName: at(row, 'primaryContact.firstName'),
    familyName: at(row, 'primaryContact.lastName'),
    phones: rowsAt(row, 'primaryContact.phoneNumbers').map(({ number }) => number),
    emails: emails.filter((email) => email !== null),
    active: row['status'] === 'ACTIVE',
    tags: row['tags'],
    lastVisit: row['lastVisitDate'],
    location: row['institution'],
  });
}

function patientFrom(row: Row): Row {
  const { id, name, species, breed } = row;
  return given({ id, name, species, breed, clientId: at(row, 'family.id') });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'institution.timezone'));
  const shown = (field: string): string => offsetText(Date.parse(String(row[field])), zone);
  return given({
    id: row['id'],
    start: shown('startDatetime'),
    end: shown('endDatetime'),
    status: row['status'],
    reason: row['reason'],
    patient: row['patient'],
    client: person(row, 'family', 'family.primaryContact'),
    provider: person(row, 'provider'),
    location: { id: at(row, 'institution.id'), name: at(row, 'institution.name') },
  });
}

describe('Nectar', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const { query, server } = await visit();
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const after = new Date(Date.parse(day) + 2 * 86_400_000).toISOString().slice(0, 10);
      // eslint-disable-next-line no-await-in-loop
      const answer = await query(`{ institutions { id name timezone addressLine1 city state zipCode }
        familiesPaginated(paginationInfo: { first: 5 }) { edges { node { ${familyFields} } } }
        patientsPaginated(paginationInfo: { first: 5 }) { edges { node { ${patientFields} } } }
        appointmentsPaginated(filter: { startDatetime: { start: "${day}T00:00:00", end: "${after}T00:00:00" } }
          paginationInfo: { first: 100 }) { edges { node { ${appointmentFields} } } pageInfo { hasNextPage } } }`);
      const locations = rowsAt(answer, 'institutions').map((row) => {
        const address = ['addressLine1', 'city', 'state', 'zipCode'].map((field) => String(row[field])).join(', ');
        return { id: row['id'], name: row['name'], address, timeZone: row['timezone'] };
      });
      const sample = {
        locations,
        clients: nodesAt(answer, 'familiesPaginated').map(clientFrom),
        patients: nodesAt(answer, 'patientsPaginated').map(patientFrom),
        appointments: nodesAt(answer, 'appointmentsPaginated')
          .map(appointmentFrom)
          .filter(({ start }) => String(start).startsWith(day)),
      };
      const expected = expectedSample(nectar, day);
      const { locations: places, clients, patients, appointments } = expected;
      expect(sample).toEqual({ locations: places, clients, patients, appointments });
      expect(sampleDifferences(nectar, expected, sample)).toEqual([]);
      expect(at(answer, 'appointmentsPaginated.pageInfo.hasNextPage')).toBe(false);
    }
    expect(expectedSample(nectar, '2026-11-17').mayOmit).toHaveLength(1);
    expect(missingOperations(nectar)).toEqual([]);
    expect(server.received.mutations).toEqual([]);
  });

  it('pages in both directions, sorts by fields that it knows, and cuts long pages', async () => {
    const { query, post, server } = await visit();
    const page = async (paginationInfo: string, rest = ''): Promise<Row> => {
      const text = `{ familiesPaginated(paginationInfo: ${paginationInfo} ${rest}) { edges { cursor node { id familyName } }
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount } }`;
      return at(await query(text), 'familiesPaginated') as Row;
    };
    const idsOn = (each: Row): unknown[] => rowsAt(each, 'edges').map((edge) => at(edge, 'node.id'));
    const all = nectar.view.clients(server.practice).map(({ key }) => ids.of('client', key));
    const first = await page('{}');
    const second = await page(`{ first: 100, after: "${String(at(first, 'pageInfo.endCursor'))}" }`);
    expect([...idsOn(first), ...idsOn(second)]).toEqual(all);
    expect(first).toMatchObject({ totalCount: all.length, pageInfo: { hasNextPage: true, hasPreviousPage: false } });
    expect(idsOn(await page('{ first: 1000 }'))).toHaveLength(100);
    const last = await page('{ last: 3 }');
    expect(idsOn(last)).toEqual(all.slice(-3));
    const before = await page(`{ last: 2, before: "${String(at(last, 'pageInfo.startCursor'))}" }`);
    expect(idsOn(before)).toEqual(all.slice(-5, -3));
    const sorted = await page('{ first: 2 }', 'sort: [{ field: "familyName", direction: DESC }]');
    expect(rowsAt(sorted, 'edges').map((edge) => at(edge, 'node.familyName'))).toEqual(['Ünal', 'Ünal']);
    const { body } = await post('{ patientsPaginated(sort: [{ field: "owner" }]) { totalCount } }');
    expect(body.errors?.[0]).toMatchObject({
      message: 'Cannot sort by field: owner',
      extensions: { code: 'VALIDATION_ERROR' },
    });
    const dates = await query(`{ patientsPaginated(sort: [{ field: "dateOfBirth" }, { field: "name" }]
      paginationInfo: { first: 100 }) { edges { node { dateOfBirth name } } } }`);
    const births = nodesAt(dates, 'patientsPaginated').map(({ dateOfBirth }) => JSON.stringify(dateOfBirth ?? ''));
    expect(births).toEqual(births.toSorted());
    expect(births[0]).toBe('""');
  });

  it('filters and searches families and patients, and finds single ones', async () => {
    const { query, post } = await visit();
    const found = async (text: string): Promise<unknown[]> => {
      const answer = await query(
        `query($text: String!) { familySearch(query: $text) { ${contact} }
        familiesPaginated(filter: { search: $text }) { totalCount } }`,
        { text },
      );
      const rows = rowsAt(answer, 'familySearch');
      if (rows.length < 20) expect(at(answer, 'familiesPaginated.totalCount')).toBe(rows.length);
      return rows.map((row) => named(row, 'primaryContact.firstName', 'primaryContact.lastName'));
    };
    expect(await found("o'BRIEN zoë")).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('zoe o')).toEqual(["Zoë O'Brien", "Zoë O'Brien"]);
    expect(await found('cat rescue')).toEqual(['Riverside Cat Rescue']);
    expect(await found('(207) 555-0106')).toEqual(['Íñigo Abel']);
    expect(await found('zzz')).toEqual([]);
    expect(await found(' ')).toHaveLength(0);
    const [family, patient] = [ids.of('client', 1), ids.of('patient', 2)];
    const answer = await query(`{ family(id: "${family}") { ${familyFields} patients { ${patientFields} } }
      patients(familyId: "${family}") { id } patient(id: "${patient}") { ${patientFields} vaccines { name } }
      inactive: familiesPaginated(filter: { statuses: [INACTIVE] }) { edges { node { status patientCount } } totalCount }
      vip: familiesPaginated(filter: { tags: ["VIP"], hasBalance: true }) { edges { node { tags balanceAmount } } }
      dead: patientsPaginated(filter: { statuses: [DECEASED] }) { edges { node { status } } }
      cats: patientsPaginated(filter: { species: ["Feline"], search: "o'brien" }) { edges { node { species family { familyName } } } }
      none: patientsPaginated(filter: { familyId: "4711" }) { totalCount }
      patientSearch(query: "tabby") { name familyId family { id } } species { species patientCount }
      breeds(species: "Canine") { breed } }`);
    expect(at(answer, 'family.primaryContact.phoneNumbers')).toHaveLength(3);
    expect(rowsAt(answer, 'patients').map(({ id }) => id)).toEqual(
      rowsAt(answer, 'family.patients').map(({ id }) => id),
    );
    expect(nodesAt(answer, 'inactive').every(({ status }) => status === 'INACTIVE')).toBe(true);
    expect(nodesAt(answer, 'vip').length).toBeGreaterThan(0);
    expect(nodesAt(answer, 'vip').every(({ balanceAmount }) => Number(balanceAmount) > 0)).toBe(true);
    expect(nodesAt(answer, 'dead').length).toBeGreaterThan(2);
    expect(nodesAt(answer, 'cats').every((row) => at(row, 'family.familyName') === "O'Brien")).toBe(true);
    expect(answer).toMatchObject({
      none: { totalCount: 0 },
      patientSearch: [{ name: 'Stray tabby', familyId: null, family: null }],
      breeds: [{ breed: 'Dachshund' }, { breed: 'Labrador Retriever' }],
    });
    for (const id of ['4711', ids.of('client', 41)]) {
      // eslint-disable-next-line no-await-in-loop
      const { status, body } = await post(`{ family(id: "${id}") { id } }`);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        data: null,
        errors: [{ message: `Family not found: ${id}`, extensions: { code: 'NOT_FOUND' } }],
      });
    }
  });

  it('shows a schedule of days with block-offs, and deleted appointments only where they are asked for', async () => {
    const { query, post } = await visit();
    const [place, vet] = [ids.of('place', 1), ids.of('provider', 1)];
    const day = `startDatetime: "2026-11-17T00:00:00-05:00", endDatetime: "2026-11-18T00:00:00-05:00"`;
    const range = `startDatetime: { start: "2026-11-17T05:00:00Z", end: "2026-11-18T05:00:00Z" }, institutionIds: ["${place}"]`;
    const answer =
      await query(`{ appointments(${day}, institutionId: "${place}") { ${appointmentFields} roomId familyId soap { status } }
      vet: appointments(${day}, providerId: "${vet}") { providerId }
      list: appointmentsPaginated(filter: { ${range} }) { edges { node { id } } totalCount }
      deleted: appointmentsPaginated(filter: { ${range}, includeDeleted: true }) { edges { node { deletedAt } } totalCount }
      off: appointmentsPaginated(filter: { ${range}, statuses: [CANCELED, NO_SHOW] }) { edges { node { status canceledReason } } }
      latest: appointmentsPaginated(sort: [{ field: "startDatetime", direction: DESC }], paginationInfo: { first: 1 }) { edges { node { startDatetime } } }
      rooms(institutionId: "${place}") { id name institutionId } appointmentTypes { id name isBlockOff defaultDuration }
      employees { id isActive role permissions { canFinalizeSoap } } here: employees(institutionId: "${place}", isActive: true) { id }
      employeesPaginated(filter: { roles: [VETERINARIAN] }) { totalCount } }`);
    const rows = rowsAt(answer, 'appointments');
    expect(rows.map(({ id }) => id)).toEqual(nodesAt(answer, 'list').map(({ id }) => id));
    expect(rows.filter(({ isBlockOff }) => isBlockOff)).toMatchObject([
      { reason: 'Staff meeting', patient: null, family: null, room: null, appointmentType: { isBlockOff: true } },
    ]);
    expect(rowsAt(answer, 'vet').every(({ providerId }) => providerId === vet)).toBe(true);
    expect(Number(at(answer, 'deleted.totalCount')) - Number(at(answer, 'list.totalCount'))).toBe(2);
    expect(nodesAt(answer, 'deleted').filter(({ deletedAt }) => deletedAt !== null)).toHaveLength(2);
    expect(nodesAt(answer, 'off').map(({ status }) => status)).toContain('CANCELED');
    expect(rows.some((row) => at(row, 'soap.status') === 'FINALIZED')).toBe(true);
    expect(rows.some((row) => at(row, 'soap.status') === 'DRAFT')).toBe(true);
    expect(rows[0]).toMatchObject({ startDatetime: '2026-11-17T05:05:00+00:00' });
    expect(rowsAt(answer, 'rooms')).toHaveLength(4);
    expect(rowsAt(answer, 'employees')).toHaveLength(8);
    expect(rowsAt(answer, 'here')).toHaveLength(3);
    expect(answer).toMatchObject({ employeesPaginated: { totalCount: 5 } });
    const room = String(at(rowsAt(answer, 'rooms')[0], 'id'));
    const inRoom = await query(
      `{ appointmentsPaginated(filter: { roomIds: ["${room}"] }) { edges { node { room { id } } } } }`,
    );
    expect(nodesAt(inRoom, 'appointmentsPaginated').length).toBeGreaterThan(5);
    expect(nodesAt(inRoom, 'appointmentsPaginated').every((row) => at(row, 'room.id') === room)).toBe(true);
    const refusals = [
      [`startDatetime: "2026-11-01T00:00:00Z", endDatetime: "2026-12-24T00:00:00Z"`, 'endDatetime'],
      [`startDatetime: "2026-11-02T00:00:00Z", endDatetime: "2026-11-01T00:00:00Z"`, 'endDatetime'],
      [`startDatetime: "2026-11-02", endDatetime: "2026-11-03T00:00:00Z"`, 'startDatetime'],
    ];
    for (const [args, field] of refusals) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ appointments(${String(args)}) { id } }`);
      expect(body.errors?.[0]).toMatchObject({ extensions: { code: 'VALIDATION_ERROR', field } });
    }
  });
});
