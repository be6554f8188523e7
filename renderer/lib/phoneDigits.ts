import { isSamePhoneNumber as isSame, extractPhoneDigits } from '../../electron/contract/phoneNumbers.ts';

/** The digits of the first number in a text, whatever it is written with; what rings within a house is none of it. */
export function digitsOf(text: string): string {
  return extractPhoneDigits(text)[0] ?? '';
}

/** Whether two texts have a number in common, however it is written. */
export function isSamePhoneNumber(one: string, other: string): boolean {
  const numbers = extractPhoneDigits(other);
  return extractPhoneDigits(one).some((each) => numbers.some((number) => isSame(each, number)));
}
