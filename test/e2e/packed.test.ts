import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkPacked } from '../../build/packaging/checkPacked.ts';
import { fuseSentinel, packDirectory, type PackedPlatform } from '../../build/packaging/packDirectory.ts';

async function pack(platform: PackedPlatform): Promise<string> {
  const { temporary, folder } = await packDirectory(platform);
  onTestFinished(() => rmSync(temporary, { recursive: true, force: true }));
  return folder;
}

async function problemsOf(folder: string, platform: PackedPlatform): Promise<readonly string[]> {
  return (await checkPacked(folder, platform)).flatMap(({ problems }) => problems);
}

// `npm run dist:check` prints the list of its checks. Needs the output of `npm run build`, which `npm test` runs
// before.
describe('what an installer puts on a computer', { timeout: 60_000 }, () => {
  it('is right on Linux, and every damage to it shows', async () => {
    const folder = await pack('linux');
    expect(await problemsOf(folder, 'linux')).toEqual([]);
    writeFileSync(join(folder, 'locales', 'ja.pak'), '');
    writeFileSync(join(folder, 'resources', 'app.js'), '');
    const program = join(folder, 'front-desk');
    const bytes = readFileSync(program);
    const fuse = bytes.indexOf(fuseSentinel) + fuseSentinel.length + 2;
    bytes[fuse] = '1'.charCodeAt(0);
    writeFileSync(program, bytes);
    expect(await problemsOf(folder, 'linux')).toEqual([
      'RunAsNode is not off',
      'ja.pak is too much',
      'app.js is too much',
    ]);
    renameSync(program, `${program}-gone`);
    expect(await problemsOf(folder, 'linux')).toEqual(['nothing was packed']);
  });

  it('is right on Windows, where the program holds the archive’s hash', async () => {
    const folder = await pack('win32');
    expect(await problemsOf(folder, 'win32')).toEqual([]);
    const archive = join(folder, 'resources', 'app.asar');
    const bytes = readFileSync(archive);
    const place = bytes.indexOf('preload.cjs');
    bytes[place] = 'q'.charCodeAt(0);
    writeFileSync(archive, bytes);
    const problems = await problemsOf(folder, 'win32');
    expect(problems).toContain('the program does not hold it');
    expect(problems).toContain('dist/qreload.cjs is too much');
  });

  it('is not built at all from an Electron with an undecided fuse', async () => {
    const failed = packDirectory('linux', { fuses: '1011001111' });
    await expect(failed).rejects.toThrow(/fuse/i);
    expect(existsSync('release')).toBe(false);
  });
});
