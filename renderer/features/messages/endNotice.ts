import { say } from '../../../words/page/say.ts';
import type { NoticeWords } from '../../components/ChangeNotice.tsx';
import type { NoticeRequest } from '../../lib/notices.ts';
import { notSentWords } from '../../lib/notSentWords.ts';
import type { MessageEnd, MessageWork } from './messageWork.ts';
import type { HeldEnd } from './useHeld.ts';

/** What came of a message, told wherever somebody is meanwhile. */
export function endNotice({ name }: MessageWork, end: HeldEnd, look: () => void): NoticeRequest {
  const words =
    end.kind === 'elsewhere'
      ? say('messages.elsewhere', { name })
      : end.kind === 'unknown'
        ? say('messages.perhapsSentTo', { name })
        : say('messages.notSentTo', { name });
  return { words, action: { word: say('messages.look'), run: look }, until: 'dismissed', trouble: true };
}

/** Why a message was not sent, or why nobody knows, above what was written; null where there is nothing to say. */
export function noticeWords(
  end: MessageEnd | null,
  { onRetry, onLook, lookedAt }: { onRetry: () => void; onLook: (() => void) | null; lookedAt: string | null },
): NoticeWords | null {
  const nothing = say('messages.notSent');
  switch (end?.kind) {
    case undefined:
    case 'done':
    case 'unnamed':
    case 'conflict':
      return null;
    case 'refused':
      return {
        tone: 'danger',
        title: end.words.length > 0 ? end.words.join(' ') : say('messages.notAccepted'),
        more: `${nothing} ${say('messages.putRight')}`,
      };
    case 'notOffered':
      return { tone: 'danger', title: end.why, more: nothing };
    case 'failed':
      return {
        tone: 'danger',
        title: end.failure.message,
        more: notSentWords(nothing, end.failure),
        action: { word: say('general.tryAgain'), run: onRetry },
      };
    case 'unknown':
      return {
        tone: 'caution',
        title: say('messages.perhapsSent'),
        more: lookedAt === null ? `${end.message} ${end.action}` : say('messages.notThereYet', { time: lookedAt }),
        ...(onLook && { action: { word: say('messages.lookAgain'), run: onLook } }),
      };
  }
}
