/** A decimal text of whole cents: -1250 becomes "-12.50". */
export function decimalOfCents(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${String(Math.floor(size / 100))}.${String(size % 100).padStart(2, '0')}`;
}

/** Whole cents of a decimal text, or null where it is finer than a cent. */
export function centsOfDecimal(text: string): number | null {
  const cents = Math.round(Number(text) * 100);
  return Math.abs(Number(text) * 100 - cents) < 1e-6 ? cents : null;
}
