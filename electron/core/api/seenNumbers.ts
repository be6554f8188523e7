import type { Clock } from '../foundation/ports.ts';
import type { Settings } from '../storage/settings/storedSettings.ts';
import type { DeskEvent } from '../../contract/channels.ts';
import { extractPhoneNumbers, normalizeMarks, onlyDigits } from '../../contract/phoneNumbers.ts';

/** What the host watches for, by the settings. */
export interface WatchedNumbers {
  readonly links: boolean;
  readonly copies: boolean;
}

interface SeenNumbers {
  /** A followed `tel:` link, or a copied text; anything that is no number, or is switched off, is dropped. */
  see(text: string, from: 'link' | 'clipboard'): void;
  watched(): WatchedNumbers;
}

const repeatMilliseconds = 10_000;

/** Sends phone numbers to the page, once each: programs follow a link twice, and people copy the same text twice. */
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
      const isAgain = last?.number === number && Math.abs(at - last.at) < repeatMilliseconds;
      last = { number, at };
      if (!isAgain) emit({ kind: 'numberSeen', number, from });
    },
    watched,
  };
}

/** No longer one is let in (desktop/systemEvents.ts). */
const longestLink = 80;
const longestNumber = 40;
const longestCopy = 30;
/** No number of a network has more (E.164). */
const mostDigits = 15;
/** An extension within a clinic has as few; alone it is called, but hardly copied. */
const fewestCalled = 3;
const fewestCopied = 7;

/** RFC 3966: “;ext=12”, “;phone-context=+1”, “;npdi”. None of them is a part of the number, the context neither. */
const parameters = /^(?:;[a-z\d-]+(?:=[\w.!~*'()[\]/:&+$%-]+)?)*$/i;

/**
 * The number of a `tel:` link, null for anything else. A link may come from an untrusted source, so only characters of
 * phone numbers pass. Two slashes are wrong there, and often written.
 */
export function numberInLink(link: string): string | null {
  if (link.length > longestLink) return null;
  const [, number = '', rest = ''] = /^tel:(?:\/\/)?([^;]*)(.*)$/is.exec(normalizeMarks(unescaped(link))) ?? [];
  if (number.length > longestNumber || !/^\+?[\d().\- ]+$/.test(number) || !parameters.test(rest)) return null;
  const names = rest
    .toLowerCase()
    .split(';')
    .slice(1)
    .map((each) => each.split('=')[0]);
  // As in the RFC; a link that repeats it means something else.
  return new Set(names).size < names.length ? null : plainNumber(number, fewestCalled);
}

/** The number in a copied text, null for any other text or a longer one. */
export function numberInCopy(text: string): string | null {
  const trimmed = text.trim();
  // Copying a long list must not wait for parsing.
  if (trimmed.length > 2 * longestCopy) return null;
  const alone = normalizeMarks(trimmed).trim();
  if (alone.length > longestCopy || !/^\+?[\d().\-/ ]+$/.test(alone)) return null;
  return otherNumberFormats.some((pattern) => pattern.test(alone)) ? null : plainNumber(alone, fewestCopied);
}

/** Figures that people copy as well: dates, amounts, addresses of computers. */
const otherNumberFormats = [
  /^\d{4}[-/.]\d{1,2}[-/.]\d{1,2}$/,
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}$/,
  /^-?\d+\.\d{1,2}$/,
  /^\d{1,3}(\.\d{1,3}){3}$/,
];

/** Digits with the plus that may lead them: +16465550111. */
function plainNumber(text: string, fewest: number): string | null {
  const [number = '', ...others] = extractPhoneNumbers(text);
  const { length } = onlyDigits(number);
  return others.length > 0 || length < fewest || length > mostDigits ? null : number;
}

/** Browsers write spaces and brackets as percent signs and figures, or leave them. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
