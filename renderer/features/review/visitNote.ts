import { say } from '../../../words/page/say.ts';
import { addMonths, formatDate } from '../../lib/dates.ts';
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
    return visitsSince > addMonths(today, -noVisitMonths)
      ? say('review.knownRest', { date, count: noVisitMonths })
      : say('review.knownEnough', { date });
  }
  const isNothingKnown = figures !== null && figures.clients > 0 && figures.withoutVisit === figures.clients;
  return isNothingKnown ? say('review.visitsNotTold') : null;
}
