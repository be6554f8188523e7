import type { ArgumentValues } from '../../../../graphql/service/variables.ts';
import { takes, wayOfPaging } from '../../../../graphql/service/documents.ts';
import { readText } from '../../../../graphql/service/sources.ts';
import type { Source } from '../../../../graphql/service/sources.ts';
import type { Failure, Result } from '../../../contract/failure.ts';
import { type FailedPage, mayBeOneRow, readAroundBadRows } from './badRows.ts';
import { fetchPage, type FetchPlace, pageRangesOf, type Question, shownRows, withoutRetries } from './pages.ts';
import type { QueryService } from '../../connection/serviceClient.ts';
import { isLongPeriod, readByWindows, shortestExact, shortestPeriod, type Window } from './windows.ts';

export interface Rows {
  /** In the service's order, each once. A null is a row that the service could not give. */
  readonly rows: readonly unknown[];
  /** Rows that spoiled every page they were on, so that they were left out. */
  readonly unreadable: number;
  /** False where a limit ended the reading, rows could not be reached, or null stood in the place of the list. */
  readonly complete: boolean;
  /** True where the service left values out, with an error beside them. */
  readonly partial: boolean;
}

const pageSize = 200;
const maxPages = 50;
/** As many as fifty pages hold: what a service gives beyond, whatever it was asked for, is not read. */
const maxRows = maxPages * pageSize;
/** Without pages there is one question only, so it is a large one. */
const onlyPageSize = 1000;

/** The most rows a server returned at once, per document: a shorter page than that is its last. */
export type PageSizes = Map<string, number>;

export interface Reading {
  readonly signal: AbortSignal;
  readonly pageSizes: PageSizes;
  /** The zone in which naive ends of a period are written. */
  readonly timeZone: string;
  /** The most rows that are kept; 10,000 where it is not given. */
  readonly maxRows?: number;
}

/** Rows are distinguished by an id, where they have one. */
type Listed = Question<{ readonly id?: Source }>;

/**
 * Reads all rows of a query. A failed page, as one bad record causes at many services, is read again in parts down to
 * that record: by a shorter period where only that reaches the rows after it, else by smaller pages.
 */
export async function fetchAllRows(
  queryService: QueryService,
  question: Listed,
  values: ArgumentValues,
  reading: Reading,
): Promise<Result<Rows>> {
  const all = await fetchGivenRows(queryService, question, values, reading);
  return all.ok ? { ok: true, value: { ...all.value, rows: shownRows(all.value.rows, question.operation) } } : all;
}

async function fetchGivenRows(
  queryService: QueryService,
  question: Listed,
  values: ArgumentValues,
  reading: Reading,
): Promise<Result<Rows>> {
  const pages = await readPages(queryService, question, values, reading);
  if (!pages.failed) return { ok: true, value: pages };
  const { failed } = pages;
  if (!mayBeOneRow(failed.failure)) return { ok: false, failure: failed.failure };
  const { operation, document } = question;
  const way = wayOfPaging(operation);
  const shortest = shortestPeriod(operation, values);
  const byWindows = (least: number) =>
    fetchByWindows(withoutRetries(queryService), question, values, reading, { ...failed, shortest: least });
  const isOnePage = way === 'once' || way === 'cursor';
  // By days only the length of a period is looked for that a service refuses: a bad row would cost its day.
  const isTooLong = shortest !== null && failed.page === 1 && failed.failure.kind === 'refused' && isLongPeriod(values);
  if (isOnePage && shortest !== null && (shortest === shortestExact || isTooLong)) return byWindows(shortest);
  const { signal, timeZone, pageSizes } = reading;
  const fetchPlace: FetchPlace = (place) =>
    fetchPage(withoutRetries(queryService), question, { ...values, ...place }, signal, timeZone);
  const list = pageRangesOf(operation, fetchPlace, failed, () => pageSizes.get(document.name) ?? 0);
  if (!list) return { ok: false, failure: failed.failure };
  const around = await readAroundBadRows(list, failed, { pagesBehind: way === 'once' ? 0 : maxPages - failed.page });
  // Where no page of it comes, a service may refuse the length of the period.
  if (!around.ok) return isTooLong ? byWindows(shortest) : around;
  const { rows, unreadable, ended, lost, partial } = around.value;
  const all = [...pages.rows, ...rows].filter(createDeduplicator(operation.fields.id));
  return { ok: true, value: { rows: all, unreadable, complete: ended && !lost, partial: partial || pages.partial } };
}

async function fetchByWindows(
  queryService: QueryService,
  question: Listed,
  values: ArgumentValues,
  reading: Reading,
  { failure, shortest }: { readonly failure: Failure; readonly shortest: number },
): Promise<Result<Rows>> {
  const whole = { from: Date.parse(String(values.from)), to: Date.parse(String(values.to)) };
  const read = async ({ from, to }: Window): Promise<Result<Pages>> => {
    const ends = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    const pages = await readPages(queryService, question, { ...values, ...ends }, reading);
    return pages.failed ? { ok: false, failure: pages.failed.failure } : { ok: true, value: pages };
  };
  const answer = await readByWindows(whole, failure, read, shortest);
  if (!answer.ok) return answer;
  const { parts, bad, lost } = answer.value;
  const rows = parts.flatMap((part) => part.rows).filter(createDeduplicator(question.operation.fields.id));
  // Other rows in the minutes of a bad row can't be reached, so a gap there proves nothing.
  const complete = bad === 0 && !lost && parts.every((part) => part.complete);
  return { ok: true, value: { rows, unreadable: bad, complete, partial: parts.some((part) => part.partial) } };
}

interface Pages extends Rows {
  /** The page that ended the reading, where one failed. */
  readonly failed: (FailedPage & { readonly page: number; readonly cursor: string | null }) | null;
}

/**
 * Reads page by page: by token where there is one, else by page number or offset. A server may cap a page below the
 * requested size, so without information about more only an empty page, or one shorter than a page seen before, is the
 * last. Stops after 50 pages if a server repeats itself or never ends.
 */
async function readPages(
  queryService: QueryService,
  question: Listed,
  values: ArgumentValues,
  reading: Reading,
): Promise<Pages> {
  const { operation, document } = question;
  const way = wayOfPaging(operation);
  const limit = way === 'once' ? onlyPageSize : pageSize;
  const isNew = createDeduplicator(operation.fields.id);
  const rows: unknown[] = [];
  let received = 0;
  let partial = false;
  let hasAll = true;
  let cursor: string | null = null;
  const most = reading.maxRows ?? maxRows;
  const end = (complete: boolean): Pages => ({
    rows: rows.slice(0, most),
    unreadable: 0,
    partial,
    complete: complete && hasAll && rows.length <= most,
    failed: null,
  });
  for (let page = 1; page <= maxPages; page += 1) {
    const place = { limit, offset: received, page, cursor };
    const answer = await fetchPage(queryService, question, { ...values, ...place }, reading.signal, reading.timeZone);
    if (!answer.ok) {
      const size = way === 'page' ? sizeOfPages(received, page - 1, limit) : limit;
      const offset = way === 'page' ? (page - 1) * size : received;
      const failed = { failure: answer.failure, offset, size, page, cursor };
      return { rows, unreadable: 0, partial, complete: false, failed };
    }
    const { rows: given, more, next, total } = answer.value;
    const fresh = given.filter(isNew);
    for (const row of fresh) rows.push(row);
    received += given.length;
    partial ||= answer.value.partial;
    hasAll &&= answer.value.hasList;
    if (rows.length > most) return end(false);
    // A server that cuts a list without pages may say so.
    const isCut = more === true || (total !== null && received < total);
    if (way === 'once') return end(!isCut && (!takes(operation, 'limit') || given.length < limit));
    if (more === false) return end(true);
    if (way === 'cursor') {
      // An empty page with a token is not the end: some services count the rows they scanned.
      if (next === null || next === cursor) return end(next === null);
      cursor = next;
      continue;
    }
    const longest = reading.pageSizes.get(document.name) ?? 0;
    const short = more === null && given.length < longest;
    // Where the total is reached no page follows: some services refuse one behind the last.
    const isAll = more === null && given.length < limit && received === total;
    if (fresh.length === 0 || short || isAll) return end(true);
    reading.pageSizes.set(document.name, Math.max(longest, given.length));
  }
  return end(false);
}

/** How many rows a numbered page has: a server that cuts pages counts them in its own size. */
export function sizeOfPages(received: number, pages: number, requested: number): number {
  const size = pages > 0 ? received / pages : requested;
  return Number.isInteger(size) && size > 0 && size < requested ? size : requested;
}

/**
 * Returns the rows not met before: pages repeat rows when the list changes between them, and periods overlap. Ids are added
 * to `seen`, which holds those of earlier pages.
 */
export function createDeduplicator(id: Source | undefined, seen = new Set<string>()): (row: unknown) => boolean {
  return (row) => {
    const key = readText(row, id);
    if (key === null) return true;
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  };
}
