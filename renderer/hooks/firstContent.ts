import { afterPaint } from './afterPaint.ts';

let resolveShown = (): void => undefined;
const shown = new Promise<void>((resolve) => (resolveShown = resolve));

/** The screen shows what it was opened for. Once it is painted, what else may be needed is loaded. */
export function noteFirstContent(): () => void {
  return afterPaint(resolveShown);
}

/**
 * Resolves once the first screen has painted its content, at the latest after `timeout` ms. A page that waits for its
 * day is idle as well: without this, the code of every other screen would be loaded first.
 */
export function afterFirstContent(timeout: number): Promise<void> {
  const late = new Promise<void>((resolve) => void setTimeout(resolve, timeout));
  return Promise.race([shown, late]);
}

/** Resolves when the page is idle after its first content, at the latest `timeout` ms after that. */
export async function waitForIdle(timeout: number): Promise<void> {
  await afterFirstContent(timeout);
  return new Promise((resolve) => {
    requestIdleCallback(() => resolve(), { timeout });
  });
}
