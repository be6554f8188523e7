import { isRecord } from '../../../../graphql/service/json.ts';
import type { HoldChannel } from './channel.ts';
import { holdMessageSocket } from './messageSocket.ts';
import { keyPayload } from './serviceSocket.ts';

/**
 * The sub-protocol `graphql-ws` of subscriptions-transport-ws, which has no kept client: older Apollo, Hasura and
 * graphql-ruby servers speak nothing else. Its messages are init, ack, start, data, error, complete and ka.
 */
export const holdLegacy: HoldChannel = (request, ports) =>
  holdMessageSocket(request, ports, (opened) => {
    let left = request.subscriptions.length;
    return {
      subprotocols: ['graphql-ws'],
      onOpen: (send) => send({ type: 'connection_init', payload: keyPayload(request) ?? {} }),
      onMessage(message, send) {
        if (!isRecord(message)) return { kind: 'unreadable' };
        const index = Number(message['id']);
        switch (message['type']) {
          case 'connection_ack':
            request.subscriptions.forEach((payload, each) => send({ id: String(each), type: 'start', payload }));
            opened();
            return null;
          case 'connection_error':
            return { kind: 'keyRejected' };
          case 'ka':
            return null;
          case 'data': {
            const { payload } = message;
            if (request.subscriptions[index]) request.onEvent(index, isRecord(payload) ? payload['data'] : null);
            return null;
          }
          case 'error':
          case 'complete':
            left -= 1;
            if (left > 0) return null;
            return message['type'] === 'error' ? { kind: 'refused' } : { kind: 'closed', code: null };
          default:
            return { kind: 'unreadable' };
        }
      },
    };
  });
