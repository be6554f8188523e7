import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { formatCount } from '../../lib/counts.ts';
import typography from '../typography.module.css';
import styles from './BarChart.module.css';

export interface ChartBar {
  readonly key: string;
  /** What the bar is of: March 2026. */
  readonly label: string;
  readonly count: number;
  /** What it says: March 2026: 34 new clients. */
  readonly text: string;
  /** What pressing it shows; null where it shows nothing. */
  readonly action?: string | null;
  /** Below the bar, where there is room for it. */
  readonly tick?: string;
}

interface BarChartProps {
  readonly title: string;
  /** Names the bars together: New clients, by month. */
  readonly groupLabel: string;
  readonly bars: readonly ChartBar[];
  readonly onPress?: (key: string) => void;
  /** The text below the bars while none is hovered. */
  readonly note: string;
  /** False where a visible table beside it has all values. */
  readonly hasTable?: boolean;
}

const keySteps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, Home: -1_000, End: 1_000 };

/** Bars side by side, in an order of their own. A bar shows its value on hover and focus; a hidden table lists all. */
export function BarChart({ title, groupLabel, bars, onPress, note, hasTable = true }: BarChartProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const [hovered, setHovered] = useState<number | null>(null);
  const [stop, setStop] = useState(bars.length - 1);
  const tabStop = Math.min(stop, bars.length - 1);
  const max = Math.max(1, ...bars.map(({ count }) => count));
  const shown = hovered === null ? undefined : bars[hovered];

  const press = (event: KeyboardEvent): void => {
    const step = keySteps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(bars.length - 1, tabStop + step));
    setStop(next);
    group.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <figure className={styles.chart} aria-labelledby={id}>
      <figcaption className={`${typography.caption} ${styles.title}`} id={id}>
        {title}
      </figcaption>
      <div
        className={styles.bars}
        ref={group}
        role="group"
        aria-label={groupLabel}
        onPointerLeave={() => setHovered(null)}
      >
        {bars.map(({ key, count, text, action = null }, index) => (
          <button
            key={key}
            type="button"
            className={styles.bar}
            tabIndex={index === tabStop ? 0 : -1}
            aria-label={[text, action].filter(Boolean).join('. ')}
            aria-disabled={action === null || undefined}
            onPointerEnter={() => setHovered(index)}
            onKeyDown={press}
            onBlur={() => setHovered(null)}
            onFocus={() => {
              setHovered(index);
              setStop(index);
            }}
            onClick={() => action !== null && onPress?.(key)}
          >
            <span style={{ height: `${(count / max) * 100}%` }} data-none={count === 0 ? '' : undefined} />
          </button>
        ))}
      </div>
      {bars.some(({ tick }) => tick !== undefined) && (
        <div className={`${typography.caption} ${styles.ticks}`} aria-hidden="true">
          {bars.map(({ key, tick }) => (
            <span key={key}>{tick}</span>
          ))}
        </div>
      )}
      <p className={`${typography.captionLines} ${typography.truncated} ${styles.value}`} aria-hidden="true">
        {shown ? shown.text : note}
      </p>
      {hasTable && (
        <table className="visually-hidden">
          <caption>{title}</caption>
          <tbody>
            {bars.map(({ key, label, count }) => (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td>{formatCount(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </figure>
  );
}
