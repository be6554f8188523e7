import { formatInstantTime } from '../../lib/wallTime.ts';
import { wallClock } from '../../lib/zone.ts';
import { dayWords } from './dayWords.ts';
import type { BookingPlace } from './useBookingPlace.ts';
import { type BookingWork, chosenPatient } from './work.ts';

/** What was booked, to say it and to show it. */
export interface Booked {
  readonly words: string;
  readonly location: string | null;
  readonly date: string;
}

/** Bella, 10:15 AM with Dr. Okafor; with the date where it is not today. */
export function bookedWords(work: BookingWork, { day, providers }: BookingPlace, start: string, now: number): string {
  const subject = chosenPatient(work)?.name ?? (work.who.kind === 'chosen' ? work.who.client.name : 'Booked');
  const today = (day && wallClock(now, day.timeZone)?.date) ?? null;
  const date = work.date === today ? '' : `${dayWords(work.date, today).replace('Tomorrow', 'tomorrow')}, `;
  const provider = providers.find(({ id }) => id === work.provider)?.name;
  return `${subject}, ${date}${formatInstantTime(start)}${provider === undefined ? '' : ` with ${provider}`}`;
}
