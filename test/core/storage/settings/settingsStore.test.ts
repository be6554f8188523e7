import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { firstSettings } from '../../../../electron/core/storage/settings/storedSettings.ts';
import {
  openPlainSettingsFile,
  openSettingsStore,
  type SettingsStore,
} from '../../../../electron/core/storage/settings/settingsStore.ts';
import type { Notices } from '../../../../electron/core/foundation/notices.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { expectOwnerOnly } from '../../../support/core/fileModes.ts';
import { temporaryFolder } from '../../../support/core/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let file: string;
beforeEach(() => {
  temporary = temporaryFolder();
  file = join(temporary.folder, 'settings.json');
});
afterEach(() => temporary.remove());

function open(openFile = openPlainSettingsFile): SettingsStore & { readonly notices: Notices } {
  const data = dataFolder(temporary.folder);
  return { ...openSettingsStore({ ...data, openFile }), notices: data.notices };
}

function withAdvanced(kind: string, advanced: object): string {
  const environments = { [kind]: { url: 'https://a.example', organization: null, advanced } };
  return JSON.stringify({ ...firstSettings, environments });
}

/** Well-formed JSON that is no settings all the same. Files that are no such JSON: test/core/storage/files/damage.full.test.ts. */
const misfits: readonly (readonly [string, string])[] = [
  ['another type', JSON.stringify({ ...firstSettings, appearance: 7 })],
  ['an unknown key', JSON.stringify({ ...firstSettings, secret: 'x' })],
  ['a switch that is none', JSON.stringify({ ...firstSettings, singleKeys: 'no' })],
  ['a header that frames a request', withAdvanced('sandbox', { header: 'Host' })],
  ['a prefix of two lines', withAdvanced('sandbox', { scheme: 'Bearer\r\nX-Evil:' })],
  ['a path that is none', withAdvanced('sandbox', { path: 'api' })],
  ['another header of the gateway', withAdvanced('gateway', { header: 'X-Api-Token' })],
  ['an advanced setting that is none', withAdvanced('sandbox', { method: 'GET' })],
  ['an environment that is none', JSON.stringify({ ...firstSettings, environment: 'moon' })],
];

describe('openSettingsStore', () => {
  it('starts with default settings where there are none, and writes nothing on its own', () => {
    const store = open();
    expect(store.read()).toEqual(firstSettings);
    expect(store.notices.list()).toEqual([]);
    expect(existsSync(file)).toBe(false);
  });

  it('keeps a change for the next start, readable by its owner only', () => {
    expect(open().change({ appearance: 'dark' })).toBe(true);
    expect(open().read().appearance).toBe('dark');
    expectOwnerOnly(file);
  });

  it('keeps that single keys are switched off, which older files lack', () => {
    expect(open().read().singleKeys).toBeUndefined();
    expect(open().change({ singleKeys: false })).toBe(true);
    expect(open().read().singleKeys).toBe(false);
  });

  it('keeps how a service takes its key, which older files lack', () => {
    const advanced = { path: '/api/query', header: 'X-Api-Token', scheme: 'Bearer' };
    const url = 'https://a.example';
    const environments = {
      sandbox: { url, organization: null, advanced },
      gateway: { url, organization: null, advanced: { path: '/api' } },
      testing: { url, organization: null },
    };
    open().change({ environments });
    expect(open().read().environments).toEqual(environments);
  });

  it.each(misfits)('opens with %s, keeps the original and reports it', (_name, content) => {
    writeFileSync(file, content);
    const store = open();
    expect(store.read()).toEqual(firstSettings);
    expect(store.notices.list()).toHaveLength(1);
    const aside = readdirSync(temporary.folder).filter((name) => name.startsWith('settings.json.corrupt-'));
    expect(aside).toHaveLength(1);
    expect(readFileSync(join(temporary.folder, aside[0] ?? ''))).toEqual(Buffer.from(content));
    expect(store.notices.list()[0]?.message).toContain(aside[0]);
    expect(store.change({ appearance: 'light' })).toBe(true);
    expect(open().read().appearance).toBe('light');
  });

  it('brings the last good settings back after damage', () => {
    open().change({ appearance: 'dark' });
    open();
    writeFileSync(file, '{');
    const store = open();
    expect(store.read().appearance).toBe('dark');
    expect(store.notices.list()[0]?.message).toContain('last good settings were restored');
    expect(open().read().appearance).toBe('dark');
  });

  it('forgets a notice that was read', () => {
    writeFileSync(file, '{');
    const store = open();
    store.notices.dismiss(store.notices.list()[0]?.id ?? '');
    expect(store.notices.list()).toEqual([]);
  });

  it('holds a change for this run and reports it when the disk refuses', () => {
    const store = open(() => ({
      write() {
        throw new Error('ENOSPC');
      },
    }));
    expect(store.change({ appearance: 'dark' })).toBe(false);
    expect(store.read().appearance).toBe('dark');
    expect(store.notices.list()[0]?.message).toContain('couldn’t be saved');
  });
});
