import type { ApolloCache } from '@apollo/client';

type Arguments = Readonly<Record<string, unknown>>;

const recent = new WeakMap<ApolloCache, Map<string, readonly Arguments[]>>();

/**
 * Notes that a field of Query was just used with these arguments, and lets the cache forget all but the last `most` of
 * them: a day at the desk opens hundreds of clients, with all their visits.
 */
export function keepRecent(cache: ApolloCache, fieldName: string, args: Arguments, most: number): void {
  const fields = recent.get(cache) ?? new Map<string, readonly Arguments[]>();
  recent.set(cache, fields);
  const key = JSON.stringify(args);
  const used = [...(fields.get(fieldName) ?? []).filter((other) => JSON.stringify(other) !== key), args];
  const old = used.slice(0, -most);
  fields.set(fieldName, used.slice(-most));
  if (old.length === 0) return;
  for (const other of old) cache.evict({ id: 'ROOT_QUERY', fieldName, args: { ...other } });
  cache.gc();
}

/** The arguments that a field of Query was noted with, the newest first. */
export function recentArguments(cache: ApolloCache, fieldName: string): readonly Arguments[] {
  return recent.get(cache)?.get(fieldName)?.toReversed() ?? [];
}
