import { isSameNumber as isSame, numbersIn } from '../../electron/contract/phoneNumbers.ts';

/** The digits of the first number in a text, whatever it is written with; what rings within a house is none of it. */
export function digitsOf(text: string): string {
  return numbersIn(text)[0] ?? '';
}

/** Whether two texts have a number in common, however it is written. */
export function isSameNumber(one: string, other: string): boolean {
  const numbers = numbersIn(other);
  return numbersIn(one).some((each) => numbers.some((number) => isSame(each, number)));
}
