import type { BrowserWindow } from 'electron';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { startTestCore, type TestCore, valueOf } from '../support/core/memoryCore.ts';
import { exposedToPage, FakeWindow, ipcMain, ipcRenderer, resetElectron } from '../support/electron/electronStandIn.ts';
import { smallPage } from '../support/page/builtPage.ts';
import { NodeEventSource } from '../support/page/eventSource.ts';
import type { DeskEvent, Transport } from '../../electron/contract/channels.ts';
import { resolveLanguage } from '../../electron/contract/language.ts';
import { forwardEvents, handleIpc } from '../../electron/desktop/ipc.ts';
import { startPreview } from '../../electron/preview/previewServer.ts';
import { type Bridge, createBridge } from '../../renderer/bridge/bridge.ts';
import { createHttpTransport } from '../../renderer/bridge/httpTransport.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

interface Opened {
  readonly bridge: Bridge;
  readonly transport: Transport;
  readonly test: TestCore;
}

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).toReversed()) await close();
  vi.unstubAllGlobals();
});

/** Preload and IPC of the desktop, joined as Electron does it: with cloned values and forwarded promises. */
async function openDesktop(): Promise<Opened> {
  resetElectron();
  vi.resetModules();
  await import('../../electron/preload.ts');
  const test = await startTestCore();
  closers.push(() => test.close());
  const window = new FakeWindow({});
  // Sound: the IPC uses only the members of a window that the stand-in has.
  const real = window as unknown as BrowserWindow;
  handleIpc({
    window: real,
    core: Promise.resolve(test.core),
    log: { write: () => undefined, flush: () => undefined },
  });
  forwardEvents(real, test.core);
  ipcRenderer.invoke = async (channel, ...args) =>
    structuredClone(
      await ipcMain.handlers.get(channel)?.({ senderFrame: window.webContents.mainFrame }, ...structuredClone(args)),
    );
  Object.assign(window.webContents, {
    send: (channel: string, ...args: unknown[]) => ipcRenderer.emit(channel, {}, ...structuredClone(args)),
  });
  // Sound: the preload exposes a Transport, held there by its type.
  const transport = exposedToPage().get('frontDesk') as Transport;
  return { bridge: createBridge(transport), transport, test };
}

/** The preview's server and the page's HTTP transport, with the Origin header that a browser adds. */
async function openPreview(): Promise<Opened> {
  const test = await startTestCore();
  const preview = await startPreview({ core: test.core, files: smallPage(test.folder) });
  closers.push(
    () => test.close(),
    () => preview.close(),
  );
  const { fetch } = globalThis;
  vi.stubGlobal('EventSource', NodeEventSource);
  vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
    fetch(url, url.port === new URL(preview.url).port ? withOrigin(init, url) : init),
  );
  const transport = createHttpTransport(preview.url);
  return { bridge: createBridge(transport), transport, test };
}

function withOrigin(init: RequestInit, url: URL): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('origin', url.origin);
  return { ...init, headers };
}

describe.each([
  ['the desktop’s', openDesktop],
  ['the preview’s', openPreview],
])('%s bridge', (_name, open) => {
  it('answers a settings question', async () => {
    const { bridge } = await open();
    expect(valueOf(await bridge.request('settings:read', null))).toMatchObject({
      environment: 'demo',
      appearance: 'system',
    });
  });

  it('answers a registered operation with data from the clinic', async () => {
    const { bridge } = await open();
    const answer = valueOf(await bridge.request('desk:query', { operation: 'LocationList', variables: {} }));
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.['locations']).toHaveLength(3);
  });

  it('answers accents, quotes and line breaks unharmed', async () => {
    const { bridge } = await open();
    const query = { operation: 'ClientList', variables: { search: "Zoë O'Brien-Muñoz" } };
    const answer = valueOf(await bridge.request('desk:query', query));
    expect(JSON.stringify(answer.data)).toContain("Zoë O'Brien-Muñoz");
  });

  it('refuses an operation that is not registered, as data', async () => {
    const { bridge } = await open();
    const answer = await bridge.request('desk:query', { operation: 'DropEverything', variables: {} });
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
  });

  it.each(['', '{', 'null', '{"id":"1","channel":"nothing","payload":null}'])(
    'refuses the text %s, as data',
    async (text) => {
      const { transport } = await open();
      expect(JSON.parse(await transport.request(text))).toMatchObject({ ok: false, failure: { kind: 'badRequest' } });
    },
  );

  it('emits changes to every subscriber until it unsubscribes', async () => {
    const { bridge, test } = await open();
    const first: DeskEvent[] = [];
    const second: DeskEvent[] = [];
    const stop = bridge.subscribe((event) => first.push(event));
    closers.push(bridge.subscribe((event) => second.push(event)));
    // A listener over HTTP gets events once it is connected.
    await expect
      .poll(async () => {
        await test.request('settings:change', { appearance: 'dark' });
        return first.length > 0 && second.length > 0;
      })
      .toBe(true);
    stop();
    const before = first.length;
    const countBefore = second.length;
    await bridge.request('settings:change', { appearance: 'light' });
    await expect.poll(() => second.length).toBeGreaterThan(countBefore);
    expect(first.length).toBe(before);
    expect(second.at(-1)).toEqual({ kind: 'settingsChanged' });
  });

  it('answers an aborted request at once and notifies the core', async () => {
    const { bridge } = await open();
    const controller = new AbortController();
    const pending = bridge.request(
      'desk:query',
      { operation: 'ClientList', variables: { search: 'a' } },
      controller.signal,
    );
    controller.abort();
    expect(await pending).toMatchObject({ ok: false, failure: { kind: 'cancelled' } });
    expect((await bridge.request('settings:read', null)).ok).toBe(true);
  });

  it('answers with a readable failure when the host is gone', async () => {
    const { bridge, transport } = await open();
    expect(
      await createBridge({ ...transport, request: () => Promise.reject(new Error('gone')) }).request(
        'settings:read',
        null,
      ),
    ).toMatchObject({
      ok: false,
      failure: { kind: 'internal' },
    });
    expect((await bridge.request('settings:read', null)).ok).toBe(true);
  });
});

describe('resolveLanguage', () => {
  it('is the chosen one, else the computer’s first supported one, else English', () => {
    expect(resolveLanguage('fr', ['de-DE'])).toBe('fr');
    expect(resolveLanguage('system', ['de-AT', 'en-GB'])).toBe('de');
    expect(resolveLanguage('system', ['pt-BR', 'es-419', 'en'])).toBe('es');
    expect(resolveLanguage('system', ['ja-JP'])).toBe('en');
    expect(resolveLanguage('system', [])).toBe('en');
    expect(resolveLanguage('system', ['en-XA', 'de'])).toBe('en-XA');
  });
});
