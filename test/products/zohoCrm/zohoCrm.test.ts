import { describe, expect, it } from 'vitest';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { zohoCrm } from './zohoCrm.ts';

const { view } = zohoCrm;
const visit = productVisits(zohoCrm);
const values = (row: Row, ...paths: readonly string[]): unknown[] => paths.map((path) => at(row, `${path}.value`));
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, `${path}.value`));
const dayOf = (day: string): string => `and: [{ Appointment_Start_Time: { greater_equal: "${day}T00:00:00-05:00" } },
  { Appointment_Start_Time: { less_than: "2026-11-18T00:00:00-07:00" } }]`;

/** All records of a module, page after page. */
function readAll(query: RunQuery, module: string, fields: string, where = ''): Promise<Row[]> {
  return allPages(async (offset) => {
    const text = `query($offset: String) { Records { ${module}(limit: 40, offset: $offset, where: { ${where} }) {
      _data { ${fields} } _info { more_records next_offset } } } }`;
    const answer = await query(text, { offset });
    const next = at(answer, `Records.${module}._info.next_offset`);
    expect(at(answer, `Records.${module}._info.more_records`)).toBe(next !== null);
    return { rows: rowsAt(answer, `Records.${module}._data`), next: typeof next === 'string' ? next : null };
  });
}

describe('Zoho CRM', () => {
  it('gives practices, contacts and animals by id, each value in a wrapper', async () => {
    const { server, query } = await visit();
    const { locations, clients, patients } = expectedSample(zohoCrm, '2026-11-17');
    const text = (name: string): string => `${name} { value }`;
    const places = await readAll(
      query,
      'Practices',
      ['id', 'Name', 'Street', 'City', 'State', 'Zip_Code', 'Time_Zone'].map(text).join(' '),
    );
    expect(
      places.map((row) => {
        const [id, name, timeZone] = values(row, 'id', 'Name', 'Time_Zone');
        return { id, name, address: values(row, 'Street', 'City', 'State', 'Zip_Code').join(', '), timeZone };
      }),
    ).toEqual(locations);
    const names = ['id', 'First_Name', 'Last_Name', 'Full_Name', 'Email', 'Secondary_Email', 'Phone', 'Mobile'];
    const people = await readAll(
      query,
      'Contacts',
      `${[...names, 'Home_Phone', 'Inactive', 'Tag'].map(text).join(' ')} Home_Practice { id { value } Name { value } }`,
    );
    expect(column(people, 'id')).toEqual(view.clients(server.practice).map(({ key }) => view.ids.of('client', key)));
    for (const [index, client] of clients.entries()) {
      const row = people[index] ?? {};
      expect(values(row, 'Full_Name', 'First_Name', 'Last_Name')).toEqual([
        client.name,
        client.givenName ?? null,
        client.familyName,
      ]);
      const given = (...paths: readonly string[]): unknown[] => values(row, ...paths).filter((each) => each !== null);
      expect(given('Email', 'Secondary_Email')).toEqual(client.emails);
      expect(given('Phone', 'Mobile', 'Home_Phone')).toEqual(client.phones);
      expect(values(row, 'Inactive', 'Tag')).toEqual([!(client.active ?? false), client.tags]);
      expect(values(row, 'Home_Practice.id', 'Home_Practice.Name')).toEqual([
        client.location?.id,
        client.location?.name,
      ]);
    }
    const animals = await readAll(
      query,
      'Animals',
      'id { value } Name { value } Species { value } Breed { value } Client { id { value } } Owner { last_name { value } }',
    );
    expect(animals).toHaveLength(server.practice.patients.length);
    for (const [index, patient] of patients.entries())
      expect(values(animals[index] ?? {}, 'id', 'Name', 'Species', 'Breed', 'Client.id')).toEqual([
        patient.id,
        patient.name,
        patient.species,
        patient.breed ?? null,
        patient.clientId ?? null,
      ]);
    // The owner of a record is a user, and not the person to whom the animal belongs.
    expect(new Set(column(animals, 'Owner.last_name'))).toEqual(new Set(['Whitfield']));
    expect(missingOperations(zohoCrm)).toEqual([]);
    expect((await readPiecewise(query)).size).toBeGreaterThan(90);
  });

  it('has the appointments of a day with five lookups, by the clock of the user', async () => {
    const { server, query } = await visit();
    const rows = await readAll(
      query,
      'Appointments__s',
      `id { value } Appointment_Start_Time { value } Appointment_End_Time { value } Status { value }
      Additional_Information { value } Animal { id { value } Name { value } } Owner { id { value } first_name { value }
      last_name { value } } Practice { id { value } Name { value } Time_Zone { value } } Service_Name { id { value } }
      Appointment_For { __typename ... on Contacts__data { id { value } Full_Name { value } } }`,
      dayOf('2026-11-17'),
    );
    const { appointments } = expectedSample(zohoCrm, '2026-11-17', { practice: server.practice });
    expect(appointments.length).toBeGreaterThan(24);
    for (const { id, start, end, status, reason, patient, client, provider, location } of appointments) {
      const row = rows.find((each) => at(each, 'id.value') === id) ?? {};
      const [starts, ends] = values(row, 'Appointment_Start_Time', 'Appointment_End_Time').map(String);
      expect(starts?.endsWith('-05:00')).toBe(true);
      expect([Date.parse(starts ?? ''), Date.parse(ends ?? '')]).toEqual([
        Date.parse(start ?? ''),
        Date.parse(end ?? ''),
      ]);
      expect(values(row, 'Status', 'Additional_Information')).toEqual([status, reason ?? null]);
      expect(values(row, 'Animal.id', 'Animal.Name')).toEqual([patient?.id ?? null, patient?.name ?? null]);
      expect(at(row, 'Appointment_For.__typename')).toBe(client ? 'Contacts__data' : 'Animals__data');
      expect(values(row, 'Appointment_For.id', 'Appointment_For.Full_Name')).toEqual([
        client?.id ?? null,
        client?.name ?? null,
      ]);
      const [staff, ...parts] = values(row, 'Owner.id', 'Owner.first_name', 'Owner.last_name');
      expect([staff, parts.filter((part) => typeof part === 'string').join(' ')]).toEqual([
        provider?.id ?? null,
        provider?.name ?? '',
      ]);
      expect(values(row, 'Practice.id', 'Practice.Name')).toEqual([location?.id, location?.name]);
    }
    expect(new Set(column(rows, 'Status'))).toEqual(new Set(['Overdue', 'Scheduled', 'Completed', 'Cancelled']));
    const meetings = await readAll(query, 'Events', 'Event_Title { value } Start_DateTime { value } Venue { value }');
    expect(meetings.map((row) => values(row, 'Event_Title', 'Start_DateTime'))).toEqual([
      ['Staff meeting', '2026-11-17T12:00:00-05:00'],
    ]);
  });

  it('filters, orders and pages; users and modules are metadata', async () => {
    const { query, post } = await visit();
    const answer = await query(`{ Records {
      Contacts(where: { or: [{ Full_Name: { like: "%o'brien" } }, { Last_Name: { in: ["abel"] } }] },
        order_by: { First_Name: { order: DESC } }) { _data { Full_Name { value } Animals__r(limit: 50) { _data { Name { value }
        Client { id { value } } } } id { value } } }
      Services__s(where: { Duration: { greater_than: 30 } }) { _data { Service_Name { value } } }
      Animals(where: { Deceased: { equals: true } }, limit: 3) { _data { Deceased { value } } }
      Leads { _data { Full_Name { value } } } } Meta { Modules(filter: { api_name: "Animals" }) { _data { singular_label
      generated_type child_relationships { _data { api_name } } } } Users(filter: { type: DeactiveUsers }) { _data {
      last_name status profile { name } } } all: Users { _data { id } } } }`);
    const named = rowsAt(answer, 'Records.Contacts._data');
    expect(column(named, 'Full_Name')).toEqual(["Zoë O'Brien", "Zoë O'Brien", 'Íñigo Abel'].toSorted().toReversed());
    for (const row of named)
      expect(new Set(column(rowsAt(row, 'Animals__r._data'), 'Client.id')).size).toBeLessThanOrEqual(1);
    expect(column(rowsAt(answer, 'Records.Services__s._data'), 'Service_Name')).toEqual(['Sick visit', 'Surgery']);
    expect(column(rowsAt(answer, 'Records.Animals._data'), 'Deceased').every(Boolean)).toBe(true);
    expect(rowsAt(answer, 'Records.Leads._data')).toHaveLength(2);
    expect(rowsAt(answer, 'Meta.Modules._data')).toEqual([
      {
        singular_label: 'Animal',
        generated_type: 'custom',
        child_relationships: { _data: [{ api_name: 'Vaccinations__r' }] },
      },
    ]);
    expect(rowsAt(answer, 'Meta.Users._data')).toEqual([
      { last_name: 'Bell', status: 'disabled', profile: { name: 'Standard' } },
    ]);
    expect(rowsAt(answer, 'Meta.all._data')).toHaveLength(9);
    const pages = await query(`{ Records { Contacts(limit: 500) { _data { id { value } }
      _info { more_records next_offset previous_offset } } } }`);
    expect(rowsAt(pages, 'Records.Contacts._data')).toHaveLength(100);
    expect(at(pages, 'Records.Contacts._info')).toMatchObject({ more_records: true, previous_offset: null });
    const odd = await post('{ Records { Contacts(offset: "100") { _data { id { value } } } } }');
    expect(odd.body.errors?.[0]?.message).toMatch(/offset/);
  });

  it('refuses what is too deep, too wide or too complex, and has no filter by lookups', async () => {
    const { post } = await visit();
    const message = async (text: string): Promise<string> => (await post(text)).body.errors?.[0]?.message ?? '';
    const records = (fields: string): string => `{ Records { Appointments__s(limit: 1) { _data { ${fields} } } } }`;
    const five = ['Owner', 'Animal', 'Practice', 'Service_Name', 'Created_By'].map(
      (name) => `${name} { id { value } }`,
    );
    expect(await message(records(five.join(' ')))).toBe('');
    expect(await message(records([...five, 'Modified_By { id { value } }'].join(' ')))).toMatch(/only 5 lookup/);
    expect(await message(records('Animal { Client { Owner { id { value } } } }'))).toMatch(/depth exceeded 4 > 3/);
    expect(await message(records('Animal { Vaccinations__r { _data { id { value } } } }'))).toMatch(/root level only/);
    const many = Array.from({ length: 11 }, (_, index) => `a${String(index)}: Leads { _data { id { value } } }`);
    expect(await message(`{ Records { ${many.join(' ')} } }`)).toMatch(/complexity exceeded 1100 > 1000/);
    const byPractice = `{ Records { Appointments__s(where: { Practice: { equals: "1" } }) { _data { id { value } } } } }`;
    expect(await message(byPractice)).toMatch(/unknown field "Practice"/);
  });
});
