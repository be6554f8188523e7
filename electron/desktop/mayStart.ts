import { mkdirSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { app, dialog } from 'electron';
import { speakAsComputer } from './computerLanguage.ts';
import { findDangers } from './switches.ts';
import { say } from '../../words/core/say.ts';

/** Whether this start is safe; if not, says why in the computer's language and ends. Settles where every file of the app is kept. */
export function mayStart(): boolean {
  const problem = dangerProblem() ?? moveDataFolder(process.env['FRONT_DESK_DATA_DIR']);
  if (problem === null) return true;
  speakAsComputer();
  dialog.showErrorBox(say('desktop.mayNotStart'), problem());
  app.exit(1);
  return false;
}

/** Only the packaged app refuses: developers and end-to-end tests need a debugger. */
function dangerProblem(): (() => string) | null {
  if (!app.isPackaged) return null;
  const dangers = findDangers({ argv: process.argv.slice(1), environment: process.env });
  if (dangers.length === 0) return null;
  // An AppImage adds the switch by itself where unprivileged user namespaces are off.
  const isAppImage = dangers.includes('--no-sandbox') && process.platform === 'linux';
  return () => {
    const list = say('desktop.dangers', { switches: dangers.join(', ') });
    return `${list}\n\n${isAppImage ? say('desktop.sandboxDo') : say('desktop.dangersDo')}`;
  };
}

/** Moves the profile before Electron opens it. Null when that went well, else what did not. */
function moveDataFolder(folder: string | undefined): (() => string) | null {
  if (folder === undefined || folder === '') return null;
  if (!isAbsolute(folder)) return () => say('desktop.folderRelative');
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    app.setPath('userData', folder);
    app.setPath('sessionData', folder);
    return null;
  } catch {
    return () => say('desktop.folderUnusable');
  }
}
