import type { Selection } from './selection.ts';

/**
 * Marks the selected tiles, whoever renders them. While nothing is selected it does nothing; else tiles that are rendered
 * later, as a large day is scrolled, are marked as they come. Returns how to stop it.
 */
export function attachMarks(board: HTMLElement, selection: Selection): () => void {
  let isWatching = false;
  const mark = (): void => {
    const { ids } = selection.view();
    for (const tile of board.querySelectorAll<HTMLElement>('[data-tile]')) {
      const id = selection.idOf(tile.dataset['tile'] ?? '');
      const isSelected = id !== null && ids.has(id);
      if (isSelected === tile.hasAttribute('data-selected')) continue;
      tile.toggleAttribute('data-selected', isSelected);
      // React sets neither of the two, and leaves alone what it does not know.
      if (isSelected) tile.setAttribute('aria-pressed', 'true');
      else tile.removeAttribute('aria-pressed');
    }
  };
  const observer = new MutationObserver(mark);
  const follow = (): void => {
    const isNeeded = selection.view().ids.size > 0;
    // A tile may stand for another appointment by now.
    if (isNeeded && !isWatching)
      observer.observe(board, { childList: true, subtree: true, attributes: true, attributeFilter: ['data-tile'] });
    else if (!isNeeded) observer.disconnect();
    isWatching = isNeeded;
    mark();
  };
  follow();
  const unsubscribe = selection.subscribe(follow);
  return () => {
    unsubscribe();
    observer.disconnect();
  };
}
