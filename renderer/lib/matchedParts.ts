import { foldLetters } from '../../electron/contract/foldText.ts';

/** A part of a text, and whether it matches the search. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
}

/** A search text, parsed once for many texts. */
export interface SearchTerms {
  readonly words: readonly string[];
  /** The digits where the text is only a number, whatever its separators; else empty. */
  readonly digits: string;
}

const fewestDigits = 3;

export function parseSearchTerms(search: string): SearchTerms {
  const digits = /\p{L}/u.test(search) ? '' : search.replaceAll(/\D/g, '');
  return { words: [...new Set(foldWithPlaces(search).text.split(' ').filter(Boolean))], digits };
}

/** The text split into matching and other parts. Matches at word starts take precedence over others. */
export function matchedParts(text: string, { words }: SearchTerms): readonly TextPart[] {
  const folded = foldWithPlaces(text);
  const ranges = words.flatMap((word) => {
    const starts = placesOf(folded.text, word);
    const beginnings = starts.filter((start) => start === 0 || folded.text[start - 1] === ' ');
    return (beginnings.length > 0 ? beginnings : starts).map((start) => rangeOf(folded, start, word.length));
  });
  return cut(text, ranges);
}

/**
 * A phone number split into matching and other parts; separators within a match belong to it. It is shown as `written`,
 * whose digits may begin in another way than those of the number, such as +49 171 for 0171; they end in the same.
 */
export function matchedNumber(number: string, { digits }: SearchTerms, written = number): readonly TextPart[] {
  if (digits.length < fewestDigits) return [{ text: written, matched: false }];
  const [own, shown] = [onlyDigits(number), onlyDigits(written)];
  const inShown = shown.lastIndexOf(digits);
  if (inShown >= 0) return markDigits(written, inShown, inShown + digits.length);
  const inOwn = own.lastIndexOf(digits);
  if (inOwn < 0) return [{ text: written, matched: false }];
  const start = Math.max(inOwn - own.length + shown.length, shown.length - sameAtEnd(own, shown));
  const end = inOwn + digits.length - own.length + shown.length;
  return start < end ? markDigits(written, start, end) : markDigits(number, inOwn, inOwn + digits.length);
}

function onlyDigits(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/** How many characters two texts have in common at their ends. */
function sameAtEnd(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < other.length && one.at(-1 - count) === other.at(-1 - count)) count += 1;
  return count;
}

function markDigits(text: string, start: number, end: number): readonly TextPart[] {
  const at = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  const [from, last] = [at[start], at[end - 1]];
  return cut(text, from === undefined || last === undefined ? [] : [{ from, to: last + 1 }]);
}

export function hasMatch(parts: readonly TextPart[]): boolean {
  return parts.some(({ matched }) => matched);
}

/** A normalized text, with the start and end of each unit's character in the original. */
interface Folded {
  readonly text: string;
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A text normalized for comparison: lower case, without accents and apostrophes; every other separator is a space. */
export function foldedText(text: string): string {
  return foldWithPlaces(text).text;
}

/** The same, with the position of every unit. */
function foldWithPlaces(original: string): Folded {
  const from: number[] = [];
  const to: number[] = [];
  let text = '';
  let index = 0;
  for (const character of original) {
    const folded = /^[a-z0-9 ]$/.test(character) ? character : foldLetters(character);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) {
      from.push(index);
      to.push(index + character.length);
    }
    index += character.length;
  }
  return { text, from, to };
}

interface Range {
  readonly from: number;
  readonly to: number;
}

function rangeOf({ from, to }: Folded, start: number, length: number): Range {
  return { from: from[start] ?? 0, to: to[start + length - 1] ?? 0 };
}

function placesOf(text: string, word: string): readonly number[] {
  const places: number[] = [];
  for (let place = text.indexOf(word); place >= 0; place = text.indexOf(word, place + 1)) places.push(place);
  return places;
}

/** The text split at the range bounds; adjacent ranges are merged. */
function cut(text: string, ranges: readonly Range[]): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { from, to } of ranges.toSorted((one, other) => one.from - other.from)) {
    if (to <= end) continue;
    const last = parts.at(-1);
    if (last?.matched && from <= end) {
      parts[parts.length - 1] = { text: last.text + text.slice(end, to), matched: true };
    } else {
      if (from > end) parts.push({ text: text.slice(end, from), matched: false });
      parts.push({ text: text.slice(from, to), matched: true });
    }
    end = to;
  }
  if (end < text.length || parts.length === 0) parts.push({ text: text.slice(end), matched: false });
  return parts;
}
