import { useEffect, useMemo, useRef, useState } from 'react';
import { dayKey, locationAndDate } from '../../../data/followDeskEvents.ts';
import { useNow } from '../../../hooks/useNow.ts';
import type { FreeTime } from '../../../lib/freeTime.ts';
import { isCalledOff } from '../../../domain/stages.ts';
import type { DayAppointment, ScheduleDay } from '../columns.ts';
import { timeFreedBy } from './freeTimes.ts';

/** The appointments of a day as they stood when nothing was on its way. */
type Settled = ReadonlyMap<string, DayAppointment>;

const mostDays = 14;
const mostFreed = 20;

/**
 * The times that became free on these days while they were looked at, newest first: an appointment was cancelled or moved
 * away, here or elsewhere. Those that are taken again, or over, are not among them.
 */
export function useFreedTimes(days: readonly ScheduleDay[], pending: ReadonlySet<string>): readonly FreeTime[] {
  const before = useRef(new Map<string, Settled>());
  const [freed, setFreed] = useState<readonly DayAppointment[]>([]);
  const now = useNow();
  useEffect(() => {
    const left = days.flatMap((day) => {
      // What is missing of a day that was read in part is no evidence.
      if (!day.complete || day.partial || day.outage || day.unreadable > 0) return [];
      const key = dayKey(locationAndDate(day));
      const known = before.current.get(key);
      before.current.delete(key);
      before.current.set(key, settledOf(day, known, pending));
      const [oldest] = before.current.keys();
      if (before.current.size > mostDays && oldest !== undefined) before.current.delete(oldest);
      return known ? leftIn(known, day, pending) : [];
    });
    if (left.length === 0) return;
    setFreed((all) => {
      const ids = new Set(left.map(({ id }) => id));
      return [...left, ...all.filter(({ id }) => !ids.has(id))].slice(0, mostFreed);
    });
  }, [days, pending]);
  return useMemo(
    () =>
      freed.flatMap((appointment) => {
        const day = days.find(({ date }) => appointment.start?.startsWith(date) === true);
        const free = day && timeFreedBy(appointment, day, now);
        return free ?? [];
      }),
    [freed, days, now],
  );
}

function settledOf(day: ScheduleDay, known: Settled | undefined, pending: ReadonlySet<string>): Settled {
  const settled = new Map<string, DayAppointment>();
  for (const appointment of day.appointments) {
    const former = pending.has(appointment.id) ? known?.get(appointment.id) : appointment;
    if (former) settled.set(former.id, former);
  }
  // Moved to another day and not confirmed yet.
  for (const [id, former] of known ?? []) if (pending.has(id) && !settled.has(id)) settled.set(id, former);
  return settled;
}

/** What took place on a day and does not any more, or not at that time. */
function leftIn(
  known: Settled,
  { appointments }: ScheduleDay,
  pending: ReadonlySet<string>,
): readonly DayAppointment[] {
  const present = new Map(appointments.map((each) => [each.id, each]));
  return [...known.values()].filter((former) => {
    if (pending.has(former.id) || former.start === null || isCalledOff(former.status)) return false;
    const now = present.get(former.id);
    if (!now || isCalledOff(now.status)) return true;
    return now.start !== former.start || now.provider?.id !== former.provider?.id;
  });
}
