import type { Balance } from '../../desk/generated/types.ts';
import { asText, type MoneySource, valueAt } from '../sources.ts';

/** An amount with its currency. It stays text from end to end: a float would lose cents. */
export function readMoney(row: unknown, source: MoneySource | undefined): Balance | null {
  if (!source) return null;
  const amount = asText(valueAt(row, source.amount));
  if (amount === null || !isDecimal(amount)) return null;
  const currency = source.currency ? asText(valueAt(row, source.currency)) : null;
  return { amount: source.cents ? fromCents(amount) : amount, currency };
}

/** A plain decimal number: no exponent, no separators but the point. */
export function isDecimal(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}

/** Hundredths as a decimal, by moving the point in the text. Fractions of a cent stay behind it. */
export function fromCents(cents: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(cents) ?? [];
  const digits = whole.padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}${rest}`;
}

/** A decimal in hundredths, by moving the point in the text; as it is where that would leave fractions of them. */
export function toCents(amount: string): number | string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(amount) ?? [];
  return whole === '' ? amount : Number(`${sign}${whole}${rest.padEnd(2, '0')}`);
}

/** Whether two decimals are the same number, however many zeros they are written with. */
export function sameAmount(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(amount: string): string {
  const [, sign = '', whole = '', rest = ''] = /^(-?)0*(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const digits = `${whole}.${rest.replace(/0+$/, '')}`;
  return digits === '0.' ? digits : sign + digits;
}
