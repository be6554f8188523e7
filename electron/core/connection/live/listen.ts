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

/**
 * Creates the listening to one service at a time. The ways are tried once for a connection, in their order, and the first
 * that works is remembered with the endpoint; so is that none does.
 */
export function createListen(ports: {
  readonly fetch: Fetch;
  /** Whether a socket to this address needs no proxy: only the host's own network knows how to use one. */
  readonly isDirect: (url: string) => Promise<boolean>;
  readonly limits?: ChannelLimits;
  /** The protocols; loaded on first use, as most starts have no need of them. */
  readonly loadChannels?: () => Promise<Readonly<Record<Protocol, HoldChannel>>>;
}): Listen {
  const { fetch, isDirect, limits = channelLimits } = ports;
  const load = ports.loadChannels ?? (async () => (await import('./channelsByProtocol.ts')).channelsByProtocol);
  let known: { readonly endpoint: string; readonly way: ChannelWay | null } | null = null;

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

  return async (listening) => {
    const { endpoint } = listening;
    if (known?.endpoint === endpoint) {
      if (known.way === null) return { kind: 'notOffered' };
      return (await hold(known.way, listening)).end;
    }
    for (const place of channelPlaces(endpoint)) {
      if (place.protocol !== 'sse' && !(await isDirect(place.url))) continue;
      for (const keyIn of keyPlaces(place.protocol, listening)) {
        if (listening.signal.aborted) return { kind: 'cancelled' };
        const way = { ...place, keyIn };
        const { end, isGood } = await hold(way, listening);
        if (isGood) {
          known = { endpoint, way };
          return end;
        }
        if (!mayOthersWork(end)) return end;
        // Where there is no such protocol, there is none for another first message.
        if (end.kind !== 'keyRejected' && end.kind !== 'refused' && end.kind !== 'closed') break;
      }
    }
    known = { endpoint, way: null };
    return { kind: 'notOffered' };
  };
}

/** Where a protocol may carry the key. A stream is a question like any other: it has its headers, and no first message. */
function keyPlaces(protocol: Protocol, { headers }: Pick<Listening, 'headers'>): readonly KeyPlace[] {
  if (protocol === 'sse') return ['headers'];
  const hasToken = protocol === 'phoenix' && headers['authorization'] !== undefined;
  return hasToken ? ['headers', 'subprotocol', 'payload'] : ['headers', 'payload'];
}
