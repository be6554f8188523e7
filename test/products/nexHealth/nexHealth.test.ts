import { describe, expect, it } from 'vitest';
import { offsetText } from '../../dialects/clock.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { allPages, at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { nexHealth } from './nexHealth.ts';

const visit = productVisits(nexHealth);
const { view } = nexHealth;
const { of } = view.ids;
const column = (rows: readonly Row[], path: string): unknown[] => rows.map((row) => at(row, path));
const harbor = of('place', 1);
const summit = of('place', 2);
const window = 'start: "2026-11-17T05:00:00+0000", end: "2026-11-18T06:59:59Z"';

/** All pages of a list. */
function readAll(query: RunQuery, list: string, args: string, fields: string): Promise<Row[]> {
  return allPages(async (from) => {
    const text = `query Read($after: String) { ${list}(${args}, first: 40, after: $after) {
      nodes { ${fields} } edges { cursor } pageInfo { hasNextPage endCursor } } }`;
    const answer = await query(text, { after: from });
    expect(rowsAt(answer, `${list}.edges`)).toHaveLength(rowsAt(answer, `${list}.nodes`).length);
    const hasMore = at(answer, `${list}.pageInfo.hasNextPage`) === true;
    return {
      rows: rowsAt(answer, `${list}.nodes`),
      next: hasMore ? String(at(answer, `${list}.pageInfo.endCursor`)) : null,
    };
  });
}

/** What the flags of an appointment say. */
function wordIn(row: Row): string | null {
  if (row['cancelled'] === true) return 'cancelled';
  if (row['patientMissed'] === true) return 'patientMissed';
  if (row['checkedOut'] === true) return 'checkedOut';
  if (row['checkinAt'] !== null) return 'checkedIn';
  return row['confirmed'] === true ? 'confirmed' : null;
}

describe('NexHealth', () => {
  it('gives locations, and patients of all of them from any', async () => {
    const { query, server } = await visit();
    const { locations, clients, patients } = expectedSample(nexHealth, '2026-11-17');
    const places = rowsAt(
      await query('{ locations { id name tz streetAddress city state zipCode inactive operatories { id } } }'),
      'locations',
    );
    expect(
      places.map((row) => ({
        id: row['id'],
        name: row['name'],
        address: [row['streetAddress'], row['city'], row['state'], row['zipCode']].join(', '),
        timeZone: row['tz'],
      })),
    ).toEqual(locations);
    const fields = `id name firstName lastName email inactive
      bio { phoneNumber cellPhoneNumber homePhoneNumber workPhoneNumber dateOfBirth }`;
    const people = await readAll(query, 'patients', `locationId: "${summit}"`, fields);
    const everybody = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(everybody.slice(0, 5)).toEqual(clients);
    const shown = people.map((row) => {
      const numbers = ['phoneNumber', 'cellPhoneNumber', 'homePhoneNumber', 'workPhoneNumber'].map((name) =>
        String(at(row, `bio.${name}`)),
      );
      return {
        id: row['id'],
        name: row['name'],
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [...new Set(numbers)].filter((number) => number !== ''),
        emails: [row['email']].filter((email) => email !== null),
        active: row['inactive'] === false,
      };
    });
    expect(shown).toEqual(everybody);
    expect(patients).toEqual([]);
    expect(missingOperations(nexHealth)).toEqual([]);
    const strict = await readAll(query, 'patients', `locationId: "${summit}", locationStrict: true`, 'id');
    const own = server.practice.clients.filter((row) => row.placeKey === 2 && !row.isDeleted);
    expect(column(strict, 'id')).toEqual(own.map((row) => of('client', row.key)));
  });

  it('shows the calendar of a day by location, with flags, zones and blocks', async () => {
    const { query, post } = await visit();
    const fields = `id startTime endTime timezone timezoneOffset note unavailable cancelled confirmed patientMissed
      checkinAt checkedOut providerName patientId providerId locationId patient { id name } provider { id name displayName }
      location { id name tz } appointmentType { name } operatory { locationId } deleted`;
    const read = await Promise.all(
      [1, 2, 3].map((place) =>
        readAll(query, 'appointments', `locationId: "${of('place', place)}", ${window}`, fields),
      ),
    );
    const rows = read.flat();
    const { appointments, statusWords, mayOmit } = expectedSample(nexHealth, '2026-11-17');
    expect(appointments.length).toBeGreaterThan(20);
    for (const { id, start, end, reason, client, provider, location } of appointments) {
      const row = rows.find((each) => each['id'] === id) ?? {};
      const zone = String(row['timezone']);
      expect([row['startTime'], row['endTime']].map((text) => offsetText(Date.parse(String(text)), zone))).toEqual([
        start,
        end,
      ]);
      expect(start?.endsWith(String(row['timezoneOffset']))).toBe(true);
      expect([row['note'] ?? undefined, row['patient'] ?? undefined]).toEqual([reason, client]);
      expect([row['patientId'] ?? undefined, row['providerId'] ?? undefined]).toEqual([client?.id, provider?.id]);
      expect(row['provider']).toEqual(provider ? { ...provider, displayName: null } : null);
      expect(row['providerName'] ?? undefined).toBe(provider?.name);
      expect(row['location']).toEqual({ ...location, tz: zone });
      expect(at(row, 'operatory.locationId')).toBe(location?.id);
      expect(statusWords[id]).toContain(wordIn(row));
      expect(row['unavailable']).toBe(mayOmit.includes(id));
    }
    expect(new Set(rows.map(wordIn)).size).toBe(6);
    expect(
      rows.filter((row) =>
        offsetText(Date.parse(String(row['startTime'])), String(row['timezone'])).startsWith('2026-11-17'),
      ),
    ).toHaveLength(appointments.length);
    expect(rows.every((row) => row['deleted'] === false)).toBe(true);
    const nowhere = await post(`{ appointments(${window}) { nodes { id } } }`);
    expect(nowhere.body.errors?.[0]).toMatchObject({
      message: 'Missing parameter location_id',
      extensions: { code: 'BAD_REQUEST' },
    });
    const unknown = await post(`{ appointments(locationId: "1", ${window}) { nodes { id } } }`);
    expect(unknown.body.errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });

  it('filters appointments, and takes both ends of a window', async () => {
    const { query, post } = await visit();
    const list = (args: string, place = harbor): Promise<Row[]> =>
      readAll(
        query,
        'appointments',
        `locationId: "${place}", ${args}`,
        'id startTime updatedAt cancelled unavailable providerId patientId operatoryId',
      );
    const all = await list(window);
    const [off, on] = [await list(`${window}, cancelled: true`), await list(`${window}, cancelled: false`)];
    expect([off.length > 0, off.length + on.length]).toEqual([true, all.length]);
    const blocks = await list(`${window}, unavailable: true`);
    expect(column(blocks, 'patientId')).toEqual([null]);
    const ends = await list('start: "2026-11-17 08:00", end: "2026-11-17T08:30:00", timezone: "America/New_York"');
    expect(new Set(column(ends, 'startTime'))).toEqual(
      new Set(['2026-11-17T13:00:00.000Z', '2026-11-17T13:30:00.000Z']),
    );
    const staff = await list(`${window}, providerIds: ["${of('provider', 1)}", "${of('provider', 5)}"]`);
    expect(new Set(column(staff, 'providerId'))).toEqual(new Set([of('provider', 1), of('provider', 5)]));
    const room = String(all[0]?.['operatoryId']);
    expect(column(await list(`${window}, operatoryIds: ["${room}"]`), 'operatoryId').every((id) => id === room)).toBe(
      true,
    );
    const newest = column(await list(`${window}, sort: "-updated_at"`), 'updatedAt').map(String);
    expect(newest).toEqual(newest.toSorted().toReversed());
    expect(column(all, 'id')).toEqual(column(all, 'id').map(String).toSorted());
    const foreign = await query(`{ appointments(foreignId: "3", start: "2026-01-01", end: "2027-01-01") { nodes { id } }
      appointment(id: "${of('appointment', 3)}") { foreignId } none: appointment(id: "7") { id } }`);
    expect(foreign).toEqual({
      appointments: { nodes: [{ id: of('appointment', 3) }] },
      appointment: { foreignId: '3' },
      none: null,
    });
    expect(
      (await post(`{ appointments(locationId: "${harbor}", start: "soon", end: "later") { nodes { id } } }`)).body
        .errors?.[0]?.message,
    ).toBe('soon is not a valid date');
  });

  it('searches patients by name, near names, and email or phone', async () => {
    const { query, server, post } = await visit();
    const search = async (args: string): Promise<unknown[]> =>
      column(await readAll(query, 'patients', `locationId: "${harbor}", ${args}`, 'id'), 'id');
    const ids = (...keys: readonly number[]): string[] => keys.map((key) => of('client', key));
    expect(await search('name: "zoe obrien"')).toEqual(ids(1, 8));
    expect(await search(`name: "zoe o'brien"`)).toEqual(ids(1, 8));
    expect(await search('name: "nguyen"')).toEqual(ids(4));
    expect(await search('name: "Abbot"')).toEqual(ids(7));
    expect(await search('name: "Abbatt"')).toEqual(ids(7));
    expect(await search('email: "ANA@example.test", phoneNumber: "(207) 555-0106"')).toEqual(ids(5, 6));
    expect(await search('name: "ana", phoneNumber: "(207) 555-0106"')).toEqual([]);
    const inactive = server.practice.clients.filter((row) => !row.isDeleted && !row.isActive);
    expect(await search('inactive: true')).toEqual(ids(...inactive.map(({ key }) => key)));
    expect(await search('newPatient: true')).toEqual([]);
    const last =
      await query(`{ patients(locationId: "${harbor}", sort: "-id", last: 1) { nodes { id } pageInfo { hasPreviousPage } }
      patient(id: "${of('client', 1)}") { name upcomingAppts { startTime } guarantor { name } alerts { note } }
      gone: patient(id: "${of('client', 41)}") { id } }`);
    expect(last).toMatchObject({
      patients: { nodes: [{ id: of('client', 1) }], pageInfo: { hasPreviousPage: true } },
      gone: null,
    });
    expect(at(last, 'patient.guarantor.name')).toBe("Zoë O'Brien");
    expect((await post('{ patients(locationId: "9") { nodes { id } } }')).body.errors?.[0]?.message).toBe(
      "Couldn't find Location with 'id'=9",
    );
  });
});
