import { createDeskNotes } from '../../bridge/deskNotes.ts';
import type { Bridge } from '../../bridge/bridge.ts';
import { isShapedLike, isTextList } from '../../lib/shapes.ts';

/** The lists that were opened at this desk, by name, the last one first. */
interface RecentLists {
  readonly lists: readonly string[];
}

export const maxRecentLists = 8;

export const recentLists = createDeskNotes('recent lists', (stored): RecentLists => {
  if (!isShapedLike({ lists: [] }, stored) || !isTextList(stored.lists)) return { lists: [] };
  return { lists: stored.lists.slice(0, maxRecentLists) };
});

export function noteRecentList(bridge: Bridge, clinic: string, name: string): Promise<void> {
  return recentLists.change(bridge, clinic, (content) =>
    content.lists[0] === name
      ? content
      : { lists: [name, ...content.lists.filter((each) => each !== name)].slice(0, maxRecentLists) },
  );
}
