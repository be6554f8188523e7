interface Counted {
  readonly clients: readonly unknown[] | null;
  readonly total: number | null;
  readonly hasMore: boolean;
}

/** How many there are, as far as it is known: 12 clients, 50 of 312 clients, 50+ clients. */
export function countText({ clients, total, hasMore }: Counted): string {
  const shown = clients?.length ?? 0;
  if (total !== null && total > shown) return `${shown} of ${total} clients`;
  if (hasMore) return `${shown}+ clients`;
  if (shown === 0) return 'No clients';
  return shown === 1 ? '1 client' : `${shown} clients`;
}
