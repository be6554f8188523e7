import { randomBytes } from 'node:crypto';
import { protocol } from 'electron';
import type { PagePreferences } from '../contract/settings.ts';
import type { PageFiles } from '../page/pageFiles.ts';
import { pageHeaders, renderPage } from '../page/pageHeaders.ts';
import { stoppedPage } from '../page/stoppedPage.ts';

type PageHandler = (request: { readonly method: string; readonly url: string }) => Promise<Response>;

/** What a page is made with that only the core knows. */
export interface PageCore {
  readonly preferences: () => Promise<PagePreferences>;
  readonly diagnostics: () => Promise<string>;
}

/** Makes `app:` a scheme with an origin and a code cache. Must run before Electron is ready. Never `bypassCSP`. */
export function registerPageScheme(): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: pageScheme, privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } },
  ]);
}

/** Serves the built page under `app://app/`. */
export function servePage(files: PageFiles, core: PageCore): void {
  protocol.handle(pageScheme, createPageHandler(files, core));
}

/**
 * Answers requests for the page's files. A path is looked up as it stands, never decoded or joined, so nothing
 * outside the build's manifest can be named. Never rejects, whatever the address.
 */
export function createPageHandler(files: PageFiles, { preferences, diagnostics }: PageCore): PageHandler {
  return async ({ method, url }) => {
    if (!isPageAddress(url)) return refusal(404);
    if (method !== 'GET') return refusal(405);
    const { pathname, search } = new URL(url);
    if (pathname === stoppedPath && search === '') {
      return stopped({ ...(await preferences()), diagnostics: await diagnostics() });
    }
    const file = search === '' ? files.find(pathname) : null;
    if (!file) return refusal(404);
    const nonce = randomBytes(16).toString('base64');
    const headers = { ...pageHeaders({ nonce, connect: 'none' }), 'content-type': file.type };
    if (!file.type.startsWith('text/html')) {
      // Names of built files hold a hash of their content, so Chromium may keep them and their compiled code.
      return new Response(new Uint8Array(file.bytes), {
        headers: { ...headers, 'cache-control': 'private, max-age=31536000, immutable' },
      });
    }
    const html = Buffer.from(file.bytes).toString('utf8');
    return new Response(renderPage(html, { nonce, ...(await preferences()) }), { headers });
  };
}

function stopped(load: Omit<Parameters<typeof stoppedPage>[0], 'nonce'>): Response {
  const nonce = randomBytes(16).toString('base64');
  const headers = { ...pageHeaders({ nonce, connect: 'none' }), 'content-type': 'text/html; charset=utf-8' };
  return new Response(stoppedPage({ nonce, ...load }), { headers });
}

function refusal(status: number): Response {
  return new Response(null, { status, headers: { 'content-type': 'text/plain' } });
}

/** The page's own scheme: a folder of built files behind it, and no way to any other. */
export const pageScheme = 'app';
export const pageOrigin = 'app://app';
export const pageUrl = 'app://app/';
/** The page that is shown after repeated failures: text and a link back, no script. */
export const stoppedPath = '/stopped';
export const stoppedUrl = `${pageOrigin}${stoppedPath}`;

/** Whether an address is the page's, by the URL parser: text that only resembles it (`app://app.evil/`) is not. */
export function isPageAddress(address: string): boolean {
  const url = URL.parse(address);
  // Node knows no origin for a scheme of our own, so its parts are compared.
  return (
    url !== null &&
    url.protocol === `${pageScheme}:` &&
    url.host === 'app' &&
    url.username === '' &&
    url.password === ''
  );
}
