import { randomUUID } from 'node:crypto';
import type { Failure, Result } from '../../contract/failure.ts';
import { type LockReason, maxStaff, type StaffChange, type StaffMember, type StaffView } from '../../contract/staff.ts';
import type { SealedFile } from '../storage/files/sealedFile.ts';
import type { EventBus } from '../foundation/eventBus.ts';
import type { Clock, Encryption } from '../foundation/ports.ts';
import {
  emptyStaff,
  hashPin,
  isPinOf,
  openStaffFile,
  readStaffFile,
  type StoredMember,
  type StoredStaff,
} from './staffFile.ts';
import type { DataFolder } from '../storage/files/dataFolder.ts';
import type { DeskMarks } from '../storage/deskMarks.ts';
import {
  lastManager,
  nameTaken,
  memberMissing,
  ownPinWrong,
  pinWrong,
  staffFull,
  waitBefore,
} from './staffFailures.ts';

/** Who is at the desk, and whether it is locked. */
export interface Staff {
  view(): StaffView;
  /** The person signed in; null where sign-in is off or the desk is locked. */
  who(): StaffMember | null;
  members(): readonly StaffMember[];
  /** Signs a member in. After three wrong PINs each further try has to wait, twice as long every time. */
  signIn(member: string, pin: string): Promise<Result<null>>;
  /** Does nothing where sign-in is off, or where it is locked already. */
  lock(why: LockReason): void;
  /** A key or the pointer was used: restarts the idle timer. */
  active(): void;
  change(change: StaffChange): Promise<Result<null>>;
  changeOwnPin(pin: string, next: string): Promise<Result<null>>;
  /** Removes all members, for a desk without a manager. The caller erases the data that they protected. */
  forgetAll(): Promise<void>;
  /** Reads the list of people once more, where it could not be read. Returns whether it could now. */
  reopen(): Promise<boolean>;
  stop(): void;
}

const done = { ok: true, value: null } as const;

/** A second place that knows whether people sign in here, beside the keys that this protects. */
export interface SignInMark {
  needsSignIn(): Promise<boolean>;
  setSignIn(on: boolean): Promise<boolean>;
}

/** Opens the staff of this desk, locked if it has members, or had some whose list can't be read. */
export async function openStaff(
  options: DataFolder & {
    readonly encryption: Encryption;
    readonly events: EventBus;
    readonly mark: SignInMark;
    readonly marks: DeskMarks;
  },
): Promise<Staff> {
  const { mark, marks } = options;
  const file = await openStaffFile(options);
  const found = await readStaffFile(file, marks, () => mark.needsSignIn());
  // Not awaited: nothing on the screen waits for it, and a key store may take its time.
  if (found && found.members.length > 0) void mark.setSignIn(true);
  return createStaff({ ...options, clock: marks.clock, file, found });
}

function createStaff(options: {
  readonly file: SealedFile;
  /** Null where the list can't be read: the desk is locked then. */
  readonly found: StoredStaff | null;
  readonly mark: SignInMark;
  readonly marks: DeskMarks;
  /** A steady one: a wait is not over because the clock was turned. */
  readonly clock: Clock;
  /** Emits when a member signed in, was added or removed, or the desk was locked. */
  readonly events: EventBus;
}): Staff {
  const { file, clock, events, mark, marks } = options;
  const onChange = (): void => events.emit({ kind: 'settingsChanged' });
  let kept = options.found ?? emptyStaff;
  let isLost = options.found === null;
  let signedIn: string | null = null;
  let why: LockReason = 'start';
  let timer: NodeJS.Timeout | null = null;
  /** One try after the other: many at once would all be counted as the first. */
  let turn: Promise<unknown> = Promise.resolve();

  const find = (id: string | null): StoredMember | undefined => kept.members.find((each) => each.id === id);

  async function keep(next: StoredStaff): Promise<void> {
    kept = next;
    // The list before its mark: a crash in between leaves a list that is newer than its mark, which is believed. One
    // without any mark would not be: it counts its writings only where a mark can be written.
    const isMarked = marks.staff !== null || (file.kept && (await marks.set({ staff: 0 })));
    kept = { ...next, revision: isMarked ? (marks.staff ?? 0) + 1 : 0 };
    const { revision } = kept;
    if ((await file.write(kept)) && isMarked) await marks.set({ staff: revision });
  }

  function keepMember(id: string, change: Partial<StoredMember>): Promise<void> {
    const members = kept.members.map((each) => (each.id === id ? { ...each, ...change } : each));
    return keep({ ...kept, members });
  }

  function restartIdle(): void {
    if (timer) clearTimeout(timer);
    timer = signedIn === null ? null : setTimeout(() => lock('idle'), kept.idleMinutes * 60_000);
    timer?.unref();
  }

  function lock(reason: LockReason): void {
    const member = find(signedIn);
    if (!member) return;
    signedIn = null;
    why = reason;
    restartIdle();
    events.emit({ kind: 'deskLocked', why: reason, who: strip(member) });
    onChange();
  }

  /** Whether the PIN is right, with a delay after wrong ones. */
  async function tryPin(id: string, pin: string, wrong: () => Failure): Promise<Result<null>> {
    const member = find(id);
    if (!member) return { ok: false, failure: memberMissing() };
    const wait = member.failedAt + waitAfter(member.failures) - clock.now();
    // A clock that was set back must not lock a member out for longer than the longest wait.
    if (wait > 0 && wait <= longestWait) return { ok: false, failure: waitBefore(Math.ceil(wait / 1000)) };
    if (await isPinOf(pin, member.pin)) {
      if (member.failures > 0) await keepMember(id, { failures: 0, failedAt: 0 });
      return done;
    }
    await keepMember(id, { failures: member.failures + 1, failedAt: clock.now() });
    return { ok: false, failure: wrong() };
  }

  function enqueue<Value>(work: () => Promise<Value>): Promise<Value> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  async function add(member: Pick<StaffMember, 'name' | 'role'>, pin: string): Promise<Result<string>> {
    const name = member.name.trim();
    if (kept.members.length >= maxStaff) return { ok: false, failure: staffFull() };
    if (isTaken(name, null)) return { ok: false, failure: nameTaken() };
    const added = { id: randomUUID(), name, role: member.role, pin: await hashPin(pin), failures: 0, failedAt: 0 };
    await keep({ ...kept, members: [...kept.members, added] });
    return { ok: true, value: added.id };
  }

  function isTaken(name: string, by: string | null): boolean {
    const same = ({ id, name: other }: StoredMember): boolean =>
      id !== by && other.toLowerCase() === name.toLowerCase();
    return kept.members.some(same);
  }

  function isLastManager(id: string): boolean {
    return kept.members.filter(({ role }) => role === 'manager').every((each) => each.id === id);
  }

  async function changeNow(change: StaffChange): Promise<Result<null>> {
    if (change.kind === 'turnOn') {
      if (kept.members.length > 0) return { ok: false, failure: nameTaken() };
      const added = await add({ name: change.name, role: 'manager' }, change.pin);
      if (!added.ok) return added;
      signedIn = added.value;
      await mark.setSignIn(true);
      return done;
    }
    if (change.kind === 'turnOff') {
      await keep(emptyStaff);
      await mark.setSignIn(false);
      signedIn = null;
      return done;
    }
    if (change.kind === 'idle') {
      await keep({ ...kept, idleMinutes: change.minutes });
      return done;
    }
    if (change.kind === 'add') {
      const added = await add(change, change.pin);
      return added.ok ? done : added;
    }
    if (!find(change.id)) return { ok: false, failure: memberMissing() };
    switch (change.kind) {
      case 'rename': {
        const name = change.name.trim();
        if (isTaken(name, change.id)) return { ok: false, failure: nameTaken() };
        await keepMember(change.id, { name });
        return done;
      }
      case 'role':
        if (change.role !== 'manager' && isLastManager(change.id)) return { ok: false, failure: lastManager() };
        await keepMember(change.id, { role: change.role });
        return done;
      case 'pin':
        await keepMember(change.id, { pin: await hashPin(change.pin), failures: 0, failedAt: 0 });
        return done;
      case 'remove':
        if (isLastManager(change.id)) return { ok: false, failure: lastManager() };
        if (change.id === signedIn) lock('hand');
        await keep({ ...kept, members: kept.members.filter(({ id }) => id !== change.id) });
        return done;
    }
  }

  return {
    view() {
      if (isLost) return { kind: 'locked', kept: file.kept, members: [], why: 'unreadable' };
      if (kept.members.length === 0) return { kind: 'off', kept: file.kept };
      const members = kept.members.map(strip);
      const member = members.find(({ id }) => id === signedIn);
      return member
        ? { kind: 'signedIn', kept: file.kept, members, member, idleMinutes: kept.idleMinutes }
        : { kind: 'locked', kept: file.kept, members, why };
    },
    who() {
      const member = find(signedIn);
      return member ? strip(member) : null;
    },
    members: () => kept.members.map(strip),
    signIn: (id, pin) =>
      enqueue(async () => {
        const tried = await tryPin(id, pin, pinWrong);
        if (!tried.ok) return tried;
        signedIn = id;
        restartIdle();
        onChange();
        return done;
      }),
    lock,
    active: restartIdle,
    change: (change) =>
      enqueue(async () => {
        const changed = await changeNow(change);
        restartIdle();
        onChange();
        return changed;
      }),
    changeOwnPin: (pin, next) =>
      enqueue(async () => {
        const id = signedIn;
        if (id === null) return { ok: false, failure: memberMissing() };
        const tried = await tryPin(id, pin, ownPinWrong);
        if (tried.ok) await keepMember(id, { pin: await hashPin(next) });
        return tried;
      }),
    forgetAll: () =>
      enqueue(async () => {
        signedIn = null;
        kept = emptyStaff;
        await file.erase();
        await mark.setSignIn(false);
        isLost = false;
        restartIdle();
        onChange();
      }),
    reopen: () =>
      enqueue(async () => {
        if (!isLost) return true;
        await marks.reopen();
        const found = await readStaffFile(file, marks, () => mark.needsSignIn());
        if (!found) return false;
        kept = found;
        isLost = false;
        why = 'start';
        onChange();
        return true;
      }),
    stop() {
      if (timer) clearTimeout(timer);
    },
  };
}

const freeTries = 3;
const firstWait = 5_000;
const longestWait = 5 * 60_000;

/** Milliseconds that a try has to wait after so many wrong ones: 5 s after the third, doubled with each, at most 5 minutes. */
export function waitAfter(failures: number): number {
  return failures < freeTries ? 0 : Math.min(firstWait * 2 ** (failures - freeTries), longestWait);
}

function strip({ id, name, role }: StoredMember): StaffMember {
  return { id, name, role };
}
