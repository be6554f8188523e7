import { spawnSync, type SpawnSyncReturns } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PackedFinding } from './checkPacked.ts';

/**
 * Installs a deb, installs it again as an update, and removes it, in a copy of this system that is thrown away: an
 * overlay of its root, with namespaces of its own. Needs root and a kernel that allows an overlay; skipped elsewhere.
 */
export function tryPackage(file: string): PackedFinding {
  const what = 'deb, installed and removed';
  const folder = mkdtempSync(join(tmpdir(), 'front-desk-overlay-'));
  // dpkg and its scripts need the administrator's commands, which not every shell of root's finds.
  const path = `${process.env['PATH'] ?? ''}:/usr/local/sbin:/usr/sbin:/sbin`;
  try {
    const inside = (script: string): SpawnSyncReturns<string> =>
      spawnSync('unshare', ['--mount', '--pid', '--fork', 'sh', '-ec', `${mount}\n${script}`], {
        encoding: 'utf8',
        env: { ...process.env, PATH: path, FOLDER: folder, FILE: file, DEBIAN_FRONTEND: 'noninteractive' },
      });
    // Upper and work folder can't lie on an overlay themselves, as the root of a container does.
    const mount = `mount -t tmpfs tmpfs "$FOLDER"
mkdir "$FOLDER/root" "$FOLDER/upper" "$FOLDER/work"
mount -t overlay overlay -o "lowerdir=/,upperdir=$FOLDER/upper,workdir=$FOLDER/work" "$FOLDER/root"`;
    if (process.getuid?.() !== 0 || inside('true').status !== 0)
      return { what, found: '', problems: [], skipped: 'it needs root and an overlay file system' };
    const { status, stdout, stderr } = inside(`
mkdir -p "$FOLDER/root/tmp" && cp "$FILE" "$FOLDER/root/tmp/package.deb"
chroot "$FOLDER/root" sh -ec '
  mkdir -p /etc/front-desk && echo "{}" > /etc/front-desk/front-desk-profile.json
  dpkg --force-depends --install /tmp/package.deb
  dpkg --force-depends --install /tmp/package.deb
  test -x /opt/front-desk/front-desk
  test "$(readlink -f /usr/bin/front-desk)" = /opt/front-desk/front-desk
  test "$(stat -c %a:%U /opt/front-desk/chrome-sandbox)" = 4755:root
  test -f /usr/share/applications/front-desk.desktop
  if command -v desktop-file-validate > /dev/null
  then desktop-file-validate /usr/share/applications/front-desk.desktop
  fi
  dpkg --purge front-desk
  test ! -e /opt/front-desk && test ! -e /usr/bin/front-desk
  test ! -e /usr/share/applications/front-desk.desktop
  test -f /etc/front-desk/front-desk-profile.json
'`);
    return {
      what,
      found: 'started from /usr/bin, sandbox set up, nothing left behind but the roll-out profile',
      problems: status === 0 ? [] : [`${stdout}\n${stderr}`.trim()],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
