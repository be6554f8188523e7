import { type Failure, isOutage } from '../../electron/contract/failure.ts';

/** What is said below a change that was certainly not done: what there is now, the next step, and that nothing is lost. */
export function notSentWords(sofar: string, failure: Failure): string {
  const kept = isOutage(failure)
    ? ' What you typed is kept: nothing is sent by itself, send it once the service answers.'
    : '';
  return `${sofar} ${failure.action}${kept}`;
}
