import { execFile } from 'node:child_process';
import { lstatSync } from 'node:fs';
import { join, posix, win32 } from 'node:path';
import { profileName } from '../core/storage/settings/profile.ts';
import { isAdministratorsOnly } from './windowsAccess.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The profile of this computer, and whether others than administrators could have written it. */
interface MachineProfile {
  readonly profileFile: string;
  readonly profileIsOpen: boolean;
}

/** Where an administrator puts the profile for all users of a computer; an update of the program leaves it alone. */
export function profileFolder(platform: NodeJS.Platform, environment: Environment): string {
  if (platform === 'win32') return win32.join(environment['ProgramData'] ?? 'C:\\ProgramData', 'Front Desk');
  return platform === 'darwin' ? '/Library/Application Support/Front Desk' : '/etc/front-desk';
}

/** Finds the profile, and looks at whom it and its folder belong to. Never rejects. */
export async function findProfile(
  platform: NodeJS.Platform = process.platform,
  environment: Environment = process.env,
): Promise<MachineProfile> {
  const folder = profileFolder(platform, environment);
  const profileFile = (platform === 'win32' ? win32 : posix).join(folder, profileName);
  const places = [folder, profileFile];
  // Most computers have none, and are not to wait for it.
  if (!lstatSync(profileFile, { throwIfNoEntry: false })) return { profileFile, profileIsOpen: false };
  if (platform !== 'win32') return { profileFile, profileIsOpen: !places.every(isRootsOnly) };
  const descriptors = await readDescriptors(places, environment);
  return { profileFile, profileIsOpen: descriptors.length < 2 || !descriptors.every(isAdministratorsOnly) };
}

/** A folder or file of root's that nobody else may write; a link is neither. */
export function isRootsOnly(path: string): boolean {
  const about = lstatSync(path, { throwIfNoEntry: false });
  return (
    about !== undefined && about.uid === 0 && (about.mode & 0o022) === 0 && (about.isFile() || about.isDirectory())
  );
}

const longestWait = 10_000;

/** Node tells nothing of Windows' access lists, so Windows is asked: one for each place, none where it doesn't answer. */
function readDescriptors(places: readonly string[], environment: Environment): Promise<readonly string[]> {
  const powershell = join(environment['SystemRoot'] ?? 'C:\\Windows', 'System32/WindowsPowerShell/v1.0/powershell.exe');
  // The places are data of the command, not a part of it; no path on Windows has a bar.
  const command = "$env:FRONT_DESK_PLACES.Split('|') | ForEach-Object { (Get-Acl -LiteralPath $_).Sddl }";
  const env = { ...environment, FRONT_DESK_PLACES: places.join('|') };
  return new Promise((resolve) => {
    execFile(
      powershell,
      ['-NoProfile', '-NonInteractive', '-Command', command],
      { env, timeout: longestWait, windowsHide: true },
      (error, stdout) => resolve(error ? [] : stdout.split('\n').filter((line) => line.trim() !== '')),
    );
  });
}
