import { Link } from 'wouter';
import { say } from '../../../words/page/say.ts';
import { Note } from '../../components/Note.tsx';
import { clockChangeOn, computerZone, showSameTime, zonePlace } from '../../lib/timeZone.ts';
import type { ScheduleDay } from './columns.ts';
import { clockWords } from './clockWords.ts';

/** What has to be known to read this day rightly: whose clock it is, and what is missing. */
export function DayNotes({ day }: { readonly day: ScheduleDay }) {
  const here = computerZone();
  const clockChange = clockChangeOn(day.date, day.timeZone);
  return (
    <>
      {!day.complete && <Note tone="caution">{say('day.notWhole')}</Note>}
      {day.partial && <Note tone="caution">{say('day.partial')}</Note>}
      {day.unreadable > 0 && <Note tone="caution">{say('day.unreadable', { count: day.unreadable })}</Note>}
      {clockChange && <Note tone="calm">{clockWords(clockChange)}.</Note>}
      {day.timeZoneSource === 'computer' && (
        <Note tone="calm">
          {say('day.zoneUnknown', { zone: zonePlace(day.timeZone) })}{' '}
          <Link href="/settings">{say('day.chooseZone')}</Link>
        </Note>
      )}
      {!showSameTime(day.timeZone, here, day.date) && (
        <Note tone="caution">{say('day.zoneOther', { clinic: zonePlace(day.timeZone), here: zonePlace(here) })}</Note>
      )}
    </>
  );
}
