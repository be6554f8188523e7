import { describe, expect, it } from 'vitest';
import type { Reply } from '../../../../graphql/service/outcome.ts';
import {
  type Paging,
  trouble,
  openClientService,
  type ServedClient,
  servedClients,
} from '../../../support/service/clientService.ts';
import { clientRow, openDirectory } from '../../../support/core/testDirectory.ts';

const waysOfPaging: readonly Paging[] = ['offset', 'page', 'cursor', 'limit'];

describe.each(waysOfPaging)('a list of clients by %s', (paging) => {
  it.each([0, 1, 99, 100, 101, 200, 5_003])('is read to its end: %i clients', async (count) => {
    const all = servedClients(count);
    const { clinic, count: requests } = await openClientService({
      paging,
      cap: 100,
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete', 'waiting')).toMatchObject({ state: 'complete', read: count });
    expect(all.filter(({ id }) => !directory.store.has(id ?? ''))).toEqual([]);
    // A few pages more than needed: those that end the list, and rows that join pages.
    expect(requests()).toBeLessThanOrEqual(Math.ceil(count / 97) + 8);
  });

  it('resumes where it failed, and loses and repeats nothing', async () => {
    const all = servedClients(25_000);
    let failures = 0;
    const places: number[] = [];
    const { clinic } = await openClientService({
      paging,
      cap: 100,
      serve({ from, limit, count }) {
        if (count >= 180 && failures < 12) {
          failures += 1;
          return trouble(502);
        }
        places.push(from);
        return all.slice(from, from + limit);
      },
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete')).toMatchObject({ state: 'complete', read: 25_000 });
    expect(directory.view().flawCount).toBe(0);
    // No page was read a second time but for the few that were under way when it failed.
    expect(places.length - new Set(places).size).toBeLessThanOrEqual(paging === 'limit' ? 4 : 8);
  });
});

describe('a service that answers the same page for ever', () => {
  it.each(['offset', 'page'] as const)('is left by %s, and reports that more may exist', async (paging) => {
    const all = servedClients(100);
    const { clinic, count } = await openClientService({ paging, cap: 100, serve: () => all });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    expect(await becomes('complete', 'incomplete')).toMatchObject({ state: 'incomplete', read: 100 });
    expect(count()).toBeLessThan(12);
    expect(directory.search.find('client 42', 5).total).toBe(1);
  });

  it('is left by cursor as well', async () => {
    const all = servedClients(100);
    let stuck = 0;
    const { clinic, count } = await openClientService({
      paging: 'cursor',
      cap: 100,
      serve() {
        stuck += 1;
        return all;
      },
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    // Each answer has a new cursor, so only the bound ends it.
    await becomes('complete', 'incomplete');
    expect(count()).toBeLessThanOrEqual(2_001);
    expect(stuck).toBeGreaterThan(1);
    expect(directory.store.size).toBe(100);
  });
});

describe('a list that changes while it is read', () => {
  it.each([1, 7, 150, 400])('loses no client by offset when %i clients are removed during the read', async (gone) => {
    let all = servedClients(3_000);
    const { clinic } = await openClientService({
      paging: 'offset',
      cap: 100,
      serve({ from, limit, count }) {
        if (count === 12) all = all.slice(gone);
        return all.slice(from, from + limit);
      },
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    await becomes('complete', 'incomplete');
    expect(all.filter(({ id }) => !directory.store.has(id ?? ''))).toEqual([]);
  });

  it('loses no client when clients are added at its beginning', async () => {
    let all = servedClients(2_000, 1_000);
    const { clinic } = await openClientService({
      paging: 'offset',
      cap: 100,
      serve({ from, limit, count }) {
        if (count === 9) all = [...servedClients(50), ...all];
        return all.slice(from, from + limit);
      },
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    await becomes('complete', 'incomplete');
    expect(all.slice(50).filter(({ id }) => !directory.store.has(id ?? ''))).toEqual([]);
  });

  it('drops removed clients once everything was read again', async () => {
    let all = servedClients(500);
    const { clinic } = await openClientService({
      paging: 'offset',
      cap: 100,
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    await becomes('complete');
    all = all.filter(({ id }) => id !== 'c250');
    directory.control('reread');
    await becomes('complete');
    expect(directory.store.has('c250')).toBe(false);
    expect(directory.store.size).toBe(499);
  });
});

describe('reading in the background', () => {
  it('reads everything no oftener than it is to be read, whether or not it could be read whole', async () => {
    const all = servedClients(400);
    for (const total of [400, 5_000]) {
      const { clinic, count } = await openClientService({
        paging: 'offset',
        total: () => total,
        serve: ({ from, limit }) => all.slice(from, from + limit),
        changes: () => [],
      });
      const { directory, becomes } = openDirectory(clinic, { changes: 1 });
      directory.control('resume');
      await becomes('complete', 'incomplete');
      const before = count();
      await new Promise((resolve) => setTimeout(resolve, 100));
      directory.stop();
      expect(count()).toBe(before);
    }
  });

  it('stops when it is paused and resumes from there', async () => {
    const all = servedClients(10_000);
    const { clinic, count } = await openClientService({
      paging: 'offset',
      cap: 100,
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic, { betweenPages: 1 });
    directory.control('resume');
    while (directory.store.size < 2_000) await new Promise((resolve) => setTimeout(resolve, 1));
    directory.control('pause');
    expect(directory.progress().state).toBe('paused');
    const before = count();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(count() - before).toBeLessThanOrEqual(4);
    directory.control('resume');
    expect(await becomes('complete')).toMatchObject({ read: 10_000 });
    expect(count()).toBeLessThan(10_000 / 97 + 20);
  });

  it('waits longer each time when it is refused, and reports why', async () => {
    const { clinic } = await openClientService({
      paging: 'offset',
      serve: () => ({ ...trouble(429), status: 429 }) as ReturnType<typeof trouble>,
    });
    const { directory, becomes } = openDirectory(clinic, { retry: 60_000 });
    directory.control('resume');
    expect(await becomes('waiting')).toMatchObject({ failure: { kind: 'quotaExceeded' } });
    expect(directory.view().failure?.message).toMatch(/\w/);
    directory.stop();
  });

  it('retries no sooner than the service allows, but at once when the connection is back', async () => {
    const body = { kind: 'text' as const, text: '{"fault":{}}' };
    let answer: Reply = { kind: 'reply', status: 429, contentType: null, retryAfter: '30', body };
    const { clinic, count } = await openClientService({ paging: 'offset', serve: () => answer });
    const { directory, becomes } = openDirectory(clinic, { retry: 1 });
    directory.control('resume');
    expect(await becomes('waiting')).toMatchObject({ failure: { waitSeconds: 30 } });
    directory.retryNow();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(count()).toBe(1);
    answer = { kind: 'failed', failure: { kind: 'unreachable', sent: false, code: 'ENOTFOUND' } };
    directory.stop();

    const down = openDirectory(clinic, { retry: 3_600_000 });
    down.directory.control('resume');
    expect(await down.becomes('waiting')).toMatchObject({ failure: { kind: 'unreachable' } });
    const before = count();
    down.directory.retryNow();
    await down.becomes('waiting');
    expect(count()).toBe(before + 1);
    down.directory.stop();
  });

  it('reads only changes where the service reports them', async () => {
    const all = servedClients(1_000);
    let changed: readonly ServedClient[] = [];
    const requests: string[] = [];
    const { clinic, count } = await openClientService({
      paging: 'offset',
      serve: ({ from, limit }) => all.slice(from, from + limit),
      changes(since) {
        requests.push(since);
        return changed;
      },
    });
    const { directory, becomes } = openDirectory(clinic, { changes: 5 });
    directory.control('resume');
    await becomes('complete');
    const before = count();
    changed = [
      { id: 'c7', name: 'Renamed Person' },
      { id: 'new', name: 'Brand New' },
    ];
    while (directory.search.find('renamed person', 5).total === 0)
      await new Promise((resolve) => setTimeout(resolve, 2));

    changed = [{ id: 'c7', name: 'Renamed Again' }];
    while (directory.search.find('renamed again', 5).total === 0)
      await new Promise((resolve) => setTimeout(resolve, 2));
    directory.stop();
    expect(directory.search.find('brand new', 5).clients[0]?.id).toBe('new');
    expect(count()).toBe(before);
    expect(requests.length).toBeGreaterThan(0);
  });

  it('keeps a client registered meanwhile, though her page was read before', async () => {
    const all = servedClients(1_000);
    const { clinic } = await openClientService({
      paging: 'offset',
      cap: 100,
      serve({ from, limit, count }) {
        if (count === 8) directory.learn([clientRow({ id: 'fresh', name: 'Just Registered' })]);
        return all.slice(from, from + limit);
      },
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    await becomes('complete');
    expect(directory.store.has('fresh')).toBe(true);
  });
});

describe('broken rows', () => {
  const strange = ['مريم الحسن', 'שרה כהן', '🐶 Rex 🐾', 'Zoë Müller-Łukasz', '\u202Eevil', '李小龍'];

  it('are counted and listed, and every other row of 50 000 is there and found', async () => {
    const all: ServedClient[] = Array.from({ length: 50_000 }, (_, index) => {
      const id = `c${index}`;
      const good: ServedClient = {
        id,
        name: `Given${index} Family${index % 977}`,
        phone: `646555${String(index).padStart(5, '0')}`,
        email: `person${index}@example.org`,
        createdAt: '2024-05-06T10:00:00Z',
        pets: [{ id: `p${index}`, name: `Pet${index}` }],
      };
      switch (index % 100) {
        case 11:
          return index % 200 === 11 ? { ...good, name: null } : { ...good, id: null };
        case 42:
          return index % 200 === 42
            ? { ...good, createdAt: 'yesterday-ish' }
            : { ...good, name: strange[Math.floor(index / 200) % 6], notes: 'x'.repeat(10_000) };
        case 77:
          return { ...good, id: `c${index - 1}`, name: `Second under ${index - 1}` };
        default:
          return good;
      }
    });
    const { clinic } = await openClientService({
      paging: 'offset',
      serve: ({ from, limit }) => all.slice(from, from + limit),
    });
    const { directory, becomes } = openDirectory(clinic);
    directory.control('resume');
    const end = await becomes('complete', 'incomplete');
    expect(end.state).toBe('complete');
    // 250 rows without an id can't be opened, 500 stand under the id of another.
    expect(end.read).toBe(50_000 - 250 - 500);
    const { flawCount, flaws } = directory.view();
    expect(flawCount).toBe(250 + 250 + 250 + 500);
    expect(flaws).toHaveLength(500);
    expect(new Set(flaws.map(({ kind }) => kind))).toEqual(
      new Set(['unreadable', 'noName', 'unreadableDate', 'sameId']),
    );
    expect(directory.search.find('given123 family123', 5).clients[0]?.id).toBe('c123');
    expect(directory.search.find('64655500042', 5).clients[0]?.id).toBe('c42');
    expect(directory.search.find('مريم', 100).total).toBeGreaterThan(10);
    expect(directory.search.find('muller lukasz', 100).total).toBeGreaterThan(10);
    expect(directory.search.find('李小', 100).total).toBeGreaterThan(10);
    expect(directory.search.find('🐶', 100).total).toBeGreaterThan(10);
    expect(directory.search.find('pet49999', 5).clients[0]?.id).toBe('c49999');
  }, 60_000);
});
