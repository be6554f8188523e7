import type { WebSocket } from 'ws';
import { isRecord } from '../../../graphql/service/json.ts';
import { createRunningSubscriptions } from './runningSubscriptions.ts';
import type { SocketParts } from './subscriptionSource.ts';

/** Milliseconds. */
const keepAliveEvery = 10_000;

/**
 * A socket of subscriptions-transport-ws (PROTOCOL.md of that project): the key comes with the first message, a client of
 * another sub-protocol is closed with 1002, one without the key with 1011.
 */
export function serveLegacySocket(socket: WebSocket, { guard, start }: SocketParts): void {
  if (socket.protocol !== 'graphql-ws') {
    socket.close(1002);
    return;
  }
  const running = createRunningSubscriptions();
  let isKnown = false;
  let beat: NodeJS.Timeout | undefined;
  const send = (message: object): void => socket.send(JSON.stringify(message));

  function open(payload: unknown): void {
    const given = isRecord(payload) ? payload : {};
    // The server's onConnect looks for the header by its usual name.
    const authorization = given['Authorization'];
    if (typeof authorization !== 'string' || guard({ authorization }) !== null) {
      send({ type: 'connection_error', payload: { message: 'Not authenticated' } });
      setTimeout(() => socket.close(1011), 10);
      return;
    }
    isKnown = true;
    send({ type: 'connection_ack' });
    send({ type: 'ka' });
    beat = setInterval(() => send({ type: 'ka' }), keepAliveEvery);
    beat.unref();
  }

  async function begin(id: string, payload: unknown): Promise<void> {
    const { query, variables, operationName } = isRecord(payload) ? payload : {};
    if (!isKnown || typeof query !== 'string') {
      send({ type: 'error', id, payload: { message: 'Message payload is invalid' } });
      return;
    }
    const events = await start({
      query,
      variables: isRecord(variables) ? variables : null,
      operationName: typeof operationName === 'string' ? operationName : null,
    });
    if (!('next' in events)) {
      send({ type: 'error', id, payload: { message: events[0]?.message ?? 'Invalid subscription' } });
      return;
    }
    running.add(
      id,
      events,
      (payloadOfEvent) => send({ type: 'data', id, payload: payloadOfEvent }),
      () => send({ type: 'complete', id }),
    );
  }

  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString());
    if (!isRecord(message)) return;
    const id = String(message['id']);
    if (message['type'] === 'connection_init') open(message['payload']);
    else if (message['type'] === 'start') void begin(id, message['payload']);
    else if (message['type'] === 'stop') running.stop(id);
    else if (message['type'] === 'connection_terminate') socket.close();
    else send({ type: 'error', id, payload: { message: 'Invalid message type!' } });
  });
  socket.once('close', () => {
    clearInterval(beat);
    running.stopAll();
  });
}
