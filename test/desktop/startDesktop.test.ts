import type { EventEmitter } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writePageManifest } from '../../build/pageManifest.ts';
import {
  app,
  callNames,
  calls,
  computer,
  createEvent,
  FakeWindow,
  ipcMain,
  nativeTheme,
  requestPage,
  resetElectron,
} from '../support/electron/electronStandIn.ts';
import { firstSettings } from '../../electron/core/storage/settings/storedSettings.ts';
import { mayStart } from '../../electron/desktop/startChecks.ts';
import { startDesktop } from '../../electron/desktop/startDesktop.ts';
import { setLanguage } from '../../i18n/core/t.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

let dist = '';
const argv = process.argv;
const processEvents: EventEmitter = process;
const strayErrors = ['uncaughtException', 'unhandledRejection'] as const;
const listenersBefore = strayErrors.flatMap((event) => processEvents.listeners(event));

beforeEach(() => {
  resetElectron();
  computer.userData = mkdtempSync(join(tmpdir(), 'front-desk-profile-'));
  dist = mkdtempSync(join(tmpdir(), 'front-desk-dist-'));
  mkdirSync(join(dist, 'renderer'));
  writeFileSync(join(dist, 'renderer/index.html'), '<html data-appearance="__APPEARANCE__"></html>');
  writePageManifest(join(dist, 'renderer'));
});

afterEach(async () => {
  await quit();
  setLanguage('en');
  vi.unstubAllEnvs();
  process.argv = argv;
  for (const { event, listener } of ownListeners()) processEvents.off(event, listener);
});

/** The app's listeners for uncaught errors. */
function ownListeners(): readonly { readonly event: string; readonly listener: (error: Error) => void }[] {
  return strayErrors.flatMap((event) =>
    processEvents
      .listeners(event)
      .filter((listener) => !listenersBefore.includes(listener))
      // Sound: the app's listeners take the error.
      .map((listener) => ({ event, listener: listener as (error: Error) => void })),
  );
}

/** Quits as Electron does: emits the event, and again after a listener has delayed it. */
async function quit(): Promise<void> {
  const quitEvent = createEvent({});
  app.emit('will-quit', quitEvent);
  if (!quitEvent.prevented) return;
  const before = callNames().filter((name) => name === 'app.quit').length;
  await vi.waitFor(() => expect(callNames().filter((name) => name === 'app.quit').length).toBe(before + 1));
}

async function queryDesk(channel: string, payload: unknown): Promise<Record<string, unknown>> {
  const frame = FakeWindow.last?.webContents.mainFrame;
  const answer = await ipcMain.handlers.get('desk')?.(
    { senderFrame: frame },
    JSON.stringify({ id: 'q1', channel, payload }),
  );
  // Sound: the IPC answers a Result as text.
  return JSON.parse(String(answer)) as Record<string, unknown>;
}

describe('the start', () => {
  it('sets what can’t be set later before Electron is ready, and the page’s walls before its window', async () => {
    await startDesktop({ dist });
    const order = callNames();
    const sequence = [
      'app.requestSingleInstanceLock',
      'app.enableSandbox',
      'protocol.registerSchemesAsPrivileged',
      'app.whenReady',
      'Menu.setApplicationMenu',
      'session.permissionRequest',
      'session.onBeforeRequest',
      'protocol.handle',
      'new BrowserWindow',
      'contents.setWebRTCIPHandlingPolicy',
      'ipcMain.handle',
      'window.loadURL',
    ];
    expect(sequence.map((name) => order.indexOf(name))).toEqual(
      sequence.map((name) => order.indexOf(name)).toSorted((a, b) => a - b),
    );
    expect(sequence.filter((name) => !order.includes(name))).toEqual([]);
    expect(calls.find(({ name }) => name === 'window.loadURL')?.args).toEqual(['app://app/']);
    expect(FakeWindow.last?.options['webPreferences']).toMatchObject({ preload: join(dist, 'preload.cjs') });
    expect([...ipcMain.handlers.keys(), ...ipcMain.eventNames()]).toEqual(['desk', 'error']);
  });

  it('opens the core in the profile, answers the page and follows its settings', async () => {
    await startDesktop({ dist });
    expect(await (await requestPage('app://app/')).text()).toBe('<html data-appearance="system"></html>');
    expect(await queryDesk('settings:read', null)).toMatchObject({
      ok: true,
      value: { host: 'desktop', version: '1.2.3', keyStorage: 'protected' },
    });
    expect(await queryDesk('settings:change', { appearance: 'dark' })).toMatchObject({ ok: true });
    expect(nativeTheme.themeSource).toBe('dark');
    expect(FakeWindow.last?.webContents.sent).toContainEqual(['desk-event', '{"kind":"settingsChanged"}']);
    expect(await (await requestPage('app://app/')).text()).toBe('<html data-appearance="dark"></html>');
    expect(JSON.parse(readFileSync(join(computer.userData, 'settings.json'), 'utf8'))).toMatchObject({
      appearance: 'dark',
    });
    expect(ipcMain.eventNames()).toEqual(['error']);
  });

  it('names its menu in the language that is spoken', async () => {
    const menuNames = (): unknown => {
      const menu = calls.findLast(({ name }) => name === 'Menu.setApplicationMenu')?.args[0];
      // Sound: the stand-in's menu is the template that it was built from.
      return (menu as readonly { readonly label?: string }[]).flatMap(({ label }) => label ?? []);
    };
    await startDesktop({ dist });
    expect(menuNames()).toEqual(['Edit', 'View', 'Window']);
    await queryDesk('settings:change', { language: 'fr' });
    expect(menuNames()).toEqual(['Édition', 'Affichage', 'Fenêtre']);
  });

  it('hands over to the first instance and opens nothing', async () => {
    computer.firstInstance = false;
    await startDesktop({ dist });
    expect(callNames()).toEqual(['app.requestSingleInstanceLock', 'app.quit']);
  });

  it('raises its window when it is started again', async () => {
    await startDesktop({ dist });
    app.emit('second-instance', {}, []);
    expect(callNames().slice(-2)).toEqual(['window.show', 'window.focus']);
    FakeWindow.last?.destroy();
    app.emit('second-instance', {}, []);
    expect(callNames().at(-1)).toBe('window.destroy');
  });

  it('passes the page the number that it was started with, once the page has subscribed', async () => {
    process.argv = [...argv.slice(0, 1), '--', 'tel:+1-646-555-0111'];
    writeFileSync(join(computer.userData, 'settings.json'), JSON.stringify({ ...firstSettings, numberLinks: true }));
    await startDesktop({ dist });
    const sentMessages = (): readonly unknown[] => FakeWindow.last?.webContents.sent ?? [];
    const number = ['desk-event', '{"kind":"numberSeen","number":"+16465550111","from":"link"}'];
    expect(sentMessages()).not.toContainEqual(number);
    await queryDesk('settings:read', null);
    await expect.poll(sentMessages).toContainEqual(number);
    app.emit('second-instance', {}, ['front-desk', 'tel:6465550112']);
    expect(sentMessages().at(-1)).toEqual(['desk-event', '{"kind":"numberSeen","number":"6465550112","from":"link"}']);
  });

  it('quits when its window is closed, after the core has closed, and only once', async () => {
    await startDesktop({ dist });
    app.emit('window-all-closed');
    expect(callNames().at(-1)).toBe('app.quit');
    await quit();
    const again = createEvent({});
    app.emit('will-quit', again);
    expect(again.prevented).toBe(false);
  });

  it('reports and ends when the built page is damaged', async () => {
    writeFileSync(join(dist, 'renderer/page-manifest.json'), '[]x');
    await startDesktop({ dist });
    expect(callNames().slice(-2)).toEqual(['dialog.showErrorBox', 'app.exit']);
    expect(callNames()).not.toContain('new BrowserWindow');
  });

  it('reports and ends when the profile can’t be opened', async () => {
    computer.userData = join(dist, 'renderer/index.html');
    await startDesktop({ dist });
    expect(callNames().slice(-2)).toEqual(['dialog.showErrorBox', 'app.exit']);
  });

  it.each([true, false])(
    'takes another clock from its environment only unpackaged (packaged: %s)',
    async (packaged) => {
      computer.packaged = packaged;
      vi.stubEnv('FRONT_DESK_NOW', '2041-02-03T04:05:06Z');
      await startDesktop({ dist });
      await quit();
      const log = readFileSync(join(computer.userData, 'logs/front-desk.log'), 'utf8');
      expect(log.includes('"at":"2041-02-03')).toBe(!packaged);
    },
  );

  it('survives an uncaught error, and logs its name alone', async () => {
    await startDesktop({ dist });
    for (const { listener } of ownListeners()) listener(new RangeError('secret'));
    const log = readFileSync(join(computer.userData, 'logs/front-desk.log'), 'utf8');
    expect(log).toContain('"where":"uncaughtException","error":"RangeError"');
    expect(log).toContain('"where":"unhandledRejection","error":"RangeError"');
    expect(log).not.toContain('secret');
  });
});

describe('whether to start at all', () => {
  it('moves the whole profile to FRONT_DESK_DATA_DIR', () => {
    const folder = join(dist, 'a new/profile');
    vi.stubEnv('FRONT_DESK_DATA_DIR', folder);
    expect(mayStart()).toBe(true);
    expect(calls).toEqual([
      { name: 'app.setPath', args: ['userData', folder] },
      { name: 'app.setPath', args: ['sessionData', folder] },
    ]);
    expect(existsSync(folder)).toBe(true);
  });

  it('has a profile of its own when it is run from its source, so that the installed app goes on beside it', () => {
    computer.userData = join(dist, 'home');
    expect(mayStart()).toBe(true);
    const own = join(dist, 'home', 'Front Desk Development');
    expect(calls).toContainEqual({ name: 'app.setPath', args: ['userData', own] });
    calls.length = 0;
    computer.packaged = true;
    expect(mayStart()).toBe(true);
    expect(calls).toEqual([]);
  });

  it('is no for a profile that is not absolute or not a folder, in a dialog that is seen', async () => {
    for (const folder of ['profile', join(dist, 'renderer/index.html')]) {
      vi.stubEnv('FRONT_DESK_DATA_DIR', folder);
      calls.length = 0;
      expect(mayStart()).toBe(false);
      await expect.poll(callNames).toEqual(['app.whenReady', 'dialog.showErrorBox', 'app.exit']);
    }
  });

  it('explains the reason in the computer’s language', async () => {
    computer.languages = ['de-CH', 'en'];
    vi.stubEnv('FRONT_DESK_DATA_DIR', 'profile');
    expect(mayStart()).toBe(false);
    await expect.poll(callNames).toContain('app.exit');
    expect(calls.find(({ name }) => name === 'dialog.showErrorBox')?.args).toEqual([
      'Front Desk kann so nicht starten',
      'FRONT_DESK_DATA_DIR muss ein absoluter Pfad sein.',
    ]);
  });

  it('is refused for a dangerous switch once packaged, with the switch and the fix in the message', async () => {
    process.argv = [...argv.slice(0, 1), '--no-sandbox'];
    expect(mayStart()).toBe(true);
    computer.packaged = true;
    expect(mayStart()).toBe(false);
    await expect.poll(callNames).toContain('app.exit');
    const words = calls.find(({ name }) => name === 'dialog.showErrorBox')?.args.join('\n') ?? '';
    expect(words).toContain('--no-sandbox');
    if (process.platform === 'linux') expect(words).toContain('.deb or .rpm');
    expect(calls.at(-1)).toEqual({ name: 'app.exit', args: [1] });
  });
});
