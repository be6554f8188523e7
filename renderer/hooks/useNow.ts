import { useEffect, useState } from 'react';
import { currentTime, onClockSet } from '../state/clock.ts';

const minuteMilliseconds = 60_000;

/** The core's time in milliseconds, updated on each minute and when the clock is set. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      clearTimeout(timer);
      const time = currentTime();
      // A component that just rendered need not render again for a few milliseconds.
      setNow((last) => (minuteOf(last) === minuteOf(time) ? last : time));
      timer = setTimeout(tick, minuteMilliseconds - (time % minuteMilliseconds) + 20);
    };
    tick();
    const unsubscribe = onClockSet(tick);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, []);
  return now;
}

function minuteOf(milliseconds: number): number {
  return Math.floor(milliseconds / minuteMilliseconds);
}
