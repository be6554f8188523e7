import { mkdirSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { app, dialog } from 'electron';
import { findDangers } from './switches.ts';

/** Whether this start is safe; if not, says why and ends. Settles where every file of the app is kept. */
export function mayStart(): boolean {
  const problem = dangerProblem() ?? moveDataFolder(process.env['FRONT_DESK_DATA_DIR']);
  if (problem === null) return true;
  dialog.showErrorBox('Front Desk can’t start like this', problem);
  app.exit(1);
  return false;
}

/** Only the packaged app refuses: developers and end-to-end tests need a debugger. */
function dangerProblem(): string | null {
  if (!app.isPackaged) return null;
  const dangers = findDangers({ argv: process.argv.slice(1), environment: process.env });
  if (dangers.length === 0) return null;
  const list = `It was started with ${dangers.join(', ')}, which would expose the clinic’s data.`;
  const fix =
    dangers.includes('--no-sandbox') && process.platform === 'linux' ? sandboxFix : 'Remove this and start again.';
  return `${list}\n\n${fix}`;
}

// An AppImage adds the switch by itself where unprivileged user namespaces are off.
const sandboxFix =
  'On this computer the AppImage can’t use Chromium’s sandbox. Install the .deb or .rpm package instead; it sets the sandbox up.';

/** Moves the profile before Electron opens it. Null when that went well, else what did not. */
function moveDataFolder(folder: string | undefined): string | null {
  if (folder === undefined || folder === '') return null;
  if (!isAbsolute(folder)) return 'FRONT_DESK_DATA_DIR must be an absolute path.';
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    app.setPath('userData', folder);
    app.setPath('sessionData', folder);
    return null;
  } catch {
    return 'The folder that FRONT_DESK_DATA_DIR names can’t be used.';
  }
}
