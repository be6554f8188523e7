import type { ClientListing, ListedClient, ListedClients } from '../../adapter/clinic/clientLists.ts';
import { listBegin, type ListPlace } from '../../adapter/clinic/listPage.ts';
import { cancelledFailure } from '../../connection/failures.ts';
import type { Failure, Result } from '../../../contract/failure.ts';
import type { Flaw } from '../../../../graphql/desk/generated/types.ts';
import type { ClientStore } from './clientStore.ts';

/** The position of a reading, to resume it from there. */
export interface ReadingPlace {
  readonly place: ListPlace;
  /** Rows per page as the service gives them; null before the first page. */
  readonly size: number | null;
  /** The last rows of the page before, used to join the next one; null for an unreadable row. */
  readonly tail: readonly (string | null)[];
  readonly pages: number;
  /** Clients that were read so far in this pass. */
  readonly count: number;
  /** Rows that were read, unreadable ones included. */
  readonly met: number;
  /** The lowest row count that the service reported during the reading; null where it reports none. */
  readonly least: number | null;
  /** Rows may have been missed: the list changed during the reading. */
  readonly lossy: boolean;
}

export const readingBegin: ReadingPlace = {
  place: listBegin,
  size: null,
  tail: [],
  pages: 0,
  count: 0,
  met: 0,
  least: null,
  lossy: false,
};

type ReadingEnd =
  | { readonly kind: 'complete' }
  /** More clients exist, or may exist, than were read; `again` where another reading may find them. */
  | { readonly kind: 'incomplete'; readonly again: boolean }
  | { readonly kind: 'failed'; readonly failure: Failure };

interface Reading {
  readonly listing: ClientListing;
  readonly store: ClientStore;
  readonly flaws: FlawList;
  readonly pass: number;
  readonly from: ReadingPlace;
  /** Awaited before each request; false ends the reading at its position. */
  readonly canQuery: () => Promise<boolean>;
  /** A page was merged; `total` is the service's row count, `at` the position to resume from. */
  readonly onPage: (total: number | null, at: ReadingPlace) => void;
  readonly signal: AbortSignal;
}

const pageSize = 200;
const maxPages = 2_000;
/** Concurrent requests, where pages can be requested in any order. */
const parallelReads = 4;
/**
 * Rows of the previous page that are requested again: if none of them is in the next page, earlier rows were deleted
 * and others moved past.
 */
const overlap = 3;
const mostStepsBack = 12;
/**
 * Consecutive pages without a new client before the reading ends: two of known clients only, or this many unreadable
 * ones.
 */
const mostStale = 2;
const mostBarren = 50;
/** Rows per request for a service without pages; more are requested as long as it returns as many. */
const growing = [1_000, 4_000, 16_000, 64_000] as const;

/** Reads all clients into the store, four pages at once where the service allows, and joins the pages to each other. */
export function readAllClients(reading: Reading): Promise<ReadingEnd> {
  return reading.listing.way === 'once' ? readGrowing(reading) : readPages(reading);
}

async function readGrowing(reading: Reading): Promise<ReadingEnd> {
  for (const limit of growing) {
    if (!(await reading.canQuery())) return { kind: 'failed', failure: cancelledFailure() };
    const answer = await reading.listing.page(listBegin, limit, reading.signal);
    if (!answer.ok) {
      // Earlier answers are kept; a larger one may exceed the limits of the network or the desk.
      return limit === growing[0] ? { kind: 'failed', failure: answer.failure } : { kind: 'incomplete', again: false };
    }
    const { rows, total, complete } = answer.value;
    const met = metIn(answer.value);
    takeOver(reading, answer.value, { before: 0, overlapped: 0 });
    reading.onPage(total, readingBegin);
    // A service may return fewer rows than requested, even where it has more.
    const isWhole = complete && met >= (total ?? 0);
    if (rows.length < limit) return isWhole ? { kind: 'complete' } : { kind: 'incomplete', again: false };
  }
  return { kind: 'incomplete', again: false };
}

async function readPages(reading: Reading): Promise<ReadingEnd> {
  const { listing, signal } = reading;
  const ahead = new Map<string, Promise<Result<ListedClients> | null>>();
  const dropped = new AbortController();
  const stop = AbortSignal.any([signal, dropped.signal]);
  let at = reading.from;
  let stepsBack = 0;
  let known: number | null = null;
  let shrank = false;
  /** Consecutive pages without a new client, and how many of those held known clients only. */
  let barren = 0;
  let stale = 0;

  const loadPage = (place: ListPlace): Promise<Result<ListedClients> | null> => {
    const key = JSON.stringify(place);
    const pending = ahead.get(key) ?? fetchPage(place);
    ahead.set(key, pending);
    return pending;
  };
  async function fetchPage(place: ListPlace): Promise<Result<ListedClients> | null> {
    return (await reading.canQuery()) ? listing.page(place, pageSize, stop) : null;
  }

  try {
    for (; at.pages < maxPages;) {
      const pending = loadPage(at.place);
      for (const place of placesAhead(listing, at, known)) void loadPage(place);
      const answer = await pending;
      ahead.delete(JSON.stringify(at.place));
      if (answer === null) return { kind: 'failed', failure: cancelledFailure() };
      if (!answer.ok) return { kind: 'failed', failure: answer.failure };
      const page = answer.value;
      if (page.total !== null) {
        shrank ||= known !== null && page.total < known;
        known = page.total;
      }
      const { place, tail } = at;
      const joint = jointOf(page, tail);
      const isJoined = tail.length === 0 || joint >= 0;
      if (!isJoined && place.received > 0 && stepsBack < mostStepsBack) {
        stepsBack += 1;
        ahead.clear();
        at = { ...at, place: stepBack(place, (at.size ?? pageSize) - overlap) };
        continue;
      }
      const { fresh, known: familiar } = takeOver(reading, page, { before: place.received, overlapped: joint + 1 });
      barren = fresh > 0 ? 0 : barren + 1;
      stale = fresh > 0 ? 0 : stale + (familiar > 0 ? 1 : 0);
      const size = Math.max(at.size ?? 0, metIn(page));
      const count = at.count + fresh;
      const met = at.met + metIn(page) - joint - 1;
      const least = page.total === null ? at.least : Math.min(page.total, at.least ?? page.total);
      const lossy = at.lossy || !isJoined || !page.complete;
      const ended = endOf(listing, page, { fresh, barren, stale, at, hasAll: known !== null && count >= known });
      if (ended === 'repeats') return { kind: 'incomplete', again: false };
      if (ended === 'end') {
        // A list that stops before its own count has more than it gave.
        const isShort = least !== null && met < least;
        const isMissing = lossy || isShort || (shrank && listing.way === 'page');
        return isMissing ? { kind: 'incomplete', again: page.complete } : { kind: 'complete' };
      }
      stepsBack = isJoined ? 0 : stepsBack;
      at = {
        place: following(listing, page, place, size),
        size,
        tail: listing.way === 'offset' ? tailOf(page) : [],
        pages: at.pages + 1,
        count,
        met,
        least,
        lossy,
      };
      reading.onPage(known, at);
    }
    return { kind: 'incomplete', again: false };
  } finally {
    dropped.abort();
  }
}

/** The last row that the previous page had as well; -1 where there is none. Nearly always it is among the first. */
function jointOf({ rows }: ListedClients, tail: readonly (string | null)[]): number {
  if (tail.length === 0) return -1;
  // Unreadable rows can't be distinguished: they are assumed to be at their expected positions.
  if (tail.every((key) => key === null)) return Math.min(tail.length, rows.length) - 1;
  const isKnown = (row: ListedClient): boolean => row.client !== null && tail.includes(keyOf(row));
  const near = rows.slice(0, overlap + 1).findLastIndex(isKnown);
  const last = near >= 0 ? near : rows.findLastIndex(isKnown);
  const row = rows[last];
  if (row === undefined) return -1;
  const behind = tail.slice(tail.indexOf(keyOf(row)) + 1).filter((key) => key === null).length;
  return Math.min(last + behind, rows.length - 1);
}

/** Distinguishes rows, even two with the same id. */
function keyOf({ client, name }: ListedClient): string | null {
  return client && `${client.id} ${name ?? ''}`;
}

/** How many rows of a page of this size are requested again with the next. */
function overlapOf(given: number): number {
  return Math.min(overlap, Math.max(0, given - 1));
}

function tailOf({ rows }: ListedClients): ReadingPlace['tail'] {
  const again = overlapOf(rows.length);
  return again === 0 ? [] : rows.slice(-again).map(keyOf);
}

function stepBack(place: ListPlace, rows: number): ListPlace {
  return { ...place, received: Math.max(0, place.received - rows) };
}

/** Pages that can be requested before this one has answered: only where their positions are known. */
function placesAhead(
  { way }: ClientListing,
  { place, size }: ReadingPlace,
  total: number | null,
): readonly ListPlace[] {
  if (size === null || way === 'cursor' || way === 'once') return [];
  const step = way === 'offset' ? size - overlapOf(size) : size;
  const places = Array.from({ length: parallelReads - 1 }, (_, index) => ({
    ...place,
    received: place.received + (index + 1) * step,
    page: place.page + index + 1,
  }));
  return total === null ? places : places.filter(({ received }) => received < total);
}

/** How many rows a page has, readable or not. */
function metIn({ rows, unreadable }: ListedClients): number {
  return rows.length + unreadable;
}

function following({ way }: ClientListing, page: ListedClients, place: ListPlace, size: number): ListPlace {
  if (way === 'cursor') return page.next ?? place;
  if (way === 'page') return { received: place.received + size, page: place.page + 1, cursor: null };
  return { received: place.received + metIn(page) - overlapOf(page.rows.length), page: place.page + 1, cursor: null };
}

/** Whether a page was the last, or holds nothing new: then the service repeats itself, and reading would never end. */
function endOf(
  { way }: ClientListing,
  page: ListedClients,
  { fresh, barren, stale, at, hasAll }: PageFinds,
): 'end' | 'repeats' | null {
  const given = metIn(page);
  if (page.next === null || given === 0) return 'end';
  if (way === 'cursor' || fresh > 0 || at.size === null) return null;
  if (hasAll || given < at.size) return 'end';
  if (barren >= mostBarren) return 'repeats';
  // Past the end some services return the last page again; one that returns its first again has no pages.
  if (stale < mostStale) return null;
  return at.count > at.size ? 'end' : 'repeats';
}

interface PageFinds {
  readonly fresh: number;
  readonly barren: number;
  readonly stale: number;
  readonly at: ReadingPlace;
  /** The reading reached the service's row count. */
  readonly hasAll: boolean;
}

/** Stores a page; returns how many of its clients are new in this pass, and how many were known unchanged. */
function takeOver(
  { store, flaws, pass }: Reading,
  page: ListedClients,
  { before, overlapped }: { readonly before: number; readonly overlapped: number },
): { readonly fresh: number; readonly known: number } {
  let fresh = 0;
  let known = Math.max(0, overlapped - overlap);
  for (const [index, { client, name, flaws: kinds }] of page.rows.entries()) {
    const row = before + index + 1;
    // Overlapping rows of the previous page were announced with it.
    if (index < overlapped) continue;
    if (client === null) {
      flaws.add({ kind: 'unreadable', client: null, name, row });
      continue;
    }
    const put = store.put(client, pass);
    if (put === 'twice') flaws.add({ kind: 'sameId', client: client.id, name, row });
    if (put === 'again') known += 1;
    if (put === 'twice' || put === 'again') continue;
    fresh += 1;
    for (const kind of kinds) flaws.add({ kind, client: client.id, name, row });
  }
  for (let count = 0; count < page.unreadable; count += 1)
    flaws.add({ kind: 'unreadable', client: null, name: null, row: null });
  return { fresh, known };
}

/** Broken rows of the service: all are counted, the first 500 listed. */
export interface FlawList {
  add(flaw: Flaw): void;
  readonly count: number;
  readonly flaws: readonly Flaw[];
}

const mostListed = 500;

export function createFlawList(): FlawList {
  const flaws: Flaw[] = [];
  let count = 0;
  return {
    add(flaw) {
      count += 1;
      if (flaws.length < mostListed) flaws.push(flaw);
    },
    get count() {
      return count;
    },
    flaws,
  };
}
