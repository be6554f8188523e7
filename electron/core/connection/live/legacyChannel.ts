import { isRecord } from '../../../../graphql/service/json.ts';
import type { HoldChannel } from './channel.ts';
import { holdMessageSocket } from './messageSocket.ts';
import { keyPayload } from './serviceSocket.ts';

/**
 * The sub-protocol `graphql-ws` of subscriptions-transport-ws, which has no kept client: older Apollo, Hasura and
 * graphql-ruby servers speak nothing else. Its messages are init, ack, start, data, error, complete and ka.
 */
export const holdLegacy: HoldChannel = (request, ports) =>
  holdMessageSocket(request, ports, (opened, whenRead) => {
    const refused = new Set<number>();
    return {
      subprotocols: ['graphql-ws'],
      onOpen: (send) => send({ type: 'connection_init', payload: keyPayload(request) ?? {} }),
      onMessage(message, send) {
        if (!isRecord(message)) return { kind: 'unreadable' };
        const index = Number(message['id']);
        switch (message['type']) {
          case 'connection_ack':
            request.subscriptions.forEach((payload, each) => send({ id: String(each), type: 'start', payload }));
            // Nothing acknowledges them.
            whenRead(opened);
            return null;
          case 'connection_error':
            return { kind: 'keyRejected' };
          case 'ka':
            return null;
          case 'data': {
            const result = isRecord(message['payload']) ? message['payload'] : {};
            const data = result['data'] ?? null;
            if (data === null && result['errors'] !== undefined) refused.add(index);
            else refused.delete(index);
            if (request.subscriptions[index]) request.onEvent(index, data);
            return null;
          }
          case 'error':
            refused.add(index);
            return refused.size < request.subscriptions.length ? null : { kind: 'refused' };
          case 'complete':
            // What one that the service ends would have reported is not heard any more; of what it refuses nothing was.
            if (!refused.has(index)) return { kind: 'closed', code: null };
            return refused.size < request.subscriptions.length ? null : { kind: 'refused' };
          default:
            return { kind: 'unreadable' };
        }
      },
    };
  });
