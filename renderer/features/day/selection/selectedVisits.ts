import { t } from '../../../../i18n/page/t.ts';
import type { ChangeRequest } from '../../../domain/changeRequest.ts';
import { offerOf } from '../../../domain/offers.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import { cancelBy } from '../changes/cancelBy.ts';
import { disabledReasons, takes, unavailableReason } from '../changes/dayOffers.ts';
import type { DayChanges } from '../changes/useDayChanges.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { movedStart, type Shift } from '../linked/linkedChanges.ts';

/** A selected appointment on its day. */
export interface SelectedVisit {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
}

/** What can be done to several visits at once that changes them. */
export type ManyChange = 'reassign' | 'moveBy' | 'cancel';

/** The selected visits by start, each once; those without a time first. */
export function selectedVisits(days: readonly ScheduleDay[], ids: ReadonlySet<string>): readonly SelectedVisit[] {
  const found = new Map<string, SelectedVisit>();
  for (const day of days)
    for (const appointment of day.appointments)
      if (ids.has(appointment.id) && !found.has(appointment.id)) found.set(appointment.id, { appointment, day });
  return [...found.values()].toSorted(
    ({ appointment: one }, { appointment: other }) =>
      (Date.parse(one.start ?? '') || 0) - (Date.parse(other.start ?? '') || 0),
  );
}

/** Why a visit can't be among those that are changed together; null where it can. */
export function excludedReason(
  change: ManyChange,
  { appointment, day }: SelectedVisit,
  changes: Pick<DayChanges, 'pending' | 'isAway'>,
): string | null {
  const reasons = disabledReasons(day, appointment, changes);
  if (changes.isAway || changes.pending.has(appointment.id)) return reasons.edit;
  if (isCancelledOrNoShow(appointment.status)) return t('linked.off');
  if (hasBegun.some((stage) => stage === appointment.status?.stage)) return t('selection.begun');
  switch (change) {
    case 'reassign':
      return unavailableReason(day, 'updateAppointment') ?? (canReassign(day) ? null : t('selection.noReassign'));
    case 'moveBy':
      return reasons.move ?? (appointment.start === null ? t('selection.noTime') : null);
    case 'cancel':
      return canCancel(day) ? null : (offerOf(day, 'cancelAppointment').why ?? t('changes.notOffered'));
  }
}

const hasBegun = ['inProgress', 'checkingOut', 'completed'] as const;

function canReassign(day: ScheduleDay): boolean {
  return takes(day, 'updateAppointment', 'provider') || takes(day, 'updateAppointment', 'room');
}

/** Whether the service cancels at all; where it demands a reason, that is asked for. */
function canCancel(day: ScheduleDay): boolean {
  return cancelBy(day, '-').request !== null;
}

/** To whom and where; empty: as it is. */
export interface Reassignment {
  readonly provider: string;
  readonly room: string;
}

/** What is to be changed of all. */
export type ManyRequest =
  | { readonly kind: 'reassign'; readonly to: Reassignment }
  | { readonly kind: 'moveBy'; readonly shift: Shift | null }
  | { readonly kind: 'cancel'; readonly reason: string };

/** What is sent for one of them; otherwise why it stays as it is. */
export type VisitRequest =
  { readonly kind: 'request'; readonly request: ChangeRequest } | { readonly kind: 'gap' } | { readonly kind: 'same' };

export function requestFor({ appointment, day }: SelectedVisit, wanted: ManyRequest): VisitRequest {
  switch (wanted.kind) {
    case 'cancel': {
      const { request } = cancelBy(day, wanted.reason);
      return request ? { kind: 'request', request } : { kind: 'same' };
    }
    case 'reassign': {
      const { provider, room } = wanted.to;
      const to = {
        ...(provider !== '' && provider !== appointment.provider?.id && { provider }),
        ...(room !== '' && room !== appointment.room && { room }),
      };
      return Object.keys(to).length > 0 ? { kind: 'request', request: { kind: 'move', to } } : { kind: 'same' };
    }
    case 'moveBy': {
      const { shift } = wanted;
      if (!shift || (shift.days === 0 && shift.minutes === 0)) return { kind: 'same' };
      const start = movedStart({ appointment, day }, shift);
      return start === null ? { kind: 'gap' } : { kind: 'request', request: { kind: 'move', to: { start } } };
    }
  }
}
