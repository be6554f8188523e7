import { Link } from 'wouter';
import { Note } from '../../components/Note.tsx';
import { clockChangeOn } from '../../lib/wallInstant.ts';
import { computerZone, showSameTime, zonePlace } from '../../lib/zone.ts';
import type { ScheduleDay } from './columns.ts';
import { clockWords } from './clockWords.ts';

/** What has to be known to read this day rightly: whose clock it is, and what is missing. */
export function DayNotes({ day }: { readonly day: ScheduleDay }) {
  const here = computerZone();
  const clockChange = clockChangeOn(day.date, day.timeZone);
  return (
    <>
      {!day.complete && (
        <Note tone="caution">
          This is not the whole day: the service gave only a part of its appointments. Look there before you rely on a
          gap.
        </Note>
      )}
      {day.partial && (
        <Note tone="caution">
          The service answered only in part: names, alerts or columns may be missing here. Read the day again, or look
          in the service itself.
        </Note>
      )}
      {day.unreadable > 0 && (
        <Note tone="caution">
          {day.unreadable === 1 ? '1 appointment' : `${day.unreadable} appointments`} of this day could not be read and
          {day.unreadable === 1 ? ' is' : ' are'} not shown. Look in the service itself.
        </Note>
      )}
      {clockChange && <Note tone="calm">{clockWords(clockChange)}.</Note>}
      {day.timeZoneSource === 'computer' && (
        <Note tone="calm">
          The service does not say in which time zone this location is. Times are read in this computer’s zone,{' '}
          {zonePlace(day.timeZone)}. <Link href="/settings">Choose the clinic’s zone</Link>
        </Note>
      )}
      {!showSameTime(day.timeZone, here, day.date) && (
        <Note tone="caution">
          All times are the clinic’s own ({zonePlace(day.timeZone)}). The clock of this computer is set to{' '}
          {zonePlace(here)} and shows another time.
        </Note>
      )}
    </>
  );
}
