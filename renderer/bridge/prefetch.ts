import type { Channel, Channels, DeskEvent } from '../../electron/contract/channels.ts';
import type { Result } from '../../electron/contract/failure.ts';
import type { Bridge } from './bridge.ts';

/** A request that is sent before a screen needs it. */
export type Question = { [C in Channel]: { readonly channel: C; readonly payload: Channels[C]['request'] } }[Channel];

/** A bridge that may already have a response, so that a screen can render with it at once. */
export interface EarlyBridge extends Bridge {
  /** The query that was prefetched. */
  readonly firstQuery?: Channels['desk:query']['request'] | undefined;
  /** The response to a prefetched request that is still unused; reading it removes it. */
  known?<C extends Channel>(channel: C, payload: Channels[C]['request']): Result<Channels[C]['response']> | undefined;
  /** Takes the phone number that the desktop was started with, received before any screen subscribed. */
  earlyNumber?(): NumberSeen | null;
}

export type NumberSeen = Extract<DeskEvent, { kind: 'numberSeen' }>;

interface PrefetchedRequest {
  readonly answer: Promise<Result<unknown>>;
  readonly stop: () => void;
  settled?: Result<unknown>;
}

/** How long a prefetched response stays valid; a stale one must not appear as current data. */
const freshForMilliseconds = 10_000;

/**
 * Sends the requests at once. The first identical request gets that response, unless settings have changed meanwhile; all
 * others go to the core. Where a host may be started with a phone number, keeps the last one for the first that takes it.
 */
export function prefetch(
  bridge: Bridge,
  questions: readonly Question[],
  { hearsNumbers = false }: { readonly hearsNumbers?: boolean } = {},
): EarlyBridge {
  const prefetched = new Map<string, PrefetchedRequest>();
  const bestBefore = performance.now() + freshForMilliseconds;
  for (const { channel, payload } of questions) {
    const controller = new AbortController();
    const answer = bridge.request(channel, payload, controller.signal);
    const entry: PrefetchedRequest = { answer, stop: () => controller.abort() };
    prefetched.set(keyOf(channel, payload), entry);
    void answer.then((result) => {
      entry.settled = result;
    });
  }
  let number: NumberSeen | null = null;
  let isHearing = hearsNumbers;
  // From the start: after a change that comes before any screen subscribes, a response may be an outdated one.
  bridge.subscribe((event) => {
    if (changesSettings(event)) prefetched.clear();
    if (isHearing && event.kind === 'numberSeen') number = event;
  });
  const find = (key: string): PrefetchedRequest | undefined =>
    performance.now() > bestBefore ? undefined : prefetched.get(key);

  return {
    firstQuery: questions.find((question) => question.channel === 'desk:query')?.payload,
    request<C extends Channel>(channel: C, payload: Channels[C]['request'], signal?: AbortSignal) {
      const key = keyOf(channel, payload);
      const entry = find(key);
      prefetched.delete(key);
      if (!entry) return bridge.request(channel, payload, signal);
      signal?.addEventListener('abort', entry.stop, { once: true });
      // Sound: the key holds the channel, so this is the answer of the same channel.
      return entry.answer as Promise<Result<Channels[C]['response']>>;
    },
    known<C extends Channel>(channel: C, payload: Channels[C]['request']) {
      // Sound for the same reason.
      return find(keyOf(channel, payload))?.settled as Result<Channels[C]['response']> | undefined;
    },
    earlyNumber() {
      const taken = number;
      number = null;
      isHearing = false;
      return taken;
    },
    subscribe: (listener) => bridge.subscribe(listener),
  };
}

/** The other events are frequent or unrelated to settings. */
export function changesSettings({ kind }: DeskEvent): boolean {
  return kind === 'settingsChanged' || kind === 'connectionChanged' || kind === 'mapChanged';
}

/** JSON omits undefined variables, so `{}` and `{ location: undefined }` are the same request. */
function keyOf(channel: Channel, payload: unknown): string {
  return JSON.stringify([channel, payload]);
}
