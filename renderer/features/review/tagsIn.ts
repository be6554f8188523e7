import type { Rows } from './rows.ts';

/** Every tag of the clients that are here, in the order of the alphabet. */
export function tagsIn({ blocks }: Pick<Rows, 'blocks'>): readonly string[] {
  const tags = new Set<string>();
  for (const rows of blocks.values()) for (const row of rows) for (const tag of row.tags) tags.add(tag);
  return [...tags].toSorted((one, other) => one.localeCompare(other));
}
