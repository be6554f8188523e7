// `npm start`: Electron where it can run, else the preview in a browser, and prints which.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const downloadWithin = 90_000;
const args = process.argv.slice(2);

const built = spawnSync(process.execPath, [`${root}build/build.ts`, '--if-stale'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

const electron = args.includes('--preview') ? null : findElectron();
if (electron) {
  console.log('Front Desk starts in Electron.');
  run(electron, [root, ...args]);
} else {
  run(process.execPath, [`${root}dist/preview.js`, ...args.filter((arg) => arg !== '--preview')]);
}

/** Electron's binary, fetched once where it is missing; null, with a printed reason, where it can't run. */
function findElectron(): string | null {
  const hasDisplay = process.platform !== 'linux' || process.env['DISPLAY'] || process.env['WAYLAND_DISPLAY'];
  if (!hasDisplay) return explain('no display found');
  if (process.platform === 'linux' && process.getuid?.() === 0)
    return explain('Electron’s sandbox doesn’t work as root');
  if (!existsSync(`${root}node_modules/electron/path.txt`)) {
    console.log('Downloading Electron once; this takes up to 90 seconds.');
  }
  const fetched = spawnSync(process.execPath, [`${root}node_modules/electron/install.js`], {
    stdio: 'ignore',
    timeout: downloadWithin,
  });
  if (fetched.status !== 0) return explain('Electron couldn’t be downloaded');
  // Sound: the electron package answers its binary's path when it is required outside of Electron.
  return createRequire(import.meta.url)('electron') as string;
}

function explain(why: string): null {
  console.log(`Front Desk starts as a preview in the browser: ${why}.`);
  return null;
}

function run(command: string, commandArgs: readonly string[]): void {
  const child = spawn(command, [...commandArgs], { stdio: 'inherit', cwd: root });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  child.on('exit', (code) => process.exit(code ?? 0));
}
