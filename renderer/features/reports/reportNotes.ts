import { t } from '../../../i18n/page/t.ts';
import { formatDate } from '../../lib/dates.ts';
import type { ReportKind } from './reportAddress.ts';
import type { DayReading } from './readReport.ts';
import type { ReportTally } from './sumTallies.ts';

/** How the numbers of a report are to be read. */
export function howCounted(report: ReportKind): string {
  switch (report) {
    case 'load':
      return t('reports.howLoad');
    case 'missed':
      return t('reports.howMissed');
    case 'waiting':
      return t('reports.howWaiting');
  }
}

/** What is not in the numbers, or not for sure. */
export function doubtsOf(report: ReportKind, tally: ReportTally): readonly string[] {
  const { doubts, total, days, providers, rooms } = tally;
  const hasShares = [...providers, ...rooms].some(({ count }) => count.share !== null);
  const { unclear, undecided, endless, unreadable, partialDays } = doubts;
  const isMissed = report === 'missed';
  return [
    unreadable > 0 && t('reports.unreadable', { count: unreadable }),
    partialDays > 0 && t('reports.partial', { count: partialDays }),
    report === 'load' && days > 0 && !hasShares && t('reports.noHours'),
    report === 'load' && endless > 0 && t('reports.endless', { count: endless }),
    isMissed && unclear > 0 && t('reports.unclear', { count: unclear }),
    isMissed && undecided > 0 && t('reports.undecided', { count: undecided }),
    isMissed && days > 0 && total.booked > 0 && total.noShow === 0 && t('reports.noNoShows'),
    isMissed && days > 0 && total.booked > 0 && total.cancelled === 0 && t('reports.noCancelled'),
  ].filter((each) => each !== false);
}

const mostDates = 5;

/** Which days are left out, and why. */
export function leftOutTexts(readings: readonly DayReading[]): readonly string[] {
  const failed = readings.filter((each) => each.kind === 'failed');
  const cut = readings.filter((each) => each.kind === 'cut');
  const why = failed[0]?.failure.message ?? '';
  return [
    failed.length > 0 && t('reports.leftOut', { count: failed.length, dates: datesText(failed), why }).trim(),
    cut.length > 0 && t('reports.leftOutCut', { count: cut.length, dates: datesText(cut) }),
  ].filter((each) => each !== false);
}

function datesText(readings: readonly DayReading[]): string {
  const dates = readings.slice(0, mostDates).map(({ date }) => formatDate(date));
  const more = readings.length - dates.length;
  return [...dates, ...(more > 0 ? [t('general.andMore', { more })] : [])].join('; ');
}
