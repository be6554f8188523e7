import type { ClockChange } from '../../../lib/timeZone.ts';
import { clockWords } from '../clockWords.ts';
import type { OpeningHours } from '../columns.ts';
import styles from './GridShades.module.css';
import { closedSpans } from './shades.ts';

interface GridShadesProps {
  readonly hours: OpeningHours;
  readonly clockChange: ClockChange | null;
  readonly fromHour: number;
  readonly toHour: number;
  /** Pixels per minute. */
  readonly scale: number;
}

/** What is special about the time of a day: closed hours, and the hour that the clocks skip or repeat. */
export function GridShades({ hours, clockChange, fromHour, toHour, scale }: GridShadesProps) {
  const shown = { start: fromHour * 60, end: toHour * 60 };
  const place = (start: number, end: number): { top: number; height: number } => ({
    top: (start - shown.start) * scale,
    height: (end - start) * scale,
  });
  const visible = clockChange && clockChange.from < shown.end && clockChange.to > shown.start;
  return (
    <>
      {closedSpans(hours, shown).map(({ start, end }) => (
        <div key={start} className={styles.closed} style={place(start, end)} />
      ))}
      {visible && (
        <div className={styles.change} data-kind={clockChange.kind} style={place(clockChange.from, clockChange.to)}>
          <span className={styles.word}>{clockWords(clockChange)}</span>
        </div>
      )}
    </>
  );
}
