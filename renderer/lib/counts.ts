import { displayLocale } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** 12,400. */
export function formatCount(count: number, locale = displayLocale): string {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known.format(count);
}

/** Phone, e-mail and address: British list format, as the American one has a comma before the last item. */
export function formatList(text: readonly string[], locale = displayLocale): string {
  const lists = new Intl.ListFormat(locale.startsWith('en') ? 'en-GB' : locale, { type: 'conjunction' });
  return lists.format(text);
}
