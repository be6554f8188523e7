import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { allPages, at, named, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, type ProductVisit, productVisits } from '../queryProduct.ts';
import { quillmere } from './quillmere.ts';

const visit = productVisits(quillmere);
const { view } = quillmere;
const { ids } = view;
const keeperFields = `id accountRef forename surname standing contacts { __typename
  ... on TelephoneContact { setting number } ... on EmailContact { address } }
  homeHospital { id title } markers { caption } lastAttendedOn`;
const patientFields = `id name species { commonName } breed { title } principalKeeper { id }`;
const attendanceFields = `id startsAt endsAt stage complaint hospital { id title timeZone } kind { title }
  patient { id name } keeper { id forename surname } clinician { id forename surname }`;

/** What is there, without what is null. */
function given(fields: Row): Row {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));
}

function reference(row: Row, field: string, name: (inner: string) => unknown): Row | null {
  const id = at(row, `${field}.id`);
  return id === null ? null : { id, name: name(field) };
}

function clientFrom(row: Row): Row {
  const contacts = rowsAt(row, 'contacts');
  return given({
    id: row['id'],
    name: named(row, 'forename', 'surname'),
    givenName: row['forename'],
    familyName: row['surname'],
    phones: contacts.flatMap(({ number = [] }) => number),
    emails: contacts.flatMap(({ address = [] }) => address),
    active: row['standing'] === 'ACTIVE',
    tags: rowsAt(row, 'markers').map(({ caption }) => caption),
    lastVisit: row['lastAttendedOn'],
    location: reference(row, 'homeHospital', (field) => at(row, `${field}.title`)),
  });
}

function patientFrom(row: Row): Row {
  return given({
    id: row['id'],
    name: row['name'],
    species: at(row, 'species.commonName'),
    breed: at(row, 'breed.title'),
    clientId: at(row, 'principalKeeper.id'),
  });
}

function appointmentFrom(row: Row): Row {
  const zone = String(at(row, 'hospital.timeZone'));
  const person = (field: string): unknown => named(row, `${field}.forename`, `${field}.surname`);
  return given({
    id: row['id'],
    start: offsetText(Date.parse(String(row['startsAt'])), zone),
    end: offsetText(Date.parse(String(row['endsAt'])), zone),
    status: row['stage'],
    reason: row['complaint'],
    patient: reference(row, 'patient', (field) => at(row, `${field}.name`)),
    client: reference(row, 'keeper', person),
    provider: reference(row, 'clinician', person),
    location: reference(row, 'hospital', (field) => at(row, `${field}.title`)),
  });
}

/** The diary of all hospitals on a day. */
async function diaryOf({ query, server }: ProductVisit, day: string): Promise<readonly Row[]> {
  const lists = server.practice.places.map(
    ({ key }) => `h${String(key)}: attendances(hospitalId: "${ids.of('place', key)}", from: "${day}", to: "${day}") {
      ${attendanceFields} }`,
  );
  const answer = await query(`{ ${lists.join('\n')} }`);
  return Object.keys(answer).flatMap((list) => rowsAt(answer, list));
}

describe('Quillmere', () => {
  it('serves every value that a careful person expects of a day', async () => {
    const visited = await visit();
    const answer = await visited.query(`{
      hospitals { id title timeZone premises { lineOne postTown county postcode } }
      keepers(first: 5) { nodes { ${keeperFields} } } patients(first: 5) { nodes { ${patientFields} } } }`);
    const locations = rowsAt(answer, 'hospitals').map((row) => {
      const parts = ['lineOne', 'postTown', 'county', 'postcode'].map((field) => at(row, `premises.${field}`));
      return { id: row['id'], name: row['title'], address: parts.join(', '), timeZone: row['timeZone'] };
    });
    const clients = rowsAt(answer, 'keepers.nodes').map(clientFrom);
    const patients = rowsAt(answer, 'patients.nodes').map(patientFrom);
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const expected = expectedSample(quillmere, day);
      // eslint-disable-next-line no-await-in-loop
      const appointments = (await diaryOf(visited, day)).map(appointmentFrom);
      expect(appointments).toHaveLength(expected.appointments.length);
      expect(sampleDifferences(quillmere, expected, { locations, clients, patients, appointments })).toEqual([]);
      expect(expected.mayOmit).toEqual([]);
    }
    expect(expectedSample(quillmere, '2026-11-17').clients).toEqual(clients);
    expect(missingOperations(quillmere)).toEqual([]);
    expect(visited.server.received.mutations).toEqual([]);
  });

  it('pages keepers and patients forwards and backwards, filters and sorts them', async () => {
    const { query, post, server } = await visit();
    const idsOf = (list: string): Promise<readonly unknown[]> =>
      allPages(async (from) => {
        const after = from === null ? '' : `after: "${from}"`;
        const answer = await query(`{ ${list}(first: 30 ${after}) { edges { cursor node { id } }
          pageInfo { hasNextPage endCursor } } }`);
        const { hasNextPage, endCursor } = at(answer, `${list}.pageInfo`) as Row;
        return {
          rows: rowsAt(answer, `${list}.edges`).map((edge) => at(edge, 'node') as Row),
          next: hasNextPage === true ? String(endCursor) : null,
        };
      }).then((rows) => rows.map(({ id }) => id));
    const keepers = view.clients(server.practice).map(({ key }) => ids.of('client', key));
    expect(await idsOf('keepers')).toEqual(keepers);
    expect(await idsOf('patients')).toEqual(view.patients?.(server.practice).map(({ key }) => ids.of('patient', key)));
    const hospital = ids.of('place', 2);
    const answer = await query(`{ plain: keepers { nodes { id } } most: keepers(first: 500) { nodes { id } }
      end: keepers(last: 3) { nodes { id } pageInfo { hasPreviousPage hasNextPage } }
      dormant: keepers(filter: { standing: DORMANT }) { nodes { standing } }
      home: keepers(filter: { homeHospitalId: "${hospital}" }) { nodes { homeHospital { id } } }
      marked: keepers(filter: { markerCode: "PAYMENT_PLAN" }) { nodes { markers { code } } }
      fresh: keepers(order: { by: REGISTERED_AT, direction: DESCENDING }) { nodes { registeredAt } }
      cats: patients(filter: { speciesCode: "FELINE", register: DECEASED }) { nodes { species { code } register } }
      bodies: keepers(filter: { form: BODY }) { nodes { surname patients { name } } }
      luna: patients(filter: { nameStarts: "lu" }) { nodes { name } } }`);
    expect(rowsAt(answer, 'plain.nodes')).toHaveLength(50);
    expect(rowsAt(answer, 'most.nodes')).toHaveLength(100);
    expect(rowsAt(answer, 'end.nodes').map(({ id }) => id)).toEqual(keepers.slice(-3));
    expect(at(answer, 'end.pageInfo')).toEqual({ hasPreviousPage: true, hasNextPage: false });
    const every = (list: string, fits: (row: Row) => boolean): void => {
      expect(rowsAt(answer, `${list}.nodes`).length).toBeGreaterThan(0);
      expect(rowsAt(answer, `${list}.nodes`).every(fits)).toBe(true);
    };
    every('dormant', ({ standing }) => standing === 'DORMANT');
    every('home', (row) => at(row, 'homeHospital.id') === hospital);
    every('marked', (row) => rowsAt(row, 'markers').some(({ code }) => code === 'PAYMENT_PLAN'));
    every('cats', (row) => at(row, 'species.code') === 'FELINE' && row['register'] === 'DECEASED');
    every('luna', ({ name }) => name === 'Luna');
    expect(rowsAt(answer, 'bodies.nodes').map(({ surname }) => surname)).toEqual(['Riverside Cat Rescue']);
    const dates = rowsAt(answer, 'fresh.nodes').map(({ registeredAt }) => String(registeredAt));
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates[0]).toMatch(/T\d\d:\d\d:\d\d\+00:00$/);
    expect((await post('{ keepers(first: 1, last: 1) { nodes { id } } }')).body.errors?.[0]?.message).toBe(
      'The "first" and "last" parameters cannot exist at the same time',
    );
  });

  it('matches keepers by phrases and finds rows by id', async () => {
    const { query, post, server } = await visit();
    const struckOut = server.practice.appointments.find(({ isDeleted }) => isDeleted)?.key ?? 0;
    const found = async (phrase: string, limit = 20): Promise<readonly unknown[]> => {
      const text = `query($phrase: String!, $limit: Int!) { matchKeepers(phrase: $phrase, limit: $limit) { matchedOn
        keeper { forename surname } } }`;
      return rowsAt(await query(text, { phrase, limit }), 'matchKeepers').map((row) => [
        named(row, 'keeper.forename', 'keeper.surname'),
        ...rowsAt(row, 'matchedOn'),
      ]);
    };
    expect(await found("O'BRIEN, zoe")).toEqual([
      ["Zoë O'Brien", 'NAME'],
      ["Zoë O'Brien", 'NAME'],
    ]);
    expect(await found('555-0106')).toEqual([['Íñigo Abel', 'TELEPHONE']]);
    expect(await found('mai@exam')).toEqual([['Mai Nguyễn', 'EMAIL']]);
    expect(await found('qm400004')).toEqual([['Mai Nguyễn', 'ACCOUNT_REF']]);
    expect(await found('brien')).toEqual([]);
    expect(await found('luna', 3)).toHaveLength(3);
    expect((await post('{ matchKeepers(phrase: " z ") { matchedOn } }')).body).toMatchObject({
      errors: [{ extensions: { code: 'PHRASE_TOO_SHORT', service: 'people' } }],
    });
    const single = await query(`{ none: keeper(id: "4711") { id } gone: keeper(id: "${ids.of('client', 41)}") { id }
      keeper(id: "${ids.of('client', 1)}") { ${keeperFields} patients { id } attendances(limit: 2) { id } }
      patient(id: "${ids.of('patient', 2)}") { ${patientFields} keeperships { role keeper { id } until } }
      hospital(id: "${ids.of('place', 2)}") { siteCode region { hospitals { id } } colleagues { surname } }
      attendance(id: "4711") { id } struck: attendance(id: "${ids.of('appointment', struckOut)}") { id } me { id } }`);
    expect(single).toMatchObject({ none: null, gone: null, attendance: null, struck: null, me: null });
    expect(rowsAt(single, 'keeper.contacts').map(({ number, address }) => number ?? address)).toEqual([
      '+1 207 555 0101',
      '(207) 555-0102',
      '207.555.0103',
      'zoe.obrien@example.test',
      'z.obrien@work.example.test',
    ]);
    expect(rowsAt(single, 'hospital.colleagues')).toHaveLength(3);
  });
});
