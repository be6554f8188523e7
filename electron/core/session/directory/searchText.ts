import { extractPhoneDigits, parseNumberSearch } from '../../../contract/phoneNumbers.ts';
import { foldText } from '../../../contract/foldText.ts';
import type { ClientRow } from '../../../../graphql/service/readers/readObjects.ts';

/** Separates the patients of a client, so that no match spans two of them. */
export const patientMark = '\t';

/**
 * All searchable values of a client, in four lines: name, patients, e-mail addresses, id. Every word has a space before
 * it, so that the beginning of a word can be searched.
 */
export function searchTextOf({ id, name, emails, patients }: ClientRow): string {
  let pets = '';
  for (const each of patients ?? []) pets += `${pets === '' ? '' : patientMark} ${foldText(each.name)}`;
  let mails = '';
  for (const each of emails) mails += ` ${each.toLowerCase().trim()}`;
  const text = ` ${foldText(name)}\n${pets}\n${mails}\n ${id.toLowerCase()}`;
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

/** All phone numbers as digits, each with a space before it. */
export function digitsOf({ phones }: Pick<ClientRow, 'phones'>): string {
  let digits = '';
  for (const { number } of phones) for (const each of extractPhoneDigits(number)) digits += ` ${each}`;
  return digits;
}

/** A parsed search. */
export type ParsedSearch =
  /** A phone number or an id. */
  | { readonly kind: 'number'; readonly text: string; readonly digits: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'nothing' };

/** Parses a search as typed: digits and the marks of phone numbers alone are a number, anything else words. */
export function parseSearch(search: string): ParsedSearch {
  const number = parseNumberSearch(search);
  if (number) return { kind: 'number', ...number };
  const words = search
    .trim()
    .split(/\s+/)
    // An e-mail address is searched unchanged.
    .flatMap((each) => (each.includes('@') ? [each.toLowerCase()] : foldText(each).split(' ')))
    .filter((each) => each !== '');
  return words.length === 0 ? { kind: 'nothing' } : { kind: 'words', words: words.slice(0, 8) };
}

/** The edit distance allowed in a word: none in a short one, where it would match other words. */
export function slipsIn(word: string): number {
  if (word.length < 4 || /\d/.test(word)) return 0;
  return word.length < 8 ? 1 : 2;
}

/** Letters of a word as bits; two words with a small edit distance share nearly all. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/**
 * Makes a test for words of a text that equal `word`, or begin with it, within an edit distance: a letter too many,
 * missing or replaced, or two transposed. Returns the smallest distance, or null.
 */
export function nearTo(word: string): (text: string) => number | null {
  const most = slipsIn(word);
  const letters = lettersOf(word);
  return (text) => {
    if (most === 0) return null;
    let best: number | null = null;
    let start = 0;
    let bits = 0;
    for (let index = 0; index <= text.length; index += 1) {
      const code = index < text.length ? text.charCodeAt(index) : 32;
      // Space, tab and line feed separate words.
      if (code > 32) {
        bits |= 1 << (code & 31);
        continue;
      }
      const length = index - start;
      if (length >= word.length - most && bitsIn(letters & ~bits) <= most) {
        const slips = slipsBetween(word, text, start, index, most);
        if (slips !== null && (best === null || slips < best)) best = slips;
      }
      start = index + 1;
      bits = 0;
    }
    return best;
  };
}

/**
 * The smallest edit distance (optimal string alignment) between a word and any prefix of the word at `from` to `to` of
 * a text, which may continue after it; null above `most`.
 */
function slipsBetween(word: string, text: string, from: number, to: number, most: number): number | null {
  const width = Math.min(to - from, word.length + most);
  let before: number[] = [];
  let above = Array.from({ length: width + 1 }, (_, column) => column);
  for (let row = 1; row <= word.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= width; column += 1) {
      const same = word.charCodeAt(row - 1) === text.charCodeAt(from + column - 1);
      let slips = Math.min(
        (above[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (above[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        word.charCodeAt(row - 1) === text.charCodeAt(from + column - 2) &&
        word.charCodeAt(row - 2) === text.charCodeAt(from + column - 1);
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      current[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return null;
    before = above;
    above = current;
  }
  const whole = above[width] ?? most + 1;
  // A longer word with this prefix ranks a little below the word itself.
  const begins = Math.min(...above.slice(Math.max(0, word.length - most)));
  const slips = to - from <= word.length + most ? Math.min(whole, begins) : begins;
  return slips <= most ? slips : null;
}
