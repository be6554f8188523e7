import type { QueuedCheckIn, QueueStorage } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import type { Bridge } from '../../../bridge/bridge.ts';
import { keepQueued, removeQueued } from '../../../bridge/offlineQueue.ts';
import type { StatusView } from '../../../domain/stages.ts';
import { failureText } from '../../../lib/failureText.ts';
import { formatInstant } from '../../../lib/timeZone.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import { currentTime } from '../../../state/clock.ts';
import { notify } from '../../../state/notices.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { subjectName } from '../dayLabels.ts';
import { keptName, queuedAppointment } from './queuedAppointment.ts';

/** A visit on the day where it is checked in. */
export interface CheckInRequest {
  readonly bridge: Bridge;
  /** The clinic's mark in drafts. */
  readonly clinic: string;
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  readonly status: StatusView;
}

/** Keeps a check-in at this desk, with Undo for as long as it is not sent. Nothing is sent. */
export async function queueCheckIn({ bridge, clinic, appointment, day, status }: CheckInRequest): Promise<void> {
  const at = formatInstant(currentTime(), day.timeZone);
  const entry: QueuedCheckIn = {
    kind: 'checkIn',
    id: crypto.randomUUID(),
    clinic,
    location: keptName(day.location),
    date: day.date,
    at,
    appointment: queuedAppointment(appointment, day),
    status: status.label,
    attempt: null,
  };
  const answer = await keepQueued(bridge, entry);
  // Of several in a row the last one stands for all: each can be taken back where it is opened.
  const about = 'offline check-in';
  if (!answer.ok) {
    notify({ about, trouble: true, until: 'dismissed', text: failureText(answer.failure) });
    return;
  }
  const time = formatInstantTime(at);
  notify({
    about,
    text: [t('changes.queued', { name: subjectName(appointment), time }), ...storageTexts(answer.value.storedIn)].join(
      ' ',
    ),
    action: {
      label: t('general.undo'),
      undoes: true,
      run: () => void undoCheckIn(bridge, entry.id, subjectName(appointment)),
    },
  });
}

/** Takes a check-in back that was not sent. */
export async function undoCheckIn(bridge: Bridge, id: string, name: string): Promise<void> {
  const answer = await removeQueued(bridge, id, 'undone');
  notify(
    answer.ok
      ? { text: t('changes.queuedUndone', { name }) }
      : { text: failureText(answer.failure), trouble: true, until: 'dismissed' },
  );
}

/** What the disk refused is gone when Front Desk is closed. That a computer never stores it is said over the day. */
export function storageTexts(storedIn: QueueStorage): readonly string[] {
  return storedIn === 'unwritten' ? [t('changes.queuedUnwritten')] : [];
}
