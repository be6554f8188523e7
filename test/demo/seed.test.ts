import { describe, expect, it } from 'vitest';

import type { DemoClinicOptions } from '../../graphql/demo/server.ts';
import { dayOf, instantAt } from '../../graphql/demo/zoneTime.ts';
import { runQuery, saturdayMorning, startClinic } from './clinicRequests.ts';

interface Row {
  readonly id: string;
  readonly start: string;
  readonly duration: number;
  readonly status: string;
  readonly reason: string | null;
  readonly isConfirmed: boolean;
  readonly updatedAt: string;
  readonly type: { readonly isBlockoff: boolean };
  readonly provider: { readonly id: string } | null;
  readonly location: { readonly id: string; readonly timezone: string };
  readonly patient: { readonly id: string; readonly client: { readonly isActive: boolean } } | null;
}

const fields = `id start duration status reason isConfirmed updatedAt type { isBlockoff } provider { id }
  location { id timezone } patient { id client { isActive } }`;
const zones = ['America/New_York', 'America/New_York', 'America/Chicago'];
const minute = 60_000;

async function withClinic<Value>(
  options: Partial<DemoClinicOptions>,
  run: (url: string) => Promise<Value>,
): Promise<Value> {
  const clinic = await startClinic(options);
  try {
    return await run(clinic.url);
  } finally {
    await clinic.close();
  }
}

/** All appointments of a span of time, read page by page. */
async function readBook(url: string, start: number, end: number): Promise<readonly Row[]> {
  const query = `query B($start: DateTime, $end: DateTime, $offset: Int) {
    appointments(start: $start, end: $end, includeCancelled: true, limit: 200, offset: $offset) { ${fields} } }`;
  const rows: Row[] = [];
  for (;;) {
    const variables = { start: new Date(start).toISOString(), end: new Date(end).toISOString(), offset: rows.length };
    const { data } = await runQuery<{ appointments: Row[] }>(url, query, variables);
    rows.push(...data.appointments);
    if (data.appointments.length < 200) return rows;
  }
}

/** The day that it is at each location, over all three of them. */
async function readToday(url: string, now: number): Promise<readonly Row[]> {
  const rows = await readBook(url, now - 48 * 60 * minute, now + 48 * 60 * minute);
  return rows.filter(
    ({ start, location: { timezone } }) => dayOf(Date.parse(start), timezone) === dayOf(now, timezone),
  );
}

const clocks = [
  ['a Saturday', '2026-11-21T15:30:00Z'],
  ['a Sunday', '2026-11-22T16:00:00Z'],
  ['a Wednesday', '2026-07-15T18:45:00Z'],
  ['the Sunday on which clocks go forward', '2026-03-08T15:00:00Z'],
  ['the Sunday on which clocks go back', '2026-11-01T19:00:00Z'],
  ['before opening', '2027-02-16T09:00:00Z'],
  ['a late evening, tomorrow in UTC', '2026-06-06T02:30:00Z'],
  ['midnight between two zones', '2026-08-09T04:30:00Z'],
  ['a leap day', '2028-02-29T17:00:00Z'],
  ['the turn of the year', '2027-01-01T03:00:00Z'],
] as const;

describe.each(clocks)('today on %s', (_name, clock) => {
  const now = Date.parse(clock);

  it('is a busy day whose states agree with the clock', async () => {
    for (const seed of [1, 'two']) {
      const rows = await withClinic({ seed, now: () => now }, (url) => readToday(url, now));
      expect(rows.length).toBeGreaterThanOrEqual(60);
      expect(rows.length).toBeLessThanOrEqual(120);
      expect(new Set(rows.map(({ location }) => location.id)).size).toBe(3);
      expect(rows.some(({ status }) => status === 'CANCELLED')).toBe(true);
      expect(rows.filter(({ provider }) => provider === null).length).toBeGreaterThan(0);
      for (const row of rows) {
        const start = Date.parse(row.start);
        const end = start + row.duration * minute;
        const past = ['COMPLETED', 'CANCELLED', 'NO_SHOW'];
        if (end + 31 * minute < now) expect(past).toContain(row.status);
        if (start - 15 * minute > now) expect(['PLANNED', 'CONFIRMED', 'CANCELLED']).toContain(row.status);
        if (start + 17 * minute < now)
          expect(['PLANNED', 'CONFIRMED']).not.toContain(row.type.isBlockoff ? '' : row.status);
        expect(Date.parse(`${row.updatedAt}Z`)).toBeLessThanOrEqual(now);
        expect(row.patient === null).toBe(row.type.isBlockoff);
        expect(row.patient?.client.isActive ?? true).toBe(true);
      }
      const opened = now - instantAt(dayOf(now, 'America/Chicago'), 8 * 60, 'America/Chicago');
      if (opened > 60 * minute) expect(rows.some(({ status }) => status === 'NO_SHOW')).toBe(true);
    }
  });
});

describe('the book', () => {
  it('keeps to opening hours, leaves lunch free and overlaps only on purpose', async () => {
    const now = Date.parse('2026-03-09T14:00:00Z');
    const rows = await withClinic({ seed: 3, now: () => now }, (url) =>
      readBook(url, now - 10 * 24 * 60 * minute, now + 20 * 24 * 60 * minute),
    );
    const byDay = new Map<string, Row[]>();
    for (const row of rows) {
      const day = dayOf(Date.parse(row.start), row.location.timezone);
      const minutes = (Date.parse(row.start) - instantAt(day, 0, row.location.timezone)) / minute;
      // The Sunday on which clocks change is closed here, so the difference is wall time.
      expect(minutes).toBeGreaterThanOrEqual(8 * 60);
      expect(minutes + row.duration).toBeLessThanOrEqual(18 * 60);
      byDay.set(day, [...(byDay.get(day) ?? []), row]);
    }
    const counts = [...byDay].map(([day, list]) => [new Date(`${day}T12:00:00Z`).getUTCDay(), list.length] as const);
    expect(counts.filter(([weekday]) => weekday === 0)).toEqual([]);
    for (const [weekday, count] of counts) {
      expect(count).toBeGreaterThanOrEqual(weekday === 6 ? 25 : 60);
      expect(count).toBeLessThanOrEqual(weekday === 6 ? 60 : 120);
    }
    // 22 days from a week back to two weeks ahead, without their three Sundays.
    expect(byDay.size).toBe(19);
    const overlaps = [...byDay.values()].map(overlapsOf);
    expect(Math.max(...overlaps)).toBeLessThanOrEqual(3);
    expect(overlaps.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(0);
    expect(rows.filter(({ type }) => type.isBlockoff).length).toBeGreaterThan(10);
    expect(rows.filter(({ reason }) => reason === null).length).toBeGreaterThan(10);
    for (const [day, list] of byDay) {
      expect(list.some(({ status }) => status === 'CANCELLED')).toBe(true);
      if (day < '2026-03-09') expect(list.some(({ status }) => status === 'NO_SHOW')).toBe(true);
    }
  });

  it('moves on as the clock does, and shows the same day after a restart', async () => {
    let now = Date.parse('2026-11-18T13:30:00Z');
    await withClinic({ now: () => now }, async (url) => {
      const count = (rows: readonly Row[], status: string): number =>
        rows.filter((row) => row.status === status).length;
      const morning = await readToday(url, now);
      now += 4 * 60 * minute;
      const noon = await readToday(url, now);
      expect(noon.map(({ id }) => id)).toEqual(morning.map(({ id }) => id));
      expect(count(noon, 'COMPLETED')).toBeGreaterThan(count(morning, 'COMPLETED') + 10);
      expect(count(noon, 'IN_PROGRESS')).toBeGreaterThan(0);
      const restarted = await withClinic({ now: () => now }, (other) => readToday(other, now));
      expect(restarted).toEqual(noon);
    });
  });
});

function overlapsOf(rows: readonly Row[]): number {
  let overlaps = 0;
  for (const one of rows) {
    for (const other of rows) {
      if (one.provider === null || one.provider.id !== other.provider?.id) continue;
      if (Date.parse(one.start) >= Date.parse(other.start)) continue;
      if (Date.parse(one.start) + one.duration * minute > Date.parse(other.start)) overlaps += 1;
    }
  }
  return overlaps;
}

describe('people', () => {
  const everything = `query P($offset: Int) { clientsCount
    getClients(limit: 200, offset: $offset) { id name email isActive alerts balance phoneNumbers { value preferred }
      address { line1 city state postalCode } patients { id name species isDeceased deceasedDate birthDate alerts } }
    providers { id name role locations { id } } locations { id name address timezone } }`;

  interface Person {
    readonly id: string;
    readonly name: string;
    readonly email: string | null;
    readonly isActive: boolean;
    readonly balance: string;
    readonly phoneNumbers: readonly { readonly value: string }[];
    readonly patients: readonly { readonly isDeceased: boolean; readonly alerts: string | null }[];
  }

  async function readPeople(seed: string | number, now = saturdayMorning): Promise<readonly Person[]> {
    return withClinic({ seed, now: () => now }, async (url) => {
      const people: Person[] = [];
      for (let offset = 0; offset < 600; offset += 200) {
        const { data } = await runQuery<{ clientsCount: number; getClients: Person[] }>(url, everything, { offset });
        expect(data.clientsCount).toBe(600);
        people.push(...data.getClients);
      }
      return people;
    });
  }

  it('are the same for the same seed and clock, and others for another seed', async () => {
    const [first, repeated, other] = await Promise.all([readPeople('a'), readPeople('a'), readPeople('b')]);
    expect(repeated).toEqual(first);
    expect(other).not.toEqual(first);
    expect(other.map(({ name }) => name).slice(10)).not.toEqual(first.map(({ name }) => name).slice(10));
  });

  it('are 600 clients with 900 patients, as varied as a real clinic has them', async () => {
    for (const seed of [5, 'other']) {
      const people = await readPeople(seed);
      const patients = people.flatMap((person) => person.patients);
      const share = (expected: (person: Person) => boolean): number => people.filter(expected).length / people.length;
      expect(people.length).toBe(600);
      expect(patients.length).toBe(900);
      expect(new Set(people.map(({ name }) => name)).size).toBeGreaterThan(570);
      expect(people.map(({ name }) => name)).toContain("Zoë O'Brien-Muñoz");
      expect(share(({ email }) => email === null)).toBeGreaterThan(0.14);
      expect(share(({ email }) => email === null)).toBeLessThan(0.26);
      expect(share(({ isActive }) => !isActive)).toBeGreaterThan(0.03);
      expect(share(({ balance }) => balance === '0.00')).toBeGreaterThan(0.7);
      expect(people.some(({ balance }) => balance.startsWith('-'))).toBe(true);
      expect(people.some(({ balance }) => Number(balance) > 100)).toBe(true);
      expect(patients.some(({ isDeceased }) => isDeceased)).toBe(true);
      expect(patients.filter(({ alerts }) => alerts !== null).length).toBeGreaterThan(40);
      const phones = people.flatMap(({ phoneNumbers }) => phoneNumbers.map(({ value }) => value));
      const shapes = new Set(phones.map((value) => value.replace(/\d/g, '9')));
      expect(shapes.size).toBeGreaterThan(5);
      for (const value of phones) expect(value.replace(/ ext.*/, '').replace(/\D/g, '')).toMatch(/^1?\d{3}55501\d\d$/);
    }
  });

  it('are there in three places of two zones, with ten providers', async () => {
    await withClinic({ clients: 20 }, async (url) => {
      const { data } = await runQuery<{
        providers: { role: string; locations: unknown[] }[];
        locations: { timezone: string; address: string }[];
      }>(url, everything);
      expect(data.locations.map(({ timezone }) => timezone)).toEqual(zones);
      expect(data.locations.every(({ address }) => typeof address === 'string')).toBe(true);
      expect(data.providers.length).toBe(10);
      expect(new Set(data.providers.map(({ role }) => role))).toEqual(
        new Set(['Veterinarian', 'Technician', 'Groomer']),
      );
      expect(new Set(data.providers.map(({ locations }) => locations.length))).toEqual(new Set([1, 2]));
    });
  });

  it('can be one or fifty thousand', async () => {
    await withClinic({ clients: 1 }, async (url) => {
      expect((await runQuery(url, '{ clientsCount appointments(limit: 5) { id } }')).errors).toBeUndefined();
    });
    const start = performance.now();
    await withClinic({ clients: 50_000 }, async (url) => {
      // Generous, as test machines are shared; the real figure is about half a second.
      expect(performance.now() - start).toBeLessThan(6000);
      const query =
        '{ clientsCount getClients(limit: 3, offset: 49998) { id name } getFirst: getClients(limit: 1) { name } }';
      const { data } = await runQuery<{ clientsCount: number; getClients: unknown[] }>(url, query);
      expect(data).toMatchObject({ clientsCount: 50_000, getFirst: [{ name: "Zoë O'Brien-Muñoz" }] });
      expect(data.getClients.length).toBe(2);
    });
  });
});
