import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { writePageManifest } from '../../build/pageManifest.ts';
import { openPageFiles, type PageFiles } from '../../electron/page/pageFiles.ts';
import { calls, requestPage, resetElectron } from '../support/electron/electronStandIn.ts';
import { createPageHandler, registerPageScheme, servePage } from '../../electron/desktop/pageProtocol.ts';
import { setLanguage } from '../../i18n/core/t.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

const core = {
  preferences: async () => ({ appearance: 'dark', language: 'en', density: 'comfortable', textSize: '100' }) as const,
  diagnostics: async () => '<script>&amp;</script>',
};
let folder = '';
let files: PageFiles;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'front-desk-page-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(
    join(folder, 'index.html'),
    '<html data-appearance="__APPEARANCE__"><style nonce="__CSP_NONCE__"></style></html>',
  );
  writeFileSync(join(folder, 'assets/main-1a2b.js'), 'export {};');
  writeFileSync(join(folder, 'assets/changed.js'), 'export {};');
  writePageManifest(folder);
  writeFileSync(join(folder, 'assets/changed.js'), 'export { }');
  writeFileSync(join(folder, 'secret.txt'), 'not in the manifest');
  files = openPageFiles(folder);
});

beforeEach(() => {
  resetElectron();
  servePage(files, core);
});

afterEach(() => setLanguage('en'));

const served = ['/', '/index.html', '/assets/main-1a2b.js'];

describe('the app: scheme', () => {
  it('is a secure origin with a code cache that no policy is bypassed for', () => {
    registerPageScheme();
    expect(calls.at(-1)?.args).toEqual([
      [{ scheme: 'app', privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true } }],
    ]);
  });

  it('serves the page with its policy, a new nonce each time and the chosen appearance', async () => {
    const loads = await Promise.all([requestPage('app://app/'), requestPage('app://app/')]);
    const nonces = loads.map(
      (load) => /style-src 'self' 'nonce-([^']+)'/.exec(load.headers.get('content-security-policy') ?? '')?.[1],
    );
    expect(new Set(nonces).size).toBe(2);
    expect(await loads[0]?.text()).toBe(`<html data-appearance="dark"><style nonce="${nonces[0]}"></style></html>`);
    expect(loads[0]?.headers.get('content-security-policy')).toContain("connect-src 'none'");
    expect(loads[0]?.headers.get('cache-control')).toBe('no-store');
    expect(loads[0]?.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves a plain page without a script where the page itself is of no use', async () => {
    const answer = await requestPage('app://app/stopped');
    const text = await answer.text();
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`'nonce-${/<style nonce="([^"]+)"/.exec(text)?.[1]}'`);
    expect(text).toContain('color-scheme: dark');
    expect(text).toContain('<a href="/">Start again</a>');
    expect(text).not.toContain('<script');
    expect(text).toContain('&lt;script>&amp;amp;&lt;/script>');
    expect((await requestPage('app://app/stopped?x')).status).toBe(404);
    expect((await requestPage('app://app/stopped', 'POST')).status).toBe(405);
  });

  it('serves the plain page in the language that is spoken', async () => {
    setLanguage('de');
    servePage(files, {
      ...core,
      preferences: async () => ({ appearance: 'dark', language: 'de', density: 'comfortable', textSize: '100' }),
    });
    const text = await (await requestPage('app://app/stopped')).text();
    expect(text).toContain('<html lang="de">');
    expect(text).toContain('<a href="/">Front Desk neu starten</a>');
  });

  it('serves built files so that their compiled code can be kept', async () => {
    const answer = await requestPage('app://app/assets/main-1a2b.js');
    expect(await answer.text()).toBe('export {};');
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(answer.headers.get('cache-control')).toContain('immutable');
  });

  it('serves no file that was changed after the build, and none that the build did not make', async () => {
    expect((await requestPage('app://app/assets/changed.js')).status).toBe(404);
    expect((await requestPage('app://app/secret.txt')).status).toBe(404);
    expect((await requestPage('app://app/page-manifest.json')).status).toBe(404);
  });

  it.each(['POST', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', ''])('refuses the method %s', async (method) => {
    expect((await requestPage('app://app/', method)).status).toBe(405);
  });

  it('answers an exact path only', async () => {
    const paths = [
      '/index.html?x',
      '//index.html',
      '/./index.html/',
      '/assets',
      '/assets/',
      '/ASSETS/main-1a2b.js',
      '/assets%2Fmain-1a2b.js',
      '/assets/main-1a2b.js%00',
    ];
    for (const path of paths) expect([path, (await requestPage(`app://app${path}`)).status]).toEqual([path, 404]);
  });

  it('lets nothing out and throws nothing, whatever the address', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '..',
        '.',
        '%2e%2e',
        '%2f',
        '%5c',
        '\\',
        '/',
        '//',
        '%',
        '%zz',
        '%00',
        'assets',
        'secret.txt',
        'index.html',
        'etc/passwd',
        'C:',
      ),
      fc.string(),
    );
    const address = fc.oneof(
      fc.array(piece, { maxLength: 6 }).map((pieces) => `app://app/${pieces.join('/')}`),
      fc
        .tuple(fc.constantFrom('app://', 'app://app', 'app:', 'file://', ''), fc.string({ unit: 'binary' }))
        .map((parts) => parts.join('')),
      fc.webUrl(),
    );
    const handle = createPageHandler(files, core);
    await fc.assert(
      fc.asyncProperty(address, async (url) => {
        const answer = await handle({ method: 'GET', url });
        const path = URL.parse(url)?.pathname ?? '';
        expect([200, 404]).toContain(answer.status);
        if (answer.status === 200) expect(served).toContain(path);
      }),
      { numRuns: 5000 },
    );
  });
});
