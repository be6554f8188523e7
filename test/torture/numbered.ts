/** A text that shows whether it is whole, and which of many it is. */
export function numbered(count: number, length: number): string {
  return `${count}:${length}:`.padEnd(length, String(count % 10));
}

/** Which text it is; null where it is not one that `numbered` has made, whole. */
export function countOf(text: unknown): number | null {
  const [count = '', length = ''] = typeof text === 'string' ? text.split(':', 2) : [];
  return text === numbered(Number(count), Number(length)) ? Number(count) : null;
}

/** Whether a file is what a write leaves that was killed half-way: ours, or electron-store's. */
export function isDraft(name: string): boolean {
  return /\.tmp(-\w+)?$/.test(name);
}

/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function createChance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
