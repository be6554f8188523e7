import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { say } from '../../../words/page/say.ts';
import { formatCount } from '../../lib/counts.ts';
import styles from './MonthChart.module.css';
import { type MonthCount, monthText } from './monthBars.ts';

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
