import { t } from '../../../../i18n/page/t.ts';
import { useBridge } from '../../../bridge/BridgeContext.ts';
import { useOfflineQueue } from '../../../bridge/offlineQueue.ts';
import { Action } from '../../../components/Action.tsx';
import typography from '../../../components/typography.module.css';
import { openDialog } from '../../../state/dialogs.ts';
import details from '../AppointmentDetails.module.css';
import type { DayAppointment } from '../columns.ts';
import { subjectName } from '../dayLabels.ts';
import { undoCheckIn } from './queueCheckIn.ts';

interface QueuedActionsProps {
  readonly appointment: DayAppointment;
  readonly isAway: boolean;
}

/** What can be done with a check-in that the service has not got yet: take it back, or review it once the service answers. */
export function QueuedActions({ appointment, isAway }: QueuedActionsProps) {
  const bridge = useBridge();
  const queue = useOfflineQueue();
  const entry = queue.find((each) => each.kind === 'checkIn' && each.appointment.id === appointment.id);
  if (!entry) return null;
  return (
    <>
      <p className={typography.captionLines}>{t(isAway ? 'changes.queuedAway' : 'changes.queuedBack')}</p>
      <div className={details.row}>
        {!isAway && (
          <Action look="primary" aria-keyshortcuts="Q" onClick={() => openDialog('offlineReview')}>
            {t('changes.reviewMore')}
          </Action>
        )}
        <Action onClick={() => void undoCheckIn(bridge, entry.id, subjectName(appointment))}>
          {t('changes.undoCheckIn')}
        </Action>
      </div>
    </>
  );
}
