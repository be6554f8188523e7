// Front Desk in an ordinary browser: the same core and the same page, without Electron.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { version } from '../package.json' with { type: 'json' };
import { createCore } from './core/createCore.ts';
import { openLog } from './core/storage/logFile.ts';
import { openPageFiles } from './page/pageFiles.ts';
import { surviveUncaughtErrors } from './core/foundation/errorLog.ts';
import { type OpeningFile, writeOpeningFile } from './preview/openingFile.ts';
import { previewPorts } from './preview/previewPorts.ts';
import { startPreview } from './preview/previewServer.ts';

const ports = previewPorts(process.env, version);
const log = openLog(ports.dataFolder, ports.clock);
const core = await createCore({ ...ports, log });
if (core.takenBy !== null) {
  const who = core.takenBy === 0 ? 'another process' : `process ${core.takenBy}`;
  console.error(`Front Desk is already open on ${ports.dataFolder} (${who}). Close it, or set FRONT_DESK_DATA_DIR.`);
  process.exit(1);
}
// Beside the bundle: this file runs as dist/preview.js.
const files = openPageFiles(fileURLToPath(new URL('./renderer', import.meta.url)));
const preview = await startPreview({ core, files });
// Only now: a preview that failed to open must end, not be kept alive.
surviveUncaughtErrors(log);
console.log(`Front Desk preview: ${preview.url}`);
const opening = process.argv.includes('--no-open') ? null : openPage();

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    opening?.remove();
    void Promise.all([preview.close(), core.close()]).then(() => process.exit(0));
  });
}

/** Opens the page in the system's browser. Where that can't be, the printed address is enough. */
function openPage(): OpeningFile | null {
  console.log('If no browser opens, go to that address yourself.');
  try {
    const file = writeOpeningFile(ports.dataFolder, preview.openingUrl());
    // By then its address leads nowhere any more.
    setTimeout(() => file.remove(), 60_000).unref();
    openBrowser(file.path);
    return file;
  } catch {
    // A folder that can't be written has a notice of its own.
    return null;
  }
}

/** Opens a file in the system's browser, where there is one. */
function openBrowser(file: string): void {
  const [command, ...before] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open'];
  const child = spawn(command ?? 'xdg-open', [...before, file], { stdio: 'ignore', detached: true });
  child.on('error', () => undefined);
  child.unref();
}
