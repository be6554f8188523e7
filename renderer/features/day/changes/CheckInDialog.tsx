import { t } from '../../../../i18n/page/t.ts';
import { formatLongDate } from '../../../lib/dates.ts';
import { wallClock } from '../../../lib/timeZone.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { subjectName } from '../dayLabels.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import type { EarlyCheckIn } from './earlyCheckIn.ts';

interface CheckInDialogProps {
  readonly checkIn: EarlyCheckIn;
  readonly onSettle: (how: 'checkIn' | 'leave') => void;
}

/** Confirms a check-in hours or days before the visit: Enter checks in, Esc cancels. */
export function CheckInDialog({ checkIn: { appointment, day }, onSettle }: CheckInDialogProps) {
  const start = appointment.start ?? '';
  const time = formatInstantTime(start);
  const date = wallDate(start);
  const isToday = date === wallClock(currentTime(), day.timeZone)?.date;
  return (
    <ChangeDialog
      title={t('checkIn.title', { name: subjectName(appointment) })}
      confirm={{ label: t('changes.checkIn'), look: 'primary', isFirst: true }}
      cancelLabel={t('checkIn.later')}
      onClose={() => onSettle('leave')}
      onConfirm={() => onSettle('checkIn')}
    >
      <p>{isToday ? t('checkIn.at', { time }) : t('checkIn.on', { date: formatLongDate(date), time })}</p>
    </ChangeDialog>
  );
}
