import type { DeskEvent } from '../../../contract/channels.ts';
import type { Clock } from '../../foundation/ports.ts';
import type { Settings } from '../../storage/settings/settings.ts';
import { numberInCopy, numberInLink } from './readNumber.ts';

/** What a host should watch for, as somebody asked for it in Settings. */
export interface WatchedNumbers {
  readonly links: boolean;
  readonly copies: boolean;
}

export interface SeenNumbers {
  /** A `tel:` link that was followed, or a text that was copied; what is no number, or unwanted, goes no further. */
  see(text: string, from: 'link' | 'clipboard'): void;
  watched(): WatchedNumbers;
}

const restMilliseconds = 10_000;

/** Tells the page of phone numbers, once each: programs follow a link twice, and people copy what they just copied. */
export function createSeenNumbers(options: {
  readonly clock: Clock;
  readonly settings: () => Settings;
  readonly emit: (event: DeskEvent) => void;
}): SeenNumbers {
  const { clock, settings, emit } = options;
  let last: { readonly number: string; readonly at: number } | null = null;
  const watched = (): WatchedNumbers => {
    const { numberLinks = false, copiedNumbers = false } = settings();
    return { links: numberLinks, copies: copiedNumbers };
  };
  return {
    see(text, from) {
      const { links, copies } = watched();
      if (!(from === 'link' ? links : copies)) return;
      const number = from === 'link' ? numberInLink(text) : numberInCopy(text);
      if (number === null) return;
      const at = clock.now();
      const isAgain = last?.number === number && Math.abs(at - last.at) < restMilliseconds;
      last = { number, at };
      if (!isAgain) emit({ kind: 'numberSeen', number, from });
    },
    watched,
  };
}
