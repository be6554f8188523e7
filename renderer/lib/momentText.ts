import { t } from '../../i18n/page/t.ts';
import { displayLocale } from './locale.ts';
import { computerZone, wallClock } from './timeZone.ts';

/** A moment on this computer's clock: Nov 21, 2026, 2:05 PM. */
export function momentText(instant: string, locale = displayLocale, timeZone?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(instant)).replaceAll('\u202f', '\u00a0');
}

/** A moment on this computer's clock: 2:05 PM, with its date where it is not today. */
export function clockText(instant: string, now: number, locale = displayLocale, timeZone?: string): string {
  const zone = timeZone ?? computerZone();
  const isToday = wallClock(Date.parse(instant), zone)?.date === wallClock(now, zone)?.date;
  if (!isToday) return momentText(instant, locale, zone);
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: zone });
  return format.format(Date.parse(instant)).replaceAll('\u202f', '\u00a0');
}

/** At 2:05 PM; on its date where that is not today: on Nov 21, 2026, 2:05 PM. */
export function formatSince(instant: string, now: number, locale = displayLocale, timeZone?: string): string {
  const zone = timeZone ?? computerZone();
  const isToday = wallClock(Date.parse(instant), zone)?.date === wallClock(now, zone)?.date;
  const moment = clockText(instant, now, locale, zone);
  return isToday ? t('general.momentAt', { moment }) : t('general.momentOn', { moment });
}
