import type { CSSProperties } from 'react';
import { say } from '../../../../words/page/say.ts';
import { formatMinute } from '../../../lib/wallTime.ts';
import type { DayColumn } from '../columns.ts';
import styles from './GridFrame.module.css';
import { columnWidth, gutterWidth, headHeight } from './metrics.ts';

/** A column with visits side by side gets more of the width. */
export function columnSize(lanes: number): CSSProperties {
  return { flexGrow: lanes > 1 ? 1.4 : 1, flexBasis: columnWidth(lanes) };
}

/** Below this the grid scrolls sideways. */
export function gridSize(lanes: readonly number[]): CSSProperties {
  return { minWidth: lanes.reduce((sum, count) => sum + columnWidth(count), gutterWidth) };
}

/** The measures of the grid's body, for its style sheet: how high it is, an hour and a slot. */
export function bodySize(fromHour: number, toHour: number, slotMinutes: number, scale: number): CSSProperties {
  // Sound: CSS variables are styles too, which React's type does not know.
  return {
    height: (toHour - fromHour) * 60 * scale,
    '--hour': `${60 * scale}px`,
    '--slot': `${slotMinutes * scale}px`,
  } as CSSProperties;
}

interface ColumnHeadsProps {
  readonly columns: readonly DayColumn[];
  readonly zoneName: string;
  /** Whether what is only heard is there too. */
  readonly told: boolean;
}

export function ColumnHeads({ columns, zoneName, told }: ColumnHeadsProps) {
  return (
    <div className={styles.heads} style={{ height: headHeight }}>
      <span className={styles.corner} title={say('grid.clinicTimes')}>
        {zoneName}
      </span>
      {columns.map(({ key, name, role, visits, lanes, blockedBy }) => (
        <div key={key} className={styles.head} style={columnSize(lanes)}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.role}>
            {blockedBy !== null && <b className={styles.roleWord}>{say('grid.allDay', { what: blockedBy })}</b>}
            {blockedBy === null && role !== null && <span className={styles.roleWord}>{role}</span>}
            <span aria-hidden="true">{visits}</span>
            {told && <span className="visually-hidden">{say('grid.appointments', { count: visits })}</span>}
          </p>
        </div>
      ))}
    </div>
  );
}

interface HourGutterProps {
  readonly fromHour: number;
  readonly toHour: number;
  /** Pixels per minute. */
  readonly scale: number;
}

export function HourGutter({ fromHour, toHour, scale }: HourGutterProps) {
  const hours = Array.from({ length: toHour - fromHour }, (_hour, index) => fromHour + index);
  return (
    <div className={styles.gutter} aria-hidden="true">
      {hours.map((hour) => (
        <span key={hour} className={styles.hour} style={{ top: (hour - fromHour) * 60 * scale }}>
          {formatMinute(hour * 60)}
        </span>
      ))}
    </div>
  );
}
