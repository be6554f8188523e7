import { say } from '../../../words/page/say.ts';
import { formatDate } from '../../lib/plainDate.ts';
import type { ReviewFilter } from './reviewTable.ts';
import type { Figures } from './useFigures.ts';

interface Known {
  readonly figures: Pick<Figures, 'clients' | 'withoutVisit'> | null;
  readonly visitsSince: string | null;
  readonly today: string;
}

/** What to keep in mind while clients without a visit are looked for; null where there is nothing. */
export function visitNote({ noVisitMonths }: ReviewFilter, { figures, visitsSince, today }: Known): string | null {
  if (noVisitMonths === undefined) return null;
  if (visitsSince !== null) {
    const date = formatDate(visitsSince);
    return visitsSince > monthsBefore(today, noVisitMonths)
      ? say('review.knownRest', { date, count: noVisitMonths })
      : say('review.knownEnough', { date });
  }
  const isNothingKnown = figures !== null && figures.clients > 0 && figures.withoutVisit === figures.clients;
  return isNothingKnown ? say('review.visitsNotTold') : null;
}

/** The same day some months ago, or the last of that month. */
export function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 - months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date, length));
  return first.toISOString().slice(0, 10);
}
