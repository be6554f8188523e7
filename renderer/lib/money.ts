import { t } from '../../i18n/page/t.ts';
import { deskCurrency } from './currency.ts';
import { displayLocale } from './locale.ts';

export interface BalanceAmount {
  readonly amount: string;
  readonly currency: string | null;
}

/** The meaning of a balance for the desk; null where it is zero. */
export interface BalanceLabels {
  readonly kind: 'owed' | 'credit';
  /** $120.50 owed. */
  readonly text: string;
}

const plainDecimal = /^([+-]?)(\d+(?:\.\d+)?)$/;

/** A balance in two parts, so that amounts align in a column. */
export interface BalanceParts {
  readonly kind: 'owed' | 'credit' | 'even';
  /** $120.50, without a sign. */
  readonly amount: string;
  /** owed, credit; empty where the balance is zero. */
  readonly label: string;
}

/** A balance as text. The amount stays text until Intl reads it, so no digit is lost to binary floats. */
export function formatBalance(balance: BalanceAmount | null, locale = displayLocale): BalanceLabels | null {
  if (!balance) return null;
  const parts = balanceParts(balance, locale);
  if (!parts) return { kind: 'owed', text: t('general.balanceUnread', { amount: balance.amount }) };
  const { kind, amount } = parts;
  if (kind === 'even') return null;
  return {
    kind,
    text: kind === 'owed' ? t('general.amountOwed', { amount }) : t('general.amountCredit', { amount }),
  };
}

/** Null where the amount is not a number. */
export function balanceParts({ amount, currency }: BalanceAmount, locale = displayLocale): BalanceParts | null {
  const [, sign, digits] = plainDecimal.exec(amount.trim()) ?? [];
  if (digits === undefined) return null;
  const money = formatAmount(digits, currency ?? deskCurrency(), locale);
  if (!/[1-9]/.test(digits)) return { kind: 'even', amount: money, label: '' };
  const kind = sign === '-' ? 'credit' : 'owed';
  return { kind, amount: money, label: t(`general.${kind}`) };
}

/** An amount with its sign: -$120.50; text that is not a number stays unchanged. */
export function amountText(amount: string, currency: string | null, locale = displayLocale): string {
  const text = amount.trim();
  const own = currency ?? deskCurrency();
  // Prices with a tenth of a cent are not rounded.
  if (!plainDecimal.test(text) || /\.\d{2,}[1-9]\d*$/.test(text)) return own === null ? amount : `${amount} ${own}`;
  return formatAmount(text.replace('+', ''), own, locale);
}

/** The same for an amount with its currency. */
export function sumText({ amount, currency }: BalanceAmount, locale = displayLocale): string {
  return amountText(amount, currency, locale);
}

/** Whether the amount is above zero. */
export function isOwed(balance: BalanceAmount | null | undefined): boolean {
  const [, sign, digits] = plainDecimal.exec(balance?.amount.trim() ?? '') ?? [];
  return digits !== undefined && sign !== '-' && /[1-9]/.test(digits);
}

const formats = new Map<string, Intl.NumberFormat>();

function formatAmount(digits: string, currency: string | null, locale: string): string {
  // Sound: the pattern above admits only the characters of a numeric literal.
  const exact = digits as `${number}`;
  try {
    return formatOf(currency, locale).format(exact);
  } catch {
    return `${digits} ${currency ?? ''}`.trim();
  }
}

/** Throws where the currency is unknown. */
function formatOf(currency: string | null, locale: string): Intl.NumberFormat {
  const key = `${locale} ${currency ?? ''}`;
  const options = currency ? ({ style: 'currency', currency } as const) : { minimumFractionDigits: 2 };
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options);
  formats.set(key, format);
  return format;
}
