import { BrowserWindow, dialog } from 'electron';
import { t } from '../../i18n/core/t.ts';

/** Longer than a keyring takes that asks for nothing; whoever types its password is told what is waited for. */
const longestSilence = 20_000;

/** Runs a call to the system's key store; rejects once the person goes on without it. */
export type AwaitKeyring = <Value>(call: () => Promise<Value>) => Promise<Value>;

/**
 * Waits for the key store, and asks the person where it stays silent: a locked keyring may wait for its password in a
 * window behind ours, or never answer. One question at a time; after “Continue without it” none more in this run.
 */
export function createKeyringWait(ask: (answered: AbortSignal) => Promise<boolean> = askToUnlock): AwaitKeyring {
  let isGivenUp = false;
  let question: { readonly reply: Promise<boolean>; readonly answered: AbortController } | null = null;

  function askOnce(): Promise<boolean> {
    if (question) return question.reply;
    const answered = new AbortController();
    const reply = ask(answered.signal).finally(() => (question = null));
    question = { reply, answered };
    return reply;
  }

  return async (call) => {
    if (isGivenUp) throw new Error('Front Desk goes on without the system’s key store.');
    let answer = call();
    while (!(await answersInTime(answer))) {
      // Another call may have been answered so meanwhile.
      const isTriedAgain = !isGivenUp && (await Promise.race([askOnce(), answer.then(() => true)]));
      if (!isTriedAgain) {
        isGivenUp = true;
        // It may still fail later.
        answer.catch(() => undefined);
        throw new Error('The system’s key store did not answer.');
      }
      // The first call may have been lost with the service that it waits for.
      answer = Promise.race([answer, call()]);
    }
    const value = await answer;
    // Whoever has unlocked it elsewhere need not press a button as well.
    question?.answered.abort();
    return value;
  };
}

/** Whether a call ends within the longest silence, well or not. */
async function answersInTime(answer: Promise<unknown>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), longestSilence);
  });
  const isAnswered = (): boolean => true;
  return Promise.race([answer.then(isAnswered, isAnswered), silence]).finally(() => clearTimeout(timer));
}

/** True to try again. */
async function askToUnlock(answered: AbortSignal): Promise<boolean> {
  const [window] = BrowserWindow.getAllWindows();
  const options = {
    type: 'warning' as const,
    message: t('desktop.keyringSilent'),
    detail: t('desktop.keyringSilentWhy'),
    buttons: [t('desktop.tryAgain'), t('desktop.withoutKeyring')],
    defaultId: 0,
    // Esc must not lose what was saved.
    cancelId: 0,
    signal: answered,
  };
  const { response } = await (window ? dialog.showMessageBox(window, options) : dialog.showMessageBox(options));
  return response === 0;
}
