import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, readdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type FolderLock, lockFolder, openDataFolder } from '../../../../electron/core/storage/files/dataFolder.ts';
import { createNotices } from '../../../../electron/core/foundation/notices.ts';
import { withoutPrivileges } from '../../../support/core/damage.ts';
import { hasFileModes } from '../../../support/core/fileModes.ts';
import { startTestCore, temporaryFolder, tuesday, valueOf } from '../../../support/core/memoryCore.ts';

let temporary: ReturnType<typeof temporaryFolder>;
let folder: string;
beforeEach(() => {
  temporary = temporaryFolder();
  folder = temporary.folder;
});
afterEach(() => temporary.remove());

const clock = { now: () => tuesday };
const claims = (): readonly string[] => readdirSync(folder).filter((name) => name.startsWith('front-desk.lock.'));

async function lock(): Promise<Extract<FolderLock, { kind: 'held' }>> {
  const taken = await lockFolder(folder);
  if (taken.kind !== 'held') throw new Error(`The lock is ${taken.kind}.`);
  onTestFinished(() => taken.release());
  return taken;
}

/** A claim of this process under another name, with parts of it changed. */
async function claimOf(change: (parts: string[]) => string[]): Promise<string> {
  const own = await lockFolder(folder);
  const [name = ''] = claims();
  const made = change(name.replace('front-desk.lock.', '').split('-')).join('-');
  if (own.kind === 'held') own.release();
  const file = join(folder, `front-desk.lock.${made}`);
  writeFileSync(file, '');
  return file;
}

describe('lockFolder', () => {
  it('is held by one, and by the next when that one lets go', async () => {
    const first = await lock();
    expect(await lockFolder(folder)).toEqual({ kind: 'taken', by: process.pid });
    expect(first.isHeld()).toBe(true);
    first.release();
    expect(claims()).toEqual([]);
    expect((await lock()).isHeld()).toBe(true);
    expect(claims()).toHaveLength(1);
  });

  it('is held by exactly one of many concurrent processes', async () => {
    const all = await Promise.all(Array.from({ length: 12 }, () => lockFolder(folder)));
    const held = all.filter((each) => each.kind === 'held');
    expect(held).toHaveLength(1);
    expect(claims()).toHaveLength(1);
    for (const each of held) each.release();
  });

  it('takes the place of a process that is gone, and removes what that left', async () => {
    const child = spawn(process.execPath, ['-e', '']);
    await once(child, 'exit');
    await claimOf(([, ...rest]) => [String(child.pid), ...rest]);
    await lock();
    expect(claims()).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')('distinguishes a process from a later one with the same number', async () => {
    await claimOf(([pid = '', , ...rest]) => [pid, '1', ...rest]);
    await lock();
    expect(claims()).toHaveLength(1);
  });

  it.runIf(process.platform === 'linux')(
    'takes the place of whatever ran before this computer was started',
    async () => {
      await claimOf(([pid = '', started = '', machine = '', , ...rest]) => [pid, started, machine, 'abcdef', ...rest]);
      await lock();
      expect(claims()).toHaveLength(1);
    },
  );

  it('believes another computer for as long as it gives signs of life', async () => {
    const file = await claimOf(([pid = '', started = '', , ...rest]) => [pid, started, 'abcdef', ...rest]);
    expect(await lockFolder(folder)).toMatchObject({ kind: 'taken' });
    const longAgo = new Date(Date.now() - 600_000);
    utimesSync(file, longAgo, longAgo);
    await lock();
    expect(claims()).toHaveLength(1);
  });

  it('does not believe a claim from the future', async () => {
    const file = await claimOf(([pid = '', started = '', , ...rest]) => [pid, started, 'abcdef', ...rest]);
    const inAYear = new Date(Date.now() + 31_536_000_000);
    utimesSync(file, inAYear, inAYear);
    await lock();
    expect(claims()).toHaveLength(1);
  });

  it('claims a removed lock again, but not one that another process took', async () => {
    const first = await lock();
    for (const name of claims()) rmSync(join(folder, name));
    expect(first.isHeld()).toBe(true);
    expect(claims()).toHaveLength(1);
    const [own = ''] = claims();
    renameSync(join(folder, own), join(folder, 'elsewhere'));
    await lock();
    expect(first.isHeld()).toBe(false);
    expect(claims()).toHaveLength(1);
  });

  it('leaves other files alone', async () => {
    const names = ['front-desk.lock.txt', 'front-desk.lock.', 'settings.json'];
    for (const name of names) writeFileSync(join(folder, name), '');
    await lock();
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(names));
  });
});

describe('a data folder', () => {
  it('is swept of half-written files by its owner only', async () => {
    const draft = join(folder, 'settings.json.0123456789ab.tmp');
    const other = join(folder, 'notes.tmp');
    for (const file of [draft, other]) writeFileSync(file, '');
    const first = await openDataFolder({ folder, clock, notices: createNotices() });
    expect(readdirSync(folder)).toEqual(expect.not.arrayContaining(['settings.json.0123456789ab.tmp']));
    writeFileSync(draft, '');
    await openDataFolder({ folder, clock, notices: createNotices() });
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['settings.json.0123456789ab.tmp', 'notes.tmp']));
    first.close();
  });

  it.skipIf(!hasFileModes)('that can’t be written is read, and this is reported', async () => {
    await withoutPrivileges(folder, async () => {
      chmodSync(folder, 0o500);
      const notices = createNotices();
      const data = await openDataFolder({ folder, clock, notices });
      expect(data.mayWrite()).toBe(false);
      expect(data.takenBy).toBeNull();
      expect(notices.list()).toMatchObject([{ id: 'folder-closed' }]);
      chmodSync(folder, 0o700);
    });
  });

  it('that is a file gives an error message', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    await expect(openDataFolder({ folder: file, clock, notices: createNotices() })).rejects.toThrow('is not a folder.');
  });
});

describe('a second core on one folder', () => {
  it('shows everything, writes nothing and reports it; the files of the first stay', async () => {
    const first = await startTestCore({}, folder);
    onTestFinished(() => first.close());
    valueOf(await first.request('settings:change', { appearance: 'dark' }));
    const before = readFileSync(join(folder, 'settings.json'));
    const second = await startTestCore({}, folder);
    onTestFinished(() => second.close());
    expect(second.core.takenBy).toBe(process.pid);
    const view = valueOf(await second.request('settings:change', { appearance: 'light' }));
    expect(view.appearance).toBe('light');
    expect(view.notices).toMatchObject([
      { id: 'folder-taken', message: expect.stringContaining('Another Front Desk') },
    ]);
    expect(readFileSync(join(folder, 'settings.json')).equals(before)).toBe(true);
    expect(valueOf(await first.request('settings:read', null))).toMatchObject({ appearance: 'dark', notices: [] });
  });

  it('in a process of its own loses the first none of 400 changes', async () => {
    const children = await Promise.all(['a', 'b'].map((who) => startSetter(who)));
    for (const child of children) child.go();
    const [one, other] = await Promise.all(children.map((child) => child.end));
    const winner = one?.kept === 400 ? 'a' : 'b';
    expect([one, other].map((each) => each?.kept)).toEqual(winner === 'a' ? [400, 0] : [0, 400]);
    expect([one, other].find((each) => each?.kept === 0)?.notices).toEqual(['folder-taken']);
    // Sound: it is what the process has just written.
    const { keys } = JSON.parse(readFileSync(join(folder, 'keys.json'), 'utf8')) as { keys: Record<string, number> };
    expect(Object.keys(keys)).toEqual(Array.from({ length: 400 }, (_, count) => `${winner}${count}`));
    expect(claims()).toEqual([]);
  });
});

interface Outcome {
  readonly kept: number;
  readonly notices: readonly string[];
}

async function startSetter(who: string): Promise<{ go(): void; readonly end: Promise<Outcome> }> {
  const script = fileURLToPath(new URL('../../../support/core/keySetter.ts', import.meta.url));
  const child: ChildProcess = spawn(process.execPath, [script, folder, who], { stdio: ['pipe', 'pipe', 'inherit'] });
  if (!child.stdout) throw new Error('The process has no output.');
  const lines = createInterface({ input: child.stdout });
  await once(lines, 'line');
  const exit = once(child, 'exit');
  return {
    go: () => void child.stdin?.write('go\n'),
    end: once(lines, 'line').then(async ([line]) => {
      // The folder is closed after the outcome is printed.
      await exit;
      // Sound: keySetter.ts prints exactly this.
      return JSON.parse(String(line)) as Outcome;
    }),
  };
}
