import { describe, expect, it } from 'vitest';
import { installedPackage } from '../../electron/desktop/installedPackage.ts';

function kindOf(platform: NodeJS.Platform, program: string, files: readonly string[] = [], environment = {}): unknown {
  return installedPackage({ platform, program, environment, exists: (path) => files.includes(path) });
}

describe('what Front Desk was installed from', () => {
  it('is told on Windows by the uninstaller beside the program', () => {
    const program = 'C:\\Program Files\\Front Desk\\Front Desk.exe';
    expect(kindOf('win32', program, ['C:\\Program Files\\Front Desk\\Uninstall Front Desk.exe'])).toBe('nsis');
    expect(kindOf('win32', program)).toBe('msi');
  });

  it('is told on Linux by the runtime of an AppImage, or by the package manager', () => {
    const program = '/opt/front-desk/front-desk';
    const dpkg = '/var/lib/dpkg/info/front-desk.list';
    expect(kindOf('linux', program, [dpkg])).toBe('deb');
    expect(kindOf('linux', program)).toBe('rpm');
    expect(kindOf('linux', '/tmp/.mount_front/front-desk', [dpkg], { APPIMAGE: '/home/a/front-desk.AppImage' })).toBe(
      'AppImage',
    );
    expect(kindOf('linux', '/home/a/linux-unpacked/front-desk', [dpkg])).toBeNull();
  });

  it('is the one that there is on a Mac', () => {
    expect(kindOf('darwin', '/Applications/Front Desk.app/Contents/MacOS/Front Desk')).toBe('dmg');
  });
});
