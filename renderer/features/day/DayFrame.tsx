import type { CSSProperties } from 'react';
import { formatMinute } from '../../lib/wallTime.ts';
import type { DayColumn } from './columns.ts';
import styles from './DayFrame.module.css';
import { pixelsPerMinute } from './dayMetrics.ts';

const gutterWidth = 72;

/** A column with visits side by side gets more of the width. */
export function columnSize(lanes: number): CSSProperties {
  return { flexGrow: lanes > 1 ? 1.4 : 1, flexBasis: columnWidth(lanes) };
}

/** Below this the grid scrolls sideways. */
export function gridSize(lanes: readonly number[]): CSSProperties {
  return { minWidth: lanes.reduce((sum, count) => sum + columnWidth(count), gutterWidth) };
}

function columnWidth(lanes: number): number {
  return Math.max(140, lanes * 84);
}

export function countWords(count: number): string {
  return count === 1 ? '1 appointment' : `${count} appointments`;
}

export function ColumnHeads({
  columns,
  zoneName,
}: {
  readonly columns: readonly DayColumn[];
  readonly zoneName: string;
}) {
  return (
    <div className={styles.heads}>
      <span className={styles.corner} title="All times are the clinic's">
        {zoneName}
      </span>
      {columns.map(({ key, name, role, visits, lanes }) => (
        <div key={key} className={styles.head} style={columnSize(lanes)}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.role}>
            {role !== null && <span className={styles.roleWord}>{role}</span>}
            <span aria-hidden="true">{visits}</span>
            <span className="visually-hidden">{countWords(visits)}</span>
          </p>
        </div>
      ))}
    </div>
  );
}

export function HourGutter({ fromHour, toHour }: { readonly fromHour: number; readonly toHour: number }) {
  const hours = Array.from({ length: toHour - fromHour }, (_hour, index) => fromHour + index);
  return (
    <div className={styles.gutter} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={{ top: (hour - fromHour) * 60 * pixelsPerMinute }}>
          {formatMinute(hour * 60)}
        </span>
      ))}
    </div>
  );
}
