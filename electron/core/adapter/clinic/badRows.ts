import type { Failure, Result } from '../../../contract/failure.ts';
import type { Page, PageRanges } from './pages.ts';

/** A page that failed as a whole. */
export interface FailedPage {
  readonly offset: number;
  readonly size: number;
  readonly failure: Failure;
}

/** What could be read from a failed page on. */
export interface RowsAround {
  readonly rows: readonly unknown[];
  /** Rows that were requested alone and failed alone. */
  readonly unreadable: number;
  /** Behind the last row that was read or found bad. */
  readonly offset: number;
  /** True where that is the end of the list. */
  readonly ended: boolean;
  /** True where rows were left out of which nothing is known. */
  readonly lost: boolean;
  readonly partial: boolean;
  /** The token of the next page, and the total row count, where the service reports them. */
  readonly next: string | null;
  readonly total: number | null;
}

/**
 * The most requests that one reading spends beyond its pages. One bad row among 200 costs 19 at most, so three are found
 * wherever they are, and more where they are neighbours: 12 seconds at the five a second that importers allow
 * themselves.
 */
export const maxExtraRequests = 60;

/** With this many bad rows before any good one the cause is not the records but a field of the query. */
export const maxLeadingBadRows = 3;

/**
 * Whether one bad row can be the reason that a whole page failed. `timeout` is not: it means an overloaded service, and
 * every further try would cost half a minute. Nor are failures of the key, the quota or the network.
 */
export function mayBeOneRow({ kind }: Failure): boolean {
  return kind === 'gatewayTrouble' || kind === 'refused' || kind === 'unreadable' || kind === 'tooLarge';
}

/** The search is optional: if the service refuses more requests, the rows read so far are kept. */
export function hasHadEnough({ kind }: Failure): boolean {
  return kind === 'quotaExceeded' || kind === 'timeout';
}

/** Findings about a service during a search. */
interface Known {
  /** The largest size that it keeps to. */
  proven: number;
  keepsToSize: boolean;
  answers: boolean;
  /** A readable row: requested again, it shows whether the service still answers. */
  good?: number;
  last?: Page;
  total?: number;
  /** Why no more requests are sent; `lost` where what was read is kept. */
  stop?: Failure | 'lost';
}

/**
 * Reads a failed page in smaller and smaller parts down to the row that spoils it, counts that row and continues after
 * it. A service that fails for every request is left after three or four, with its own failure. If all parts of a page
 * are readable, the page failed for its size, as with a body that is too large: the smaller size is kept.
 */
export async function readAroundBadRows(
  list: PageRanges,
  failed: FailedPage,
  /** How many pages after the failed one to read, and the limit of requests for the search. */
  { pagesBehind, maxExtra = maxExtraRequests }: { readonly pagesBehind: number; readonly maxExtra?: number },
): Promise<Result<RowsAround>> {
  const rows: unknown[] = [];
  const read = { offset: failed.offset, unreadable: 0, ended: false, lost: false, partial: false };
  const known: Known = { proven: failed.offset > 0 ? failed.size : 1, keepsToSize: false, answers: false };
  let limit = failed.size;
  let extra = 0;

  const isOver = (): boolean => known.stop !== undefined || read.ended;
  function leave(failure: Failure): void {
    const keeps = hasHadEnough(failure) ? rows.length > 0 : read.lost && mayBeOneRow(failure);
    known.stop = keeps ? 'lost' : failure;
    read.lost ||= keeps;
    // Nothing was read since the last bad row: perhaps it was not bad, but the first that this end swallowed.
    if (!known.answers && read.unreadable > 0) read.unreadable -= 1;
  }

  /** Parts of numbered pages have to begin at a multiple of their size, so that divides the page's. */
  const partOf = (size: number): number => (list.numbered ? size / smallestFactor(size) : Math.ceil(size / 2));

  /** Rows after the skipped part may still be readable; the next failure ends the search. */
  function skipTo(end: number): void {
    read.lost = true;
    if (list.skips) read.offset = end;
    else known.stop = 'lost';
  }

  /** A bad first row, or an outage? A single row of this page or elsewhere decides. */
  async function isSingleBadRow(size: number): Promise<boolean> {
    const { offset } = read;
    const before = offset > 0 ? [offset - 1] : [];
    const around = known.good === undefined ? [...before, offset + 1, offset + Math.max(size, 2)] : [known.good];
    const elsewhere = list.skips ? around : offset > 0 ? [0] : [];
    for (const place of size > 1 ? [offset, ...elsewhere] : elsewhere) {
      extra += 1;
      const answer = await list.fetchRange(place, 1);
      if (!answer.ok) continue;
      known.keepsToSize ||= answer.value.rows.length === 1;
      return answer.value.rows.length <= 1;
    }
    return false;
  }

  function take(page: Page, size: number): void {
    const count = page.rows.length;
    for (const row of page.rows) rows.push(row);
    if (count > 0) {
      known.good = read.offset;
      known.answers = true;
      known.keepsToSize ||= size < failed.size;
    }
    if (count === size) known.proven = Math.max(known.proven, size);
    known.last = page;
    if (page.total !== null) known.total = page.total;
    read.partial ||= page.partial;
    // Numbered pages follow from the request, also where a service leaves rows out of them.
    read.offset += list.numbered ? size : count;
    read.ended = list.isLast(page, size);
  }

  function countBadRow(failure: Failure): void {
    read.unreadable += 1;
    read.offset += 1;
    // The next failure may be an outage: it is checked again.
    known.answers = false;
    if (!known.keepsToSize && read.unreadable >= maxLeadingBadRows) known.stop = failure;
    if (list.skips) return;
    known.stop = 'lost';
    read.lost = true;
  }

  async function readPart(size: number): Promise<void> {
    const answer = await list.fetchRange(read.offset, size);
    if (answer.ok) {
      const count = answer.value.rows.length;
      if (count > size) leave(failed.failure);
      // A service that caps pages also counts them in its own size: these may be other rows than requested.
      else if (list.numbered && count < size && size > known.proven) await readInParts(size);
      else take(answer.value, size);
    } else if (read.lost || !mayBeOneRow(answer.failure)) leave(answer.failure);
    else await search(size, answer.failure);
  }

  async function search(size: number, failure: Failure): Promise<void> {
    // If nothing is requested after a bad row, nothing later could distinguish an outage from it.
    const doubtful = !known.answers || (size === 1 && !list.skips);
    if (doubtful && !(await isSingleBadRow(size))) return leave(failure);
    known.answers = true;
    if (size === 1) return countBadRow(failure);
    const before = read.unreadable;
    await readInParts(size);
    if (read.unreadable === before && !isOver() && !read.lost) limit = Math.min(limit, partOf(size));
  }

  async function readInParts(size: number): Promise<void> {
    const end = read.offset + size;
    const part = partOf(size);
    while (read.offset < end && !isOver()) {
      if (extra >= maxExtra) return skipTo(end);
      extra += 1;
      await readPart(Math.min(part, limit, end - read.offset));
    }
  }

  await search(failed.size, failed.failure);
  for (let pages = 0; pages < pagesBehind && !isOver(); pages += 1) await readPart(limit);
  const { stop = 'lost', last, total = null } = known;
  return stop === 'lost'
    ? { ok: true, value: { ...read, rows, next: last?.next ?? null, total } }
    : { ok: false, failure: stop };
}

function smallestFactor(size: number): number {
  let factor = 2;
  while (size % factor !== 0) factor += 1;
  return factor;
}
