// The definition of a phone number and of equal numbers, by which core and page search and compare.

/** Fewer digits do not identify a number. */
export const minDistinctiveDigits = 7;

/** A text without invisible characters, and with one kind of hyphen and space: phones and chats add others. */
export function normalizeMarks(text: string): string {
  return text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\p{Zs}/gu, ' ');
}

export function onlyDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/**
 * “+44 (0)20”: the 0 is dialled within the country only, and no part of the number abroad (ITU-T E.123). In Italy (39) and
 * San Marino (378) it is part of the number.
 */
const trunkZero = /((?:\+|(?<!\d)00)[ .()-]*(?!39|378)\d{1,3}[ .()-]*)\(0\)/g;

/** The possible ends of a number: at any character that is not part of one, and before a slash or a plus. */
const ends = /[^+\d /().-]+|(?=[/+])/;

/**
 * With its country at least nine digits, so that “+49 33701 / 57123” is one number; else what distinguishes it from
 * others. None has more than fifteen (E.164), with any prefix.
 */
const whole = new RegExp(String.raw`^(?:(?:\+|00)\d{9}|0?(?!0)\d{${minDistinctiveDigits}}|.{16})`);

/**
 * All numbers in a text, as digits with an optional leading plus. What follows a complete number is another one, or an
 * extension such as “ext. 82”, or a remark; after a slash it is an alternative ending (E.123, “555 1234 / 4444”). An
 * incomplete number continues: “0171 / 1234567”.
 */
export function extractPhoneNumbers(text: string): readonly string[] {
  const found: string[] = [];
  let last = '';
  for (const piece of normalizeMarks(text).replace(trunkZero, '$1').split(ends)) {
    const part = piece.replace(/[^+\d]/g, '');
    if (!/\d/.test(part)) continue;
    if (!whole.test(last)) {
      last = part.startsWith('+') ? part : last + part;
      continue;
    }
    const isOtherEnd = piece.startsWith('/') && !whole.test(part);
    if (!isOtherEnd && !/^[+0]/.test(part) && !whole.test(part)) continue;
    found.push(last);
    last = isOtherEnd ? last.slice(0, -part.length) + part : part;
  }
  if (whole.test(last) || (found.length === 0 && last !== '')) found.push(last);
  return found;
}

/** A fast path that covers nearly all numbers: the texts of all clients are read at every start. */
const alone = /^\+?[\d ().-]*$/;

/** All numbers that are written in a text, as digits. */
export function extractPhoneDigits(text: string): readonly string[] {
  const abroad = text.includes('(0)') ? text.replace(trunkZero, '$1') : text;
  if (!alone.test(abroad)) return extractPhoneNumbers(text).map(onlyDigits);
  const digits = onlyDigits(abroad);
  return digits === '' ? [] : [digits];
}

/** Fewer digits are searched as words. */
const fewestSearched = 3;
/** A written number, or a copied one with digits that are dialled after it. */
const likeNumber = /^[+\d\s()./-]+(?:(?:ext|extension|x|#|durchwahl|poste)[.:]?\s*\d+)?$/i;

/** The digits of a search that is only a number, of a phone or an id; null for any other search. */
export function parseNumberSearch(search: string): { readonly text: string; readonly digits: string } | null {
  const text = normalizeMarks(search).trim();
  const [digits = ''] = likeNumber.test(text) ? extractPhoneDigits(text) : [];
  return digits.length >= fewestSearched ? { text, digits } : null;
}

/**
 * Whether two numbers, as digits, are equal, with or without a country code, an area code and dialling prefixes. Short
 * ones, such as an extension, must be identical.
 */
export function isSamePhoneNumber(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  if (shorter.length < minDistinctiveDigits) return shorter !== '' && shorter === longer;
  if (longer.endsWith(shorter)) return true;
  if (!shorter.startsWith('0')) return false;
  const bare = shorter.replace(/^0+/, '');
  return bare.length >= minDistinctiveDigits && longer.endsWith(bare);
}
