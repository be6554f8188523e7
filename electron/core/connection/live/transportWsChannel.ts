import { createClient } from 'graphql-ws/client';
import type { ChannelEnd, HoldChannel } from './channel.ts';
import { createServiceSocket, createTrace, keyPayload, socketUrl } from './serviceSocket.ts';

/** GraphQL over WebSocket, sub-protocol `graphql-transport-ws`. */
export const holdTransportWs: HoldChannel = (request, { limits }) =>
  new Promise<ChannelEnd>((resolve) => {
    const trace = createTrace();
    const payload = keyPayload(request);
    let left = request.subscriptions.length;
    const client = createClient({
      url: socketUrl(request.url),
      webSocketImpl: createServiceSocket(request, limits, trace),
      ...(payload && { connectionParams: payload }),
      // The session decides when to try again.
      retryAttempts: 0,
      on: {
        connected() {
          // The client sends the subscriptions right after this.
          setImmediate(() =>
            trace.whenRead(() => {
              clearTimeout(waiting);
              if (!isFinished) request.onOpen();
            }),
          );
        },
        closed: () => finish((trace.end ??= { kind: 'closed', code: null })),
        // A first message that breaks the protocol closes the socket, with a code of the client's own.
        error: () => {
          trace.end ??= { kind: 'unreadable' };
        },
      },
    });
    let isFinished = false;
    const finish = (end: ChannelEnd): void => {
      if (isFinished) return;
      isFinished = true;
      clearTimeout(waiting);
      request.signal.removeEventListener('abort', cancel);
      // Else the client connects again at once, after the code 1000.
      void Promise.resolve(client.dispose()).catch(() => undefined);
      client.terminate();
      trace.cut();
      resolve(end);
    };
    const waiting = setTimeout(() => finish((trace.end ??= { kind: 'silent' })), limits.openWithin);
    const cancel = (): void => finish((trace.end ??= { kind: 'cancelled' }));
    const finishOne = (end: ChannelEnd): void => {
      left -= 1;
      if (trace.end) finish(trace.end);
      else if (left === 0) finish(end);
    };
    request.signal.addEventListener('abort', cancel, { once: true });
    if (request.signal.aborted) {
      cancel();
      return;
    }
    request.subscriptions.forEach((subscription, index) => {
      let isRefused = false;
      client.subscribe(
        { ...subscription },
        {
          next({ data, errors }) {
            isRefused = (data ?? null) === null && errors !== undefined;
            request.onEvent(index, data);
          },
          // An array is the service's own refusal of this subscription; anything else ends the socket.
          error: (why) => finishOne(Array.isArray(why) ? { kind: 'refused' } : { kind: 'closed', code: codeOf(why) }),
          // What one that the service ends would have reported is not heard any more; of what it refuses nothing was.
          complete: () => (isRefused ? finishOne({ kind: 'refused' }) : finish((trace.end ??= endOfSubscription))),
        },
      );
    });
  });

const endOfSubscription: ChannelEnd = { kind: 'closed', code: null };

function codeOf(why: unknown): number | null {
  return typeof why === 'object' && why !== null && 'code' in why && typeof why.code === 'number' ? why.code : null;
}
