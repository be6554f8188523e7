import { displayLocale } from '../../lib/locale.ts';

/** A typed amount. A valid amount is exact text with two decimals: 1234.50. */
export type TypedAmount =
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'empty' }
  | { readonly kind: 'noNumber' }
  /** Fractions of a hundredth can't be paid. */
  | { readonly kind: 'tooExact' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'nothing' };

/** The upper limit of a payment, also enforced by the core. */
const mostDigits = 9;

/** Parses "45,50", "45.50", "1.234,50" and "$1,234.50" alike. Only an ambiguous 1.234 depends on the region. */
export function readAmount(typed: string, locale = displayLocale): TypedAmount {
  const bare = typed.replaceAll(/[\s\u00a0\u202f'’]/gu, '').replace(/^(?:\p{Sc}|[A-Z]{3})|(?:\p{Sc}|[A-Z]{3})$/gu, '');
  if (typed.trim() === '') return { kind: 'empty' };
  const parts = partsOf(bare, locale);
  if (!parts) return { kind: 'noNumber' };
  const whole = parts.whole.replace(/^0+(?=\d)/, '');
  // Trailing zeros are ignored.
  const rest = parts.rest.length > 2 ? parts.rest.replace(/0+$/, '') : parts.rest;
  if (rest.length > 2) return { kind: 'tooExact' };
  if (whole.length > mostDigits) return { kind: 'tooLarge' };
  const amount = `${whole || '0'}.${rest.padEnd(2, '0')}`;
  return /[1-9]/.test(amount) ? { kind: 'amount', amount } : { kind: 'nothing' };
}

interface Parts {
  readonly whole: string;
  readonly rest: string;
}

function partsOf(bare: string, locale: string): Parts | null {
  if (!/^[\d.,]+$/.test(bare) || !/\d/.test(bare)) return null;
  const marks = [...bare.matchAll(/[.,]/g)].map(([mark]) => mark);
  const last = marks.at(-1);
  if (last === undefined) return { whole: bare, rest: '' };
  const isDecimal = marks.filter((mark) => mark === last).length === 1 && !isGrouped(bare, marks, locale);
  if (!isDecimal) return marks.every((mark) => mark === last) ? grouped(bare, last, '') : null;
  const place = bare.lastIndexOf(last);
  return grouped(bare.slice(0, place), last === '.' ? ',' : '.', bare.slice(place + 1));
}

/** 1.234 is above a thousand where the point groups, and too precise where it does not. */
function isGrouped(bare: string, marks: readonly string[], locale: string): boolean {
  if (marks.length !== 1 || !/^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)) return false;
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(1_000_000.5);
  return marks[0] !== parts.find(({ type }) => type === 'decimal')?.value;
}

function grouped(text: string, mark: string, rest: string): Parts | null {
  const groups = text.split(mark);
  const isWhole = groups.length === 1 ? /^\d*$/.test(text) : /^\d{1,3}$/.test(groups[0] ?? '');
  return isWhole && groups.slice(1).every((group) => /^\d{3}$/.test(group)) ? { whole: groups.join(''), rest } : null;
}

/** An amount in input format: the region's decimal mark and nothing else. */
export function typedAmount(amount: string, locale = displayLocale): string {
  const decimal = new Intl.NumberFormat(locale).formatToParts(0.5).find(({ type }) => type === 'decimal')?.value;
  return amount.replace('.', decimal ?? '.');
}
