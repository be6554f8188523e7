import { fileURLToPath } from 'node:url';
import type { BrowserContext } from 'playwright-core';
import { openPageFiles } from '../../../electron/page/pageFiles.ts';
import type { TestCore } from '../core/memoryCore.ts';

/** Where Chromium loads what the desktop serves under app://app: a secure origin that needs no network request. */
export const desktopOrigin = 'https://app.test';

/** Chromium's flags to be as closed as the desktop's session: a proxy without a listener, no other UDP. */
export const desktopSwitches = [
  '--proxy-server=http://127.0.0.1:9',
  '--proxy-bypass-list=<-loopback>',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
];

/** Serves the built page by the desktop's own handler, with its headers, and puts a core behind its preload's wall. */
export async function serveDesktopPage(
  context: BrowserContext,
  test: TestCore,
  change: (html: string) => string = (html) => html,
): Promise<void> {
  const { createPageHandler } = await import('../../../electron/desktop/pageProtocol.ts');
  const files = openPageFiles(fileURLToPath(new URL('../../../dist/renderer', import.meta.url)));
  const handle = createPageHandler(files, {
    preferences: async () =>
      ({ appearance: 'light', language: 'en', density: 'comfortable', textSize: '100' }) as const,
    diagnostics: async () => '',
  });
  await context.route(`${desktopOrigin}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    const answer = await handle({ method: route.request().method(), url: `app://app${pathname}${search}` });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: isPage ? change(bytes.toString()) : bytes,
    });
  });
  await context.exposeFunction('requestFromCore', (text: string) => test.core.request(text));
  await context.addInitScript(() => {
    // Sound: exposed just above.
    const { requestFromCore } = window as unknown as { requestFromCore: (text: string) => Promise<string> };
    const listeners = new Set<(text: string) => void>();
    const frontDesk = Object.freeze({
      request: (text: string) => requestFromCore(text),
      subscribe(listener: (text: string) => void) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    });
    const emitToPage = (text: string): void => listeners.forEach((listener) => listener(text));
    Object.assign(window, { frontDesk, emitToPage });
  });
  const emit = (text: string): void => {
    // Sound: the script above has put it there. A closing page receives no more events.
    const pass = (event: string): void =>
      (window as unknown as { emitToPage: (text: string) => void }).emitToPage(event);
    for (const page of context.pages()) page.evaluate(pass, text).catch(() => undefined);
  };
  context.once('close', test.core.subscribe(emit));
}
