import { t } from '../../../../i18n/page/t.ts';
import type { NoticeText } from '../../../components/ChangeNotice.tsx';
import type { AppointmentChangeOutcome } from '../../../data/sendChange.ts';
import { notSentText } from '../../../submission/notSentText.ts';

type NotDone = Exclude<AppointmentChangeOutcome, { readonly __typename: 'Done' }>;

/** Why nothing was done, or that this is unknown; `nothingDone` says so in a sentence. */
export function outcomeNotice(outcome: NotDone, nothingDone: string): NoticeText {
  switch (outcome.__typename) {
    case 'OutcomeUnknown':
      return { tone: 'caution', title: outcome.message, more: outcome.action };
    case 'Conflict':
      return { tone: 'danger', title: t('general.changedFirst') };
    case 'Refused':
      return {
        tone: 'danger',
        title: outcome.problems.map(({ message }) => message).join(' '),
        more: nothingDone,
      };
    case 'NotOffered':
      return { tone: 'danger', title: outcome.why, more: nothingDone };
    case 'Failed':
      return {
        tone: 'danger',
        title: outcome.failure.message,
        more: notSentText(nothingDone, outcome.failure),
      };
  }
}
