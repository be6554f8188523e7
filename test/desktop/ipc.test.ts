import fc from 'fast-check';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Core } from '../../electron/core/createCore.ts';
import type { LogEntry } from '../../electron/core/foundation/log.ts';
import { FakeWindow, ipcMain, resetElectron } from '../support/electron/electronStandIn.ts';
import { forwardEvents, handleIpc } from '../../electron/desktop/ipc.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

let window = new FakeWindow({});
let requests: string[] = [];
let logged: LogEntry[] = [];
let cancelled = 0;
let emitEvent: ((text: string) => void) | null = null;

const core: Core = {
  async request(envelope) {
    requests.push(envelope);
    return '{"ok":true,"value":null}';
  },
  subscribe(listener) {
    emitEvent = listener;
    return () => void (emitEvent = null);
  },
  appearance: () => ({ appearance: 'system', language: 'en', density: 'comfortable', textSize: '100' }),
  diagnostics: () => '',
  numberSeen: () => undefined,
  watchedNumbers: () => ({ links: false, copies: false }),
  start: { isEnabled: () => false, isPreset: false, found: () => undefined },
  linksFound: () => undefined,
  isFirstStart: false,
  takenBy: null,
  lock: () => undefined,
  suspend: () => undefined,
  resume: () => undefined,
  cancelAll: () => void (cancelled += 1),
  close: async () => undefined,
};

beforeEach(() => {
  resetElectron();
  window = new FakeWindow({});
  requests = [];
  logged = [];
  cancelled = 0;
  // Sound: the IPC uses only the members of a window that the stand-in has.
  const real = window as unknown as BrowserWindow;
  handleIpc({
    window: real,
    core: Promise.resolve(core),
    log: { write: (entry) => logged.push(entry), flush: () => undefined },
  });
  forwardEvents(real, core);
});

const sendRequest = async (event: unknown, ...args: unknown[]): Promise<unknown> =>
  ipcMain.handlers.get('desk')?.(event, ...args);
const page = (): unknown => ({ senderFrame: window.webContents.mainFrame });

function throwing(): never {
  throw new Error('Render frame was disposed before WebFrameMain could be accessed');
}

describe('the desktop’s IPC', () => {
  it('passes the page’s text to the core and the core’s answer back', async () => {
    expect(await sendRequest(page(), '{"id":"1"}')).toBe('{"ok":true,"value":null}');
    expect(requests).toEqual(['{"id":"1"}']);
  });

  it('gives the core text whatever a page sends', async () => {
    await fc.assert(fc.asyncProperty(fc.anything(), async (value) => void (await sendRequest(page(), value, value))));
    expect(requests.every((text) => typeof text === 'string')).toBe(true);
  });

  it.each([
    ['a frame that is gone', () => ({ senderFrame: null })],
    ['no frame at all', () => ({})],
    ['no event', () => null],
    [
      'a frame whose getter throws',
      () => ({
        get senderFrame() {
          return throwing();
        },
      }),
    ],
    ['another frame of the same origin', () => ({ senderFrame: { origin: 'app://app' } })],
    ['a frame that says it is ours', () => ({ senderFrame: { ...window.webContents.mainFrame, parent: null } })],
  ])('refuses %s', async (_name, event) => {
    const answer: unknown = await sendRequest(event(), '{"id":"1"}');
    expect(JSON.parse(String(answer))).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    expect(requests).toEqual([]);
    expect(logged).toEqual([{ event: 'refused', channel: '', why: 'sender' }]);
  });

  it('refuses its own main frame while that shows anything but the page', async () => {
    const origin = fc.oneof(
      fc.string(),
      fc.webUrl(),
      fc.constantFrom('null', 'app://', 'app://app/', 'app://app.evil.test', 'APP://APP', 'file://'),
    );
    await fc.assert(
      fc.asyncProperty(origin, async (each) => {
        window.webContents.mainFrame.origin = each;
        expect(JSON.parse(String(await sendRequest(page(), '{}')))).toMatchObject({ ok: false });
      }),
      { numRuns: 2000 },
    );
    Object.defineProperty(window.webContents.mainFrame, 'origin', { get: throwing });
    expect(JSON.parse(String(await sendRequest(page(), '{}')))).toMatchObject({ ok: false });
    expect(requests).toEqual([]);
  });

  it('checks the sender before it waits for anything', () => {
    expect(ipcMain.handlers.get('desk')?.({ senderFrame: null }, '{}')).toBeTypeOf('string');
  });

  it('forwards the core’s events to the page, until the window is closed', () => {
    emitEvent?.('{"kind":"settingsChanged"}');
    expect(window.webContents.sent).toEqual([['desk-event', '{"kind":"settingsChanged"}']]);
    window.destroy();
    expect(emitEvent).toBeNull();
  });

  it('sends nothing to a closed window', () => {
    window.destroyed = true;
    emitEvent?.('{}');
    expect(window.webContents.sent).toEqual([]);
  });

  it('cancels a page’s pending requests when that page is gone, and not when it moves to another screen', async () => {
    const navigate = async (details: object): Promise<number> => {
      window.webContents.emit('did-start-navigation', details);
      await Promise.resolve();
      return cancelled;
    };
    expect(await navigate({ isMainFrame: true, isSameDocument: true })).toBe(0);
    expect(await navigate({ isMainFrame: false, isSameDocument: false })).toBe(0);
    expect(await navigate({ isMainFrame: true, isSameDocument: false })).toBe(1);
    window.webContents.emit('render-process-gone', {}, { reason: 'crashed' });
    window.destroy();
    await Promise.resolve();
    expect(cancelled).toBe(3);
  });
});
