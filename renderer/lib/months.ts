import { isPlainDate } from './plainDate.ts';

/** So many months later; the last of a month where the day is not in it. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  // Years are written with four digits.
  const count = Math.min(9999 * 12 + 11, Math.max(12, year * 12 + month - 1 + months));
  const written = (number: number): string =>
    plainDate({ year: Math.floor(count / 12), month: (count % 12) + 1, day: number });
  return [day, 30, 29, 28].map((number) => written(Math.min(day, number))).find(isPlainDate) ?? date;
}

/** As it is written, whether the calendar has it or not. */
export function plainDate(parts: { readonly year: number; readonly month: number; readonly day: number }): string {
  const { year, month, day } = parts;
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}
