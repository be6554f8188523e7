import { displayLocale } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** 12,400. */
export function formatCount(count: number, locale = displayLocale): string {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known.format(count);
}

/** 3%; never 0% for something, nor 100% for less than all. */
export function formatPercent(part: number, locale = displayLocale): string {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  if (part > 0 && part < 0.01) return `<${percent.format(0.01)}`;
  if (part < 1 && part > 0.99) return `>${percent.format(0.99)}`;
  return percent.format(part);
}

/** Phone, e-mail and address: British list format, as the American one has a comma before the last item. */
export function formatList(text: readonly string[], locale = displayLocale): string {
  const lists = new Intl.ListFormat(locale.startsWith('en') ? 'en-GB' : locale, { type: 'conjunction' });
  return lists.format(text);
}
