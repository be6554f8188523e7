import { t } from '../../i18n/page/t.ts';
import type { ChangeOutcome } from '../data/sendChange.ts';
import { failureText } from '../lib/failureText.ts';

/** How one change of several ended, in a line. What was done is named by whoever sent it. */
export function outcomeText(outcome: ChangeOutcome, done: string): string {
  switch (outcome.__typename) {
    case 'Done':
      return done;
    case 'Conflict':
      return t('absence.conflict');
    case 'Refused':
      return outcome.problems.map(({ message }) => message).join(' ');
    case 'OutcomeUnknown':
      return `${outcome.message} ${outcome.action}`;
    case 'NotOffered':
      return outcome.why;
    case 'Failed':
      return failureText(outcome.failure);
  }
}
