import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Core } from '../../electron/core/createCore.ts';
import type { CorePorts } from '../../electron/core/foundation/ports.ts';
import { followStart, openStartItem, type StartItem } from '../../electron/desktop/startItem.ts';
import { calls, computer, resetElectron } from '../support/electron/electronStandIn.ts';
import { startTestCore, type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { testFolder } from '../support/core/testFolder.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

const systems = ['win32', 'darwin', 'linux'] as const;

beforeEach(() => {
  resetElectron();
  computer.userData = mkdtempSync(join(tmpdir(), 'front-desk-start-'));
});

/** A desk on a folder; the same folder is the same desk at its next start. */
async function openDesk(folder: string, ports: Partial<CorePorts> = {}): Promise<TestCore> {
  const test = await startTestCore({ host: 'desktop', ...ports }, folder);
  onTestFinished(() => test.close());
  return test;
}

async function isStartItemOn(test: TestCore): Promise<boolean> {
  return valueOf(await test.request('settings:read', null)).startWithComputer;
}

function profile(text: string): Partial<CorePorts> {
  const file = join(testFolder(), 'front-desk-profile.json');
  writeFileSync(file, text);
  return { profileFile: file };
}

/** An entry that counts how often it was touched. */
function watchedItem(item: StartItem): StartItem & { touched: number } {
  return {
    touched: 0,
    isOn: () => item.isOn(),
    set(on) {
      this.touched += 1;
      item.set(on);
    },
  };
}

describe.each(systems)('starting with the computer, on %s', (system) => {
  it('is off until it is turned on, and off again when it is turned off', async () => {
    const test = await openDesk(testFolder());
    const item = watchedItem(openStartItem(system));
    followStart(test.core, item);
    expect([item.isOn(), item.touched]).toEqual([false, 0]);
    await test.request('settings:change', { startWithComputer: true });
    expect([item.isOn(), await isStartItemOn(test)]).toEqual([true, true]);
    await test.request('settings:change', { appearance: 'dark' });
    expect(item.touched).toBe(1);
    await test.request('settings:change', { startWithComputer: false });
    expect([item.isOn(), await isStartItemOn(test), item.touched]).toEqual([false, false, 2]);
  });

  it('stays off where it was switched off in the system, and Settings show it', async () => {
    const folder = testFolder();
    const first = await openDesk(folder);
    followStart(first.core, openStartItem(system));
    await first.request('settings:change', { startWithComputer: true });
    await first.close();
    openStartItem(system).set(false);
    const test = await openDesk(folder);
    const item = watchedItem(openStartItem(system));
    followStart(test.core, item);
    expect([item.touched, item.isOn(), await isStartItemOn(test)]).toEqual([0, false, false]);
  });

  it('is preset by a profile for the first start alone', async () => {
    const folder = testFolder();
    const preset = profile('{"version":1,"startWithComputer":true}');
    const first = await openDesk(folder, preset);
    followStart(first.core, openStartItem(system));
    expect([openStartItem(system).isOn(), await isStartItemOn(first)]).toEqual([true, true]);
    await first.close();
    openStartItem(system).set(false);
    const test = await openDesk(folder, preset);
    followStart(test.core, openStartItem(system));
    expect([openStartItem(system).isOn(), await isStartItemOn(test)]).toEqual([false, false]);
  });

  it('is left as the system has it where settings were lost', async () => {
    openStartItem(system).set(true);
    const test = await openDesk(testFolder());
    followStart(test.core, openStartItem(system));
    expect([openStartItem(system).isOn(), await isStartItemOn(test)]).toEqual([true, true]);
  });
});

describe('starting with the computer', () => {
  it('is not reported as on where the system refuses', async () => {
    computer.startIsOurs = false;
    const test = await openDesk(testFolder());
    followStart(test.core, openStartItem('win32'));
    await test.request('settings:change', { startWithComputer: true });
    expect(await isStartItemOn(test)).toBe(false);
    // On Linux: a file is where the folder would be.
    writeFileSync(join(computer.userData, 'autostart'), '');
    const item = openStartItem('linux');
    item.set(true);
    expect(item.isOn()).toBe(false);
  });

  it('is written in quotes on Windows, under the name that the uninstaller removes', () => {
    openStartItem('win32').set(true);
    const path = `"${process.execPath}"`;
    expect(calls).toEqual([
      { name: 'app.setLoginItemSettings', args: [{ openAtLogin: true, name: 'Front Desk', path }] },
    ]);
    const script = readFileSync('build/packaging/installer.nsh', 'utf8');
    expect(script).toContain('DeleteRegValue HKCU "${WITH_WINDOWS}\\Run" "Front Desk"');
  });

  it('is an entry on Linux that starts what was started, whatever its folder is called', () => {
    vi.stubEnv('APPIMAGE', '/home/a b/100% "$x\\y`/front-desk.AppImage');
    onTestFinished(() => void vi.unstubAllEnvs());
    const item = openStartItem('linux');
    item.set(true);
    const file = join(computer.userData, 'autostart/front-desk.desktop');
    expect(readFileSync(file, 'utf8').split('\n')).toEqual([
      '[Desktop Entry]',
      'Type=Application',
      'Name=Front Desk',
      'TryExec=/home/a b/100% "$x\\\\y`/front-desk.AppImage',
      'Exec="/home/a b/100%% \\\\"\\\\$x\\\\\\\\y\\\\`/front-desk.AppImage"',
      '',
    ]);
  });

  it('continues with the AppImage of another version', () => {
    onTestFinished(() => void vi.unstubAllEnvs());
    vi.stubEnv('APPIMAGE', '/opt/front-desk-1.AppImage');
    openStartItem('linux').set(true);
    vi.stubEnv('APPIMAGE', '/opt/front-desk-2.AppImage');
    expect(openStartItem('linux').isOn()).toBe(true);
    const file = join(computer.userData, 'autostart/front-desk.desktop');
    expect(readFileSync(file, 'utf8')).toContain('Exec="/opt/front-desk-2.AppImage"');
  });

  it.each(['Hidden=true', 'X-GNOME-Autostart-enabled=false'])('is off on Linux where its entry has %s', (line) => {
    const item = openStartItem('linux');
    item.set(true);
    const file = join(computer.userData, 'autostart/front-desk.desktop');
    writeFileSync(file, `${readFileSync(file, 'utf8')}${line}\n`);
    expect(item.isOn()).toBe(false);
    item.set(true);
    expect(item.isOn()).toBe(true);
  });

  it('is a manager’s to choose where people sign in', async () => {
    const test = await openDesk(testFolder());
    followStart(test.core, openStartItem('darwin'));
    valueOf(await test.request('staff:change', { kind: 'turnOn', name: 'Ada', pin: '4711' }));
    valueOf(await test.request('staff:change', { kind: 'add', name: 'Ben', role: 'reception', pin: '1234' }));
    const { staff } = valueOf(await test.request('settings:read', null));
    const ben = JSON.stringify(staff).match(/"id":"([^"]+)","name":"Ben"/)?.[1] ?? '';
    await test.request('staff:lock', null);
    valueOf(await test.request('staff:signIn', { member: ben, pin: '1234' }));
    expect(await test.request('settings:change', { startWithComputer: true })).toMatchObject({ ok: false });
    expect(openStartItem('darwin').isOn()).toBe(false);
  });

  it('is not touched by a desk that only reads', () => {
    const touched: unknown[] = [];
    const item: StartItem = { isOn: () => true, set: (on) => touched.push(on) };
    const start = { isPreset: true, requested: () => false, found: (on: boolean) => touched.push(on) };
    // Sound: following uses nothing else of the core.
    followStart({ start, takenBy: 1, subscribe: () => touched.push('listens') } as unknown as Core, item);
    expect(touched).toEqual([]);
  });
});
