// `npm start`: Electron where it can run, else the preview in a browser, and prints which.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './ensureBuilt.ts';
import { electronObstacle } from './electronObstacle.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const downloadWithin = 90_000;
const args = process.argv.slice(2);

ensureBuilt();
const electron = args.includes('--preview') ? null : findElectron();
if (electron) {
  console.log('Front Desk starts in Electron.');
  run(electron, [root, ...args]);
} else {
  run(process.execPath, [`${root}dist/preview.js`, ...args.filter((arg) => arg !== '--preview')]);
}

/** Electron's binary, fetched once where it is missing; null, with a printed reason, where it can't run. */
function findElectron(): string | null {
  const obstacle = electronObstacle();
  if (obstacle !== null) return explain(obstacle);
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

/** Ends as the child does: with its exit code, or as a shell reports the signal that ended it. */
function run(command: string, commandArgs: readonly string[]): void {
  const child = spawn(command, [...commandArgs], { stdio: 'inherit', cwd: root });
  let isStopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      isStopped = true;
      child.kill(signal);
    });
  }
  child.on('error', (error) => {
    console.error(`Front Desk couldn’t be started: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    // Ended by the person who started it: that is no failure.
    if (isStopped) process.exit(0);
    process.exit(code ?? 128 + (signal === null ? 0 : constants.signals[signal]));
  });
}
