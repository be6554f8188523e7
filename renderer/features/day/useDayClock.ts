import { useEffect, useState } from 'react';
import { afterPaint } from '../../hooks/afterPaint.ts';
import { type ClockChange, clockChangeOn, zoneAbbreviation } from '../../lib/timeZone.ts';

interface DayClock {
  /** EST; empty until it is known. */
  readonly zoneName: string;
  readonly change: ClockChange | null;
}

interface Known extends DayClock {
  /** On which date the clocks change; null on all other days. */
  readonly changesOn: string | null;
}

const unknown: Known = { zoneName: '', change: null, changesOn: null };

/**
 * What a day's wall clock is called, and the change of the clocks on it. The browser's first word about a zone takes as
 * long as the day's layout, so the day is on the screen before: only two days of a year have more to show then.
 */
export function useDayClock(date: string, timeZone: string): DayClock {
  const [known, setKnown] = useState(unknown);
  useEffect(
    () =>
      afterPaint(() => {
        const change = clockChangeOn(date, timeZone);
        const zoneName = zoneAbbreviation(timeZone, date);
        const changesOn = change ? date : null;
        // From one ordinary day to the next nothing is drawn again.
        setKnown((last) =>
          last.zoneName === zoneName && last.changesOn === changesOn ? last : { zoneName, change, changesOn },
        );
      }),
    [date, timeZone],
  );
  return { zoneName: known.zoneName, change: known.changesOn === date ? known.change : null };
}
