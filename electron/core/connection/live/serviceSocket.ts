import { WebSocket } from 'ws';
import { readRetryAfter } from '../../../../graphql/service/retryAfter.ts';
import { readNetworkFailure } from '../transport/readReply.ts';
import { type ChannelEnd, type ChannelLimits, type ChannelRequest, endOfClose, endOfStatus } from './channel.ts';

export function createTrace(): SocketTrace {
  return { end: null, cut: () => undefined, whenRead: () => undefined };
}

/** What a socket met, for the end of its channel. */
export interface SocketTrace {
  /** Set once: what happened first explains the rest. */
  end: ChannelEnd | null;
  /** Cuts the socket, in whatever state it is. */
  cut: () => void;
  /** Runs something once the service has read all that was sent until now: frames are read, and pings answered, in order. */
  whenRead: (run: () => void) => void;
}

/** What tells the ping of `whenRead` from those of the heartbeat. */
const readMark = Buffer.from('read');

/** The address of a socket at an address of the service. */
export function socketUrl(url: string): string {
  return url.replace(/^http/, 'ws');
}

/**
 * The class of one channel's socket: the key's headers with the handshake, no redirects, no compression, small messages,
 * and a heartbeat on the level of frames, which every server answers. A line that was cut without a word ends by it.
 */
export function createServiceSocket(
  { headers, keyIn }: Pick<ChannelRequest, 'headers' | 'keyIn'>,
  limits: ChannelLimits,
  trace: SocketTrace,
): new (address: string | URL, protocols?: string | string[]) => WebSocket {
  return class ServiceSocket extends WebSocket {
    constructor(address: string | URL, protocols?: string | string[]) {
      super(address, protocols, {
        headers: keyIn === 'headers' ? { ...headers } : {},
        followRedirects: false,
        perMessageDeflate: false,
        handshakeTimeout: limits.openWithin,
        maxPayload: limits.maxBytes,
      });
      trace.cut = () => this.terminate();
      trace.whenRead = (run) => {
        const onPong = (data: Buffer): void => {
          if (!data.equals(readMark)) return;
          this.off('pong', onPong);
          run();
        };
        this.on('pong', onPong);
        this.ping(readMark);
      };
      let isAlive = true;
      let beat: NodeJS.Timeout | undefined;
      const note = (end: ChannelEnd): void => {
        trace.end ??= end;
      };
      this.on('unexpected-response', (request, { statusCode = 0, headers: answered }) => {
        note(endOfStatus(statusCode, readRetryAfter(answered['retry-after'] ?? null, null)));
        request.destroy();
        this.terminate();
      });
      this.on('error', (error) => note(endOfError(error)));
      this.on('close', (code) => {
        clearInterval(beat);
        note(endOfClose(code));
      });
      this.on('open', () => {
        beat = setInterval(() => {
          if (!isAlive) {
            note({ kind: 'silent' });
            this.terminate();
            return;
          }
          isAlive = false;
          this.ping();
        }, limits.pingEvery);
        beat.unref();
      });
      const noteAlive = (): void => {
        isAlive = true;
      };
      this.on('pong', noteAlive);
      this.on('ping', noteAlive);
      this.on('message', noteAlive);
    }
  };
}

/** `ws` names what breaks its protocol, and the answer of a server that speaks another one. */
function endOfError(error: Error): ChannelEnd {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' || code === 'WS_ERR_UNSUPPORTED_DATA_PAYLOAD_LENGTH')
    return { kind: 'tooLarge' };
  if (code.startsWith('WS_ERR_')) return { kind: 'unreadable' };
  // Sub-protocols and accept keys that do not fit have no code.
  if (code === '' || code.startsWith('HPE_'))
    return /handshake has timed out/i.test(error.message) ? { kind: 'silent' } : { kind: 'notSpoken' };
  const { kind } = readNetworkFailure(error);
  return kind === 'cancelled' ? { kind: 'unreachable' } : { kind };
}

/** The payload of the first message that carries the key, as servers look for it. */
export function keyPayload({
  headers,
  keyIn,
}: Pick<ChannelRequest, 'headers' | 'keyIn'>): Record<string, unknown> | undefined {
  if (keyIn !== 'payload') return undefined;
  const { authorization } = headers;
  return { ...headers, ...(authorization !== undefined && { Authorization: authorization }), headers };
}
