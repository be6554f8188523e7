import type { WebSocket } from 'ws';
import { isRecord } from '../../../graphql/service/json.ts';
import { createRunningSubscriptions } from './runningSubscriptions.ts';
import type { SocketParts } from './subscriptionSource.ts';

const control = '__absinthe__:control';
/** Milliseconds after which a socket without any message is closed. */
const silentAfter = 60_000;
let documents = 0;

/**
 * A socket of Phoenix with the serializer of version 1, on which Absinthe answers (Phoenix.Socket.V1.JSONSerializer,
 * Absinthe.Phoenix.Channel): one topic is joined, documents are pushed to it, and each subscription is a topic of its own.
 */
export function servePhoenixSocket(socket: WebSocket, { start }: Pick<SocketParts, 'start'>): void {
  const running = createRunningSubscriptions();
  let isJoined = false;
  let silence = setTimeout(() => socket.close(1000), silentAfter);
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const reply = (topic: unknown, ref: unknown, status: 'ok' | 'error', response: object = {}): void =>
    send({ topic, ref, event: 'phx_reply', payload: { status, response } });

  async function push(ref: unknown, payload: unknown): Promise<void> {
    const { query, variables } = isRecord(payload) ? payload : {};
    const events = await start({ query: String(query), variables: isRecord(variables) ? variables : null });
    if (!('next' in events)) {
      reply(control, ref, 'error', { errors: events.map(({ message }) => ({ message })) });
      return;
    }
    documents += 1;
    const subscriptionId = `__absinthe__:doc:${documents}`;
    reply(control, ref, 'ok', { subscriptionId });
    const publish = (result: object): void =>
      send({
        topic: subscriptionId,
        event: 'subscription:data',
        payload: { result, subscriptionId },
        ref: null,
      });
    running.add(subscriptionId, events, publish, () => undefined);
  }

  function answer({ topic, event, payload, ref }: Readonly<Record<string, unknown>>): void {
    if (topic === 'phoenix' && event === 'heartbeat') return reply(topic, ref, 'ok');
    if (topic !== control) return reply(topic, ref, 'error', { reason: 'unmatched topic' });
    if (event === 'phx_join') {
      isJoined = true;
      return reply(topic, ref, 'ok');
    }
    if (!isJoined) return reply(topic, ref, 'error', { reason: 'unmatched topic' });
    if (event === 'doc') {
      void push(ref, payload);
      return undefined;
    }
    const id = isRecord(payload) ? String(payload['subscriptionId']) : '';
    if (event !== 'unsubscribe') return reply(topic, ref, 'error', { reason: 'unknown event' });
    running.stop(id);
    return reply(topic, ref, 'ok', { subscriptionId: id });
  }

  socket.on('message', (data: Buffer) => {
    silence.refresh();
    const message: unknown = JSON.parse(data.toString());
    // A message without its four members crashes the process behind the socket.
    if (isRecord(message) && ['topic', 'event', 'payload', 'ref'].every((name) => name in message)) answer(message);
    else socket.close(1011);
  });
  socket.once('close', () => {
    clearTimeout(silence);
    running.stopAll();
  });
}
