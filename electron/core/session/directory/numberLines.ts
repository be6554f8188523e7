/**
 * The numbers of all slots in one text, a line for each: to look through it takes a fraction of the time for as many texts
 * of their own, which lie all over memory.
 */
export interface NumberLines {
  readonly text: string;
  /** Where the line of each slot ends. */
  readonly ends: Uint32Array;
}

export function numberLinesOf(digits: readonly string[]): NumberLines {
  const ends = new Uint32Array(digits.length);
  let end = -1;
  for (const [slot, line] of digits.entries()) ends[slot] = end += line.length + 1;
  return { text: digits.join('\n'), ends };
}

/** Calls `see` with every place at which these digits stand, and the slot whose line that is, in the order of slots. */
export function eachNumber({ text, ends }: NumberLines, wanted: string, see: (slot: number, at: number) => void): void {
  let slot = 0;
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    while ((ends[slot] ?? text.length) <= at) slot += 1;
    see(slot, at);
  }
}
