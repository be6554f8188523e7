import { t } from '../../i18n/page/t.ts';
import { addDays, formatBriefDate } from './dates.ts';

/** Today, Tomorrow, else Wed, Nov 18; with the year where it differs. */
export function dayTexts(date: string, today: string | null): string {
  if (date === today) return t('general.today');
  return isTomorrow(date, today) ? t('booking.tomorrow') : formatBriefDate(date, today ?? undefined);
}

/** The same within a sentence: tomorrow. */
export function dayWithin(date: string, today: string | null): string {
  return isTomorrow(date, today) ? t('booking.tomorrowWithin') : dayTexts(date, today);
}

function isTomorrow(date: string, today: string | null): boolean {
  return today !== null && date === addDays(today, 1);
}
