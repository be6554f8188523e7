import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, vi } from 'vitest';
// First: electron-store must find the stand-in where it looks for Electron.
import { computer, ipcMain, resetElectron } from '../support/electron/electronStandIn.ts';
import { openSettingsFile, sweepStoreDrafts } from '../../electron/desktop/settingsFile.ts';
import { firstSettings, type Settings } from '../../electron/core/storage/settings/storedSettings.ts';
import { openSettingsStore } from '../../electron/core/storage/settings/settingsStore.ts';
import { dataFolder } from '../support/core/dataFolder.ts';
import { expectOwnerOnly } from '../support/core/fileModes.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

let folder = '';

beforeEach(() => {
  resetElectron();
  folder = mkdtempSync(join(tmpdir(), 'front-desk-settings-'));
  computer.userData = folder;
});

const changed: Settings = {
  ...firstSettings,
  appearance: 'dark',
  environment: 'production',
  environments: {
    production: {
      url: 'https://api.example.test/v1',
      organization: { id: 'o.1', name: 'Tierärzte «Am Park» \\ "1.2"' },
    },
    gateway: { url: 'https://gateway.example.test', organization: null },
  },
  lastLocation: { production: 'loc.1', demo: '__proto__' },
};

describe('the settings file that electron-store writes', () => {
  // First in this file: electron-store opens its channel once in a process.
  it('leaves no channel open that answers pages without a check', () => {
    const opened: unknown[] = [];
    ipcMain.on('newListener', (channel) => opened.push(channel));
    openSettingsFile(join(folder, 'settings.json'));
    expect(opened).toContain('electron-store-get-data');
    expect(ipcMain.eventNames()).toEqual(['error', 'newListener']);
  });

  it('reads back as good, with the same settings', () => {
    const data = dataFolder(folder);
    const store = openSettingsStore({ ...data, openFile: openSettingsFile });
    expect(store.change(changed)).toBe(true);

    const again = openSettingsStore({ ...data, openFile: openSettingsFile });
    expect(data.notices.list()).toEqual([]);
    expect(again.read()).toEqual(changed);
  });

  it('holds the settings and not a key more', () => {
    const file = join(folder, 'settings.json');
    openSettingsFile(file).write({ ...changed });
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(changed);
    expect(readdirSync(folder)).toEqual(['settings.json']);
  });

  it('replaces the former file whole', () => {
    const file = openSettingsFile(join(folder, 'settings.json'));
    file.write({ ...changed });
    file.write({ ...firstSettings });
    expect(openSettingsStore({ ...dataFolder(folder), openFile: openSettingsFile }).read()).toEqual(firstSettings);
  });

  it('is for its owner only, where the system has file owners', () => {
    const path = join(folder, 'settings.json');
    const file = openSettingsFile(path);
    file.write({ ...changed });
    expectOwnerOnly(path);
    chmodSync(path, 0o644);
    file.write({ ...changed });
    expectOwnerOnly(path);
  });

  it('is not created, cleared or changed by being opened', () => {
    const path = join(folder, 'settings.json');
    openSettingsFile(path);
    expect(existsSync(path)).toBe(false);
    writeFileSync(path, '{ damaged');
    expect(() => openSettingsFile(path)).toThrow();
    expect(readFileSync(path, 'utf8')).toBe('{ damaged');
  });
});

describe('drafts of killed writes', () => {
  it('go, and nothing else does', () => {
    const names = ['settings.json', 'settings.json.tmp-1234567890abcdef', 'Local State', 'notes.tmp-1'];
    for (const name of names) writeFileSync(join(folder, name), '{}');
    sweepStoreDrafts(folder);
    expect(readdirSync(folder).toSorted()).toEqual(['Local State', 'notes.tmp-1', 'settings.json']);
    sweepStoreDrafts(join(folder, 'missing'));
  });
});
