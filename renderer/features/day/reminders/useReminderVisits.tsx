import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ScheduleDayDocument } from '../../../../graphql/desk/generated/operations.ts';
import { useDeskQuery } from '../../../data/useDeskQuery.ts';
import { addDays } from '../../../lib/dates.ts';
import type { ScheduleDay } from '../columns.ts';
import type { Reminder, ReminderVisit } from './reminderWork.ts';

/** A reminder is mostly of the next day. Further ahead than this its appointment is not looked for. */
const mostDays = 7;

interface ReminderVisits {
  readonly visitOf: (reminder: Reminder) => ReminderVisit | null;
  /** Some appointments are still looked for. */
  readonly isChecking: boolean;
  /** Reads the days; it shows nothing. */
  readonly readers: ReactNode;
}

/**
 * The appointments of reminders: on the day that is shown, and on the days after it, which are read one after the other until
 * each appointment is found. What changes of them is seen here as anywhere.
 */
export function useReminderVisits(reminders: readonly Reminder[], day: ScheduleDay): ReminderVisits {
  const [read, setRead] = useState<ReadonlyMap<string, ScheduleDay | null>>(new Map());
  const visits = useMemo(() => {
    const days = [day, ...[...read.values()].flatMap((each) => each ?? [])];
    return new Map(
      days.flatMap((each) =>
        each.appointments.map((appointment) => [appointment.id, { appointment, day: each }] as const),
      ),
    );
  }, [day, read]);
  const isMissing = reminders.some(({ appointment }) => appointment !== null && !visits.has(appointment));
  const count = Math.min(mostDays, isMissing ? read.size + 1 : read.size);
  const dates = Array.from({ length: count }, (_each, index) => addDays(day.date, index + 1));
  return {
    isChecking: isMissing && read.size < mostDays,
    visitOf: ({ appointment }) => (appointment === null ? null : (visits.get(appointment) ?? null)),
    readers: dates.map((date) => (
      <DayReader
        key={date}
        location={day.location.id}
        date={date}
        onRead={(found) =>
          setRead((before) => (before.get(date) === found ? before : new Map(before).set(date, found)))
        }
      />
    )),
  };
}

interface DayReaderProps {
  readonly location: string;
  readonly date: string;
  /** Null where it could not be read. */
  readonly onRead: (day: ScheduleDay | null) => void;
}

function DayReader({ location, date, onRead }: DayReaderProps) {
  const { data, failure } = useDeskQuery(
    ScheduleDayDocument,
    { location, date },
    { requestVariables: { inPassing: true } },
  );
  const found = data?.day ?? null;
  const isRead = found !== null || failure !== null;
  useEffect(() => {
    if (isRead) onRead(found);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- tells of another day, not of another listener
  }, [found, isRead]);
  return null;
}
