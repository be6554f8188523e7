import type { DirectoryProgress } from '../../../electron/contract/clients.ts';
import { countOf, formatCount } from '../../lib/counts.ts';
import { clockText } from '../../lib/momentText.ts';
import { displayLocale } from '../../lib/locale.ts';
import type { DirectoryView } from './rows.ts';
import { failureWords } from '../../lib/failureWords.ts';

/** How complete the list of all clients is. */
export interface DirectoryWords {
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
  const count = readText(read, expected, locale);
  const part = expected !== null && expected > 0 ? Math.min(1, read / expected) : null;
  const why = failure && failureWords(failure);
  const before = asOf === null ? '' : ` Complete as of ${asOf}.`;
  switch (state) {
    case 'complete': {
      const text = asOf === null ? 'Complete' : `Complete as of ${asOf}`;
      return failure
        ? { kind: 'lacking', text: `${text}. Not read again since: ${failure.message}`, why, part: null }
        : { kind: 'complete', text, why, part: null };
    }
    case 'reading':
      // All are here from before, and are being looked through for what has changed.
      if (part === 1) return { kind: 'moving', text: `Reading again…${before}`, why: null, part: null };
      return { kind: 'moving', text: before === '' ? count : `${count}.${before}`, why: null, part };
    case 'paused':
      return { kind: 'lacking', text: `Paused: ${count}.${before}`, why, part };
    case 'waiting':
      return { kind: 'lacking', text: `Waiting: ${count}. It goes on by itself.${before}`, why, part };
    case 'incomplete':
      return {
        kind: 'lacking',
        text: `Not complete: the service gave ${formatCount(read, locale)} clients and no more`,
        why,
        part: null,
      };
    case 'notOffered':
      return { kind: 'lacking', text: 'The service has no list of clients', why, part: null };
  }
}

/** What sums are of, where they are not of all clients; null where they are. */
export function partlyWords(
  { state, read, expected, completeAsOf }: DirectoryView,
  locale = displayLocale,
): string | null {
  if (state === 'incomplete') return `of the ${countOf(read, 'client', locale)} that the service gave`;
  const wasComplete = completeAsOf !== null || (state === 'reading' && expected !== null && read >= expected);
  if (state === 'complete' || state === 'notOffered' || wasComplete) return null;
  return `of the ${countOf(read, 'client', locale)} read so far`;
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
  if (expected === null || expected < read) return `${formatCount(read, locale)} read`;
  return `${formatCount(read, locale)} of ${formatCount(expected, locale)} read`;
}
