import { formatShortDate, relativeDay } from '../../lib/plainDate.ts';

/** Today, Tomorrow, else Wed, Nov 18; with the year where it is another. */
export function dayWords(date: string, today: string | null): string {
  const relative = today === null ? '' : relativeDay(date, today);
  if (relative === 'Today' || relative === 'Tomorrow') return relative;
  const year = date.slice(0, 4);
  const words = formatShortDate(date);
  return today?.startsWith(year) ? words.replace(new RegExp(`,? ${year}$`), '') : words;
}
