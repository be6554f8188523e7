import type { ChangeEnd } from '../../../bridge/sendChange.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { applyWish, isOnDay, type Wish } from './wish.ts';

/** An appointment as the person saw it when she decided to change it. */
export interface Seen {
  readonly appointment: DayAppointment;
  readonly day: ScheduleDay;
  /** Where to look for it: usually that day's date. */
  readonly date: string;
}

/** A wish on its way to the service. */
export interface UnderWay {
  readonly wish: Wish;
  readonly seen: Seen;
  /** When it was wished, as an instant; null where that is not known. */
  readonly at: string | null;
}

/** What the service said of an appointment while it was changed, until a day that was asked later says it too. */
interface Settled {
  /** The versions that came before: a day that still shows one of them was read too early. */
  readonly before: ReadonlySet<string>;
  /** Null where it is gone. */
  readonly now: DayAppointment | null;
  readonly at: number;
  readonly location: string;
  readonly date: string;
}

/** What this page changes of the days that it shows. */
export interface ChangeState {
  readonly underWay: ReadonlyMap<string, UnderWay>;
  readonly settled: ReadonlyMap<string, Settled>;
}

export const nothingChanged: ChangeState = { underWay: new Map(), settled: new Map() };

/** `at` and `askedAt` are milliseconds of one clock that never goes back. */
export type ChangeEvent =
  | { readonly kind: 'wished'; readonly id: string; readonly underWay: UnderWay }
  | { readonly kind: 'ended'; readonly id: string; readonly end: ChangeEnd; readonly at: number }
  | {
      readonly kind: 'read';
      readonly day: ScheduleDay;
      readonly askedAt: number;
      /** What had been read a moment before was good enough, so that it may be from before a change. */
      readonly recent: boolean;
    };

/** A second wish for the same appointment is none: `wished` is only for those that are not under way. */
export function changeReducer(state: ChangeState, event: ChangeEvent): ChangeState {
  switch (event.kind) {
    case 'wished':
      if (state.underWay.has(event.id)) return state;
      return { ...state, underWay: new Map(state.underWay).set(event.id, event.underWay) };
    case 'ended':
      return ended(state, event.id, event.end, event.at);
    case 'read':
      return read(state, event);
  }
}

const maxSettled = 50;

function ended(state: ChangeState, id: string, end: ChangeEnd, at: number): ChangeState {
  const change = state.underWay.get(id);
  if (!change) return state;
  const underWay = new Map(state.underWay);
  underWay.delete(id);
  const told = toldBy(end, change);
  if (told === undefined) return { ...state, underWay };
  const { seen } = change;
  const settled = new Map(state.settled);
  settled.delete(id);
  const before = new Set([...(state.settled.get(id)?.before ?? []), seen.appointment.version]);
  // What the answer leaves out, this desk knows: since when the appointment stands as it does.
  const now = told && { ...told, since: told.since ?? sinceKnown(told, change) };
  settled.set(id, { before, now, at, location: seen.day.location.id, date: seen.date });
  const [oldest] = settled.keys();
  if (settled.size > maxSettled && oldest !== undefined) settled.delete(oldest);
  return { underWay, settled };
}

/** What an end says of the appointment; undefined where it says nothing, so that what was shown before is shown again. */
function toldBy(end: ChangeEnd, change: UnderWay): DayAppointment | null | undefined {
  if (end.__typename === 'Conflict') return end.now;
  // Done, and not to be read again: it is as it was wished until the next day says how it is.
  if (end.__typename === 'Done') return end.appointment ?? wished(change.seen.appointment, change, change.seen.day);
  return end.__typename === 'OutcomeUnknown' ? (end.now ?? undefined) : undefined;
}

function wished(appointment: DayAppointment, { wish, at }: UnderWay, { timeZone }: ScheduleDay): DayAppointment {
  return applyWish(appointment, wish, { timeZone, at });
}

function sinceKnown(told: DayAppointment, { wish, at }: UnderWay): string | null {
  const wanted = wish.kind === 'status' ? wish.status.stage : wish.kind === 'cancel' ? 'cancelled' : null;
  return wanted !== null && told.status?.stage === wanted ? at : null;
}

function read(state: ChangeState, { day, askedAt, recent }: Extract<ChangeEvent, { kind: 'read' }>): ChangeState {
  const shown = new Map(day.appointments.map((appointment) => [appointment.id, appointment]));
  const settled = new Map(
    [...state.settled].filter(([id, entry]) => {
      if (entry.location !== day.location.id || entry.date !== day.date) return true;
      if (!recent && askedAt >= entry.at) return false;
      const appointment = shown.get(id);
      return appointment !== undefined && entry.before.has(appointment.version) && isOther(entry, appointment);
    }),
  );
  return settled.size === state.settled.size ? state : { ...state, settled };
}

function isOther({ now }: Settled, appointment: DayAppointment): boolean {
  return now?.version !== appointment.version;
}

/** The day with what is wished and what the service has said since it was read. */
export function withChanges(day: ScheduleDay, { underWay, settled }: ChangeState): ScheduleDay {
  if (underWay.size === 0 && settled.size === 0) return day;
  let touched = false;
  const appointments = day.appointments.flatMap((appointment) => {
    const told = settled.get(appointment.id);
    const change = underWay.get(appointment.id);
    const known = told?.before.has(appointment.version) ? told.now : appointment;
    const now = known && change ? wished(known, change, day) : known;
    if (now === appointment) return [appointment];
    touched = true;
    return now && isOnDay(now, day.date) ? [now] : [];
  });
  return touched ? { ...day, appointments } : day;
}

/** When the service last said something that is still to be seen in this day; null where there is nothing. */
export function unconfirmedSince(day: ScheduleDay, { settled }: ChangeState): number | null {
  const open = [...settled.values()].filter(({ location, date }) => location === day.location.id && date === day.date);
  return open.length === 0 ? null : Math.max(...open.map(({ at }) => at));
}
