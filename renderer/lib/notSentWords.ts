import { type Failure, isOutage } from '../../electron/contract/failure.ts';

/** What is said below a change that was certainly not done: what there is now, the next step, and that nothing is lost. */
export function notSentWords(sofar: string, failure: Failure): string {
  const kept = isOutage(failure) ? ' What you typed is kept; send it yourself once the service answers.' : '';
  return `${sofar}${kept} ${failure.action}`;
}
