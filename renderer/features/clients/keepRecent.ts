import type { ApolloCache } from '@apollo/client';

const kept = 20;
const opened = new WeakMap<ApolloCache, string[]>();

/** Lets the cache forget clients that were opened long ago: a day at the desk opens hundreds, with all their visits. */
export function keepRecent(cache: ApolloCache, id: string): void {
  const ids = [...(opened.get(cache) ?? []).filter((other) => other !== id), id];
  const old = ids.slice(0, -kept);
  opened.set(cache, ids.slice(-kept));
  if (old.length === 0) return;
  for (const other of old) cache.evict({ id: 'ROOT_QUERY', fieldName: 'client', args: { id: other } });
  cache.gc();
}
