import { failureOf } from '../../connection/failures.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import type { Result } from '../../../contract/failure.ts';
import { type ArgumentValues, buildVariables } from '../../../../graphql/service/variables.ts';
import { type ListDocument, type ServiceDocument, takes, wayOfPaging } from '../../../../graphql/service/documents.ts';
import { asText, readBoolean, type Source, valueAt } from '../../../../graphql/service/sources.ts';
import type { Operation } from '../../../../graphql/service/serviceMap.ts';
import { hasRows, rowsIn } from '../../../../graphql/service/rows.ts';

/** The same service, queried once, without retries. */
export function withoutRetries(queryService: QueryService): QueryService {
  return (document, variables, signal) => queryService(document, variables, signal, 'once');
}

/** A document with its operation: the query, and the path to its rows. */
export interface Question<Fields extends object> {
  readonly document: ServiceDocument | ListDocument;
  readonly operation: Operation<Fields>;
}

export interface Page {
  /** In the service's order. A null is a row that the service could not give. */
  readonly rows: readonly unknown[];
  /** False where null stood in the place of the list, which some services write for an empty one. */
  readonly hasList: boolean;
  readonly partial: boolean;
  /** The token of the next page, null where there is none. */
  readonly next: string | null;
  /** Null where the service does not report it. */
  readonly more: boolean | null;
  /** The total number of rows as the service counts them; null where it does not. */
  readonly total: number | null;
}

/** Without the rows that were deleted and are listed all the same. */
export function shownRows(rows: readonly unknown[], operation: Operation<object>): readonly unknown[] {
  const { hidden } = operation.fields as { readonly hidden?: Source };
  return hidden ? rows.filter((row) => readBoolean(row, hidden) !== true) : rows;
}

/** Sends one request and returns the rows; a partial answer counts as its rows. */
export async function fetchRows(
  queryService: QueryService,
  question: Question<object>,
  values: ArgumentValues,
  signal: AbortSignal,
): Promise<Result<readonly unknown[]>> {
  const page = await fetchPage(queryService, question, values, signal, 'UTC');
  return page.ok ? { ok: true, value: page.value.rows } : page;
}

/** Requests one page: its rows, and its information about the next. */
export async function fetchPage(
  queryService: QueryService,
  question: Question<object>,
  values: ArgumentValues,
  signal: AbortSignal,
  timeZone: string,
): Promise<Result<Page>> {
  const { operation, document } = question;
  const outcome = await queryService(document, buildVariables(operation, values, timeZone), signal);
  if (outcome.kind !== 'ok' && outcome.kind !== 'partial') return { ok: false, failure: failureOf(outcome) };
  // A bad row may take its list along: what is null beside an error is not empty.
  const hasList = hasRows(outcome.data, operation);
  if (outcome.kind === 'partial' && !hasList)
    return { ok: false, failure: failureOf({ kind: 'refused', errors: outcome.errors }) };
  const result = outcome.data[operation.field];
  const next = operation.paging?.next ? asText(valueAt(result, operation.paging.next)) : null;
  const more = operation.paging?.more ? valueAt(result, operation.paging.more) : null;
  return {
    ok: true,
    value: {
      rows: rowsIn(outcome.data, operation),
      hasList,
      partial: outcome.kind === 'partial',
      next,
      more: typeof more === 'boolean' ? more : null,
      total: operation.paging?.total ? readTotal(valueAt(result, operation.paging.total)) : null,
    },
  };
}

/** The desk schema counts in GraphQL's Int. */
const largestTotal = 2 ** 31 - 1;

/** A whole number from 0, also written as text; anything else is no count. */
function readTotal(value: unknown): number | null {
  const text = asText(value);
  if (text === null || !/^\d{1,10}$/.test(text)) return null;
  const total = Number(text);
  return total <= largestTotal ? total : null;
}

/** A short list that is read as a whole. */
export interface ShortList<Value> {
  readonly values: readonly Value[];
  /** False where rows or values of rows could not be read. */
  readonly whole: boolean;
}

/** A list whose ranges can be requested. */
export interface PageRanges {
  /** `size` rows from `offset` on. */
  fetchRange(offset: number, size: number): Promise<Result<Page>>;
  /** Whether the list ends with this page. */
  isLast(page: Page, size: number): boolean;
  /** Pages are numbered, so a stretch begins at a multiple of its size. */
  readonly numbered: boolean;
  /** Whether rows after a bad one can be requested; rows after a token that never came can't. */
  readonly skips: boolean;
}

/** Where a page is, in all the ways that services count. */
interface Place {
  readonly limit: number;
  readonly offset: number;
  readonly page: number;
  readonly cursor: string | null;
}

export type FetchPlace = (place: Place) => Promise<Result<Page>>;

/**
 * A list whose ranges can be requested from a page on, `cursor` being that page's token. Null where the service takes
 * no page size: then a failed page can't be narrowed down.
 */
export function pageRangesOf(
  operation: Operation<object>,
  fetchPlace: FetchPlace,
  from: { readonly offset: number; readonly cursor: string | null },
  /** The most rows that the service gave at once: a shorter page is the last. */
  mostSeen: () => number,
): PageRanges | null {
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
        fetchRange: (offset, limit) =>
          fetchPlace({ limit, offset, page: Math.floor(offset / limit) + 1, cursor: null }),
        isLast: isShort,
        numbered: way === 'page',
        skips: true,
      };
    case 'cursor':
      return byToken(fetchPlace, from);
    case 'once':
      return byPrefix(fetchPlace);
  }
}

/** Only the page after the last token can be requested, and the list's beginning. */
function byToken(
  fetchPlace: FetchPlace,
  from: { readonly offset: number; readonly cursor: string | null },
): PageRanges {
  const tokens = new Map<number, string | null>([
    [0, null],
    [from.offset, from.cursor],
  ]);
  return {
    async fetchRange(offset, limit) {
      const answer = await fetchPlace({ limit, offset, page: 1, cursor: tokens.get(offset) ?? null });
      if (answer.ok && answer.value.next !== null) tokens.set(offset + answer.value.rows.length, answer.value.next);
      return answer;
    },
    isLast: (page) => page.more === false || page.next === null,
    numbered: false,
    skips: false,
  };
}

/** Without pages a list's beginning can still be requested, as far as it is readable. */
function byPrefix(fetchPlace: FetchPlace): PageRanges {
  return {
    async fetchRange(offset, size) {
      const answer = await fetchPlace({ limit: offset + size, offset: 0, page: 1, cursor: null });
      return answer.ok ? { ok: true, value: { ...answer.value, rows: answer.value.rows.slice(offset) } } : answer;
    },
    isLast: (page, size) => page.rows.length < size,
    numbered: false,
    skips: false,
  };
}
