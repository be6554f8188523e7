import { describe, expect, it } from 'vitest';
import type { ClientListQuery, ScheduleDayQuery } from '../../../../graphql/desk/generated/operations.ts';
import type { DialectOptions, DialectServer } from '../../../dialects/dialect.ts';
import { dialects } from '../../../dialects/dialects.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { type TestCore, valueOf } from '../../../support/core/memoryCore.ts';

async function connect(
  name: string,
  options: Partial<DialectOptions> = {},
): Promise<{ readonly test: TestCore; readonly server: DialectServer }> {
  const dialect = dialects.find((each) => each.name === name);
  if (!dialect) throw new Error(`There is no dialect ${name}.`);
  return connectDialect(dialect, options);
}

async function query(test: TestCore, operation: string, variables: object): Promise<unknown> {
  const answer = valueOf(await test.request('desk:query', { operation, variables: { ...variables } }));
  if (answer.errors) throw new Error(answer.errors.map(({ message }) => message).join(' '));
  return answer.data;
}

async function readDay(test: TestCore): Promise<ScheduleDayQuery['day'] & { readonly ids: readonly string[] }> {
  // Sound: the operation selects exactly this.
  const { day } = (await query(test, 'ScheduleDay', { date: '2026-11-17' })) as ScheduleDayQuery;
  return { ...day, ids: day.appointments.map(({ id }) => id) };
}

interface AllClients {
  readonly ids: readonly string[];
  readonly unreadable: number;
  readonly complete: boolean;
  readonly totals: readonly (number | null)[];
}

async function readClients(test: TestCore, first = 50): Promise<AllClients> {
  const pages: ClientListQuery['clients'][] = [];
  for (let after: string | null = null; pages.length < 40;) {
    // Sound: the operation selects exactly this.
    const { clients } = (await query(test, 'ClientList', { first, after })) as ClientListQuery;
    pages.push(clients);
    after = clients.next;
    if (after === null) break;
  }
  return {
    ids: pages.flatMap(({ clients }) => clients.map(({ id }) => id)),
    unreadable: pages.reduce((sum, page) => sum + page.unreadable, 0),
    complete: pages.every(({ complete }) => complete),
    totals: pages.map(({ total }) => total),
  };
}

/** Appointments of that Tuesday that every dialect shows for the location a desk opens with. */
function visitsOfTheDay({ practice }: DialectServer): readonly number[] {
  const [from, to] = ['2026-11-17T13:00:00Z', '2026-11-17T23:00:00Z'].map((moment) => Date.parse(moment));
  return practice.appointments
    .filter(({ start, placeKey }) => placeKey === 1 && start >= (from ?? 0) && start < (to ?? 0))
    .filter(({ isBlock, isDeleted, state }) => !isBlock && !isDeleted && (state === 'planned' || state === 'confirmed'))
    .map(({ key }) => key);
}

describe('one bad appointment', () => {
  it.each(['mixed', 'journey', 'tables'])(
    'is counted and hides no other, where pages can start anywhere: %s',
    async (name) => {
      const healthy = await connect(name);
      const before = await readDay(healthy.test);
      const whole = healthy.server.received.count;
      const [key = 0] = visitsOfTheDay(healthy.server).slice(3);
      const { test, server } = await connect(name, { poison: [{ kind: 'appointment', key }] });
      const day = await readDay(test);
      expect(day).toMatchObject({
        unreadable: before.unreadable + 1,
        complete: before.complete,
        partial: before.partial,
      });
      expect(before.ids.filter((id) => !day.ids.includes(id))).toHaveLength(1);
      expect(day.ids).toEqual(before.ids.filter((id) => day.ids.includes(id)));
      expect(server.received.count - whole).toBeLessThanOrEqual(20);
    },
  );

  it.each(['literal', 'relay'])('is counted, where only a period can be queried: %s', async (name) => {
    const healthy = await connect(name);
    const before = await readDay(healthy.test);
    const whole = healthy.server.received.count;
    const [key = 0] = visitsOfTheDay(healthy.server).slice(3);
    const { test, server } = await connect(name, { poison: [{ kind: 'appointment', key }] });
    const day = await readDay(test);
    // Visits that start in the same minutes can't be distinguished from the bad one, so the day is reported as possibly
    // incomplete.
    expect(day.complete).toBe(false);
    expect(day.unreadable).toBe(before.unreadable + 1);
    const missing = before.appointments.filter(({ id }) => !day.ids.includes(id));
    expect(missing.length).toBeGreaterThan(0);
    expect(new Set(missing.map(({ start }) => start)).size).toBe(1);
    expect(server.received.count - whole).toBeLessThanOrEqual(20);
  });

  it('ends the day before it, and reports it, where only a token leads on: tokens', async () => {
    const healthy = await connect('tokens');
    const before = await readDay(healthy.test);
    const [key = 0] = visitsOfTheDay(healthy.server).slice(3);
    const { test } = await connect('tokens', { poison: [{ kind: 'appointment', key }] });
    const day = await readDay(test);
    expect(day).toMatchObject({ unreadable: before.unreadable + 1, complete: false });
    expect(day.ids.length).toBeGreaterThan(0);
    expect(before.ids).toEqual(expect.arrayContaining([...day.ids]));
  });
});

describe('one bad client', () => {
  const poison = [{ kind: 'client', key: 57 } as const];

  it.each(['mixed', 'journey', 'tables', 'people2024', 'tierpraxis'])(
    'is counted and hides no other, where pages can start anywhere: %s',
    async (name) => {
      const before = await readClients((await connect(name)).test);
      const after = await readClients((await connect(name, { poison })).test);
      expect(after).toMatchObject({ unreadable: before.unreadable + 1, complete: true });
      const ids = new Set(after.ids);
      expect(before.ids.filter((id) => !ids.has(id))).toHaveLength(1);
      expect([...ids]).toEqual(before.ids.filter((id) => ids.has(id)));
    },
  );

  it.each(['literal', 'relay', 'tokens'])('ends the list before it, and reports it: %s', async (name) => {
    const before = await readClients((await connect(name)).test);
    const after = await readClients((await connect(name, { poison })).test);
    expect(after).toMatchObject({ unreadable: 1, complete: false });
    expect(after.ids.length).toBeGreaterThan(40);
    expect(after.ids).toEqual(before.ids.slice(0, after.ids.length));
  });

  it('is found under an undocumented cap, by numbered pages', async () => {
    const before = await readClients((await connect('journey', { cap: 20 })).test);
    for (const key of [3, 21, 57, 119]) {
      const { test } = await connect('journey', { cap: 20, poison: [{ kind: 'client', key }] });
      const after = await readClients(test);
      expect(after.unreadable).toBeGreaterThanOrEqual(1);
      const ids = new Set(after.ids);
      expect(before.ids.filter((id) => !ids.has(id))).toHaveLength(1);
    }
  });
});

describe('an outage', () => {
  it('is reported correctly after few requests', async () => {
    const { test, server } = await connect('mixed');
    const every = server.practice.appointments.map(({ key }) => ({ kind: 'appointment', key }) as const);
    const broken = await connect('mixed', { poison: every });
    const before = broken.server.received.count;
    await expect(readDay(broken.test)).rejects.toThrow();
    expect(broken.server.received.count - before).toBeLessThanOrEqual(30);
    await server.close();
    await expect(readDay(test)).rejects.toThrow();
  });
});

describe('how many clients there are', () => {
  it.each(['relay', 'people2026'])('is reported where the service counts them: %s', async (name) => {
    const { test } = await connect(name);
    const { ids, totals } = await readClients(test, 25);
    expect(new Set(totals)).toEqual(new Set([ids.length]));
  });

  it.each(['mixed', 'journey', 'tokens'])('is not known where it does not: %s', async (name) => {
    const { test } = await connect(name);
    expect(new Set((await readClients(test, 25)).totals)).toEqual(new Set([null]));
  });
});
