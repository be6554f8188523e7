import { useEffect, useState } from 'react';
import { currentTime, hearClockSet } from './clock.ts';

/** The core's time in milliseconds, told anew when a minute begins or the clock is set. */
export function useNow(): number {
  const [now, setNow] = useState(currentTime);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      clearTimeout(timer);
      const time = currentTime();
      setNow(time);
      timer = setTimeout(tick, 60_000 - (time % 60_000) + 20);
    };
    tick();
    const stopHearing = hearClockSet(tick);
    return () => {
      stopHearing();
      clearTimeout(timer);
    };
  }, []);
  return now;
}
