import { existsSync } from 'node:fs';
import { dirname, win32 } from 'node:path';
import type { PackageKind } from '../core/updates/updateFiles.ts';

interface Installation {
  readonly platform: NodeJS.Platform;
  /** The running program. */
  readonly program: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly exists?: (path: string) => boolean;
}

/** What Front Desk was installed from, so that an update is of the same kind; null where nothing tells. */
export function installedPackage({
  platform,
  program,
  environment,
  exists = existsSync,
}: Installation): PackageKind | null {
  if (platform === 'darwin') return 'dmg';
  // NSIS leaves its uninstaller beside the program; Windows removes what an MSI has installed by itself.
  if (platform === 'win32')
    return exists(win32.join(win32.dirname(program), 'Uninstall Front Desk.exe')) ? 'nsis' : 'msi';
  if (platform !== 'linux') return null;
  // The runtime of an AppImage sets it.
  if (environment['APPIMAGE'] !== undefined) return 'AppImage';
  if (dirname(program) !== '/opt/front-desk') return null;
  // dpkg lists there what a package has put where; without such a list it was rpm.
  return exists('/var/lib/dpkg/info/front-desk.list') ? 'deb' : 'rpm';
}
