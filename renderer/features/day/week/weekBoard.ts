import { t } from '../../../../i18n/page/t.ts';
import { formatBriefDate } from '../../../lib/dates.ts';
import type { WeekChoice } from '../../../lib/paths.ts';
import { minutesPerDay, wallDate } from '../../../lib/wallTime.ts';
import {
  columnOf,
  type DayAppointment,
  type DayBoard,
  hoursOf,
  isOffAllDay,
  openingHours,
  placeAppointments,
  roomsOf,
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

/** Whose week it is: that of a provider, or of a room. */
export type WeekOf =
  { readonly kind: 'provider'; readonly provider: string } | { readonly kind: 'room'; readonly room: string };

/** Whether an appointment stands in a week. */
export function isOf({ provider, room }: DayAppointment, of: WeekOf): boolean {
  return of.kind === 'room' ? room === of.room : provider?.id === of.provider;
}

/**
 * What of a week is drawn by the hour; null where the address names nothing of it, so that all providers are counted. A
 * service has no list of rooms: a week in which nothing is booked may be that of any.
 */
export function weekOf({ provider, room }: WeekChoice, days: readonly ScheduleDay[]): WeekOf | null {
  if (room !== undefined) {
    const isTold = roomsOf(days).length > 0 || days.every(({ appointments }) => appointments.length === 0);
    return isTold ? { kind: 'room', room } : null;
  }
  const isKnown = provider !== undefined && providersOf(days).some(({ id }) => id === provider);
  return isKnown ? { kind: 'provider', provider } : null;
}

interface WeekRules {
  readonly of: WeekOf;
  /** Today at the clinic. */
  readonly today: string | undefined;
  readonly shortest: number;
}

/** The week of one provider or room as it is drawn: a column for each day, closed hours in each. */
export function weekBoardOf(days: readonly ScheduleDay[], { of, today, shortest }: WeekRules): DayBoard {
  const [provider, room] = of.kind === 'provider' ? [of.provider, null] : [null, of.room];
  const placed = days.map((day) => {
    const appointments = day.appointments.filter((each) => isOf(each, of));
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
        room,
        date: day.date,
        closed: within(closedSpans(hoursOn(day, provider), { start: 0, end: minutesPerDay }), [part]),
        isOff: isOffAllDay(day, provider),
      },
      timed,
      allDay,
    ),
  );
  return {
    kind: of.kind,
    columns,
    allDay: placed.flatMap(({ allDay }) => allDay),
    untimed: placed.flatMap(({ untimed }) => untimed),
    ...shown,
  };
}

/** When a day can be booked: while the location is open, and within a provider's own hours; of a room nobody tells any. */
function hoursOn(day: ScheduleDay, provider: string | null): OpeningHours {
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
