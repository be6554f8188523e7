import { useEffect } from 'react';
import type { Failure } from '../../../electron/contract/failure.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { afterPaint } from '../../lib/afterPaint.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';

interface DayNews {
  readonly onChanged: () => void;
  /** Read again, and nothing is other than before. */
  readonly onSame: (asOf: string) => void;
  readonly onFailure: (failure: Failure) => void;
  /** The page is looked at again after a while in which it was told less often. */
  readonly onShownAgain: () => void;
}

/** The core forgets a day after five minutes. */
const renewMilliseconds = 120_000;
/** As old as a shown day may be (core/days/dayWatch.ts). */
const longHiddenMilliseconds = 30_000;

/** Asks the core to watch the day that is shown, and hears what becomes of it. */
export function useDayWatch(
  day: { readonly location: string; readonly date: string } | undefined,
  news: DayNews,
): void {
  const bridge = useBridge();
  const { location, date } = day ?? {};
  const hear = useStableCallback((tell: (hearer: DayNews) => void): void => tell(news));

  useEffect(() => {
    if (location === undefined || date === undefined) return undefined;
    let hiddenSince: number | null = null;
    const watch = (): void => {
      void bridge.ask('day:watch', { location, date, hidden: document.hidden });
    };
    const seen = (): void => {
      watch();
      if (document.hidden) hiddenSince = performance.now();
      else if (hiddenSince !== null && performance.now() - hiddenSince > longHiddenMilliseconds)
        hear((hearer) => hearer.onShownAgain());
    };
    // The day itself comes first. A window that nobody sees paints nothing: it asks when it is seen, or with the timer.
    const callOff = afterPaint(watch);
    const timer = setInterval(watch, renewMilliseconds);
    document.addEventListener('visibilitychange', seen);
    const stopHearing = bridge.listen((event) => {
      if (event.kind !== 'dayRead' || event.location !== location || event.date !== date) return;
      const { failure, changed, asOf } = event;
      hear((hearer) => {
        if (failure) hearer.onFailure(failure);
        else if (changed) hearer.onChanged();
        else hearer.onSame(asOf);
      });
    });
    return () => {
      callOff();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
      stopHearing();
    };
  }, [bridge, location, date, hear]);
}
