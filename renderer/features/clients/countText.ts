interface Counted {
  readonly clients: readonly unknown[] | null;
  readonly total: number | null;
  readonly hasMore: boolean;
  /** False where the service gave only so many and can't give the rest. */
  readonly complete: boolean;
}

/** How many there are, as far as it is known: 12 clients, 50 of 312 clients, 50+ clients. */
export function countText({ clients, total, hasMore, complete }: Counted): string {
  const shown = clients?.length ?? 0;
  if (total !== null && total > shown) return `${shown} of ${total} clients`;
  if (!complete) return `${shown}+ clients. Type more to narrow it down.`;
  if (hasMore) return `${shown}+ clients`;
  if (shown === 0) return 'No clients';
  return shown === 1 ? '1 client' : `${shown} clients`;
}
