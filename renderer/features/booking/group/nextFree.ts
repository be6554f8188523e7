import type { ApolloClient } from '@apollo/client';
import { FreeSlotsDocument } from '../../../../graphql/desk/generated/operations.ts';
import { queryDesk } from '../../../data/queryDesk.ts';
import { minuteOfDay, wallDate } from '../../../lib/wallTime.ts';
import { startOf } from '../checkBooking.ts';
import { clockText, readLength, usualMinutes } from '../work.ts';
import type { PlanEdit, PlannedBooking } from './bookingGroup.ts';
import { isOpen } from './planBookings.ts';

/** How far ahead a free time is looked for. */
export const nextFreeDays = 14;

interface NextFree {
  readonly location: string;
  readonly timeZone: string;
  readonly plan: readonly PlannedBooking[];
}

/**
 * The next free time of a planned booking with its provider, from its own time on, which nothing else that is planned takes
 * either; null where there is none within two weeks.
 */
export async function findNextFree(
  apollo: ApolloClient,
  planned: PlannedBooking,
  { location, timeZone, plan }: NextFree,
): Promise<Pick<PlanEdit, 'date' | 'time' | 'provider'> | null> {
  const minutes = readLength(planned.minutes) ?? usualMinutes;
  const { data } = await queryDesk(apollo, FreeSlotsDocument, {
    location,
    from: planned.date,
    days: nextFreeDays,
    minutes,
    ...(planned.type !== '' && { type: planned.type }),
    ...(planned.provider !== '' && { provider: planned.provider }),
  });
  const from = Date.parse(startOf(planned, timeZone) ?? '') || 0;
  const others = plan.filter((each) => each.key !== planned.key && isOpen(each));
  const isTaken = (start: number, provider: string | undefined): boolean =>
    others.some((other) => {
      const begins = Date.parse(startOf(other, timeZone) ?? '');
      const ends = begins + (readLength(other.minutes) ?? usualMinutes) * 60_000;
      const isShared = other.patient === planned.patient || (provider !== undefined && other.provider === provider);
      return isShared && begins < start + minutes * 60_000 && start < ends;
    });
  const slot = data?.freeSlots.slots.find(({ start, provider }) => {
    const at = Date.parse(start);
    return at >= from && !isTaken(at, provider?.id);
  });
  if (!slot) return null;
  const date = wallDate(slot.start);
  return { date, time: clockText(minuteOfDay(slot.start, date)), provider: slot.provider?.id ?? planned.provider };
}
