import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftsFormat, openDraftStore } from '../../../electron/core/storage/draftStore.ts';
import type { DataFolder } from '../../../electron/core/storage/files/dataFolder.ts';
import { mapInUse } from '../../../electron/core/adapter/map/storedMap.ts';
import { mapFormat, openMapStore } from '../../../electron/core/adapter/map/mapStore.ts';
import { settingsFormat } from '../../../electron/core/storage/settings/settings.ts';
import { openPlainSettingsFile, openSettingsStore } from '../../../electron/core/storage/settings/settingsStore.ts';
import { openVault, vaultFormat } from '../../../electron/core/connection/vault.ts';
import { fakeKeyring, temporaryFolder } from '../../support/core/memoryCore.ts';
import { dataFolder } from '../../support/core/dataFolder.ts';

/**
 * Files as each version has written them. One that was released is never changed, and never goes: whoever changes a
 * form counts its version up, says in `migrations` how the former becomes it, and adds a file of the new one here.
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
    expect(data.notices.list()).toEqual([]);
  });

  it('is left for a reading of the service: map 1, which held nothing else', () => {
    const file = put('map.1.json', 'maps/production.json');
    expect(openMapStore(data).read('production', origin)).toBeNull();
    expect(data.notices.list()).toEqual([]);
    expect(readFileSync(file)).toEqual(readFileSync(join(golden, 'map.1.json')));
  });
});
