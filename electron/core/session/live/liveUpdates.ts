import type { EventSubject, SubscriptionOperation } from '../../../../graphql/service/serviceMap.ts';
import { valuesAt } from '../../../../graphql/service/sources.ts';
import type { Subscribed } from '../../connection/live/channel.ts';
import type { Listen, ListenEnd } from '../../connection/live/listen.ts';
import type { Log } from '../../foundation/log.ts';
import type { LivePauses, Waiting } from '../../foundation/ports.ts';

/** What one connection is listened to with. */
export interface LiveSource {
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly subscriptions: readonly (Subscribed & { readonly operation: SubscriptionOperation })[];
}

/** The listening to the service in use, for as long as a day is on a screen. */
export interface LiveUpdates {
  /** A day is on a screen: listening begins where the service reports anything. */
  start(): void;
  /** Another clinic, another map or another place answers, or the network is back: listening begins anew. */
  restart(): void;
  /** The computer goes to sleep: nothing is held open. */
  suspend(): void;
  stop(): void;
}

/** The first try after an end comes within a second or two, later ones within ten minutes. */
export const livePauses: LivePauses = { shortest: 1_000, longest: 600_000, goodAfter: 60_000 };
/** Subscriptions are at work a moment after they were taken; the reading that closes the gap comes after it. */
const settleMilliseconds = 300;
/** An event that names more rows than this is about anything. */
const maxIds = 50;
const maxIdCharacters = 200;

export function createLiveUpdates(options: {
  readonly listen: Listen;
  /** How the service in use is listened to; null where it reports nothing, or there is no key. */
  readonly findSource: () => Promise<LiveSource | null>;
  /** Something was reported; `ids` is null where it is not said which. */
  readonly onReport: (about: EventSubject, ids: readonly string[] | null) => void;
  /** Listening has begun after a time without: what happened meanwhile is read. */
  readonly onOpen: () => void;
  /** Nothing is heard any more. */
  readonly onClosed: () => void;
  readonly waiting: Waiting;
  readonly pauses?: LivePauses;
  readonly log: Log;
  readonly environment: () => string;
}): LiveUpdates {
  const { listen, waiting, log, pauses = livePauses } = options;
  let running: AbortController | null = null;
  let isWanted = false;

  /** Listens once; how it ended, and whether it was good. */
  async function listenOnce(source: LiveSource, signal: AbortSignal): Promise<{ end: ListenEnd; wasGood: boolean }> {
    let openedAt: number | null = null;
    const end = await listen({
      ...source,
      onOpen() {
        openedAt ??= waiting.now();
        void waiting.rest(settleMilliseconds, signal).then(() => {
          if (!signal.aborted && openedAt !== null) options.onOpen();
        });
      },
      onEvent(index, data) {
        const subscription = source.subscriptions[index];
        if (!signal.aborted && subscription)
          options.onReport(subscription.operation.about, idsIn(data, subscription.operation));
      },
      onEnd({ protocol }, { kind }) {
        log.write({ event: 'listened', environment: options.environment(), protocol, outcome: kind });
        const wasOpen = openedAt !== null;
        if (wasOpen && !signal.aborted) options.onClosed();
      },
      signal,
    });
    return { end, wasGood: openedAt !== null && waiting.now() - openedAt > pauses.goodAfter };
  }

  async function run(signal: AbortSignal): Promise<void> {
    let failures = 0;
    while (!signal.aborted) {
      const source = await options.findSource();
      if (signal.aborted || source === null || source.subscriptions.length === 0) return;
      const { end, wasGood } = await listenOnce(source, signal);
      // A rejected key is said by the readings, and needs a person; so does a service without any of these protocols.
      if (signal.aborted || end.kind === 'notOffered' || end.kind === 'keyRejected' || end.kind === 'refused') return;
      failures = wasGood ? 1 : failures + 1;
      await waiting.rest(pauseAfter(failures, end, waiting.random(), pauses), signal);
    }
  }

  function halt(): void {
    if (!running) return;
    running.abort();
    running = null;
    options.onClosed();
  }

  function begin(): void {
    if (running || !isWanted) return;
    const controller = new AbortController();
    running = controller;
    void run(controller.signal);
  }

  return {
    start() {
      isWanted = true;
      begin();
    },
    restart() {
      halt();
      begin();
    },
    suspend: halt,
    stop() {
      isWanted = false;
      halt();
    },
  };
}

/**
 * Between half and one and a half times the pause of that round, so that the desks of a clinic do not come back together;
 * never sooner than the service asks for.
 */
function pauseAfter(failures: number, end: ListenEnd, random: number, { shortest, longest }: LivePauses): number {
  const pause = Math.min(shortest * 2 ** (failures - 1), longest) * (0.5 + random);
  return Math.max(pause, requestedPause(end, longest));
}

function requestedPause(end: ListenEnd, longest: number): number {
  if (end.kind !== 'quotaExceeded') return 0;
  return Math.min((end.waitSeconds ?? 60) * 1_000, longest);
}

/** The ids of an event. They only say what to read: whoever sends others makes the desk read in vain. */
function idsIn(data: unknown, { field, id }: SubscriptionOperation): readonly string[] | null {
  if (id === null) return null;
  const found = valuesAt(data, [field, ...id]).flatMap((value) => {
    const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    return text !== '' && text.length <= maxIdCharacters ? [text] : [];
  });
  return found.length === 0 || found.length > maxIds ? null : found;
}
