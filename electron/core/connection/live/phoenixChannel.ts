import { isRecord } from '../../../../graphql/service/json.ts';
import type { ChannelRequest, HoldChannel } from './channel.ts';
import { holdMessageSocket } from './messageSocket.ts';
import { keyPayload } from './serviceSocket.ts';

const control = '__absinthe__:control';

/** The token as Phoenix 1.8 takes it: beside its own sub-protocol, as the name of another. */
function tokenProtocols({ headers, keyIn }: Pick<ChannelRequest, 'headers' | 'keyIn'>): readonly string[] {
  const token = keyIn === 'subprotocol' ? (headers['authorization'] ?? '').replace(/^Bearer /i, '') : '';
  return token === '' ? [] : ['phoenix', `base64url.bearer.phx.${Buffer.from(token).toString('base64url')}`];
}

/**
 * Absinthe's subscriptions over a Phoenix channel, with the serializer of version 1: a topic is joined, every document is
 * pushed to it, and events come on topics of their own. The kept client of Phoenix is for browsers and writes what it
 * connects with into the address, where a key may not be.
 */
export const holdPhoenix: HoldChannel = (request, ports) =>
  holdMessageSocket(request, ports, (opened) => {
    let number = 0;
    let refused = 0;
    /** The index of a subscription by the number of its request, then by its topic. */
    const asked = new Map<string, number>();
    const topics = new Map<string, number>();
    const next = (): string => {
      number += 1;
      return String(number);
    };
    const join = next();
    return {
      subprotocols: tokenProtocols(request),
      onOpen: (send) =>
        send({ topic: control, event: 'phx_join', payload: keyPayload(request) ?? {}, ref: join, join_ref: join }),
      heartbeat: (send) => send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: next() }),
      onMessage(message, send) {
        if (!isRecord(message)) return { kind: 'unreadable' };
        const { event, topic, payload, ref } = message;
        if (typeof event !== 'string' || !isRecord(payload)) return { kind: 'unreadable' };
        if (event === 'phx_error' || event === 'phx_close') return { kind: 'closed', code: null };
        if (event === 'subscription:data' && typeof topic === 'string') {
          const { result } = payload;
          const index = topics.get(topic);
          if (index !== undefined) request.onEvent(index, isRecord(result) ? result['data'] : null);
          return null;
        }
        if (event !== 'phx_reply' || typeof ref !== 'string') return null;
        const isTaken = payload['status'] === 'ok';
        if (ref === join) {
          if (!isTaken) return { kind: 'keyRejected' };
          request.subscriptions.forEach(({ query, variables, operationName }, index) => {
            const own = next();
            asked.set(own, index);
            const doc = { query, variables, operationName };
            send({ topic: control, event: 'doc', payload: doc, ref: own, join_ref: join });
          });
          return null;
        }
        const index = asked.get(ref);
        if (index === undefined) return null;
        asked.delete(ref);
        const response = isRecord(payload['response']) ? payload['response'] : {};
        const id = response['subscriptionId'];
        if (isTaken && typeof id === 'string') topics.set(id, index);
        else refused += 1;
        if (refused === request.subscriptions.length) return { kind: 'refused' };
        if (asked.size === 0) opened();
        return null;
      },
    };
  });
