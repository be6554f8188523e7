import { type Failure, isOutage } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';

/** The text below a change that was not saved: the current state, the next step, and that no input is lost. */
export function notSentText(sofar: string, failure: Failure): string {
  return [sofar, ...(isOutage(failure) ? [t('general.typedKept')] : []), failure.action].join(' ');
}
