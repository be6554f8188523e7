import { formatMonth } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';

export interface MonthCount {
  /** 2026-11 */
  readonly month: string;
  readonly count: number;
}

/** How many months a chart shows at most: two years can be told apart at a glance. */
export const mostMonths = 24;

const monthPattern = /^(\d{4})-(\d{2})$/;

/** The last months up to the newest that is told, without a gap, and none before the month from which on they are known. */
export function lastMonths(
  counts: readonly MonthCount[],
  { most = mostMonths, from = null }: { readonly most?: number; readonly from?: string | null } = {},
): readonly MonthCount[] {
  const known = new Map<number, number>();
  for (const { month, count } of counts) {
    const place = placeOf(month);
    if (place !== null) known.set(place, (known.get(place) ?? 0) + count);
  }
  if (known.size === 0) return [];
  const newest = Math.max(...known.keys());
  const start = Math.max(placeOf(from ?? '') ?? 0, Math.min(...known.keys()));
  const oldest = Math.min(newest, Math.max(newest - most + 1, start));
  return Array.from({ length: newest - oldest + 1 }, (_each, index) => ({
    month: monthAt(oldest + index),
    count: known.get(oldest + index) ?? 0,
  }));
}

/** How many months lie between a month and that of a day; 0 within the same. */
export function monthsSince(month: string, today: string): number {
  return (placeOf(today.slice(0, 7)) ?? 0) - (placeOf(month) ?? 0);
}

/** March 2026. */
export function monthText(month: string, locale = displayLocale): string {
  return formatMonth(`${month}-01`, locale);
}

/** Months counted from the year 0. */
function placeOf(month: string): number | null {
  const [, year, number] = monthPattern.exec(month) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(number) - 1;
}

function monthAt(place: number): string {
  const year = String(Math.floor(place / 12)).padStart(4, '0');
  return `${year}-${String((place % 12) + 1).padStart(2, '0')}`;
}
