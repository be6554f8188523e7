// Apart from phoneText.ts, which loads a library about the numbers of all countries.
import { isSamePhoneNumber as isSame, extractPhoneDigits } from '../../electron/contract/phoneNumbers.ts';

/** The digits of the first number in a text, without separators and extension. */
export function digitsOf(text: string): string {
  return extractPhoneDigits(text)[0] ?? '';
}

/** Whether two texts contain the same number, in any format. */
export function isSamePhoneNumber(one: string, other: string): boolean {
  const numbers = extractPhoneDigits(other);
  return extractPhoneDigits(one).some((each) => numbers.some((number) => isSame(each, number)));
}
