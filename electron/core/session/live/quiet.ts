import type { EventSubject } from '../../../../graphql/service/serviceMap.ts';
import { graceMilliseconds } from './evidence.ts';

/** Since when a service whose reports can be relied on has reported nothing: until then nothing has to be looked for. */
export interface Quiet {
  /** Steady milliseconds (performance.now) since when the days are as they were; null: they may have changed unnoticed. */
  daysSince(): number | null;
  /** The same for the clients. */
  clientsSince(): number | null;
  /** The subscriptions have opened or closed; `reportsClients` where the service also reports changes of clients. */
  setOpen(isOpen: boolean, reportsClients: boolean): void;
  /** `ids` is null where it is not said which. */
  noteReport(about: EventSubject, ids: readonly string[] | null): void;
  /** A client was read because of a report, and had changed. */
  noteClientAgreed(): void;
  /** Polling found these clients changed. */
  noteClientsFound(ids: readonly string[]): void;
  /** Another clinic answers. */
  reset(): void;
  stop(): void;
}

/** Changes of clients that were not reported once have to be reported so often before they are trusted again. */
const againAfter = 3;
/** A query for changes finds those of the last minutes again, which the card of a client may have told already. */
const heardWithin = 600_000;
const maxHeard = 500;

/**
 * `isProven` says whether every kind of change of a day was reported and read. Reports of clients count once a reading has
 * agreed with one, and no longer after polling has found a change of which nothing was heard.
 */
export function createQuiet({
  now = () => performance.now(),
  isProven,
}: {
  readonly now?: () => number;
  readonly isProven: () => boolean;
}): Quiet {
  let since: number | null = null;
  let hearsClients = false;
  let missing = 1;
  /** When clients were reported, null for any of them. */
  const heard = new Map<string | null, number>();
  const checks = new Set<NodeJS.Timeout>();

  function stop(): void {
    for (const check of checks) clearTimeout(check);
    checks.clear();
  }

  return {
    daysSince: () => (isProven() ? since : null),
    clientsSince: () => (isProven() && hearsClients && missing === 0 ? since : null),
    setOpen(isOpen, hears) {
      since = isOpen ? now() : null;
      hearsClients = hears;
    },
    noteReport(about, ids) {
      if (since !== null) since = now();
      if (about === 'appointment') return;
      for (const id of about === 'client' ? (ids ?? [null]) : [null]) {
        heard.delete(id);
        heard.set(id, now());
      }
      for (const id of heard.keys())
        if (heard.size > maxHeard) heard.delete(id);
        else break;
    },
    noteClientAgreed() {
      missing = Math.max(0, missing - 1);
    },
    noteClientsFound(ids) {
      const foundAt = now();
      const wasHeard = (id: string | null): boolean =>
        (heard.get(id) ?? Number.NEGATIVE_INFINITY) >= foundAt - heardWithin;
      // A report and a reading of the same change may come in either order.
      const check = setTimeout(() => {
        checks.delete(check);
        if (!wasHeard(null) && ids.some((id) => !wasHeard(id))) missing = againAfter;
      }, graceMilliseconds);
      check.unref();
      checks.add(check);
    },
    reset() {
      stop();
      since = null;
      missing = 1;
      heard.clear();
    },
    stop,
  };
}
