import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callNames,
  calls,
  computer,
  FakeWindow,
  nativeTheme,
  resetElectron,
} from '../support/electron/electronStandIn.ts';
import { createWindow, raise } from '../../electron/desktop/window.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

beforeEach(() => {
  resetElectron();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const window = (): FakeWindow => FakeWindow.last ?? new FakeWindow({});

describe('the window', () => {
  it.each([true, false])('has every wall, and developer tools only unpackaged (packaged: %s)', (packaged) => {
    computer.packaged = packaged;
    createWindow('/app/dist/preload.cjs');
    expect(window().options['webPreferences']).toEqual({
      preload: '/app/dist/preload.cjs',
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
      plugins: false,
      navigateOnDragDrop: false,
      safeDialogs: true,
      spellcheck: process.platform === 'darwin',
      enableWebSQL: false,
      devTools: !packaged,
    });
  });

  it('comes back where it was, under its name', () => {
    createWindow('');
    expect(window().options).toMatchObject({
      name: 'front-desk',
      windowStatePersistence: true,
      title: 'Front Desk',
      show: false,
    });
  });

  it('has the canvas colour of the appearance, also when that changes', () => {
    createWindow('');
    expect(window().options['backgroundColor']).toBe('#f5f6f8');
    computer.dark = true;
    nativeTheme.emit('updated');
    expect(calls.at(-1)).toEqual({ name: 'window.setBackgroundColor', args: ['#0e1114'] });
    window().destroy();
    expect(nativeTheme.listenerCount('updated')).toBe(0);
  });

  it('shows itself once when it is drawn', () => {
    createWindow('');
    expect(callNames()).not.toContain('window.show');
    window().emit('ready-to-show');
    vi.advanceTimersByTime(60_000);
    expect(callNames().filter((name) => name === 'window.show')).toHaveLength(1);
  });

  it('shows itself undrawn rather than never', () => {
    createWindow('');
    vi.advanceTimersByTime(5000);
    expect(callNames()).toContain('window.show');
  });

  it('touches nothing once it is gone', () => {
    createWindow('');
    window().destroy();
    vi.advanceTimersByTime(60_000);
    expect(callNames()).not.toContain('window.show');
  });

  it('comes to the front for a second start', () => {
    const opened = createWindow('');
    window().minimized = true;
    raise(opened);
    expect(callNames().slice(-3)).toEqual(['window.restore', 'window.show', 'window.focus']);
  });
});
