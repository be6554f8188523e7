import { useEffect, useState } from 'react';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import { say } from '../../../words/page/say.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { formatCount } from '../../lib/counts.ts';
import { failureWords } from '../../lib/failureWords.ts';
import { displayLocale } from '../../lib/locale.ts';
import { clockText } from '../../lib/momentText.ts';
import { useStableCallback } from '../../lib/useStableCallback.ts';
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
    const stopHearing = bridge.listen((event) => {
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

/** How complete the list of all clients is. */
interface DirectoryWords {
  /** complete: everything is here. moving: it is being read. lacking: something is not here and does not come by itself. */
  readonly kind: 'complete' | 'moving' | 'lacking';
  readonly text: string;
  /** Why it does not go on, in the words of the failure. */
  readonly why: string | null;
  /** From 0 to 1, where it is known. */
  readonly part: number | null;
}

export function directoryWords(directory: DirectoryView, now: number, locale = displayLocale): DirectoryWords {
  const { state, read, expected, completeAsOf, failure } = directory;
  const asOf = completeAsOf === null ? null : clockText(completeAsOf, now, locale);
  const progress = readText(read, expected, locale);
  const part = expected !== null && expected > 0 ? Math.min(1, read / expected) : null;
  const why = failure && failureWords(failure);
  const before = asOf === null ? [] : [say('review.wasComplete', { moment: asOf })];
  switch (state) {
    case 'complete': {
      if (failure) return { kind: 'lacking', text: notReadAgain(asOf, failure.message), why, part: null };
      const text = asOf === null ? say('review.complete') : say('review.completeAsOf', { moment: asOf });
      return { kind: 'complete', text, why, part: null };
    }
    case 'reading':
      // All are here from before, and are being looked through for what has changed.
      if (part === 1)
        return { kind: 'moving', text: [say('review.readingAgain'), ...before].join(' '), why: null, part: null };
      return {
        kind: 'moving',
        text: asOf === null ? progress : say('review.readAndWasComplete', { progress, moment: asOf }),
        why: null,
        part,
      };
    case 'paused':
      return { kind: 'lacking', text: [say('review.paused', { progress }), ...before].join(' '), why, part };
    case 'waiting':
      return { kind: 'lacking', text: [say('review.waiting', { progress }), ...before].join(' '), why, part };
    case 'incomplete':
      return {
        kind: 'lacking',
        text: say('review.incomplete', { read: formatCount(read, locale) }),
        why,
        part: null,
      };
    case 'notOffered':
      return { kind: 'lacking', text: say('review.noList'), why, part: null };
  }
}

function notReadAgain(moment: string | null, why: string): string {
  return moment === null ? say('review.completeOld', { why }) : say('review.completeAsOfOld', { moment, why });
}

/** What sums are of, where they are not of all clients; null where they are. */
export function partlyWords({ state, read, expected, completeAsOf }: DirectoryView): string | null {
  if (state === 'incomplete') return say('review.ofGiven', { count: read });
  const wasComplete = completeAsOf !== null || (state === 'reading' && expected !== null && read >= expected);
  if (state === 'complete' || state === 'notOffered' || wasComplete) return null;
  return say('review.ofRead', { count: read });
}

/** What is known of the directory, with the news that came since. */
export function withNews(directory: DirectoryView, news: DirectoryProgress | null): DirectoryView {
  if (!news) return directory;
  const { state, read, expected } = news;
  const failure = state === directory.state ? directory.failure : null;
  return { ...directory, state, read, expected, failure };
}

/** 12,400 of 50,000 read. */
function readText(read: number, expected: number | null, locale: string): string {
  if (expected === null || expected < read) return say('review.readSoFar', { read: formatCount(read, locale) });
  return say('review.readOf', { read: formatCount(read, locale), expected: formatCount(expected, locale) });
}
