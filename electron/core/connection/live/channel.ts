import type { NetworkFailure } from '../../../../graphql/service/outcome.ts';
import type { Fetch } from '../../foundation/ports.ts';

/** A way in which services send events. */
export type Protocol = 'graphql-transport-ws' | 'sse' | 'graphql-ws' | 'phoenix';

/**
 * Where the key is: with the request as for queries, in the first message, or as the token that Phoenix takes from the
 * names of sub-protocols. Never in an address.
 */
export type KeyPlace = 'headers' | 'payload' | 'subprotocol';

/** One subscription as it is sent. */
export interface Subscribed {
  readonly query: string;
  readonly operationName: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export interface ChannelRequest {
  /** `https:`, or `http:` on this computer; the same host as for queries. */
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly keyIn: KeyPlace;
  readonly subscriptions: readonly Subscribed[];
  /** The service has taken the subscriptions. */
  readonly onOpen: () => void;
  /** Something was reported by the subscription with this index. */
  readonly onEvent: (index: number, data: unknown) => void;
  readonly signal: AbortSignal;
}

/** Why a channel ended. */
export type ChannelEnd =
  | { readonly kind: 'cancelled' }
  /** There is no such protocol at this address: another path, a web page, a server that answers something else. */
  | { readonly kind: 'notSpoken' }
  | { readonly kind: 'keyRejected' }
  /** The service does not take these subscriptions. */
  | { readonly kind: 'refused' }
  /** Connected, and then nothing. */
  | { readonly kind: 'silent' }
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'tooLarge' }
  | { readonly kind: 'quotaExceeded'; readonly waitSeconds: number | null }
  | { readonly kind: 'gatewayTrouble' }
  /** The service closed it; the code of the protocol, where it gave one. */
  | { readonly kind: 'closed'; readonly code: number | null }
  | { readonly kind: Exclude<NetworkFailure['kind'], 'cancelled'> };

/** Milliseconds and bytes. */
export interface ChannelLimits {
  /** Until the service has taken the subscriptions. */
  readonly openWithin: number;
  /** Between two heartbeats where we send them. */
  readonly pingEvery: number;
  /** A stream without heartbeats of ours is opened anew after this. */
  readonly silentAfter: number;
  /** Of one message: events are small, and what they carry is not used. */
  readonly maxBytes: number;
}

export const channelLimits: ChannelLimits = {
  openWithin: 10_000,
  pingEvery: 20_000,
  silentAfter: 120_000,
  maxBytes: 1024 * 1024,
};

export interface ChannelPorts {
  readonly fetch: Fetch;
  readonly limits: ChannelLimits;
}

/** Holds a channel open until it ends; nothing is thrown. */
export type HoldChannel = (request: ChannelRequest, ports: ChannelPorts) => Promise<ChannelEnd>;

/** What an HTTP answer in the place of a channel means. */
export function endOfStatus(status: number, retryAfter: number | null): ChannelEnd {
  if (status === 401 || status === 403) return { kind: 'keyRejected' };
  if (status === 429) return { kind: 'quotaExceeded', waitSeconds: retryAfter };
  if (status >= 300 && status < 400) return { kind: 'redirected' };
  return status >= 502 && status <= 504 ? { kind: 'gatewayTrouble' } : { kind: 'notSpoken' };
}

/**
 * What a close code of a socket means: RFC 6455 7.4.1, and the codes of graphql-transport-ws, which other protocols use
 * too. 4408 and 4504: no first message, or no answer to it, in time.
 */
export function endOfClose(code: number): ChannelEnd {
  switch (code) {
    case 4401:
    case 4403:
      return { kind: 'keyRejected' };
    case 4406:
      return { kind: 'notSpoken' };
    case 4408:
    case 4504:
      return { kind: 'silent' };
    case 1009:
      return { kind: 'tooLarge' };
    case 1002:
    case 1003:
    case 1007:
    case 4004:
      return { kind: 'unreadable' };
    default:
      return { kind: 'closed', code };
  }
}
