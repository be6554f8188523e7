import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { registry } from '../../dialects/registry/registry.ts';
import { dataFolder } from '../../support/core/dataFolder.ts';
import { fakeKeyring, startTestCore, temporaryFolder, type TestCore, valueOf } from '../../support/core/memoryCore.ts';
import { createServiceMaps } from '../../../electron/core/adapter/map/serviceMaps.ts';
import { mapFormat, openMapStore } from '../../../electron/core/adapter/map/mapStore.ts';
import { mapInUse } from '../../../electron/core/adapter/map/storedMap.ts';
import { openVault, vaultFormat } from '../../../electron/core/connection/vault.ts';
import { draftsFormat, openDraftStore } from '../../../electron/core/storage/draftStore.ts';
import type { DataFolder } from '../../../electron/core/storage/files/dataFolder.ts';
import { settingsFormat } from '../../../electron/core/storage/settings/storedSettings.ts';
import { openPlainSettingsFile, openSettingsStore } from '../../../electron/core/storage/settings/settingsStore.ts';
import { modelOf } from '../../support/service/modelOf.ts';
import type { FindClientsQuery, ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';

/**
 * Files as each version has written them. A released one is never changed or removed: a change of a form raises its
 * version, adds the step from the former one to `migrations`, and adds a file of the new one here.
 */
const golden = fileURLToPath(new URL('../../golden', import.meta.url));
const origin = 'https://clinic.example.test';

let temporary: ReturnType<typeof temporaryFolder>;
let data: DataFolder;
beforeEach(() => {
  temporary = temporaryFolder();
  data = dataFolder(temporary.folder);
});
afterEach(() => temporary.remove());

function put(file: string, as: string): string {
  const place = join(temporary.folder, as);
  mkdirSync(dirname(place), { recursive: true });
  copyFileSync(join(golden, file), place);
  return place;
}

describe('a file of a former version', () => {
  it.each([
    ['settings', settingsFormat.version],
    ['vault', vaultFormat.version],
    ['desk-memory', draftsFormat.version],
    ['map', mapFormat.version],
  ])('is here of every version of the %s, of which there are %i', (name, version) => {
    for (let each = 1; each <= version; each += 1) expect(existsSync(join(golden, `${name}.${each}.json`))).toBe(true);
  });

  it('opens: settings 1', () => {
    put('settings.1.json', 'settings.json');
    const settings = openSettingsStore({ ...data, openFile: openPlainSettingsFile });
    expect(settings.read()).toMatchObject({
      appearance: 'dark',
      singleKeys: false,
      numberLinks: true,
      copiedNumbers: true,
      startWithComputer: true,
      offlineCopy: { on: true, days: 3 },
      environment: 'production',
      environments: { production: { url: origin, organization: { id: 'o1', name: 'Tierärzte am Park' } } },
      lastLocation: { production: 'l2', demo: 'l1' },
      timeZones: { production: 'Europe/Vienna' },
      clientViews: [{ name: 'Owing', columns: ['name', 'phone', 'balance'] }],
    });
    expect(data.notices.list()).toEqual([]);
  });

  it('opens: vault 1', async () => {
    put('vault.1.json', 'vault.json');
    const vault = await openVault({ ...data, encryption: fakeKeyring() });
    expect(await vault.use('production', origin)).toEqual({
      kind: 'keys',
      keys: { kind: 'single', key: 'golden-key' },
    });
    expect(await vault.use('gateway', 'https://gateway.example.test')).toEqual({
      kind: 'keys',
      keys: { kind: 'gateway', apiKey: 'golden-api', serviceKey: 'golden-service' },
    });
    expect(data.notices.list()).toEqual([]);
  });

  it('opens: desk memory 1', async () => {
    put('desk-memory.1.json', 'desk-memory.json');
    const memory = await openDraftStore({ ...data, encryption: fakeKeyring() });
    expect(memory.of('clinic one')).toMatchObject({
      drafts: [{ id: 'client new', content: { name: 'Ada' } }],
      recent: ['c7'],
      pinned: ['c9'],
    });
    expect(data.notices.list()).toEqual([]);
  });

  it('opens: map 2, with what a manager corrected', () => {
    put('map.2.json', 'maps/production.json');
    const map = openMapStore(data).read('production', origin);
    expect(map && mapInUse(map).clients?.field).toBe('parties');
    expect(map?.corrections).toEqual({ clientSearch: null });
    // Its reasons were English sentences.
    expect(map?.concepts.clients?.chosen).toMatchObject({ operation: 'parties', reasons: [] });
    expect(data.notices.list()).toEqual([]);
  });

  it('opens: map 3, with its reasons', () => {
    put('map.3.json', 'maps/production.json');
    const map = openMapStore(data).read('production', origin);
    expect(map?.corrections).toEqual({ clientSearch: null });
    expect(map?.concepts.clients?.chosen?.reasons).toContainEqual({ id: 'isCalled', name: 'parties' });
    expect(data.notices.list()).toEqual([]);
  });

  it('is made anew by the next reading: map 2, and what a manager corrected stays', async () => {
    put('map.2.json', 'maps/production.json');
    const connectionKey = { environment: 'production', origin } as const;
    const maps = createServiceMaps(openMapStore(data), { now: () => Date.parse('2026-11-17T15:10:00Z') });
    maps.learn(connectionKey, await modelOf(registry.sdl));
    const map = openMapStore(data).read('production', origin);
    expect(map?.corrections).toEqual({ clientSearch: null });
    expect(map?.concepts.clients?.chosen?.reasons).toContainEqual({ id: 'isCalled', name: 'parties' });
  });

  it('is left for a reading of the service: map 1, which held nothing else', () => {
    const file = put('map.1.json', 'maps/production.json');
    expect(openMapStore(data).read('production', origin)).toBeNull();
    expect(data.notices.list()).toEqual([]);
    expect(readFileSync(file)).toEqual(readFileSync(join(golden, 'map.1.json')));
  });
});

/**
 * A whole data folder, written by the core of November 2026: a connected clinic, staff, drafts, a correction of the map,
 * an audit log and the offline copy. It is never changed; a later form of a file gets a folder of its own.
 */
const goldenFolder = fileURLToPath(new URL('../../golden/folder.1', import.meta.url));

async function openGoldenFolder(): Promise<TestCore> {
  const folderCopy = temporaryFolder();
  cpSync(goldenFolder, folderCopy.folder, { recursive: true });
  const desk = await startTestCore(
    {
      encryption: fakeKeyring(),
      async fetch() {
        throw Object.assign(new TypeError('fetch failed'), { cause: { code: 'ENETUNREACH' } });
      },
    },
    folderCopy.folder,
  );
  onTestFinished(async () => {
    await desk.close();
    folderCopy.remove();
  });
  return desk;
}

async function query<Data>(desk: TestCore, operation: string, variables: object = {}): Promise<Data> {
  const { data: found, errors } = valueOf(await desk.request('desk:query', { operation, variables: { ...variables } }));
  if (errors) throw new Error(errors[0]?.message);
  // Sound: a registered operation answers in its shape.
  return found as Data;
}

it('opens a folder that a former version wrote, whole', async () => {
  const desk = await openGoldenFolder();
  const locked = valueOf(await desk.request('settings:read', null));
  if (locked.staff.kind !== 'locked') throw new Error('The staff is gone.');
  expect(locked.staff.members.map(({ name, role }) => [name, role])).toEqual([
    ['Anna', 'manager'],
    ['Ben', 'reception'],
  ]);
  const [anna] = locked.staff.members;
  valueOf(await desk.request('staff:signIn', { member: anna?.id ?? '', pin: '1234' }));

  const settings = valueOf(await desk.request('settings:read', null));
  expect(settings).toMatchObject({
    appearance: 'dark',
    density: 'compact',
    language: 'en',
    singleKeys: false,
    currency: 'EUR',
    timeZone: 'America/New_York',
    environment: 'production',
    offlineCopy: { on: true, days: 30, where: 'disk', readAt: '2026-11-17T15:10:00.000Z' },
    keyStorage: 'protected',
    notices: [],
  });
  expect(settings.environments.find(({ kind }) => kind === 'production')).toMatchObject({
    url: 'https://clinic.example.test',
    hasKey: true,
    organization: { id: '1', name: 'Harbor & Pine Animal Hospitals' },
  });
  expect(valueOf(await desk.request('views:read', null))).toEqual([
    { name: 'Owing', filter: {}, sort: { by: 'balance', descending: true }, columns: ['name', 'balance'] },
  ]);

  // The key that the clinic was connected with opens; only the connection is down.
  const { day } = await query<ScheduleDayQuery>(desk, 'ScheduleDay');
  expect(day).toMatchObject({ date: '2026-11-17', location: { id: '101' }, outage: { kind: 'unreachable' } });
  expect(day.appointments).toHaveLength(38);
  expect(day.appointments.some(({ reason }) => reason === 'Vaccination')).toBe(true);
  const { findClients } = await query<FindClientsQuery>(desk, 'FindClients', {
    search: 'ångström',
    includeService: false,
  });
  expect(findClients.clients.map(({ name }) => name)).toEqual(['Søren Ångström']);

  expect(valueOf(await desk.request('drafts:read', null))).toMatchObject([
    { id: 'client new', content: { name: 'Ada' } },
  ]);
  const remembered = await query<{ recentClients: { pinned: object[]; recent: object[] } }>(desk, 'RecentClients');
  expect(remembered.recentClients).toMatchObject({ pinned: [{ id: '10010' }], recent: [{ id: '10008' }] });

  const map = valueOf(await desk.request('map:read', null));
  expect(map).toMatchObject({ environment: 'production', source: 'read', readAt: '2026-11-17T15:10:00.000Z' });
  expect(map.concepts.find(({ concept }) => concept === 'reminders')).toMatchObject({ state: 'corrected' });

  const record = valueOf(await desk.request('audit:read', { about: null, skip: 0 }));
  expect(record).toMatchObject({ sealed: true, gaps: [] });
  expect(record.lines.map(({ who, what, outcome }) => [who, what, outcome])).toEqual([
    ['Anna', 'staff:signIn', 'done'],
    ['Anna', 'updateAppointment', 'done'],
    ['Anna', 'map:correct', 'done'],
    ['Anna', 'staff:change', 'done'],
    [null, 'staff:change', 'done'],
    [null, 'settings:change', 'done'],
    [null, 'connection:open', 'done'],
  ]);
});
