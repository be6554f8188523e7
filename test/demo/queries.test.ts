import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { DemoClinic } from '../../graphql/demo/server.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

let clinic: DemoClinic;

beforeAll(async () => {
  clinic = await startClinic();
});
afterAll(() => clinic.close());

type Rows<Name extends string> = Record<Name, Record<string, unknown>[]>;

describe('getClients', () => {
  it('is valid as the interface document writes it', async () => {
    const query = 'query Clients($active: Boolean, $limit: Int!) { getClients(active: $active, limit: $limit) { id } }';
    const { data } = await runQuery<Rows<'getClients'>>(clinic.url, query, { active: true, limit: 7 });
    expect(data.getClients.length).toBe(7);
  });

  it('answers at most 200 rows, and the rest by offset', async () => {
    const query = 'query C($o: Int) { getClients(limit: 5000, offset: $o) { id } }';
    const ids: unknown[] = [];
    for (let offset = 0; offset < 800; offset += 200) {
      const { data } = await runQuery<Rows<'getClients'>>(clinic.url, query, { o: offset });
      expect(data.getClients.length).toBe(offset < 600 ? 200 : 0);
      ids.push(...data.getClients.map(({ id }) => id));
    }
    expect(new Set(ids).size).toBe(600);
  });

  it('distinguishes active and inactive ones, and mixes them by default', async () => {
    const query = `{ all: clientsCount active: clientsCount(active: true) inactive: clientsCount(active: false)
      some: getClients(active: false, limit: 10) { isActive } }`;
    const { data } = await runQuery<Record<string, number> & { some: { isActive: boolean }[] }>(clinic.url, query);
    expect((data.active ?? 0) + (data.inactive ?? 0)).toBe(data.all);
    expect(data.some.every(({ isActive }) => !isActive)).toBe(true);
  });

  it('refuses negative limits and offsets, and answers none for zero', async () => {
    expect((await runQuery(clinic.url, '{ getClients(limit: -1) { id } }')).errors?.[0]?.message).toMatch(/limit/);
    expect((await runQuery(clinic.url, '{ getClients(limit: 1, offset: -1) { id } }')).errors?.[0]?.message).toMatch(
      /offset/,
    );
    expect((await runQuery(clinic.url, '{ getClients(limit: 0) { id } }')).data).toEqual({ getClients: [] });
  });
});

describe('searchClients', () => {
  async function search(query: string): Promise<string[]> {
    const text = 'query S($q: String!) { searchClients(query: $q, limit: 200) { name } }';
    const { data } = await runQuery<Rows<'searchClients'>>(clinic.url, text, { q: query });
    return data.searchClients.map(({ name }) => String(name));
  }

  it.each(['zoe obrien', "O'Brien-Mu", 'ZOË', 'munoz zoe'])('finds Zoë O’Brien-Muñoz by %s', async (query) => {
    expect(await search(query)).toContain("Zoë O'Brien-Muñoz");
  });

  it('finds by accented letter, e-mail, pet and digits of a phone number', async () => {
    expect(await search('lukasz wisn')).toContain('Łukasz Wiśniewski');
    interface Found {
      readonly name: string;
      readonly email: string | null;
      readonly phoneNumbers: readonly { readonly value: string }[];
      readonly patients: readonly { readonly name: string }[];
    }
    const query = '{ getClients(limit: 60) { name email phoneNumbers { value } patients { name } } }';
    const { data } = await runQuery<{ getClients: Found[] }>(clinic.url, query);
    for (const { name, email, phoneNumbers, patients } of data.getClients) {
      if (email) expect(await search(email)).toContain(name);
      const phone = phoneNumbers[0]?.value.replace(/ ext.*/, '');
      if (phone) {
        expect(await search(phone)).toContain(name);
        expect(await search(phone.replace(/\D/g, '').slice(-10))).toContain(name);
      }
      if (patients[0]) expect(await search(patients[0].name)).toContain(name);
    }
  });

  it('finds nothing for blanks', async () => {
    expect(await search('   ')).toEqual([]);
    expect(await search('*')).toEqual([]);
  });
});

describe('appointments', () => {
  const at = (hours: number): string => new Date(saturdayMorning + hours * 3_600_000).toISOString();

  async function read(args: string): Promise<Record<string, unknown>[]> {
    const query = `{ appointments(limit: 200, ${args}) { id start status locationId providerId patientId
      patient { clientId client { id name } } updatedAt } }`;
    const { data, errors } = await runQuery<Rows<'appointments'>>(clinic.url, query);
    expect(errors).toBeUndefined();
    return data.appointments;
  }

  it('are those that start within the span, by start, without cancelled ones', async () => {
    const rows = await read(`start: "${at(-6)}", end: "${at(6)}"`);
    const starts = rows.map(({ start }) => Date.parse(String(start)));
    expect(rows.length).toBeGreaterThan(50);
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(Math.min(...starts)).toBeGreaterThanOrEqual(Date.parse(at(-6)));
    expect(Math.max(...starts)).toBeLessThan(Date.parse(at(6)));
    expect(rows.map(({ status }) => status)).not.toContain('CANCELLED');
    const all = await read(`start: "${at(-6)}", end: "${at(6)}", includeCancelled: true`);
    expect(all.filter(({ status }) => status !== 'CANCELLED')).toEqual(rows);
    expect(all.length).toBeGreaterThan(rows.length);
  });

  it('are filtered by place, provider, patient, client, state and change', async () => {
    const [some] = await read(`start: "${at(-2)}", locationId: "102"`);
    const patient = some?.patient as { clientId: string } | undefined;
    expect((await read('locationId: "102"')).every((row) => row.locationId === '102')).toBe(true);
    expect((await read('providerId: "205"')).every((row) => row.providerId === '205')).toBe(true);
    expect(await read(`patientId: "${String(some?.patientId)}", start: "${at(-2)}"`)).toContainEqual(some);
    expect(await read(`clientId: "${String(patient?.clientId)}", start: "${at(-2)}"`)).toContainEqual(some);
    expect((await read('statuses: [CANCELLED]')).every((row) => row.status === 'CANCELLED')).toBe(true);
    const recent = await read('updatedSince: "2026-11-21T15:00:00"');
    expect(recent.length).toBeGreaterThan(0);
    expect(recent.every(({ updatedAt }) => String(updatedAt) >= '2026-11-21T15:00:00')).toBe(true);
  });

  it('refuse times without offset and days that do not exist', async () => {
    for (const start of ['2026-11-21T09:00:00', '2026-11-21', '2026-02-30T09:00:00Z', '2026-11-21T25:00:00Z']) {
      const { errors } = await runQuery(
        clinic.url,
        'query A($s: DateTime) { appointments(limit: 1, start: $s) { id } }',
        {
          s: start,
        },
      );
      expect(errors?.[0]?.message).toMatch(/DateTime/);
    }
  });
});

describe('availableTimes', () => {
  it('are free quarters of an hour of those who do it, in the wall time of the place', async () => {
    interface Time {
      readonly time: string;
      readonly start: string;
      readonly provider: { readonly id: string; readonly role: string };
    }
    const query = `{ availableTimes(locationId: "103", appointmentTypeId: "301", date: "2026-11-23") {
        time start provider { id role } }
      appointments(locationId: "103", start: "2026-11-23T00:00:00-06:00", end: "2026-11-24T00:00:00-06:00", limit: 200) {
        start duration status providerId } }`;
    const { data } = await runQuery<{ availableTimes: Time[] } & Rows<'appointments'>>(clinic.url, query);
    expect(data.availableTimes.length).toBeGreaterThan(3);
    for (const { time, start, provider } of data.availableTimes) {
      expect(provider.role).toBe('Veterinarian');
      expect(start).toBe(new Date(`2026-11-23T${time}:00-06:00`).toISOString().replace('.000', ''));
      const from = Date.parse(start);
      for (const row of data.appointments) {
        if (row.providerId !== provider.id || row.status === 'NO_SHOW') continue;
        const busyFrom = Date.parse(String(row.start));
        expect(busyFrom < from + 30 * 60_000 && from < busyFrom + Number(row.duration) * 60_000).toBe(false);
      }
    }
  });

  it('are none on a closed day or in the past, and an error for an unknown place', async () => {
    const free = (date: string): Promise<{ data: Rows<'availableTimes'> }> =>
      runQuery(clinic.url, `{ availableTimes(locationId: "101", appointmentTypeId: "301", date: "${date}") { time } }`);
    expect((await free('2026-11-22')).data.availableTimes).toEqual([]);
    expect((await free('2026-11-20')).data.availableTimes).toEqual([]);
    const { errors } = await runQuery(
      clinic.url,
      '{ availableTimes(locationId: "9", appointmentTypeId: "301", date: "2026-11-23") { time } }',
    );
    expect(errors?.[0]?.extensions?.code).toBe('not_found');
  });
});

describe('the rest of the service', () => {
  it('answers every list in its shape', async () => {
    const query = `{
      invoices(status: OPEN, pageSize: 5, page: 2) { entries { id number total amountDue status client { name } location { name } invoicedAt } metadata { page pageSize totalCount } }
      payments(first: 3) { edges { cursor node { id amount method paidAt client { id } location { id } } } pageInfo { hasNextPage endCursor } }
      inventoryItems(search: "vaccine") { id name sku quantity unitPrice }
      auditLog(first: 2) { edges { node { action subjectId at } } pageInfo { hasNextPage } }
      messageTemplates(channel: SMS) { id name body }
      tasks { id title done dueDate assignee { name } patient { name } }
      archivedClients(limit: 3) { id name reason archivedAt }
      reservations(locationId: "101", startDate: "2026-11-21", endDate: "2026-11-28") { id kennel startDate endDate patient { name } }
      statistics(date: "2026-11-20") { date appointmentCount cancelledCount noShowCount newClientCount }
      location(id: "101") { openingHours { weekday opens closes } }
      provider(id: "201") { name title } patient(id: "500001") { name latestWeight { value unit } client { name } }
      client(id: "no") { id } invoice(id: "no") { id } }`;
    const { data, errors } = await runQuery<Record<string, unknown>>(clinic.url, query);
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      invoices: { metadata: { page: 2, pageSize: 5 } },
      payments: { pageInfo: { hasNextPage: true } },
      provider: { name: 'Dr. Amara Okafor', title: 'DVM' },
      client: null,
      invoice: null,
    });
    expect(data.location).toMatchObject({
      openingHours: expect.arrayContaining([
        { weekday: 'SATURDAY', opens: '08:00', closes: '18:00' },
        { weekday: 'SUNDAY', opens: null, closes: null },
      ]) as unknown[],
    });
    expect((data.statistics as { appointmentCount: number }).appointmentCount).toBeGreaterThan(59);
  });

  it('pages a connection to its end without repeating', async () => {
    const seen: string[] = [];
    let after: string | null = null;
    interface Page {
      readonly payments: {
        readonly edges: { readonly node: { readonly id: string } }[];
        readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
      };
    }
    for (let more = true; more;) {
      const query =
        'query P($after: String) { payments(first: 7, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } } }';
      const page: Page = (await runQuery<Page>(clinic.url, query, { after })).data;
      seen.push(...page.payments.edges.map(({ node }) => node.id));
      after = page.payments.pageInfo.endCursor;
      more = page.payments.pageInfo.hasNextPage;
    }
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.length).toBeGreaterThan(20);
  });
});
