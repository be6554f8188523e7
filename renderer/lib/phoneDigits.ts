/** Fewer digits are shared by too many to tell of a person. */
const tellingDigits = 7;

/** The digits of a number, whatever it is written with; what rings within a house is none of it. */
export function digitsOf(text: string): string {
  return text.replace(/(?:[;,#]|\b(?:extension|ext|ex|x)[.:\s]*\d).*$/is, '').replaceAll(/\D/g, '');
}

/**
 * Whether two numbers are one: with and without the code of a country or an area, and the 0 that stands before an area
 * within a country. Short ones, such as an extension, only where they are the same.
 */
export function isSameNumber(one: string, other: string): boolean {
  const [shorter = '', longer = ''] = [digitsOf(one), digitsOf(other)].toSorted(
    (first, second) => first.length - second.length,
  );
  if (shorter.length < tellingDigits) return shorter !== '' && shorter === longer;
  if (longer.endsWith(shorter)) return true;
  const national = shorter.slice(1);
  return shorter.startsWith('0') && national.length >= tellingDigits && longer.endsWith(national);
}
