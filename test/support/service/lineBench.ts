import { createLine, type Line } from '../../../electron/core/connection/transport/line.ts';
import type { Send, ServiceRequest } from '../../../electron/core/connection/transport/transport.ts';
import type { Outcome } from '../../../graphql/service/outcome.ts';
import { createFakeWaiting, type FakeWaiting } from '../clock/fakeWaiting.ts';

export const query: ServiceRequest = {
  url: 'https://clinic.example/graphql',
  headers: {},
  query: 'query Desk { org { id } }',
  operationName: 'Desk',
  variables: {},
};
export const mutation: ServiceRequest = { ...query, query: 'mutation DeskBook { book { id } }' };
export const good: Outcome = { kind: 'ok', data: {} };
export const away: Outcome = { kind: 'unreachable', sent: false, code: 'ECONNREFUSED' };
export const broke: Outcome = { kind: 'unreachable', sent: true, code: 'ECONNRESET' };
export const neverAborted = new AbortController().signal;

export interface Bench {
  readonly line: Line;
  readonly waiting: FakeWaiting;
  readonly sent: ServiceRequest[];
  readonly backs: () => number;
}

/**
 * A connection to a service that gives these answers in turn, the last for ever. Each answer takes `takes`
 * milliseconds.
 */
export function bench(
  answers: readonly [Outcome, ...Outcome[]],
  { waiting = createFakeWaiting({ hurried: true }), takes = 0 }: { waiting?: FakeWaiting; takes?: number } = {},
): Bench {
  const sent: ServiceRequest[] = [];
  let backs = 0;
  const send: Send = async (request, signal, within = Infinity) => {
    sent.push(request);
    await waiting.rest(Math.min(takes, within), signal);
    if (signal.aborted) return { kind: 'cancelled', sent: true, code: 'CANCELLED' };
    if (takes >= within) return { kind: 'timeout', sent: true, code: 'DEADLINE' };
    return answers[Math.min(sent.length, answers.length) - 1] ?? answers[0];
  };
  const line = createLine({ send, waiting, onBack: () => (backs += 1) });
  return { line, waiting, sent, backs: () => backs };
}

export const trouble = (status: number): Outcome => ({ kind: 'gatewayTrouble', status });
