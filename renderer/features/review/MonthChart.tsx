import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { formatCount } from '../../lib/counts.ts';
import { formatMonth } from '../../lib/dates.ts';
import { displayLocale } from '../../lib/locale.ts';
import styles from './MonthChart.module.css';

interface MonthChartProps {
  readonly title: string;
  readonly months: readonly MonthCount[];
  /** What a number counts: 34 new clients. */
  readonly words: (count: number) => string;
  /** What pressing a bar shows; null where it shows nothing of its own. */
  readonly pressWords: (month: string) => string | null;
  readonly onPress: (month: string) => void;
  /** What is said below the bars while none is looked at. */
  readonly note: string;
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1_000, End: 1_000 };

/** One bar a month. A bar says its value where it is pointed at or has the focus; a table says all of them. */
export function MonthChart({ title, months, words, pressWords, onPress, note }: MonthChartProps) {
  const id = useId();
  const bars = useRef<HTMLDivElement>(null);
  const [looked, setLooked] = useState<number | null>(null);
  const [stop, setStop] = useState(months.length - 1);
  const tabStop = Math.min(stop, months.length - 1);
  const most = Math.max(1, ...months.map(({ count }) => count));
  const shown = looked === null ? undefined : months[looked];

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
      <figcaption className={styles.title} id={id}>
        {title}
      </figcaption>
      <div
        className={styles.bars}
        ref={bars}
        role="group"
        aria-label={say('review.byMonth', { title })}
        onPointerLeave={() => setLooked(null)}
      >
        {months.map(({ month, count }, index) => (
          <button
            key={month}
            type="button"
            className={styles.bar}
            tabIndex={index === tabStop ? 0 : -1}
            aria-label={[inMonth(month, words(count)), pressWords(month)].filter(Boolean).join('. ')}
            aria-disabled={pressWords(month) === null || undefined}
            onPointerEnter={() => setLooked(index)}
            onKeyDown={press}
            onBlur={() => setLooked(null)}
            onFocus={() => {
              setLooked(index);
              setStop(index);
            }}
            onClick={() => pressWords(month) !== null && onPress(month)}
          >
            <span style={{ height: `${(count / most) * 100}%` }} data-none={count === 0 ? '' : undefined} />
          </button>
        ))}
      </div>
      <p className={styles.value} aria-hidden="true">
        {shown ? inMonth(shown.month, words(shown.count)) : note}
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

function inMonth(month: string, words: string): string {
  return say('review.inMonth', { month: monthText(month), words });
}

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
