import { type CSSProperties, memo } from 'react';
import { t } from '../../../../i18n/page/t.ts';
import { isCancelledOrNoShow, statusLabel } from '../../../domain/stages.ts';
import { formatMinuteShort, minuteOfDay } from '../../../lib/wallTime.ts';
import type { PlacedAppointment } from '../columns.ts';
import { alertsOf, purposeLabel, subjectName } from '../dayLabels.ts';
import typography from '../../../components/typography.module.css';
import alertMark from '../../../components/alertMark.module.css';
import { OfflineMark } from '../offline/OfflineMark.tsx';
import { queuedAt } from '../offline/queuedVisits.ts';
import styles from './AppointmentTile.module.css';
import { tileSize } from './layout.ts';

interface AppointmentTileProps {
  readonly tile: PlacedAppointment;
  readonly date: string;
  readonly fromHour: number;
  /** Pixels per minute. */
  readonly scale: number;
  readonly selected: boolean;
  /** Whether Tab leads to this tile; of all tiles only one is reached so. */
  readonly reachable: boolean;
  /** Whether a change of it is on its way. */
  readonly pending: boolean;
}

/**
 * A visit on the grid, without handlers of its own: a busy day has hundreds. It is named by its text, read in this order;
 * the style sheet sets the places. Every part ends its line, which is a space where all of them stand in one.
 */
export const AppointmentTile = memo(DrawnTile, isSameTile);

function DrawnTile(props: AppointmentTileProps) {
  const { tile, date, fromHour, scale, selected, reachable, pending } = props;
  const { appointment, start, end, width, lanes, beyond } = tile;
  const { patient, client, status, blocked } = appointment;
  const size = tileSize((end - start) * scale);
  const roomy = size !== 'line' && size !== 'two';
  const alerts = alertsOf(appointment);
  const queued = queuedAt(appointment);
  const purpose = purposeLabel(appointment);
  const kind = patient?.species && size !== 'line' ? ` (${patient.species})` : '';
  const minute = appointment.start === null ? start : minuteOfDay(appointment.start, date);

  const lines = (
    <>
      <span className={`${typography.soft} ${typography.numbers}`}>{`${formatMinuteShort(minute)}\n`}</span>
      <span className={styles.who}>
        <b>{inOneLine(subjectName(appointment))}</b>
        {`${inOneLine(`${kind}${client ? ` · ${client.name}` : ''}`)}\n`}
      </span>
      {alerts.length > 0 && (
        <em className={`${alertMark.mark} ${styles.alert}`}>{`${inOneLine(alerts.join(', '))}\n`}</em>
      )}
      {roomy && purpose !== '' && <span className={styles.purpose}>{`${inOneLine(purpose)}\n`}</span>}
      {queued !== null && <OfflineMark at={queued} className={styles.offline} />}
      {queued === null && (pending || !(blocked && status?.stage === 'booked')) && (
        <span className={styles.status}>{pending ? t('day.saving') : statusLabel(status)}</span>
      )}
    </>
  );

  return (
    <button
      type="button"
      className={styles.tile}
      data-tile={tile.key}
      data-stage={status?.stage ?? 'none'}
      data-size={size}
      data-narrow={width < lanes ? '' : undefined}
      data-alert={alerts.length > 0 ? '' : undefined}
      data-off={isCancelledOrNoShow(status) ? '' : undefined}
      data-blocked={blocked ? '' : undefined}
      data-fixed={pending || queued !== null || beyond || isCancelledOrNoShow(status) ? '' : undefined}
      data-pending={pending ? '' : undefined}
      data-queued={queued === null ? undefined : ''}
      aria-expanded={selected}
      tabIndex={reachable ? 0 : -1}
      style={tilePlace(tile, fromHour, scale)}
    >
      {size === 'line' ? lines : <span className={styles.lines}>{lines}</span>}
    </button>
  );
}

/** A tile alone in its time has the whole width by the style sheet. */
function tilePlace(
  { start, end, lane, width, lanes }: PlacedAppointment,
  fromHour: number,
  scale: number,
): CSSProperties {
  const inTime = { top: (start - fromHour * 60) * scale, height: (end - start) * scale - 2 };
  if (width === lanes) return inTime;
  return { ...inTime, left: `${(lane / lanes) * 100}%`, width: `calc(${(width / lanes) * 100}% - 3px)` };
}

/** What a service writes may have line breaks of its own. */
function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ');
}

/** A refetched day is made of new objects; only tiles that differ are rendered again. */
function isSameTile({ tile, ...one }: AppointmentTileProps, { tile: other, ...two }: AppointmentTileProps): boolean {
  return hasSameEntries(one, two) && (tile === other || JSON.stringify(tile) === JSON.stringify(other));
}

function hasSameEntries(one: object, other: object): boolean {
  const entries = new Map(Object.entries(other));
  return Object.entries(one).every(([name, value]) => entries.get(name) === value);
}
