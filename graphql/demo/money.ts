/** ISO 4217 code of every amount. */
export const currency = 'USD';

/** A decimal text of whole cents: -1250 becomes "-12.50". */
export function decimalOfCents(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${String(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** Whole cents of a decimal text, or null where it is finer than a cent. Read by its digits: floats lose cents. */
export function centsOfDecimal(text: string): number | null {
  const parts = /^(-?)(\d+)(?:\.(\d{1,2})0*)?$/.exec(text);
  if (!parts) return null;
  const [, sign, whole = '', fraction = ''] = parts;
  const cents = Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
  return sign === '-' && cents > 0 ? -cents : cents;
}

/** A quantity kept in hundredths as people write it: 100 becomes "1", 50 becomes "0.5". */
export function quantityText(hundredths: number): string {
  return decimalOfCents(hundredths).replace(/\.?0+$/, '');
}

/** What some of a thing costs in whole cents; quantity in hundredths, half a cent rounds up. */
export function costOf(unitCents: number, hundredths: number): number {
  return Math.floor((unitCents * hundredths + 50) / 100);
}

/** A share of an amount in whole cents; the rate in hundredths of a percent, half a cent rounds up. */
export function percentOf(cents: number, rate: number): number {
  return Math.floor((cents * rate + 5000) / 10_000);
}
