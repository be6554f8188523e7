import { describe, expect, it } from 'vitest';
import { instantOfWall, utcText } from '../../dialects/clock.ts';
import { byStart } from '../../dialects/practice.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { at, readPiecewise, type Row, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { businessZone, isInCalendar } from './values.ts';
import { zanda } from './zanda.ts';

const visit = productVisits(zanda);
const { view } = zanda;
const day = '2026-11-17';
const ofDay = `filter: { dateFrom: "${day}T00:00:00", dateTo: "${day}T23:59:59" }, pageSize: 100`;
const clientFields = `id firstName lastName emailAddress mobileTelephone homeTelephone workTelephone isActive isArchived
  clientClassifications { name }`;
const idText = (row: unknown): string => String(at(row, 'id'));
const named = (row: unknown): string =>
  [at(row, 'firstName'), at(row, 'lastName')].filter((part) => typeof part === 'string').join(' ');
const numbers = (rows: readonly Row[]): unknown[] => rows.map(({ id }) => id);

describe('Zanda', () => {
  it('shows what a careful person expects of locations, clients and the appointments of a day', async () => {
    const { query } = await visit();
    const expected = expectedSample(zanda, day);
    const answer = await query(`{ locations { items { id name streetAddress city state postalCode serviceModality } }
      clientProfiles(pageSize: 5) { items { ${clientFields} } }
      appointments(${ofDay}, sort: "dateFrom:asc,id:asc") { items { id date startAt endAt attendanceState clientCapacity
        flag isActive location { id name } practitioner { id displayName } clients { id firstName lastName } } hasNextPage } }`);
    expect(
      rowsAt(answer, 'locations.items').map((row) => ({
        id: idText(row),
        name: row['name'],
        address: [row['streetAddress'], row['city'], row['state'], row['postalCode']].join(', '),
      })),
    ).toEqual(expected.locations);
    expect(
      rowsAt(answer, 'clientProfiles.items').map((row) => ({
        id: idText(row),
        name: named(row),
        ...(row['firstName'] !== null && { givenName: row['firstName'] }),
        familyName: row['lastName'],
        phones: [row['mobileTelephone'], row['homeTelephone'], row['workTelephone']].filter((text) => text !== null),
        emails: [row['emailAddress'] ?? []].flat(),
        active: row['isArchived'] === false && row['isActive'] === true,
        tags: rowsAt(row, 'clientClassifications').map(({ name }) => name),
      })),
    ).toEqual(expected.clients);
    const instant = (row: Row, field: string): string =>
      utcText(instantOfWall(`${String(row['date'])}T${String(row[field])}`, businessZone));
    const rows = rowsAt(answer, 'appointments.items').map((row) => {
      const [client] = rowsAt(row, 'clients');
      return {
        id: idText(row),
        start: instant(row, 'startAt'),
        end: instant(row, 'endAt'),
        status: row['attendanceState'],
        ...(client && { client: { id: idText(client), name: named(client) } }),
        provider: { id: idText(row['practitioner']), name: at(row, 'practitioner.displayName') },
        location: { id: idText(row['location']), name: at(row, 'location.name') },
      };
    });
    expect(rows).toEqual(expected.appointments);
    expect(at(answer, 'appointments.hasNextPage')).toBe(false);
    const personal = rowsAt(answer, 'appointments.items').filter(
      (row) => row['clientCapacity'] === 'PERSONAL_APPOINTMENT',
    );
    expect(personal.map(idText)).toEqual(expected.mayOmit);
    expect(new Set(rows.map(({ status }) => status)).size).toBeGreaterThan(6);
    expect(missingOperations(zanda)).toEqual([]);
  });

  it('pages clients by 10 without a total, and sorts and filters them', async () => {
    const { query, post, server } = await visit();
    const all = view.clients(server.practice).map(({ key }) => Number(view.ids.of('client', key)));
    const first = await query('{ clientProfiles { items { id } page pageSize hasNextPage } }');
    expect(first['clientProfiles']).toEqual({
      items: all.slice(0, 10).map((id) => ({ id })),
      page: 1,
      pageSize: 10,
      hasNextPage: true,
    });
    const last = await query('{ clientProfiles(page: 2, pageSize: 5000) { items { id } pageSize hasNextPage } }');
    expect(last['clientProfiles']).toEqual({
      items: all.slice(100).map((id) => ({ id })),
      pageSize: 100,
      hasNextPage: false,
    });
    const lists = await query(`{
      archived: clientProfiles(filter: { isArchived: true }, pageSize: 100) { items { isArchived isActive } }
      deleted: clientProfiles(filter: { isActive: false }) { items { id isActive } }
      names: clientProfiles(sort: "lastName:asc,name:asc", pageSize: 3) { items { lastName fileUnder } }
      newest: clientProfiles(sort: "dateAdded:desc", pageSize: 1) { items { clientNumber dateAdded } }
      mine: clientProfiles(filter: { primaryPractitionerId: 903 }) { items { primaryPractitioner { id } } }
      others: clientProfiles(filter: { profileRoles: [REFERRER] }) { items { id } }
      since: clientProfiles(filter: { modifiedSince: "2023-01-01T00:00:00" }, pageSize: 100) { items { lastModified } } }`);
    expect(rowsAt(lists, 'archived.items').every((row) => row['isArchived'] === true && row['isActive'] === true)).toBe(
      true,
    );
    expect(rowsAt(lists, 'deleted.items')).toEqual([41, 82].map((key) => ({ id: 48_000 + key, isActive: false })));
    expect(rowsAt(lists, 'names.items')[0]).toEqual({ lastName: 'Abbott', fileUnder: 'Abbott, Ruth' });
    expect(rowsAt(lists, 'newest.items')[0]).toMatchObject({ clientNumber: 120 });
    expect(rowsAt(lists, 'mine.items').every((row) => at(row, 'primaryPractitioner.id') === 903)).toBe(true);
    expect(rowsAt(lists, 'others.items')).toEqual([]);
    expect(rowsAt(lists, 'since.items').every((row) => String(row['lastModified']) >= '2023')).toBe(true);
    const wrong = await post('{ clientProfiles(sort: "shoeSize:asc") { page } }');
    expect(wrong.body.errors?.[0]).toMatchObject({ message: "Sort field 'shoeSize:asc' is not supported." });
    expect((await post('{ locations(page: 0) { page } }')).body.errors?.[0]?.extensions?.code).toBe('BAD_REQUEST');
  });

  it('filters appointments by local starts, both ends included, and refuses offsets', async () => {
    const { query, post, server } = await visit();
    const lists = await query(`{
      range: appointments(filter: { dateFrom: "${day}T08:30:00", dateTo: "${day}T09:00:00" }, pageSize: 100) { items { startAt } }
      day: appointments(filter: { dateFrom: "${day}", dateTo: "2026-11-18" }, pageSize: 100) { items { date startAt } }
      mine: appointments(filter: { practitionerId: 902 }, pageSize: 100) { items { practitioner { id } } }
      place: appointments(filter: { locationId: 312 }, pageSize: 100) { items { location { id } } }
      client: appointments(filter: { clientId: 48005 }) { items { clients { id } } }
      deleted: appointments(filter: { isActive: false }) { items { id isActive } }
      all: appointments(pageSize: 100) { items { id } hasNextPage }
      practitioners { items { id displayName } } left: practitioners(filter: { isActive: false }) { items { isActive } }
      billableItems { items { id name duration } } }`);
    const times = rowsAt(lists, 'range.items').map(({ startAt }) => String(startAt));
    expect(times).toEqual(expect.arrayContaining(['08:30:00', '09:00:00']));
    expect(times.every((time) => time >= '08:30:00' && time <= '09:00:00')).toBe(true);
    const next = rowsAt(lists, 'day.items').filter((row) => row['date'] !== day);
    expect(next).toEqual([{ date: '2026-11-18', startAt: '00:00:00' }]);
    expect(rowsAt(lists, 'mine.items').every((row) => at(row, 'practitioner.id') === 902)).toBe(true);
    expect(rowsAt(lists, 'place.items').every((row) => at(row, 'location.id') === 312)).toBe(true);
    expect(rowsAt(lists, 'client.items').every((row) => rowsAt(row, 'clients')[0]?.['id'] === 48_005)).toBe(true);
    expect(rowsAt(lists, 'deleted.items').length).toBe(
      server.practice.appointments.filter((row) => row.isDeleted && isInCalendar(row)).length,
    );
    expect(at(lists, 'all.hasNextPage')).toBe(true);
    expect(numbers(rowsAt(lists, 'all.items'))).toEqual(
      server.practice.appointments
        .filter((row) => isInCalendar(row) && !row.isDeleted)
        .slice(0, 100)
        .map(({ key }) => 1_250_000 + key),
    );
    expect(rowsAt(lists, 'practitioners.items')).toHaveLength(7);
    expect(rowsAt(lists, 'left.items')).toEqual([{ isActive: false }]);
    expect(rowsAt(lists, 'billableItems.items').map(({ duration }) => duration)).toContain(null);
    expect(server.practice.appointments.filter((row) => isInCalendar(row)).toSorted(byStart).length).toBeGreaterThan(
      90,
    );
    const wrong = await post('{ appointments(filter: { dateFrom: "2026-11-17T05:00:00Z" }) { page } }');
    expect(wrong.body.errors?.[0]).toMatchObject({
      message: "The value '2026-11-17T05:00:00Z' is not valid for dateFrom.",
      extensions: { code: 'BAD_REQUEST', status: 400 },
    });
  });

  it('creates clients unless they are there, changes what is given, and has no mutation of appointments', async () => {
    const { query, post, server } = await visit();
    const text = `mutation($input: CreateClientProfileInput!) { createClientProfile(input: $input) { ${clientFields}
      preferredName fileUnder streetAddress state customStatus { name } primaryPractitioner { displayName } } }`;
    const input = {
      firstName: 'Jo',
      lastName: 'Park',
      preferredName: 'JP',
      mobileTelephone: '207 555 0199',
      workTelephone: '207 555 0198',
      emailAddress: 'jo@example.test',
      streetAddress: '1 Way',
      state: 'ME',
      customStatusId: 31,
      primaryPractitionerId: 902,
    };
    const made = at(await query(text, { input }), 'createClientProfile');
    expect(made).toMatchObject({
      preferredName: 'JP',
      fileUnder: 'Park, Jo',
      workTelephone: '207 555 0198',
      homeTelephone: null,
      customStatus: { name: 'Waiting for forms' },
      primaryPractitioner: { displayName: 'Björn Håkansson' },
      isArchived: false,
    });
    expect(server.practice.clients.at(-1)).toMatchObject({ familyName: 'Park', emails: ['jo@example.test'] });
    const twice = await post(text, { input });
    expect(twice.body.errors?.[0]).toMatchObject({ extensions: { code: 'CONFLICT', status: 409 } });
    await query(text, { input: { ...input, checkDuplicates: false } });
    const change = `mutation($id: Int!, $input: UpdateClientProfileInput!) { updateClientProfile(id: $id, input: $input) {
      firstName lastName mobileTelephone homeTelephone workTelephone preferredName streetAddress } }`;
    const id = Number(at(made, 'id'));
    const changed = await query(change, { id, input: { lastName: 'Parker', workTelephone: null, homeTelephone: '1' } });
    expect(changed['updateClientProfile']).toEqual({
      firstName: 'Jo',
      lastName: 'Parker',
      mobileTelephone: '207 555 0199',
      homeTelephone: '1',
      workTelephone: null,
      preferredName: 'JP',
      streetAddress: '1 Way',
    });
    const code = async (variables: object): Promise<string | undefined> =>
      (await post(change, variables)).body.errors?.[0]?.extensions?.code;
    expect(await code({ id: 1, input: {} })).toBe('NOT_FOUND');
    expect(await code({ id, input: { firstName: '' } })).toBe('BAD_REQUEST');
    expect(await code({ id, input: { primaryPractitionerId: 1 } })).toBe('UNPROCESSABLE_ENTITY');
    const locked = await visit({ refuseWrites: 'This key is read-only' });
    expect((await locked.post(text, { input })).body.errors?.[0]?.message).toBe('This key is read-only');
    expect(locked.server.practice.clients).toHaveLength(120);
    const types = await readPiecewise(query);
    const mutations = rowsAt(types.get('Mutation'), 'fields').map(({ name }) => String(name));
    expect(mutations.filter((name) => /appointment/i.test(name))).toEqual([]);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('keeps invoices, payments, referrals and small lists', async () => {
    const { query, post } = await visit();
    const lists = await query(`{ invoices(pageSize: 5) { items { id invoiceNumber invoiceDate totalCharges totalPayments
        appointment { id } providedTo { id } invoiceItems { name } invoicePayments { id amount } } }
      payments(sort: "total:desc", pageSize: 2) { items { id total method { name } client { id } } }
      referrals { items { name client { id } } } insurers { items { name } } paymentMethods { items { id name } }
      clientClassifications { items { name } } pronouns { items { name } } sexes { items { name } } }`);
    expect(rowsAt(lists, 'invoices.items')).toHaveLength(5);
    expect(rowsAt(lists, 'referrals.items').length).toBeGreaterThan(3);
    expect(rowsAt(lists, 'clientClassifications.items').map(({ name }) => name)).toContain('VIP');
    const create = `mutation($input: CreatePaymentInput!) { createPayment(input: $input) { id total client { id } } }`;
    const input = { clientId: 48_002, amount: 40.5, paymentMethodId: 61, receivedAt: day, locationId: 311 };
    const id = Number(at(await query(create, { input }), 'createPayment.id'));
    expect((await post(create, { input: { ...input, amount: 0.001 } })).body.errors?.[0]?.extensions?.code).toBe(
      'BAD_REQUEST',
    );
    const changed = await query(
      `mutation { updatePayment(id: ${String(id)}, input: { notes: "Cash", amount: 41 }) { total notes } }`,
    );
    expect(changed['updatePayment']).toEqual({ total: 41, notes: 'Cash' });
    await query(`mutation { deletePayment(id: ${String(id)}) }`);
    const mine = await query(`{ payments(filter: { clientId: 48002, receivedAfter: "${day}" }) { items { id } }
      payment(id: ${String(id)}) { isActive } }`);
    expect(numbers(rowsAt(mine, 'payments.items'))).not.toContain(id);
    expect(mine['payment']).toEqual({ isActive: false });
    const invoice = Number(rowsAt(lists, 'invoices.items')[0]?.['id']);
    const due = await query(
      `mutation { updateInvoice(id: ${String(invoice)}, input: { invoiceDueDate: null }) { invoiceDueDate } }`,
    );
    expect(due['updateInvoice']).toEqual({ invoiceDueDate: null });
    const poisoned = await visit({ poison: [{ kind: 'client', key: 2 }] });
    expect((await poisoned.post('{ clientProfiles { items { id } } }')).status).toBe(500);
  });
});
