import { useEffect, useEffectEvent, useState } from 'react';
import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import { t } from '../../../i18n/page/t.ts';
import { useBridge } from '../../bridge/BridgeContext.ts';
import { formatCount } from '../../lib/counts.ts';
import { failureText } from '../../lib/failureText.ts';
import { displayLocale } from '../../lib/locale.ts';
import { clockText } from '../../lib/momentText.ts';
import type { DirectoryView } from './rows.ts';

/** During a reading the screen is refreshed at most this often. */
const throttleMs = 1_500;

/**
 * The directory with its progress. Refreshes what is shown, but not while the page is hidden, and not before the last
 * refresh is done.
 */
export function useDirectoryProgress(
  directory: DirectoryView | null,
  refresh: () => Promise<unknown>,
): DirectoryView | null {
  const bridge = useBridge();
  const [progress, setProgress] = useState<DirectoryProgress | null>(null);
  const [shownDirectory, setKnown] = useState(directory);
  if (shownDirectory !== directory) {
    // A query result is newer than the progress before it.
    setKnown(directory);
    setProgress(null);
  }
  const onRefresh = useEffectEvent(refresh);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | null = null;
    let last = 0;
    let isDue = false;
    let isBusy = false;
    const run = async (): Promise<void> => {
      timer = null;
      isDue = false;
      isBusy = true;
      await onRefresh();
      last = performance.now();
      isBusy = false;
      if (isDue) plan(throttleMs);
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
    const unsubscribe = bridge.subscribe((event) => {
      if (event.kind !== 'directoryChanged') return;
      setProgress(event.directory);
      const goesOn = event.directory.state === 'reading';
      plan(goesOn ? Math.max(0, throttleMs - (performance.now() - last)) : 0);
    });
    return () => {
      document.removeEventListener('visibilitychange', seen);
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
    };
  }, [bridge]);
  return directory && withProgress(directory, progress);
}

interface DirectoryLabel {
  /**
   * complete: everything is loaded. moving: it is being read. lacking: something is missing and does not come by
   * itself.
   */
  readonly kind: 'complete' | 'moving' | 'lacking';
  readonly text: string;
  /** Why reading has stopped. */
  readonly reason: string | null;
  /** From 0 to 1; null where it is unknown. */
  readonly fraction: number | null;
}

export function directoryLabel(directory: DirectoryView, now: number, locale = displayLocale): DirectoryLabel {
  const { state, read, expected, completeAsOf, failure } = directory;
  const asOf = completeAsOf === null ? null : clockText(completeAsOf, now, locale);
  const progress = readText(read, expected, locale);
  const fraction = expected !== null && expected > 0 ? Math.min(1, read / expected) : null;
  const reason = failure && failureText(failure);
  const before = asOf === null ? [] : [t('review.wasComplete', { moment: asOf })];
  switch (state) {
    case 'complete': {
      if (failure) return { kind: 'lacking', text: notReadAgain(asOf, failure.message), reason, fraction: null };
      const text = asOf === null ? t('review.complete') : t('review.completeAsOf', { moment: asOf });
      return { kind: 'complete', text, reason, fraction: null };
    }
    case 'reading':
      // All clients are loaded and are being checked for changes.
      if (fraction === 1)
        return {
          kind: 'moving',
          text: [t('review.readingAgain'), ...before].join(' '),
          reason: null,
          fraction: null,
        };
      return {
        kind: 'moving',
        text: asOf === null ? progress : t('review.readAndWasComplete', { progress, moment: asOf }),
        reason: null,
        fraction,
      };
    case 'paused':
      return { kind: 'lacking', text: [t('review.paused', { progress }), ...before].join(' '), reason, fraction };
    case 'waiting':
      return { kind: 'lacking', text: [t('review.waiting', { progress }), ...before].join(' '), reason, fraction };
    case 'incomplete':
      return {
        kind: 'lacking',
        text: t('review.incomplete', { read: formatCount(read, locale) }),
        reason,
        fraction: null,
      };
    case 'notOffered':
      return { kind: 'lacking', text: t('review.noList'), reason, fraction: null };
  }
}

function notReadAgain(moment: string | null, reason: string): string {
  return moment === null
    ? t('review.completeOld', { why: reason })
    : t('review.completeAsOfOld', { moment, why: reason });
}

/** The scope of totals where it is partial; else null. */
export function partialSumsLabel({ state, read, expected, completeAsOf }: DirectoryView): string | null {
  if (state === 'incomplete') return t('review.ofGiven', { count: read });
  const wasComplete = completeAsOf !== null || (state === 'reading' && expected !== null && read >= expected);
  if (state === 'complete' || state === 'notOffered' || wasComplete) return null;
  return t('review.ofRead', { count: read });
}

/** The directory with the latest progress. */
export function withProgress(directory: DirectoryView, progress: DirectoryProgress | null): DirectoryView {
  if (!progress) return directory;
  const { state, read, expected } = progress;
  const failure = state === directory.state ? directory.failure : null;
  return { ...directory, state, read, expected, failure };
}

/** 12,400 of 50,000 read. */
function readText(read: number, expected: number | null, locale: string): string {
  if (expected === null || expected < read) return t('review.readSoFar', { read: formatCount(read, locale) });
  return t('review.readOf', { read: formatCount(read, locale), expected: formatCount(expected, locale) });
}
