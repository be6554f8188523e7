import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { asidesOf, copyAside, maxAside, moveAside } from '../../../../electron/core/storage/files/copyAside.ts';
import { retryWhileHeld, writeAtomically } from '../../../../electron/core/storage/files/atomicWrite.ts';
import { withoutPrivileges } from '../../../support/core/damage.ts';
import { dataFolder } from '../../../support/core/dataFolder.ts';
import { expectOwnerOnly, hasFileModes } from '../../../support/core/fileModes.ts';
import { fakeKeyring, temporaryFolder, tuesday } from '../../../support/core/memoryCore.ts';
import { placeOf, stores } from '../../../support/core/stores.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.folder;
});
afterEach(() => temporary.remove());

/** A disk of 64 kB in a folder; null where only an administrator of this computer could make one. */
function smallDisk(): { readonly path: string; unmount(): void } | null {
  const path = join(folder, 'disk');
  mkdirSync(path);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'front-desk-test', path], { stdio: 'ignore' });
    return { path, unmount: () => void execFileSync('umount', [path]) };
  } catch {
    return null;
  }
}

describe.each(stores)('a disk that refuses: $name', (store) => {
  it.for(['full', 'read-only'])(
    '%s: what was there stays, the change holds for this run, and the failure is reported',
    async (how, { skip }) => {
      if (how === 'read-only' && !hasFileModes) return skip('No mode closes a folder on Windows.');
      const disk = how === 'full' ? smallDisk() : { path: folder, unmount: () => undefined };
      if (!disk) return skip('Only an administrator can make a small disk here.');
      try {
        const file = placeOf(disk.path, store);
        const keyring = fakeKeyring();
        await (await store.open(dataFolder(disk.path), keyring)).write('first');
        const before = readFileSync(file);
        const names = readdirSync(dirname(file));
        if (how === 'full') fill(disk.path);
        const asUsual = (_: string, work: () => Promise<void>): Promise<void> => work();
        await (how === 'full' ? asUsual : withoutPrivileges)(disk.path, async () => {
          if (how === 'read-only') chmodSync(dirname(file), 0o500);
          const data = dataFolder(disk.path);
          const opened = await store.open(data, keyring);
          expect(await opened.read()).toBe('first');
          expect(await opened.write('x'.repeat(30_000))).toBe(false);
          expect(await opened.read()).toHaveLength(30_000);
          expect(readFileSync(file).equals(before)).toBe(true);
          // A copy is a precaution, and may have found its place.
          expect(readdirSync(dirname(file)).filter((name) => !/last-good|fill/.test(name))).toEqual(names);
          const reported = data.notices.list();
          // Entering a key shows the failure there; what can be read again needs no notice.
          if (store.name !== 'vault' && store.lastGood) expect(reported[0]?.message).toContain('couldn’t be saved');

          if (how === 'read-only') chmodSync(dirname(file), 0o700);
          else rmSync(join(disk.path, 'fill'));
          expect(await opened.write('third')).toBe(true);
          expect(data.notices.list()).toEqual([]);
          expect(await (await store.open(dataFolder(disk.path), keyring)).read()).toBe('third');
        });
      } finally {
        disk.unmount();
      }
    },
  );
});

function fill(path: string): void {
  for (let size = 65_536; size >= 512; size /= 2) {
    try {
      writeFileSync(join(path, 'fill'), Buffer.alloc(size), { flag: 'a' });
    } catch {
      // What did fit stays in the file.
    }
  }
}

describe('what is put aside', () => {
  const file = (): string => join(folder, 'settings.json');

  it('never overwrites a file that was set aside at the same time', () => {
    for (const text of ['one', 'two', 'three']) {
      writeFileSync(file(), text);
      expect(moveAside(file(), tuesday)).not.toBeNull();
    }
    expect(asidesOf(file(), 'corrupt').map((name) => readFileSync(join(folder, name), 'utf8'))).toEqual([
      'one',
      'two',
      'three',
    ]);
  });

  it('is bounded: the first and the last ones stay', () => {
    for (let count = 0; count < 20; count += 1) {
      writeFileSync(file(), String(count));
      moveAside(file(), tuesday + count);
      writeFileSync(file(), String(count));
      expect(copyAside(file(), tuesday + count, 1_000)).toBe(true);
    }
    for (const mark of ['corrupt', 'old'] as const) {
      const kept = asidesOf(file(), mark).map((name) => readFileSync(join(folder, name), 'utf8'));
      expect(kept).toHaveLength(maxAside);
      expect(kept).toEqual(['0', '16', '17', '18', '19']);
    }
  });

  it('never removes a folder that it does not own', () => {
    for (let count = 0; count < 9; count += 1) {
      mkdirSync(file());
      writeFileSync(join(file(), 'letter.txt'), 'another user’s');
      moveAside(file(), tuesday + count);
    }
    expect(asidesOf(file(), 'corrupt')).toHaveLength(9);
  });

  it('is reported as absent where it could not be written', () => {
    expect(moveAside(join(folder, 'missing'), tuesday)).toBeNull();
    expect(copyAside(join(folder, 'missing'), tuesday, 1_000)).toBe(false);
  });
});

describe('writeAtomically', () => {
  it('leaves a file for its owner only, whatever was there, and nothing beside it', () => {
    const file = join(folder, 'new', 'file.json');
    writeAtomically(file, 'one');
    chmodSync(file, 0o644);
    writeAtomically(file, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expectOwnerOnly(file);
    if (hasFileModes) expect(statSync(dirname(file)).mode & 0o777).toBe(0o700);
    expect(readdirSync(dirname(file))).toEqual(['file.json']);
  });

  it('throws and leaves nothing behind where its place is taken by a folder', () => {
    const file = join(folder, 'file.json');
    mkdirSync(file);
    expect(() => writeAtomically(file, 'text')).toThrow();
    expect(readdirSync(folder)).toEqual(['file.json']);
  });
});

describe('patiently', () => {
  function failing(times: number, code: string): () => string {
    let left = times;
    return () => {
      if (left === 0) return 'done';
      left -= 1;
      throw Object.assign(new Error('held'), { code });
    };
  }

  it('waits on Windows for a file that is in use, up to a limit', () => {
    const waited: number[] = [];
    const wait = (milliseconds: number): void => void waited.push(milliseconds);
    expect(retryWhileHeld(failing(3, 'EBUSY'), 'win32', wait)).toBe('done');
    expect(waited).toEqual([5, 10, 20]);
    expect(() => retryWhileHeld(failing(99, 'EPERM'), 'win32', wait)).toThrow('held');
    expect(waited.length).toBeLessThan(12);
  });

  it('waits for nothing else, and nowhere else', () => {
    const never = (): never => {
      throw new Error('It waited.');
    };
    expect(() => retryWhileHeld(failing(1, 'ENOSPC'), 'win32', never)).toThrow('held');
    expect(() => retryWhileHeld(failing(1, 'EACCES'), 'linux', never)).toThrow('held');
  });
});
