import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { minutesPerDay } from '../../lib/wallTime.ts';
import { layOut, type Placement, type Span, spanOf } from './layout.ts';

export type ScheduleDay = ScheduleDayQuery['day'];
export type DayAppointment = ScheduleDay['appointments'][number];

export interface PlacedAppointment extends Placement, Span {
  readonly appointment: DayAppointment;
  /** Names the tile on this day, also where a service repeats an id. */
  readonly key: string;
}

export interface DayColumn {
  readonly key: string;
  readonly name: string;
  readonly role: string | null;
  /** By start. */
  readonly tiles: readonly PlacedAppointment[];
  /** How many patients are expected: blocked time is no visit. */
  readonly visits: number;
  /** The most tiles that stand side by side. */
  readonly lanes: number;
}

export interface DayBoard {
  readonly columns: readonly DayColumn[];
  readonly untimed: readonly DayAppointment[];
  readonly fromHour: number;
  readonly toHour: number;
}

const usualHours = { from: 8, to: 18 };

/** A day as it is drawn: who stands where, in the order of the day's providers. */
export function boardOf(day: ScheduleDay): DayBoard {
  const untimed: DayAppointment[] = [];
  const withoutProvider: DayAppointment[] = [];
  const byProvider = new Map(day.providers.map(({ id }) => [id, [] as DayAppointment[]]));
  for (const appointment of day.appointments) {
    if (appointment.start === null) untimed.push(appointment);
    else (byProvider.get(appointment.provider?.id ?? '') ?? withoutProvider).push(appointment);
  }
  const columns = day.providers.map(({ id, name, role }) =>
    columnOf(`provider ${id}`, name, role, byProvider.get(id) ?? [], day.date),
  );
  if (withoutProvider.length > 0) {
    columns.push(columnOf('no provider', 'No provider', null, withoutProvider, day.date));
  }
  return { columns, untimed, ...hoursOf(columns) };
}

function columnOf(
  key: string,
  name: string,
  role: string | null,
  appointments: readonly DayAppointment[],
  date: string,
): DayColumn {
  const timed = appointments
    .flatMap((appointment) =>
      appointment.start === null ? [] : [{ appointment, span: spanOf(appointment.start, appointment.end, date) }],
    )
    .toSorted((one, other) => one.span.start - other.span.start);
  const placements = layOut(timed.map(({ span }) => span));
  const tiles = timed.flatMap(({ appointment, span }, index) => {
    const placement = placements[index];
    return placement ? [{ appointment, key: `${key} ${index} ${appointment.id}`, ...span, ...placement }] : [];
  });
  const visits = appointments.filter(({ blocked }) => !blocked).length;
  return { key, name, role, tiles, visits, lanes: Math.max(1, ...tiles.map(({ lanes }) => lanes)) };
}

/** The usual hours, and more where appointments need them. */
function hoursOf(columns: readonly DayColumn[]): { readonly fromHour: number; readonly toHour: number } {
  const tiles = columns.flatMap((column) => column.tiles);
  const first = Math.min(usualHours.from * 60, ...tiles.map(({ start }) => start));
  const last = Math.max(usualHours.to * 60, ...tiles.map(({ end }) => end));
  return { fromHour: Math.floor(first / 60), toHour: Math.min(Math.ceil(last / 60), minutesPerDay / 60) };
}
