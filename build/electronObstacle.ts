import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sandbox = fileURLToPath(new URL('../node_modules/electron/dist/chrome-sandbox', import.meta.url));

/** What this computer is like, for whether Electron can run on it from a clone. */
export interface Computer {
  readonly platform: NodeJS.Platform;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly isRoot: boolean;
  /** Whether the SUID helper of Chromium's sandbox belongs to root and may be used. */
  readonly hasSuidSandbox: () => boolean;
  /** Whether a person may make user namespaces here, which Chromium's sandbox needs otherwise. */
  readonly mayMakeNamespaces: () => boolean;
  /** Whether AppArmor is what forbids them: Ubuntu from 23.10 on, for programs without a profile. */
  readonly isAppArmor: () => boolean;
}

/** Why Electron can't run here, as part of a sentence; null where it can. */
export function electronObstacle(computer: Computer = thisComputer()): string | null {
  const { platform, environment } = computer;
  if (platform !== 'linux') return null;
  if (!environment['DISPLAY'] && !environment['WAYLAND_DISPLAY']) return 'no display found';
  if (computer.isRoot) return 'Electron’s sandbox doesn’t work as root';
  if (computer.hasSuidSandbox() || computer.mayMakeNamespaces()) return null;
  const remedy =
    'The deb and rpm set it up; in a clone, chrome-sandbox in node_modules/electron/dist can belong to root with mode 4755';
  return computer.isAppArmor()
    ? `this system allows no user namespaces to programs without an AppArmor profile (Ubuntu 23.10 and later), so Electron’s sandbox can’t start. ${remedy}`
    : `this system allows no user namespaces, so Electron’s sandbox can’t start. ${remedy}`;
}

function thisComputer(): Computer {
  return {
    platform: process.platform,
    environment: process.env,
    isRoot: process.getuid?.() === 0,
    hasSuidSandbox() {
      const about = statSync(sandbox, { throwIfNoEntry: false });
      return about !== undefined && about.uid === 0 && (about.mode & 0o4001) === 0o4001;
    },
    // Node runs it as this person, so that it tells what Chromium will meet.
    mayMakeNamespaces: () =>
      spawnSync('unshare', ['--user', '--map-root-user', 'true'], { stdio: 'ignore' }).status === 0,
    isAppArmor() {
      try {
        return readFileSync('/proc/sys/kernel/apparmor_restrict_unprivileged_userns', 'utf8').trim() === '1';
      } catch {
        return false;
      }
    },
  };
}
