/**
 * Moves the focus within elements by a key: arrows to the one before or after, Home and End to the ends. Whether the key
 * was one of these.
 */
export function moveFocus(elements: Iterable<HTMLElement>, key: string): boolean {
  const all = [...elements];
  const index = all.findIndex((each) => each === document.activeElement);
  const to = { ArrowUp: index - 1, ArrowDown: index + 1, Home: 0, End: all.length - 1 }[key];
  if (to === undefined) return false;
  all[to]?.focus();
  return true;
}
