/** A constant of the service in readable form: FEMALE_SPAYED becomes Female spayed. Anything else stays unchanged. */
export function readableLabel(word: string | null): string | null {
  if (word === null || !/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(word) || word.length < 4) return word;
  const words = word.toLowerCase().replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
