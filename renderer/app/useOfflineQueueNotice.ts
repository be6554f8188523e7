import { useEffect, useEffectEvent, useRef } from 'react';
import { isOutage } from '../../electron/contract/failure.ts';
import { t } from '../../i18n/page/t.ts';
import { useOfflineQueue } from '../bridge/offlineQueue.ts';
import { currentEnvironment, useSettings } from '../bridge/SettingsContext.tsx';
import { openDialog } from '../state/dialogs.ts';
import { notify, readNotices } from '../state/notices.ts';

const about = 'offline queue';

/**
 * One notice once the service answers and something is queued, also after a restart. Nothing is sent by itself. Returns a
 * function that dismisses the notice.
 */
export function useOfflineQueueNotice(): () => void {
  const { view } = useSettings();
  const queue = useOfflineQueue();
  const outcome = currentEnvironment(view)?.lastOutcome;
  // A cancelled request is no evidence of either.
  const isAnswering = outcome != null && outcome.kind !== 'cancelled' && !isOutage(outcome);
  const checkIns = queue.filter(({ kind }) => kind === 'checkIn').length;
  const notes = queue.length - checkIns;
  const isDue = isAnswering && queue.length > 0;
  const dismiss = useRef<() => void>(() => undefined);

  const announce = (text: string): void => {
    dismiss.current = notify({
      text,
      action: { label: t('app.offlineReviewShort'), run: () => openDialog('offlineReview') },
      until: 'dismissed',
      about,
    });
  };
  const text = [
    ...(checkIns > 0 ? [t('app.offlineCheckIns', { count: checkIns })] : []),
    ...(notes > 0 ? [t('app.offlineNotes', { count: notes })] : []),
  ].join(' ');
  const onDue = useEffectEvent((): void => announce(text));
  const onText = useEffectEvent(announce);
  useEffect(() => {
    if (isDue) onDue();
    else dismiss.current();
  }, [isDue]);
  useEffect(() => {
    // Its numbers stay true while it is there; once dismissed, it does not come back with each of them.
    if (text !== '' && readNotices().some((notice) => notice.about === about)) onText(text);
  }, [text]);
  return () => dismiss.current();
}
