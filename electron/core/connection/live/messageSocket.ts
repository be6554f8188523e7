import { isRecord } from '../../../../graphql/service/json.ts';
import type { ChannelEnd, ChannelPorts, ChannelRequest } from './channel.ts';
import { createServiceSocket, createTrace, type SocketTrace, socketUrl } from './serviceSocket.ts';

/** What a protocol of JSON messages does with its socket. */
export interface MessageProtocol {
  readonly subprotocols: readonly string[];
  readonly onOpen: (send: (message: unknown) => void) => void;
  /** Called with every message; an answer ends the channel. */
  readonly onMessage: (message: unknown, send: (message: unknown) => void) => ChannelEnd | null;
  /** A heartbeat of the protocol's own, beside that of the socket. */
  readonly heartbeat?: (send: (message: unknown) => void) => void;
}

/**
 * Holds a socket that speaks such a protocol. `opened` is called by the protocol once the service has taken it; `whenRead`
 * runs something once the service has read all that was sent until then.
 */
export function holdMessageSocket(
  request: ChannelRequest,
  { limits }: ChannelPorts,
  createProtocol: (opened: () => void, whenRead: SocketTrace['whenRead']) => MessageProtocol,
): Promise<ChannelEnd> {
  return new Promise((resolve) => {
    const trace = createTrace();
    let beat: NodeJS.Timeout | undefined;
    const waiting = setTimeout(() => end({ kind: 'silent' }), limits.openWithin);
    const opened = (): void => {
      clearTimeout(waiting);
      request.onOpen();
    };
    const { subprotocols, onOpen, onMessage, heartbeat } = createProtocol(opened, (run) => trace.whenRead(run));
    const Socket = createServiceSocket(request, limits, trace);
    const socket = new Socket(socketUrl(request.url), [...subprotocols]);
    const send = (message: unknown): void => {
      if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
    };
    const cancel = (): void => end({ kind: 'cancelled' });
    function end(why: ChannelEnd): void {
      trace.end ??= why;
      clearTimeout(waiting);
      clearInterval(beat);
      request.signal.removeEventListener('abort', cancel);
      socket.terminate();
      resolve(trace.end);
    }
    socket.on('open', () => {
      onOpen(send);
      if (!heartbeat) return;
      beat = setInterval(() => heartbeat(send), limits.pingEvery);
      beat.unref();
    });
    socket.on('message', (data, isBinary) => {
      // Sound: without another `binaryType` a text comes as one buffer.
      const message = isBinary ? null : parseMessage((data as Buffer).toString());
      if (message === null) {
        end({ kind: 'unreadable' });
        return;
      }
      const why = onMessage(message, send);
      if (why) end(why);
    });
    socket.on('error', () => undefined);
    socket.on('close', () => end(trace.end ?? { kind: 'closed', code: null }));
    request.signal.addEventListener('abort', cancel, { once: true });
    if (request.signal.aborted) cancel();
  });
}

function parseMessage(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) || Array.isArray(value) ? value : null;
  } catch {
    return null;
  }
}
