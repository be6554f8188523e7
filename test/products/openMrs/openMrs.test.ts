import { describe, expect, it } from 'vitest';
import { startOfDay, utcText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, nodesAt, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { openMrs } from './openMrs.ts';
import { attributeTypeUuid } from './values.ts';

const visit = productVisits(openMrs);
const { view } = openMrs;
const day = '2026-11-17';
const zone = 'America/New_York';
const patientsText = `query($after: String) { patients(first: 60, after: $after) { totalCount pageInfo { hasNextPage endCursor }
  edges { node { uuid display voided identifiers { identifier preferred location { uuid name } } person { uuid display age
    preferredName { display givenName familyName } attributes { display value attributeType { display } } } } } } }`;
const fields = `uuid appointmentNumber startDateTime endDateTime status comments voided provider { uuid } serviceType { uuid }
  providers { uuid name response } patient { uuid name identifier } location { uuid name } service { uuid name durationMins }`;
const searchText = `query($input: AppointmentSearchInput!, $first: Int) { appointmentSearch(input: $input, first: $first) {
  totalCount edges { node { ${fields} } } } }`;

const pair = (row: unknown): object => ({ id: at(row, 'uuid'), name: at(row, 'name') });
const errorOf = (answer: unknown, mutation: string): unknown =>
  rowsAt(answer, `${mutation}.userErrors`)[0]?.['message'];

describe('OpenMRS', () => {
  it('lists locations, and patients with what their persons and attributes say', async () => {
    const { query, server } = await visit();
    const { locations } = expectedSample(openMrs, day);
    const places = nodesAt(
      await query('{ locations { edges { node { uuid name address1 cityVillage stateProvince postalCode } } } }'),
      'locations',
    );
    expect(
      places.map(({ uuid, name, ...rest }) => ({ id: uuid, name, address: Object.values(rest).join(', ') })),
    ).toEqual(locations);
    const rows = await allPages(async (after) => {
      const answer = await query(patientsText, { after });
      const end = at(answer, 'patients.pageInfo.endCursor');
      const hasNext = at(answer, 'patients.pageInfo.hasNextPage') === true;
      return { rows: nodesAt(answer, 'patients'), next: hasNext ? String(end) : null };
    });
    expect(rows.map(({ uuid }) => uuid)).toEqual(
      view.clients(server.practice).map(({ key }) => view.ids.of('client', key)),
    );
    for (const [index, record] of view.clients(server.practice).entries()) {
      const client = clientThrough(view, server.practice, record);
      const row = rows[index] ?? {};
      const attributes = rowsAt(row, 'person.attributes');
      const valuesOf = (isWanted: (type: string) => boolean): unknown[] =>
        attributes.filter((each) => isWanted(String(at(each, 'attributeType.display')))).map(({ value }) => value);
      const givenName = at(row, 'person.preferredName.givenName');
      const [identifier] = rowsAt(row, 'identifiers');
      expect({
        id: row['uuid'],
        name: at(row, 'person.display'),
        ...(givenName !== null && { givenName }),
        familyName: at(row, 'person.preferredName.familyName'),
        phones: valuesOf((type) => type.includes('Telephone')),
        emails: valuesOf((type) => type === 'email'),
        location: pair(at(identifier, 'location')),
      }).toEqual(client);
      expect(row['display']).toBe(`${String(identifier?.['identifier'])} - ${client.name ?? ''}`);
    }
    expect(missingOperations(openMrs)).toEqual([]);
  });

  it.each([day, '2026-03-08', '2026-11-01', '2026-11-20'])(
    'finds the appointments that begin on %s, in order',
    async (date) => {
      const { query } = await visit();
      const input = { startDate: startOfDay(date, zone), endDate: startOfDay(date, zone, 1) - 1 };
      const rows = nodesAt(await query(searchText, { input, first: 100 }), 'appointmentSearch');
      const { appointments } = expectedSample(openMrs, date);
      const read = rows.map((row) => ({
        id: row['uuid'],
        start: utcText(Number(row['startDateTime'])),
        end: utcText(Number(row['endDateTime'])),
        status: row['status'],
        ...(row['comments'] !== null && { reason: row['comments'] }),
        client: pair(row['patient']),
        ...(rowsAt(row, 'providers').length > 0 && { provider: pair(rowsAt(row, 'providers')[0]) }),
        location: pair(row['location']),
      }));
      expect(read).toEqual(appointments);
      expect(rows.every((row) => row['provider'] === null && row['serviceType'] === null)).toBe(true);
      expect(rows.length).toBeGreaterThan(3);
    },
  );

  it('lists all appointments, or of a day those that also end there, and searches with limits', async () => {
    const { query, post, server } = await visit();
    const from = startOfDay(day, zone);
    const shown = server.practice.appointments.filter(view.shows);
    const answer = await query(
      `query($from: Long) { all: appointments { totalCount edges { node { uuid } } } of: appointments(forDate: $from, first: 100) {
        edges { node { startDateTime endDateTime } } } }`,
      { from },
    );
    expect(at(answer, 'all.totalCount')).toBe(shown.length);
    expect(nodesAt(answer, 'all').map(({ uuid }) => uuid)).toEqual(
      shown.slice(0, 50).map(({ key }) => view.ids.of('appointment', key)),
    );
    const ofDay = expectedSample(openMrs, day).appointments;
    // One of them goes on after midnight.
    expect(nodesAt(answer, 'of')).toHaveLength(ofDay.length - 1);
    expect(nodesAt(answer, 'of').every((row) => Number(row['endDateTime']) < from + 86_400_000)).toBe(true);
    const search = async (input: Row): Promise<unknown> => at(await query(searchText, { input }), 'appointmentSearch');
    expect(at(await search({ startDate: 0 }), 'totalCount')).toBe(50);
    expect(at(await search({ startDate: from, limit: 3 }), 'totalCount')).toBe(3);
    const missed = await search({ startDate: 0, endDate: from * 2, status: 'Missed', limit: 200 });
    expect(at(missed, 'totalCount')).toBe(shown.filter(({ state }) => state === 'noShow').length);
    const provider = view.ids.of('provider', 5);
    const own = await query(searchText, { input: { startDate: from, endDate: from * 2, providerUuid: provider } });
    expect(nodesAt(own, 'appointmentSearch').every((row) => rowsAt(row, 'providers')[0]?.['uuid'] === provider)).toBe(
      true,
    );
    expect(
      (await post('{ appointmentSearch(input: { endDate: 1 }) { totalCount } }')).body.errors?.[0]?.message,
    ).toMatch(/startDate/);
  });

  it('searches people by how words begin, without accents, and keeps who left out of providers', async () => {
    const { query } = await visit();
    const answer = await query(`{ two: patients(q: "OB zo") { totalCount } none: patients(q: "zo brien") { totalCount }
      two2: patients(q: "O'br zoe") { edges { node { uuid display } } } short: patients(q: "z") { totalCount }
      number: patients(identifier: "1000022") { edges { node { person { display } } } }
      persons(q: "amelia") { edges { node { display attributes { value } } } }
      providers { edges { node { display identifier person { display } } } } all: providers(includeAll: true) { totalCount }
      appointmentServices { edges { node { name durationMins speciality { name } } } } visits(first: 2) { totalCount edges { node { stopDatetime patient { uuid } encounters { obs { value } } } } }
      session { user { username } sessionLocation { name } } personAttributeTypes { display } concepts(q: "pul") { edges { node { display } } }
      tagged: locations(tag: "Appointment Location") { totalCount } other: locations(tag: "Ward") { totalCount }
      users { totalCount } relationships(person: "${view.ids.of('client', 1)}") { display personB { display } } }`);
    expect([at(answer, 'two.totalCount'), at(answer, 'none.totalCount'), at(answer, 'short.totalCount')]).toEqual([
      0, 0, 0,
    ]);
    expect(nodesAt(answer, 'two2').map(({ uuid }) => uuid)).toEqual([1, 8].map((key) => view.ids.of('client', key)));
    expect(nodesAt(answer, 'number').map((row) => at(row, 'person.display'))).toEqual(['Søren Müller']);
    expect(nodesAt(answer, 'persons').map(({ display }) => display)).toEqual(['Amelia Okafor']);
    expect(nodesAt(answer, 'providers')).toHaveLength(7);
    expect(nodesAt(answer, 'providers')[0]).toEqual({
      display: 'P101 - Amelia Okafor',
      identifier: 'P101',
      person: { display: 'Amelia Okafor' },
    });
    expect(at(answer, 'all.totalCount')).toBe(8);
    expect(nodesAt(answer, 'appointmentServices')).toHaveLength(6);
    expect([at(answer, 'tagged.totalCount'), at(answer, 'other.totalCount')]).toEqual([3, 0]);
    expect(rowsAt(answer, 'relationships')).toEqual([{ display: 'Sibling', personB: { display: "Zoë O'Brien" } }]);
  });

  it('books, changes, and moves appointments forward, and says in the payload what is wrong', async () => {
    const { query, server } = await visit();
    const { practice } = server;
    const payload =
      '{ appointment { uuid startDateTime endDateTime status comments providers { name response } } userErrors { field message } }';
    const create = `mutation($input: CreateAppointmentInput!) { createAppointment(input: $input) ${payload} }`;
    const start = Date.parse('2026-12-01T15:00:00Z');
    const input = {
      patientUuid: view.ids.of('client', 2),
      serviceUuid: view.ids.of('visitType', 3),
      locationUuid: view.ids.of('place', 2),
      startDateTime: start,
      endDateTime: start + 2_700_000,
      appointmentKind: 'Scheduled',
      comments: 'Cough',
      providers: [{ uuid: view.ids.of('provider', 3) }],
    };
    const made = at(await query(create, { input }), 'createAppointment');
    expect(at(made, 'appointment')).toMatchObject({
      status: 'Scheduled',
      comments: 'Cough',
      endDateTime: start + 2_700_000,
      providers: [{ name: 'Priya Raman', response: 'ACCEPTED' }],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ start, minutes: 45, placeKey: 2, typeKey: 3, clientKey: 2 });
    const empty = await query(create, { input: { ...input, patientUuid: 'x', serviceUuid: 'y' } });
    expect(errorOf(empty, 'createAppointment')).toBe(
      'Appointment cannot be created without Patient\nAppointment cannot be created without Service',
    );
    const nobody = await query(create, { input: { ...input, providers: [{ uuid: 'nobody' }] } });
    expect(errorOf(nobody, 'createAppointment')).toBe('Bad Request. No such provider.');
    const uuid = at(made, 'appointment.uuid');
    const update = `mutation($input: UpdateAppointmentInput!) { updateAppointment(input: $input) ${payload} }`;
    const changed = await query(update, {
      input: { uuid, comments: null, providers: [{ uuid: view.ids.of('provider', 4) }] },
    });
    expect(at(changed, 'updateAppointment.appointment')).toMatchObject({
      startDateTime: start,
      comments: null,
      providers: [
        { name: "Marcus D'Souza", response: 'ACCEPTED' },
        { name: 'Priya Raman', response: 'CANCELLED' },
      ],
    });
    expect(practice.appointments.at(-1)).toMatchObject({ providerKey: 4, reason: null });
    const to = `mutation($uuid: ID!, $to: AppointmentStatus!) { changeAppointmentStatus(input: { uuid: $uuid, toStatus: $to }) ${payload} }`;
    const arrived = await query(to, { uuid, to: 'CheckedIn' });
    expect(at(arrived, 'changeAppointmentStatus.appointment.status')).toBe('CheckedIn');
    expect(errorOf(await query(to, { uuid, to: 'Arrived' }), 'changeAppointmentStatus')).toBe(
      'Appointment status can not be changed from CheckedIn to Arrived',
    );
    await query(to, { uuid, to: 'Cancelled' });
    expect(practice.appointments.at(-1)?.state).toBe('cancelled');
    await query(to, { uuid, to: 'Scheduled' });
    const later = `mutation($input: RescheduleAppointmentInput!) { rescheduleAppointment(input: $input) ${payload} }`;
    const times = { startDateTime: start + 3_600_000, endDateTime: start + 5_400_000 };
    const moved = await query(later, { input: { uuid, ...times } });
    expect(at(moved, 'rescheduleAppointment.appointment')).toMatchObject({ ...times, status: 'Scheduled' });
    expect(practice.appointments.slice(-2).map(({ state }) => state)).toEqual(['cancelled', 'planned']);
    expect(errorOf(await query(to, { uuid: 'x', to: 'Missed' }), 'changeAppointmentStatus')).toBe(
      'Appointment does not exist',
    );
  });

  it('registers patients with identifiers and attributes, voids them, and refuses in payloads', async () => {
    const { query, server } = await visit();
    const create = `mutation($input: CreatePatientInput!) { createPatient(input: $input) { userErrors { field message }
      patient { uuid display person { gender attributes { display } preferredAddress { address1 } } } } }`;
    const identifier = { identifier: '900001A', identifierType: '1', location: view.ids.of('place', 3) };
    const person = {
      names: [{ givenName: 'Jo', familyName: 'Park' }],
      gender: 'O',
      addresses: [{ address1: '1 Way', cityVillage: 'Saco' }],
      attributes: [
        { attributeType: attributeTypeUuid('Home Telephone Number'), value: '207 555 0199' },
        { attributeType: attributeTypeUuid('email'), value: 'jo@example.test' },
      ],
    };
    const made = at(await query(create, { input: { person, identifiers: [identifier] } }), 'createPatient.patient');
    expect(made).toMatchObject({
      display: '900001A - Jo Park',
      person: {
        gender: 'O',
        attributes: [{ display: 'Home Telephone Number = 207 555 0199' }, { display: 'email = jo@example.test' }],
        preferredAddress: { address1: '1 Way' },
      },
    });
    expect(server.practice.clients.at(-1)).toMatchObject({
      givenName: 'Jo',
      familyName: 'Park',
      placeKey: 3,
      city: 'Saco',
    });
    expect(errorOf(await query(create, { input: { person, identifiers: [] } }), 'createPatient')).toMatch(/identifier/);
    expect(errorOf(await query(create, { input: { person, identifiers: [identifier] } }), 'createPatient')).toMatch(
      /in use/,
    );
    const uuid = at(made, 'uuid');
    const set = await query(
      `mutation($uuid: ID!, $type: ID!) { setPersonAttribute(input: { personUuid: $uuid, attributeType: $type, value: "207 555 0198" }) {
        person { attributes { value } } userErrors { message } } updatePatient(input: { uuid: $uuid, person: { gender: "F" } }) { patient { person { gender display } } } }`,
      { uuid, type: attributeTypeUuid('Telephone Number') },
    );
    expect(rowsAt(set, 'setPersonAttribute.person.attributes').map(({ value }) => value)).toEqual([
      '207 555 0198',
      '207 555 0199',
      'jo@example.test',
    ]);
    expect(at(set, 'updatePatient.patient.person')).toEqual({ gender: 'F', display: 'Jo Park' });
    const gone = await query(
      'mutation($uuid: ID!) { voidPatient(input: { uuid: $uuid, reason: "Twice" }) { patient { voided } } }',
      { uuid },
    );
    expect(at(gone, 'voidPatient.patient.voided')).toBe(true);
    expect(at(await query('{ patients(q: "Jo Park") { totalCount } }'), 'patients.totalCount')).toBe(0);
    const locked = await visit({ refuseWrites: 'Privilege required: Edit Patients' });
    expect(errorOf(await locked.query(create, { input: { person, identifiers: [identifier] } }), 'createPatient')).toBe(
      'Privilege required: Edit Patients',
    );
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { edges { node { uuid } } } }')).status).toBe(500);
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('AppointmentStatus'), 'enumValues')).toHaveLength(8);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });
});
