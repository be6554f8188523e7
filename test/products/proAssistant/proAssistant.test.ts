import { describe, expect, it } from 'vitest';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, nodesAt, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { proAssistant } from './proAssistant.ts';

const { view } = proAssistant;
const visit = productVisits(proAssistant);
const upsert = `mutation($meeting: MeetingInput!) { upsertMeeting(meeting: $meeting) { id title state patientId startDate } }`;

describe('Pro Assistant', () => {
  it('lists patients ten at a time, fifty at most, in the order of entry', async () => {
    const { server, query, post } = await visit();
    const ids = view.clients(server.practice).map(({ key }) => view.ids.of('client', key));
    const pages = await query(`{ usual: patients { nodes { id } pageInfo { hasNextPage hasPreviousPage endCursor } }
      rest: patients(first: 50, after: "NDk=") { edges { cursor node { id } } }
      back: patients(last: 3) { nodes { id } pageInfo { hasNextPage hasPreviousPage } } }`);
    expect(rowsAt(pages, 'usual.nodes').map(({ id }) => id)).toEqual(ids.slice(0, 10));
    expect(at(pages, 'usual.pageInfo')).toEqual({ hasNextPage: true, hasPreviousPage: false, endCursor: 'OQ==' });
    expect(nodesAt(pages, 'rest').map(({ id }) => id)).toEqual(ids.slice(50, 100));
    expect(rowsAt(pages, 'back.nodes').map(({ id }) => id)).toEqual(ids.slice(-3));
    expect(at(pages, 'back.pageInfo')).toEqual({ hasNextPage: false, hasPreviousPage: true });
    const long = await post('{ patients(first: 51) { nodes { id } } }');
    expect(long.body.errors?.[0]?.extensions?.code).toBe('HC0051');
    expect(missingOperations(proAssistant)).toEqual([]);
  });

  it('serves what is expected of it on a day', async () => {
    const { query } = await visit();
    const { clients, appointments, locations, patients } = expectedSample(proAssistant, '2026-11-17');
    expect([locations, patients]).toEqual([[], []]);
    const answer = await query(`{ patients(first: 5) { nodes { id firstName lastName phoneNumber mobileNumber email } }
      meetings(startDate: "2026-11-17T05:00:00Z", endDate: "2026-11-18T04:59:59Z", order: [{ startDate: ASC }]) {
        id startDate duration state title firstName lastName patientId type price payment paymentDate } tariffs { name defaultDuration } }`);
    const named = (row: unknown): string =>
      [at(row, 'firstName'), at(row, 'lastName')].filter((part) => typeof part === 'string' && part !== '').join(' ');
    expect(
      rowsAt(answer, 'patients.nodes').map((row) => ({
        id: row['id'],
        name: named(row),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['mobileNumber'] ?? [], row['phoneNumber'] ?? []].flat(),
        emails: [row['email'] ?? []].flat(),
      })),
    ).toEqual(clients);
    expect(appointments.length).toBeGreaterThan(20);
    const rows = rowsAt(answer, 'meetings');
    expect(
      rows.map((row) => ({
        id: row['id'],
        start: String(row['startDate']).replace('.000Z', 'Z'),
        end: new Date(Date.parse(String(row['startDate'])) + Number(row['duration']) * 60_000)
          .toISOString()
          .replace('.000Z', 'Z'),
        status: String(row['state']),
        ...(row['title'] !== '' && { reason: row['title'] }),
        client: { id: row['patientId'], name: named(row) },
      })),
    ).toEqual(appointments);
    const types = rowsAt(answer, 'tariffs').map(({ name }) => name);
    expect(rows.every((row) => types.includes(row['type']))).toBe(true);
    expect(rows.every((row) => (row['payment'] === 0) === (row['paymentDate'] === null))).toBe(true);
  });

  it('asks for periods with both ends, and reads an instant without an offset as UTC', async () => {
    const { query, post } = await visit();
    const period = (from: string, to: string): string =>
      `meetings(startDate: "${from}", endDate: "${to}") { startDate }`;
    const answer = await query(`{ ends: ${period('2026-11-17T13:00:00Z', '2026-11-17T13:30:00Z')}
      bare: ${period('2026-11-17T13:00:00', '2026-11-17T08:30:00-05:00')} none: ${period('2026-11-18', '2026-11-17')} }`);
    const starts = new Set(rowsAt(answer, 'ends').map(({ startDate }) => startDate));
    expect([...starts]).toEqual(['2026-11-17T13:00:00.000Z', '2026-11-17T13:30:00.000Z']);
    expect([answer['bare'], answer['none']]).toEqual([answer['ends'], []]);
    const wrong = await post(`{ ${period('today', '2026-11-17')} }`);
    expect(wrong.body.errors?.[0]?.message).toMatch(/^DateTime cannot parse/);
    const odd = await post('{ meetingById(id: "1") { id } }');
    expect(odd.body.errors?.[0]?.message).toBe('Unexpected Execution Error');
  });

  it('searches by beginnings without regard to capitals, and filters with regard to them', async () => {
    const { query, post } = await visit();
    const search = (texts: string): string =>
      `searchPatients(${texts}, order: [{ lastName: DESC }, { firstName: ASC }])`;
    const none = 'phoneNumber: "", birthDate: ""';
    const answer = await query(`{ name: ${search(`lastName: "o'b", firstName: "ZO", ${none}`)} { id lastName }
      end: ${search(`lastName: "brien", firstName: "", ${none}`)} { id }
      home: ${search(`lastName: "", firstName: " ", phoneNumber: "207-555-0106", birthDate: ""`)} { lastName }
      all: ${search(`lastName: "", firstName: "", ${none}`)} { id }
      where: patients(where: { lastName: { contains: "Brien" } }) { nodes { email } }
      small: patients(where: { lastName: { contains: "brien" } }) { nodes { email } }
      or: patients(where: { or: [{ lastName: { eq: "Abel" } }, { email: { startsWith: "zoe2" } }], firstName: { neq: "Íñigo" } }) { nodes { email } }
      tariffs(where: { defaultDuration: { ngt: 20 } }, order: [{ price: DESC }]) { name defaultDuration }
      settingById(id: "documents-headers") { value } none: patientById(id: "000000000000000000000000") { id } }`);
    expect(rowsAt(answer, 'name').map(({ lastName }) => lastName)).toEqual(["O'Brien", "O'Brien"]);
    expect([answer['end'], answer['home'], answer['none']]).toEqual([[], [{ lastName: 'Abel' }], null]);
    expect(rowsAt(answer, 'all').length).toBeGreaterThan(100);
    expect(rowsAt(answer, 'where.nodes')).toEqual([
      { email: 'zoe.obrien@example.test' },
      { email: 'zoe2@example.test' },
    ]);
    expect(rowsAt(answer, 'small.nodes')).toEqual([]);
    expect(rowsAt(answer, 'or.nodes')).toEqual([{ email: 'zoe2@example.test' }]);
    expect(rowsAt(answer, 'tariffs').map(({ defaultDuration }) => defaultDuration)).toEqual([20, 20, 15]);
    expect(JSON.parse(String(at(answer, 'settingById.value')))).toMatchObject({ name: 'Harbor Veterinary Group' });
    const pattern = await post(`{ ${search('lastName: "(", firstName: "", phoneNumber: "", birthDate: ""')} { id } }`);
    expect(pattern.body.errors?.[0]?.message).toBe('Unexpected Execution Error');
  });

  it('writes whole documents, and answers those that were there before', async () => {
    const { query, post, server } = await visit();
    const { practice } = server;
    const created = await query(`mutation { createPatient(patient: { id: "", firstName: "Jo", lastName: "Park"
      phoneNumber: "207 555 0199", email: "jo@example.test", birthDate: "06/05/1990" }) { id phoneNumber mobileNumber birthDate } }`);
    const id = String(at(created, 'createPatient.id'));
    expect(created['createPatient']).toEqual({
      id,
      phoneNumber: '207 555 0199',
      mobileNumber: null,
      birthDate: '06/05/1990',
    });
    const old = await query(
      `mutation { updatePatient(patient: { id: "${id}", firstName: "Joe", lastName: "Park" }) { firstName email } }`,
    );
    expect(old['updatePatient']).toEqual({ firstName: 'Jo', email: 'jo@example.test' });
    expect(practice.clients.at(-1)).toMatchObject({ givenName: 'Joe', emails: [], phones: [] });
    const meeting = {
      id: '',
      patientId: null,
      title: 'First visit',
      lastName: 'Lund',
      firstName: 'Eva',
      startDate: '2026-12-01T15:00:00+01:00',
      duration: 45,
      state: 0,
      price: 60,
      payment: 0,
      type: 'Something else',
    };
    const booked = at(await query(upsert, { meeting }), 'upsertMeeting');
    expect(booked).toMatchObject({ title: 'First visit', state: 0, startDate: '2026-12-01T14:00:00.000Z' });
    expect(practice.clients.at(-1)).toMatchObject({ familyName: 'Lund', givenName: 'Eva' });
    const change = { ...meeting, id: at(booked, 'id'), patientId: at(booked, 'patientId'), state: 100 };
    expect(at(await query(upsert, { meeting: change }), 'upsertMeeting')).toEqual(booked);
    expect(practice.appointments.at(-1)).toMatchObject({ state: 'cancelled', minutes: 45, reason: 'First visit' });
    const after = await query(`{ meetingById(id: "${String(at(booked, 'id'))}") { state type price lastName } }`);
    expect(after['meetingById']).toEqual({ state: 100, type: 'Something else', price: 60, lastName: 'Lund' });
    const astray = await post(upsert, { meeting: { ...change, id: 'f'.repeat(24) } });
    expect(astray.body.errors?.[0]?.message).toBe('Cannot return null for non-nullable field.');
    const half = await post(upsert, { meeting: { id: '', title: 'Half' } });
    expect(half.body.errors?.[0]?.message).toContain('required field "lastName"');
  });

  it('keeps tariffs and settings, refuses in words, and shows its schema within the depth that is allowed', async () => {
    const { query } = await visit();
    const first = view.ids.of('visitType', 1);
    const answer = await query(`mutation { removeTariff(id: "${first}") again: removeTariff(id: "${first}")
      upsertTariff(tariff: { id: "", name: "Long talk", price: 90.5, defaultDuration: 90 }) { name price }
      upsertSetting(setting: { id: "theme", value: "{}" }) { id value } }`);
    expect(answer).toEqual({
      removeTariff: true,
      again: true,
      upsertTariff: { name: 'Long talk', price: 90.5 },
      upsertSetting: { id: 'theme', value: '{}' },
    });
    const tariffs = rowsAt(await query('{ tariffs { name } }'), 'tariffs').map(({ name }) => name);
    expect([tariffs.at(-1), tariffs.includes('Wellness exam')]).toEqual(['Long talk', false]);
    const locked = await visit({ refuseWrites: 'This account is read-only' });
    const refused = await locked.post('mutation { createPatient(patient: { id: "", lastName: "Park" }) { id } }');
    expect(refused.body.errors?.[0]?.message).toBe('This account is read-only');
    const types = await readPiecewise(query);
    expect(rowsAt(types.get('MeetingInput'), 'inputFields')).toHaveLength(12);
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ patients { nodes { id } } }')).status).toBe(500);
  });
});
