import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Computer, electronObstacle } from '../../build/electronObstacle.ts';
import { temporaryFolder } from '../support/core/memoryCore.ts';

const desktop: Computer = {
  platform: 'linux',
  environment: { DISPLAY: ':0' },
  isRoot: false,
  hasSuidSandbox: () => false,
  mayMakeNamespaces: () => true,
  isAppArmor: () => false,
};

describe('whether Electron can run from a clone', () => {
  it('can on a Linux desktop, on Wayland, on Windows and on a Mac', () => {
    expect(electronObstacle(desktop)).toBeNull();
    expect(electronObstacle({ ...desktop, environment: { WAYLAND_DISPLAY: 'wayland-0' } })).toBeNull();
    for (const platform of ['win32', 'darwin'] as const)
      expect(electronObstacle({ ...desktop, platform, environment: {} })).toBeNull();
  });

  it('can’t without a display, as root, or where its sandbox can’t start, and says why', () => {
    expect(electronObstacle({ ...desktop, environment: {} })).toBe('no display found');
    expect(electronObstacle({ ...desktop, isRoot: true })).toContain('as root');
    const closed = { ...desktop, mayMakeNamespaces: () => false };
    expect(electronObstacle(closed)).toContain('allows no user namespaces, so');
    expect(electronObstacle({ ...closed, isAppArmor: () => true })).toContain('Ubuntu 23.10');
    // Set up by an administrator for this clone.
    expect(electronObstacle({ ...closed, hasSuidSandbox: () => true })).toBeNull();
  });
});

describe('npm start', () => {
  /** The exit code of build/start.ts where this is the preview. */
  function exitOf(preview: string): number | null {
    const temporary = temporaryFolder();
    onTestFinished(() => temporary.remove());
    const root = temporary.folder;
    for (const folder of ['build', 'dist']) mkdirSync(join(root, folder));
    for (const file of ['start.ts', 'ensureBuilt.ts', 'electronObstacle.ts'])
      cpSync(`build/${file}`, join(root, 'build', file));
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(root, 'build', 'build.ts'), '');
    writeFileSync(join(root, 'dist', 'preview.js'), preview);
    return spawnSync(process.execPath, [join(root, 'build', 'start.ts'), '--preview']).status;
  }

  it('ends as the app does', () => {
    expect(exitOf('')).toBe(0);
    expect(exitOf('process.exit(3);')).toBe(3);
  });

  it.skipIf(process.platform === 'win32')('is a failure where the app was ended by a signal', () => {
    expect(exitOf('process.kill(process.pid, "SIGKILL"); setTimeout(() => {}, 5000);')).toBe(137);
  });
});
