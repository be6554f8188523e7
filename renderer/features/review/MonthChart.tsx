import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { formatCount } from '../../lib/counts.ts';
import { formatMonth } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';
import typography from '../../components/typography.module.css';
import styles from './MonthChart.module.css';

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

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1_000, End: 1_000 };

/** One bar per month. A bar shows its value on hover and focus; a hidden table lists all values. */
export function MonthChart({ title, months, countLabel, actionLabel, onPress, note }: MonthChartProps) {
  const id = useId();
  const bars = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [stop, setStop] = useState(months.length - 1);
  const tabStop = Math.min(stop, months.length - 1);
  const max = Math.max(1, ...months.map(({ count }) => count));
  const shown = hovered === null ? undefined : months[hovered];

  const press = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(months.length - 1, tabStop + step));
    setStop(next);
    bars.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={`${typography.caption} ${styles.title}`} id={id}>
        {title}
      </figcaption>
      <div
        className={styles.bars}
        ref={bars}
        role="group"
        aria-label={t('review.byMonth', { title })}
        onPointerLeave={() => setHovered(null)}
      >
        {months.map(({ month, count }, index) => (
          <button
            key={month}
            type="button"
            className={styles.bar}
            tabIndex={index === tabStop ? 0 : -1}
            aria-label={[inMonth(month, countLabel(count)), actionLabel(month)].filter(Boolean).join('. ')}
            aria-disabled={actionLabel(month) === null || undefined}
            onPointerEnter={() => setHovered(index)}
            onKeyDown={press}
            onBlur={() => setHovered(null)}
            onFocus={() => {
              setHovered(index);
              setStop(index);
            }}
            onClick={() => actionLabel(month) !== null && onPress(month)}
          >
            <span style={{ height: `${(count / max) * 100}%` }} data-none={count === 0 ? '' : undefined} />
          </button>
        ))}
      </div>
      <p className={`${typography.captionLines} ${typography.truncated} ${styles.value}`} aria-hidden="true">
        {shown ? inMonth(shown.month, countLabel(shown.count)) : note}
      </p>
      <table className="visually-hidden">
        <caption>{title}</caption>
        <tbody>
          {months.map(({ month, count }) => (
            <tr key={month}>
              <th scope="row">{monthText(month)}</th>
              <td>{formatCount(count)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
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
