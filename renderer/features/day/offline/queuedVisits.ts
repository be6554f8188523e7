import type { QueuedEntry } from '../../../../electron/contract/offlineQueue.ts';
import { t } from '../../../../i18n/page/t.ts';
import { type StatusView, statusLabel, statusView } from '../../../domain/stages.ts';
import { formatInstantTime } from '../../../lib/wallTime.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';

/** An appointment that was checked in at this desk and not yet at the service. */
type QueuedVisit = DayAppointment & {
  /** When, as an instant with the clinic's offset. */
  readonly queuedAt: string;
};

/**
 * The day with its queued check-ins as if they were done. One that the service shows otherwise by now stays as the service
 * has it: the review tells the difference.
 */
export function withQueued(day: ScheduleDay, entries: readonly QueuedEntry[]): ScheduleDay {
  const arrivals = new Map(
    entries.flatMap((entry) => (entry.kind === 'checkIn' ? [[entry.appointment.id, entry] as const] : [])),
  );
  const isQueued = ({ id, version }: DayAppointment): boolean => arrivals.get(id)?.appointment.version === version;
  if (arrivals.size === 0 || !day.appointments.some(isQueued)) return day;
  return {
    ...day,
    appointments: day.appointments.map((appointment): DayAppointment | QueuedVisit => {
      const entry = isQueued(appointment) ? arrivals.get(appointment.id) : undefined;
      if (!entry) return appointment;
      const offered = day.statuses.find(({ label }) => label === entry.status);
      const status: StatusView = offered ? statusView(offered) : { label: entry.status, stage: 'arrived', word: null };
      return { ...appointment, status: { __typename: 'Status', ...status }, since: entry.at, queuedAt: entry.at };
    }),
  };
}

/** When it was checked in at this desk only; null for every other appointment. */
export function queuedAt(appointment: DayAppointment): string | null {
  return 'queuedAt' in appointment && typeof appointment.queuedAt === 'string' ? appointment.queuedAt : null;
}

/** The status of a visit as text: Checked in offline 9:12 AM, or that of the service. */
export function visitStatusLabel(appointment: DayAppointment): string {
  const at = queuedAt(appointment);
  return at === null ? statusLabel(appointment.status) : offlineLabel(at);
}

export function offlineLabel(at: string): string {
  return t('day.checkedInOffline', { time: formatInstantTime(at) });
}

/** Whether a status means that the client has just come. Only that is queued while the service does not answer. */
export function isCheckIn({ status, blocked }: Pick<DayAppointment, 'status' | 'blocked'>, to: StatusView): boolean {
  const from = status?.stage ?? 'unknown';
  return to.stage === 'arrived' && !blocked && stagesBefore.some((stage) => stage === from);
}

const stagesBefore: readonly StatusView['stage'][] = ['booked', 'confirmed', 'noShow', 'unknown'];
