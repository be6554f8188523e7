import { displayLocale } from './locale.ts';

export interface BalanceAmount {
  readonly amount: string;
  readonly currency: string | null;
}

/** What a balance means for the person at the desk; null where nothing is open. */
export interface BalanceWords {
  readonly kind: 'owed' | 'credit';
  /** $120.50 owed. */
  readonly text: string;
}

const formats = new Map<string, Intl.NumberFormat>();
const plainDecimal = /^([+-]?)(\d+(?:\.\d+)?)$/;

/** Says a balance in words. The amount stays text until Intl reads it, so no digit is lost to binary floats. */
export function balanceWords(balance: BalanceAmount | null, locale = displayLocale): BalanceWords | null {
  if (!balance) return null;
  const [, sign, digits] = plainDecimal.exec(balance.amount.trim()) ?? [];
  if (digits === undefined) return { kind: 'owed', text: `Balance ${balance.amount}` };
  if (!/[1-9]/.test(digits)) return null;
  const money = formatAmount(digits, balance.currency, locale);
  return sign === '-' ? { kind: 'credit', text: `${money} credit` } : { kind: 'owed', text: `${money} owed` };
}

function formatAmount(digits: string, currency: string | null, locale: string): string {
  // Sound: the pattern above let only digits through, which is what a numeric literal is.
  const exact = digits as `${number}`;
  try {
    return formatFor(currency, locale).format(exact);
  } catch {
    return `${digits} ${currency ?? ''}`.trim();
  }
}

/** Made once: making one takes longer than drawing the row that it is for. */
function formatFor(currency: string | null, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  const made = currency
    ? new Intl.NumberFormat(locale, { style: 'currency', currency })
    : new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  formats.set(key, made);
  return made;
}
