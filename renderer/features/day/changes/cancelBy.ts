import type { ChangeRequest } from '../../../domain/changeRequest.ts';
import { offerOf } from '../../../domain/offers.ts';
import type { ScheduleDay } from '../columns.ts';
import { demands, firstOf, takesReason, unavailableReason } from './dayOffers.ts';

/** How the service cancels; no request while a reason that it demands is missing. */
export function cancelBy(day: ScheduleDay, typed: string) {
  const byOperation = unavailableReason(day, 'cancelAppointment') === null;
  const change = byOperation ? 'cancelAppointment' : 'setStatus';
  const hasReason = takesReason(day, change);
  const isDemanded = hasReason && demands(day, change, 'reason');
  const reason = hasReason && typed.trim() !== '' ? { reason: typed.trim() } : {};
  const status = firstOf('cancelled', day.statuses);
  const isOffered = byOperation || (offerOf(day, 'setStatus').offered && status !== null);
  const isComplete = isOffered && (!isDemanded || typed.trim() !== '');
  const request: ChangeRequest | null = !isComplete
    ? null
    : byOperation || !status
      ? { kind: 'cancel', ...reason }
      : { kind: 'status', status, ...reason };
  return { request, takesReason: hasReason, isDemanded };
}
