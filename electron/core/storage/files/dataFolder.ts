import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Notices } from '../../foundation/notices.ts';
import type { Clock } from '../../foundation/ports.ts';
import { t } from '../../../../i18n/core/t.ts';
import { listFolder, sweepDrafts } from './atomicWrite.ts';

/** The folder of all the app's files, and what every store in it needs: spread it into a store's options. */
export interface DataFolder {
  readonly folder: string;
  readonly clock: Clock;
  readonly notices: Notices;
  /** Checked before every write, renames and removals included. */
  readonly mayWrite: () => boolean;
}

export interface OpenedDataFolder extends DataFolder {
  /** The id of the process that works on this folder already; null where there is none. */
  readonly takenBy: number | null;
  /** Releases the lock. */
  close(): void;
}

/** The app's data folder; leftovers of interrupted writes are removed at the start. */
const places = ['.', 'maps', 'exports'];

/**
 * Opens the folder for this process alone. If another process has it, or it is not writable, everything in it is still
 * read, nothing is written, and a notice reports it. Throws where the path is no folder.
 */
export async function openDataFolder(options: {
  readonly folder: string;
  readonly clock: Clock;
  readonly notices: Notices;
}): Promise<OpenedDataFolder> {
  const { folder, notices } = options;
  makeFolder(folder);
  closeToOthers(folder, notices);
  const lock = await lockFolder(folder);
  if (lock.kind === 'held') {
    for (const place of places) sweepDrafts(join(folder, place));
    return {
      ...options,
      takenBy: null,
      mayWrite() {
        const held = lock.isHeld();
        if (!held) notices.note('folder-lost', () => t('files.folderLost'));
        return held;
      },
      close: () => lock.release(),
    };
  }
  if (lock.kind === 'taken') notices.note('folder-taken', () => t('files.folderTaken'));
  else notices.note('folder-closed', () => t('files.folderClosed'));
  return {
    ...options,
    takenBy: lock.kind === 'taken' ? lock.by : null,
    mayWrite: () => false,
    close: () => undefined,
  };
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : null;
    // A failing disk is tolerated; a path that is no folder is an error in the set-up.
    if (code === 'EEXIST' || code === 'ENOTDIR') throw new Error(`${folder} is not a folder.`, { cause: error });
  }
}

/**
 * Takes the right to write in the folder from other users of this computer, and reports it: until now they could have
 * replaced what is in it. Windows has no such modes; its profile folders are closed by their lists.
 */
function closeToOthers(folder: string, notices: Notices): void {
  if (process.platform === 'win32') return;
  const about = statSync(folder, { throwIfNoEntry: false });
  if (!about) return;
  const isOwn = about.uid === process.geteuid?.();
  if (isOwn && (about.mode & 0o022) === 0) return;
  let isClosed = false;
  try {
    chmodSync(folder, 0o700);
    isClosed = isOwn;
  } catch {
    // Only its owner may.
  }
  notices.note('folder-open', () => t(isClosed ? 'files.folderWasOpen' : 'files.folderOpen'));
}

export type FolderLock =
  | {
      readonly kind: 'held';
      /** Checked before every write: a claim that was deleted is created again, unless another process has claimed the folder. */
      isHeld(): boolean;
      release(): void;
    }
  /** Another process works on this folder. */
  | { readonly kind: 'taken'; readonly by: number }
  /** The folder is read-only, so that no lock can be written either. */
  | { readonly kind: 'unwritable' };

/** The parts of a claim's file name: its process, and the computer and boot on which it runs. */
interface Claim {
  readonly name: string;
  readonly pid: number;
  /** When that process started, in the system's own count; `0` where the system does not report it. */
  readonly started: string;
  /** The computer, its boot and its process-number namespace; `0` where the system does not report them. */
  readonly machine: string;
  readonly boot: string;
  readonly space: string;
}

const tries = 5;
const beat = 30_000;
/** How long a claim counts after its last heartbeat if its process can't be checked. */
const longestSilence = 4 * beat;
const format = /^front-desk\.lock\.(\d+)-(\w+)-(\w+)-(\w+)-(\w+)-[0-9a-f]{12}$/;

/**
 * Locks a folder for this process. Each process first creates a claim of its own and only then lists the others: of two,
 * the later one sees the other's, so both never hold the lock. A claim is never taken over, only removed when its process
 * is gone, so there is no race between check and use. A crash leaves a claim behind; the next start removes it.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  let other: Claim | null = null;
  for (let count = 0; count < tries; count += 1) {
    const own = createClaim(folder);
    if (own === null) return { kind: 'unwritable' };
    other = findCompetingClaim(folder, own);
    if (other === null) return hold(folder, own);
    remove(folder, own.name);
    // A process that started at the same moment backs off as well; the first to retry holds the lock.
    await wait(5 + Math.random() * 25);
  }
  return { kind: 'taken', by: other?.pid ?? 0 };
}

function hold(folder: string, first: Claim): FolderLock {
  let own: Claim | null = first;
  const beats = setInterval(() => {
    if (own) touch(folder, own);
  }, beat);
  beats.unref();
  return {
    kind: 'held',
    isHeld() {
      if (own && existsSync(join(folder, own.name))) return true;
      own = createClaim(folder);
      if (own === null || findCompetingClaim(folder, own) === null) return own !== null;
      remove(folder, own.name);
      own = null;
      return false;
    },
    release() {
      clearInterval(beats);
      if (own) remove(folder, own.name);
      own = null;
    },
  };
}

function createClaim(folder: string): Claim | null {
  const { machine, boot, space } = processIdentity();
  const started = startOf(process.pid) ?? '0';
  const name = `front-desk.lock.${process.pid}-${started}-${machine}-${boot}-${space}-${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(join(folder, name), '', { flag: 'wx', mode: 0o600 });
    return { name, pid: process.pid, started, machine, boot, space };
  } catch {
    return null;
  }
}

/** A claim of another live process. Claims of dead processes are removed on the way. */
function findCompetingClaim(folder: string, own: Claim): Claim | null {
  let found: Claim | null = null;
  for (const claim of claimsIn(folder)) {
    if (claim.name === own.name) continue;
    if (isAlive(folder, claim, own)) found ??= claim;
    else remove(folder, claim.name);
  }
  return found;
}

function claimsIn(folder: string): readonly Claim[] {
  return listFolder(folder).flatMap((name) => {
    const [, pid, started = '0', machine = '0', boot = '0', space = '0'] = format.exec(name) ?? [];
    return pid === undefined ? [] : [{ name, pid: Number(pid), started, machine, boot, space }];
  });
}

function isAlive(folder: string, claim: Claim, own: Claim): boolean {
  // A shared folder, or a container beside this one: its processes can't be seen from here.
  if (claim.machine !== own.machine) return isFresh(folder, claim, own);
  if (claim.boot !== own.boot) return false;
  if (claim.space !== own.space) return isFresh(folder, claim, own);
  if (!exists(claim.pid)) return false;
  const started = startOf(claim.pid);
  // If the system does not report when a process started, its number may belong to another process by now.
  return claim.started === '0' || started === null ? isFresh(folder, claim, own) : started === claim.started;
}

function isFresh(folder: string, claim: Claim, own: Claim): boolean {
  try {
    // A time in the future was set by hand: no heartbeat of a live process has it.
    return Math.abs(timeOf(folder, own) - timeOf(folder, claim)) < longestSilence;
  } catch {
    return false;
  }
}

function timeOf(folder: string, { name }: Claim): number {
  return statSync(join(folder, name)).mtimeMs;
}

function touch(folder: string, { name }: Claim): void {
  try {
    // Writes a byte, so that the disk's clock sets the time: all processes that share the disk use that clock.
    writeFileSync(join(folder, name), '.', { flag: 'r+' });
  } catch {
    // The next write checks the claim again.
  }
}

function remove(folder: string, name: string): void {
  try {
    rmSync(join(folder, name), { force: true });
  } catch {
    // The next start checks it again.
  }
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process can't be inspected, but it exists.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * When a process started, which distinguishes it from a later one with the same number; null where the system does not
 * report it.
 */
function startOf(pid: number): string | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The second field is a name in brackets, which may hold anything.
    const [state, ...rest] = fields.slice(fields.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' || state === 'X' ? 'gone' : (rest[18] ?? null);
  } catch {
    return null;
  }
}

function processIdentity(): Pick<Claim, 'machine' | 'boot' | 'space'> {
  return {
    machine: short(hostname()),
    boot: short(attempt(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1'))),
    space: short(attempt(() => readlinkSync('/proc/self/ns/pid'))),
  };
}

function attempt(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}

function short(text: string): string {
  return text === '' ? '0' : createHash('sha256').update(text).digest('hex').slice(0, 12);
}
