import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls, computer, resetElectron } from '../support/electron/electronStandIn.ts';
import { createEncryption } from '../../electron/desktop/desktopCore.ts';
import { createKeyringWait } from '../../electron/desktop/keyringWait.ts';

vi.mock('electron', async () => (await import('../support/electron/electronStandIn.ts')).electron);

const never = (): Promise<never> => new Promise<never>(() => undefined);
/** A keyring that answers once it is unlocked. */
function lockedKeyring(): { readonly call: () => Promise<string>; unlock(): void } {
  let unlock = (): void => undefined;
  const unlocked = new Promise<string>((resolve) => (unlock = () => resolve('secret')));
  return { call: () => unlocked, unlock: () => unlock() };
}

beforeEach(() => {
  resetElectron();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval'] });
});
afterEach(() => void vi.useRealTimers());

describe('a key store that does not answer', () => {
  it('asks after twenty seconds, and is waited for again', async () => {
    const keyring = lockedKeyring();
    const asked: AbortSignal[] = [];
    const outcome = createKeyringWait(async (signal) => {
      asked.push(signal);
      return true;
    })(keyring.call);
    await vi.advanceTimersByTimeAsync(19_000);
    expect(asked).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(22_000);
    expect(asked).toHaveLength(2);
    keyring.unlock();
    await expect(outcome).resolves.toBe('secret');
  });

  it('is called again: the first call may be lost with its service', async () => {
    let count = 0;
    const wait = createKeyringWait(async () => true);
    const outcome = wait(() => (++count === 1 ? never() : Promise.resolve('secret')));
    await vi.advanceTimersByTimeAsync(21_000);
    await expect(outcome).resolves.toBe('secret');
  });

  it('is done without for this run, in one question, and its later failure is none of the app', async () => {
    let asked = 0;
    const wait = createKeyringWait(async () => (asked++, false));
    const outcomes = Promise.allSettled([wait(never), wait(() => new Promise((_, fail) => setTimeout(fail, 30_000)))]);
    await vi.advanceTimersByTimeAsync(40_000);
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(wait(async () => 'secret')).rejects.toThrow('without');
    expect(asked).toBe(1);
  });

  it('takes its question back once it answers', async () => {
    const keyring = lockedKeyring();
    let question: AbortSignal | null = null;
    const outcome = createKeyringWait((signal) => {
      question = signal;
      return never();
    })(keyring.call);
    await vi.advanceTimersByTimeAsync(21_000);
    keyring.unlock();
    await expect(outcome).resolves.toBe('secret');
    // Sound: it was set by the question.
    expect((question as AbortSignal | null)?.aborted).toBe(true);
  });

  it('leaves the desk without protection, not without a window', async () => {
    computer.encrypt = never;
    computer.pressed = async () => 1;
    const protection = createEncryption('linux').protection();
    await vi.advanceTimersByTimeAsync(21_000);
    expect(await protection).toBe('none');
    const question = calls.find(({ name }) => name === 'dialog.showMessageBox')?.args[0];
    expect(question).toMatchObject({ message: 'Unlock this computer’s keyring', cancelId: 0 });
  });
});
