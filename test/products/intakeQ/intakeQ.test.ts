import { describe, expect, it } from 'vitest';
import { instantOfWall, wallDay } from '../../dialects/clock.ts';
import type { RunQuery } from '../../dialects/dialectRequests.ts';
import { clientThrough } from '../../dialects/dialectView.ts';
import { expectedSample, sampleDifferences } from '../../dialects/expectedSample.ts';
import { createOtherPractice } from '../../dialects/otherPractices.ts';
import { practiceDays } from '../../dialects/practice.ts';
import { at, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { addDays } from '../../../graphql/demo/zoneTime.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { intakeQ } from './intakeQ.ts';

const visit = productVisits(intakeQ);
const { view } = intakeQ;
const { of } = view.ids;
const day = '2026-11-17';
const clientFields = `ClientId ClientNumber Name FirstName LastName Email Phone MobilePhone HomePhone WorkPhone Archived Tags
  AdditionalInformation CustomFields { FieldId Text Value }`;
const appointmentFields = `Id ClientId ClientName Status StartDate EndDate Duration StartDateIso StartDateLocal EndDateLocal
  StartDateLocalFormatted ServiceName LocationId LocationName PractitionerId PractitionerName PractitionerEmail ClientNote
  CustomFields { Name Answer } LastModified`;

/** All rows of a list: there are more as long as a page is full. */
async function listed(query: RunQuery, list: string, fields: string, args = '', size = 100): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; rows.length === (page - 1) * size; page += 1) {
    // eslint-disable-next-line no-await-in-loop
    rows.push(...rowsAt(await query(`{ ${list}(page: ${String(page)} ${args}) { ${fields} } }`), list));
  }
  return rows;
}

/** A client as a person would write her down. */
function clientFrom(row: Row): Row {
  return {
    id: String(row['ClientId']),
    name: row['Name'],
    ...(row['FirstName'] !== null && { givenName: row['FirstName'] }),
    familyName: row['LastName'],
    phones: [row['MobilePhone'], row['HomePhone'], row['WorkPhone']].filter((phone) => phone !== null),
    emails: row['Email'] === null ? [] : [row['Email']],
    active: row['Archived'] === false,
    tags: row['Tags'],
  };
}

/** An appointment as a person would write it down. */
function appointmentFrom(row: Row): Row {
  const pet = rowsAt(row, 'CustomFields').find(({ Name }) => Name === 'Which pet is the visit for?')?.['Answer'];
  return {
    id: row['Id'],
    start: row['StartDateLocal'],
    end: row['EndDateLocal'],
    status: row['Status'],
    ...(row['ClientNote'] !== null && { reason: row['ClientNote'] }),
    ...(typeof pet === 'string' && { patient: { name: pet } }),
    client: { id: String(row['ClientId']), name: row['ClientName'] },
    ...(row['PractitionerId'] !== null && { provider: { id: row['PractitionerId'], name: row['PractitionerName'] } }),
    location: { id: row['LocationId'], name: row['LocationName'] },
  };
}

/** A day's book, with what the account's clock has on the days beside it. */
async function bookOf(query: RunQuery, date: string): Promise<readonly Row[]> {
  const args = `startDate: "${addDays(date, -1)}" endDate: "${addDays(date, 2)}"`;
  const rows = await listed(query, 'appointments', appointmentFields, args);
  return rows.filter((row) => String(row['StartDateLocal']).slice(0, 10) === date);
}

describe('IntakeQ', () => {
  it('shows of a day what is expected of it', async () => {
    const { query, server } = await visit();
    const settings = await query(`{ bookingSettings { Locations { Id Name Address } Services { Id Name Duration Price }
      Practitioners { Id CompleteName } } practitioners { Id CompleteName FirstName LastName Email } }`);
    const locations = rowsAt(settings, 'bookingSettings.Locations').map((row) => ({
      id: row['Id'],
      name: row['Name'],
      address: row['Address'],
    }));
    const clients = rowsAt(await query(`{ clients(includeProfile: true) { ${clientFields} } }`), 'clients');
    for (const date of [day, '2026-11-01', '2026-03-08']) {
      // eslint-disable-next-line no-await-in-loop
      const appointments = (await bookOf(query, date)).map(appointmentFrom);
      const sample = { locations, clients: clients.slice(0, 5).map(clientFrom), patients: [], appointments };
      expect(sampleDifferences(intakeQ, expectedSample(intakeQ, date), sample)).toEqual([]);
    }
    expect(rowsAt(settings, 'bookingSettings.Services')).toHaveLength(6);
    expect(rowsAt(settings, 'practitioners').map(({ CompleteName }) => CompleteName)).not.toContain('Oscar Bell');
    expect(rowsAt(settings, 'bookingSettings.Practitioners')).toHaveLength(7);
    expect(missingOperations(intakeQ)).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('gives the book of each day, also of another practice, and all times of a visit agree', async () => {
    const { query, server } = await visit();
    for (const date of practiceDays) {
      // eslint-disable-next-line no-await-in-loop -- One after the other, as a person would read them.
      const rows = await bookOf(query, date);
      const expected = expectedSample(intakeQ, date);
      expect(
        sampleDifferences(
          intakeQ,
          { ...expected, locations: [], clients: [] },
          { appointments: rows.map(appointmentFrom) },
        ),
      ).toEqual([]);
      for (const row of rows) {
        expect(Date.parse(String(row['StartDateLocal']))).toBe(row['StartDate']);
        expect(Date.parse(String(row['StartDateIso']))).toBe(row['StartDate']);
        expect(Number(row['EndDate']) - Number(row['StartDate'])).toBe(Number(row['Duration']) * 60_000);
      }
    }
    const all = await listed(query, 'appointments', appointmentFields);
    expect(all).toHaveLength(server.practice.appointments.filter(view.shows).length);
    const practice = createOtherPractice('oneDoctor');
    const other = await visit({ practice });
    const ids = (await bookOf(other.query, day)).map((row) => String(row['Id']));
    expect(ids.toSorted()).toEqual(
      expectedSample(intakeQ, day, { practice })
        .appointments.map((row) => row.id)
        .toSorted(),
    );
    expect(ids.length).toBeGreaterThan(3);
  });

  it('pages without an end in sight, and gives profiles on request only', async () => {
    const { query, post, server } = await visit();
    const all = await listed(query, 'clients', clientFields, 'includeProfile: true');
    const shown = view.clients(server.practice).map((client) => clientThrough(view, server.practice, client));
    expect(all.map(clientFrom)).toEqual(shown);
    expect(all.length).toBeGreaterThan(100);
    expect(at(all[0], 'CustomFields.0.Text')).toBe('Pets');
    expect(all.some((row) => String(at(row, 'CustomFields.0.Value')).includes('; '))).toBe(true);
    const [bare] = rowsAt(await query(`{ clients { ${clientFields} } }`), 'clients');
    expect(bare).toMatchObject({
      ClientId: 1001,
      ClientNumber: 1001,
      Name: "Zoë O'Brien",
      Phone: '+1 207 555 0101',
      FirstName: null,
      MobilePhone: null,
      Archived: null,
      Tags: null,
      CustomFields: null,
    });
    const short = await visit({ cap: 20 });
    expect(await listed(short.query, 'clients', 'ClientId', '', 20)).toHaveLength(all.length);
    const dates = (await listed(query, 'appointments', 'StartDate')).map((row) => Number(row['StartDate']));
    expect(dates).toEqual(dates.toSorted((one, other) => other - one));
    expect((await query('{ clients(page: 9) { ClientId } }'))['clients']).toEqual([]);
    const { body } = await post('{ clients(page: 0) { ClientId } }');
    expect(body.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_REQUEST', status: 400 });
  });

  it('finds clients by name, email or number, and one card by its number', async () => {
    const { query, post, server } = await visit();
    const [field] = rowsAt(
      await query(`{ client(clientId: 1001) { CustomFields { FieldId Value } } }`),
      'client.CustomFields',
    );
    const found = await query(`{
      name: clients(search: "o'br") { ClientId } email: clients(search: "ZOE2@") { ClientId }
      number: clients(search: "1005", includeProfile: true) { ClientId AdditionalInformation } part: clients(search: "100") { ClientId }
      pets: clients(custom: [{ fieldId: "${String(field?.['FieldId'])}", value: "${String(field?.['Value'])}" }]) { ClientId }
      gone: clients(deletedOnly: true) { ClientId }
      created: clients(dateCreatedStart: "2019-02-05", dateCreatedEnd: "2019-02-13") { ClientId }
      client(clientId: 1004) { ClientId Archived Address City StateShort DateOfBirth LastActivityDate Guid }
    }`);
    expect(rowsAt(found, 'name').map(({ ClientId }) => ClientId)).toEqual([1001, 1008]);
    expect(found['email']).toEqual([{ ClientId: 1008 }]);
    expect(found['number']).toEqual([{ ClientId: 1005, AdditionalInformation: 'Prefers messages.' }]);
    expect([found['part'], found['gone']]).toEqual([[], []]);
    expect(rowsAt(found, 'pets').map(({ ClientId }) => ClientId)).toContain(1001);
    const first = server.practice.clients.filter(({ createdAt }) => {
      const created = wallDay(createdAt, 'America/New_York');
      return created >= '2019-02-05' && created < '2019-02-13';
    });
    expect(rowsAt(found, 'created').map(({ ClientId }) => String(ClientId))).toEqual(
      first.map(({ key }) => of('client', key)),
    );
    expect(first.length).toBeGreaterThan(0);
    expect(found['client']).toMatchObject({ Archived: true, City: 'Portland', StateShort: 'ME' });
    for (const text of [
      `client(clientId: ${of('client', 41)}) { ClientId }`,
      'appointment(appointmentId: "123") { Id }',
      `appointment(appointmentId: "${of('appointment', server.practice.appointments.find((row) => row.isBlock)?.key ?? 0)}") { Id }`,
      'invoice(invoiceId: "1") { Id }',
      'note(noteId: "1") { Id }',
    ]) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(`{ ${text} }`);
      expect(body.errors?.[0]?.extensions, text).toMatchObject({ code: 'NOT_FOUND', status: 404 });
    }
  });

  it('narrows the book by days without the last one, by status, practitioner and client', async () => {
    const { query, post } = await visit();
    const range = `startDate: "${day}", endDate: "2026-11-18"`;
    const found = await query(`{ day: appointments(${range}) { ${appointmentFields} }
      none: appointments(startDate: "${day}", endDate: "${day}") { Id }
      canceled: appointments(status: Canceled, ${range}) { Status CancellationDate FullCancellationReason }
      declined: appointments(status: Declined) { Id }
      priya: appointments(practitionerEmail: "STAFF3@example.test", ${range}) { PractitionerName }
      ana: appointments(client: "d'ang") { ClientName ClientNote } deleted: appointments(deletedOnly: true) { ClientNote }
      new: appointments(updatedSince: "2026-11-12") { LastModified } }`);
    // Days go by the clock of the account: what is late in Denver is on the next one.
    const midnight = instantOfWall(`${day}T00:00:00`, 'America/New_York');
    for (const row of rowsAt(found, 'day')) {
      expect(Number(row['StartDate'])).toBeGreaterThanOrEqual(midnight);
      expect(Number(row['StartDate'])).toBeLessThan(midnight + 86_400_000);
    }
    expect(found['none']).toEqual([]);
    expect(rowsAt(found, 'canceled')).toHaveLength(2);
    expect(rowsAt(found, 'canceled').every((row) => row['FullCancellationReason'] === 'Client called')).toBe(true);
    expect(found['declined']).toEqual([]);
    expect(new Set(rowsAt(found, 'priya').map((row) => row['PractitionerName']))).toEqual(new Set(['Priya Raman']));
    expect(rowsAt(found, 'ana').some((row) => row['ClientNote'] === 'Picks up medication')).toBe(true);
    expect(rowsAt(found, 'deleted').map((row) => row['ClientNote'])).toContain('Entered twice');
    const changed = rowsAt(found, 'new').map((row) => Number(row['LastModified']));
    expect(Math.min(...changed)).toBeGreaterThanOrEqual(instantOfWall('2026-11-12T00:00:00', 'America/New_York'));
    expect(changed.length).toBeGreaterThan(0);
    const first = rowsAt(found, 'day').at(-1) ?? {};
    expect(first['StartDateLocalFormatted']).toMatch(/^Tuesday, November 17, 2026 12:05 AM$/);
    const one = await query(`{ appointment(appointmentId: "${String(first['Id'])}") { ${appointmentFields} } }`);
    expect(one['appointment']).toEqual(first);
    const { body } = await post('{ appointments(startDate: "17.11.2026") { Id } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });
});
