import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../dialects/clock.ts';
import { expectedSample } from '../../dialects/expectedSample.ts';
import { createPractice, rowOf } from '../../dialects/practice.ts';
import { at, readPiecewise, rowsAt } from '../../dialects/readByHand.ts';
import { missingOperations, productVisits } from '../queryProduct.ts';
import { codeOf } from './codes.ts';
import { appointmentFields, clientFields, listOf, shownAppointments } from './reading.ts';
import { rhapsody } from './rhapsody.ts';

const visit = productVisits(rhapsody);
const { view } = rhapsody;
const [harbor, summit] = [1, 2].map((key) => codeOf('place', key));

describe('Rhapsody', () => {
  it('gives its hospitals, its clients and its patients as a careful person would show them', async () => {
    const { query } = await visit();
    const { locations, clients, patients } = expectedSample(rhapsody, '2026-11-17');
    const answer = await query(`{
      business { id name group { name } }
      businesses { id name timezone address { street1 city state postalCode } }
      clients(limit: 5) { totalCount data { ${clientFields} } }
      patients(limit: 5) { data { id name clientId species { name } breed { name } gender spayedNeuteredStatus } }
    }`);
    const shownPlaces = rowsAt(answer, 'businesses').map(({ id, name, timezone, ...row }) => {
      const parts = ['street1', 'city', 'state', 'postalCode'].map((part) => at(row, `address.${part}`));
      return { id, name, address: parts.join(', '), timeZone: timezone };
    });
    expect(shownPlaces).toEqual(locations);
    expect(answer['business']).toEqual({
      id: harbor,
      name: 'Harbor Street Animal Hospital',
      group: { name: 'Harbor Veterinary Group' },
    });
    const people = rowsAt(answer, 'clients.data').map((row) => {
      const fields = ['mobilePhone', 'homePhone', 'homePhoneNew', 'workPhone', 'otherPhone'];
      const { firstName, lastName } = row;
      return {
        id: row['id'],
        name: [firstName, lastName].filter((part) => typeof part === 'string').join(' '),
        ...(firstName !== null && { givenName: firstName }),
        familyName: lastName,
        phones: fields.map((field) => row[field]).filter((value) => value !== null),
        emails: [row['email'], row['alternateEmail']].filter((value) => value !== null),
        active: row['active'],
        tags: rowsAt(row, 'tags').map(({ name }) => name),
        location: at(row, 'business'),
      };
    });
    expect(people).toEqual(clients);
    const animals = rowsAt(answer, 'patients.data').map((row) => ({
      id: row['id'],
      name: row['name'],
      species: at(row, 'species.name'),
      ...(row['breed'] !== null && { breed: at(row, 'breed.name') }),
      clientId: row['clientId'],
    }));
    expect(animals).toEqual(patients);
    expect(missingOperations(rhapsody)).toEqual([]);
  });

  it('gives the appointments between two moments, those of all hospitals or of one', async () => {
    const product = await visit();
    const { practice } = product.server;
    for (const day of ['2026-11-17', '2026-11-01', '2026-03-08']) {
      const rows = [];
      for (const { key, zone } of practice.places) {
        const [from, to] = [0, 1].map((later) => new Date(startOfDay(day, zone, later)).toISOString());
        const args = `businessId: "${codeOf('place', key)}" scheduledFrom: "${String(from)}" scheduledTo: "${String(to)}"`;
        // eslint-disable-next-line no-await-in-loop
        rows.push(...(await listOf(product, 'appointments', args, appointmentFields)));
      }
      const { appointments } = expectedSample(rhapsody, day);
      const byId = (list: readonly { readonly id?: unknown }[]): readonly object[] =>
        list.toSorted((one, other) => (String(one.id) < String(other.id) ? -1 : 1));
      expect(byId(shownAppointments(rows)), day).toEqual(byId(appointments));
    }
    const span = 'scheduledFrom: "2026-11-17T05:00:00Z", scheduledTo: "2026-11-18T00:00:00-05:00"';
    const answer = await product.query(`{
      off: appointments(${span}, statuses: [CANCELED, NO_SHOW], limit: 100) { data { status canceledAt cancellationReason } }
      scheduled: appointments(${span}, statuses: [SCHEDULED], limit: 100) { data { confirmed } }
      here: appointments(${span}, businessId: "${String(summit)}", limit: 100) { data { businessId } }
      calendarBlocks(from: "2026-11-17T05:00:00Z", to: "2026-11-18T05:00:00Z") { data { title startDatetime endDatetime } }
    }`);
    expect(rowsAt(answer, 'off.data').some(({ cancellationReason }) => cancellationReason === 'Client called')).toBe(
      true,
    );
    expect(new Set(rowsAt(answer, 'scheduled.data').map(({ confirmed }) => confirmed))).toEqual(new Set([true, false]));
    expect(rowsAt(answer, 'here.data').every(({ businessId }) => businessId === summit)).toBe(true);
    expect(rowsAt(answer, 'calendarBlocks.data')).toEqual([
      { title: 'Staff meeting', startDatetime: '2026-11-17T17:00:00.000Z', endDatetime: '2026-11-17T18:00:00.000Z' },
    ]);
    const { body } = await product.post('{ appointments(scheduledFrom: "2026-11-17") { totalCount } }');
    expect(body.errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  it('leaves out what is deleted unless it is asked for, and knows single rows by id', async () => {
    const product = await visit();
    const { query, post, server } = product;
    const removed = server.practice.appointments.find(({ isDeleted }) => isDeleted);
    const gone = server.practice.clients.find(({ isDeleted }) => isDeleted);
    const [appointmentId, clientId] = [codeOf('appointment', removed?.key ?? 0), codeOf('client', gone?.key ?? 0)];
    const plain = await listOf(product, 'clients', '', 'id deleted');
    expect(plain.map(({ id }) => id)).toEqual(view.clients(server.practice).map(({ key }) => codeOf('client', key)));
    const whole = await listOf(product, 'clients', 'includeDeleted: true', 'id deleted');
    expect(whole).toHaveLength(server.practice.clients.length);
    const book = await listOf(product, 'appointments', 'includeDeleted: true', 'id deleted');
    expect(book.filter(({ deleted }) => deleted === true)).toHaveLength(2);
    const answer = await query(`{
      appointment(id: "${appointmentId}") { id deleted }
      client(id: "${clientId}") { deleted }
      other: client(businessId: "${String(summit)}", id: "${codeOf('client', 6)}") { id }
      patient(id: "${codeOf('patient', 1)}") { name client { lastName } appointments { totalCount } }
      wrong: patient(id: "${codeOf('client', 1)}") { id }
      provider(id: "${codeOf('provider', 8)}") { lastName deleted }
    }`);
    expect(answer).toMatchObject({
      appointment: { id: appointmentId, deleted: true },
      client: { deleted: true },
      other: null,
      patient: { client: { lastName: "O'Brien" } },
      wrong: null,
      provider: { lastName: 'Bell', deleted: true },
    });
    for (const [text, code] of [
      ['{ client { id } }', 'BAD_USER_INPUT'],
      ['{ clients(businessId: "nowhere") { totalCount } }', 'NOT_FOUND'],
      ['{ products(businessId: "nowhere") { totalCount } }', 'NOT_FOUND'],
      ['{ clients(limit: 101) { totalCount } }', 'BAD_USER_INPUT'],
      ['{ clients(offset: -1) { totalCount } }', 'BAD_USER_INPUT'],
    ] as const) {
      // eslint-disable-next-line no-await-in-loop
      const { body } = await post(text);
      expect(body.errors?.[0]?.extensions?.code, text).toBe(code);
    }
  });

  it('finds clients by names, emails, phones and patients, and tells what changed since', async () => {
    const { query, server } = await visit();
    const found = async (search: string): Promise<unknown[]> => {
      const answer = await query('query($search: String) { clients(search: $search, limit: 50) { data { id } } }', {
        search,
      });
      return rowsAt(answer, 'clients.data').map(({ id }) => id);
    };
    const ids = (...keys: readonly number[]): unknown[] => keys.map((key) => codeOf('client', key));
    expect(await found('zoe obr')).toEqual([]);
    expect(await found("zoe o'b")).toEqual(ids(1, 8));
    expect(await found('555-0103')).toEqual(ids(1));
    expect(await found('DESK@rescue')).toEqual(ids(3));
    expect((await found('Biscuit')).length).toBeGreaterThan(2);
    const newest = server.practice.clients.toSorted((one, other) => other.updatedAt - one.updatedAt).slice(0, 3);
    const since = new Date(newest.at(-1)?.updatedAt ?? 0).toISOString();
    const answer = await query(`{
      clients(updatedFrom: "${since}", includeDeleted: true) { totalCount }
      patients(search: "stray") { data { clientId } }
      of: patients(clientId: "${codeOf('client', 5)}") { totalCount }
      providers(limit: 50) { data { firstName lastName role } } all: providers(includeDeleted: true) { totalCount }
      groomers: providers(role: GROOMER) { data { lastName businesses { name } } }
      appointmentTypes(limit: 50) { data { name defaultDuration } } clientTags { name }
    }`);
    expect(at(answer, 'clients.totalCount')).toBe(3);
    expect(rowsAt(answer, 'patients.data')).toEqual([{ clientId: null }]);
    expect(at(answer, 'of.totalCount')).toBe(3);
    expect(rowsAt(answer, 'providers.data')).toHaveLength(7);
    expect(at(answer, 'all.totalCount')).toBe(8);
    expect(rowsAt(answer, 'groomers.data')).toEqual([
      { lastName: 'Liu', businesses: [{ name: "St. Mary's Cat Practice" }] },
    ]);
    expect(rowsAt(answer, 'appointmentTypes.data')).toHaveLength(6);
  });

  it('has the record, money, chores and free times beside, and shows its schema within depth 8', async () => {
    const { query, server } = await visit();
    const answer = await query(`{
      apiKey { rateLimit } roles { name } rooms { name } users { data { fullName role { name } } } species { name breeds { name } }
      invoices(status: OPEN, limit: 3) { totalCount data { id total amountDue client { balance } items { name } } }
      medicalNotes { totalCount data { type author { lastName } } } reminders { data { name dueDate } } labOrders { totalCount }
      products(search: "vac") { data { sku } } tasks(completed: false) { data { title } }
      theirs: tasks(businessId: "${String(summit)}") { totalCount } payments { totalCount }
      conversations { data { unreadCount messages { direction } } } cancellationReasons { name } referralSources { name }
      availableTimes(businessId: "${String(summit)}", appointmentTypeId: "${codeOf('visitType', 1)}", date: "2026-11-18") {
        startDatetime provider { lastName } }
    }`);
    expect(rowsAt(answer, 'products.data')).toEqual([{ sku: 'RABIES' }]);
    expect(rowsAt(answer, 'invoices.data')).toHaveLength(3);
    expect(rowsAt(answer, 'tasks.data')).toHaveLength(2);
    expect(at(answer, 'theirs.totalCount')).toBe(1);
    expect(rowsAt(answer, 'availableTimes').length).toBeGreaterThan(10);
    for (const list of ['medicalNotes', 'labOrders', 'payments', 'invoices'])
      expect(at(answer, `${list}.totalCount`), list).toBeGreaterThan(5);
    const types = await readPiecewise(query);
    expect(types.size).toBeGreaterThan(80);
    expect(server.received.deepest).toBeLessThanOrEqual(8);
  });

  it('serves whatever practice there is, such as that of one hospital', async () => {
    const whole = createPractice();
    const isHere = ({ placeKey }: { readonly placeKey: number }): boolean => placeKey === 2;
    const practice = {
      ...whole,
      places: whole.places.filter(({ key }) => key === 2),
      providers: whole.providers.filter(({ placeKeys }) => placeKeys.includes(2)),
      clients: whole.clients.filter(isHere),
      appointments: whole.appointments.filter(isHere),
    };
    const product = await visit({ practice });
    const answer = await product.query(
      '{ business { id } businesses { id } clients { totalCount } tasks { totalCount } }',
    );
    expect(answer).toMatchObject({ business: { id: summit }, businesses: [{ id: summit }] });
    expect(at(answer, 'clients.totalCount')).toBe(view.clients(practice).length);
    const rows = await listOf(product, 'appointments', '', appointmentFields);
    const book = practice.appointments.filter(view.shows);
    expect(rows.map(({ id }) => id)).toEqual(book.map(({ key }) => codeOf('appointment', key)));
    expect(rows.every((row) => at(row, 'business.timezone') === rowOf(practice.places, 2)?.zone)).toBe(true);
  });
});
