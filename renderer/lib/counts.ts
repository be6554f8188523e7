import { displayLocale } from './locale.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** 12,400. */
export function formatCount(count: number, locale = displayLocale): string {
  const known = formats.get(locale) ?? new Intl.NumberFormat(locale);
  formats.set(locale, known);
  return known.format(count);
}

/** 1 client, 12,400 clients. */
export function countOf(count: number, unit: string, locale = displayLocale): string {
  return `${formatCount(count, locale)} ${count === 1 ? unit : `${unit}s`}`;
}

/** phone, e-mail and address. */
export function listWords(words: readonly string[]): string {
  if (words.length < 2) return words.join('');
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
