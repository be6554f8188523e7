import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapInUse } from '../../../../electron/core/adapter/map/storedMap.ts';
import { openMapStore } from '../../../../electron/core/adapter/map/mapStore.ts';
import {
  type ConnectionKey,
  createServiceMaps,
  type ServiceMaps,
} from '../../../../electron/core/adapter/map/serviceMaps.ts';
import { interfaceMap } from '../../../../graphql/service/interfaceMap.ts';
import { registry } from '../../../dialects/registry/registry.ts';
import { relay } from '../../../dialects/relay/relay.ts';
import { queryDesk, readMapView } from '../../../support/core/explorerRequests.ts';
import { connectDialect } from '../../../support/core/connectDialect.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { temporaryFolder, type TestCore, tuesday } from '../../../support/core/memoryCore.ts';
import { modelOf } from '../../../support/service/modelOf.ts';

const one: ConnectionKey = { environment: 'sandbox', origin: 'https://one.example.test' };
const other: ConnectionKey = { environment: 'sandbox', origin: 'https://other.example.test' };
let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  temporary = temporaryFolder();
  folder = join(temporary.folder, 'maps');
});
afterEach(() => temporary.remove());

function open(): ServiceMaps {
  const clock = { now: () => tuesday };
  return createServiceMaps(openMapStore(dataFolder(temporary.folder)), clock);
}

describe('a stored map', () => {
  it('is never used for another address, in this run or the next', async () => {
    const maps = open();
    maps.learn(one, await modelOf(registry.sdl));
    maps.correct(one, { clientSearch: null });
    for (const each of [maps, open()]) {
      expect(each.has(other)).toBe(false);
      expect(each.schema(other)).toBeNull();
      expect(each.of(other)).toMatchObject({ source: 'given', matched: interfaceMap, corrections: {} });
      expect(each.has({ ...one, environment: 'production' })).toBe(false);
    }
    maps.learn(other, await modelOf(relay.sdl));
    expect(maps.of(other).corrections).toEqual({});
  });

  it('waits with its corrections for the address that it was made for', async () => {
    const maps = open();
    maps.learn(one, await modelOf(registry.sdl));
    maps.correct(one, { clientSearch: null });
    maps.learn(other, await modelOf(relay.sdl));
    for (const each of [maps, open()]) {
      expect(each.of(one)).toMatchObject({ source: 'read', origin: one.origin, corrections: { clientSearch: null } });
      expect(mapInUse(each.of(other)).clients?.field).toBe('clients');
    }
    const again = open();
    expect(again.learn(one, await modelOf(registry.sdl))).toEqual({ differs: false, changes: [] });
    for (const each of [again, open()]) {
      expect(each.of(one).corrections).toEqual({ clientSearch: null });
      expect(each.schema(one)?.types.has('Party')).toBe(true);
      expect(mapInUse(each.of(other)).clients?.field).toBe('clients');
    }
  });

  it('holds for this run where nothing can be written', async () => {
    // A file where the folder should be: no user, not even root, can write below it.
    writeFileSync(folder, '');
    const maps = open();
    maps.learn(one, await modelOf(registry.sdl));
    maps.correct(one, { clientSearch: null });
    expect(mapInUse(maps.of(one)).clientSearch).toBeUndefined();
    expect(mapInUse(maps.of(one)).clients?.field).toBe('parties');
    expect(maps.schema(one)?.types.has('Party')).toBe(true);
    expect(open().has(one)).toBe(false);
  });

  it('does without its schema where that file is damaged', async () => {
    open().learn(one, await modelOf(registry.sdl));
    const file = join(folder, 'sandbox.schema.json');
    const content = JSON.parse(readFileSync(file, 'utf8'));
    for (const schema of [{ ...content.schema, types: [null] }, { ...content.schema, types: [{}] }, [], null]) {
      writeFileSync(file, JSON.stringify({ ...content, schema }));
      expect(open().schema(one)).toBeNull();
      expect(mapInUse(open().of(one)).clients?.field).toBe('parties');
    }
  });

  const damages: readonly (readonly [string, (text: string) => string | Buffer])[] = [
    ['cut in the middle', (text) => text.slice(0, text.length / 2)],
    ['of zeros', () => Buffer.alloc(500)],
    ['empty', () => ''],
    ['a list', () => '[]'],
    ['with a selection in a name', (text) => text.replace('"field":"parties"', '"field":"parties { ref } x: org"')],
    ['with something that it never holds', (text) => text.replace('"origin"', '"secret":1,"origin"')],
    ['far too large', (text) => text.padEnd(9_000_000)],
  ];
  it.each(damages)('that is %s is set aside as it is, under a name with the time', async (_name, damage) => {
    open().learn(one, await modelOf(registry.sdl));
    const file = join(folder, 'sandbox.json');
    const damaged = Buffer.from(damage(readFileSync(file, 'utf8')));
    writeFileSync(file, damaged);
    const maps = open();
    expect(mapInUse(maps.of(one))).toEqual(interfaceMap);
    const [aside = '', ...more] = readdirSync(folder).filter((name) => name.startsWith('sandbox.json.corrupt-'));
    expect([aside, more]).toEqual(['sandbox.json.corrupt-2026-11-17T15-10-00-000Z', []]);
    expect(readFileSync(join(folder, aside)).equals(damaged)).toBe(true);
    maps.learn(one, await modelOf(registry.sdl));
    expect(mapInUse(open().of(one)).clients?.field).toBe('parties');
    expect(readFileSync(join(folder, aside)).equals(damaged)).toBe(true);
  });

  it('of the first version is read anew without a fuss', () => {
    mkdirSync(folder);
    writeFileSync(join(folder, 'sandbox.json'), '{"version":1,"origin":"https://one.example.test"}');
    expect(open().has(one)).toBe(false);
    expect(readdirSync(folder)).toEqual(['sandbox.json']);
  });
});

describe('a desk with a missing or damaged map', () => {
  async function dayOf(test: TestCore): Promise<number> {
    const { data } = await queryDesk(test, 'ScheduleDay', { date: '2026-11-17' });
    // Sound: the operation selects exactly this.
    return (data as { day?: { appointments: unknown[] } } | null)?.day?.appointments.length ?? 0;
  }

  it.each<[string, (file: string) => void]>([
    ['damaged', (file) => writeFileSync(file, '{"version":2,"map":{')],
    ['gone', (file) => rmSync(file)],
  ])('reads its service anew at once: %s', async (_name, damage) => {
    const { test, reopen } = await connectDialect(registry);
    const appointments = await dayOf(test);
    expect(appointments).toBeGreaterThan(3);
    damage(join(test.folder, 'maps', 'sandbox.json'));
    const again = await reopen();
    await expect.poll(() => dayOf(again), { timeout: 10_000 }).toBe(appointments);
    expect(await readMapView(again)).toMatchObject({ source: 'read', changes: [] });
    expect(existsSync(join(test.folder, 'maps', 'sandbox.json'))).toBe(true);
  });
});
