import { t } from '../../../../i18n/page/t.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import { minutesPerDay, wallDate } from '../../../lib/wallTime.ts';
import {
  columnOf,
  type DayAppointment,
  type DayBoard,
  hoursOf,
  isOffAllDay,
  openingHours,
  placeAppointments,
  type ScheduleDay,
  within,
  workingHours,
} from '../columns.ts';
import { closedSpans, type OpeningHours } from '../grid/layout.ts';

/**
 * The days of a week with each appointment on the day that it starts on now, once: one that was just moved to another day
 * is still among those that were read with the former one. Those without a time stay on the first day that has them.
 */
export function appointmentsByDay(days: readonly ScheduleDay[]): readonly ScheduleDay[] {
  const all = new Map<string, DayAppointment>();
  for (const appointment of days.flatMap(({ appointments }) => appointments)) {
    const key = `${appointment.id} ${appointment.start ?? ''}`;
    if (!all.has(key)) all.set(key, appointment);
  }
  const dateOf = ({ start }: DayAppointment): string | undefined => (start === null ? days[0]?.date : wallDate(start));
  return days.map((day) => ({
    ...day,
    appointments: [...all.values()].filter((each) => dateOf(each) === day.date).toSorted(byStart),
  }));
}

function byStart(one: DayAppointment, other: DayAppointment): number {
  return Date.parse(one.start ?? '') - Date.parse(other.start ?? '') || one.id.localeCompare(other.id);
}

interface WeekRules {
  readonly provider: string;
  /** Today at the clinic. */
  readonly today: string | undefined;
  readonly shortest: number;
}

/** The week of one provider as it is drawn: a column for each day, closed hours in each. */
export function weekBoardOf(days: readonly ScheduleDay[], { provider, today, shortest }: WeekRules): DayBoard {
  const placed = days.map((day) => {
    const appointments = day.appointments.filter((each) => each.provider?.id === provider);
    return { day, ...placeAppointments({ ...day, appointments }, shortest) };
  });
  const hours = days.every((day) => day.hours !== null) ? days.flatMap((day) => openingHours(day) ?? []) : null;
  const shown = hoursOf(
    placed.flatMap(({ timed }) => timed),
    hours,
  );
  const part = { start: shown.fromHour * 60, end: shown.toHour * 60 };
  const columns = placed.map(({ day, timed, allDay }) =>
    columnOf(
      {
        key: day.date,
        name: formatBriefDate(day.date, today),
        role: day.date === today ? t('general.today') : null,
        providerId: provider,
        room: null,
        date: day.date,
        closed: within(closedSpans(hoursOn(day, provider), { start: 0, end: minutesPerDay }), [part]),
        isOff: isOffAllDay(day, provider),
      },
      timed,
      allDay,
    ),
  );
  return {
    kind: 'provider',
    columns,
    allDay: placed.flatMap(({ allDay }) => allDay),
    untimed: placed.flatMap(({ untimed }) => untimed),
    ...shown,
  };
}

/** When a provider can be booked on a day: while the location is open, and within the provider's own hours. */
function hoursOn(day: ScheduleDay, provider: string): OpeningHours {
  const [open, working] = [openingHours(day), workingHours(day, provider)];
  return open && working ? within(open, working) : (working ?? open);
}

export interface WeekProvider {
  /** Null for the appointments without one. */
  readonly id: string | null;
  readonly name: string;
}

/** Everybody who has a column on a day of the week, each once, and nobody last where something has no provider. */
export function providersOf(days: readonly ScheduleDay[]): readonly WeekProvider[] {
  const providers = new Map<string, WeekProvider>();
  for (const { id, name } of days.flatMap((day) => day.providers)) providers.set(id, { id, name });
  const isMissing = days.some(({ appointments }) => appointments.some(({ provider }) => provider === null));
  return [...providers.values(), ...(isMissing ? [{ id: null, name: t('day.noProvider') }] : [])];
}
