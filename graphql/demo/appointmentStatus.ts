import type { AppointmentRecord, Status } from './records.ts';

/**
 * An appointment in another state, with the time stamps that go with it; `at` in epoch ms.
 *
 * Going back takes the stamps of the later states away: an appointment that is planned again was never checked in.
 */
export function withStatus(
  appointment: AppointmentRecord,
  status: Status,
  at: number,
  reason: string | null = null,
): AppointmentRecord {
  if (status === 'CANCELLED') {
    return { ...appointment, status, cancelledAt: appointment.cancelledAt ?? at, cancellationReason: reason };
  }
  const called = { ...appointment, status, cancelledAt: null, cancellationReason: null };
  if (status === 'NO_SHOW') {
    return { ...called, checkedInAt: null, startedAt: null, checkingOutAt: null, completedAt: null };
  }
  const rank = progress.indexOf(status);
  const stamp = (stage: Status, former: number | null): number | null => {
    if (progress.indexOf(stage) > rank) return null;
    return former ?? (stage === status ? at : null);
  };
  return {
    ...called,
    confirmedAt: stamp('CONFIRMED', appointment.confirmedAt),
    checkedInAt: stamp('CHECKED_IN', appointment.checkedInAt),
    startedAt: stamp('IN_PROGRESS', appointment.startedAt),
    checkingOutAt: stamp('CHECKING_OUT', appointment.checkingOutAt),
    completedAt: stamp('COMPLETED', appointment.completedAt),
  };
}

const progress: readonly Status[] = ['PLANNED', 'CONFIRMED', 'CHECKED_IN', 'IN_PROGRESS', 'CHECKING_OUT', 'COMPLETED'];
