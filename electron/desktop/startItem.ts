import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app } from 'electron';
import type { Core } from '../core/createCore.ts';

/** Our entry in the system's list of programs that start at sign-in. */
export interface StartItem {
  isOn(): boolean;
  /** Never throws: call `isOn` to see the result. */
  set(on: boolean): void;
}

/** The uninstaller removes it under this name (build/packaging/installer.nsh). */
const name = 'Front Desk';

/**
 * Starts Front Desk with the computer while the setting is on. The system's own setting wins, so it is only written when
 * ours changes; a preset of a profile counts as one change.
 */
export function followStart(core: Core, item: StartItem): void {
  if (core.takenBy !== null) return;
  const { start } = core;
  let on = item.isOn();
  function follow(): void {
    const requested = start.isEnabled();
    if (requested === on) return;
    item.set(requested);
    on = item.isOn();
    if (on !== requested) start.found(on);
  }
  if (start.isPreset) {
    follow();
    start.found(on);
  } else if (on !== start.isEnabled()) start.found(on);
  core.subscribe(follow);
}

/** The place for this system and this program. */
export function openStartItem(platform: NodeJS.Platform = process.platform): StartItem {
  return platform === 'linux' ? desktopEntry() : loginItem(platform);
}

function loginItem(platform: NodeJS.Platform): StartItem {
  // Electron writes the path into the registry as it is, and finds it there only if it was quoted both times.
  const path = `"${process.execPath}"`;
  if (platform !== 'win32')
    return {
      isOn: () => app.getLoginItemSettings().openAtLogin,
      set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin }),
    };
  return {
    isOn: () => app.getLoginItemSettings({ path }).executableWillLaunchAtLogin,
    set: (openAtLogin) => app.setLoginItemSettings({ openAtLogin, name, path }),
  };
}

/** A file as the freedesktop.org autostart specification has it. Desktops switch one off within it. */
function desktopEntry(): StartItem {
  const file = join(app.getPath('appData'), 'autostart', 'front-desk.desktop');
  // An AppImage is mounted somewhere else at each start.
  const program = process.env['APPIMAGE'] ?? process.execPath;
  const lines = ['Type=Application', `Name=${name}`, `TryExec=${escaped(program)}`, `Exec=${quoted(program)}`];
  const entry = `[Desktop Entry]\n${lines.join('\n')}\n`;
  const isOn = (): boolean => existsSync(file) && !switchedOff.test(textOf(file));
  function set(on: boolean): void {
    try {
      rmSync(file, { force: true });
      if (!on) return;
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, entry);
    } catch {
      // The folder is not writable: the entry stays as it was, and the setting follows it.
    }
  }
  // The AppImage of another version is another file.
  if (isOn() && !textOf(file).startsWith(entry)) set(true);
  return { isOn, set };
}

const switchedOff = /^(?:Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/m;

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** A value of a desktop entry, in which a backslash begins a sign. */
function escaped(value: string): string {
  return value.replaceAll('\\', '\\\\');
}

/** A program in `Exec`: in quotes, its own signs of the command line by a backslash, and no `%` that means a file. */
function quoted(program: string): string {
  return escaped(`"${program.replaceAll(/["`$\\]/g, '\\$&').replaceAll('%', '%%')}"`);
}
