import { takes } from '../../../../graphql/service/documents.ts';
import type { Operation } from '../../../../graphql/service/serviceMap.ts';
import type { Result } from '../../../contract/result.ts';
import type { Stretches } from './badRows.ts';
import { type Page, wayOfPaging } from './rows.ts';

/** Where a page is, in all the ways that services count. */
export interface Place {
  readonly limit: number;
  readonly offset: number;
  readonly page: number;
  readonly cursor: string | null;
}

export type AskPlace = (place: Place) => Promise<Result<Page>>;

/**
 * A list whose stretches can be asked from a page on, `cursor` being that page's token. Null where its size can't be
 * told to the service: then a page that fails is all there is.
 */
export function stretchesOf(
  operation: Operation<object>,
  ask: AskPlace,
  from: { readonly offset: number; readonly cursor: string | null },
  /** The most rows that the service gave at once: a shorter page is the last. */
  mostSeen: () => number,
): Stretches | null {
  const way = wayOfPaging(operation);
  if (!takes(operation, 'limit')) return null;
  const isShort = (page: Page, size: number): boolean =>
    page.rows.length === 0 ||
    page.more === false ||
    (page.more === null && page.rows.length < Math.min(size, mostSeen()));
  switch (way) {
    case 'offset':
    case 'page':
      return {
        ask: (offset, limit) => ask({ limit, offset, page: Math.floor(offset / limit) + 1, cursor: null }),
        isLast: isShort,
        numbered: way === 'page',
        skips: true,
      };
    case 'cursor':
      return byToken(ask, from);
    case 'once':
      return byPrefix(ask);
  }
}

/** Only what follows the last token can be asked, and the list's beginning. */
function byToken(ask: AskPlace, from: { readonly offset: number; readonly cursor: string | null }): Stretches {
  const tokens = new Map<number, string | null>([
    [0, null],
    [from.offset, from.cursor],
  ]);
  return {
    async ask(offset, limit) {
      const answer = await ask({ limit, offset, page: 1, cursor: tokens.get(offset) ?? null });
      if (answer.ok && answer.value.next !== null) tokens.set(offset + answer.value.rows.length, answer.value.next);
      return answer;
    },
    isLast: (page) => page.more === false || page.next === null,
    numbered: false,
    skips: false,
  };
}

/** Without pages a list's beginning can still be asked, so much of it as is readable. */
function byPrefix(ask: AskPlace): Stretches {
  return {
    async ask(offset, size) {
      const answer = await ask({ limit: offset + size, offset: 0, page: 1, cursor: null });
      return answer.ok ? { ok: true, value: { ...answer.value, rows: answer.value.rows.slice(offset) } } : answer;
    },
    isLast: (page, size) => page.rows.length < size,
    numbered: false,
    skips: false,
  };
}
