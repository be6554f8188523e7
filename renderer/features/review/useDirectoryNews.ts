import { useEffect, useState } from 'react';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
import { withNews } from './directoryWords.ts';
import type { DirectoryView } from './rows.ts';

/** What is shown is read again at most so often while the reading goes on: often enough to see that it does. */
const betweenMilliseconds = 1_500;

/**
 * The directory as it is now: hears how far the reading of all clients has come, and has what is shown read again, but
 * not while nobody looks, and not before the last time is done.
 */
export function useDirectoryNews(
  directory: DirectoryView | null,
  refresh: () => Promise<unknown>,
): DirectoryView | null {
  const bridge = useBridge();
  const [progress, setProgress] = useState<DirectoryProgress | null>(null);
  const [known, setKnown] = useState(directory);
  if (known !== directory) {
    // An answer is newer than the news that it was asked for.
    setKnown(directory);
    setProgress(null);
  }
  const stableRefresh = useStableCallback(refresh);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let last = 0;
    let isDue = false;
    let isBusy = false;
    const run = async (): Promise<void> => {
      timer = null;
      isDue = false;
      isBusy = true;
      await stableRefresh();
      last = performance.now();
      isBusy = false;
      if (isDue) plan(betweenMilliseconds);
    };
    const plan = (wait: number): void => {
      isDue = true;
      if (timer !== null || isBusy || document.hidden) return;
      timer = setTimeout(() => void run(), wait);
    };
    const seen = (): void => {
      if (isDue) plan(0);
    };
    document.addEventListener('visibilitychange', seen);
    const stopHearing = bridge.subscribe((event) => {
      if (event.kind !== 'directoryChanged') return;
      setProgress(event.directory);
      const goesOn = event.directory.state === 'reading';
      plan(goesOn ? Math.max(0, betweenMilliseconds - (performance.now() - last)) : 0);
    });
    return () => {
      document.removeEventListener('visibilitychange', seen);
      stopHearing();
      if (timer !== null) clearTimeout(timer);
    };
  }, [bridge, stableRefresh]);
  return directory && withNews(directory, progress);
}
