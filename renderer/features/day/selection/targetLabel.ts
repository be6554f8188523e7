import type { ChangeRequest } from '../../../domain/changeRequest.ts';
import { formatInstantTime, wallDate } from '../../../lib/wallTime.ts';
import type { DayAppointment } from '../columns.ts';
import { instantLabel } from '../dayLabels.ts';
import type { ManyChange, SelectedVisit } from './selectedVisits.ts';

/** Where a visit goes: its new time, with the date where that is another, or its provider and room. */
export function targetLabel(
  change: ManyChange,
  request: ChangeRequest | null,
  after: DayAppointment,
  { appointment, day }: SelectedVisit,
): string | null {
  if (change === 'cancel' || request?.kind !== 'move') return null;
  if (change === 'moveBy') {
    if (after.start === null) return null;
    const isSameDay = appointment.start !== null && wallDate(after.start) === wallDate(appointment.start);
    return isSameDay ? formatInstantTime(after.start) : instantLabel(after.start);
  }
  const { provider, room } = request.to;
  const name = provider === undefined ? null : (day.providers.find(({ id }) => id === provider)?.name ?? provider);
  return [name, room].filter(Boolean).join(', ');
}
