import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type {
  ClientCardQuery,
  FindClientsQuery,
  LocationListQuery,
  BookingChoicesQuery,
  ScheduleDayQuery,
} from '../../../graphql/desk/generated/operations.ts';
import type { CorePorts } from '../../../electron/core/foundation/ports.ts';
import { nodeFetch } from '../../../electron/preview/previewPorts.ts';
import { completeDirectory } from '../../support/core/testDirectory.ts';
import {
  fakeKeyring,
  startTestCore,
  temporaryFolder,
  type TestCore,
  tuesday,
  valueOf,
} from '../../support/core/memoryCore.ts';

const open: TestCore[] = [];
const folders: ReturnType<typeof temporaryFolder>[] = [];
afterEach(async () => {
  for (const test of open.splice(0)) await test.close();
  for (const each of folders.splice(0)) each.remove();
});

/** A connection that can be cut. */
function line(): { cut: boolean; requestCount: number; fetch: CorePorts['fetch'] } {
  const state = {
    cut: false,
    requestCount: 0,
    fetch: (async (url, init) => {
      state.requestCount += 1;
      if (state.cut) throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENETUNREACH' } });
      return nodeFetch(url, init);
    }) as CorePorts['fetch'],
  };
  return state;
}

async function start(change: Partial<CorePorts>, folder?: string): Promise<TestCore> {
  const test = await startTestCore(change, folder);
  open.push(test);
  return test;
}

async function runQuery<Data>(test: TestCore, operation: string, variables: object = {}): Promise<Data> {
  const { data, errors } = valueOf(await test.request('desk:query', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors[0]?.message);
  // Sound: a registered operation answers in its shape.
  return data as Data;
}

describe('while offline', () => {
  it('the day, the clients and a card are shown as they were read, with the reason', async () => {
    const wire = line();
    const test = await start({ fetch: wire.fetch });
    const { day: before } = await runQuery<ScheduleDayQuery>(test, 'ScheduleDay');
    await completeDirectory(test);
    wire.cut = true;
    const { day } = await runQuery<ScheduleDayQuery>(test, 'ScheduleDay');
    expect(day.outage).toMatchObject({ kind: 'unreachable', message: expect.stringMatching(/\w/) });
    expect({ ...day, outage: null }).toEqual(before);
    const { findClients } = await runQuery<FindClientsQuery>(test, 'FindClients', {
      search: 'lopez',
      includeService: true,
    });
    const [found] = findClients.clients;
    expect(found?.name).toMatch(/l[oó]pez/i);
    const { client } = await runQuery<ClientCardQuery>(test, 'ClientCard', { id: found?.id });
    expect(client).toMatchObject({
      id: found?.id,
      name: found?.name,
      appointments: null,
      outage: { kind: 'unreachable' },
    });
    wire.cut = false;
    expect((await runQuery<ScheduleDayQuery>(test, 'ScheduleDay')).day.outage).toBeNull();
  });

  it('a client whose location is listed by its id alone has the name of it', async () => {
    const wire = line();
    const test = await start({ fetch: wire.fetch });
    const { locations } = await runQuery<LocationListQuery>(test, 'LocationList');
    await completeDirectory(test);
    const { findClients } = await runQuery<FindClientsQuery>(test, 'FindClients', {
      search: 'lopez',
      includeService: false,
    });
    wire.cut = true;
    const cards = await Promise.all(
      findClients.clients.map(({ id }) => runQuery<ClientCardQuery>(test, 'ClientCard', { id })),
    );
    const names = cards.flatMap(({ client }) => client?.location?.name ?? []);
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(locations.map((each) => each.name)).toContain(name);
  });

  it('a day that was never read is no empty day', async () => {
    const wire = line();
    const test = await start({ fetch: wire.fetch });
    await runQuery(test, 'ScheduleDay');
    wire.cut = true;
    const { data, errors } = valueOf(
      await test.request('desk:query', { operation: 'ScheduleDay', variables: { date: '2026-11-20' } }),
    );
    expect(data).toBeNull();
    expect(errors?.[0]?.extensions).toMatchObject({ failure: { kind: 'unreachable' } });
  });

  it('the days around today are there where they were read in the background', async () => {
    const wire = line();
    const pace = { startAfter: 0, betweenPages: 0, retry: 1, changes: 3_600_000, reread: 3_600_000, around: 3_600_000 };
    const test = await start({ fetch: wire.fetch, directoryPace: pace });
    // Fifteen days and the lists behind them, and all clients: then no more requests follow.
    for (let before = -1; before !== wire.requestCount;) {
      before = wire.requestCount;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
    }
    wire.cut = true;
    for (const date of ['2026-11-10', '2026-11-16', '2026-11-18', '2026-11-24']) {
      const { day } = await runQuery<ScheduleDayQuery>(test, 'ScheduleDay', { date });
      expect(day).toMatchObject({ date, outage: { kind: 'unreachable' } });
    }
    const choices = await runQuery<BookingChoicesQuery>(test, 'BookingChoices', { location: '101' });
    expect(choices.appointmentTypes.length).toBeGreaterThan(0);
    expect(choices.providers.length).toBeGreaterThan(0);
    const beyond = valueOf(
      await test.request('desk:query', { operation: 'ScheduleDay', variables: { date: '2026-11-25' } }),
    );
    expect(beyond.data).toBeNull();
  }, 60_000);

  it('a key that is refused opens nothing that it opened before', async () => {
    const state = { refuse: false };
    const test = await start({
      fetch: async (url, init) => (state.refuse ? new Response('', { status: 403 }) : nodeFetch(url, init)),
    });
    await runQuery(test, 'ScheduleDay');
    state.refuse = true;
    const { data } = valueOf(await test.request('desk:query', { operation: 'ScheduleDay', variables: {} }));
    expect(data).toBeNull();
  });
});

describe('the offline copy', () => {
  it('is there after an offline start, and is unreadable on disk', async () => {
    const encryption = fakeKeyring();
    const folder = temporaryFolder();
    folders.push(folder);
    const first = await startTestCore({ encryption }, folder.folder);
    const { day: before } = await runQuery<ScheduleDayQuery>(first, 'ScheduleDay');
    await completeDirectory(first);
    await first.core.close();
    const names = before.appointments.flatMap(({ client }) => client?.name ?? []);
    expect(names.length).toBeGreaterThan(5);
    const written = readdirSync(folder.folder).map((name) => readFile(join(folder.folder, name)));
    expect(written.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
    expect(readdirSync(folder.folder)).toEqual(expect.arrayContaining(['snapshot-days.json', 'snapshot-clients.json']));

    const wire = line();
    wire.cut = true;
    const second = await start({ encryption, fetch: wire.fetch }, folder.folder);
    const { day } = await runQuery<ScheduleDayQuery>(second, 'ScheduleDay');
    expect(day.outage?.kind).toBe('unreachable');
    expect(day.asOf).toBe(before.asOf);
    expect(day.appointments).toHaveLength(before.appointments.length);
    const found = await searchUntilFound(second, names[0] ?? '');
    expect(found.clients[0]?.name).toBe(names[0]);
    expect(valueOf(await second.request('settings:read', null)).offlineCopy).toMatchObject({
      on: true,
      where: 'disk',
      days: 7,
    });
  });

  it('is not used when it is too old, and is gone when it is erased or turned off', async () => {
    const encryption = fakeKeyring();
    const folder = temporaryFolder();
    folders.push(folder);
    const keep = async (): Promise<void> => {
      const first = await startTestCore({ encryption }, folder.folder);
      await runQuery(first, 'ScheduleDay');
      await first.core.close();
    };
    const isThere = async (now = tuesday): Promise<boolean> => {
      const wire = line();
      wire.cut = true;
      const later = await startTestCore({ encryption, fetch: wire.fetch, clock: { now: () => now } }, folder.folder);
      const { data } = valueOf(
        await later.request('desk:query', { operation: 'ScheduleDay', variables: { date: '2026-11-17' } }),
      );
      await later.core.close();
      return data !== null;
    };
    await keep();
    expect(await isThere()).toBe(true);
    expect(await isThere(tuesday + 6 * 86_400_000)).toBe(true);
    const files = (): readonly string[] => readdirSync(folder.folder).filter((name) => name.startsWith('snapshot'));
    expect(files()).toEqual(['snapshot-days.json']);
    expect(await isThere(tuesday + 8 * 86_400_000)).toBe(false);
    expect(files()).toEqual([]);
    await keep();
    const eraser = await startTestCore({ encryption }, folder.folder);
    const other = await startTestCore({ encryption }, folder.folder);
    expect(await other.request('snapshot:erase', null)).toMatchObject({ ok: false, failure: { kind: 'storage' } });
    await other.core.close();
    valueOf(await eraser.request('snapshot:erase', null));
    expect(files()).toEqual([]);
    await eraser.core.close();
    expect(await isThere()).toBe(false);
    await keep();
    const denier = await startTestCore({ encryption }, folder.folder);
    valueOf(await denier.request('settings:change', { offlineCopy: { on: false, days: 7 } }));
    await denier.core.close();
    expect(await isThere()).toBe(false);
    await keep();
    expect(await isThere()).toBe(false);
  });

  it('stays in memory where nothing protects it on the disk', async () => {
    const test = await startTestCore();
    await runQuery(test, 'ScheduleDay');
    await test.core.close();
    expect(readdirSync(test.folder).filter((name) => name.startsWith('snapshot'))).toEqual([]);
    await test.close();
  });
});

function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function searchUntilFound(test: TestCore, search: string): Promise<FindClientsQuery['findClients']> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { findClients } = await runQuery<FindClientsQuery>(test, 'FindClients', { search });
    if (findClients.total > 0) return findClients;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error('No client was found.');
}
