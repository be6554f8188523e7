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
