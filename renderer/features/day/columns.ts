import type { ScheduleDayQuery } from '../../../graphql/desk/generated/operations.ts';
import { t } from '../../../i18n/page/t.ts';
import { minuteOfDay, minutesPerDay } from '../../lib/wallTime.ts';
import {
  closedSpans,
  layOut,
  type OpeningHours,
  type Placement,
  type Span,
  spanOf,
  usualShortest,
} from './grid/layout.ts';

export type ScheduleDay = ScheduleDayQuery['day'];
export type DayAppointment = ScheduleDay['appointments'][number];

export interface PlacedAppointment extends Placement, Span {
  readonly appointment: DayAppointment;
  /** Names the tile for as long as the appointment is on this day, also where a service repeats an id. */
  readonly key: string;
  /** Whether it begins before or ends after this day, which then shows only a part of it. */
  readonly beyond: boolean;
}

/** What the columns of a day stand for. */
export type ColumnKind = 'provider' | 'room';

export interface DayColumn {
  readonly key: string;
  readonly name: string;
  readonly role: string | null;
  /** Null for the column of those without, and where columns are rooms. */
  readonly providerId: string | null;
  readonly room: string | null;
  /** The day that the column shows. */
  readonly date: string;
  /** When its provider is off or the location closed, where the columns differ in that; else it is drawn once for all. */
  readonly closed: readonly Span[];
  /** Whether its provider is off all day. */
  readonly isOff: boolean;
  /** By start. */
  readonly tiles: readonly PlacedAppointment[];
  /** How many patients are expected: blocked time is no visit. */
  readonly visits: number;
  /** The most tiles that stand side by side. */
  readonly lanes: number;
  /** What takes the whole day, where something does: Vacation. */
  readonly blockedBy: string | null;
}

export interface DayBoard {
  readonly kind: ColumnKind;
  readonly columns: readonly DayColumn[];
  /** What takes the whole day, by provider or room as the columns are. */
  readonly allDay: readonly DayAppointment[];
  readonly untimed: readonly DayAppointment[];
  readonly fromHour: number;
  readonly toHour: number;
}

/** When the day's location is open, as the grid is drawn. */
export function openingHours({ hours, date }: ScheduleDay): OpeningHours {
  return hours?.map(({ start, end }) => ({ start: minuteOfDay(start, date), end: minuteOfDay(end, date) })) ?? null;
}

/** When a provider works on a day, in minutes since its midnight; null where nobody says so. */
export function workingHours({ working, date }: ScheduleDay, provider: string | null): OpeningHours {
  const known = working.find((each) => each.provider === provider);
  return (
    known?.hours.map(({ start, end }) => ({ start: minuteOfDay(start, date), end: minuteOfDay(end, date) })) ?? null
  );
}

/** The open stretches of a day in which a provider is off; what is closed is closed for everybody. */
function offSpans(day: ScheduleDay, provider: string): readonly Span[] {
  const working = workingHours(day, provider);
  if (!working) return [];
  const closed = closedSpans(openingHours(day), wholeDay);
  const free = closed.length === 0 ? null : closedSpans(closed, wholeDay);
  return closedSpans(working, wholeDay).flatMap((span) => (free === null ? [span] : within([span], free)));
}

const wholeDay: Span = { start: 0, end: minutesPerDay };

/** What of some stretches lies in others. */
export function within(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return spans.flatMap((one) =>
    others.flatMap((other) => {
      const [start, end] = [Math.max(one.start, other.start), Math.min(one.end, other.end)];
      return start < end ? [{ start, end }] : [];
    }),
  );
}

interface BoardRules {
  readonly by?: ColumnKind;
  readonly hours?: OpeningHours;
  /** Shorter appointments are drawn as long as this. */
  readonly shortest?: number;
}

const usualHours: Span = { start: 8 * 60, end: 18 * 60 };

/** A day as it is drawn: who stands where, in the order of the day's providers or by the names of the rooms. */
export function boardOf(day: ScheduleDay, rules: BoardRules = {}): DayBoard {
  const { by = 'provider', hours = null, shortest = usualShortest } = rules;
  const { timed, allDay, untimed } = placeAppointments(day, shortest);
  const shown = hoursOf(timed, hours);
  const part: Span = { start: shown.fromHour * 60, end: shown.toHour * 60 };
  const columns = columnsBy(day, by, timed, allDay).map((column) =>
    column.closed.length === 0 ? column : { ...column, closed: within(column.closed, [part]) },
  );
  return { kind: by, columns, allDay, untimed, ...shown };
}

export interface Timed {
  readonly appointment: DayAppointment;
  readonly span: Span;
  readonly key: string;
  readonly beyond: boolean;
}

interface PlacedDay {
  readonly timed: readonly Timed[];
  readonly allDay: readonly DayAppointment[];
  readonly untimed: readonly DayAppointment[];
}

/** A day's appointments by when they are: at a time of the day, all day, or at a time that the service does not give. */
export function placeAppointments({ appointments, date }: ScheduleDay, shortest: number): PlacedDay {
  const keys = uniqueKeys(appointments);
  const timed: Timed[] = [];
  const allDay: DayAppointment[] = [];
  const untimed: DayAppointment[] = [];
  for (const [index, appointment] of appointments.entries()) {
    const span = timesOf(appointment, date, shortest);
    if (!span) untimed.push(appointment);
    else if (span.start === 0 && span.end === minutesPerDay) allDay.push(appointment);
    else {
      const key = keys[index] ?? appointment.id;
      timed.push({ appointment, span, key, beyond: goesBeyond(appointment, date) });
    }
  }
  return { timed, allDay, untimed };
}

function timesOf({ start, end }: DayAppointment, date: string, shortest: number): Span | null {
  return start === null ? null : spanOf(start, end, date, shortest);
}

function goesBeyond({ start, end }: DayAppointment, date: string): boolean {
  const last = end ?? start;
  return start !== null && last !== null && (minuteOfDay(start, date) < 0 || minuteOfDay(last, date) > minutesPerDay);
}

/** By id, so that a tile stays the same one while others come, go and move around it. */
export function uniqueKeys(appointments: readonly DayAppointment[]): readonly string[] {
  const seen = new Map<string, number>();
  return appointments.map(({ id }) => {
    const times = (seen.get(id) ?? 0) + 1;
    seen.set(id, times);
    return times === 1 ? id : `${id} ${times}`;
  });
}

export type ColumnPlace = Pick<
  DayColumn,
  'key' | 'name' | 'role' | 'providerId' | 'room' | 'date' | 'closed' | 'isOff'
>;

/** The columns of a day; those without a provider or room stand last, in a column only where there are some. */
function columnsBy(
  day: ScheduleDay,
  by: ColumnKind,
  timed: readonly Timed[],
  allDay: readonly DayAppointment[],
): readonly DayColumn[] {
  const places = by === 'provider' ? providerPlaces(day) : roomPlaces(day);
  const known = new Set(places.map(({ key }) => key));
  const keyOf = (appointment: DayAppointment): string => {
    const key = by === 'provider' ? providerKey(appointment.provider?.id) : roomKey(appointment.room);
    return known.has(key) ? key : nowhere;
  };
  const groups = new Map<string, Timed[]>();
  for (const each of timed) {
    const key = keyOf(each.appointment);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  const none: ColumnPlace = {
    key: nowhere,
    name: by === 'provider' ? t('day.noProvider') : t('day.noRoom'),
    role: null,
    providerId: null,
    room: null,
    ...sharedBy(day),
  };
  const shown = groups.has(nowhere) || (places.length === 0 && timed.length > 0) ? [...places, none] : places;
  return shown.map((place) =>
    columnOf(
      place,
      groups.get(place.key) ?? [],
      place === none ? [] : allDay.filter((appointment) => keyOf(appointment) === place.key),
    ),
  );
}

const nowhere = 'none';

function providerKey(id: string | undefined): string {
  return id === undefined ? nowhere : `provider ${id}`;
}

function roomKey(room: string | null): string {
  return room === null || room === '' ? nowhere : `room ${room}`;
}

function providerPlaces(day: ScheduleDay): readonly ColumnPlace[] {
  return day.providers.map(({ id, name, role }) => ({
    key: providerKey(id),
    name,
    role,
    providerId: id,
    room: null,
    date: day.date,
    closed: offSpans(day, id),
    isOff: isOffAllDay(day, id),
  }));
}

/** Whether a provider is known to be off all day, while the location is open or may be. */
export function isOffAllDay(day: ScheduleDay, provider: string | null): boolean {
  return workingHours(day, provider)?.length === 0 && day.hours?.length !== 0;
}

/** What the columns of one day have in common. */
function sharedBy({ date }: ScheduleDay): Pick<ColumnPlace, 'date' | 'closed' | 'isOff'> {
  return { date, closed: [], isOff: false };
}

/** Room 2 before Room 10. A service has no list of rooms, only the room of each appointment. */
export function roomsOf(days: readonly ScheduleDay[]): readonly string[] {
  const rooms = new Set(days.flatMap(({ appointments }) => appointments.flatMap(({ room }) => (room ? [room] : []))));
  return [...rooms].toSorted((one, other) => one.localeCompare(other, undefined, { numeric: true }));
}

function roomPlaces(day: ScheduleDay): readonly ColumnPlace[] {
  return roomsOf([day]).map((room) => ({
    key: roomKey(room),
    name: room,
    role: null,
    providerId: null,
    room,
    ...sharedBy(day),
  }));
}

/** A column with its tiles side by side where they overlap. */
export function columnOf(
  place: ColumnPlace,
  appointments: readonly Timed[],
  allDay: readonly DayAppointment[],
): DayColumn {
  const timed = appointments.toSorted((one, other) => one.span.start - other.span.start);
  const placements = layOut(timed.map(({ span }) => span));
  const tiles = timed.flatMap(({ appointment, span, key, beyond }, index) => {
    const placement = placements[index];
    return placement ? [{ appointment, key, beyond, ...span, ...placement }] : [];
  });
  const blocks = allDay.filter(({ blocked }) => blocked);
  return {
    ...place,
    tiles,
    visits: appointments.filter(({ appointment }) => !appointment.blocked).length,
    lanes: Math.max(1, ...tiles.map(({ lanes }) => lanes)),
    blockedBy: blocks[0] ? (blocks[0].type?.name ?? blocks[0].reason ?? t('day.blocked')) : null,
  };
}

/** The opening hours, else the usual ones, and more where appointments need them. */
export function hoursOf(
  timed: readonly Timed[],
  hours: OpeningHours,
): { readonly fromHour: number; readonly toHour: number } {
  const open = hours && hours.length > 0 ? hours : [usualHours];
  const spans = [...open, ...timed.map(({ span }) => span)];
  const first = Math.max(0, Math.min(...spans.map(({ start }) => start)));
  const last = Math.min(minutesPerDay, Math.max(...spans.map(({ end }) => end)));
  return { fromHour: Math.floor(first / 60), toHour: Math.ceil(last / 60) };
}
