import type { Fetch } from '../../foundation/ports.ts';
import {
  type ChannelEnd,
  type ChannelLimits,
  channelLimits,
  type HoldChannel,
  type KeyPlace,
  type Protocol,
  type Subscribed,
} from './channel.ts';
import { type ChannelPlace, channelPlaces } from './channelPlaces.ts';

/** A way that was found to work. */
export interface ChannelWay extends ChannelPlace {
  readonly keyIn: KeyPlace;
}

/** What is listened to, and how. */
export interface Listening {
  /** The endpoint of queries. */
  readonly endpoint: string;
  /** The headers of queries, with the key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly subscriptions: readonly Subscribed[];
  readonly onOpen: (way: ChannelWay) => void;
  readonly onEvent: (index: number, data: unknown) => void;
  /** What each try came to, for the log. */
  readonly onEnd: (way: ChannelWay, end: ChannelEnd) => void;
  readonly signal: AbortSignal;
}

/** How listening ended: `notOffered` where no way works, which is tried no more. */
export type ListenEnd = ChannelEnd | { readonly kind: 'notOffered' };

/** Listens until the channel ends, whatever the reason; nothing is thrown. */
export type Listen = (listening: Listening) => Promise<ListenEnd>;

/** Where the way that works is kept. */
export interface RememberedWay {
  read(): ChannelWay | null;
  keep(way: ChannelWay): void;
}

/** A line that accepts and is silent looks like a protocol that is not spoken: so often all ways are tried again. */
const maxSilentSearches = 3;

/**
 * Creates the listening to one service at a time. The ways are tried once for a connection, in their order, and the first
 * that works is remembered with the endpoint; so is that none does. Where the one that worked does no more, all are tried
 * again.
 */
export function createListen(ports: {
  readonly fetch: Fetch;
  /** Whether a socket to this address needs no proxy: only the host's own network knows how to use one. */
  readonly isDirect: (url: string) => Promise<boolean>;
  readonly limits?: ChannelLimits;
  /** The way that worked last, also in an earlier run: it is tried first. Nothing of the key is in it. */
  readonly remembered?: RememberedWay;
  /** The protocols; loaded on first use, as most starts have no need of them. */
  readonly loadChannels?: () => Promise<Readonly<Record<Protocol, HoldChannel>>>;
}): Listen {
  const { fetch, isDirect, limits = channelLimits, remembered } = ports;
  const load = ports.loadChannels ?? (async () => (await import('./channelsByProtocol.ts')).channelsByProtocol);
  let known: { readonly endpoint: string; readonly way: ChannelWay | null } | null = null;
  let silentSearches = 0;

  async function hold(way: ChannelWay, listening: Listening): Promise<{ end: ChannelEnd; isGood: boolean }> {
    const channels = await load();
    let isOpen = false;
    let hasEvents = false;
    const end = await channels[way.protocol](
      {
        url: way.url,
        headers: listening.headers,
        keyIn: way.keyIn,
        subscriptions: listening.subscriptions,
        onOpen() {
          isOpen = true;
          listening.onOpen(way);
        },
        onEvent(index, data) {
          // Now, not at the end: a channel may hold until another clinic is connected.
          if (!hasEvents) remembered?.keep(way);
          hasEvents = true;
          listening.onEvent(index, data);
        },
        signal: listening.signal,
      },
      { fetch, limits },
    );
    listening.onEnd(way, end);
    // Some services let everybody in, and refuse the first subscription of who has shown no key.
    const wasRefused = end.kind === 'refused' || end.kind === 'keyRejected';
    return { end, isGood: isOpen && (hasEvents || !wasRefused) };
  }

  /** Whether another way may work where this one does not: the network and a pause that was asked for hold for all. */
  function mayOthersWork({ kind }: ChannelEnd): boolean {
    switch (kind) {
      case 'notSpoken':
      case 'keyRejected':
      case 'refused':
      case 'silent':
      case 'unreadable':
      case 'tooLarge':
      case 'closed':
      case 'redirected':
        return true;
      case 'cancelled':
      case 'quotaExceeded':
      case 'gatewayTrouble':
      case 'unreachable':
      case 'certificate':
      case 'clock':
      case 'proxy':
      case 'timeout':
        return false;
    }
  }

  /** All ways, in the order in which they are tried: by place, and at each by where the key is. */
  async function findWays(listening: Listening): Promise<readonly (readonly ChannelWay[])[]> {
    const places = channelPlaces(listening.endpoint);
    const usable = await Promise.all(places.map(async ({ protocol, url }) => protocol === 'sse' || isDirect(url)));
    return places
      .filter((_, index) => usable[index])
      .map((place) => keyPlaces(place.protocol, listening).map((keyIn) => ({ ...place, keyIn })));
  }

  async function search(ways: readonly (readonly ChannelWay[])[], listening: Listening): Promise<ListenEnd> {
    const { endpoint, signal } = listening;
    let silence: ChannelEnd | null = null;
    for (const atPlace of ways)
      for (const way of atPlace) {
        if (signal.aborted) return { kind: 'cancelled' };
        const { end, isGood } = await hold(way, listening);
        if (isGood) {
          known = { endpoint, way };
          return end;
        }
        if (!mayOthersWork(end)) return end;
        if (end.kind === 'silent') silence = end;
        // Where there is no such protocol, there is none for another first message.
        if (end.kind !== 'keyRejected' && end.kind !== 'refused' && end.kind !== 'closed') break;
      }
    silentSearches += silence ? 1 : 0;
    if (silence && silentSearches < maxSilentSearches) return silence;
    known = { endpoint, way: null };
    return { kind: 'notOffered' };
  }

  return async (listening) => {
    const { endpoint, signal } = listening;
    if (known?.endpoint === endpoint && known.way === null) return { kind: 'notOffered' };
    const ways = await findWays(listening);
    const first = known?.endpoint === endpoint ? known.way : (remembered?.read() ?? null);
    // What was kept must be among the ways of this endpoint: so it leads to no other host.
    const kept = first && ways.flat().find((way) => isSameWay(way, first));
    if (!kept) return search(ways, listening);
    const wasKnown = known?.endpoint === endpoint;
    const { end, isGood } = await hold(kept, listening);
    if (isGood) known = { endpoint, way: kept };
    // A rejected key and a silent line are no reason to look elsewhere where this way has just worked.
    const isGone = wasKnown ? end.kind === 'notSpoken' || end.kind === 'redirected' : mayOthersWork(end);
    if (isGood || signal.aborted || !isGone) return end;
    known = null;
    return search(ways, listening);
  };
}

function isSameWay(one: ChannelWay, other: ChannelWay): boolean {
  return one.protocol === other.protocol && one.url === other.url && one.keyIn === other.keyIn;
}

/** Where a protocol may carry the key. A stream is a question like any other: it has its headers, and no first message. */
function keyPlaces(protocol: Protocol, { headers }: Pick<Listening, 'headers'>): readonly KeyPlace[] {
  if (protocol === 'sse') return ['headers'];
  const hasToken = protocol === 'phoenix' && headers['authorization'] !== undefined;
  return hasToken ? ['headers', 'subprotocol', 'payload'] : ['headers', 'payload'];
}
