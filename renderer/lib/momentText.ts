import { displayLocale } from './locale.ts';

/** A moment on this computer's clock: Nov 21, 2026, 2:05 PM. */
export function momentText(instant: string, locale = displayLocale, timeZone?: string): string {
  const options = { dateStyle: 'medium', timeStyle: 'short', ...(timeZone && { timeZone }) } as const;
  return new Intl.DateTimeFormat(locale, options).format(Date.parse(instant)).replaceAll('\u202f', '\u00a0');
}
