import { wayOfPaging } from '../../../../graphql/service/documents.ts';
import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import type { Result } from '../../../contract/failure.ts';
import { sizeOfPages } from './allRows.ts';
import { mayBeOneRow, readAroundBadRows } from './badRows.ts';
import {
  fetchPage,
  type FetchPlace,
  type Page,
  pageRangesOf,
  type Question,
  shownRows,
  withoutRetries,
} from './pages.ts';
import type { QueryService } from '../../connection/serviceClient.ts';

/** Where a page of a list begins, in each of the ways that services count. */
export interface ListPlace {
  /** How many rows are before it. */
  readonly received: number;
  readonly page: number;
  readonly cursor: string | null;
}

export const listBegin: ListPlace = { received: 0, page: 1, cursor: null };

/** A place as a text that a page gives back; the service's own tokens stay as they are. */
export function writePlace({ received, page, cursor }: ListPlace): string {
  return `${received}.${page}.${cursor ?? ''}`;
}

export function readPlace(text: string): ListPlace | null {
  const [, received, page, cursor] = /^(\d{1,9})\.([1-9]\d{0,8})\.(.*)$/s.exec(text) ?? [];
  if (received === undefined || page === undefined || cursor === undefined) return null;
  return { received: Number(received), page: Number(page), cursor: cursor === '' ? null : cursor };
}

export interface ListPage {
  readonly rows: readonly unknown[];
  /** Rows that spoiled the page and were left out. */
  readonly unreadable: number;
  readonly next: ListPlace | null;
  /** How many rows the list has; null where the service reports none, or fewer than it returned. */
  readonly total: number | null;
  /** False where rows are missing that no further page will bring. */
  readonly complete: boolean;
}

/** Requests one page of a list. If it fails as a whole it is read in parts, around the rows that spoil it. */
export async function readListPage(
  queryService: QueryService,
  question: Question<object>,
  request: PageRequest,
  signal: AbortSignal,
  timeZone: string,
): Promise<Result<ListPage>> {
  const page = await readGivenPage(queryService, question, request, signal, timeZone);
  if (!page.ok) return page;
  const rows = shownRows(page.value.rows, question.operation);
  const isLess = rows.length < page.value.rows.length;
  // A service that lists what is hidden counts it too.
  return { ok: true, value: { ...page.value, rows, total: isLess ? null : page.value.total } };
}

/** The same, and the next pages too as long as hidden rows leave this one short: people see no empty page. */
export async function readFullPage(
  readPage: typeof readListPage,
  queryService: QueryService,
  question: Question<object>,
  request: PageRequest,
  signal: AbortSignal,
  timeZone: string,
): Promise<Result<ListPage>> {
  const first = await readPage(queryService, question, request, signal, timeZone);
  if (!first.ok || !('hidden' in question.operation.fields)) return first;
  let page = first.value;
  for (let more = 0; more < mostFollowing && page.rows.length < request.limit && page.next; more += 1) {
    const answer = await readPage(queryService, question, { ...request, place: page.next }, signal, timeZone);
    if (!answer.ok) break;
    const { rows, unreadable, next, complete } = answer.value;
    page = {
      rows: [...page.rows, ...rows],
      unreadable: page.unreadable + unreadable,
      next,
      total: null,
      complete: page.complete && complete,
    };
  }
  return { ok: true, value: page };
}

const mostFollowing = 4;

interface PageRequest {
  readonly values: ArgumentValues;
  readonly place: ListPlace;
  readonly limit: number;
}

async function readGivenPage(
  queryService: QueryService,
  question: Question<object>,
  request: PageRequest,
  signal: AbortSignal,
  timeZone: string,
): Promise<Result<ListPage>> {
  const { values, place, limit } = request;
  const { operation } = question;
  const { received, page, cursor } = place;
  const whole = { ...values, limit, offset: received, page, cursor };
  const answer = await fetchPage(queryService, question, whole, signal, timeZone);
  if (answer.ok) return { ok: true, value: listPageOf(answer.value, request, wayOfPaging(operation)) };

  const way = wayOfPaging(operation);
  const size = way === 'page' ? sizeOfPages(received, page - 1, limit) : limit;
  const failed = { offset: way === 'page' ? (page - 1) * size : received, size, failure: answer.failure };
  const fetchPlace: FetchPlace = (at) =>
    fetchPage(withoutRetries(queryService), question, { ...values, ...at }, signal, timeZone);
  const list = pageRangesOf(operation, fetchPlace, { offset: failed.offset, cursor }, () => 0);
  if (!list || !mayBeOneRow(answer.failure)) return answer;
  const around = await readAroundBadRows(list, failed, { pagesBehind: 0 });
  if (!around.ok) return around;
  const { rows, unreadable, offset, ended, lost, next, total } = around.value;
  const follows = !ended && way !== 'once' && (list.skips || (!lost && next !== null));
  return {
    ok: true,
    value: {
      rows,
      unreadable,
      next: follows ? { received: offset, page: page + 1, cursor: next } : null,
      total: atLeast(total, failed.offset + rows.length + unreadable),
      complete: !lost && (way !== 'once' || ended),
    },
  };
}

function listPageOf(
  { rows, hasList, next, more, total }: Page,
  { place, limit }: { readonly place: ListPlace; readonly limit: number },
  way: ReturnType<typeof wayOfPaging>,
): ListPage {
  const received = place.received + rows.length;
  // A page may be capped below the requested size, so without information about more only an empty one is surely the
  // last.
  const follows = way === 'cursor' ? more !== false && next !== null : way !== 'once' && (more ?? rows.length > 0);
  return {
    rows,
    unreadable: 0,
    next: follows ? { received, page: place.page + 1, cursor: next } : null,
    total: atLeast(total, received),
    complete: hasList && (way !== 'once' || rows.length < limit),
  };
}

/** A total below the number of received rows counts something else. */
function atLeast(total: number | null, received: number): number | null {
  return total !== null && total >= received ? total : null;
}
