import { useEffect, useEffectEvent } from 'react';
import { useBridge } from '../bridge/BridgeContext.ts';
import { afterPaint } from '../hooks/afterPaint.ts';
import { liveUpdates } from './followDeskEvents.ts';

/** The core forgets a day after five minutes. */
const renewIntervalMilliseconds = 120_000;
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
  const shownAgain = useEffectEvent(onShownAgain);

  useEffect(() => {
    if (location === undefined || date === undefined) return undefined;
    let hiddenSince: number | null = null;
    const watch = (): void => {
      void bridge.request('day:watch', { location, date, hidden: document.hidden }).then((answer) => {
        if (answer.ok) liveUpdates(answer.value.live);
      });
    };
    const onVisibility = (): void => {
      watch();
      if (document.hidden) hiddenSince = performance.now();
      else if (hiddenSince !== null && performance.now() - hiddenSince > longHiddenMilliseconds) shownAgain();
    };
    // The day itself comes first. A hidden window paints nothing: it starts once visible, or with the timer.
    const cancel = afterPaint(watch);
    const timer = setInterval(watch, renewIntervalMilliseconds);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      cancel();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [bridge, location, date]);
}
