import { isSameRoom } from '../../../domain/overlaps.ts';
import { assumedMinutes, durationMinutes } from '../../../domain/duration.ts';
import { isCancelledOrNoShow } from '../../../domain/stages.ts';
import type { FreeTime } from '../../../lib/freeTime.ts';
import { instantAt } from '../../../lib/timeZone.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import type { NewRange } from '../grid/gridChange.ts';

/** What is shorter is of no use to anybody. */
const shortestMinutes = 5;
const minute = 60_000;

interface Place {
  readonly at: number;
  /** How long it is where nothing tells where it ends. */
  readonly minutes: number;
  readonly provider: string | null;
  readonly room: string | null;
  /** The appointment that stood there, which may stand elsewhere on this day. */
  readonly freedBy: string | null;
}

interface Stretch {
  readonly start: number;
  readonly end: number;
}

/**
 * The free time around a place: between the provider's (else the room's) other appointments, within opening hours and the
 * provider's own, and not before now. Null where it is taken or over.
 */
export function freeTimeAt(day: ScheduleDay, place: Place, now: number): FreeTime | null {
  const { at, minutes, provider, room, freedBy } = place;
  const hasColumn = provider !== null || room !== null;
  const busy = hasColumn ? day.appointments.filter((each) => isInTheWay(each, place)).flatMap(stretchOf) : [];
  if (busy.some(({ start, end }) => start <= at && at < end)) return null;
  const open = hasColumn ? openAround(day, place) : null;
  const from = Math.max(
    open?.start ?? at,
    ...busy.filter(({ end }) => end <= at).map(({ end }) => end),
    // On the next five minutes: nobody is booked for 10:07.
    Math.ceil(now / (shortestMinutes * minute)) * shortestMinutes * minute,
  );
  const to = Math.min(
    open?.end ?? at + minutes * minute,
    ...busy.filter(({ start }) => start > at).map(({ start }) => start),
  );
  if (to - from < shortestMinutes * minute) return null;
  const { location, date, timeZone, providers } = day;
  return {
    location: location.id,
    date,
    timeZone,
    from,
    to,
    at: Math.min(Math.max(at, from), to),
    provider:
      provider === null ? null : { id: provider, name: providers.find(({ id }) => id === provider)?.name ?? '' },
    room,
    freedBy,
  };
}

/** The time that an appointment left; null where it has no time, is taken again or over. */
export function timeFreedBy(appointment: DayAppointment, day: ScheduleDay, now: number): FreeTime | null {
  const { id, start, provider, room } = appointment;
  if (start === null) return null;
  const minutes = durationMinutes(appointment) ?? assumedMinutes;
  return freeTimeAt(day, { at: Date.parse(start), minutes, provider: provider?.id ?? null, room, freedBy: id }, now);
}

/** The free time at a place on the grid; as long as it was drawn, where it was. */
export function timeOnGrid(range: NewRange, day: ScheduleDay, now: number): FreeTime | null {
  const start = instantAt(range.date, range.start, day.timeZone);
  if (start.kind === 'gap') return null;
  const { minutes, providerId, room, lengthChosen } = range;
  const at = Date.parse(start.instant);
  const free = freeTimeAt(day, { at, minutes, provider: providerId, room, freedBy: null }, now);
  if (!free || !lengthChosen) return free;
  return { ...free, from: Math.max(free.from, at), to: Math.min(free.to, at + minutes * minute) };
}

function isInTheWay(other: DayAppointment, { provider, room }: Place): boolean {
  if (isCancelledOrNoShow(other.status)) return false;
  return provider === null ? isSameRoom(room ?? undefined, other.room) : other.provider?.id === provider;
}

function stretchOf({ start, end }: DayAppointment): readonly Stretch[] {
  if (start === null) return [];
  const from = Date.parse(start);
  return [{ start: from, end: end === null ? from + assumedMinutes * minute : Date.parse(end) }];
}

/** The hours around a moment in which the location is open and the provider works; null where nothing says so of it. */
function openAround({ hours, working }: ScheduleDay, { at, provider }: Place): Stretch | null {
  const own = working.find((each) => each.provider === provider)?.hours ?? null;
  const around = [hours, own].flatMap((each) => (each ? [mergedAround(each, at)] : []));
  // Outside of them only the place itself is meant: booking there warns.
  const known = around.filter((each) => each !== null);
  if (known.length === 0 || known.length < around.length) return null;
  return { start: Math.max(...known.map(({ start }) => start)), end: Math.min(...known.map(({ end }) => end)) };
}

function mergedAround(hours: NonNullable<ScheduleDay['hours']>, at: number): Stretch | null {
  let found: Stretch | null = null;
  const stretches = hours
    .map(({ start, end }): Stretch => ({ start: Date.parse(start), end: Date.parse(end) }))
    .toSorted((one, other) => one.start - other.start);
  let open: Stretch | null = null;
  for (const each of stretches) {
    open = open && each.start <= open.end ? { start: open.start, end: Math.max(open.end, each.end) } : each;
    if (open.start <= at && at < open.end) found = open;
  }
  return found;
}
