import { t } from '../../../../i18n/page/t.ts';
import { applyRequest, type ChangeRequest } from '../../../domain/changeRequest.ts';
import type { DayAppointment } from '../columns.ts';
import { instantLabel, patientLabel } from '../dayLabels.ts';
import { type ManyChange, type ManyRequest, requestFor, type SelectedVisit } from './selectedVisits.ts';

/** One of the visits as it is planned: what is sent, and how it will stand. */
export interface PlannedVisit extends SelectedVisit {
  /** Null: not changed so. */
  readonly request: ChangeRequest | null;
  readonly after: DayAppointment | null;
  readonly problem: string | null;
}

/** What is asked before anything is entered. */
export function emptyRequest(change: ManyChange): ManyRequest {
  switch (change) {
    case 'reassign':
      return { kind: 'reassign', to: { provider: '', room: '' } };
    case 'moveBy':
      return { kind: 'moveBy', shift: null };
    case 'cancel':
      return { kind: 'cancel', reason: '' };
  }
}

/** One of them as it is asked for. */
export function planOf(visit: SelectedVisit, wanted: ManyRequest): PlannedVisit {
  const { appointment, day } = visit;
  const found = requestFor(visit, wanted);
  if (found.kind !== 'request')
    return { ...visit, request: null, after: null, problem: found.kind === 'gap' ? t('linked.gap') : null };
  const { request } = found;
  return {
    ...visit,
    request,
    after: applyRequest(appointment, request, { timeZone: day.timeZone, at: null }),
    problem: null,
  };
}

/** Moved later, the last goes first: a service that takes no two at a time would refuse the others. */
export function inSafeOrder(planned: readonly PlannedVisit[], wanted: ManyRequest): readonly PlannedVisit[] {
  const isLater = wanted.kind === 'moveBy' && wanted.shift?.days === 0 && wanted.shift.minutes > 0;
  return isLater ? planned.toReversed() : planned;
}

export function whenLabel({ start }: DayAppointment): string {
  return start === null ? t('day.withoutTime') : instantLabel(start);
}

export function whoLabel(appointment: DayAppointment): string {
  return [patientLabel(appointment), appointment.client?.name].filter(Boolean).join(' · ');
}
