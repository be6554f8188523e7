import { t } from '../../../i18n/page/t.ts';
import { BarChart } from '../../components/charts/BarChart.tsx';
import { formatMonth } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';
import panel from './FigurePanel.module.css';

interface MonthChartProps {
  readonly title: string;
  readonly months: readonly MonthCount[];
  /** The meaning of a number: 34 new clients. */
  readonly countLabel: (count: number) => string;
  /** What pressing a bar shows; null where it shows nothing. */
  readonly actionLabel: (month: string) => string | null;
  readonly onPress: (month: string) => void;
  /** The text below the bars while none is hovered. */
  readonly note: string;
}

/** One bar per month; of a single month with any, which would be as high as the chart whatever it counts, the figure alone. */
export function MonthChart({ title, months, countLabel, actionLabel, onPress, note }: MonthChartProps) {
  const [only, ...others] = months.filter(({ count }) => count > 0);
  if (only && others.length === 0) {
    return (
      <section className={panel.single}>
        <h2>{title}</h2>
        <p className={panel.figure}>{inMonth(only.month, countLabel(only.count))}</p>
        <p>{note}</p>
      </section>
    );
  }
  return (
    <BarChart
      title={title}
      groupLabel={t('review.byMonth', { title })}
      bars={months.map(({ month, count }) => ({
        key: month,
        label: monthText(month),
        count,
        text: inMonth(month, countLabel(count)),
        action: actionLabel(month),
      }))}
      onPress={onPress}
      note={note}
    />
  );
}

function inMonth(month: string, label: string): string {
  return t('review.inMonth', { month: monthText(month), words: label });
}

export interface MonthCount {
  /** 2026-11 */
  readonly month: string;
  readonly count: number;
}

/** Two years can be compared at a glance. */
export const maxChartMonths = 24;

const monthPattern = /^(\d{4})-(\d{2})$/;

/** The last months up to the newest, without a gap, and none before `from`. */
export function lastMonths(
  counts: readonly MonthCount[],
  { max = maxChartMonths, from = null }: { readonly max?: number; readonly from?: string | null } = {},
): readonly MonthCount[] {
  const known = new Map<number, number>();
  for (const { month, count } of counts) {
    const index = monthIndex(month);
    if (index !== null) known.set(index, (known.get(index) ?? 0) + count);
  }
  if (known.size === 0) return [];
  const newest = Math.max(...known.keys());
  const start = Math.max(monthIndex(from ?? '') ?? 0, Math.min(...known.keys()));
  const oldest = Math.min(newest, Math.max(newest - max + 1, start));
  return Array.from({ length: newest - oldest + 1 }, (_each, index) => ({
    month: monthAt(oldest + index),
    count: known.get(oldest + index) ?? 0,
  }));
}

/** The number of months between a month and a day's month. */
export function monthsSince(month: string, today: string): number {
  return (monthIndex(today.slice(0, 7)) ?? 0) - (monthIndex(month) ?? 0);
}

/** March 2026. */
export function monthText(month: string, locale = displayLocale): string {
  return formatMonth(`${month}-01`, locale);
}

/** Months since the year 0. */
function monthIndex(month: string): number | null {
  const [, year, number] = monthPattern.exec(month) ?? [];
  return year === undefined ? null : Number(year) * 12 + Number(number) - 1;
}

function monthAt(index: number): string {
  const year = String(Math.floor(index / 12)).padStart(4, '0');
  return `${year}-${String((index % 12) + 1).padStart(2, '0')}`;
}
