import { useEffect, useMemo, useState } from 'react';
import { t } from '../../../i18n/page/t.ts';
import { createLazyPart } from '../../components/LazyPart.tsx';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { statusLabel } from '../../domain/stages.ts';
import { type ClockChange, clockChangeOn, zoneAbbreviation } from '../../lib/timeZone.ts';
import { boardOf, type DayAppointment, type DayBoard, type ScheduleDay } from './columns.ts';
import { patientLabel, purposeLabel } from './dayLabels.ts';
import type { DayListProps } from './DayList.tsx';
import { EmptyDay } from './DayNotes.tsx';
import typography from '../../components/typography.module.css';
import styles from './DaySchedule.module.css';
import type { DayView } from './dayView.ts';
import { DayGrid } from './grid/DayGrid.tsx';
import type { GridOffers, NewRange, Placing } from './grid/gridChange.ts';
import { type OpeningHours, shortestTile } from './grid/layout.ts';

const dayList = createLazyPart<DayListProps>(async () => (await import('./DayList.tsx')).DayList);

interface DayScheduleProps {
  /** The day as the filter leaves it. */
  readonly day: ScheduleDay;
  readonly view: DayView;
  readonly nowMinute: number | null;
  readonly hours: OpeningHours;
  readonly selected: string | null;
  readonly onSelect: (selected: { readonly key: string; readonly appointment: DayAppointment } | null) => void;
  readonly offers: GridOffers;
  readonly pending: ReadonlySet<string>;
  readonly onCreate: (range: NewRange) => void;
  readonly onMove: (appointment: DayAppointment, placing: Placing) => void;
  /** With what the filter leaves out: it is in the way all the same. */
  readonly wholeDay: ScheduleDay;
}

/** A day in the view that was chosen: in columns or as one list. */
export function DaySchedule(props: DayScheduleProps) {
  const { day, view, nowMinute, hours, selected, onSelect, offers, pending } = props;
  const { kind, slotMinutes } = view;
  const board = useMemo(
    () => boardOf(day, { by: kind === 'list' ? 'provider' : kind, hours, shortest: shortestTile(slotMinutes) }),
    [day, kind, hours, slotMinutes],
  );
  const { wholeDay } = props;
  const wholeDays = useMemo(() => [wholeDay], [wholeDay]);
  const clock = useDayClock(day.date, day.timeZone);
  if (day.appointments.length === 0 && (!offers.create || board.columns.length === 0)) return <EmptyDay day={day} />;
  if (kind === 'list') {
    return <dayList.Part {...{ day, nowMinute, selected, pending }} onSelect={onSelect} />;
  }
  return (
    <>
      <AllDayStrip
        board={board}
        providers={day.providers}
        selected={selected}
        onSelect={(key, appointment) => onSelect({ key, appointment })}
      />
      <DayGrid
        board={board}
        date={day.date}
        zoneName={clock.zoneName}
        nowMinute={nowMinute}
        hours={hours}
        clockChange={clock.change}
        slotMinutes={slotMinutes}
        selected={selected}
        onSelect={onSelect}
        offers={offers}
        pending={pending}
        onCreate={props.onCreate}
        onMove={props.onMove}
        wholeDays={wholeDays}
      />
    </>
  );
}

interface AllDayStripProps {
  readonly board: DayBoard;
  /** Names of the day's providers by id: there are no columns here that show them. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  readonly selected: string | null;
  readonly onSelect: (key: string, appointment: DayAppointment) => void;
}

/** What takes the whole day, and what the service gives no time: apart instead of at a made-up hour. */
function AllDayStrip({ board, providers, selected, onSelect }: AllDayStripProps) {
  const groups = [
    { id: 'all-day', title: t('day.allDay'), appointments: board.allDay },
    { id: 'untimed', title: t('day.withoutTime'), appointments: board.untimed },
  ].filter(({ appointments }) => appointments.length > 0);
  if (groups.length === 0) return null;
  return (
    <div className={styles.strip}>
      {groups.map(({ id, title, appointments }) => (
        <section key={id} className={styles.group} aria-labelledby={`${id}-title`}>
          <h2 className={`${typography.caption} ${styles.title}`} id={`${id}-title`}>
            {title}
          </h2>
          <ul className={styles.list}>
            {appointments.map((appointment, index) => {
              const key = `${id} ${index} ${appointment.id}`;
              const provider = providers.find((each) => each.id === appointment.provider?.id)?.name;
              const soft = [purposeLabel(appointment), provider].filter(Boolean).join(' · ');
              return (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.item}
                    data-tile={key}
                    data-stage={appointment.status?.stage ?? 'none'}
                    data-blocked={appointment.blocked ? '' : undefined}
                    aria-expanded={selected === key}
                    onClick={() => onSelect(key, appointment)}
                  >
                    <b>{patientLabel(appointment)}</b>
                    {appointment.client && ` · ${appointment.client.name}`}
                    {soft !== '' && <span className={typography.soft}>{soft}</span>}
                    {!appointment.blocked && <span className={styles.status}>{statusLabel(appointment.status)}</span>}
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface DayClock {
  /** EST; empty until it is known. */
  readonly zoneName: string;
  readonly change: ClockChange | null;
}

interface Known extends DayClock {
  /** On which date the clocks change; null on all other days. */
  readonly changesOn: string | null;
}

const unknown: Known = { zoneName: '', change: null, changesOn: null };

/**
 * What a day's wall clock is called, and the change of the clocks on it. The browser's first word about a zone takes as
 * long as the day's layout, so the day is on the screen before: only two days of a year have more to show then.
 */
function useDayClock(date: string, timeZone: string): DayClock {
  const [known, setKnown] = useState(unknown);
  useEffect(
    () =>
      afterPaint(() => {
        const change = clockChangeOn(date, timeZone);
        const zoneName = zoneAbbreviation(timeZone, date);
        const changesOn = change ? date : null;
        // From one ordinary day to the next nothing is drawn again.
        setKnown((last) =>
          last.zoneName === zoneName && last.changesOn === changesOn ? last : { zoneName, change, changesOn },
        );
      }),
    [date, timeZone],
  );
  return { zoneName: known.zoneName, change: known.changesOn === date ? known.change : null };
}
