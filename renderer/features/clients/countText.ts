import { displayLocale } from '../../lib/locale.ts';

interface Counted {
  readonly clients: readonly unknown[] | null;
  readonly total: number | null;
  readonly hasMore: boolean;
  /** False where the service gave only so many and can't give the rest. */
  readonly complete: boolean;
}

/** How many there are, as far as it is known: 12 clients, 50 of 1,204 clients, 50+ clients. */
export function countText({ clients, total, hasMore, complete }: Counted, locale = displayLocale): string {
  const count = clients?.length ?? 0;
  const [shown, all] = [count, total ?? 0].map((number) => new Intl.NumberFormat(locale).format(number));
  if (total !== null && total > count) return `${shown} of ${all} clients`;
  if (!complete) return `${shown}+ clients. Type more to narrow it down.`;
  if (hasMore) return `${shown}+ clients`;
  if (count === 0) return 'No clients';
  return count === 1 ? '1 client' : `${shown} clients`;
}
