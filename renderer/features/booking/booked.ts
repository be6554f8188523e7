import { t } from '../../../i18n/page/t.ts';
import { formatInstantTime } from '../../lib/wallTime.ts';
import { wallClock } from '../../lib/timeZone.ts';
import { dayWithin } from './dayTexts.ts';
import type { BookingPlace } from './useBookingPlace.ts';
import { type BookingWork, chosenPatient } from './work.ts';

/** The booked appointment, to announce and to show it. */
export interface Booked {
  readonly text: string;
  readonly location: string | null;
  readonly date: string;
}

/** Bella, 10:15 AM with Dr. Okafor; with the date where it is not today. */
export function bookedText(work: BookingWork, { day, providers }: BookingPlace, start: string, now: number): string {
  const who =
    chosenPatient(work)?.name ?? (work.who.kind === 'chosen' ? work.who.client.name : t('booking.bookedNobody'));
  const today = (day && wallClock(now, day.timeZone)?.date) ?? null;
  const time = formatInstantTime(start);
  const when = work.date === today ? time : t('booking.onDate', { date: dayWithin(work.date, today), time });
  const provider = providers.find(({ id }) => id === work.provider)?.name;
  return provider === undefined ? t('booking.booked', { who, when }) : t('booking.bookedWith', { who, when, provider });
}
