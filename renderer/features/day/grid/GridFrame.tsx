import type { CSSProperties } from 'react';
import { Link } from 'wouter';
import { t } from '../../../../i18n/page/t.ts';
import type { ClockChange } from '../../../lib/timeZone.ts';
import { formatMinute } from '../../../lib/wallTime.ts';
import type { DayColumn } from '../columns.ts';
import { clockChangeLabel } from '../dayLabels.ts';
import styles from './GridFrame.module.css';
import { closedSpans, columnWidth, gutterWidth, headHeight, type OpeningHours } from './layout.ts';

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

/** Where a stretch of the day stands in the body, in minutes since midnight. */
export function spanPlace(start: number, end: number, fromHour: number, scale: number): CSSProperties {
  return { top: (start - fromHour * 60) * scale, height: (end - start) * scale };
}

interface ColumnHeadsProps {
  readonly columns: readonly DayColumn[];
  readonly zoneName: string;
  /** Whether text for screen readers only is rendered too. */
  readonly isComplete: boolean;
  readonly pathOf?: ((column: DayColumn) => string | null) | undefined;
}

export function ColumnHeads({ columns, zoneName, isComplete, pathOf }: ColumnHeadsProps) {
  return (
    <div className={styles.heads} style={{ height: headHeight }}>
      <span className={styles.corner} title={t('grid.clinicTimes')}>
        {zoneName}
      </span>
      {columns.map((column) => {
        const { key, name, role, visits, lanes, blockedBy, isOff } = column;
        const path = pathOf?.(column);
        return (
          <div key={key} className={styles.head} data-head="" style={columnSize(lanes)}>
            <h2 className={styles.name}>{path == null ? name : <HeadLink path={path}>{name}</HeadLink>}</h2>
            <p className={styles.role}>
              {blockedBy !== null && <b className={styles.roleWord}>{t('grid.allDay', { what: blockedBy })}</b>}
              {blockedBy === null && isOff && (
                <b className={styles.roleWord}>{t('grid.allDay', { what: t('day.off') })}</b>
              )}
              {blockedBy === null && !isOff && role !== null && <span className={styles.roleWord}>{role}</span>}
              <span aria-hidden="true">{visits}</span>
              {isComplete && <span className="visually-hidden">{t('grid.appointments', { count: visits })}</span>}
            </p>
          </div>
        );
      })}
    </div>
  );
}

/** For the mouse: by keyboard a key leads there from the focused tile, and hundreds of heads are no tab stops. */
function HeadLink({ path, children }: { readonly path: string; readonly children: string }) {
  return (
    <Link href={path} className={styles.headLink} tabIndex={-1}>
      {children}
    </Link>
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
  const place = (start: number, end: number): CSSProperties => spanPlace(start, end, fromHour, scale);
  const visible = clockChange && clockChange.from < shown.end && clockChange.to > shown.start;
  return (
    <>
      {closedSpans(hours, shown).map(({ start, end }) => (
        <div key={start} className={styles.closed} style={place(start, end)} />
      ))}
      {visible && (
        <div className={styles.change} data-kind={clockChange.kind} style={place(clockChange.from, clockChange.to)}>
          <span className={styles.word}>{clockChangeLabel(clockChange)}</span>
        </div>
      )}
    </>
  );
}

interface NowLineProps {
  readonly minute: number;
  readonly fromHour: number;
  readonly toHour: number;
  /** Pixels per minute. */
  readonly scale: number;
}

export function NowLine({ minute, fromHour, toHour, scale }: NowLineProps) {
  if (minute < fromHour * 60 || minute > toHour * 60) return null;
  const top = (minute - fromHour * 60) * scale;
  return (
    <>
      {/* Under the tiles: through a tile's text it would read like the stroke of a cancelled visit. */}
      <div className={styles.line} aria-hidden="true" style={{ top }} />
      <div className={styles.mark} aria-hidden="true" style={{ top }}>
        <span className={styles.time}>{formatMinute(minute)}</span>
      </div>
    </>
  );
}
