import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];
const downloadWithin = 120_000;
const installWithin = 600_000;

/** The path of a Chromium for tests: FRONT_DESK_BROWSER, one that is installed, or Playwright's own; null without any. */
export function findBrowser(): string | null {
  const chosen = process.env['FRONT_DESK_BROWSER'];
  if (chosen) return chosen;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...installed, ...places, chromium.executablePath()].find((path) => existsSync(path)) ?? null;
}

/** Finds a browser or installs one: Playwright's own build, else Debian's package when root. Exits with what to do. */
export function provideBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  console.log('No browser for the tests found. Downloading one; this happens once.');
  const cli = join(import.meta.dirname, '../node_modules/playwright-core/cli.js');
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'ignore', timeout: downloadWithin });
  const fetched = findBrowser();
  if (fetched) return fetched;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Playwright’s build can’t be downloaded here. Installing Debian’s chromium.');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args: readonly string[]): void => {
      const lock = ['-o', 'DPkg::Lock::Timeout=300', '-o', 'Acquire::Retries=3', '-qq'];
      spawnSync('apt-get', [...lock, ...args], { stdio: ['ignore', 'ignore', 'inherit'], timeout: installWithin, env });
    };
    apt('update');
    apt('install', '-y', '--no-install-recommends', 'chromium');
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.error(
    'The tests need a Chromium. Install Chrome, Chromium or Edge, or set FRONT_DESK_BROWSER to one, and run them again.',
  );
  process.exit(1);
}
