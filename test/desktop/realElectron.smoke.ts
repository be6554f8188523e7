// `npm run smoke`: what only a real Electron can show, on the built app, unpackaged (Playwright needs the inspector,
// which the packaged app's fuses close). Needs Electron's binary and a display; not as root. Says every check's
// result and exits with 1 when one failed, with 2 when there is no Electron to try.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { _electron, type ElectronApplication, type Page } from 'playwright-core';

const root = fileURLToPath(new URL('../..', import.meta.url));
let failed = 0;

if (!existsSync(join(root, 'node_modules/electron/path.txt'))) {
  console.log('There is no Electron here: run `npx install-electron` where GitHub can be reached.');
  process.exit(2);
}

const profile = mkdtempSync(join(tmpdir(), 'front-desk-smoke-'));
const app = await start();
try {
  const page = await app.firstWindow();
  await page.waitForFunction(() => (document.querySelector('#root')?.childElementCount ?? 0) > 0);
  await checkPage(page);
  await checkWalls(page);
  await checkHost(app);
  await checkSettings(page);
  await checkReload(page);
} finally {
  await app.close();
}
await checkSecondStart();
rmSync(profile, { recursive: true, force: true });
console.log(failed === 0 ? 'All is well in a real Electron.' : `${failed} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;

function start(): Promise<ElectronApplication> {
  // Sound: required outside of Electron, the package answers its binary's path.
  const executablePath = createRequire(import.meta.url)('electron') as string;
  const env = { ...process.env, FRONT_DESK_DATA_DIR: profile, FRONT_DESK_NOW: '2026-11-23T15:00:00Z' };
  return _electron.launch({ executablePath, args: [root], env });
}

function check(what: string, good: boolean, seen: unknown = ''): void {
  if (!good) failed += 1;
  console.log(`${good ? 'ok    ' : 'FAILED'} ${what}${good ? '' : `: ${JSON.stringify(seen)}`}`);
}

async function checkPage(page: Page): Promise<void> {
  check('the page is at its own address', page.url().startsWith('app://app/'), page.url());
  const seen = await page.evaluate(() => ({
    origin: location.origin,
    secure: isSecureContext,
    wall: Object.entries(Reflect.get(window, 'frontDesk') as object).map(([name, value]) => `${name}:${typeof value}`),
    node: ['require', 'process', 'module', 'Buffer', 'global'].filter((name) => name in window),
  }));
  check('the page has an origin of its own', seen.origin === 'app://app' && seen.secure, seen);
  check('the wall is two functions', seen.wall.join() === 'request:function,subscribe:function', seen.wall);
  check('there is no Node in the page', seen.node.length === 0, seen.node);
}

async function checkWalls(page: Page): Promise<void> {
  const seen = await page.evaluate(async () => {
    const outcome = (tried: Promise<unknown>): Promise<string> =>
      tried.then(
        () => 'open',
        () => 'closed',
      );
    const permission = (name: string): Promise<string> =>
      navigator.permissions.query({ name: name as PermissionName }).then(
        ({ state }) => state,
        () => 'denied',
      );
    const otherFile: string = 'app://app/main.js';
    return {
      https: await outcome(fetch('https://example.com/')),
      loopback: await outcome(fetch('http://127.0.0.1:9/')),
      clipboard: await outcome(navigator.clipboard.readText()),
      camera: await permission('camera'),
      location: await permission('geolocation'),
      window: window.open('https://example.com/') === null ? 'closed' : 'open',
      missing: await outcome(import(otherFile).then((found: unknown) => found)),
    };
  });
  const open = Object.entries(seen).filter(([, state]) => state !== 'closed' && state !== 'denied');
  check('the page reaches no network, device, window or other file', open.length === 0, open);
  await page.evaluate(() => void (location.href = 'https://example.com/'));
  await page.waitForTimeout(500);
  check('the page can’t leave', page.url().startsWith('app://app/'), page.url());
}

async function checkHost(host: ElectronApplication): Promise<void> {
  const seen = await host.evaluate(async ({ app: electronApp, BrowserWindow, safeStorage, ipcMain }) => {
    const [window] = BrowserWindow.getAllWindows();
    const probe = await safeStorage.encryptStringAsync('probe').catch(() => null);
    const back = probe && (await safeStorage.decryptStringAsync(probe));
    return {
      profile: electronApp.getPath('userData'),
      title: window?.getTitle(),
      visible: window?.isVisible(),
      mark: probe?.toString('latin1', 0, 3),
      back: back?.result,
      // Electron itself listens to `error`, so that a channel of that name throws nothing.
      channels: ipcMain
        .eventNames()
        .map(String)
        .filter((name) => name !== 'error'),
    };
  });
  check('every file is in FRONT_DESK_DATA_DIR', seen.profile === profile, seen.profile);
  check('the window is shown', seen.visible === true && Boolean(seen.title), seen);
  check('the system’s encryption gives back what it took', seen.back === 'probe', seen);
  check('no other listener for pages than the core API', seen.channels.length === 0, seen.channels);
  console.log(`       ciphertexts begin with ${seen.mark ?? 'nothing'}`);
}

async function checkSettings(page: Page): Promise<void> {
  const answer = await queryDesk(page, 'settings:change', { appearance: 'dark' });
  check('the core answers through the wall', answer.includes('"host":"desktop"'), answer.slice(0, 200));
  const file: unknown = JSON.parse(readFileSync(join(profile, 'settings.json'), 'utf8'));
  check('electron-store wrote the settings', JSON.stringify(file).includes('"appearance":"dark"'), file);
  check('the page follows', await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches));
}

async function checkReload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForFunction(() => (document.querySelector('#root')?.childElementCount ?? 0) > 0);
  check(
    'the page comes back in the chosen appearance',
    (await page.getAttribute('html', 'data-appearance')) === 'dark',
  );
  const cookies = await page.evaluate(() => document.cookie + localStorage.length);
  check('the page keeps nothing', cookies === '0', cookies);
}

/** Another run of the same profile: settings are good, and the compile cache is filled. */
async function checkSecondStart(): Promise<void> {
  const again = await start();
  const page = await again.firstWindow();
  await page.waitForFunction(() => (document.querySelector('#root')?.childElementCount ?? 0) > 0);
  const answer = await queryDesk(page, 'settings:read', null);
  check(
    'settings outlive the app, undamaged',
    answer.includes('"appearance":"dark"') && answer.includes('"notices":[]'),
    answer.slice(0, 300),
  );
  await again.close();
  const cache = join(profile, 'compile-cache');
  check('V8’s compile cache is used', existsSync(cache) && readdirSync(cache).length > 0);
}

function queryDesk(page: Page, channel: string, payload: unknown): Promise<string> {
  const envelope = JSON.stringify({ id: `smoke-${channel}`, channel, payload });
  return page.evaluate((text) => {
    // Sound: the wall is a Transport; the page's types are not known in this file.
    const wall = Reflect.get(window, 'frontDesk') as { request(envelope: string): Promise<string> };
    return wall.request(text);
  }, envelope);
}
