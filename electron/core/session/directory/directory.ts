import type { Directory as DirectoryView } from '../../../../graphql/desk/generated/types.ts';
import type { AppointmentRow, ClientRow } from '../../adapter/deskObjects.ts';
import { dateAt } from '../../../../graphql/service/readers/time.ts';
import type { DirectoryProgress } from '../../../contract/clients.ts';
import type { Failure } from '../../../contract/failure.ts';
import type { Clinic } from '../../adapter/clinic/clinic.ts';
import { listBegin } from '../../adapter/clinic/listPage.ts';
import type { Clock, DirectoryPace } from '../../foundation/ports.ts';
import { type ClientStore, createClientStore } from './clientStore.ts';
import { dayNumber, type StoredClients } from './clientColumns.ts';
import { createSearch, type Search } from './findClients.ts';
import { createFlawList, type FlawList, readAllClients, readingBegin, type ReadingPlace } from './readAllClients.ts';
import { rest } from '../../foundation/timing.ts';
import { createRetriedTask } from './retriedTask.ts';
import { type KnownVisits, noteVisits, readVisits } from './readVisits.ts';
import { readPatients } from './readPatients.ts';
import { createReview, type Review } from './review.ts';

/** The clients of one clinic, as far as this desk has read them. */
export interface Directory {
  readonly store: ClientStore;
  readonly search: Search;
  readonly review: Review;
  /** Whether everything was read, so that the service need not be queried. */
  isComplete(): boolean;
  progress(): DirectoryProgress;
  view(): DirectoryView;
  control(to: 'pause' | 'resume' | 'reread'): void;
  /** Starts reading now if it has not started. */
  wake(): void;
  /** Merges the clients of a search result. */
  learn(clients: readonly ClientRow[]): void;
  /**
   * Merges clients' own cards: fields that a card has and leaves empty are cleared here too. Not announced if the
   * requesting page gets the card as its response.
   */
  learnCards(clients: readonly ClientRow[], options?: { readonly announce: boolean }): void;
  forget(id: string): void;
  /** The connection is back: failed reads are retried now. */
  retryNow(): void;
  noteVisits(visits: readonly AppointmentRow[], location: { readonly id: string; readonly name: string }): void;
  /** Restores the clients of an earlier run, for search and review until they are read again. */
  restore(kept: StoredDirectory): void;
  /** All clients, once all are read; null before. */
  keep(): StoredDirectory | null;
  stop(): void;
}

/** A stored directory. */
export interface StoredDirectory {
  readonly clients: StoredClients;
  /** Epoch milliseconds. */
  readonly completeAt: number;
  readonly visits: KnownVisits | null;
}

/** Overlap of two queries for changes, as clocks differ. */
const marginMilliseconds = 120_000;
const mostChangePages = 10;
const mostReadingsAgain = 2;
/** The most changed clients in one event. */
const mostNamed = 200;
/** Deleted clients may be the one thing of which nothing is heard: twice a day all are read all the same. */
const mostQuiet = 12 * 3_600_000;
/** A list that lost more than this share of its clients at once is read again before they are removed. */
const mostGone = 0.1;

export function createDirectory(options: {
  readonly clinic: Clinic;
  readonly clock: Clock;
  readonly pace: DirectoryPace;
  /** The computer's zone. */
  readonly timeZone: string;
  /** Resolves when no query of a screen is pending. */
  readonly waitForIdle: (signal: AbortSignal) => Promise<void>;
  readonly onChange: (progress: DirectoryProgress) => void;
  /** These known clients were changed or removed; at most 200 at once. */
  readonly onClientsChanged?: (ids: readonly string[]) => void;
  /** Since when the service would have reported any change, in steady milliseconds; null: changes have to be looked for. */
  readonly quietSince?: () => number | null;
  /** A query for changes found these. */
  readonly onFound?: (ids: readonly string[]) => void;
}): Directory {
  const { clinic, clock, pace, timeZone } = options;
  const { listing } = clinic;
  const changed = new Set<string>();
  const store = createClientStore((id) => changed.add(id));
  const search = createSearch(store);
  const today = (): number => dayNumber(dateAt(clock.now(), timeZone));
  const task = createRetriedTask(pace.retry, (wrong) => {
    failure = { failure: wrong, at: clock.now() };
    setState(isComplete() ? 'complete' : 'waiting');
  });
  let state: DirectoryProgress['state'] = listing === null ? 'notOffered' : 'paused';
  let from: ReadingPlace = readingBegin;
  let pass = 0;
  let flaws: FlawList = createFlawList();
  let expected: number | null = null;
  let failure: { readonly failure: Failure; readonly at: number } | null = null;
  let completeAt: number | null = null;
  let readAt: number | null = null;
  /** When the last full reading ended, with any result. */
  let endedAt: number | null = null;
  let visits: KnownVisits | null = null;
  /** Steady milliseconds: when changes were looked for last, and when all were read last. */
  let lookedAt: number | null = null;
  let allReadAt = Number.NEGATIVE_INFINITY;
  /** A user stopped it, and only a user resumes it. */
  let held = false;

  const isComplete = (): boolean => completeAt !== null;
  const instant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
  const progress = (): DirectoryProgress => ({ state, read: store.size, expected, failure: failure?.failure ?? null });
  function emitProgress(): void {
    options.onChange(progress());
    const ids = [...changed];
    changed.clear();
    for (let first = 0; first < ids.length; first += mostNamed)
      options.onClientsChanged?.(ids.slice(first, first + mostNamed));
  }

  function setState(next: DirectoryProgress['state']): void {
    // During a background reading the directory stays complete.
    state = next === 'reading' && isComplete() ? 'complete' : next;
    emitProgress();
  }

  async function canQuery(pause: number, signal: AbortSignal): Promise<boolean> {
    if (pause > 0) await rest(pause, signal);
    await options.waitForIdle(signal);
    return !signal.aborted;
  }

  /** Whether the service would have reported what changed since it was looked for; not for more than half a day. */
  function isQuiet(): boolean {
    const since = options.quietSince?.() ?? null;
    const isRecent = performance.now() - allReadAt < mostQuiet;
    return isComplete() && isRecent && since !== null && lookedAt !== null && lookedAt >= since;
  }

  function noteSuccess(): void {
    failure = null;
    readAt = clock.now();
    task.noteSuccess();
  }

  async function readEverything(signal: AbortSignal): Promise<Failure | null> {
    if (listing === null) return null;
    const lookingAt = performance.now();
    const pause = isComplete() || endedAt !== null ? pace.betweenPages * 20 : pace.betweenPages;
    setState('reading');
    for (let readings = 0; ; readings += 1) {
      if (from === readingBegin) {
        // Odd pass numbers mark clients that other queries add meanwhile.
        pass += 2;
        flaws = createFlawList();
      }
      const startedAt = clock.now();
      const end = await readAllClients({
        listing,
        store,
        flaws,
        pass,
        from,
        canQuery: () => canQuery(pause, signal),
        onPage(total, at) {
          if (signal.aborted) return;
          expected = total;
          from = at;
          noteSuccess();
          setState('reading');
        },
        signal,
      });
      if (signal.aborted) return null;
      if (end.kind === 'failed') return end.failure;
      from = readingBegin;
      const mayRepeat = readings < mostReadingsAgain;
      if (end.kind === 'complete') {
        if (!store.dropBefore(pass, mayRepeat ? mostGone : 1)) continue;
        await readPets(() => canQuery(pause, signal), signal);
        if (signal.aborted) return null;
        completeAt = startedAt;
        lookedAt = allReadAt = lookingAt;
        expected = store.size;
        break;
      }
      if (!end.again || !mayRepeat) break;
    }
    endedAt = clock.now();
    setState(isComplete() ? 'complete' : 'incomplete');
    if (!listing.hasLastVisit) await readBack(signal);
    if (!signal.aborted) planNext();
    return null;
  }

  /** Clients are found by their pets' names, also where these stand in a list of their own. */
  async function readPets(mayQuery: () => Promise<boolean>, signal: AbortSignal): Promise<void> {
    const { patientListing } = clinic;
    if (listing?.hasPatients !== false || patientListing === null) return;
    await readPatients({ listing: patientListing, store, canQuery: mayQuery, signal });
  }

  function readBack(signal: AbortSignal): Promise<void> {
    return readVisits({
      clinic,
      store,
      timeZone,
      now: clock.now(),
      known: visits,
      canQuery: () => canQuery(pace.betweenPages, signal),
      onKnown(known) {
        visits = known;
        emitProgress();
      },
      signal,
    });
  }

  /** Reads all clients at long intervals, as only that finds deleted ones; in between only changes, where it can. */
  function planNext(): void {
    const hasChangeFilter = listing?.hasChangeFilter === true && isComplete();
    const isDue = endedAt === null || clock.now() - endedAt >= pace.reread;
    const look = hasChangeFilter && !isDue ? readChanges : readEverything;
    task.plan(hasChangeFilter ? pace.changes : pace.reread, async (signal) => {
      if (!isQuiet()) return look(signal);
      completeAt = clock.now();
      if (isDue) endedAt = completeAt;
      planNext();
      return null;
    });
  }

  async function readChanges(signal: AbortSignal): Promise<Failure | null> {
    if (listing === null || completeAt === null) return null;
    const startedAt = clock.now();
    const lookingAt = performance.now();
    const found: string[] = [];
    const since = new Date(completeAt - marginMilliseconds).toISOString();
    let place = listBegin;
    for (let page = 0; page < mostChangePages; page += 1) {
      if (!(await canQuery(0, signal))) return null;
      const answer = await listing.page(place, 200, signal, since);
      if (signal.aborted) return null;
      if (!answer.ok) return answer.failure;
      for (const { client } of answer.value.rows) {
        const before = store.version;
        if (client) store.renew(client, pass + 1);
        if (client && store.version !== before) found.push(client.id);
      }
      noteSuccess();
      const { next, rows } = answer.value;
      if (next === null || rows.length === 0) {
        completeAt = startedAt;
        lookedAt = lookingAt;
        if (found.length > 0) {
          options.onFound?.(found);
          emitProgress();
        }
        planNext();
        return null;
      }
      place = next;
    }
    // With this many changes a full reading starts sooner.
    task.plan(0, readEverything);
    return null;
  }

  function learnAll(clients: readonly ClientRow[], emptied?: ReadonlySet<string>, announce = true): void {
    const before = store.version;
    for (const client of clients) {
      store.learn(client, pass + 1, emptied);
      if (!announce) changed.delete(client.id);
    }
    if (store.version !== before) emitProgress();
  }

  function begin(): void {
    failure = null;
    task.plan(0, readEverything);
    setState('reading');
  }

  if (listing !== null && pace.startAfter !== null) {
    state = 'reading';
    task.plan(pace.startAfter, readEverything);
  }

  return {
    store,
    search,
    review: createReview(store, search, today),
    isComplete,
    progress,
    view: () => ({
      state,
      read: store.size,
      expected,
      flaws: flaws.flaws,
      flawCount: flaws.count,
      completeAsOf: instant(completeAt),
      asOf: instant(readAt),
      failure: failure && { ...failure.failure, at: new Date(failure.at).toISOString() },
      visitsSince: visits?.since ?? null,
    }),
    control(to) {
      if (listing === null) return;
      held = to === 'pause';
      if (held) {
        task.halt();
        setState('paused');
        return;
      }
      if (to === 'reread') {
        from = readingBegin;
        completeAt = null;
        endedAt = null;
        visits = null;
      }
      begin();
    },
    wake() {
      if (listing !== null && !held && pass === 0 && task.isIdle()) begin();
    },
    learn: (clients) => learnAll(clients),
    learnCards: (clients, { announce } = { announce: true }) => learnAll(clients, clinic.cardFields, announce),
    retryNow: () => task.retryNow(),
    forget(id) {
      store.remove(id);
      emitProgress();
    },
    noteVisits(seen, location) {
      if (listing?.hasLastVisit !== true) noteVisits(store, seen, location, clock.now());
    },
    restore(kept) {
      if (!store.restore(kept.clients)) return;
      completeAt = kept.completeAt;
      readAt = kept.completeAt;
      ({ visits } = kept);
      expected = store.size;
      setState(listing === null ? state : 'complete');
    },
    keep: () => (completeAt === null ? null : { clients: store.keep(), completeAt, visits }),
    stop: () => task.halt(),
  };
}
