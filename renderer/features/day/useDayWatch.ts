import { useEffect } from 'react';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { afterPaint } from '../../lib/afterPaint.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';

/** The core forgets a day after five minutes. */
const renewMilliseconds = 120_000;
/** As old as a shown day may be (core/days/dayWatch.ts). */
const longHiddenMilliseconds = 30_000;

/**
 * Asks the core to watch the day that is shown; what it finds comes as events (data/followDeskEvents.ts). `onShownAgain`
 * is called when the page is looked at again after a while in which the core read less often.
 */
export function useDayWatch(
  day: { readonly location: string; readonly date: string } | undefined,
  onShownAgain: () => void,
): void {
  const bridge = useBridge();
  const { location, date } = day ?? {};
  const shownAgain = useStableCallback(onShownAgain);

  useEffect(() => {
    if (location === undefined || date === undefined) return undefined;
    let hiddenSince: number | null = null;
    const watch = (): void => {
      void bridge.request('day:watch', { location, date, hidden: document.hidden });
    };
    const onVisibility = (): void => {
      watch();
      if (document.hidden) hiddenSince = performance.now();
      else if (hiddenSince !== null && performance.now() - hiddenSince > longHiddenMilliseconds) shownAgain();
    };
    // The day itself comes first. A window that nobody sees paints nothing: it asks when it is seen, or with the timer.
    const cancel = afterPaint(watch);
    const timer = setInterval(watch, renewMilliseconds);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [bridge, location, date, shownAgain]);
}
