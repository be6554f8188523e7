import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstSettings } from '../../electron/core/settings/settings.ts';
import {
  openPlainSettingsFile,
  openSettingsStore,
  type SettingsStore,
} from '../../electron/core/settings/settingsStore.ts';
import { temporaryFolder, tuesday } from '../support/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  temporary = temporaryFolder();
  file = join(temporary.folder, 'settings.json');
});
afterEach(() => temporary.remove());

function open(openFile = openPlainSettingsFile): SettingsStore {
  return openSettingsStore({ folder: temporary.folder, clock: { now: () => tuesday }, openFile });
}

const damages: readonly (readonly [string, string | Buffer])[] = [
  ['an empty file', ''],
  ['cut JSON', '{"version":1,"appearance":"da'],
  ['zeros', Buffer.alloc(500)],
  ['a byte-order mark', `\uFEFF${JSON.stringify(firstSettings)}`],
  ['a list', '[]'],
  ['a number', '42'],
  ['null', 'null'],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
  ['another type', JSON.stringify({ ...firstSettings, appearance: 7 })],
  ['an unknown key', JSON.stringify({ ...firstSettings, secret: 'x' })],
  ['an own __proto__', JSON.stringify(firstSettings).replace('{', '{"__proto__":{"a":1},')],
  ['a switch that is none', JSON.stringify({ ...firstSettings, singleKeys: 'no' })],
  ['an environment that is none', JSON.stringify({ ...firstSettings, environment: 'moon' })],
  ['a version of the future', JSON.stringify({ ...firstSettings, version: 99 })],
  ['a huge file', `"${'x'.repeat(2_000_000)}"`],
  ['JSON nested very deep', '['.repeat(200_000)],
];

describe('openSettingsStore', () => {
  it('starts with first settings where there are none, and writes nothing by itself', () => {
    const store = open();
    expect(store.read()).toEqual(firstSettings);
    expect(store.notices()).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('keeps a change for the next start, readable by its owner only', () => {
    expect(open().change({ appearance: 'dark' })).toBe(true);
    expect(open().read().appearance).toBe('dark');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('keeps that single keys are switched off, which older files do not tell', () => {
    expect(open().read().singleKeys).toBeUndefined();
    expect(open().change({ singleKeys: false })).toBe(true);
    expect(open().read().singleKeys).toBe(false);
  });

  it.each(damages)('opens with %s, keeps the original and says so', (_name, content) => {
    writeFileSync(file, content);
    const store = open();
    expect(store.read()).toEqual(firstSettings);
    expect(store.notices()).toHaveLength(1);
    const aside = readdirSync(temporary.folder).filter((name) => name.startsWith('settings.json.corrupt-'));
    expect(aside).toHaveLength(1);
    expect(readFileSync(join(temporary.folder, aside[0] ?? ''))).toEqual(Buffer.from(content));
    expect(store.notices()[0]?.message).toContain(aside[0]);
    expect(store.change({ appearance: 'light' })).toBe(true);
    expect(open().read().appearance).toBe('light');
  });

  it('brings the last good settings back after damage', () => {
    open().change({ appearance: 'dark' });
    open();
    writeFileSync(file, '{');
    const store = open();
    expect(store.read().appearance).toBe('dark');
    expect(store.notices()[0]?.message).toContain('last good settings are back');
    expect(open().read().appearance).toBe('dark');
  });

  it('forgets a notice that was read', () => {
    writeFileSync(file, '{');
    const store = open();
    store.dismiss(store.notices()[0]?.id ?? '');
    expect(store.notices()).toEqual([]);
  });

  it('holds a change for this run and says so when the disk refuses', () => {
    const store = open(() => ({
      write() {
        throw new Error('ENOSPC');
      },
    }));
    expect(store.change({ appearance: 'dark' })).toBe(false);
    expect(store.read().appearance).toBe('dark');
    expect(store.notices()[0]?.message).toContain('could not be saved');
  });

  it('writes nothing over a file that could not be opened at the start', () => {
    mkdirSync(file);
    const store = open();
    rmdirSync(file);
    writeFileSync(file, JSON.stringify({ ...firstSettings, appearance: 'dark' }));
    expect(store.change({ appearance: 'light' })).toBe(false);
    expect(open().read().appearance).toBe('dark');
  });

  it('sweeps what a killed write left behind', () => {
    writeFileSync(join(temporary.folder, 'settings.json.0123456789ab.tmp'), 'half');
    open();
    expect(readdirSync(temporary.folder)).toEqual([]);
  });
});
