import { t } from '../../../i18n/page/t.ts';
import type { NoticeText } from '../../components/ChangeNotice.tsx';
import type { NoticeRequest } from '../../state/notices.ts';
import { resultNotice } from '../../submission/resultNotice.ts';
import { messageFieldOf, type MessageResult, type MessageWork } from './messageWork.ts';
import type { HeldResult } from './sendHeld.ts';

/** Why a message was not sent, shown over any screen. */
export function heldMessageNotice({ name }: MessageWork, result: HeldResult, open: () => void): NoticeRequest {
  const texts = {
    ElsewhereChanged: t('messages.elsewhere', { name }),
    OutcomeUnknown: t('messages.perhapsSentTo', { name }),
    other: t('messages.notSentTo', { name }),
  };
  const kind = result.__typename;
  const text = kind === 'ElsewhereChanged' || kind === 'OutcomeUnknown' ? texts[kind] : texts.other;
  return { text, action: { label: t('messages.look'), run: open }, until: 'dismissed', trouble: true };
}

interface NextSteps {
  readonly retry: () => void;
  /** Null where the service lists no messages. */
  readonly refetch: (() => void) | null;
  /** The time of day of the last refetch. */
  readonly refetchedAt: string | null;
}

/** Why a message was not sent, shown above its text. */
export function messageNotice(
  result: MessageResult | null,
  { retry, refetch, refetchedAt }: NextSteps,
): NoticeText | null {
  return resultNotice(
    result,
    {
      nothingDone: t('messages.notSent'),
      notAccepted: t('messages.notAccepted'),
      correct: t('messages.putRight'),
      fieldOf: messageFieldOf,
      retry: { label: t('general.tryAgain'), run: retry },
    },
    (own) => {
      if (own.__typename !== 'OutcomeUnknown') return null;
      return {
        tone: 'caution',
        title: t('messages.perhapsSent'),
        more: refetchedAt === null ? `${own.message} ${own.action}` : t('messages.notThereYet', { time: refetchedAt }),
        ...(refetch && { action: { label: t('messages.checkAgain'), run: refetch } }),
      };
    },
  );
}
