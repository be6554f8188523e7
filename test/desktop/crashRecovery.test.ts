import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LogEntry } from '../../electron/core/foundation/log.ts';
import { app, callNames, calls, computer, FakeWindow, resetElectron } from '../support/electron/electronStandIn.ts';
import { logLostProcesses, rescuePage } from '../../electron/desktop/crashRecovery.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

const minute = 60_000;
let now = 0;
let window = new FakeWindow({});
let logged: LogEntry[] = [];
const log = { write: (entry: LogEntry): void => void logged.push(entry), flush: (): void => undefined };

beforeEach(async () => {
  resetElectron();
  // There is a window, so Electron is ready.
  await app.whenReady();
  now = 0;
  logged = [];
  window = new FakeWindow({});
  // Sound: the rescue uses of a window only what the stand-in has.
  rescuePage({ window: window as unknown as BrowserWindow, clock: { now: () => now }, log });
});

const crash = (reason = 'crashed'): boolean =>
  window.webContents.emit('render-process-gone', {}, { reason, exitCode: 1 });
const loads = (): readonly unknown[] =>
  calls.filter(({ name }) => name === 'window.loadURL').map(({ args }) => args[0]);

describe('a page with a crashed process', () => {
  it('is reloaded, three times in five minutes; then a plain page explains it', () => {
    for (const at of [0, 1, 4]) {
      now = at * minute;
      crash(at === 1 ? 'oom' : 'crashed');
    }
    expect(loads()).toEqual(Array.from({ length: 3 }, () => 'app://app/'));
    now = 5 * minute - 1;
    crash();
    expect(loads().at(-1)).toBe('app://app/stopped');
    expect(callNames()).not.toContain('dialog.showErrorBox');
    expect(logged.filter(({ event }) => event === 'gone')).toHaveLength(4);
    expect(logged[2]).toEqual({ event: 'gone', process: 'page', reason: 'oom' });
  });

  it('may die for ever where it lives for minutes between', () => {
    for (now = 0; now < 60 * minute; now += 2 * minute) crash();
    expect(new Set(loads())).toEqual(new Set(['app://app/']));
  });

  it('is tried anew from the plain page', () => {
    for (let count = 0; count < 4; count += 1) crash();
    window.webContents.emit('will-navigate', { url: 'app://app/' });
    for (let count = 0; count < 3; count += 1) crash();
    expect(loads().slice(4)).toEqual(Array.from({ length: 3 }, () => 'app://app/'));
    expect(callNames()).not.toContain('window.destroy');
  });

  it('ends the app with a message where not even the plain page loads', () => {
    for (let count = 0; count < 5; count += 1) crash('launch-failed');
    expect(callNames().slice(-2)).toEqual(['dialog.showErrorBox', 'window.destroy']);
    expect(logged.at(-1)).toEqual({ event: 'page', was: 'givenUp' });
  });

  it('stays away when it exited normally or its window is gone', () => {
    crash('clean-exit');
    window.destroy();
    crash('killed');
    expect(loads()).toEqual([]);
    expect(logged).toEqual([]);
  });
});

describe('a page that hangs', () => {
  const settle = async (): Promise<void> => {
    await Promise.resolve();
    await Promise.resolve();
    await Promise.resolve();
  };

  it('is kept where a person waits, and closed otherwise', async () => {
    window.emit('unresponsive');
    await settle();
    expect(callNames()).toContain('dialog.showMessageBox');
    expect(callNames()).not.toContain('contents.forcefullyCrashRenderer');
    computer.pressed = async () => 1;
    window.emit('unresponsive');
    await settle();
    expect(callNames()).toContain('contents.forcefullyCrashRenderer');
    expect(logged.map((entry) => (entry.event === 'page' ? entry.was : entry.event))).toEqual([
      'unresponsive',
      'unresponsive',
      'endedByHand',
    ]);
  });

  it('withdraws the dialog when the page answers again, and shows one at a time', async () => {
    let press: (button: number) => void = () => undefined;
    computer.pressed = () => new Promise((resolve) => (press = resolve));
    window.emit('unresponsive');
    window.emit('unresponsive');
    expect(logged).toHaveLength(1);
    window.emit('responsive');
    press(1);
    await settle();
    expect(callNames()).not.toContain('contents.forcefullyCrashRenderer');
    window.emit('responsive');
    expect(logged.map((entry) => (entry.event === 'page' ? entry.was : ''))).toEqual(['unresponsive', 'responsive']);
  });
});

describe('another process that ended', () => {
  it('is logged with Electron’s own terms, and nothing else', () => {
    logLostProcesses(log);
    app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed', name: 'Maria Huber', serviceName: 'x' });
    app.emit('child-process-gone', {}, { type: 'Sandbox helper', reason: 'killed' });
    app.emit('child-process-gone', {}, { type: 'Maria Huber', reason: 'because of Maria Huber' });
    app.emit('child-process-gone', {}, { type: 'Utility', reason: 'clean-exit' });
    expect(logged).toEqual([
      { event: 'gone', process: 'GPU', reason: 'crashed' },
      { event: 'gone', process: 'Sandboxhelper', reason: 'killed' },
      { event: 'gone', process: 'other', reason: 'other' },
    ]);
  });
});
