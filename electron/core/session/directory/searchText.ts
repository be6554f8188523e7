import type { ClientRow } from '../../../../graphql/service/readers/objects.ts';
import { extractPhoneDigits, parseNumberSearch } from '../../../contract/phoneNumbers.ts';

/** Letters that Unicode does not take apart, as people type them who have no such key. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};

/** A text as it is searched: lower case, without accents, its words parted by single spaces; apostrophes join. */
export function foldWords(text: string): string {
  const lower = text.toLowerCase();
  // Nearly all texts, and many times faster.
  if (/^[a-z0-9]*( [a-z0-9]+)*$/.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(/[\p{M}\p{Cf}'’‘`´ʼ]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

/** Parts the patients of a client, so that no name is read across two of them. */
export const patientMark = '\t';

/**
 * Everything by which a client is found, in four lines: name, patients, e-mail addresses, id. Every word has a space before
 * it, so that the beginning of a word can be looked for.
 */
export function searchTextOf({ id, name, emails, patients }: ClientRow): string {
  let pets = '';
  for (const each of patients ?? []) pets += `${pets === '' ? '' : patientMark} ${foldWords(each.name)}`;
  let mails = '';
  for (const each of emails) mails += ` ${each.toLowerCase().trim()}`;
  const text = ` ${foldWords(name)}\n${pets}\n${mails}\n ${id.toLowerCase()}`;
  return text.includes('\0') ? text.replaceAll('\0', '') : text;
}

/** All phone numbers as digits, each with a space before it. */
export function digitsOf({ phones }: Pick<ClientRow, 'phones'>): string {
  let digits = '';
  for (const { number } of phones) for (const each of extractPhoneDigits(number)) digits += ` ${each}`;
  return digits;
}

/** What somebody looks for. */
export type Wanted =
  /** A number: of a phone, or an id. */
  | { readonly kind: 'number'; readonly text: string; readonly digits: string }
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'nothing' };

/** Reads a search as it was typed: digits and the marks of phone numbers alone are a number, anything else words. */
export function readWanted(search: string): Wanted {
  const number = parseNumberSearch(search);
  if (number) return { kind: 'number', ...number };
  const words = search
    .trim()
    .split(/\s+/)
    // An address is looked for as it is written.
    .flatMap((each) => (each.includes('@') ? [each.toLowerCase()] : foldWords(each).split(' ')))
    .filter((each) => each !== '');
  return words.length === 0 ? { kind: 'nothing' } : { kind: 'words', words: words.slice(0, 8) };
}
