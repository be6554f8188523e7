import { type Failure, isOutage } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';

/** What is said below a change that was certainly not done: what there is now, the next step, and that nothing is lost. */
export function notSentText(sofar: string, failure: Failure): string {
  return [sofar, ...(isOutage(failure) ? [t('general.typedKept')] : []), failure.action].join(' ');
}
